//! How far the rare heaps reach.
//!
//! A rare heap r of index i makes of every common heap of index c, r + k below
//! n, the option c ⊕ i of n. Those pairs (r + k, i) are sorted by how the
//! occurrences of all c are moved by r + k: within a word heap by heap, within
//! a block word by word, and else by whole blocks.

use super::tracks::WORD;
use super::{BLOCK, Moves, Space};

/// A rare heap and a move, seen from the heaps that it gives an option.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub(super) struct Shift {
    /// The index of the value of the rare heap.
    pub(super) index: u16,
    /// What is taken, and the rare heap.
    pub(super) distance: u64,
}

/// A shift by whole words backwards and bits forwards.
#[derive(Clone, Copy, Debug)]
pub(super) struct Place {
    pub(super) back: i64,
    pub(super) bits: u32,
}

/// Shifts by distances of a block and more with the same index: an even number,
/// so that they can be taken in pairs.
#[derive(Clone, Debug)]
pub(super) struct Group {
    pub(super) index: u16,
    pub(super) places: Vec<Place>,
}

/// All pairs of a rare heap and a move.
#[derive(Clone, Debug)]
pub(super) struct Reach {
    /// Less than a word away.
    pub(super) near: Vec<Shift>,
    /// Less than a block away, but not less than a word.
    pub(super) middle: Vec<(u16, Place)>,
    /// One block away: what the block before the last has to do with.
    pub(super) far: Vec<Group>,
    /// Two blocks away and more.
    pub(super) farther: Vec<Group>,
    /// The largest distance.
    pub(super) longest: u64,
    /// More than the largest index.
    pub(super) bound: usize,
}

impl Place {
    pub(super) fn of(distance: u64) -> Place {
        let back = distance.div_ceil(WORD);
        Place { back: back as i64, bits: (back * WORD - distance) as u32 }
    }
}

impl Reach {
    pub(super) fn new(moves: &Moves, space: Space, rare: &[(u64, u16)]) -> Reach {
        let parts = moves.part.iter().filter(|k| !space.turns(**k));
        let mut shifts: Vec<Shift> =
            parts.map(|k| Shift { index: 0, distance: *k as u64 }).collect();
        for (heap, value) in rare {
            let index = space.index(*value);
            shifts.extend(moves.split.iter().map(|k| Shift { index, distance: heap + *k as u64 }));
        }
        shifts.sort_unstable();
        shifts.dedup();
        let longest = shifts.iter().map(|shift| shift.distance).max().unwrap_or(0);
        let bound = shifts.last().map_or(0, |shift| usize::from(shift.index) + 1);
        let within = |from: u64, to: u64| {
            shifts.iter().copied().filter(move |s| (from..to).contains(&s.distance))
        };
        let block = BLOCK as u64;
        let middle = within(WORD, block).map(|s| (s.index, Place::of(s.distance)));
        Reach {
            near: within(0, WORD).collect(),
            middle: middle.collect(),
            far: grouped(within(block, 2 * block)),
            farther: grouped(within(2 * block, u64::MAX)),
            longest,
            bound,
        }
    }
}

fn grouped(shifts: impl Iterator<Item = Shift>) -> Vec<Group> {
    let mut groups: Vec<Group> = Vec::new();
    for shift in shifts {
        let place = Place::of(shift.distance);
        match groups.last_mut() {
            Some(group) if group.index == shift.index => group.places.push(place),
            _ => groups.push(Group { index: shift.index, places: vec![place] }),
        }
    }
    for group in &mut groups {
        if group.places.len() % 2 == 1 {
            group.places.extend(group.places.last().copied());
        }
    }
    groups
}
