//! Why an operation has no answer.

use nimatron_nimber::say;
use nimatron_nimber::text::language::translated;
use thiserror::Error;

use crate::foundation::{Exhausted, Player};

/// Why an operation on values gave none.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
pub enum Failure {
    /// The budget or the memory of the store was used up.
    #[error(transparent)]
    Exhausted(#[from] Exhausted),
    /// A form has more moves in a row than are followed.
    #[error("{}", say!("the game is deeper than {} moves", limit))]
    TooDeep {
        /// The bound.
        limit: u32,
    },
    /// A player has more options than a form can hold.
    #[error("{}", say!("a player has more than {} options", limit))]
    TooManyOptions {
        /// The bound.
        limit: usize,
    },
    /// A number has more bits than are computed with.
    #[error("{}", say!("a number in the game is too large"))]
    TooLarge,
    /// The text of a value is longer than is written.
    #[error("{}", say!("the text of the game has more than {} bytes", limit))]
    TooLong {
        /// The bound.
        limit: usize,
    },
    /// A loopy game of which it is decided that it is equal to no stopper.
    #[error("{}", match draws {
        Player::Left => say!(
            "it is not stopper-sided: no stopper is equal to it if draws are wins for Left"
        ),
        Player::Right => say!(
            "it is not stopper-sided: no stopper is equal to it if draws are wins for Right"
        ),
    })]
    NotStopperSided {
        /// The player for whom draws are wins.
        draws: Player,
    },
    /// The operation is not defined for this game.
    #[error("{}", translated(.0))]
    Undefined(&'static str),
}
