//! The common options of a block of heaps, and their mex.
//!
//! An index is *hit* at a heap if a common option has it. The hits of 64 heaps
//! are one word for each index. Rare heaps that are a block or more away give
//! hits to whole blocks ([`far`]), before any value of the block is known.
//! Those that are a word or more away give hits to a word as soon as the words
//! before it are known. Then the words are transposed to a set of indices for
//! each heap, the near rare heaps are added one heap after the other, and the
//! lowest index that is not in the set is that of the value.

use std::ops::Range;

use nimatron_nimber::vectors::{Loops, widest};

use super::aligned::Aligned;
use super::narrow::{self, Narrow};
use super::reach::{Group, Place, Reach};
use super::space::NONE;
use super::tracks::{Tracks, WORD, WORDS, funnel};
use super::transpose::transpose;
use super::{BLOCK, Moves, Space};

/// Bitmaps that are interleaved.
pub(super) const LANES: usize = 8;

/// Largest number of words of a set of indices.
pub(super) const WIDEST: usize = 16;

const WORD_HEAPS: usize = WORD as usize;

/// An index is not among those that are looked at: there have to be more.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Overflow;

/// What is given of the game.
#[derive(Clone, Copy)]
pub(super) struct Game<'a> {
    pub(super) moves: &'a Moves,
    pub(super) space: Space,
    pub(super) rare: &'a [(u64, u16)],
}

/// The hits of rare heaps at least a block away, for the block that starts
/// with the word `first`: those of common heaps in the tracks `sources`. Adds
/// them to `hits`, which has the words of all indices, word by word.
pub(super) fn far(
    tracks: &Tracks<LANES>,
    sources: Range<usize>,
    groups: &[Group],
    first: i64,
    hits: &mut [u64],
) {
    widest(Far { tracks, sources, groups, first, hits });
}

struct Far<'a> {
    tracks: &'a Tracks<LANES>,
    sources: Range<usize>,
    groups: &'a [Group],
    first: i64,
    hits: &'a mut [u64],
}

/// The words of a block, for as many indices as are interleaved.
const SHEET: usize = WORDS * LANES;

impl Loops for Far<'_> {
    type Output = ();

    #[inline(always)]
    fn run(self) {
        let width = self.hits.len() / WORDS;
        for source in self.sources {
            let track = self.tracks.from(source, self.tracks.base());
            let first = self.first - self.tracks.base();
            for group in self.groups {
                let target = source ^ (usize::from(group.index) / LANES);
                if (target + 1) * LANES > width {
                    continue;
                }
                let mut sheet = [0u64; SHEET];
                for pair in group.places.chunks_exact(2) {
                    // Both at once, for the sheet is read and written in between.
                    let [one, two] = [pair[0], pair[1]].map(|place| {
                        let start = (first - place.back) as usize * LANES;
                        let window: Option<&[u64; SHEET + LANES]> = track[start..].first_chunk();
                        (window.expect("tracks keep what the reach needs"), place.bits)
                    });
                    for (i, word) in sheet.iter_mut().enumerate() {
                        *word |= moved(one.0, one.1, i) | moved(two.0, two.1, i);
                    }
                }
                for (word, lanes) in sheet.chunks_exact(LANES).enumerate() {
                    let start = word * width + target * LANES;
                    merge(&mut self.hits[start..start + LANES], lanes, group.index);
                }
            }
        }
    }
}

/// A word of a window, moved by some bits towards the next: the low bits come
/// from the next word and are turned to the top. They are exchanged in a way
/// that is one vector instruction.
#[inline(always)]
fn moved(window: &[u64; SHEET + LANES], bits: u32, i: usize) -> u64 {
    let own = u64::MAX << bits;
    let next = window[i + LANES];
    (((window[i] ^ next) & own) ^ next).rotate_right(bits)
}

