//! Notes: how a text was read that its author may have meant otherwise.
//!
//! An error says that a text has no meaning, a note that it has one which should be looked at: `w5`
//! is ω₅, but whoever copies ω5 from a paper may mean ω·5. What this library prints is read without
//! a note.

use super::lexer::{Token, TokenKind, tokens};
use super::{Span, shown};
use crate::Natural;
use crate::say;

/// A remark on how a part of a text was read.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Note {
    /// How it was read and how the other meaning is written, in a sentence without a full stop.
    pub message: String,
    /// The part.
    pub span: Span,
}

impl Note {
    /// A note on the part of the text at `span`.
    pub fn new(message: impl Into<String>, span: Span) -> Note {
        Note { message: shown::message(&message.into()), span }
    }

    /// The same note seen from a larger text, of which the text read was the slice beginning at
    /// byte `by`.
    pub fn shifted(self, by: usize) -> Note {
        let span = self.span.start.saturating_add(by)..self.span.end.saturating_add(by);
        Note { span, ..self }
    }
}

/// A value read from a text, and the notes on how it was read.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Reading<T> {
    /// The value.
    pub value: T,
    /// The notes, in the order of the text.
    pub notes: Vec<Note>,
}

impl<T> Reading<T> {
    /// A value read without notes.
    pub fn plain(value: T) -> Reading<T> {
        Reading { value, notes: Vec::new() }
    }

    /// The same reading seen from a larger text, as [`Note::shifted`].
    pub fn shifted(self, by: usize) -> Reading<T> {
        let notes = self.notes.into_iter().map(|note| note.shifted(by)).collect();
        Reading { notes, ..self }
    }

    /// The reading of another value with the same notes.
    pub fn map<U>(self, function: impl FnOnce(T) -> U) -> Reading<U> {
        Reading { value: function(self.value), notes: self.notes }
    }
}

/// The notes on an expression: digits from 2 up that touch an ω are read as its index.
///
/// Linear in the length of the text; a text without such digits is only looked through. No notes
/// for a text that is not made of [tokens].
///
/// ```
/// use nimatron_nimber::text::index_notes;
///
/// let notes = index_notes("w^w3 + w1 + w_2");
/// assert_eq!(notes.len(), 1);
/// assert_eq!(notes[0].message, "'w3' is read as the initial ordinal w_3; write w*3 for w times 3");
/// assert_eq!(notes[0].span, 2..4);
/// ```
pub fn index_notes(text: &str) -> Vec<Note> {
    let touched = |pair: &[u8]| pair[1].is_ascii_digit() && !pair[0].is_ascii_digit();
    let of_omega = |pair: &[u8]| matches!(pair[0], b'w' | b'a') || !pair[0].is_ascii();
    if !text.as_bytes().windows(2).any(|pair| touched(pair) && of_omega(pair)) {
        return Vec::new();
    }
    let Ok(tokens) = tokens(text) else { return Vec::new() };
    let mut notes: Vec<Note> = Vec::new();
    for pair in tokens.windows(2) {
        let [Token { kind: TokenKind::Word("w"), span }, Token { kind, span: index }] = pair else {
            continue;
        };
        let TokenKind::Index(number) = kind else { continue };
        let is_plain = text[index.clone()].starts_with(|c: char| c.is_ascii_digit());
        if !is_plain || *number <= Natural::ONE {
            continue;
        }
        let span = span.start..index.end;
        let typed = &text[span.clone()];
        let number = number.to_string();
        let message = say!(
            "'{}' is read as the initial ordinal w_{}; write w*{} for w times {}",
            typed,
            &number,
            &number,
            &number
        );
        if notes.iter().all(|note| note.message != message) {
            notes.push(Note::new(message, span));
        }
    }
    notes
}
