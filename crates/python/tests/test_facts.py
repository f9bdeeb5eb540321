"""The tables of facts beside the tests of the engine: each row passes through the package as well.

What the columns of a table mean its head tells. A check gets the cells of a row and gives what was found
and what was expected; they are compared as texts where they are of different classes.
"""

from __future__ import annotations

import json
import re
from collections import Counter
from itertools import combinations_with_replacement, pairwise
from operator import add, ge, le, mul, xor
from pathlib import Path

import nimatron as nim
import numpy as np
import pytest
from nimatron import Game, Nimber, Ordinal, Position, Sequence
from nimatron import functions as f

CRATES = Path(__file__).resolve().parents[2]
GAMES = "games/tests/tables/"
NIMBER = "nimber/tests/tables/"


def rows(table):
    lines = (CRATES / table).read_text(encoding="utf-8").split("\n")
    return [line.split("\t") for line in lines if line and not line.startswith("#")]


class Raised:
    """What was found where something was raised: `!error` in the tables of CGSuite."""

    def __init__(self, error):
        self.error = error

    def __eq__(self, other):
        return other == "!error"

    def __repr__(self):
        return f"{type(self.error).__name__}: {self.error}"


def differs(check, row):
    """What is wrong with a row, if anything is."""
    try:
        found, expected = check(*row)
    except nim.NimatronError as error:
        found, expected = Raised(error), row[-1]
    if found == expected or not isinstance(found, Raised) and str(found) == expected:
        return None
    return f"{row}\n    found {found!r}"


# Heaps.


def heap_values(rules, first, expected):
    values = [int(value) for value in expected.split(",")]
    first = int(first)
    return nim.grundy(rules, first + len(values))[first:], values


def heap_aliases(first, others):
    values = nim.grundy(first, 400)
    return [other for other in others.split() if nim.grundy(other, 400) != values], []


def heap_code(rules, code):
    return Sequence(rules).code, code


def heap_options(code, heap, options):
    lowered = [", ".join(map(str, left)) or "0" for left in json.loads(options)]
    return Position(f"{code}: {heap}").moves(), [f"{heap} -> {left}" for left in lowered]


def told_period(rules, heaps):
    [row] = nim.survey([rules], heaps)
    return row["status"], row["preperiod"], row["period"], row["saltus"]


def heap_pattern(rules, preperiod, period, saltus):
    if period == "0":
        return told_period(rules, 401)[0], "exhausted"
    return told_period(rules, 2000), ("proved", int(preperiod), int(period), int(saltus))


def heap_periodicity(rules, limit, preperiod, period, saltus):
    found = told_period(rules, int(limit) + 1)
    if period == "-":
        # Other tests may prove a period earlier, so that nothing is claimed; it has to be seen alone.
        seen = found[0] in ("proved", "observed", "exhausted")
        return seen, True
    return found, ("proved", int(preperiod), int(period), int(saltus))


def subtraction_period(rules, preperiod, period):
    return told_period(rules, 1 << 20), ("proved", int(preperiod), int(period), 0)


FEW_HEAPS = 20_000
"""So many values of any game are there in a tenth of a second; from more no period is looked for here."""


def published_period(code, preperiod, period, largest, _source):
    repeating = int(preperiod) + int(period)
    if repeating > FEW_HEAPS:
        # Up to hundreds of billions of heaps; what is quick is that the first values keep below the largest.
        return largest == "-" or max(nim.grundy(code, FEW_HEAPS)) <= int(largest), True
    # A period is proved from twice as many heaps and the longest move.
    found = told_period(code, 2 * repeating + 1000), max(nim.grundy(code, repeating))
    return found, (("proved", int(preperiod), int(period), 0), int(largest))


SPARSE = {"0.104", "0.106", "0.16", "0.167", "0.454"}
"""Games whose values lie in a sparse space with few rare heaps: a million of them comes in a moment."""


def is_quick(code, count):
    return count <= FEW_HEAPS or code in SPARSE and count <= 1_100_000


