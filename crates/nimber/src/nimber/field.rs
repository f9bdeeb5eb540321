//! What a nimber is in the smallest field that contains it: square root, half-trace, conjugates,
//! degree, minimal polynomial.

use super::arithmetic::finite_product_work;
use super::operands::Closed;
use super::{Nimber, NimberError};
use crate::finite::{BinaryPolynomial, FieldElement};
use crate::transfinite::AlgebraicNimber;
use crate::transfinite::work::spend;
use crate::work::Work;

/// The work of a power with an exponent as long as the degree of the field, which is what square
/// roots, traces and norms take.
fn full_power_work(nimber: &AlgebraicNimber) -> u64 {
    let squares = nimber.field_degree().unwrap_or(64) as u64;
    nimber.product_work().saturating_mul(squares)
}

impl Nimber {
    /// The only b with b² = a. It lies in the smallest field of a.
    ///
    /// ```
    /// use nimatron_nimber::{Nimber, allowance};
    ///
    /// let root = |text: &str| text.parse::<Nimber>().unwrap().square_root(&mut allowance(1 << 20));
    /// assert_eq!(root("*8")?.to_string(), "*14");
    /// assert_eq!(root("*w")?.to_string(), "*(w^2*2)");
    /// # Ok::<(), nimatron_nimber::NimberError>(())
    /// ```
    ///
    /// # Errors
    /// [`NimberError::Operand`] from ω^(ω^ω) on; [`NimberError::Field`] if the smallest field is
    /// too large, or some excess is not known; [`NimberError::TooLarge`];
    /// [`NimberError::Exhausted`].
    pub fn square_root(&self, work: &mut Work<'_>) -> Result<Self, NimberError> {
        match Closed::of([self])? {
            Closed::Finite([a]) => {
                spend(work, finite_product_work(&a))?;
                Self::of_finite(a.square_root())
            }
            Closed::Infinite([a]) => {
                spend(work, full_power_work(&a))?;
                Self::of_algebraic(&a.square_root()?)
            }
        }
    }

    /// The lesser y with y² + y = a. The other one is y + 1.
    ///
    /// # Errors
    /// As [`square_root`](Self::square_root).
    pub fn artin_schreier(&self, work: &mut Work<'_>) -> Result<Self, NimberError> {
        match Closed::of([self])? {
            Closed::Finite([a]) => {
                spend(work, finite_product_work(&a))?;
                // The finite nimbers have the roots of all their quadratics.
                Self::of_finite(a.artin_schreier().unwrap_or_default())
            }
            Closed::Infinite([a]) => {
                spend(work, full_power_work(&a))?;
                Self::of_algebraic(&a.artin_schreier()?)
            }
        }
    }

    /// The other root of the quadratic equation over the field half as large as the smallest one:
    /// a^(2^(d/2)) for the degree d, a itself if d is odd.
    ///
    /// # Errors
    /// As [`square_root`](Self::square_root).
    pub fn conjugate(&self, work: &mut Work<'_>) -> Result<Self, NimberError> {
        match Closed::of([self])? {
            Closed::Finite([a]) => Self::of_finite(a.conjugate()),
            Closed::Infinite([a]) => {
                spend(work, full_power_work(&a))?;
                Self::of_algebraic(&a.conjugate()?)
            }
        }
    }

    /// The absolute trace a + a² + a⁴ + … from the smallest field: 0 or 1.
    ///
    /// # Errors
    /// As [`square_root`](Self::square_root).
    pub fn trace(&self, work: &mut Work<'_>) -> Result<Self, NimberError> {
        match Closed::of([self])? {
            Closed::Finite([a]) => Ok(u8::from(a.trace()).into()),
            Closed::Infinite([a]) => {
                spend(work, full_power_work(&a))?;
                Self::of_algebraic(&a.relative_trace(1)?)
            }
        }
    }

