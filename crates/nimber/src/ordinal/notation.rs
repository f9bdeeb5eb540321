//! Reading ordinals: what the operators and names of an expression mean.
//!
//! | written | means |
//! | --- | --- |
//! | `w`, `omega`, `ω` | ω |
//! | `w1`, `w_1`, `ω₁`, `w_(a)` | the initial ordinal ω_a; `w2` is ω₂, not ω·2 |
//! | `e0`, `eps0`, `ε₀`, `e_(a)` | ε_a |
//! | `zeta0`, `ζ₀`, `zeta_(a)` | ζ_a = φ(2, a) |
//! | `Gamma0`, `Γ₀`, `G_(a)` | Γ_a |
//! | `phi(a,b)`, `φ(a,b)` | Veblen's φ(a, b) |
//! | `+  *  ^` | the ordinary operations: `1+w` is `w`, `3*w` is `w` |
//! | `#`, `(+)`, `⊕` | natural sum, nim-sum |
//!
//! Intermediate results are within the [limits](super::limits), and the work of one expression is
//! bounded, so that every text is answered soon.

use std::str::FromStr;

use super::arithmetic::Sum;
use super::tally::Tally;
use super::{MAX_SIZE, Ordinal, TooLarge, natural, nim_sum};
use crate::text::language::translated;
use crate::text::lexer::{ALEPH, is_family};
use crate::text::{
    Expr, ExprKind, Grammar, Link, Operator, ParseError, PrefixOperator, Span, did_you_mean,
    excerpt,
};
use crate::{message, say};

/// What the grammar says where an ordinal is missing.
pub const GRAMMAR: Grammar = Grammar { noun: message!("an ordinal"), example: EXAMPLE };

/// The one function of ordinals.
const PHI: &str = "phi";

/// Words written in evaluating one expression.
const MAX_WORK: u64 = 1 << 24;

const EXAMPLE: &str = message!("an ordinal looks like w^2+w*3+7, e0 or w1");

impl FromStr for Ordinal {
    type Err = ParseError;

    /// Reads an ordinal expression and evaluates it; see [`notation`](self).
    fn from_str(text: &str) -> Result<Self, ParseError> {
        evaluate(&GRAMMAR.parse(text)?)
    }
}

/// The value of an expression as an ordinal.
///
/// ```
/// use nimatron_nimber::{ordinal::notation::evaluate, text::parse_expression};
///
/// assert_eq!(evaluate(&parse_expression("(w+1)*2 # w")?)?.to_string(), "w*3+1");
/// let error = evaluate(&parse_expression("w - 1")?).unwrap_err();
/// assert_eq!(error.message, "ordinals cannot be subtracted with '-'");
/// # Ok::<(), nimatron_nimber::text::ParseError>(())
/// ```
///
/// # Errors
/// A [`ParseError`] at the place where the expression is no ordinal, or one that is too large.
pub fn evaluate(expression: &Expr) -> Result<Ordinal, ParseError> {
    Evaluator { work: 0 }.value(expression)
}

/// The ordinal that a plain name stands for: `w`.
pub fn constant(name: &str) -> Option<Ordinal> {
    (name == "w").then(Ordinal::omega)
}

/// The member of an indexed family: `w_a`, `e_a`, `zeta_a` or `Gamma_a`; none for another name.
pub fn indexed(name: &str, index: &Ordinal) -> Option<Result<Ordinal, TooLarge>> {
    match name {
        "w" => Some(Ordinal::initial(index)),
        "e" => Some(Ordinal::epsilon(index)),
        "zeta" => Some(Ordinal::veblen(&Ordinal::from(2u8), index)),
        "Gamma" => Some(Ordinal::gamma(index)),
        _ => None,
    }
}

struct Evaluator {
    work: u64,
}

