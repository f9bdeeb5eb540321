"""Nimbers in arrays of numpy, of uint8, uint16, uint32 and uint64: a field of 2^8, ..., 2^64 elements each.

Operands are broadcast as numpy does, and brought to the wider of their types; numbers and lists are taken
for arrays. Nothing is copied that lies in one piece; other threads run meanwhile. `out` is where the result
goes, as for the functions of numpy.

>>> import numpy as np
>>> mul(np.array([14, 2, 16], np.uint64), np.array([8, 2, 16], np.uint64))
array([10,  3, 24], dtype=uint64)
>>> table = np.arange(4, dtype=np.uint8)
>>> mul(table[:, None], table)
array([[0, 0, 0, 0],
       [0, 1, 2, 3],
       [0, 2, 3, 1],
       [0, 3, 1, 2]], dtype=uint8)
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from . import _native

if TYPE_CHECKING:
    import numpy as np
    from numpy.typing import ArrayLike, NDArray

    _Array = NDArray[np.unsignedinteger[Any]]

__all__ = ["add", "div", "dot", "inverse", "log", "mul", "power", "sqrt", "square"]


def _words(operand: ArrayLike, beside: Any = None) -> _Array:
    """An operand as an array of words; ints without a type have that of the other operand."""
    import numpy as np

    array = np.asarray(operand)
    if not array.size and not isinstance(operand, np.ndarray):
        array = array.astype(np.uint64)
    if array.dtype.kind in "iu" and not isinstance(operand, np.ndarray | np.generic):
        word = getattr(beside, "dtype", np.dtype(np.uint64))
        if word.kind != "u":
            word = np.dtype(np.uint64)
        if array.size and (array.min() < 0 or int(array.max()) > np.iinfo(word).max):
            raise ValueError(f"there are numbers that are no nimbers of {word}")
        array = array.astype(word)
    if array.dtype.kind != "u":
        raise TypeError(
            f"nimbers stand in arrays of uint8, uint16, uint32 or uint64, not of {array.dtype}"
        )
    return array


def _out(shape: tuple[int, ...], word: Any, out: _Array | None, *operands: _Array) -> tuple[Any, Any]:
    """Where the result goes: the array that is returned, and one without gaps that shares no memory with
    the operands.
    """
    import numpy as np

    if out is None:
        out = np.empty(shape, word)
        return out, out
    if out.shape != shape or out.dtype != word:
        raise ValueError(f"out is to be of {np.dtype(word)} with the shape {shape}")
    is_apart = not any(np.may_share_memory(out, operand) for operand in operands)
    return out, out if is_apart and out.flags.c_contiguous else np.empty(shape, word)


def _flat(array: _Array, word: Any, shape: tuple[int, ...]) -> Any:
    import numpy as np

    whole = np.broadcast_to(array, shape)
    return np.ascontiguousarray(whole, dtype=word).reshape(-1)


def mul(left: ArrayLike, right: ArrayLike, out: _Array | None = None) -> Any:
    """The products.

    >>> mul(14, 8), mul([1, 2, 3], 2)
    (np.uint64(10), array([2, 3, 1], dtype=uint64))
    """
    import numpy as np

    a, b = _words(left, right), _words(right, left)
    word = np.promote_types(a.dtype, b.dtype)
    shape = np.broadcast_shapes(a.shape, b.shape)
    result, to = _out(shape, word, out, a, b)
    flat = to.reshape(-1)
    if b.ndim == 0:
        _native.array_scale(int(b), _flat(a, word, shape), flat)
    elif a.ndim == 0:
        _native.array_scale(int(a), _flat(b, word, shape), flat)
    else:
        _native.array_multiply(_flat(a, word, shape), _flat(b, word, shape), flat)
    return _done(result, to)


def add(left: ArrayLike, right: ArrayLike, out: _Array | None = None) -> Any:
    """The sums: `numpy.bitwise_xor`.

    >>> add(5, 3)
    np.uint64(6)
    """
    import numpy as np

    return np.bitwise_xor(_words(left, right), _words(right, left), out=out)


def div(left: ArrayLike, right: ArrayLike, out: _Array | None = None) -> Any:
    """The quotients.

    >>> div(10, 8)
    np.uint64(14)
    """
    return mul(left, inverse(_words(right, left)), out)


def _map(name: str, operand: ArrayLike, out: _Array | None) -> Any:
    a = _words(operand)
    result, to = _out(a.shape, a.dtype, out, a)
    _native.array_map(name, _flat(a, a.dtype, a.shape), to.reshape(-1))
    return _done(result, to)


def inverse(operand: ArrayLike, out: _Array | None = None) -> Any:
    """The inverses.

    >>> inverse([1, 2, 3])
    array([1, 3, 2], dtype=uint64)
    """
    a = _words(operand)
    if a.size and not a.all():
        raise ZeroDivisionError("division of a nimber by 0")
    return _map("inverse", a, out)


def sqrt(operand: ArrayLike, out: _Array | None = None) -> Any:
    """The square roots: every nimber has one.

    >>> square(sqrt([5, 6, 7]))
    array([5, 6, 7], dtype=uint64)
    """
    return _map("sqrt", operand, out)


def square(operand: ArrayLike, out: _Array | None = None) -> Any:
    """The squares."""
    return _map("square", operand, out)


def power(base: ArrayLike, exponent: int, out: _Array | None = None) -> Any:
    """The powers with one exponent, which may be negative.

    >>> power([2, 3, 4], 3), power(2, -1)
    (array([ 1,  1, 14], dtype=uint64), np.uint64(3))
    """
    a = _words(base)
    bits = 8 * a.dtype.itemsize
    if exponent < 0:
        if a.size and not a.all():
            raise ZeroDivisionError("division of a nimber by 0")
    # The group of the field has 2^bits - 1 elements; 0^n is 0 but for n = 0.
    order = (1 << bits) - 1
    reduced = exponent % order
    if reduced == 0 and exponent != 0:
        reduced = order
    result, to = _out(a.shape, a.dtype, out, a)
    _native.array_power(_flat(a, a.dtype, a.shape), reduced, to.reshape(-1))
    return _done(result, to)


def log(operand: ArrayLike, base: int | None = None) -> Any:
    """The logarithms, one after the other, as `nimatron.functions.log` has them: to the generator of the
    field in which each lies, or to a base.

    >>> log([1, 2, 3], 2).tolist()
    [0, 1, 2]
    """
    import numpy as np

    from . import call
    from ._native import Nimber

    a = _words(operand)
    beside = [] if base is None else [Nimber(base)]
    logs = [int(call("log", Nimber(int(x)), *beside)) for x in a.reshape(-1)]
    return np.array(logs, np.uint64).reshape(a.shape)


def dot(left: ArrayLike, right: ArrayLike) -> int:
    """The sum of the products of two arrays in one dimension.

    >>> dot([1, 2, 3], [3, 2, 1])
    3
    """
    import numpy as np

    a, b = _words(left, right), _words(right, left)
    if a.ndim != 1 or a.shape != b.shape:
        raise ValueError(f"expected two arrays in one dimension, not {a.shape} and {b.shape}")
    word = np.promote_types(a.dtype, b.dtype)
    return _native.array_dot(_flat(a, word, a.shape), _flat(b, word, b.shape))


def _done(result: Any, to: Any) -> Any:
    """The result with what was computed beside it; a number where there is no dimension."""
    if result is not to:
        result[...] = to
    return result if result.ndim else result[()]
