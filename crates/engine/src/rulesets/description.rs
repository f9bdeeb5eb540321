//! What people need to know of a ruleset.

use nimatron_nimber::text::language::{serialize_all_translated, serialize_translated};
use serde::Serialize;

/// A ruleset with all that a person needs to know of it.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub struct Description {
    /// The word before the colon of a position.
    #[serde(rename = "ruleset")]
    pub id: &'static str,
    /// Its name, and names of its variants.
    #[serde(serialize_with = "serialize_translated")]
    pub title: &'static str,
    /// With which others it is learned.
    pub family: Family,
    /// The rules, a paragraph each.
    #[serde(serialize_with = "serialize_all_translated")]
    pub rules: &'static [&'static str],
    /// What may stand in brackets behind the word.
    pub options: &'static [RuleOption],
    /// Positions to begin with.
    pub examples: &'static [Example],
    /// Where its theory can be read.
    pub references: &'static [&'static str],
}

/// Games that are played with the same things, in the order in which people learn them.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[serde(rename_all = "kebab-case")]
pub enum Family {
    /// Piles, heaps and rows of pins.
    Heaps,
    /// Coins and frogs on strips of squares.
    Strips,
    /// Boards in rows and columns.
    Boards,
    /// Points and lines, on the ground or on paper.
    Graphs,
    /// Stones and coins that are turned: the games of nimbers.
    Turning,
    /// Several games at once.
    Sums,
}

/// An option of a ruleset.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub struct RuleOption {
    /// How it is written: `max=k`.
    pub text: &'static str,
    /// What it changes.
    #[serde(serialize_with = "serialize_translated")]
    pub meaning: &'static str,
}

/// A position to begin with.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub struct Example {
    /// The position, as it is typed.
    pub position: &'static str,
    /// What it shows.
    #[serde(serialize_with = "serialize_translated")]
    pub shows: &'static str,
}