/// Adds lanes, exchanged as adding the index exchanges the last three bits.
#[inline(always)]
fn merge(to: &mut [u64], from: &[u64], index: u16) {
    match index % 8 {
        0 => merge_by::<0>(to, from),
        1 => merge_by::<1>(to, from),
        2 => merge_by::<2>(to, from),
        3 => merge_by::<3>(to, from),
        4 => merge_by::<4>(to, from),
        5 => merge_by::<5>(to, from),
        6 => merge_by::<6>(to, from),
        _ => merge_by::<7>(to, from),
    }
}

#[inline(always)]
fn merge_by<const BY: usize>(to: &mut [u64], from: &[u64]) {
    let (to, from) = (&mut to[..LANES], &from[..LANES]);
    for i in 0..LANES {
        to[i] |= from[i ^ BY];
    }
}

/// The block that is being computed, and what its heaps see of the last one.
#[derive(Clone, Debug)]
pub(super) struct Block {
    /// How many indices are looked at, a multiple of [`LANES`].
    width: usize,
    /// The first heap.
    start: u64,
    /// Where each index occurs: words of the last block and of this one, each
    /// with all indices.
    words: Aligned,
    /// The indices of the common heaps, after those of the last word before.
    indices: Vec<u16>,
    /// The values.
    values: Vec<u16>,
}

impl Block {
    /// The block that follows these values of the heaps before `start`, at
    /// least a block of them.
    pub(super) fn new(width: usize, start: u64, space: Space, before: &[u16]) -> Block {
        let mut block = Block {
            width,
            start: start - BLOCK as u64,
            words: Aligned::zeros(2 * WORDS * width),
            indices: vec![NONE; WORD_HEAPS + BLOCK],
            values: vec![0; BLOCK],
        };
        let last = &before[before.len() - BLOCK..];
        for (place, value) in last.iter().enumerate() {
            if !space.is_sparse(block.start + place as u64, *value) {
                let index = space.index(*value);
                block.indices[WORD_HEAPS + place] = index;
                let word = WORDS + place / WORD_HEAPS;
                block.words[word * width + usize::from(index)] |= 1 << (place % WORD_HEAPS);
            }
        }
        block.advance();
        block
    }

    /// Goes on to the next block.
    pub(super) fn advance(&mut self) {
        self.start += BLOCK as u64;
        self.words.copy_within(WORDS * self.width.., 0);
        self.words[WORDS * self.width..].fill(0);
        self.indices.copy_within(BLOCK.., 0);
    }

    /// The first heap.
    pub(super) fn start(&self) -> u64 {
        self.start
    }

    /// The values, once they are computed.
    pub(super) fn values(&self) -> &[u16] {
        &self.values
    }

    /// Where each index occurs in this block: word by word, all indices.
    pub(super) fn occurrences(&self) -> &[u64] {
        &self.words[WORDS * self.width..]
    }

    /// Computes the values, given the hits from far.
    pub(super) fn compute(
        &mut self,
        game: Game,
        reach: &Reach,
        hits: &mut [u64],
    ) -> Result<(), Overflow> {
        let longest = game.moves.part.iter().max().map_or(0, |k| *k as u64).max(WORD);
        let end = self.start + BLOCK as u64;
        let from = game.rare.partition_point(|(heap, _)| heap + longest < self.start);
        let exact = game.rare.get(from).is_some_and(|(heap, _)| *heap < end);
        let capacity = self.width.max(reach.bound).next_power_of_two();
        match (capacity, exact) {
            (..=16, false) => widest(Sequential::<1, 16, false> { block: self, game, reach, hits }),
            (..=32, false) => widest(Sequential::<1, 32, false> { block: self, game, reach, hits }),
            (..=64, false) => widest(Sequential::<1, 64, false> { block: self, game, reach, hits }),
            (128, false) => widest(Sequential::<2, 64, false> { block: self, game, reach, hits }),
            (256, false) => widest(Sequential::<4, 64, false> { block: self, game, reach, hits }),
            (512, false) => widest(Sequential::<8, 64, false> { block: self, game, reach, hits }),
            (1024, false) => widest(Sequential::<16, 64, false> { block: self, game, reach, hits }),
            (..=1024, true) => {
                widest(Sequential::<16, 64, true> { block: self, game, reach, hits })
            }
            _ => Err(Overflow),
        }
    }
}

