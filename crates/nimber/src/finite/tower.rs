//! The tower of quadratic extensions: every operation from those on halves.
//!
//! With X = 2^(2^n) and c = X/2, the nimbers below X² are the elements a₁X + a₀ with a₁, a₀ < X, and
//!
//! > X² = X + c.
//!
//! From this, with products and sums of nimbers throughout:
//!
//! | | |
//! | --- | --- |
//! | product | (a₁X + a₀)(b₁X + b₀) = ((a₀+a₁)(b₀+b₁) + a₀b₀) X + (a₀b₀ + c·a₁b₁) |
//! | by cX | (a₁X + a₀)·cX = c(a₁+a₀) X + c²a₁ |
//! | square | a₁² X + (a₀² + c·a₁²) |
//! | square root | √a₁ X + √(a₀ + c·a₁) |
//! | norm | N = a₀(a₀+a₁) + c·a₁² |
//! | inverse | (a₁ X + (a₀+a₁))/N |
//! | y²+y = a | y₁²+y₁ = a₁ and y₀²+y₀ = a₀ + c·y₁², where the choice of y₁ gives the latter trace 0 |
//!
//! The formulas are written for any [`Kernel`] that knows the halves. The kernel [`Bytes`] ends at
//! tables for bytes that are made at compile time; it is what the others are tested against. Three
//! half products a level make its product O(w^1.585) for w bytes.
//!
//! References: J. H. Conway, *On Numbers and Games*, chapter 6; H. W. Lenstra, *Nim multiplication*
//! (1978).

use super::word::{Halves, Word};

/// A way to compute in the field of the nimbers that the word W holds.
pub(super) trait Kernel<W: Word> {
    fn product(a: W, b: W) -> W;

    /// a·2^(BITS−1): the product with the c of the next level.
    fn times_c(a: W) -> W;

    /// a·b·2^(BITS−1).
    #[inline(always)]
    fn product_times_c(a: W, b: W) -> W {
        Self::times_c(Self::product(a, b))
    }

    fn square(a: W) -> W;

    /// a²·2^(BITS−1).
    #[inline(always)]
    fn square_times_c(a: W) -> W {
        Self::times_c(Self::square(a))
    }

    fn square_root(a: W) -> W;

    /// 1/a, and 0 for 0.
    fn inverse(a: W) -> W;

    /// a^n, with a^0 = 1.
    #[inline]
    fn power(a: W, n: u128) -> W {
        power(a, n, Self::square, Self::product)
    }

    /// The even y with y²+y = a, where a stands for a + 2^(BITS−1) if it has trace 1; linear in a.
    fn half_trace(a: W) -> W;
}

/// a^n by repeated squaring.
#[inline(always)]
pub(super) fn power<W: Word>(
    a: W,
    n: u128,
    square: impl Fn(W) -> W,
    product: impl Fn(W, W) -> W,
) -> W {
    let bits = (0..u128::BITS - n.leading_zeros()).rev();
    bits.fold(W::ONE, |power, bit| {
        let power = square(power);
        if n.has_bit(bit) { product(power, a) } else { power }
    })
}

#[inline(always)]
pub(super) fn product<K: Kernel<W::Half>, W: Halves>(a: W, b: W) -> W {
    let ((a1, a0), (b1, b0)) = (a.halves(), b.halves());
    let low = K::product(a0, b0);
    let middle = K::product(a0 ^ a1, b0 ^ b1);
    W::from_halves(middle ^ low, low ^ K::product_times_c(a1, b1))
}

#[inline(always)]
pub(super) fn times_c<K: Kernel<W::Half>, W: Halves>(a: W) -> W {
    let (a1, a0) = a.halves();
    W::from_halves(K::times_c(a1 ^ a0), K::times_c(K::times_c(a1)))
}

#[inline(always)]
pub(super) fn square<K: Kernel<W::Half>, W: Halves>(a: W) -> W {
    let (a1, a0) = a.halves();
    W::from_halves(K::square(a1), K::square(a0) ^ K::square_times_c(a1))
}

#[inline(always)]
pub(super) fn square_root<K: Kernel<W::Half>, W: Halves>(a: W) -> W {
    let (a1, a0) = a.halves();
    W::from_halves(K::square_root(a1), K::square_root(a0 ^ K::times_c(a1)))
}

#[inline(always)]
pub(super) fn inverse<K: Kernel<W::Half>, W: Halves>(a: W) -> W {
    let (a1, a0) = a.halves();
    let norm = K::product(a0, a0 ^ a1) ^ K::square_times_c(a1);
    let inverse = K::inverse(norm);
    W::from_halves(K::product(a1, inverse), K::product(a0 ^ a1, inverse))
}

#[inline(always)]
pub(super) fn half_trace<K: Kernel<W::Half>, W: Halves>(a: W) -> W {
    let (a1, a0) = a.halves();
    let y1 = K::half_trace(a1);
    let rest = a0 ^ K::square_times_c(y1);
    // With y₁+1 for y₁ the rest changes by c, which the half trace does not see.
    let one = if rest.has_bit(W::Half::BITS - 1) { W::Half::ONE } else { W::Half::ZERO };
    W::from_halves(y1 ^ one, K::half_trace(rest))
}

