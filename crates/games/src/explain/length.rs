//! How long a game can last, and who wins by that; and the whole strategy where the game is short.

use nimatron_nimber::say;

use std::collections::HashSet;

use serde::{Deserialize, Serialize};

use super::building::written;
use super::check::{ensure, read_move};
use super::claim::Step;
use super::search::SearchClaim;
use super::written::Written;
use crate::foundation::{Budget, Convention, Outcome, Playable};
use crate::impartial::Game;
use crate::rulesets::searched::{Analysis, AnyGame, Engine, Move, Position};
use crate::rulesets::{self, Lifespan, Solved};

/// Games with more lives have too many lines of play.
const FEW_LIVES: u32 = 7;
/// No longer strategies are shown.
const MOST_ANSWERS: usize = 64;
/// Finding the answers of so short a game takes far less.
const MOST_NODES: u64 = 1 << 20;

/// How many moves a game has had and can still have, and what that means: see [`Lifespan`].
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct LengthClaim {
    /// Number of spots at the beginning.
    pub spots: u32,
    /// Number of moves so far.
    pub made: u32,
    /// Number of lives that are left.
    pub lives: u32,
    /// Least number of moves to come.
    pub least: u32,
    /// Greatest number of moves to come.
    pub most: u32,
    /// Whether the player to move wins if the number of moves to come is odd; otherwise if it is even.
    pub odd: bool,
}

/// A strategy from the position on to the end: the winner's move if it is the winner's turn, and then
/// an answer to every move. Of moves that leave the same up to symmetry one is named.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct StrategyClaim {
    /// The winning move, if it is the winner's turn.
    pub first: Option<Written<rulesets::Move>>,
    /// The moves of the other player.
    pub branches: Vec<Branch>,
}

/// A move with its answer, and the moves after that.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Branch {
    /// The move.
    pub chosen: Written<rulesets::Move>,
    /// The answer; `None` if the move is the last one, and loses.
    pub reply: Option<Written<rulesets::Move>>,
    /// The moves after the answer.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub branches: Vec<Branch>,
}

/// How long the game lasts.
pub(super) fn length(position: &Position) -> Option<LengthClaim> {
    let Lifespan { spots, made, lives, least, most } = position.game().lifespan()?;
    let odd = position.convention() == Convention::Normal;
    Some(LengthClaim { spots, made, lives, least, most, odd })
}

/// Confirms how long the game lasts.
pub(super) fn check_length(position: &Position, claimed: &LengthClaim) -> Result<(), String> {
    let holds = length(position).as_ref() == Some(claimed);
    ensure(holds, || say!("the game has had, or can still have, another number of moves"))
}

/// The whole strategy of a short game.
pub(super) fn strategy(analysis: &Analysis) -> Option<Step> {
    let position = analysis.position();
    position.game().lifespan().filter(|lifespan| lifespan.lives <= FEW_LIVES)?;
    let mut budget = Budget::nodes(MOST_NODES);
    let engine = Engine::new(position, &mut budget).ok()?;
    let mut builder = Builder { engine, budget, left: MOST_ANSWERS };
    let claim = match analysis.outcome() {
        Outcome::P => StrategyClaim { first: None, branches: builder.branches(position)? },
        Outcome::N | Outcome::D => {
            let first = builder.reply(position)?;
            let after = position.play(&first).ok()?;
            StrategyClaim { first: Some(written(&first)), branches: builder.branches(&after)? }
        }
    };
    Some(Step::plain(SearchClaim::Strategy(claim)))
}

struct Builder {
    engine: Engine,
    budget: Budget,
    /// Number of answers that may still be shown.
    left: usize,
}

impl Builder {
    fn reply(&mut self, position: &Position) -> Option<Move> {
        self.engine.reply(position, &mut self.budget).ok().flatten()
    }

    /// The moves of a player who loses, with their answers.
    fn branches(&mut self, position: &Position) -> Option<Vec<Branch>> {
        let mut seen: HashSet<AnyGame> = HashSet::new();
        let mut branches = Vec::new();
        for chosen in position.moves()? {
            let after = position.play(&chosen).ok()?;
            if !seen.insert(after.game().clone().canonical()) {
                continue;
            }
            self.left = self.left.checked_sub(1)?;
            let reply = if after.is_terminal() { None } else { Some(self.reply(&after)?) };
            let then = match &reply {
                Some(reply) => self.branches(&after.play(reply).ok()?)?,
                None => Vec::new(),
            };
            let reply = reply.as_ref().map(written);
            branches.push(Branch { chosen: written(&chosen), reply, branches: then });
        }
        Some(branches)
    }
}

/// Plays through a strategy: every move is answered, and the other player is the one who loses at the
/// end.
pub(super) fn check_strategy(position: &Position, claimed: &StrategyClaim) -> Result<(), String> {
    let is_short = position.game().lifespan().is_some_and(|left| left.lives <= FEW_LIVES);
    ensure(is_short, || say!("whole strategies are for short games of Sprouts"))?;
    match &claimed.first {
        Some(first) => check_branches(&played(position, first)?, &claimed.branches),
        None => check_branches(position, &claimed.branches),
    }
}

fn played(position: &Position, chosen: &Written<rulesets::Move>) -> Result<Position, String> {
    position.play(&read_move(position, chosen)?).map_err(|illegal| illegal.0)
}

fn check_branches(position: &Position, branches: &[Branch]) -> Result<(), String> {
    let left = |position: Position| position.game().clone().canonical();
    let mut named: HashSet<AnyGame> = HashSet::new();
    for Branch { chosen, reply, branches } in branches {
        let after = played(position, chosen)?;
        match reply {
            Some(reply) => check_branches(&played(&after, reply)?, branches)?,
            None => {
                let is_lost = after.is_terminal() && after.convention() == Convention::Misere;
                ensure(is_lost && branches.is_empty(), || {
                    say!("{} has no answer", chosen.to_string())
                })?;
            }
        }
        ensure(named.insert(left(after)), || say!("{} is answered twice", chosen.to_string()))?;
    }
    let mut moves = position.moves_by_rules().into_iter().flatten().peekable();
    let wins = moves.peek().is_none() && position.convention() == Convention::Misere;
    ensure(!wins, || say!("whoever cannot move wins"))?;
    for chosen in moves {
        let after = position.play(&chosen).map_err(|illegal| illegal.0)?;
        ensure(named.contains(&left(after)), || say!("{} is not answered", chosen.to_string()))?;
    }
    Ok(())
}