def checksum(code, count, expected, largest):
    count = int(count)
    if not is_quick(code, count):
        # From seconds to minutes, and of a sum nothing is known before its end: the first values alone.
        return max(nim.grundy(code, FEW_HEAPS)) <= int(largest), True
    values = np.asarray(nim.grundy(code, count)).astype(np.int64)
    # The sum of the values, and that of the sums of the first 1, 2, ... of them.
    first, second = int(values.sum()), int((values * np.arange(count, 0, -1)).sum())
    found = f"{(second & 0xFFFF) << 16 | first & 0xFFFF:x}", values.max()
    return found, (expected, int(largest))


def histogram(code, heaps, expected):
    expected = Counter({int(v): int(n) for v, n in (pair.split(":") for pair in expected.split())})
    heaps = int(heaps)
    if not is_quick(code, heaps):
        # Seconds and more: the counts of the first heaps, which are no larger.
        return Counter(list(nim.grundy(code, FEW_HEAPS))[1:]) <= expected, True
    return Counter(list(nim.grundy(code, heaps + 1))[1:]), expected


def sparse_space(code, mask, twisted, rare, last):
    # The package does not tell spaces; but which heaps are rare the values tell, if the mask is given.
    # Grundy's game and 0.6 take a second for 150000 heaps, the others less.
    def is_rare(heap, value):
        # The twisted games split an odd number off, so that it is the even heaps that are turned.
        parity = (value & int(mask, 16)).bit_count() + int(twisted) * (heap + 1)
        return parity % 2 == 0

    values = nim.grundy(code, 150_000)
    heaps = [heap for heap, value in enumerate(values) if heap and is_rare(heap, value)]
    return (len(heaps), heaps[-1]), (int(rare), int(last))


# Impartial games.


def cram(board, value, misere):
    lines, columns = map(int, board.split("x"))
    squares = lines * columns
    found, expected = [], []
    # Of other boards the search takes from seconds to hours, and larger ones are not read.
    if squares <= 20 or lines == 1 and squares <= 64:
        found.append(Position(f"cram: {board}").value())
        expected.append(Nimber(int(value)))
    if misere and squares <= 16:
        found.append(Position(f"misere cram: {board}").outcome())
        expected.append(misere)
    return found, expected


def random_graph(nodes, seed, tries):
    """The arcs from each node, which lead to lesser ones: the generator of the head of the table."""
    x, arcs = seed, [set()]
    for node in range(1, nodes):
        to = set()
        for _ in range(tries):
            x = (x * 6364136223846793005 + 1442695040888963407) % 2**64
            if x >> 60 & 3:
                to.add((x >> 33) % node)
        arcs.append(to)
    return arcs


def graph(nodes, seed, tries, edges, largest, _checksum, first):
    nodes = int(nodes)
    # The values of all nodes of a graph are not told together, and one by one they take minutes: the
    # first 20 and the number of arcs, which the small graph consists of.
    arcs = random_graph(min(nodes, 1000), int(seed), int(tries))
    listed = ", ".join(f"{node}>{to}" for node in range(20) for to in sorted(arcs[node]))
    values = [Position(f"graph: {node} | {listed}").value() for node in range(20)]
    expected = [Nimber(int(value)) for value in first.split(",")]
    assert max(value.height for value in values) <= int(largest)
    assert nodes > 1000 or sum(map(len, arcs)) == int(edges)
    return values, expected


def turning_corners(stones, expected):
    position = Position(f"nimbers: ({stones.replace(';', ') (')})")
    value, count = expected.split()
    moves = position.winning_moves(most=int(count) + 1)
    return (position.value(), len(moves)), (Nimber(int(value)), int(count))


def family(text):
    """The positions that the words of a table stand for, each with its name there."""
    head, members = text.split(": ")
    if members.startswith("a<=b<"):
        sides = range(int(members.removeprefix("a<=b<")))
        names = [f"({a},{b})" for a, b in combinations_with_replacement(sides, 2)]
        return {name: f"{head}: {name}" for name in names}
    first, last = map(int, re.findall(r"\d+", members))
    is_strip = head == "treblecross"
    return {str(n): f"{head}: {'.' * n if is_strip else n}" for n in range(first, last + 1)}


