//! n-th roots.
//!
//! In the field of level m the group is cyclic of order q = 2^(2^m)−1, and no square of a prime
//! is known to divide q. With g = gcd(n, q):
//!
//! - a ≠ 0 has an n-th root if and only if a^(q/g) = 1;
//! - then one is a^r with r·n = 1 modulo q/g: the one that is itself a power of a;
//! - the others are its products with the g roots of unity of order dividing g.
//!
//! No discrete logarithm is needed.
//!
//! Where a finite root exists, one exists in the smallest field of a. Each prime p divides at most
//! one Fermat number f_k. One that divides none (2, 7, 11, 13, …) makes x ↦ x^p a bijection of every
//! finite field. One that divides f_k divides the orders of the groups from level k+1 on, always to
//! the same power: what has no p-th root there has none in any finite field. So 2 has no finite
//! cube root. Its cube root is ω.
//!
//! Reference: Conway, *On Numbers and Games*, chapter 6.

use std::fmt;

use dashu_int::fast_div::ConstDivisor;
use dashu_int::ops::{BitTest, Gcd};
use thiserror::Error;

use super::FieldElement;
use super::fermat::{circle_parts, factorisation, fermat_number};
use super::unbounded::{FiniteNimber, group_order};
use crate::Natural;
use crate::say;

/// Why a number has no n-th root, or why it was not found.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
pub enum RootError {
    /// x⁰ = 1 for every x.
    #[error("{}", say!("0 is no exponent of a root"))]
    Zeroth,
    /// The number is outside the field.
    #[error("{}", say!("the number is outside the field of 2^{} bits", level))]
    OutsideField {
        /// The field asked for is [2^(2^level)].
        level: u32,
    },
    /// No finite nimber is a root.
    #[error(transparent)]
    NoFiniteRoot(NoFiniteRoot),
    /// The order of the group is divisible by the square of a prime of n. No such case is known.
    #[error("{}", say!("a prime of the exponent divides the order of the group twice"))]
    RepeatedPrime,
}

/// Why a number has no n-th root in any finite field.
///
/// The divisor of n divides the Fermat number, and the order of the number has a prime in common
/// with it. In no larger field does the group gain a power of that prime.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct NoFiniteRoot {
    /// A prime divisor of n, or a divisor of the composite cofactor of the Fermat number.
    pub divisor: Natural,
    /// The k of the Fermat number f_k = 2^(2^k)+1 that it divides.
    pub fermat: u32,
}

impl fmt::Display for NoFiniteRoot {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let NoFiniteRoot { divisor, fermat } = self;
        let prime = factorisation(*fermat).primes.contains(divisor);
        let divisor = divisor.to_string();
        f.write_str(&match prime {
            true => say!(
                "no finite nimber is such a root: the order is divisible by {}, \
                 and larger fields have no more of it",
                divisor
            ),
            false => say!(
                "no finite nimber is such a root: the order is divisible by a factor of {}, \
                 and larger fields have no more of it",
                divisor
            ),
        })
    }
}

impl std::error::Error for NoFiniteRoot {}

/// The n-th roots of a number in a field: at least one.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Roots {
    principal: FiniteNimber,
    level: u32,
    count: Natural,
}

impl Roots {
    /// The root of a that is a power of a.
    pub fn principal(&self) -> &FiniteNimber {
        &self.principal
    }

    /// The field is [2^(2^level)].
    pub fn level(&self) -> u32 {
        self.level
    }

    /// How many roots the field has.
    pub fn count(&self) -> &Natural {
        &self.count
    }

    /// All of them in increasing order, unless they are more than `at_most`.
    ///
    /// ```
    /// use nimatron_nimber::{Natural, finite::FiniteNimber};
    ///
    /// let roots = FiniteNimber::from(2u8).roots_in(&Natural::from(5u8), 5)?;
    /// let roots: Vec<String> = roots.all(100).unwrap().iter().map(FiniteNimber::to_string).collect();
    /// assert_eq!(roots, ["*3", "*4", "*5", "*9", "*11"]);
    /// # Ok::<(), nimatron_nimber::finite::roots::RootError>(())
    /// ```
    ///
    /// Cost: a few products for each of the roots.
    pub fn all(&self, at_most: usize) -> Option<Vec<FiniteNimber>> {
        let count = usize::try_from(&self.count).ok().filter(|&count| count <= at_most)?;
        let mut roots: Vec<FiniteNimber> = roots_of_unity(&self.count, count)
            .into_iter()
            .map(|unity| unity * &self.principal)
            .collect();
        roots.sort_unstable();
        Some(roots)
    }
}

