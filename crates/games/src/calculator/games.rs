//! What operators and functions mean for games.
//!
//! Natural numbers and finite nimbers are games, too: next to a game they are read as such, and so
//! they are next to each other in sums, differences and comparisons: `1 + *2` is a game.
//!
//! | | |
//! | --- | --- |
//! | `g + h`, `g - h`, `-g` | sum, difference, negative |
//! | `n * g`, `g * n` | the sum of n copies, for an integer n; the product of two numbers |
//! | `m / n` | a number, for a power n of 2 |
//! | `< > <= >= == !=`, `\|\|` | the order of games; confused with |

use std::sync::Arc;

use dashu_int::IBig;
use nimatron_nimber::text::{Notation, Operator, ParseError, Span};
use nimatron_nimber::{Natural, message, say};

use super::forms;
use super::functions::{Arguments, Function, Meaning};
use super::game::{self, Game};
use super::misere;
use super::operators::{Refusal, mixed, symbol};
use super::value::{Kind, Value};
use crate::foundation::{Budget, Player};
use crate::partizan::loopy::{LoopyArithmetic, LoopyValue};
use crate::partizan::{
    self, Arithmetic, Comparison, ConfusionInterval, Dyadic, Failure, SumMove, Temper,
};

/// A refusal in the words of games.
fn refusal(failure: &Failure) -> Refusal {
    match failure {
        Failure::Exhausted(exhausted) => {
            Refusal::new(say!("this takes too much work: {}", exhausted.to_string()))
        }
        other => Refusal::new(other.to_string()),
    }
}

/// Whether the operator between these values is one of games: one of them is a game; or they are
/// natural numbers whose difference or quotient may be none; or a natural number and a finite nimber
/// are added or compared.
///
/// Their product is not: 2·*3 could be the sum of two copies or a nim-product.
pub(super) fn are_games(operator: Operator, left: &Value, right: &Value) -> bool {
    let natural = |value: &Value| match value {
        Value::Ordinal(a) | Value::Base2(a) => a.is_finite(),
        _ => false,
    };
    let nimber =
        |value: &Value| matches!(value, Value::Nimber(nimber) if nimber.height().is_finite());
    // The number 0 is a nimber as well.
    let zero = |value: &Value| matches!(value, Value::Ordinal(a) if a.is_zero());
    let numbers = matches!(operator, Operator::Subtract | Operator::Divide);
    let sums = matches!(operator, Operator::Add | Operator::Subtract) || operator.is_comparison();
    let mixed = natural(left) && !zero(left) && nimber(right)
        || nimber(left) && natural(right) && !zero(right);
    matches!(left, Value::Game(_))
        || matches!(right, Value::Game(_))
        || numbers && natural(left) && natural(right)
        || sums && mixed
}

/// The value of `left operator right`.
pub(super) fn apply(
    operator: Operator,
    left: &Value,
    right: &Value,
    values: &Arc<partizan::Values>,
    budget: &mut Budget,
) -> Result<Value, Refusal> {
    let games = &mut values.loopy(budget);
    let (Some(g), Some(h)) = (as_loopy(left, games)?, as_loopy(right, games)?) else {
        return Err(mixed(left, right));
    };
    if operator.is_comparison() {
        let order = games.compare(g, h).map_err(|failure| refusal(&failure))?;
        return Ok(Value::Boolean(holds(operator, order)));
    }
    let value = match operator {
        Operator::Add => games.sum(g, h),
        Operator::Subtract => games.difference(g, h),
        Operator::Multiply => return product(g, h, games).map(|value| found(values, value)),
        Operator::Divide => return quotient(g, h, games).map(|value| found(values, value)),
        _ => {
            return Err(Refusal::new(say!("'{}' does not apply to games", symbol(operator)))
                .with_help(say!("products of games are conway(g, h) and norton(g, u)")));
        }
    };
    value.map(|value| found(values, value)).map_err(|failure| refusal(&failure))
}

/// A game among the values of the calculator: of natural numbers the number.
pub(super) fn found(values: &Arc<partizan::Values>, value: impl Into<LoopyValue>) -> Value {
    let value = value.into();
    let natural = value.short().and_then(|value| values.number(value)).filter(Dyadic::is_integer);
    match natural.and_then(|number| Natural::try_from(number.numerator().clone()).ok()) {
        Some(natural) => Value::Ordinal(natural.into()),
        None => Value::Game(Game::new(values, value)),
    }
}

