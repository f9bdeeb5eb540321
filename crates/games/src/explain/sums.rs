//! Explanations of sums of games of different rulesets.
//!
//! The checker adds up and plays the moves itself; the value of each part it has
//! from the solver of its ruleset, which explains it by itself.

use std::collections::{BTreeSet, HashSet};

use nimatron_nimber::Ordinal;
use nimatron_nimber::transfinite::Unlisted;

use super::check::Refused;
use super::claim::{Claim, ComponentRow, Level, Step, Term, Theorem};
use super::copying::{self, CancelClaim, Sameness, cancelling};
use super::frame::{
    self, after, check_all, check_no_move, check_outcome, check_theorem, ensure, framed,
    has_table_and_theorem, winning_moves,
};
use super::ladder::{Ladder, Rung, Topic};
use super::parts;
use crate::core::{Budget, Convention, Exhausted, Outcome, Playable};
use crate::nim::Quantity;
use crate::rulesets::sum::{Analysis, Move, Position};
use crate::rulesets::{self, Solvable, Solved};

/// How many winning moves an explanation names.
const MOST_MOVES: usize = 100;

/// Explains a solved sum.
pub(super) fn explain(analysis: &Analysis<'_>, level: Level) -> Step {
    let position = analysis.position();
    let reasons = || {
        let cancels = cancels(position).map(Claim::Cancels);
        let claims = cancels.into_iter().chain(components(analysis));
        claims.map(Step::plain).chain([moves(analysis)]).collect()
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
    Some(Claim::Components { rows: rows(analysis), total: total.into_height() })
}

/// The parts with their values; none in misère play.
fn rows(analysis: &Analysis<'_>) -> Vec<ComponentRow> {
    let parts = analysis.position().parts().iter().zip(analysis.values());
    parts
        .map(|(part, value)| ComponentRow { part: part.to_string(), value: value.height().clone() })
        .collect()
}

/// The parts that cancel because they are the same up to symmetry.
fn cancels(position: &Position) -> Option<CancelClaim> {
    if position.convention() != Convention::Normal {
        return None;
    }
    let movable = position.parts().iter().filter(|part| !part.is_terminal());
    let parts: Vec<(String, rulesets::Position)> =
        movable.map(|part| (part.to_string(), part.clone().twin().game)).collect();
    let same = |(_, a): &(String, rulesets::Position), (_, b): &(String, rulesets::Position)| {
        (a == b).then_some(Sameness::Equal)
    };
    cancelling(&parts, same, |(text, _)| text.clone())
}

fn moves(analysis: &Analysis<'_>) -> Step {
    if analysis.outcome() == Outcome::P {
        let example = copied(analysis.position()).map(Step::plain);
        return Step { claim: Claim::EveryMoveLoses, because: example.into_iter().collect() };
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
        Quantity::NimSum(value) => Claim::Leaves { chosen, value: value.into_height(), reply },
        _ => Claim::Answer { chosen, reply },
    })))
}

/// Where all parts cancel, a move with the reply that copies it.
fn copied(position: &Position) -> Option<Claim> {
    /// So many replies are looked at.
    const MOST_LOOKED_AT: usize = 10_000;
    cancels(position).filter(|claim| claim.rest.is_empty())?;
    let chosen = position.moves()?.next()?;
    let after = position.play(&chosen).ok()?;
    let restores = |reply: &Move| {
        let left = after.play(reply).ok();
        left.is_some_and(|left| {
            left.is_terminal() || cancels(&left).is_some_and(|claim| claim.rest.is_empty())
        })
    };
    let reply = after.moves()?.take(MOST_LOOKED_AT).find(restores)?;
    Some(Claim::Answer { chosen: chosen.to_string(), reply: Some(reply.to_string()) })
}

/// The ladder of hints.
pub(super) fn ladder(analysis: &Analysis<'_>) -> Vec<Rung> {
    let position = analysis.position();
    let ladder = Ladder::new().rung(Topic::Copying, cancels(position).map(Claim::Cancels));
    let ladder = if position.convention() == Convention::Misere {
        let meaning = Claim::Definition { term: Term::Outcome };
        ladder.rung(Topic::Meaning, [meaning]).rung(Topic::Where, [moves_in(analysis)])
    } else {
        let rows = rows(analysis);
        ladder
            .rung(Topic::Meaning, parts::meaning(Term::GrundyValue, rows.len()))
            .rung(Topic::Values, [Claim::PartValues { rows: rows.clone() }])
            .rung(Topic::Balance, [parts::nim_sum(&rows)])
            .rung(Topic::Where, [parts::targets(&rows)])
    };
    ladder.ending(position, moves(analysis), explain(analysis, Level::PROOF))
}

/// The parts in which winning moves are made.
fn moves_in(analysis: &Analysis<'_>) -> Claim {
    let position = analysis.position();
    let numbers: BTreeSet<usize> = analysis.winning_moves().map(|chosen| chosen.part).collect();
    let parts = numbers.into_iter().filter_map(|number| position.parts().get(number));
    Claim::MovesIn { parts: parts.map(ToString::to_string).collect() }
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
pub(super) fn check_completeness(_: &Position, explanation: &Step) -> Result<(), &'static str> {
    let values = |claim: &Claim| matches!(claim, Claim::Components { .. });
    let complete = has_table_and_theorem(explanation, &values);
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
        Claim::Question | Claim::Definition { term: Term::Outcome } => Ok(()),
        Claim::Definition { term: Term::GrundyValue } => {
            let normal = position.convention() == Convention::Normal;
            ensure(normal, || "there are values in normal play only".into())
        }
        Claim::NoMove => check_no_move(position),
        Claim::Cancels(claimed) => copying::check(claimed, cancels(position).as_ref()),
        Claim::PartValues { .. }
        | Claim::NimSum { .. }
        | Claim::Targets { .. }
        | Claim::Definition { term: Term::NimSum } => {
            parts::check(claim, &rows(&found)).unwrap_or(Ok(()))
        }
        Claim::MovesIn { .. } => {
            let all = found.finds_all_winning_moves();
            ensure(all && *claim == moves_in(&found), || {
                "the winning moves are made in other parts".into()
            })
        }
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
            if *complete && !missing && found.unlisted() == Some(Unlisted::Unfinished) {
                budget.spend(u64::MAX)?;
            }
            let all = !missing && found.finds_all_winning_moves();
            ensure(*complete == all, || match complete {
                true => "not all winning moves are named".into(),
                false => "there are no other winning moves".into(),
            })
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
            let holds = matches!(left, Quantity::NimSum(left) if left.height() == value);
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
