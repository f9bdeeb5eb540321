//! Nim in normal play: the nim-sum decides.
//!
//! # Theorem (Bouton 1901; Conway for ordinals)
//! Write each height as a decreasing sum of distinct powers of two,
//! `a = 2^g1 + 2^g2 + …` (for ordinals too: the base-2 normal form). The
//! previous player wins iff every power occurs an even number of times, that
//! is, iff the nim-sum `s = a1 ⊕ … ⊕ an` is 0.
//!
//! *Proof.* From `s = 0` every move changes exactly one height, hence `s`.
//! From `s ≠ 0` let `2^g` be its top power. It occurs in an odd number of
//! heights; for each such `a` the reply `a -> a ⊕ s` is a move, because the
//! highest power that changes is `2^g`, which goes; it leaves nim-sum 0. For
//! every other height `a ⊕ s > a`. So these are all the winning moves, their
//! number is odd, and it is finite even where the moves are infinitely many.
//! Play ends because every ordinal is well-founded. ∎
//!
//! The Grundy value of the position is `s`.
//!
//! References: C. L. Bouton, *Nim, a game with a complete mathematical
//! theory*, Ann. of Math. 3 (1901) 35–39; J. H. Conway, *On Numbers and
//! Games*, ch. 6; J. D. Hamkins, *Transfinite Nim*.

use nimatron_nimber::Ordinal;

/// The height to which a pile must go so that the nim-sum becomes 0:
/// `height ⊕ nim_sum`. It is a move iff it is below `height`.
///
/// ```
/// use nimatron::nim::normal::target;
/// use nimatron_nimber::Ordinal;
/// let (seven, six) = (Ordinal::from(7u32), Ordinal::from(6u32));
/// assert_eq!(target(&seven, &six), Ordinal::from(1u32));
/// ```
pub fn target(height: &Ordinal, nim_sum: &Ordinal) -> Ordinal {
    height.nim_sum(nim_sum)
}
