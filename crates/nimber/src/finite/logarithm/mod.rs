//! Discrete logarithms.
//!
//! The logarithm of a to the base b is the least e ≥ 0 with b^e = a. It is put together from its
//! remainders (Pohlig and Hellman 1978):
//!
//! - in the fields up to 64 bits, by [tables](compatible_logarithm), the logarithms of a and b to
//!   the compatible generator; the norm carries larger numbers there;
//! - modulo each prime p of a higher Fermat number f_k, by `rho` in the group of order p that the
//!   circle parts give (see [`fermat`](super::fermat)). The first one, for the field of 128
//!   bits, is p = 67280421310721: some ten million products. The primes grow quickly, and the
//!   factors of f₇ are already 56 and 73 bits long.

pub(crate) mod rho;
mod small;

use dashu_int::fast_div::ConstDivisor;
use dashu_int::ops::Gcd;
use thiserror::Error;

use super::fermat::{circle_parts, factorisation, fermat_number};
use super::unbounded::{FiniteNimber, group_order};
use super::{FieldElement, Nimber128};
use crate::Natural;
use crate::say;
use crate::work::Work;
pub use small::compatible_logarithm;

/// Why there is no logarithm, or why it was not found.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
pub enum LogarithmError {
    /// No power is 0, unless of 0.
    #[error("{}", say!("0 has no logarithm"))]
    OfZero,
    /// The powers of 0 are 1 and 0.
    #[error("{}", say!("0 is no base of logarithms"))]
    ToBaseZero,
    /// The number is no power of the base: its order has a divisor that the order of the base
    /// lacks.
    #[error("{}", say!(
        "it is no power of the base: its order is divisible by {}, that of the base is not",
        divisor.to_string(),
    ))]
    NotAPower {
        /// The divisor, a prime or a product of primes.
        divisor: Natural,
    },
    /// It takes a factor of a Fermat number that nobody knows.
    #[error("{}", say!("the factors of 2^(2^{})+1 are not known", fermat))]
    Unfactored {
        /// The k of the Fermat number 2^(2^k)+1.
        fermat: u32,
        /// What is known without it.
        known: Remainder,
    },
    /// The work allowed was used up.
    #[error("{}", say!("the search in the group of order {} was stopped", prime.to_string()))]
    Stopped {
        /// The order of the group that was being searched.
        prime: Natural,
        /// What was found before.
        known: Remainder,
    },
}

/// The level of the largest field that has tables.
const TABLES: u32 = 6;

/// What is known of a logarithm: its remainder modulo some number.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Remainder {
    /// The remainder.
    pub value: Natural,
    /// The modulus, at least 1.
    pub modulus: Natural,
}

impl Remainder {
    /// Nothing is known.
    pub(crate) fn unknown() -> Remainder {
        Remainder { value: Natural::ZERO, modulus: Natural::ONE }
    }

    /// Joins another remainder for a modulus coprime to this one (the Chinese remainder theorem).
    pub(crate) fn join(self, value: &Natural, modulus: &Natural) -> Remainder {
        if modulus.is_one() {
            return self;
        }
        let ring = ConstDivisor::new(modulus.clone());
        let step = ring.reduce(self.modulus.clone()).inv();
        let difference = ring.reduce(value.clone()) - ring.reduce(self.value.clone());
        // The moduli are coprime, so that the inverse exists.
        let times = step.map_or(Natural::ZERO, |step| (difference * step).residue());
        Remainder { value: self.value + &self.modulus * times, modulus: self.modulus * modulus }
    }
}

/// A logarithm to find in a group of prime order.
struct Search {
    prime: Natural,
    base: FiniteNimber,
    target: FiniteNimber,
}

