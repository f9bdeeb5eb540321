//! Arithmetic on slices of nimbers and of polynomials, at the speed of the machine.
//!
//! Every function computes number by number, like a loop over the slices, but many numbers at
//! once: with the vector instructions of the processor where it has them (GFNI or VPCLMULQDQ, with
//! AVX-512 or with AVX2), which is found out when the program runs.
//!
//! ```
//! use nimatron_nimber::finite::{Nimber64, slices};
//!
//! let a: Vec<Nimber64> = (0..1000).map(Nimber64::new).collect();
//! let b: Vec<Nimber64> = (0..1000).map(|i| Nimber64::new(i << 40 ^ 14)).collect();
//!
//! let mut products = vec![Nimber64::ZERO; 1000];
//! slices::mul(&a, &b, &mut products)?;
//! assert_eq!(products[8], a[8] * b[8]);
//!
//! let mut roots = products.clone();
//! slices::sqrt_in_place(&mut roots);
//! slices::square_in_place(&mut roots);
//! assert_eq!(roots, products);
//!
//! assert_eq!(slices::dot(&a, &b)?, products.iter().sum());
//! # Ok::<(), slices::LengthMismatch>(())
//! ```
//!
//! The same functions take slices of [polynomials](super::polynomial), whose products cost less
//! than half; [`convert`] leads there and back.
//!
//! ```
//! use nimatron_nimber::finite::{Nimber64, Polynomial64, slices};
//!
//! let nimbers: Vec<Nimber64> = (0..1000).map(|i| Nimber64::new(i << 40 ^ 14)).collect();
//! let mut polynomials = vec![Polynomial64::ZERO; 1000];
//! slices::convert(&nimbers, &mut polynomials)?;
//! let mut powers = polynomials.clone();
//! for _ in 1..5 {
//!     slices::mul_in_place(&mut powers, &polynomials)?;
//! }
//! let mut fifth_powers = vec![Nimber64::ZERO; 1000];
//! slices::convert(&powers, &mut fifth_powers)?;
//! assert_eq!(fifth_powers[8], nimbers[8].pow(5));
//! # Ok::<(), slices::LengthMismatch>(())
//! ```
//!
//! Slices may have any length and any alignment. The cost is linear in the length. Products of 64
//! bits take about a nanosecond each; below some thirty numbers there is a cost per call.

use thiserror::Error;

use super::simd::{self, Function, Lane};
use crate::say;

pub use super::simd::Kernel;

/// What slices consist of: nimbers as wide as a machine word, and polynomials.
///
/// Implemented for every [`FixedNimber`], for [`Polynomial64`](super::Polynomial64) and for
/// [`Polynomial128`](super::Polynomial128). It cannot be implemented elsewhere.
pub trait Element: simd::Element {}

impl<E: simd::Element> Element for E {}

/// A type of elements to which [`convert`] takes those of another: nimbers and polynomials of the
/// same width, in both directions.
///
/// It cannot be implemented elsewhere.
pub trait Isomorphic<To: Element>: simd::Isomorphic<To> {}

impl<From: simd::Isomorphic<To>, To: Element> Isomorphic<To> for From {}

/// A nimber as wide as a machine word.
///
/// Implemented for [`Nimber8`](super::Nimber8), [`Nimber16`](super::Nimber16),
/// [`Nimber32`](super::Nimber32), [`Nimber64`](super::Nimber64) and
/// [`Nimber128`](super::Nimber128). It cannot be implemented elsewhere.
pub trait FixedNimber: Element + Lane {}

impl<L: Lane> FixedNimber for L {}

/// Slices that ought to be of equal length are not.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Error)]
#[error("{}", say!("the slices have different lengths: {} and {}", expected, found))]
pub struct LengthMismatch {
    /// The length of the first slice.
    pub expected: usize,
    /// The length of another one.
    pub found: usize,
}

fn equal_lengths(expected: usize, found: usize) -> Result<(), LengthMismatch> {
    if expected == found { Ok(()) } else { Err(LengthMismatch { expected, found }) }
}

