//! Witnesses: every sparse value below the value of a heap must be an option.
//!
//! The value of a common heap was computed from its common options alone. It
//! is right if all smaller sparse values are options too, and for that one
//! pair of heaps with that sum is enough. For each sparse index j there is a
//! list of small heaps a. Where the index of a occurs with j added, a heaps
//! and a move further, j has a witness: with the bitmaps of the occurrences
//! that is one step for a whole block. The lists only have small heaps that
//! move the bitmaps by whole words, and begin with those that look for the
//! most frequent indices. For the few heaps that are left all pairs are tried.

use nimatron_nimber::vectors::{Loops, widest};

use super::block::Game;
use super::history::History;
use super::tracks::{Tracks, WORD, WORDS};
use super::{BLOCK, Halt, Moves, Space};

use rayon::prelude::*;

/// Largest number of small heaps in a list, for each index that is looked at.
const LONGEST: usize = 512;

/// Clues that are followed at once; lists are as long as a multiple of it.
const STRETCH: usize = 4;

/// Values that tell which indices are frequent.
const SAMPLE: usize = 1 << 16;

/// Pairs that are tried before more values are looked up.
const PAIRS: usize = 1 << 13;

/// Pairs that are tried at once.
const STEP: usize = 256;

/// What to look for and where: the place in the rows where the track of the
/// index begins, less the number of words back.
#[derive(Clone, Copy, Debug)]
struct Clue(isize);

/// Lists of small heaps for all sparse indices.
#[derive(Clone, Debug)]
pub(super) struct Witnesses {
    clues: Vec<Vec<Clue>>,
    /// How many sparse values are below a common index, for both parities.
    below: [Vec<u16>; 2],
    /// The number of words the clues reach back, and that they would if there
    /// were more heaps.
    pub(super) reach: usize,
    pub(super) wish: usize,
}

/// A heap without a witness for the least of its sparse values that have none.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Missing {
    pub(super) heap: u64,
    pub(super) value: u16,
}

impl Witnesses {
    /// Lists for indices below `width` among the heaps of a game, of which
    /// those below `end` are known, for rows that keep `batch` words more than
    /// the lists need.
    pub(super) fn new(
        moves: &Moves,
        space: Space,
        width: usize,
        history: &History,
        end: u64,
        batch: usize,
    ) -> Witnesses {
        let sample = history.end();
        let first = history.len() - sample.len() as u64;
        let mut frequency = vec![0u32; width];
        let skipped = sample.len().saturating_sub(SAMPLE);
        for (heap, value) in (first..end).zip(sample).skip(skipped) {
            if !space.is_sparse(heap, *value) {
                frequency[usize::from(space.index(*value))] += 1;
            }
        }
        let wish = if width <= 64 { 1 << 8 } else { 1 << 12 };
        // A pair of equal heaps is none where the parts must differ.
        let words = wish.min(end / WORD / 2);
        let mut small = Vec::new();
        for back in 1..words {
            for k in &moves.split {
                let heap = (back * WORD).saturating_sub(*k as u64);
                let value = history.value(heap).filter(|v| heap > 0 && !space.is_sparse(heap, *v));
                if let Some(value) = value {
                    small.push((usize::from(space.index(value)), back as u32));
                }
            }
        }
        let room = Tracks::<1>::room(words as usize + batch);
        let below = [false, true]
            .map(|odd| (0..width).map(|c| space.sparse_below(c as u16, odd) as u16).collect());
        let below: [Vec<u16>; 2] = below;
        let most = below.iter().flatten().max().map_or(0, |most| usize::from(*most));
        let clues = (0..most).map(|j| {
            let mut clues: Vec<(u32, Clue)> = small
                .iter()
                .map(|(index, back)| (index ^ j, *back))
                .filter(|(track, _)| *track < width)
                .map(|(track, back)| {
                    (frequency[track], Clue((track * room) as isize - back as isize))
                })
                .collect();
            clues.sort_by_key(|(frequency, _)| std::cmp::Reverse(*frequency));
            clues.truncate(LONGEST.min(clues.len() / STRETCH * STRETCH));
            clues.into_iter().map(|(_, clue)| clue).collect()
        });
        Witnesses { clues: clues.collect(), below, reach: words as usize, wish: wish as usize }
    }

    /// Whether lists made now, with this number of heaps known, would be much better.
    pub(super) fn are_outgrown(&self, end: u64) -> bool {
        self.reach < self.wish && end / WORD / 2 >= 2 * self.reach as u64
    }

    /// How many indices are looked at.
    pub(super) fn width(&self) -> usize {
        self.below[0].len()
    }

    /// The heaps of the block from `start` on, and indices of sparse values,
    /// that have no witness in the lists, given where the indices of the block
    /// occur; `rows` has them too.
    pub(super) fn search(
        &self,
        space: Space,
        start: u64,
        occurrences: &[u64],
        rows: &Tracks<1>,
    ) -> Vec<(u64, u16)> {
        let mut left = Vec::new();
        widest(Search { witnesses: self, space, start, occurrences, rows, left: &mut left });
        left
    }
}

