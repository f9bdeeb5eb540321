//! Why an operation has no answer.

use thiserror::Error;

use crate::foundation::{Exhausted, Player};

/// Why an operation on values gave none.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
pub enum Failure {
    /// The budget or the memory of the store was used up.
    #[error(transparent)]
    Exhausted(#[from] Exhausted),
    /// A form has more moves in a row than are followed.
    #[error("the game is deeper than {limit} moves")]
    TooDeep {
        /// The bound.
        limit: u32,
    },
    /// A player has more options than a form can hold.
    #[error("a player has more than {limit} options")]
    TooManyOptions {
        /// The bound.
        limit: usize,
    },
    /// A number has more bits than are computed with.
    #[error("a number in the game is too large")]
    TooLarge,
    /// The text of a value is longer than is written.
    #[error("the text of the game has more than {limit} bytes")]
    TooLong {
        /// The bound.
        limit: usize,
    },
    /// A loopy game of which it is decided that it is equal to no stopper.
    #[error("it is not stopper-sided: no stopper is equal to it if draws are wins for {draws}")]
    NotStopperSided {
        /// The player for whom draws are wins.
        draws: Player,
    },
    /// The operation is not defined for this game.
    #[error("{0}")]
    Undefined(&'static str),
}
