//! Sparse spaces: subgroups of the numbers that contain few values.
//!
//! A space is given by a *mask* and perhaps *twisted*. The class of the value
//! v of the heap n is the parity of v & mask, plus, if twisted, that of n − o,
//! where o is the parity of the digits that split. Class 0 is called sparse,
//! class 1 common.
//!
//! If n is split into a and b after t were taken, a + b = n − t, and the class
//! of G(a) ⊕ G(b) as a value of n is the sum of the classes of a and b: the
//! parity of a value is additive under ⊕, and (a − o) + (b − o) has the parity
//! of n − t, which is that of n − o. So common options come only from pairs of
//! a sparse and a common heap, and sparse options from pairs of equal class.
//!
//! Within a class, the lowest bit q of the mask follows from the other bits.
//! The *index* of a value is the value without that bit. Taking the index is
//! linear, and since no bit of the mask lies below q, it preserves the order
//! of the values in a class: the mex in a class is the mex of the indices.

use super::Moves;

/// A subgroup of the numbers, perhaps twisted by the parity of the heap.
///
/// ```
/// use nimatron::foundation::Budget;
/// use nimatron::impartial::sequence::kernel::{Keep, Values, fastest};
/// use nimatron::impartial::sequence::{Digits, Split};
///
/// let game = Digits::new(vec![0, 1, 6], Split::Any);
/// let mut values = fastest(&game, Keep::All)?;
/// values.extend(40_000, &mut Budget::unlimited(), &mut |_| ())?;
/// let found = values.sparse_space().ok_or("no sparse space")?;
/// assert_eq!(found.space.mask(), 0x1e);
/// assert!(found.space.is_sparse(7, 0) && !found.space.is_sparse(7, 2));
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Space {
    mask: u16,
    twisted: bool,
    odd_origin: bool,
}

/// Index that stands for no value.
pub(super) const NONE: u16 = u16::MAX;

impl Space {
    /// `None` for the mask 0, which leaves no bit out.
    pub(super) fn new(mask: u16, twisted: bool, moves: &Moves) -> Option<Space> {
        let odd = moves.split.iter().filter(|k| *k % 2 == 1).count();
        let possible = mask != 0 && (!twisted || odd == 0 || odd == moves.split.len());
        possible.then_some(Space { mask, twisted, odd_origin: odd > 0 })
    }

    /// The mask: values with an even number of its bits are sparse.
    pub fn mask(self) -> u16 {
        self.mask
    }

    /// Whether the classes of odd and even heaps are exchanged.
    pub fn is_twisted(self) -> bool {
        self.twisted
    }

    /// Whether the value is in the space, as a value of this heap.
    pub fn is_sparse(self, heap: u64, value: u16) -> bool {
        parity(value & self.mask) == self.parity(heap)
    }

    /// Whether the classes are exchanged at this heap.
    #[inline(always)]
    pub(super) fn parity(self, heap: u64) -> bool {
        self.twisted && (heap % 2 == 1) != self.odd_origin
    }

    /// Whether taking k from a heap exchanges the classes.
    pub(super) fn turns(self, k: usize) -> bool {
        self.twisted && k % 2 == 1
    }

    /// The value without the bit q.
    #[inline(always)]
    pub(super) fn index(self, value: u16) -> u16 {
        let low = (self.mask & self.mask.wrapping_neg()) - 1;
        (value & low) | ((value >> 1) & !low)
    }

    /// The value with this index in a class; wider than 16 bits if need be.
    #[inline(always)]
    pub(super) fn value(self, index: u16, common: bool, parity_of_heap: bool) -> u32 {
        let bit = u32::from(self.mask & self.mask.wrapping_neg());
        let index = u32::from(index);
        let spread = (index & (bit - 1)) | ((index & !(bit - 1)) << 1);
        let odd = (spread & u32::from(self.mask)).count_ones() % 2 == 1;
        if odd ^ common ^ parity_of_heap { spread | bit } else { spread }
    }

    /// The sparse values below the common value with this index are those with
    /// an index below the result.
    pub(super) fn sparse_below(self, index: u16, parity_of_heap: bool) -> usize {
        let bit = usize::from(self.mask & self.mask.wrapping_neg());
        let high = usize::from(index) & !(bit - 1);
        let has_bit = self.value(index, true, parity_of_heap) as usize & bit != 0;
        if has_bit { high + bit } else { high }
    }

