//! Nimbers as polynomials in another one.
//!
//! For b of degree d the powers 1, b, …, b^(d−1) are a basis of the field of 2^d elements over that of
//! two, and x ↦ b is an isomorphism with it of {0, 1}\[x\]/(f), where f is the minimal polynomial of b.
//! Coordinates in this basis are found by elimination.

use super::slots::Slots;
use super::work::{Work, spend};
use super::{AlgebraicNimber, FieldError};
use crate::Natural;
use crate::finite::BinaryPolynomial;

/// Sums of powers in echelon form: the place of the leading bit, the sum, and which powers are in it.
#[derive(Default)]
struct Rows(Vec<(usize, Slots, Natural)>);

impl Rows {
    /// What remains of an element when the rows are taken away from it, and which powers then belong
    /// to it.
    fn eliminated(&self, mut element: Slots, mut powers: Natural) -> (Slots, Natural) {
        for (lead, row, of_row) in &self.0 {
            if element[lead / 64] >> (lead % 64) & 1 == 1 {
                element = element.sum(row);
                powers ^= of_row;
            }
        }
        (element, powers)
    }

    fn push(&mut self, power: Slots, exponent: usize) {
        let (rest, powers) = self.eliminated(power, Natural::ONE << exponent);
        if let Some(lead) = lead(&rest) {
            self.0.push((lead, rest, powers));
        }
    }
}

/// The place of the leading bit.
fn lead(element: &Slots) -> Option<usize> {
    let slot = element.iter().rposition(|&slot| slot != 0)?;
    Some(slot * 64 + element[slot].ilog2() as usize)
}

impl AlgebraicNimber {
    /// The polynomial f of least degree over the field of two elements with f(b) = a, where b is the
    /// base. `None` unless a is in the field that b generates.
    ///
    /// ```
    /// use nimatron_nimber::transfinite::{AlgebraicNimber, FieldError};
    /// use std::ops::ControlFlow;
    ///
    /// let nimber = |text: &str| AlgebraicNimber::new(&text.parse().unwrap());
    /// let work = &mut |_| ControlFlow::Continue(());
    /// let polynomial = nimber("w+2")?.polynomial_in(&nimber("w")?, work)?;
    /// assert_eq!(polynomial.unwrap().to_string(), "x^3+x");
    /// assert_eq!(nimber("4")?.polynomial_in(&nimber("w")?, work)?, None);
    /// # Ok::<(), FieldError>(())
    /// ```
    ///
    /// # Errors
    /// As [`degree`](Self::degree); [`FieldError::Exhausted`] if the work is stopped.
    ///
    /// Cost: d products and d² sums of elements, for the degree d of the base.
    pub fn polynomial_in(
        &self,
        base: &Self,
        work: &mut Work<'_>,
    ) -> Result<Option<BinaryPolynomial>, FieldError> {
        let (field, base) = base.in_small_field()?;
        let (own, element) = self.in_small_field()?;
        // A field has one subfield of each degree.
        if field.bits() % own.bits() != 0 {
            return Ok(None);
        }
        let degree = field.degree_of(base);
        let sums = (degree as u64).saturating_mul(field.zero().len() as u64);
        spend(work, (degree as u64).saturating_mul(sums.saturating_add(field.product_work())))?;
        let mut rows = Rows::default();
        let mut power = field.one();
        for exponent in 0..degree {
            let next = field.product(&power, base);
            rows.push(power, exponent);
            power = next;
        }
        let (rest, powers) = rows.eliminated(own.transfer(element, field), Natural::ZERO);
        Ok(rest.is_zero().then(|| BinaryPolynomial::new(powers)))
    }
}
