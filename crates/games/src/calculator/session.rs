//! A conversation with the calculator, which remembers its answers.

use std::collections::VecDeque;
use std::sync::Arc;

use nimatron_nimber::text::{Expr, Grammar, Note, ParseError, Span, index_notes};

use super::evaluate::Evaluator;
use super::value::Value;
use super::{Absorption, game, games};
use crate::foundation::Budget;
use crate::partizan::Values;

const GRAMMAR: Grammar =
    Grammar { noun: "a value", example: "a value looks like 7, w^2+3, *5, *(w+1) or {2|-1}" };

/// Reads an expression of the calculator, without evaluating it.
///
/// # Errors
/// What cannot be read, and where.
pub fn parse(text: &str) -> Result<Expr, ParseError> {
    GRAMMAR.parse(text)
}

/// The earlier answers, `%1` the first and `%` the last.
///
/// The newest answers are kept, as many as fit into about a hundred megabytes.
#[derive(Clone, Debug)]
pub struct Session {
    /// Where the games of the answers are kept.
    games: Arc<Values>,
    /// Nothing where an answer was skipped.
    answers: VecDeque<Option<Value>>,
    forgotten: usize,
    size: u64,
}

/// A value and what is to be said about it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Answer {
    /// The value.
    pub value: Value,
    /// An operand that vanished on the way, if one did.
    pub absorption: Option<Absorption>,
    /// How the text was read where it could be meant otherwise, and what is to be said about the
    /// value.
    pub notes: Vec<Note>,
}

impl Default for Session {
    fn default() -> Session {
        let games = Arc::new(Values::new(Session::MEMORY));
        Session { games, answers: VecDeque::new(), forgotten: 0, size: 0 }
    }
}

impl Session {
    /// Bytes that the games of all answers and what they contain may take.
    const MEMORY: u64 = 256 << 20;

    /// Nodes and words of all answers that are kept.
    const MAX_SIZE: u64 = 1 << 23;

    /// A session without earlier answers.
    pub fn new() -> Session {
        Session::default()
    }

    /// Evaluates an expression and remembers its value.
    ///
    /// # Errors
    /// What cannot be read or computed, and where; also if the budget, of
    /// which every operation spends the size of its operands and its result,
    /// did not suffice.
    pub fn evaluate(&mut self, text: &str, budget: &mut Budget) -> Result<Answer, ParseError> {
        let answer = self.preview(text, budget)?;
        self.remember(answer.value.clone());
        Ok(answer)
    }

    /// Evaluates an expression without remembering its value.
    ///
    /// # Errors
    /// As [`Session::evaluate`].
    pub fn preview(&self, text: &str, budget: &mut Budget) -> Result<Answer, ParseError> {
        let expression = parse(text)?;
        let mut evaluator = Evaluator::new(self, budget);
        let value = evaluator.value(&expression)?;
        let (absorption, found) = evaluator.into_remarks();
        let mut notes = index_notes(text);
        notes.extend(found);
        games::check_length(&value, budget)
            .map_err(|failure| game::refused(&failure, &expression.span))?;
        Ok(Answer { value, absorption, notes })
    }

    /// How many answers there have been; the last one is `%` of this number.
    pub fn count(&self) -> usize {
        self.forgotten + self.answers.len()
    }

    /// Makes a value the next answer.
    pub fn remember(&mut self, value: Value) {
        self.size = self.size.saturating_add(value.size());
        self.answers.push_back(Some(value));
        while self.size > Session::MAX_SIZE && self.answers.len() > 1 {
            let oldest = self.answers.pop_front().flatten();
            self.size -= oldest.map_or(0, |value| value.size());
            self.forgotten += 1;
        }
    }

    /// Gives the next number to an answer that cannot be used again.
    pub fn skip(&mut self) {
        self.answers.push_back(None);
    }

    /// Where the games of the answers are kept.
    pub(super) fn games(&self) -> &Arc<Values> {
        &self.games
    }

    pub(super) fn earlier(&self, number: Option<usize>, span: Span) -> Result<Value, ParseError> {
        let count = self.count();
        let number = number.unwrap_or(count);
        let error = match (number, count) {
            (_, 0) => ParseError::new("there is no earlier answer", span),
            (1.., _) if number <= self.forgotten => {
                ParseError::new(format!("answer %{number} is no longer kept"), span)
                    .with_help(format!("kept are %{} to %{count}", self.forgotten + 1))
            }
            (1.., _) if number <= count => {
                let kept = self.answers[number - self.forgotten - 1].clone();
                let unusable = || format!("answer %{number} cannot be used again");
                return kept.ok_or_else(|| ParseError::new(unusable(), span));
            }
            _ => ParseError::new(format!("there is no answer %{number}"), span)
                .with_help(format!("there are %1 to %{count}, and % is the last")),
        };
        Err(error)
    }
}
