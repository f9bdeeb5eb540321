//! Values by means of a sparse space, block by block.
//!
//! Of each block first the [common options](super::block) are computed, then
//! the [witnesses](super::witness) are checked. If a heap has a sparse value
//! less than its value and no option has it, that is its value: the heap is
//! one more rare heap, and its block is computed anew. If there are more
//! indices than are looked at, more are, and the block is computed anew, too.
//!
//! A block is checked in the step that computes the next one. Where much is to
//! be done, the threads share a step: while one computes the values of the
//! block, heap after heap, others check the one before, and collect the hits
//! of the one behind it from the heaps that are known already.

use super::block::{Block, Game, LANES, Overflow, WIDEST, far};
use super::bytes::{Reader, RestoreError, Writer};
use super::history::History;
use super::reach::Reach;
use super::tracks::{Tracks, WORD, WORDS};
use super::witness::{Missing, Witnesses};
use super::{BLOCK, Halt, Moves, Space, SparseSpace};
use crate::core::Budget;
use crate::impartial::sequence::Digits;

use rayon::prelude::*;

/// Vectors a block takes from far from which it is worth to be shared by
/// threads.
const PARALLEL_FROM: usize = 1 << 12;

/// To look at rare heaps and indices, which are as many as their product, is
/// faster by so much than to look at the rare heaps and some other pairs for
/// every index, heap by heap.
const BEARABLE: usize = 256;

/// New rare heaps are too many when there are more than these, and one of so
/// many heaps.
const FOUND: (usize, u64) = (64, 8192);

/// Why blocks are no longer computed.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) enum Stop {
    Halt(Halt),
    /// The space is not sparse, or the values are too large for it.
    Unfit,
}

impl<H: Into<Halt>> From<H> for Stop {
    fn from(halt: H) -> Stop {
        Stop::Halt(halt.into())
    }
}

/// Values by means of a sparse space; see the description of the module.
pub(super) struct Sparse {
    space: Space,
    rare: Vec<(u64, u16)>,
    history: History,
    tables: Tables,
    /// How many heaps were known and rare at the start.
    start: (u64, usize),
}

impl Sparse {
    /// Goes on from these values, if all are there and have a sparse space;
    /// `last` is the index of the last digit, and one of `sparseness` heaps of
    /// the later half may be rare.
    pub(super) fn new(
        last: usize,
        moves: &Moves,
        history: History,
        sparseness: u64,
    ) -> Result<Sparse, History> {
        let len = history.len();
        let values = history.head();
        let whole = values.len() as u64 == len && is_usable(len, last);
        let Some(space) = Space::find(values, moves).filter(|_| whole) else {
            return Err(history);
        };
        let rare: Vec<(u64, u16)> = (0..)
            .zip(values.iter().copied())
            .skip(1)
            .filter(|(heap, value)| space.is_sparse(*heap, *value))
            .collect();
        let late = rare.len() - rare.partition_point(|(heap, _)| *heap < len / 2);
        let width = usize::from(space.index(values.iter().copied().max().unwrap_or(0))) + 1;
        let worthwhile = rare.len() * width <= BEARABLE * (rare.len() + 16 * width);
        if late as u64 > len / 2 / sparseness || !worthwhile {
            return Err(history);
        }
        Self::with(moves, space, rare, history)
    }

    fn with(
        moves: &Moves,
        space: Space,
        rare: Vec<(u64, u16)>,
        history: History,
    ) -> Result<Sparse, History> {
        let start = (history.len(), rare.len());
        match Tables::new(moves, space, &rare, &history, 0) {
            Ok(tables) => Ok(Sparse { space, rare, history, tables, start }),
            Err(_) => Err(history),
        }
    }

    pub(super) fn history(&self) -> &History {
        &self.history
    }

    pub(super) fn into_history(self) -> History {
        self.history
    }

    /// How many of the last values determine the next one, if it is not rare
    /// and none of them is.
    pub(super) fn window(&self) -> u64 {
        self.tables.reach.longest
    }

    /// How many of the last values have to be kept.
    pub(super) fn needed(&self) -> u64 {
        let words = self.tables.witnesses.wish as u64;
        self.window().max(words * WORD) + 4 * BLOCK as u64
    }

    /// The same at another place, given the values of heaps that end there.
    pub(super) fn at(&self, moves: &Moves, history: History) -> Option<Sparse> {
        let below = self.rare.last().is_none_or(|(rare, _)| *rare < history.len());
        let usable = history.len() % BLOCK as u64 == 0 && below;
        usable.then(|| Self::with(moves, self.space, self.rare.clone(), history).ok())?
    }

    /// Lets go of all but so many values at both ends, or those it needs.
    pub(super) fn let_go(&mut self, room: u64) {
        let needed = self.needed();
        let history = std::mem::replace(&mut self.history, History::new(super::Keep::All));
        self.history = history.let_go(room.max(needed));
    }

