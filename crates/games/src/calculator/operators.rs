//! What the operators mean, by the kinds of their operands.
//!
//! | | ordinals | nimbers |
//! | --- | --- | --- |
//! | `a + b` | ordinary sum, `1+w = w` | nim-sum |
//! | `a (+) b` | nim-sum of the ordinals | nim-sum |
//! | `a # b` | natural sum | |
//! | `a * b` | ordinary product, `2*w = w` | nim-product |
//! | `a (x) b` | nim-product of the ordinals | nim-product |
//! | `a div b`, `a mod b` | the q and the r with a = b·q + r and r < b | |
//! | `a / b` | of natural numbers a number; others `div(a, b)` | the c with `b * c = a` |
//! | `a ^ b` | ordinary power | power of the nim-product, also for `-b` |
//! | `a - b` | of natural numbers a number; others `sub(a, b)` | nim-sum, each nimber being its own negative |
//! | `== != < > <= >=` | the total order | the order of games |
//!
//! What they mean for games stands in `games`.
//!
//! The ordinal 0 and the nimber 0 are both written `0`, so next to a nimber a
//! 0 is the nimber.

use std::cmp::Ordering;

use nimatron_nimber::ordinal::{MAX_SIZE, TooLarge};
use nimatron_nimber::text::{Operator, ParseError, Span};
use nimatron_nimber::{Ordinal, message, say};

use super::nimbers;
use super::value::{Kind, Value};
use crate::foundation::Nimber;

/// A line of the table of operators.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Precedence {
    /// The operators, as they are typed.
    pub operators: &'static str,
    /// How a row of them is read.
    pub reading: &'static str,
    /// What they mean.
    pub meaning: &'static str,
}

/// The operators, from those that bind tightest to the loosest.
pub const PRECEDENCE: [Precedence; 6] = [
    Precedence { operators: "*a", reading: "", meaning: message!("the nimber of height a") },
    Precedence { operators: "^", reading: "w^w^2 = w^(w^2)", meaning: message!("power") },
    Precedence {
        operators: "-a",
        reading: "",
        meaning: message!("negative of a number or a game"),
    },
    Precedence {
        operators: "*  /  (x)  div  mod",
        reading: "a*b*c = (a*b)*c",
        meaning: message!(
            "product; of nimbers their nim-product and its inverse; n copies of a game; \
                  nim-product; quotient and remainder"
        ),
    },
    Precedence {
        operators: "+  -  #  (+)  xor",
        reading: "a+b+c = (a+b)+c; a+-b = a + (-b)",
        meaning: message!(
            "sum, of nimbers their nim-sum; difference of games; natural sum; nim-sum"
        ),
    },
    Precedence {
        operators: "==  !=  <  >  <=  >=  ||",
        reading: message!("one at a time"),
        meaning: message!("comparison; || of values that do not compare"),
    },
];

/// Why an operator has no answer, and what to write instead.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) struct Refusal {
    pub(super) message: String,
    pub(super) help: Option<String>,
}

impl Refusal {
    pub(super) fn new(message: impl Into<String>) -> Refusal {
        Refusal { message: message.into(), help: None }
    }

    pub(super) fn with_help(self, help: impl Into<String>) -> Refusal {
        Refusal { help: Some(help.into()), ..self }
    }

    /// The refusal as an error at its place.
    pub(super) fn at(self, span: Span) -> ParseError {
        let error = ParseError::new(self.message, span);
        match self.help {
            Some(help) => error.with_help(help),
            None => error,
        }
    }
}

impl From<TooLarge> for Refusal {
    fn from(error: TooLarge) -> Refusal {
        Refusal::new(say!("this makes an ordinal {}", error.to_string()))
    }
}

/// Two operands, brought to one kind.
enum Pair {
    Ordinals(Ordinal, Ordinal),
    Nimbers(Nimber, Nimber),
    Booleans(bool, bool),
}

