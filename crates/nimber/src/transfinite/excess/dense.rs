//! The tower of fields in which a norm is computed, with products of rows of any length.
//!
//! An element is a row of slots of the [tower](super::super::tower), words of the field at its
//! bottom; a product is one of polynomials over {0, 1}. With e bits in a word, and p_1, …, p_h the
//! degrees of the levels, slot number Σ i_j·p_1⋯p_(j−1) is put at bit
//!
//! > Σ i_j·(2e−1)·(2p_1−1)⋯(2p_(j−1)−1)
//!
//! so that nothing overlaps in the product (Kronecker's substitution), which is folded level by
//! level.

use super::product::{product, product_bytes};
use crate::transfinite::FieldError;
use crate::transfinite::degree::Degree;
use crate::transfinite::tower::{Tower, add};

/// Products of fewer slots are left to the tower.
const FEW: usize = 64;

/// Slots that are folded at a time.
const BATCH: usize = 1 << 14;

/// A tower and what its products need.
pub(super) struct Dense {
    pub(super) tower: Tower,
    /// Bits of a slot.
    pub(super) bits: usize,
    /// The p of the levels.
    pub(super) primes: Vec<usize>,
    /// Bits of a block of each level in a product, and at the end of the whole.
    strides: Vec<usize>,
}

impl Dense {
    pub(super) fn of(degree: &Degree) -> Result<Dense, FieldError> {
        let tower = Tower::of(degree)?;
        let bits = tower.word().bits() as usize;
        let primes: Vec<usize> = (0..tower.height()).map(|level| tower.prime(level)).collect();
        let strides = strides(bits, &primes);
        Ok(Dense { tower, bits, primes, strides })
    }

    /// How many levels there are.
    pub(super) fn height(&self) -> usize {
        self.primes.len()
    }

    /// The slots of an element of the first `height` levels.
    pub(super) fn slots(&self, height: usize) -> usize {
        self.primes[..height].iter().product()
    }

    /// The degree of the field of the first `height` levels over {0, 1}.
    pub(super) fn degree(&self, height: usize) -> usize {
        self.bits * self.slots(height)
    }

    pub(super) fn one(&self, height: usize) -> Vec<u64> {
        let mut one = vec![0; self.slots(height)];
        one[0] = 1;
        one
    }

    /// a·b in the field of the first `height` levels.
    pub(super) fn product(&self, height: usize, a: &[u64], b: &[u64]) -> Vec<u64> {
        if self.slots(height) < FEW {
            return self.tower.product(height, a, b);
        }
        let packed = {
            let (a, b) = (self.packed(height, a), self.packed(height, b));
            product(&a, &b)
        };
        let e = self.bits;
        let word = self.tower.word();
        let pieces = self.primes[..height].iter().map(|p| 2 * p - 1).product();
        let mut row: Vec<u64> = (0..pieces)
            .map(|piece| match bits_at(&packed, piece * (2 * e - 1), 2 * e - 1) {
                0 => 0,
                polynomial => word.back(polynomial),
            })
            .collect();
        drop(packed);
        (0..height).for_each(|level| self.fold(level, &mut row));
        row
    }

    /// a² in the field of the first `height` levels.
    pub(super) fn square(&self, height: usize, a: &[u64]) -> Vec<u64> {
        self.tower.square(height, a)
    }

    /// a^n, n > 0.
    pub(super) fn power(&self, height: usize, a: &[u64], n: usize) -> Vec<u64> {
        let bits = (0..n.ilog2()).rev().map(|bit| n >> bit & 1 == 1);
        bits.fold(a.to_vec(), |power, bit| {
            let square = self.square(height, &power);
            if bit { self.product(height, &square, a) } else { square }
        })
    }

    /// An element with room for a product.
    fn packed(&self, height: usize, element: &[u64]) -> Vec<u64> {
        let length = self.packed_bits(height).div_ceil(64);
        let word = self.tower.word();
        let mut packed = vec![0; length];
        for (index, &slot) in element.iter().enumerate().filter(|(_, slot)| **slot != 0) {
            let mut index = index;
            let mut place = 0;
            for (p, stride) in self.primes[..height].iter().zip(&self.strides) {
                place += index % p * stride;
                index /= p;
            }
            let shifted = u128::from(word.forth(slot)) << (place % 64);
            packed[place / 64] ^= shifted as u64;
            if let Some(next) = packed.get_mut(place / 64 + 1) {
                *next ^= (shifted >> 64) as u64;
            }
        }
        packed
    }

    /// The bits of an element with room for a product.
    fn packed_bits(&self, height: usize) -> usize {
        match height.checked_sub(1) {
            None => 2 * self.bits,
            Some(top) => self.strides[top] * self.primes[top],
        }
    }

    /// Folds the blocks κ^p, …, κ^(2p−2) of a level in all parts of a row, which shrinks.
    fn fold(&self, level: usize, row: &mut Vec<u64>) {
        let (p, block) = (self.primes[level], self.slots(level));
        let (from, to) = ((2 * p - 1) * block, p * block);
        let batch = (BATCH / from).max(1);
        let parts = row.len() / from;
        let mut high = Vec::with_capacity(batch * (p - 1) * block);
        for first in (0..parts).step_by(batch) {
            let group = first..(first + batch).min(parts);
            high.clear();
            for part in group.clone() {
                high.extend_from_slice(&row[part * from + to..(part + 1) * from]);
            }
            // κ² = κ + c: the blocks of κ² add to those of κ, too.
            if self.tower.odd_prime(level).is_none() {
                for (part, high) in group.clone().zip(high.chunks(block)) {
                    add(&mut row[part * from + block..][..block], high);
                }
            }
            self.tower.multiply_by_constant(level, &mut high);
            for (part, high) in group.zip(high.chunks((p - 1) * block)) {
                add(&mut row[part * from..][..to], high);
                row.copy_within(part * from..part * from + to, part * to);
            }
        }
        row.truncate(parts * to);
    }

    /// Bytes that the computation of a norm takes at most.
    pub(super) fn bytes(&self) -> usize {
        bytes(self.bits, &self.primes)
    }
}

/// Bytes that a norm takes in a tower of such levels: the factors of two Frobenius maps, some
/// elements, and a product.
fn bytes(bits: usize, primes: &[usize]) -> usize {
    let slots: usize = primes.iter().product();
    let packed = strides(bits, primes).last().map_or(0, |stride| stride / 8);
    let room = 8 * packed / (2 * bits - 1);
    8 * 8 * slots + packed + product_bytes(packed / 8).max(8 * room)
}

/// Where the blocks of the levels stand in a product.
fn strides(bits: usize, primes: &[usize]) -> Vec<usize> {
    let grown = primes.iter().scan(2 * bits - 1, |stride, p| {
        *stride *= 2 * p - 1;
        Some(*stride)
    });
    std::iter::once(2 * bits - 1).chain(grown).collect()
}

/// So many bits, less than 128, of a row.
fn bits_at(row: &[u64], place: usize, count: usize) -> u128 {
    let word = |index: usize| u128::from(row.get(index).copied().unwrap_or(0));
    let (index, shift) = (place / 64, place % 64);
    let low = (word(index) | word(index + 1) << 64) >> shift;
    let high = if shift == 0 { 0 } else { word(index + 2) << (128 - shift) };
    (low | high) & ((1 << count) - 1)
}
