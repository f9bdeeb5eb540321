//! What every game has in common: conventions and outcomes, positions and
//! moves, the values of impartial games, and the budget that bounds a search.
//!
//! Nothing here knows any particular game.

mod budget;
mod fault;
pub mod move_name;
mod notebook;
mod options;
mod outcome;
mod playable;
mod player;
mod random;
mod reading;
mod smaller_ordinals;

pub use budget::{Budget, Effort, Exhausted, Pace};
pub use fault::{Fault, Faults, watching};
pub use move_name::{MoveName, NamePart, Place, Sign};
pub use nimatron_nimber::Nimber;
pub use notebook::{Note, Notebook};
pub use options::Options;
pub use outcome::{Convention, Outcome};
pub use playable::{IllegalMove, MoveCount, Playable};
pub use player::{PerPlayer, Player};
pub use random::Random;
pub use reading::{Head, Piece, json_error, suggested};
pub(crate) use reading::{POSITION_EXAMPLE, unknown_ruleset};
pub use smaller_ordinals::{random_below, random_natural, step_down};
