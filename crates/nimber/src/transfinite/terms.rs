//! Terms of nimbers, and nimbers as polynomials in a κ.

use super::degree::Component;
use super::sparse::{Monomial, Sparse};
use super::work::Work;
use super::{AlgebraicNimber, FieldError};
use crate::finite::{FieldElement, FiniteNimber};

/// A term of a nimber: a product of powers of some κ, times a finite nimber ≠ 0.
#[derive(Clone, Debug)]
pub(super) struct Term {
    monomial: Monomial,
    pub(super) coefficient: FiniteNimber,
}

impl Term {
    /// The terms of a nimber, the largest first.
    pub(super) fn of(nimber: &AlgebraicNimber) -> Vec<Term> {
        let terms = nimber.to_sparse().0.into_iter();
        terms.map(|(monomial, coefficient)| Term { monomial, coefficient }).collect()
    }

    /// The term alone.
    pub(super) fn nimber(&self) -> AlgebraicNimber {
        AlgebraicNimber::of_sparse(Sparse(vec![(self.monomial.clone(), self.coefficient.clone())]))
    }

    /// The largest κ of odd degree in it, none if it is finite.
    pub(super) fn kappa(&self) -> Option<Component> {
        self.monomial.first().map(|(kappa, _)| *kappa)
    }

    /// (i, t) with the term = κ^i·t, for a κ that is not less than its largest.
    pub(super) fn divided(&self, kappa: Component) -> (usize, Term) {
        let (exponent, monomial) = match self.monomial.split_first() {
            Some(((first, exponent), rest)) if *first == kappa => (*exponent as usize, rest),
            _ => (0, self.monomial.as_slice()),
        };
        (exponent, Term { monomial: monomial.to_vec(), coefficient: self.coefficient.clone() })
    }
}

/// κ.
pub(super) fn kappa_nimber(kappa: Component) -> AlgebraicNimber {
    AlgebraicNimber::of_sparse(Sparse(vec![(vec![(kappa, 1)], FiniteNimber::one())]))
}

/// Whether a nimber is a sum of terms with smaller κ only.
pub(super) fn is_below(nimber: &AlgebraicNimber, kappa: Component) -> bool {
    Term::of(nimber).iter().all(|term| term.kappa() < Some(kappa))
}

/// The coefficients below κ of a nimber as a polynomial in κ, from the constant one and the last
/// one not 0; none if it involves a larger κ.
pub(super) fn in_powers(
    nimber: &AlgebraicNimber,
    kappa: Component,
) -> Option<Vec<AlgebraicNimber>> {
    let mut coefficients: Vec<Sparse> = Vec::new();
    for term in Term::of(nimber) {
        if term.kappa() > Some(kappa) {
            return None;
        }
        let (exponent, rest) = term.divided(kappa);
        if coefficients.len() <= exponent {
            coefficients.resize_with(exponent + 1, Sparse::default);
        }
        coefficients[exponent].0.push((rest.monomial, rest.coefficient));
    }
    Some(coefficients.into_iter().map(AlgebraicNimber::of_sparse).collect())
}

/// The leading power of two of a nimber: its term, and the bit of the coefficient.
pub(super) struct Leading {
    monomial: Monomial,
    bit: usize,
}

impl Leading {
    /// None for 0.
    pub(super) fn of(nimber: &AlgebraicNimber) -> Option<Leading> {
        let (monomial, coefficient) = nimber.to_sparse().0.into_iter().next()?;
        let bit = coefficient.leading_bit()?;
        Some(Leading { monomial, bit })
    }

    /// Whether the power of two is among those that make up a nimber.
    pub(super) fn occurs_in(&self, nimber: &AlgebraicNimber) -> bool {
        let found = |(monomial, coefficient): &(Monomial, FiniteNimber)| {
            *monomial == self.monomial && coefficient.has_bit(self.bit)
        };
        nimber.to_sparse().0.iter().any(found)
    }
}

/// The roots of a polynomial, from the least one, with multiplicities.
pub(super) type Roots = Vec<(AlgebraicNimber, usize)>;

/// All roots of the polynomial with these coefficients, which may be a constant ≠ 0.
pub(super) fn roots(
    coefficients: &[AlgebraicNimber],
    work: &mut Work<'_>,
) -> Result<Roots, FieldError> {
    match coefficients {
        [_] => Ok(Vec::new()),
        _ => AlgebraicNimber::polynomial_roots(coefficients, work),
    }
}

/// f·(κ + r)·… for the roots taken so often.
pub(super) fn with_roots(
    factor: &AlgebraicNimber,
    kappa: Component,
    roots: &Roots,
    counts: impl IntoIterator<Item = usize>,
) -> Result<AlgebraicNimber, FieldError> {
    let kappa = kappa_nimber(kappa);
    let mut product = factor.clone();
    for ((root, _), count) in roots.iter().zip(counts) {
        let linear = kappa.sum(root)?;
        for _ in 0..count {
            product = product.product(&linear)?;
        }
    }
    Ok(product)
}

/// Every way of dealing the roots out so that each factor gets as many as it has room for: for each
/// root how many go to each factor. At most `most` of them.
pub(super) fn shares(roots: &Roots, room: &[usize], most: usize) -> Vec<Vec<Vec<usize>>> {
    let mut found = Vec::new();
    deal(roots, &mut room.to_vec(), &mut Vec::new(), most, &mut found);
    found
}

fn deal(
    roots: &[(AlgebraicNimber, usize)],
    room: &mut Vec<usize>,
    dealt: &mut Vec<Vec<usize>>,
    most: usize,
    found: &mut Vec<Vec<Vec<usize>>>,
) {
    let Some(((_, count), others)) = roots.split_first() else {
        found.push(dealt.clone());
        return;
    };
    for share in compositions(*count, room, most) {
        if found.len() == most {
            return;
        }
        room.iter_mut().zip(&share).for_each(|(room, share)| *room -= share);
        dealt.push(share);
        deal(others, room, dealt, most, found);
        let share = dealt.pop().unwrap_or_default();
        room.iter_mut().zip(&share).for_each(|(room, share)| *room += share);
    }
}

/// The first `most` lists of numbers with this sum, none larger than its bound.
fn compositions(sum: usize, bounds: &[usize], most: usize) -> Vec<Vec<usize>> {
    let Some((bound, others)) = bounds.split_first() else {
        return if sum == 0 { vec![Vec::new()] } else { Vec::new() };
    };
    let firsts = (0..=sum.min(*bound)).rev();
    let lists = firsts.flat_map(|first| {
        let rests = compositions(sum - first, others, most).into_iter();
        rests.map(move |rest| [vec![first], rest].concat())
    });
    lists.take(most).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn roots_are_dealt_out_in_every_way_once() {
        let root = |n: u8| AlgebraicNimber::from(&FiniteNimber::new(n.into()));
        let roots = vec![(root(1), 2), (root(2), 1), (root(3), 1)];
        let all = shares(&roots, &[2, 2], usize::MAX);
        // Of 1, 1, 2, 3 two go to the first: 11, 12, 13, 23.
        assert_eq!(all.len(), 4);
        assert!(all.iter().all(|ways| ways.iter().map(|way| way[0]).sum::<usize>() == 2));
        assert_eq!(shares(&roots, &[2, 2], 3).len(), 3);
        assert_eq!(shares(&Vec::new(), &[0, 0], 9), [Vec::<Vec<usize>>::new()]);
    }
}
