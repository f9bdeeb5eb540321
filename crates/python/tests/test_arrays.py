"""Arrays of nimbers, beside nimbers one by one."""

import threading

import nimatron.array as na
import numpy as np
import pytest
from nimatron import Nimber

WORDS = [np.uint8, np.uint16, np.uint32, np.uint64]


def some(word, count, seed):
    """Words of all sizes, 0 and 1 among them."""
    random = np.random.default_rng(seed)
    words = random.integers(0, np.iinfo(word).max, count, dtype=word, endpoint=True)
    words >>= random.integers(0, 8 * words.itemsize, count).astype(word)
    words[:2] = [0, 1]
    return words


@pytest.mark.parametrize("word", WORDS)
def test_every_operation_is_that_of_nimbers(word):
    a, b = some(word, 200, 1), some(word, 200, 2)
    units = np.where(a == 0, word(1), a)
    for x, y, unit, product, total, square, root, inverse, quotient, cube, power in zip(
        a, b, units, na.mul(a, b), na.add(a, b), na.square(a), na.sqrt(a), na.inverse(units),
        na.div(b, units), na.power(a, 3), na.power(units, -2),
    ):
        x, y, unit = Nimber(int(x)), Nimber(int(y)), Nimber(int(unit))
        assert [x * y, x + y, x**2, x.sqrt(), unit.inverse(), y / unit, x**3, unit**-2] == [
            Nimber(int(z)) for z in (product, total, square, root, inverse, quotient, cube, power)
        ]
    assert na.dot(a, b) == int(np.bitwise_xor.reduce(na.mul(a, b)))


def test_operands_are_broadcast_as_numpy_does():
    a = np.arange(1, 7, dtype=np.uint16)
    table = na.mul(a[:, None], a)
    assert table.shape == (6, 6) and (table == table.T).all() and (table[0] == a).all()
    assert na.mul(a.reshape(2, 3), [1, 2, 3]).tolist() == [[1, 3, 2], [4, 10, 13]]
    assert na.mul(a[::2], np.uint16(2)).tolist() == [2, 1, 10]
    assert na.mul(np.uint8(2), np.uint64(2)).dtype == np.uint64
    assert na.mul(a, 1) is not a and na.mul([], 3).tolist() == []
    with pytest.raises(ValueError):
        na.mul(a, a[:4])
    with pytest.raises(TypeError):
        na.mul(a, 0.5)
    with pytest.raises(TypeError):
        na.mul(a.astype(np.int16), a)
    with pytest.raises(ValueError):
        na.mul(a, 1 << 16)
    with pytest.raises(ZeroDivisionError):
        na.inverse([1, 0])


def test_results_may_go_where_operands_lie():
    a = some(np.uint64, 1000, 3)
    square = na.mul(a, a)
    overlapping = a.copy()
    assert na.mul(overlapping, overlapping, out=overlapping) is overlapping
    assert (overlapping == square).all()
    shifted = a.copy()
    na.mul(shifted[:-1], a[1:], out=shifted[1:])
    assert (shifted[1:] == na.mul(a[:-1], a[1:])).all()
    gaps = np.zeros(2000, np.uint64)
    na.mul(a, a, out=gaps[::2])
    assert (gaps[::2] == square).all() and not gaps[1::2].any()
    with pytest.raises(ValueError):
        na.mul(a, a, out=np.empty(3, np.uint64))
    a.flags.writeable = False
    with pytest.raises(ValueError):
        na.mul(a, 1, out=a)
    assert (na.mul(a, a) == square).all()


def test_logarithms_are_those_of_powers():
    powers = na.power(np.full(1, 2, np.uint64), 2)
    assert na.log(powers, 2).tolist() == [2]
    assert na.log(np.array([1, 4], np.uint8), 4).tolist() == [0, 1]


def test_threads_multiply_at_the_same_time():
    a, b = some(np.uint64, 100_000, 4), some(np.uint64, 100_000, 5)
    expected, found = na.mul(a, b), [None] * 10

    def work(index):
        found[index] = na.mul(a, b)

    threads = [threading.Thread(target=work, args=(index,)) for index in range(10)]
    [thread.start() for thread in threads]
    [thread.join() for thread in threads]
    assert all((product == expected).all() for product in found)
