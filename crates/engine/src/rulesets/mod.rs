//! Every ruleset as a position of one type.
//!
//! A ruleset is a value: a [`Ruleset`] in the [register](register()), which says what people need to
//! know of it, by which words it is named, and how its positions are read. [`Position`] is a
//! position of any of them. Certificates, play, the opponents and every door take it.
//!
//! A game without a theory needs no solver of its own. Where both players have the same moves it
//! implements [`Searched`](searched::Searched) (text, and moves with their names) on top of
//! [`Game`](crate::impartial::Game) (options, components, symmetry), and
//! [`Sketch`](searched::Sketch) for its picture; [`cram`] is one. Where Left and Right have moves of
//! their own, it is [`Partizan`](partizan::Partizan) on top of
//! [`partizan::Game`](crate::partizan::Game); [`domineering`] is one. Where positions can come again it
//! is [`Loopy`](loopy::Loopy); [`fox_and_geese`] is one. Where a score decides it has a solver of its
//! own: [`dots_and_boxes`]. A line in the register is all else: the engines
//! work on positions behind one type, [`searched::AnyGame`], [`partizan::AnyGame`] or
//! [`loopy::AnyGame`].
//!
//! # Why [`Position`] is an enum
//! Its variants are the ways in which positions are solved: Nim and the boards with products have
//! theories of their own, which piles and stones show; all others are searched. So a `match` says
//! where a face belongs to one of these ways, and the compiler finds the place that forgot one. The
//! list of rulesets is open.

mod analyses;
pub mod boards;
mod couples;
mod description;
mod editing;
mod erased;
pub mod figure;
pub mod handles;
mod lifespan;
pub mod loopy;
pub mod multiplayer;
mod names;
pub mod partizan;
pub mod plain;
mod position;
mod product;
mod reading;
pub mod register;
mod rules;
pub mod searched;
pub mod sequence;
mod solvable;
pub mod sum;
mod theory;
pub mod written;

pub use analyses::Analyses;
use boards::{dot, matching, points};
pub use boards::{graph, strip};
pub use couples::{CoupleRows, Couples};
pub use description::{Description, Example, Family, RuleOption, Text, description};
pub use editing::{Change, Editing, Number};
pub use lifespan::Lifespan;
pub use names::word_for;
pub use points::Stone;
pub use position::{Analysis, Move, Position, Solution};
pub use product::{Analysis as ProductAnalysis, Product};
pub use register::{
    Ruleset, Taken, descriptions, files_of, knowing, register, registered, ruleset, texts, words,
};
pub use rules::{
    amazons, arc_kayles, backsliding, beans, brussels_sprouts, cakes, chocolate, chomp, clobber,
    clobbers, coloured_hackenbush, colouring, cram, digraph, domineering, dots_and_boxes, end_nim,
    euclid, fibonacci, fission, fox_and_geese, gale_nim, geography, go_corridors, go_rooms,
    hackenbush, heaps, konane, koppers_nim, lctr, nimbers, nimble, nimstring, node_kayles, nogo,
    northcott, partizan_arc_kayles, partizan_end_nim, partizan_euclid, partizan_heaps, pass_nim,
    pawns, poset, red_blue_cherries, silver_dollar, ski_jumps, sprouts, staircase, sylver, toads,
    toppling_dominoes, treblecross, turning, variants, walkers, wythoff,
};
use rules::{coins, nim};
pub use solvable::{Advice, Leaves, PPositions, Solvable, Solved, ValueRow};
pub use theory::{Part, Principle, Theory, outcome_of};
