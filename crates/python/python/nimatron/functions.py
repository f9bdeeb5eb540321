"""The functions of the calculator, as functions of Python.

Operands are ints, fractions, `Ordinal`, `Nimber`, `Game`, and texts, which are read as expressions:

>>> from nimatron import Game
>>> cool(Game("{2|-1}"), 1), cool("{2|-1}", "1/2")
(Game('{1|0}'), Game('{3/2|-1/2}'))

This file is made from the table of the engine; the tests compare both.
"""

from __future__ import annotations

from typing import Any, Unpack

from ._native import call
from .limits import Limits

Operand = Any

__all__ = [
    "Operand",
    "atomic_weight",
    "base2",
    "binary",
    "birthday",
    "cantor",
    "companion",
    "confusion_interval",
    "conjugate",
    "conjunctive",
    "conway",
    "cool",
    "degree",
    "digits",
    "div",
    "downsum",
    "downsum_variety",
    "express",
    "followers",
    "freeze",
    "fundamental",
    "generator",
    "genus",
    "halftrace",
    "heat",
    "height",
    "hotstrat",
    "incentives",
    "inverse",
    "is_all_small",
    "is_even_tempered",
    "is_idempotent",
    "is_infinitesimal",
    "is_number",
    "is_odd_tempered",
    "is_plumtree",
    "is_pseudonumber",
    "is_stable",
    "is_stopper",
    "left",
    "left_stop",
    "log",
    "mean",
    "mex",
    "minpoly",
    "miny",
    "misere",
    "misere_class",
    "misere_grundy",
    "misere_outcome",
    "natprod",
    "natsum",
    "nimsum",
    "norm",
    "norton",
    "offside",
    "onside",
    "order",
    "ordinal_sum",
    "outcome",
    "overheat",
    "phi",
    "polynomial",
    "power",
    "pred",
    "reduced",
    "rem",
    "right",
    "right_stop",
    "root",
    "roots",
    "selective",
    "simplification",
    "sqrt",
    "stops",
    "strong_left_stop",
    "strong_right_stop",
    "sub",
    "succ",
    "sum_of_powers",
    "temperature",
    "thermograph",
    "thermostrat",
    "tiny",
    "trace",
    "upsum",
    "upsum_variety",
    "uptimal_expansion",
    "value",
    "variety",
    "zeros",
]

def sub(a: Operand, b: Operand, /, **limits: Unpack[Limits]) -> Any:
    r"""The c with b + c = a, for b <= a.

    `sub(w*2+3, w)` = `w+3`
    """
    return call("sub", a, b, **limits)

def div(a: Operand, b: Operand, /, **limits: Unpack[Limits]) -> Any:
    r"""The q with a = b*q + r and r < b, as a div b.

    `div(w^2+w*3+5, w)` = `w+3`
    """
    return call("div", a, b, **limits)

def rem(a: Operand, b: Operand, /, **limits: Unpack[Limits]) -> Any:
    r"""The r < b with a = b*q + r, as a mod b.

    `rem(w^2+w*3+5, w)` = `5`
    """
    return call("rem", a, b, **limits)

def natsum(a: Operand, b: Operand, /, *more: Operand, **limits: Unpack[Limits]) -> Any:
    r"""The natural (Hessenberg) sum, as a # b.

    `natsum(1, w)` = `w+1`
    """
    return call("natsum", a, b, *more, **limits)

def natprod(a: Operand, b: Operand, /, **limits: Unpack[Limits]) -> Any:
    r"""The natural (Hessenberg) product.

    `natprod(w+1, w+1)` = `w^2+w*2+1`
    """
    return call("natprod", a, b, **limits)

def nimsum(a: Operand, b: Operand, /, *more: Operand, **limits: Unpack[Limits]) -> Any:
    r"""The nim-sum of ordinals or of nimbers, as a (+) b.

    `nimsum(7, 4, 5)` = `6`
    """
    return call("nimsum", a, b, *more, **limits)

def succ(a: Operand, /, **limits: Unpack[Limits]) -> Any:
    r"""The successor, a + 1.

    `succ(w)` = `w+1`
    """
    return call("succ", a, **limits)

