"""The package where there is nothing else: what is answered without numpy, and what asks for it."""

import importlib.util
import pickle

import nimatron as nim

assert importlib.util.find_spec("numpy") is None
solution = nim.solve("nim: 1, w+3, w^w+5, w^(w+3)+w^w*3+w*5+7, e0, w1")
assert solution.outcome == "N" and solution.winning_moves == ["6: w1 -> e0+w^(w+3)+w^w*2+w*4"]
assert nim.Nimber(14) * nim.Nimber(8) == nim.Nimber(10)
assert pickle.loads(pickle.dumps(nim.Game("{2|-1}"))).temperature == nim.Dyadic(3, 2)
assert list(nim.grundy("kayles", 5)) == [0, 1, 2, 3, 1]
assert "<svg" in nim.Position("nim: 3, 5").svg()
try:
    nim.array.mul([1, 2], 3)
except ImportError:
    pass
else:
    raise AssertionError("arrays need numpy")
