"""The limits of long computations."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, TypedDict

__all__ = ["Limits"]


class Limits(TypedDict, total=False):
    """The keyword arguments of everything that can take long."""

    seconds: float | None
    """Time on the clock."""
    nodes: int | None
    """Number of positions that are looked at: the same work on every machine."""
    memory: int | None
    """Bytes that tables may take."""
    threads: int | None
    """Number of threads that search; one if nothing is said."""
    progress: Callable[[int], Any] | None
    """Told the number of positions that were looked at, ten times a second."""
