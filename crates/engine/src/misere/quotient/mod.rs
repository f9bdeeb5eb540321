//! Misère quotients: the misère play of one game, as a finite monoid.
//!
//! Let A be a set of positions that is closed under options and sums. Positions X and Y of A are
//! *indistinguishable* if X + Z and Y + Z have the same outcome in misère play for all Z of A. The
//! classes form a commutative monoid Q with the set P of the classes of P-positions, the *misère
//! quotient* of A. The *pretending function* Φ maps heaps to their classes; who wins a sum of heaps
//! is told by the product of their classes, as the nim-sum tells it in normal play.
//!
//! [`Partial`] is the quotient of the heaps up to some size; [`Heaps`] is where heaps come from, a
//! [`Code`] or the [`Positions`] of any impartial game. [`seek`](Partial::seek) looks for a period
//! of Φ. [`Known`] keeps quotients for whoever solves positions; [`Claimed`] is one that somebody
//! else has computed, and is checked.
//!
//! # Theorem (Plambeck and Siegel 2008)
//! Let a code have digits up to d_t and leave at most two heaps. If Φ(n + p) = Φ(n) for n₀ ≤ n <
//! 2n₀ + p + t, where Φ is that of the quotient of the heaps below 2n₀ + 2p + t, then this goes on
//! for ever, and that quotient is the one of all heaps.
//!
//! The proof is that of the theorem of Guy and Smith with products of classes in place of
//! nim-sums, so that its form for more heaps and for subtraction games holds as well: see
//! [`period`](crate::impartial::sequence::period).
//!
//! # Trap
//! Quotients may be infinite, as that of 0.07 from heap 34 on is believed to be, and then they
//! grow until [`Halt::TooLarge`] ends the computation.
//!
//! References: Plambeck, *Taming the wild in impartial combinatorial games*, Integers 5 (2005);
//! Plambeck, Siegel, *Misère quotients for impartial games*, J. Combin. Theory A 115 (2008).

mod bits;
mod check;
mod claimed;
mod extension;
mod known;
mod monoid;
mod partial;
mod positions;
mod presentation;
mod proof;
mod source;
mod state;
mod survey;
#[cfg(test)]
mod tests;

pub use claimed::{Claimed, Unconfirmed};
pub use known::Known;
pub use monoid::Monoid;
pub use partial::{Halt, Partial};
pub use positions::Positions;
pub use presentation::Presentation;
pub use proof::Verdict;
pub use source::Heaps;
pub use state::STAMP;
pub use survey::QuotientFinding;

#[cfg(doc)]
use crate::impartial::sequence::Code;
