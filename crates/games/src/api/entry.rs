//! The catalogue, the opponents and the functions.

use nimatron_nimber::say;
use nimatron_nimber::text::language::serialize_translated;
use serde::Serialize;

use super::Schema;
use crate::calculator::{FUNCTIONS, Function};
use crate::catalogue::{Description, Kind, rulesets};
use crate::play::{Opponent, Role};

/// An entry of the catalogue.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub struct Entry {
    schema: Schema,
    /// The ruleset.
    #[serde(flatten)]
    pub ruleset: Description,
}

impl From<Description> for Entry {
    fn from(ruleset: Description) -> Entry {
        Entry { schema: Schema, ruleset }
    }
}

/// The definition of a kind of games: impartial or partizan.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct KindEntry {
    schema: Schema,
    /// The kind.
    #[serde(flatten)]
    pub kind: Kind,
}

impl From<Kind> for KindEntry {
    fn from(kind: Kind) -> KindEntry {
        KindEntry { schema: Schema, kind }
    }
}

/// What there is: rulesets, opponents, and functions of the calculator.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub struct Games {
    schema: Schema,
    /// Every ruleset.
    pub games: Vec<Description>,
    /// Who can play for player 2.
    pub opponents: Vec<OpponentEntry>,
    /// What the calculator can call.
    pub functions: Vec<FunctionEntry>,
}

/// Somebody who can play for player 2.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub struct OpponentEntry {
    /// As it is sent back.
    pub opponent: Role,
    /// The name.
    pub title: String,
    /// What the opponent is like.
    pub about: String,
}

/// A function of the calculator.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub struct FunctionEntry {
    /// How it is called: `sub(a, b)`.
    pub signature: &'static str,
    /// What it gives, in a line.
    #[serde(serialize_with = "serialize_translated")]
    pub summary: &'static str,
    /// A call.
    pub example: &'static str,
    /// What that call gives.
    pub gives: &'static str,
}

impl From<&Function> for FunctionEntry {
    fn from(function: &Function) -> FunctionEntry {
        let &Function { signature, summary, example: [example, gives], .. } = function;
        FunctionEntry { signature, summary, example, gives }
    }
}

impl Games {
    /// All of them.
    ///
    /// ```
    /// use nimatron::api::Games;
    /// let games = Games::all();
    /// assert_eq!(games.games[0].id, "nim");
    /// assert_eq!(games.opponents[0].title, "Another person");
    /// assert_eq!(games.functions[0].signature, "sub(a, b)");
    /// ```
    pub fn all() -> Games {
        let person = OpponentEntry {
            opponent: Role::Person,
            title: say!("Another person"),
            about: say!("plays beside you, on the same screen"),
        };
        let machine = |opponent: Opponent| OpponentEntry {
            opponent: Role::Machine(opponent),
            title: opponent.title(),
            about: opponent.about(),
        };
        let opponents = std::iter::once(person).chain(Opponent::ALL.map(machine)).collect();
        let functions = FUNCTIONS.iter().map(FunctionEntry::from).collect();
        Games { schema: Schema, games: rulesets(), opponents, functions }
    }
}
