//! Prime factors of 2^d − 1.
//!
//! 2^d − 1 is the product of Φ_k(2) over the divisors k of d, Φ_k the k-th cyclotomic polynomial. A prime
//! factor of Φ_k(2) is the largest prime of k or leaves the remainder 1 modulo k (Legendre). For
//! k = 4h with h odd, Φ_k(2) splits further, by
//!
//! > 2^(2h) + 1 = (2^h − 2^((h+1)/2) + 1)·(2^h + 2^((h+1)/2) + 1) (Aurifeuille).
//!
//! For k a power of two, Φ_k(2) is a Fermat number, whose factors are [known](crate::finite::fermat).
//! The factors of others come from the table `mersenne.tsv`, from trial division by numbers with the
//! right remainder, and from Pollard's method, with the work that is allowed.
//!
//! Reference: J. Brillhart, D. H. Lehmer, J. L. Selfridge, B. Tuckerman, S. S. Wagstaff,
//! *Factorizations of bⁿ±1*.

use dashu_int::fast_div::ConstDivisor;
use dashu_int::ops::{BitTest, Gcd};

use super::FieldError;
use super::work::{Work, spend};
use crate::Natural;
use crate::finite::fermat;

/// Trial division goes to so many numbers of the right remainder.
const TRIALS: u64 = 1 << 14;

/// The factors that are looked at one by one: primes, and what could not be factored.
pub(super) struct Factors {
    /// Different primes.
    pub(super) primes: Vec<Natural>,
    /// Composite numbers, each with the k of Φ_k(2) that it divides.
    pub(super) composites: Vec<(usize, Natural)>,
}

/// The prime factors of 2^d − 1, as far as the work allows.
///
/// # Errors
/// [`FieldError::Exhausted`] at once if not even trial division is allowed.
pub(super) fn factors(d: usize, work: &mut Work<'_>) -> Result<Factors, FieldError> {
    let mut factors = Factors { primes: Vec::new(), composites: Vec::new() };
    for k in (1..=d).filter(|k| d % k == 0) {
        if k.is_power_of_two() && k > 1 {
            let known = fermat::factorisation(k.ilog2() - 1);
            factors.primes.extend(known.primes);
            factors.composites.extend(known.cofactor.map(|cofactor| (k, cofactor)));
            continue;
        }
        for piece in pieces(k) {
            factor(k, piece, &mut factors, work)?;
        }
    }
    factors.primes.sort_unstable();
    factors.primes.dedup();
    Ok(factors)
}

/// Φ_k(2) = ∏ (2^j−1)^μ(k/j) over the divisors j of k.
fn cyclotomic(k: usize) -> Natural {
    let (mut above, mut below) = (Natural::ONE, Natural::ONE);
    for j in (1..=k).filter(|j| k % j == 0) {
        match moebius(k / j) {
            1 => above *= Natural::ones(j),
            -1 => below *= Natural::ones(j),
            _ => {}
        }
    }
    above / below
}

/// Möbius's function.
fn moebius(mut n: usize) -> i8 {
    let mut sign = 1;
    let mut p = 2;
    while n > 1 {
        if n % p == 0 {
            n /= p;
            sign = -sign;
            if n % p == 0 {
                return 0;
            }
        }
        p += 1;
    }
    sign
}

/// Φ_k(2), split by Aurifeuille's identity where it applies.
fn pieces(k: usize) -> Vec<Natural> {
    let number = cyclotomic(k);
    if k % 8 != 4 {
        return vec![number];
    }
    let h = k / 4;
    let half = (Natural::ONE << h) - (Natural::ONE << h.div_ceil(2)) + Natural::ONE;
    let first = (&number).gcd(&half);
    vec![&number / &first, first]
}

/// The known prime factors of Φ_k(2) that neither trial division nor a few steps of Pollard's
/// method would find, but for the largest ones.
fn tabulated(k: usize) -> impl Iterator<Item = Natural> {
    let rows = include_str!("mersenne.tsv").lines();
    let row = rows.filter_map(|line| line.split_once('\t')).find(|(key, _)| key.parse() == Ok(k));
    row.into_iter().flat_map(|(_, primes)| primes.split(' ')).filter_map(|prime| prime.parse().ok())
}

/// Adds the prime factors of a factor of Φ_k(2).
fn factor(
    k: usize,
    number: Natural,
    factors: &mut Factors,
    work: &mut Work<'_>,
) -> Result<(), FieldError> {
    let mut rest = number;
    let mut divide = |rest: &mut Natural, p: Natural| {
        let mut found = false;
        while p > Natural::ONE && (&*rest % &p).is_zero() {
            *rest /= &p;
            found = true;
        }
        if found {
            factors.primes.push(p);
        }
    };
    tabulated(k).for_each(|p| divide(&mut rest, p));
    spend(work, TRIALS / 8)?;
    let intrinsic = (2..=k).rev().find(|p| k % p == 0 && moebius(*p) == -1 && is_small_prime(*p));
    divide(&mut rest, Natural::from(intrinsic.unwrap_or(1)));
    for multiple in 1..=TRIALS {
        let candidate = multiple.saturating_mul(k as u64).saturating_add(1);
        let square = u128::from(candidate) * u128::from(candidate);
        if Natural::from(square) > rest {
            break;
        }
        if &rest % candidate == 0 {
            divide(&mut rest, Natural::from(candidate));
        }
    }
    let mut parts = vec![rest];
    while let Some(part) = parts.pop() {
        if part.is_one() {
        } else if is_prime(&part) {
            factors.primes.push(part);
        } else if let Some(divisor) = rho(&part, work)? {
            parts.push(&part / &divisor);
            parts.push(divisor);
        } else {
            factors.composites.push((k, part));
        }
    }
    Ok(())
}

