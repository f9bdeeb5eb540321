//! Roots of polynomials.
//!
//! Let f have coefficients in the field of q = 2^E elements, and no square factor. The product of
//! its irreducible factors of degree d divides x^(q^d) − x, and for the least d first it is
//! the greatest common divisor with it. Its roots lie in every field whose degree is divisible by
//! E·d. There the trace of βx, a polynomial in x that takes only the values 0 and 1, separates the
//! roots into two halves, for most β: again by greatest common divisors.
//!
//! References: D. G. Cantor, H. Zassenhaus, *A new algorithm for factoring polynomials over finite
//! fields* (1981); E. R. Berlekamp, *Factoring polynomials over large finite fields* (1970).

use super::field::Field;
use super::slots::Slots;
use super::work::{Work, spend};
use super::{AlgebraicNimber, FieldError};

/// A polynomial over a field: the coefficients from the constant one, the last one not 0.
#[derive(Clone)]
struct Polynomial {
    field: &'static Field,
    coefficients: Vec<Slots>,
}

impl Polynomial {
    fn new(field: &'static Field, mut coefficients: Vec<Slots>) -> Polynomial {
        while coefficients.last().is_some_and(Slots::is_zero) {
            coefficients.pop();
        }
        Polynomial { field, coefficients }
    }

    /// The degree, and 0 for the polynomial 0.
    fn degree(&self) -> usize {
        self.coefficients.len().saturating_sub(1)
    }

    fn is_zero(&self) -> bool {
        self.coefficients.is_empty()
    }

    /// x.
    fn variable(field: &'static Field) -> Polynomial {
        Polynomial { field, coefficients: vec![field.zero(), field.one()] }
    }

    fn sum(&self, other: &Polynomial) -> Polynomial {
        let (long, short) = match self.coefficients.len() < other.coefficients.len() {
            true => (other, self),
            false => (self, other),
        };
        let mut sum = long.coefficients.clone();
        for (sum, coefficient) in sum.iter_mut().zip(&short.coefficients) {
            *sum = sum.sum(coefficient);
        }
        Polynomial::new(self.field, sum)
    }

    fn scaled(&self, factor: &Slots) -> Polynomial {
        let scaled = self.coefficients.iter().map(|c| self.field.product(c, factor));
        Polynomial::new(self.field, scaled.collect())
    }

    fn monic(&self) -> Polynomial {
        match self.coefficients.last() {
            Some(lead) if !lead.is_one() => self.scaled(&self.field.inverse(lead)),
            _ => self.clone(),
        }
    }

    /// Quotient and remainder by a monic polynomial.
    fn divided(&self, divisor: &Polynomial) -> (Polynomial, Polynomial) {
        let mut rest = self.coefficients.clone();
        let Some(length) = rest.len().checked_sub(divisor.degree()) else {
            return (Polynomial::new(self.field, Vec::new()), self.clone());
        };
        let quotient = rest.split_off(divisor.degree());
        let mut all = rest;
        all.extend(quotient);
        for place in (0..length).rev() {
            let lead = all[place + divisor.degree()].clone();
            if lead.is_zero() {
                continue;
            }
            let low = &divisor.coefficients[..divisor.degree()];
            for (coefficient, factor) in all[place..].iter_mut().zip(low) {
                *coefficient = coefficient.sum(&self.field.product(&lead, factor));
            }
        }
        let quotient = all.split_off(divisor.degree());
        (Polynomial::new(self.field, quotient), Polynomial::new(self.field, all))
    }

    fn remainder(&self, divisor: &Polynomial) -> Polynomial {
        self.divided(divisor).1
    }

    /// The monic greatest common divisor.
    fn gcd(&self, other: &Polynomial) -> Polynomial {
        let (mut a, mut b) = (self.monic(), other.monic());
        while !b.is_zero() {
            let rest = a.remainder(&b).monic();
            a = std::mem::replace(&mut b, rest);
        }
        a
    }

    /// The square modulo a monic polynomial.
    fn square(&self, modulus: &Polynomial) -> Polynomial {
        let mut square = Vec::with_capacity(2 * self.coefficients.len());
        for coefficient in &self.coefficients {
            square.push(self.field.square(coefficient));
            square.push(self.field.zero());
        }
        Polynomial::new(self.field, square).remainder(modulus)
    }

    fn derivative(&self) -> Polynomial {
        let derivative =
            self.coefficients.iter().enumerate().skip(1).map(|(exponent, coefficient)| {
                if exponent % 2 == 1 { coefficient.clone() } else { self.field.zero() }
            });
        Polynomial::new(self.field, derivative.collect())
    }

    fn transferred(&self, field: &'static Field) -> Polynomial {
        let coefficients = self.coefficients.iter();
        let coefficients = coefficients.map(|coefficient| self.field.transfer(coefficient, field));
        Polynomial { field, coefficients: coefficients.collect() }
    }

    /// About the products of words that a remainder of a square takes.
    fn square_work(&self) -> u64 {
        let degree = self.degree() as u64;
        degree.saturating_mul(degree).saturating_mul(self.field.product_work())
    }

    /// Monic polynomials without square factors that have together the roots of this one.
    fn square_free(self) -> Vec<Polynomial> {
        let mut parts = Vec::new();
        let mut rest = self.monic();
        while rest.degree() > 0 {
            let derivative = rest.derivative();
            if derivative.is_zero() {
                // A polynomial in x² is the square of that with the roots of its coefficients.
                let even = rest.coefficients.iter().step_by(2);
                let roots = even.map(|coefficient| rest.field.square_root(coefficient)).collect();
                rest = Polynomial::new(rest.field, roots);
                continue;
            }
            let repeated = rest.gcd(&derivative);
            parts.push(rest.divided(&repeated).0);
            rest = repeated;
        }
        parts
    }

