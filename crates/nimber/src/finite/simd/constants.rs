//! Linear maps of bytes, and the two bases in which the kernels keep a byte.
//!
//! The nimbers below 256 and the field of the block cipher AES, F₂\[z\]/(z⁸+z⁴+z³+z+1), are
//! isomorphic, as all fields of 256 elements are; processors multiply in the latter. An
//! isomorphism is determined by the images of 2, 4 and 16, and these by
//!
//! > 2² + 2 = 1, 4² + 4 = 2, 16² + 16 = 8 = 2·4
//!
//! up to the choice of one of two roots each time. Everything here is made from the definition of
//! the tower at compile time.

use crate::finite::tower::byte_product as product;

/// How many powers of g = 128 occur in the constants of the kernels: g⁰ to g⁷.
const POWERS: usize = 8;

/// A linear map of bytes over F₂, by the images of 1, 2, 4, …, 128.
#[derive(Clone, Copy)]
pub struct Linear([u8; 8]);

impl Linear {
    const IDENTITY: Self = Self([1, 2, 4, 8, 16, 32, 64, 128]);
    /// Bit 7 alone, as a 0 or a 1.
    const TOP_BIT: Self = Self([0, 0, 0, 0, 0, 0, 0, 1]);

    const fn apply(self, byte: u8) -> u8 {
        let (mut image, mut bit) = (0, 0);
        while bit < 8 {
            if byte >> bit & 1 == 1 {
                image ^= self.0[bit];
            }
            bit += 1;
        }
        image
    }

    /// The map that applies `first`, then this.
    const fn after(self, first: Self) -> Self {
        let (mut columns, mut bit) = ([0; 8], 0);
        while bit < 8 {
            columns[bit] = self.apply(first.0[bit]);
            bit += 1;
        }
        Self(columns)
    }

    /// The inverse of a bijection.
    const fn inverse(self) -> Self {
        let (mut columns, mut byte) = ([0; 8], 0);
        while byte < 256 {
            let image = self.apply(byte as u8);
            if image.is_power_of_two() {
                columns[image.trailing_zeros() as usize] = byte as u8;
            }
            byte += 1;
        }
        Self(columns)
    }

    /// The nim-product with a byte.
    const fn times(factor: u8) -> Self {
        let (mut columns, mut bit) = ([0; 8], 0);
        while bit < 8 {
            columns[bit] = product(factor, 1 << bit, 8);
            bit += 1;
        }
        Self(columns)
    }

    const fn square() -> Self {
        let (mut columns, mut bit) = ([0; 8], 0);
        while bit < 8 {
            columns[bit] = product(1 << bit, 1 << bit, 8);
            bit += 1;
        }
        Self(columns)
    }

    /// The square root, the inverse of the square.
    const fn square_root() -> Self {
        Self::square().inverse()
    }

    /// The even y with y²+y = a or, if there is none, y²+y = a + 128.
    const fn half_trace() -> Self {
        let (mut columns, mut y) = ([0; 8], 0);
        while y < 256 {
            let image = product(y as u8, y as u8, 8) ^ y as u8;
            if image.is_power_of_two() {
                columns[image.trailing_zeros() as usize] = y as u8;
            }
            y += 2;
        }
        Self(columns)
    }

    /// As the operand of `GF2P8AFFINEQB`: byte 7 − i is the mask of the bits that add up to bit i.
    const fn matrix(self) -> u64 {
        let (mut matrix, mut row) = (0, 0);
        while row < 8 {
            let mut column = 0;
            while column < 8 {
                let bit = (self.0[column] >> row & 1) as u64;
                matrix |= bit << (8 * (7 - row) + column);
                column += 1;
            }
            row += 1;
        }
        matrix
    }
}

/// The product in the field of AES.
pub(super) const fn aes_product(a: u8, b: u8) -> u8 {
    let (mut sum, mut shifted, mut bit) = (0, a, 0);
    while bit < 8 {
        if b >> bit & 1 == 1 {
            sum ^= shifted;
        }
        let carry = shifted >> 7;
        shifted = (shifted << 1) ^ (carry * 0x1b);
        bit += 1;
    }
    sum
}

/// The isomorphism of the nimbers below 256 with the field of AES.
const TO_AES: Linear = {
    // The images of the Fermat powers 2, 4, 16; bit i is the product of those named by the
    // binary digits of i.
    let mut columns = [1; 8];
    let mut digit = 0;
    while digit < 3 {
        let half = 1 << digit;
        let constant = columns[half - 1];
        let mut root = 0;
        while aes_product(root, root) ^ root != constant {
            root += 1;
        }
        let mut bit = 0;
        while bit < half {
            columns[half + bit] = aes_product(root, columns[bit]);
            bit += 1;
        }
        digit += 1;
    }
    Linear(columns)
};

