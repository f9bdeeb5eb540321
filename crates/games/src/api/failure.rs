//! What is answered where there is no answer.

use std::sync::Arc;

use nimatron_nimber::say;
use nimatron_nimber::text::ParseError;
use nimatron_nimber::text::language::translated;
use serde::Serialize;

use super::Schema;
use crate::explain::Known;
use crate::foundation::{Budget, Exhausted, IllegalMove, Outcome};
use crate::render;
use crate::rulesets::{Analyses, Analysis, Move, Position};

/// The answer to a request that has none.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub struct Failure {
    schema: Schema,
    /// What is wrong.
    pub error: Problem,
    /// What is known of a position that was not solved.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "typescript", ts(optional))]
    pub known: Option<Box<KnownView>>,
}

/// What is known of a position that was not solved when the budget ended.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub struct KnownView {
    /// Number of positions that were looked at.
    #[cfg_attr(feature = "typescript", ts(type = "number"))]
    pub positions: u64,
    /// Number of moves of which it is known whether they win.
    pub decided: usize,
    /// Number of the other moves, where all were looked at.
    pub open: Option<usize>,
    /// Who wins, where the decided moves decide it; with the answer to a hint it is not told.
    pub outcome: Option<Outcome>,
    /// Those of the decided moves that win; none with the answer to a hint.
    pub winning_moves: Vec<String>,
    /// Those that lose; none with the answer to a hint.
    pub losing_moves: Vec<String>,
    /// The least and the greatest Grundy value that it can have, where it has one.
    #[cfg_attr(feature = "typescript", ts(type = "[number, number] | null"))]
    pub value: Option<[u64; 2]>,
}

impl KnownView {
    /// Positions that may be looked at for it.
    const WITHIN: u64 = 1 << 18;

    fn new(known: &Known, positions: u64, moves: bool) -> KnownView {
        let written = |all: &[Move]| match moves {
            true => all.iter().map(Move::to_string).collect(),
            false => Vec::new(),
        };
        KnownView {
            positions,
            decided: known.decided(),
            open: known.open,
            outcome: known.outcome().filter(|_| moves),
            winning_moves: written(&known.winning),
            losing_moves: written(&known.losing),
            value: known
                .value
                .as_ref()
                .filter(|_| moves)
                .map(|value| [*value.start(), *value.end()]),
        }
    }
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
        let picture = say!("error: {}", &message);
        let error = Problem { kind, message, span: None, help: None, picture };
        Failure { schema: Schema, error, known: None }
    }

    /// Something is wrong with the request itself.
    pub(super) fn request(message: impl Into<String>) -> Failure {
        Failure::new(FailureKind::Request, message.into())
    }

    /// A text longer than `most` bytes.
    ///
    /// What it is, such as `message!("a position")`, is translated.
    pub(super) fn too_long(what: &str, most: usize) -> Failure {
        Failure::request(say!("{} of more than {} bytes", translated(what), most))
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
        Failure { schema: Schema, error, known: None }
    }

    /// The same failure with a line that helps.
    pub fn with_help(mut self, help: impl Into<String>) -> Failure {
        let help = nimatron_nimber::text::message(&help.into());
        self.error.picture += &format!("\n  = {help}");
        self.error.help = Some(help);
        self
    }

    /// A position was not solved within a budget: with what is known of it, unless the computation
    /// was cancelled. `moves`: whether the decided moves are named, and what they decide.
    ///
    /// ```
    /// use nimatron::api::Failure;
    /// use nimatron::foundation::Budget;
    ///
    /// let (position, budget) = ("kayles: 30, 17".parse()?, &mut Budget::nodes(80_000));
    /// let exhausted = budget.spend(80_001).unwrap_err();
    /// let failure = Failure::unsolved("too hard".into(), &exhausted, &position, budget, true);
    /// let known = failure.known.expect("moves are decided");
    /// assert!(known.decided > 0);
    /// # Ok::<(), nimatron_nimber::text::ParseError>(())
    /// ```
    pub fn unsolved(
        message: String,
        exhausted: &Exhausted,
        position: &Position,
        budget: &mut Budget,
        moves: bool,
    ) -> Failure {
        let failure = Failure::new(FailureKind::Exhausted, message);
        let positions = match exhausted {
            Exhausted::Cancelled | Exhausted::Fault(_) => return failure,
            Exhausted::Nodes { limit } => budget.spent().min(*limit),
            Exhausted::Time { .. } | Exhausted::Memory { .. } => budget.spent(),
        };
        let known = budget.beyond(KnownView::WITHIN, |budget| Known::find(position, budget));
        let failure = failure.with_help(render::known(&known, positions, moves));
        let known = Some(Box::new(KnownView::new(&known, positions, moves)));
        Failure { known, ..failure }
    }

    /// The same failure as the end of the budget, which it was.
    pub(super) fn exhausted(mut self) -> Failure {
        self.error.kind = FailureKind::Exhausted;
        self
    }
}

/// The position solved, or what is known of it.
pub(super) fn solved(
    position: &Position,
    moves: bool,
    analyses: &Analyses,
    budget: &mut Budget,
) -> Result<Arc<Analysis>, Failure> {
    analyses.analyze(position, budget).map_err(|exhausted| {
        Failure::unsolved(exhausted.to_string(), &exhausted, position, budget, moves)
    })
}

impl From<Exhausted> for Failure {
    fn from(exhausted: Exhausted) -> Failure {
        Failure::new(FailureKind::Exhausted, exhausted.to_string())
    }
}

/// The UTF-16 code units before a byte of the text.
pub(super) fn utf16(text: &str, byte: usize) -> usize {
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
