//! What games on the same things share: boards of squares, strips, rows of pins, graphs.
//!
//! On a board of squares a position is a [`Diagram`]: a board with some sets of its squares, one for
//! each kind of piece. The [`Signs`] of a ruleset say how it is read, written and drawn. Parts of it
//! are found by growing islands, and its canonical form by the symmetries of the board; a ruleset
//! says what grows together, and what [exchanges](Exchange) the players. What is left to it are its
//! moves.
//!
//! [`strip::Strips`] are read, written, drawn and named in moves in one way for all games on strips.
//! Heaps of counters and pairs of numbers have names of moves, handles and pictures in common, too.
//! [`graph::Graph`] and [`graph::Subgraph`] are read, written, divided into parts and drawn for all
//! games on graphs.

pub(super) mod counters;
mod diagram;
pub(super) mod dot;
pub mod graph;
mod grid;
pub(super) mod matching;
pub mod picture;
pub mod pins;
pub(super) mod points;
mod signs;
pub mod strip;

pub use diagram::{Diagram, Exchange};
pub(super) use grid::bits;
pub use grid::{Direction, Grid};
pub use picture::Standing;
pub use signs::Signs;
