//! One finite field for several nimbers.

use super::algebraic::DENSE_DEGREE;
use super::degree::Degree;
use super::{FieldError, ordinals};
use crate::Ordinal;

/// The largest degree that [`common_degree`] finds: beyond it not everything can be computed.
pub const MAX_COMMON_DEGREE: usize = DENSE_DEGREE;

/// The degree of the smallest of our fields with all these nimbers: the ordinals that are built
/// from the same κ.
///
/// Sums, products and quotients of the nimbers exist, and lie in that field.
///
/// ```
/// use nimatron_nimber::Ordinal;
/// use nimatron_nimber::transfinite::{FieldError, common_degree};
///
/// let heights = ["w+4", "w^w"].map(|text| text.parse::<Ordinal>().unwrap());
/// assert_eq!(common_degree(&heights), Ok(60));
/// assert_eq!(common_degree(&["e0".parse()?]), Err(FieldError::NotAlgebraic));
/// # Ok::<(), nimatron_nimber::text::ParseError>(())
/// ```
///
/// # Errors
/// [`FieldError::NotAlgebraic`] from ω^(ω^ω) on; [`FieldError::UnknownExcess`] and
/// [`FieldError::BeyondTable`] if some α_p is needed that is not known;
/// [`FieldError::FieldTooLarge`] beyond [`MAX_COMMON_DEGREE`].
///
/// Cost: linear in the number of terms.
pub fn common_degree<'a>(
    heights: impl IntoIterator<Item = &'a Ordinal>,
) -> Result<usize, FieldError> {
    let mut degree = Degree::default();
    for height in heights {
        degree.join(&ordinals::sparse(height)?.degree()?);
    }
    degree.at_most(MAX_COMMON_DEGREE).ok_or(FieldError::FieldTooLarge { limit: MAX_COMMON_DEGREE })
}
