//! Powers.
//!
//! For b = l + n, l a limit or 0, n natural, a^b = a^l · a^n, and
//!
//! - (ω^e)^b = ω^(e·b);
//! - a^l = ω^q for 2 ≤ a < ω, with l = ω·q;
//! - a^l = ω^(e·l) for infinite a with leading exponent e;
//! - a^n for infinite a = L + k, L a limit, k natural, is the sum of n+1 pieces,
//!   a^n = ω^(e·(n−1))·L + ω^(e·(n−2))·(L∗k) + … + (L∗k) + k, where L∗k is L with its leading
//!   coefficient multiplied by k; and ω^(e·(n−1))·L alone if k = 0.
//!
//! The last formula follows by induction from a^(n+1) = a^n·L + a^n·k. It makes the cost of a^n
//! that of writing it down. 0^0 = 1.

use super::{MAX_BITS, MAX_SIZE, Ordinal, Principal, Term, TooLarge};
use crate::Natural;
use dashu_int::ops::BitTest;

impl Ordinal {
    /// a^b, the ordinary power of ordinals.
    ///
    /// ```
    /// use nimatron_nimber::Ordinal;
    ///
    /// let a: Ordinal = "w+1".parse()?;
    /// assert_eq!(a.checked_pow(&2u8.into()).unwrap().to_string(), "w^2+w+1");
    /// assert_eq!(Ordinal::from(2u8).checked_pow(&a).unwrap().to_string(), "w*2");
    /// assert!(a.checked_pow(&100_000_000u32.into()).is_err());
    /// # Ok::<(), nimatron_nimber::text::ParseError>(())
    /// ```
    ///
    /// # Errors
    /// [`TooLarge`] if the power is, without computing it first.
    pub fn checked_pow(&self, exponent: &Self) -> Result<Self, TooLarge> {
        if exponent.is_zero() || self.is_one() {
            return Ok(Self::one());
        }
        if self.is_zero() {
            return Ok(Self::zero());
        }
        if let Some(principal) = self.as_principal() {
            return Self::omega_power(&principal.exponent().checked_mul(exponent)?);
        }
        let finite = self.finite_power(exponent.finite())?;
        if exponent.is_finite() {
            return Ok(finite);
        }
        let limit = exponent.limit_part();
        let exponent = match self.limit_terms().first() {
            None => limit.omega_quotient(),
            Some(lead) => lead.principal.exponent().checked_mul(&limit)?,
        };
        Self::omega_power(&exponent)?.checked_mul(&finite)
    }

    /// a^n for a > 1.
    fn finite_power(&self, n: &Natural) -> Result<Self, TooLarge> {
        if n.is_zero() {
            return Ok(Self::one());
        }
        if n.is_one() {
            return Ok(self.clone());
        }
        let Some(lead) = self.limit_terms().first() else {
            return natural_power(self.finite(), n);
        };
        let exponent = lead.principal.exponent();
        let last = n - Natural::ONE;
        if self.finite().is_zero() {
            let shift = exponent.checked_mul(&Self::from(last))?;
            let mut terms = Vec::new();
            shifted(self.limit_terms(), &shift, &mut terms, &mut 0)?;
            return Self::from_terms(terms, Natural::ZERO).within_limits();
        }
        let pieces = u64::try_from(&last).map_err(|_| TooLarge::Size)?;
        if pieces.saturating_mul(self.size()) > MAX_SIZE {
            return Err(TooLarge::Size);
        }
        let multiplied = &lead.coefficient * self.finite();
        let mut piece = self.limit_terms().to_vec();
        let mut terms = Vec::new();
        let mut size = 0;
        for factor in (0..=pieces).rev() {
            let shift = &exponent * &Self::from(factor);
            shifted(&piece, &shift, &mut terms, &mut size)?;
            piece[0].coefficient = multiplied.clone();
        }
        Self::from_terms(terms, self.finite_part()).within_limits()
    }
}

/// Appends ω^shift · (sum of the terms), while no more than [`MAX_SIZE`] symbols come together.
fn shifted(
    terms: &[Term],
    shift: &Ordinal,
    result: &mut Vec<Term>,
    size: &mut u64,
) -> Result<(), TooLarge> {
    for Term { principal, coefficient } in terms {
        let principal = Principal::power(shift + &principal.exponent());
        let term = Term { principal, coefficient: coefficient.clone() };
        *size = size.saturating_add(term.size());
        if *size > MAX_SIZE {
            return Err(TooLarge::Size);
        }
        result.push(term);
    }
    Ok(())
}

/// a^n for natural numbers with a ≥ 2, as 2^((bits of a − 1)·n) ≤ a^n.
fn natural_power(a: &Natural, n: &Natural) -> Result<Ordinal, TooLarge> {
    let n = usize::try_from(n).map_err(|_| TooLarge::Digits)?;
    if n.saturating_mul(a.bit_len() - 1) > MAX_BITS {
        return Err(TooLarge::Digits);
    }
    Ordinal::from(a.pow(n)).within_limits()
}