def pred(a: Operand, /, **limits: Unpack[Limits]) -> Any:
    r"""The b with b + 1 = a, if a is a successor.

    `pred(w+1)` = `w`
    """
    return call("pred", a, **limits)

def fundamental(a: Operand, n: Operand, /, **limits: Unpack[Limits]) -> Any:
    r"""Element n of the fundamental sequence of the limit ordinal a.

    `fundamental(e0, 3)` = `w^w`
    """
    return call("fundamental", a, n, **limits)

def base2(a: Operand, /, **limits: Unpack[Limits]) -> Any:
    r"""A written as a sum of powers of two.

    `base2(w*5+3)` = `2^(w+2)+2^w+2+1`
    """
    return call("base2", a, **limits)

def cantor(a: Operand, /, **limits: Unpack[Limits]) -> Any:
    r"""A written in Cantor normal form.

    `cantor(2^(w+1))` = `w*2`
    """
    return call("cantor", a, **limits)

def mex(a: Operand, b: Operand, /, *more: Operand, **limits: Unpack[Limits]) -> Any:
    r"""The least ordinal, or nimber, that is none of these; also mex({a, b, ...}).

    `mex(0, 1, 3)` = `2`
    """
    return call("mex", a, b, *more, **limits)

def binary(n: Operand, /, **limits: Unpack[Limits]) -> Any:
    r"""The binary digits of a natural number.

    `binary(88)` = `1011000`
    """
    return call("binary", n, **limits)

def digits(n: Operand, base: Operand, /, **limits: Unpack[Limits]) -> Any:
    r"""The digits of a natural number; beyond base 36 as a list.

    `digits(14, 3)` = `112`
    """
    return call("digits", n, base, **limits)

def phi(a: Operand, b: Operand, /, **limits: Unpack[Limits]) -> Any:
    r"""Veblen's function: phi(0, b) = w^b, phi(1, b) = e_b.

    `phi(1, 0)` = `e0`
    """
    return call("phi", a, b, **limits)

def height(n: Operand, /, **limits: Unpack[Limits]) -> Any:
    r"""The ordinal under the star of a nimber.

    `height(*w + *5)` = `w+5`
    """
    return call("height", n, **limits)

def sqrt(x: Operand, /, **limits: Unpack[Limits]) -> Any:
    r"""The nimber whose square is x.

    `sqrt(*8)` = `*14`
    """
    return call("sqrt", x, **limits)

def inverse(x: Operand, /, **limits: Unpack[Limits]) -> Any:
    r"""The nimber 1/x, as *1 / x.

    `inverse(*2)` = `*3`
    """
    return call("inverse", x, **limits)

def root(x: Operand, n: Operand, /, **limits: Unpack[Limits]) -> Any:
    r"""The least nimber whose n-th power is x, or of too many the power of x.

    `root(*2, 3)` = `*w`
    """
    return call("root", x, n, **limits)

def roots(x: Operand, n: Operand, bits: Operand | None = None, /, **limits: Unpack[Limits]) -> Any:
    r"""All n-th roots of the nimber x, or those in the field of so many bits.

    `roots(*8, 3)` = `*6, *11, *13`
    """
    more = () if bits is None else (bits,)
    return call("roots", x, n, *more, **limits)

def zeros(a: Operand, b: Operand, c: Operand, /, *more: Operand, **limits: Unpack[Limits]) -> Any:
    r"""The nimbers x with a + b*x + c*x^2 + ... = 0.

    `zeros(*1, *1, 0, *1)` = `*(w^2+w*3), *(w^2*2+w*2), *(w^2*3+w)`
    """
    return call("zeros", a, b, c, *more, **limits)

def halftrace(x: Operand, /, **limits: Unpack[Limits]) -> Any:
    r"""The lesser nimber y with y*y + y = x.

    `halftrace(*3)` = `*6`
    """
    return call("halftrace", x, **limits)

def conjugate(x: Operand, /, **limits: Unpack[Limits]) -> Any:
    r"""The other root of the quadratic equation of x over the half field.

    `conjugate(*4)` = `*5`
    """
    return call("conjugate", x, **limits)

