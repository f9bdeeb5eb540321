//! Fields whose elements fit into a word of 64 bits.
//!
//! The field of 2^E elements with E ≤ 64 is the field of polynomials in θ over {0, 1}, for any θ
//! that generates it: the sum of the largest κ in it does. A product goes there, is multiplied
//! without carries, and comes back,
//!
//! > a·b = back(forth(a)·forth(b)),
//!
//! where `back` sends θ^i to its place in the basis of ordinals for all i ≤ 2E−2: the reduction of
//! the product is part of this map.

use std::sync::OnceLock;

use super::FieldError;
use super::degree::Degree;
use super::linear::{LinearMap, inverse};
use super::tower::Tower;
use crate::finite::carryless::{Hardware, Multiplier, Portable};

/// The degrees of the fields of words.
pub(super) const WORD_BITS: usize = 64;

/// The field of 2^E elements, E ≤ 64, as bits of the ordinals below it.
pub(super) struct WordField {
    bits: u32,
    forth: LinearMap,
    back: LinearMap,
    square: LinearMap,
    square_root: LinearMap,
}

/// The carry-less product of two words.
#[inline(always)]
pub(super) fn carryless_product(a: u64, b: u64) -> u128 {
    match Hardware::detect() {
        Some(multiplier) => multiplier.multiply(a, b),
        None => Portable.multiply(a, b),
    }
}

impl WordField {
    /// The field of this closed degree, which is at most 64. Made once and kept.
    pub(super) fn of(degree: &Degree) -> Result<&'static WordField, FieldError> {
        static FIELDS: [OnceLock<WordField>; WORD_BITS + 1] =
            [const { OnceLock::new() }; WORD_BITS + 1];
        let bits =
            degree.at_most(WORD_BITS).ok_or(FieldError::FieldTooLarge { limit: WORD_BITS })?;
        if let Some(field) = FIELDS[bits].get() {
            return Ok(field);
        }
        let field = WordField::found(degree, bits)?;
        Ok(FIELDS[bits].get_or_init(|| field))
    }

    fn found(degree: &Degree, bits: usize) -> Result<WordField, FieldError> {
        let powers = if bits == 1 { vec![1] } else { powers_of_generator(degree, bits)? };
        let columns =
            inverse(&powers[..bits]).ok_or(FieldError::FieldTooLarge { limit: WORD_BITS })?;
        let (forth, back) = (LinearMap::new(&columns), LinearMap::new(&powers));
        let squares: Vec<u64> = columns
            .iter()
            .map(|&column| back.apply_wide(carryless_product(column, column)))
            .collect();
        let roots = inverse(&squares).ok_or(FieldError::FieldTooLarge { limit: WORD_BITS })?;
        let (square, square_root) = (LinearMap::new(&squares), LinearMap::new(&roots));
        Ok(WordField { bits: bits as u32, forth, back, square, square_root })
    }

    /// E.
    pub(super) fn bits(&self) -> u32 {
        self.bits
    }

    /// a as a polynomial in θ.
    #[inline(always)]
    pub(super) fn forth(&self, a: u64) -> u64 {
        self.forth.apply(a)
    }

    /// A polynomial in θ of degree at most 2E−2 as an element.
    #[inline(always)]
    pub(super) fn back(&self, polynomial: u128) -> u64 {
        self.back.apply_wide(polynomial)
    }

    #[inline]
    pub(super) fn product(&self, a: u64, b: u64) -> u64 {
        self.back(carryless_product(self.forth(a), self.forth(b)))
    }

    #[inline]
    pub(super) fn square(&self, a: u64) -> u64 {
        self.square.apply(a)
    }

    #[inline]
    pub(super) fn square_root(&self, a: u64) -> u64 {
        self.square_root.apply(a)
    }

    /// 1/a, and 0 for 0: a^(2^E−2), by the powers a^(2^n−1) for growing n.
    pub(super) fn inverse(&self, a: u64) -> u64 {
        let power = |a: u64, squares: u32| (0..squares).fold(a, |a, _| self.square(a));
        let (mut result, mut exponent) = (a, 1);
        let wanted = self.bits - 1;
        if wanted == 0 {
            return a;
        }
        for bit in (0..wanted.ilog2()).rev() {
            result = self.product(power(result, exponent), result);
            exponent *= 2;
            if wanted >> bit & 1 == 1 {
                result = self.product(self.square(result), a);
                exponent += 1;
            }
        }
        self.square(result)
    }
}

/// θ^i for i ≤ 2E−2 in the basis of ordinals: found in the tower over {0, 1}, where the factors κ
/// of the sum θ only shift.
fn powers_of_generator(degree: &Degree, bits: usize) -> Result<Vec<u64>, FieldError> {
    let tower = Tower::over_two(degree)?;
    let tops = tower.top_levels();
    let mut power = vec![0; bits];
    power[0] = 1;
    let mut powers = Vec::with_capacity(2 * bits - 1);
    loop {
        powers.push(power.iter().rev().fold(0, |word, bit| word << 1 | bit));
        if powers.len() == 2 * bits - 1 {
            return Ok(powers);
        }
        let mut next = vec![0; bits];
        for &level in &tops {
            let mut shifted = power.clone();
            tower.multiply_by_kappa(level, &mut shifted);
            for (sum, bit) in next.iter_mut().zip(shifted) {
                *sum ^= bit;
            }
        }
        power = next;
    }
}