/// A kernel's method for a function of one number, out of place and in place, and the functions
/// that call it on the best kernel.
macro_rules! unary {
    ($($(#[$documentation:meta])* $name:ident $name_in_place:ident $Operation:ident;)*) => {
        impl Kernel {$(
            $(#[$documentation])*
            ///
            /// # Errors
            ///
            /// If the slices have different lengths.
            pub fn $name<T: Element>(self, from: &[T], to: &mut [T]) -> Result<(), LengthMismatch> {
                equal_lengths(from.len(), to.len())?;
                self.map(Function::$Operation, from, to);
                Ok(())
            }

            #[doc = concat!("As [`", stringify!($name), "`](Self::", stringify!($name), "), with the results in place of the operands.")]
            pub fn $name_in_place<T: Element>(self, numbers: &mut [T]) {
                self.map_in_place(Function::$Operation, numbers);
            }
        )*}

        $(
            $(#[$documentation])*
            ///
            /// # Errors
            ///
            /// If the slices have different lengths.
            pub fn $name<T: Element>(from: &[T], to: &mut [T]) -> Result<(), LengthMismatch> {
                Kernel::best().$name(from, to)
            }

            #[doc = concat!("As [`", stringify!($name), "`], with the results in place of the operands.")]
            pub fn $name_in_place<T: Element>(numbers: &mut [T]) {
                Kernel::best().$name_in_place(numbers);
            }
        )*
    };
}

unary! {
    /// to\[i\] = from\[i\]².
    square square_in_place Square;

    /// to\[i\]² = from\[i\]: the square roots, of which every element has exactly one.
    sqrt sqrt_in_place SquareRoot;

    /// to\[i\] = 1/from\[i\], and 0 for 0.
    ///
    /// Costs about as much as a product; of polynomials, as three products and more.
    inverse inverse_in_place Inverse;

    /// to\[i\]² + to\[i\] = from\[i\], by the even one of the two solutions.
    ///
    /// There are solutions if and only if the highest bit of the number, its trace, is 0. That
    /// bit is ignored, so that the function is linear. Of polynomials, it is the image of the
    /// function of nimbers under the isomorphism.
    half_trace half_trace_in_place HalfTrace;
}

impl Kernel {
    /// to\[i\] = left\[i\]·right\[i\].
    ///
    /// # Errors
    ///
    /// If the slices have different lengths.
    pub fn mul<T: Element>(
        self,
        left: &[T],
        right: &[T],
        to: &mut [T],
    ) -> Result<(), LengthMismatch> {
        equal_lengths(left.len(), right.len())?;
        equal_lengths(left.len(), to.len())?;
        self.run(Function::Product, left, right, to);
        Ok(())
    }

    /// left\[i\] becomes left\[i\]·right\[i\].
    ///
    /// # Errors
    ///
    /// If the slices have different lengths.
    pub fn mul_in_place<T: Element>(
        self,
        left: &mut [T],
        right: &[T],
    ) -> Result<(), LengthMismatch> {
        equal_lengths(left.len(), right.len())?;
        self.run_in_place(Function::Product, left, right);
        Ok(())
    }

    /// to\[i\] = factor·from\[i\].
    ///
    /// # Errors
    ///
    /// If the slices have different lengths.
    pub fn mul_scalar<T: Element>(
        self,
        factor: T,
        from: &[T],
        to: &mut [T],
    ) -> Result<(), LengthMismatch> {
        equal_lengths(from.len(), to.len())?;
        self.map(Function::Multiple(factor), from, to);
        Ok(())
    }

    /// As [`mul_scalar`](Self::mul_scalar), with the results in place of the operands.
    pub fn mul_scalar_in_place<T: Element>(self, factor: T, numbers: &mut [T]) {
        self.map_in_place(Function::Multiple(factor), numbers);
    }

    /// left\[0\]·right\[0\] + left\[1\]·right\[1\] + ….
    ///
    /// # Errors
    ///
    /// If the slices have different lengths.
    pub fn dot<T: Element>(self, left: &[T], right: &[T]) -> Result<T, LengthMismatch> {
        equal_lengths(left.len(), right.len())?;
        Ok(T::dot(self, left, right))
    }

    /// to\[i\] is the image of from\[i\] under the isomorphism.
    ///
    /// # Errors
    ///
    /// If the slices have different lengths.
    pub fn convert<A: Isomorphic<B>, B: Element>(
        self,
        from: &[A],
        to: &mut [B],
    ) -> Result<(), LengthMismatch> {
        equal_lengths(from.len(), to.len())?;
        self.isomorphism(from, to);
        Ok(())
    }
}

/// to\[i\] = left\[i\]·right\[i\].
///
/// # Errors
///
/// If the slices have different lengths.
pub fn mul<T: Element>(left: &[T], right: &[T], to: &mut [T]) -> Result<(), LengthMismatch> {
    Kernel::best().mul(left, right, to)
}

/// left\[i\] becomes left\[i\]·right\[i\].
///
/// # Errors
///
/// If the slices have different lengths.
pub fn mul_in_place<T: Element>(left: &mut [T], right: &[T]) -> Result<(), LengthMismatch> {
    Kernel::best().mul_in_place(left, right)
}

/// to\[i\] = factor·from\[i\].
///
/// # Errors
///
/// If the slices have different lengths.
pub fn mul_scalar<T: Element>(factor: T, from: &[T], to: &mut [T]) -> Result<(), LengthMismatch> {
    Kernel::best().mul_scalar(factor, from, to)
}

/// As [`mul_scalar`], with the results in place of the operands.
pub fn mul_scalar_in_place<T: Element>(factor: T, numbers: &mut [T]) {
    Kernel::best().mul_scalar_in_place(factor, numbers);
}

/// left\[0\]·right\[0\] + left\[1\]·right\[1\] + ….
///
/// # Errors
///
/// If the slices have different lengths.
pub fn dot<T: Element>(left: &[T], right: &[T]) -> Result<T, LengthMismatch> {
    Kernel::best().dot(left, right)
}

/// to\[i\] is the image of from\[i\] under the isomorphism: polynomials of nimbers, or nimbers of
/// polynomials.
///
/// ```
/// use nimatron_nimber::finite::{Nimber64, Polynomial64, slices};
///
/// let nimbers: Vec<Nimber64> = (0..100).map(Nimber64::new).collect();
/// let mut polynomials = vec![Polynomial64::ZERO; 100];
/// slices::convert(&nimbers, &mut polynomials)?;
/// assert_eq!(polynomials[14], Polynomial64::from(nimbers[14]));
///
/// slices::square_in_place(&mut polynomials);
/// let mut squares = vec![Nimber64::ZERO; 100];
/// slices::convert(&polynomials, &mut squares)?;
/// assert_eq!(squares[14], nimbers[14].square());
/// # Ok::<(), slices::LengthMismatch>(())
/// ```
///
/// # Errors
///
/// If the slices have different lengths.
pub fn convert<A: Isomorphic<B>, B: Element>(
    from: &[A],
    to: &mut [B],
) -> Result<(), LengthMismatch> {
    Kernel::best().convert(from, to)
}
