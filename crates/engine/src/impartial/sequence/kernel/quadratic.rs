//! All options of every heap, many at a time.
//!
//! The values are kept twice, forwards and backwards, so that both parts of
//! the pairs (1, m − 1), (2, m − 2), … ascend in memory. Heaps are computed in
//! *tiles*, at first as if the other heaps of the tile were not there:
//!
//! 1. for each heap some pairs, a few for each possible value, are marked in a
//!    table one by one: nearly all values that are options occur there;
//! 2. if the heaps with values in some [space](super::Space) are fewer, all
//!    pairs with one of them are marked too: values outside the space have no
//!    others, so that the least one that is no option is known;
//! 3. for the values below it that are still missing, the least ones first, the
//!    other pairs are searched, as many at once as a vector holds, until these
//!    values are found or are known to be none of an option;
//! 4. the first that is not found is the draft of the mex.
//!
//! Then, in order, the few options of each heap with heaps of its own tile are
//! looked at, and the rare heap whose draft is among them is computed anew.
//!
//! Without a space a value costs a few passes over n/2 pairs, of a few
//! instructions for each vector. The heaps of a tile are searched for in the
//! same stretch of pairs, one after the other, before the next stretch: so the
//! values come from the fastest memory, however many there are. Tiles are what
//! several cores share.

use nimatron_nimber::vectors::{Loops, widest};
use rayon::prelude::*;

use super::history::History;
use super::{Halt, Moves, Space};
use crate::foundation::Budget;

/// Pairs that are marked one by one, for each value below the bound.
const MARKED: usize = 8;

/// Pairs that are searched for one heap before the next has its turn.
const STRETCH: usize = 2048;

/// Heaps whose sums with others are computed before they are marked.
const ROWS: usize = 64;

/// Values of a heap that are searched for at the same time. More share the
/// loads, but are more often larger than the mex, and searched for in vain.
const TOGETHER: usize = 4;

/// Number of values from which on a space is searched for.
const SPACE_FROM: usize = 1 << 12;

/// At most one heap in this number may have a value in it.
const SHARE: usize = 3;

/// Heaps that are computed at the same time by one thread.
const TILE: usize = 16;

/// The places of a table, and some more: so the tables of a tile do not compete
/// for the same places of fast memory.
const TABLE: usize = (1 << 16) + 192;

/// Heaps that are computed at the same time by all threads.
const GROUP: usize = 4 * TILE;

/// From here on a value is worth the handing over to another thread.
const PARALLEL_FROM: u64 = 1 << 15;

/// Values by looking at all options; see the description of the module.
///
/// Cost: n/64 to n/32 steps of a vector machine for the heap n.
pub(super) struct Quadratic {
    history: History,
    /// The value of the heap i stands i + 1 places before the end.
    reversed: Vec<u16>,
    /// A power of two above all values so far.
    bound: usize,
    /// The largest of them.
    largest: u16,
    /// A space and the heaps from 1 on with values in it, if they are few.
    space: Option<Space>,
    rare: Vec<Rare>,
    /// Tables for each tile of a group.
    seen: Vec<Seen>,
}

/// A heap with a value in the space.
#[derive(Clone, Copy)]
struct Rare {
    heap: u32,
    value: u16,
}

/// The values below `known`, forwards and backwards.
#[derive(Clone, Copy)]
struct Known<'a> {
    forward: &'a [u16],
    reversed: &'a [u16],
    bound: usize,
    largest: u16,
    space: Option<Space>,
    rare: &'a [Rare],
}

impl Quadratic {
    /// Goes on from these values, which must all be kept.
    pub(super) fn new(history: History, moves: &Moves) -> Quadratic {
        let largest = history.head().iter().copied().max().unwrap_or(0);
        let bound = (usize::from(largest) + 1).next_power_of_two();
        let (reversed, seen) = (Vec::new(), Vec::new());
        let (space, rare) = Self::space(moves, history.head());
        let mut values = Quadratic { history, reversed, bound, largest, space, rare, seen };
        if !moves.split.is_empty() {
            values.reverse(values.history.head().len());
        }
        values
    }

