//! The kinds of values, kept apart.
//!
//! # Traps
//! - `*5` is not `5`: the first is a nimber, the value of a heap, the second an
//!   ordinal. So `+` is never a nim-sum by accident nor a nim-sum an ordinary one.
//! - Nimbers are ordered as games, hence hardly at all: two different ones are
//!   confused with each other, `*1 || *2`. Ordinals are ordered totally.
//! - Natural numbers and finite nimbers are games, too, where they stand in a sum: `1 + *2` is the
//!   game {1*2}. Infinite ordinals are none: `w + *2` is refused.
//! - Digits are a text: `binary(5)` is 101 and not a number that can be computed with.

use std::fmt;
use std::sync::Arc;

use nimatron_nimber::finite::{BinaryPolynomial, TowerPolynomial};
use nimatron_nimber::text::Notation;
use nimatron_nimber::text::formula::{Formula, Operator};
use nimatron_nimber::{Ordinal, say};
use serde::Serialize;

use super::digits::Digits;
use super::forms::{Form, Simplification};
use super::game::Game;
use super::misere::MisereForm;
use super::tuples::TupleOutcome;
use crate::foundation::{Nimber, Player};
use crate::misere::{Class, Genus};
use crate::multiplayer::Forms;
use crate::partizan::loopy::LoopyOutcome;
use crate::partizan::{ConfusionInterval, Thermograph, UptimalExpansion};

/// A value that an expression can have.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub enum Value {
    /// An ordinal; the natural numbers are the finite ones.
    Ordinal(Ordinal),
    /// An ordinal to be written in base 2, as `base2` gives it.
    Base2(Ordinal),
    /// A nimber.
    Nimber(Nimber),
    /// Several nimbers, in increasing order.
    Nimbers(Vec<Nimber>),
    /// A polynomial over the field of two elements.
    Polynomial(BinaryPolynomial),
    /// A finite nimber as a polynomial in the generators of the fields.
    Generators(TowerPolynomial),
    /// The digits of a natural number.
    Digits(Digits),
    /// A game that is none of the above.
    Game(Game),
    /// A game of n players.
    Tuple(Forms),
    /// Who wins a game of n players.
    TupleOutcome(TupleOutcome),
    /// A game of misère play.
    Misere(MisereForm),
    /// The genus of a game of misère play.
    Genus(Genus),
    /// How a game of misère play behaves in sums.
    MisereClass(Class),
    /// Several games.
    Games(Vec<Game>),
    /// A form, not simplified.
    Form(Form),
    /// The steps that make a form canonical.
    Simplification(Simplification),
    /// Who wins a game.
    Outcome(LoopyOutcome),
    /// The thermograph of a game.
    Thermograph(Arc<Thermograph>),
    /// The numbers with which a game is confused.
    Interval(ConfusionInterval),
    /// A game in powers of up.
    Uptimal(UptimalExpansion),
    /// The answer to a comparison.
    Boolean(bool),
}

/// What a value is.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[serde(rename_all = "snake_case")]
pub enum Kind {
    /// An ordinal, printed in Cantor normal form.
    Ordinal,
    /// An ordinal, printed in base-2 normal form.
    Base2,
    /// A nimber.
    Nimber,
    /// Several nimbers.
    Nimbers,
    /// A polynomial over the field of two elements.
    Polynomial,
    /// The digits of a number in some base.
    Digits,
    /// A short game.
    Game,
    /// A game with cycles.
    Loopy,
    /// A game of n players.
    Tuple,
    /// A game of misère play.
    Misere,
    /// The genus of a game of misère play.
    Genus,
    /// How a game of misère play behaves in sums.
    MisereClass,
    /// Several games.
    Games,
    /// A form of a game, not simplified.
    Form,
    /// The steps that make a form canonical.
    Simplification,
    /// Who wins a game.
    Outcome,
    /// A thermograph.
    Thermograph,
    /// An interval of numbers.
    Interval,
    /// An expansion in powers of up.
    Uptimal,
    /// True or false.
    Boolean,
}