    /// For each d the product of the irreducible factors of degree d of a monic polynomial without
    /// square factors.
    fn by_degree(&self, work: &mut Work<'_>) -> Result<Vec<(usize, Polynomial)>, FieldError> {
        let mut parts = Vec::new();
        let mut rest = self.clone();
        let variable = Polynomial::variable(self.field);
        let mut power = variable.remainder(&rest);
        for degree in 1.. {
            if 2 * degree > rest.degree() {
                break;
            }
            spend(work, rest.square_work().saturating_mul(self.field.bits() as u64))?;
            for _ in 0..self.field.bits() {
                power = power.square(&rest);
            }
            let part = rest.gcd(&power.sum(&variable));
            if part.degree() > 0 {
                rest = rest.divided(&part).0;
                power = power.remainder(&rest);
                parts.push((degree, part));
            }
        }
        if rest.degree() > 0 {
            parts.push((rest.degree(), rest));
        }
        Ok(parts)
    }

    /// The roots of a monic polynomial that has different ones only, all in its field.
    fn split(self, work: &mut Work<'_>) -> Result<Vec<Slots>, FieldError> {
        let mut roots = Vec::new();
        let mut parts = vec![self];
        let mut seed = 0;
        while let Some(part) = parts.pop() {
            if part.degree() < 2 {
                roots.extend(part.coefficients.into_iter().next());
                continue;
            }
            seed += 1;
            spend(work, part.square_work().saturating_mul(part.field.bits() as u64))?;
            let mut power = Polynomial::variable(part.field).scaled(&part.field.scattered(seed));
            let mut trace = power.clone();
            for _ in 1..part.field.bits() {
                power = power.square(&part);
                trace = trace.sum(&power);
            }
            let divisor = part.gcd(&trace);
            if divisor.degree() > 0 && divisor.degree() < part.degree() {
                parts.push(part.divided(&divisor).0);
                parts.push(divisor);
            } else {
                parts.push(part);
            }
        }
        Ok(roots)
    }
}

/// How often a root is one of the polynomial with these coefficients, from the constant one.
fn multiplicity(
    root: &AlgebraicNimber,
    coefficients: &[AlgebraicNimber],
) -> Result<usize, FieldError> {
    let mut quotient = coefficients.to_vec();
    for count in 0..coefficients.len() {
        // Horner's rule: the values on the way are the coefficients of the quotient.
        for place in (1..quotient.len()).rev() {
            let next = quotient[place].product(root)?;
            quotient[place - 1] = quotient[place - 1].sum(&next)?;
        }
        if !quotient.remove(0).is_zero() {
            return Ok(count);
        }
    }
    Ok(coefficients.len())
}

impl AlgebraicNimber {
    /// All roots of the polynomial with these coefficients, from the constant one: the least
    /// ordinal first, with their multiplicities.
    ///
    /// ```
    /// use nimatron_nimber::transfinite::{AlgebraicNimber, FieldError};
    /// use std::ops::ControlFlow;
    ///
    /// // x³ + x + 1
    /// let [zero, one] = [AlgebraicNimber::zero(), AlgebraicNimber::one()];
    /// let polynomial = [one.clone(), one.clone(), zero, one];
    /// let roots = AlgebraicNimber::polynomial_roots(&polynomial, &mut |_| ControlFlow::Continue(()))?;
    /// let roots: Vec<String> = roots.iter().map(|(root, _)| root.to_string()).collect();
    /// assert_eq!(roots, ["w^2+w*3", "w^2*2+w*2", "w^2*3+w"]);
    /// # Ok::<(), FieldError>(())
    /// ```
    ///
    /// # Errors
    /// [`FieldError::ZeroPolynomial`]; [`FieldError::Exhausted`] if the work is stopped; otherwise
    /// as [`degree`](Self::degree), for a field that contains the roots.
    ///
    /// Cost: for each degree of an irreducible factor as many squares of polynomials as the degree
    /// of the field, and as many again to separate its roots.
    pub fn polynomial_roots(
        coefficients: &[Self],
        work: &mut Work<'_>,
    ) -> Result<Vec<(Self, usize)>, FieldError> {
        let length = coefficients.iter().rposition(|c| !c.is_zero()).map(|place| place + 1);
        let coefficients = &coefficients[..length.ok_or(FieldError::ZeroPolynomial)?];
        let mut field = Self::zero().in_small_field()?.0;
        for coefficient in coefficients {
            field = field.join(coefficient.in_small_field()?.0)?;
        }
        let slots = |coefficient: &Self| {
            coefficient.in_small_field().map(|(smaller, slots)| smaller.transfer(slots, field))
        };
        let slots: Result<Vec<Slots>, FieldError> = coefficients.iter().map(slots).collect();
        let polynomial = Polynomial::new(field, slots?);
        spend(work, polynomial.square_work())?;
        let mut roots = Vec::new();
        for part in polynomial.square_free() {
            for (degree, part) in part.by_degree(work)? {
                let larger = field.extended(degree)?;
                let found = part.transferred(larger).split(work)?;
                roots.extend(found.into_iter().map(|root| Self::of_field(larger, root)));
            }
        }
        roots.sort_unstable();
        roots.dedup();
        let counted = roots.into_iter().map(|root| {
            let count = multiplicity(&root, coefficients)?;
            Ok((root, count))
        });
        counted.collect()
    }
}