    /// A space and the heaps with values in it, if it is worth its while.
    fn space(moves: &Moves, values: &[u16]) -> (Option<Space>, Vec<Rare>) {
        let len = values.len();
        let found =
            Space::find(values, moves).filter(|_| len >= SPACE_FROM && u32::try_from(len).is_ok());
        let Some(space) = found else { return (None, Vec::new()) };
        let all = (0u32..).zip(values).skip(1);
        let inside = all.filter(|(heap, value)| space.is_sparse(u64::from(*heap), **value));
        let rare: Vec<Rare> = inside.map(|(heap, value)| Rare { heap, value: *value }).collect();
        if rare.len() > len / SHARE { (None, Vec::new()) } else { (Some(space), rare) }
    }

    pub(super) fn history(&self) -> &History {
        &self.history
    }

    pub(super) fn into_history(self) -> History {
        self.history
    }

    /// Computes until the heaps below `to` are known, and a few more.
    pub(super) fn extend(
        &mut self,
        moves: &Moves,
        to: u64,
        budget: &mut Budget,
        sink: &mut dyn FnMut(&[u16]),
    ) -> Result<(), Halt> {
        while self.history.len() < to {
            let start = self.history.len();
            let len = GROUP - (start % GROUP as u64) as usize;
            budget.spend(len as u64)?;
            let done = self.group(moves, start, len);
            sink(self.history.get(start..self.history.len()).unwrap_or(&[]));
            done?;
        }
        Ok(())
    }

    /// Lays the backward copy out anew, with room for `room` values.
    fn reverse(&mut self, room: usize) {
        let forward = self.history.head();
        self.reversed.clear();
        self.reversed.resize(room.saturating_sub(forward.len()), 0);
        self.reversed.extend(forward.iter().rev());
    }

    fn push(&mut self, moves: &Moves, value: u32) -> Result<(), Halt> {
        let heap = self.history.len();
        let value = u16::try_from(value).map_err(|_| Halt::TooWide { heap })?;
        self.history.push(&[value])?;
        match (self.space, u32::try_from(heap)) {
            (Some(space), Ok(heap)) if space.is_sparse(heap.into(), value) => {
                self.rare.push(Rare { heap, value });
            }
            (_, Ok(_)) => {}
            (_, Err(_)) => self.space = None,
        }
        self.largest = self.largest.max(value);
        self.bound = (usize::from(self.largest) + 1).next_power_of_two();
        if !moves.split.is_empty() {
            let len = self.history.head().len();
            if len > self.reversed.len() {
                self.reverse((2 * len).max(1 << 12));
            } else {
                let place = self.reversed.len() - len;
                self.reversed[place] = value;
            }
        }
        Ok(())
    }

    /// Computes a group of heaps from `start` on.
    fn group(&mut self, moves: &Moves, start: u64, len: usize) -> Result<(), Halt> {
        // Where values are few, most drafts would be wrong.
        let worthwhile = |heaps: usize| !moves.split.is_empty() && self.bound >= 4 * heaps;
        let threads = rayon::current_num_threads() > 1 && start >= PARALLEL_FROM;
        let together = match () {
            () if threads && worthwhile(GROUP) => GROUP,
            () if worthwhile(TILE) => TILE,
            () => 1,
        };
        let end = start + len as u64;
        for first in (start..end).step_by(together) {
            let drafts = self.drafts(moves, first, together.min((end - first) as usize));
            for (n, draft) in (first..).zip(drafts) {
                let wrong = self.newest(moves, n, first).any(|option| u32::from(option) == draft);
                let value = if wrong { self.drafts(moves, n, 1)[0] } else { draft };
                self.push(moves, value)?;
            }
        }
        Ok(())
    }

