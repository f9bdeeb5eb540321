"""Dyadic rationals: the numbers among the short games."""

from __future__ import annotations

from fractions import Fraction
from numbers import Rational
from typing import Any, Self

__all__ = ["Dyadic"]


class Dyadic(Fraction):
    """A fraction whose denominator is a power of two.

    It is a `Fraction` in all that it does; sums, differences and products with others of its kind and
    with ints are dyadic again.

    >>> Dyadic(3, 4) + Dyadic(1, 4), Dyadic(3, 4) * 2, Dyadic(1, 2) + Fraction(1, 3)
    (Dyadic(1, 1), Dyadic(3, 2), Fraction(5, 6))
    >>> Dyadic("3/4") == Fraction(3, 4) == 0.75, hash(Dyadic(2)) == hash(2)
    (True, True)
    >>> Dyadic(1, 3)
    Traceback (most recent call last):
        ...
    ValueError: 1/3 is no dyadic rational: the denominator is no power of two
    """

    __slots__ = ()

    def __new__(cls, numerator: Any = 0, denominator: Any = None) -> Self:
        self = super().__new__(cls, numerator, denominator)
        if self.denominator & (self.denominator - 1):
            raise ValueError(
                f"{self.numerator}/{self.denominator} is no dyadic rational: "
                "the denominator is no power of two"
            )
        return self

    def __repr__(self) -> str:
        return f"Dyadic({self.numerator}, {self.denominator})"

    def __add__(self, other: Any) -> Any:
        return _as_dyadic(super().__add__(other), other)

    def __radd__(self, other: Any) -> Any:
        return _as_dyadic(super().__radd__(other), other)

    def __sub__(self, other: Any) -> Any:
        return _as_dyadic(super().__sub__(other), other)

    def __rsub__(self, other: Any) -> Any:
        return _as_dyadic(super().__rsub__(other), other)

    def __mul__(self, other: Any) -> Any:
        return _as_dyadic(super().__mul__(other), other)

    def __rmul__(self, other: Any) -> Any:
        return _as_dyadic(super().__rmul__(other), other)

    def __neg__(self) -> Dyadic:
        return Dyadic(-self.numerator, self.denominator)

    def __pos__(self) -> Dyadic:
        return self

    def __abs__(self) -> Dyadic:
        return Dyadic(abs(self.numerator), self.denominator)


def _as_dyadic(result: Any, other: Any) -> Any:
    """The result of an operation with `other`, dyadic if that is."""
    if isinstance(result, Rational) and isinstance(other, (int, Dyadic)):
        return Dyadic(result.numerator, result.denominator)
    return result