impl Pair {
    fn of(left: Value, right: Value) -> Result<Pair, Refusal> {
        use Value::{Base2, Boolean};
        Ok(match (left, right) {
            (Value::Ordinal(a) | Base2(a), Value::Ordinal(b) | Base2(b)) => Pair::Ordinals(a, b),
            (Value::Nimber(a), Value::Nimber(b)) => Pair::Nimbers(a, b),
            (Value::Ordinal(a), Value::Nimber(b)) if a.is_zero() => Pair::Nimbers(a.into(), b),
            (Value::Nimber(a), Value::Ordinal(b)) if b.is_zero() => Pair::Nimbers(a, b.into()),
            (Boolean(a), Boolean(b)) => Pair::Booleans(a, b),
            (left, right) => return Err(mixed(&left, &right)),
        })
    }
}

/// The refusal of two kinds that share no operation.
pub(super) fn mixed(left: &Value, right: &Value) -> Refusal {
    let (first, second) = (left.kind().described(), right.kind().described());
    if first == second {
        return Refusal::new(say!("operators do not apply to {}", first));
    }
    let refusal = Refusal::new(say!("{} and {} do not mix", first, second));
    let ordinal = match (left, right) {
        (Value::Nimber(_), Value::Ordinal(ordinal) | Value::Base2(ordinal))
        | (Value::Ordinal(ordinal) | Value::Base2(ordinal), Value::Nimber(_)) => ordinal,
        _ => return refusal,
    };
    const LONGEST: u64 = 20;
    let height = if ordinal.size() > LONGEST { "a".into() } else { ordinal.to_string() };
    let nimber = match height.contains(['+', '*', '^']) {
        true => format!("*({height})"),
        false => format!("*{height}"),
    };
    refusal.with_help(match ordinal.is_finite() {
        true => say!("the nimber of height {} is written {}", height, nimber),
        false => say!(
            "the nimber of height {} is written {}; among games only the natural numbers are \
             ordinals",
            height,
            nimber
        ),
    })
}

/// The refusal of the product of a natural number and a nimber.
fn two_products(number: &Ordinal, nimber: &Nimber) -> Refusal {
    Refusal::new(say!("the product of a number and a nimber could be meant in two ways")).with_help(
        say!(
            "write *{} (x) {} for the nim-product, {} * {{}} for copies",
            number.to_string(),
            nimber.to_string(),
            number.to_string(),
            nimber.to_string()
        ),
    )
}

/// Whether `(a . b) . c = a . (b . c)` and no step is larger than the whole,
/// so that a long row may be combined in any order of the brackets.
pub(super) fn is_associative(operator: Operator) -> bool {
    matches!(operator, Operator::Add | Operator::NaturalSum | Operator::NimSum)
}

/// The value of `left operator right`.
pub(super) fn apply(operator: Operator, left: Value, right: Value) -> Result<Value, Refusal> {
    if operator.is_comparison() {
        return compare(operator, left, right).map(Value::Boolean);
    }
    if operator == Operator::Power {
        return power(left, right);
    }
    if let (Operator::Multiply, Value::Ordinal(number), Value::Nimber(nimber))
    | (Operator::Multiply, Value::Nimber(nimber), Value::Ordinal(number)) =
        (operator, &left, &right)
    {
        if number.is_finite() && !number.is_zero() && nimber.height().is_finite() {
            return Err(two_products(number, nimber));
        }
    }
    match Pair::of(left, right)? {
        Pair::Ordinals(a, b) => on_ordinals(operator, &a, &b).map(Value::Ordinal),
        Pair::Nimbers(a, b) => on_nimbers(operator, &a, &b).map(Value::Nimber),
        Pair::Booleans(..) => {
            Err(Refusal::new(say!("'{}' does not apply to true and false", symbol(operator))))
        }
    }
}