def impartial(text, question, expected, _source):
    match question:
        case "value":
            return Position(text).value(), Nimber(int(expected))
        case "outcome":
            return nim.solve(text).outcome, expected
        case "winning moves":
            return set(nim.solve(text).winning_moves), set(expected.split())
        case "P-positions":
            solver = nim.Solver()
            lost = [name for name, at in family(text).items() if solver.solve(at).outcome == "P"]
            return lost, expected.split()


def dots_and_boxes(board, net, openings):
    def score(position):
        """That of the player to move, from here on."""
        answer = nim.ask({"request": "analyze", "position": str(position), "level": 0})
        return int(answer["value"]["text"])

    empty = Position(f"dots-and-boxes: {board}")
    # A first line closes no box, so that the other player moves next.
    found = {-score(empty.play(move)) for move in empty.moves()}
    return (score(empty), sorted(found)), (int(net), [int(one) for one in openings.split(", ")])


def players(kind, position, value, _source):
    answer = nim.ask({"request": "analyze", "position": position, "level": 0})
    return answer["forced"]["class"] if kind == "class" else "".join(answer["results"]), value


# Games.


def game(text):
    """A game in the notation of games, which is the one in braces; with bars outside of them it is none."""
    return Game(f"{{{text}}}" if len(parts(text, "|")) == 1 else text)


def parts(text, separator):
    """The parts of a text between signs that stand in no brackets."""
    found, depth = [""], 0
    for char in text:
        depth += (char in "{(") - (char in "})")
        if char == separator and depth == 0:
            found.append("")
        else:
            found[-1] += char
    return found


def listed(text):
    return [game(part) for part in parts(text[1:-1], ",") if part]


def is_told(call, *arguments):
    """Whether there is an answer."""
    try:
        call(*arguments)
    except nim.NimatronError:
        return False
    return True


def trajectory(wall):
    """A wall as CGSuite tells it: the mast, the corners from above, the slopes between them."""
    slopes = [0] + [(v - u) / (t - s) for (s, u), (t, v) in pairwise(wall)][::-1]
    corners = [str(temperature) for temperature, _ in wall[:0:-1]]
    return f"{wall[-1][1]},[{','.join(corners)}],[{','.join(map(str, slopes))}]"


def thermograph(g):
    walls = g.thermograph()
    return f"Thermograph({trajectory(walls.left_wall)},{trajectory(walls.right_wall)})"


def followers(g):
    found, new = {g}, [g]
    while new:
        at = new.pop()
        options = {*at.left, *at.right} - found
        found |= options
        new += options
    return list(found)


def undominated(incentives):
    kept = set(incentives)
    return [one for one in kept if not any(one < other for other in kept)]


def is_number_tiny(g):
    return g.is_number or bool(re.fullmatch(r"-?[\d/]*(tiny|miny)\(.*\)", str(g)))


def is_numberish(g):
    stops = {
        Game(stop(side))
        for side in (f.onside(g), f.offside(g))
        for stop in (f.strong_left_stop, f.strong_right_stop)
    }
    return len(stops) == 1 and stops.pop().is_number


