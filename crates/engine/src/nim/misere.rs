//! Nim in misère play: the switch near the end.
//!
//! # Theorem (Bouton 1901)
//! Call a pile *large* if its height is at least 2. While some pile is large,
//! the previous player wins iff the nim-sum is 0, exactly as in normal play.
//! When none is large, the previous player wins iff the number of piles of
//! height 1 is odd, exactly the opposite of normal play.
//!
//! *Proof.* Without large piles the moves are forced and the parity decides.
//! With exactly one large pile the nim-sum is not 0, and lowering that pile to
//! 0 or to 1, whichever leaves an odd number of ones, wins: this is the
//! **switch point**, where the winner leaves the wrong parity for normal play.
//! With two or more, play as in normal play: the reply that leaves nim-sum 0
//! lowers one pile, so some pile stays large, and a single large pile is never
//! balanced, so two do. From nim-sum 0 with large piles, hence at least two,
//! every move leaves a nim-sum other than 0 and a large pile. ∎
//!
//! Nothing in the proof uses that the heights are finite, and it goes through
//! for games that behave like Nim piles under misère sums, such as bounded Nim
//! with its residues ([`super::bounded`]).
//!
//! Reference: C. L. Bouton, Ann. of Math. 3 (1901), §5; Berlekamp, Conway and
//! Guy, *Winning Ways*, ch. 13 (tame games).

use nimatron_nimber::Ordinal;

/// Whether a pile (or residue) of this height is large: at least 2.
pub fn is_large(height: &Ordinal) -> bool {
    *height > Ordinal::one()
}

/// The height to which a pile must go so that the previous player wins in
/// misère play: `height ⊕ nim_sum` while another pile is large, otherwise 0 or
/// 1, the one that leaves an odd number of ones.
///
/// `others_large` tells whether any pile but this one is large; if not, the
/// nim-sum of the others is their number of ones modulo 2.
pub fn target(height: &Ordinal, nim_sum: &Ordinal, others_large: bool) -> Ordinal {
    let target = super::normal::target(height, nim_sum);
    if others_large { target } else { target.nim_sum(&Ordinal::one()) }
}

/// Whether the previous player wins in misère play, from the nim-sum and from
/// whether any pile is large.
pub fn is_p_position(nim_sum: &Ordinal, any_large: bool) -> bool {
    if any_large { nim_sum.is_zero() } else { !nim_sum.is_zero() }
}
