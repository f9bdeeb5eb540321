//! All options of every heap, many at a time.
//!
//! The values are kept twice, forwards and backwards, so that both parts of
//! the pairs (1, m − 1), (2, m − 2), … ascend in memory. For each heap
//!
//! 1. the first pairs, a few for each possible value, are marked in a table
//!    one by one: nearly all values that are options occur there;
//! 2. for the values that are still missing, a few at a time from the least on,
//!    the other pairs are searched, as many at once as a vector holds, until
//!    all of them are found;
//! 3. the first that is not found is the mex.
//!
//! All but the last search are short, so that a value costs one pass over
//! n/2 pairs, of a few comparisons each.
//!
//! On several cores a group of heaps is computed at the same time as if the
//! heaps of the group were not there; then, in order, their options with heaps
//! of the group are looked at, and the rare value that is among them is
//! computed anew.

use nimatron_nimber::vectors::{Loops, widest};
use rayon::prelude::*;

use super::history::History;
use super::{Halt, Moves};
use crate::core::Budget;

/// Pairs that are marked one by one, for each value below the bound.
const MARKED: usize = 16;

/// Pairs that are searched between two looks whether the value was found.
const STRETCH: usize = 1024;

/// Values that are searched for in one pass.
const TOGETHER: usize = 4;

/// Heaps that are computed at the same time.
const GROUP: usize = 64;

/// From here on a value is worth the handing over to another thread.
const PARALLEL_FROM: u64 = 1 << 16;

/// Values by looking at all options; see the description of the module.
///
/// Cost: n/64 to n/32 steps of a vector machine for the heap n.
pub(super) struct Quadratic {
    history: History,
    /// The value of the heap i stands i + 1 places before the end.
    reversed: Vec<u16>,
    /// A power of two above all values so far.
    bound: usize,
    seen: Seen,
}

/// The values below `known`, forwards and backwards.
#[derive(Clone, Copy)]
struct Known<'a> {
    forward: &'a [u16],
    reversed: &'a [u16],
    bound: usize,
}

impl Quadratic {
    /// Goes on from these values, which must all be kept.
    pub(super) fn new(history: History, moves: &Moves) -> Quadratic {
        let largest = history.head().iter().copied().max().unwrap_or(0);
        let bound = (usize::from(largest) + 1).next_power_of_two();
        let mut values = Quadratic { history, reversed: Vec::new(), bound, seen: Seen::new() };
        if !moves.split.is_empty() {
            values.reverse(values.history.head().len());
        }
        values
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
        self.bound = self.bound.max((value as usize + 1).next_power_of_two());
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
        let parallel = start >= PARALLEL_FROM
            && !moves.split.is_empty()
            && self.bound >= 4 * GROUP
            && rayon::current_num_threads() > 1;
        if !parallel {
            for n in start..start + len as u64 {
                let known = Known::of(&self.history, &self.reversed, self.bound);
                let value = mex(moves, known, n, &mut self.seen);
                self.push(moves, value)?;
            }
            return Ok(());
        }
        let known = Known::of(&self.history, &self.reversed, self.bound);
        let drafts: Vec<u32> = (0..len)
            .into_par_iter()
            .with_max_len(1)
            .map_init(Seen::new, |seen, place| mex(moves, known, start + place as u64, seen))
            .collect();
        for (n, draft) in (start..).zip(drafts) {
            let value = if self.newest(moves, n, start).any(|option| u32::from(option) == draft) {
                let known = Known::of(&self.history, &self.reversed, self.bound);
                mex(moves, known, n, &mut self.seen)
            } else {
                draft
            };
            self.push(moves, value)?;
        }
        Ok(())
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

/// The least number that is not the value of an option of n among known heaps.
fn mex(moves: &Moves, known: Known<'_>, n: u64, seen: &mut Seen) -> u32 {
    widest(Mex { moves, known, n, seen })
}

struct Mex<'a> {
    moves: &'a Moves,
    known: Known<'a>,
    n: u64,
    seen: &'a mut Seen,
}

/// The pairs (a, m − a) for consecutive a: the values of both parts.
#[derive(Clone, Copy)]
struct Pairs<'a> {
    small: &'a [u16],
    large: &'a [u16],
}