fn holds(operator: Operator, order: Comparison) -> bool {
    match operator {
        Operator::Equal => order == Comparison::Equal,
        Operator::NotEqual => order != Comparison::Equal,
        Operator::Less => order == Comparison::Less,
        Operator::Greater => order == Comparison::Greater,
        Operator::AtMost => matches!(order, Comparison::Less | Comparison::Equal),
        Operator::AtLeast => matches!(order, Comparison::Greater | Comparison::Equal),
        _ => order == Comparison::Confused,
    }
}

/// The value as a short game, if it is one.
pub(super) fn as_game(
    value: &Value,
    games: &Arithmetic<'_>,
) -> Result<Option<partizan::Value>, Refusal> {
    let game = match value {
        Value::Game(game) => return Ok(game.value().short()),
        Value::Ordinal(ordinal) | Value::Base2(ordinal) => game::of_ordinal(ordinal, games),
        Value::Nimber(nimber) => game::of_nimber(nimber, games),
        _ => None,
    };
    game.transpose().map_err(|failure| refusal(&failure))
}

/// The value as a game, short or loopy, if it is one.
pub(super) fn as_loopy(
    value: &Value,
    games: &mut LoopyArithmetic<'_>,
) -> Result<Option<LoopyValue>, Refusal> {
    match value {
        Value::Game(game) => Ok(Some(game.value())),
        value => Ok(as_game(value, games.short())?.map(LoopyValue::from)),
    }
}

/// The number that a game is.
fn number(g: LoopyValue, games: &mut LoopyArithmetic<'_>) -> Option<Dyadic> {
    games.short().values().number(g.short()?)
}

fn product(
    g: LoopyValue,
    h: LoopyValue,
    games: &mut LoopyArithmetic<'_>,
) -> Result<LoopyValue, Refusal> {
    let (a, b) = (number(g, games), number(h, games));
    let product = match (&a, &b) {
        (Some(a), Some(b)) => games.short().number(&(a * b)).map(LoopyValue::from),
        (Some(n), None) | (None, Some(n)) if n.is_integer() => {
            let times = i64::try_from(n.numerator()).map_err(|_| refusal(&Failure::TooLarge))?;
            games.multiple(if a.is_some() { h } else { g }, times)
        }
        _ => {
            return Err(Refusal::new(say!("games are multiplied by integers only"))
                .with_help(say!("products of games are conway(g, h) and norton(g, u)")));
        }
    };
    product.map_err(|failure| refusal(&failure))
}

fn quotient(
    g: LoopyValue,
    h: LoopyValue,
    games: &mut LoopyArithmetic<'_>,
) -> Result<partizan::Value, Refusal> {
    let (Some(a), Some(b)) = (number(g, games), number(h, games)) else {
        return Err(Refusal::new(say!("only numbers can be divided")));
    };
    if b.is_zero() {
        return Err(Refusal::new(say!("division by 0")));
    }
    // a/2^i : b/2^j is (a/b')·2^(j−i), where b' is b without the powers of 2 in it.
    let twos = b.numerator().trailing_zeros().unwrap_or(0);
    let odd = b.numerator() >> twos;
    let (quotient, remainder) = (a.numerator() / &odd, a.numerator() % &odd);
    if remainder != IBig::ZERO {
        return Err(Refusal::new(say!("this is no dyadic number, hence no game")).with_help(say!(
            "numbers among games are fractions whose denominator is a power of 2"
        )));
    }
    let scaled = quotient << b.exponent() as usize;
    let exponent = u32::try_from(twos).ok().and_then(|twos| twos.checked_add(a.exponent()));
    let exponent = exponent.ok_or_else(|| refusal(&Failure::TooLarge))?;
    games.short().number(&Dyadic::new(scaled, exponent)).map_err(|failure| refusal(&failure))
}

/// The value of `-operand`, for a game or a natural number.
pub(super) fn negative(
    operand: &Value,
    values: &Arc<partizan::Values>,
    budget: &mut Budget,
) -> Option<Result<Value, Refusal>> {
    match operand {
        Value::Game(_) => {}
        Value::Ordinal(ordinal) if ordinal.is_finite() => {}
        _ => return None,
    }
    let games = &mut values.loopy(budget);
    let negative = as_loopy(operand, games).and_then(|game| {
        let game = game.unwrap_or(LoopyValue::ZERO);
        games.negative(game).map_err(|failure| refusal(&failure))
    });
    Some(negative.map(|value| found(values, value)))
}

