//! A model in plain code of the instructions that the kernels use.
//!
//! Never inlined: a kernel consists of hundreds of them.

use std::array;

use super::constants::aes_product;
use super::vector::Vector;

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
