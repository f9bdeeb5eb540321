//! Products and functions of infinite nimbers.
//!
//! Below ω^(ω^ω) nimbers are algebraic, and everything that is asked of finite
//! ones is asked of them too. Below ω^(ω^(ω^ω)) they are rational functions of
//! ω^(ω^ω), which have products and inverses.

use std::ops::ControlFlow;

use nimatron_nimber::ordinal::{MAX_SIZE, TooLarge};
use nimatron_nimber::text::ParseError;
use nimatron_nimber::transfinite::{
    AlgebraicNimber, LogarithmError, NimberError, RationalNimber, Work,
};
use nimatron_nimber::{Natural, Ordinal};

use super::functions::Arguments;
use super::nimbers::{self, MOST_ROOTS};
use super::operators::Refusal;
use super::value::Value;
use crate::core::{Budget, Exhausted, Nimber};

/// Products of machine words allowed to an operator, which takes no budget.
const OPERATOR_WORK: u64 = 1 << 24;

impl From<NimberError> for Refusal {
    fn from(error: NimberError) -> Refusal {
        let refusal = Refusal::new(error.to_string());
        match error {
            NimberError::NotRational => refusal.with_help("nim-sums have no limit"),
            NimberError::NotAlgebraic => {
                refusal.with_help("products and inverses are known below w^(w^(w^w))")
            }
            _ => refusal,
        }
    }
}

/// An operation where it is cheapest: among the algebraic nimbers if it does
/// not leave them, otherwise among the rational functions.
fn operated<const N: usize>(
    operands: [&Nimber; N],
    algebraic: impl Fn([AlgebraicNimber; N]) -> Result<AlgebraicNimber, NimberError>,
    rational: impl Fn([RationalNimber; N]) -> Result<RationalNimber, NimberError>,
) -> Result<Nimber, Refusal> {
    let known = operands.map(|Nimber(height)| AlgebraicNimber::new(height));
    let ordinal = match known.iter().any(|operand| *operand == Err(NimberError::NotAlgebraic)) {
        false => algebraic(all(known)?)?.to_ordinal(),
        true => {
            let operands = operands.map(|Nimber(height)| RationalNimber::new(height));
            rational(all(operands)?)?.to_ordinal()?
        }
    };
    written(ordinal).map(Nimber)
}

/// The values, or the first error.
fn all<T, const N: usize>(results: [Result<T, NimberError>; N]) -> Result<[T; N], NimberError> {
    let values: Vec<T> = results.into_iter().collect::<Result<_, _>>()?;
    values.try_into().map_err(|_| NimberError::TooManyTerms)
}

/// An ordinal, unless it is too large to be written.
fn written(ordinal: Ordinal) -> Result<Ordinal, Refusal> {
    if ordinal.size() > MAX_SIZE { Err(TooLarge::Size.into()) } else { Ok(ordinal) }
}

/// So much work, and no more.
fn allowance(mut left: u64) -> impl FnMut(u64) -> ControlFlow<()> {
    move |work| match left.checked_sub(work) {
        Some(rest) => {
            left = rest;
            ControlFlow::Continue(())
        }
        None => ControlFlow::Break(()),
    }
}

pub(super) fn product(a: &Nimber, b: &Nimber) -> Result<Nimber, Refusal> {
    operated([a, b], |[a, b]| a.product(&b), |[a, b]| a.product(&b))
}

pub(super) fn quotient(a: &Nimber, b: &Nimber) -> Result<Nimber, Refusal> {
    let rational = |[a, b]: [RationalNimber; 2]| a.quotient(&b, &mut allowance(OPERATOR_WORK));
    operated([a, b], |[a, b]| a.quotient(&b), rational)
}

pub(super) fn power(base: &Nimber, n: &Natural) -> Result<Nimber, Refusal> {
    operated([base], |[base]| base.pow(n), |[base]| base.pow(n))
}

pub(super) fn inverse(a: &Nimber) -> Result<Nimber, Refusal> {
    let rational = |[a]: [RationalNimber; 1]| a.inverse(&mut allowance(OPERATOR_WORK));
    operated([a], |[a]| a.inverse(), rational)
}

/// The work of a product with this infinite nimber.
pub(super) fn product_work(Nimber(height): &Nimber) -> u64 {
    AlgebraicNimber::new(height).map_or(height.size(), |nimber| nimber.product_work())
}

/// The work of a power of this infinite nimber.
pub(super) fn power_work(Nimber(height): &Nimber, exponent: &Natural) -> u64 {
    AlgebraicNimber::new(height).map_or(height.size(), |nimber| nimber.power_work(exponent))
}

/// The work of a power of this infinite nimber with an exponent as long as the degree of its field,
/// as an inverse or a square root takes it.
fn full_power_work(Nimber(height): &Nimber) -> u64 {
    let Ok(nimber) = AlgebraicNimber::new(height) else {
        return height.size();
    };
    let squares = nimber.field_degree().unwrap_or(64) as u64;
    nimber.product_work().saturating_mul(squares)
}

