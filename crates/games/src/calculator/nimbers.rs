//! Products of nimbers, and what the functions compute of them.
//!
//! What is asked of finite nimbers is answered here, by the words and rows of
//! bits that they are; of infinite ones in [`infinite`]. Every function tells
//! the budget about how many products it will take before it begins, and long
//! ones ask it as they go on.

use std::ops::ControlFlow;

use dashu_int::ops::BitTest;
use nimatron_nimber::finite::fermat::fermat_number;
use nimatron_nimber::finite::generators::{MAX_LEVEL, compatible_generator};
use nimatron_nimber::finite::roots::{RootError, Roots};
use nimatron_nimber::finite::{
    FieldElement, FiniteNimber as Finite, LogarithmError, Order, Remainder, TowerPolynomial,
};
use nimatron_nimber::ordinal::{MAX_BITS, TooLarge};
use nimatron_nimber::text::{Note, ParseError};
use nimatron_nimber::{Natural, Ordinal};

use super::functions::Arguments;
use super::infinite;
use super::operators::Refusal;
use super::value::Value;
use crate::core::{Exhausted, Nimber};

/// More roots than this are not listed.
pub(super) const MOST_ROOTS: usize = 1000;

/// Of finite nimbers of larger fields only the finite roots are sought.
const LARGEST_LISTED: usize = 4096;

/// The finite nimber that this is.
fn finite(nimber: &Nimber) -> Option<Finite> {
    nimber.0.natural().cloned().map(Finite::new)
}

/// A finite nimber as a value, unless it is too long to be written.
fn checked(nimber: Finite) -> Result<Nimber, Refusal> {
    if nimber.leading_bit().is_some_and(|bit| bit >= MAX_BITS) {
        return Err(TooLarge::Digits.into());
    }
    Ok(nimber.into_natural().into())
}

fn is_one(nimber: &Nimber) -> bool {
    nimber.0 == Ordinal::one()
}

/// About how many products of machine words one takes in the field of so many
/// bits: thrice as many when the bits double.
fn products(bits: u64) -> u64 {
    let doublings = bits.div_ceil(128).max(1).next_power_of_two().ilog2();
    3_u64.saturating_pow(doublings)
}

/// The work of a product with this nimber.
pub(super) fn product_work(nimber: &Nimber) -> u64 {
    match finite(nimber) {
        Some(finite) => products(finite.degree() as u64),
        None => infinite::product_work(nimber),
    }
}

/// The work of a power of this nimber, by the way that it takes.
pub(super) fn power_work(nimber: &Nimber, exponent: &Ordinal) -> u64 {
    match (finite(nimber), exponent.natural()) {
        (Some(finite), Some(exponent)) => {
            let squares = finite.degree().min(exponent.bit_len());
            (squares as u64).saturating_mul(product_work(nimber))
        }
        (None, Some(exponent)) => infinite::power_work(nimber, exponent),
        // Refused at once.
        (_, None) => 0,
    }
}

/// The work of a power of this nimber with a negative exponent.
pub(super) fn negative_power_work(nimber: &Nimber, exponent: &Ordinal) -> u64 {
    let inverse = match finite(nimber) {
        Some(finite) => 4 * products(finite.degree() as u64),
        None => infinite::inverse_work(nimber),
    };
    inverse.saturating_add(power_work(nimber, exponent))
}

/// `a ⊗ b`; beyond the known products as far as the axioms of a field tell it.
pub(super) fn product(a: Nimber, b: Nimber) -> Result<Nimber, Refusal> {
    match (finite(&a), finite(&b)) {
        (Some(a), Some(b)) => checked(a * b),
        _ if a.is_zero() || is_one(&b) => Ok(a),
        _ if b.is_zero() || is_one(&a) => Ok(b),
        _ => infinite::product(&a, &b),
    }
}

/// The c with `b ⊗ c = a`.
pub(super) fn quotient(a: Nimber, b: Nimber) -> Result<Nimber, Refusal> {
    match (finite(&a), finite(&b)) {
        _ if b.is_zero() => Err(Refusal::new("division by 0")),
        (Some(a), Some(b)) => checked(a / b),
        _ if a.is_zero() || is_one(&b) => Ok(a),
        _ if a == b => Ok(Ordinal::one().into()),
        _ => infinite::quotient(&a, &b),
    }
}

