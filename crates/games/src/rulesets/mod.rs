//! Every ruleset as a position of one type.
//!
//! A ruleset is a file here. It implements [`Playable`](crate::core::Playable)
//! (the moves, and how they are written) and [`Ruleset`] (the solver, and a
//! [`Description`] for people), and has one line in the register below. From
//! then on [`Position`] reads it by its word, and certificates, play, the
//! opponents and every door take it.
//!
//! A game without a theory needs no solver of its own: it implements
//! [`Searched`](searched::Searched) (text, and moves with their names) on top of
//! [`Game`](crate::impartial::Game) (options, components, symmetry), and its
//! line in the register is `Name: Searched<its type>`. [`cram`] is one. A line in
//! `render/scene/searched.rs` gives it a picture or none. Where Left and Right
//! have moves of their own, it is [`Partizan`](partizan::Partizan) on top of
//! [`partizan::Game`](crate::partizan::Game); [`domineering`] is one.
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
//! [`Record`](crate::play::Record) take any `Playable`.

pub mod amazons;
mod any;
pub mod arc_kayles;
pub mod boards;
pub mod brussels_sprouts;
pub mod chomp;
pub mod clobber;
mod coins;
pub mod coloured_hackenbush;
pub mod cram;
pub mod digraph;
pub mod domineering;
mod dot;
pub mod euclid;
pub mod fibonacci;
pub mod geography;
pub mod graph;
pub mod hackenbush;
pub mod heaps;
mod matching;
mod names;
mod nim;
pub mod nimbers;
pub mod nimble;
pub mod nimstring;
pub mod node_kayles;
pub mod northcott;
mod opening;
pub mod partizan;
pub mod plain;
mod points;
pub mod poset;
mod product;
mod ruleset;
pub mod searched;
pub mod silver_dollar;
pub mod staircase;
pub mod strip;
pub mod sum;
mod theory;
pub mod toads;
mod transfinite;
pub mod treblecross;
pub mod turning;
pub mod wythoff;

pub use any::{Analysis, DESCRIPTIONS, Move, Position, Solution, description, words};
pub(crate) use any::{on, on_solution};
pub use names::word_for;
pub use product::{Analysis as ProductAnalysis, Product};
pub use ruleset::{Advice, Description, Example, Leaves, RuleOption, Ruleset, Solved, ValueRow};
pub use theory::{Part, Principle, Theory, outcome_of};
