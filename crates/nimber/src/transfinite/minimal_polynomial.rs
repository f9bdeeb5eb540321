//! Minimal polynomials over the field of two elements.
//!
//! The bits of 1 in a⁰, a¹, a², … are a linear recurring sequence whose polynomial divides the
//! minimal polynomial of a. That is irreducible and the sequence begins with 1, so they are the
//! same. Twice as many terms as its degree determine it.
//!
//! Reference: J. L. Massey, *Shift-register synthesis and BCH decoding* (1969).

use dashu_int::ops::BitTest;

use super::work::{Work, spend};
use super::{AlgebraicNimber, FieldError};
use crate::Natural;
use crate::finite::BinaryPolynomial;

/// The connection polynomial of the shortest linear recurrence with this beginning, and its length.
fn recurrence(sequence: impl Iterator<Item = bool>) -> (Natural, usize) {
    let (mut connection, mut earlier) = (Natural::ONE, Natural::ONE);
    let (mut length, mut gap) = (0, 1);
    // The sequence so far, the last term at bit 0.
    let mut window = Natural::ZERO;
    for (index, term) in sequence.enumerate() {
        window = (window << 1) | Natural::from(term);
        let discrepancy = (&window & &connection).count_ones() % 2 == 1;
        if !discrepancy {
            gap += 1;
            continue;
        }
        let corrected = &connection ^ (&earlier << gap);
        if 2 * length <= index {
            length = index + 1 - length;
            earlier = std::mem::replace(&mut connection, corrected);
            gap = 1;
        } else {
            connection = corrected;
            gap += 1;
        }
    }
    (connection, length)
}

impl AlgebraicNimber {
    /// The polynomial of least degree over the field of two elements that vanishes here.
    ///
    /// ```
    /// use nimatron_nimber::transfinite::{AlgebraicNimber, FieldError};
    /// use std::ops::ControlFlow;
    ///
    /// let w = AlgebraicNimber::new(&"w".parse().unwrap())?;
    /// let polynomial = w.minimal_polynomial(&mut |_| ControlFlow::Continue(()))?;
    /// assert_eq!(polynomial.to_string(), "x^6+x^3+1");
    /// # Ok::<(), FieldError>(())
    /// ```
    ///
    /// # Errors
    /// [`FieldError::Exhausted`] if the work is stopped; as [`degree`](Self::degree).
    ///
    /// Cost: 2E products in the smallest closed field, of degree E.
    pub fn minimal_polynomial(&self, work: &mut Work<'_>) -> Result<BinaryPolynomial, FieldError> {
        let (field, slots) = self.in_small_field()?;
        let terms = 2 * field.bits();
        spend(work, field.product_work().saturating_mul(terms as u64))?;
        let mut power = field.one();
        let sequence = (0..terms).map(|_| {
            let term = power[0] & 1 == 1;
            power = field.product(&power, slots);
            term
        });
        let (connection, length) = recurrence(sequence);
        let mut polynomial = Natural::ZERO;
        for bit in (0..=length).filter(|&bit| connection.bit(bit)) {
            polynomial.set_bit(length - bit);
        }
        Ok(BinaryPolynomial::new(polynomial))
    }
}