fn exponent(exponent: &Ordinal) -> Result<&Natural, Refusal> {
    exponent.natural().ok_or_else(|| Refusal::new("a nimber has finite powers only"))
}

/// The power with this exponent.
pub(super) fn power(base: Nimber, n: &Ordinal) -> Result<Nimber, Refusal> {
    let n = exponent(n)?;
    match finite(&base) {
        Some(base) => checked(base.pow(n)),
        None if n.is_zero() => Ok(Ordinal::one().into()),
        None if n.is_one() => Ok(base),
        None => infinite::power(&base, n),
    }
}

/// The power with the negative of this exponent.
pub(super) fn negative_power(base: Nimber, n: &Ordinal) -> Result<Nimber, Refusal> {
    let n = exponent(n)?;
    match finite(&base) {
        _ if n.is_zero() => Ok(Ordinal::one().into()),
        Some(base) => base
            .negative_pow(n)
            .ok_or_else(|| Refusal::new("0 has no negative powers"))
            .and_then(checked),
        None => infinite::power(&infinite::inverse(&base)?, n),
    }
}

impl Arguments<'_> {
    /// An argument that is a nimber.
    pub(super) fn any_nimber(&self, index: usize) -> Result<Nimber, ParseError> {
        match &self.values[index].0 {
            Value::Nimber(nimber) => Ok(nimber.clone()),
            Value::Ordinal(zero) if zero.is_zero() => Ok(Nimber::default()),
            other => Err(self.expected(index, "a nimber", other)),
        }
    }

    /// An argument that is a nimber, if it is a finite one.
    fn if_finite(&self, index: usize) -> Result<Option<Finite>, ParseError> {
        self.any_nimber(index).map(|nimber| finite(&nimber))
    }

    /// An argument that is a finite nimber.
    fn finite(&self, index: usize) -> Result<Finite, ParseError> {
        self.if_finite(index)?.ok_or_else(|| {
            let shown = self.shown(index);
            self.error_at(index, Refusal::new(format!("expected a finite nimber, found {shown}")))
        })
    }

    /// An argument that is the number of bits of a field.
    pub(super) fn bits(&self, index: usize) -> Result<usize, ParseError> {
        let bits = self.ordinal(index)?.to_u64().and_then(|bits| usize::try_from(bits).ok());
        bits.filter(|&bits| bits > 0).ok_or_else(|| {
            self.error_at(index, Refusal::new("expected the number of bits of a field"))
        })
    }

    /// An argument that is a natural number.
    pub(super) fn natural(&self, index: usize) -> Result<Natural, ParseError> {
        let ordinal = self.ordinal(index)?;
        let infinite = || self.error_at(index, Refusal::new("expected a natural number"));
        ordinal.natural().cloned().ok_or_else(infinite)
    }

    /// An argument that is the number of bits of a field, as its level.
    fn level(&self, index: usize) -> Result<u32, ParseError> {
        let bits = self.ordinal(index)?.to_u64().filter(|bits| bits.is_power_of_two());
        bits.map(u64::ilog2).ok_or_else(|| {
            let refusal = Refusal::new("the bits of a field are a power of 2");
            self.error_at(index, refusal.with_help("the fields have 1, 2, 4, 8, 16, … bits"))
        })
    }

    /// Tells the budget about so many products in the smallest field of a number.
    fn spend_products(&mut self, number: &Finite, count: u64) -> Result<(), ParseError> {
        self.spend(products(number.degree() as u64).saturating_mul(count))
    }

    /// Tells the budget about so many powers in the smallest field of a number.
    fn spend_powers(&mut self, number: &Finite, count: u64) -> Result<(), ParseError> {
        self.spend_products(number, (number.degree() as u64).saturating_mul(count))
    }

    /// A nimber as the answer of the call.
    fn nimber(&self, nimber: Finite) -> Result<Value, ParseError> {
        checked(nimber).map(Value::Nimber).or_else(|refusal| self.refuse(refusal))
    }

    pub(super) fn refuse<T>(&self, refusal: Refusal) -> Result<T, ParseError> {
        Err(refusal.at(self.span.clone()))
    }
}