PROPERTIES = {
    "value": lambda g: g,
    "AtomicWeight": lambda g: g.atomic_weight,
    "Birthday": f.birthday,
    "Companion": f.companion,
    "Degree": f.degree,
    "FollowerCount": f.followers,
    "Followers": followers,
    "Freeze": f.freeze,
    "Incentives": f.incentives,
    "IsAllSmall": f.is_all_small,
    "IsAtomic": lambda g: is_told(f.atomic_weight, g),
    "IsEvenTempered": f.is_even_tempered,
    "IsIdempotent": f.is_idempotent,
    "IsInfinitesimal": f.is_infinitesimal,
    "IsInteger": lambda g: g.is_number and g.mean.denominator == 1,
    "IsLoopfree": lambda g: g.is_short,
    # A nimber is the one of its birthday.
    "IsNimber": lambda g: g.is_short and g == Nimber(f.birthday(g)),
    "IsNumber": lambda g: g.is_number,
    "IsNumberTiny": is_number_tiny,
    "IsNumberish": is_numberish,
    "IsOddTempered": f.is_odd_tempered,
    "IsPlumtree": lambda g: f.is_stopper(g) and f.is_plumtree(g),
    "IsPseudonumber": f.is_pseudonumber,
    "IsStable": f.is_stable,
    "IsStopper": f.is_stopper,
    "IsStopperSided": lambda g: True,
    "IsUptimal": lambda g: is_told(f.uptimal_expansion, g),
    "IsZero": lambda g: not g,
    "LeftIncentives": lambda g: undominated(left - g for left in g.left),
    "LeftOptions": lambda g: g.left,
    "LeftStop": lambda g: g.left_stop,
    "Mean": lambda g: g.mean,
    "MisereOutcomeClass": f.misere_outcome,
    "Offside": f.offside,
    "Onside": f.onside,
    "OutcomeClass": lambda g: g.outcome,
    "ReducedCanonicalForm": f.reduced,
    "RightIncentives": lambda g: undominated(g - right for right in g.right),
    "RightOptions": lambda g: g.right,
    "RightStop": lambda g: g.right_stop,
    "StopCount": f.stops,
    "Temperature": lambda g: g.temperature,
    "Thermograph": thermograph,
    "Variety": f.variety,
}

OPERATIONS = {
    "sum": add,
    "leq": le,
    "compare": lambda g, h: f"{g <= h},{g >= h}".lower(),
    "multiple": lambda n, g: n.mean.numerator * g,
    "ConjunctiveSum": f.conjunctive,
    "ConwayProduct": f.conway,
    "Cool": Game.cool,
    "Downsum": f.downsum,
    "DownsumVariety": f.downsum_variety,
    "Heat": Game.heat,
    "NortonProduct": f.norton,
    "OrdinalSum": Game.ordinal_sum,
    "Overheat": f.overheat,
    "Pow": f.power,
    "PowTo": f.sum_of_powers,
    "SelectiveSum": f.selective,
    "Upsum": f.upsum,
    "UpsumVariety": f.upsum_variety,
}

NOT_STOPPER_SIDED = "a{0,{1|1,{*,{1+*|1+*,a}|*}}|0}"
"""A form that cannot be read as a game."""


def operation_on_games(operation, arguments, expected):
    if operation in ("IsStopper", "IsStopperSided") and arguments == NOT_STOPPER_SIDED:
        return is_told(game, arguments), expected == "true"
    given = [game(argument) for argument in arguments.split(" ; ")]
    found = {**PROPERTIES, **OPERATIONS}[operation](*given)
    if isinstance(found, bool):
        return str(found).lower(), expected
    if expected == "!error":
        return found, expected
    if isinstance(found, list):
        same = listed(expected)
        return (len(found), set(found)), (len(same), set(same))
    if isinstance(found, Game):
        assert game(str(found)) == found
        return found, game(expected)
    return found, expected


def difference(operation, arguments, answer, cgsuite):
    found, expected = operation_on_games(operation, arguments, answer)
    return (found == expected, found == game(cgsuite)), (True, False)


def partizan(text, what, expected):
    position = Position(text)
    found = Game(position.value())
    match what:
        case "value":
            return found, game(expected)
        case "atomic weight":
            return found.atomic_weight, game(expected)
        case "class":
            return found.outcome, expected
        case "mean":
            return found.mean, expected
        case "temperature":
            return found.temperature, expected


def loopy(text, what, expected):
    if what != "fate":
        return partizan(text, what, expected)
    answer = nim.ask({"request": "analyze", "position": text, "level": 1})
    fate = answer["explanation"]["because"][0]
    return f"{fate['result']} {fate['moves']}", expected