/// The work of the inverse of this infinite nimber.
pub(super) fn inverse_work(Nimber(height): &Nimber) -> u64 {
    AlgebraicNimber::new(height).map_or(height.size(), |nimber| nimber.inverse_work())
}

/// A computation that asks the budget as it goes on, and why it ended if the budget did.
fn metered<T>(
    budget: &mut Budget,
    compute: impl FnOnce(&mut Work<'_>) -> T,
) -> (T, Option<Exhausted>) {
    let mut reason = None;
    let result = compute(&mut |work| match budget.spend(work) {
        Ok(()) => ControlFlow::Continue(()),
        Err(error) => {
            reason = Some(error);
            ControlFlow::Break(())
        }
    });
    (result, reason)
}

/// A computation that asks the budget as it goes on.
fn with_budget<T>(
    budget: &mut Budget,
    compute: impl FnOnce(&mut Work<'_>) -> Result<T, NimberError>,
) -> Result<T, Refusal> {
    match metered(budget, compute) {
        (Err(NimberError::Exhausted), Some(reason)) => {
            Err(Refusal::new(format!("this takes too much work: {reason}")))
        }
        (result, _) => result.map_err(Refusal::from),
    }
}

/// The refusal of a logarithm, or of a generator, with what is known.
fn logarithm_refusal(error: &LogarithmError, reason: Option<Exhausted>) -> Refusal {
    match (error, reason) {
        (LogarithmError::Stopped { prime, known }, reason) => {
            nimbers::stopped(prime, known, reason.as_ref())
        }
        (LogarithmError::Nimber(NimberError::Exhausted), Some(reason)) => {
            Refusal::new(format!("this takes too much work: {reason}"))
        }
        (LogarithmError::Unfactored { known, .. }, _) => {
            let refusal = Refusal::new(error.to_string());
            match nimbers::known_part(known) {
                Some(known) => refusal.with_help(known),
                None => refusal,
            }
        }
        (LogarithmError::Nimber(error), None) => error.clone().into(),
        _ => Refusal::new(error.to_string()),
    }
}

impl Arguments<'_> {
    /// An argument as a nimber that is algebraic over the field of two elements.
    fn algebraic(&self, index: usize) -> Result<AlgebraicNimber, ParseError> {
        let Nimber(height) = self.any_nimber(index)?;
        AlgebraicNimber::new(&height).map_err(|error| self.error_at(index, error.into()))
    }

    /// What a function gives for the first argument.
    fn found(
        &self,
        function: impl FnOnce(&AlgebraicNimber) -> Result<AlgebraicNimber, NimberError>,
    ) -> Result<Value, ParseError> {
        let found = function(&self.algebraic(0)?).map_err(Refusal::from);
        self.height(found.map(|found| found.to_ordinal()))
    }

    fn height(&self, ordinal: Result<Ordinal, Refusal>) -> Result<Value, ParseError> {
        let height = ordinal.and_then(written);
        height.map(|height| Nimber(height).into()).or_else(|refusal| self.refuse(refusal))
    }

    /// What a long computation on the first argument gives.
    fn computed<T>(
        &mut self,
        compute: impl FnOnce(&AlgebraicNimber, &mut Work<'_>) -> Result<T, NimberError>,
    ) -> Result<T, ParseError> {
        let nimber = self.algebraic(0)?;
        with_budget(self.budget, |work| compute(&nimber, work))
            .or_else(|refusal| self.refuse(refusal))
    }

    fn spend_power(&mut self) -> Result<(), ParseError> {
        let work = full_power_work(&self.any_nimber(0)?);
        self.spend(work)
    }
}

/// One of these functions of the first argument, told to the budget as a power.
macro_rules! functions {
    ($($function:ident: $method:ident;)*) => {$(
        pub(super) fn $function(call: &mut Arguments<'_>) -> Result<Value, ParseError> {
            call.spend_power()?;
            call.found(AlgebraicNimber::$method)
        }
    )*};
}

functions! {
    square_root: square_root;
    half_trace: artin_schreier;
    conjugate: conjugate;
}

pub(super) fn trace(call: &mut Arguments<'_>) -> Result<Value, ParseError> {
    call.spend_power()?;
    call.found(|nimber| nimber.relative_trace(1))
}

/// The norm to the field of so many bits, or to the largest proper subfield.
pub(super) fn norm(call: &mut Arguments<'_>) -> Result<Value, ParseError> {
    call.spend_power()?;
    let bits = match call.values.len() {
        1 => None,
        _ => Some(call.bits(1)?),
    };
    call.found(|nimber| {
        let degree = nimber.degree()?;
        let least = (2..=degree).find(|p| degree % p == 0).unwrap_or(1);
        nimber.norm(bits.unwrap_or(degree / least))
    })
}

pub(super) fn degree(call: &mut Arguments<'_>) -> Result<Value, ParseError> {
    call.spend_power()?;
    let degree = call.computed(|nimber, _| nimber.degree())?;
    Ok(Ordinal::from(degree).into())
}

pub(super) fn minimal_polynomial(call: &mut Arguments<'_>) -> Result<Value, ParseError> {
    call.computed(AlgebraicNimber::minimal_polynomial).map(Value::Polynomial)
}

pub(super) fn order(call: &mut Arguments<'_>) -> Result<Value, ParseError> {
    call.computed(AlgebraicNimber::order).map(|order| Ordinal::from(order).into())
}

/// All n-th roots of the first argument, the least first.
pub(super) fn roots(
    call: &mut Arguments<'_>,
    n: &Natural,
) -> Result<Vec<AlgebraicNimber>, Refusal> {
    let nimber = call.algebraic(0).map_err(|error| Refusal::new(error.message))?;
    with_budget(call.budget, |work| nimber.roots(n, work))
}

/// Those roots that lie in the field of so many bits.
pub(super) fn roots_in(
    call: &mut Arguments<'_>,
    n: &Natural,
    bits: usize,
) -> Result<Vec<AlgebraicNimber>, Refusal> {
    let mut inside = Vec::new();
    for root in roots(call, n)? {
        if bits % root.degree()? == 0 {
            inside.push(root);
        }
    }
    if inside.is_empty() {
        return Err(Refusal::new(format!("the field of 2^{bits} elements has no such root")));
    }
    Ok(inside)
}

/// A list of nimbers as the answer.
pub(super) fn listed(nimbers: Vec<AlgebraicNimber>) -> Result<Value, Refusal> {
    if nimbers.len() > MOST_ROOTS {
        return Err(Refusal::new(format!("there are more than {MOST_ROOTS} such roots"))
            .with_help("root(x, n) is one of them"));
    }
    let heights: Vec<Ordinal> = nimbers.iter().map(AlgebraicNimber::to_ordinal).collect();
    if heights.iter().map(Ordinal::size).sum::<u64>() > MAX_SIZE {
        return Err(TooLarge::Size.into());
    }
    Ok(Value::Nimbers(heights.into_iter().map(Nimber).collect()))
}

/// The different zeros of the polynomial whose coefficients are the arguments,
/// from the constant one.
pub(super) fn zeros(call: &mut Arguments<'_>) -> Result<Value, ParseError> {
    let mut coefficients = Vec::with_capacity(call.values.len());
    for index in 0..call.values.len() {
        coefficients.push(call.algebraic(index)?);
    }
    let roots =
        with_budget(call.budget, |work| AlgebraicNimber::polynomial_roots(&coefficients, work));
    let zeros = roots.map(|roots| roots.into_iter().map(|(root, _)| root).collect());
    zeros.and_then(listed).or_else(|refusal| call.refuse(refusal))
}

/// The compatible generator of the field of so many bits.
pub(super) fn generator(call: &mut Arguments<'_>, bits: usize) -> Result<Value, ParseError> {
    let (generator, reason) =
        metered(call.budget, |work| AlgebraicNimber::compatible_generator(bits, work));
    let generator = generator.map_err(|error| logarithm_refusal(&error, reason));
    call.height(generator.map(|generator| generator.to_ordinal()))
}

/// The logarithm of the first argument, to the base that is the second one or to the compatible
/// generator.
pub(super) fn logarithm(call: &mut Arguments<'_>) -> Result<Value, ParseError> {
    let nimber = call.algebraic(0)?;
    let base = match call.values.len() {
        1 => None,
        _ => Some(call.algebraic(1)?),
    };
    let (found, reason) = metered(call.budget, |work| match &base {
        None => nimber.logarithm(work),
        Some(base) => nimber.logarithm_to(base, work),
    });
    let error = match found {
        Ok(logarithm) => return Ok(Ordinal::from(logarithm).into()),
        Err(error) => error,
    };
    let refusal = logarithm_refusal(&error, reason);
    match error {
        LogarithmError::OfZero => Err(call.error_at(0, refusal)),
        LogarithmError::ToBaseZero => Err(call.error_at(1, refusal)),
        LogarithmError::NotAPower => {
            let message = format!("{} is no power of {}", call.shown(0), call.shown(1));
            call.refuse(Refusal::new(message).with_help(error.to_string()))
        }
        _ => call.refuse(refusal),
    }
}

/// The least n-th root of the first argument, if Lenstra's tower adjoins it as such.
pub(super) fn adjoined_root(
    call: &mut Arguments<'_>,
    n: &Natural,
) -> Result<Option<Value>, ParseError> {
    let Ok(nimber) = call.algebraic(0) else { return Ok(None) };
    let Some(root) = nimber.adjoined_root(n) else { return Ok(None) };
    call.height(Ok(root.to_ordinal())).map(Some)
}