    /// The mex of each of `len` heaps from `start` on without the options that
    /// need one of them.
    fn drafts(&mut self, moves: &Moves, start: u64, len: usize) -> Vec<u32> {
        let known = Known {
            forward: self.history.head(),
            reversed: &self.reversed,
            bound: self.bound,
            largest: self.largest,
            space: self.space,
            rare: &self.rare,
        };
        let tiles = len.div_ceil(TILE);
        self.seen.resize_with(tiles.max(self.seen.len()), Seen::new);
        let tile = |(place, seen): (usize, &mut Seen)| {
            let first = place * TILE;
            let (start, len) = (start + first as u64, TILE.min(len - first));
            widest(Tile { moves, known, start, len, seen })
        };
        if tiles == 1 {
            return tile((0, &mut self.seen[0]));
        }
        self.seen[..tiles].par_iter_mut().enumerate().with_max_len(1).flat_map_iter(tile).collect()
    }

    /// The options of n that need the heaps from `start` on.
    fn newest<'a>(
        &'a self,
        moves: &'a Moves,
        n: u64,
        start: u64,
    ) -> impl Iterator<Item = u16> + 'a {
        let values = self.history.head();
        let parts = moves.part.iter().filter_map(move |k| {
            let rest = n.checked_sub(*k as u64)?;
            (rest >= start).then(|| values[rest as usize])
        });
        let pairs = moves.split.iter().flat_map(move |k| {
            let rest = n.saturating_sub(*k as u64);
            let few = (rest + 1).saturating_sub(start).min(moves.pairs(n, *k) + 1);
            (1..few).map(move |a| values[a as usize] ^ values[(rest - a) as usize])
        });
        parts.chain(pairs)
    }
}

/// The drafts of a number of heaps from `start` on.
struct Tile<'a> {
    moves: &'a Moves,
    known: Known<'a>,
    start: u64,
    len: usize,
    seen: &'a mut Seen,
}

/// The pairs (a, m − a) for consecutive a: the values of both parts.
#[derive(Clone, Copy)]
struct Pairs<'a> {
    small: &'a [u16],
    large: &'a [u16],
}

impl<'a> Known<'a> {
    /// The pairs of heaps that n is split into after k were taken, without
    /// those of unknown heaps.
    #[inline(always)]
    fn pairs(self, moves: &Moves, n: u64, k: usize) -> Pairs<'a> {
        let count = moves.pairs(n, k) as usize;
        let rest = n as usize - (k.min(n as usize));
        let known = self.forward.len();
        let from = if rest >= known { rest + 1 - known } else { 1 }.max(1);
        if from > count {
            return Pairs { small: &[], large: &[] };
        }
        let place = self.reversed.len() + from - 1 - rest;
        Pairs {
            small: &self.forward[from..=count],
            large: &self.reversed[place..=place + count - from],
        }
    }
}

impl<'a> Pairs<'a> {
    /// The pairs from one place to another, as far as there are any.
    #[inline(always)]
    fn part(self, from: usize, to: usize) -> Pairs<'a> {
        let to = to.min(self.small.len());
        let from = from.min(to);
        Pairs { small: &self.small[from..to], large: &self.large[from..to] }
    }
}

impl Loops for Tile<'_> {
    type Output = Vec<u32>;

    #[inline(always)]
    fn run(self) -> Vec<u32> {
        let Tile { moves, known, start, len, seen } = self;
        seen.clear(len, known.bound);
        let heaps = (0..len).zip(start..);
        heaps.clone().for_each(|(place, n)| seen.mark_alone(moves, known, place, n));
        let last = start + len as u64 - 1;
        let stretches: Vec<(usize, usize)> = moves
            .split
            .iter()
            .flat_map(|k| {
                let all = moves.pairs(last, *k) as usize;
                (0..all).step_by(STRETCH).map(|from| (*k, from))
            })
            .collect();
        for k in &moves.split {
            let rare = known.rare.iter().map(|rare| (rare.heap as usize, rare.value));
            seen.mark_sums(moves, known, (start, len), *k, rare);
        }
        // Pairs far from each other are less alike: of each stretch the first
        // ones are marked.
        let few = MARKED * usize::from(known.largest) / stretches.len().max(1) + 1;
        for (k, from) in &stretches {
            let all = moves.pairs(start, *k) as usize;
            let some = from + 1..=all.min(from + few);
            let some = some.map(|heap| (heap, known.forward[heap]));
            seen.mark_sums(moves, known, (start, len), *k, some);
        }
        let hunts = heaps.map(|(place, n)| Hunt::new(n, seen.table(place), known));
        let mut hunts: Vec<Hunt> = hunts.collect();
        let mut open: Vec<&mut Hunt> = hunts.iter_mut().collect();
        for turn in 0.. {
            open.retain_mut(|hunt| !hunt.is_over(turn, stretches.len()));
            if open.is_empty() {
                break;
            }
            let (k, from) = stretches[turn % stretches.len()];
            for hunt in &mut open {
                let pairs = known.pairs(moves, hunt.heap, k);
                hunt.follow(pairs.part(from, from + STRETCH));
            }
        }
        hunts.iter().map(Hunt::least).collect()
    }
}

