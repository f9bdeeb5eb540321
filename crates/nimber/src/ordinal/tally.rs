//! Coefficients collected by exponent.
//!
//! The natural sum adds the coefficients of equal powers of ω, the nim-sum adds them without
//! carry. Both are a table from powers to coefficients into which any number of ordinals are
//! poured in linear time, sorted at the end.

use std::collections::HashMap;
use std::hash::{BuildHasherDefault, DefaultHasher};

use super::{MAX_SIZE, Ordinal, Principal, Term, TooLarge};
use crate::Natural;

/// How two coefficients of the same power come together.
pub(super) type Combine = fn(&mut Natural, &Natural);

/// A table from powers of ω to coefficients.
pub(super) struct Tally {
    combine: Combine,
    infinite: HashMap<Principal, Natural, BuildHasherDefault<DefaultHasher>>,
    finite: Natural,
    size: u64,
}

impl Tally {
    /// The empty table: 0.
    pub(super) fn new(combine: Combine) -> Self {
        Self { combine, infinite: HashMap::default(), finite: Natural::ZERO, size: 0 }
    }

    /// Combines the coefficients of an ordinal with those in the table.
    pub(super) fn pour(&mut self, ordinal: &Ordinal) {
        for Term { principal, coefficient } in ordinal.limit_terms() {
            match self.infinite.get_mut(principal) {
                Some(entry) => (self.combine)(entry, coefficient),
                None => {
                    self.size = self.size.saturating_add(principal.size()).saturating_add(1);
                    self.infinite.insert(principal.clone(), coefficient.clone());
                }
            }
        }
        (self.combine)(&mut self.finite, ordinal.finite());
    }

    /// The coefficient of ω^exponent in the table, to be changed.
    ///
    /// # Errors
    /// [`TooLarge`] if there are too many symbols in the table.
    pub(super) fn coefficient(&mut self, exponent: Ordinal) -> Result<&mut Natural, TooLarge> {
        if exponent.is_zero() {
            return Ok(&mut self.finite);
        }
        let size = &mut self.size;
        let principal = Principal::power(exponent);
        let entry = self.infinite.entry(principal).or_insert_with_key(|principal| {
            *size = size.saturating_add(principal.size()).saturating_add(1);
            Natural::ZERO
        });
        if *size > MAX_SIZE { Err(TooLarge::Size) } else { Ok(entry) }
    }

    /// About the size of the ordinal in the table.
    pub(super) fn size(&self) -> u64 {
        self.size
    }

    /// The ordinal with these coefficients.
    pub(super) fn finish(self) -> Ordinal {
        let mut terms: Vec<Term> = self
            .infinite
            .into_iter()
            .filter(|(_, coefficient)| !coefficient.is_zero())
            .map(|(principal, coefficient)| Term { principal, coefficient })
            .collect();
        terms.sort_unstable_by(|a, b| b.principal.cmp(&a.principal));
        Ordinal::from_terms(terms, self.finite)
    }
}

/// Combines the coefficients of two ordinals by merging their terms.
pub(super) fn merge(a: &Ordinal, b: &Ordinal, combine: Combine) -> Ordinal {
    let mut finite = a.finite_part();
    combine(&mut finite, b.finite());
    let (mut left, mut right) = (a.limit_terms(), b.limit_terms());
    let mut terms = Vec::with_capacity(left.len() + right.len());
    while let ([x, xs @ ..], [y, ys @ ..]) = (left, right) {
        let order = x.principal.cmp(&y.principal);
        let mut term = if order.is_lt() { y.clone() } else { x.clone() };
        if order.is_eq() {
            combine(&mut term.coefficient, &y.coefficient);
        }
        if !term.coefficient.is_zero() {
            terms.push(term);
        }
        if order.is_ge() {
            left = xs;
        }
        if order.is_le() {
            right = ys;
        }
    }
    terms.extend_from_slice(left);
    terms.extend_from_slice(right);
    Ordinal::from_terms(terms, finite)
}