    pub(super) fn summary(&self) -> SparseSpace<'_> {
        SparseSpace { space: self.space, rare: &self.rare }
    }

    /// Computes whole blocks until the heaps below `to` are known.
    pub(super) fn extend(
        &mut self,
        moves: &Moves,
        to: u64,
        budget: &mut Budget,
        sink: &mut dyn FnMut(&[u16]),
    ) -> Result<(), Stop> {
        let mut checked = self.history.len();
        loop {
            let len = self.history.len();
            let stopped = if len < to { budget.spend(BLOCK as u64).err() } else { None };
            let more = len < to && stopped.is_none();
            let pending = checked < len;
            if (more || pending) && self.step(moves, more, pending)? {
                sink(self.history.get(checked..len).unwrap_or(&[]));
                checked = len;
            }
            match stopped {
                Some(stopped) => return Err(stopped.into()),
                None if !more && checked == self.history.len() => return Ok(()),
                None => {}
            }
        }
    }

    /// Checks the last block if it is `pending`, and computes the next one if
    /// `more`. Whether the last block was right; if not, it is taken back.
    fn step(&mut self, moves: &Moves, more: bool, pending: bool) -> Result<bool, Stop> {
        let Sparse { space, rare, history, tables, .. } = self;
        let (computed, missing) = tables.step(moves, *space, rare, history, more, pending);
        if let Some(Missing { heap, value }) = missing.inspect_err(|_| {
            history.truncate(history.len() - BLOCK as u64);
        })? {
            self.history.truncate(self.history.len() - BLOCK as u64);
            let place = self.rare.partition_point(|(rare, _)| *rare < heap);
            self.rare.insert(place, (heap, value));
            let (len, count) = self.start;
            let bearable = FOUND.0 + ((heap - len) / FOUND.1) as usize;
            if self.rare.len() - count > bearable {
                return Err(Stop::Unfit);
            }
            self.renew(moves, 0)?;
            return Ok(false);
        }
        if more {
            match computed {
                // Computed again with the new tables.
                Ok(()) if self.tables.witnesses.are_outgrown(self.history.len()) => {
                    self.renew(moves, 0)?;
                }
                Ok(()) => {
                    self.history.push(self.tables.block.values())?;
                    self.tables.commit();
                }
                Err(Overflow) => {
                    self.renew(moves, self.tables.width + self.tables.width / 8 + 1)?
                }
            }
        }
        Ok(true)
    }

    /// Builds the tables anew, for at least so many indices.
    fn renew(&mut self, moves: &Moves, width: usize) -> Result<(), Stop> {
        let width = width.max(self.tables.width);
        self.tables = Tables::new(moves, self.space, &self.rare, &self.history, width)?;
        Ok(())
    }

    pub(super) fn write(&self, writer: &mut Writer) {
        writer.values([self.space.mask(), u16::from(self.space.is_twisted())].into_iter());
        writer.number(self.start.0);
        writer.number(self.start.1 as u64);
        writer.number(self.rare.len() as u64);
        self.rare.iter().for_each(|(heap, _)| writer.number(*heap));
        writer.values(self.rare.iter().map(|(_, value)| *value));
        writer.history(&self.history);
    }

    pub(super) fn restore(
        digits: &Digits,
        moves: &Moves,
        reader: &mut Reader,
    ) -> Result<Sparse, RestoreError> {
        let wrong = RestoreError::Inconsistent;
        let [mask, twisted] = reader.values()?[..] else { return Err(wrong) };
        let space = Space::new(mask, twisted == 1, moves).ok_or(wrong.clone())?;
        let start = (reader.number()?, reader.number()? as usize);
        let heaps = (0..reader.number()?).map(|_| reader.number());
        let heaps: Vec<u64> = heaps.collect::<Result<_, _>>()?;
        let values = reader.values()?;
        let history = reader.history()?;
        let len = history.len();
        let ascending = heaps.is_sorted_by(|a, b| a < b) && heaps.first() != Some(&0);
        let below = heaps.last().is_none_or(|last| *last < len) && start.0 <= len;
        let usable = is_usable(len, digits.last());
        if !ascending || !below || !usable || heaps.len() != values.len() || start.1 > heaps.len() {
            return Err(wrong);
        }
        let rare: Vec<(u64, u16)> = heaps.into_iter().zip(values).collect();
        if !rare.iter().all(|(heap, value)| space.is_sparse(*heap, *value)) {
            return Err(wrong);
        }
        let mut sparse = Self::with(moves, space, rare, history).map_err(|_| wrong)?;
        sparse.start = start;
        Ok(sparse)
    }
}

/// Whether so many values are a beginning for blocks.
fn is_usable(len: u64, last: usize) -> bool {
    len % BLOCK as u64 == 0 && len >= 4 * (last + BLOCK) as u64
}

