//! Functions of nimbers, and the refusals of what they cannot do.
//!
//! What is computed, and where, is up to [`Nimber`]. A function announces its
//! products to the budget before it begins, and long ones ask as they go on.

use std::ops::ControlFlow;

use dashu_int::ops::BitTest;
use nimatron_nimber::finite::fermat::fermat_number;
use nimatron_nimber::finite::generators::compatible_generator;
use nimatron_nimber::finite::{FiniteNimber, Remainder, TowerPolynomial};
use nimatron_nimber::text::{Note, ParseError};
use nimatron_nimber::transfinite::FieldError;
use nimatron_nimber::{Natural, NimberError, Ordinal, Work, allowance, say};

use super::functions::Arguments;
use super::operators::Refusal;
use super::value::Value;
use crate::foundation::{Exhausted, Nimber};

/// Products of machine words allowed to an operator, which takes no budget.
const OPERATOR_WORK: u64 = 1 << 24;

impl From<NimberError> for Refusal {
    fn from(error: NimberError) -> Refusal {
        let refusal = Refusal::new(error.to_string());
        match help(&error) {
            Some(help) => refusal.with_help(help),
            None => refusal,
        }
    }
}

/// What to know or to do where nimbers have no answer.
fn help(error: &NimberError) -> Option<String> {
    let text = match error {
        NimberError::UnfactoredFermat { known, .. } => {
            let default = || say!("up to 4096 bits every order is known");
            return Some(known_part(known).unwrap_or_else(default));
        }
        NimberError::Unfactored { known, .. } => return known_part(known),
        NimberError::NoFiniteField => say!("the fields have 1, 2, 4, 8, 16, … bits"),
        NimberError::NoSubfield { .. } => say!("the norm goes to a smaller one"),
        NimberError::TooManyRoots => say!("root(x, n) is one of them"),
        NimberError::UnknownGenerator => say!("those up to 4096 bits are proved"),
        _ => match error.field()? {
            FieldError::NotRational => say!("nim-sums have no limit"),
            FieldError::NotAlgebraic => say!("products and inverses are known below w^(w^(w^w))"),
            _ => return None,
        },
    };
    Some(text)
}

/// What is known of a logarithm, if anything is.
fn known_part(known: &Remainder) -> Option<String> {
    const LONGEST: usize = 600;
    let Remainder { value, modulus } = known;
    match modulus.bit_len() {
        ..=1 => None,
        LONGEST.. => {
            Some(say!("it is known modulo a number of {} bits", modulus.bit_len().to_string()))
        }
        _ => Some(say!(
            "it leaves the remainder {} modulo {}",
            value.to_string(),
            modulus.to_string()
        )),
    }
}

/// The refusal of a logarithm whose search was too long.
fn stopped(prime: &Natural, known: &Remainder, exhausted: Option<&Exhausted>) -> Refusal {
    let refusal = Refusal::new(match exhausted {
        Some(exhausted) => say!("this takes too much work: {}", exhausted.to_string()),
        None => say!("this takes too much work"),
    });
    let prime = prime.to_string();
    refusal.with_help(match known_part(known) {
        Some(known) => {
            say!("{}; the rest is a logarithm in a group of order {}", known, prime)
        }
        None => say!("it is a logarithm in a group of order {}", prime),
    })
}

/// The c with `b ⊗ c = a`.
pub(super) fn quotient(a: &Nimber, b: &Nimber) -> Result<Nimber, Refusal> {
    Ok(a.quotient(b, &mut allowance(OPERATOR_WORK))?)
}

fn exponent(exponent: &Ordinal) -> Result<&Natural, Refusal> {
    exponent.natural().ok_or_else(|| Refusal::new(say!("a nimber has finite powers only")))
}

/// The power with this exponent.
pub(super) fn power(base: &Nimber, n: &Ordinal) -> Result<Nimber, Refusal> {
    Ok(base.pow(exponent(n)?)?)
}

/// The power with the negative of this exponent.
pub(super) fn negative_power(base: &Nimber, n: &Ordinal) -> Result<Nimber, Refusal> {
    Ok(base.negative_pow(exponent(n)?, &mut allowance(OPERATOR_WORK))?)
}

/// The work of a power of this nimber; 0 where it is refused at once.
pub(super) fn power_work(base: &Nimber, n: &Ordinal) -> u64 {
    n.natural().map_or(0, |n| base.power_work(n))
}