impl Kind {
    /// The kind with its article, as messages name it.
    pub fn described(self) -> String {
        match self {
            Kind::Ordinal | Kind::Base2 => say!("an ordinal"),
            Kind::Nimber => say!("a nimber"),
            Kind::Nimbers => say!("a list of nimbers"),
            Kind::Polynomial => say!("a polynomial"),
            Kind::Digits => say!("a row of digits"),
            Kind::Game => say!("a game"),
            Kind::Loopy => say!("a loopy game"),
            Kind::Tuple => say!("a game of n players"),
            Kind::Misere => say!("a game of misere play"),
            Kind::Genus => say!("a genus"),
            Kind::MisereClass => say!("a class of misere play"),
            Kind::Games => say!("a list of games"),
            Kind::Form => say!("an explicit form"),
            Kind::Simplification => say!("a simplification"),
            Kind::Outcome => say!("an outcome"),
            Kind::Thermograph => say!("a thermograph"),
            Kind::Interval => say!("an interval"),
            Kind::Uptimal => say!("an expansion in powers of up"),
            Kind::Boolean => say!("true or false"),
        }
    }
}

impl fmt::Display for Kind {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            Kind::Ordinal => "ordinal",
            Kind::Base2 => "base2",
            Kind::Nimber => "nimber",
            Kind::Nimbers => "nimbers",
            Kind::Polynomial => "polynomial",
            Kind::Digits => "digits",
            Kind::Game => "game",
            Kind::Loopy => "loopy",
            Kind::Tuple => "tuple",
            Kind::Misere => "misere",
            Kind::Genus => "genus",
            Kind::MisereClass => "misere_class",
            Kind::Games => "games",
            Kind::Form => "form",
            Kind::Simplification => "simplification",
            Kind::Outcome => "outcome",
            Kind::Thermograph => "thermograph",
            Kind::Interval => "interval",
            Kind::Uptimal => "uptimal",
            Kind::Boolean => "boolean",
        })
    }
}

impl Value {
    /// What the value is.
    pub fn kind(&self) -> Kind {
        match self {
            Value::Ordinal(_) => Kind::Ordinal,
            Value::Base2(_) => Kind::Base2,
            Value::Nimber(_) => Kind::Nimber,
            Value::Nimbers(_) => Kind::Nimbers,
            Value::Polynomial(_) | Value::Generators(_) => Kind::Polynomial,
            Value::Digits(_) => Kind::Digits,
            Value::Game(game) if game.value().short().is_none() => Kind::Loopy,
            Value::Game(_) => Kind::Game,
            Value::Games(_) => Kind::Games,
            Value::Form(_) => Kind::Form,
            Value::Simplification(_) => Kind::Simplification,
            Value::Outcome(_) | Value::TupleOutcome(_) => Kind::Outcome,
            Value::Tuple(_) => Kind::Tuple,
            Value::Misere(_) => Kind::Misere,
            Value::Genus(_) => Kind::Genus,
            Value::MisereClass(_) => Kind::MisereClass,
            Value::Thermograph(_) => Kind::Thermograph,
            Value::Interval(_) => Kind::Interval,
            Value::Uptimal(_) => Kind::Uptimal,
            Value::Boolean(_) => Kind::Boolean,
        }
    }

    /// The value in the given notation. Ordinals, nimbers, games and truth
    /// values read back as the same value, a base-2 form as the ordinal that
    /// it writes. An empty list is `{}`.
    pub fn to_text(&self, notation: Notation) -> String {
        match self {
            Value::Ordinal(ordinal) => ordinal.to_text(notation),
            Value::Outcome(outcome) => outcome.to_string(),
            Value::Tuple(game) => game.to_string(),
            Value::Misere(game) => game.text().into(),
            Value::Genus(genus) => genus.to_string(),
            Value::MisereClass(class) => class.to_string(),
            Value::TupleOutcome(outcome) => outcome.to_string(),
            Value::Thermograph(thermograph) => walls(thermograph),
            Value::Uptimal(expansion) => expansion.to_string(),
            Value::Boolean(answer) => answer.to_string(),
            _ => {
                let lines = self.lines().into_iter().map(|line| line.to_text(notation));
                lines.collect::<Vec<_>>().join("\n")
            }
        }
    }

