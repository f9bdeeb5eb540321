//! Errors that point at what was typed.
//!
//! An error names the place by a [`Span`] of bytes and is drawn by [`ParseError::render`] as
//!
//! ```text
//! error: expected an ordinal after '+'
//!   | nim: 1, w+, 5
//!   |           ^
//!   = an ordinal looks like w^2+w*3+7, e0 or w1
//! ```
//!
//! The trap: bytes are not columns. The caret is placed by counting characters, and only a window
//! of a long line is shown, so that the picture of an error in a line of a megabyte is four short
//! lines.

use std::ops::Range;

/// A place in a text: the offsets of its first byte and of the byte after its last.
pub type Span = Range<usize>;

/// Characters shown of a long line.
const WINDOW: usize = 72;

/// Why a text could not be read, and where.
///
/// `Display` prints the message alone; [`render`](Self::render) draws the whole picture.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[error("{message}")]
pub struct ParseError {
    /// What is wrong, in a sentence without a full stop.
    pub message: String,
    /// Where it is wrong. An empty span points at the place where something is missing.
    pub span: Span,
    /// What to write instead, or what a right text looks like.
    pub help: Option<String>,
}

impl ParseError {
    /// An error without a help line.
    pub fn new(message: impl Into<String>, span: Span) -> Self {
        Self { message: message.into(), span, help: None }
    }

    /// The same error with a line that helps, replacing an earlier one.
    pub fn with_help(self, help: impl Into<String>) -> Self {
        Self { help: Some(help.into()), ..self }
    }

    /// The same error seen from a larger text, of which the text read was the slice beginning at
    /// byte `by`.
    ///
    /// ```
    /// use nimatron_nimber::{Ordinal, text::ParseError};
    ///
    /// let line = "nim: 1, w+, 5";
    /// let error = line[7..10].parse::<Ordinal>().unwrap_err().shifted(7);
    /// assert_eq!(error.span, 10..10);
    /// ```
    pub fn shifted(self, by: usize) -> Self {
        let span = self.span.start.saturating_add(by)..self.span.end.saturating_add(by);
        Self { span, ..self }
    }

    /// Draws the error below the line of `source` in which it lies, without a line break at the
    /// end.
    ///
    /// Columns are counted in characters. Of a line of more than 72 characters a window around
    /// the place is shown, with `…` where it is cut. A span that is not in `source` is moved to
    /// the nearest place that is. Takes time linear in the length of `source`.
    ///
    /// ```
    /// use nimatron_nimber::Ordinal;
    ///
    /// let error = "3w".parse::<Ordinal>().unwrap_err();
    /// assert_eq!(error.render("3w"), "\
    /// error: an operator is missing between '3' and 'w'
    ///   | 3w
    ///   |  ^
    ///   = write w*3: the coefficient of an ordinal stands on the right, and 3*w is w");
    /// ```
    pub fn render(&self, source: &str) -> String {
        let (line, columns) = self.locate(source);
        let (shown, columns) = window(&line, columns);
        let mut picture = format!(
            "error: {}\n  | {}\n  | {}{}",
            self.message,
            shown,
            " ".repeat(columns.start),
            "^".repeat(columns.len().max(1)),
        );
        if let Some(help) = &self.help {
            picture.push_str("\n  = ");
            picture.push_str(help);
        }
        picture
    }

    /// The characters of the line that holds the error, and the columns of the error in it.
    fn locate(&self, source: &str) -> (Vec<char>, Range<usize>) {
        let start = floor_boundary(source, self.span.start);
        let end = floor_boundary(source, self.span.end).max(start);
        let line_start = source[..start].rfind('\n').map_or(0, |newline| newline + 1);
        let line_end = source[start..].find('\n').map_or(source.len(), |length| start + length);
        let line = source[line_start..line_end].chars().map(visible).collect();
        let column = |offset: usize| source[line_start..offset].chars().count();
        (line, column(start)..column(end.min(line_end)))
    }
}

/// The nearest character boundary at or before `offset`.
fn floor_boundary(source: &str, offset: usize) -> usize {
    let mut boundary = offset.min(source.len());
    while !source.is_char_boundary(boundary) {
        boundary -= 1;
    }
    boundary
}

/// Tabs and control characters would move the caret away from its place.
fn visible(character: char) -> char {
    if character.is_control() { ' ' } else { character }
}

/// The part of a line around the given columns, and where these columns lie in it.
fn window(line: &[char], columns: Range<usize>) -> (String, Range<usize>) {
    if line.len() <= WINDOW {
        return (line.iter().collect(), columns);
    }
    let first = columns.start.saturating_sub(WINDOW / 2).min(line.len() - WINDOW);
    let last = first + WINDOW;
    let mut shown: Vec<char> = line[first..last].to_vec();
    if first > 0 {
        shown[0] = '…';
    }
    if last < line.len() {
        shown[WINDOW - 1] = '…';
    }
    (shown.into_iter().collect(), columns.start - first..columns.end.min(last) - first)
}

/// A short form of a piece of the text, for a message.
pub(crate) fn excerpt(text: &str) -> String {
    const LONGEST: usize = 24;
    if text.chars().nth(LONGEST).is_none() {
        return text.to_owned();
    }
    let mut short: String = text.chars().take(LONGEST - 1).collect();
    short.push('…');
    short
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn points_at_the_place() {
        let error = ParseError::new("expected an ordinal after '+'", 10..10)
            .with_help("an ordinal looks like w^2+w*3+7, e0 or w1");
        assert_eq!(
            error.render("nim: 1, w+, 5"),
            "error: expected an ordinal after '+'\n  | nim: 1, w+, 5\n  |           ^\n  \
             = an ordinal looks like w^2+w*3+7, e0 or w1"
        );
    }

    #[test]
    fn counts_characters_and_chooses_the_line() {
        let source = "first\nωω+xyz\nlast";
        let place = source.find("xyz").unwrap();
        let picture = ParseError::new("no", place..place + 3).render(source);
        assert_eq!(picture, "error: no\n  | ωω+xyz\n  |    ^^^");
    }

    #[test]
    fn stays_short_on_a_long_line() {
        let source = "ω+".repeat(500_000);
        for place in [0, 3, 700_000, source.len()] {
            let picture = ParseError::new("no", place..place).render(&source);
            assert!(picture.chars().count() < 200, "{picture}");
            assert!(picture.ends_with('^'));
        }
        let picture = ParseError::new("no", 0..source.len()).render(&source);
        assert!(picture.chars().count() < 250);
    }

    #[test]
    fn bears_a_span_outside_of_the_text() {
        assert_eq!(ParseError::new("no", 70..90).render("ω"), "error: no\n  | ω\n  |  ^");
        #[expect(clippy::reversed_empty_ranges)]
        let reversed = ParseError::new("no", 5..1);
        assert_eq!(reversed.render("abc"), "error: no\n  | abc\n  |    ^");
        assert_eq!(ParseError::new("no", 1..1).render("ω"), "error: no\n  | ω\n  | ^");
        assert_eq!(ParseError::new("no", 0..0).render(""), "error: no\n  | \n  | ^");
    }
}
