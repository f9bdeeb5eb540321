//! Machine words as rows of bits, as rows of bytes, and as pairs of halves.

use std::ops::{BitXor, BitXorAssign, Shl, Shr};

use super::simd::low_bytes;

/// An unsigned word; its values are the elements of a field of nimbers.
pub(super) trait Word:
    Copy + Eq + BitXor<Output = Self> + BitXorAssign + Shl<u32, Output = Self> + Shr<u32, Output = Self>
{
    const ZERO: Self;
    const ONE: Self;
    const BITS: u32;

    type Bytes: AsRef<[u8]>;

    /// The bytes, the lowest first.
    fn bytes(self) -> Self::Bytes;

    fn leading_zeros(self) -> u32;

    /// Whether the bit of weight 2^index is set.
    fn has_bit(self, index: u32) -> bool;
}

/// A word that consists of two words of half its width.
pub(super) trait Halves: Word {
    type Half: Word;

    /// (high, low).
    fn halves(self) -> (Self::Half, Self::Half);

    fn from_halves(high: Self::Half, low: Self::Half) -> Self;
}

macro_rules! word {
    ($($Word:ty)*) => {$(
        impl Word for $Word {
            const ZERO: Self = 0;
            const ONE: Self = 1;
            const BITS: u32 = <$Word>::BITS;

            type Bytes = [u8; <$Word>::BITS as usize / 8];

            #[inline(always)]
            fn bytes(self) -> Self::Bytes {
                low_bytes(self.into())
            }

            fn leading_zeros(self) -> u32 {
                self.leading_zeros()
            }

            #[inline(always)]
            fn has_bit(self, index: u32) -> bool {
                self >> index & 1 == 1
            }
        }
    )*};
}

macro_rules! halves {
    ($($Word:ty: $Half:ty),*) => {$(
        impl Halves for $Word {
            type Half = $Half;

            #[inline(always)]
            fn halves(self) -> ($Half, $Half) {
                ((self >> <$Half>::BITS) as $Half, self as $Half)
            }

            #[inline(always)]
            fn from_halves(high: $Half, low: $Half) -> Self {
                <$Word>::from(high) << <$Half>::BITS | <$Word>::from(low)
            }
        }
    )*};
}

word!(u8 u16 u32 u64 u128);
halves!(u16: u8, u32: u16, u64: u32, u128: u64);
