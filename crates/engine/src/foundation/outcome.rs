//! Who wins: the ending conventions and the outcome classes of impartial games.

use std::fmt;

use serde::{Deserialize, Serialize};

/// What happens to a player who cannot move.
///
/// Reference: Siegel, *Combinatorial Game Theory* (2013), I.1 and V.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[serde(rename_all = "lowercase")]
pub enum Convention {
    /// A player who cannot move loses: whoever takes the last block wins.
    #[default]
    Normal,
    /// A player who cannot move wins: whoever takes the last block loses.
    Misere,
}

impl Convention {
    /// The outcome of a position without moves.
    ///
    /// ```
    /// use nimatron::foundation::{Convention, Outcome};
    /// assert_eq!(Convention::Normal.terminal(), Outcome::P);
    /// assert_eq!(Convention::Misere.terminal(), Outcome::N);
    /// ```
    pub fn terminal(self) -> Outcome {
        match self {
            Convention::Normal => Outcome::P,
            Convention::Misere => Outcome::N,
        }
    }
}

impl fmt::Display for Convention {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            Convention::Normal => "normal",
            Convention::Misere => "misere",
        })
    }
}

/// The outcome of a position under best play, as the player to move sees it: the outcome class, where
/// both players have the same moves.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub enum Outcome {
    /// The next player, who is about to move, wins.
    N,
    /// The previous player, who has just moved, wins.
    P,
    /// It is a draw: neither can force a win. The game goes on for ever, where positions can come
    /// again, see [`loopy`](crate::rulesets::loopy), or it ends with as many points for both, see
    /// [`dots_and_boxes`](crate::rulesets::dots_and_boxes). Other games do not have it.
    D,
}

impl Outcome {
    /// The outcome of a position from the outcomes of its options:
    /// N if some option is P, otherwise D if some option is D, otherwise P.
    /// Positions without options are settled by [`Convention::terminal`]. Where positions can come
    /// again this holds of all outcomes, but does not tell them.
    ///
    /// ```
    /// use nimatron::foundation::Outcome::{self, D, N, P};
    /// assert_eq!(Outcome::from_options([N, D, P]), N);
    /// assert_eq!(Outcome::from_options([N, D]), D);
    /// assert_eq!(Outcome::from_options([N, N]), P);
    /// ```
    pub fn from_options(options: impl IntoIterator<Item = Outcome>) -> Outcome {
        let best = |best: Outcome, option: Outcome| match (best, option) {
            (Outcome::N, _) | (_, Outcome::P) => Outcome::N,
            (Outcome::D, _) | (_, Outcome::D) => Outcome::D,
            (Outcome::P, Outcome::N) => Outcome::P,
        };
        options.into_iter().fold(Outcome::P, best)
    }
}

impl fmt::Display for Outcome {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            Outcome::N => "N",
            Outcome::P => "P",
            Outcome::D => "D",
        })
    }
}
