//! The nim-sum a ⊕ b: addition of Nim piles.
//!
//! a ⊕ b is the least ordinal that is neither a' ⊕ b nor a ⊕ b' for smaller a', b'. Written as
//! sums of distinct powers of two, equal powers cancel; in Cantor normal form the coefficients of
//! equal powers of ω are added without carry. This is so because 2^g is closed under ⊕ below it,
//! for every ordinal g.
//!
//! References: J. H. Conway, *On Numbers and Games*, chapter 6; J. D. Hamkins, *Transfinite Nim*.

use super::tally::{Tally, merge};
use super::{Ordinal, Repr};
use crate::Natural;

/// The coefficient of a nim-sum.
pub(super) fn xor(coefficient: &mut Natural, other: &Natural) {
    *coefficient ^= other;
}

impl Ordinal {
    /// The nim-sum a ⊕ b.
    ///
    /// ```
    /// use nimatron_nimber::Ordinal;
    ///
    /// let a: Ordinal = "w^w*3+w+5".parse()?;
    /// let b: Ordinal = "w^w+w+1".parse()?;
    /// assert_eq!(a.nim_sum(&b).to_string(), "w^w*2+4");
    /// assert!(a.nim_sum(&a).is_zero());
    /// # Ok::<(), nimatron_nimber::text::ParseError>(())
    /// ```
    #[must_use]
    pub fn nim_sum(&self, other: &Self) -> Self {
        match (&self.0, &other.0) {
            (Repr::Finite(a), Repr::Finite(b)) => Self::from(a ^ b),
            _ => merge(self, other, xor),
        }
    }

    /// The nim-sum of any number of ordinals: the value of a Nim position with these piles.
    ///
    /// Linear in the number of terms, but for sorting the different powers at the end.
    ///
    /// ```
    /// use nimatron_nimber::Ordinal;
    ///
    /// let piles = [1u8, 2, 4].map(Ordinal::from);
    /// assert_eq!(Ordinal::nim_sum_of(&piles), 7u8.into());
    /// ```
    #[must_use]
    pub fn nim_sum_of<'a>(ordinals: impl IntoIterator<Item = &'a Self>) -> Self {
        let mut tally = Tally::new(xor);
        ordinals.into_iter().for_each(|ordinal| tally.pour(ordinal));
        tally.finish()
    }
}