def trace(x: Operand, /, **limits: Unpack[Limits]) -> Any:
    r"""The sum of the conjugates of x, 0 or *1.

    `trace(*8)` = `*`
    """
    return call("trace", x, **limits)

def norm(x: Operand, bits: Operand | None = None, /, **limits: Unpack[Limits]) -> Any:
    r"""The norm of x to its largest proper subfield, or that of so many bits.

    `norm(*32)` = `*4`
    """
    more = () if bits is None else (bits,)
    return call("norm", x, *more, **limits)

def degree(x: Operand, /, **limits: Unpack[Limits]) -> Any:
    r"""Of a nimber over the field of two elements; of a game how loopy it is.

    `degree(*16)` = `8`
    """
    return call("degree", x, **limits)

def minpoly(x: Operand, /, **limits: Unpack[Limits]) -> Any:
    r"""The minimal polynomial of x over the field of two elements.

    `minpoly(*4)` = `x^4+x+1`
    """
    return call("minpoly", x, **limits)

def polynomial(x: Operand, /, **limits: Unpack[Limits]) -> Any:
    r"""A finite nimber as a polynomial in the generators *2, *4, *16, ... of the fields.

    `polynomial(*1051)` = `y*t+z+x*y+x+1`
    """
    return call("polynomial", x, **limits)

def express(x: Operand, a: Operand, /, **limits: Unpack[Limits]) -> Any:
    r"""The polynomial f of least degree over the field of two elements with f(a) = x.

    `express(*14, *4)` = `x^3`
    """
    return call("express", x, a, **limits)

def order(x: Operand, /, **limits: Unpack[Limits]) -> Any:
    r"""The least n >= 1 with x^n = *1.

    `order(*4)` = `15`
    """
    return call("order", x, **limits)

def log(x: Operand, base: Operand | None = None, /, **limits: Unpack[Limits]) -> Any:
    r"""The least n with base^n = x, by default for generator(degree(x)).

    `log(*14, *4)` = `3`
    """
    more = () if base is None else (base,)
    return call("log", x, *more, **limits)

def generator(bits: Operand, /, **limits: Unpack[Limits]) -> Any:
    r"""The compatible generator of the field of so many bits.

    `generator(32)` = `*1361923`
    """
    return call("generator", bits, **limits)

def left(g: Operand, /, **limits: Unpack[Limits]) -> Any:
    r"""The Left options of the canonical form of a game.

    `left({1,*|-1})` = `1`
    """
    return call("left", g, **limits)

def right(g: Operand, /, **limits: Unpack[Limits]) -> Any:
    r"""The Right options of the canonical form.

    `right(^^)` = `^*`
    """
    return call("right", g, **limits)

def outcome(g: Operand, /, **limits: Unpack[Limits]) -> Any:
    r"""Who wins: L (Left), R (Right), N (the next player), P (the previous); D: a draw.

    `outcome(^)` = `L`
    """
    return call("outcome", g, **limits)

def left_stop(g: Operand, /, **limits: Unpack[Limits]) -> Any:
    r"""The number that is reached if Left begins and both play well.

    `left_stop({3||2|0})` = `3`
    """
    return call("left_stop", g, **limits)

def right_stop(g: Operand, /, **limits: Unpack[Limits]) -> Any:
    r"""The number that is reached if Right begins.

    `right_stop({3||2|0})` = `2`
    """
    return call("right_stop", g, **limits)

def strong_left_stop(g: Operand, /, **limits: Unpack[Limits]) -> Any:
    r"""The Left stop without over or under.

    `strong_left_stop({over|-1})` = `0`
    """
    return call("strong_left_stop", g, **limits)

def strong_right_stop(g: Operand, /, **limits: Unpack[Limits]) -> Any:
    r"""The Right stop without over or under.

    `strong_right_stop({5|over})` = `0`
    """
    return call("strong_right_stop", g, **limits)

def followers(g: Operand, /, **limits: Unpack[Limits]) -> Any:
    r"""How many games the canonical form contains, itself included.

    `followers(^)` = `3`
    """
    return call("followers", g, **limits)

def tiny(g: Operand, /, **limits: Unpack[Limits]) -> Any:
    r"""{0||0|-g}.

    `tiny(2) == {0||0|-2}` = `true`
    """
    return call("tiny", g, **limits)

