//! Partizan games: the values of short games, computed exactly.
//!
//! # What
//! A short game is {L|R}: finitely many options for Left and for Right, each a short game, and
//! never more than finitely many moves. Two games are equal if neither is better for Left; among
//! the forms of a game one is smallest, its *canonical form*. A [`Value`] stands for it, so that
//! equal games are equal identifiers, however large they are.
//!
//! # Where
//! A [`Values`] stores canonical forms, each once, within a bound of memory; several threads may
//! share it. [`Arithmetic`] computes with them within a [`Budget`](crate::foundation::Budget). Games in
//! which positions may be repeated are those of [`loopy`].
//!
//! # Convention
//! Left is the positive player: G > 0 iff Left wins G whoever starts.
//!
//! # References
//! A. N. Siegel, *Combinatorial Game Theory*, 2013 (chapters II and III); J. H. Conway, *On Numbers
//! and Games*; Berlekamp, Conway and Guy, *Winning Ways*.

mod arithmetic;
mod atomic_weight;
mod classification;
#[cfg(test)]
mod definition;
mod dyadic;
mod explicit;
mod failure;
mod game;
mod heating;
mod images;
mod incentives;
pub mod loopy;
mod names;
mod order;
mod outcome;
mod outcome_search;
mod powers;
mod print;
mod products;
mod reading;
mod reduced;
mod simplify;
mod size;
mod solver;
mod store;
mod strategy;
mod sum;
mod summary;
mod thermograph;
mod uptimal;
mod value;

pub use arithmetic::Arithmetic;
pub use classification::Temper;
pub use dyadic::Dyadic;
pub use explicit::{ExplicitForm, Redundancy};
pub use failure::Failure;
pub use game::{Game, Twin};
pub use incentives::ConfusionInterval;
pub use names::{Name, Power};
pub use order::Comparison;
pub use outcome::OutcomeClass;
pub use outcome_search::{OutcomeSearch, Prospect};
pub use print::MAX_TEXT;
pub use reading::ReadingError;
pub use solver::Solver;
pub use store::{MAX_HEIGHT, MAX_OPTIONS, Values};
pub use strategy::{SumMove, score_bounds};
pub use summary::{Summary, ValueSummary};
pub use thermograph::{Thermograph, Wall};
pub use uptimal::UptimalExpansion;
pub use value::{NumberUpStar, Value};

/// Bits that a number may have, numerator and denominator together.
pub const MAX_BITS: usize = nimatron_nimber::text::lexer::MAX_BITS;
