//! Bounded Nim: at most `k` blocks from the top of one pile.
//!
//! # Limit piles
//! A pile of height `a` is a row of blocks, one for each ordinal below `a`. A
//! move leaves the blocks below some `b < a`, so it removes the blocks from
//! `b` up; their number is the ordinal `c` with `b + c = a` (left
//! subtraction). If `a` is a limit, every such `c` is infinite: a limit pile
//! has no top block, so nothing finite can be taken from its top. If
//! `a = l + n` with `l` zero or a limit and `n` finite, then `c` is finite iff
//! `b ≥ l`. Hence with finite `k` **the pile `l + n` has the same moves as a
//! pile of `n`**, and a limit pile is dead: `w`, `w*2`, `e0` and `w1` all
//! behave like an empty pile.
//!
//! # Theorem (*Winning Ways*, ch. 4; Schwartz 1971)
//! In normal play the pile `l + n` has Grundy value `n mod (k+1)`: from
//! residue `r` one can reach every residue but `r`, as far as blocks last, and
//! always the smaller ones. So a position is P iff the nim-sum of the residues
//! is 0.
//!
//! In misère play a pile may be replaced by its residue as well. An `n ≥ k+1`
//! has only options from which the opponent can move on to `n - (k+1)`, so it
//! is reversible to the smaller pile; misère play also needs that a pile that
//! is reduced to nothing be an N-position, and a pile of a multiple of `k+1`
//! is one: take all but one if `n = k+1`, by induction otherwise. So Bouton's
//! misère rule applies to the residues.
//!
//! # Trap
//! A winning move may *increase* a residue: with `k = 4`, the move `11 -> 8`
//! takes residue 1 to residue 3.

use nimatron_nimber::{Natural, Ordinal};

/// The residue of a pile, `n mod (max+1)` for height `l + n`, `l` zero or a
/// limit.
///
/// ```
/// use nimatron::nim::bounded::residue;
/// use nimatron_nimber::{Natural, Ordinal};
/// let height: Ordinal = "w+13".parse()?;
/// assert_eq!(residue(&height, &Natural::from(4u32)), Natural::from(3u32));
/// # Ok::<(), nimatron_nimber::text::ParseError>(())
/// ```
pub fn residue(height: &Ordinal, max: &Natural) -> Natural {
    height.finite_part() % (max + Natural::ONE)
}

/// The height with the given residue that one move from `height` reaches, if
/// there is one. It is unique, because a move removes between 1 and `max`
/// blocks and these are different modulo `max+1`.
pub fn reach(height: &Ordinal, target: &Ordinal, max: &Natural) -> Option<Ordinal> {
    let target = target.natural().filter(|&target| target <= max)?;
    let modulus = max + Natural::ONE;
    let finite = height.finite_part();
    let removed = (&finite % &modulus + &modulus - target) % &modulus;
    let allowed = removed != Natural::ZERO && removed <= finite;
    allowed.then(|| height.limit_part() + Ordinal::from(finite - removed))
}

/// How many blocks the move from `from` to a smaller `to` takes from the top:
/// the ordinal `c` with `to + c = from`.
pub fn removed(from: &Ordinal, to: &Ordinal) -> Ordinal {
    from.left_subtract(to).unwrap_or_default()
}