impl FiniteNimber {
    /// The least e ≥ 0 with `base`^e = a.
    ///
    /// ```
    /// use std::ops::ControlFlow;
    /// use nimatron_nimber::{Natural, finite::{FiniteNimber, LogarithmError}};
    ///
    /// let [two, three, generator] = [2u32, 3, 1361923].map(FiniteNimber::from);
    /// let none = &mut |_| ControlFlow::Break(());
    /// assert_eq!(three.logarithm(&two, none), Ok(Natural::from(2u8)));
    /// assert_eq!(two.logarithm(&generator, none), Ok(Natural::from(u32::MAX / 3)));
    /// let error = generator.logarithm(&two, none).unwrap_err();
    /// assert!(matches!(error, LogarithmError::NotAPower { .. }));
    /// ```
    ///
    /// If the order of the base is not known completely, e may fail to be the least.
    ///
    /// # Errors
    /// [`LogarithmError`]: for 0; if there is no such e; if `work` ended the search, or if the
    /// factors of a Fermat number that it takes are unknown.
    ///
    /// Cost: for numbers up to 64 bits two lookups and no `work`. Beyond, about √(πp/2) products for
    /// each of the primes p of the higher Fermat numbers, in which `work` is asked every thousand.
    pub fn logarithm(
        &self,
        base: &FiniteNimber,
        work: &mut Work<'_>,
    ) -> Result<Natural, LogarithmError> {
        if self.is_zero() {
            return Err(LogarithmError::OfZero);
        }
        if base.is_zero() {
            return Err(LogarithmError::ToBaseZero);
        }
        let field = self.level().max(base.level());
        let bottom = field.min(TABLES);
        let (circles, low) = circle_parts(self, field, bottom);
        let (base_circles, base_low) = circle_parts(base, field, bottom);
        let mut found = by_tables(&low, &base_low, bottom)?;
        let mut searches = Vec::new();
        let mut unfactored = None;
        for ((index, target), (_, base)) in circles.into_iter().zip(base_circles) {
            let factors = factorisation(index);
            let fermat = fermat_number(index);
            for part in factors.parts() {
                let exponent = &fermat / part;
                let (target, base) = (target.pow(&exponent), base.pow(&exponent));
                match (target.is_one(), base.is_one()) {
                    (true, true) => {}
                    (false, true) => {
                        return Err(LogarithmError::NotAPower { divisor: part.clone() });
                    }
                    (true, false) => found = found.join(&Natural::ZERO, part),
                    (false, false) if target == base => found = found.join(&Natural::ONE, part),
                    (false, false) if factors.is_cofactor(part) => unfactored = Some(index),
                    (false, false) => {
                        searches.push(Search { prime: part.clone(), base, target });
                    }
                }
            }
        }
        searches.sort_by(|a, b| a.prime.cmp(&b.prime));
        for search in searches {
            let Search { prime, base, target } = &search;
            // Products of fixed width are several times faster.
            let fixed = |nimber: &FiniteNimber| Nimber128::try_from(nimber.clone());
            let exponent = match (fixed(base), fixed(target)) {
                (Ok(base), Ok(target)) => rho::logarithm(&base, &target, prime, work),
                _ => rho::logarithm(base, target, prime, work),
            };
            let Some(exponent) = exponent else {
                return Err(LogarithmError::Stopped { prime: prime.clone(), known: found });
            };
            found = found.join(&exponent, prime);
        }
        match unfactored {
            Some(fermat) => Err(LogarithmError::Unfactored { fermat, known: found }),
            None => Ok(found.value),
        }
    }
}

/// The logarithm in a field that has tables, modulo the order of the base.
fn by_tables(
    a: &FiniteNimber,
    base: &FiniteNimber,
    level: u32,
) -> Result<Remainder, LogarithmError> {
    let logarithm = |nimber: &FiniteNimber| {
        let word = u64::try_from(nimber.as_natural()).unwrap_or_default();
        // To the generator of the smaller field: that of 64 bits is a root of it.
        let order = u64::MAX / (u64::MAX >> (64 - (1 << level)));
        Natural::from(compatible_logarithm(word.into()).unwrap_or_default() / order)
    };
    let (a, base) = (logarithm(a), logarithm(base));
    let group = group_order(level);
    let common = (&base).gcd(&group);
    if !(&a % &common).is_zero() {
        let divisor = &common / (&common).gcd(&a);
        return Err(LogarithmError::NotAPower { divisor });
    }
    let modulus = group / &common;
    if modulus.is_one() {
        return Ok(Remainder { value: Natural::ZERO, modulus });
    }
    let ring = ConstDivisor::new(modulus.clone());
    let quotient = ring
        .reduce(base / &common)
        .inv()
        .map(|inverse| (ring.reduce(a / &common) * inverse).residue());
    Ok(Remainder { value: quotient.unwrap_or(Natural::ZERO), modulus })
}
