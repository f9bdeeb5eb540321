//! Powers of the Frobenius map in a tower.
//!
//! Let φ^n(a) = a^(2^n). At a level of odd degree p, κ^p = c, there are a < p and u below κ with
//!
//! > φ^n(κ) = κ^a·u: 2^n = a + p·k and u = c^k,
//!
//! beginning with φ(κ) = κ²; and at a level κ² = κ + c, φ^n(κ) = κ + t. The maps are composed,
//!
//! > φ^(m+n)(κ) = κ^(ab mod p)·c^⌊ab/p⌋·u^b·φ^m(v) for φ^m(κ) = κ^a·u, φ^n(κ) = κ^b·v,
//!
//! so that no exponent 2^n is ever formed. The image of Σ b_i·κ^i is Σ φ^n(b_i)·(κ^a·u)^i: p products
//! below κ, about the work of one product.

use std::cell::OnceCell;

use super::dense::Dense;
use crate::transfinite::linear::LinearMap;
use crate::transfinite::tower::{add, is_zero};

/// φ^n in a tower.
pub(super) struct Frobenius {
    /// n.
    count: usize,
    word: LinearMap,
    images: Vec<Image>,
}

/// What becomes of the κ of a level.
enum Image {
    /// κ^a·u. The factors are the f_i below κ with (κ^a·u)^i = κ^(ai mod p)·f_i, i > 0.
    Multiple { exponent: usize, unit: Vec<u64>, factors: OnceCell<Vec<Vec<u64>>> },
    /// κ + t.
    Sum(Vec<u64>),
}

impl Image {
    fn multiple(exponent: usize, unit: Vec<u64>) -> Image {
        Image::Multiple { exponent, unit, factors: OnceCell::new() }
    }
}

impl Frobenius {
    /// φ.
    pub(super) fn first(dense: &Dense) -> Frobenius {
        let image = |level| match dense.tower.odd_prime(level) {
            Some(_) => Image::multiple(2, dense.one(level)),
            None => Image::Sum(dense.tower.constant(level)),
        };
        let images = (0..dense.height()).map(image).collect();
        Frobenius { count: 1, word: word_map(dense, 1), images }
    }

    /// φ^n for n > 0.
    pub(super) fn power(dense: &Dense, n: usize) -> Frobenius {
        let first = Frobenius::first(dense);
        let mut power = Frobenius::first(dense);
        for bit in (0..n.ilog2()).rev() {
            power = power.then(dense, &power);
            if n >> bit & 1 == 1 {
                power = power.then(dense, &first);
            }
        }
        power
    }

    /// φ^(m+n) for this φ^m and the other φ^n.
    pub(super) fn then(&self, dense: &Dense, other: &Frobenius) -> Frobenius {
        let count = self.count + other.count;
        let image = |level: usize| match (&self.images[level], &other.images[level]) {
            (
                Image::Multiple { exponent: a, unit: u, .. },
                Image::Multiple { exponent: b, unit: v, .. },
            ) => {
                let p = dense.primes[level];
                let mut unit =
                    dense.product(level, &dense.power(level, u, *b), &self.image(dense, level, v));
                (0..a * b / p).for_each(|_| dense.tower.multiply_by_constant(level, &mut unit));
                Image::multiple(a * b % p, unit)
            }
            (Image::Sum(s), Image::Sum(t)) => {
                let mut sum = self.image(dense, level, t);
                add(&mut sum, s);
                Image::Sum(sum)
            }
            _ => unreachable!("the maps belong to the same tower"),
        };
        let images = (0..dense.height()).map(image).collect();
        Frobenius { count, word: word_map(dense, count), images }
    }

    /// φ^n of an element of the first `height` levels.
    pub(super) fn image(&self, dense: &Dense, height: usize, element: &[u64]) -> Vec<u64> {
        if self.count % dense.degree(height) == 0 || is_zero(element) {
            return element.to_vec();
        }
        let Some(level) = height.checked_sub(1) else {
            return vec![self.word.apply(element[0])];
        };
        let block = dense.slots(level);
        let mut result = vec![0; element.len()];
        match &self.images[level] {
            Image::Multiple { exponent, unit, factors } => {
                let p = dense.primes[level];
                let factors = factors.get_or_init(|| self.factors(dense, level, *exponent, unit));
                for (i, part) in element.chunks(block).enumerate() {
                    if is_zero(part) {
                        continue;
                    }
                    let mut part = self.image(dense, level, part);
                    if let Some(factor) = i.checked_sub(1).map(|place| &factors[place]) {
                        part = dense.product(level, &part, factor);
                    }
                    result[exponent * i % p * block..][..block].copy_from_slice(&part);
                }
            }
            Image::Sum(sum) => {
                let (low, high) = element.split_at(block);
                let high = self.image(dense, level, high);
                result[..block].copy_from_slice(&dense.product(level, &high, sum));
                result[block..].copy_from_slice(&high);
                add(&mut result, &self.image(dense, level, low));
            }
        }
        result
    }

    fn factors(&self, dense: &Dense, level: usize, a: usize, unit: &[u64]) -> Vec<Vec<u64>> {
        let p = dense.primes[level];
        let mut factors = vec![unit.to_vec()];
        for i in 1..p - 1 {
            let mut factor = dense.product(level, &factors[i - 1], unit);
            // κ^p = c is passed once at most, as a < p.
            if a * (i + 1) / p > a * i / p {
                dense.tower.multiply_by_constant(level, &mut factor);
            }
            factors.push(factor);
        }
        factors
    }
}

/// φ^n in the field of words.
fn word_map(dense: &Dense, count: usize) -> LinearMap {
    let word = dense.tower.word();
    let image = |bit: usize| (0..count % dense.bits).fold(1 << bit, |a, _| word.square(a));
    LinearMap::new(&(0..dense.bits).map(image).collect::<Vec<u64>>())
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::transfinite::degree::Degree;

    #[test]
    fn images_are_repeated_squares() {
        for degree in [36, 220, 660, 1806, 384] {
            let dense = Dense::of(&Degree::factored(degree).unwrap().closure().unwrap()).unwrap();
            let height = dense.height();
            let element: Vec<u64> = (0..dense.slots(height) as u64)
                .map(|i| (i + 5).wrapping_mul(0x9e37_79b9_7f4a_7c15) >> (64 - dense.bits))
                .collect();
            let mut squares = element.clone();
            for n in 1..40 {
                squares = dense.square(height, &squares);
                let image = Frobenius::power(&dense, n).image(&dense, height, &element);
                assert_eq!(image, squares, "{degree}, {n}");
            }
        }
    }
}
