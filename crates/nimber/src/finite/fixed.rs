//! Nimbers as wide as machine words.
//!
//! Each type is the field of all numbers that the word holds, as the tower of quadratic
//! extensions that `tower` describes.

use std::fmt;
use std::str::FromStr;

use super::factor::byte_factors;
use super::operators::{fold, operators};
use super::selected::Selected;
use super::tower::Kernel;
use super::{FieldElement, text};
use crate::text::ParseError;

macro_rules! nimbers {
    ($(
        $(#[$documentation:meta])* $Nimber:ident($Word:ty), $bits:literal,
        $Half:ident $({ $led_by:item })?;
    )*) => {$(
        $(#[$documentation])*
        ///
        /// Ordered as numbers are, not compatibly with the field.
        #[derive(Clone, Copy, Default, PartialEq, Eq, PartialOrd, Ord, Hash)]
        #[cfg_attr(feature = "bytemuck", derive(bytemuck::TransparentWrapper))]
        #[repr(transparent)]
        pub struct $Nimber($Word);

        impl $Nimber {
            /// 0.
            pub const ZERO: Self = Self(0);
            /// 1.
            pub const ONE: Self = Self(1);
            /// The width of the word; the field has 2^BITS elements.
            pub const BITS: u32 = $bits;

            /// The nimber with this value.
            pub const fn new(value: $Word) -> Self {
                Self(value)
            }

            /// The value as a number.
            pub const fn get(self) -> $Word {
                self.0
            }

            /// Whether this is 0.
            pub const fn is_zero(self) -> bool {
                self.0 == 0
            }

            /// a².
            ///
            /// Linear, as the characteristic is two: (a+b)² = a² + b².
            #[inline]
            #[must_use]
            pub fn square(self) -> Self {
                Self(Selected::square(self.0))
            }

            /// The b with b² = a. Every nimber has exactly one.
            #[inline]
            #[must_use]
            pub fn square_root(self) -> Self {
                Self(Selected::square_root(self.0))
            }

            /// 1/a, none for 0.
            #[inline]
            pub fn inverse(self) -> Option<Self> {
                (self.0 != 0).then(|| Self(Selected::inverse(self.0)))
            }

            /// a/b, none for b = 0.
            #[inline]
            pub fn checked_div(self, other: Self) -> Option<Self> {
                other.inverse().map(|inverse| self * inverse)
            }

            /// The even y with y² + y = a, none if the field has none.
            ///
            /// There is one if and only if a has [trace](Self::trace) 0; the other solution is
            /// y + 1.
            #[inline]
            pub fn artin_schreier(self) -> Option<Self> {
                (!self.trace()).then(|| Self(Selected::half_trace(self.0)))
            }

            /// a^n, with a^0 = 1.
            ///
            /// The exponent is an ordinary number. By repeated squaring: at most 128 squares and
            /// products.
            #[must_use]
            pub fn pow(self, exponent: u128) -> Self {
                Self(Selected::power(self.0, exponent))
            }

            /// a^n for an exponent of either sign, none for a negative power of 0.
            pub fn checked_pow(self, exponent: i128) -> Option<Self> {
                let power = self.pow(exponent.unsigned_abs());
                if exponent < 0 { power.inverse() } else { Some(power) }
            }

            /// The conjugate over the half field: a₁X + a₀ ↦ a₁X + (a₀+a₁), which is a^X.
            #[inline]
            #[must_use]
            pub fn conjugate(self) -> Self {
                Self(self.0 ^ self.0 >> ($bits / 2))
            }

            /// The absolute trace a + a² + a⁴ + … + a^(2^(BITS−1)), which is 0 or 1.
            ///
            /// It is the highest bit of the number.
            pub const fn trace(self) -> bool {
                self.0 >> ($bits - 1) == 1
            }

            /// The norm to the half field: the product of a with its conjugate.
            #[inline]
            #[must_use]
            pub fn norm(self) -> Self {
                self * self.conjugate()
            }
        }

        impl FieldElement for $Nimber {
            type Half = $Half;

            fn zero() -> Self {
                Self::ZERO
            }

            fn one() -> Self {
                Self::ONE
            }

            fn is_zero(&self) -> bool {
                self.0 == 0
            }

            fn power_of_two(bit: usize) -> Self {
                assert!(bit < $bits, "2^{bit} has more than {} bits", $bits);
                Self(1 << bit)
            }

            fn leading_bit(&self) -> Option<usize> {
                self.0.checked_ilog2().map(|bit| bit as usize)
            }

            fn has_bit(&self, bit: usize) -> bool {
                bit < $bits && self.0 >> bit & 1 == 1
            }

            #[inline]
            fn split(&self, bits: usize) -> Option<($Half, $Half)> {
                let (high, low) = match self.0.checked_shr(bits as u32) {
                    Some(high) => (high, self.0 ^ high << bits),
                    None => (0, self.0),
                };
                Some(($Half(high.try_into().ok()?), $Half(low.try_into().ok()?)))
            }

            #[inline]
            fn join(high: &$Half, low: &$Half, bits: usize) -> Self {
                let (high, low) = (<$Word>::from(high.0), <$Word>::from(low.0));
                if high == 0 {
                    return Self(low);
                }
                let fits = bits <= high.leading_zeros() as usize;
                assert!(fits, "*{high}·2^{bits} has more than {} bits", $bits);
                Self(high << bits | low)
            }

            #[inline]
            fn sum(&self, other: &Self) -> Self {
                *self + *other
            }

            #[inline]
            fn product(&self, other: &Self) -> Self {
                *self * *other
            }

            #[inline]
            fn square(&self) -> Self {
                (*self).square()
            }

            #[inline]
            fn square_root(&self) -> Self {
                (*self).square_root()
            }

            #[inline]
            fn inverse(&self) -> Option<Self> {
                (*self).inverse()
            }

            #[inline]
            fn artin_schreier(&self) -> Option<Self> {
                (*self).artin_schreier()
            }

            $(#[inline] $led_by)?
        }

        impl From<$Word> for $Nimber {
            fn from(value: $Word) -> Self {
                Self(value)
            }
        }

        impl From<$Nimber> for $Word {
            fn from(nimber: $Nimber) -> Self {
                nimber.0
            }
        }

        operators!($Nimber, Add add AddAssign add_assign, |a, b| Self(a.0 ^ b.0));
        operators!($Nimber, Mul mul MulAssign mul_assign, |a, b| Self(Selected::product(a.0, b.0)));
        operators!($Nimber, Div div DivAssign div_assign, |a, b| {
            a.checked_div(b).expect("division by the nimber 0")
        });
        fold!($Nimber, Sum sum, Self::ZERO, +);
        fold!($Nimber, Product product, Self::ONE, *);

        impl fmt::Display for $Nimber {
            fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
                text::write(&self.0, f)
            }
        }

        impl fmt::Debug for $Nimber {
            fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
                fmt::Display::fmt(self, f)
            }
        }

        impl FromStr for $Nimber {
            type Err = ParseError;

            fn from_str(text: &str) -> Result<Self, ParseError> {
                let value = text::parse(text)?;
                <$Word>::try_from(&value).map(Self).map_err(|_| text::too_wide(text, $bits))
            }
        }
    )*};
}

nimbers! {
    /// The field of 2^8 elements.
    Nimber8(u8), 8, Nimber8 {
        fn led_by(&self, i: usize, j: usize) -> Option<(Self, Self)> {
            let (r, s) = byte_factors(i, j, self.0);
            Some((Self(r), Self(s)))
        }
    };
    /// The field of 2^16 elements.
    Nimber16(u16), 16, Nimber8;
    /// The field of 2^32 elements.
    Nimber32(u32), 32, Nimber16;
    /// The field of 2^64 elements.
    Nimber64(u64), 64, Nimber32;
    /// The field of 2^128 elements.
    Nimber128(u128), 128, Nimber64;
}

/// The same number in larger fields.
macro_rules! widen {
    ($($Narrow:ident: $($Wide:ident)*;)*) => {$($(
        impl From<$Narrow> for $Wide {
            fn from(nimber: $Narrow) -> Self {
                Self(nimber.0.into())
            }
        }
    )*)*};
}

widen! {
    Nimber8: Nimber16 Nimber32 Nimber64 Nimber128;
    Nimber16: Nimber32 Nimber64 Nimber128;
    Nimber32: Nimber64 Nimber128;
    Nimber64: Nimber128;
}