fn on_ordinals(operator: Operator, a: &Ordinal, b: &Ordinal) -> Result<Ordinal, Refusal> {
    match operator {
        Operator::Add => Ok(a.checked_add(b)?),
        Operator::NaturalSum => within_size(a.natural_sum(b)),
        Operator::NimSum => within_size(a.nim_sum(b)),
        Operator::Multiply => Ok(a.checked_mul(b)?),
        Operator::Subtract => {
            Err(Refusal::new(say!("infinite ordinals cannot be subtracted with '-'"))
                .with_help(say!("sub(a, b) is the c with b + c = a")))
        }
        Operator::Divide => Err(Refusal::new(say!("infinite ordinals cannot be divided with '/'"))
            .with_help(say!(
                "div(a, b) is the q with a = b*q + r and r < b, and rem(a, b) is the r"
            ))),
        Operator::NimProduct => {
            let [a, b] = [a, b].map(|height| Nimber::from(height.clone()));
            Ok(a.product(&b)?.into_height())
        }
        Operator::WholeQuotient => divided(a, b).map(|(quotient, _)| quotient),
        Operator::Remainder => divided(a, b).map(|(_, remainder)| remainder),
        _ => Err(Refusal::new(say!("'{}' does not apply to ordinals", symbol(operator)))),
    }
}

/// The q and the r with a = b·q + r and r < b.
fn divided(a: &Ordinal, b: &Ordinal) -> Result<(Ordinal, Ordinal), Refusal> {
    a.div_rem(b).ok_or_else(|| Refusal::new(say!("division by 0")))
}

fn on_nimbers(operator: Operator, a: &Nimber, b: &Nimber) -> Result<Nimber, Refusal> {
    match operator {
        // Every nimber is its own negative, so a difference is a sum.
        Operator::Add | Operator::NimSum | Operator::Subtract => Ok(a.sum(b)?),
        Operator::Multiply | Operator::NimProduct => Ok(a.product(b)?),
        Operator::Divide => nimbers::quotient(a, b),
        Operator::NaturalSum => Err(Refusal::new(say!("'#' does not apply to nimbers"))
            .with_help(say!("the sum of nimbers is written *a + *b"))),
        _ => Err(Refusal::new(say!("'{}' does not apply to nimbers", symbol(operator)))
            .with_help(say!("in a field nothing is left over: *a / *b is the quotient"))),
    }
}

fn power(base: Value, exponent: Value) -> Result<Value, Refusal> {
    match (base, exponent) {
        (Value::Ordinal(a) | Value::Base2(a), Value::Ordinal(b) | Value::Base2(b)) => {
            Ok(Value::Ordinal(a.checked_pow(&b)?))
        }
        (Value::Nimber(base), Value::Ordinal(exponent) | Value::Base2(exponent)) => {
            nimbers::power(&base, &exponent).map(Value::Nimber)
        }
        (base, exponent) => {
            let (base, exponent) = (base.kind().described(), exponent.kind().described());
            Err(Refusal::new(say!(
                "{} cannot be raised to {}",
                base.to_string(),
                exponent.to_string()
            ))
            .with_help(say!("an exponent is a number or an ordinal: w^2, e0^w")))
        }
    }
}

/// The value of `base ^ -exponent`.
pub(super) fn negative_power(base: Value, exponent: Value) -> Result<Value, Refusal> {
    match (base, exponent) {
        (Value::Nimber(base), Value::Ordinal(exponent) | Value::Base2(exponent)) => {
            nimbers::negative_power(&base, &exponent).map(Value::Nimber)
        }
        (base, exponent) => power(base, negative(exponent)?),
    }
}

/// The work of `base ^ -exponent`.
pub(super) fn negative_power_work(base: &Value, exponent: &Value) -> u64 {
    match (base, exponent) {
        (Value::Nimber(base), Value::Ordinal(n) | Value::Base2(n)) => {
            nimbers::negative_power_work(base, n)
        }
        _ => 0,
    }
}

