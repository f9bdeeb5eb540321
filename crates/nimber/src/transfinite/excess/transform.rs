//! The additive Fourier transform over the field of 2^64 elements.
//!
//! The values of a polynomial of degree below 2^k at the points of a coset V_k + ω of Cantor's
//! space follow from those of two polynomials of half the degree: with f = f₀ + s_(k−1)·f₁ in the
//! [basis](super::cantor) of Lin, Chung and Han,
//!
//! > f = f₀ + s_(k−1)(ω)·f₁ on V_(k−1) + ω, and that plus f₁ on V_(k−1) + v_(k−1) + ω,
//!
//! one product for two coefficients. For the block number b of 2^k points, s_(k−1)(ω) is the
//! [combination] of the bits of 2b at every k.
//!
//! Only the first n points need be computed, and from those a polynomial with n coefficients can be
//! found again: whenever the second half is not full, its f₁ is what the known values there and f₀
//! differ by (compare J. van der Hoeven, *The truncated Fourier transform and applications*, 2004).
//!
//! The values are kept in an order that only the pointwise product need not know: within blocks of
//! 4096 points the lowest digits in base 64 are exchanged, so that all sums and products run
//! through long rows.

use std::sync::LazyLock;

use super::cantor::combination;
use crate::finite::{Polynomial64, slices};

/// Side of the square in which the last levels are computed.
const SIDE: usize = 64;

/// The points of a transform are counted in blocks of so many.
pub(super) const BLOCK: usize = SIDE * SIDE;

/// Elements that are multiplied at a time, so that the products stay near.
const STRETCH: usize = 1024;

/// The first `points` values of a polynomial at block `block` of the size of the row, in place;
/// what stands behind them is arbitrary. The row has 2^k ≥ [`BLOCK`] elements, and `points` is a
/// multiple of [`BLOCK`].
pub(super) fn forward(row: &mut [Polynomial64], points: usize, block: usize) {
    let half = row.len() / 2;
    if row.len() == BLOCK {
        return forward_block(row, block);
    }
    let (low, high) = row.split_at_mut(half);
    let factor = combination(2 * block);
    if points <= half {
        add_multiple(low, factor, high);
        return forward(low, points, 2 * block);
    }
    butterfly(low, factor, high);
    forward(low, half, 2 * block);
    forward(high, points - half, 2 * block + 1);
}

/// The polynomial with at most `points` coefficients that has the first `points` values, in place.
pub(super) fn inverse(row: &mut [Polynomial64], points: usize, block: usize) {
    let half = row.len() / 2;
    if row.len() == BLOCK {
        return inverse_block(row, block);
    }
    let factor = combination(2 * block);
    let (low, high) = row.split_at_mut(half);
    if points <= half {
        inverse(low, points, 2 * block);
        return high.fill(Polynomial64::ZERO);
    }
    inverse(low, half, 2 * block);
    if points == 2 * half {
        inverse(high, half, 2 * block + 1);
        return inverse_butterfly(low, factor, high);
    }
    let mut known = low.to_vec();
    forward(&mut known, points - half, 2 * block + 1);
    add(&mut high[..points - half], &known);
    drop(known);
    inverse(high, points - half, 2 * block + 1);
    add_multiple(low, factor, high);
}

fn add(row: &mut [Polynomial64], other: &[Polynomial64]) {
    for (a, b) in row.iter_mut().zip(other) {
        *a += *b;
    }
}

/// The product of a row of at most [`STRETCH`] elements and a factor.
fn multiple<'a>(
    factor: Polynomial64,
    row: &[Polynomial64],
    products: &'a mut [Polynomial64; STRETCH],
) -> &'a [Polynomial64] {
    let products = &mut products[..row.len()];
    if slices::mul_scalar(factor, row, products).is_err() {
        unreachable!("the slices are equally long");
    }
    products
}

fn add_multiple(low: &mut [Polynomial64], factor: Polynomial64, high: &[Polynomial64]) {
    if factor == Polynomial64::ZERO {
        return;
    }
    let mut products = [Polynomial64::ZERO; STRETCH];
    for (low, high) in low.chunks_mut(STRETCH).zip(high.chunks(STRETCH)) {
        add(low, multiple(factor, high, &mut products));
    }
}

/// (f₀, f₁) to the two polynomials.
fn butterfly(low: &mut [Polynomial64], factor: Polynomial64, high: &mut [Polynomial64]) {
    for (low, high) in low.chunks_mut(STRETCH).zip(high.chunks_mut(STRETCH)) {
        add_multiple(low, factor, high);
        add(high, low);
    }
}

fn inverse_butterfly(low: &mut [Polynomial64], factor: Polynomial64, high: &mut [Polynomial64]) {
    for (low, high) in low.chunks_mut(STRETCH).zip(high.chunks_mut(STRETCH)) {
        add(high, low);
        add_multiple(low, factor, high);
    }
}

