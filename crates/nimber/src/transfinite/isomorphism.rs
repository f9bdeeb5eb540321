//! Isomorphisms with fields of polynomials modulo an irreducible one.
//!
//! For a of degree d with minimal polynomial f, x ↦ a is an isomorphism of {0, 1}\[x\]/(f) with the
//! field of 2^d elements.

use dashu_int::ops::BitTest;

use super::field::Field;
use super::slots::Slots;
use super::work::{Work, spend};
use super::{AlgebraicNimber, NimberError};
use crate::Natural;
use crate::finite::BinaryPolynomial;

/// An isomorphism of {0, 1}\[x\]/(f) with the field of 2^d elements, d the degree of f.
///
/// ```
/// use nimatron_nimber::Natural;
/// use nimatron_nimber::finite::BinaryPolynomial;
/// use nimatron_nimber::transfinite::{Isomorphism, NimberError};
/// use std::ops::ControlFlow;
///
/// // x³ + x + 1
/// let modulus = BinaryPolynomial::new(Natural::from(0b1011u8));
/// let map = Isomorphism::with_modulus(&modulus, &mut |_| ControlFlow::Continue(()))?;
/// assert_eq!(map.image_of_x().to_string(), "w^2+w*3");
/// let square = map.to_nimber(&BinaryPolynomial::new(Natural::from(0b100u8)));
/// assert_eq!(square, map.image_of_x().square()?);
/// assert_eq!(map.to_polynomial(&square).unwrap().to_string(), "x^2");
/// # Ok::<(), NimberError>(())
/// ```
pub struct Isomorphism {
    modulus: BinaryPolynomial,
    image: AlgebraicNimber,
    field: &'static Field,
    x: Slots,
    /// Combinations of powers in echelon form: the place of a leading bit, the combination, and
    /// which powers it consists of.
    rows: Vec<(usize, Slots, Natural)>,
}

impl Isomorphism {
    /// The isomorphism that sends x to this nimber, whose minimal polynomial is the modulus.
    ///
    /// # Errors
    /// As [`AlgebraicNimber::minimal_polynomial`].
    ///
    /// Cost: besides, d² sums of elements.
    pub fn with_image(image: &AlgebraicNimber, work: &mut Work<'_>) -> Result<Self, NimberError> {
        let modulus = image.minimal_polynomial(work)?;
        Self::new(modulus, image.clone(), work)
    }

    /// The isomorphism for this modulus that sends x to its least root.
    ///
    /// # Errors
    /// [`NimberError::Reducible`] unless the modulus is irreducible; as
    /// [`AlgebraicNimber::polynomial_roots`].
    pub fn with_modulus(
        modulus: &BinaryPolynomial,
        work: &mut Work<'_>,
    ) -> Result<Self, NimberError> {
        let degree = modulus.degree().filter(|&degree| degree > 0).ok_or(NimberError::Reducible)?;
        let bit = |bit| match modulus.coefficients().bit(bit) {
            true => AlgebraicNimber::one(),
            false => AlgebraicNimber::zero(),
        };
        let coefficients: Vec<AlgebraicNimber> = (0..=degree).map(bit).collect();
        let roots = AlgebraicNimber::polynomial_roots(&coefficients, work)?;
        let (image, _) = roots.into_iter().next().ok_or(NimberError::Reducible)?;
        if image.degree()? != degree {
            return Err(NimberError::Reducible);
        }
        Self::new(modulus.clone(), image, work)
    }

    fn new(
        modulus: BinaryPolynomial,
        image: AlgebraicNimber,
        work: &mut Work<'_>,
    ) -> Result<Self, NimberError> {
        let (field, slots) = image.in_small_field()?;
        let degree = modulus.degree().unwrap_or(0);
        let sums = (degree as u64).saturating_mul(field.zero().len() as u64);
        spend(work, (degree as u64).saturating_mul(sums.saturating_add(field.product_work())))?;
        let mut map =
            Self { modulus, image: image.clone(), field, x: slots.clone(), rows: Vec::new() };
        let mut power = field.one();
        for exponent in 0..degree {
            let next = field.product(&power, slots);
            let (rest, combination) = map.eliminated(power, Natural::ONE << exponent);
            power = next;
            if let Some(lead) = lead(&rest) {
                map.rows.push((lead, rest, combination));
            }
        }
        Ok(map)
    }

    /// The modulus f.
    pub fn modulus(&self) -> &BinaryPolynomial {
        &self.modulus
    }

    /// The nimber that x is sent to.
    pub fn image_of_x(&self) -> &AlgebraicNimber {
        &self.image
    }

    /// What remains of an element when the rows are taken away from it, and the combination of
    /// powers that then belongs to it.
    fn eliminated(&self, mut element: Slots, mut combination: Natural) -> (Slots, Natural) {
        for (lead, row, powers) in &self.rows {
            if element[lead / 64] >> (lead % 64) & 1 == 1 {
                element = element.sum(row);
                combination ^= powers;
            }
        }
        (element, combination)
    }

    /// The nimber that a polynomial is sent to, by Horner's rule; it may have any degree.
    pub fn to_nimber(&self, polynomial: &BinaryPolynomial) -> AlgebraicNimber {
        let coefficients = polynomial.coefficients();
        let value = (0..coefficients.bit_len()).rev().fold(self.field.zero(), |value, bit| {
            let mut value = self.field.product(&value, &self.x);
            value[0] ^= u64::from(coefficients.bit(bit));
            value
        });
        AlgebraicNimber::of_field(self.field, value)
    }

    /// The polynomial of degree below d that is sent to a nimber; none for nimbers outside the
    /// field of 2^d elements.
    pub fn to_polynomial(&self, nimber: &AlgebraicNimber) -> Option<BinaryPolynomial> {
        let (field, slots) = nimber.in_small_field().ok()?;
        if self.field.bits() % field.bits() != 0 {
            return None;
        }
        let (rest, combination) = self.eliminated(field.transfer(slots, self.field), Natural::ZERO);
        rest.is_zero().then(|| BinaryPolynomial::new(combination))
    }
}

/// The place of the leading bit.
fn lead(element: &Slots) -> Option<usize> {
    let slot = element.iter().rposition(|&slot| slot != 0)?;
    Some(slot * 64 + element[slot].ilog2() as usize)
}
