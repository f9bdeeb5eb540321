//! A model in plain code of the instructions that the kernels use.
//!
//! Never inlined: a kernel consists of hundreds of them.

use std::array;

use super::constants::aes_product;
use super::vector::Vector;
#[cfg(any(test, feature = "model"))]
use super::words::Words;
#[cfg(any(test, feature = "model"))]
use crate::finite::carryless::{Multiplier, Portable};

/// N bytes.
#[derive(Clone, Copy)]
pub struct Bytes<const N: usize>([u8; N]);

impl<const N: usize> Bytes<N> {
    fn map(self, map: impl Fn(u8) -> u8) -> Self {
        Self(self.0.map(map))
    }
}

impl<const N: usize> Vector for Bytes<N> {
    const BYTES: usize = N;

    unsafe fn load(from: *const u8) -> Self {
        // SAFETY: the caller vouches for N readable bytes; an array of bytes needs no alignment.
        Self(unsafe { from.cast::<[u8; N]>().read() })
    }

    unsafe fn store(self, to: *mut u8) {
        // SAFETY: the caller vouches for N writable bytes; an array of bytes needs no alignment.
        unsafe { to.cast::<[u8; N]>().write(self.0) }
    }

    #[inline(never)]
    fn xor(self, other: Self) -> Self {
        Self(array::from_fn(|i| self.0[i] ^ other.0[i]))
    }

    #[inline(never)]
    fn product(self, other: Self) -> Self {
        Self(array::from_fn(|i| aes_product(self.0[i], other.0[i])))
    }

    #[inline(never)]
    fn linear(self, matrix: u64) -> Self {
        let rows = matrix.to_be_bytes();
        self.map(|byte| {
            (0..8).fold(0, |sum, i| sum | ((rows[i] & byte).count_ones() as u8 & 1) << i)
        })
    }

    #[inline(never)]
    fn inverse(self) -> Self {
        // a^254 = a^2·a^4·…·a^128.
        self.map(|byte| {
            let (mut power, mut inverse) = (byte, 1);
            for _ in 1..8 {
                power = aes_product(power, power);
                inverse = aes_product(inverse, power);
            }
            inverse
        })
    }

    fn group(self, _: usize) -> Self {
        self
    }

    fn ungroup(self, _: usize) -> Self {
        self
    }

    #[inline(never)]
    fn exchange(low: Self, high: Self, width: usize, _: usize) -> (Self, Self) {
        let is_low = |i: usize| i & width == 0;
        (
            Self(array::from_fn(|i| if is_low(i) { low.0[i] } else { high.0[i ^ width] })),
            Self(array::from_fn(|i| if is_low(i) { low.0[i ^ width] } else { high.0[i] })),
        )
    }
}

/// Eight words.
#[cfg(any(test, feature = "model"))]
#[derive(Clone, Copy)]
pub struct EightWords([u64; 8]);

#[cfg(any(test, feature = "model"))]
impl EightWords {
    fn map(self, map: impl Fn(u64) -> u64) -> Self {
        Self(self.0.map(map))
    }

    /// Two words from every pair of this vector and that of the other.
    fn pairs(self, other: Self, pair: impl Fn(&[u64], &[u64]) -> [u64; 2]) -> Self {
        let pairs: [_; 4] = array::from_fn(|i| pair(&self.0[2 * i..][..2], &other.0[2 * i..][..2]));
        Self(array::from_fn(|i| pairs[i / 2][i % 2]))
    }
}

#[cfg(any(test, feature = "model"))]
impl Words for EightWords {
    const WORDS: usize = 8;

    unsafe fn load(from: *const u64) -> Self {
        // SAFETY: the same contract.
        unsafe { Self::load_first(from, Self::WORDS) }
    }

    unsafe fn load_first(from: *const u64, count: usize) -> Self {
        let mut words = [0; 8];
        for (index, word) in words[..count].iter_mut().enumerate() {
            // SAFETY: the caller vouches for the word.
            *word = unsafe { from.add(index).read_unaligned() };
        }
        Self(words)
    }

    unsafe fn store(self, to: *mut u64) {
        // SAFETY: the same contract.
        unsafe { self.store_first(to, Self::WORDS) }
    }

    unsafe fn store_first(self, to: *mut u64, count: usize) {
        for (index, word) in self.0[..count].iter().enumerate() {
            // SAFETY: the caller vouches for the word.
            unsafe { to.add(index).write_unaligned(*word) };
        }
    }

    unsafe fn splat(pair: [u64; 2]) -> Self {
        Self(array::from_fn(|i| pair[i % 2]))
    }

    fn xor(self, other: Self) -> Self {
        Self(array::from_fn(|i| self.0[i] ^ other.0[i]))
    }

    fn xor_odd(self, other: Self) -> Self {
        self.pairs(other, |a, b| [a[0], a[1] ^ b[1]])
    }

    fn multiply<const SELECT: i32>(self, other: Self) -> Self {
        let (here, there) = ((SELECT & 1) as usize, (SELECT >> 4 & 1) as usize);
        self.pairs(other, |a, b| {
            let product = Portable.multiply(a[here], b[there]);
            [product as u64, (product >> 64) as u64]
        })
    }

    fn even(self, other: Self) -> Self {
        self.pairs(other, |a, b| [a[0], b[0]])
    }

    fn odd(self, other: Self) -> Self {
        self.pairs(other, |a, b| [a[1], b[1]])
    }

    fn swap(self) -> Self {
        self.pairs(self, |a, _| [a[1], a[0]])
    }

    fn shift_left<const BITS: u32>(self) -> Self {
        self.map(|word| word << BITS)
    }

    fn shift_right<const BITS: u32>(self) -> Self {
        self.map(|word| word >> BITS)
    }

    fn lookup(self, table: [u8; 16]) -> Self {
        self.map(|word| u64::from_le_bytes(word.to_le_bytes().map(|i| table[usize::from(i)])))
    }
}
