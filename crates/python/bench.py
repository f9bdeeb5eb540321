"""Times of the package beside other ways to the same answer, each the best of several, in one run.

`cargo xtask bench python` runs it with the wheel of a release; galois is measured where it is installed.
"""

import importlib.util
import os
import subprocess
import sys
import time
import timeit
from pathlib import Path

import nimatron as nim

COUNT = 10**6


def best(work, turns=20):
    """Seconds of the processor for one call."""
    return min(timed(work, 1) for _ in range(turns))


def timed(work, number):
    """Seconds of the processor for one call."""
    return timeit.timeit(work, timer=time.thread_time, number=number) / number


def by_turns(works, number=10**4, turns=50):
    """Seconds for one call of each, measured by turns, so that all meet the same disturbances."""
    times = [{name: timed(work, number) for name, work in works.items()} for _ in range(turns)]
    return {name: min(turn[name] for turn in times) for name in works}


def row(what, seconds, beside=None, of=""):
    ratio = f"   {seconds / beside:8.2f} times {of}" if beside else ""
    print(f"{what:44} {seconds * 1e9:14.1f} ns{ratio}")


def mul_by_halves(a, b, bits=64):
    """The usual recursion in pure Python."""
    if a < 2 or b < 2:
        return a * b
    bits //= 2
    mask = (1 << bits) - 1
    (a1, a0), (b1, b0) = divmod(a, mask + 1), divmod(b, mask + 1)
    low = mul_by_halves(a0, b0, bits)
    high = mul_by_halves(a1 ^ a0, b1 ^ b0, bits) ^ low
    return high << bits | low ^ mul_by_halves(mul_by_halves(a1, b1, bits), 1 << bits - 1, bits)


def arrays():
    # Not before: numpy brings threads, which make memory dearer for all that is measured after it.
    import nimatron.array as na
    import numpy as np

    has_galois = importlib.util.find_spec("galois")
    random = np.random.default_rng(1)
    print(f"products of arrays of {COUNT:,}, for each element: nimatron, xor by numpy, galois")
    for word in (np.uint8, np.uint16, np.uint32, np.uint64):
        bits = 8 * np.dtype(word).itemsize
        a, b = (random.integers(0, np.iinfo(word).max, COUNT, dtype=word) for _ in range(2))
        out = np.empty_like(a)
        xor = best(lambda: np.bitwise_xor(a, b, out=out)) / COUNT
        own = best(lambda: na.mul(a, b, out=out)) / COUNT
        other = other_field(a, b, bits) if has_galois else 0
        beside = f"{other * 1e9:12.2f} ns {other / own:10.0f} times" if other else ""
        print(f"  {bits:2} bits {own * 1e9:12.3f} ns {xor * 1e9:12.3f} ns {beside}")
    numbers = [int(x) for x in a[:200]]
    pure = best(lambda: [mul_by_halves(x, y) for x, y in zip(numbers, numbers[1:])]) / 199
    row("  pure Python, 64 bits", pure, own, "an array of uint64")
    beside_the_library()


def beside_the_library():
    """Ten million products of 64 bits in Python and in the library, by turns."""
    import nimatron.array as na
    import numpy as np

    count = 10**7
    random = np.random.default_rng(1)
    a, b = (random.integers(0, 2**64 - 1, count, dtype=np.uint64) for _ in range(2))
    out = np.empty_like(a)
    own, library = [], []
    for _ in range(3):
        command = [example("products"), str(count)]
        library.append(float(subprocess.run(command, capture_output=True, check=True, text=True).stdout))
        own.append(best(lambda: na.mul(a, b, out=out), 10))
    row("  64 bits, arrays of 10 million", min(own) / count, min(library) / count, "the library")


def example(name):
    """A program that does the same without Python."""
    target = Path(os.environ.get("CARGO_TARGET_DIR", Path(__file__).parents[2] / "target"))
    return target / "release" / "examples" / name


def other_field(a, b, bits):
    """Seconds for a product in the field of galois with as many elements, in its own basis."""
    import galois
    import numpy as np

    few = 10**4 if bits == 64 else 10**6
    field = galois.GF(2**bits)
    x, y = (field([int(n) for n in part[:few]]) for part in (a, b))
    np.multiply(x, y)
    return best(lambda: x * y) / few


def scalars():
    """What operators take beyond the call of a method that does nothing, by turns."""
    w, g = nim.Ordinal("w"), nim.Game("^")
    x, y = nim.Nimber(14), nim.Nimber(2**60 + 5)
    n, m = nim.Ordinal(5), nim.Ordinal(7)
    operations = {
        "Nimber * Nimber, 4 bits": lambda: x * x,
        "Nimber * Nimber, 61 bits": lambda: y * y,
        "Nimber + Nimber": lambda: x + y,
        "Nimber == Nimber": lambda: x == y,
        "Nimber / Nimber": lambda: x / y,
        "Nimber(5)": lambda: nim.Nimber(5),
        "Ordinal + Ordinal, finite": lambda: n + m,
        "Ordinal + 1, infinite": lambda: w + 1,
        "Ordinal < Ordinal": lambda: n < m,
        "Ordinal < 7": lambda: w < 7,
        "Game + Game": lambda: g + g,
    }
    nothing = {"nothing": lambda: None, "-Nimber, which is the same": lambda: -x}
    seconds = by_turns(nothing | operations)
    print("operators, beyond nothing at all and beyond a method that gives its object back")
    for name in operations:
        beyond = [seconds[name] - seconds[other] for other in nothing]
        print(f"  {name:42} {beyond[0] * 1e9:8.0f} ns {beyond[1] * 1e9:8.0f} ns")


POSITIONS = [
    "nim: 3, 5, 7",
    "nim: 1, w+3, w^w+5, w^(w+3)+w^w*3+w*5+7, e0, w1",
    "kayles: 12, 5",
    "nimbers: (1,3) (4,7) (14,8)",
    "cram: 2x3",
    "domineering: 3x3",
    "chomp: 3x5",
    "cram: 4x4",
    "domineering: 4x4",
    "cram: 3x7",
]
"""Positions that take from a microsecond to a tenth of a second."""


def solving():
    """Reading and solving in Python beside the same in the library, by turns."""
    program = example("solve")

    def library(text, count):
        """Seconds of the processor for a process."""
        _, _, usage = os.wait4(os.posix_spawn(program, [program, str(count), text], os.environ), 0)
        return usage.ru_utime + usage.ru_stime

    def here(text, count):
        """Seconds of the processor for a call, as a program would write it."""
        names = {"solve": nim.solve, "text": text}
        return timeit.timeit("solve(text)", timer=time.thread_time, number=count, globals=names) / count

    print("nimatron.solve beside the library")
    for text in POSITIONS:
        begun = min(library(text, 0) for _ in range(10))
        count = 1 + int(0.02 / min(here(text, 3) for _ in range(2)))
        turns = [(library(text, count), here(text, count)) for _ in range(20)]
        there, seconds = map(min, zip(*turns))
        row(f"  {text[:40]}", seconds, (there - begun) / count, "the library")


def imports():
    def seconds(program):
        return min(timeit.repeat(lambda: subprocess.run([sys.executable, "-c", program]), number=1))

    bare, whole = seconds("pass"), seconds("import nimatron")
    print(f"import nimatron {(whole - bare) * 1e3:.1f} ms, beside {bare * 1e3:.1f} ms for Python")


if __name__ == "__main__":
    scalars()
    solving()
    arrays()
    imports()