/// The matrix of the isomorphism from the nimbers to the field of AES.
pub(super) const INTO_AES: u64 = TO_AES.matrix();
/// The matrix of the isomorphism from the field of AES to the nimbers.
pub(super) const FROM_AES: u64 = TO_AES.inverse().matrix();
/// The matrix that changes nothing.
#[cfg(all(vector_intrinsics, target_arch = "x86_64"))]
pub(super) const IDENTITY: u64 = Linear::IDENTITY.matrix();
/// The matrix of the square root, on nimbers.
pub(super) const SQUARE_ROOT: u64 = Linear::square_root().matrix();
/// The matrix of the half-trace, on nimbers.
pub(super) const HALF_TRACE: u64 = Linear::half_trace().matrix();
/// The matrix of the absolute trace, on nimbers: the top bit, as 0 or 1.
pub(super) const TRACE: u64 = Linear::TOP_BIT.matrix();

/// The matrices of the nim-products with 1, 2, 4, …, 128.
const TIMES_BIT: [u64; 8] = {
    let (mut matrices, mut bit) = ([0; 8], 0);
    while bit < 8 {
        matrices[bit] = Linear::times(1 << bit).matrix();
        bit += 1;
    }
    matrices
};

/// The matrix of the nim-product with a byte; it is linear in the byte.
pub(super) fn times(factor: u8) -> u64 {
    (0..8).filter(|bit| factor >> bit & 1 == 1).fold(0, |sum, bit| sum ^ TIMES_BIT[bit])
}

/// The matrices of x ↦ p(g)·map(x) in a basis, for all polynomials p of degree < [`POWERS`] over
/// F₂, where g = 128. Bit i of the index is the coefficient of gⁱ.
const fn multiples(map: Linear, into: Linear) -> [u64; 1 << POWERS] {
    let out = into.inverse();
    let mut powers = [0; POWERS];
    let (mut power, mut i) = (1, 0);
    while i < POWERS {
        powers[i] = into.after(Linear::times(power)).after(map).after(out).matrix();
        power = product(power, 128, 8);
        i += 1;
    }
    let mut matrices = [0; 1 << POWERS];
    let mut index = 1_usize;
    while index < matrices.len() {
        let lowest = index.trailing_zeros() as usize;
        matrices[index] = matrices[index & (index - 1)] ^ powers[lowest];
        index += 1;
    }
    matrices
}

/// A basis of the field of 256 elements: how a byte stands for a nimber.
pub trait Basis: Copy {
    /// The matrices of x ↦ p(g)·x, by the coefficients of p.
    const TIMES: [u64; 1 << POWERS];
    /// The matrices of x ↦ p(g)·x², by the coefficients of p.
    const SQUARE_TIMES: [u64; 1 << POWERS];
}

/// A byte stands for itself.
#[derive(Clone, Copy)]
pub enum Nim {}

impl Basis for Nim {
    const TIMES: [u64; 1 << POWERS] = multiples(Linear::IDENTITY, Linear::IDENTITY);
    const SQUARE_TIMES: [u64; 1 << POWERS] = multiples(Linear::square(), Linear::IDENTITY);
}

/// A byte is the image of the nimber in the field of AES.
#[derive(Clone, Copy)]
pub enum Aes {}

impl Basis for Aes {
    const TIMES: [u64; 1 << POWERS] = multiples(Linear::IDENTITY, TO_AES);
    const SQUARE_TIMES: [u64; 1 << POWERS] = multiples(Linear::square(), TO_AES);
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_isomorphism_respects_products() {
        for a in 0..=255 {
            for b in 0..=255 {
                let image = aes_product(TO_AES.apply(a), TO_AES.apply(b));
                assert_eq!(TO_AES.apply(product(a, b, 8)), image, "{a}·{b}");
            }
        }
    }

    #[test]
    fn the_maps_are_what_they_are_called() {
        for a in 0..=255 {
            assert_eq!(TO_AES.inverse().apply(TO_AES.apply(a)), a);
            assert_eq!(Linear::square().apply(a), product(a, a, 8));
            assert_eq!(Linear::square_root().apply(product(a, a, 8)), a);
            let y = Linear::half_trace().apply(a);
            assert_eq!((product(y, y, 8) ^ y, y & 1), (a & 0x7f, 0), "half-trace of {a}");
        }
    }
}
