//! Each position explained, and each explanation checked, by the file of its
//! ruleset: the one place here that tells rulesets apart.

use super::claim::{Claim, Level, Step, Theorem};
use super::{build, check as nim, hint as ladder, products};
use crate::rulesets::{Analysis, Move, Position, Solution};

pub use super::check::Refused;

/// Explains a solved position.
///
/// ```
/// use nimatron::explain::{Claim, Level, check, explain};
/// use nimatron::rulesets::Position;
///
/// let position: Position = "nim: 1, 2, 3".parse()?;
/// let why = explain(&position.analyze(), Level::PROOF);
/// assert!(matches!(why.claim, Claim::Outcome { .. }));
/// assert_eq!(check(&position, &why), Ok(()));
/// # Ok::<(), nimatron_nimber::text::ParseError>(())
/// ```
pub fn explain(analysis: &Analysis<'_>, level: Level) -> Step {
    match analysis.solution() {
        Solution::Nim(analysis) => build::explain(analysis, level),
        Solution::Nimbers(analysis) => {
            products::explain(analysis.position(), Theorem::TurningCorners, level)
        }
        Solution::Turning(analysis) => {
            products::explain(analysis.position(), Theorem::Tartan, level)
        }
    }
}

/// Explains what a legal move does, and how to answer it.
pub fn explain_move(position: &Position, chosen: &Move) -> Option<Step> {
    match (position, chosen) {
        (Position::Nim(position), Move::Nim(chosen)) => build::explain_move(position, chosen),
        (Position::Nimbers(position), Move::Nimbers(chosen)) => {
            products::explain_move(position, chosen)
        }
        (Position::Turning(position), Move::Turning(chosen)) => {
            products::explain_move(position, chosen)
        }
        _ => None,
    }
}

/// The hint on a rung between 1 and [`RUNGS`](super::RUNGS); higher rungs tell
/// the same as the last.
///
/// ```
/// use nimatron::explain::{Claim, hint};
/// use nimatron::rulesets::Position;
/// let position: Position = "nim: 7, 4, 5".parse()?;
/// let hints = hint(&position.analyze(), 5);
/// assert!(matches!(&hints[..], [step] if step.claim == Claim::Candidates { piles: vec![1, 2, 3] }));
/// # Ok::<(), nimatron_nimber::text::ParseError>(())
/// ```
pub fn hint(analysis: &Analysis<'_>, rung: u8) -> Vec<Step> {
    match analysis.solution() {
        Solution::Nim(analysis) => ladder::hint(analysis, rung),
        Solution::Nimbers(solution) => {
            products::hint(solution.position(), explain(analysis, Level::PROOF), rung)
        }
        Solution::Turning(solution) => {
            products::hint(solution.position(), explain(analysis, Level::PROOF), rung)
        }
    }
}

/// Confirms every step of an explanation of `position`.
///
/// # Errors
/// The first step that does not hold.
///
/// Cost: linear in the table and in the number of moves named times the length
/// of the position.
pub fn check(position: &Position, explanation: &Step) -> Result<(), Refused> {
    if !matches!(explanation.claim, Claim::Outcome { .. }) {
        let reason = "an explanation begins with the outcome".into();
        return Err(Refused { place: "0".into(), reason });
    }
    match position {
        Position::Nim(position) => nim::check(position, explanation),
        Position::Nimbers(position) => {
            products::check(position, Theorem::TurningCorners, explanation)
        }
        Position::Turning(position) => products::check(position, Theorem::Tartan, explanation),
    }
}

/// Whether an explanation that passed [`check`] is the whole proof: the table
/// and the theorem that turns it into the outcome.
///
/// # Errors
/// What is left out.
pub fn check_completeness(position: &Position, explanation: &Step) -> Result<(), &'static str> {
    match position {
        Position::Nim(_) => nim::check_completeness(explanation),
        Position::Nimbers(_) | Position::Turning(_) => products::check_completeness(explanation),
    }
}