# Nimbers.


def natural(text):
    return int(text, 0)


def nimbers(text):
    return [Nimber(natural(one)) for one in text.split()]


def coefficients(polynomial):
    """The coefficients of a polynomial over two elements as bits."""
    powers = {"1": 0, "x": 1}
    terms = str(polynomial).split("+")
    return sum(1 << powers.get(term, int(term.partition("^")[2] or 0)) for term in terms)


def norm_to_half_field(bits, x):
    x, half = Nimber(natural(x)), int(bits) // 2
    # To a field in which it lies the package has no norm; it is the product of two equal conjugates.
    return f.norm(x, half) if f.degree(x) > half else x * x


def least_generator(level, expected):
    """A generator; the least one in small fields, as the package has the compatible ones only."""
    level, x = int(level), Nimber(natural(expected))
    elements = 1 << (1 << level)
    lesser = range(1, int(x.height)) if level <= 4 else ()
    assert all(f.order(Nimber(n)) < elements - 1 for n in lesser)
    return f.order(x), elements - 1


def finite_nimber(operation, arguments, result):
    first, *rest = arguments.split()
    match operation:
        case "mul":
            return mul(*nimbers(arguments)), Nimber(natural(result))
        case "inv":
            return 1 / Nimber(natural(first)), Nimber(natural(result))
        case "sqrt":
            return Nimber(natural(first)).sqrt(), Nimber(natural(result))
        case "pow":
            return Nimber(natural(first)) ** natural(rest[0]), Nimber(natural(result))
        case "solve_x2_plus_x":
            return f.halftrace(Nimber(natural(first))), Nimber(natural(result))
        case "solve_quadratic_x2_bx_c":
            b, c = nimbers(arguments)
            return f.zeros(c, b, Nimber(1)), nimbers(result)
        case "order":
            return f.order(Nimber(natural(first))), natural(result)
        case "minpoly_f2":
            return coefficients(f.minpoly(Nimber(natural(first)))), natural(result)
        case "norm_to_half_field":
            return norm_to_half_field(first, rest[0]), Nimber(natural(result))
        case "nth_roots_in_field":
            n, a = natural(rest[0]), Nimber(natural(rest[1]))
            if result == "none":
                return is_told(f.roots, a, n, int(first)), False
            return f.roots(a, n, int(first)), nimbers(result)
        case "least_generator":
            return least_generator(first, result)
        case "compatible_generator" | "compatible_generator_conditional":
            return f.generator(1 << int(first)), Nimber(natural(result))
        case "turning_corners_value_and_winning_move_count":
            return turning_corners(arguments, result)
        case _:
            base = Nimber(natural(operation.removeprefix("dlog_base_")))
            return f.log(Nimber(natural(first)), base), natural(result)


def infinite(text):
    """A nimber with t written for w^(w^w)."""
    return Nimber(text.replace("t", "(w^w^w)"))


def infinites(text):
    return [infinite(one) for one in text.split(", ")]


def is_prime(n):
    return n > 1 and all(n % m for m in range(2, int(n**0.5) + 1))


ODD_PRIMES = [n for n in range(3, 12_000) if is_prime(n)]


def kappa(q):
    """The kappa of a power of a prime, as Lenstra has it."""
    p = next(n for n in range(2, q + 1) if q % n == 0)
    return Nimber(f"2^{q // 2}" if p == 2 else f"w^(w^{ODD_PRIMES.index(p)}*{q // p})")


def degree_of_kappa(q, degree):
    if int(degree) > 16384:
        return is_told(f.degree, kappa(int(q))), False
    return f.degree(kappa(int(q))), int(degree)


