"""Writes `nimatron/functions.py` from the table of the engine."""

import re

from nimatron import _native

HEAD = '''"""The functions of the calculator, as functions of Python.

Operands are ints, fractions, `Ordinal`, `Nimber`, `Game`, and texts, which are read as expressions:

>>> from nimatron import Game
>>> cool(Game("{2|-1}"), 1), cool("{2|-1}", "1/2")
(Game('{1|0}'), Game('{3/2|-1/2}'))

This file is made from the table of the engine; the tests compare both.
"""

from __future__ import annotations

from typing import Any, Unpack

from ._native import call
from .limits import Limits

Operand = Any
'''


def written() -> str:
    """The text of the module."""
    parts, names = [HEAD], []
    for name, signature, summary, (example, answer) in _native.functions():
        names.append(name)
        listed = signature[signature.index("(") + 1 : -1]
        optional = re.search(r"\[, (\w+)\]", listed)
        needed = re.sub(r"\[.*\]", "", listed).split(", ")
        if needed[0].startswith("'"):
            needed = ["form"]
        declared, given = [], []
        for argument in needed:
            if argument == "...":
                continue
            declared.append(f"{argument}: Operand")
            given.append(argument)
        declared.append("/")
        beside = ""
        if "..." in needed:
            declared[-1:] = ["/", "*more: Operand"]
            given.append("*more")
        elif optional:
            declared[-1:] = [f"{optional[1]}: Operand | None = None", "/"]
            beside = f"    more = () if {optional[1]} is None else ({optional[1]},)\n"
            given.append("*more")
        declared.append("**limits: Unpack[Limits]")
        arguments = ", ".join([f'"{name}"', *given, "**limits"])
        head = f"def {name}({', '.join(declared)}) -> Any:"
        if len(head) > 100:
            head = f"def {name}(\n    {', '.join(declared)}\n) -> Any:"
        # A summary may be longer than a line.
        summary = summary[0].upper() + summary[1:]
        parts.append(
            f'{head}\n    r"""{summary}.\n\n    `{example}` = `{answer}`\n    """\n'
            f"{beside}    return call({arguments})\n"
        )
    listing = "".join(f'    "{name}",\n' for name in sorted([*names, "Operand"]))
    parts.insert(1, f"__all__ = [\n{listing}]\n")
    return "\n\n".join(part.rstrip("\n") for part in parts) + "\n"


if __name__ == "__main__":
    print(written(), end="")