def miny(g: Operand, /, **limits: Unpack[Limits]) -> Any:
    r"""{g|0||0}, the negative of tiny(g).

    `miny(2) + tiny(2)` = `0`
    """
    return call("miny", g, **limits)

def is_number(g: Operand, /, **limits: Unpack[Limits]) -> Any:
    r"""Whether the game is a number.

    `is_number({0|1})` = `true`
    """
    return call("is_number", g, **limits)

def is_infinitesimal(g: Operand, /, **limits: Unpack[Limits]) -> Any:
    r"""Whether it lies between all negative and all positive numbers.

    `is_infinitesimal(tiny(2))` = `true`
    """
    return call("is_infinitesimal", g, **limits)

def onside(g: Operand, /, **limits: Unpack[Limits]) -> Any:
    r"""What a loopy game is worth if draws are wins for Left.

    `onside(dud)` = `on`
    """
    return call("onside", g, **limits)

def offside(g: Operand, /, **limits: Unpack[Limits]) -> Any:
    r"""What a loopy game is worth if draws are wins for Right.

    `offside(dud)` = `off`
    """
    return call("offside", g, **limits)

def upsum(g: Operand, h: Operand, /, **limits: Unpack[Limits]) -> Any:
    r"""The onside of the sum of two stoppers.

    `upsum(over, under)` = `over`
    """
    return call("upsum", g, h, **limits)

def downsum(g: Operand, h: Operand, /, **limits: Unpack[Limits]) -> Any:
    r"""The offside of the sum of two stoppers.

    `downsum(over, under)` = `under`
    """
    return call("downsum", g, h, **limits)

def variety(g: Operand, /, **limits: Unpack[Limits]) -> Any:
    r"""What tells a stable stopper from others of its degree.

    `variety({pass|3/2})` = `under`
    """
    return call("variety", g, **limits)

def upsum_variety(g: Operand, d: Operand, /, **limits: Unpack[Limits]) -> Any:
    r"""The variety of a stopper at an idempotent degree d, by upsums.

    `upsum_variety(upon, ^<on>)` = `v<on>`
    """
    return call("upsum_variety", g, d, **limits)

def downsum_variety(g: Operand, d: Operand, /, **limits: Unpack[Limits]) -> Any:
    r"""The variety of a stopper at an idempotent degree d, by downsums.

    `downsum_variety(upon, ^<on>)` = `v<on>`
    """
    return call("downsum_variety", g, d, **limits)

def power(g: Operand, x: Operand, /, **limits: Unpack[Limits]) -> Any:
    r"""The power x >= 1 of a game g = {0|h}, as ^<x> is of up.

    `power(tiny(2), on)` = `{0||0|-2,pass}`
    """
    return call("power", g, x, **limits)

def sum_of_powers(g: Operand, x: Operand, /, **limits: Unpack[Limits]) -> Any:
    r"""The powers of a game up to x together, as ^[x] of up; x may be on.

    `sum_of_powers(^, on)` = `^[on]`
    """
    return call("sum_of_powers", g, x, **limits)

def is_stopper(g: Operand, /, **limits: Unpack[Limits]) -> Any:
    r"""Whether nobody can draw the game, and both its sides are the same.

    `is_stopper(on)` = `true`
    """
    return call("is_stopper", g, **limits)

def is_stable(g: Operand, /, **limits: Unpack[Limits]) -> Any:
    r"""Whether a stopper has the same variety by upsums and by downsums.

    `is_stable(over)` = `true`
    """
    return call("is_stable", g, **limits)

def is_idempotent(g: Operand, /, **limits: Unpack[Limits]) -> Any:
    r"""Whether g + g = g.

    `is_idempotent(over)` = `true`
    """
    return call("is_idempotent", g, **limits)

def is_plumtree(g: Operand, /, **limits: Unpack[Limits]) -> Any:
    r"""Whether a stopper can be written with pass alone.

    `is_plumtree(a{0||||0|||a|*||*})` = `false`
    """
    return call("is_plumtree", g, **limits)

