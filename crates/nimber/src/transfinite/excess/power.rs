//! Whether an element of the field of 2^f elements is a p-th power, f the order of 2 modulo p.
//!
//! a is one if and only if a^((2^f−1)/p) = 1. For even f, 2^(f/2) + 1 is a multiple of p, and with
//!
//! > z = a^((2^(f/2)+1)/p)
//!
//! this is z^(2^(f/2)) = z, which takes half the products. In any case z^p tells whether a^(2^f−1)
//! is 1, as it is for every a ≠ 0 of that field.

use dashu_int::ops::BitTest;

use super::ExcessError;
use crate::Natural;

/// Bits of a window.
const WINDOW: usize = 5;

/// Where powers are computed.
pub(super) trait Ring {
    fn one(&self) -> Vec<u64>;
    fn square(&self, a: &[u64]) -> Vec<u64>;
    fn product(&self, a: &[u64], b: &[u64]) -> Vec<u64>;
}

/// Whether a is a p-th power in the field of 2^f elements.
///
/// # Errors
/// [`ExcessError::Damaged`] if a is not an element ≠ 0 of that field.
pub(super) fn is_power(
    ring: &impl Ring,
    a: &[u64],
    f: usize,
    p: u32,
    proceed: &mut impl FnMut() -> Result<(), ExcessError>,
) -> Result<bool, ExcessError> {
    let order = |exponent: usize| Natural::ONE << exponent;
    let (is_power, is_root) = if f % 2 == 0 {
        let fixed = |z: &[u64]| (0..f / 2).fold(z.to_vec(), |z, _| ring.square(&z)) == z;
        let z = power(ring, a, &((order(f / 2) + Natural::ONE) / p), proceed)?;
        (fixed(&z), fixed(&power(ring, &z, &p.into(), proceed)?))
    } else {
        let z = power(ring, a, &((order(f) - Natural::ONE) / p), proceed)?;
        (z == ring.one(), power(ring, &z, &p.into(), proceed)? == ring.one())
    };
    if is_root && a.iter().any(|&word| word != 0) {
        Ok(is_power)
    } else {
        Err(ExcessError::Damaged)
    }
}

/// a^n, by windows of bits.
fn power(
    ring: &impl Ring,
    a: &[u64],
    n: &Natural,
    proceed: &mut impl FnMut() -> Result<(), ExcessError>,
) -> Result<Vec<u64>, ExcessError> {
    let mut small = vec![ring.one(), a.to_vec()];
    while small.len() < 1 << WINDOW.min(n.bit_len()) {
        small.push(ring.product(&small[small.len() - 1], a));
    }
    let mut power = ring.one();
    for window in (0..n.bit_len().div_ceil(WINDOW)).rev() {
        let bits = (window * WINDOW..(window + 1) * WINDOW).rev();
        let digit = bits.fold(0, |digit, bit| 2 * digit + usize::from(n.bit(bit)));
        power = (0..WINDOW).fold(power, |power, _| ring.square(&power));
        if digit > 0 {
            power = ring.product(&power, &small[digit]);
        }
        proceed()?;
    }
    Ok(power)
}