/// Σ v over the bits of 2·column·(32/half), the part of the factors that depends on the column, for
/// each half from 32 down to 1.
static COLUMNS: LazyLock<Vec<[Polynomial64; SIDE]>> = LazyLock::new(|| {
    let halves = (0..SIDE.ilog2()).map(|level| 1 << level);
    halves.map(|step| std::array::from_fn(|column| combination(2 * column * step))).collect()
});

/// The factors of block `part` of each column, at the level of blocks of 2·half elements.
fn factors(block: usize, half: usize, part: usize) -> [Polynomial64; SIDE] {
    let step = SIDE / 2 / half;
    let common = combination(2 * (block * SIDE * step + part));
    COLUMNS[step.ilog2() as usize].map(|factor| factor + common)
}

fn transposed(row: &mut [Polynomial64]) {
    const TILE: usize = 8;
    for i in (0..SIDE).step_by(TILE) {
        for j in (i..SIDE).step_by(TILE) {
            for a in i..i + TILE {
                for b in if i == j { a + 1..j + TILE } else { j..j + TILE } {
                    row.swap(a * SIDE + b, b * SIDE + a);
                }
            }
        }
    }
}

fn forward_block(row: &mut [Polynomial64], block: usize) {
    let mut half = BLOCK / 2;
    while half >= SIDE {
        for (index, part) in row.chunks_mut(2 * half).enumerate() {
            let (low, high) = part.split_at_mut(half);
            butterfly(low, combination(2 * (block * (BLOCK / 2 / half) + index)), high);
        }
        half /= 2;
    }
    transposed(row);
    let mut products = [Polynomial64::ZERO; SIDE];
    while half >= 1 {
        for (index, part) in row.chunks_mut(2 * half * SIDE).enumerate() {
            let factors = factors(block, half, index);
            let (low, high) = part.split_at_mut(half * SIDE);
            for (low, high) in low.chunks_mut(SIDE).zip(high.chunks_mut(SIDE)) {
                multiply(high, &factors, &mut products);
                add(low, &products);
                add(high, low);
            }
        }
        half /= 2;
    }
}

fn inverse_block(row: &mut [Polynomial64], block: usize) {
    let mut products = [Polynomial64::ZERO; SIDE];
    let mut half = 1;
    while half < SIDE {
        for (index, part) in row.chunks_mut(2 * half * SIDE).enumerate() {
            let factors = factors(block, half, index);
            let (low, high) = part.split_at_mut(half * SIDE);
            for (low, high) in low.chunks_mut(SIDE).zip(high.chunks_mut(SIDE)) {
                add(high, low);
                multiply(high, &factors, &mut products);
                add(low, &products);
            }
        }
        half *= 2;
    }
    transposed(row);
    while half < BLOCK {
        for (index, part) in row.chunks_mut(2 * half).enumerate() {
            let (low, high) = part.split_at_mut(half);
            inverse_butterfly(low, combination(2 * (block * (BLOCK / 2 / half) + index)), high);
        }
        half *= 2;
    }
}

fn multiply(a: &[Polynomial64], b: &[Polynomial64], products: &mut [Polynomial64]) {
    if slices::mul(a, b, products).is_err() {
        unreachable!("the slices are equally long");
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::transfinite::excess::cantor::to_basis;

    fn scattered(length: usize) -> Vec<Polynomial64> {
        (1..=length).map(|i| Polynomial64::from_bits(i as u64).pow(12345)).collect()
    }

    #[test]
    fn values_are_those_of_the_polynomial() {
        let row = scattered(2 * BLOCK);
        let mut values = row.clone();
        to_basis(&mut values, 2 * BLOCK);
        forward(&mut values, 2 * BLOCK, 0);
        for place in [0, 1, 2, 63, 64, 777, 4095, 4096, 5000, 8191] {
            let x = combination(place);
            let value = row.iter().rev().fold(Polynomial64::ZERO, |sum, &c| sum * x + c);
            let (block, rest) = (place / BLOCK * BLOCK, place % BLOCK);
            assert_eq!(values[block + rest % SIDE * SIDE + rest / SIDE], value, "{place}");
        }
    }

    #[test]
    fn the_first_values_are_enough() {
        for blocks in 1..=11_usize {
            let points = blocks * BLOCK;
            let row = scattered(points);
            let mut values = row.clone();
            values.resize(points.next_power_of_two(), Polynomial64::ZERO);
            let mut all = values.clone();
            let size = all.len();
            forward(&mut all, size, 0);
            forward(&mut values, points, 0);
            assert_eq!(values[..points], all[..points], "{blocks}");
            inverse(&mut values, points, 0);
            assert_eq!(values[..points], row, "{blocks}");
        }
    }
}
