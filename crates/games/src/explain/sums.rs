//! Explanations of sums of games of different rulesets.
//!
//! The checker adds up and plays the moves itself; the value of each part it has
//! from the solver of its ruleset, which explains it by itself.

use std::collections::HashSet;

use nimatron_nimber::Ordinal;

use super::check::Refused;
use super::claim::{Claim, ComponentRow, Level, Step, Theorem};
use super::frame::{
    self, after, check_all, check_no_move, check_outcome, check_theorem, contains, ensure, framed,
    winning_moves,
};
use crate::core::{Budget, Convention, Exhausted, Outcome, Playable};
use crate::nim::Quantity;
use crate::rulesets::sum::{Analysis, Move, Position};
use crate::rulesets::{Ruleset, Solved};

/// How many winning moves an explanation names.
const MOST_MOVES: usize = 100;

/// Explains a solved sum.
pub(super) fn explain(analysis: &Analysis<'_>, level: Level) -> Step {
    let position = analysis.position();
    let reasons = || {
        let values = components(analysis).map(Step::plain).into_iter();
        values.chain([moves(analysis)]).collect()
    };
    framed(position, analysis.outcome(), level, reasons, Some(theorem(position)))
}

fn theorem(position: &Position) -> Theorem {
    match position.convention() {
        Convention::Normal => Theorem::SpragueGrundy,
        Convention::Misere => Theorem::Search,
    }
}

fn components(analysis: &Analysis<'_>) -> Option<Claim> {
    let Quantity::NimSum(total) = analysis.quantity() else { return None };
    let parts = analysis.position().parts().iter().zip(analysis.values());
    let rows =
        parts.map(|(part, value)| ComponentRow { part: part.to_string(), value: value.0.clone() });
    Some(Claim::Components { rows: rows.collect(), total: total.0 })
}

fn moves(analysis: &Analysis<'_>) -> Step {
    if analysis.outcome() == Outcome::P {
        return Step::plain(Claim::EveryMoveLoses);
    }
    let all = analysis.finds_all_winning_moves();
    Step::plain(winning_moves(analysis.winning_moves(), MOST_MOVES, all))
}

/// Explains what a legal move leaves, and how to answer it.
pub(super) fn explain_move(
    position: &Position,
    chosen: &Move,
    budget: &mut Budget,
) -> Result<Option<Step>, Exhausted> {
    let Ok(after) = position.play(chosen) else { return Ok(None) };
    let analysis = after.analyze(budget)?;
    let chosen = chosen.to_string();
    let reply = analysis.winning_moves().next().map(|reply| reply.to_string());
    Ok(Some(Step::plain(match analysis.quantity() {
        Quantity::NimSum(value) => Claim::Leaves { chosen, value: value.0, reply },
        _ => Claim::Answer { chosen, reply },
    })))
}

/// The hint on a rung.
pub(super) fn hint(analysis: &Analysis<'_>, rung: u8) -> Vec<Step> {
    let parts = || components(analysis).map_or_else(|| moves(analysis), Step::plain);
    match rung {
        0 => Vec::new(),
        1 => vec![Step::plain(Claim::Question)],
        2..=5 => vec![parts()],
        6 => vec![moves(analysis)],
        _ => vec![explain(analysis, Level::PROOF)],
    }
}

/// Confirms every step of an explanation.
pub(super) fn check(
    position: &Position,
    explanation: &Step,
    budget: &mut Budget,
) -> Result<Result<(), Refused>, Exhausted> {
    check_all(explanation, |claim| Ok(check_claim(position, claim, budget)??))
}

/// Whether the values of the parts and the theorem are part of it.
pub(super) fn check_completeness(explanation: &Step) -> Result<(), &'static str> {
    let steps = &explanation.because;
    let values = |claim: &Claim| matches!(claim, Claim::Components { .. } | Claim::NoMove);
    let complete =
        contains(steps, values) && contains(steps, |claim| matches!(claim, Claim::Theorem { .. }));
    if complete { Ok(()) } else { Err("the values of the parts and the theorem must be there") }
}

fn check_claim(
    position: &Position,
    claim: &Claim,
    budget: &mut Budget,
) -> Result<Result<(), String>, Exhausted> {
    let found = position.analyze(budget)?;
    Ok(match claim {
        Claim::Outcome { position: named, convention, outcome } => {
            check_outcome(position, (named, *convention, *outcome), found.outcome())
        }
        Claim::Question => Ok(()),
        Claim::NoMove => check_no_move(position),
        Claim::Components { rows, total } => {
            let same = components(&found).as_ref() == Some(claim);
            let sum = rows.iter().fold(Ordinal::zero(), |sum, row| sum.nim_sum(&row.value));
            ensure(same && sum == *total, || "the values of the parts are others".into())
        }
        Claim::WinningMoves { moves, complete } => {
            let mut named = HashSet::new();
            for text in moves {
                let after = match after(position, text) {
                    Ok(after) => after,
                    Err(reason) => return Ok(Err(reason)),
                };
                if after.analyze(budget)?.outcome() != Outcome::P || !named.insert(text) {
                    return Ok(Err(format!("the move {text} does not win, or is named twice")));
                }
            }
            let missing = found.winning_moves().any(|chosen| !named.contains(&chosen.to_string()));
            ensure(!(*complete && missing), || "not all winning moves are named".into())
        }
        Claim::EveryMoveLoses => {
            ensure(found.outcome() == Outcome::P, || "there is a winning move".into())
        }
        Claim::Leaves { chosen, value, reply } => {
            let after = match after(position, chosen) {
                Ok(after) => after,
                Err(reason) => return Ok(Err(reason)),
            };
            let left = after.analyze(budget)?.quantity();
            let holds = matches!(left, Quantity::NimSum(left) if left.0 == *value);
            match ensure(holds, || format!("{chosen} does not leave {value}")) {
                Ok(()) => check_reply(&after, reply.as_deref(), budget)?,
                refused => refused,
            }
        }
        Claim::Answer { chosen, reply } => match after(position, chosen) {
            Ok(after) => check_reply(&after, reply.as_deref(), budget)?,
            Err(reason) => Err(reason),
        },
        Claim::Theorem { theorem: claimed } => check_theorem(*claimed, theorem(position)),
        _ => Err("this is not about sums".into()),
    })
}

fn check_reply(
    after: &Position,
    reply: Option<&str>,
    budget: &mut Budget,
) -> Result<Result<(), String>, Exhausted> {
    let Some(reply) = reply else {
        // No reply wins, or the game is over.
        let lost = after.is_terminal() || after.analyze(budget)?.outcome() == Outcome::P;
        return Ok(ensure(lost, || "there is a winning reply".into()));
    };
    let left = match frame::after(after, reply) {
        Ok(left) => left,
        Err(reason) => return Ok(Err(reason)),
    };
    let wins = left.analyze(budget)?.outcome() == Outcome::P;
    Ok(ensure(wins, || format!("the reply {reply} does not win")))
}
