//! Powers with exponents of any size.

use dashu_int::ops::BitTest;

use super::FieldElement;
use crate::Natural;

/// a^n by windows of four bits: a square for each bit of n, a product for each four.
///
/// Squares are linear and cheap, so that products are what the windows save.
pub(super) fn power<T: FieldElement>(base: &T, exponent: &Natural) -> T {
    const WINDOW: usize = 4;
    let windows = exponent.bit_len().div_ceil(WINDOW);
    let digit = |window: usize| {
        (0..WINDOW)
            .fold(0, |digit, bit| digit | usize::from(exponent.bit(WINDOW * window + bit)) << bit)
    };
    let mut powers = vec![T::one(), base.clone()];
    let largest = (0..windows).map(digit).max().unwrap_or(0);
    for n in 2..=largest {
        powers.push(powers[n - 1].product(base));
    }
    let mut result = T::one();
    for window in (0..windows).rev() {
        for _ in 0..if window + 1 == windows { 0 } else { WINDOW } {
            result = result.square();
        }
        let digit = digit(window);
        if digit != 0 {
            result = result.product(&powers[digit]);
        }
    }
    result
}
