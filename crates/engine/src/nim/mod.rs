//! Nim and its three classic relatives, with piles of any ordinal height.
//!
//! # What
//! Players take turns. In **Nim** a move lowers one pile to any smaller
//! height. In **bounded Nim** (`max=k`) it removes at most `k` blocks from the
//! top of one pile. In **Moore's Nim** (`piles=k`) it lowers between 1 and `k`
//! piles, each to any smaller height. Whoever cannot move loses in normal play
//! and wins in misère play. Heights are ordinals; every game ends because the
//! ordinals are well-ordered, although no bound on its length need exist.
//!
//! # One file per theorem
//! | file | theorem | source |
//! | --- | --- | --- |
//! | [`normal`] | P iff the nim-sum is 0 | Bouton 1901; Conway, *ONAG* ch. 6, for ordinals |
//! | [`misere`] | as in normal play until the last large pile goes | Bouton 1901 |
//! | [`bounded`] | a pile is worth its residue modulo k+1 | *Winning Ways* ch. 4 |
//! | [`moore`] | P iff every binary column sums to 0 modulo k+1 | Moore 1910 |
//!
//! # Trap
//! A pile of limit height has no top block. Nim does not care, since a move
//! only names the smaller height that is left; bounded Nim does: see
//! [`bounded`].

mod analysis;
pub mod bounded;
mod combinations;
mod list;
pub mod misere;
pub mod moore;
mod moves;
pub mod normal;
mod parts;
mod piles;
mod position;
mod text;

pub use analysis::{Analysis, Quantity};
pub use moves::{Change, Move};
pub use parts::{Part, parts};
pub use piles::Piles;
pub use position::{Position, Rules, Variant};
pub use text::read;
