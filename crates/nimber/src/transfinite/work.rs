//! Asking before each stretch of work whether it may be done.

use std::ops::ControlFlow;

use super::NimberError;
pub use crate::finite::logarithm::Work;

/// Announces about so many products of machine words.
pub(super) fn spend(work: &mut Work<'_>, products: u64) -> Result<(), NimberError> {
    match work(products) {
        ControlFlow::Continue(()) => Ok(()),
        ControlFlow::Break(()) => Err(NimberError::Exhausted),
    }
}
