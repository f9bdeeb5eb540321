//! The base-2 normal form.
//!
//! Every ordinal is uniquely 2^g₁ + … + 2^gₖ with g₁ > … > gₖ. From Cantor's form it is reached by
//! ω^e·2^n = 2^(ω·e + n), with the bits of each coefficient. So ω = 2^ω, ω^2 = 2^(ω·2),
//! ω^ω = 2^(ω^2), ε₀ = 2^ε₀ and ω₁·2 = 2^(ω₁+1).
//!
//! In Nim it tells which piles can win: with s the nim-sum of the piles and 2^g its leading power,
//! the winning moves are a → a ⊕ s for exactly the piles a that contain 2^g.

use super::tally::Tally;
use super::{MAX_BITS, Ordinal, Principal, TooLarge, nim_sum};
use crate::Natural;
use crate::text::Notation;
use crate::text::formula::{Formula, Operator};
use dashu_int::ops::BitTest;

/// Powers of two up to this exponent are printed as numbers.
const LARGEST_NUMBER: u64 = 63;

impl Ordinal {
    /// The decreasing exponents g of the powers 2^g that the ordinal is the sum of.
    ///
    /// Linear in the number of powers, which is the number of one-bits in all coefficients.
    ///
    /// ```
    /// use nimatron_nimber::Ordinal;
    ///
    /// let exponents = "w*5+3".parse::<Ordinal>()?.base2();
    /// let texts: Vec<String> = exponents.iter().map(Ordinal::to_string).collect();
    /// assert_eq!(texts, ["w+2", "w", "1", "0"]);
    /// # Ok::<(), nimatron_nimber::text::ParseError>(())
    /// ```
    pub fn base2(&self) -> Vec<Self> {
        let mut exponents = Vec::new();
        for (exponent, coefficient) in self.terms() {
            let base = &Self::omega() * &exponent;
            let bits = (0..coefficient.bit_len()).rev().filter(|&bit| coefficient.bit(bit));
            exponents.extend(bits.map(|bit| &base + &Self::from(bit)));
        }
        exponents
    }

    /// A bound on the symbols in the base-2 form, in which each one-bit of a coefficient becomes a
    /// power with the exponent written out: with large coefficients behind large exponents it is
    /// much longer than Cantor's form. O(number of terms).
    pub fn base2_size(&self) -> u64 {
        self.terms().fold(0, |size, (exponent, coefficient)| {
            let bits = coefficient.bit_len() as u64;
            bits.saturating_mul(exponent.size()).saturating_add(size)
        })
    }

    /// 2^exponent.
    ///
    /// ```
    /// use nimatron_nimber::Ordinal;
    ///
    /// assert_eq!(Ordinal::power_of_two(&"w^2+1".parse()?).unwrap().to_string(), "w^w*2");
    /// # Ok::<(), nimatron_nimber::text::ParseError>(())
    /// ```
    ///
    /// # Errors
    /// [`TooLarge`] if the power is.
    pub fn power_of_two(exponent: &Self) -> Result<Self, TooLarge> {
        Self::from(2u8).checked_pow(exponent)
    }

    /// The ordinal with these exponents in its base-2 form, in any order.
    ///
    /// An exponent that is given twice cancels: the result is the nim-sum of the powers. Linear in
    /// the number of exponents.
    ///
    /// ```
    /// use nimatron_nimber::Ordinal;
    ///
    /// let a: Ordinal = "w^w*3+w+5".parse()?;
    /// assert_eq!(Ordinal::from_base2(&a.base2()), Ok(a));
    /// # Ok::<(), nimatron_nimber::text::ParseError>(())
    /// ```
    ///
    /// # Errors
    /// [`TooLarge`] if the ordinal is.
    pub fn from_base2<'a>(exponents: impl IntoIterator<Item = &'a Self>) -> Result<Self, TooLarge> {
        let mut tally = Tally::new(nim_sum::xor);
        for exponent in exponents {
            let bit = usize::try_from(exponent.finite()).map_err(|_| TooLarge::Digits)?;
            if bit >= MAX_BITS {
                return Err(TooLarge::Digits);
            }
            let coefficient = tally.coefficient(exponent.omega_quotient())?;
            if coefficient.bit(bit) {
                coefficient.clear_bit(bit);
            } else {
                coefficient.set_bit(bit);
            }
        }
        tally.finish().within_limits()
    }

    /// Whether 2^exponent occurs in the base-2 form.
    ///
    /// ```
    /// use nimatron_nimber::Ordinal;
    ///
    /// let a: Ordinal = "w*5+7".parse()?;
    /// assert!(a.has_power(&"w+2".parse()?));
    /// assert!(!a.has_power(&"w+1".parse()?));
    /// # Ok::<(), nimatron_nimber::text::ParseError>(())
    /// ```
    pub fn has_power(&self, exponent: &Self) -> bool {
        let Ok(bit) = usize::try_from(exponent.finite()) else { return false };
        self.coefficient(&exponent.omega_quotient()).is_some_and(|n| n.bit(bit))
    }

    /// The coefficient of ω^exponent.
    fn coefficient(&self, exponent: &Self) -> Option<&Natural> {
        if exponent.is_zero() {
            return Some(self.finite());
        }
        let principal = Principal::power(exponent.clone());
        let terms = self.limit_terms();
        let found = terms.binary_search_by(|term| principal.cmp(&term.principal));
        found.ok().map(|index| &terms[index].coefficient)
    }

    /// The largest g such that 2^g occurs in the base-2 form; none for 0.
    ///
    /// ```
    /// use nimatron_nimber::Ordinal;
    ///
    /// let a: Ordinal = "w^w*5+w".parse()?;
    /// assert_eq!(a.leading_power(), Some("w^2+2".parse()?));
    /// # Ok::<(), nimatron_nimber::text::ParseError>(())
    /// ```
    pub fn leading_power(&self) -> Option<Self> {
        let (exponent, coefficient) = self.terms().next()?;
        Some(&(&Self::omega() * &exponent) + &Self::from(coefficient.bit_len() - 1))
    }

    /// The base-2 form as text: `w+3 = 2^w+2+1`.
    ///
    /// Finite powers are printed as numbers up to 2^63, and as `2^n` above. Linear in the number
    /// of powers and the length of the text.
    ///
    /// ```
    /// use nimatron_nimber::{Ordinal, text::Notation};
    ///
    /// let a: Ordinal = "w*5+7".parse()?;
    /// assert_eq!(a.base2_text(Notation::Ascii), "2^(w+2)+2^w+4+2+1");
    /// assert_eq!(a.base2_text(Notation::Unicode), "2^(ω+2)+2^ω+4+2+1");
    /// # Ok::<(), nimatron_nimber::text::ParseError>(())
    /// ```
    pub fn base2_text(&self, notation: Notation) -> String {
        self.base2_formula().to_text(notation)
    }

    /// The base-2 form as a formula, written as by [`base2_text`](Self::base2_text).
    pub fn base2_formula(&self) -> Formula {
        let powers = self.base2();
        let powers = powers.iter().map(|exponent| match exponent.to_u64() {
            Some(n) if n <= LARGEST_NUMBER => Formula::number(1_u64 << n),
            _ => Formula::number(2).to_the(exponent.formula()),
        });
        match self.is_zero() {
            true => Formula::number(0),
            false => Formula::joined(powers, &Operator::Plus.close()),
        }
    }
}