/// Heap after heap, with sets of `W` words, transposed in squares of `K`. If
/// not `EXACT`, all heaps that near rare heaps combine with are common.
struct Sequential<'a, const W: usize, const K: usize, const EXACT: bool> {
    block: &'a mut Block,
    game: Game<'a>,
    reach: &'a Reach,
    hits: &'a mut [u64],
}

impl<const W: usize, const K: usize, const EXACT: bool> Loops for Sequential<'_, W, K, EXACT> {
    type Output = Result<(), Overflow>;

    #[inline(always)]
    fn run(mut self) -> Result<(), Overflow> {
        let width = self.block.width;
        self.block.words[WORDS * width..].fill(0);
        let narrow = (W == 1 && !EXACT).then(|| Narrow::new(&self.reach.near, self.game.space));
        for word in 0..WORDS {
            for (index, place) in &self.reach.middle {
                self.middle(word, *index, *place);
            }
            let sets = self.sets(word);
            match &narrow {
                Some(narrow) => self.narrow_heaps(word, &sets, narrow)?,
                None => self.heaps(word, &sets)?,
            }
        }
        Ok(())
    }
}

impl<const W: usize, const K: usize, const EXACT: bool> Sequential<'_, W, K, EXACT> {
    /// The hits of a rare heap that is at least a word away.
    #[inline(always)]
    fn middle(&mut self, word: usize, index: u16, place: Place) {
        let width = self.block.width;
        let low = (WORDS + word - place.back as usize) * width;
        let (low, high) = self.block.words[low..low + 2 * width].split_at(width);
        let hits = &mut self.hits[word * width..(word + 1) * width];
        let flip = usize::from(index) / LANES * LANES;
        for (track, to) in hits.chunks_exact_mut(LANES).enumerate() {
            let source = (track * LANES) ^ flip;
            if source < width {
                let (low, high) = (&low[source..][..LANES], &high[source..][..LANES]);
                let mut lanes = [0; LANES];
                for i in 0..LANES {
                    lanes[i] = funnel(low[i], high[i], place.bits);
                }
                merge(to, &lanes, index);
            }
        }
    }

    /// The set of hits of each heap of a word.
    #[inline(always)]
    fn sets(&self, word: usize) -> [[u64; W]; WORD_HEAPS] {
        let width = self.block.width;
        let hits = &self.hits[word * width..(word + 1) * width];
        let mut sets = [[0; W]; WORD_HEAPS];
        for (tile, rows) in hits.chunks(K).enumerate() {
            let mut square = [0; K];
            square[..rows.len()].copy_from_slice(rows);
            transpose(&mut square);
            let mask = u64::MAX >> (64 - K);
            for (heap, set) in sets.iter_mut().enumerate() {
                set[tile] = (square[heap % K] >> (heap / K * K)) & mask;
            }
        }
        sets
    }

    /// The values of the heaps of a word, where sets have one word.
    #[inline(always)]
    fn narrow_heaps(
        &mut self,
        word: usize,
        sets: &[[u64; W]; WORD_HEAPS],
        narrow: &Narrow,
    ) -> Result<(), Overflow> {
        let Block { width, start, words, indices, values } = &mut *self.block;
        let known: &[u16] = &indices[word * WORD_HEAPS..][..WORD_HEAPS];
        let mut recent = [0; 2 * WORD_HEAPS];
        recent.iter_mut().zip(known).for_each(|(to, index)| *to = u64::from(*index));
        let found = narrow.indices(|place| sets[place][0], &mut recent);
        if found.iter().any(|index| *index >= *width as u64) {
            return Err(Overflow);
        }
        let occurrences = narrow::occurrences::<K>(found);
        words[(WORDS + word) * *width..][..*width].copy_from_slice(&occurrences[..*width]);
        let first = *start + (word * WORD_HEAPS) as u64;
        let parity = [first, first + 1].map(|heap| self.game.space.parity(heap));
        narrow.values(found, parity, &mut values[word * WORD_HEAPS..][..WORD_HEAPS]);
        let to = &mut indices[(word + 1) * WORD_HEAPS..][..WORD_HEAPS];
        to.iter_mut().zip(found).for_each(|(to, index)| *to = *index as u16);
        Ok(())
    }

    /// The values of the heaps of a word, one after the other.
    #[inline(always)]
    fn heaps(&mut self, word: usize, sets: &[[u64; W]; WORD_HEAPS]) -> Result<(), Overflow> {
        let Block { width, start, words, indices, values } = &mut *self.block;
        let (space, reach) = (self.game.space, self.reach);
        let first = *start + (word * WORD_HEAPS) as u64;
        let occurrences = &mut words[(WORDS + word) * *width..][..*width];
        // The last word and this one: places are taken modulo their length.
        let mut recent = [NONE; 2 * WORD_HEAPS];
        recent[..WORD_HEAPS].copy_from_slice(&indices[word * WORD_HEAPS..][..WORD_HEAPS]);
        let parity = [space.parity(first), space.parity(first + 1)];
        for (place, set) in sets.iter().enumerate() {
            let mut seen = *set;
            for shift in &reach.near {
                let other =
                    recent[(WORD_HEAPS + place - shift.distance as usize) % (2 * WORD_HEAPS)];
                if !EXACT || other != NONE {
                    mark(&mut seen, other ^ shift.index);
                }
            }
            if EXACT {
                let heap = first + place as u64;
                if let Some(value) = self.game.exact(heap, &mut seen) {
                    values[word * WORD_HEAPS + place] = value;
                    continue;
                }
            }
            let index = lowest_missing(&seen);
            let to = occurrences.get_mut(usize::from(index)).ok_or(Overflow)?;
            *to |= 1 << place;
            recent[WORD_HEAPS + place] = index;
            let value = space.value(index, true, parity[place % 2]);
            values[word * WORD_HEAPS + place] = u16::try_from(value).map_err(|_| Overflow)?;
        }
        indices[(word + 1) * WORD_HEAPS..][..WORD_HEAPS].copy_from_slice(&recent[WORD_HEAPS..]);
        Ok(())
    }
}

