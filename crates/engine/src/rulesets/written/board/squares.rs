//! Sets of squares.

use std::collections::BTreeSet;

use crate::rulesets::boards::bits;

/// Squares, each once and in rising order.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub(in super::super) struct Squares {
    /// Those below 64, as bits.
    low: u64,
    high: BTreeSet<usize>,
}

impl Squares {
    pub(in super::super) fn has(&self, square: usize) -> bool {
        match square {
            ..64 => self.low >> square & 1 == 1,
            _ => self.high.contains(&square),
        }
    }

    pub(in super::super) fn iter(&self) -> impl Iterator<Item = usize> + '_ {
        bits(self.low).map(|square| square as usize).chain(self.high.iter().copied())
    }

    /// Its bits, if all squares are below 64.
    pub(in super::super) fn as_bits(&self) -> Option<u64> {
        self.high.is_empty().then_some(self.low)
    }

    /// Without the squares of another set.
    pub(in super::super) fn without(mut self, others: &Squares) -> Squares {
        self.low &= !others.low;
        self.high.retain(|square| !others.has(*square));
        self
    }
}

impl Extend<usize> for Squares {
    fn extend<I: IntoIterator<Item = usize>>(&mut self, squares: I) {
        for square in squares {
            match square {
                ..64 => self.low |= 1 << square,
                _ => _ = self.high.insert(square),
            }
        }
    }
}

impl FromIterator<usize> for Squares {
    fn from_iter<I: IntoIterator<Item = usize>>(squares: I) -> Squares {
        let mut set = Squares::default();
        set.extend(squares);
        set
    }
}
