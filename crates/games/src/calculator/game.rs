//! Games as values of the calculator.
//!
//! A game is written as the literature writes it, and as the [printer of
//! games](crate::partizan::Arithmetic::text) does: `-1*`, and `{1*2}` for 1 + *2, as `1*2` is a product.

use std::fmt;
use std::hash::{Hash, Hasher};
use std::sync::Arc;

use nimatron_nimber::text::formula::Formula;
use nimatron_nimber::text::{Notation, ParseError, Span};
use nimatron_nimber::{Ordinal, say};

use crate::foundation::{Budget, Nimber};
use crate::partizan::loopy::{LoopyArithmetic, LoopyValue};
use crate::partizan::{Arithmetic, Dyadic, Failure, ReadingError, Value, Values};

/// Work for writing a game, which was written once before.
const WRITING: u64 = 1 << 24;

/// A game, short or loopy, with the store that knows its canonical form.
#[derive(Clone)]
pub struct Game {
    values: Arc<Values>,
    value: LoopyValue,
}

impl Game {
    pub(super) fn new(values: &Arc<Values>, value: impl Into<LoopyValue>) -> Game {
        Game { values: Arc::clone(values), value: value.into() }
    }

    /// Another game of the same store.
    pub fn with_value(&self, value: LoopyValue) -> Game {
        Game { values: Arc::clone(&self.values), value }
    }

    /// What it is worth, by the identifiers of canonical forms.
    pub fn value(&self) -> LoopyValue {
        self.value
    }

    /// The store that knows its canonical form.
    pub fn values(&self) -> &Values {
        &self.values
    }

    /// The game in the given notation, which reads back as the same game.
    pub fn to_text(&self, notation: Notation) -> String {
        self.formula().to_text(notation)
    }

    /// The game as a formula, or why it is not written.
    pub fn formula(&self) -> Formula {
        let mut budget = Budget::nodes(WRITING);
        let formula = self.values.loopy(&mut budget).formula(self.value);
        formula.unwrap_or_else(|failure| {
            Formula::text(say!("(a game that is not written: {})", failure.to_string()))
        })
    }
}

impl PartialEq for Game {
    fn eq(&self, other: &Game) -> bool {
        self.value == other.value && Arc::ptr_eq(&self.values, &other.values)
    }
}

impl Eq for Game {}

impl Hash for Game {
    fn hash<H: Hasher>(&self, state: &mut H) {
        self.value.hash(state);
    }
}

impl fmt::Debug for Game {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "Game({})", self.to_text(Notation::Ascii))
    }
}

/// Reads the text of a game that stands in an expression.
///
/// # Errors
/// What cannot be read, and where in the expression.
pub(super) fn read(
    text: &str,
    span: &Span,
    games: &mut LoopyArithmetic<'_>,
) -> Result<LoopyValue, ParseError> {
    games.read(text).map_err(|error| unread(error, span))
}

/// The error for a text that stands in an expression.
pub(super) fn unread(error: ReadingError, span: &Span) -> ParseError {
    match error {
        ReadingError::Text(error) => error.shifted(span.start),
        ReadingError::Failure(failure) => refused(&failure, span),
    }
}

/// The error for a game that is too large to be computed with.
pub(super) fn refused(failure: &Failure, span: &Span) -> ParseError {
    let message = match failure {
        Failure::Exhausted(exhausted) => {
            say!("this takes too much work: {}", exhausted.to_string())
        }
        other => other.to_string(),
    };
    ParseError::new(message, span.clone())
}

/// The integer of a natural number.
pub(super) fn of_ordinal(
    ordinal: &Ordinal,
    games: &Arithmetic<'_>,
) -> Option<Result<Value, Failure>> {
    let natural = ordinal.is_finite().then(|| ordinal.finite_part())?;
    Some(games.number(&Dyadic::new(natural, 0)))
}

/// The game of a nimber that is finite and not too high.
pub(super) fn of_nimber(nimber: &Nimber, games: &Arithmetic<'_>) -> Option<Result<Value, Failure>> {
    let height = u32::try_from(nimber.height().to_u64()?).ok()?;
    Some(games.nimber(height))
}
