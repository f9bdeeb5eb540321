//! Carry-less multiplication: the product of polynomials over {0, 1}.
//!
//! A 64-bit word is the polynomial whose coefficient of x^i is bit i. [`Hardware`] multiplies two
//! of them by the instruction PCLMULQDQ where the processor has it; [`Portable`] works everywhere.

use super::word::Halves;

/// A way to multiply polynomials over {0, 1}.
pub(crate) trait Multiplier: Copy {
    /// The product of two polynomials of degree below 64.
    fn multiply(self, a: u64, b: u64) -> u128;

    /// The remainder modulo x^64 + x^4 + x^3 + x + 1.
    #[inline(always)]
    fn remainder(self, polynomial: u128) -> u64 {
        let (high, low) = polynomial.halves();
        // What the high word times the tail carries beyond x^64 goes round once more.
        let high = high ^ high >> 60 ^ high >> 61 ^ high >> 63;
        low ^ high ^ high << 1 ^ high << 3 ^ high << 4
    }
}

/// Multiplication by the processor; a value is the proof that the instruction is there.
#[derive(Clone, Copy)]
pub(crate) struct Hardware(());

impl Hardware {
    /// The instruction, if this processor has it. Costs a load after the first call.
    #[inline(always)]
    pub(crate) fn detect() -> Option<Self> {
        #[cfg(all(target_arch = "x86_64", not(miri)))]
        if std::arch::is_x86_feature_detected!("pclmulqdq") {
            return Some(Self(()));
        }
        None
    }
}

impl Multiplier for Hardware {
    #[inline(always)]
    fn multiply(self, a: u64, b: u64) -> u128 {
        #[cfg(all(target_arch = "x86_64", not(miri)))]
        {
            use std::arch::x86_64::_mm_unpackhi_epi64;
            use std::arch::x86_64::{__m128i, _mm_cvtsi64_si128, _mm_cvtsi128_si64};
            // SAFETY: `self` exists only where PCLMULQDQ does. The instruction reads and writes
            // the two registers alone. It is written in assembly, as the intrinsic could not be
            // inlined into callers that are compiled for processors without it. The others are
            // SSE2, which every x86-64 processor has.
            unsafe {
                let mut product: __m128i = _mm_cvtsi64_si128(a as i64);
                std::arch::asm!(
                    "pclmulqdq {product}, {factor}, 0",
                    product = inout(xmm_reg) product,
                    factor = in(xmm_reg) _mm_cvtsi64_si128(b as i64),
                    options(pure, nomem, nostack, preserves_flags),
                );
                let low = _mm_cvtsi128_si64(product) as u64;
                let high = _mm_cvtsi128_si64(_mm_unpackhi_epi64(product, product)) as u64;
                u128::from(high) << 64 | u128::from(low)
            }
        }
        #[cfg(not(all(target_arch = "x86_64", not(miri))))]
        Portable.multiply(a, b)
    }

    /// By two more products, which take fewer instructions than shifts.
    #[inline(always)]
    fn remainder(self, polynomial: u128) -> u64 {
        const TAIL: u64 = 0b11011;
        let folded = self.multiply((polynomial >> 64) as u64, TAIL);
        let rest = self.multiply((folded >> 64) as u64, TAIL);
        (polynomial ^ folded ^ rest) as u64
    }
}

/// Multiplication by that of numbers, on bits so far apart that no carry reaches the next.
///
/// With every fourth bit of the one factor times every fourth of the other, a bit of the product
/// is the lowest of four in which the carries of up to 15 ones stay.
#[derive(Clone, Copy)]
pub(crate) struct Portable;

impl Multiplier for Portable {
    #[inline]
    fn multiply(self, a: u64, b: u64) -> u128 {
        const FOURTH: u128 = u128::MAX / 15;
        // At most 15 ones of 16 bits; the others are added one by one.
        const MOST: u32 = 60;
        let (top, a) = (a >> MOST, a & ((1 << MOST) - 1));
        let parts = |word: u64| [0, 1, 2, 3].map(|i| u128::from(word & (FOURTH as u64) << i));
        let (a, b_parts) = (parts(a), parts(b));
        let mut product = 0;
        for class in 0..4 {
            let pairs = (0..4).map(|i| a[i] * b_parts[(class + 4 - i) % 4]);
            product ^= pairs.fold(0, |sum, pair| sum ^ pair) & FOURTH << class;
        }
        for bit in 0..4 {
            let multiple = b & (top >> bit & 1).wrapping_neg();
            product ^= u128::from(multiple) << (MOST + bit);
        }
        product
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Bit by bit.
    fn definition(a: u64, b: u64) -> u128 {
        (0..64).filter(|bit| b >> bit & 1 == 1).fold(0, |sum, bit| sum ^ u128::from(a) << bit)
    }

    #[test]
    fn all_multipliers_agree_with_the_definition() {
        let dense = [u64::MAX, 0x1111_1111_1111_1111, 0x8888_8888_8888_8888, 0xf000_0000_0000_000f];
        let random = (1..40u64).map(|i| i.wrapping_mul(0x9e37_79b9_7f4a_7c15));
        let words: Vec<u64> = (0..64).map(|bit| 1 << bit).chain(dense).chain(random).collect();
        for &a in &words {
            for &b in &words {
                let product = definition(a, b);
                assert_eq!(Portable.multiply(a, b), product, "{a:x} {b:x}");
                let remainder = Portable.remainder(product);
                if let Some(hardware) = Hardware::detect() {
                    assert_eq!(hardware.multiply(a, b), product, "{a:x} {b:x}");
                    assert_eq!(hardware.remainder(product), remainder);
                }
            }
        }
    }
}