/// The work of a power of this nimber with a negative exponent.
pub(super) fn negative_power_work(base: &Nimber, n: &Ordinal) -> u64 {
    base.inverse_work().saturating_add(power_work(base, n))
}

impl Arguments<'_> {
    /// An argument that is a nimber.
    pub(super) fn nimber(&self, index: usize) -> Result<Nimber, ParseError> {
        match &self.values[index].0 {
            Value::Nimber(nimber) => Ok(nimber.clone()),
            Value::Ordinal(zero) if zero.is_zero() => Ok(Nimber::zero()),
            other => Err(self.expected(index, say!("a nimber"), other)),
        }
    }

    /// An argument that is a finite nimber.
    fn finite(&self, index: usize) -> Result<FiniteNimber, ParseError> {
        self.nimber(index)?.to_finite().ok_or_else(|| {
            let shown = self.shown(index);
            self.error_at(
                index,
                Refusal::new(say!("expected a finite nimber, found {}", shown.to_string())),
            )
        })
    }

    /// An argument that is the number of bits of a field.
    fn bits(&self, index: usize) -> Result<usize, ParseError> {
        let bits = self.ordinal(index)?.to_u64().and_then(|bits| usize::try_from(bits).ok());
        bits.filter(|&bits| bits > 0).ok_or_else(|| {
            self.error_at(index, Refusal::new(say!("expected the number of bits of a field")))
        })
    }

    /// An argument that is the number of bits of a field, if it is given.
    fn bits_if_given(&self, index: usize) -> Result<Option<usize>, ParseError> {
        (index < self.values.len()).then(|| self.bits(index)).transpose()
    }

    /// An argument that is a natural number.
    pub(super) fn natural(&self, index: usize) -> Result<Natural, ParseError> {
        let ordinal = self.ordinal(index)?;
        let infinite = || self.error_at(index, Refusal::new(say!("expected a natural number")));
        ordinal.natural().cloned().ok_or_else(infinite)
    }

    pub(super) fn refuse<T>(&self, refusal: Refusal) -> Result<T, ParseError> {
        Err(refusal.at(self.span.clone()))
    }

    /// What a computation gives that asks the budget as it goes on.
    fn computed<T>(
        &mut self,
        compute: impl FnOnce(&mut Work<'_>) -> Result<T, NimberError>,
    ) -> Result<T, ParseError> {
        let mut exhausted = None;
        let result = compute(&mut |work| match self.budget.spend(work) {
            Ok(()) => ControlFlow::Continue(()),
            Err(reason) => {
                exhausted = Some(reason);
                ControlFlow::Break(())
            }
        });
        result.map_err(|error| self.refused(error, exhausted.as_ref()))
    }

    /// The refusal at the argument that it is about, or at the call.
    fn refused(&self, error: NimberError, exhausted: Option<&Exhausted>) -> ParseError {
        let place = error.operand().and_then(|index| self.values.get(index));
        let place = place.map_or(&self.span, |(_, span)| span).clone();
        let refusal = match (&error, exhausted) {
            (NimberError::Exhausted, Some(reason)) => {
                Refusal::new(say!("this takes too much work: {}", reason.to_string()))
            }
            (NimberError::Stopped { prime, known }, _) => stopped(prime, known, exhausted),
            (NimberError::NotAPower { .. }, _) => {
                let message = say!("{} is no power of {}", self.shown(0), self.shown(1));
                Refusal::new(message).with_help(error.to_string())
            }
            (NimberError::NotGenerated, _) => {
                let (nimber, base) = (self.shown(0), self.shown(1));
                let message = say!(
                    "{} is outside the field that {} generates",
                    nimber.to_string(),
                    base.to_string()
                );
                Refusal::new(message)
                    .with_help(say!("its elements are the sums of powers of {}", base.to_string()))
            }
            _ => error.into(),
        };
        refusal.at(place)
    }
}

/// Functions of one nimber.
macro_rules! functions {
    ($($function:ident: $method:ident, $value:expr;)*) => {$(
        pub(super) fn $function(call: &mut Arguments<'_>) -> Result<Value, ParseError> {
            let x = call.nimber(0)?;
            call.computed(|work| x.$method(work)).map($value)
        }
    )*};
}

functions! {
    square_root: square_root, Value::Nimber;
    half_trace: artin_schreier, Value::Nimber;
    conjugate: conjugate, Value::Nimber;
    trace: trace, Value::Nimber;
    degree: degree, |degree| Ordinal::from(degree).into();
    minimal_polynomial: minimal_polynomial, Value::Polynomial;
    order: order, |order| Ordinal::from(order).into();
}

