//! Products of polynomials over {0, 1} of any length.
//!
//! A polynomial is a row of words, bit j of word i the coefficient of x^(64i+j). Short ones are
//! multiplied by Karatsuba's method; long ones, cut into pieces of 32 bits that are coefficients in
//! the field of 2^64 elements, by their values at many [points](super::transform). Products of such
//! pieces have fewer than 64 bits, so that nothing is lost in the field.
//!
//! Cost: for n words, n·log n products in the field of 2^64 elements, a third of a nanosecond each
//! where the processor has vectors, and n·log n·log log n additions.

use super::cantor::{from_basis, to_basis};
use super::transform::{BLOCK, forward, inverse};
use crate::finite::{Polynomial64, slices};
use crate::transfinite::karatsuba;

/// The product of polynomials of this many words altogether, and more, is computed by values.
const LONG: usize = 1024;

/// Bits of a piece.
const PIECE: u32 = 32;

/// a·b, as long as a and b together.
pub(super) fn product(a: &[u64], b: &[u64]) -> Vec<u64> {
    let mut product = {
        let (a, b) = (trimmed(a), trimmed(b));
        // Pieces of a long factor are no longer than the short one, so that none is filled up.
        if a.len() + b.len() < LONG || a.len().min(b.len()) < LONG / 8 {
            by_pieces(a, b)
        } else {
            by_values(a, b)
        }
    };
    product.resize(a.len() + b.len(), 0);
    product
}

/// Bytes that the product of two polynomials of so many words takes at most, beside them.
pub(super) fn product_bytes(words: usize) -> usize {
    let points = (4 * words).next_multiple_of(BLOCK);
    // Two rows of values, a copy of half a row, and the product.
    points.next_power_of_two() * 8 * 5 / 2 + 16 * words
}

/// The polynomial without leading zeros.
fn trimmed(a: &[u64]) -> &[u64] {
    let length = a.iter().rposition(|&word| word != 0).map_or(0, |place| place + 1);
    &a[..length]
}

/// By Karatsuba's method.
fn by_pieces(a: &[u64], b: &[u64]) -> Vec<u64> {
    let mut product = vec![0; a.len() + b.len()];
    let mut add = |place: usize, words: &[u128]| {
        for (index, word) in words.iter().enumerate().filter(|(_, word)| **word != 0) {
            product[place + index] ^= *word as u64;
            product[place + index + 1] ^= (*word >> 64) as u64;
        }
    };
    let (long, short) = if a.len() < b.len() { (b, a) } else { (a, b) };
    for (index, piece) in long.chunks(short.len().max(1)).enumerate() {
        add(index * short.len(), &piece_product(piece, short));
    }
    product
}

fn piece_product(a: &[u64], b: &[u64]) -> Vec<u128> {
    let mut a = a.to_vec();
    a.resize(b.len(), 0);
    karatsuba::product(&a, b)
}

/// By values at as many points as the product has coefficients.
fn by_values(a: &[u64], b: &[u64]) -> Vec<u64> {
    let points = (2 * (a.len() + b.len())).next_multiple_of(BLOCK);
    let mut values = transformed(a, points);
    {
        let others = transformed(b, points);
        if slices::mul_in_place(&mut values[..points], &others[..points]).is_err() {
            unreachable!("the slices are equally long");
        }
    }
    inverse(&mut values, points, 0);
    let size = values.len();
    from_basis(&mut values[..points], size);
    let mut product = Vec::with_capacity(points / 2);
    let mut carry = 0;
    for pair in values[..2 * (a.len() + b.len())].chunks_exact(2) {
        let (low, high) = (pair[0].bits(), pair[1].bits());
        product.push(carry ^ low ^ high << PIECE);
        carry = high >> PIECE;
    }
    product
}

/// The values of a polynomial at the first points.
fn transformed(a: &[u64], points: usize) -> Vec<Polynomial64> {
    let mut row = Vec::with_capacity(points.next_power_of_two());
    let piece = |word: u64| Polynomial64::from_bits(word & u64::MAX >> (64 - PIECE));
    row.extend(a.iter().flat_map(|&word| [piece(word), piece(word >> PIECE)]));
    let size = row.len().next_power_of_two();
    to_basis(&mut row, size);
    row.resize(points.next_power_of_two(), Polynomial64::ZERO);
    forward(&mut row, points, 0);
    row
}

#[cfg(test)]
mod tests {
    use super::*;
    use proptest::prelude::*;

    /// Bit by bit.
    fn naive(a: &[u64], b: &[u64]) -> Vec<u64> {
        let mut product = vec![0; a.len() + b.len()];
        for bit in (0..64 * a.len()).filter(|bit| a[bit / 64] >> (bit % 64) & 1 == 1) {
            let (place, shift) = (bit / 64, bit % 64);
            for (index, &word) in b.iter().enumerate() {
                let shifted = u128::from(word) << shift;
                product[place + index] ^= shifted as u64;
                product[place + index + 1] ^= (shifted >> 64) as u64;
            }
        }
        product
    }

    fn scattered(length: usize, seed: u64) -> Vec<u64> {
        let word = |i| Polynomial64::from_bits(i ^ seed << 32).pow(98765).bits();
        (1..=length as u64).map(word).collect()
    }

    #[test]
    fn products_of_all_short_lengths() {
        for (n, m) in (0..40).flat_map(|n| (0..40).map(move |m| (n, m))) {
            let (a, b) = (scattered(n, 1), scattered(m, 2));
            assert_eq!(product(&a, &b), naive(&a, &b), "{n}, {m}");
        }
    }

    #[test]
    fn products_by_values_of_many_lengths() {
        let lengths =
            [(1, 1), (130, 140), (500, 524), (1024, 1024), (1000, 1049), (3000, 100), (2600, 1570)];
        for (n, m) in lengths {
            let (a, b) = (scattered(n, 3), scattered(m, 4));
            let expected = naive(&a, &b);
            assert!(by_values(&a, &b) == expected, "{n}, {m}");
            assert!(product(&a, &b) == expected, "{n}, {m}");
        }
    }

    proptest! {
        #![proptest_config(ProptestConfig::with_cases(40))]
        #[test]
        fn all_methods_agree(
            a in prop::collection::vec(any::<u64>(), 1..900),
            b in prop::collection::vec(any::<u64>(), 1..900),
        ) {
            let expected = naive(&a, &b);
            prop_assert_eq!(&by_values(&a, &b), &expected);
            prop_assert_eq!(&by_pieces(&a, &b), &expected);
            prop_assert_eq!(&product(&a, &b), &expected);
        }
    }
}
