//! The numbers from which the field is built.

use super::degree::{Relation, least_of_degree, relation};
use super::excesses::{index_of, prime_count};
use super::sparse::Sparse;
use super::{AlgebraicNimber, NimberError};
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
    /// use nimatron_nimber::transfinite::{AlgebraicNimber, NimberError};
    ///
    /// let kappas: Result<Vec<String>, NimberError> =
    ///     [2, 3, 4, 5, 6, 28].iter().map(|h| Ok(AlgebraicNimber::kappa(*h)?.to_string())).collect();
    /// assert_eq!(kappas?.join(", "), "2, w, 4, w^w, w, w^(w^2)+4");
    /// # Ok::<(), NimberError>(())
    /// ```
    ///
    /// # Errors
    /// [`NimberError::NoSubfield`] for 0; [`NimberError::UnknownExcess`] and
    /// [`NimberError::BeyondTable`].
    pub fn kappa(h: usize) -> Result<Self, NimberError> {
        match h {
            0 => Err(NimberError::NoSubfield { degree: 0, subfield: 0 }),
            1 => Ok(Self::zero()),
            _ => least_of_degree(h).map(|relation| sum(&relation)),
        }
    }

    /// α_p for an odd prime p: the p-th power of κ_p, the least ordinal below it without a p-th root
    /// there.
    ///
    /// ```
    /// use nimatron_nimber::transfinite::{AlgebraicNimber, NimberError};
    ///
    /// assert_eq!(AlgebraicNimber::alpha(19)?.to_string(), "w^3+4");
    /// # Ok::<(), NimberError>(())
    /// ```
    ///
    /// # Errors
    /// [`NimberError::UnknownExcess`]; [`NimberError::BeyondTable`], also if p is no odd prime.
    pub fn alpha(p: u32) -> Result<Self, NimberError> {
        let index = index_of(p).ok_or(NimberError::BeyondTable { index: prime_count() + 1 })?;
        relation(index).map(sum)
    }
}
