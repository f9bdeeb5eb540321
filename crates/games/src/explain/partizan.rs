//! Explanations of partizan positions.
//!
//! The checker finds values and outcomes again from the rules, the independence of the parts and
//! the arithmetic of values: neither by symmetry nor by theorems on the ruleset, which the solver
//! uses.

use std::collections::HashSet;

use nimatron_nimber::text::Notation;
use serde::{Deserialize, Serialize};

use super::check::Refused;
use super::claim::{Claim, Level, Step, Theorem};
use super::frame::{
    Doubt, check_all, check_no_move, check_outcome, contains, ensure, framed, read_move,
    winning_moves,
};
use crate::core::{Budget, Exhausted, Outcome, Playable, Player};
use crate::partizan::{ByRules, Summary};
use crate::rulesets::Solved;
use crate::rulesets::partizan::{Analysis, Engine, Move, Partizan, Position};

/// How many winning moves an explanation names.
const MOST_MOVES: usize = 100;
/// Of how many moves of a player it tells what they leave.
const MOST_FOLLOWED: usize = 10_000;

/// Who wins a game, whoever begins, and its value where that is known.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct ClassClaim {
    /// `L`, `R`, `N` or `P`.
    pub class: String,
    /// The canonical form, in normal play.
    pub value: Option<String>,
    /// The mean.
    pub mean: Option<String>,
    /// The temperature.
    pub temperature: Option<String>,
}

/// A move of a player, and what it leaves.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct FollowedRow {
    /// The move, as text.
    pub chosen: String,
    /// Whether the player wins with it.
    pub wins: bool,
    /// The value that it leaves, where it is known.
    pub value: Option<String>,
}

/// Explains a solved position.
pub(super) fn explain<G: Partizan>(analysis: &Analysis<'_, G>, level: Level) -> Step {
    let position = analysis.position();
    let turn = position.turn();
    let reasons = || {
        let mut reasons = vec![Step::plain(Claim::Class(class(analysis.summary())))];
        reasons.push(match analysis.outcome() {
            Outcome::P => Step::plain(Claim::EveryMoveLoses),
            Outcome::N => {
                let all = analysis.finds_all_winning_moves();
                Step::plain(winning_moves(analysis.winning_moves(), MOST_MOVES, all))
            }
        });
        if level < Level::TABLE {
            reasons.push(Step::plain(other_turn(analysis, turn.opponent())));
        } else {
            let players = [turn, turn.opponent()].into_iter();
            reasons.extend(players.map(|player| Step::plain(followed(analysis, player))));
        }
        reasons
    };
    framed(position, analysis.outcome(), level, reasons, Some(Theorem::Search))
}

fn class(summary: &Summary) -> ClassClaim {
    let value = summary.value.as_ref();
    ClassClaim {
        class: summary.class.to_string(),
        value: value.map(|value| value.to_text(Notation::Ascii).into()),
        mean: value.map(|value| value.mean.to_string()),
        temperature: value.map(|value| value.temperature.to_string()),
    }
}

/// The winning moves of the player whose turn it is not.
fn other_turn<G: Partizan>(analysis: &Analysis<'_, G>, player: Player) -> Claim {
    let mut winning = analysis.winning_moves_of(player);
    let moves = winning.by_ref().take(MOST_MOVES).map(ToString::to_string).collect();
    let complete = winning.next().is_none() && analysis.is_complete(player);
    Claim::OtherTurn { player, moves, complete }
}

/// What the moves of a player leave.
fn followed<G: Partizan>(analysis: &Analysis<'_, G>, player: Player) -> Claim {
    let options = analysis.options(player);
    let known = options.iter().filter_map(|option| {
        Some(FollowedRow {
            chosen: option.chosen.to_string(),
            wins: option.wins?,
            value: option.value.as_ref().map(|value| value.to_text(Notation::Ascii).into()),
        })
    });
    let rows: Vec<FollowedRow> = known.take(MOST_FOLLOWED).collect();
    let complete = rows.len() == options.len();
    Claim::Followed { player, rows, complete }
}

/// Explains how to answer a legal move.
pub(super) fn explain_move<G: Partizan>(
    position: &Position<G>,
    chosen: &Move<G>,
    budget: &mut Budget,
) -> Result<Option<Step>, Exhausted> {
    let Ok(after) = position.play(chosen) else { return Ok(None) };
    let values = Engine::<G>::values(budget);
    let mut engine = Engine::new(position.convention(), &values, budget);
    let mut reply = None;
    for answer in after.moves_of(after.turn()) {
        if !engine.wins(answer.to().game(), answer.to().turn(), budget)? {
            reply = Some(answer.to_string());
            break;
        }
    }
    Ok(Some(Step::plain(Claim::Answer { chosen: chosen.to_string(), reply })))
}

/// The hint on a rung.
pub(super) fn hint<G: Partizan>(analysis: &Analysis<'_, G>, rung: u8) -> Vec<Step> {
    let wanted: fn(&Claim) -> bool = match rung {
        0 => return Vec::new(),
        1 => return vec![Step::plain(Claim::Question)],
        2..=4 => |claim| matches!(claim, Claim::Class(_) | Claim::NoMove),
        5..=6 => |claim| {
            matches!(claim, Claim::WinningMoves { .. } | Claim::EveryMoveLoses | Claim::NoMove)
        },
        _ => return vec![explain(analysis, Level::PROOF)],
    };
    let steps = explain(analysis, Level::SENTENCE).because.into_iter();
    steps.filter(|step| wanted(&step.claim)).collect()
}

