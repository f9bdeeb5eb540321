//! Roots: n-th roots, and zeros of polynomials.
//!
//! A finite nimber has its n-th roots in the algebraic closure, some of which may be finite: in a
//! field of finite nimbers that is asked for they are found by the theory of
//! [`finite::roots`](crate::finite::roots).

use super::arithmetic::{finite_power_work, word_products};
use super::operands::Closed;
use super::{Nimber, NimberError};
use crate::Natural;
use crate::finite::FiniteNimber;
use crate::finite::roots::{RootError, Roots};
use crate::ordinal::{MAX_SIZE, TooLarge};
use crate::transfinite::work::spend;
use crate::transfinite::{AlgebraicNimber, FieldError};
use crate::work::Work;

/// The largest number of roots that are listed.
pub const MAX_ROOTS: usize = 1000;

/// Of finite nimbers of larger fields only the finite roots are sought.
const LARGEST_LISTED: usize = 4096;

impl Nimber {
    /// The least nimber whose n-th power is this one; of a finite nimber with more than
    /// [`MAX_ROOTS`] of them, or with more than 4096 bits, the one that is a power of it.
    ///
    /// ```
    /// use nimatron_nimber::{Nimber, allowance};
    ///
    /// let root = Nimber::from(2u8).root(&3u8.into(), &mut allowance(1 << 20))?;
    /// assert_eq!(root.to_string(), "*w");
    /// # Ok::<(), nimatron_nimber::NimberError>(())
    /// ```
    ///
    /// # Errors
    /// [`NimberError::Root`] if n = 0, or if there is no finite root where only such are sought;
    /// [`NimberError::Operand`] from ω^(ω^ω) on; [`NimberError::Field`] if a field is needed that
    /// is too large or not known; [`NimberError::Exhausted`].
    pub fn root(&self, n: &Natural, work: &mut Work<'_>) -> Result<Self, NimberError> {
        if n.is_zero() {
            return Err(RootError::Zeroth.into());
        }
        let closed = Closed::of([self])?;
        match &closed {
            Closed::Finite([a]) if *n > Natural::from(MAX_ROOTS) || a.degree() > LARGEST_LISTED => {
                return Self::of_finite(finite_roots(a, n, a.level(), work)?.principal().clone());
            }
            Closed::Finite(_) => {}
            Closed::Infinite([a]) => {
                if let Some(root) = a.adjoined_root(n) {
                    return Self::of_algebraic(&root);
                }
            }
        }
        let [a] = closed.into_algebraic();
        // There is at least one.
        let least = a.roots(n, work)?.into_iter().next();
        Self::of_algebraic(&least.unwrap_or_else(AlgebraicNimber::zero))
    }

    /// All n-th roots in increasing order, or those in the field of 2^`bits` elements. Of a finite
    /// nimber with more than 4096 bits those in its own field.
    ///
    /// ```
    /// use nimatron_nimber::{Nimber, allowance};
    ///
    /// let roots = Nimber::from(8u8).roots(&3u8.into(), None, &mut allowance(1 << 20))?;
    /// assert_eq!(roots, [6u8, 11, 13].map(Nimber::from));
    /// # Ok::<(), nimatron_nimber::NimberError>(())
    /// ```
    ///
    /// # Errors
    /// As [`root`](Self::root); [`NimberError::TooManyRoots`]; [`NimberError::NoRootInField`],
    /// or [`NimberError::Root`] if the field is one of finite nimbers.
    pub fn roots(
        &self,
        n: &Natural,
        bits: Option<usize>,
        work: &mut Work<'_>,
    ) -> Result<Vec<Self>, NimberError> {
        if n.is_zero() {
            return Err(RootError::Zeroth.into());
        }
        let closed = Closed::of([self])?;
        match (&closed, bits) {
            (Closed::Finite([a]), Some(bits)) if bits.is_power_of_two() => {
                return all_finite_roots(a, n, bits.ilog2(), work);
            }
            (Closed::Finite([a]), None) if a.degree() > LARGEST_LISTED => {
                return all_finite_roots(a, n, a.level(), work);
            }
            _ => {}
        }
        let [a] = closed.into_algebraic();
        let mut roots = a.roots(n, work)?;
        if let Some(bits) = bits {
            let inside = |root: &AlgebraicNimber| Ok(bits % root.degree()? == 0);
            let inside: Vec<bool> = roots.iter().map(inside).collect::<Result<_, FieldError>>()?;
            let mut inside = inside.into_iter();
            roots.retain(|_| inside.next() == Some(true));
            if roots.is_empty() {
                return Err(NimberError::NoRootInField { bits });
            }
        }
        listed(&roots)
    }

    /// The different x with c₀ + c₁·x + c₂·x² + … = 0 in increasing order, for the coefficients
    /// c₀, c₁, ….
    ///
    /// ```
    /// use nimatron_nimber::{Nimber, allowance};
    ///
    /// let coefficients = [2u8, 0, 0, 1].map(Nimber::from);
    /// let zeros = Nimber::zeros(&coefficients, &mut allowance(1 << 20))?;
    /// let texts: Vec<String> = zeros.iter().map(Nimber::to_string).collect();
    /// assert_eq!(texts, ["*w", "*(w*2)", "*(w*3)"]);
    /// # Ok::<(), nimatron_nimber::NimberError>(())
    /// ```
    ///
    /// # Errors
    /// [`NimberError::Field`] if all coefficients are 0; [`NimberError::TooManyRoots`]; as
    /// [`root`](Self::root).
    pub fn zeros(coefficients: &[Self], work: &mut Work<'_>) -> Result<Vec<Self>, NimberError> {
        let algebraic = |(index, nimber): (usize, &Self)| {
            let nimber = AlgebraicNimber::new(nimber.height());
            nimber.map_err(|error| NimberError::Operand { index, error })
        };
        let coefficients: Vec<AlgebraicNimber> =
            coefficients.iter().enumerate().map(algebraic).collect::<Result<_, _>>()?;
        let roots = AlgebraicNimber::polynomial_roots(&coefficients, work)?;
        listed(&roots.into_iter().map(|(root, _)| root).collect::<Vec<_>>())
    }
}

/// The roots of a finite nimber in the field of this level.
fn finite_roots(
    nimber: &FiniteNimber,
    n: &Natural,
    level: u32,
    work: &mut Work<'_>,
) -> Result<Roots, NimberError> {
    spend(work, finite_power_work(nimber).saturating_mul(4))?;
    Ok(nimber.roots_in(n, level)?)
}

fn all_finite_roots(
    nimber: &FiniteNimber,
    n: &Natural,
    level: u32,
    work: &mut Work<'_>,
) -> Result<Vec<Nimber>, NimberError> {
    let roots = finite_roots(nimber, n, level, work)?;
    let bits = 1_u64 << roots.level();
    spend(work, word_products(bits).saturating_mul(bits.saturating_mul(8)))?;
    let all = roots.all(MAX_ROOTS).ok_or(NimberError::TooManyRoots)?;
    all.into_iter().map(Nimber::of_finite).collect()
}

/// The roots, if they can be written.
fn listed(roots: &[AlgebraicNimber]) -> Result<Vec<Nimber>, NimberError> {
    if roots.len() > MAX_ROOTS {
        return Err(NimberError::TooManyRoots);
    }
    let nimbers: Vec<Nimber> = roots.iter().map(Nimber::from).collect();
    if nimbers.iter().map(|nimber| nimber.height().size()).sum::<u64>() > MAX_SIZE {
        return Err(TooLarge::Size.into());
    }
    Ok(nimbers)
}