def transfinite_nimber(operation, arguments, result):
    first, *rest = arguments.split(" ; ")
    match operation:
        case "add":
            return infinite(first) + infinite(rest[0]), infinite(result)
        case "mul" | "beyond_mul":
            return infinite(first) * infinite(rest[0]), infinite(result)
        case "inv":
            return infinite(first).inverse(), infinite(result)
        case "sqrt":
            return infinite(first).sqrt(), infinite(result)
        case "pow":
            return infinite(first) ** int(rest[0]), infinite(result)
        case "degree":
            return f.degree(infinite(first)), int(result)
        case "order":
            return f.order(infinite(first)), int(result)
        case "minpoly":
            return f.minpoly(infinite(first)), result
        case "roots":
            return f.roots(infinite(first), int(rest[0])), infinites(result)
        case "artin_schreier":
            y = f.halftrace(infinite(first))
            return [y, y + Nimber(1)], infinites(result)
        case "polynomial_roots":
            return f.zeros(*map(infinite, [first, *rest])), infinites(result)
        case "kappa":
            # The package does not tell the least such nimber; its degree is divisible by h at least.
            return int(f.degree(infinite(result))) % int(first), 0
        case "kappa_degree":
            return degree_of_kappa(first, result)


def alpha(prime, expected, degree):
    p = int(prime)
    found = Nimber(f"w^(w^{ODD_PRIMES.index(p)})") ** p
    if int(degree) <= 16384:
        assert f.degree(found) == int(degree)
    return found, Nimber(expected)


def cgsuite_nimber(text):
    """A nimber whose terms may stand in any order."""
    text = text.replace("omega", "w").replace("ω", "w").replace("×", "*").strip()
    if text.startswith("(") and text.endswith(")") and (text.count("(") == 1 or "+" in text):
        text = text[1:-1]
    return Nimber(f.natsum(0, 0, *map(Ordinal, parts(text, "+"))))


def cgsuite_transfinite(_area, text, value):
    number = cgsuite_nimber
    if value == "!error":
        # What CGSuite has no answer for is no fact.
        return True, True
    if row := re.fullmatch(r"\[(.*) NimProduct omega\^n for n from 0 to 9\]", text):
        products = [number(row[1]) * number(f"w^{n}") for n in range(10)]
        return products, [number(one) for one in value[1:-1].split(",")]
    if text == "(*omega) ConwayProduct *(omega^2)":
        return Nimber("w") * Nimber("w^2"), Nimber(2)
    a, operation, b = re.fullmatch(r"(.*) (NimProduct|NimSum|NimExp) (.*)", text).groups()
    if operation == "NimExp":
        return number(a) ** int(b), number(value)
    return {"NimProduct": mul, "NimSum": add}[operation](number(a), number(b)), number(value)


# Ordinals.


def spelled(text):
    """The names of a table as they are printed."""
    text = text.replace("e_0", "e0").replace("e_1", "e1")
    text = re.sub(r"G_([01])", r"Gamma\1", text).replace("G_", "Gamma_")
    return text.replace("w_1", "w1").replace("w_w", "w_(w)")


def moves_of_nim(moves):
    """Pile, height before and after, of texts like `2: w+1 -> w`."""
    parsed = (re.fullmatch(r"(?:pile )?(\d+): (.*) -> (.*)", move).groups() for move in moves)
    return [(int(pile), Ordinal(before), Ordinal(after)) for pile, before, after in parsed]


def sorted_ordinals(result):
    expected = [Ordinal(text) for text in result.split(" < ")]
    assert all(a < b and a != b and b > a for a, b in pairwise(expected))
    return sorted(reversed(expected)), expected


def ordinal_in_normal_form(text, result):
    found = Ordinal(text)
    assert found == Ordinal(result)
    # A power of powers is printed with brackets.
    return str(found), str(Ordinal(result)) if result == "w^w^w^w" else spelled(result)


def ordinal_in_base_2(text, result):
    found = str(f.base2(Ordinal(text)))
    assert Ordinal(found) == f.cantor(found) == Ordinal(text)
    powers = [f"2^{exponent}" for exponent in result.removeprefix("2^").split("+2^")]
    return list(map(Ordinal, parts(found, "+"))), list(map(Ordinal, powers))


