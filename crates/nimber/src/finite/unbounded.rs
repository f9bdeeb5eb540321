//! Nimbers of any size.
//!
//! A [`FiniteNimber`] is a natural number under nim-addition and nim-multiplication. Every operation is
//! done in the smallest field [2^(2^n)] that holds its operands: by the kernels of fixed width up
//! to 128 bits, by Karatsuba's products in the tower above (`limbs`).
//!
//! Together the finite nimbers are the quadratic closure of the field of two elements: square
//! roots and the roots of all quadratics exist, cube roots need not.
//!
//! Traps: `*` is 1 and `*n` is not n; and what depends on a field (conjugate, trace, norm)
//! depends on *which* field the number is taken from.
//!
//! Reference: Conway, *On Numbers and Games*, chapter 6.

use std::fmt;
use std::ops::{Add, AddAssign, Div, DivAssign, Mul, MulAssign, Sub, SubAssign};
use std::str::FromStr;

use dashu_int::ops::BitTest;

use super::operators::fold;
use super::power::power;
use super::{FieldElement, Nimber8, Nimber16, Nimber32, Nimber64, Nimber128, limbs, text};
use crate::Natural;
use crate::text::ParseError;

/// A finite nimber of any size.
///
/// ```
/// use nimatron_nimber::finite::FiniteNimber;
///
/// let a: FiniteNimber = "*14".parse()?;
/// let b = FiniteNimber::from(8u8);
/// assert_eq!((&a * &b).to_string(), "*10");
/// assert_eq!((&a * &a), b);
/// assert_eq!((&a + &b).to_string(), "*6");
/// assert_eq!(b.square_root(), a);
/// # Ok::<(), nimatron_nimber::text::ParseError>(())
/// ```
#[derive(Clone, Default, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct FiniteNimber(Natural);

/// Evaluates `$small` in the smallest field of fixed width with `$bits` bits, or `$large`.
macro_rules! in_smallest_field {
    ($bits:expr, $Field:ident => $small:expr, $large:expr) => {
        match $bits {
            0..=8 => {
                type $Field = Nimber8;
                $small
            }
            9..=16 => {
                type $Field = Nimber16;
                $small
            }
            17..=32 => {
                type $Field = Nimber32;
                $small
            }
            33..=64 => {
                type $Field = Nimber64;
                $small
            }
            65..=128 => {
                type $Field = Nimber128;
                $small
            }
            _ => $large,
        }
    };
}

/// A number as a word that it fits into.
fn word<W: Default + for<'a> TryFrom<&'a Natural>>(n: &Natural) -> W {
    W::try_from(n).unwrap_or_default()
}

/// The smallest power of two that is at least `bits`, in limbs of 128 bits.
fn limb_count(bits: usize) -> usize {
    bits.div_ceil(128).next_power_of_two()
}

impl FiniteNimber {
    const LIMB_BYTES: usize = 16;

    /// The nimber *n.
    pub fn new(n: Natural) -> Self {
        Self(n)
    }

    /// The natural number under the star.
    pub fn as_natural(&self) -> &Natural {
        &self.0
    }

    /// The natural number under the star.
    pub fn into_natural(self) -> Natural {
        self.0
    }

    /// (high, low) with self = high·2^bits + low as ordinals and low < 2^bits.
    pub fn split_bits(&self, bits: usize) -> (Self, Self) {
        let (low, high) = self.0.clone().split_bits(bits);
        (Self(high), Self(low))
    }

    /// The n of the smallest field [2^(2^n)] that contains this: 0 for 0 and 1, 1 for 2 and 3,
    /// 2 for 4 … 15.
    ///
    /// ```
    /// use nimatron_nimber::finite::FiniteNimber;
    ///
    /// assert_eq!(FiniteNimber::from(255u8).level(), 3);
    /// assert_eq!(FiniteNimber::from(256u16).level(), 4);
    /// ```
    pub fn level(&self) -> u32 {
        self.0.bit_len().max(1).next_power_of_two().trailing_zeros()
    }

    /// Whether this is in the field of level `level`, below 2^(2^`level`).
    pub fn is_in(&self, level: u32) -> bool {
        self.level() <= level
    }

    /// The degree over the field of two elements: 2^level bits make the smallest field.
    pub fn degree(&self) -> usize {
        1 << self.level()
    }

    /// Whether this is 1.
    pub fn is_one(&self) -> bool {
        self.0.is_one()
    }

