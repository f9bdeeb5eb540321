//! From expressions to values.
//!
//! The tree is walked once. Long rows of one associative operator are combined
//! as a balanced tree, so that a sum of n terms costs O(n log n) and not O(n²).
//! Every operation reports the size of its operands to the budget before it
//! begins, and no value is larger than an ordinal [may be](MAX_SIZE): neither
//! time nor memory can run away.

#[cfg(doc)]
use nimatron_nimber::ordinal::MAX_SIZE;
use nimatron_nimber::ordinal::notation::{constant, indexed};
use nimatron_nimber::text::language::translated;
use nimatron_nimber::text::lexer::ALEPH;
use nimatron_nimber::text::{
    Expr, ExprKind, Link, Note, Operator, ParseError, PrefixOperator, Span, did_you_mean, excerpt,
};
use nimatron_nimber::{Ordinal, say};

use super::digits::elements;
use super::functions::{Arguments, FUNCTIONS, Function, Meaning, function};
use super::names::Replaced;
use super::operators::{self, Refusal};
use super::session::parse;
use super::value::Value;
use super::{Absorption, Session, games, misere, tuples};
use crate::foundation::Budget;

pub(super) const CONSTANTS: [&str; 13] = [
    "w", "omega", "eps0", "Gamma0", "zeta0", "true", "false", "on", "off", "over", "under", "upon",
    "dud",
];

/// Sets may stand so deep in each other.
const MAX_SETS: usize = 2;

/// A walk over one expression.
pub(super) struct Evaluator<'a> {
    session: &'a Session,
    budget: &'a mut Budget,
    /// The first operand that vanished before a larger one.
    absorption: Option<Absorption>,
    /// What is to be said about the values of functions.
    notes: Vec<Note>,
    /// Sets around what is evaluated.
    sets: usize,
}

