//! Finite nimbers: the natural numbers as Conway's fields of characteristic two.
//!
//! Addition is the nim-sum, bit by bit without carries. The product is the least number that makes
//! a field: the mex of all a′b + ab′ + a′b′ with a′ < a and b′ < b. With these, the numbers below
//! 2^(2^n) are the field of 2^(2^n) elements for every n. The rules that determine all products:
//!
//! > the product of different Fermat powers 2^(2^n) is the ordinary product;
//! > the square of a Fermat power X is its sesquimultiple X + X/2.
//!
//! [`Nimber8`] to [`Nimber128`] are the fields that fit into machine words. [`slices`] computes
//! with many of them at once, and [`Polynomial64`] and [`Polynomial128`] are the same fields in a
//! basis of faster products.
//!
//! ```
//! use nimatron_nimber::finite::Nimber64;
//!
//! let [a, b] = [Nimber64::new(14), Nimber64::new(8)];
//! assert_eq!(a * b, Nimber64::new(10));
//! assert_eq!((a + b).to_string(), "*6");
//! assert_eq!(b.square_root(), a);
//! assert_eq!(a * b / b, a);
//! ```
//!
//! [`FiniteNimber`] is one of any size, in the smallest field that holds it. What is asked about the
//! fields:
//!
//! | | |
//! | --- | --- |
//! | [`solve_quadratic`] | the roots of x² + bx + c |
//! | [`roots`] | n-th roots, and why there are none |
//! | [`FiniteNimber::order`] | multiplicative orders, by the factors of [Fermat numbers](fermat) |
//! | [`logarithm`] | discrete logarithms |
//! | [`generators`] | the least ones, and those that agree between the fields |
//! | [`FiniteNimber::minimal_polynomial`] | over the field of two elements |
//! | [`TowerPolynomial`] | a nimber as a polynomial in the generators of its fields |
//!
//! References: J. H. Conway, *On Numbers and Games*, chapter 6; E. R. Berlekamp, J. H. Conway,
//! R. K. Guy, *Winning Ways*, chapter 14.

mod basis;
pub(crate) mod carryless;
pub mod definition;
mod factor;
mod factorings;
pub mod fermat;
mod fixed;
pub mod generators;
mod limbs;
pub mod logarithm;
mod minimal_polynomial;
mod operators;
mod order;
pub mod polynomial;
mod power;
pub mod roots;
mod selected;
#[cfg(feature = "serde")]
mod serde;
mod simd;
pub mod slices;
mod solve;
mod tables;
#[cfg(test)]
mod tests;
mod text;
mod tower;
mod tower_polynomial;
mod unbounded;
mod word;

pub use factor::{factor, factors_for};
pub use factorings::{
    count_choices, count_choices_for, factorings, factorings_for, led_by_bits_of,
};
pub use fixed::{Nimber8, Nimber16, Nimber32, Nimber64, Nimber128};
pub use logarithm::{LogarithmError, Remainder};
pub use minimal_polynomial::BinaryPolynomial;
pub use order::Order;
pub use polynomial::{Polynomial64, Polynomial128};
pub use solve::{QuadraticRoots, solve_quadratic};
pub use tower_polynomial::TowerPolynomial;
pub use unbounded::FiniteNimber;

/// An element of one of the finite fields [2^(2^n)], written as the ordinal that it is.
///
/// What the algorithms on nimbers of any width are written with: the field operations, and the
/// bits of the number.
pub trait FieldElement: Clone + Eq + Ord + std::hash::Hash + std::fmt::Debug + 'static {
    /// What holds the halves of a number: half as wide, where there is such a type, so that what is
    /// done by halves goes down to cheaper fields. Nimbers of 8 bits and of any size are their own.
    type Half: FieldElement;

    /// 0.
    fn zero() -> Self;

    /// 1.
    fn one() -> Self;

    /// Whether this is 0.
    fn is_zero(&self) -> bool;

    /// The ordinal 2^bit.
    ///
    /// # Panics
    ///
    /// If the type is too narrow for it.
    fn power_of_two(bit: usize) -> Self;

    /// The exponent of the leading power of two, none for 0.
    fn leading_bit(&self) -> Option<usize>;

    /// Whether 2^bit is among the powers of two that make up this ordinal.
    fn has_bit(&self, bit: usize) -> bool;

    /// (high, low) with self = high·2^bits + low as ordinals and low < 2^bits, for bits a power of
    /// two; none where the type of halves is too narrow for one of them.
    fn split(&self, bits: usize) -> Option<(Self::Half, Self::Half)>;

    /// The ordinal high·2^bits + low, for low < 2^bits and bits a power of two.
    ///
    /// # Panics
    ///
    /// If the type is too narrow for it.
    fn join(high: &Self::Half, low: &Self::Half, bits: usize) -> Self;

    /// a + b: the nim-sum.
    #[must_use]
    fn sum(&self, other: &Self) -> Self;

    /// a·b: the nim-product.
    #[must_use]
    fn product(&self, other: &Self) -> Self;

    /// a².
    #[must_use]
    fn square(&self) -> Self;

    /// The b with b² = a.
    #[must_use]
    fn square_root(&self) -> Self;

    /// The b with a·b = 1, none for 0.
    fn inverse(&self) -> Option<Self>;

    /// The even y with y² + y = a, none if it lies outside the field of the type.
    ///
    /// The other solution is y + 1.
    fn artin_schreier(&self) -> Option<Self>;

    /// r and s with leading bits `i` and `j` and r·s = a, as [`factor()`] finds them.
    ///
    /// For an a whose leading bit is a bit of 2^i·2^j; for others it may give anything.
    fn led_by(&self, i: usize, j: usize) -> Option<(Self, Self)> {
        factor::by_halves(self, i, j)
    }
}
