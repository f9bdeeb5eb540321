//! Nim-products as the checker finds them: by definition-like rules, number by
//! number and term by term, without the kernels that found the answer.
//!
//! Finite numbers are multiplied by the rule for Fermat powers, half by half.
//! Infinite ones below ω^(ω^ω) are sums of terms, and a term is a finite number
//! times powers of
//!
//! > κ = ω^(ω^(k−1)·p^(n−1)) for the k-th odd prime p,
//!
//! which multiply by κ^p = ω^(ω^(k−1)·p^(n−2)) for n > 1, and κ^p = α_p for
//! n = 1. Here α_p = κ_f + m_p for the order f of 2 modulo p, κ_f the least
//! ordinal with a degree divisible by f, and m_p from the table of excesses.
//! Only where this would take too long are the kernels asked: for numbers of
//! more than 128 bits, and for sums of many terms.
//!
//! Reference: H. W. Lenstra, *On the algebraic closure of two* (1977).

use std::collections::BTreeMap;

use nimatron_nimber::transfinite::excess;
use nimatron_nimber::{Natural, Nimber, Ordinal};

/// So many pairs of terms are multiplied one by one.
const MOST_PAIRS: usize = 1 << 12;

/// The nim-product of ordinals; nothing where it is not known.
pub(super) fn product(values: &[Ordinal]) -> Option<Ordinal> {
    values.iter().try_fold(Ordinal::one(), |a, b| of_two(&a, b))
}

fn of_two(a: &Ordinal, b: &Ordinal) -> Option<Ordinal> {
    if a.terms().count().saturating_mul(b.terms().count()) > MOST_PAIRS {
        return by_kernels(a.clone(), b.clone());
    }
    let mut products = Vec::new();
    for (exponent, x) in a.terms() {
        for (other, y) in b.terms() {
            products.push(of_terms(&exponent, &other, of_naturals(x, y)?)?);
        }
    }
    Some(Ordinal::nim_sum_of(&products))
}

/// ω^exponent · ω^other · coefficient.
fn of_terms(exponent: &Ordinal, other: &Ordinal, coefficient: Natural) -> Option<Ordinal> {
    // For each k the n of ω^(ω^(k−1)·n) in either factor.
    let mut exponents: BTreeMap<usize, [Natural; 2]> = BTreeMap::new();
    for (place, exponent) in [exponent, other].into_iter().enumerate() {
        for (index, n) in exponent.terms() {
            let k = usize::try_from(index.to_u64()?).ok()?.checked_add(1)?;
            exponents.entry(k).or_default()[place] = n.clone();
        }
    }
    let mut sum = Vec::new();
    let mut overflowing = Vec::new();
    for (k, [n, m]) in exponents.into_iter().rev() {
        let p = odd_prime(k)?;
        let (digits, overflows) = carried_down(&n, &m, p);
        if overflows {
            overflowing.push(p);
        }
        let power = Ordinal::omega_power(&Ordinal::from(k as u64 - 1)).ok()?;
        sum.push(power.checked_mul(&Ordinal::from(digits)).ok()?);
    }
    let exponent = sum.iter().try_fold(Ordinal::zero(), |sum, term| sum.checked_add(term).ok())?;
    let power = Ordinal::omega_power(&exponent).ok()?;
    let product = power.checked_mul(&Ordinal::from(coefficient)).ok()?;
    overflowing.into_iter().try_fold(product, |product, p| of_two(&product, &alpha(p)?))
}

/// The sum of two numbers, digit by digit in base p, where p in one place makes
/// 1 in the place below; and whether the lowest place overflows.
fn carried_down(n: &Natural, m: &Natural, p: u32) -> (Natural, bool) {
    let digits = |n: &Natural| {
        let mut digits = Vec::new();
        let mut rest = n.clone();
        while !rest.is_zero() {
            digits.push(&rest % p);
            rest /= p;
        }
        digits
    };
    let (n, m) = (digits(n), digits(m));
    let digit = |digits: &[u32], place: usize| digits.get(place).copied().unwrap_or(0);
    let mut sum = Natural::ZERO;
    let mut carry = 0;
    for place in (0..n.len().max(m.len())).rev() {
        let here = digit(&n, place) + digit(&m, place) + carry;
        carry = u32::from(here >= p);
        sum = sum * p + Natural::from(here - carry * p);
    }
    (sum, carry == 1)
}

/// The k-th odd prime, for k ≥ 1.
pub(super) fn odd_prime(k: usize) -> Option<u32> {
    const MOST: usize = 2000;
    let is_prime = |n: &u32| (3..).step_by(2).take_while(|d| d * d <= *n).all(|d| n % d != 0);
    (3..).step_by(2).filter(is_prime).nth(k.checked_sub(1).filter(|k| *k < MOST)?)
}

/// α_p for an odd prime p: what ω^(ω^(k−1)) to the power p is.
fn alpha(p: u32) -> Option<Ordinal> {
    Some(alpha_with_degree(p)?.0)
}

/// α_p, and the degree of the field in which it lies, as far as it decides.
fn alpha_with_degree(p: u32) -> Option<(Ordinal, u64)> {
    let excess = excess(p)?.value;
    let (kappa, degree) = least_of_degree(order_of_two(p))?;
    let level = u64::from(u32::BITS - excess.leading_zeros()).max(1).next_power_of_two();
    Some((kappa.nim_sum(&Ordinal::from(excess)), least_common_multiple(degree, level)?))
}

