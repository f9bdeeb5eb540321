//! Conjugates over subfields, their sum and their product.
//!
//! A nimber a of degree d has the conjugates a, a^(2^e), a^(2^2e), … over the field of 2^e elements, for
//! each divisor e of d. Their sum is the trace of a to that field, their product its norm, and the
//! polynomial with these roots its minimal polynomial there.

use super::field::Field;
use super::slots::Slots;
use super::work::{Work, spend};
use super::{AlgebraicNimber, FieldError};

impl Field {
    /// a∘φ(a)∘φ²(a)∘…, `count` terms, for φ(a) = a^(2^step) and an operation that φ respects.
    ///
    /// The terms up to j+k are those up to j, and φ^j of those up to k.
    fn folded(
        &self,
        a: &Slots,
        (step, count): (usize, usize),
        operation: impl Fn(&Slots, &Slots) -> Slots,
    ) -> Slots {
        let mut result = a.clone();
        let mut done = 1;
        for bit in (0..count.max(1).ilog2()).rev() {
            result = operation(&result, &self.frobenius(&result, done * step));
            done *= 2;
            if count >> bit & 1 == 1 {
                result = operation(a, &self.frobenius(&result, step));
                done += 1;
            }
        }
        result
    }

    /// The product of the conjugates of a over the field of 2^`step` elements, `count` of them.
    pub(super) fn norm(&self, a: &Slots, step: usize, count: usize) -> Slots {
        self.folded(a, (step, count), |a, b| self.product(a, b))
    }
}

impl AlgebraicNimber {
    /// The field, the element, and its degree, which must be a multiple of that of the subfield.
    fn over(&self, subfield: usize) -> Result<(&'static Field, &Slots, usize), FieldError> {
        let (field, slots) = self.in_small_field()?;
        let degree = field.degree_of(slots);
        if subfield == 0 || degree % subfield != 0 {
            return Err(FieldError::NoSubfield { degree, subfield });
        }
        Ok((field, slots, degree))
    }

    /// The absolute trace a + a² + a⁴ + … + a^(2^(d−1)), from the smallest field, of degree d.
    ///
    /// # Errors
    /// As [`degree`](Self::degree).
    ///
    /// Cost: as many squares as the degree.
    pub fn trace(&self) -> Result<bool, FieldError> {
        self.relative_trace(1).map(|trace| trace.is_one())
    }

    /// The sum of the conjugates over the field of 2^`subfield` elements.
    ///
    /// # Errors
    /// [`FieldError::NoSubfield`] unless `subfield` divides the degree; as
    /// [`degree`](Self::degree).
    ///
    /// Cost: as many squares as the degree.
    pub fn relative_trace(&self, subfield: usize) -> Result<Self, FieldError> {
        let (field, slots, degree) = self.over(subfield)?;
        let trace = field.folded(slots, (subfield, degree / subfield), Slots::sum);
        Ok(Self::of_field(field, trace))
    }

    /// The product of the conjugates over the field of 2^`subfield` elements.
    ///
    /// ```
    /// use nimatron_nimber::transfinite::{AlgebraicNimber, FieldError};
    ///
    /// // w, w*2 and w*3 are the cube roots of 2, and w^2*3 is 1/w.
    /// let w = AlgebraicNimber::new(&"w".parse().unwrap())?;
    /// assert_eq!(w.norm(2)?.to_string(), "2");
    /// # Ok::<(), FieldError>(())
    /// ```
    ///
    /// # Errors
    /// As [`relative_trace`](Self::relative_trace).
    ///
    /// Cost: as many squares as the degree, and products by an addition chain.
    pub fn norm(&self, subfield: usize) -> Result<Self, FieldError> {
        let (field, slots, degree) = self.over(subfield)?;
        Ok(Self::of_field(field, field.norm(slots, subfield, degree / subfield)))
    }

    /// The other root of the quadratic equation over the field half as large as the smallest one
    /// that contains this: a^(2^(d/2)). If the degree d is odd there is none, and it is a.
    ///
    /// # Errors
    /// As [`degree`](Self::degree).
    pub fn conjugate(&self) -> Result<Self, FieldError> {
        let degree = self.degree()?;
        let half = if degree % 2 == 0 { degree as i64 / 2 } else { 0 };
        self.frobenius(half)
    }

    /// The minimal polynomial over the field of 2^`subfield` elements: its coefficients from the
    /// constant one, the last one 1.
    ///
    /// ```
    /// use nimatron_nimber::transfinite::{AlgebraicNimber, FieldError};
    /// use std::ops::ControlFlow;
    ///
    /// let w = AlgebraicNimber::new(&"w".parse().unwrap())?;
    /// let polynomial = w.minimal_polynomial_over(2, &mut |_| ControlFlow::Continue(()))?;
    /// // x³ + 2
    /// let coefficients: Vec<String> = polynomial.iter().map(|c| c.to_string()).collect();
    /// assert_eq!(coefficients, ["2", "0", "0", "1"]);
    /// # Ok::<(), FieldError>(())
    /// ```
    ///
    /// # Errors
    /// As [`relative_trace`](Self::relative_trace), and [`FieldError::Exhausted`] if the work is
    /// stopped.
    ///
    /// Cost: n²/2 products for the degree n over the subfield.
    pub fn minimal_polynomial_over(
        &self,
        subfield: usize,
        work: &mut Work<'_>,
    ) -> Result<Vec<Self>, FieldError> {
        let (field, slots, degree) = self.over(subfield)?;
        let mut polynomial = vec![field.one()];
        let mut conjugate = slots.clone();
        for count in 1..=degree / subfield {
            spend(work, field.product_work().saturating_mul(count as u64))?;
            // The product with x + conjugate.
            let mut next = vec![field.zero()];
            next.extend(polynomial.iter().cloned());
            for (sum, coefficient) in next.iter_mut().zip(&polynomial) {
                *sum = sum.sum(&field.product(coefficient, &conjugate));
            }
            polynomial = next;
            conjugate = field.frobenius(&conjugate, subfield);
        }
        Ok(polynomial.into_iter().map(|coefficient| Self::of_field(field, coefficient)).collect())
    }
}
