//! The isomorphism with a field of polynomials.
//!
//! Carry-less multiplication computes in the field of polynomials over {0, 1} modulo an
//! irreducible one, and all fields of 2^BITS elements are isomorphic. An isomorphism φ is found
//! from the bottom of the tower up: φ(1) = 1, and if φ is known below the Fermat power X = 2^h,
//! then φ(X) is either solution of
//!
//! > y² + y = φ(X/2),
//!
//! and φ(2^(h+i)) = φ(X)·φ(2^i) for i < h. The equation is linear; it and the inverse of φ are
//! solved by elimination.

use std::sync::LazyLock;

use super::carryless::{Multiplier, Portable};
use super::polynomial::PolynomialField;
use super::tables::LinearMap;
use super::word::Word;

/// φ and its inverse, as tables.
pub(super) struct Isomorphism<W, const BYTES: usize> {
    /// From nimbers to polynomials.
    pub(super) forth: LinearMap<W, BYTES>,
    /// From polynomials to nimbers.
    pub(super) back: LinearMap<W, BYTES>,
}

pub(super) static ISOMORPHISM_32: LazyLock<Isomorphism<u32, 4>> = LazyLock::new(Isomorphism::find);
pub(super) static ISOMORPHISM_64: LazyLock<Isomorphism<u64, 8>> = LazyLock::new(Isomorphism::find);
pub(super) static ISOMORPHISM_128: LazyLock<Isomorphism<u128, 16>> =
    LazyLock::new(Isomorphism::find);

impl<W: PolynomialField, const BYTES: usize> Isomorphism<W, BYTES> {
    /// The product of two nimbers, by way of the polynomials.
    #[inline(always)]
    pub(super) fn product<M: Multiplier>(&self, a: W, b: W, multiplier: M) -> W {
        let (a, b) = (self.forth.apply(a), self.forth.apply(b));
        self.back.apply(a.multiply(b, multiplier))
    }

    /// The power of a nimber, by way of the polynomials.
    #[inline(always)]
    pub(super) fn power<M: Multiplier>(&self, a: W, exponent: u128, multiplier: M) -> W {
        self.back.apply(self.forth.apply(a).power(exponent, multiplier))
    }

    fn find() -> Self {
        let images = images::<W>();
        let inverse =
            Elimination::new((0..W::BITS).map(|bit| (W::ONE << bit, images[bit as usize])));
        Self {
            forth: LinearMap::new(|bit| images[bit as usize]),
            back: LinearMap::new(|bit| inverse.preimage(W::ONE << bit)),
        }
    }
}

/// The images of the powers of two.
fn images<W: PolynomialField>() -> Vec<W> {
    let artin_schreier = Elimination::new((0..W::BITS).map(|bit| {
        let y = W::ONE << bit;
        (y, y.multiply(y, Portable) ^ y)
    }));
    let mut images = vec![W::ONE];
    while images.len() < W::BITS as usize {
        let fermat_power = artin_schreier.preimage(images[images.len() - 1]);
        for index in 0..images.len() {
            images.push(fermat_power.multiply(images[index], Portable));
        }
    }
    images
}

/// A linear map prepared for finding preimages.
struct Elimination<W> {
    /// Elements with their images; of images of the same degree only one is here.
    rows: Vec<(W, W)>,
}

impl<W: Word> Elimination<W> {
    /// The map that takes the first of each pair to the second.
    fn new(pairs: impl Iterator<Item = (W, W)>) -> Self {
        let mut elimination = Self { rows: Vec::new() };
        for (element, image) in pairs {
            let (kernel, rest) = elimination.reduce(element, image);
            if rest != W::ZERO {
                elimination.rows.push((kernel, rest));
                elimination.rows.sort_unstable_by_key(|(_, image)| image.leading_zeros());
            }
        }
        elimination
    }

    /// Takes images away from the second, and their elements from the first.
    fn reduce(&self, mut element: W, mut image: W) -> (W, W) {
        for (other, known) in &self.rows {
            if image.has_bit(W::BITS - 1 - known.leading_zeros()) {
                element ^= *other;
                image ^= *known;
            }
        }
        (element, image)
    }

    /// An element with this image.
    fn preimage(&self, image: W) -> W {
        let (element, rest) = self.reduce(W::ZERO, image);
        debug_assert!(rest == W::ZERO, "the map has an element with this image");
        element
    }
}
