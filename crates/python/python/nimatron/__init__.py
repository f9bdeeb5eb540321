"""Combinatorial games: solved, explained, proved and played.

>>> import nimatron as nim
>>> s = nim.solve("nim: 3, 5, 7")
>>> s.outcome, s.value, s.winning_moves
('N', Nimber(1), ['1: 3 -> 2', '2: 5 -> 4', '3: 7 -> 6'])
>>> nim.Nimber(14) * nim.Nimber(8)
Nimber(10)
>>> nim.Ordinal("w") + 1 > nim.Ordinal("w")
True
>>> nim.Game("{2|-1}").temperature
Dyadic(3, 2)
>>> list(nim.grundy("kayles", 12))
[0, 1, 2, 3, 1, 4, 3, 2, 1, 4, 2, 6]

Long computations take limits as keyword arguments: `seconds`, `nodes`, `memory` in bytes, `threads`,
and `progress`, a function that is told the number of positions that were looked at. What is not done
within them is an `Exhausted`; Ctrl-C ends them at once.
"""

from __future__ import annotations

from . import array, errors, functions, jobs
from ._native import (
    Explanation,
    Game,
    Nimber,
    Ordinal,
    Period,
    Position,
    Solution,
    Solver,
    Thermograph,
    Value,
    __version__,
    calc,
    call,
)
from .errors import (
    Exhausted,
    Failed,
    IllegalMove,
    NimatronError,
    ParseError,
    Refused,
    Undefined,
    Unusable,
)
from .numbers import Dyadic
from .pictures import Picture
from .rulesets import Verified, add_rules, ask, games, ruleset, solve, verify
from .sequences import Sequence, grundy, survey

__all__ = [
    "Dyadic",
    "Exhausted",
    "Explanation",
    "Failed",
    "Game",
    "IllegalMove",
    "NimatronError",
    "Nimber",
    "Ordinal",
    "ParseError",
    "Period",
    "Picture",
    "Position",
    "Refused",
    "Sequence",
    "Solution",
    "Solver",
    "Thermograph",
    "Undefined",
    "Unusable",
    "Value",
    "Verified",
    "__version__",
    "add_rules",
    "array",
    "ask",
    "calc",
    "call",
    "errors",
    "functions",
    "games",
    "grundy",
    "jobs",
    "ruleset",
    "solve",
    "survey",
    "verify",
]