/// What follows from the values and the rare heaps: what blocks need.
struct Tables {
    /// How many indices are looked at.
    width: usize,
    reach: Reach,
    witnesses: Witnesses,
    /// Where the indices occur, interleaved.
    tracks: Tracks<LANES>,
    /// The same, an index a track.
    rows: Tracks<1>,
    block: Block,
    hits: Vec<u64>,
    /// Where the indices occur in the last block.
    last: Vec<u64>,
    /// Hits of the next block from afar, as the threads have collected them.
    ahead: Vec<Vec<u64>>,
    /// Whether they have.
    is_ahead: bool,
}

impl Tables {
    fn new(
        moves: &Moves,
        space: Space,
        rare: &[(u64, u16)],
        history: &History,
        width: usize,
    ) -> Result<Tables, Stop> {
        let len = history.len();
        let reach = Reach::new(moves, space, rare);
        let width = width.max(Self::widest(space, history)).next_multiple_of(LANES);
        if width.max(reach.bound) > WIDEST * WORD as usize {
            return Err(Stop::Unfit);
        }
        let witnesses = Witnesses::new(moves, space, width, history, len);
        let far = reach.longest.div_ceil(WORD) as usize + 1;
        let next = (len / WORD) as i64;
        let from = next - far.max(witnesses.reach).max(WORDS) as i64;
        let mut tracks = Tracks::new(width / LANES, far, from);
        let mut rows = Tracks::new(width, witnesses.reach, from);
        let mut words = vec![0u64; width];
        for word in from..next {
            words.fill(0);
            let start = word.max(0) as u64 * WORD;
            let end = (word + 1).max(0) as u64 * WORD;
            let values = history.get(start..end).ok_or(Halt::LetGo { heap: len })?;
            for (heap, value) in (start..).zip(values) {
                if heap > 0 && !space.is_sparse(heap, *value) {
                    words[usize::from(space.index(*value))] |= 1 << (heap % WORD);
                }
            }
            tracks.push(&words);
            rows.push(&words);
        }
        let block = Block::new(width, len, space, history.end());
        let vectors: usize =
            reach.farther.iter().map(|group| group.places.len()).sum::<usize>() * width / LANES;
        let threads = rayon::current_num_threads();
        let parts = if threads > 1 && vectors >= PARALLEL_FROM { 2 * threads } else { 0 };
        let hits = vec![0; WORDS * width];
        Ok(Tables {
            width,
            reach,
            witnesses,
            tracks,
            rows,
            block,
            last: hits.clone(),
            ahead: vec![hits.clone(); parts],
            is_ahead: false,
            hits,
        })
    }

    /// More than all indices of the values that are kept.
    fn widest(space: Space, history: &History) -> usize {
        let values = history.head().iter().chain(history.end());
        values.map(|value| usize::from(space.index(*value)) + 1).max().unwrap_or(0)
    }

    /// Computes the next block if `more`, and checks the last one if `pending`.
    #[allow(clippy::type_complexity, reason = "two results that belong to different blocks")]
    fn step(
        &mut self,
        moves: &Moves,
        space: Space,
        rare: &[(u64, u16)],
        history: &History,
        more: bool,
        pending: bool,
    ) -> (Result<(), Overflow>, Result<Option<Missing>, Halt>) {
        let Tables { reach, witnesses, tracks, rows, block, hits, last, ahead, is_ahead, .. } =
            self;
        let first = (block.start() / WORD) as i64;
        let sources = self.width / LANES;
        if more {
            hits.fill(0);
            if *is_ahead {
                for part in &*ahead {
                    hits.iter_mut().zip(part).for_each(|(to, from)| *to |= from);
                }
            } else {
                far(tracks, 0..sources, &reach.farther, first, hits);
            }
            far(tracks, 0..sources, &reach.far, first, hits);
        }
        let start = block.start();
        let game = Game { moves, space, rare, reach };
        let mut compute = || if more { block.compute(game, hits) } else { Ok(()) };
        let check = || match pending {
            true => witnesses.check(moves, space, start - BLOCK as u64, last, rows, history),
            false => Ok(None),
        };
        if ahead.is_empty() {
            return (compute(), check());
        }
        let share = sources.div_ceil(ahead.len());
        let (computed, (checked, ())) = rayon::join(compute, || {
            rayon::join(check, || {
                ahead.par_iter_mut().enumerate().with_max_len(1).for_each(|(part, hits)| {
                    let from = (part * share).min(sources);
                    hits.fill(0);
                    let next = first + WORDS as i64;
                    far(tracks, from..(from + share).min(sources), &reach.farther, next, hits);
                });
            })
        });
        *is_ahead = more;
        (computed, checked)
    }

    /// Appends the block to the tracks and goes on to the next.
    fn commit(&mut self) {
        let words = self.block.occurrences();
        for word in words.chunks_exact(self.width) {
            self.tracks.push(word);
            self.rows.push(word);
        }
        self.last.copy_from_slice(words);
        self.block.advance();
    }
}
