//! What is asked about a position, and what the position must be to be asked that.

use serde::Serialize;

use super::pace::Pace;
use crate::explain::{Claim, Level, PileClaim, explain};
use crate::foundation::{Budget, Convention, Exhausted, MoveCount, Outcome, Playable};
use crate::nim::Quantity;
use crate::partizan::{Dyadic, Summary};
use crate::rulesets::{Analysis, Position, Solved};
use nimatron_nimber::Ordinal;

/// What an answer is.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[cfg_attr(feature = "typescript", ts(rename = "AnswerKind"))]
#[serde(rename_all = "snake_case")]
pub enum Answers {
    /// A move.
    Move,
    /// All moves that win, with `;` between them.
    Moves,
    /// `first` or `second`.
    Player,
    /// A position.
    Position,
    /// A number.
    Number,
    /// Which parts, by their numbers from 1.
    Parts,
}

/// What is asked.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Ask {
    /// A winning move.
    Move {
        /// Whether there is exactly one.
        only: bool,
        /// Within how many moves of their own the player is to win.
        within: Option<u32>,
    },
    /// All winning moves.
    AllMoves {
        /// How many there are; before that is known, how many there must be at least.
        count: usize,
    },
    /// Whether whoever moves first wins, or whoever moves second.
    Winner,
    /// Which piles are left when equal ones cancel.
    Uncancelled,
    /// The largest power of two that has no partner.
    LonePower,
    /// The number that the position is worth.
    Value,
    /// The part with the highest temperature.
    Hottest {
        /// The parts.
        parts: Vec<Position>,
    },
    /// Further piles with which whoever moves second wins.
    Balance {
        /// How many are to be added.
        add: usize,
        /// The highest that a pile may be.
        highest: Option<u64>,
        /// Whether no two piles may be equal.
        different: bool,
    },
}

impl Ask {
    pub(super) const A_MOVE: Ask = Ask::Move { only: false, within: None };
    pub(super) const THE_ONLY_MOVE: Ask = Ask::Move { only: true, within: None };

    /// What is asked about this position as the engine knows it; `None` where the question does not
    /// suit it, because it has no answer, too many, or one that cannot be missed.
    pub(super) fn certified(
        self,
        position: &Position,
        budget: &mut Budget,
    ) -> Result<Option<Ask>, Exhausted> {
        let analysis = position.analyze(budget)?;
        Ok(match &self {
            Ask::Move { only, within } => {
                let wins = analysis.winning_moves().take(COUNTED).count();
                let complete = analysis.solution().finds_all_winning_moves();
                let can_be_missed = match position.count_moves() {
                    MoveCount::Finite(count) => count > wins.into(),
                    MoveCount::Many | MoveCount::Infinite => true,
                };
                let suits = match within {
                    None => wins > 0 && can_be_missed && (!only || wins == 1 && complete),
                    Some(within) => {
                        let soon = winning_within(&analysis, *within, budget)?;
                        (1..wins).contains(&soon.len()) && {
                            // One move less does not suffice.
                            winning_within(&analysis, within - 1, budget)?.is_empty()
                        }
                    }
                };
                suits.then_some(self)
            }
            Ask::AllMoves { count: least } => {
                let count = analysis.winning_moves().take(COUNTED).count();
                let all = count < COUNTED && analysis.solution().finds_all_winning_moves();
                (all && count >= *least).then_some(Ask::AllMoves { count })
            }
            Ask::Winner => Some(self),
            Ask::Uncancelled => Some(self),
            Ask::LonePower => lone_power(&analysis).is_some().then_some(self),
            Ask::Value => number(&analysis).is_some().then_some(self),
            Ask::Hottest { parts } => hottest(parts, budget)?.is_some().then_some(self),
            Ask::Balance { .. } => (analysis.outcome() == Outcome::N).then_some(self),
        })
    }
}

/// Winning moves are counted up to this number.
const COUNTED: usize = 100;

/// The winning moves with which the player needs at most so many moves of their own.
pub(super) fn winning_within(
    analysis: &Analysis,
    within: u32,
    budget: &mut Budget,
) -> Result<Vec<crate::rulesets::Move>, Exhausted> {
    let position = analysis.position();
    if position.convention() == Convention::Misere {
        return Ok(Vec::new());
    }
    let mut pace = Pace::default();
    let mut soon = Vec::new();
    for chosen in analysis.winning_moves().take(COUNTED) {
        let Ok(after) = position.play(&chosen) else { continue };
        // The last of an odd number of moves is the player's.
        if pace.of(&after, budget)? + 1 < 2 * within {
            soon.push(chosen);
        }
    }
    Ok(soon)
}

/// The largest power of two that has no partner.
pub(super) fn lone_power(analysis: &Analysis) -> Option<Ordinal> {
    let why = explain(analysis, Level::TABLE);
    let exponent = why.because.iter().find_map(|step| match &step.claim {
        Claim::Piles(PileClaim::LonePower { exponent, .. }) => Some(exponent.clone()),
        _ => None,
    })?;
    Ordinal::power_of_two(&exponent).ok()
}

/// The number that a position is worth, if it is worth one.
pub(super) fn number(analysis: &Analysis) -> Option<String> {
    match analysis.quantity() {
        Quantity::Game(Summary { value: Some(value), .. }) => {
            let text = value.to_string();
            (text == value.mean.to_string()).then_some(text)
        }
        _ => None,
    }
}

/// The temperature of a position.
pub(super) fn temperature(
    position: &Position,
    budget: &mut Budget,
) -> Result<Option<Dyadic>, Exhausted> {
    Ok(match position.analyze(budget)?.quantity() {
        Quantity::Game(Summary { value: Some(value), .. }) => Some(value.temperature),
        _ => None,
    })
}

/// The index of the part that is hotter than all others, if it is hot at all.
pub(super) fn hottest(parts: &[Position], budget: &mut Budget) -> Result<Option<usize>, Exhausted> {
    let mut best: Option<(Dyadic, usize, bool)> = None;
    for (index, part) in parts.iter().enumerate() {
        let Some(found) = temperature(part, budget)? else { return Ok(None) };
        best = match best {
            Some((most, at, _)) if most == found => Some((most, at, false)),
            Some((most, at, alone)) if most > found => Some((most, at, alone)),
            _ => Some((found, index, true)),
        };
    }
    Ok(best.filter(|(most, _, alone)| *alone && *most > Dyadic::zero()).map(|(_, index, _)| index))
}