impl<'a> Evaluator<'a> {
    pub(super) fn new(session: &'a Session, budget: &'a mut Budget) -> Evaluator<'a> {
        Evaluator { session, budget, absorption: None, notes: Vec::new(), sets: 0 }
    }

    /// What was absorbed on the way, if anything was, and what else is to be said.
    pub(super) fn into_remarks(self) -> (Option<Absorption>, Vec<Note>) {
        (self.absorption, self.notes)
    }

    pub(super) fn value(&mut self, expression: &Expr) -> Result<Value, ParseError> {
        let span = || expression.span.clone();
        match &expression.kind {
            ExprKind::Natural(natural) => Ok(Ordinal::from(natural.clone()).into()),
            ExprKind::Game(text) => {
                self.spend(text.len() as u64, &span())?;
                if tuples::is_tuple(text) {
                    return tuples::literal(text, &span());
                }
                if misere::is_form(text) {
                    return misere::literal(text, &span(), self.budget);
                }
                self.game(text, span())
            }
            ExprKind::Name(name) => self.named(name, span()),
            ExprKind::Indexed { name, index } => self.indexed(name, index, span()),
            ExprKind::Call { name, arguments } => self.call(name, arguments, span()),
            ExprKind::Earlier(number) => self.session.earlier(*number, span()),
            ExprKind::Prefix { operator, operand } => {
                let operand = self.value(operand)?;
                let value = match operator {
                    PrefixOperator::Nimber => operators::nimber(operand),
                    PrefixOperator::Negative => self.negative(operand),
                };
                value.map_err(|refusal| refusal.at(span()))
            }
            ExprKind::Binary { operator, left, right } => {
                let left = self.value(left)?;
                match (operator, &right.kind) {
                    (
                        Operator::Power,
                        ExprKind::Prefix { operator: PrefixOperator::Negative, operand },
                    ) if matches!(left, Value::Nimber(_)) => {
                        self.negative_power(left, operand, span())
                    }
                    (&operator, _) => {
                        let right = self.value(right)?;
                        self.apply(operator, left, right, &expression.span)
                    }
                }
            }
            ExprKind::Chain { first, rest } => self.chain(first, rest),
        }
    }

    /// The value of a name.
    fn named(&self, name: &str, span: Span) -> Result<Value, ParseError> {
        let value = self.session.named(name).cloned().or_else(|| named(name));
        value.ok_or_else(|| match did_you_mean(name, self.session.names()) {
            Some(nearest) => ParseError::new(say!("unknown name '{}'", excerpt(name)), span)
                .with_help(say!("did you mean {}?", nearest.to_string())),
            None => unknown(name, span),
        })
    }

    /// The value of the text of a game, in which names stand for games.
    fn game(&mut self, text: &str, span: Span) -> Result<Value, ParseError> {
        let (session, budget) = (self.session, &mut *self.budget);
        let games = session.games();
        if text.starts_with('\'') || session.names().next().is_none() {
            return games::literal(text, &span, games, budget);
        }
        let replaced = Replaced::new(text, |name, place| {
            let Some(value) = session.named(name) else { return Ok(None) };
            let text = games::text_of(value, games, budget)
                .map_err(|refusal| refusal.at(place.start + span.start..place.end + span.start))?;
            spend(budget, text.len() as u64, &span)?;
            Ok(Some(text))
        })?;
        let read = games::literal(&replaced.text, &(0..replaced.text.len()), games, budget);
        read.map_err(|error| replaced.traced(error).shifted(span.start))
    }

    pub(super) fn negative(&mut self, operand: Value) -> Result<Value, Refusal> {
        games::negative(&operand, self.session.games(), self.budget)
            .unwrap_or_else(|| operators::negative(operand))
    }

    /// A power of a nimber whose exponent has a minus sign before it.
    fn negative_power(
        &mut self,
        base: Value,
        exponent: &Expr,
        span: Span,
    ) -> Result<Value, ParseError> {
        let exponent = self.value(exponent)?;
        let work = operators::negative_power_work(&base, &exponent);
        self.spend(work.saturating_add(exponent.size()), &span)?;
        operators::negative_power(base, exponent).map_err(|refusal| refusal.at(span))
    }

    fn indexed(&mut self, name: &str, index: &Expr, span: Span) -> Result<Value, ParseError> {
        let ordinal = match self.value(index)? {
            Value::Ordinal(ordinal) | Value::Base2(ordinal) => ordinal,
            other => {
                let message = say!("expected an ordinal, found {}", other.kind().described());
                return Err(ParseError::new(message, index.span.clone()));
            }
        };
        self.spend(ordinal.size(), &span)?;
        match indexed(name, &ordinal) {
            Some(Ok(value)) => Ok(value.into()),
            Some(Err(error)) => Err(Refusal::from(error).at(span)),
            None => Err(unknown(name, span)),
        }
    }

    fn call(&mut self, name: &str, arguments: &[Expr], span: Span) -> Result<Value, ParseError> {
        let Some(function) = function(name) else {
            return Err(unknown(name, span.start..span.start + name.len()));
        };
        function.check_count(arguments.len(), &span)?;
        let mut values = Vec::with_capacity(arguments.len());
        for argument in arguments {
            if matches!(function.meaning, Meaning::Set(_)) && self.set(argument, &mut values)? {
                continue;
            }
            let value = self.value(argument)?;
            self.spend(value.size(), &argument.span)?;
            values.push((value, argument.span.clone()));
        }
        self.call_with(function, values, span)
    }

    /// The value of a function of so many arguments as it wants.
    pub(super) fn call_with(
        &mut self,
        function: &Function,
        values: Vec<(Value, Span)>,
        span: Span,
    ) -> Result<Value, ParseError> {
        match function.meaning {
            Meaning::Row(operator) => self.combine(operator, values),
            Meaning::Of(_, apply)
            | Meaning::OrOneMore(_, apply)
            | Meaning::AtLeastOne(apply)
            | Meaning::Set(apply) => {
                let games = self.session.games();
                let (budget, notes) = (&mut *self.budget, &mut self.notes);
                apply(&mut Arguments { values: &values, span, budget, notes, games })
            }
        }
    }

    /// Appends the elements of a set in braces, if the argument is one.
    fn set(
        &mut self,
        argument: &Expr,
        values: &mut Vec<(Value, Span)>,
    ) -> Result<bool, ParseError> {
        let ExprKind::Game(text) = &argument.kind else { return Ok(false) };
        let Some(elements) = elements(text) else { return Ok(false) };
        self.spend(text.len() as u64, &argument.span)?;
        if self.sets == MAX_SETS {
            let message = say!("more than {} sets in each other", MAX_SETS);
            return Err(ParseError::new(message, argument.span.clone()));
        }
        self.sets += 1;
        for (place, text) in elements {
            let start = argument.span.start + place.start;
            // The places within an element are counted from its beginning.
            let value = parse(text).and_then(|element| self.value(&element));
            let value = value.map_err(|error| error.shifted(start))?;
            self.spend(value.size(), &argument.span)?;
            values.push((value, start..argument.span.start + place.end));
        }
        self.sets -= 1;
        Ok(true)
    }

    /// Operators of one precedence, from left to right.
    fn chain(&mut self, first: &Expr, rest: &[Link]) -> Result<Value, ParseError> {
        let mut value = self.value(first)?;
        let mut rest = rest;
        while let Some(link) = rest.first() {
            let operator = link.operator;
            let row = match operators::is_associative(operator) {
                true => rest.iter().take_while(|link| link.operator == operator).count(),
                false => 1,
            };
            let (links, after) = rest.split_at(row);
            let mut operands = vec![(value, link.span.clone())];
            for link in links {
                operands.push((self.value(&link.operand)?, link.span.clone()));
            }
            value = self.combine(operator, operands)?;
            rest = after;
        }
        Ok(value)
    }

    /// Combines neighbours, then neighbours of the results, and so on. Each
    /// operand but the first comes with the place of the operator before it.
    fn combine(
        &mut self,
        operator: Operator,
        mut operands: Vec<(Value, Span)>,
    ) -> Result<Value, ParseError> {
        while operands.len() > 1 {
            let mut combined = Vec::with_capacity(operands.len().div_ceil(2));
            let mut row = operands.into_iter();
            while let Some((left, place)) = row.next() {
                let value = match row.next() {
                    Some((right, span)) => self.apply(operator, left, right, &span)?,
                    None => left,
                };
                combined.push((value, place));
            }
            operands = combined;
        }
        operands
            .pop()
            .map(|(value, _)| value)
            .ok_or_else(|| ParseError::new(say!("expected a value"), 0..0))
    }

    pub(super) fn apply(
        &mut self,
        operator: Operator,
        left: Value,
        right: Value,
        span: &Span,
    ) -> Result<Value, ParseError> {
        let size = left.size().saturating_add(right.size());
        self.spend(size.saturating_add(operators::work(operator, &left, &right)), span)?;
        if let Some(value) = tuples::apply(operator, &left, &right) {
            return value.map_err(|refusal| refusal.at(span.clone()));
        }
        if let Some(value) = misere::apply(operator, &left, &right, self.budget) {
            return value.map_err(|refusal| refusal.at(span.clone()));
        }
        if games::are_games(operator, &left, &right) {
            let value = games::apply(operator, &left, &right, self.session.games(), self.budget);
            return value.map_err(|refusal| refusal.at(span.clone()));
        }
        let candidate = self.absorption.is_none();
        let candidate = candidate.then(|| Absorption::candidate(operator, &left, &right)).flatten();
        let value =
            operators::apply(operator, left, right).map_err(|refusal| refusal.at(span.clone()))?;
        self.spend(value.size(), span)?;
        self.absorption = self.absorption.take().or(candidate.filter(|a| a.explains(&value)));
        Ok(value)
    }

    fn spend(&mut self, work: u64, span: &Span) -> Result<(), ParseError> {
        spend(self.budget, work, span)
    }
}