/// The first heap that has no option with a sparse value less than its own,
/// among heaps and the indices of such values.
///
/// # Errors
/// If values are needed that were let go of.
pub(super) fn first_missing(
    left: &[(u64, u16)],
    game: Game,
    history: &History,
) -> Result<Option<Missing>, Halt> {
    let Game { moves, space, .. } = game;
    let wrong = left.par_iter().filter_map(|(heap, index)| {
        let value = space.value(*index, false, space.parity(*heap)) as u16;
        match is_option(moves, history, *heap, value) {
            Some(true) => None,
            Some(false) => Some((*heap, Ok(value))),
            None => Some((*heap, Err(Halt::LetGo { heap: *heap }))),
        }
    });
    match wrong.min_by_key(|(heap, value)| (*heap, value.as_ref().copied().unwrap_or(0))) {
        None => Ok(None),
        Some((heap, value)) => value.map(|value| Some(Missing { heap, value })),
    }
}

struct Search<'a> {
    witnesses: &'a Witnesses,
    space: Space,
    start: u64,
    occurrences: &'a [u64],
    rows: &'a Tracks<1>,
    left: &'a mut Vec<(u64, u16)>,
}

impl Loops for Search<'_> {
    type Output = ();

    #[inline(always)]
    fn run(self) {
        let Search { witnesses, space, start, occurrences, rows, left } = self;
        let width = occurrences.len() / WORDS;
        // The heaps with exactly so many sparse values below theirs.
        let mut exactly = vec![[0u64; WORDS]; witnesses.clues.len() + 1];
        let even = u64::MAX / 3;
        for (odd, below) in witnesses.below.iter().enumerate() {
            let lanes = match (space.is_twisted(), space.parity(start) == (odd == 1)) {
                (true, true) => even,
                (true, false) => !even,
                (false, true) => u64::MAX,
                (false, false) => continue,
            };
            for (index, count) in below.iter().enumerate() {
                for word in 0..WORDS {
                    exactly[usize::from(*count)][word] |= occurrences[word * width + index] & lanes;
                }
            }
        }
        let mut need = [0u64; WORDS];
        let first = ((start / WORD) as i64 - rows.base()) as isize;
        let words = rows.all();
        for (j, clues) in witnesses.clues.iter().enumerate().rev() {
            for word in 0..WORDS {
                need[word] |= exactly[j + 1][word];
            }
            let mut open = need;
            for clues in clues.chunks_exact(STRETCH) {
                let seen: [&[u64; WORDS]; STRETCH] = std::array::from_fn(|i| {
                    let place = (first + clues[i].0) as usize;
                    words[place..].first_chunk().expect("rows keep what the clues need")
                });
                for word in 0..WORDS {
                    let any = seen.iter().fold(0, |any, row| any | row[word]);
                    open[word] &= !any;
                }
                if open.iter().fold(0, |any, word| any | word) == 0 {
                    break;
                }
            }
            for (word, bits) in open.iter().enumerate() {
                let mut bits = *bits;
                while bits != 0 {
                    let heap = start + WORD * word as u64 + u64::from(bits.trailing_zeros());
                    left.push((heap, j as u16));
                    bits &= bits - 1;
                }
            }
        }
    }
}

/// Whether a heap has an option with this value; `None` if that depends on
/// values that were let go of.
fn is_option(moves: &Moves, history: &History, heap: u64, value: u16) -> Option<bool> {
    for k in &moves.part {
        let rest = heap.saturating_sub(*k as u64);
        if rest > 0 && history.value(rest)? == value {
            return Some(true);
        }
    }
    for k in &moves.split {
        let rest = heap.saturating_sub(*k as u64);
        let count = moves.pairs(heap, *k);
        let mut a = 1;
        while a <= count {
            let until = (a + PAIRS as u64).min(count + 1);
            let small = history.get(a..until)?;
            let large = history.get(rest + 1 - until..rest + 1 - a)?;
            if widest(Contains { small, large, value }) {
                return Some(true);
            }
            a = until;
        }
    }
    Some(false)
}

/// Whether the sum of a value and the one opposite is `value`.
struct Contains<'a> {
    small: &'a [u16],
    large: &'a [u16],
    value: u16,
}

impl Loops for Contains<'_> {
    type Output = bool;

    #[inline(always)]
    fn run(self) -> bool {
        self.small.chunks(STEP).zip(self.large.rchunks(STEP)).any(|(small, large)| {
            let mut rest = u16::MAX;
            for (a, b) in small.iter().zip(large.iter().rev()) {
                rest = rest.min(a ^ b ^ self.value);
            }
            rest == 0
        })
    }
}

/// Heaps of a block.
const _: () = assert!(BLOCK == WORDS * WORD as usize);