/// Everything on these words from the same kernel on their halves.
macro_rules! by_halves {
    ($Kernel:ty: $($Word:ty)*) => {$(
        impl $crate::finite::tower::Kernel<$Word> for $Kernel {
            #[inline(always)]
            fn product(a: $Word, b: $Word) -> $Word {
                $crate::finite::tower::product::<Self, _>(a, b)
            }

            $crate::finite::tower::by_halves!(
                @unary $Word: times_c square square_root inverse half_trace
            );
        }
    )*};
    (@unary $Word:ty: $($operation:ident)*) => {$(
        #[inline(always)]
        fn $operation(a: $Word) -> $Word {
            $crate::finite::tower::$operation::<Self, _>(a)
        }
    )*};
}

pub(super) use by_halves;

/// The tower down to tables for bytes.
pub(super) enum Bytes {}

by_halves!(Bytes: u16 u32 u64 u128);

impl Kernel<u8> for Bytes {
    #[inline(always)]
    fn product(a: u8, b: u8) -> u8 {
        EXP[log(a) + log(b)]
    }

    #[inline(always)]
    fn product_times_c(a: u8, b: u8) -> u8 {
        EXP[log(a) + log(b) + LOG_C]
    }

    #[inline(always)]
    fn times_c(a: u8) -> u8 {
        TIMES_C[usize::from(a)]
    }

    #[inline(always)]
    fn square_times_c(a: u8) -> u8 {
        EXP[2 * log(a) + LOG_C]
    }

    #[inline(always)]
    fn square(a: u8) -> u8 {
        SQUARE[usize::from(a)]
    }

    #[inline(always)]
    fn square_root(a: u8) -> u8 {
        SQUARE_ROOT[usize::from(a)]
    }

    #[inline(always)]
    fn inverse(a: u8) -> u8 {
        INVERSE[usize::from(a)]
    }

    #[inline(always)]
    fn half_trace(a: u8) -> u8 {
        HALF_TRACE[usize::from(a)]
    }
}

/// A generator of the multiplicative group of bytes, whose order is 255, with g³ = 2^7.
const GENERATOR: u8 = 77;
/// The logarithm of 2^7, the c of the next level.
const LOG_C: usize = 3;
/// Stands for the logarithm of 0: sums with it lie behind the powers in [`EXP`], where 0 is.
const LOG_ZERO: u16 = 512;

#[inline(always)]
fn log(a: u8) -> usize {
    LOG[usize::from(a)].into()
}

/// The product of a, b < 2^bits by the tower down to single bits.
pub(super) const fn byte_product(a: u8, b: u8, bits: u32) -> u8 {
    if bits == 1 {
        return a & b;
    }
    let half = bits / 2;
    let mask = (1 << half) - 1;
    let (a1, a0, b1, b0) = (a >> half, a & mask, b >> half, b & mask);
    let low = byte_product(a0, b0, half);
    let high = byte_product(byte_product(a1, b1, half), 1 << (half - 1), half);
    let middle = byte_product(a0 ^ a1, b0 ^ b1, half);
    (middle ^ low) << half | (low ^ high)
}

static LOG: [u16; 256] = {
    let mut log = [LOG_ZERO; 256];
    let (mut power, mut exponent) = (1, 0);
    while exponent < 255 {
        log[power as usize] = exponent;
        power = byte_product(power, GENERATOR, 8);
        exponent += 1;
    }
    log
};

static EXP: [u8; 2 * LOG_ZERO as usize + LOG_C + 1] = {
    let mut exp = [0; 2 * LOG_ZERO as usize + LOG_C + 1];
    let (mut power, mut exponent) = (1, 0);
    while exponent < LOG_ZERO as usize {
        exp[exponent] = power;
        power = byte_product(power, GENERATOR, 8);
        exponent += 1;
    }
    exp
};

/// a^(2^squarings) for a byte.
const fn frobenius(mut a: u8, squarings: u32) -> u8 {
    let mut done = 0;
    while done < squarings {
        a = byte_product(a, a, 8);
        done += 1;
    }
    a
}

/// A table for bytes, by a formula.
macro_rules! table {
    ($table:ident, |$a:ident| $value:expr) => {
        static $table: [u8; 256] = {
            let mut table = [0; 256];
            let mut index = 0;
            while index < 256 {
                let $a = index as u8;
                table[index] = $value;
                index += 1;
            }
            table
        };
    };
}

table!(TIMES_C, |a| byte_product(a, 0x80, 8));
table!(SQUARE, |a| frobenius(a, 1));
table!(SQUARE_ROOT, |a| frobenius(a, 7));
table!(INVERSE, |a| {
    // 1/a = a^254 = a^2·a^4·…·a^128.
    let (mut inverse, mut squarings) = (1, 1);
    while squarings < 8 {
        inverse = byte_product(inverse, frobenius(a, squarings), 8);
        squarings += 1;
    }
    inverse
});

static HALF_TRACE: [u8; 256] = {
    let mut table = [0; 256];
    let mut y = 0;
    while y < 256 {
        let a = frobenius(y as u8, 1) ^ y as u8;
        table[a as usize] = y as u8;
        table[(a ^ 0x80) as usize] = y as u8;
        y += 2;
    }
    table
};
