"""Rulesets that are classes of Python."""

import threading
from dataclasses import dataclass
from functools import cache

import nimatron as nim
import pytest
from nimatron import Game, Nimber, Position


def heap(name, taken, **more):
    """A heap of which some numbers of counters may be taken."""

    @nim.ruleset(name, title=f"Take {taken}", rules="Take some.", examples={"5": "a heap"})
    @dataclass(frozen=True)
    class Heap:
        size: int

        def __str__(self):
            return str(self.size)

        @classmethod
        def parse(cls, text):
            return cls(int(text))

        def options(self):
            return [Heap(self.size - some) for some in taken if some <= self.size]

    for method, function in more.items():
        setattr(Heap, method, function)
    return Heap


@nim.ruleset("bites", title="Bites", rules=["Left takes a column, Right a row."])
class Bites:
    """Cutcake, written for Python."""

    def __init__(self, text):
        self.sides = tuple(map(int, text.split("x")))

    def __str__(self):
        return "x".join(map(str, self.sides))

    def __eq__(self, other):
        return self.sides == other.sides

    def __hash__(self):
        return hash(self.sides)

    def left(self):
        rows, columns = self.sides
        return [(f"cut at {at}", Rest(rows, at, columns - at)) for at in range(1, columns)]

    def right(self):
        rows, columns = self.sides
        return [(f"cut at {at}", Rest(columns, at, rows - at, True)) for at in range(1, rows)]

    def components(self):
        return [self]

    def draw(self):
        return ["#" * self.sides[1]] * self.sides[0]


class Rest(Bites):
    """Two pieces of a cake."""

    def __init__(self, side, first, second, is_upright=False):
        pieces = [(length, side) if is_upright else (side, length) for length in (first, second)]
        self.pieces = [Bites(f"{rows}x{columns}") for rows, columns in pieces]
        self.sides = tuple(sorted(piece.sides for piece in self.pieces))

    def __str__(self):
        return " ".join(map(str, self.pieces))

    def left(self):
        return self._moves("left")

    def right(self):
        return self._moves("right")

    def _moves(self, player):
        raise AssertionError("a sum is taken apart")

    def components(self):
        return self.pieces


def test_an_impartial_class_is_a_ruleset():
    Heap = heap("take", (1, 3, 4))
    native = nim.grundy("subtraction(1, 3, 4)", 40)
    for size in range(40):
        position = Position(Heap(size))
        assert position == Position(f"take: {size}")
        assert position.value() == Nimber(native[size])
    position = Position("take: 10")
    assert position.title == "Take (1, 3, 4)" and position.ruleset == "take"
    assert position.moves() == ["9", "7", "6"]
    assert [position.play(move).outcome() for move in position.winning_moves()] == ["P", "P"]
    assert nim.verify(position.prove())[1] == "N"
    assert str(position.explain(2)) and position.svg() is None
    assert Position("take: 10 + kayles: 3").value() == Nimber(native[10]) + Nimber(3)
    assert nim.ask({"request": "position", "position": "take: 4"})["position"] == "take: 4"


def test_misere_play_agrees_with_the_recursion():
    heap("misere-take", (1, 2, 5))

    @cache
    def wins(size):
        return size == 0 or any(not wins(size - some) for some in (1, 2, 5) if some <= size)

    for size in range(20):
        expected = "N" if wins(size) else "P"
        assert Position(f"misere misere-take: {size}").outcome() == expected


def test_a_partizan_class_is_a_ruleset():
    for sides in ["1x3", "2x3", "3x4", "4x5", "4x7"]:
        assert Position(f"bites: {sides}").value() == Position(f"cutcake: {sides}").value()
    position = Position("bites: 2x3")
    assert position.turn == "left" and position.moves() == ["cut at 1", "cut at 2"]
    assert isinstance(position.value(), Game)
    assert "<svg" in position.svg()


def test_symmetry_may_be_told():
    seen = []

    def canonical(self):
        seen.append(self.size)
        return self

    heap("symmetric", (1, 2), canonical=canonical)
    assert Position("symmetric: 6").outcome() == "P" and seen


def test_whatever_raises_is_raised_and_forgotten():
    broken = True

    def options(self):
        if broken and self.size == 3:
            raise LookupError("three")
        return [type(self)(self.size - some) for some in (1, 2) if some <= self.size]

    Heap = heap("breaks", (1, 2), options=options)
    position = Position(Heap(10))
    for work in (position.outcome, position.value, position.prove, lambda: nim.solve("breaks: 8")):
        with pytest.raises(LookupError) as caught:
            work()
        assert caught.value.__notes__ == ["in the position breaks: 3"]
    assert nim.solve("kayles: 5").outcome == "N"
    broken = False
    assert position.outcome() == "N" and position.value() == Nimber(1)


def test_one_that_raises_spoils_no_other_thread():
    def options(self):
        if self.size == 1000:
            raise LookupError
        return [type(self)(self.size - some) for some in (1, 2) if some <= self.size]

    Heap = heap("spoils", (1, 2), options=options)
    wrong = []

    def work(size):
        for _ in range(20):
            try:
                value = Position(Heap(size)).value()
            except LookupError:
                continue
            if size >= 1000 or value != Nimber(size % 3):
                wrong.append((size, value))

    threads = [threading.Thread(target=work, args=(size,)) for size in (50, 1000, 61, 1000, 40)]
    [thread.start() for thread in threads]
    [thread.join() for thread in threads]
    assert wrong == []


@pytest.mark.parametrize(
    "options",
    [
        lambda self: None,
        lambda self: [5],
        lambda self: [("a", "b", "c")],
        lambda self: [("a", type(self)(self.size - some)) for some in (1, 2) if some <= self.size],
        lambda self: [(1, type(self)(self.size - 1))] if self.size else [],
        lambda self: 1 / 0,
    ],
)
def test_mistakes_in_a_class_are_told(options):
    Heap = heap("mistaken", (1,), options=options)
    with pytest.raises((TypeError, ValueError, ZeroDivisionError, AttributeError)):
        nim.solve(Heap(3)).winning_moves  # noqa: B018


def test_a_game_that_does_not_end_is_no_game():
    Heap = heap("endless", (1,), options=lambda self: [type(self)(1 - self.size)])
    with pytest.raises(RecursionError, match="every game has to end"):
        nim.solve(Heap(0))


def test_names_are_taken_once():
    heap("again", (1,))
    heap("again", (1, 2))
    assert Position("again: 2").value() == Nimber(2)
    old = heap("again", (1,))(3)
    heap("again", (1,))
    with pytest.raises(TypeError, match="make the object again"):
        Position(old)
    for name in ["kayles", "Two Words", "a+b", ""]:
        with pytest.raises(ValueError):
            heap(name, (1,))
    with pytest.raises(TypeError):
        nim.ruleset("nothing")(object)
    with pytest.raises(TypeError):
        Position(object())
    with pytest.raises(nim.ParseError, match="invalid literal"):
        Position("again: x")
