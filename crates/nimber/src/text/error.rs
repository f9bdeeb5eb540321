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
//! The trap: neither bytes nor characters are columns. The caret is placed by the width of what
//! stands before it; characters that a terminal would obey are written as escapes; and only a
//! window of a long line is shown, so that the picture of an error in a line of a megabyte is four
//! short lines.

use std::ops::Range;

use super::shown::{self, shown, width};
use crate::say;

/// A place in a text: the offsets of its first byte and of the byte after its last.
pub type Span = Range<usize>;

/// Cells of a terminal that a long line is shown in.
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
    /// An error without a help line. What a message repeats of the text is shown as by
    /// [`escaped`](super::escaped), and cut after a thousand characters.
    pub fn new(message: impl Into<String>, span: Span) -> Self {
        Self { message: shown::message(&message.into()), span, help: None }
    }

    /// The same error with a line that helps, replacing an earlier one.
    pub fn with_help(self, help: impl Into<String>) -> Self {
        Self { help: Some(shown::message(&help.into())), ..self }
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
    /// Columns are the cells of a terminal. Of a line of more than 72 a window around the place is
    /// shown, with `…` where it is cut. A span that is not in `source` is moved to the nearest
    /// place that is. Takes time linear in the length of `source`.
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
        let (line, place) = self.locate(source);
        let (shown, before, pointed) = window(&line, place);
        let mut picture = format!(
            "{}\n  | {}\n  | {}{}",
            say!("error: {}", &self.message),
            shown,
            " ".repeat(before),
            "^".repeat(pointed.max(1)),
        );
        if let Some(help) = &self.help {
            picture.push_str("\n  = ");
            picture.push_str(help);
        }
        picture
    }

    /// The characters that show the line of the error, and those of them that show its place.
    fn locate(&self, source: &str) -> (Vec<char>, Range<usize>) {
        let start = floor_boundary(source, self.span.start);
        let end = floor_boundary(source, self.span.end).max(start);
        let line_start = source[..start].rfind('\n').map_or(0, |newline| newline + 1);
        let line_end = source[start..].find('\n').map_or(source.len(), |length| start + length);
        let text = source[line_start..line_end].strip_suffix('\r');
        let text = text.unwrap_or(&source[line_start..line_end]);
        let place = |offset: usize| {
            let before = text.get(..offset - line_start).unwrap_or(text);
            before.chars().flat_map(shown).count()
        };
        (text.chars().flat_map(shown).collect(), place(start)..place(end.min(line_end)))
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

/// The part of a line around the given characters, how many cells stand before these, and how many
/// they take.
fn window(line: &[char], place: Range<usize>) -> (String, usize, usize) {
    // Whatever has no width counts, too, so that the picture is short in any case.
    let cells = |c: &char| width(*c).max(1);
    let (mut first, mut last, mut room) = (place.start, place.start, WINDOW);
    let mut take = |c: &char, most: usize| {
        let fits = room >= cells(c) && WINDOW - room < most;
        room -= if fits { cells(c) } else { 0 };
        fits
    };
    while first > 0 && take(&line[first - 1], WINDOW / 2) {
        first -= 1;
    }
    while last < line.len() && take(&line[last], WINDOW) {
        last += 1;
    }
    while first > 0 && take(&line[first - 1], WINDOW) {
        first -= 1;
    }
    let mut shown: Vec<char> = line[first..last].to_vec();
    if let (true, Some(left)) = (first > 0, shown.first_mut()) {
        *left = '…';
    }
    if let (true, Some(right)) = (last < line.len(), shown.last_mut()) {
        *right = '…';
    }
    let wide = |part: &[char]| part.iter().map(|c| width(*c)).sum();
    let (before, pointed) = (place.start - first, place.end.clamp(place.start, last) - first);
    (shown.iter().collect(), wide(&shown[..before]), wide(&shown[before..pointed]))
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
    fn columns_are_as_wide_as_what_stands_before_them() {
        let pointed = |source: &str, what: &str| {
            let place = source.find(what).unwrap();
            let picture = ParseError::new("no", place..place + what.len()).render(source);
            picture.strip_prefix("error: no\n").unwrap().to_owned()
        };
        assert_eq!(pointed("漢 -> 字; a", "a"), "  | 漢 -> 字; a\n  |           ^");
        assert_eq!(pointed("a漢b", "漢"), "  | a漢b\n  |  ^^");
        assert_eq!(pointed("e\u{301}e\u{301}?", "?"), "  | e\u{301}e\u{301}?\n  |   ^");
        assert_eq!(pointed("a\u{202e}b", "b"), "  | a\\u{202e}b\n  |          ^");
        assert_eq!(pointed("\u{7}\tb\r\n", "b"), "  | \\u{7} b\n  |       ^");
        let error = ParseError::new("no '\u{202e}'", 0..0).with_help("\u{1b}[2J");
        assert_eq!(error.render(""), "error: no '\\u{202e}'\n  | \n  | ^\n  = \\u{1b}[2J");
    }

    #[test]
    fn stays_short_on_a_long_line() {
        for wide in ["漢字", "e\u{301}", "\u{301}", "\u{202e}", "🙂"] {
            let source = wide.repeat(10_000);
            for place in [0, wide.len() * 5000, source.len()] {
                let picture = ParseError::new("no", place..place).render(&source);
                assert!(picture.chars().count() < 200, "{picture}");
            }
        }
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
