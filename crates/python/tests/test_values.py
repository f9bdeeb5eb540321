"""Ordinals, nimbers, games and dyadic rationals as Python's values."""

import copy
import itertools
import pickle
from fractions import Fraction

import nimatron as nim
import pytest
from nimatron import Dyadic, Game, Nimber, Ordinal

ORDINALS = [Ordinal(text) for text in ["0", "1", "7", "w", "w+1", "w*2+3", "w^2", "w^w+5", "e0", "w1"]]
NIMBERS = [Nimber(text) for text in ["0", "1", "2", "5", "255", "65536", "w", "w+1", "w^2+3"]]
GAMES = [Game(text) for text in ["0", "1", "-1/2", "*", "*3", "^", "v*", "+-1", "{2|-1}", "{3|{1|-2}}"]]


@pytest.mark.parametrize(
    "value",
    [
        *ORDINALS,
        *NIMBERS,
        *GAMES,
        Game("over"),
        Nimber(2**70 + 1),
        Ordinal(10**40),
        Dyadic(3, 4),
        nim.Position("nim: 3, w+1"),
        nim.Position("misere kayles: 4, 2"),
        nim.Position("domineering(turn=right): 2x3"),
    ],
    ids=repr,
)
def test_what_is_written_reads_back(value):
    assert eval(repr(value), vars(nim)) == value
    assert pickle.loads(pickle.dumps(value)) == value
    assert copy.copy(value) == copy.deepcopy(value) == value
    assert hash(copy.copy(value)) == hash(value)
    if not isinstance(value, nim.Position):
        assert type(value)(str(value)) == value


@pytest.mark.parametrize(
    "value",
    [
        nim.Sequence("kayles").period(),
        nim.Position("nim: 3, 5").explain(2),
        Game("{2|-1}").thermograph(),
        nim.functions.thermograph("{3|1}"),
        nim.calc("*[2#1] + *[2]"),
    ],
    ids=lambda value: type(value).__name__,
)
def test_answers_are_pickled(value):
    again = pickle.loads(pickle.dumps(value))
    assert again == value and (repr(again), str(again)) == (repr(value), str(value))


def test_what_cannot_be_pickled_says_so():
    for value, why in [
        (nim.solve("nim: 3, 5"), "pickle its position"),
        (nim.calc("genus(*2)"), "a genus cannot be pickled"),
        (nim.calc("thermograph({2|-1})"), "cannot be pickled"),
    ]:
        with pytest.raises(TypeError, match=why):
            pickle.dumps(value)
    kayles = pickle.loads(pickle.dumps(nim.Sequence("kayles")))
    assert kayles.rules == "kayles" and kayles[12] == 4


def test_equal_values_have_equal_hashes_whatever_their_classes():
    every = [*ORDINALS, *NIMBERS, *GAMES, 0, 1, 7, -1, Fraction(-1, 2), Dyadic(-1, 2), Dyadic(1), True]
    for a, b in itertools.product(every, every):
        assert (a == b) == (b == a), (a, b)
        if a == b:
            assert hash(a) == hash(b), (a, b)
    assert len({0, Ordinal(0), Nimber(0), Game(0), Dyadic(0)}) == 1
    assert len({1, Ordinal(1), Nimber(1), Game(1)}) == 2


def test_equality_is_transitive():
    every = [*ORDINALS, *NIMBERS, *GAMES, 0, 1, 7, True, Fraction(-1, 2), Dyadic(-1, 2)]
    for a, b, c in itertools.product(every, repeat=3):
        if a == b and b == c:
            assert a == c, (a, b, c)


def test_ordinals_are_ordered_and_absorb():
    assert sorted(reversed(ORDINALS)) == ORDINALS
    w = Ordinal("w")
    assert 1 + w == w < w + 1
    assert 2 * w == w < w * 2
    assert 2**w == w
    assert (w + 1) ** 2 == Ordinal("w^2+w+1")
    assert (w ^ 5) ^ 5 == w
    assert int(Ordinal(5)) == 5 and [10, 20][Ordinal(1)] == 20
    with pytest.raises(OverflowError):
        int(w)
    with pytest.raises(ValueError):
        Ordinal(-1)


def test_nimbers_are_a_field():
    for x, y, z in itertools.product(NIMBERS[:7], repeat=3):
        assert x * (y + z) == x * y + x * z
        assert x * y == y * x
        assert x - y == x + y
    for x in NIMBERS:
        assert x + x == 0
        if x:
            assert x * x.inverse() == Nimber(1) == x / x == x * x**-1
        assert x.sqrt() ** 2 == x
    with pytest.raises(ZeroDivisionError):
        1 / Nimber(0)


def test_games_are_an_ordered_group():
    for g, h in itertools.product(GAMES, GAMES):
        assert g - g == 0
        assert g + h == h + g
        assert (g > h) == (h < g) == (g - h > 0)
        assert [g > h, g < h, g == h, g.confused_with(h)].count(True) == 1
    assert 2 * Game("*") == 0 and 3 * Game("^") == Game("^3")
    assert Game(left=[Game("*")], right=[0]) == Game("{*|0}")
    assert Game(Fraction(-3, 8)) == Fraction(-3, 8)
    assert Game("{2|-1}").thermograph().mean == Dyadic(1, 2)
    assert "<svg" in Game("{2|-1}").thermograph()._repr_svg_()


def test_what_does_not_go_together_is_refused():
    for make in [
        lambda: Nimber(5) + Ordinal("w"),
        lambda: Game("^") + Ordinal("w"),
        lambda: Game("^") * Game("^"),
        lambda: Game(Fraction(1, 3)),
        lambda: Game("over").mean,
    ]:
        with pytest.raises(nim.Undefined):
            make()
    for make in [lambda: Nimber(5) * "2", lambda: Ordinal(5) + 0.5, lambda: Game("^") + "^"]:
        with pytest.raises(TypeError):
            make()
    assert Nimber(5) != "5" and Game("^") != "^"


def test_mistakes_have_a_place():
    with pytest.raises(nim.ParseError) as caught:
        Ordinal("ω^2 + w*")
    error = caught.value
    assert error.span == (8, 8) and error.text == "ω^2 + w*" and isinstance(error, ValueError)
    assert "         ^" in str(error)
    again = pickle.loads(pickle.dumps(error))
    assert (str(again), again.span, again.help) == (str(error), error.span, error.help)


def test_values_are_shown_in_notebooks():
    for value in [Ordinal("w^2"), Nimber("w"), Game("{1|*}"), nim.calc("polynomial(*7)")]:
        assert "<math" in value._repr_html_()
        assert value._repr_latex_().startswith("$")


def test_numbers_are_fractions():
    half = Dyadic(1, 2)
    assert isinstance(half, Fraction) and half + half == 1 and type(half * 3) is Dyadic
    assert type(half + Fraction(1, 3)) is Fraction and half + 0.5 == 1.0
    assert Game(half) + 1 == Fraction(3, 2)
    with pytest.raises(ValueError):
        Dyadic(1, 3)