impl Evaluator {
    fn value(&mut self, expression: &Expr) -> Result<Ordinal, ParseError> {
        let span = &expression.span;
        match &expression.kind {
            ExprKind::Natural(n) => Ok(Ordinal::from(n.clone())),
            ExprKind::Name(name) => constant(name).ok_or_else(|| unknown_name(name, span)),
            ExprKind::Indexed { name, index } => {
                let index = self.value(index)?;
                match indexed(name, &index) {
                    Some(value) => bounded(value, span),
                    None => Err(unknown_name(name, span)),
                }
            }
            ExprKind::Call { name, arguments } if name == PHI => self.phi(arguments, span),
            ExprKind::Call { name, .. } => Err(unknown_function(name, span)),
            ExprKind::Game(_) => {
                Err(ParseError::new(say!("expected an ordinal, found a game"), span.clone())
                    .with_help(translated(EXAMPLE)))
            }
            ExprKind::Earlier(_) => {
                Err(ParseError::new(say!("there is no earlier answer here"), span.clone())
                    .with_help(translated(EXAMPLE)))
            }
            ExprKind::Prefix { operator, .. } => Err(refused_prefix(*operator, span)),
            ExprKind::Binary { operator: Operator::Power, left, right } => {
                let (base, exponent) = (self.value(left)?, self.value(right)?);
                let power = bounded(base.checked_pow(&exponent), span)?;
                // A power of ω is its exponent with one node on top.
                let work = if base == Ordinal::omega() { exponent.width() } else { power.size() };
                self.spend(work, span)?;
                Ok(power)
            }
            ExprKind::Binary { .. } => {
                Err(ParseError::new(say!("expected an ordinal, found a comparison"), span.clone())
                    .with_help(translated(EXAMPLE)))
            }
            ExprKind::Chain { first, rest } => self.chain(first, rest),
        }
    }

    fn phi(&mut self, arguments: &[Expr], span: &Span) -> Result<Ordinal, ParseError> {
        let [a, b] = arguments else {
            return Err(arguments_of_phi(Some(arguments.len()), span));
        };
        let (a, b) = (self.value(a)?, self.value(b)?);
        bounded(Ordinal::veblen(&a, &b), span)
    }

    /// Operators of one precedence from left to right; a run of sums is added up at once.
    fn chain(&mut self, first: &Expr, rest: &[Link]) -> Result<Ordinal, ParseError> {
        let mut value = self.value(first)?;
        let mut rest = rest;
        while let Some(link) = rest.first() {
            let operator = link.operator;
            let run = rest.iter().take_while(|link| link.operator == operator).count();
            let (links, after) = rest.split_at(run);
            value = match operator {
                Operator::Add => self.sum(value, links)?,
                Operator::NaturalSum => self.tally(value, links, Tally::new(natural::add))?,
                Operator::NimSum => self.tally(value, links, Tally::new(nim_sum::xor))?,
                Operator::Multiply => {
                    for link in links {
                        let factor = self.value(&link.operand)?;
                        value = bounded(value.checked_mul(&factor), &link.span)?;
                        // A finite factor leaves all exponents as they are.
                        let work = if factor.is_finite() { value.width() } else { value.size() };
                        self.spend(work, &link.span)?;
                    }
                    value
                }
                other => return Err(refused_operator(other, link)),
            };
            rest = after;
        }
        Ok(value)
    }

    fn sum(&mut self, value: Ordinal, links: &[Link]) -> Result<Ordinal, ParseError> {
        let mut sum = Sum::default();
        sum.add(&value);
        for link in links {
            let operand = self.value(&link.operand)?;
            self.spend(operand.width(), &link.span)?;
            sum.add(&operand);
            fits(sum.size(), &link.span)?;
        }
        finish(sum.finish(), links)
    }

    fn tally(
        &mut self,
        value: Ordinal,
        links: &[Link],
        mut tally: Tally,
    ) -> Result<Ordinal, ParseError> {
        tally.pour(&value);
        for link in links {
            let operand = self.value(&link.operand)?;
            self.spend(operand.width(), &link.span)?;
            tally.pour(&operand);
            fits(tally.size(), &link.span)?;
        }
        finish(tally.finish(), links)
    }

