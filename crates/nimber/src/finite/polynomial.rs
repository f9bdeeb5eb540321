//! Nimbers that stay in the polynomial basis.
//!
//! A product of nimbers by carry-less multiplication spends most of its time on the way to the
//! polynomial basis and back. [`Polynomial64`] and [`Polynomial128`] are the elements of
//!
//! > GF(2)\[x\]/(x^64 + x^4 + x^3 + x + 1), GF(2)\[x\]/(x^128 + x^7 + x^2 + x + 1)
//!
//! as words whose bit i is the coefficient of x^i: for long chains of products, for matrices and
//! for logarithms, convert once, compute, and convert back.
//!
//! ```
//! use nimatron_nimber::finite::{Nimber64, Polynomial64};
//!
//! let nimbers = [5, 1 << 63, 1051].map(Nimber64::new);
//! let product: Polynomial64 = nimbers.map(Polynomial64::from).iter().product();
//! assert_eq!(Nimber64::from(product), nimbers.iter().product());
//! ```
//!
//! The functions of [`slices`](super::slices) compute many products at once.

use super::basis::{ISOMORPHISM_64, ISOMORPHISM_128};
use super::carryless::{Hardware, Multiplier, Portable};
use super::operators::{fold, operators};
use super::tower;
use super::word::{Halves, Word};
use super::{Nimber64, Nimber128};

/// A word as an element of its field of polynomials.
pub(super) trait PolynomialField: Word {
    /// A polynomial of twice the length, of which a remainder will be taken.
    type Wide: Copy;

    fn add_wide(a: Self::Wide, b: Self::Wide) -> Self::Wide;

    /// The product before reduction.
    fn multiply_wide<M: Multiplier>(self, other: Self, multiplier: M) -> Self::Wide;

    /// The square before reduction.
    fn square_wide<M: Multiplier>(self, multiplier: M) -> Self::Wide;

    /// The remainder modulo the polynomial of the field.
    fn reduce(wide: Self::Wide) -> Self;

    #[inline(always)]
    fn multiply<M: Multiplier>(self, other: Self, multiplier: M) -> Self {
        Self::reduce(self.multiply_wide(other, multiplier))
    }

    #[inline(always)]
    fn power<M: Multiplier>(self, exponent: u128, multiplier: M) -> Self {
        let square = |a: Self| Self::reduce(a.square_wide(multiplier));
        tower::power(self, exponent, square, |a, b| a.multiply(b, multiplier))
    }
}

impl PolynomialField for u32 {
    type Wide = u64;

    #[inline(always)]
    fn add_wide(a: u64, b: u64) -> u64 {
        a ^ b
    }

    #[inline(always)]
    fn multiply_wide<M: Multiplier>(self, other: u32, multiplier: M) -> u64 {
        multiplier.multiply(u64::from(self), u64::from(other)) as u64
    }

    #[inline(always)]
    fn square_wide<M: Multiplier>(self, multiplier: M) -> u64 {
        self.multiply_wide(self, multiplier)
    }

    #[inline(always)]
    fn reduce(wide: u64) -> u32 {
        let (high, low) = wide.halves();
        let high = high ^ high >> 25 ^ high >> 29 ^ high >> 30;
        low ^ high ^ high << 2 ^ high << 3 ^ high << 7
    }
}

impl PolynomialField for u64 {
    type Wide = u128;

    #[inline(always)]
    fn add_wide(a: u128, b: u128) -> u128 {
        a ^ b
    }

    #[inline(always)]
    fn multiply_wide<M: Multiplier>(self, other: u64, multiplier: M) -> u128 {
        multiplier.multiply(self, other)
    }

    #[inline(always)]
    fn square_wide<M: Multiplier>(self, multiplier: M) -> u128 {
        multiplier.multiply(self, self)
    }

    #[inline(always)]
    fn multiply<M: Multiplier>(self, other: u64, multiplier: M) -> u64 {
        multiplier.remainder(multiplier.multiply(self, other))
    }

    #[inline(always)]
    fn reduce(wide: u128) -> u64 {
        Portable.remainder(wide)
    }
}

impl PolynomialField for u128 {
    /// (high, low).
    type Wide = (u128, u128);

    #[inline(always)]
    fn add_wide(a: (u128, u128), b: (u128, u128)) -> (u128, u128) {
        (a.0 ^ b.0, a.1 ^ b.1)
    }

