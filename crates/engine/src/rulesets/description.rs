//! What people need to know of a ruleset.

use serde::Serialize;

/// A ruleset with all that a person needs to know of it.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub struct Description {
    /// The word before the colon of a position.
    #[serde(rename = "ruleset")]
    pub id: &'static str,
    /// Its name, and names of its variants.
    pub title: &'static str,
    /// The rules, a paragraph each.
    pub rules: &'static [&'static str],
    /// What may stand in brackets behind the word.
    pub options: &'static [RuleOption],
    /// Positions to begin with.
    pub examples: &'static [Example],
    /// Where its theory can be read.
    pub references: &'static [&'static str],
}

/// An option of a ruleset.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub struct RuleOption {
    /// How it is written: `max=k`.
    pub text: &'static str,
    /// What it changes.
    pub meaning: &'static str,
}

/// A position to begin with.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub struct Example {
    /// The position, as it is typed.
    pub position: &'static str,
    /// What it shows.
    pub shows: &'static str,
}
