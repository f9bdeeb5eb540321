//! Asking before each stretch of work whether it may be done.

use std::ops::ControlFlow;

use super::FieldError;
pub(super) use crate::work::Work;

/// Announces about this number of products of machine words.
pub(crate) fn spend(work: &mut Work<'_>, products: u64) -> Result<(), FieldError> {
    match work(products) {
        ControlFlow::Continue(()) => Ok(()),
        ControlFlow::Break(()) => Err(FieldError::Exhausted),
    }
}
