//! Building explanations: what all families have in common.
//!
//! A family says what there is to say of a solved position; the frame around it, and the rungs that
//! begin and end a ladder, are the same for all.

use super::check::Refused;
use super::claim::{Claim, Level, Step, Theorem};
use super::ladder::{Ladder, Rung};
use super::written::Written;
use crate::foundation::{Budget, Exhausted, Playable};
use crate::rulesets::{Move, Position, Solvable, Solved};

/// A solved position that can be explained.
pub(super) trait Explained: Solved {
    type Position: Playable;

    fn position(&self) -> &Self::Position;

    /// The position as a claim holds it.
    fn written(&self) -> Written<Position>;

    /// Why, from level 1 on. A position without moves is not asked.
    fn reasons(&self, level: Level) -> Vec<Step>;

    /// What decides, for the last level.
    fn theorem(&self) -> Vec<Step>;

    /// The winning moves, or that there is none.
    fn moves(&self) -> Vec<Step>;

    /// The ladder with the rungs between the question and the moves.
    fn climb(&self, ladder: Ladder) -> Ladder;

    /// The outcome, from level 1 on the reasons (of a position without moves there are no others),
    /// and at the last level the theorem.
    fn explain(&self, level: Level) -> Step {
        let position = self.position();
        let claim = Claim::Outcome {
            position: self.written(),
            convention: position.convention(),
            outcome: Solved::outcome(self),
        };
        let mut because = Vec::new();
        if level >= Level::SENTENCE {
            match position.is_terminal() {
                true => because.push(Step::plain(Claim::NoMove)),
                false => because.extend(self.reasons(level)),
            }
        }
        if level >= Level::PROOF {
            because.extend(self.theorem());
        }
        Step { claim, because }
    }

    /// The ladder of hints.
    fn ladder(&self) -> Vec<Rung> {
        let moves = match self.position().is_terminal() {
            true => vec![Step::plain(Claim::NoMove)],
            false => self.moves(),
        };
        self.climb(Ladder::new()).ending(moves, self.explain(Level::PROOF))
    }
}

/// A position whose explanations can be checked.
pub(super) trait Explainable: Solvable {
    /// What an explanation is that is not the whole proof.
    const INCOMPLETE: &'static str;

    /// Confirms every step of an explanation.
    ///
    /// # Errors
    /// [`Exhausted`] if the budget does not suffice.
    fn check(
        &self,
        explanation: &Step,
        budget: &mut Budget,
    ) -> Result<Result<(), Refused>, Exhausted>;

    /// What a legal move does, and how to answer it.
    ///
    /// # Errors
    /// [`Exhausted`] if that takes a search for which the budget does not suffice.
    fn explain_move(
        &self,
        chosen: &Self::Move,
        budget: &mut Budget,
    ) -> Result<Option<Step>, Exhausted>;

    /// Whether this is the table from which a theorem decides the position.
    fn is_table(&self, claim: &Claim) -> bool;

    /// Whether this alone is the whole proof.
    fn is_proof(&self, _claim: &Claim) -> bool {
        false
    }

    /// Whether the argument of an explanation has the table, or no move is left, and ends with the
    /// theorem.
    ///
    /// # Errors
    /// What is left out.
    fn check_completeness(&self, explanation: &Step) -> Result<(), &'static str> {
        let steps = &explanation.because;
        let is_table = |claim: &Claim| self.is_table(claim) || matches!(claim, Claim::NoMove);
        let is_theorem = |claim: &Claim| matches!(claim, Claim::Theorem { .. });
        let complete = contains(steps, &|claim| self.is_proof(claim))
            || contains(steps, &is_table) && contains(steps, &is_theorem);
        if complete { Ok(()) } else { Err(Self::INCOMPLETE) }
    }
}

/// A move as a claim holds it.
pub(super) fn written<M: Clone + Into<Move>>(chosen: &M) -> Written<Move> {
    Written::of(chosen.clone().into())
}

/// Names the first `most` winning moves, fewer where moves are very long; `found_all` says whether
/// there are no others once they have all been gone through.
pub(super) fn winning_moves(
    mut winning: impl Iterator<Item = Written<Move>>,
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
        length += chosen.text().len();
        moves.push(chosen);
    };
    Claim::WinningMoves { moves, complete }
}

/// The theorem as a step.
pub(super) fn theorem(theorem: Theorem) -> Step {
    Step::plain(Claim::Theorem { theorem })
}

/// Whether the argument of these steps has a wanted claim: one of them is, or one of their reasons.
/// Reasons of a claim about a move do not count: they argue about another position.
fn contains(steps: &[Step], wanted: &dyn Fn(&Claim) -> bool) -> bool {
    let argued = |step: &Step| !step.claim.is_about_move() && contains(&step.because, wanted);
    steps.iter().any(|step| wanted(&step.claim) || argued(step))
}

#[cfg(test)]
pub(super) mod tests {
    use nimatron_nimber::text::Notation;

    use super::*;

    /// Confirms all that is built of a solved position: the explanation, the hints, and what is told of each
    /// move.
    pub fn confirm_what_is_built<P, A>(position: &P, analysis: &A)
    where
        P: Explainable,
        A: Explained<Position = P>,
    {
        let budget = &mut Budget::unlimited();
        let text = position.to_text(Notation::Ascii);
        let whole = analysis.explain(Level::PROOF);
        assert_eq!(position.check_completeness(&whole), Ok(()), "{text}");
        let hints = analysis.ladder().into_iter().flat_map(|rung| rung.steps);
        let moves = position.moves().into_iter().flatten().collect::<Vec<_>>();
        let of_moves = moves.iter().map(|chosen| {
            let step = position.explain_move(chosen, &mut Budget::unlimited()).unwrap();
            step.unwrap_or_else(|| panic!("{text}: nothing is told of {chosen}"))
        });
        for step in [whole].into_iter().chain(hints).chain(of_moves) {
            assert_eq!(position.check(&step, budget).unwrap(), Ok(()), "{text}: {step:?}");
        }
    }
}