fn order_of_two(p: u32) -> u64 {
    let mut power = 2 % p;
    let mut order = 1;
    while power != 1 {
        power = power * 2 % p;
        order += 1;
    }
    order
}

/// κ_f, and its degree: from the largest prime of f down, the κ of each prime
/// power that the degree does not have yet.
fn least_of_degree(f: u64) -> Option<(Ordinal, u64)> {
    let mut powers = Vec::new();
    let mut rest = f;
    for p in 2..=f {
        let mut power = 1;
        while rest % p == 0 {
            rest /= p;
            power *= p;
        }
        if power > 1 {
            powers.push((p, power));
        }
    }
    let (mut sum, mut degree) = (Ordinal::zero(), 1);
    for (p, power) in powers.into_iter().rev().filter(|(_, power)| *power > 1) {
        if degree % power == 0 {
            continue;
        }
        let (kappa, own) = kappa(p, power)?;
        sum = sum.nim_sum(&kappa);
        degree = least_common_multiple(degree, own)?;
    }
    Some((sum, degree))
}

/// κ_q for a power q of p, and its degree.
fn kappa(p: u64, q: u64) -> Option<(Ordinal, u64)> {
    if p == 2 {
        return Some((Ordinal::from(Natural::ONE << usize::try_from(q / 2).ok()?), q));
    }
    let p = u32::try_from(p).ok()?;
    let k = (1..).map_while(odd_prime).position(|prime| prime == p)?;
    let power = Ordinal::omega_power(&Ordinal::from(k as u64)).ok()?;
    let exponent = power.checked_mul(&Ordinal::from(q / u64::from(p))).ok()?;
    let (_, degree) = alpha_with_degree(p)?;
    Some((Ordinal::omega_power(&exponent).ok()?, least_common_multiple(degree, q)?))
}

fn least_common_multiple(a: u64, b: u64) -> Option<u64> {
    let (mut x, mut y) = (a, b);
    while y > 0 {
        (x, y) = (y, x % y);
    }
    (a / x).checked_mul(b)
}

fn of_naturals(a: &Natural, b: &Natural) -> Option<Natural> {
    match (u128::try_from(a), u128::try_from(b)) {
        (Ok(a), Ok(b)) => Some(Natural::from(times(a, b))),
        _ => by_kernels(a.clone().into(), b.clone().into())?.natural().cloned(),
    }
}

/// The product that is not checked, as it would take too long.
fn by_kernels(a: Ordinal, b: Ordinal) -> Option<Ordinal> {
    Nimber::from(a).product(&b.into()).ok().map(Nimber::into_height)
}

/// The product of numbers below 2^128 by the rule for Fermat powers. With
/// X = 2^h and numbers a₁X + a₀, the four partial products are taken one by one,
/// and X·X = X + X/2.
fn times(a: u128, b: u128) -> u128 {
    let Some(bit) = a.max(b).checked_ilog2().filter(|bit| *bit > 0 && a.min(b) > 1) else {
        return a * b;
    };
    let h = 1 << bit.ilog2();
    let split = |number: u128| (number >> h, number & ((1 << h) - 1));
    let ((a1, a0), (b1, b0)) = (split(a), split(b));
    let high = times(a1, b1);
    let middle = times(a1, b0) ^ times(a0, b1);
    (high ^ middle) << h ^ times(high, 1 << (h - 1)) ^ times(a0, b0)
}

#[cfg(test)]
mod tests {
    use super::*;

    fn ordinal(text: &str) -> Ordinal {
        text.parse().unwrap()
    }

    #[test]
    fn the_checker_multiplies_as_the_definition_says() {
        let table = nimatron_nimber::finite::definition::products(32);
        for (a, row) in table.iter().enumerate() {
            for (b, expected) in row.iter().enumerate() {
                let factors = [a, b].map(Ordinal::from);
                assert_eq!(product(&factors), Some(Ordinal::from(*expected)), "{a}·{b}");
            }
        }
    }

    #[test]
    fn powers_are_those_that_are_published() {
        for (p, text) in [
            (3, "2"),
            (5, "4"),
            (7, "w+1"),
            (11, "w^w+1"),
            (13, "w+4"),
            (17, "16"),
            (19, "w^3+4"),
            (23, "w^(w^3)+1"),
            (29, "w^(w^2)+4"),
            (41, "w^w+1"),
            (61, "w^w+w"),
            (73, "w^3+1"),
            (97, "w+256"),
            (101, "w^(w*5)+1"),
            (163, "w^27+4"),
        ] {
            assert_eq!(alpha(p), Some(ordinal(text)), "{p}");
        }
        assert_eq!(alpha(1319), None);
    }

    #[test]
    fn the_kernels_agree() {
        let texts = ["w+4", "w^2*3+1", "w^8", "w^(w*4+1)*7+w", "w^(w^2*6)+w^w+3", "w^(w^3*10+2)"];
        for a in texts.map(ordinal) {
            for b in texts.map(ordinal) {
                let expected = by_kernels(a.clone(), b.clone());
                assert_eq!(product(&[a.clone(), b.clone()]), expected, "{a} · {b}");
            }
        }
    }
}