/// Confirms every step of an explanation.
pub(super) fn check<G: Partizan>(
    position: &Position<G>,
    explanation: &Step,
    budget: &mut Budget,
) -> Result<Result<(), Refused>, Exhausted> {
    let values = Engine::<ByRules<G>>::values(budget);
    let engine = Engine::new(position.convention(), &values, budget);
    let mut checker = Checker { position, engine, budget };
    check_all(explanation, |claim| checker.check_claim(claim))
}

/// Whether it is the whole proof: what all moves leave.
pub(super) fn check_completeness(explanation: &Step) -> Result<(), &'static str> {
    let all =
        |claim: &Claim| matches!(claim, Claim::Followed { complete: true, .. } | Claim::NoMove);
    match contains(&explanation.because, all) {
        true => Ok(()),
        false => Err("what the moves leave must be there"),
    }
}

struct Checker<'c, G> {
    position: &'c Position<G>,
    engine: Engine<'c, ByRules<G>>,
    budget: &'c mut Budget,
}

impl<G: Partizan> Checker<'_, G> {
    /// Whether the player whose turn it is wins.
    fn wins(&mut self, position: &Position<G>) -> Result<bool, Doubt> {
        let game = ByRules(position.game().clone());
        Ok(self.engine.wins(&game, position.turn(), self.budget)?)
    }

    fn check_claim(&mut self, claim: &Claim) -> Result<(), Doubt> {
        let position = self.position;
        match claim {
            Claim::Outcome { position: named, convention, outcome } => {
                let found = if self.wins(position)? { Outcome::N } else { Outcome::P };
                Ok(check_outcome(position, (named, *convention, *outcome), found)?)
            }
            Claim::Question | Claim::Theorem { theorem: Theorem::Search } => Ok(()),
            Claim::NoMove => Ok(check_no_move(position)?),
            Claim::Class(claimed) => {
                let game = ByRules(position.game().clone());
                let found = match claimed.value {
                    Some(_) => self.engine.summary(&game, self.budget)?,
                    None => {
                        let class = self.engine.class(&game, self.budget)?;
                        Summary { class, value: None }
                    }
                };
                let found = class(&found);
                let told = || format!("it is {}", found.value.as_ref().unwrap_or(&found.class));
                Ok(ensure(found == *claimed, told)?)
            }
            Claim::WinningMoves { moves, complete } => {
                self.check_winning_moves(position.turn(), moves, *complete)
            }
            Claim::OtherTurn { player, moves, complete } => {
                self.check_winning_moves(*player, moves, *complete)
            }
            Claim::Followed { player, rows, complete } => {
                self.check_followed(*player, rows, *complete)
            }
            Claim::EveryMoveLoses => {
                let wins = self.wins(position)?;
                Ok(ensure(!wins, || "there is a winning move".into())?)
            }
            Claim::Answer { chosen, reply } => {
                let after = read_move(position, chosen)?.to().clone();
                let left = match reply {
                    // In misère play whoever cannot move wins, without a reply.
                    None if after.is_terminal() => return Ok(()),
                    None => after,
                    Some(reply) => read_move(&after, reply)?.to().clone(),
                };
                // Without a reply the opponent loses; with it the player does.
                let wins = self.wins(&left)?;
                Ok(ensure(!wins, || "there is a better reply".into())?)
            }
            _ => Err(Doubt::Refused("this is about other rules".into())),
        }
    }

    /// The position as if it were this player's turn.
    fn at_turn(&self, player: Player) -> Position<G> {
        Position::new(self.position.convention(), player, self.position.game().clone())
    }

    fn check_winning_moves(
        &mut self,
        player: Player,
        moves: &[String],
        complete: bool,
    ) -> Result<(), Doubt> {
        let position = self.at_turn(player);
        let mut named = HashSet::new();
        for text in moves {
            let chosen = read_move(&position, text)?;
            let loses = !self.wins(chosen.to())?;
            ensure(loses, || format!("the move {text} does not win"))?;
            ensure(named.insert(chosen.to_string()), || format!("{text} is named twice"))?;
        }
        if complete {
            for chosen in position.moves_of(player) {
                let known = named.contains(chosen.name()) || self.wins(chosen.to())?;
                ensure(known, || "not all winning moves are named".into())?;
            }
        }
        Ok(())
    }

    fn check_followed(
        &mut self,
        player: Player,
        rows: &[FollowedRow],
        complete: bool,
    ) -> Result<(), Doubt> {
        let position = self.at_turn(player);
        let mut named = HashSet::new();
        for row in rows {
            let chosen = read_move(&position, &row.chosen)?;
            let wins = !self.wins(chosen.to())?;
            ensure(wins == row.wins, || format!("the row of {} is wrong", row.chosen))?;
            if let Some(value) = &row.value {
                let game = ByRules(chosen.to().game().clone());
                let found = self.engine.summary(&game, self.budget)?.value;
                let found = found.as_ref().map(|found| found.to_text(Notation::Ascii));
                ensure(found == Some(value), || format!("{} leaves another value", row.chosen))?;
            }
            ensure(named.insert(chosen.to_string()), || format!("{} is named twice", row.chosen))?;
        }
        let all = position.moves_of(player).count();
        Ok(ensure(!complete || named.len() == all, || "not all moves are named".into())?)
    }
}