impl<'a> Known<'a> {
    fn of(history: &'a History, reversed: &'a [u16], bound: usize) -> Known<'a> {
        Known { forward: history.head(), reversed, bound }
    }

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

impl Loops for Mex<'_> {
    type Output = u32;

    #[inline(always)]
    fn run(self) -> u32 {
        let Mex { moves, known, n, seen } = self;
        seen.clear(known.bound);
        if moves.whole.iter().any(|k| *k as u64 == n) {
            seen.mark(0);
        }
        for k in &moves.part {
            let rest = n.checked_sub(*k as u64).filter(|rest| *rest > 0);
            if let Some(value) = rest.and_then(|rest| known.forward.get(rest as usize)) {
                seen.mark(*value);
            }
        }
        let few = MARKED * known.bound;
        for k in &moves.split {
            let pairs = known.pairs(moves, n, *k);
            let count = few.min(pairs.small.len());
            seen.mark_sums(&pairs.small[..count], &pairs.large[..count]);
        }
        loop {
            let wanted = seen.missing(known.bound);
            if wanted[0] as usize >= known.bound {
                return wanted[0];
            }
            let mut rest = [u16::MAX; TOGETHER];
            for k in &moves.split {
                let pairs = known.pairs(moves, n, *k);
                let from = few.min(pairs.small.len());
                search(&pairs.small[from..], &pairs.large[from..], wanted, &mut rest);
            }
            for (value, rest) in wanted.into_iter().zip(rest) {
                if rest != 0 {
                    return value;
                }
                seen.mark(value as u16);
            }
        }
    }
}

/// For each wanted value, the least that is left when sums of pairs are added:
/// 0 if it is one. Ends early if all are.
#[inline(always)]
fn search(small: &[u16], large: &[u16], wanted: [u32; TOGETHER], rest: &mut [u16; TOGETHER]) {
    let wanted = wanted.map(|value| value as u16);
    for (small, large) in small.chunks(STRETCH).zip(large.chunks(STRETCH)) {
        for (a, b) in small.iter().zip(large) {
            for i in 0..TOGETHER {
                rest[i] = rest[i].min(a ^ b ^ wanted[i]);
            }
        }
        if rest.iter().all(|rest| *rest == 0) {
            return;
        }
    }
}

/// The values that were seen.
struct Seen(Box<[bool; 1 << 16]>);

impl Seen {
    fn new() -> Seen {
        Seen(Box::new([false; 1 << 16]))
    }

    /// Forgets all values below `bound`.
    #[inline(always)]
    fn clear(&mut self, bound: usize) {
        self.0[..bound].fill(false);
    }

    #[inline(always)]
    fn mark(&mut self, value: u16) {
        self.0[usize::from(value)] = true;
    }

    /// Not inlined, for as part of loops over vectors it becomes slower: each
    /// place would be taken out of a vector.
    #[inline(never)]
    fn mark_all(&mut self, values: &[u16]) {
        for value in values {
            self.mark(*value);
        }
    }

    /// Marks the sums of values opposite each other. They are added as vectors
    /// first: then there is one load and one store for each.
    #[inline(always)]
    fn mark_sums(&mut self, small: &[u16], large: &[u16]) {
        const SUMS: usize = 256;
        let (small, large) = (small.chunks_exact(SUMS), large.chunks_exact(SUMS));
        let (small_rest, large_rest) = (small.remainder(), large.remainder());
        for (small, large) in small.zip(large) {
            let mut sums = [0; SUMS];
            for ((sum, a), b) in sums.iter_mut().zip(small).zip(large) {
                *sum = a ^ b;
            }
            self.mark_all(&sums);
        }
        for (a, b) in small_rest.iter().zip(large_rest) {
            self.mark(a ^ b);
        }
    }

    /// The least values that were not seen, from `bound` on any.
    #[inline(always)]
    fn missing(&self, bound: usize) -> [u32; TOGETHER] {
        let mut missing = [bound as u32; TOGETHER];
        let unseen = (0..).zip(&self.0[..bound]).filter(|(_, seen)| !**seen);
        for (to, (value, _)) in missing.iter_mut().zip(unseen) {
            *to = value;
        }
        missing
    }
}
