//! Products, quotients and powers, and what they cost.
//!
//! Work is counted in products of machine words, so that a caller with a budget can ask before it
//! begins.

use dashu_int::ops::BitTest;

use super::operands::{Closed, Known};
use super::{Nimber, NimberError};
use crate::Natural;
use crate::finite::FiniteNimber;
use crate::work::Work;

/// About how many products of machine words one takes in the smallest field of a finite nimber:
/// three times as many when the bits double.
pub(super) fn finite_product_work(nimber: &FiniteNimber) -> u64 {
    word_products(nimber.degree() as u64)
}

/// The same for the field of this number of bits.
pub(super) fn word_products(bits: u64) -> u64 {
    let doublings = bits.div_ceil(128).max(1).next_power_of_two().ilog2();
    3_u64.saturating_pow(doublings)
}

/// About how many products of machine words a power takes whose exponent is as long as a finite
/// nimber's smallest field.
pub(super) fn finite_power_work(nimber: &FiniteNimber) -> u64 {
    finite_product_work(nimber).saturating_mul(nimber.degree() as u64)
}

impl Nimber {
    /// a·b, the nim-product.
    ///
    /// ```
    /// use nimatron_nimber::Nimber;
    ///
    /// let product = |a: &str, b: &str| a.parse::<Nimber>().unwrap().product(&b.parse().unwrap());
    /// assert_eq!(product("*2", "*3")?.to_string(), "*");
    /// assert_eq!(product("*w", "*(w^2)")?.to_string(), "*2");
    /// assert_eq!(product("*(w^w^w)", "*(w^(w^(w+1)))")?.to_string(), "*");
    /// assert_eq!(product("*e0", "*")?.to_string(), "*e0");
    /// let error = product("*e0", "*2").unwrap_err();
    /// assert_eq!(error.to_string(), "nim-products are known below w^(w^(w^w)) only");
    /// # Ok::<(), nimatron_nimber::NimberError>(())
    /// ```
    ///
    /// # Errors
    /// [`NimberError::Operand`] from ω^(ω^(ω^ω)) on, unless an operand is 0 or 1;
    /// [`NimberError::Field`] if some excess is needed that is not known; [`NimberError::TooLarge`].
    ///
    /// Cost: [`product_work`](Self::product_work) of the larger one.
    pub fn product(&self, other: &Self) -> Result<Self, NimberError> {
        if self.is_zero() || other.is_one() {
            return Ok(self.clone());
        }
        if other.is_zero() || self.is_one() {
            return Ok(other.clone());
        }
        match Known::of([self, other])? {
            Known::Closed(Closed::Finite([a, b])) => Self::of_finite(a * b),
            Known::Closed(Closed::Infinite([a, b])) => Self::of_algebraic(&a.product(&b)?),
            Known::Rational([a, b]) => Self::of_rational(&a.product(&b)?),
        }
    }

    /// The c with b·c = a.
    ///
    /// # Errors
    /// [`NimberError::DivisionByZero`]; as [`product`](Self::product); for rational functions
    /// [`NimberError::Exhausted`] if the work is used up.
    pub fn quotient(&self, divisor: &Self, work: &mut Work<'_>) -> Result<Self, NimberError> {
        if divisor.is_zero() {
            return Err(NimberError::DivisionByZero);
        }
        if self.is_zero() || divisor.is_one() {
            return Ok(self.clone());
        }
        if self == divisor {
            return Ok(Self::one());
        }
        match Known::of([self, divisor])? {
            Known::Closed(Closed::Finite([a, b])) => Self::of_finite(a / b),
            Known::Closed(Closed::Infinite([a, b])) => Self::of_algebraic(&a.quotient(&b)?),
            Known::Rational([a, b]) => Self::of_rational(&a.quotient(&b, work)?),
        }
    }

    /// 1/a.
    ///
    /// ```
    /// use nimatron_nimber::{Nimber, allowance};
    ///
    /// let inverse = |text: &str| text.parse::<Nimber>().unwrap().inverse(&mut allowance(1 << 20));
    /// assert_eq!(inverse("*2")?.to_string(), "*3");
    /// assert_eq!(inverse("*w")?.to_string(), "*(w^2*3)");
    /// assert_eq!(inverse("*(w^w^w)")?.to_string(), "*(w^(w^(w+1)))");
    /// # Ok::<(), nimatron_nimber::NimberError>(())
    /// ```
    ///
    /// # Errors
    /// As [`quotient`](Self::quotient).
    ///
    /// Cost: [`inverse_work`](Self::inverse_work).
    pub fn inverse(&self, work: &mut Work<'_>) -> Result<Self, NimberError> {
        match Known::of([self])? {
            Known::Closed(Closed::Finite([a])) => {
                a.inverse().ok_or(NimberError::DivisionByZero).and_then(Self::of_finite)
            }
            Known::Closed(Closed::Infinite([a])) => Self::of_algebraic(&a.inverse()?),
            Known::Rational([a]) => Self::of_rational(&a.inverse(work)?),
        }
    }

    /// a^n, with a⁰ = 1.
    ///
    /// # Errors
    /// As [`product`](Self::product).
    ///
    /// Cost: [`power_work`](Self::power_work).
    pub fn pow(&self, n: &Natural) -> Result<Self, NimberError> {
        if n.is_zero() {
            return Ok(Self::one());
        }
        if n.is_one() {
            return Ok(self.clone());
        }
        match Known::of([self])? {
            Known::Closed(Closed::Finite([a])) => Self::of_finite(a.pow(n)),
            Known::Closed(Closed::Infinite([a])) => Self::of_algebraic(&a.pow(n)?),
            Known::Rational([a]) => Self::of_rational(&a.pow(n)?),
        }
    }

    /// a^(−n), with a⁰ = 1.
    ///
    /// # Errors
    /// [`NimberError::NegativePowerOfZero`]; as [`quotient`](Self::quotient).
    pub fn negative_pow(&self, n: &Natural, work: &mut Work<'_>) -> Result<Self, NimberError> {
        if n.is_zero() {
            return Ok(Self::one());
        }
        if self.is_zero() {
            return Err(NimberError::NegativePowerOfZero);
        }
        self.inverse(work)?.pow(n)
    }

    /// About how many products of machine words a product with this nimber takes.
    pub fn product_work(&self) -> u64 {
        match Closed::of([self]) {
            Ok(Closed::Finite([a])) => finite_product_work(&a),
            Ok(Closed::Infinite([a])) => a.product_work(),
            Err(_) => self.0.size(),
        }
    }

    /// About how many products of machine words [`pow`](Self::pow) with this exponent takes.
    pub fn power_work(&self, n: &Natural) -> u64 {
        match Closed::of([self]) {
            Ok(Closed::Finite([a])) => {
                let squares = a.degree().min(n.bit_len());
                finite_product_work(&a).saturating_mul(squares as u64)
            }
            Ok(Closed::Infinite([a])) => a.power_work(n),
            Err(_) => self.0.size(),
        }
    }

    /// About how many products of machine words [`inverse`](Self::inverse) takes.
    pub fn inverse_work(&self) -> u64 {
        match Closed::of([self]) {
            Ok(Closed::Finite([a])) => finite_product_work(&a).saturating_mul(4),
            Ok(Closed::Infinite([a])) => a.inverse_work(),
            Err(_) => self.0.size(),
        }
    }
}