    /// The number in limbs of 128 bits, as many as are asked for.
    fn limbs(&self, count: usize) -> Vec<u128> {
        let mut limbs = vec![0; count];
        let bytes = self.0.to_le_bytes();
        for (limb, chunk) in limbs.iter_mut().zip(bytes.chunks(Self::LIMB_BYTES)) {
            let mut padded = [0; Self::LIMB_BYTES];
            padded[..chunk.len()].copy_from_slice(chunk);
            *limb = u128::from_le_bytes(padded);
        }
        limbs
    }

    fn from_limbs(limbs: &[u128]) -> Self {
        let bytes: Vec<u8> = limbs.iter().flat_map(|limb| limb.to_le_bytes()).collect();
        Self(Natural::from_le_bytes(&bytes))
    }

    /// The row of limbs changed in place by a kernel that needs scratch space of the same length.
    fn map_limbs(&self, kernel: impl Fn(&mut [u128], &mut [u128])) -> Self {
        let mut row = self.limbs(limb_count(self.0.bit_len()));
        let mut scratch = vec![0; row.len()];
        kernel(&mut row, &mut scratch);
        Self::from_limbs(&row)
    }

    /// a⊗a, the number whose only square root is a. Linear: (a+b)² = a² + b².
    #[must_use]
    pub fn square(&self) -> Self {
        in_smallest_field!(self.0.bit_len(),
            F => Self::from(F::new(word(&self.0)).square()),
            self.map_limbs(limbs::square))
    }

    /// The only b with b⊗b = a. It lies in the smallest field of a.
    #[must_use]
    pub fn square_root(&self) -> Self {
        in_smallest_field!(self.0.bit_len(),
            F => Self::from(F::new(word(&self.0)).square_root()),
            self.map_limbs(limbs::square_root))
    }

    /// 1/a, unless a is 0.
    ///
    /// ```
    /// use nimatron_nimber::finite::FiniteNimber;
    ///
    /// let a = FiniteNimber::from(1u128 << 127);
    /// assert_eq!(a.inverse().map(|b| b * a).unwrap().to_string(), "*");
    /// assert_eq!(FiniteNimber::default().inverse(), None);
    /// ```
    pub fn inverse(&self) -> Option<Self> {
        if self.0.is_zero() {
            return None;
        }
        in_smallest_field!(self.0.bit_len(),
            F => F::new(word(&self.0)).inverse().map(Self::from),
            Some(Self::from_limbs(&limbs::inverse(&self.limbs(limb_count(self.0.bit_len()))))))
    }

    /// a/b, unless b is 0.
    pub fn checked_div(&self, divisor: &Self) -> Option<Self> {
        divisor.inverse().map(|inverse| self * &inverse)
    }

    /// The n-th power, for n of any size: n is reduced modulo the order 2^(2^level)−1 of the group.
    /// 0⁰ is 1.
    ///
    /// ```
    /// use nimatron_nimber::finite::FiniteNimber;
    /// use nimatron_nimber::Natural;
    ///
    /// let generator = FiniteNimber::from(1361923u32);
    /// assert_eq!(generator.pow(&Natural::from(65537u32)).to_string(), "*1051");
    /// let order = (Natural::ONE << 32) - Natural::ONE;
    /// assert!(generator.pow(&(order << 100_000)).is_one());
    /// ```
    ///
    /// Cost: a square for each of at most 2^level bits and a product for about every fifth.
    #[must_use]
    pub fn pow(&self, exponent: &Natural) -> Self {
        if exponent.is_zero() || self.0.is_zero() || self.0.is_one() {
            return if exponent.is_zero() { Self::from(1u8) } else { self.clone() };
        }
        let order = group_order(self.level());
        let exponent = exponent % order;
        in_smallest_field!(self.0.bit_len(),
            F => Self::from(power(&F::new(word(&self.0)), &exponent)),
            power(self, &exponent))
    }

    /// The (−n)-th power, unless this is 0.
    pub fn negative_pow(&self, exponent: &Natural) -> Option<Self> {
        self.inverse().map(|inverse| inverse.pow(exponent))
    }

