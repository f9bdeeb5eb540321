//! Vectors of 32 and of 16 bytes: AVX2 with GFNI, and AVX2 with VPCLMULQDQ.
//!
//! Without masks, numbers are transposed by interleaving. If a quarter of 16 bytes holds e numbers,
//! it is first permuted so that each byte of the e numbers stands together; then interleaving pairs
//! of vectors in pieces of e bytes moves the leading digit of the index of the byte into the index
//! of the vector, and the vector's into the place behind the others.

use std::arch::x86_64::*;

use super::vector::Vector;
use super::words::Words;

/// The control that brings together equal bytes of numbers of `bytes` bytes in 16 bytes.
const fn grouping(bytes: usize) -> [u8; 16] {
    let numbers = 16 / bytes;
    let mut control = [0; 16];
    let mut i = 0;
    while i < 16 {
        control[i] = (i % numbers * bytes + i / numbers) as u8;
        i += 1;
    }
    control
}

const GROUPINGS: [[u8; 16]; 5] = [grouping(1), grouping(2), grouping(4), grouping(8), grouping(16)];

macro_rules! vector {
    (
        $(#[$documentation:meta])* $Vector:ident($Register:ty), $bytes:literal,
        $load:ident $store:ident $xor:ident $product:ident $linear:ident $inverse:ident $set:ident
        $shuffle:ident $spread:expr,
        $low1:ident $high1:ident $low2:ident $high2:ident
        $low4:ident $high4:ident $low8:ident $high8:ident
    ) => {
        $(#[$documentation])*
        #[derive(Clone, Copy)]
        pub struct $Vector($Register);

        impl $Vector {
            #[inline(always)]
            fn shuffle(self, control: [u8; 16]) -> Self {
                // SAFETY: the value vouches for the processor; the control is 16 bytes.
                Self(unsafe {
                    let control = _mm_loadu_si128(control.as_ptr().cast());
                    $shuffle(self.0, $spread(control))
                })
            }
        }

        impl Vector for $Vector {
            const BYTES: usize = $bytes;

            #[inline(always)]
            unsafe fn load(from: *const u8) -> Self {
                // SAFETY: the caller vouches for the processor and the bytes.
                Self(unsafe { $load(from.cast()) })
            }

            #[inline(always)]
            fn fetch(from: *const u8) {
                // SAFETY: every processor with the vectors has the hint, and it reads nothing.
                unsafe { _mm_prefetch::<_MM_HINT_T0>(from.cast()) }
            }

            #[inline(always)]
            unsafe fn store(self, to: *mut u8) {
                // SAFETY: the caller vouches for the bytes, the value for the processor.
                unsafe { $store(to.cast(), self.0) }
            }

            #[inline(always)]
            fn xor(self, other: Self) -> Self {
                // SAFETY: the value vouches for the processor.
                Self(unsafe { $xor(self.0, other.0) })
            }

            #[inline(always)]
            fn product(self, other: Self) -> Self {
                // SAFETY: the value vouches for the processor.
                Self(unsafe { $product(self.0, other.0) })
            }

            #[inline(always)]
            fn linear(self, matrix: u64) -> Self {
                // SAFETY: the value vouches for the processor.
                Self(unsafe { $linear::<0>(self.0, $set(matrix as i64)) })
            }

            #[inline(always)]
            fn inverse(self) -> Self {
                let identity = super::constants::IDENTITY as i64;
                // SAFETY: the value vouches for the processor.
                Self(unsafe { $inverse::<0>(self.0, $set(identity)) })
            }

            #[inline(always)]
            fn group(self, bytes: usize) -> Self {
                if bytes == 1 || bytes == 16 {
                    return self;
                }
                self.shuffle(GROUPINGS[bytes.trailing_zeros() as usize])
            }

            #[inline(always)]
            fn ungroup(self, bytes: usize) -> Self {
                // Groups of a/b are undone by groups of 16b/a.
                self.group(16 / bytes)
            }

            #[inline(always)]
            fn exchange(low: Self, high: Self, _: usize, bytes: usize) -> (Self, Self) {
                let (low, high) = (low.0, high.0);
                // SAFETY: the values vouch for the processor.
                let (low, high) = unsafe {
                    match bytes {
                        16 => ($low1(low, high), $high1(low, high)),
                        8 => ($low2(low, high), $high2(low, high)),
                        4 => ($low4(low, high), $high4(low, high)),
                        _ => ($low8(low, high), $high8(low, high)),
                    }
                };
                (Self(low), Self(high))
            }
        }
    };
}

vector! {
    /// A register of 32 bytes. See [`Vector`] for why a value of it is a licence to use AVX2.
    Avx2(__m256i), 32,
    _mm256_loadu_si256 _mm256_storeu_si256 _mm256_xor_si256
    _mm256_gf2p8mul_epi8 _mm256_gf2p8affine_epi64_epi8 _mm256_gf2p8affineinv_epi64_epi8
    _mm256_set1_epi64x _mm256_shuffle_epi8 _mm256_broadcastsi128_si256,
    _mm256_unpacklo_epi8 _mm256_unpackhi_epi8 _mm256_unpacklo_epi16 _mm256_unpackhi_epi16
    _mm256_unpacklo_epi32 _mm256_unpackhi_epi32 _mm256_unpacklo_epi64 _mm256_unpackhi_epi64
}

vector! {
    /// A register of 16 bytes. See [`Vector`] for why a value of it is a licence to use AVX.
    Avx(__m128i), 16,
    _mm_loadu_si128 _mm_storeu_si128 _mm_xor_si128
    _mm_gf2p8mul_epi8 _mm_gf2p8affine_epi64_epi8 _mm_gf2p8affineinv_epi64_epi8
    _mm_set1_epi64x _mm_shuffle_epi8 std::convert::identity,
    _mm_unpacklo_epi8 _mm_unpackhi_epi8 _mm_unpacklo_epi16 _mm_unpackhi_epi16
    _mm_unpacklo_epi32 _mm_unpackhi_epi32 _mm_unpacklo_epi64 _mm_unpackhi_epi64
}

/// A register of 4 words. See [`Words`] for why a value of it is a licence to use AVX2 and
/// VPCLMULQDQ.
#[derive(Clone, Copy)]
pub struct Words256(__m256i);

impl Words for Words256 {
    const WORDS: usize = 4;

    #[inline(always)]
    unsafe fn load(from: *const u64) -> Self {
        // SAFETY: the caller vouches for the processor and the words.
        Self(unsafe { _mm256_loadu_si256(from.cast()) })
    }

    #[inline(always)]
    unsafe fn load_first(from: *const u64, count: usize) -> Self {
        // SAFETY: the caller vouches for the processor and the words under the mask.
        Self(unsafe { _mm256_maskload_epi64(from.cast(), first(count)) })
    }

    #[inline(always)]
    unsafe fn store(self, to: *mut u64) {
        // SAFETY: the caller vouches for the words, the value for the processor.
        unsafe { _mm256_storeu_si256(to.cast(), self.0) }
    }

    #[inline(always)]
    unsafe fn store_first(self, to: *mut u64, count: usize) {
        // SAFETY: the caller vouches for the words under the mask, the value for the processor.
        unsafe { _mm256_maskstore_epi64(to.cast(), first(count), self.0) }
    }

    #[inline(always)]
    unsafe fn splat([low, high]: [u64; 2]) -> Self {
        // SAFETY: the caller vouches for the processor.
        Self(unsafe { _mm256_broadcastsi128_si256(_mm_set_epi64x(high as i64, low as i64)) })
    }

    #[inline(always)]
    fn xor(self, other: Self) -> Self {
        // SAFETY: the value vouches for the processor.
        Self(unsafe { _mm256_xor_si256(self.0, other.0) })
    }

    #[inline(always)]
    fn xor_odd(self, other: Self) -> Self {
        // SAFETY: the value vouches for the processor.
        Self(unsafe {
            let odd = _mm256_blend_epi32::<0b1100_1100>(_mm256_setzero_si256(), other.0);
            _mm256_xor_si256(self.0, odd)
        })
    }

    #[inline(always)]
    fn multiply<const SELECT: i32>(self, other: Self) -> Self {
        // SAFETY: the value vouches for the processor.
        Self(unsafe { _mm256_clmulepi64_epi128::<SELECT>(self.0, other.0) })
    }

    #[inline(always)]
    fn even(self, other: Self) -> Self {
        // SAFETY: the value vouches for the processor.
        Self(unsafe { _mm256_unpacklo_epi64(self.0, other.0) })
    }

    #[inline(always)]
    fn odd(self, other: Self) -> Self {
        // SAFETY: the value vouches for the processor.
        Self(unsafe { _mm256_unpackhi_epi64(self.0, other.0) })
    }

    #[inline(always)]
    fn swap(self) -> Self {
        // SAFETY: the value vouches for the processor.
        Self(unsafe { _mm256_shuffle_epi32::<0b01_00_11_10>(self.0) })
    }

    #[inline(always)]
    fn shift_left<const BITS: u32>(self) -> Self {
        // SAFETY: the value vouches for the processor.
        Self(unsafe { _mm256_sll_epi64(self.0, _mm_cvtsi32_si128(BITS as i32)) })
    }

    #[inline(always)]
    fn shift_right<const BITS: u32>(self) -> Self {
        // SAFETY: the value vouches for the processor.
        Self(unsafe { _mm256_srl_epi64(self.0, _mm_cvtsi32_si128(BITS as i32)) })
    }

    #[inline(always)]
    fn lookup(self, table: [u8; 16]) -> Self {
        // SAFETY: the value vouches for the processor; the table is 16 bytes.
        Self(unsafe {
            let table = _mm_loadu_si128(table.as_ptr().cast());
            _mm256_shuffle_epi8(_mm256_broadcastsi128_si256(table), self.0)
        })
    }
}

/// The mask of the first `count` of 4 words: their highest bits.
#[inline]
#[target_feature(enable = "avx2")]
fn first(count: usize) -> __m256i {
    _mm256_cmpgt_epi64(_mm256_set1_epi64x(count as i64), _mm256_set_epi64x(3, 2, 1, 0))
}