pub(super) fn inverse(call: &mut Arguments<'_>) -> Result<Value, ParseError> {
    let x = call.nimber(0)?;
    call.spend(x.inverse_work())?;
    match x.inverse(&mut allowance(OPERATOR_WORK)) {
        Ok(inverse) => Ok(inverse.into()),
        Err(error @ NimberError::DivisionByZero) => Err(call.error_at(0, error.into())),
        Err(error) => call.refuse(error.into()),
    }
}

pub(super) fn norm(call: &mut Arguments<'_>) -> Result<Value, ParseError> {
    let x = call.nimber(0)?;
    let bits = call.bits_if_given(1)?;
    call.computed(|work| x.norm(bits, work)).map(Value::Nimber)
}

/// The polynomial in the generators of the fields.
pub(super) fn polynomial(call: &mut Arguments<'_>) -> Result<Value, ParseError> {
    const LONGEST: u64 = 1 << 18;
    let polynomial = TowerPolynomial::new(call.finite(0)?);
    let size = polynomial.size();
    if size > LONGEST {
        return call.refuse(Refusal::new(say!("a polynomial of more than {} letters", LONGEST)));
    }
    call.spend(size)?;
    Ok(Value::Generators(polynomial))
}

/// The polynomial in another nimber.
pub(super) fn express(call: &mut Arguments<'_>) -> Result<Value, ParseError> {
    let (x, base) = (call.nimber(0)?, call.nimber(1)?);
    call.computed(|work| x.polynomial_in(&base, work)).map(Value::Polynomial)
}

/// The least root; of a finite nimber with too many of them, the one that is a
/// power of it.
pub(super) fn root(call: &mut Arguments<'_>) -> Result<Value, ParseError> {
    let n = call.natural(1)?;
    let x = call.nimber(0)?;
    let root = call.computed(|work| x.root(&n, work))?;
    note_generator(call, &x, &n, &root);
    Ok(root.into())
}

/// Says which root of a compatible generator is the next one, where the root that is found is in
/// the field of the generator.
fn note_generator(call: &mut Arguments<'_>, x: &Nimber, n: &Natural, found: &Nimber) {
    const LARGEST: u32 = 6;
    let (Some(x), Some(found)) = (x.to_finite(), found.to_finite()) else {
        return;
    };
    let level = x.level();
    let generator = |level| compatible_generator(level).map(|generator| generator.nimber);
    if level >= LARGEST || *n != fermat_number(level) || generator(level).as_ref() != Some(&x) {
        return;
    }
    let Some(next) = generator(level + 1).filter(|next| *next != found) else {
        return;
    };
    let message = say!(
        "{} lies in the field of {}; the least such root that generates the next field is \
         {} = generator({})",
        found.to_string(),
        x.to_string(),
        next.to_string(),
        next.degree().to_string()
    );
    call.notes.push(Note::new(message, call.span.clone()));
}

pub(super) fn roots(call: &mut Arguments<'_>) -> Result<Value, ParseError> {
    let n = call.natural(1)?;
    let x = call.nimber(0)?;
    let bits = call.bits_if_given(2)?;
    call.computed(|work| x.roots(&n, bits, work)).map(Value::Nimbers)
}

/// The different zeros of the polynomial whose coefficients are the arguments,
/// from the constant one.
pub(super) fn zeros(call: &mut Arguments<'_>) -> Result<Value, ParseError> {
    let coefficients = (0..call.values.len()).map(|index| call.nimber(index));
    let coefficients: Vec<Nimber> = coefficients.collect::<Result<_, _>>()?;
    call.computed(|work| Nimber::zeros(&coefficients, work)).map(Value::Nimbers)
}

pub(super) fn generator(call: &mut Arguments<'_>) -> Result<Value, ParseError> {
    let bits = call.bits(0)?;
    call.computed(|work| Nimber::generator(bits, work)).map(Value::Nimber)
}

/// The logarithm to the base that is the second argument, or to the compatible
/// generator.
pub(super) fn logarithm(call: &mut Arguments<'_>) -> Result<Value, ParseError> {
    let base = (call.values.len() > 1).then(|| call.nimber(1)).transpose()?;
    let x = call.nimber(0)?;
    let logarithm = call.computed(|work| match &base {
        None => x.logarithm(work),
        Some(base) => x.logarithm_to(base, work),
    });
    logarithm.map(|logarithm| Ordinal::from(logarithm).into())
}
