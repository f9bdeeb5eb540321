//! Minimal polynomials over the field of two elements.
//!
//! A nimber of level n has 2^n conjugates, so that its minimal polynomial has degree 2^n. It is the
//! norm of X + a, taken from each field to its half: for a polynomial P = A + B·t with A and B over
//! the half field and t² = t + c, the product with its conjugate is A(A+B) + c·B².

use std::fmt;

use dashu_int::ops::BitTest;

use super::FieldElement;
use super::unbounded::FiniteNimber;
use crate::Natural;
use crate::text::Notation;
use crate::text::formula::{Formula, Operator};

/// A polynomial over the field of two elements.
///
/// Displayed as `x^4+x+1`.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct BinaryPolynomial(Natural);

impl BinaryPolynomial {
    /// The polynomial with these coefficients: bit i that of x^i.
    pub fn new(coefficients: Natural) -> Self {
        Self(coefficients)
    }

    /// The number whose bit i is the coefficient of x^i.
    pub fn coefficients(&self) -> &Natural {
        &self.0
    }

    /// The degree; none for the polynomial 0.
    pub fn degree(&self) -> Option<usize> {
        self.0.bit_len().checked_sub(1)
    }

    /// The polynomial in the given notation: `x^4+x+1`, `x⁴+x+1`, `x^{4}+x+1`.
    pub fn to_text(&self, notation: Notation) -> String {
        self.formula().to_text(notation)
    }

    /// The polynomial as a formula.
    pub fn formula(&self) -> Formula {
        let x = || Formula::Variable("x".into());
        let terms = (0..self.0.bit_len()).rev().filter(|&bit| self.0.bit(bit));
        let terms = terms.map(|bit| match bit {
            0 => Formula::number(1),
            1 => x(),
            _ => x().to_the(Formula::number(bit)),
        });
        match self.0.is_zero() {
            true => Formula::number(0),
            false => Formula::joined(terms, &Operator::Plus.close()),
        }
    }

    /// The value at a nimber, by Horner's rule.
    pub fn value<T: FieldElement>(&self, at: &T) -> T {
        (0..self.0.bit_len()).rev().fold(T::zero(), |value, bit| {
            let product = value.product(at);
            if self.0.bit(bit) { product.sum(&T::one()) } else { product }
        })
    }
}

impl fmt::Display for BinaryPolynomial {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.pad(&self.to_text(Notation::Ascii))
    }
}

/// The product of polynomials, given by their coefficients from the constant one.
fn polynomial_product(a: &[FiniteNimber], b: &[FiniteNimber]) -> Vec<FiniteNimber> {
    let mut product = vec![FiniteNimber::zero(); a.len() + b.len() - 1];
    for (i, a) in a.iter().enumerate().filter(|(_, a)| !a.is_zero()) {
        for (sum, b) in product[i..].iter_mut().zip(b) {
            *sum += a * b;
        }
    }
    product
}

impl FiniteNimber {
    /// The polynomial of least degree over the field of two elements that vanishes here.
    ///
    /// ```
    /// use nimatron_nimber::finite::FiniteNimber;
    ///
    /// assert_eq!(FiniteNimber::from(4u8).minimal_polynomial().to_string(), "x^4+x+1");
    /// assert_eq!(FiniteNimber::from(1u8).minimal_polynomial().to_string(), "x+1");
    /// ```
    ///
    /// Cost: d² products, d the degree, half of them in the field of four elements, a quarter of the
    /// rest in the next, and so on.
    pub fn minimal_polynomial(&self) -> BinaryPolynomial {
        let mut polynomial = vec![self.clone(), FiniteNimber::one()];
        for half in (0..self.level()).rev() {
            let constant = FiniteNimber::power_of_two((1 << half) - 1);
            let (high, low): (Vec<_>, Vec<_>) =
                polynomial.iter().map(|coefficient| coefficient.split_bits(1 << half)).unzip();
            let sum: Vec<FiniteNimber> =
                high.iter().zip(&low).map(|(high, low)| high + low).collect();
            polynomial = polynomial_product(&low, &sum);
            // The square of a polynomial has the squares of its coefficients, at twice the degree.
            for (coefficient, high) in polynomial.iter_mut().step_by(2).zip(&high) {
                *coefficient += &constant * high.square();
            }
        }
        let mut coefficients = Natural::ZERO;
        for (bit, coefficient) in polynomial.iter().enumerate() {
            if coefficient.is_one() {
                coefficients.set_bit(bit);
            }
        }
        BinaryPolynomial(coefficients)
    }
}
