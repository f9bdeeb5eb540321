//! Where an operation is done: the one place that looks at what its operands are.

use super::{Nimber, NimberError};
use crate::finite::FiniteNimber;
use crate::transfinite::{AlgebraicNimber, FieldError, RationalNimber};

/// The operands of an operation that is known in the algebraic closure of the field of two
/// elements.
pub(super) enum Closed<const N: usize> {
    Finite([FiniteNimber; N]),
    Infinite([AlgebraicNimber; N]),
}

impl<const N: usize> Closed<N> {
    /// # Errors
    /// [`NimberError::Operand`] for the first operand that is not in the closure, or needs an
    /// excess that is not known.
    pub(super) fn of(nimbers: [&Nimber; N]) -> Result<Self, NimberError> {
        if nimbers.iter().all(|nimber| nimber.height().is_finite()) {
            let finite = nimbers.map(|nimber| nimber.to_finite().unwrap_or_default());
            return Ok(Self::Finite(finite));
        }
        each(nimbers.map(|nimber| AlgebraicNimber::new(nimber.height()))).map(Self::Infinite)
    }

    /// The operands as elements of the closure, finite or not.
    pub(super) fn into_algebraic(self) -> [AlgebraicNimber; N] {
        match self {
            Self::Finite(nimbers) => nimbers.map(|nimber| AlgebraicNimber::from(&nimber)),
            Self::Infinite(nimbers) => nimbers,
        }
    }
}

/// The operands of an operation that is known for rational functions as well.
pub(super) enum Known<const N: usize> {
    Closed(Closed<N>),
    Rational([RationalNimber; N]),
}

impl<const N: usize> Known<N> {
    /// # Errors
    /// [`NimberError::Operand`] for the first operand that is no rational function, or needs an
    /// excess that is not known.
    pub(super) fn of(nimbers: [&Nimber; N]) -> Result<Self, NimberError> {
        match Closed::of(nimbers) {
            Err(NimberError::Operand { error: FieldError::NotAlgebraic, .. }) => {
                each(nimbers.map(|nimber| RationalNimber::new(nimber.height()))).map(Self::Rational)
            }
            closed => closed.map(Self::Closed),
        }
    }
}

/// All of the operands, or the error of the first that has one.
fn each<T, const N: usize>(operands: [Result<T, FieldError>; N]) -> Result<[T; N], NimberError> {
    let placed = |(index, operand): (usize, Result<T, FieldError>)| {
        operand.map_err(|error| NimberError::Operand { index, error })
    };
    let operands: Vec<T> =
        operands.into_iter().enumerate().map(placed).collect::<Result<_, _>>()?;
    // As many as before, so that there is no error.
    operands.try_into().map_err(|_| FieldError::TooManyTerms.into())
}
