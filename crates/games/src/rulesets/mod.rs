//! Every ruleset as a position of one type.
//!
//! A ruleset is a file here. It implements [`Impartial`](crate::core::Impartial)
//! (the moves, and how they are written) and [`Ruleset`] (the solver, and a
//! [`Description`] for people), and has one line in the register below. From
//! then on [`Position`] reads it by its word, and certificates, play, the
//! opponents and every door take it.
//!
//! # Why an enum
//! [`Position`], [`Move`] and [`Solution`] are enums with a variant for each
//! ruleset, written by one macro from the register. The alternative, a box with
//! a trait object, would have to rebuild equality, hashing, cloning and the
//! pairing of moves with their positions at run time. An enum derives them; a
//! row of a million piles is passed on as it is; and where a face is particular
//! to a ruleset, as piles are drawn but boards are too, a `match` says so and
//! the compiler finds the place that forgot a ruleset. The list is closed, but
//! the engines are not: [`Strategy`](crate::certificate::Strategy) and
//! [`Record`](crate::play::Record) take any `Impartial`.

mod any;
mod coins;
mod nim;
pub mod nimbers;
mod points;
mod product;
mod ruleset;
mod transfinite;
pub mod turning;

pub use any::{Analysis, DESCRIPTIONS, Move, Position, Solution, description, words};
pub use product::{Analysis as ProductAnalysis, Product};
pub use ruleset::{Description, Example, RuleOption, Ruleset, Solved};
