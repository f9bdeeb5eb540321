//! Functions of games that may have cycles, hence of short games, too.

use std::sync::Arc;

use nimatron_nimber::text::ParseError;
use nimatron_nimber::{message, say};

use super::functions::{Arguments, Function, Meaning};
use super::game::{self, Game};
use super::games::{as_loopy, found};
use super::operators::Refusal;
use super::tuples;
use super::value::Value;
use crate::foundation::Player;
use crate::partizan::Failure;
use crate::partizan::loopy::{LoopyArithmetic, LoopyValue, Stopper};

/// How many followers are counted.
const MOST_FOLLOWERS: usize = 1 << 20;

const STOPPER: Failure = Failure::Undefined(message!("this is defined for stoppers only"));
const SHORT: Failure =
    Failure::Undefined(message!("this is defined for games without cycles only"));

impl Arguments<'_> {
    /// Computes with the arguments, all of which are games.
    fn loopy<T>(
        &mut self,
        compute: impl FnOnce(&mut LoopyArithmetic<'_>, &[LoopyValue]) -> Result<T, Failure>,
    ) -> Result<T, ParseError> {
        let store = Arc::clone(self.games);
        let games = &mut store.loopy(self.budget);
        let mut arguments = Vec::with_capacity(self.values.len());
        for (value, span) in self.values {
            let game = as_loopy(value, games).map_err(|refusal| refusal.at(span.clone()))?;
            arguments.push(game.ok_or_else(|| {
                let found = value.kind().described();
                Refusal::new(say!("expected a game, found {}", found)).at(span.clone())
            })?);
        }
        compute(games, &arguments).map_err(|failure| game::refused(&failure, &self.span))
    }

    fn loopy_game(
        &mut self,
        compute: impl FnOnce(&mut LoopyArithmetic<'_>, &[LoopyValue]) -> Result<LoopyValue, Failure>,
    ) -> Result<Value, ParseError> {
        let value = self.loopy(compute)?;
        Ok(found(self.games, value))
    }

    fn whether(
        &mut self,
        compute: impl FnOnce(&mut LoopyArithmetic<'_>, LoopyValue) -> Result<bool, Failure>,
    ) -> Result<Value, ParseError> {
        Ok(Value::Boolean(self.loopy(|games, of| compute(games, of[0]))?))
    }
}

/// The degree of loopiness.
pub(super) fn degree(call: &mut Arguments<'_>) -> Result<Value, ParseError> {
    call.loopy_game(|games, of| games.degree(of[0]))
}

fn options(call: &mut Arguments<'_>, player: Player) -> Result<Value, ParseError> {
    let options = call.loopy(|games, of| games.options(of[0].stopper().ok_or(STOPPER)?, player))?;
    Ok(Value::Games(options.into_iter().map(|option| Game::new(call.games, option)).collect()))
}

/// The functions of all games.
pub(super) const FUNCTIONS: [Function; 26] = [
    Function {
        name: "left",
        signature: "left(g)",
        summary: message!("the Left options of the canonical form of a game"),
        example: ["left({1,*|-1})", "1"],
        meaning: Meaning::Of(1, |call| options(call, Player::Left)),
    },
    Function {
        name: "right",
        signature: "right(g)",
        summary: message!("the Right options of the canonical form"),
        example: ["right(^^)", "^*"],
        meaning: Meaning::Of(1, |call| options(call, Player::Right)),
    },
    Function {
        name: "outcome",
        signature: "outcome(g)",
        summary: message!(
            "who wins: L (Left), R (Right), N (the next player), P (the previous); D: a draw"
        ),
        example: ["outcome(^)", "L"],
        meaning: Meaning::Of(1, |call| {
            if let Value::Tuple(game) = &call.values[0].0 {
                let outcome = tuples::outcome(game, call.budget).map_err(Failure::from);
                let outcome = outcome.map_err(|failure| game::refused(&failure, &call.span))?;
                return Ok(Value::TupleOutcome(outcome));
            }
            Ok(Value::Outcome(call.loopy(|games, of| games.outcome(of[0]))?))
        }),
    },
    Function {
        name: "left_stop",
        signature: "left_stop(g)",
        summary: message!("the number that is reached if Left begins and both play well"),
        example: ["left_stop({3||2|0})", "3"],
        meaning: Meaning::Of(1, |call| {
            call.loopy_game(|games, of| games.stop(of[0], Player::Left))
        }),
    },
    Function {
        name: "right_stop",
        signature: "right_stop(g)",
        summary: message!("the number that is reached if Right begins"),
        example: ["right_stop({3||2|0})", "2"],
        meaning: Meaning::Of(1, |call| {
            call.loopy_game(|games, of| games.stop(of[0], Player::Right))
        }),
    },
    Function {
        name: "strong_left_stop",
        signature: "strong_left_stop(g)",
        summary: message!("the Left stop without over or under"),
        example: ["strong_left_stop({over|-1})", "0"],
        meaning: Meaning::Of(1, |call| {
            call.loopy_game(|games, of| games.strong_stop(of[0], Player::Left))
        }),
    },
    Function {
        name: "strong_right_stop",
        signature: "strong_right_stop(g)",
        summary: message!("the Right stop without over or under"),
        example: ["strong_right_stop({5|over})", "0"],
        meaning: Meaning::Of(1, |call| {
            call.loopy_game(|games, of| games.strong_stop(of[0], Player::Right))
        }),
    },
    Function {
        name: "followers",
        signature: "followers(g)",
        summary: message!("how many games the canonical form contains, itself included"),
        example: ["followers(^)", "3"],
        meaning: Meaning::Of(1, |call| {
            let count = call.loopy(|games, of| match of[0].stopper().ok_or(STOPPER)? {
                Stopper::Short(value) => games.short().follower_count(value),
                stopper => Ok(games.followers(stopper, MOST_FOLLOWERS)?.len().into()),
            })?;
            Ok(Value::Ordinal(count.into()))
        }),
    },
    Function {
        name: "tiny",
        signature: "tiny(g)",
        summary: message!("{0||0|-g}"),
        example: ["tiny(2) == {0||0|-2}", "true"],
        meaning: Meaning::Of(1, |call| call.loopy_game(|games, of| games.tiny(of[0]))),
    },
    Function {
        name: "miny",
        signature: "miny(g)",
        summary: message!("{g|0||0}, the negative of tiny(g)"),
        example: ["miny(2) + tiny(2)", "0"],
        meaning: Meaning::Of(1, |call| {
            call.loopy_game(|games, of| {
                let tiny = games.tiny(of[0])?;
                games.negative(tiny)
            })
        }),
    },
    Function {
        name: "is_number",
        signature: "is_number(g)",
        summary: message!("whether the game is a number"),
        example: ["is_number({0|1})", "true"],
        meaning: Meaning::Of(1, |call| {
            call.whether(|games, g| {
                Ok(g.short().is_some_and(|value| games.short().values().is_number(value)))
            })
        }),
    },
    Function {
        name: "is_infinitesimal",
        signature: "is_infinitesimal(g)",
        summary: message!("whether it lies between all negative and all positive numbers"),
        example: ["is_infinitesimal(tiny(2))", "true"],
        meaning: Meaning::Of(1, |call| call.whether(|games, g| games.is_infinitesimal(g))),
    },
    Function {
        name: "onside",
        signature: "onside(g)",
        summary: message!("what a loopy game is worth if draws are wins for Left"),
        example: ["onside(dud)", "on"],
        meaning: Meaning::Of(1, |call| call.loopy_game(|_, of| Ok(of[0].onside().into()))),
    },
    Function {
        name: "offside",
        signature: "offside(g)",
        summary: message!("what a loopy game is worth if draws are wins for Right"),
        example: ["offside(dud)", "off"],
        meaning: Meaning::Of(1, |call| call.loopy_game(|_, of| Ok(of[0].offside().into()))),
    },
    Function {
        name: "upsum",
        signature: "upsum(g, h)",
        summary: message!("the onside of the sum of two stoppers"),
        example: ["upsum(over, under)", "over"],
        meaning: Meaning::Of(2, |call| call.loopy_game(|games, of| games.upsum(of[0], of[1]))),
    },
    Function {
        name: "downsum",
        signature: "downsum(g, h)",
        summary: message!("the offside of the sum of two stoppers"),
        example: ["downsum(over, under)", "under"],
        meaning: Meaning::Of(2, |call| call.loopy_game(|games, of| games.downsum(of[0], of[1]))),
    },
    Function {
        name: "variety",
        signature: "variety(g)",
        summary: message!("what tells a stable stopper from others of its degree"),
        example: ["variety({pass|3/2})", "under"],
        meaning: Meaning::Of(1, |call| call.loopy_game(|games, of| games.variety(of[0]))),
    },
    Function {
        name: "upsum_variety",
        signature: "upsum_variety(g, d)",
        summary: message!("the variety of a stopper at an idempotent degree d, by upsums"),
        example: ["upsum_variety(upon, ^<on>)", "v<on>"],
        meaning: Meaning::Of(2, |call| {
            call.loopy_game(|games, of| games.variety_at(of[0], of[1], Player::Left))
        }),
    },
    Function {
        name: "downsum_variety",
        signature: "downsum_variety(g, d)",
        summary: message!("the variety of a stopper at an idempotent degree d, by downsums"),
        example: ["downsum_variety(upon, ^<on>)", "v<on>"],
        meaning: Meaning::Of(2, |call| {
            call.loopy_game(|games, of| games.variety_at(of[0], of[1], Player::Right))
        }),
    },
    Function {
        name: "power",
        signature: "power(g, x)",
        summary: message!("the power x >= 1 of a game g = {0|h}, as ^<x> is of up"),
        example: ["power(tiny(2), on)", "{0||0|-2,pass}"],
        meaning: Meaning::Of(2, |call| {
            call.loopy_game(|games, of| games.power(of[0].short().ok_or(SHORT)?, of[1]))
        }),
    },
    Function {
        name: "sum_of_powers",
        signature: "sum_of_powers(g, x)",
        summary: message!("the powers of a game up to x together, as ^[x] of up; x may be on"),
        example: ["sum_of_powers(^, on)", "^[on]"],
        meaning: Meaning::Of(2, |call| {
            call.loopy_game(|games, of| games.powers(of[0].short().ok_or(SHORT)?, of[1]))
        }),
    },
    Function {
        name: "is_stopper",
        signature: "is_stopper(g)",
        summary: message!("whether nobody can draw the game, and both its sides are the same"),
        example: ["is_stopper(on)", "true"],
        meaning: Meaning::Of(1, |call| call.whether(|_, g| Ok(g.stopper().is_some()))),
    },
    Function {
        name: "is_stable",
        signature: "is_stable(g)",
        summary: message!("whether a stopper has the same variety by upsums and by downsums"),
        example: ["is_stable(over)", "true"],
        meaning: Meaning::Of(1, |call| call.whether(|games, g| games.is_stable(g))),
    },
    Function {
        name: "is_idempotent",
        signature: "is_idempotent(g)",
        summary: message!("whether g + g = g"),
        example: ["is_idempotent(over)", "true"],
        meaning: Meaning::Of(1, |call| call.whether(|games, g| games.is_idempotent(g))),
    },
    Function {
        name: "is_plumtree",
        signature: "is_plumtree(g)",
        summary: message!("whether a stopper can be written with pass alone"),
        example: ["is_plumtree(a{0||||0|||a|*||*})", "false"],
        meaning: Meaning::Of(1, |call| call.whether(|games, g| games.is_plumtree(g))),
    },
    Function {
        name: "is_pseudonumber",
        signature: "is_pseudonumber(g)",
        summary: message!("whether it is a number, on, off, or a number over or under it"),
        example: ["is_pseudonumber(5 + over)", "true"],
        meaning: Meaning::Of(1, |call| {
            call.whether(|games, g| Ok(g.stopper().is_some_and(|g| games.is_pseudonumber(g))))
        }),
    },
];