    /// The conjugate (a₀+a₁) + a₁X of a₀ + a₁X over the field half as large as the smallest one
    /// that contains it: the other root of its quadratic equation. 0 and 1 are their own.
    ///
    /// ```
    /// use nimatron_nimber::finite::FiniteNimber;
    ///
    /// assert_eq!(FiniteNimber::from(4u8).conjugate(), FiniteNimber::from(5u8));
    /// ```
    #[must_use]
    pub fn conjugate(&self) -> Self {
        match self.degree() / 2 {
            0 => self.clone(),
            half => Self(&self.0 ^ (&self.0 >> half)),
        }
    }

    /// The absolute trace a + a² + a⁴ + …, from the smallest field: its highest bit.
    pub fn trace(&self) -> bool {
        self.0.bit(self.degree() - 1)
    }

    /// The trace from the field of level `field` to that of level `subfield`: the highest
    /// 2^`subfield` of its 2^`field` bits.
    ///
    /// None unless this is in the field, and the subfield in it.
    pub fn relative_trace(&self, field: u32, subfield: u32) -> Option<Self> {
        if !self.is_in(field) || subfield > field {
            return None;
        }
        if subfield == field {
            return Some(self.clone());
        }
        if self.level() < field {
            return Some(Self::default());
        }
        Some(Self(&self.0 >> ((1_usize << field) - (1_usize << subfield))))
    }

    /// The norm from the field of level `field` to that of level `subfield`: the product of the
    /// conjugates, N = a₀(a₀+a₁) + c·a₁² from each field to its half.
    ///
    /// None unless this is in the field, and the subfield in it.
    ///
    /// ```
    /// use nimatron_nimber::finite::FiniteNimber;
    ///
    /// // Each compatible generator has the one before as its norm.
    /// assert_eq!(FiniteNimber::from(1051u16).norm(4, 3), Some(FiniteNimber::from(32u8)));
    /// assert_eq!(FiniteNimber::from(1051u16).norm(3, 2), None);
    /// ```
    pub fn norm(&self, field: u32, subfield: u32) -> Option<Self> {
        if !self.is_in(field) || subfield > field {
            return None;
        }
        let from = self.level().max(subfield);
        let norm = (subfield..from).rev().fold(self.clone(), |norm, half| norm.half_norm(half));
        // Above the smallest field every step is a square, and degree-many squares change nothing.
        let squares = (field - from) as usize % norm.degree();
        Some((0..squares).fold(norm, |norm, _| norm.square()))
    }

    /// The norm over the field of level `half`, from the field of the next level.
    pub(super) fn half_norm(&self, half: u32) -> Self {
        let (high, low) = self.split_bits(1 << half);
        let constant = Self::power_of_two((1 << half) - 1);
        &low * (&low + &high) + constant * high.square()
    }
}

/// The order 2^(2^level)−1 of the group of the field.
pub(super) fn group_order(level: u32) -> Natural {
    Natural::ones(1 << level)
}

impl FieldElement for FiniteNimber {
    type Half = Self;

    fn zero() -> Self {
        Self::default()
    }

    fn one() -> Self {
        Self(Natural::ONE)
    }

    fn is_zero(&self) -> bool {
        self.0.is_zero()
    }

    fn power_of_two(bit: usize) -> Self {
        Self(Natural::ONE << bit)
    }

    fn leading_bit(&self) -> Option<usize> {
        self.0.bit_len().checked_sub(1)
    }

    fn has_bit(&self, bit: usize) -> bool {
        self.0.bit(bit)
    }

    fn split(&self, bits: usize) -> Option<(Self, Self)> {
        Some(self.split_bits(bits))
    }

    fn join(high: &Self, low: &Self, bits: usize) -> Self {
        Self((&high.0 << bits) ^ &low.0)
    }

    fn sum(&self, other: &Self) -> Self {
        Self(&self.0 ^ &other.0)
    }

    fn product(&self, other: &Self) -> Self {
        let bits = self.0.bit_len().max(other.0.bit_len());
        in_smallest_field!(bits,
        F => Self::from(F::new(word(&self.0)).product(&F::new(word(&other.0)))),
        {
            let count = limb_count(bits);
            let (mut out, mut scratch) = (vec![0; count], vec![0; 2 * count]);
            limbs::product(&self.limbs(count), &other.limbs(count), &mut out, &mut scratch);
            Self::from_limbs(&out)
        })
    }

    fn square(&self) -> Self {
        self.square()
    }

    fn square_root(&self) -> Self {
        self.square_root()
    }

    fn inverse(&self) -> Option<Self> {
        self.inverse()
    }

