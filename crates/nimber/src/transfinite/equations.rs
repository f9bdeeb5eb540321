//! Quadratic equations.
//!
//! x² + bx + c = 0 with b ≠ 0 becomes y² + y = c/b² by x = by. Let c be in the field of 2^E
//! elements, E = 2^m·n with n odd, and q = 2^(2^m). The trace of c to the finite field of q elements
//! is its finite part c₀, because the traces of all κ_p^e with 0 < e < p vanish for odd p. Then
//!
//! > H = c + c^(q²) + c^(q⁴) + … + c^(q^(n−1)) has H^q + H = c + c₀,
//!
//! so that T = H + H² + H⁴ + … + H^(q/2) has T² + T = c + c₀, and y = T + y₀ with y₀² + y₀ = c₀ among
//! the finite nimbers.

use super::field::Field;
use super::slots::Slots;
use super::{AlgebraicNimber, FieldError};
use crate::finite::{FieldElement, FiniteNimber};

impl Field {
    /// T with T² + T = c + c₀ for the finite part c₀ of c.
    fn artin_schreier(&self, c: &Slots) -> Slots {
        let level = 1 << self.degree().two;
        let mut half_trace = c.clone();
        let mut power = c.clone();
        for _ in 0..self.bits() / level / 2 {
            power = self.frobenius(&power, 2 * level);
            half_trace = half_trace.sum(&power);
        }
        let mut sum = half_trace.clone();
        for _ in 1..level {
            half_trace = self.square(&half_trace);
            sum = sum.sum(&half_trace);
        }
        sum
    }
}

impl AlgebraicNimber {
    /// The lesser y with y² + y = c. The other one is y + 1.
    ///
    /// ```
    /// use nimatron_nimber::transfinite::{AlgebraicNimber, FieldError};
    ///
    /// let c = AlgebraicNimber::new(&"w+1".parse().unwrap())?;
    /// assert_eq!(c.artin_schreier()?.to_string(), "w^2*3+w*2+2");
    /// # Ok::<(), FieldError>(())
    /// ```
    ///
    /// # Errors
    /// As [`degree`](Self::degree).
    ///
    /// Cost: as many squares as the degree.
    pub fn artin_schreier(&self) -> Result<Self, FieldError> {
        let (field, c) = self.in_small_field()?;
        let finite = FiniteNimber::new(field.finite_part(c)).artin_schreier().unwrap_or_default();
        let infinite = match field.bits().is_power_of_two() {
            true => Self::zero(),
            false => Self::of_field(field, field.artin_schreier(c)),
        };
        let y = infinite.sum(&Self::from(&finite))?;
        let other = y.sum(&Self::one())?;
        Ok(y.min(other))
    }

    /// The roots of x² + bx + c = 0, the lesser one first: one if b = 0, otherwise two.
    ///
    /// # Errors
    /// As [`artin_schreier`](Self::artin_schreier).
    pub fn solve_quadratic(b: &Self, c: &Self) -> Result<Vec<Self>, FieldError> {
        if b.is_zero() {
            return Ok(vec![c.square_root()?]);
        }
        let y = c.quotient(&b.square()?)?.artin_schreier()?;
        let root = y.product(b)?;
        let other = root.sum(b)?;
        Ok(if root < other { vec![root, other] } else { vec![other, root] })
    }
}