ORDINAL_OPERATIONS = {
    "sum": add,
    "product": mul,
    "power": pow,
    "natural_sum": f.natsum,
    "natural_product": f.natprod,
    "nim_sum": xor,
    "left_subtract": lambda a, b: f.sub(b, a),
}


def ordinal(operation, arguments, result, _source):
    match operation:
        case "normal_form":
            return ordinal_in_normal_form(arguments, result)
        case "sorted":
            return sorted_ordinals(result)
        case "base2":
            return ordinal_in_base_2(arguments, result)
        case "div_rem":
            a, b = map(Ordinal, arguments.split(" ; by "))
            return [f.div(a, b), f.rem(a, b)], [Ordinal(one) for one in result.split(" , ")]
        case "nim_value":
            return nim.solve(f"nim: {arguments.replace(' ; ', ', ')}").value, Nimber(Ordinal(result))
        case "nim_winning_moves":
            found = nim.solve(f"nim: {arguments.replace(' ; ', ', ')}").winning_moves
            expected = [] if result == "none (balanced)" else result.split(", ")
            return moves_of_nim(found), moves_of_nim(expected)
        case _:
            given = map(Ordinal, arguments.split(" ; "))
            return ORDINAL_OPERATIONS[operation](*given), Ordinal(result)


def wrong_ordinal(text, picture):
    try:
        return Ordinal(text), picture
    except nim.ParseError as error:
        return str(error), picture


def wrong_ordinals():
    """The rows of the table of errors, which have several lines each."""
    table = (CRATES / NIMBER / "ordinal_errors.txt").read_text(encoding="utf-8")
    examples = [text for text in table.split("\n\n") if not text.startswith("#")]
    cut = (example.rstrip("\n").partition("\n") for example in examples)
    return [[text.removeprefix("> "), picture] for text, _, picture in cut]


# Misère play.


def told_genus(found, told):
    """A genus and the one told: that of a heap of Nim by its number, the others by their beginning."""
    heap = told.isdecimal()
    return (found, f.genus(Nimber(int(told)))) if heap else (str(found)[: len(told)], told)


HEAPS = {"forms": f.misere, "genera": f.genus, "values": f.misere_grundy}


def misere_heaps(what, code, expected):
    """What is told of the heaps from 0 on."""
    expected = expected.split(" ")
    found = [HEAPS[what](f"{code}: {heap}") for heap in range(len(expected))]
    match what:
        case "forms":
            return found, list(map(f.misere, expected))
        case "genera":
            return map(list, zip(*map(told_genus, found, expected)))
        case _:
            return found, list(map(int, expected))


def misere(what, text, expected):
    what, _, code = what.partition(" ")
    if what == "cram":
        what, text = code, f"cram: {text}"
    elif code:
        return misere_heaps(what, code, expected)
    match what:
        case "form":
            return f.misere(text), f.misere(expected)
        case "genus":
            return told_genus(f.genus(text), expected)
        case "value":
            return f.misere_grundy(text), expected
        case "birthday":
            return f.birthday(f.misere(text)), int(expected)
        case _:
            return str(f.misere_class(text)) == what, expected == "true"


# The tables.