def is_pseudonumber(g: Operand, /, **limits: Unpack[Limits]) -> Any:
    r"""Whether it is a number, on, off, or a number over or under it.

    `is_pseudonumber(5 + over)` = `true`
    """
    return call("is_pseudonumber", g, **limits)

def misere_outcome(g: Operand, /, **limits: Unpack[Limits]) -> Any:
    r"""Who wins if whoever cannot move wins.

    `misere_outcome(0)` = `N`
    """
    return call("misere_outcome", g, **limits)

def mean(g: Operand, /, **limits: Unpack[Limits]) -> Any:
    r"""What a move is worth on average: n*g is nearly n*mean(g).

    `mean({2|-1})` = `1/2`
    """
    return call("mean", g, **limits)

def temperature(g: Operand, /, **limits: Unpack[Limits]) -> Any:
    r"""How urgent a move is.

    `temperature({2|-1})` = `3/2`
    """
    return call("temperature", g, **limits)

def thermograph(g: Operand, /, **limits: Unpack[Limits]) -> Any:
    r"""The walls, as value@temperature of each corner from -1 up.

    `thermograph({1|-1})` = `left 2@-1 0@1; right -2@-1 0@1`
    """
    return call("thermograph", g, **limits)

def confusion_interval(g: Operand, /, **limits: Unpack[Limits]) -> Any:
    r"""The numbers with which a game is confused, {} if none; [ or ]: with the end.

    `confusion_interval({4|1||0})` = `[0, 1)`
    """
    return call("confusion_interval", g, **limits)

def uptimal_expansion(g: Operand, /, **limits: Unpack[Limits]) -> Any:
    r"""X*m.ab...: a number, a nimber, and how often each power of up.

    `uptimal_expansion(^ + ^<2> + ^<2>)` = `0.12`
    """
    return call("uptimal_expansion", g, **limits)

def birthday(g: Operand, /, **limits: Unpack[Limits]) -> Any:
    r"""How many moves the canonical form lasts at most.

    `birthday(^^)` = `3`
    """
    return call("birthday", g, **limits)

def is_even_tempered(g: Operand, /, **limits: Unpack[Limits]) -> Any:
    r"""Whether every line of play to a number has an even number of moves.

    `is_even_tempered({3||2|1})` = `false`
    """
    return call("is_even_tempered", g, **limits)

def is_odd_tempered(g: Operand, /, **limits: Unpack[Limits]) -> Any:
    r"""Whether every line of play to a number has an odd number of moves.

    `is_odd_tempered({3|1})` = `true`
    """
    return call("is_odd_tempered", g, **limits)

def stops(g: Operand, /, **limits: Unpack[Limits]) -> Any:
    r"""How many lines of play to a number there are.

    `stops({2|1||0})` = `3`
    """
    return call("stops", g, **limits)

def incentives(g: Operand, /, **limits: Unpack[Limits]) -> Any:
    r"""What the moves gain: gL - g and g - gR, those that no other one beats.

    `incentives({2|1})` = `{1|0}`
    """
    return call("incentives", g, **limits)

def hotstrat(g: Operand, h: Operand, /, *more: Operand, **limits: Unpack[Limits]) -> Any:
    r"""The games of a sum after Left's orthodox move in the hottest.

    `hotstrat(+-1, {5|0})` = `+-1, 5`
    """
    return call("hotstrat", g, h, *more, **limits)

def thermostrat(g: Operand, h: Operand, /, *more: Operand, **limits: Unpack[Limits]) -> Any:
    r"""The same in the widest, at the temperature that promises Left most.

    `thermostrat({3||2|-9}, +-2)` = `{3||2|-9}, 2`
    """
    return call("thermostrat", g, h, *more, **limits)

def cool(g: Operand, t: Operand, /, **limits: Unpack[Limits]) -> Any:
    r"""G if each move costs the number t > -1, frozen at the mean.

    `cool({2|-1}, 1)` = `{1|0}`
    """
    return call("cool", g, t, **limits)

def freeze(g: Operand, /, **limits: Unpack[Limits]) -> Any:
    r"""G cooled by its temperature.

    `freeze({2|-1})` = `1/2*`
    """
    return call("freeze", g, **limits)