/// The text of a game in an expression.
pub(super) fn literal(
    text: &str,
    span: &Span,
    values: &Arc<partizan::Values>,
    budget: &mut Budget,
) -> Result<Value, ParseError> {
    if text.starts_with('\'') {
        return forms::read(text, span, values, budget);
    }
    let value = game::read(text, span, &mut values.loopy(budget))?;
    Ok(Value::Game(Game::new(values, value)))
}

/// The text of a value that is a game.
pub(super) fn text_of(
    value: &Value,
    values: &Arc<partizan::Values>,
    budget: &mut Budget,
) -> Result<String, Refusal> {
    let games = &mut values.loopy(budget);
    let game = as_loopy(value, games)?
        .ok_or_else(|| Refusal::new(say!("expected a game, found {}", value.kind().described())))?;
    games.text(game, Notation::Ascii).map_err(|failure| refusal(&failure))
}

/// Refuses a value that is too long to be written.
pub(super) fn check_length(value: &Value, budget: &mut Budget) -> Result<(), Failure> {
    let games = match value {
        Value::Game(game) => std::slice::from_ref(game),
        Value::Games(games) => games,
        _ => return Ok(()),
    };
    games.iter().try_for_each(|game| {
        game.values().loopy(budget).text(game.value(), Notation::Ascii).map(drop)
    })
}

