//! The kernel that the types use: the fastest way for each width on this processor.
//!
//! | bits | product | linear maps | inverse |
//! | --- | --- | --- | --- |
//! | 8 | tables | tables | table |
//! | 16 | tower | tables | tower |
//! | 32 | carry-less, or else tower | tables | tower |
//! | 64 | carry-less | tables | tower |
//! | 128 | carry-less on halves | tower | tower |
//!
//! Tables of logarithms of 16-bit words were no faster than the tower down to bytes, whose tables
//! stay in the nearest cache.
//!
//! Carry-less multiplication is an instruction, or else made of multiplications of numbers.
//!
//! A carry-less product takes both factors to the basis of polynomials and the product back, by
//! tables; see `basis`.

use super::basis::{ISOMORPHISM_32, ISOMORPHISM_64, ISOMORPHISM_128};
use super::carryless::{Hardware, Multiplier, Portable};
use super::polynomial::PolynomialField;
use super::tables::LinearMaps;
use super::tower::{self, Bytes, Kernel};
use super::word::Halves;

/// The fastest kernel for each width.
pub(super) enum Selected {}

/// Operations taken from the tower down to bytes.
macro_rules! bytes {
    ($Word:ty: $($operation:ident)*) => {$(
        #[inline(always)]
        fn $operation(a: $Word) -> $Word {
            Bytes::$operation(a)
        }
    )*};
}

/// Operations taken from tables of linear maps.
macro_rules! linear {
    ($Word:ty) => {
        linear!($Word: times_c square square_root half_trace);
    };
    ($Word:ty: $($operation:ident)*) => {$(
        #[inline(always)]
        fn $operation(a: $Word) -> $Word {
            LinearMaps::$operation(a)
        }
    )*};
}

/// Operations taken from this kernel on halves.
macro_rules! halved {
    ($Word:ty: $($operation:ident)*) => {$(
        #[inline(always)]
        fn $operation(a: $Word) -> $Word {
            tower::$operation::<Self, _>(a)
        }
    )*};
}

impl Kernel<u8> for Selected {
    #[inline(always)]
    fn product(a: u8, b: u8) -> u8 {
        Bytes::product(a, b)
    }

    bytes!(u8: times_c square square_root inverse half_trace);
}

impl Kernel<u16> for Selected {
    #[inline(always)]
    fn product(a: u16, b: u16) -> u16 {
        Bytes::product(a, b)
    }

    bytes!(u16: inverse);
    linear!(u16);
}

/// Products and powers by carry-less multiplication, and as the last arguments say where the
/// processor does not know it.
macro_rules! carryless {
    ($Word:ty, $carryless:ident, $isomorphism:ident, else portable) => {
        carryless!(
            $Word, $carryless, $isomorphism,
            else |a, b| $carryless(a, b, Portable), |a, n| $isomorphism.power(a, n, Portable)
        );
    };
    (
        $Word:ty, $carryless:ident, $isomorphism:ident,
        else |$a:ident, $b:ident| $product:expr, |$base:ident, $n:ident| $power:expr
    ) => {
        #[inline]
        fn product(a: $Word, b: $Word) -> $Word {
            // Apart from the rest, which it would take registers from.
            #[cold]
            #[inline(never)]
            fn without_hardware($a: $Word, $b: $Word) -> $Word {
                $product
            }
            match Hardware::detect() {
                Some(hardware) => $carryless(a, b, hardware),
                None => without_hardware(a, b),
            }
        }

        fn power($base: $Word, $n: u128) -> $Word {
            match Hardware::detect() {
                Some(hardware) => $isomorphism.power($base, $n, hardware),
                None => $power,
            }
        }
    };
}

impl Kernel<u32> for Selected {
    carryless!(
        u32, carryless_32, ISOMORPHISM_32,
        else |a, b| Bytes::product(a, b), |a, n| Bytes::power(a, n)
    );
    bytes!(u32: inverse);
    linear!(u32);
}

impl Kernel<u64> for Selected {
    carryless!(u64, carryless_64, ISOMORPHISM_64, else portable);
    halved!(u64: inverse);
    linear!(u64);
}

impl Kernel<u128> for Selected {
    carryless!(u128, carryless_128, ISOMORPHISM_128, else portable);
    halved!(u128: times_c square square_root inverse half_trace);
}

#[inline(always)]
pub(super) fn carryless_32<M: Multiplier>(a: u32, b: u32, multiplier: M) -> u32 {
    ISOMORPHISM_32.product(a, b, multiplier)
}

#[inline(always)]
pub(super) fn carryless_64<M: Multiplier>(a: u64, b: u64, multiplier: M) -> u64 {
    ISOMORPHISM_64.product(a, b, multiplier)
}

/// As [`tower::product`], with halves in the polynomial basis.
#[inline(always)]
pub(super) fn carryless_128<M: Multiplier>(a: u128, b: u128, multiplier: M) -> u128 {
    let isomorphism = &*ISOMORPHISM_64;
    let ((a1, a0), (b1, b0)) = (a.halves(), b.halves());
    let [a1, a0, b1, b0] = [a1, a0, b1, b0].map(|nimber| isomorphism.forth.apply(nimber));
    let low = a0.multiply_wide(b0, multiplier);
    let middle = (a0 ^ a1).multiply_wide(b0 ^ b1, multiplier);
    let c = isomorphism.forth.apply(1 << (u64::BITS - 1));
    let high = a1.multiply(b1, multiplier).multiply_wide(c, multiplier);
    let halves = [middle ^ low, low ^ high];
    let [high, low] = halves.map(|half| isomorphism.back.apply(PolynomialField::reduce(half)));
    u128::from_halves(high, low)
}