/// The search for the least value of a heap that is not that of an option.
struct Hunt<'a> {
    heap: u64,
    seen: Table<'a>,
    /// This value is not that of an option, or above all values so far.
    limit: usize,
    /// The least values that were not seen, in ascending order, each with the
    /// turn in which it has been searched for among all pairs.
    wanted: [(u16, usize); TOGETHER],
    /// How many they are.
    count: usize,
    /// All values below are those of options, or wanted.
    next: usize,
}

impl<'a> Hunt<'a> {
    #[inline(always)]
    fn new(heap: u64, seen: Table<'a>, known: Known<'_>) -> Hunt<'a> {
        let Known { bound, space, .. } = known;
        let mut limit = bound;
        if let Some(space) = space {
            limit = seen.missing(0, bound);
            while limit < bound && space.is_sparse(heap, limit as u16) {
                limit = seen.missing(limit + 1, bound);
            }
        }
        Hunt { heap, seen, limit, wanted: [(0, 0); TOGETHER], count: 0, next: 0 }
    }

    /// The least value that was not found.
    fn least(&self) -> u32 {
        if self.count > 0 { self.wanted[0].0.into() } else { self.limit as u32 }
    }

    /// Whether the least value that was not found before this turn is known;
    /// else fills up the values that are searched for, in a number of turns.
    #[inline(always)]
    fn is_over(&mut self, turn: usize, turns: usize) -> bool {
        while self.count < TOGETHER && self.next < self.limit {
            self.next = self.seen.missing(self.next, self.limit);
            if self.next < self.limit {
                self.wanted[self.count] = (self.next as u16, turn + turns);
                self.count += 1;
                self.next += 1;
            }
        }
        self.count == 0 || self.wanted[0].1 == turn
    }

    /// Strikes out the values of these pairs.
    #[inline(always)]
    fn follow(&mut self, pairs: Pairs<'_>) {
        let (mut at, mut left) = (0, 0);
        while at < self.count {
            match self.count - at {
                8.. => self.strike::<8>(pairs, &mut at, &mut left),
                4.. => self.strike::<4>(pairs, &mut at, &mut left),
                2.. => self.strike::<2>(pairs, &mut at, &mut left),
                _ => self.strike::<1>(pairs, &mut at, &mut left),
            }
        }
        self.count = left;
    }

    /// Strikes out values among N from `at` on; what is left follows the others
    /// that are left.
    #[inline(always)]
    fn strike<const N: usize>(&mut self, pairs: Pairs<'_>, at: &mut usize, left: &mut usize) {
        let all: [(u16, usize); N] = std::array::from_fn(|i| self.wanted[*at + i]);
        let wanted = all.map(|(value, _)| value);
        // 0 as soon as the value is that of a pair.
        let mut rest = [u16::MAX; N];
        for (a, b) in pairs.small.iter().zip(pairs.large) {
            for i in 0..N {
                rest[i] = rest[i].min(a ^ b ^ wanted[i]);
            }
        }
        for (value, rest) in all.into_iter().zip(rest) {
            if rest != 0 {
                self.wanted[*left] = value;
                *left += 1;
            }
        }
        *at += N;
    }
}