TABLES = {
    GAMES + "cram.tsv": cram,
    GAMES + "dots_and_boxes.tsv": dots_and_boxes,
    GAMES + "graphs.tsv": graph,
    GAMES + "heap_aliases.tsv": heap_aliases,
    GAMES + "heap_codes.tsv": heap_code,
    GAMES + "heap_options.tsv": heap_options,
    GAMES + "heap_patterns.tsv": heap_pattern,
    GAMES + "heap_periodicity.tsv": heap_periodicity,
    GAMES + "heap_sequences.tsv": heap_values,
    GAMES + "impartial_rulesets.tsv": impartial,
    GAMES + "loopy_rulesets.tsv": loopy,
    GAMES + "partizan_differences.tsv": difference,
    GAMES + "partizan_forms.tsv": operation_on_games,
    GAMES + "partizan_kinds.tsv": operation_on_games,
    GAMES + "partizan_loopy_order.tsv": operation_on_games,
    GAMES + "partizan_loopy_properties.tsv": operation_on_games,
    GAMES + "partizan_loopy_sums.tsv": operation_on_games,
    GAMES + "partizan_loopy_values.tsv": operation_on_games,
    GAMES + "partizan_operations.tsv": operation_on_games,
    GAMES + "partizan_order.tsv": operation_on_games,
    GAMES + "partizan_properties.tsv": operation_on_games,
    GAMES + "partizan_rulesets.tsv": partizan,
    GAMES + "partizan_sums.tsv": operation_on_games,
    GAMES + "players.tsv": players,
    GAMES + "sequence_checksums.tsv": checksum,
    GAMES + "sequence_histograms.tsv": histogram,
    GAMES + "sparse_spaces.tsv": sparse_space,
    GAMES + "subtraction_periods.tsv": subtraction_period,
    GAMES + "turning_corners.tsv": turning_corners,
    NIMBER + "cgsuite_transfinite.tsv": cgsuite_transfinite,
    NIMBER + "nimber_facts.tsv": finite_nimber,
    NIMBER + "ordinal_errors.txt": wrong_ordinal,
    NIMBER + "ordinal_facts.tsv": ordinal,
    NIMBER + "transfinite_alphas.tsv": alpha,
    NIMBER + "transfinite_facts.tsv": transfinite_nimber,
    "engine/src/impartial/sequence/published.tsv": published_period,
    "engine/src/misere/facts.tsv": misere,
}

HEADED = {"impartial_rulesets", "sequence_checksums", "sequence_histograms", "sparse_spaces"}
"""Tables whose first row names the columns."""

MISSING = {
    "beyond_pow": "nimbers from t^t on are not multiplied",
}


def is_missing(row):
    """Whether the package cannot be asked for this."""
    operation, arguments = row[:2]
    # Outcomes are those of games that are worth something, moves those of positions.
    if (operation, arguments) in {("OutcomeClass", NOT_STOPPER_SIDED), ("80.0", "7")}:
        return True
    return operation.partition(" ")[0] in MISSING


SLOW = {"chomp: 8x13", "chomp: 9x11"}
"""What takes more than five seconds: `pytest -m slow` takes it."""

LONGEST = 200
"""So many rows are a case at most: what is wrong in one is told with its number."""


def cases():
    for table, check in TABLES.items():
        path = Path(table)
        name = "misere_facts" if path.stem == "facts" else path.stem
        read = wrong_ordinals() if path.suffix == ".txt" else rows(table)
        read = [row for row in read[path.stem in HEADED :] if not is_missing(row)]
        slow = [row for row in read if row[0] in SLOW and check is impartial]
        quick = [row for row in read if row not in slow]
        for start in range(0, len(quick), LONGEST):
            yield pytest.param(check, quick[start : start + LONGEST], id=f"{name}-{start}")
        for row in slow:
            yield pytest.param(check, [row], id=f"{name}-{row[0]}", marks=[pytest.mark.slow])


@pytest.mark.parametrize(("check", "block"), list(cases()))
def test_rows_hold(check, block):
    wrong = [found for row in block if (found := differs(check, row))]
    assert not wrong, f"{len(wrong)} of {len(block)} rows:\n" + "\n".join(wrong)


def test_all_tables_are_read():
    files = [path for folder in (GAMES, NIMBER) for path in (CRATES / folder).iterdir()]
    assert {str(path.relative_to(CRATES)) for path in files} <= set(TABLES)


def test_what_is_missing_is_known():
    tables = [table for table in TABLES if table.endswith(".tsv")]
    missing = [row for table in tables for row in rows(table) if is_missing(row)]
    assert Counter(row[0].partition(" ")[0] for row in missing) == {
        "80.0": 1,
        "OutcomeClass": 1,
        "beyond_pow": 1,
    }
