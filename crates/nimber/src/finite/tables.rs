//! Linear maps as tables: the image of a word is the sum of the images of its bytes.
//!
//! Squares, square roots, half traces and changes of basis are linear over {0, 1}, so a map of
//! words of w bytes is a table of w·256 words and an application is w loads.

use std::sync::LazyLock;

use super::tower::{Bytes, Kernel};
use super::word::Word;

/// A linear map of words of BYTES bytes.
pub(super) struct LinearMap<W, const BYTES: usize>(Box<[[W; 256]; BYTES]>);

impl<W: Word, const BYTES: usize> LinearMap<W, BYTES> {
    /// The map with these images of the powers of two.
    pub(super) fn new(image: impl Fn(u32) -> W) -> Self {
        let mut table = vec![[W::ZERO; 256]; BYTES];
        for (row, bits) in table.iter_mut().zip((0..).step_by(8)) {
            for bit in 0..8 {
                let image = image(bits + bit);
                let (known, rest) = row.split_at_mut(1 << bit);
                for (entry, known) in rest.iter_mut().zip(known) {
                    *entry = *known ^ image;
                }
            }
        }
        let table: Box<[[W; 256]]> = table.into();
        match table.try_into() {
            Ok(table) => Self(table),
            Err(_) => unreachable!("there are BYTES rows"),
        }
    }

    /// The map that this function is.
    pub(super) fn of(map: impl Fn(W) -> W) -> Self {
        Self::new(|bit| map(W::ONE << bit))
    }

    #[inline(always)]
    pub(super) fn apply(&self, a: W) -> W {
        let mut image = W::ZERO;
        for (row, byte) in self.0.iter().zip(a.bytes().as_ref()) {
            image ^= row[usize::from(*byte)];
        }
        image
    }
}

/// The linear operations of the field whose elements are these words.
pub(super) trait LinearMaps: Word {
    fn times_c(self) -> Self;
    fn square(self) -> Self;
    fn square_root(self) -> Self;
    fn half_trace(self) -> Self;
}

macro_rules! linear_maps {
    ($($Word:ty),*: $operations:tt) => {
        $(linear_maps!(@word $Word: $operations);)*
    };
    (@word $Word:ty: ($($operation:ident)*)) => {
        impl LinearMaps for $Word {$(
            #[inline(always)]
            fn $operation(self) -> Self {
                static MAP: LazyLock<LinearMap<$Word, { <$Word>::BITS as usize / 8 }>> =
                    LazyLock::new(|| LinearMap::of(<Bytes as Kernel<$Word>>::$operation));
                MAP.apply(self)
            }
        )*}
    };
}

linear_maps!(u16, u32, u64: (times_c square square_root half_trace));