/// The work of `left operator right` beyond looking at its operands: nothing
/// but for products of nimbers.
pub(super) fn work(operator: Operator, left: &Value, right: &Value) -> u64 {
    match (operator, left, right) {
        (Operator::Power, Value::Nimber(base), Value::Ordinal(n) | Value::Base2(n)) => {
            nimbers::power_work(base, n)
        }
        (
            Operator::Multiply | Operator::NimProduct | Operator::Divide,
            Value::Nimber(a),
            Value::Nimber(b),
        ) => a.product_work().max(b.product_work()),
        (
            Operator::NimProduct,
            Value::Ordinal(a) | Value::Base2(a),
            Value::Ordinal(b) | Value::Base2(b),
        ) => {
            let work = |height: &Ordinal| Nimber::from(height.clone()).product_work();
            work(a).max(work(b))
        }
        _ => 0,
    }
}

/// The value of `-operand`.
pub(super) fn negative(operand: Value) -> Result<Value, Refusal> {
    match operand {
        Value::Nimber(nimber) => Ok(Value::Nimber(nimber)),
        Value::Ordinal(_) | Value::Base2(_) => {
            Err(Refusal::new(say!("an infinite ordinal is never negative"))
                .with_help(say!("sub(a, b) is the c with b + c = a")))
        }
        other => {
            let found = other.kind().described();
            Err(Refusal::new(say!("'-' does not apply to {}", found)))
        }
    }
}

/// The value of `*operand`.
pub(super) fn nimber(operand: Value) -> Result<Value, Refusal> {
    match operand {
        Value::Ordinal(height) | Value::Base2(height) => Ok(Value::Nimber(height.into())),
        other => {
            let found = other.kind().described();
            Err(Refusal::new(say!("expected an ordinal after '*', found {}", found)).with_help(
                say!("a nimber looks like *5 or *(w+1); a product stands between two values"),
            ))
        }
    }
}

fn compare(operator: Operator, left: Value, right: Value) -> Result<bool, Refusal> {
    let kind = left.kind();
    let order = match Pair::of(left, right)? {
        Pair::Ordinals(a, b) => Some(a.cmp(&b)),
        // Two different nimbers are confused: the first player wins their sum.
        Pair::Nimbers(a, b) => (a == b).then_some(Ordering::Equal),
        Pair::Booleans(a, b) => (a == b).then_some(Ordering::Equal),
    };
    let equality = matches!(operator, Operator::Equal | Operator::NotEqual);
    if kind == Kind::Boolean && !equality {
        return Err(Refusal::new(say!("true and false have no order"))
            .with_help(say!("they can be compared with == and !=")));
    }
    Ok(match operator {
        Operator::Equal => order == Some(Ordering::Equal),
        Operator::NotEqual => order != Some(Ordering::Equal),
        Operator::Less => order == Some(Ordering::Less),
        Operator::Greater => order == Some(Ordering::Greater),
        Operator::AtMost => order.is_some_and(Ordering::is_le),
        Operator::AtLeast => order.is_some_and(Ordering::is_ge),
        _ => order.is_none(),
    })
}

/// A sum, if it is not too large to be written.
fn within_size(sum: Ordinal) -> Result<Ordinal, Refusal> {
    if sum.size() > MAX_SIZE { Err(TooLarge::Size.into()) } else { Ok(sum) }
}

/// An operator as it is typed.
pub(super) fn symbol(operator: Operator) -> &'static str {
    match operator {
        Operator::Add => "+",
        Operator::Subtract => "-",
        Operator::NaturalSum => "#",
        Operator::NimSum => "(+)",
        Operator::Multiply => "*",
        Operator::Divide => "/",
        Operator::NimProduct => "(x)",
        Operator::WholeQuotient => "div",
        Operator::Remainder => "mod",
        Operator::Power => "^",
        Operator::Equal => "==",
        Operator::NotEqual => "!=",
        Operator::Less => "<",
        Operator::Greater => ">",
        Operator::AtMost => "<=",
        Operator::AtLeast => ">=",
        Operator::Confused => "||",
    }
}
