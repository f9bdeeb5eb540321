//! Nimbers: the ordinals as elements of a field.
//!
//! The nimber `*a` is the Nim pile of height `a`, for any ordinal `a`. Sums of games add nimbers:
//! `*a + *b = *(a ⊕ b)` with ⊕ the nim-sum. With the nim-product,
//!
//! > a·b is the least nimber that is none of a′·b + a·b′ + a′·b′ for a′ < a and b′ < b,
//!
//! they are an algebraically closed field of characteristic two (Conway's On₂). How much of it can
//! be computed depends on the operands:
//!
//! | nimbers | | known |
//! | --- | --- | --- |
//! | below ω | [`FiniteNimber`] | everything |
//! | below ω^(ω^ω) | [`AlgebraicNimber`] | everything, in fields that are not too large |
//! | below ω^(ω^(ω^ω)) | [`RationalNimber`] | sums, products, inverses, powers |
//! | all | [`Ordinal`] | sums |
//!
//! [`Nimber`] is all of them: each operation looks at its operands once, and is done where it is
//! cheapest. As in the literature `*0` prints `0` and `*1` prints `*`.
//!
//! ```
//! use nimatron_nimber::{Nimber, allowance};
//!
//! let nimber = |text: &str| text.parse::<Nimber>().unwrap();
//! assert_eq!(nimber("*14").product(&nimber("*8"))?.to_string(), "*10");
//! assert_eq!(nimber("*w").pow(&3u8.into())?.to_string(), "*2");
//! let work = &mut allowance(1 << 20);
//! assert_eq!(nimber("*(w^w^w)").inverse(work)?.to_string(), "*(w^(w^(w+1)))");
//! assert_eq!(nimber("*2").root(&3u8.into(), work)?, nimber("*w"));
//! # Ok::<(), nimatron_nimber::NimberError>(())
//! ```
//!
//! Traps: `*n` is not the integer `n`, and the sum of nimbers is not the sum of the ordinals under
//! their stars. They are [ordered](Ord) as these ordinals are; as games different nimbers are
//! confused with each other.
//!
//! References: J. H. Conway, *On Numbers and Games*, chapters 6 and 11; H. W. Lenstra, *Nim
//! multiplication* (1978).

mod arithmetic;
mod error;
mod field;
mod logarithm;
mod operands;
mod roots;
mod sum_of_products;
mod text;

use std::ops::{Add, AddAssign};

use crate::finite::{FieldElement, FiniteNimber};
use crate::ordinal::{MAX_BITS, MAX_SIZE, TooLarge};
use crate::transfinite::{AlgebraicNimber, RationalNimber};
use crate::{Natural, Ordinal};

pub use error::NimberError;
pub use roots::MAX_ROOTS;
pub use sum_of_products::SumOfProducts;

/// A nimber `*a`, the value of the Nim pile of height `a`.
///
/// ```
/// use nimatron_nimber::Nimber;
///
/// let sum = Nimber::from(5u32) + Nimber::from(3u32);
/// assert_eq!(sum.to_string(), "*6");
/// assert_eq!(Nimber::from(1u32).to_string(), "*");
/// assert_eq!((sum.clone() + sum).to_string(), "0");
/// ```
#[derive(Clone, Debug, Default, PartialEq, Eq, Hash, PartialOrd, Ord)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize), serde(transparent))]
pub struct Nimber(Ordinal);

impl Nimber {
    /// 0, the value of every position that the previous player wins in normal play.
    pub fn zero() -> Self {
        Self::default()
    }

    /// `*1`, which is 1 in the field.
    pub fn one() -> Self {
        Self(Ordinal::one())
    }

    /// Whether this is 0.
    pub fn is_zero(&self) -> bool {
        self.0.is_zero()
    }

    /// Whether this is `*1`.
    pub fn is_one(&self) -> bool {
        self.natural().is_some_and(Natural::is_one)
    }

    /// The ordinal under the star.
    pub fn height(&self) -> &Ordinal {
        &self.0
    }

    /// The ordinal under the star.
    pub fn into_height(self) -> Ordinal {
        self.0
    }

    /// The natural number under the star, if it is one.
    pub fn natural(&self) -> Option<&Natural> {
        self.0.natural()
    }

    /// The finite nimber that this is, if it is one.
    pub fn to_finite(&self) -> Option<FiniteNimber> {
        self.natural().cloned().map(FiniteNimber::new)
    }

    /// A finite nimber, if it can be written.
    fn of_finite(nimber: FiniteNimber) -> Result<Self, NimberError> {
        match nimber.leading_bit() {
            Some(MAX_BITS..) => Err(TooLarge::Digits.into()),
            _ => Ok(nimber.into()),
        }
    }

    /// An algebraic nimber, if it can be written.
    fn of_algebraic(nimber: &AlgebraicNimber) -> Result<Self, NimberError> {
        Self::of_ordinal(nimber.to_ordinal())
    }

    /// A rational function, if it can be written.
    fn of_rational(nimber: &RationalNimber) -> Result<Self, NimberError> {
        Self::of_ordinal(nimber.to_ordinal()?)
    }

    fn of_ordinal(height: Ordinal) -> Result<Self, NimberError> {
        if height.size() > MAX_SIZE { Err(TooLarge::Size.into()) } else { Ok(Self(height)) }
    }

    /// a + b, the nim-sum, if it can be written.
    ///
    /// # Errors
    /// [`NimberError::TooLarge`].
    pub fn sum(&self, other: &Self) -> Result<Self, NimberError> {
        Self::of_ordinal(self.0.nim_sum(&other.0))
    }
}

impl<T: Into<Ordinal>> From<T> for Nimber {
    fn from(height: T) -> Self {
        Self(height.into())
    }
}

impl From<FiniteNimber> for Ordinal {
    fn from(nimber: FiniteNimber) -> Self {
        nimber.into_natural().into()
    }
}

impl From<&AlgebraicNimber> for Ordinal {
    fn from(nimber: &AlgebraicNimber) -> Self {
        nimber.to_ordinal()
    }
}

impl Add for Nimber {
    type Output = Self;

    fn add(self, other: Self) -> Self {
        &self + &other
    }
}

impl Add for &Nimber {
    type Output = Nimber;

    fn add(self, other: &Nimber) -> Nimber {
        Nimber(self.0.nim_sum(&other.0))
    }
}

impl AddAssign<&Nimber> for Nimber {
    fn add_assign(&mut self, other: &Nimber) {
        *self = &*self + other;
    }
}

impl std::iter::Sum for Nimber {
    fn sum<I: Iterator<Item = Self>>(nimbers: I) -> Self {
        nimbers.fold(Self::zero(), |sum, nimber| sum + nimber)
    }
}
