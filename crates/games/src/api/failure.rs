//! What is answered where there is no answer.

use nimatron_nimber::text::ParseError;
use serde::Serialize;

use super::Schema;
use crate::foundation::{Exhausted, IllegalMove};

/// The answer to a request that has none.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub struct Failure {
    schema: Schema,
    /// What is wrong.
    pub error: Problem,
}

/// What is wrong with a request, and where.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub struct Problem {
    /// What kind of thing is wrong.
    #[cfg_attr(feature = "typescript", ts(inline))]
    pub kind: FailureKind,
    /// What is wrong, in a sentence without a full stop.
    pub message: String,
    /// Where it is wrong in the text that was at fault, in UTF-16 code units:
    /// the beginning and the end.
    pub span: Option<[usize; 2]>,
    /// What to write instead.
    pub help: Option<String>,
    /// All of this drawn with characters below the text.
    pub picture: String,
}

/// What kind of thing is wrong.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[serde(rename_all = "snake_case")]
pub enum FailureKind {
    /// The request itself: it is no request, or beyond the limits.
    Request,
    /// A text in it cannot be read.
    Input,
    /// A move that cannot be made.
    Illegal,
    /// The budget ended before there was an answer.
    Exhausted,
}

impl Failure {
    /// A failure without a place; the message is a sentence without a full stop.
    pub fn new(kind: FailureKind, message: String) -> Failure {
        let message = nimatron_nimber::text::message(&message);
        let picture = format!("error: {message}");
        let error = Problem { kind, message, span: None, help: None, picture };
        Failure { schema: Schema, error }
    }

    /// Something is wrong with the request itself.
    pub(super) fn request(message: impl Into<String>) -> Failure {
        Failure::new(FailureKind::Request, message.into())
    }

    /// A text longer than `most` bytes.
    pub(super) fn too_long(what: &str, most: usize) -> Failure {
        Failure::request(format!("{what} of more than {most} bytes"))
    }

    /// A text cannot be used, though no place in it is to blame.
    pub(super) fn unusable(message: impl Into<String>) -> Failure {
        Failure::new(FailureKind::Input, message.into())
    }

    /// A text cannot be read.
    pub fn input(error: &ParseError, text: &str) -> Failure {
        Failure::at(FailureKind::Input, error, text)
    }

    /// A move cannot be read, or not be made.
    pub(super) fn illegal(error: &ParseError, text: &str) -> Failure {
        Failure::at(FailureKind::Illegal, error, text)
    }

    /// A move cannot be made.
    pub(super) fn forbidden(illegal: &IllegalMove, text: &str) -> Failure {
        Failure::illegal(&ParseError::new(illegal.0.clone(), 0..text.len()), text)
    }

    fn at(kind: FailureKind, error: &ParseError, text: &str) -> Failure {
        let span = [utf16(text, error.span.start), utf16(text, error.span.end)];
        let error = Problem {
            kind,
            message: error.message.clone(),
            span: Some([span[0], span[1].max(span[0])]),
            help: error.help.clone(),
            picture: error.render(text),
        };
        Failure { schema: Schema, error }
    }

    /// The same failure with a line that helps.
    pub fn with_help(mut self, help: impl Into<String>) -> Failure {
        let help = nimatron_nimber::text::message(&help.into());
        self.error.picture += &format!("\n  = {help}");
        self.error.help = Some(help);
        self
    }

    /// The same failure as the end of the budget, which it was.
    pub(super) fn exhausted(mut self) -> Failure {
        self.error.kind = FailureKind::Exhausted;
        self
    }
}

impl From<Exhausted> for Failure {
    fn from(exhausted: Exhausted) -> Failure {
        Failure::new(FailureKind::Exhausted, exhausted.to_string())
    }
}

/// The UTF-16 code units before a byte of the text.
fn utf16(text: &str, byte: usize) -> usize {
    let before = text.char_indices().take_while(|(at, _)| *at < byte);
    before.map(|(_, c)| c.len_utf16()).sum()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn places_are_counted_as_a_browser_counts() {
        let text = "𝟙ω+x";
        let at = text.find('x').unwrap();
        let failure = Failure::input(&ParseError::new("no", at..at + 1), text);
        assert_eq!(failure.error.span, Some([4, 5]));
        let failure = Failure::input(&ParseError::new("no", 1..2), text);
        assert_eq!(failure.error.span, Some([2, 2]));
        let failure = Failure::input(&ParseError::new("no", 70..90), text);
        assert_eq!(failure.error.span, Some([5, 5]));
    }
}
