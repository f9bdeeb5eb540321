//! Misère play of impartial games: whoever makes the last move loses.
//!
//! In normal play every impartial game is equal to a Nim heap. In misère play games are equal
//! less often, and three answers are given instead, each coarser than the one before:
//!
//! - the [canonical form](Form): which games have equal outcomes in all sums whatever;
//! - the [genus](Genus) and the [class](Class): where games are tame, misère play is won as that
//!   of Nim, and the genus says all;
//! - the [misère quotient](quotient): which positions of one game have equal outcomes in all
//!   sums of positions of this same game.
//!
//! References: Conway, *On Numbers and Games*, ch. 12; Plambeck, Siegel, *Misère quotients for
//! impartial games*, J. Combin. Theory A 115 (2008); Siegel, *Combinatorial Game Theory*, ch. V.

mod class;
mod form;
mod genus;
mod heaps;
mod proof;
pub mod quotient;
mod state;
mod tame;
#[cfg(test)]
mod tests;
mod text;
mod walk;

pub use class::Class;
pub use form::{Form, FormSearch, Forms};
pub use genus::Genus;
pub use heaps::HeapForms;
pub use proof::check_p_positions;
pub use tame::{Tame, TameSearch, Untamed};
pub use text::FormError;
