//! The tower above 128 bits: Karatsuba's products over rows of 128-bit limbs.
//!
//! A row of 2^k limbs, the lowest first, is an element a₁·X + a₀ of the field of 128·2^k bits:
//! X = 2^(64·2^k) is the lowest number outside the field of the halves, and X² = X + c with
//! c = X/2. So
//!
//! - (a₁X + a₀)(b₁X + b₀) = (m + p₀)X + (p₀ + c·p₁) for m = (a₀+a₁)(b₀+b₁), pᵢ = aᵢbᵢ;
//! - (a₁X + a₀)² = a₁²·X + (a₀² + c·a₁²);
//! - 1/(a₁X + a₀) = (a₁X + a₀+a₁)/N for the norm N = a₀(a₀+a₁) + c·a₁²;
//! - with d = c of the halves, (a₁X + a₀)·dX = d(a₁+a₀)·X + d²·a₁ multiplies by c = dX itself.
//!
//! A row of n limbs costs n^log₂3 products of limbs, and so does the factor c.
//!
//! Reference: Conway, *On Numbers and Games*, chapter 6; H. W. Lenstra, *Nim multiplication*
//! (1978).

use super::{FieldElement, Nimber128};

/// The c of the field of one limb: its highest bit.
const TOP: u128 = 1 << 127;

fn leaf_product(a: u128, b: u128) -> u128 {
    Nimber128::from(a).product(&Nimber128::from(b)).get()
}

/// `row` += `other`.
fn add(row: &mut [u128], other: &[u128]) {
    for (limb, other) in row.iter_mut().zip(other) {
        *limb ^= other;
    }
}

/// Multiplies a row by the c of its field, in place.
fn multiply_by_top(row: &mut [u128]) {
    if let [limb] = row {
        *limb = leaf_product(*limb, TOP);
        return;
    }
    let (low, high) = row.split_at_mut(row.len() / 2);
    add(low, high);
    multiply_by_top(low);
    multiply_by_top(high);
    multiply_by_top(high);
    low.swap_with_slice(high);
}

/// `out` = `a`·`b` for rows of one length; `scratch` has twice that length.
pub(super) fn product(a: &[u128], b: &[u128], out: &mut [u128], scratch: &mut [u128]) {
    if let ([a], [b], [out]) = (a, b, &mut *out) {
        *out = leaf_product(*a, *b);
        return;
    }
    let half = a.len() / 2;
    let ((a0, a1), (b0, b1)) = (a.split_at(half), b.split_at(half));
    let (low, high) = out.split_at_mut(half);
    let (first, scratch) = scratch.split_at_mut(half);
    let (second, scratch) = scratch.split_at_mut(half);
    first.copy_from_slice(a0);
    add(first, a1);
    second.copy_from_slice(b0);
    add(second, b1);
    product(first, second, high, scratch);
    product(a0, b0, low, scratch);
    product(a1, b1, first, scratch);
    multiply_by_top(first);
    add(high, low);
    add(low, first);
}

/// The square of a row, in place; `scratch` has at least half its length.
pub(super) fn square(row: &mut [u128], scratch: &mut [u128]) {
    if let [limb] = row {
        *limb = Nimber128::from(*limb).square().get();
        return;
    }
    let (low, high) = row.split_at_mut(row.len() / 2);
    square(low, scratch);
    square(high, scratch);
    let scratch = &mut scratch[..high.len()];
    scratch.copy_from_slice(high);
    multiply_by_top(scratch);
    add(low, scratch);
}

/// The square root of a row, in place; `scratch` has at least half its length.
pub(super) fn square_root(row: &mut [u128], scratch: &mut [u128]) {
    if let [limb] = row {
        *limb = Nimber128::from(*limb).square_root().get();
        return;
    }
    let (low, high) = row.split_at_mut(row.len() / 2);
    let copy = &mut scratch[..high.len()];
    copy.copy_from_slice(high);
    multiply_by_top(copy);
    add(low, copy);
    square_root(low, scratch);
    square_root(high, scratch);
}

/// The norm of a row over the field of its halves.
pub(super) fn norm(row: &[u128]) -> Vec<u128> {
    let half = row.len() / 2;
    let (low, high) = row.split_at(half);
    let mut scratch = vec![0; 2 * half];
    let mut sum = low.to_vec();
    add(&mut sum, high);
    let mut norm = vec![0; half];
    product(low, &sum, &mut norm, &mut scratch);
    sum.copy_from_slice(high);
    square(&mut sum, &mut scratch);
    multiply_by_top(&mut sum);
    add(&mut norm, &sum);
    norm
}

/// The inverse of a row that is not 0; a row of zeros gives zeros.
pub(super) fn inverse(row: &[u128]) -> Vec<u128> {
    if let [limb] = row {
        let inverse = Nimber128::from(*limb).inverse();
        return vec![inverse.map_or(0, Nimber128::get)];
    }
    let half = row.len() / 2;
    let (low, high) = row.split_at(half);
    let factor = inverse(&norm(row));
    let mut sum = low.to_vec();
    add(&mut sum, high);
    let mut out = vec![0; row.len()];
    let mut scratch = vec![0; 2 * half];
    product(&sum, &factor, &mut out[..half], &mut scratch);
    product(high, &factor, &mut out[half..], &mut scratch);
    out
}

/// The even y with y² + y = `row`, in place, for a row whose highest bit is 0; `scratch` has its
/// length.
///
/// With y = y₁X + y₀ the equation is y₁² + y₁ = a₁ and y₀² + y₀ = a₀ + c·y₁². Of the two y₁ one
/// makes the second right side solvable.
pub(super) fn artin_schreier(row: &mut [u128], scratch: &mut [u128]) {
    if let [limb] = row {
        *limb = Nimber128::from(*limb).artin_schreier().map_or(0, Nimber128::get);
        return;
    }
    let (low, high) = row.split_at_mut(row.len() / 2);
    artin_schreier(high, scratch);
    let (copy, rest) = scratch.split_at_mut(high.len());
    copy.copy_from_slice(high);
    square(copy, rest);
    multiply_by_top(copy);
    add(low, copy);
    if let Some(top) = low.last_mut() {
        if *top & TOP != 0 {
            *top ^= TOP;
            high[0] ^= 1;
        }
    }
    artin_schreier(low, scratch);
}
