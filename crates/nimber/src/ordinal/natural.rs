//! Hessenberg's natural sum and product.
//!
//! The natural sum a # b adds the coefficients of equal powers of ω. The natural product
//! multiplies out like polynomials, with exponents added by natural sum. Both are commutative and
//! associative, the product distributes over the sum, and they are the sum and product of the
//! ordinals as surreal numbers.
//!
//! References: G. Hessenberg, *Grundbegriffe der Mengenlehre* (1906); J. H. Conway, *On
//! Numbers and Games*.

use super::tally::{Tally, merge};
use super::{Ordinal, TooLarge};
use crate::Natural;

/// Pairs of terms in one natural product.
const MAX_PAIRS: usize = 1 << 22;

/// Pairs of words of coefficients in one natural product.
const MAX_WORD_PAIRS: u64 = 1 << 25;

/// The coefficient of a natural sum.
pub(super) fn add(coefficient: &mut Natural, other: &Natural) {
    *coefficient += other;
}

impl Ordinal {
    /// The natural sum a # b.
    ///
    /// ```
    /// use nimatron_nimber::Ordinal;
    ///
    /// let a: Ordinal = "w+3".parse()?;
    /// let b: Ordinal = "w^2+w".parse()?;
    /// assert_eq!(a.natural_sum(&b).to_string(), "w^2+w*2+3");
    /// assert_eq!((&a + &b).to_string(), "w^2+w");
    /// # Ok::<(), nimatron_nimber::text::ParseError>(())
    /// ```
    #[must_use]
    pub fn natural_sum(&self, other: &Self) -> Self {
        merge(self, other, add)
    }

    /// The natural product.
    ///
    /// ```
    /// use nimatron_nimber::Ordinal;
    ///
    /// let a: Ordinal = "w+3".parse()?;
    /// assert_eq!(a.natural_product(&a).unwrap().to_string(), "w^2+w*6+9");
    /// # Ok::<(), nimatron_nimber::text::ParseError>(())
    /// ```
    ///
    /// # Errors
    /// [`TooLarge`] if the product is, or if the two have too many pairs of terms.
    pub fn natural_product(&self, other: &Self) -> Result<Self, TooLarge> {
        let pairs = self.limit_terms().len().saturating_mul(other.limit_terms().len());
        let word_pairs = self.width().saturating_mul(other.width());
        if pairs > MAX_PAIRS || word_pairs > MAX_WORD_PAIRS {
            return Err(TooLarge::Work);
        }
        let mut tally = Tally::new(add);
        for (e, n) in self.terms() {
            for (f, m) in other.terms() {
                *tally.coefficient(e.natural_sum(&f))? += n * m;
            }
        }
        tally.finish().within_limits()
    }
}