impl Game<'_> {
    /// The value of a rare heap; else marks the options of a heap that are
    /// single rare heaps and common for it.
    fn exact<const W: usize>(&self, heap: u64, seen: &mut [u64; W]) -> Option<u16> {
        let value = |heap: u64| {
            let place = self.rare.binary_search_by_key(&heap, |(heap, _)| *heap);
            place.ok().map(|place| self.rare[place].1)
        };
        if let Some(value) = value(heap) {
            return Some(value);
        }
        for k in self.moves.part.iter().filter(|k| self.space.turns(**k)) {
            if let Some(value) = heap.checked_sub(*k as u64).and_then(value) {
                mark(seen, self.space.index(value));
            }
        }
        None
    }
}

/// Adds an index to a set.
#[inline(always)]
fn mark<const W: usize>(seen: &mut [u64; W], index: u16) {
    let bit = 1u64 << (index % 64);
    if W == 1 {
        seen[0] |= bit;
    } else {
        for (word, bits) in seen.iter_mut().enumerate() {
            *bits |= if usize::from(index / 64) == word { bit } else { 0 };
        }
    }
}

/// The lowest index that is not in a set.
#[inline(always)]
fn lowest_missing<const W: usize>(seen: &[u64; W]) -> u16 {
    for (word, bits) in seen.iter().enumerate() {
        if *bits != u64::MAX {
            return (64 * word) as u16 + bits.trailing_ones() as u16;
        }
    }
    64 * W as u16
}
