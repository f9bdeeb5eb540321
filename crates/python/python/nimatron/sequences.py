"""Grundy values of heaps: sequences, periods, surveys, as arrays, frames and plots."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import TYPE_CHECKING, Any, Unpack, overload

from . import _native
from ._native import Period
from .limits import Limits

if TYPE_CHECKING:
    from matplotlib.axes import Axes

__all__ = ["Grundy", "Sequence", "grundy", "survey"]

MOST_ROWS = 200
"""Rows of a plot, if nothing else is said."""


class Grundy:
    """Grundy values of the heaps 0, 1, 2, ..., 16 bits each, which other libraries read without copying:
    numpy by `numpy.asarray`, others by the buffer, polars, pandas and pyarrow by the Arrow interface.

    >>> values = grundy("0.77", 8)
    >>> values[7], len(values), list(values[:4])
    (2, 8, [0, 1, 2, 3])
    >>> import numpy
    >>> numpy.asarray(values)
    array([0, 1, 2, 3, 1, 4, 3, 2], dtype=uint16)
    """

    __slots__ = ("_words",)

    def __init__(self, data: bytes) -> None:
        self._words = memoryview(data).cast("H")

    def __len__(self) -> int:
        return len(self._words)

    def __getitem__(self, index: Any) -> Any:
        found = self._words[index]
        return list(found) if isinstance(index, slice) else found

    def __iter__(self) -> Iterator[int]:
        return iter(self._words)

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Grundy) and self._words == other._words

    __hash__ = None  # type: ignore[assignment]

    def __reduce__(self) -> tuple[Any, ...]:
        return Grundy, (self._words.tobytes(),)

    def __repr__(self) -> str:
        shown = ", ".join(map(str, self._words[:12]))
        return f"Grundy([{shown}{', ...' if len(self) > 12 else ''}])"

    @property
    def buffer(self) -> memoryview:
        """The values as a buffer, which cannot be written."""
        return self._words

    def __array__(self, dtype: Any = None, copy: bool | None = None) -> Any:
        import numpy

        array = numpy.frombuffer(self._words, numpy.uint16)
        if dtype is not None and array.dtype != dtype:
            return array.astype(dtype)
        return array.copy() if copy else array

    def __arrow_c_array__(self, requested_schema: Any = None) -> tuple[Any, Any]:
        try:
            import nanoarrow  # type: ignore[import-untyped]
        except ImportError as error:
            raise ImportError(
                "the Arrow interface needs nanoarrow: pip install nimatron[arrow]"
            ) from error
        filled = nanoarrow.c_array_from_buffers(
            nanoarrow.uint16(), len(self), [None, self._words], null_count=0
        )
        pair: tuple[Any, Any] = filled.__arrow_c_array__(requested_schema)
        return pair


class Sequence(_native.Sequence):
    """The Grundy values of the heaps of a game; what has been computed is kept.

    Rules are an octal or hexadecimal code, a name, or a name with a set: `0.77`, `kayles`,
    `subtraction(1, 3, 4)`; or the name of a ruleset of a file whose board is a strip.

    >>> kayles = Sequence("kayles")
    >>> kayles[12], list(kayles.values(6))
    (4, [0, 1, 2, 3, 1, 4])
    >>> print(kayles.period())
    kayles: period 12 after 71, proved
    G(n+12) = G(n) for 71 ≤ n < 156, therefore for ever (Guy and Smith)
    """

    def values(self, count: int, /, **limits: Unpack[Limits]) -> Grundy:
        """The values of the heaps 0, 1, ..., `count` - 1."""
        return Grundy(self.words(count, **limits))

    @overload
    def __getitem__(self, heap: int, /) -> int: ...
    @overload
    def __getitem__(self, heaps: slice, /) -> list[int]: ...
    def __getitem__(self, heaps: int | slice, /) -> int | list[int]:
        if isinstance(heaps, slice):
            if heaps.stop is None:
                raise IndexError("a sequence has no end: a slice of it needs one")
            return [self[heap] for heap in range(heaps.stop)[heaps]]
        if heaps < 0:
            raise IndexError("heaps begin with 0")
        return self.value(heaps)

    def frame(self, count: int, /, **limits: Unpack[Limits]) -> Any:
        """The heaps with their values, as a frame of polars."""
        import numpy
        import polars

        values = numpy.asarray(self.values(count, **limits))
        return polars.DataFrame({"heap": numpy.arange(count), "value": values})

    def plot(
        self,
        count: int = 1000,
        /,
        *,
        columns: int | None = None,
        ax: Axes | None = None,
        **limits: Unpack[Limits],
    ) -> Axes:
        """The values as a picture by matplotlib, a row for each period: periodic values make columns of
        one colour. `columns` sets the length of the rows.
        """
        import numpy
        from matplotlib import pyplot

        label = f"heap modulo {columns}"
        if columns is None:
            period = self.period(max(count, 2), **limits).period
            columns = period or min(count, 100)
            label = "heap modulo the period" if period else f"heap modulo {columns}"
        if count < 1 or columns < 1:
            raise ValueError("a plot has at least one heap, and one in a row")
        rows = min(-(-count // columns), MOST_ROWS)
        values = numpy.asarray(self.values(rows * columns, **limits)).reshape(rows, columns)
        if ax is None:
            _, ax = pyplot.subplots()
        picture = ax.imshow(values, aspect="auto", interpolation="nearest", cmap="viridis")
        ax.set(title=f"Grundy values of {self.rules}", xlabel=label)
        ax.set_ylabel(f"rows of {columns} heaps")
        ax.figure.colorbar(picture, ax=ax, label="Grundy value")
        return ax

    def _repr_html_(self) -> str:
        # As wide as its cell at most.
        picture = self.svg() or f"<p>{self.rules}</p>"
        return picture.replace("<svg ", '<svg style="max-width: 100%; height: auto" ', 1)


def grundy(rules: str, count: int, /, **limits: Unpack[Limits]) -> Grundy:
    """The Grundy values of the heaps 0, 1, ..., `count` - 1 of a game.

    >>> list(grundy("subtraction(1, 2, 3)", 9))
    [0, 1, 2, 3, 0, 1, 2, 3, 0]
    """
    return Sequence(rules).values(count, **limits)


def survey(
    codes: Iterable[str], /, heaps: int = 1 << 14, **limits: Unpack[Limits]
) -> list[dict[str, Any]]:
    """What is known of the periods of many games, a row for each: rows for a frame of polars or pandas.

    >>> survey(["0.77", "0.137"])[0]
    {'code': '0.77', 'status': 'proved', 'preperiod': 71, 'period': 12, 'saltus': 0, 'computed': 192}
    """
    rows = []
    for code in codes:
        found: Period = Sequence(code).period(heaps, **limits)
        rows.append(
            {
                "code": code,
                "status": found.status,
                "preperiod": found.preperiod,
                "period": found.period,
                "saltus": found.saltus,
                "computed": found.computed,
            }
        )
    return rows