/// The values that were seen, in a table for each heap of a tile.
struct Seen(Box<[bool; TILE * TABLE]>);

/// The values that were seen as those of options of a heap.
#[derive(Clone, Copy)]
struct Table<'a>(&'a [bool]);

impl Seen {
    fn new() -> Seen {
        let all = vec![false; TILE * TABLE].into_boxed_slice();
        Seen(all.try_into().expect("the length of all tables"))
    }

    fn table(&self, place: usize) -> Table<'_> {
        Table(&self.0[place * TABLE..][..1 << 16])
    }

    /// Forgets all values below `bound` in a number of tables.
    #[inline(always)]
    fn clear(&mut self, len: usize, bound: usize) {
        for table in self.0.chunks_exact_mut(TABLE).take(len) {
            table[..bound].fill(false);
        }
    }

    #[inline(always)]
    fn mark(&mut self, place: usize, value: u16) {
        self.0[place * TABLE + usize::from(value)] = true;
    }

    /// Marks the options of n that are one heap or none.
    #[inline(always)]
    fn mark_alone(&mut self, moves: &Moves, known: Known<'_>, place: usize, n: u64) {
        if moves.whole.iter().any(|k| *k as u64 == n) {
            self.mark(place, 0);
        }
        for k in &moves.part {
            let rest = n.checked_sub(*k as u64).filter(|rest| *rest > 0);
            if let Some(value) = rest.and_then(|rest| known.forward.get(rest as usize)) {
                self.mark(place, *value);
            }
        }
    }

    /// Marks the options of the heaps of a tile that come from taking k and
    /// leaving one of some heaps and another known one.
    #[inline(always)]
    fn mark_sums(
        &mut self,
        moves: &Moves,
        known: Known<'_>,
        (start, len): (u64, usize),
        k: usize,
        heaps: impl Iterator<Item = (usize, u16)>,
    ) {
        let forward = known.forward;
        let mut rows = [[0; TILE]; ROWS];
        let mut count = 0;
        for (heap, value) in heaps {
            let rest = (start as usize).saturating_sub(k + heap);
            // The other heaps are neighbours, if all are known and can be taken.
            let known = rest > 0 && rest + TILE <= forward.len();
            let equal = moves.unequal && rest.abs_diff(heap) <= TILE;
            if len == TILE && known && !equal {
                for (sum, other) in rows[count].iter_mut().zip(&forward[rest..rest + TILE]) {
                    *sum = value ^ other;
                }
                count += 1;
                if count == ROWS {
                    self.mark_rows(&rows);
                    count = 0;
                }
                continue;
            }
            for place in 0..len {
                let other = (start as usize + place).saturating_sub(k + heap);
                let possible = other > 0 && !(moves.unequal && other == heap);
                if let Some(other) = forward.get(other).filter(|_| possible) {
                    self.mark(place, value ^ other);
                }
            }
        }
        self.mark_rows(&rows[..count]);
    }

    /// Marks a value in each table for every row. Not inlined, for as part of
    /// loops over vectors it becomes slower: each value would be taken out of
    /// a vector.
    #[inline(never)]
    fn mark_rows(&mut self, rows: &[[u16; TILE]]) {
        let tables = &mut *self.0;
        for row in rows {
            for place in 0..TILE {
                tables[place * TABLE + usize::from(row[place])] = true;
            }
        }
    }
}

impl Table<'_> {
    /// The least value from one on that was not seen, or `bound`.
    #[inline(always)]
    fn missing(&self, from: usize, bound: usize) -> usize {
        const SOME: usize = 16;
        let mut value = from;
        while value < bound {
            let all = value % SOME == 0 && self.0[value..value + SOME] == [true; SOME];
            match (all, self.0[value]) {
                (true, _) => value += SOME,
                (false, true) => value += 1,
                (false, false) => break,
            }
        }
        value.min(bound)
    }
}