    #[inline(always)]
    fn multiply_wide<M: Multiplier>(self, other: u128, multiplier: M) -> (u128, u128) {
        let ((a1, a0), (b1, b0)) = (self.halves(), other.halves());
        let low = multiplier.multiply(a0, b0);
        let high = multiplier.multiply(a1, b1);
        let middle = multiplier.multiply(a0 ^ a1, b0 ^ b1) ^ low ^ high;
        (high ^ middle >> 64, low ^ middle << 64)
    }

    #[inline(always)]
    fn square_wide<M: Multiplier>(self, multiplier: M) -> (u128, u128) {
        let (a1, a0) = self.halves();
        (multiplier.multiply(a1, a1), multiplier.multiply(a0, a0))
    }

    #[inline(always)]
    fn reduce((high, low): (u128, u128)) -> u128 {
        let high = high ^ high >> 121 ^ high >> 126 ^ high >> 127;
        low ^ high ^ high << 1 ^ high << 2 ^ high << 7
    }
}

/// Evaluates an expression with the best multiplier of this processor.
macro_rules! with_multiplier {
    (|$multiplier:ident| $body:expr) => {
        match Hardware::detect() {
            Some($multiplier) => $body,
            None => {
                let $multiplier = Portable;
                $body
            }
        }
    };
}

macro_rules! polynomials {
    ($($(#[$documentation:meta])* $Polynomial:ident($Word:ty), $Nimber:ident, $isomorphism:ident;)*) => {$(
        $(#[$documentation])*
        #[derive(Clone, Copy, Default, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
        #[repr(transparent)]
        pub struct $Polynomial($Word);

        impl $Polynomial {
            /// 0.
            pub const ZERO: Self = Self(0);
            /// 1.
            pub const ONE: Self = Self(1);

            /// The polynomial with these coefficients, bit i that of x^i.
            pub const fn from_bits(bits: $Word) -> Self {
                Self(bits)
            }

            /// The coefficients.
            pub const fn bits(self) -> $Word {
                self.0
            }

            /// a².
            #[inline]
            #[must_use]
            pub fn square(self) -> Self {
                Self(with_multiplier!(|m| PolynomialField::reduce(self.0.square_wide(m))))
            }

            /// 1/a, none for 0.
            ///
            /// By way of the nimber, which is several times faster than a power here.
            pub fn inverse(self) -> Option<Self> {
                $Nimber::from(self).inverse().map(Self::from)
            }

            /// a^n, with a^0 = 1.
            #[must_use]
            pub fn pow(self, exponent: u128) -> Self {
                Self(with_multiplier!(|m| self.0.power(exponent, m)))
            }

            /// The sum of the products of pairs.
            ///
            /// Only the sum is reduced, so a pair costs little more than its multiplication.
            #[must_use]
            pub fn dot(pairs: impl IntoIterator<Item = (Self, Self)>) -> Self {
                with_multiplier!(|m| {
                    let mut sum = Default::default();
                    for (a, b) in pairs {
                        sum = <$Word>::add_wide(sum, a.0.multiply_wide(b.0, m));
                    }
                    Self(PolynomialField::reduce(sum))
                })
            }
        }

        impl From<$Nimber> for $Polynomial {
            #[inline]
            fn from(nimber: $Nimber) -> Self {
                Self($isomorphism.forth.apply(nimber.get()))
            }
        }

        impl From<$Polynomial> for $Nimber {
            #[inline]
            fn from(polynomial: $Polynomial) -> Self {
                Self::new($isomorphism.back.apply(polynomial.0))
            }
        }

        operators!($Polynomial, Add add AddAssign add_assign, |a, b| Self(a.0 ^ b.0));
        operators!($Polynomial, Mul mul MulAssign mul_assign, |a, b| {
            Self(with_multiplier!(|m| a.0.multiply(b.0, m)))
        });
        fold!($Polynomial, Sum sum, Self::ZERO, +);
        fold!($Polynomial, Product product, Self::ONE, *);
    )*};
}

polynomials! {
    /// An element of GF(2)\[x\]/(x^64 + x^4 + x^3 + x + 1), isomorphic to [`Nimber64`].
    Polynomial64(u64), Nimber64, ISOMORPHISM_64;
    /// An element of GF(2)\[x\]/(x^128 + x^7 + x^2 + x + 1), isomorphic to [`Nimber128`].
    Polynomial128(u128), Nimber128, ISOMORPHISM_128;
}