pub(super) fn square_root(call: &mut Arguments<'_>) -> Result<Value, ParseError> {
    let Some(x) = call.if_finite(0)? else {
        return infinite::square_root(call);
    };
    call.spend_products(&x, 1)?;
    call.nimber(x.square_root())
}

pub(super) fn inverse(call: &mut Arguments<'_>) -> Result<Value, ParseError> {
    let Some(x) = call.if_finite(0)? else {
        let nimber = call.any_nimber(0)?;
        call.spend(infinite::inverse_work(&nimber))?;
        let inverse = infinite::inverse(&nimber).map(Value::Nimber);
        return inverse.or_else(|refusal| call.refuse(refusal));
    };
    call.spend_products(&x, 4)?;
    let inverse = x.inverse().ok_or_else(|| call.error_at(0, Refusal::new("division by 0")))?;
    call.nimber(inverse)
}

pub(super) fn half_trace(call: &mut Arguments<'_>) -> Result<Value, ParseError> {
    let Some(x) = call.if_finite(0)? else {
        return infinite::half_trace(call);
    };
    call.spend_products(&x, 1)?;
    // The finite nimbers have the roots of all their quadratics.
    call.nimber(x.artin_schreier().unwrap_or_default())
}

pub(super) fn conjugate(call: &mut Arguments<'_>) -> Result<Value, ParseError> {
    match call.if_finite(0)? {
        Some(x) => call.nimber(x.conjugate()),
        None => infinite::conjugate(call),
    }
}

pub(super) fn trace(call: &mut Arguments<'_>) -> Result<Value, ParseError> {
    match call.if_finite(0)? {
        Some(x) => call.nimber(Finite::from(u8::from(x.trace()))),
        None => infinite::trace(call),
    }
}

pub(super) fn norm(call: &mut Arguments<'_>) -> Result<Value, ParseError> {
    let Some(x) = call.if_finite(0)? else {
        return infinite::norm(call);
    };
    call.spend_products(&x, 4)?;
    let field = x.level();
    let subfield = match call.values.len() {
        1 => field.saturating_sub(1),
        _ => call.level(1)?,
    };
    let outside = || {
        let message = format!("the smallest field of the number has {} bits", x.degree());
        call.error_at(1, Refusal::new(message).with_help("the norm goes to a smaller one"))
    };
    call.nimber(x.norm(field, subfield).ok_or_else(outside)?)
}

pub(super) fn degree(call: &mut Arguments<'_>) -> Result<Value, ParseError> {
    match call.if_finite(0)? {
        Some(x) => Ok(Ordinal::from(x.degree()).into()),
        None => infinite::degree(call),
    }
}

pub(super) fn minimal_polynomial(call: &mut Arguments<'_>) -> Result<Value, ParseError> {
    let Some(x) = call.if_finite(0)? else {
        return infinite::minimal_polynomial(call);
    };
    let degree = x.degree() as u64;
    call.spend(degree.saturating_mul(degree))?;
    Ok(Value::Polynomial(x.minimal_polynomial()))
}

/// The polynomial in the generators of the fields.
pub(super) fn polynomial(call: &mut Arguments<'_>) -> Result<Value, ParseError> {
    const LONGEST: u64 = 1 << 18;
    let polynomial = TowerPolynomial::new(call.finite(0)?);
    let size = polynomial.size();
    if size > LONGEST {
        return call.refuse(Refusal::new(format!("a polynomial of more than {LONGEST} letters")));
    }
    call.spend(size)?;
    Ok(Value::Generators(polynomial))
}

pub(super) fn order(call: &mut Arguments<'_>) -> Result<Value, ParseError> {
    let Some(x) = call.if_finite(0)? else {
        return infinite::order(call);
    };
    call.spend_powers(&x, 4)?;
    match x.order() {
        Some(Order::Exact(order)) => Ok(Ordinal::from(order).into()),
        Some(Order::Partial { unfactored, .. }) => call.refuse(unknown_factors(&unfactored)),
        None => Err(call.error_at(0, Refusal::new("no power of 0 is *1"))),
    }
}

fn unknown_factors(fermat: &[u32]) -> Refusal {
    let numbers: Vec<String> = fermat.iter().map(|index| format!("2^(2^{index})+1")).collect();
    Refusal::new(format!("the factors of {} are not all known", numbers.join(" and ")))
        .with_help("up to 4096 bits every order is known")
}

