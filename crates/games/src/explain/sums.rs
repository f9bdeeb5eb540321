//! Explanations of sums of games of different rulesets.
//!
//! The checker adds up and plays the moves itself; the value of each part it has
//! from the solver of its ruleset, which explains it by itself.

use std::collections::HashSet;

use nimatron_nimber::Ordinal;

use super::check::Refused;
use super::claim::{Claim, ComponentRow, Level, Step, Theorem};
use crate::core::{Budget, Convention, Exhausted, Impartial, Outcome};
use crate::nim::Quantity;
use crate::rulesets::sum::{Analysis, Move, Position};
use crate::rulesets::{Ruleset, Solved};

/// How many winning moves an explanation names.
const MOST_MOVES: usize = 100;

/// Explains a solved sum.
pub(super) fn explain(analysis: &Analysis<'_>, level: Level) -> Step {
    let position = analysis.position();
    let claim = Claim::Outcome {
        position: position.to_string(),
        convention: position.convention(),
        outcome: analysis.outcome(),
    };
    let mut because = Vec::new();
    if level >= Level::SENTENCE {
        if position.is_terminal() {
            because.push(Step::plain(Claim::NoMove));
        } else {
            because.extend(components(analysis).map(Step::plain));
            because.push(moves(analysis));
        }
    }
    if level >= Level::PROOF {
        because.push(Step::plain(Claim::Theorem { theorem: theorem(position) }));
    }
    Step { claim, because }
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
    let mut winning = analysis.winning_moves();
    let moves = winning.by_ref().take(MOST_MOVES).map(|chosen| chosen.to_string()).collect();
    let complete = winning.next().is_none() && analysis.finds_all_winning_moves();
    Step::plain(Claim::WinningMoves { moves, complete })
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
    check_step(position, explanation, "0", budget)
}

/// Whether the values of the parts and the theorem are part of it.
pub(super) fn check_completeness(explanation: &Step) -> Result<(), &'static str> {
    let contains =
        |wanted: fn(&Claim) -> bool| explanation.because.iter().any(|step| wanted(&step.claim));
    let values = contains(|claim| matches!(claim, Claim::Components { .. } | Claim::NoMove));
    let complete = values && contains(|claim| matches!(claim, Claim::Theorem { .. }));
    if complete { Ok(()) } else { Err("the values of the parts and the theorem must be there") }
}

fn check_step(
    position: &Position,
    step: &Step,
    place: &str,
    budget: &mut Budget,
) -> Result<Result<(), Refused>, Exhausted> {
    if let Err(reason) = check_claim(position, &step.claim, budget)? {
        return Ok(Err(Refused { place: place.to_string(), reason }));
    }
    for (index, reason) in step.because.iter().enumerate() {
        let inner = if place == "0" { String::new() } else { format!("{place}.") };
        if let Err(refused) =
            check_step(position, reason, &format!("{inner}{}", index + 1), budget)?
        {
            return Ok(Err(refused));
        }
    }
    Ok(Ok(()))
}

fn check_claim(
    position: &Position,
    claim: &Claim,
    budget: &mut Budget,
) -> Result<Result<(), String>, Exhausted> {
    let found = position.analyze(budget)?;
    Ok(match claim {
        Claim::Outcome { position: text, convention, outcome } => {
            let same = text.parse::<Position>().is_ok_and(|named| named == *position);
            let holds = *convention == position.convention() && *outcome == found.outcome();
            ensure(same, || format!("this is about '{text}', not about '{position}'"))
                .and_then(|()| ensure(holds, || "the outcome is wrong".into()))
        }
        Claim::Question => Ok(()),
        Claim::NoMove => ensure(position.is_terminal(), || "there are moves left".into()),
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
        Claim::Theorem { theorem: claimed } => {
            ensure(*claimed == theorem(position), || "this theorem is about other rules".into())
        }
        _ => Err("this is not about sums".into()),
    })
}

/// The position after a move that is named in a claim.
fn after(position: &Position, chosen: &str) -> Result<Position, String> {
    let chosen = position.parse_move(chosen).map_err(|error| error.message)?;
    position.play(&chosen).map_err(|illegal| illegal.0)
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
    let left = match self::after(after, reply) {
        Ok(left) => left,
        Err(reason) => return Ok(Err(reason)),
    };
    let wins = left.analyze(budget)?.outcome() == Outcome::P;
    Ok(ensure(wins, || format!("the reply {reply} does not win")))
}

fn ensure(holds: bool, reason: impl FnOnce() -> String) -> Result<(), String> {
    if holds { Ok(()) } else { Err(reason()) }
}
