//! Products of polynomials over {0, 1}\[θ\], whose coefficients are words of carry-less products.

use crate::finite::carryless::{Hardware, Multiplier, Portable};

/// Below so many coefficients every pair is multiplied.
const SHORT: usize = 16;

/// The product of two polynomials of equally many coefficients, none of them reduced.
pub(super) fn product(a: &[u64], b: &[u64]) -> Vec<u128> {
    match Hardware::detect() {
        Some(multiplier) => product_by(a, b, multiplier),
        None => product_by(a, b, Portable),
    }
}

fn product_by<M: Multiplier>(a: &[u64], b: &[u64], multiplier: M) -> Vec<u128> {
    let mut product = vec![0; (2 * a.len()).saturating_sub(1)];
    let (a, b) = (trimmed(a), trimmed(b));
    let (long, short) = if a.len() < b.len() { (b, a) } else { (a, b) };
    if short.is_empty() {
        return product;
    }
    // Pieces as long as the shorter factor, so that sparse and short ones stay cheap.
    for (index, piece) in long.chunks(short.len()).enumerate() {
        let out = &mut product[index * short.len()..];
        if piece.len() == short.len() {
            add_product(piece, short, out, multiplier);
        } else {
            add_schoolbook(piece, short, out, multiplier);
        }
    }
    product
}

/// The polynomial without its leading zeros.
fn trimmed(a: &[u64]) -> &[u64] {
    let length = a.iter().rposition(|&word| word != 0).map_or(0, |place| place + 1);
    &a[..length]
}

fn add_schoolbook<M: Multiplier>(a: &[u64], b: &[u64], out: &mut [u128], multiplier: M) {
    for (index, &a) in a.iter().enumerate().filter(|(_, a)| **a != 0) {
        for (out, &b) in out[index..].iter_mut().zip(b) {
            *out ^= multiplier.multiply(a, b);
        }
    }
}

/// Adds the product of polynomials of equal length n to the first 2n−1 places.
fn add_product<M: Multiplier>(a: &[u64], b: &[u64], out: &mut [u128], multiplier: M) {
    let length = a.len();
    if length <= SHORT {
        return add_schoolbook(a, b, out, multiplier);
    }
    let half = length.div_ceil(2);
    let ((a0, a1), (b0, b1)) = (a.split_at(half), b.split_at(half));
    let mut low = vec![0; 2 * half - 1];
    add_product(a0, b0, &mut low, multiplier);
    let mut high = vec![0; 2 * (length - half) - 1];
    add_product(a1, b1, &mut high, multiplier);
    let middle = &mut out[half..];
    add_product(&sum(a0, a1), &sum(b0, b1), middle, multiplier);
    add(middle, &low);
    add(middle, &high);
    add(out, &low);
    add(&mut out[2 * half..], &high);
}

fn sum(long: &[u64], short: &[u64]) -> Vec<u64> {
    let mut sum = long.to_vec();
    super::tower::add(&mut sum, short);
    sum
}

fn add(out: &mut [u128], other: &[u128]) {
    for (out, other) in out.iter_mut().zip(other) {
        *out ^= other;
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn karatsuba_agrees_with_the_schoolbook() {
        let words = |seed: u64, length: u64| -> Vec<u64> {
            (1..=length)
                .map(|n| (seed * n).wrapping_mul(0x9e37_79b9_7f4a_7c15) >> (n % 7))
                .collect()
        };
        for (m, n) in [(1, 1), (16, 16), (17, 17), (33, 40), (100, 100), (100, 7), (64, 1)] {
            let (a, b) = (words(3, m), words(5, n));
            let length = a.len().max(b.len());
            let mut expected = vec![0; 2 * length - 1];
            add_schoolbook(&a, &b, &mut expected, Portable);
            let padded = |row: &[u64]| {
                let mut row = row.to_vec();
                row.resize(length, 0);
                row
            };
            assert_eq!(product(&padded(&a), &padded(&b)), expected, "{m} {n}");
        }
    }
}