/// The roots of a finite nimber in the field of this level.
fn found_roots(
    call: &mut Arguments<'_>,
    x: &Finite,
    n: &Natural,
    field: u32,
) -> Result<Roots, ParseError> {
    call.spend_powers(x, 4)?;
    x.roots_in(n, field).map_err(|error| {
        let refusal = Refusal::new(error.to_string());
        match error {
            RootError::Zeroth | RootError::RepeatedPrime => call.error_at(1, refusal),
            RootError::OutsideField { .. } => call.error_at(2, refusal),
            RootError::NoFiniteRoot(_) => refusal.at(call.span.clone()),
        }
    })
}

/// The exponent of a root.
fn root_exponent(call: &Arguments<'_>) -> Result<Natural, ParseError> {
    let n = call.natural(1)?;
    if n.is_zero() {
        return Err(call.error_at(1, Refusal::new("0 is no exponent of a root")));
    }
    Ok(n)
}

/// The least root; of a finite nimber with too many of them, the one that is a
/// power of it.
pub(super) fn root(call: &mut Arguments<'_>) -> Result<Value, ParseError> {
    let n = root_exponent(call)?;
    let x = call.if_finite(0)?;
    if let (None, Some(root)) = (&x, infinite::adjoined_root(call, &n)?) {
        return Ok(root);
    }
    let few = n <= Natural::from(MOST_ROOTS);
    if let Some(x) = x.as_ref().filter(|x| !few || x.degree() > LARGEST_LISTED) {
        let roots = found_roots(call, x, &n, x.level())?;
        note_generator(call, x, &n, roots.principal());
        return call.nimber(roots.principal().clone());
    }
    let least = infinite::roots(call, &n).map(|roots| roots.into_iter().take(1).collect());
    match least.and_then(infinite::listed) {
        Ok(Value::Nimbers(least)) => {
            let least = least.into_iter().next().unwrap_or_default();
            if let (Some(x), Some(least)) = (&x, finite(&least)) {
                note_generator(call, x, &n, &least);
            }
            Ok(least.into())
        }
        Ok(other) => Ok(other),
        Err(refusal) => call.refuse(refusal),
    }
}

/// Says which root of a compatible generator is the next one, where the root that is found is in
/// the field of the generator.
fn note_generator(call: &mut Arguments<'_>, x: &Finite, n: &Natural, found: &Finite) {
    const LARGEST: u32 = 6;
    let level = x.level();
    let generator = |level| compatible_generator(level).map(|generator| generator.nimber);
    if level >= LARGEST || *n != fermat_number(level) || generator(level).as_ref() != Some(x) {
        return;
    }
    let Some(next) = generator(level + 1).filter(|next| next != found) else {
        return;
    };
    let message = format!(
        "{found} lies in the field of {x}; the least such root that generates the next field is \
         {next} = generator({})",
        next.degree()
    );
    call.notes.push(Note::new(message, call.span.clone()));
}

pub(super) fn roots(call: &mut Arguments<'_>) -> Result<Value, ParseError> {
    let n = root_exponent(call)?;
    let x = call.if_finite(0)?;
    let roots = match (x, call.values.len()) {
        (Some(x), 3) if call.bits(2)?.is_power_of_two() => {
            let level = call.level(2)?;
            return roots_in_finite_field(call, &x, &n, level);
        }
        (Some(x), 2) if x.degree() > LARGEST_LISTED => {
            return roots_in_finite_field(call, &x, &n, x.level());
        }
        (_, 2) => infinite::roots(call, &n),
        _ => {
            let bits = call.bits(2)?;
            infinite::roots_in(call, &n, bits)
        }
    };
    roots.and_then(infinite::listed).or_else(|refusal| call.refuse(refusal))
}

fn roots_in_finite_field(
    call: &mut Arguments<'_>,
    x: &Finite,
    n: &Natural,
    level: u32,
) -> Result<Value, ParseError> {
    let roots = found_roots(call, x, n, level)?;
    let bits = 1_u64 << roots.level();
    call.spend(products(bits).saturating_mul(bits.saturating_mul(8)))?;
    let Some(all) = roots.all(MOST_ROOTS) else {
        let refusal = Refusal::new(format!("there are more than {MOST_ROOTS} such roots"));
        return call.refuse(refusal.with_help("root(x, n) is one of them"));
    };
    let all: Result<_, Refusal> = all.into_iter().map(checked).collect();
    all.map(Value::Nimbers).or_else(|refusal| call.refuse(refusal))
}

