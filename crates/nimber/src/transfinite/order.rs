//! Multiplicative orders and primitive elements.
//!
//! The order of a ≠ 0 of degree d divides 2^d − 1. It is what remains when the [prime
//! factors](super::mersenne) of that number are taken away as long as the power stays 1.

use super::degree::least_of_degree;
use super::field::Field;
use super::mersenne::{Factors, factors};
use super::slots::Slots;
use super::work::{Work, spend};
use super::{AlgebraicNimber, FieldError};
use crate::Natural;

impl Field {
    /// The order of an element ≠ 0 of degree d, by the factors of 2^d − 1.
    fn order_of(
        &self,
        a: &Slots,
        degree: usize,
        factors: &Factors,
        work: &mut Work<'_>,
    ) -> Result<Natural, FieldError> {
        let count = factors.primes.len() + factors.composites.len();
        spend(work, self.power_work().saturating_mul(count as u64))?;
        let mut order = Natural::ones(degree);
        for (divisor, composite) in &factors.composites {
            if !self.power(a, &(&order / composite)).is_one() {
                return Err(FieldError::Unfactored { divisor: *divisor });
            }
            order /= composite;
        }
        for prime in &factors.primes {
            while (&order % prime).is_zero() {
                let smaller = &order / prime;
                if !self.power(a, &smaller).is_one() {
                    break;
                }
                order = smaller;
            }
        }
        Ok(order)
    }

    /// Whether an element ≠ 0 generates the group of 2^d − 1 elements that it lies in.
    fn is_primitive(&self, a: &Slots, degree: usize, primes: &[Natural]) -> bool {
        let order = Natural::ones(degree);
        primes.iter().all(|prime| !self.power(a, &(&order / prime)).is_one())
    }
}

impl AlgebraicNimber {
    /// The least n ≥ 1 with a^n = 1.
    ///
    /// ```
    /// use nimatron_nimber::transfinite::{AlgebraicNimber, FieldError};
    /// use std::ops::ControlFlow;
    ///
    /// let a = AlgebraicNimber::new(&"w^w".parse().unwrap())?;
    /// assert_eq!(a.order(&mut |_| ControlFlow::Continue(()))?, 75u8.into());
    /// # Ok::<(), FieldError>(())
    /// ```
    ///
    /// # Errors
    /// [`FieldError::OrderOfZero`]; [`FieldError::Unfactored`] if a factor of 2^d − 1 that matters
    /// is not known, d the degree; [`FieldError::Exhausted`] if the work is stopped; as
    /// [`degree`](Self::degree).
    ///
    /// Cost: a power for each prime factor of 2^d − 1, and finding these factors.
    pub fn order(&self, work: &mut Work<'_>) -> Result<Natural, FieldError> {
        if self.is_zero() {
            return Err(FieldError::OrderOfZero);
        }
        let (field, slots) = self.in_small_field()?;
        let degree = field.degree_of(slots);
        field.order_of(slots, degree, &factors(degree, work)?, work)
    }

    /// A generator of the group of the field of 2^`degree` elements.
    ///
    /// If the ordinals below some ordinal are this field it is the least generator, otherwise the
    /// norm of the first κ + n that has a primitive one, κ the least ordinal whose degree is
    /// divisible by this one.
    ///
    /// ```
    /// use nimatron_nimber::transfinite::{AlgebraicNimber, FieldError};
    /// use std::ops::ControlFlow;
    ///
    /// let generator = AlgebraicNimber::primitive_element(6, &mut |_| ControlFlow::Continue(()))?;
    /// assert_eq!(generator.to_string(), "w+1");
    /// # Ok::<(), FieldError>(())
    /// ```
    ///
    /// # Errors
    /// [`FieldError::NoSubfield`] for degree 0; as [`order`](Self::order).
    pub fn primitive_element(degree: usize, work: &mut Work<'_>) -> Result<Self, FieldError> {
        if degree == 0 {
            return Err(FieldError::NoSubfield { degree, subfield: degree });
        }
        let kappa = least_of_degree(degree)?;
        let field = Field::of(&kappa.degree)?;
        let Factors { primes, composites } = factors(degree, work)?;
        if let Some((divisor, _)) = composites.first() {
            return Err(FieldError::Unfactored { divisor: *divisor });
        }
        let kappa = field.alpha(&kappa);
        let finite = (0_u64..).take_while(|n| field.holds(*n)).map(|n| {
            let mut candidate = kappa.clone();
            field.add_term(&mut candidate, [], &Natural::from(n));
            candidate
        });
        for candidate in finite.chain((1..).map(|seed| field.scattered(seed))) {
            spend(work, field.power_work().saturating_mul(primes.len() as u64))?;
            let norm = field.norm(&candidate, degree, field.bits() / degree);
            if !norm.is_zero() && field.is_primitive(&norm, degree, &primes) {
                return Ok(Self::of_field(field, norm));
            }
        }
        Err(FieldError::Exhausted)
    }
}
