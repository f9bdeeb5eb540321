//! Boards of squares: what the games on them share.
//!
//! A position is a [`Diagram`]: a board with some sets of its squares, one for each kind of piece.
//! The [`Signs`] of a ruleset say how it is read and written. Parts of it are found by growing
//! islands, and its canonical form by the symmetries of the board; a ruleset says what grows
//! together, and what [exchanges](Exchange) the players. What is left to it are its moves.

mod diagram;
pub(super) mod dot;
pub mod graph;
mod grid;
pub(super) mod matching;
pub mod picture;
pub(super) mod points;
mod signs;
pub mod strip;

pub use diagram::{Diagram, Exchange};
pub(super) use grid::bits;
pub use grid::{Direction, Grid};
pub use signs::Signs;
