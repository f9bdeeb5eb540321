//! Each position explained, and each explanation checked, by the family of its ruleset.

use nimatron_nimber::say;

use super::building::{Explainable, Explained};
use super::check::Refused;
use super::claim::{Claim, Level, Step};
use super::ladder::Rung;
use crate::foundation::{Budget, Exhausted};
use crate::rulesets::{Analysis, Move, Position};
use nimatron_engine::{on, on_solution};

/// Explains a solved position.
///
/// ```
/// use nimatron::foundation::Budget;
/// use nimatron::explain::{Claim, Level, check, explain};
/// use nimatron::rulesets::Position;
///
/// let budget = &mut Budget::unlimited();
/// let position: Position = "nim: 1, 2, 3".parse()?;
/// let why = explain(&position.analyze(budget)?, Level::PROOF);
/// assert!(matches!(why.claim, Claim::Outcome { .. }));
/// assert_eq!(check(&position, &why, budget), Ok(Ok(())));
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
pub fn explain(analysis: &Analysis, level: Level) -> Step {
    on_solution!(analysis.solution(), solution => solution.explain(level))
}

/// Explains what a legal move does, and how to answer it.
///
/// # Errors
/// [`Exhausted`] if that takes a search for which the budget does not suffice.
pub fn explain_move(
    position: &Position,
    chosen: &Move,
    budget: &mut Budget,
) -> Result<Option<Step>, Exhausted> {
    on!(position, chosen, inner, made => inner.explain_move(made, budget)).unwrap_or(Ok(None))
}

/// The ladder of hints: rungs that ask before they tell, from a question to the reason.
///
/// The last but one names the winning moves, or says that there is none; no rung before
/// it names one. Every claim is one that [`check`] confirms, and no two rungs are equal.
///
/// ```
/// use nimatron::foundation::Budget;
/// use nimatron::explain::{Topic, ladder};
/// use nimatron::rulesets::Position;
/// let position: Position = "kayles: 5, 3".parse()?;
/// let rungs = ladder(&position.analyze(&mut Budget::unlimited())?);
/// let topics: Vec<Topic> = rungs.iter().map(|rung| rung.topic).collect();
/// use Topic::{Balance, Meaning, Moves, Question, Reason, Values, Where};
/// assert_eq!(topics, [Question, Meaning, Values, Balance, Where, Moves, Reason]);
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
pub fn ladder(analysis: &Analysis) -> Vec<Rung> {
    on_solution!(analysis.solution(), solution => solution.ladder())
}

/// What a rung of the [`ladder`] tells, counted from 1; higher rungs tell the same as
/// the last.
///
/// ```
/// use nimatron::foundation::Budget;
/// use nimatron::explain::{PileClaim, hint};
/// use nimatron::rulesets::Position;
/// let position: Position = "nim: 7, 4, 5".parse()?;
/// let hints = hint(&position.analyze(&mut Budget::unlimited())?, 5);
/// let last = hints.last().map(|step| &step.claim);
/// assert_eq!(last, Some(&PileClaim::Candidates { piles: vec![1, 2, 3] }.into()));
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
pub fn hint(analysis: &Analysis, rung: u8) -> Vec<Step> {
    let mut rungs = ladder(analysis);
    let last = rungs.len().min(rung.into());
    last.checked_sub(1).map_or(Vec::new(), |index| rungs.swap_remove(index).steps)
}

/// Confirms every step of an explanation of `position`.
///
/// What is inside is the first step that does not hold, if one does not.
///
/// # Errors
/// [`Exhausted`] if the budget does not suffice for confirming all.
///
/// Cost: linear in the table and in the number of moves named times the length
/// of the position.
pub fn check(
    position: &Position,
    explanation: &Step,
    budget: &mut Budget,
) -> Result<Result<(), Refused>, Exhausted> {
    if !matches!(explanation.claim, Claim::Outcome { .. }) {
        let reason = say!("an explanation begins with the outcome");
        return Ok(Err(Refused { place: "0".into(), reason }));
    }
    on!(position, inner => inner.check(explanation, budget))
}

/// Confirms steps about `position` that are no whole explanation, such as those
/// of a hint or of [`explain_move`].
///
/// What is inside is the first step that does not hold, if one does not.
///
/// # Errors
/// [`Exhausted`] if the budget does not suffice for confirming all.
///
/// ```
/// use nimatron::foundation::{Budget, Playable};
/// use nimatron::explain::{confirm, explain_move};
/// use nimatron::rulesets::Position;
///
/// let budget = &mut Budget::unlimited();
/// let position: Position = "nim: 7, 4, 5".parse()?;
/// let chosen = position.parse_move("1: 1")?;
/// let effect: Vec<_> = explain_move(&position, &chosen, budget)?.into_iter().collect();
/// assert_eq!(confirm(&position, &effect, budget), Ok(Ok(())));
/// let other: Position = "nim: 7, 4, 6".parse()?;
/// assert!(confirm(&other, &effect, budget)?.is_err());
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
pub fn confirm(
    position: &Position,
    steps: &[Step],
    budget: &mut Budget,
) -> Result<Result<(), Refused>, Exhausted> {
    for step in steps {
        if let Err(refused) = on!(position, inner => inner.check(step, budget))? {
            return Ok(Err(refused));
        }
    }
    Ok(Ok(()))
}

/// Whether an explanation that passed [`check`] is the whole proof: the table
/// and the theorem that turns it into the outcome.
///
/// # Errors
/// What is left out.
pub fn check_completeness(position: &Position, explanation: &Step) -> Result<(), &'static str> {
    on!(position, inner => inner.check_completeness(explanation))
}