pub(super) fn generator(call: &mut Arguments<'_>) -> Result<Value, ParseError> {
    let bits = call.bits(0)?;
    if !bits.is_power_of_two() {
        return infinite::generator(call, bits);
    }
    let generator = generator_of(call, bits.ilog2())?;
    call.nimber(generator)
}

/// The compatible generator of the field of this level, which the first
/// argument asks for.
fn generator_of(call: &mut Arguments<'_>, level: u32) -> Result<Finite, ParseError> {
    let unknown = || {
        let most = 1_u64 << MAX_LEVEL;
        Refusal::new(format!("generators are known up to {most} bits"))
            .with_help("those up to 4096 bits are proved")
    };
    if level > MAX_LEVEL {
        return Err(call.error_at(0, unknown()));
    }
    let bits = 1_u64 << level;
    call.spend(bits.saturating_mul(products(bits)))?;
    let generator = compatible_generator(level).map(|generator| generator.nimber);
    generator.ok_or_else(|| call.error_at(0, unknown()))
}

/// What is known of a logarithm, if anything is.
pub(super) fn known_part(known: &Remainder) -> Option<String> {
    const LONGEST: usize = 600;
    let Remainder { value, modulus } = known;
    match modulus.bit_len() {
        ..=1 => None,
        LONGEST.. => Some(format!("it is known modulo a number of {} bits", modulus.bit_len())),
        _ => Some(format!("it leaves the remainder {value} modulo {modulus}")),
    }
}

/// The refusal of a logarithm whose search was too long.
pub(super) fn stopped(
    prime: &Natural,
    known: &Remainder,
    exhausted: Option<&Exhausted>,
) -> Refusal {
    let reason = exhausted.map_or(String::new(), |exhausted| format!(": {exhausted}"));
    let refusal = Refusal::new(format!("this takes too much work{reason}"));
    let sought = format!("the rest is a logarithm in a group of order {prime}");
    refusal.with_help(match known_part(known) {
        Some(known) => format!("{known}; {sought}"),
        None => format!("it is a logarithm in a group of order {prime}"),
    })
}

pub(super) fn logarithm(call: &mut Arguments<'_>) -> Result<Value, ParseError> {
    let base_is_finite = call.values.len() == 1 || call.if_finite(1)?.is_some();
    let x = call.if_finite(0)?;
    let Some(x) = x.filter(|_| base_is_finite) else {
        return infinite::logarithm(call);
    };
    let base = match call.values.len() {
        1 => generator_of(call, x.level())?,
        _ => call.finite(1)?,
    };
    let larger = if x.level() < base.level() { &base } else { &x };
    call.spend_powers(larger, 8)?;
    let mut exhausted = None;
    let logarithm = x.logarithm(&base, &mut |work| match call.budget.spend(work) {
        Ok(()) => ControlFlow::Continue(()),
        Err(error) => {
            exhausted = Some(error);
            ControlFlow::Break(())
        }
    });
    let error = match logarithm {
        Ok(logarithm) => return Ok(Ordinal::from(logarithm).into()),
        Err(error) => error,
    };
    match &error {
        LogarithmError::OfZero => Err(call.error_at(0, Refusal::new(error.to_string()))),
        LogarithmError::ToBaseZero => Err(call.error_at(1, Refusal::new(error.to_string()))),
        LogarithmError::Unfactored { fermat, known } => {
            let refusal = unknown_factors(&[*fermat]);
            call.refuse(match known_part(known) {
                Some(known) => refusal.with_help(known),
                None => refusal,
            })
        }
        LogarithmError::NotAPower { .. } => {
            let message = format!("{} is no power of {}", call.shown(0), call.shown(1));
            call.refuse(Refusal::new(message).with_help(error.to_string()))
        }
        LogarithmError::Stopped { prime, known } => {
            call.refuse(stopped(prime, known, exhausted.as_ref()))
        }
    }
}
