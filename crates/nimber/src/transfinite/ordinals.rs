//! Ordinals below ω^(ω^ω) as sums of products of κ, and back.
//!
//! The term ω^(Σ ω^(k−1)·n_k)·c is the product of its coefficient c and, for each odd prime p
//! number k, of the κ_(p^(j+1)) to the digits j of n_k in base p.

use super::FieldError;
use super::degree::Component;
use super::excesses::prime_count;
use super::field::Field;
use super::slots::Slots;
use super::sparse::{MAX_STEPS, Monomial, Sparse};
use crate::finite::FiniteNimber;
use crate::{Natural, Ordinal};

/// The numbers k of odd primes with the n_k > 0 of an exponent, the largest first.
fn exponents(exponent: &Ordinal) -> Result<Vec<(usize, &Natural)>, FieldError> {
    let mut exponents = Vec::new();
    for (index, n) in exponent.terms() {
        let index = index.natural().ok_or(FieldError::NotAlgebraic)?;
        let prime = usize::try_from(index).map_or(usize::MAX, |index| index.saturating_add(1));
        if prime > prime_count() {
            return Err(FieldError::BeyondTable { index: prime });
        }
        exponents.push((prime, n));
    }
    Ok(exponents)
}

/// The digits of n in base p, the lowest first, as many as asked for.
fn push_digits(n: &Natural, p: u32, count: usize, digits: &mut Vec<u32>) {
    if count == 1 {
        digits.push(u32::try_from(n).unwrap_or(0));
        return;
    }
    let half = count / 2;
    let power = Natural::from(p).pow(half);
    push_digits(&(n % &power), p, half, digits);
    push_digits(&(n / &power), p, count - half, digits);
}

/// Appends the powers of the κ of the prime number `prime` whose product is the term with this
/// n_k > 0.
fn push_powers(monomial: &mut Monomial, prime: usize, n: &Natural) {
    let p = Component { prime, exponent: 1 }.p();
    let mut digits = Vec::new();
    push_digits(n, p, n.ilog(&Natural::from(p)) + 1, &mut digits);
    for (exponent, digit) in (1..).zip(digits).collect::<Vec<(u32, u32)>>().into_iter().rev() {
        if digit > 0 {
            monomial.push((Component { prime, exponent }, digit));
        }
    }
}

/// The sum of terms that this ordinal is.
pub(super) fn sparse(ordinal: &Ordinal) -> Result<Sparse, FieldError> {
    let mut terms = Vec::new();
    let mut size = 0;
    for (exponent, coefficient) in ordinal.terms() {
        let mut monomial: Monomial = Vec::new();
        for (prime, n) in exponents(&exponent)? {
            push_powers(&mut monomial, prime, n);
        }
        size += monomial.len();
        if size > MAX_STEPS {
            return Err(FieldError::TooManyTerms);
        }
        terms.push((monomial, FiniteNimber::new(coefficient.clone())));
    }
    Ok(Sparse(terms))
}

/// The element of a field, which must contain it.
pub(super) fn dense(sparse: &Sparse, field: &Field) -> Slots {
    let mut element = field.zero();
    for (monomial, coefficient) in &sparse.0 {
        let exponents = monomial.iter().map(|(kappa, exponent)| {
            let power = (kappa.p() as usize).pow(kappa.exponent - 1);
            (kappa.prime, *exponent as usize * power)
        });
        field.add_term(&mut element, exponents, coefficient.as_natural());
    }
    element
}

/// The sum of terms that an element of a field is.
pub(super) fn sparse_of(element: &Slots, field: &Field) -> Sparse {
    let mut terms = Vec::new();
    for (exponents, coefficient) in field.terms(element) {
        let mut monomial = Monomial::new();
        for (prime, n) in exponents {
            push_powers(&mut monomial, prime, &Natural::from(n));
        }
        terms.push((monomial, FiniteNimber::new(coefficient)));
    }
    Sparse(terms)
}

/// The ordinal Σ ω^(k−1)·n_k of decreasing k.
fn exponent(exponents: impl IntoIterator<Item = (usize, Natural)>) -> Ordinal {
    Ordinal::of_terms(exponents.into_iter().map(|(prime, n)| (Ordinal::from(prime - 1), n)))
}

/// The ordinal that an element of a field is.
pub(super) fn ordinal_of(element: &Slots, field: &Field) -> Ordinal {
    Ordinal::of_terms(field.terms(element).into_iter().map(|(exponents, coefficient)| {
        let exponents = exponents.into_iter().map(|(prime, n)| (prime, Natural::from(n)));
        (exponent(exponents), coefficient)
    }))
}

/// The ordinal that a sum of terms is.
pub(super) fn ordinal(sparse: &Sparse) -> Ordinal {
    Ordinal::of_terms(sparse.0.iter().map(|(monomial, coefficient)| {
        let mut exponents: Vec<(usize, Natural)> = Vec::new();
        for group in monomial.chunk_by(|(a, _), (b, _)| a.prime == b.prime) {
            let n = joined_digits(group);
            exponents.push((group[0].0.prime, n));
        }
        (exponent(exponents), coefficient.as_natural().clone())
    }))
}

/// The number with these digits, the largest first, in base p.
fn joined_digits(digits: &[(Component, u32)]) -> Natural {
    let Some(((first, _), p)) = digits.first().map(|first| (first, first.0.p())) else {
        return Natural::ZERO;
    };
    let power = |exponent: u32| Natural::from(p).pow(exponent as usize);
    match digits {
        [(kappa, digit)] => Natural::from(*digit) * power(kappa.exponent - 1),
        _ => {
            // Halves of the exponents, so that long numbers are multiplied and not single digits.
            let middle = first.exponent / 2;
            let split = digits.partition_point(|(kappa, _)| kappa.exponent > middle).max(1);
            let (high, low) = digits.split_at(split.min(digits.len() - 1));
            joined_digits(high) + joined_digits(low)
        }
    }
}
