//! Cantor's basis, and polynomials in the basis of Lin, Chung and Han.
//!
//! In the field of 2^64 elements let v₀ = 1 and v_k² + v_k = v_(k−1). The polynomial that vanishes on
//! the space V_k of v₀, …, v_(k−1) is
//!
//! > s_k = s(s(…s(x)…)), k times s(x) = x² + x; so s_k(v_j) = v_(j−k) and s_(2^t)(x) = x^(2^(2^t)) + x.
//!
//! The polynomials X_i = Π s_j over the bits j of i have degree i. [`to_basis`] writes a polynomial
//! as a sum of multiples of them: it is first expanded in powers of y = s_(2^t), by divisions by
//! s_(2^t)^(2^j) = x^(2^(2^t+j)) + x^(2^j); then the coefficients, which are polynomials in x, and the
//! polynomials in y are written in that basis. All of this takes additions alone, about
//! n·log n·log log n of them.
//!
//! References: S.-J. Lin, W.-H. Chung, Y. S. Han, *Novel polynomial basis and its application to
//! Reed–Solomon erasure codes* (2014); S. Gao, T. Mateer, *Additive fast Fourier transforms over
//! finite fields* (2010); D. G. Cantor, *On arithmetical algorithms over finite fields* (1989).

use std::ops::Range;
use std::sync::LazyLock;

use crate::finite::{FieldElement, Nimber64, Polynomial64};

/// How many elements of the basis are kept: transforms have at most so many bits of indices.
const ELEMENTS: usize = 48;

/// Σ v_j over the bits j of n.
pub(super) fn combination(n: usize) -> Polynomial64 {
    static BASIS: LazyLock<Vec<Polynomial64>> = LazyLock::new(|| {
        let next = |v: &Nimber64| v.artin_schreier();
        let basis = std::iter::successors(Some(Nimber64::one()), next);
        basis.take(ELEMENTS).map(Polynomial64::from).collect()
    });
    BASIS.iter().enumerate().filter(|(bit, _)| n >> bit & 1 == 1).map(|(_, v)| v).sum()
}

/// A row of coefficients of x^i, in which the first ones of `size`, a power of two, stand, becomes
/// the row of coefficients of X_i.
pub(super) fn to_basis(row: &mut [Polynomial64], size: usize) {
    convert(row, size, 1, Direction::Forth);
}

/// The inverse of [`to_basis`].
pub(super) fn from_basis(row: &mut [Polynomial64], size: usize) {
    convert(row, size, 1, Direction::Back);
}

#[derive(Clone, Copy, PartialEq, Eq)]
enum Direction {
    Forth,
    Back,
}

/// Converts polynomials whose coefficients are rows of `unit` elements.
fn convert(row: &mut [Polynomial64], size: usize, unit: usize, direction: Direction) {
    let bits = (size / unit).ilog2();
    if bits <= 1 || row.len() <= unit {
        return;
    }
    // The largest power of two below the number of bits.
    let t = 1 << (bits - 1).ilog2();
    let inner = unit << t;
    if direction == Direction::Forth {
        expand(row, size, unit, t);
    }
    convert(row, size, inner, direction);
    row.chunks_mut(inner).for_each(|row| convert(row, inner, unit, direction));
    if direction == Direction::Back {
        collapse(row, size, unit, t);
    }
}

/// From powers of x to powers of s_t times powers of x below 2^t.
fn expand(row: &mut [Polynomial64], size: usize, unit: usize, t: u32) {
    let half = size / 2;
    if size <= unit << t {
        return;
    }
    if row.len() <= half {
        return expand(row, half, unit, t);
    }
    let (short, end) = (half >> t, row.len());
    let middle = end.min(size - short);
    add_back(row, middle..end, half - short);
    add_back(row, half..middle, half - short);
    let (low, high) = row.split_at_mut(half);
    expand(low, half, unit, t);
    expand(high, half, unit, t);
}

/// The inverse of [`expand`].
fn collapse(row: &mut [Polynomial64], size: usize, unit: usize, t: u32) {
    let half = size / 2;
    if size <= unit << t {
        return;
    }
    if row.len() <= half {
        return collapse(row, half, unit, t);
    }
    let (low, high) = row.split_at_mut(half);
    collapse(low, half, unit, t);
    collapse(high, half, unit, t);
    let (short, end) = (half >> t, row.len());
    let middle = end.min(size - short);
    add_back(row, half..middle, half - short);
    add_back(row, middle..end, half - short);
}

/// Adds a range that is not longer than `distance` to what stands so far before it.
fn add_back(row: &mut [Polynomial64], range: Range<usize>, distance: usize) {
    let (low, high) = row[range.start - distance..range.end].split_at_mut(distance);
    for (low, high) in low.iter_mut().zip(high) {
        *low += *high;
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_basis_is_cantors() {
        assert_eq!(combination(1), Polynomial64::ONE);
        for k in 1..ELEMENTS {
            let v = combination(1 << k);
            assert_eq!(v.square() + v, combination(1 << (k - 1)), "{k}");
        }
    }

    /// X_i(x) = Π s_j(x), from the recursion of the s_j.
    fn basis_polynomial(mut i: usize, x: Polynomial64) -> Polynomial64 {
        let (mut s, mut product) = (x, Polynomial64::ONE);
        while i > 0 {
            if i & 1 == 1 {
                product *= s;
            }
            s = s.square() + s;
            i >>= 1;
        }
        product
    }

    #[test]
    fn both_bases_say_the_same_polynomial() {
        for length in (1..70_usize).chain([255, 256, 257, 300]) {
            let size = length.next_power_of_two();
            let row: Vec<Polynomial64> =
                (1..=length).map(|i| Polynomial64::from_bits(i as u64).pow(77)).collect();
            let mut converted = row.clone();
            to_basis(&mut converted, size);
            let x = Polynomial64::from_bits(0x1234_5678_9abc_def1);
            let value: Polynomial64 =
                row.iter().rev().fold(Polynomial64::ZERO, |sum, &c| sum * x + c);
            let other: Polynomial64 =
                converted.iter().enumerate().map(|(i, &c)| c * basis_polynomial(i, x)).sum();
            assert_eq!(value, other, "{length}");
            from_basis(&mut converted, size);
            assert_eq!(converted, row, "{length}");
        }
    }
}
