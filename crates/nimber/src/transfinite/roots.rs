//! n-th roots: all of them, in as large a field as they need.
//!
//! Square roots are unique. For an odd prime p and a in the field of 2^E elements, N = 2^E − 1:
//!
//! - if p does not divide N, one root is a^(1/p mod N);
//! - if p divides N and a^(N/p) = 1, a root is found there by the method of Adleman, Manders and
//!   Miller: up to the p-part of the group it is a power of a, and the rest is a logarithm in that
//!   part, digit by digit;
//! - otherwise the roots lie in the extension of degree p, made by the next κ_(p^n), where the
//!   second case applies.
//!
//! The other roots differ by roots of unity, for which the degree is to be divisible by the order of
//! 2 modulo p. An element without a p-th root, which generates the p-part, need not be searched for:
//! κ_(p^n) is one if p^n divides E exactly, and α_p is one if p does not divide E.
//!
//! Reference: L. Adleman, K. Manders, G. Miller, *On taking roots in finite fields* (1977).

use super::degree::{Component, Degree, order_of_two, relation};
use super::excesses::index_of;
use super::field::Field;
use super::slots::Slots;
use super::work::{Work, spend};
use super::{AlgebraicNimber, FieldError};
use crate::Natural;

/// The largest number of roots that are listed.
pub const MAX_ROOTS: usize = 1 << 14;

/// The p-part of the group of a field.
struct PrimePart {
    p: u32,
    /// Its order is p^exponent.
    exponent: usize,
    /// The order of the group, divided by p^exponent.
    cofactor: Natural,
    generator: Slots,
}

/// The k < p with k·n + 1 divisible by p, for n not divisible by p.
fn completing(n: &Natural, p: u32) -> u64 {
    let (n, p) = (u64::from(n % p), u64::from(p));
    (0..p).find(|k| (k * n + 1) % p == 0).unwrap_or(0)
}

impl PrimePart {
    /// The p-part, for a prime divisor p of the order of the group.
    fn of(field: &'static Field, p: u32) -> Result<PrimePart, FieldError> {
        let mut cofactor = Natural::ones(field.bits());
        let mut exponent = 0;
        while (&cofactor % p) == 0 {
            cofactor /= p;
            exponent += 1;
        }
        let full = Natural::from(p).pow(exponent - 1);
        let generates = |part: &Slots| !field.power(part, &full).is_one();
        let candidate = match index_of(p) {
            None => None,
            Some(prime) => field.without_root(prime),
        };
        let generator = match candidate {
            Some(element) => field.power(&element, &cofactor),
            None => (1..)
                .map(|seed| field.power(&field.scattered(seed), &cofactor))
                .find(|part| !part.is_zero() && generates(part))
                .unwrap_or_else(|| field.one()),
        };
        Ok(PrimePart { p, exponent, cofactor, generator })
    }

    /// A p-th root of unity ≠ 1.
    fn root_of_unity(&self, field: &Field) -> Slots {
        field.power(&self.generator, &Natural::from(self.p).pow(self.exponent - 1))
    }

    /// The x < p^exponent with generator^x = `element`, an element of the part.
    fn logarithm(&self, field: &Field, element: &Slots) -> Natural {
        let unity = self.root_of_unity(field);
        let inverse = field.inverse(&self.generator);
        let mut logarithm = Natural::ZERO;
        let mut weight = Natural::ONE;
        for digit in (0..self.exponent).rev() {
            let rest = field.product(element, &field.power(&inverse, &logarithm));
            let rest = field.power(&rest, &Natural::from(self.p).pow(digit));
            let mut power = field.one();
            let mut count = 0_u32;
            while power != rest && count < self.p {
                power = field.product(&power, &unity);
                count += 1;
            }
            logarithm += &weight * count;
            weight *= self.p;
        }
        logarithm
    }
}

impl Field {
    /// An element without a p-th root, for the odd prime number `prime`, as far as one is known.
    fn without_root(&self, prime: usize) -> Option<Slots> {
        let mut element = self.zero();
        match self.degree().exponent(prime) {
            0 => {
                let relation = relation(prime).ok()?;
                relation.degree.divides(self.degree()).then(|| self.alpha(relation))
            }
            exponent => {
                let p = Component { prime, exponent }.p() as usize;
                self.add_term(&mut element, [(prime, p.pow(exponent - 1))], &Natural::ONE);
                Some(element)
            }
        }
    }

    /// The field whose degree is the least closed multiple of this degree times a number.
    pub(super) fn extended(&self, factor: usize) -> Result<&'static Field, FieldError> {
        let factor = Degree::factored(factor)?;
        Field::of(&self.degree().times(&factor).closure()?)
    }

    /// The smallest field that contains this one and whose degree is divisible by a number.
    pub(super) fn with_degree(&self, divisor: usize) -> Result<&'static Field, FieldError> {
        let mut degree = self.degree().clone();
        degree.join(&Degree::factored(divisor)?);
        Field::of(&degree.closure()?)
    }

    /// About the work of a power with an exponent as long as the degree, in products of words.
    pub(super) fn power_work(&self) -> u64 {
        self.product_work().saturating_mul(self.bits() as u64)
    }
}