    /// The norm from the smallest field to that of 2^`bits` elements, or to its largest proper
    /// subfield.
    ///
    /// ```
    /// use nimatron_nimber::{Nimber, allowance};
    ///
    /// let norm = Nimber::from(32u8).norm(None, &mut allowance(1 << 20))?;
    /// assert_eq!(norm.to_string(), "*4");
    /// # Ok::<(), nimatron_nimber::NimberError>(())
    /// ```
    ///
    /// # Errors
    /// [`NimberError::NoFiniteField`], [`NimberError::NoSubfield`], or [`NimberError::Field`] if
    /// there is no such subfield; as [`square_root`](Self::square_root).
    pub fn norm(&self, bits: Option<usize>, work: &mut Work<'_>) -> Result<Self, NimberError> {
        match Closed::of([self])? {
            Closed::Finite([a]) => {
                spend(work, finite_product_work(&a).saturating_mul(4))?;
                let field = a.level();
                let subfield = match bits {
                    None => field.saturating_sub(1),
                    Some(bits) if bits.is_power_of_two() => bits.ilog2(),
                    Some(_) => return Err(NimberError::NoFiniteField),
                };
                let norm = a.norm(field, subfield);
                Self::of_finite(norm.ok_or(NimberError::NoSubfield { bits: a.degree() })?)
            }
            Closed::Infinite([a]) => {
                spend(work, full_power_work(&a))?;
                let degree = a.degree()?;
                let least = (2..=degree).find(|p| degree % p == 0).unwrap_or(1);
                Self::of_algebraic(&a.norm(bits.unwrap_or(degree / least))?)
            }
        }
    }

    /// The degree over the field of two elements: the d of the smallest field of 2^d elements.
    ///
    /// # Errors
    /// As [`square_root`](Self::square_root).
    pub fn degree(&self, work: &mut Work<'_>) -> Result<usize, NimberError> {
        match Closed::of([self])? {
            Closed::Finite([a]) => Ok(a.degree()),
            Closed::Infinite([a]) => {
                spend(work, full_power_work(&a))?;
                Ok(a.degree()?)
            }
        }
    }

    /// The polynomial of least degree over the field of two elements that vanishes here.
    ///
    /// ```
    /// use nimatron_nimber::{Nimber, allowance};
    ///
    /// let nimber: Nimber = "*w".parse().unwrap();
    /// let polynomial = nimber.minimal_polynomial(&mut allowance(1 << 20))?;
    /// assert_eq!(polynomial.to_string(), "x^6+x^3+1");
    /// # Ok::<(), nimatron_nimber::NimberError>(())
    /// ```
    ///
    /// # Errors
    /// As [`square_root`](Self::square_root).
    pub fn minimal_polynomial(&self, work: &mut Work<'_>) -> Result<BinaryPolynomial, NimberError> {
        match Closed::of([self])? {
            Closed::Finite([a]) => {
                let degree = a.degree() as u64;
                spend(work, degree.saturating_mul(degree))?;
                Ok(a.minimal_polynomial())
            }
            Closed::Infinite([a]) => Ok(a.minimal_polynomial(work)?),
        }
    }

    /// The polynomial f of least degree over the field of two elements with f(b) = a: the
    /// coordinates of a in the basis 1, b, b², … of the field that b generates.
    ///
    /// ```
    /// use nimatron_nimber::{Nimber, NimberError, allowance};
    ///
    /// let nimber = |text: &str| text.parse::<Nimber>().unwrap();
    /// let work = &mut allowance(1 << 20);
    /// let polynomial = nimber("*2").polynomial_in(&nimber("*w"), work)?;
    /// assert_eq!(polynomial.to_string(), "x^3");
    /// let outside = nimber("*4").polynomial_in(&nimber("*w"), work);
    /// assert_eq!(outside, Err(NimberError::NotGenerated));
    /// # Ok::<(), NimberError>(())
    /// ```
    ///
    /// # Errors
    /// [`NimberError::NotGenerated`] unless a is in the field that b generates; as
    /// [`square_root`](Self::square_root).
    ///
    /// Cost: d products and d² sums of elements, for the degree d of b.
    pub fn polynomial_in(
        &self,
        base: &Self,
        work: &mut Work<'_>,
    ) -> Result<BinaryPolynomial, NimberError> {
        let [nimber, base] = Closed::of([self, base])?.into_algebraic();
        nimber.polynomial_in(&base, work)?.ok_or(NimberError::NotGenerated)
    }
}