impl Arguments<'_> {
    /// Computes with the arguments, all of which are games.
    fn games<T>(
        &mut self,
        compute: impl FnOnce(&mut Arithmetic<'_>, &[partizan::Value]) -> Result<T, Failure>,
    ) -> Result<T, ParseError> {
        let store = Arc::clone(self.games);
        let games = &mut store.arithmetic(self.budget);
        let mut arguments = Vec::with_capacity(self.values.len());
        for (value, span) in self.values {
            let kind = value.kind();
            let found = kind.described();
            let game = as_game(value, games).map_err(|refusal| refusal.at(span.clone()))?;
            arguments.push(game.ok_or_else(|| {
                let wanted =
                    if kind == Kind::Loopy { say!("a short game") } else { say!("a game") };
                Refusal::new(say!("expected {}, found {}", wanted, found)).at(span.clone())
            })?);
        }
        compute(games, &arguments).map_err(|failure| game::refused(&failure, &self.span))
    }

    fn game(
        &mut self,
        compute: impl FnOnce(
            &mut Arithmetic<'_>,
            &[partizan::Value],
        ) -> Result<partizan::Value, Failure>,
    ) -> Result<Value, ParseError> {
        let value = self.games(compute)?;
        Ok(found(self.games, value))
    }

    fn number(
        &mut self,
        compute: impl FnOnce(&mut Arithmetic<'_>, partizan::Value) -> Result<Dyadic, Failure>,
    ) -> Result<Value, ParseError> {
        self.game(|games, of| {
            let number = compute(games, of[0])?;
            games.number(&number)
        })
    }

    fn several(
        &mut self,
        compute: impl FnOnce(
            &mut Arithmetic<'_>,
            &[partizan::Value],
        ) -> Result<Vec<partizan::Value>, Failure>,
    ) -> Result<Value, ParseError> {
        let values = self.games(compute)?;
        Ok(Value::Games(values.into_iter().map(|value| Game::new(self.games, value)).collect()))
    }

    fn is_tempered(&mut self, temper: Temper) -> Result<Value, ParseError> {
        let found = self.games(|games, of| games.temper(of[0]))?;
        Ok(Value::Boolean(found == Some(temper)))
    }

    fn counted(
        &mut self,
        compute: impl FnOnce(&mut Arithmetic<'_>, partizan::Value) -> Result<Natural, Failure>,
    ) -> Result<Value, ParseError> {
        let natural = self.games(|games, of| compute(games, of[0]))?;
        Ok(Value::Ordinal(natural.into()))
    }
}

/// The games of a sum after a move.
fn after(
    sum: &[partizan::Value],
    chosen: Option<SumMove>,
) -> Result<Vec<partizan::Value>, Failure> {
    let SumMove { game, option } =
        chosen.ok_or(Failure::Undefined(message!("Left has no move")))?;
    let mut sum = sum.to_vec();
    sum[game] = option;
    Ok(sum)
}

/// The functions of short games.
pub(super) const FUNCTIONS: [Function; 26] = [
    Function {
        name: "misere_outcome",
        signature: "misere_outcome(g)",
        summary: message!("who wins if whoever cannot move wins"),
        example: ["misere_outcome(0)", "N"],
        meaning: Meaning::Of(1, |call| {
            if let Some(outcome) = misere::outcome(&call.values[0].0) {
                return Ok(outcome);
            }
            Ok(Value::Outcome(call.games(|games, of| games.misere_outcome(of[0]))?.into()))
        }),
    },
    Function {
        name: "mean",
        signature: "mean(g)",
        summary: message!("what a move is worth on average: n*g is nearly n*mean(g)"),
        example: ["mean({2|-1})", "1/2"],
        meaning: Meaning::Of(1, |call| call.number(|games, g| games.mean(g))),
    },
    Function {
        name: "temperature",
        signature: "temperature(g)",
        summary: message!("how urgent a move is"),
        example: ["temperature({2|-1})", "3/2"],
        meaning: Meaning::Of(1, |call| call.number(|games, g| games.temperature(g))),
    },
    Function {
        name: "thermograph",
        signature: "thermograph(g)",
        summary: message!("the walls, as value@temperature of each corner from -1 up"),
        example: ["thermograph({1|-1})", "left 2@-1 0@1; right -2@-1 0@1"],
        meaning: Meaning::Of(1, |call| {
            Ok(Value::Thermograph(call.games(|games, of| games.thermograph(of[0]))?))
        }),
    },
    Function {
        name: "confusion_interval",
        signature: "confusion_interval(g)",
        summary: message!(
            "the numbers with which a game is confused, {} if none; [ or ]: with the end"
        ),
        example: ["confusion_interval({4|1||0})", "[0, 1)"],
        meaning: Meaning::Of(1, |call| {
            let interval = call.games(|games, of| {
                // A number is confused with no number.
                let none = ConfusionInterval::empty();
                Ok(games.confusion_interval(of[0])?.unwrap_or(none))
            })?;
            Ok(Value::Interval(interval))
        }),
    },
    Function {
        name: "uptimal_expansion",
        signature: "uptimal_expansion(g)",
        summary: message!("x*m.ab...: a number, a nimber, and how often each power of up"),
        example: ["uptimal_expansion(^ + ^<2> + ^<2>)", "0.12"],
        meaning: Meaning::Of(1, |call| {
            const NONE: Failure =
                Failure::Undefined(message!("the game is no sum of powers of up"));
            let expansion = call.games(|games, of| games.uptimal_expansion(of[0])?.ok_or(NONE))?;
            Ok(Value::Uptimal(expansion))
        }),
    },
    Function {
        name: "birthday",
        signature: "birthday(g)",
        summary: message!("how many moves the canonical form lasts at most"),
        example: ["birthday(^^)", "3"],
        meaning: Meaning::Of(1, |call| match &call.values[0].0 {
            Value::Misere(form) => Ok(Value::Ordinal(form.birthday().into())),
            _ => call.counted(|games, g| games.birthday(g)),
        }),
    },
    Function {
        name: "is_even_tempered",
        signature: "is_even_tempered(g)",
        summary: message!("whether every line of play to a number has an even number of moves"),
        example: ["is_even_tempered({3||2|1})", "false"],
        meaning: Meaning::Of(1, |call| call.is_tempered(Temper::Even)),
    },
    Function {
        name: "is_odd_tempered",
        signature: "is_odd_tempered(g)",
        summary: message!("whether every line of play to a number has an odd number of moves"),
        example: ["is_odd_tempered({3|1})", "true"],
        meaning: Meaning::Of(1, |call| call.is_tempered(Temper::Odd)),
    },
    Function {
        name: "stops",
        signature: "stops(g)",
        summary: message!("how many lines of play to a number there are"),
        example: ["stops({2|1||0})", "3"],
        meaning: Meaning::Of(1, |call| call.counted(|games, g| games.stop_count(g))),
    },
    Function {
        name: "incentives",
        signature: "incentives(g)",
        summary: message!("what the moves gain: gL - g and g - gR, those that no other one beats"),
        example: ["incentives({2|1})", "{1|0}"],
        meaning: Meaning::Of(1, |call| call.several(|games, of| games.incentives(of[0]))),
    },
    Function {
        name: "hotstrat",
        signature: "hotstrat(g, h, ...)",
        summary: message!("the games of a sum after Left's orthodox move in the hottest"),
        example: ["hotstrat(+-1, {5|0})", "+-1, 5"],
        meaning: Meaning::AtLeastOne(|call| {
            call.several(|games, of| after(of, games.hotstrat(of, Player::Left)?))
        }),
    },
    Function {
        name: "thermostrat",
        signature: "thermostrat(g, h, ...)",
        summary: message!("the same in the widest, at the temperature that promises Left most"),
        example: ["thermostrat({3||2|-9}, +-2)", "{3||2|-9}, 2"],
        meaning: Meaning::AtLeastOne(|call| {
            call.several(|games, of| after(of, games.thermostrat(of, Player::Left)?))
        }),
    },
    Function {
        name: "cool",
        signature: "cool(g, t)",
        summary: message!("g if each move costs the number t > -1, frozen at the mean"),
        example: ["cool({2|-1}, 1)", "{1|0}"],
        meaning: Meaning::Of(2, |call| {
            call.game(|games, of| {
                let by = games.values().number(of[1]);
                games.cool(
                    of[0],
                    &by.ok_or(Failure::Undefined(message!("a game is cooled by a number")))?,
                )
            })
        }),
    },
    Function {
        name: "freeze",
        signature: "freeze(g)",
        summary: message!("g cooled by its temperature"),
        example: ["freeze({2|-1})", "1/2*"],
        meaning: Meaning::Of(1, |call| call.game(|games, of| games.freeze(of[0]))),
    },
    Function {
        name: "heat",
        signature: "heat(g, t)",
        summary: message!("g if each move gains the game t"),
        example: ["heat(*, 1)", "+-1"],
        meaning: Meaning::Of(2, |call| call.game(|games, of| games.heat(of[0], of[1]))),
    },
    Function {
        name: "overheat",
        signature: "overheat(g, s, t)",
        summary: message!("heat(g, t) with s for each unit"),
        example: ["overheat({1|0}, *, 1)", "{1*|-1}"],
        meaning: Meaning::Of(3, |call| call.game(|games, of| games.overheat(of[0], of[1], of[2]))),
    },
    Function {
        name: "norton",
        signature: "norton(g, u)",
        summary: message!("the Norton product by a game u > 0"),
        example: ["norton(*, ^)", "+-(^^*)"],
        meaning: Meaning::Of(2, |call| call.game(|games, of| games.norton_product(of[0], of[1]))),
    },
    Function {
        name: "conway",
        signature: "conway(g, h)",
        summary: message!("the Conway product of the canonical forms"),
        example: ["conway(1/2, 1/2)", "1/4"],
        meaning: Meaning::Of(2, |call| call.game(|games, of| games.conway_product(of[0], of[1]))),
    },
    Function {
        name: "ordinal_sum",
        signature: "ordinal_sum(g, h)",
        summary: message!("g : h, where a move in g ends h"),
        example: ["ordinal_sum(*, 1)", "^*"],
        meaning: Meaning::Of(2, |call| call.game(|games, of| games.ordinal_sum(of[0], of[1]))),
    },
    Function {
        name: "conjunctive",
        signature: "conjunctive(g, h)",
        summary: message!("the sum in which a turn moves in both"),
        example: ["conjunctive(*, *2)", "*"],
        meaning: Meaning::Of(2, |call| call.game(|games, of| games.conjunctive_sum(of[0], of[1]))),
    },
    Function {
        name: "selective",
        signature: "selective(g, h)",
        summary: message!("the sum in which a turn moves in one or both"),
        example: ["selective(*, *)", "*2"],
        meaning: Meaning::Of(2, |call| call.game(|games, of| games.selective_sum(of[0], of[1]))),
    },
    Function {
        name: "reduced",
        signature: "reduced(g)",
        summary: message!("the reduced canonical form: the simplest game an infinitesimal away"),
        example: ["reduced({2|1*})", "{2|1}"],
        meaning: Meaning::Of(1, |call| call.game(|games, of| games.reduced(of[0]))),
    },
    Function {
        name: "atomic_weight",
        signature: "atomic_weight(g)",
        summary: message!("how many ups an all-small game is nearly worth"),
        example: ["atomic_weight(^^*)", "2"],
        meaning: Meaning::Of(1, |call| call.game(|games, of| games.atomic_weight(of[0]))),
    },
    Function {
        name: "companion",
        signature: "companion(g)",
        summary: message!("the companion: its mirror image in the lattice of its birthday"),
        example: ["companion(*)", "0"],
        meaning: Meaning::Of(1, |call| call.game(|games, of| games.companion(of[0]))),
    },
    Function {
        name: "is_all_small",
        signature: "is_all_small(g)",
        summary: message!("whether in all its followers both players can move or neither can"),
        example: ["is_all_small({^|*})", "true"],
        meaning: Meaning::Of(1, |call| {
            Ok(Value::Boolean(call.games(|games, of| games.is_all_small(of[0]))?))
        }),
    },
];