    /// The value as formulas, one for each line: of all values but simplifications there is one.
    ///
    /// ```
    /// use nimatron::calculator::Value;
    /// use nimatron_nimber::Nimber;
    /// use nimatron::text::Notation;
    /// let value = Value::from(Nimber::from(5u32));
    /// assert_eq!(value.lines()[0].to_text(Notation::Latex), r"{\ast}5");
    /// ```
    pub fn lines(&self) -> Vec<Formula> {
        vec![match self {
            Value::Ordinal(ordinal) => ordinal.formula(),
            Value::Base2(ordinal) => ordinal.base2_formula(),
            Value::Nimber(nimber) => nimber.formula(),
            Value::Nimbers(nimbers) => listed(nimbers.iter().map(Nimber::formula)),
            Value::Polynomial(polynomial) => polynomial.formula(),
            Value::Generators(polynomial) => polynomial.formula(),
            Value::Digits(digits) => Formula::number(digits),
            Value::Game(game) => game.formula(),
            Value::Games(games) => listed(games.iter().map(Game::formula)),
            Value::Form(form) => form.formula(),
            Value::Simplification(simplification) => return simplification.lines(),
            Value::Outcome(outcome) => Formula::Variable(outcome.to_string()),
            Value::Tuple(game) => Formula::text(game.to_string()),
            Value::Misere(game) => Formula::text(game.text()),
            Value::Genus(genus) => Formula::text(genus.to_string()),
            Value::MisereClass(class) => Formula::text(class.to_string()),
            Value::TupleOutcome(outcome) => Formula::text(outcome.to_string()),
            Value::Thermograph(thermograph) => Formula::text(walls(thermograph)),
            Value::Interval(interval) => interval.formula(),
            Value::Uptimal(expansion) => expansion.formula(),
            Value::Boolean(answer) => Formula::text(answer.to_string()),
        }]
    }

    /// How large the value is, in nodes and machine words.
    pub fn size(&self) -> u64 {
        match self {
            Value::Ordinal(ordinal) | Value::Base2(ordinal) => ordinal.size(),
            Value::Nimber(nimber) => nimber.height().size(),
            Value::Nimbers(nimbers) => nimbers.iter().map(|nimber| nimber.height().size()).sum(),
            Value::Polynomial(polynomial) => polynomial.degree().unwrap_or(0) as u64 + 1,
            Value::Generators(polynomial) => polynomial.size(),
            Value::Digits(digits) => digits.size(),
            Value::Thermograph(thermograph) => {
                let corners = |player| thermograph.wall(player).corners().len() as u64;
                corners(Player::Left) + corners(Player::Right)
            }
            Value::Tuple(game) => game.size(),
            Value::Misere(game) => game.size(),
            Value::Genus(genus) => genus.tail().len() as u64,
            Value::Games(games) => games.len() as u64 + 1,
            Value::Form(form) => {
                let options = |player| form.form().options(player).len() as u64;
                options(Player::Left) + options(Player::Right) + 1
            }
            Value::Simplification(simplification) => simplification.size(),
            Value::Uptimal(expansion) => expansion.ups.len() as u64 + 1,
            Value::Game(_) | Value::Outcome(_) | Value::TupleOutcome(_) => 1,
            Value::Interval(_) | Value::Boolean(_) | Value::MisereClass(_) => 1,
        }
    }
}

/// The values of a list between commas.
fn listed(values: impl Iterator<Item = Formula>) -> Formula {
    let list = Formula::joined(values, &Operator::Comma.spaced());
    if list.parts().is_empty() { list.in_braces() } else { list }
}

/// The corners of both walls.
fn walls(thermograph: &Thermograph) -> String {
    let wall = |player| {
        let corners = thermograph.wall(player).corners().iter();
        corners.map(|(at, value)| format!(" {value}@{at}")).collect::<String>()
    };
    format!("left{}; right{}", wall(Player::Left), wall(Player::Right))
}

impl fmt::Display for Value {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.to_text(Notation::Ascii))
    }
}

impl From<Ordinal> for Value {
    fn from(ordinal: Ordinal) -> Value {
        Value::Ordinal(ordinal)
    }
}

impl From<Nimber> for Value {
    fn from(nimber: Nimber) -> Value {
        Value::Nimber(nimber)
    }
}
