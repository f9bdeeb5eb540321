//! Vectors of 64 bytes: AVX-512 with GFNI and VPCLMULQDQ.

use std::arch::asm;
use std::arch::x86_64::*;

use super::vector::Vector;
use super::words::Words;

/// A register of 64 bytes. See [`Vector`] for why a value of it is a licence to use AVX-512.
#[derive(Clone, Copy)]
pub struct Avx512(__m512i);

/// The bytes of which bit log₂(width) of the index is 0.
const fn low_bytes(width: usize) -> u64 {
    let mut mask = 0;
    let mut i = 0;
    while i < 64 {
        if i & width == 0 {
            mask |= 1 << i;
        }
        i += 1;
    }
    mask
}

/// i ↦ i xor width, the control of a shuffle in each quarter.
const fn swap(width: usize) -> [u8; 64] {
    let mut control = [0; 64];
    let mut i = 0;
    while i < 64 {
        control[i] = ((i % 16) ^ width) as u8;
        i += 1;
    }
    control
}

const SWAPS: [[u8; 64]; 3] = [swap(1), swap(2), swap(4)];
const LOW_BYTES: [u64; 3] = [low_bytes(1), low_bytes(2), low_bytes(4)];

/// Bytes of `from` shuffled within quarters, where the mask has a 1; bytes of `to` elsewhere.
///
/// In assembly, since the compiler turns the intrinsic into a permutation of two registers, which
/// takes twice the time.
#[inline]
#[target_feature(enable = "avx512f,avx512bw")]
fn masked_shuffle(mut to: __m512i, from: __m512i, control: __m512i, mask: u64) -> __m512i {
    // SAFETY: the instruction changes nothing but its destination, and belongs to AVX-512BW.
    unsafe {
        asm!(
            "vpshufb {to}{{{mask}}}, {from}, {control}",
            to = inout(zmm_reg) to,
            from = in(zmm_reg) from,
            control = in(zmm_reg) control,
            mask = in(kreg) mask,
            options(pure, nomem, nostack, preserves_flags),
        );
    }
    to
}

impl Vector for Avx512 {
    const BYTES: usize = 64;

    #[inline(always)]
    unsafe fn load(from: *const u8) -> Self {
        // SAFETY: the caller vouches for the processor and the bytes.
        Self(unsafe { _mm512_loadu_si512(from.cast()) })
    }

    #[inline(always)]
    fn fetch(from: *const u8) {
        // SAFETY: every processor with the vectors has the hint, and it reads nothing.
        unsafe { _mm_prefetch::<_MM_HINT_T0>(from.cast()) }
    }

    #[inline(always)]
    unsafe fn store(self, to: *mut u8) {
        // SAFETY: the caller vouches for the bytes, the value for the processor.
        unsafe { _mm512_storeu_si512(to.cast(), self.0) }
    }

    #[inline(always)]
    fn xor(self, other: Self) -> Self {
        // SAFETY: the value vouches for the processor.
        Self(unsafe { _mm512_xor_si512(self.0, other.0) })
    }

    #[inline(always)]
    fn product(self, other: Self) -> Self {
        // SAFETY: the value vouches for the processor.
        Self(unsafe { _mm512_gf2p8mul_epi8(self.0, other.0) })
    }

    #[inline(always)]
    fn linear(self, matrix: u64) -> Self {
        // SAFETY: the value vouches for the processor.
        Self(unsafe {
            _mm512_gf2p8affine_epi64_epi8::<0>(self.0, _mm512_set1_epi64(matrix as i64))
        })
    }

    #[inline(always)]
    fn inverse(self) -> Self {
        let identity = super::constants::IDENTITY as i64;
        // SAFETY: the value vouches for the processor.
        Self(unsafe { _mm512_gf2p8affineinv_epi64_epi8::<0>(self.0, _mm512_set1_epi64(identity)) })
    }

    #[inline(always)]
    fn group(self, _: usize) -> Self {
        self
    }

    #[inline(always)]
    fn ungroup(self, _: usize) -> Self {
        self
    }