fn is_small_prime(n: usize) -> bool {
    n > 1 && (2..n).take_while(|p| p * p <= n).all(|p| n % p != 0)
}

/// Whether a number passes the test of Miller and Rabin to the first 24 prime bases; the first 13
/// tell the primes below 3.3·10²⁴ (Sorenson and Webster 2015).
fn is_prime(n: &Natural) -> bool {
    const BASES: [u32; 24] = [
        2, 3, 5, 7, 11, 13, 17, 19, 23, 29, 31, 37, 41, 43, 47, 53, 59, 61, 67, 71, 73, 79, 83, 89,
    ];
    if let Some(p) = BASES.iter().find(|p| (n % **p) == 0) {
        return *n == Natural::from(*p);
    }
    if n.is_one() {
        return false;
    }
    let less = n - Natural::ONE;
    let twos = less.trailing_zeros().unwrap_or(0);
    let ring = ConstDivisor::new(n.clone());
    let (one, minus_one) = (ring.reduce(Natural::ONE), ring.reduce(less.clone()));
    BASES.iter().all(|&base| {
        let mut power = ring.reduce(Natural::from(base)).pow(&(&less >> twos));
        power == one
            || (0..twos).any(|_| {
                let found = power == minus_one;
                power = power.sqr();
                found
            })
    })
}

/// A proper divisor of a composite number by Pollard's method in Brent's form; none if the work
/// ends first, or if the least factor is expected to be out of reach.
fn rho(n: &Natural, work: &mut Work<'_>) -> Result<Option<Natural>, FieldError> {
    const BATCH: u64 = 128;
    const BATCHES: u64 = 1 << 12;
    let ring = ConstDivisor::new(n.clone());
    let step_work = (n.bit_len() as u64).div_ceil(64);
    for constant in 1_u32..=3 {
        let constant = ring.reduce(Natural::from(constant));
        let mut y = ring.reduce(Natural::from(2_u8));
        let mut anchor = y.clone();
        let (mut length, mut steps) = (1, 0);
        let mut failed = false;
        for _ in 0..BATCHES / step_work.min(BATCHES) {
            spend(work, BATCH * step_work)?;
            let before = y.clone();
            let mut product = ring.reduce(Natural::ONE);
            for _ in 0..BATCH {
                y = y.sqr() + &constant;
                product *= &y - &anchor;
                steps += 1;
                if steps == length {
                    (anchor, length, steps) = (y.clone(), 2 * length, 0);
                }
            }
            let divisor = product.residue().gcd(n);
            if divisor.is_one() {
                continue;
            }
            if divisor != *n {
                return Ok(Some(divisor));
            }
            // Several factors met in one batch: once more, one step at a time.
            y = before;
            let start = y.clone();
            for _ in 0..2 * BATCH {
                y = y.sqr() + &constant;
                let divisor = (&y - &start).residue().gcd(n);
                if !divisor.is_one() && divisor != *n {
                    return Ok(Some(divisor));
                }
            }
            failed = true;
            break;
        }
        if !failed {
            break;
        }
    }
    Ok(None)
}

#[cfg(test)]
mod tests {
    use super::*;
    use std::ops::ControlFlow;

    #[test]
    fn the_factors_multiply_to_the_cyclotomic_numbers() {
        for d in 1..=60 {
            let Factors { primes, composites } =
                factors(d, &mut |_| ControlFlow::Continue(())).unwrap();
            assert!(composites.is_empty(), "2^{d}-1");
            let mut rest = Natural::ones(d);
            for prime in primes {
                assert!((&rest % &prime).is_zero());
                while (&rest % &prime).is_zero() {
                    rest /= &prime;
                }
                let small = u64::try_from(&prime).ok().filter(|p| *p < 1 << 32);
                let divides = |p: u64| (2..p).take_while(|q| q * q <= p).any(|q| p % q == 0);
                assert!(small.is_none_or(|p| !divides(p)), "{prime}");
            }
            assert!(rest.is_one());
        }
    }

    #[test]
    fn tabulated_factors_are_prime_factors() {
        for line in include_str!("mersenne.tsv").lines().filter(|line| !line.starts_with('#')) {
            let k: usize = line.split_once('\t').unwrap().0.parse().unwrap();
            let number = cyclotomic(k);
            let mut count = 0;
            for prime in tabulated(k) {
                assert!((&number % &prime).is_zero() && is_prime(&prime), "{k}: {prime}");
                count += 1;
            }
            assert!(count > 0, "{k}");
        }
    }
}
