//! The numbers from which the field is built.

use super::degree::{Relation, least_of_degree, relation};
use super::excesses::{index_of, prime_count};
use super::sparse::Sparse;
use super::{AlgebraicNimber, FieldError};
use crate::finite::{FieldElement, FiniteNimber};

/// The sum of κ and a finite rest.
fn sum(relation: &Relation) -> AlgebraicNimber {
    let kappas = relation.kappas.iter().rev().map(|&kappa| (vec![(kappa, 1)], FiniteNimber::one()));
    let finite = Sparse::finite(FiniteNimber::new(relation.finite.clone()));
    AlgebraicNimber::of_sparse(Sparse(kappas.chain(finite.0).collect()))
}

impl AlgebraicNimber {
    /// κ_h: the least ordinal whose degree over the field of two elements is divisible by h.
    ///
    /// ```
    /// use nimatron_nimber::transfinite::{AlgebraicNimber, FieldError};
    ///
    /// let kappas: Result<Vec<String>, FieldError> =
    ///     [2, 3, 4, 5, 6, 28].iter().map(|h| Ok(AlgebraicNimber::kappa(*h)?.to_string())).collect();
    /// assert_eq!(kappas?.join(", "), "2, w, 4, w^w, w, w^(w^2)+4");
    /// # Ok::<(), FieldError>(())
    /// ```
    ///
    /// # Errors
    /// [`FieldError::NoSubfield`] for 0; [`FieldError::UnknownExcess`] and
    /// [`FieldError::BeyondTable`].
    pub fn kappa(h: usize) -> Result<Self, FieldError> {
        match h {
            0 => Err(FieldError::NoSubfield { degree: 0, subfield: 0 }),
            1 => Ok(Self::zero()),
            _ => least_of_degree(h).map(|relation| sum(&relation)),
        }
    }

    /// α_p for an odd prime p: the p-th power of κ_p, the least ordinal below it without a p-th root
    /// there.
    ///
    /// ```
    /// use nimatron_nimber::transfinite::{AlgebraicNimber, FieldError};
    ///
    /// assert_eq!(AlgebraicNimber::alpha(19)?.to_string(), "w^3+4");
    /// # Ok::<(), FieldError>(())
    /// ```
    ///
    /// # Errors
    /// [`FieldError::UnknownExcess`]; [`FieldError::BeyondTable`], also if p is no odd prime.
    pub fn alpha(p: u32) -> Result<Self, FieldError> {
        let index = index_of(p).ok_or(FieldError::BeyondTable { index: prime_count() + 1 })?;
        relation(index).map(sum)
    }
}
