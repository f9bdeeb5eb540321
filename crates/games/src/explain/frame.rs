//! What all explanations, and all checks of them, have in common.

use super::check::Refused;
use super::claim::{Claim, Level, Step, Theorem};
use crate::core::{Convention, Exhausted, Outcome, Playable};

/// An explanation: the outcome, from level 1 on the reasons (of a position
/// without moves there are no others), and at the last level the theorem.
pub(super) fn framed<P: Playable>(
    position: &P,
    outcome: Outcome,
    level: Level,
    reasons: impl FnOnce() -> Vec<Step>,
    theorem: Option<Theorem>,
) -> Step {
    let claim = Claim::Outcome {
        position: position.to_string(),
        convention: position.convention(),
        outcome,
    };
    let mut because = Vec::new();
    if level >= Level::SENTENCE {
        match position.is_terminal() {
            true => because.push(Step::plain(Claim::NoMove)),
            false => because.extend(reasons()),
        }
    }
    if level >= Level::PROOF {
        because.extend(theorem.map(|theorem| Step::plain(Claim::Theorem { theorem })));
    }
    Step { claim, because }
}

/// Names the first `most` winning moves, fewer where moves are very long; `found_all` says whether
/// there are no others once they have all been gone through.
pub(super) fn winning_moves<M: ToString>(
    mut winning: impl Iterator<Item = M>,
    most: usize,
    found_all: bool,
) -> Claim {
    const MOST_TEXT: usize = 1 << 16;
    let (mut moves, mut length) = (Vec::new(), 0);
    let complete = loop {
        let Some(chosen) = winning.next() else { break found_all };
        if moves.len() == most || length > MOST_TEXT {
            break false;
        }
        let name = chosen.to_string();
        length += name.len();
        moves.push(name);
    };
    Claim::WinningMoves { moves, complete }
}

/// Whether the argument of these steps has a wanted claim: one of them is, or one of their reasons.
/// Reasons of a claim about a move do not count: they argue about another position.
pub(super) fn contains(steps: &[Step], wanted: &dyn Fn(&Claim) -> bool) -> bool {
    let argued = |step: &Step| !step.claim.is_about_move() && contains(&step.because, wanted);
    steps.iter().any(|step| wanted(&step.claim) || argued(step))
}

/// Whether the argument of an explanation has such a table, or no move is left, and ends with a
/// theorem.
pub(super) fn has_table_and_theorem(explanation: &Step, table: &dyn Fn(&Claim) -> bool) -> bool {
    let steps = &explanation.because;
    contains(steps, &|claim| table(claim) || matches!(claim, Claim::NoMove))
        && contains(steps, &|claim| matches!(claim, Claim::Theorem { .. }))
}

/// Why a step is not confirmed.
pub(super) enum Doubt {
    /// It does not hold.
    Refused(String),
    /// The budget ended.
    Exhausted(Exhausted),
}

impl From<Exhausted> for Doubt {
    fn from(exhausted: Exhausted) -> Doubt {
        Doubt::Exhausted(exhausted)
    }
}

impl From<String> for Doubt {
    fn from(reason: String) -> Doubt {
        Doubt::Refused(reason)
    }
}

/// Confirms the claim of a step, and of all steps because of which it holds.
pub(super) fn check_all(
    explanation: &Step,
    mut confirm: impl FnMut(&Claim) -> Result<(), Doubt>,
) -> Result<Result<(), Refused>, Exhausted> {
    match check_step(explanation, "0", &mut confirm) {
        Ok(()) => Ok(Ok(())),
        Err((place, Doubt::Refused(reason))) => Ok(Err(Refused { place, reason })),
        Err((_, Doubt::Exhausted(exhausted))) => Err(exhausted),
    }
}

fn check_step(
    step: &Step,
    place: &str,
    confirm: &mut impl FnMut(&Claim) -> Result<(), Doubt>,
) -> Result<(), (String, Doubt)> {
    confirm(&step.claim).map_err(|doubt| (place.to_string(), doubt))?;
    for (index, reason) in step.because.iter().enumerate() {
        check_step(reason, &place_of_reason(place, index), confirm)?;
    }
    Ok(())
}

/// Confirms the claim about the outcome of a position.
pub(super) fn check_outcome<P: Playable>(
    position: &P,
    (named, convention, outcome): (&str, Convention, Outcome),
    found: Outcome,
) -> Result<(), String> {
    let same = named.parse::<P>().is_ok_and(|named| named == *position);
    ensure(same, || format!("this is about '{named}', not about '{position}'"))?;
    let actual = position.convention();
    ensure(convention == actual, || format!("the convention is {actual} play"))?;
    ensure(outcome == found, || format!("the outcome is {found}, not {outcome}"))
}

/// Whether there is no move by the rules.
pub(super) fn is_over<P: Playable>(position: &P) -> bool {
    position.moves_by_rules().is_some_and(|mut moves| moves.next().is_none())
}

/// Confirms that there is no move.
pub(super) fn check_no_move<P: Playable>(position: &P) -> Result<(), String> {
    ensure(is_over(position), || "there are moves left".into())
}

/// Confirms which theorem decides.
pub(super) fn check_theorem(claimed: Theorem, actual: Theorem) -> Result<(), String> {
    ensure(claimed == actual, || "this theorem is about other rules".into())
}

/// The legal move that is named in a claim.
pub(super) fn read_move<P: Playable>(position: &P, text: &str) -> Result<P::Move, String> {
    position.parse_by_rules(text).map_err(|error| error.message)
}

/// The position after the move that is named in a claim.
pub(super) fn after<P: Playable>(position: &P, text: &str) -> Result<P, String> {
    position.play(&read_move(position, text)?).map_err(|illegal| illegal.0)
}

/// The place of a reason of the step at `place`, counted from 0.
pub(super) fn place_of_reason(place: &str, index: usize) -> String {
    match place {
        "0" => (index + 1).to_string(),
        _ => format!("{place}.{}", index + 1),
    }
}

/// Refuses with the reason what does not hold.
pub(super) fn ensure(holds: bool, reason: impl FnOnce() -> String) -> Result<(), String> {
    if holds { Ok(()) } else { Err(reason()) }
}
