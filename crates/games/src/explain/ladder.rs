//! The ladder of hints: rungs that ask before they tell.
//!
//! A ladder belongs to a position. Its first rung asks a question, the last gives
//! the reason, and the last but one names the moves; a value comes after a rung
//! that says what a value is. A rung tells one thing, has claims of its own, and is
//! left out where it would have nothing to say: so ladders differ in length.
//!
//! How much a rung gives away is its [height](Topic::height), which is the same
//! for all games; a limit on hints is a height.

use serde::{Deserialize, Serialize};

use super::claim::{Claim, Step};

/// The height of the highest rung: the reason.
pub const RUNGS: u8 = 7;

/// What a rung is about.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[serde(rename_all = "snake_case")]
pub enum Topic {
    /// Who wins? The player is asked.
    Question,
    /// Parts that cancel because one copies the other.
    Copying,
    /// How many moves there are, and why their number decides.
    Length,
    /// What the terms mean that the next rungs use.
    Meaning,
    /// The theorem that decides.
    Theorem,
    /// The piles as powers of two, or their residues.
    Powers,
    /// The powers that cancel.
    Pairs,
    /// The values of the parts.
    Values,
    /// Partizan games: who is ahead, and by how much.
    Standing,
    /// How the values balance.
    Balance,
    /// Where winning moves are made, or how many there are.
    Where,
    /// The winning moves.
    Moves,
    /// Why, with its theorem.
    Reason,
}

impl Topic {
    /// How much a rung about this gives away: 1 for a question, 5 for the parts in
    /// which to move, 6 for the moves, [`RUNGS`] for the reason.
    pub fn height(self) -> u8 {
        match self {
            Topic::Question => 1,
            Topic::Copying | Topic::Length | Topic::Meaning | Topic::Theorem | Topic::Powers => 2,
            Topic::Pairs | Topic::Values | Topic::Standing => 3,
            Topic::Balance => 4,
            Topic::Where => 5,
            Topic::Moves => 6,
            Topic::Reason => RUNGS,
        }
    }
}

/// A rung of the ladder.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Rung {
    /// What it is about.
    pub topic: Topic,
    /// What it tells.
    pub steps: Vec<Step>,
}

/// The rungs so far.
pub(super) struct Ladder(Vec<Rung>);

impl Ladder {
    /// The ladder with the question alone.
    pub(super) fn new() -> Ladder {
        Ladder(Vec::new()).rung(Topic::Question, [Step::plain(Claim::Question)])
    }

    /// The ladder with one more rung, unless that says nothing, or nothing that
    /// another one has not said.
    pub(super) fn rung(
        mut self,
        topic: Topic,
        steps: impl IntoIterator<Item = impl Into<Step>>,
    ) -> Ladder {
        let steps: Vec<Step> = steps.into_iter().map(Into::into).collect();
        if !steps.is_empty() && self.0.iter().all(|rung| rung.steps != steps) {
            self.0.push(Rung { topic, steps });
        }
        self
    }

    /// The rungs, after the two that end every ladder: the moves of the position, and the
    /// reason.
    pub(super) fn ending(self, moves: Vec<Step>, reason: Step) -> Vec<Rung> {
        self.rung(Topic::Moves, moves).rung(Topic::Reason, [reason]).0
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn rungs_that_say_nothing_new_are_left_out() {
        let question = || [Claim::Question];
        let rungs = Ladder::new()
            .rung(Topic::Values, Vec::<Claim>::new())
            .rung(Topic::Where, question())
            .ending(vec![Claim::EveryMoveLoses.into()], Claim::NoMove.into());
        let topics: Vec<Topic> = rungs.iter().map(|rung| rung.topic).collect();
        assert_eq!(topics, [Topic::Question, Topic::Moves, Topic::Reason]);
        assert!(rungs.iter().all(|rung| (1..=RUNGS).contains(&rung.topic.height())));
    }
}
