//! The stones on the diagonal that make a board a win for the previous player.
//!
//! A stone at (r, …, r) is worth r to the power d, for d coordinates. So the stones
//! that make the value v ≠ 0 of a board 0 are those whose r is a d-th root of v. In
//! the algebraic closure there are as many as the odd part of d says.
//!
//! # Theorem
//! Every finite nimber has a finite d-th root exactly if no prime factor of d divides
//! a Fermat number 2^(2^n) + 1: the multiplicative group of the finite nimbers is the
//! union of those of the fields of 2^(2^n) elements, whose orders are products of
//! different Fermat numbers. If a prime p divides none of them, it divides no order, and
//! to take the p-th power is one-to-one. If it divides one, it divides no other, since
//! any two are coprime; so the p-part of the group is the same in all larger fields, and
//! what generates it is no p-th power in any of them.

use nimatron_nimber::finite::FiniteNimber;
use nimatron_nimber::text::Notation;
use nimatron_nimber::{Natural, NimberError, Ordinal, allowance};

use super::{Point, Position};
use crate::foundation::Nimber;
use crate::rulesets::ProductAnalysis;
use crate::rulesets::points::point_text;

/// More stones are not listed.
const MOST_LISTED: usize = 8;

/// The work of finding roots, in products of machine words.
const WORK: u64 = 1 << 27;

/// The stones on the diagonal that make a position a P-position.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Diagonal {
    /// The number of coordinates.
    pub dimension: usize,
    /// The coordinate of each stone, the least first; empty if the value is 0, so that
    /// none is needed. The first is finite if any is.
    pub roots: Vec<Ordinal>,
    /// Whether these are all.
    pub complete: bool,
}

impl Diagonal {
    /// The stones.
    pub fn stones(&self) -> impl Iterator<Item = Point> + '_ {
        self.roots.iter().map(|root| vec![root.clone(); self.dimension])
    }

    /// The first stone, `(14,14)`; empty where none is needed.
    pub fn to_text(&self) -> String {
        self.stones().next().map_or(String::new(), |stone| point_text(&stone, Notation::Ascii))
    }
}

impl ProductAnalysis<Position> {
    /// The stones on the diagonal that make the position a P-position: the d-th
    /// roots of its value.
    ///
    /// ```
    /// use nimatron::rulesets::nimbers::Position;
    ///
    /// let board: Position = "nimbers: (1,1,2)".parse()?;
    /// let diagonal = board.analyze().diagonal()?;
    /// assert_eq!(diagonal.to_text(), "(w,w,w)");
    /// assert!(diagonal.complete && diagonal.roots.len() == 3);
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    ///
    /// # Errors
    /// In three dimensions or more: that the roots lie in a field too large to
    /// compute in.
    pub fn diagonal(&self) -> Result<Diagonal, NimberError> {
        let (value, dimension) = (self.value(), self.position().dimension().unwrap_or(2));
        if value.is_zero() {
            return Ok(Diagonal { dimension, roots: Vec::new(), complete: true });
        }
        let roots = match finite_roots(value, dimension) {
            Some(roots) => roots,
            None => value.roots(&Natural::from(dimension), None, &mut allowance(WORK))?,
        };
        let mut roots: Vec<Ordinal> = roots.into_iter().map(Nimber::into_height).collect();
        roots.truncate(MOST_LISTED);
        Ok(Diagonal { dimension, complete: roots.len() == odd_part(dimension), roots })
    }
}

/// The number of roots in the algebraic closure.
pub fn odd_part(dimension: usize) -> usize {
    dimension >> dimension.trailing_zeros()
}

/// The d-th roots among the finite nimbers, in increasing order; `None` if there are
/// none.
fn finite_roots(value: &Nimber, dimension: usize) -> Option<Vec<Nimber>> {
    let work = &mut allowance(WORK);
    let bits = value.to_finite()?.degree().max(1 << level_of_unity(dimension));
    match dimension {
        2 => value.square_root(work).ok().map(|root| vec![root]),
        _ => value.roots(&Natural::from(dimension), Some(bits), work).ok(),
    }
}

/// The level of a field with all finite roots of unity whose orders divide powers of the
/// dimension. If a prime p divides 2^(2^n) + 1, the order of 2 modulo p is 2^(n+1), which is at most
/// p − 1; so n is less than the logarithm of p, and the field of 2^(2^(n+1)) elements has the roots.
fn level_of_unity(dimension: usize) -> u32 {
    dimension.ilog2()
}

/// Whether a finite nimber has a finite d-th root, by the order of its group: a^(N/g)
/// is 1, where N is the order of a field that has all such roots of unity and g the
/// greatest common divisor of N and d.
pub fn has_finite_root(value: &Natural, dimension: usize) -> bool {
    let value = FiniteNimber::new(value.clone());
    let level = value.level().max(level_of_unity(dimension));
    let order = (Natural::ONE << (1usize << level)) - Natural::ONE;
    let unity = (1..=dimension).rev().filter(|factor| dimension % factor == 0);
    let unity = unity.map(Natural::from).find(|factor| (&order % factor).is_zero());
    value.pow(&(&order / unity.unwrap_or(Natural::ONE))).is_one()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn roots_and_the_criterion_agree() {
        for dimension in 2..=super::super::MAX_DIMENSION {
            for value in 1..300u32 {
                let nimber = Nimber::from(value);
                let roots = finite_roots(&nimber, dimension);
                let expected = has_finite_root(&Natural::from(value), dimension);
                assert_eq!(roots.is_some(), expected, "{value}");
                let power = Natural::from(dimension);
                for root in roots.iter().flatten() {
                    assert_eq!(root.pow(&power), Ok(nimber.clone()));
                }
            }
        }
    }

    /// 3, 5 and 17 are Fermat numbers; the other primes up to 40 divide none.
    #[test]
    fn which_dimensions_need_infinite_stones() {
        let finite = |dimension: usize| {
            (1..256u32).all(|value| has_finite_root(&Natural::from(value), dimension))
        };
        let found: Vec<usize> = (2..=40).filter(|dimension| finite(*dimension)).collect();
        let divides = |dimension: usize| [3, 5, 17].iter().any(|prime| dimension % prime == 0);
        assert_eq!(found, (2..=40).filter(|d| !divides(*d)).collect::<Vec<_>>());
    }
}