/// gcd(n, 2^(2^level)−1): how many n-th roots of unity the field has.
///
/// The prime divisors of f_k for k ≥ 2 are above 2^(k+2) (Lucas 1878), so that no f_k with k beyond
/// the bits of n matters.
fn unity_count(n: &Natural, level: u32) -> Natural {
    let ring = ConstDivisor::new(n.clone());
    let one = ring.reduce(Natural::ONE);
    let mut power = ring.reduce(Natural::from(2u8));
    let mut count = Natural::ONE;
    for _ in 0..(level as usize).min(n.bit_len()) {
        count *= n.gcd(&(&power + &one).residue());
        power = power.sqr();
    }
    count
}

/// The roots of unity whose order divides `order`, a divisor of some 2^(2^n)−1.
fn roots_of_unity(order: &Natural, count: usize) -> Vec<FiniteNimber> {
    let level = (0..).find(|&level| unity_count(order, level) == *order).unwrap_or(0);
    let exponent = group_order(level) / order;
    let mut powers = vec![FiniteNimber::one()];
    // Generators of the group lie outside all smaller fields.
    let mut candidate = Natural::ONE << ((1 << level) / 2);
    while powers.len() < count {
        let unity = FiniteNimber::new(candidate.clone()).pow(&exponent);
        powers.truncate(1);
        let mut power = unity.clone();
        while !power.is_one() {
            powers.push(power.clone());
            power *= &unity;
        }
        candidate += Natural::ONE;
    }
    powers
}

impl FiniteNimber {
    /// The n-th roots in the field of level `level`.
    ///
    /// # Errors
    /// [`RootError`]: if there are none in any finite field, with the reason; if n = 0; if this
    /// number is not in the field.
    ///
    /// Cost: a power in the field for each Fermat number that has a divisor in common with n, and
    /// one for the root.
    pub fn roots_in(&self, n: &Natural, level: u32) -> Result<Roots, RootError> {
        if n.is_zero() {
            return Err(RootError::Zeroth);
        }
        if !self.is_in(level) {
            return Err(RootError::OutsideField { level });
        }
        if self.is_zero() {
            return Ok(Roots { principal: self.clone(), level, count: Natural::ONE });
        }
        if let Some(reason) = self.missing_root(n) {
            return Err(RootError::NoFiniteRoot(reason));
        }
        let count = unity_count(n, level);
        // The order of a divides that of its own smallest field.
        let order = group_order(self.level());
        let order = &order / n.gcd(&order);
        let exponent = match order.is_one() {
            true => Natural::ZERO,
            false => {
                let ring = ConstDivisor::new(order);
                ring.reduce(n.clone()).inv().ok_or(RootError::RepeatedPrime)?.residue()
            }
        };
        Ok(Roots { principal: self.pow(&exponent), level, count })
    }

    /// The n-th roots in the smallest field that has any, which is that of this number.
    ///
    /// ```
    /// use nimatron_nimber::{Natural, finite::FiniteNimber};
    ///
    /// let (two, three) = (FiniteNimber::from(2u8), Natural::from(3u8));
    /// let error = two.roots(&three).unwrap_err();
    /// assert_eq!(error.to_string(), "no finite nimber is such a root: \
    ///     the order is divisible by 3, and larger fields have no more of it");
    /// let roots = FiniteNimber::from(8u8).roots(&three).unwrap();
    /// assert_eq!(roots.all(3).unwrap(), [6u8, 11, 13].map(FiniteNimber::from));
    /// ```
    ///
    /// # Errors
    /// As [`roots_in`](Self::roots_in).
    pub fn roots(&self, n: &Natural) -> Result<Roots, RootError> {
        self.roots_in(n, self.level())
    }

    /// The n-th root that is a power of this number.
    ///
    /// # Errors
    /// As [`roots_in`](Self::roots_in).
    pub fn root(&self, n: &Natural) -> Result<FiniteNimber, RootError> {
        self.roots(n).map(|roots| roots.principal)
    }

    /// What keeps a number ≠ 0 from having an n-th root.
    fn missing_root(&self, n: &Natural) -> Option<NoFiniteRoot> {
        circle_parts(self, self.level(), 0).0.into_iter().find_map(|(index, circle)| {
            let fermat = fermat_number(index);
            let factors = factorisation(index);
            let missing = |part: &Natural| {
                let divisor = part.gcd(n);
                let lacks = !divisor.is_one() && !circle.pow(&(&fermat / &divisor)).is_one();
                lacks.then_some(NoFiniteRoot { divisor, fermat: index })
            };
            if circle.is_one() { None } else { factors.parts().find_map(missing) }
        })
    }
}