def heat(g: Operand, t: Operand, /, **limits: Unpack[Limits]) -> Any:
    r"""G if each move gains the game t.

    `heat(*, 1)` = `+-1`
    """
    return call("heat", g, t, **limits)

def overheat(g: Operand, s: Operand, t: Operand, /, **limits: Unpack[Limits]) -> Any:
    r"""Heat(g, t) with s for each unit.

    `overheat({1|0}, *, 1)` = `{1*|-1}`
    """
    return call("overheat", g, s, t, **limits)

def norton(g: Operand, u: Operand, /, **limits: Unpack[Limits]) -> Any:
    r"""The Norton product by a game u > 0.

    `norton(*, ^)` = `+-(^^*)`
    """
    return call("norton", g, u, **limits)

def conway(g: Operand, h: Operand, /, **limits: Unpack[Limits]) -> Any:
    r"""The Conway product of the canonical forms.

    `conway(1/2, 1/2)` = `1/4`
    """
    return call("conway", g, h, **limits)

def ordinal_sum(g: Operand, h: Operand, /, **limits: Unpack[Limits]) -> Any:
    r"""G : h, where a move in g ends h.

    `ordinal_sum(*, 1)` = `^*`
    """
    return call("ordinal_sum", g, h, **limits)

def conjunctive(g: Operand, h: Operand, /, **limits: Unpack[Limits]) -> Any:
    r"""The sum in which a turn moves in both.

    `conjunctive(*, *2)` = `*`
    """
    return call("conjunctive", g, h, **limits)

def selective(g: Operand, h: Operand, /, **limits: Unpack[Limits]) -> Any:
    r"""The sum in which a turn moves in one or both.

    `selective(*, *)` = `*2`
    """
    return call("selective", g, h, **limits)

def reduced(g: Operand, /, **limits: Unpack[Limits]) -> Any:
    r"""The reduced canonical form: the simplest game an infinitesimal away.

    `reduced({2|1*})` = `{2|1}`
    """
    return call("reduced", g, **limits)

def atomic_weight(g: Operand, /, **limits: Unpack[Limits]) -> Any:
    r"""How many ups an all-small game is nearly worth.

    `atomic_weight(^^*)` = `2`
    """
    return call("atomic_weight", g, **limits)

def companion(g: Operand, /, **limits: Unpack[Limits]) -> Any:
    r"""The companion: its mirror image in the lattice of its birthday.

    `companion(*)` = `0`
    """
    return call("companion", g, **limits)

def is_all_small(g: Operand, /, **limits: Unpack[Limits]) -> Any:
    r"""Whether in all its followers both players can move or neither can.

    `is_all_small({^|*})` = `true`
    """
    return call("is_all_small", g, **limits)

def simplification(form: Operand, /, **limits: Unpack[Limits]) -> Any:
    r"""Which options of a form are dominated or reversible, and why, step by step.

    `simplification('{0|^}')` = `'{0|^}' is canonical: ^^*`
    """
    return call("simplification", form, **limits)

def value(form: Operand, /, **limits: Unpack[Limits]) -> Any:
    r"""The game that an explicit form is equal to, in canonical form.

    `value('{*|*}')` = `0`
    """
    return call("value", form, **limits)

def misere(g: Operand, /, **limits: Unpack[Limits]) -> Any:
    r"""A nimber, or a form such as *[2#1], as a game of misere play.

    `misere(*2) + *2` = `*[2[2]]`
    """
    return call("misere", g, **limits)

def genus(g: Operand, /, **limits: Unpack[Limits]) -> Any:
    r"""Its Grundy value, and those of misere play with 0, 1, 2, ... heaps of 2.

    `genus(*[2#1] + *[[2],0])` = `3^02`
    """
    return call("genus", g, **limits)

def misere_grundy(g: Operand, /, **limits: Unpack[Limits]) -> Any:
    r"""The least number that no option has in misere play, 1 of the game without moves.

    `misere_grundy(*[2#])` = `0`
    """
    return call("misere_grundy", g, **limits)

def misere_class(g: Operand, /, **limits: Unpack[Limits]) -> Any:
    r"""Tame, restive, restless or wild.

    `misere_class(*[2[2]321])` = `restless`
    """
    return call("misere_class", g, **limits)
