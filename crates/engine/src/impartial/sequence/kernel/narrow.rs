//! The heaps of a word where a set of indices is one word, too, and no heap
//! that counts is rare.
//!
//! What depends on the heaps just before is as short as can be: near rare heaps
//! that are a stretch or more away are added for all heaps of a stretch at
//! once, and the values and occurrences follow from the indices afterwards.

use super::Space;
use super::reach::Shift;
use super::tracks::WORD;
use super::transpose::transpose;

const HEAPS: usize = WORD as usize;

/// Heaps of a stretch: as many as the lanes of the widest vectors.
const STRETCH: usize = 8;

/// The indices of the common heaps of the last word and of this one.
pub(super) type Recent = [u64; 2 * HEAPS];

/// The near rare heaps, those that are farthest away first, for their heaps are
/// known first.
pub(super) struct Narrow {
    /// At least a stretch away, and less.
    beyond: Vec<Shift>,
    within: Vec<Shift>,
    /// The value of each index, for heaps of both parities.
    values: [[u16; HEAPS]; 2],
}

impl Narrow {
    pub(super) fn new(near: &[Shift], space: Space) -> Narrow {
        let mut near = near.to_vec();
        near.sort_by_key(|shift| std::cmp::Reverse(shift.distance));
        let within = near.split_off(near.partition_point(|s| s.distance >= STRETCH as u64));
        let value = |index, odd| space.value(index as u16, true, odd) as u16;
        let values = [false, true].map(|odd| std::array::from_fn(|index| value(index, odd)));
        Narrow { beyond: near, within, values }
    }

    /// The indices of the heaps of a word, given the hits of each but the near
    /// ones: less than 64, or 64 if all are hit.
    #[inline(always)]
    pub(super) fn indices<'a>(
        &self,
        sets: impl Fn(usize) -> u64,
        recent: &'a mut Recent,
    ) -> &'a [u64; HEAPS] {
        for start in (HEAPS..2 * HEAPS).step_by(STRETCH) {
            let mut seen: [u64; STRETCH] = std::array::from_fn(|i| sets(start - HEAPS + i));
            for shift in &self.beyond {
                let others = &recent[start - shift.distance as usize..][..STRETCH];
                for (set, other) in seen.iter_mut().zip(others) {
                    *set |= 1 << ((other ^ u64::from(shift.index)) % WORD);
                }
            }
            for (heap, set) in (start..).zip(seen) {
                let mut set = set;
                for shift in &self.within {
                    let other = recent[heap - shift.distance as usize];
                    set |= 1 << ((other ^ u64::from(shift.index)) % WORD);
                }
                recent[heap] = u64::from(set.trailing_ones());
            }
        }
        recent.last_chunk().expect("half of it")
    }

    /// The values of common heaps with these indices, of which the first has
    /// this parity and the second that.
    #[inline(always)]
    pub(super) fn values(&self, indices: &[u64; HEAPS], parity: [bool; 2], to: &mut [u16]) {
        let tables = parity.map(|odd| &self.values[usize::from(odd)]);
        for (place, (index, value)) in indices.iter().zip(to).enumerate() {
            *value = tables[place % 2][(index % WORD) as usize];
        }
    }
}

/// Where each index below `K` occurs among these.
#[inline(always)]
pub(super) fn occurrences<const K: usize>(indices: &[u64; HEAPS]) -> [u64; K] {
    let mut square = [0; K];
    for (group, indices) in indices.chunks_exact(K).enumerate() {
        for (row, index) in square.iter_mut().zip(indices) {
            *row |= (1 << (index % WORD)) << (group * K);
        }
    }
    transpose(&mut square);
    square
}
