"""Rulesets: those that are there, those of files, and classes of your own."""

from __future__ import annotations

import inspect
import json
from collections.abc import Callable, Iterable, Mapping
from pathlib import Path
from typing import Any, NamedTuple, TypeVar, Unpack

from . import _native
from ._native import Position, solve
from .errors import Failed
from .limits import Limits

__all__ = ["GameEntry", "Verified", "add_rules", "ask", "games", "ruleset", "solve", "verify"]

Class = TypeVar("Class", bound=type)


class Verified(NamedTuple):
    """What a certificate proves."""

    position: Position
    """The position."""
    outcome: str
    """Who wins it: `N`, the next player, or `P`, the previous one."""
    settled: int | None
    """How many positions were settled; nothing for the data of a theorem."""


def verify(certificate: str, /, **limits: Unpack[Limits]) -> Verified:
    """Checks a certificate by the rules alone.

    >>> verify(Position("nim: 1, 2, 3").prove())
    Verified(position=Position("nim: 1, 2, 3"), outcome='P', settled=24)
    """
    return Verified(*_native.verify(certificate, **limits))


class GameEntry(NamedTuple):
    """A ruleset as it is listed."""

    name: str
    """The word before the colon of a position."""
    title: str
    """Its name."""
    example: str
    """A position."""


def games() -> list[GameEntry]:
    """The rulesets that are known.

    >>> [entry.example for entry in games() if entry.name == "kayles"]
    ['kayles: 12, 5']
    """
    return [GameEntry(*entry) for entry in _native.games()]


def ask(request: Mapping[str, Any], /, **limits: Unpack[Limits]) -> dict[str, Any]:
    """The answer to a request of the application programming interface, which docs/api.md describes.

    What has no answer is a `Failed`, with all that is known in `answer`.

    >>> ask({"request": "calc", "input": "*5 + *3"})["text"]
    '*6'
    """
    answer: dict[str, Any] = json.loads(_native.ask(json.dumps(request), **limits))
    if "error" in answer:
        raise Failed(answer["error"]["picture"], answer)
    return answer


def add_rules(file: str | Path) -> str:
    """Adds the ruleset of a file, a path or the text itself, and says what it is called.

    What may stand in a file the chapter "Your own ruleset" tells.
    """
    if isinstance(file, Path) or "\n" not in file:
        file = Path(file).read_text(encoding="utf-8")
    return _native.add_rules(file)


def ruleset(
    name: str,
    *,
    title: str | None = None,
    rules: str | Iterable[str] | None = None,
    examples: Mapping[str, str] | Iterable[str] = (),
) -> Callable[[Class], Class]:
    """Makes a ruleset of a class: its objects are positions, and are solved, explained, proved, drawn
    and played like those of any other ruleset.

    An object is hashable, compares by `==` with others, and `str` writes what stands behind the colon
    of a position. It has a method

    - `options`, which lists the positions after a move where both players have the same moves, or
    - `left` and `right`, which list them for each player.

    A move is called by what it leads to, or by a name of its own where the method lists pairs of a name
    and a position. The class may have more:

    - `parse`, a class method that reads what `str` writes; without it the class itself is called;
    - `components`, independent positions whose sum it is: then the parts are solved by themselves;
    - `canonical`, a representative of all positions that are equal by symmetry;
    - `draw`, rows of signs, of which the picture is drawn.

    Every game has to end. Whatever a method raises is raised by the computation that asked.

    >>> from dataclasses import dataclass
    >>> @ruleset("euler", rules="A move takes a proper divisor of the heap.")
    ... @dataclass(frozen=True)
    ... class Divisors:
    ...     heap: int
    ...     def __str__(self): return str(self.heap)
    ...     @classmethod
    ...     def parse(cls, text): return cls(int(text))
    ...     def options(self):
    ...         return [Divisors(self.heap - d) for d in range(1, self.heap) if self.heap % d == 0]
    >>> solve(Divisors(24)), solve("euler: 24").winning_moves
    (<euler: 24: N, 2 winning moves>, ['23', '21'])
    """

    def register(cls: Class) -> Class:
        text = rules if rules is not None else _documented(cls)
        paragraphs = [text] if isinstance(text, str) else list(text)
        shown = examples if isinstance(examples, Mapping) else dict.fromkeys(examples, "")
        _native.register_ruleset(
            cls, name, title or cls.__name__, paragraphs, list(shown.items())
        )
        return cls

    return register


def _documented(cls: type) -> str:
    """What a class says of itself; data classes are given a text that says nothing."""
    text = inspect.getdoc(cls) or ""
    return "" if text.startswith(f"{cls.__name__}(") else text