    /// The even y with y² + y = a. It always exists: where the trace of a is 1 it lies one field
    /// up, y = X + z with z² + z = a + c.
    fn artin_schreier(&self) -> Option<Self> {
        if self.trace() {
            let degree = self.degree();
            let root = self.sum(&Self::power_of_two(degree - 1)).artin_schreier()?;
            return Some(root.sum(&Self::power_of_two(degree)));
        }
        // A number whose highest bit in the field is 0 has its solution in the field.
        in_smallest_field!(self.0.bit_len(),
            F => F::new(word(&self.0)).artin_schreier().map(Self::from),
            Some(self.map_limbs(limbs::artin_schreier)))
    }
}

/// Conversions between words, nimbers of fixed width, and nimbers of any size.
macro_rules! conversions {
    ($($word:ident $Fixed:ident)*) => {$(
        impl From<$word> for FiniteNimber {
            fn from(n: $word) -> Self {
                Self(Natural::from(n))
            }
        }

        impl From<$Fixed> for FiniteNimber {
            fn from(nimber: $Fixed) -> Self {
                Self(Natural::from(nimber.get()))
            }
        }

        /// The same nimber, if it fits; or the larger one back.
        impl TryFrom<FiniteNimber> for $Fixed {
            type Error = FiniteNimber;

            fn try_from(nimber: FiniteNimber) -> Result<Self, FiniteNimber> {
                $word::try_from(&nimber.0).map(Self::from).map_err(|_| nimber)
            }
        }
    )*};
}

conversions!(u8 Nimber8 u16 Nimber16 u32 Nimber32 u64 Nimber64 u128 Nimber128);

impl From<Natural> for FiniteNimber {
    fn from(n: Natural) -> Self {
        Self(n)
    }
}

impl fmt::Display for FiniteNimber {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match () {
            () if self.0.is_zero() => f.pad("0"),
            () if self.0.is_one() => f.pad("*"),
            () => f.pad(&format!("*{}", self.0)),
        }
    }
}

impl fmt::Debug for FiniteNimber {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        fmt::Display::fmt(self, f)
    }
}

impl FromStr for FiniteNimber {
    type Err = ParseError;

    /// Reads `0`, `*`, `*5`; not more than 65536 digits.
    fn from_str(text: &str) -> Result<Self, ParseError> {
        text::parse(text).map(Self)
    }
}

/// The operators on references, by the method named, and on values by those on references.
macro_rules! operators {
    ($($Operator:ident $operator:ident $Assign:ident $assign:ident
       |$a:ident, $b:ident| $result:expr;)*) => {$(
        impl $Operator<&FiniteNimber> for &FiniteNimber {
            type Output = FiniteNimber;
            fn $operator(self, other: &FiniteNimber) -> FiniteNimber {
                let ($a, $b) = (self, other);
                $result
            }
        }

        impl $Operator<FiniteNimber> for FiniteNimber {
            type Output = FiniteNimber;
            fn $operator(self, other: FiniteNimber) -> FiniteNimber {
                $Operator::$operator(&self, &other)
            }
        }

        impl $Operator<&FiniteNimber> for FiniteNimber {
            type Output = FiniteNimber;
            fn $operator(self, other: &FiniteNimber) -> FiniteNimber {
                $Operator::$operator(&self, other)
            }
        }

        impl $Operator<FiniteNimber> for &FiniteNimber {
            type Output = FiniteNimber;
            fn $operator(self, other: FiniteNimber) -> FiniteNimber {
                $Operator::$operator(self, &other)
            }
        }

        impl $Assign<&FiniteNimber> for FiniteNimber {
            fn $assign(&mut self, other: &FiniteNimber) {
                *self = $Operator::$operator(&*self, other);
            }
        }

        impl $Assign<FiniteNimber> for FiniteNimber {
            fn $assign(&mut self, other: FiniteNimber) {
                *self = $Operator::$operator(&*self, &other);
            }
        }
    )*};
}

operators! {
    Add add AddAssign add_assign |a, b| a.sum(b);
    Sub sub SubAssign sub_assign |a, b| a.sum(b);
    Mul mul MulAssign mul_assign |a, b| a.product(b);
    Div div DivAssign div_assign |a, b| {
        a.checked_div(b).unwrap_or_else(|| panic!("division of a nimber by 0"))
    };
}

fold!(FiniteNimber, Sum sum, Self::zero(), +);
fold!(FiniteNimber, Product product, Self::one(), *);