/// A p-th root of a ≠ 0 for an odd prime p, and the field where it was found.
fn prime_root(
    mut field: &'static Field,
    a: &Slots,
    p: u32,
    work: &mut Work<'_>,
) -> Result<(&'static Field, Slots), FieldError> {
    spend(work, field.power_work())?;
    let order = Natural::ones(field.bits());
    if &order % p != 0 {
        let exponent = (&order * completing(&order, p) + Natural::ONE) / p;
        return Ok((field, field.power(a, &exponent)));
    }
    let mut a = a.clone();
    if !field.power(&a, &(order / p)).is_one() {
        let larger = field.extended(p as usize)?;
        a = field.transfer(&a, larger);
        field = larger;
    }
    spend(work, field.power_work().saturating_mul(3))?;
    let part = PrimePart::of(field, p)?;
    let k = completing(&part.cofactor, p);
    let root = field.power(&a, &((&part.cofactor * k + Natural::ONE) / p));
    // root^p = a·excess with the excess in the p-part.
    let excess = field.power(&a, &(&part.cofactor * k));
    let logarithm = part.logarithm(field, &excess) / p;
    let correction = field.inverse(&field.power(&part.generator, &logarithm));
    Ok((field, field.product(&root, &correction)))
}

/// A root of unity of exactly the order p^exponent, in a field that contains the given one.
fn root_of_unity(
    field: &'static Field,
    p: u32,
    exponent: usize,
    work: &mut Work<'_>,
) -> Result<(&'static Field, Slots), FieldError> {
    let mut field = field.with_degree(order_of_two(p) as usize)?;
    spend(work, field.power_work().saturating_mul(2))?;
    let part = PrimePart::of(field, p)?;
    let known = part.exponent.min(exponent);
    let mut unity = field.power(&part.generator, &Natural::from(p).pow(part.exponent - known));
    for _ in known..exponent {
        (field, unity) = prime_root(field, &unity, p, work)?;
    }
    Ok((field, unity))
}

/// The odd prime factors of a number with their exponents.
fn odd_factors(mut n: u32) -> Vec<(u32, usize)> {
    let mut factors = Vec::new();
    let mut p = 3;
    while n > 1 {
        p = if p * p > n { n } else { p };
        let mut exponent = 0;
        while n % p == 0 {
            n /= p;
            exponent += 1;
        }
        if exponent > 0 {
            factors.push((p, exponent));
        }
        p += 2;
    }
    factors
}

impl AlgebraicNimber {
    /// All n-th roots, the least ordinal first: n divided by its power of two many, and 0 alone
    /// for 0.
    ///
    /// ```
    /// use nimatron_nimber::transfinite::{AlgebraicNimber, FieldError};
    /// use nimatron_nimber::Natural;
    /// use std::ops::ControlFlow;
    ///
    /// let two = AlgebraicNimber::new(&2u8.into())?;
    /// let roots = two.roots(&Natural::from(3u8), &mut |_| ControlFlow::Continue(()))?;
    /// let roots: Vec<String> = roots.iter().map(|root| root.to_string()).collect();
    /// assert_eq!(roots, ["w", "w*2", "w*3"]);
    /// # Ok::<(), FieldError>(())
    /// ```
    ///
    /// # Errors
    /// [`FieldError::ZerothRoot`]; [`FieldError::TooManyRoots`] if they are more than
    /// [`MAX_ROOTS`]; [`FieldError::Exhausted`] if the work is stopped; otherwise as
    /// [`inverse`](Self::inverse), for a field that contains the roots.
    ///
    /// Cost: for each prime of n two or three powers, and a few products for each root.
    pub fn roots(&self, n: &Natural, work: &mut Work<'_>) -> Result<Vec<Self>, FieldError> {
        let Some(twos) = n.trailing_zeros() else {
            return Err(FieldError::ZerothRoot);
        };
        if self.is_zero() {
            return Ok(vec![self.clone()]);
        }
        let (mut field, a) = self.in_small_field()?;
        let mut root = a.clone();
        for _ in 0..twos % field.bits() {
            root = field.square_root(&root);
        }
        let count = u32::try_from(n >> twos).ok().filter(|count| *count as usize <= MAX_ROOTS);
        let count = count.ok_or(FieldError::TooManyRoots)?;
        let factors = odd_factors(count);
        for &(p, exponent) in &factors {
            for _ in 0..exponent {
                (field, root) = prime_root(field, &root, p, work)?;
            }
        }
        let mut unity = field.one();
        for (p, exponent) in factors {
            let (larger, factor) = root_of_unity(field, p, exponent, work)?;
            root = field.transfer(&root, larger);
            unity = larger.product(&field.transfer(&unity, larger), &factor);
            field = larger;
        }
        spend(work, field.product_work().saturating_mul(u64::from(count)))?;
        let next = |root: &Slots| Some(field.product(root, &unity));
        let all = std::iter::successors(Some(root), next).take(count as usize);
        let mut roots: Vec<Self> = all.map(|root| Self::of_field(field, root)).collect();
        roots.sort_unstable();
        Ok(roots)
    }
}
