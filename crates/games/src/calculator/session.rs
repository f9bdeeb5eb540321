//! A conversation with the calculator, which remembers its answers.

use std::collections::{BTreeMap, VecDeque};
use std::sync::Arc;

use nimatron_nimber::text::{Expr, Grammar, Note, ParseError, Span, excerpt};
use nimatron_nimber::{message, say};

use super::evaluate::Evaluator;
use super::line::{Content, Line};
use super::value::Value;
use super::{Absorption, game, games, positions};
use crate::foundation::Budget;
use crate::partizan::Values;
use crate::rulesets::Position;

const GRAMMAR: Grammar = Grammar {
    noun: message!("a value"),
    example: message!("a value looks like 7, w^2+3, *5, *(w+1) or {2|-1}"),
};

/// Reads an expression of the calculator, without evaluating it.
///
/// # Errors
/// What cannot be read, and where.
pub fn parse(text: &str) -> Result<Expr, ParseError> {
    GRAMMAR.parse(text)
}

/// The earlier answers, `%1` the first and `%` the last, and the values that have names.
///
/// The newest answers are kept, as many as fit into about a hundred megabytes; named values of the
/// same size besides.
///
/// ```
/// use nimatron::calculator::Session;
/// use nimatron::foundation::Budget;
/// let (mut session, mut budget) = (Session::new(), Budget::nodes(10_000));
/// session.evaluate("g = domineering: 2x2", &mut budget)?;
/// let sum = session.evaluate("{g|0} + g", &mut budget)?;
/// assert_eq!(sum.value.to_string(), "{0|-2}");
/// # Ok::<(), nimatron_nimber::text::ParseError>(())
/// ```
#[derive(Clone, Debug)]
pub struct Session {
    /// Where the games of the answers are kept.
    games: Arc<Values>,
    /// Nothing where an answer was skipped.
    answers: VecDeque<Option<Value>>,
    /// The values that have names.
    named: BTreeMap<String, Value>,
    forgotten: usize,
    size: u64,
}

/// A value and what is to be said about it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Answer {
    /// The name that the value is given.
    pub name: Option<String>,
    /// The position whose value it is.
    pub position: Option<Position>,
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
        Session { games, answers: VecDeque::new(), named: BTreeMap::new(), forgotten: 0, size: 0 }
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

    /// Evaluates a [line](Line) and remembers its value, also by the name that it is given.
    ///
    /// # Errors
    /// What cannot be read or computed, and where; also if the budget, of
    /// which every operation spends the size of its operands and its result,
    /// did not suffice.
    pub fn evaluate(&mut self, text: &str, budget: &mut Budget) -> Result<Answer, ParseError> {
        let answer = self.preview(text, budget)?;
        self.keep(&answer)?;
        Ok(answer)
    }

    /// Evaluates a line without remembering its value.
    ///
    /// # Errors
    /// As [`Session::evaluate`].
    pub fn preview(&self, text: &str, budget: &mut Budget) -> Result<Answer, ParseError> {
        self.answer(Line::read(text)?, budget)
    }

    /// Evaluates a line that was read.
    ///
    /// # Errors
    /// As [`Session::evaluate`].
    pub fn answer(&self, line: Line<'_>, budget: &mut Budget) -> Result<Answer, ParseError> {
        let Line { name, content, span, mut notes } = line;
        let (value, absorption, position) = match content {
            Content::Expression(expression) => {
                let mut evaluator = Evaluator::new(self, budget);
                let value = evaluator.value(&expression)?;
                let (absorption, found) = evaluator.into_remarks();
                notes.extend(found);
                (value, absorption, None)
            }
            Content::Position(position) => {
                let value = positions::value(&position, &span, self.games(), budget)?;
                (value, None, Some(position))
            }
        };
        games::check_length(&value, budget).map_err(|failure| game::refused(&failure, &span))?;
        Ok(Answer { name: name.map(str::to_owned), position, value, absorption, notes })
    }

    /// Makes the value of an answer the next one, and gives it its name.
    ///
    /// # Errors
    /// Values with names that are too large together.
    fn keep(&mut self, answer: &Answer) -> Result<(), ParseError> {
        if let Some(name) = &answer.name {
            let others = self.named.iter().filter(|(other, _)| *other != name);
            let size = others
                .fold(answer.value.size(), |sum, (_, value)| sum.saturating_add(value.size()));
            if size > Session::MAX_SIZE {
                let message = say!("no room is left for the value of '{}'", excerpt(name));
                return Err(ParseError::new(message, 0..name.len()));
            }
            self.named.insert(name.clone(), answer.value.clone());
        }
        self.remember(answer.value.clone());
        Ok(())
    }

    /// How many answers there have been; the last one is `%` of this number.
    pub fn count(&self) -> usize {
        self.forgotten + self.answers.len()
    }

    /// Makes a value the next answer.
    fn remember(&mut self, value: Value) {
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

    /// The names that values have.
    pub fn names(&self) -> impl Iterator<Item = &str> {
        self.named.keys().map(String::as_str)
    }

    /// The value with this name.
    pub fn named(&self, name: &str) -> Option<&Value> {
        self.named.get(name)
    }

    pub(super) fn earlier(&self, number: Option<usize>, span: Span) -> Result<Value, ParseError> {
        let count = self.count();
        let number = number.unwrap_or(count);
        let error = match (number, count) {
            (_, 0) => ParseError::new(say!("there is no earlier answer"), span),
            (1.., _) if number <= self.forgotten => ParseError::new(
                say!("answer %{} is no longer kept", number),
                span,
            )
            .with_help(say!("kept are %{} to %{}", self.forgotten + 1, count)),
            (1.., _) if number <= count => {
                let kept = self.answers[number - self.forgotten - 1].clone();
                let unusable = || say!("answer %{} cannot be used again", number);
                return kept.ok_or_else(|| ParseError::new(unusable(), span));
            }
            _ => ParseError::new(say!("there is no answer %{}", number), span)
                .with_help(say!("there are %1 to %{}, and % is the last", count)),
        };
        Err(error)
    }
}

#[cfg(test)]
mod tests {
    use nimatron_nimber::{Natural, Ordinal};

    use super::*;

    #[test]
    fn old_answers_are_forgotten_before_memory_runs_out() {
        let mut session = Session::new();
        let large = Value::Ordinal(Ordinal::from(Natural::ONE << 300_000));
        for _ in 0..10_000 {
            session.remember(large.clone());
        }
        assert_eq!(session.count(), 10_000);
        let budget = &mut Budget::unlimited();
        let error = session.preview("%1", budget).unwrap_err();
        assert_eq!(error.message, "answer %1 is no longer kept");
        assert!(session.preview("%10000", budget).is_ok());
    }
}
