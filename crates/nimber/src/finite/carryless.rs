//! Carry-less multiplication: the product of polynomials over {0, 1}.
//!
//! A 64-bit word is the polynomial whose coefficient of x^i is bit i. [`Hardware`] multiplies two
//! of them by the instruction PCLMULQDQ where the processor has it; [`Portable`] works everywhere.

/// A way to multiply polynomials over {0, 1}.
pub(super) trait Multiplier: Copy {
    /// The product of two polynomials of degree below 64.
    fn multiply(self, a: u64, b: u64) -> u128;
}

/// Multiplication by the processor; a value is the proof that the instruction is there.
#[derive(Clone, Copy)]
pub(super) struct Hardware(());

impl Hardware {
    /// The instruction, if this processor has it. Costs a load after the first call.
    #[inline(always)]
    pub(super) fn detect() -> Option<Self> {
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
}

/// Multiplication by shifts, four bits at a time.
#[derive(Clone, Copy)]
pub(super) struct Portable;

impl Multiplier for Portable {
    fn multiply(self, a: u64, b: u64) -> u128 {
        let mut multiples = [0; 16];
        for i in 0..8 {
            multiples[2 * i] = multiples[i] << 1;
            multiples[2 * i + 1] = multiples[2 * i] ^ u128::from(a);
        }
        (0..16).rev().fold(0, |sum, i| sum << 4 ^ multiples[(b >> (4 * i) & 15) as usize])
    }
}
