"""What can go wrong, as exceptions.

Every exception of this package is a `NimatronError`; those that answer to a mistake in a text are also
a `ValueError`, those that answer to values which do not go together also a `TypeError`.
"""

from __future__ import annotations

from typing import Any

__all__ = [
    "Exhausted",
    "Failed",
    "IllegalMove",
    "NimatronError",
    "ParseError",
    "Refused",
    "Undefined",
    "Unusable",
]


class NimatronError(Exception):
    """Something that cannot be done."""


class _AtPlace(NimatronError, ValueError):
    """A mistake at a place of a text."""

    message: str
    """What is wrong, in a sentence without a full stop."""
    text: str
    """The text that was read."""
    span: tuple[int, int]
    """Where it is wrong: the beginning and the end, in characters."""
    help: str | None
    """What to write instead."""

    def __init__(
        self, message: str, text: str, span: tuple[int, int], help: str | None, picture: str
    ) -> None:
        super().__init__(picture)
        self.message, self.text, self.span, self.help = message, text, span, help

    def __reduce__(self) -> tuple[Any, ...]:
        return type(self), (self.message, self.text, self.span, self.help, str(self))


class ParseError(_AtPlace):
    """A text that cannot be read.

    >>> from nimatron import Ordinal
    >>> try:
    ...     Ordinal("w^2 + w*")
    ... except ParseError as error:
    ...     print(error)
    error: expected an ordinal after '*'
      | w^2 + w*
      |         ^
      = an ordinal looks like w^2+w*3+7, e0 or w1
    """


class IllegalMove(_AtPlace):
    """A move that cannot be read, or that the rules forbid."""


class Undefined(NimatronError, TypeError, ValueError):
    """An operation that means nothing for these values.

    >>> from nimatron import Nimber, Ordinal
    >>> Nimber(5) + Ordinal("w")
    Traceback (most recent call last):
        ...
    nimatron.errors.Undefined: a nimber and an ordinal do not mix (the nimber of height w is written *w; among games only the natural numbers are ordinals)
    """


class Exhausted(NimatronError, RuntimeError):
    """A limit that was reached before there was an answer."""


class Refused(NimatronError, ValueError):
    """A certificate that proves nothing, and why."""


class Unusable(NimatronError, OSError):
    """A file that cannot be read, written or used, and why."""


class Failed(NimatronError, ValueError):
    """A request that has no answer."""

    answer: dict[str, Any]
    """What is answered instead: `error`, and what is `known` of a position that was not solved."""

    def __init__(self, picture: str, answer: dict[str, Any]) -> None:
        super().__init__(picture, answer)
        self.answer = answer

    def __str__(self) -> str:
        return str(self.args[0])
