//! Nimbers as sums of few terms, in fields of any size.
//!
//! A term is a finite nimber times a product of powers κ_q^e with e below the prime of q. Terms
//! multiply by adding exponents; from the largest κ down, κ_(p^n)^p is replaced by κ_(p^(n−1)) and
//! κ_p^p by the sum α_p.

use std::collections::BTreeMap;

use super::FieldError;
use super::degree::{Component, Degree, relation};
use crate::Natural;
use crate::finite::{FieldElement, FiniteNimber};

/// More terms than this are not written down.
const MAX_TERMS: usize = 1 << 16;

/// So many powers of κ are looked at in a product, and written down in a sum.
pub(super) const MAX_STEPS: usize = 1 << 19;

/// The largest exponent that a term is raised to at once.
const LARGEST_EXPONENT: u32 = 1 << 14;

/// So many replacements of κ^p are made one by one in such a power.
const FEW_REPLACEMENTS: u64 = 16;

/// The exponents of the κ_q in a term, the largest κ first.
pub(super) type Monomial = Vec<(Component, u32)>;

/// Different monomials with coefficients ≠ 0, the largest first.
#[derive(Clone, Debug, Default, PartialEq, Eq, Hash)]
pub(super) struct Sparse(pub(super) Vec<(Monomial, FiniteNimber)>);

/// Terms as they are added up.
#[derive(Default)]
struct Sum(BTreeMap<Monomial, FiniteNimber>);

impl Sum {
    fn add(&mut self, monomial: Monomial, coefficient: FiniteNimber) -> Result<(), FieldError> {
        *self.0.entry(monomial).or_default() += coefficient;
        if self.0.len() > MAX_TERMS { Err(FieldError::TooManyTerms) } else { Ok(()) }
    }

    fn finish(self) -> Sparse {
        Sparse(self.0.into_iter().rev().filter(|(_, coefficient)| !coefficient.is_zero()).collect())
    }
}

impl Sparse {
    pub(super) fn one() -> Sparse {
        Sparse::finite(FiniteNimber::one())
    }

    /// A finite nimber.
    pub(super) fn finite(nimber: FiniteNimber) -> Sparse {
        let terms = (!nimber.is_zero()).then_some((Vec::new(), nimber));
        Sparse(terms.into_iter().collect())
    }

    pub(super) fn sum(&self, other: &Sparse) -> Result<Sparse, FieldError> {
        let mut sum = Sum::default();
        for (monomial, coefficient) in self.0.iter().chain(&other.0) {
            sum.add(monomial.clone(), coefficient.clone())?;
        }
        Ok(sum.finish())
    }

    pub(super) fn product(&self, other: &Sparse) -> Result<Sparse, FieldError> {
        let mut sum = Sum::default();
        let mut steps = 0;
        for (a, x) in &self.0 {
            for (b, y) in &other.0 {
                add_reduced(merged(a, b), x * y, &mut sum, &mut steps)?;
            }
        }
        Ok(sum.finish())
    }

    pub(super) fn square(&self) -> Result<Sparse, FieldError> {
        let mut sum = Sum::default();
        let mut steps = 0;
        for (monomial, coefficient) in &self.0 {
            let doubled = monomial.iter().map(|(kappa, exponent)| (*kappa, 2 * exponent)).collect();
            add_reduced(doubled, coefficient.square(), &mut sum, &mut steps)?;
        }
        Ok(sum.finish())
    }

    /// The power of a single term with a small exponent, if it takes few replacements.
    pub(super) fn power_of_term(&self, n: &Natural) -> Option<Result<Sparse, FieldError>> {
        let (monomial, coefficient, small) = self.easy_power(n)?;
        let raised = monomial.iter().map(|(kappa, exponent)| (*kappa, exponent * small)).collect();
        let mut sum = Sum::default();
        let added = add_reduced(raised, coefficient.pow(n), &mut sum, &mut 0);
        Some(added.map(|()| sum.finish()))
    }

