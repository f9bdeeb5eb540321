//! Games as values of the calculator.
//!
//! A game is written as the literature writes it. Where that could be read in two ways, as
//! `1*2`, which is 1 + *2 among games and a product among ordinals, braces say that it is a game:
//! `{1*2}`.

use std::fmt;
use std::hash::{Hash, Hasher};
use std::sync::Arc;

use nimatron_nimber::Ordinal;
use nimatron_nimber::text::{Notation, ParseError, Span};

use crate::core::{Budget, Nimber};
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
        let mut budget = Budget::nodes(WRITING);
        let text = self.values.loopy(&mut budget).text(self.value, notation);
        match text {
            Ok(text) => in_braces(text, self.needs_no_braces(), notation),
            Err(failure) => format!("(a game that is not written: {failure})"),
        }
    }

    /// Whether its text stands for it outside braces even if it begins with a number.
    fn needs_no_braces(&self) -> bool {
        self.value.short().is_some_and(|value| self.values.is_number(value))
    }
}

/// Something glued to a number stands in braces, as a number with a star could be a product; and
/// so do two sides.
fn in_braces(text: String, is_number: bool, notation: Notation) -> String {
    let begins_with_number = text.trim_start_matches('-').starts_with(|c: char| c.is_ascii_digit())
        || text.trim_start_matches('-').starts_with("\\frac");
    match notation {
        _ if is_number || !begins_with_number && !text.contains('&') => text,
        Notation::Ascii | Notation::Unicode => format!("{{{text}}}"),
        Notation::Latex => format!("\\{{{text}\\}}"),
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
    let (inner, skipped) = without_braces(text);
    games.read(inner).map_err(|error| unread(error, span, skipped))
}

/// The error for a text, of which so much was skipped, in an expression.
pub(super) fn unread(error: ReadingError, span: &Span, skipped: usize) -> ParseError {
    match error {
        ReadingError::Text(error) => {
            let start = span.start + skipped;
            ParseError { span: error.span.start + start..error.span.end + start, ..error }
        }
        ReadingError::Failure(failure) => refused(&failure, span),
    }
}

/// The inside of braces that hold no form, with the length of the first brace.
fn without_braces(text: &str) -> (&str, usize) {
    for (open, close) in [("{", "}"), ("\\{", "\\}")] {
        let inner = text.strip_prefix(open).and_then(|text| text.strip_suffix(close));
        if let Some(inner) = inner.filter(|inner| !holds_form(inner)) {
            return (inner, open.len());
        }
    }
    (text, 0)
}

/// Whether there are bars outside all braces, or nothing at all.
fn holds_form(inside: &str) -> bool {
    let mut depth = 0usize;
    let mut bars = inside.char_indices().filter(|(at, char)| {
        match char {
            '{' | '(' => depth += 1,
            '}' | ')' => depth = depth.saturating_sub(1),
            _ => {}
        }
        depth == 0 && (matches!(char, '|' | '‖' | '∥') || inside[*at..].starts_with("\\mid"))
    });
    bars.next().is_some() || inside.trim().is_empty()
}

/// The error for a game that is too large to be computed with.
pub(super) fn refused(failure: &Failure, span: &Span) -> ParseError {
    let message = match failure {
        Failure::Exhausted(exhausted) => format!("this takes too much work: {exhausted}"),
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
    let height = u32::try_from(nimber.0.to_u64()?).ok()?;
    Some(games.nimber(height))
}
