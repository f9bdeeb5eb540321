//! Impartial games by the theorem of Sprague and Grundy: every position is a
//! heap of Nim.

mod game;
mod mex;
mod nimber_search;
mod option_graph;
mod p_positions;
pub mod sequence;
mod solver;

pub use game::{Game, WithoutTheorems};
pub use mex::ValueSet;
pub(crate) use nimber_search::known;
pub use nimber_search::{Fact, FactStore, NimberSearch};
pub use option_graph::{GraphError, OptionGraph};
pub use p_positions::{check_p_positions, p_positions};
pub use solver::Solver;