    /// Whether [`power_of_term`](Self::power_of_term) gives the power with this exponent.
    pub(super) fn is_power_of_term_easy(&self, n: &Natural) -> bool {
        self.easy_power(n).is_some()
    }

    /// The single term and the exponent, if it is small and takes few replacements.
    fn easy_power(&self, n: &Natural) -> Option<(&Monomial, &FiniteNimber, u32)> {
        let [(monomial, coefficient)] = self.0.as_slice() else {
            return None;
        };
        let small = u32::try_from(n).ok().filter(|n| *n <= LARGEST_EXPONENT)?;
        let excess = |(kappa, exponent): &(Component, u32)| u64::from(exponent * small / kappa.p());
        let replacements = monomial.iter().map(excess).sum::<u64>();
        (replacements <= FEW_REPLACEMENTS).then_some((monomial, coefficient, small))
    }

    /// The least closed degree of a field that contains all terms.
    pub(super) fn degree(&self) -> Result<Degree, FieldError> {
        let mut degree = Degree::default();
        for (monomial, coefficient) in &self.0 {
            degree.join(&Degree::of_level(coefficient.level()));
            let mut last = None;
            for (kappa, _) in monomial {
                // The first power of a prime is the largest.
                if last.replace(kappa.prime) != Some(kappa.prime)
                    && degree.exponent(kappa.prime) < kappa.exponent
                {
                    degree.join(&Degree::of_kappa(*kappa)?);
                }
            }
        }
        Ok(degree)
    }
}

/// The product of two monomials, not reduced.
fn merged(a: &Monomial, b: &Monomial) -> Monomial {
    let mut product = Vec::with_capacity(a.len() + b.len());
    let (mut a, mut b) = (a.iter().peekable(), b.iter().peekable());
    while let (Some(&&(first, m)), Some(&&(second, n))) = (a.peek(), b.peek()) {
        product.push((
            first.max(second),
            if first >= second { m } else { 0 } + if second >= first { n } else { 0 },
        ));
        a.next_if(|(kappa, _)| *kappa == first.max(second));
        b.next_if(|(kappa, _)| *kappa == first.max(second));
    }
    product.extend(a.chain(b).copied());
    product
}

/// Adds to the exponent of a κ.
fn raise(monomial: &mut Monomial, kappa: Component) {
    match monomial.binary_search_by(|(known, _)| kappa.cmp(known)) {
        Ok(place) => monomial[place].1 += 1,
        Err(place) => monomial.insert(place, (kappa, 1)),
    }
}

fn add_reduced(
    monomial: Monomial,
    coefficient: FiniteNimber,
    sum: &mut Sum,
    steps: &mut usize,
) -> Result<(), FieldError> {
    let mut pending = vec![(monomial, coefficient)];
    while let Some((mut monomial, coefficient)) = pending.pop() {
        *steps += 1 + monomial.len();
        if *steps > MAX_STEPS {
            return Err(FieldError::TooManyTerms);
        }
        let place = monomial.iter().position(|(kappa, exponent)| *exponent >= kappa.p());
        let Some(place) = place else {
            sum.add(monomial, coefficient)?;
            continue;
        };
        let kappa = monomial[place].0;
        monomial[place].1 -= kappa.p();
        if monomial[place].1 == 0 {
            monomial.remove(place);
        }
        if kappa.exponent > 1 {
            raise(&mut monomial, Component { exponent: kappa.exponent - 1, ..kappa });
            pending.push((monomial, coefficient));
            continue;
        }
        let alpha = relation(kappa.prime)?;
        for &kappa in &alpha.kappas {
            let mut shifted = monomial.clone();
            raise(&mut shifted, kappa);
            pending.push((shifted, coefficient.clone()));
        }
        if !alpha.finite.is_zero() {
            pending.push((monomial, coefficient * FiniteNimber::new(alpha.finite.clone())));
        }
    }
    Ok(())
}
