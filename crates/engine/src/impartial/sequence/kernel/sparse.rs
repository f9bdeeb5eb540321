//! Values by means of a sparse space, block by block.
//!
//! Of each block first the [common options](super::block) are computed, then
//! the [witnesses](super::witness) are checked. If a heap has a sparse value
//! less than its value and no option has it, that is its value: the heap is
//! one more rare heap, and its block is computed anew. If there are more
//! indices than are looked at, more are, and the block is computed anew, too.
//!
//! Both are done for many blocks at a time, by a [`Pipeline`].

use super::block::{Game, Overflow};
use super::bytes::{Reader, RestoreError, Writer};
use super::history::History;
use super::pipeline::Pipeline;
use super::witness::Missing;
use super::{BLOCK, Halt, Moves, Space, SparseSpace};
use crate::foundation::{Budget, Exhausted};
use crate::impartial::sequence::Digits;

/// By this factor pairs of rare heaps and indices are faster to look at than the
/// rare heaps and some other pairs for every index, heap by heap.
const BEARABLE: usize = 256;

/// New rare heaps are too many when there are more than the first number, and
/// more than one in the second number of heaps.
const FOUND: (usize, u64) = (64, 8192);

/// A step has at most one block for this number of blocks since the last rare
/// heap was found, because they are in vain when the next one is.
const PATIENCE: u64 = 32;

/// And one for this number of those that are kept beyond what is needed: two steps
/// may be taken back.
const SPARE: u64 = 4;

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
    /// All values; some of the last are not yet checked while more are computed.
    history: History,
    pipeline: Pipeline,
    /// The pipeline is to be built anew, for at least this number of indices.
    renewal: Option<usize>,
    /// Where the last rare heap was found, or the start.
    newest: u64,
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
        match Pipeline::new(Game { moves, space, rare: &rare }, &history, 0) {
            Ok(pipeline) => {
                let newest = start.0;
                Ok(Sparse { space, rare, history, pipeline, renewal: None, newest, start })
            }
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
        self.pipeline.longest()
    }

    /// How many of the last values tables are made from.
    fn looked_back(&self) -> u64 {
        self.window().max(self.pipeline.wish())
    }

    /// How many of the last values have to be kept.
    pub(super) fn needed(&self) -> u64 {
        self.looked_back() + SPARE * BLOCK as u64
    }

    /// The same at another place, given the values of heaps that end there.
    pub(super) fn at(&self, moves: &Moves, history: History) -> Option<Sparse> {
        let below = self.rare.last().is_none_or(|(rare, _)| *rare < history.len());
        let usable = history.len() % BLOCK as u64 == 0 && below;
        usable.then(|| Self::with(moves, self.space, self.rare.clone(), history).ok())?
    }

    /// Drops all values but this number at both ends, or those it needs.
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
        loop {
            let (checked, len) = (self.checked(), self.history.len());
            if self.pipeline.is_outgrown(len) {
                self.renewal.get_or_insert(0);
            }
            let (blocks, stopped) = match self.renewal {
                Some(width) if checked == len => {
                    self.renew(moves, width)?;
                    continue;
                }
                Some(_) => (0, None),
                None => self.affordable(to, budget),
            };
            if blocks == 0 && checked == len {
                return stopped.map_or(Ok(()), |stopped| Err(stopped.into()));
            }
            let done = self.step(moves, blocks);
            sink(self.history.get(checked..self.checked()).unwrap_or(&[]));
            done?;
        }
    }

    /// How many values are known and checked.
    fn checked(&self) -> u64 {
        self.history.len() - self.pipeline.unchecked()
    }

    /// How many blocks of the next step the budget allows, and why not more.
    fn affordable(&self, to: u64, budget: &mut Budget) -> (usize, Option<Exhausted>) {
        let wanted = to.saturating_sub(self.history.len()).div_ceil(BLOCK as u64);
        let since = self.history.len() - self.newest;
        let spare = self.history.room().saturating_sub(self.looked_back());
        let bearable = (since / PATIENCE).min(spare / SPARE) / BLOCK as u64;
        let wanted = wanted.min(bearable.max(1)).min(self.pipeline.batch() as u64) as usize;
        for blocks in 0..wanted {
            if let Err(stopped) = budget.spend(BLOCK as u64) {
                return (blocks, Some(stopped));
            }
        }
        (wanted, None)
    }

    /// Computes a number of blocks, and checks those of the step before. What is
    /// wrong and what follows from it is taken back.
    fn step(&mut self, moves: &Moves, blocks: usize) -> Result<(), Stop> {
        let Sparse { space, rare, history, pipeline, .. } = self;
        let before = history.len() - pipeline.unchecked();
        let step = pipeline.step(Game { moves, space: *space, rare }, blocks, history);
        let right = match step.checked {
            Ok(None) => match step.computed? {
                Ok(()) => return Ok(()),
                Err(Overflow) => {
                    let width = self.pipeline.width();
                    self.renewal = Some(width + width / 8 + 1);
                    return Ok(());
                }
            },
            Ok(Some(Missing { heap, .. })) => heap / BLOCK as u64 * BLOCK as u64,
            Err(_) => before,
        };
        self.history.truncate(right);
        self.pipeline.forget();
        self.renewal = Some(0);
        step.checked?.map_or(Ok(()), |missing| self.add(missing))
    }

    /// One more rare heap.
    fn add(&mut self, Missing { heap, value }: Missing) -> Result<(), Stop> {
        let place = self.rare.partition_point(|(rare, _)| *rare < heap);
        self.rare.insert(place, (heap, value));
        self.newest = self.history.len();
        let (len, count) = self.start;
        let bearable = FOUND.0 + ((heap - len) / FOUND.1) as usize;
        if self.rare.len() - count > bearable { Err(Stop::Unfit) } else { Ok(()) }
    }

    /// Builds the tables anew, for at least this number of indices.
    fn renew(&mut self, moves: &Moves, width: usize) -> Result<(), Stop> {
        let game = Game { moves, space: self.space, rare: &self.rare };
        self.pipeline = Pipeline::new(game, &self.history, width.max(self.pipeline.width()))?;
        self.renewal = None;
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

/// Whether this number of values is enough to compute blocks from.
fn is_usable(len: u64, last: usize) -> bool {
    len % BLOCK as u64 == 0 && len >= 4 * (last + BLOCK) as u64
}
