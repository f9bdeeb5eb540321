//! Small fields: F(g) with g^l = γ over F = F₂\[y\]/(μ).

use super::power::Ring;
use super::product::product;
use crate::transfinite::word::carryless_product;

/// The polynomials in y modulo μ of degree D ≥ 1, as rows of bits.
pub(super) struct Modulus {
    degree: usize,
    polynomial: Vec<u64>,
    /// The quotient of y^(2D) by μ.
    reciprocal: Vec<u64>,
}

impl Modulus {
    /// For μ = y^D plus these lower bits.
    pub(super) fn new(degree: usize, lower: &[u64]) -> Modulus {
        let mut polynomial = vec![0; degree / 64 + 1];
        polynomial[..lower.len().min(degree / 64 + 1)]
            .copy_from_slice(&lower[..lower.len().min(degree / 64 + 1)]);
        flip(&mut polynomial, degree);
        let mut reciprocal = vec![0; degree / 64 + 1];
        let mut rest = vec![0; degree / 32 + 1];
        flip(&mut rest, 2 * degree);
        for place in (0..=degree).rev() {
            if has(&rest, place + degree) {
                flip(&mut reciprocal, place);
                (0..=degree).filter(|&bit| has(&polynomial, bit)).for_each(|bit| {
                    flip(&mut rest, bit + place);
                });
            }
        }
        Modulus { degree, polynomial, reciprocal }
    }

    /// Words of a row.
    pub(super) fn words(&self) -> usize {
        self.degree.div_ceil(64)
    }

    /// The remainder of a polynomial of at most 2D bits, by its quotient (Barrett).
    fn reduced(&self, wide: &[u64]) -> Vec<u64> {
        let high = shifted(wide, self.degree);
        let quotient = shifted(&product(&high, &self.reciprocal), self.degree);
        let multiple = product(&quotient, &self.polynomial);
        let mut rest: Vec<u64> =
            wide.iter().zip(&multiple).take(self.words()).map(|(a, b)| a ^ b).collect();
        if self.degree % 64 > 0 {
            rest[self.degree / 64] &= (1 << (self.degree % 64)) - 1;
        }
        rest
    }

    pub(super) fn product(&self, a: &[u64], b: &[u64]) -> Vec<u64> {
        self.reduced(&product(a, b))
    }

    pub(super) fn square(&self, a: &[u64]) -> Vec<u64> {
        let squares = a.iter().map(|&word| carryless_product(word, word));
        self.reduced(&squares.flat_map(|s| [s as u64, (s >> 64) as u64]).collect::<Vec<u64>>())
    }

    /// 1/a for a ≠ 0, if μ is irreducible: a^2·a^4⋯a^(2^(D−1)).
    pub(super) fn inverse(&self, a: &[u64]) -> Vec<u64> {
        let mut power = a.to_vec();
        let mut inverse = vec![0; self.words()];
        inverse[0] = 1;
        for _ in 1..self.degree {
            power = self.square(&power);
            inverse = self.product(&inverse, &power);
        }
        inverse
    }
}

/// F(g) with g^l = γ. An element is the row of its l coefficients.
pub(super) struct Kummer {
    pub(super) modulus: Modulus,
    pub(super) l: usize,
    pub(super) gamma: Vec<u64>,
}

impl Kummer {
    /// Σ c_i·g^i.
    fn folded<'a>(&self, terms: impl Iterator<Item = (usize, &'a [u64])>) -> Vec<u64> {
        let words = self.modulus.words();
        let mut sum = vec![0; words * self.l];
        let mut high = vec![0; words * self.l];
        for (place, term) in terms {
            let (row, place) =
                if place < self.l { (&mut sum, place) } else { (&mut high, place - self.l) };
            let reduced = self.modulus.reduced(term);
            add(&mut row[place * words..][..words], &reduced);
        }
        for (sum, high) in sum.chunks_mut(words).zip(high.chunks(words)) {
            if high.iter().any(|&word| word != 0) {
                add(sum, &self.modulus.product(high, &self.gamma));
            }
        }
        sum
    }
}

impl Ring for Kummer {
    fn one(&self) -> Vec<u64> {
        let mut one = vec![0; self.modulus.words() * self.l];
        one[0] = 1;
        one
    }

    fn square(&self, a: &[u64]) -> Vec<u64> {
        let words = self.modulus.words();
        let squares = a.iter().map(|&word| carryless_product(word, word));
        let wide: Vec<u64> = squares.flat_map(|s| [s as u64, (s >> 64) as u64]).collect();
        let terms = wide.chunks(2 * words).enumerate();
        self.folded(terms.map(|(i, term)| (2 * i, term)))
    }

    fn product(&self, a: &[u64], b: &[u64]) -> Vec<u64> {
        let words = self.modulus.words();
        let roomy = |row: &[u64]| {
            let mut roomy = vec![0; 2 * row.len()];
            for (room, part) in roomy.chunks_mut(2 * words).zip(row.chunks(words)) {
                room[..words].copy_from_slice(part);
            }
            roomy
        };
        let product = product(&roomy(a), &roomy(b));
        self.folded(product.chunks(2 * words).take(2 * self.l - 1).enumerate())
    }
}

pub(super) fn has(row: &[u64], bit: usize) -> bool {
    row[bit / 64] >> (bit % 64) & 1 == 1
}

pub(super) fn flip(row: &mut [u64], bit: usize) {
    row[bit / 64] ^= 1 << (bit % 64);
}

pub(super) fn add(row: &mut [u64], other: &[u64]) {
    crate::transfinite::tower::add(row, other);
}

/// A polynomial divided by y^count, without remainder.
fn shifted(row: &[u64], count: usize) -> Vec<u64> {
    let rest = row.get(count / 64..).unwrap_or_default();
    let next = rest.iter().skip(1).chain(std::iter::once(&0));
    match count % 64 {
        0 => rest.to_vec(),
        shift => rest.iter().zip(next).map(|(a, b)| a >> shift | b << (64 - shift)).collect(),
    }
}
