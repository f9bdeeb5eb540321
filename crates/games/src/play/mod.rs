//! Playing: everything about a game that is being played, except how it looks.
//!
//! There is no terminal and no clock here, so that the command line, the page
//! and Python play by the same rules.
//!
//! | file | what |
//! | --- | --- |
//! | `record` | a game of any ruleset: moves, undo, redo, who has won |
//! | `opponent` | the machine's players, from `random` to `perfect` |
//! | `game` | a record with its players and a seed |
//! | `saved` | a game as a small text file |
//! | `table` | games of n players: what the machine does, and everybody's place |
//! | `setup` | who sets up the piles, and who chooses who starts |
//! | `typed` | what a player may type for a move |
//! | `review` | where a game was won and lost |
//! | `link` | a game in the fragment of an address |
//! | `words` | the players and their moves in sentences |
//!
//! A game is determined by its position, its players, who starts, the seed and
//! the moves of the people in it: the machine draws its random numbers from the
//! seed and the number of the turn. So a game that is taken back, saved or
//! opened again goes on as it would have gone on.

mod game;
mod judgement;
pub(crate) mod link;
mod opponent;
mod record;
mod review;
mod saved;
mod setup;
mod table;
mod typed;
mod words;

pub use crate::foundation::{random_below, step_down};
pub use crate::multiplayer::{Players, Seat};
pub use game::{Game, GameOf, Role};
pub use judgement::{Judgement, judge};
pub use link::{LONGEST_FRAGMENT, Link};
pub use opponent::{Errors, Opponent, UnknownOpponent};
pub use record::{Record, Turns};
pub use review::{ReviewedTurn, review};
pub use saved::{machines, refused};
pub use setup::{Question, Setup};
pub use table::{TableGame, not_seated, seated};
pub use typed::read_move;
pub use words::{height, listed, shortened};
