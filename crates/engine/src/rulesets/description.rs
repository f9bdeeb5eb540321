//! What people need to know of a ruleset.

use std::borrow::Cow;

use nimatron_nimber::text::language::{serialize_all_translated, serialize_translated};
use serde::Serialize;

/// A text of a description: it stands in this library, or in the file of a ruleset.
pub type Text = Cow<'static, str>;

/// A ruleset with all that a person needs to know of it.
///
/// [`description!`](crate::rulesets::description!) writes one as a constant.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub struct Description {
    /// The word before the colon of a position.
    #[serde(rename = "ruleset")]
    pub id: Text,
    /// Its name, and names of its variants.
    #[serde(serialize_with = "serialize_translated")]
    pub title: Text,
    /// With which others it is learned.
    pub family: Family,
    /// The rules, a paragraph each.
    #[serde(serialize_with = "serialize_all_translated")]
    #[cfg_attr(feature = "typescript", ts(as = "Vec<String>"))]
    pub rules: Cow<'static, [Text]>,
    /// What may stand in brackets behind the word.
    #[cfg_attr(feature = "typescript", ts(as = "Vec<RuleOption>"))]
    pub options: Cow<'static, [RuleOption]>,
    /// Positions to begin with.
    #[cfg_attr(feature = "typescript", ts(as = "Vec<Example>"))]
    pub examples: Cow<'static, [Example]>,
    /// Where its theory can be read.
    #[cfg_attr(feature = "typescript", ts(as = "Vec<String>"))]
    pub references: Cow<'static, [Text]>,
}

/// The [`Description`](crate::rulesets::Description) of a ruleset of this library.
///
/// ```
/// use nimatron::rulesets::{Description, Example, Family};
/// static DESCRIPTION: Description = nimatron::rulesets::description! {
///     id: "countdown",
///     title: "Countdown",
///     family: Family::Heaps,
///     rules: ["A move takes one counter. Whoever cannot move loses."],
///     options: [],
///     examples: [Example::new("countdown: 5", "the first player wins")],
///     references: [],
/// };
/// assert_eq!(DESCRIPTION.examples[0].position, "countdown: 5");
/// ```
#[macro_export]
macro_rules! description {
    (
        id: $id:expr,
        title: $title:expr,
        family: $family:expr,
        rules: [$($rule:expr),* $(,)?],
        options: [$($option:expr),* $(,)?],
        examples: [$($example:expr),* $(,)?],
        references: [$($reference:expr),* $(,)?] $(,)?
    ) => {{
        use ::std::borrow::Cow::Borrowed;
        $crate::rulesets::Description {
            id: Borrowed($id),
            title: Borrowed($title),
            family: $family,
            rules: Borrowed(&[$(Borrowed($rule)),*]),
            options: Borrowed(&[$(const { $option }),*]),
            examples: Borrowed(&[$(const { $example }),*]),
            references: Borrowed(&[$(Borrowed($reference)),*]),
        }
    }};
}

#[doc(inline)]
pub use description;

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
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub struct RuleOption {
    /// How it is written: `max=k`.
    pub text: Text,
    /// What it changes.
    #[serde(serialize_with = "serialize_translated")]
    pub meaning: Text,
}

impl RuleOption {
    /// An option of a ruleset of this library.
    pub const fn new(text: &'static str, meaning: &'static str) -> RuleOption {
        RuleOption { text: Cow::Borrowed(text), meaning: Cow::Borrowed(meaning) }
    }
}

/// A position to begin with.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub struct Example {
    /// The position, as it is typed.
    pub position: Text,
    /// What it shows.
    #[serde(serialize_with = "serialize_translated")]
    pub shows: Text,
}

impl Example {
    /// An example of a ruleset of this library.
    pub const fn new(position: &'static str, shows: &'static str) -> Example {
        Example { position: Cow::Borrowed(position), shows: Cow::Borrowed(shows) }
    }
}