    fn spend(&mut self, work: u64, span: &Span) -> Result<(), ParseError> {
        self.work = self.work.saturating_add(work);
        if self.work <= MAX_WORK {
            return Ok(());
        }
        Err(ParseError::new(say!("this expression takes too much work"), span.clone())
            .with_help(say!("compute it in several steps")))
    }
}

/// The result of a run of sums, if it is within the limits.
fn finish(value: Ordinal, links: &[Link]) -> Result<Ordinal, ParseError> {
    let span = links.last().map_or(0..0, |link| link.span.clone());
    bounded(value.within_limits(), &span)
}

/// Refuses a sum that grows too large on the way.
fn fits(size: u64, span: &Span) -> Result<(), ParseError> {
    bounded(if size > MAX_SIZE { Err(TooLarge::Size) } else { Ok(()) }, span)
}

fn bounded<T>(value: Result<T, TooLarge>, span: &Span) -> Result<T, ParseError> {
    value.map_err(|error| {
        ParseError::new(say!("this makes an ordinal {}", error.to_string()), span.clone())
    })
}

/// The error for a name that is no ordinal by itself.
fn unknown_name(name: &str, span: &Span) -> ParseError {
    const NAMES: [&str; 5] = ["w", "omega", "epsilon_0", "zeta_0", "Gamma_0"];
    if name == PHI {
        return arguments_of_phi(None, span);
    }
    if is_family(name) {
        return ParseError::new(say!("'{}' needs an index", name), span.clone()).with_help(say!(
            "it looks like {}0 or {}_(w+1)",
            name,
            name
        ));
    }
    let error = ParseError::new(say!("unknown name '{}'", excerpt(name)), span.clone());
    if name.starts_with("aleph") {
        return error.with_help(translated(ALEPH));
    }
    match did_you_mean(name, NAMES) {
        Some(nearest) => error.with_help(say!("did you mean {}?", nearest)),
        None => error.with_help(translated(EXAMPLE)),
    }
}

fn unknown_function(name: &str, span: &Span) -> ParseError {
    let error = ParseError::new(say!("unknown function '{}'", excerpt(name)), span.clone());
    match did_you_mean(name, [PHI]) {
        Some(nearest) => error.with_help(say!("did you mean {}?", nearest)),
        None => error.with_help(say!("the function of ordinals is phi(a,b)")),
    }
}

fn arguments_of_phi(given: Option<usize>, span: &Span) -> ParseError {
    let message = match given {
        Some(given) => say!("phi takes two arguments, not {}", given),
        None => say!("phi takes two arguments"),
    };
    ParseError::new(message, span.clone())
        .with_help(say!("phi(0,x) is w^x, phi(1,x) is e_x, phi(2,0) is zeta_0"))
}

fn refused_prefix(operator: PrefixOperator, span: &Span) -> ParseError {
    match operator {
        PrefixOperator::Negative => {
            ParseError::new(say!("an ordinal is never negative"), span.clone())
                .with_help(translated(EXAMPLE))
        }
        PrefixOperator::Nimber => {
            ParseError::new(say!("expected an ordinal, found a nimber"), span.clone())
                .with_help(say!("leave out the '*' in front; a power is written w^2"))
        }
    }
}

fn refused_operator(operator: Operator, link: &Link) -> ParseError {
    match operator {
        Operator::Subtract => {
            ParseError::new(say!("ordinals cannot be subtracted with '-'"), link.span.clone())
                .with_help(say!("a difference would not be unique: 1+w and 2+w are both w"))
        }
        Operator::Divide => {
            ParseError::new(say!("an ordinal is not a fraction"), link.span.clone())
                .with_help(translated(EXAMPLE))
        }
        Operator::NimProduct => {
            ParseError::new(say!("the nim-product is one of nimbers"), link.span.clone())
                .with_help(say!("write *w (x) *3"))
        }
        _ => ParseError::new(say!("an ordinal is not divided here"), link.span.clone())
            .with_help(translated(EXAMPLE)),
    }
}