/// Accounts for the work at a place of the expression.
pub(super) fn spend(budget: &mut Budget, work: u64, span: &Span) -> Result<(), ParseError> {
    budget.spend(work).map_err(|exhausted| {
        ParseError::new(say!("this takes too much work: {}", exhausted.to_string()), span.clone())
    })
}

fn named(name: &str) -> Option<Value> {
    match name {
        "true" => Some(Value::Boolean(true)),
        "false" => Some(Value::Boolean(false)),
        _ => constant(name).map(Value::Ordinal),
    }
}

fn unknown(name: &str, span: Span) -> ParseError {
    let function_of_that_name = function(name);
    let error = ParseError::new(say!("unknown name '{}'", excerpt(name)), span);
    match name {
        "e" => error.with_help(say!("e needs an index: e0, e_(w)")),
        "zeta" => error.with_help(say!("zeta needs an index: zeta_0")),
        "Gamma" => error.with_help(say!("Gamma needs an index: Gamma0")),
        _ if name.starts_with("aleph") => error.with_help(translated(ALEPH)),
        _ => match function_of_that_name {
            Some(function) => ParseError {
                message: say!("{} is a function", name.to_string()),
                ..error.with_help(say!("it is called as {}", function.signature))
            },
            None => nearest(name, error),
        },
    }
}

fn nearest(name: &str, error: ParseError) -> ParseError {
    let functions = FUNCTIONS.iter().map(|function| function.name);
    match did_you_mean(name, functions.chain(CONSTANTS)) {
        Some(nearest) => error.with_help(say!("did you mean {}?", nearest.to_string())),
        None => error.with_help(say!("names are w, e0, Gamma0 and the like, and the functions")),
    }
}