    #[inline(always)]
    fn exchange(low: Self, high: Self, width: usize, bytes: usize) -> (Self, Self) {
        // SAFETY: the values vouch for the processor; the control is 64 bytes.
        unsafe {
            if bytes == 16 {
                // Quarters hold whole numbers, so that interleaving transposes.
                let interleaved_low = _mm512_unpacklo_epi8(low.0, high.0);
                let interleaved_high = _mm512_unpackhi_epi8(low.0, high.0);
                return (Self(interleaved_low), Self(interleaved_high));
            }
            let step = width.trailing_zeros() as usize;
            let control = _mm512_loadu_si512(SWAPS[step].as_ptr().cast());
            let mask = LOW_BYTES[step];
            (
                Self(masked_shuffle(low.0, high.0, control, !mask)),
                Self(masked_shuffle(high.0, low.0, control, mask)),
            )
        }
    }
}

/// A register of 8 words. See [`Words`] for why a value of it is a licence to use AVX-512.
#[derive(Clone, Copy)]
pub struct Words512(__m512i);

impl Words for Words512 {
    const WORDS: usize = 8;

    #[inline(always)]
    unsafe fn load(from: *const u64) -> Self {
        // SAFETY: the caller vouches for the processor and the words.
        Self(unsafe { _mm512_loadu_si512(from.cast()) })
    }

    #[inline(always)]
    unsafe fn load_first(from: *const u64, count: usize) -> Self {
        // SAFETY: the caller vouches for the processor and the words under the mask.
        Self(unsafe { _mm512_maskz_loadu_epi64(first(count), from.cast()) })
    }

    #[inline(always)]
    unsafe fn store(self, to: *mut u64) {
        // SAFETY: the caller vouches for the words, the value for the processor.
        unsafe { _mm512_storeu_si512(to.cast(), self.0) }
    }

    #[inline(always)]
    unsafe fn store_first(self, to: *mut u64, count: usize) {
        // SAFETY: the caller vouches for the words under the mask, the value for the processor.
        unsafe { _mm512_mask_storeu_epi64(to.cast(), first(count), self.0) }
    }

    #[inline(always)]
    unsafe fn splat([low, high]: [u64; 2]) -> Self {
        // SAFETY: the caller vouches for the processor.
        Self(unsafe { _mm512_broadcast_i32x4(_mm_set_epi64x(high as i64, low as i64)) })
    }

    #[inline(always)]
    fn xor(self, other: Self) -> Self {
        // SAFETY: the value vouches for the processor.
        Self(unsafe { _mm512_xor_si512(self.0, other.0) })
    }

    #[inline(always)]
    fn xor_odd(self, other: Self) -> Self {
        // SAFETY: the value vouches for the processor.
        Self(unsafe { _mm512_mask_xor_epi64(self.0, 0b1010_1010, self.0, other.0) })
    }

    #[inline(always)]
    fn multiply<const SELECT: i32>(self, other: Self) -> Self {
        // SAFETY: the value vouches for the processor.
        Self(unsafe { _mm512_clmulepi64_epi128::<SELECT>(self.0, other.0) })
    }

    #[inline(always)]
    fn even(self, other: Self) -> Self {
        // SAFETY: the value vouches for the processor.
        Self(unsafe { _mm512_unpacklo_epi64(self.0, other.0) })
    }

    #[inline(always)]
    fn odd(self, other: Self) -> Self {
        // SAFETY: the value vouches for the processor.
        Self(unsafe { _mm512_unpackhi_epi64(self.0, other.0) })
    }

    #[inline(always)]
    fn swap(self) -> Self {
        // SAFETY: the value vouches for the processor.
        Self(unsafe { _mm512_shuffle_epi32::<0b01_00_11_10>(self.0) })
    }

    #[inline(always)]
    fn shift_left<const BITS: u32>(self) -> Self {
        // SAFETY: the value vouches for the processor.
        Self(unsafe { _mm512_slli_epi64::<BITS>(self.0) })
    }

    #[inline(always)]
    fn shift_right<const BITS: u32>(self) -> Self {
        // SAFETY: the value vouches for the processor.
        Self(unsafe { _mm512_srli_epi64::<BITS>(self.0) })
    }

    #[inline(always)]
    fn lookup(self, table: [u8; 16]) -> Self {
        // SAFETY: the value vouches for the processor; the table is 16 bytes.
        Self(unsafe {
            let table = _mm_loadu_si128(table.as_ptr().cast());
            _mm512_shuffle_epi8(_mm512_broadcast_i32x4(table), self.0)
        })
    }
}

/// The mask of the first `count` of 8 words.
#[inline(always)]
fn first(count: usize) -> u8 {
    ((1_u32 << count) - 1) as u8
}
