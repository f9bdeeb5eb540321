//! Linear maps of slices, by matrices of bytes.
//!
//! Each byte of the image is a sum of linear images of all bytes of the number, so that on byte
//! planes a linear map of numbers of w bytes is w² maps of bytes.

use super::Lane;
use super::constants::Nim;
use super::job::Operation;
use super::planes::Planes;

/// A map that is linear over F₂.
pub struct Linear<L> {
    /// From byte j to byte i of w, at i·w + j.
    matrices: Vec<u64>,
    map: fn(L) -> L,
}

impl<L: Lane> Linear<L> {
    /// The map that this function is.
    pub fn new(map: fn(L) -> L) -> Self {
        let bytes = size_of::<L>();
        let mut matrices = vec![0; bytes * bytes];
        for from in 0..8 * bytes {
            let image = map(L::power_of_two(from));
            for to in (0..8 * bytes).filter(|bit| image.has_bit(*bit)) {
                // As `constants::Linear::matrix` has it.
                matrices[to / 8 * bytes + from / 8] |= 1 << (8 * (7 - to % 8) + from % 8);
            }
        }
        Self { matrices, map }
    }
}

impl<L: Lane> Operation<L> for Linear<L> {
    type Basis = Nim;

    const BINARY: bool = false;

    #[inline(always)]
    fn planes<P: Planes>(&self, a: P, _: P) -> P {
        // With the length known, no place below needs to be checked.
        P::images(a, &self.matrices[..P::PLANES * P::PLANES])
    }

    fn numbers(&self, a: L, _: L) -> L {
        (self.map)(a)
    }
}