    /// The space with the fewest values of heaps from 1 on in it.
    ///
    /// The differences of sparse and common heaps for all masks are the
    /// Walsh–Hadamard transform of the histogram of the values, and of that
    /// with the values of odd heaps counted negatively.
    pub(super) fn find(values: &[u16], moves: &Moves) -> Option<Space> {
        let largest = usize::from(*values.iter().max()?);
        let size = (largest + 1).next_power_of_two();
        let histogram = |sign: fn(usize) -> i64| {
            let mut counts = vec![0i64; size];
            for (heap, value) in values.iter().enumerate().skip(1) {
                counts[usize::from(*value)] += sign(heap);
            }
            walsh_hadamard(&mut counts);
            counts
        };
        let plain = histogram(|_| 1);
        let twisted = histogram(|heap| if heap % 2 == 0 { 1 } else { -1 });
        let untwisted = (1..size).map(|mask| (plain[mask], mask, false));
        let twists = (1..size).filter_map(|mask| {
            let space = Space::new(mask as u16, true, moves)?;
            let sign = if space.odd_origin { -1 } else { 1 };
            Some((sign * twisted[mask], mask, true))
        });
        let (_, mask, twisted) = untwisted.chain(twists).min()?;
        Space::new(mask as u16, twisted, moves)
    }
}

fn parity(value: u16) -> bool {
    value.count_ones() % 2 == 1
}

fn walsh_hadamard(counts: &mut [i64]) {
    let mut half = 1;
    while half < counts.len() {
        for pair in counts.chunks_mut(2 * half) {
            let (low, high) = pair.split_at_mut(half);
            for (a, b) in low.iter_mut().zip(high) {
                (*a, *b) = (*a + *b, *a - *b);
            }
        }
        half *= 2;
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::impartial::sequence::{Digits, Split};

    fn moves(digits: &[u16]) -> Moves {
        Moves::new(&Digits::new(digits.to_vec(), Split::Any)).unwrap()
    }

    #[test]
    fn an_index_and_a_class_are_a_value() {
        let (even, odd) = (moves(&[0, 1, 6]), moves(&[0, 1, 0, 6]));
        for mask in [1, 0xd, 0x1e, 0xfe, 0x50] {
            for twisted in [false, true] {
                for moves in [&even, &odd] {
                    let space = Space::new(mask, twisted, moves).unwrap();
                    for heap in 1..3 {
                        let parity = space.parity(heap);
                        let mut last = [None; 2];
                        for value in 0..2048 {
                            let common = !space.is_sparse(heap, value);
                            let index = space.index(value);
                            assert_eq!(space.value(index, common, parity), u32::from(value));
                            assert!(last[usize::from(common)] < Some(index));
                            last[usize::from(common)] = Some(index);
                        }
                    }
                }
            }
        }
    }

    #[test]
    fn sparse_values_below_a_common_one_are_counted() {
        let moves = moves(&[0, 1, 6]);
        for mask in [1, 0xd, 0x1e, 0x50] {
            let space = Space::new(mask, true, &moves).unwrap();
            for heap in 1..3 {
                for index in 0..256 {
                    let value = space.value(index, true, space.parity(heap));
                    let below = (0..value as u16).filter(|v| space.is_sparse(heap, *v));
                    assert_eq!(
                        space.sparse_below(index, space.parity(heap)),
                        below.count(),
                        "{mask:x} {index}"
                    );
                }
            }
        }
    }

    #[test]
    fn the_transform_counts_sparse_against_common() {
        let values: Vec<u16> = (0..200u32).map(|n| ((n * n * 7 + n) % 29) as u16).collect();
        let mut counts = vec![0; 32];
        values.iter().for_each(|value| counts[usize::from(*value)] += 1);
        walsh_hadamard(&mut counts);
        for (mask, sum) in counts.iter().enumerate() {
            let signs = values.iter().map(|v| if parity(v & mask as u16) { -1 } else { 1 });
            assert_eq!(*sum, signs.sum::<i64>());
        }
    }
}
