//! Blocks in two stages: the [`Front`] computes a batch of them while the
//! [`Rear`] looks for the witnesses of the batch before.
//!
//! A block follows from the ones before it, so that the front takes one after
//! the other; but what it collects from far is shared by threads, and the
//! blocks of a batch are checked in any order. So the threads that have nothing
//! to compute always find something to check.

use super::aligned::Aligned;
use super::block::{Block, Game, LANES, Overflow, WIDEST, far};
use super::history::History;
use super::reach::Reach;
use super::sparse::Stop;
use super::tracks::{Tracks, WORD, WORDS};
use super::witness::{Missing, Witnesses, first_missing};
use super::{BLOCK, Halt};

use rayon::prelude::*;

/// Vectors a block takes from far from which it is worth to be shared by
/// threads.
const PARALLEL_FROM: usize = 1 << 12;

/// Number of words of the occurrences of a batch: enough that threads seldom wait
/// for each other, and few enough for their caches.
const BATCH: usize = 1 << 16;

/// What follows from the values and the rare heaps, and the blocks that are
/// computed and not yet checked.
pub(super) struct Pipeline {
    front: Front,
    rear: Rear,
    /// Where the indices occur in the blocks that are not yet checked, and in
    /// those that are being computed.
    unchecked: Vec<u64>,
    fresh: Vec<u64>,
}

/// How a step ended.
pub(super) struct Step {
    /// Whether all blocks were computed.
    pub(super) computed: Result<Result<(), Overflow>, Halt>,
    /// What was found wrong in the batch before.
    pub(super) checked: Result<Option<Missing>, Halt>,
}

impl Pipeline {
    /// Ready for the heaps that follow a history of checked values, with room
    /// for at least `width` indices.
    pub(super) fn new(game: Game, history: &History, width: usize) -> Result<Pipeline, Stop> {
        let len = history.len();
        let reach = Reach::new(game.moves, game.space, game.rare);
        let values = history.head().iter().chain(history.end());
        let widest = values.map(|value| usize::from(game.space.index(*value)) + 1).max();
        let width = width.max(widest.unwrap_or(0)).next_multiple_of(LANES);
        if width.max(reach.bound) > WIDEST * WORD as usize {
            return Err(Stop::Unfit);
        }
        let batch = batch(width) * WORDS;
        let witnesses = Witnesses::new(game.moves, game.space, width, history, len, batch);
        let far = reach.longest.div_ceil(WORD) as usize + 1;
        let next = (len / WORD) as i64;
        let from = next - far.max(witnesses.reach).max(WORDS) as i64;
        let mut tracks = Tracks::new(width / LANES, far, from);
        let mut rows = Tracks::new(width, witnesses.reach + batch, from);
        let mut words = vec![0u64; width];
        for word in from..next {
            words.fill(0);
            let start = word.max(0) as u64 * WORD;
            let end = (word + 1).max(0) as u64 * WORD;
            let values = history.get(start..end).ok_or(Halt::LetGo { heap: len })?;
            for (heap, value) in (start..).zip(values) {
                if heap > 0 && !game.space.is_sparse(heap, *value) {
                    words[usize::from(game.space.index(*value))] |= 1 << (heap % WORD);
                }
            }
            tracks.push(&words);
            rows.push(&words);
        }
        let block = Block::new(width, len, game.space, history.end());
        let vectors: usize =
            reach.farther.iter().map(|group| group.places.len()).sum::<usize>() * width / LANES;
        let threads = rayon::current_num_threads();
        let parts = if threads > 1 && vectors >= PARALLEL_FROM { 2 * threads } else { 0 };
        let hits = Aligned::zeros(WORDS * width);
        let ahead = vec![hits.clone(); parts];
        Ok(Pipeline {
            front: Front { width, reach, tracks, block, ahead, is_ahead: false, hits },
            rear: Rear { witnesses, rows },
            unchecked: Vec::new(),
            fresh: Vec::new(),
        })
    }

    /// How many indices are looked at.
    pub(super) fn width(&self) -> usize {
        self.front.width
    }

    /// The most blocks of a step.
    pub(super) fn batch(&self) -> usize {
        batch(self.front.width)
    }

    /// The largest distance of a rare heap.
    pub(super) fn longest(&self) -> u64 {
        self.front.reach.longest
    }

    /// The heaps that witnesses are looked for among, if there are as many.
    pub(super) fn wish(&self) -> u64 {
        self.rear.witnesses.wish as u64 * WORD
    }

    /// Whether tables made now, with this number of heaps known, would be much better.
    pub(super) fn is_outgrown(&self, len: u64) -> bool {
        self.rear.witnesses.are_outgrown(len)
    }

    /// How many of the last heaps are not yet checked.
    pub(super) fn unchecked(&self) -> u64 {
        (self.unchecked.len() / self.front.width) as u64 * WORD
    }

    /// Lets go of the blocks that are not yet checked. The tables are of no use
    /// then.
    pub(super) fn forget(&mut self) {
        self.unchecked.clear();
    }

    /// Computes a number of further blocks, and checks those of the step before.
    pub(super) fn step(&mut self, game: Game, blocks: usize, history: &mut History) -> Step {
        let start = history.len() - self.unchecked();
        let Pipeline { front, rear, unchecked, fresh } = self;
        let (computed, left) = rayon::join(
            || front.extend(game, blocks, history, fresh),
            || rear.search(game, start, unchecked),
        );
        unchecked.clear();
        std::mem::swap(unchecked, fresh);
        Step { computed, checked: first_missing(&left, game, history) }
    }
}

/// Number of blocks of a batch, by the number of their indices.
fn batch(width: usize) -> usize {
    (BATCH / (WORDS * width)).max(1)
}

/// Computes blocks from their common options.
struct Front {
    width: usize,
    reach: Reach,
    /// Where the indices occur, interleaved.
    tracks: Tracks<LANES>,
    block: Block,
    hits: Aligned,
    /// Hits of the next block from afar, as the threads have collected them.
    ahead: Vec<Aligned>,
    /// Whether they have.
    is_ahead: bool,
}

impl Front {
    /// Computes a number of further blocks, and appends where their indices occur.
    fn extend(
        &mut self,
        game: Game,
        blocks: usize,
        history: &mut History,
        occurrences: &mut Vec<u64>,
    ) -> Result<Result<(), Overflow>, Halt> {
        for _ in 0..blocks {
            if self.compute(game).is_err() {
                return Ok(Err(Overflow));
            }
            history.push(self.block.values())?;
            let words = self.block.occurrences();
            words.chunks_exact(self.width).for_each(|word| self.tracks.push(word));
            occurrences.extend_from_slice(words);
            self.block.advance();
        }
        Ok(Ok(()))
    }

    /// Computes the next block, while other threads collect what the one
    /// behind it has from heaps that are known already.
    fn compute(&mut self, game: Game) -> Result<(), Overflow> {
        let Front { reach, tracks, block, hits, ahead, is_ahead, .. } = self;
        let first = (block.start() / WORD) as i64;
        let sources = self.width / LANES;
        hits.fill(0);
        if *is_ahead {
            for part in &*ahead {
                hits.iter_mut().zip(part.iter()).for_each(|(to, from)| *to |= from);
            }
        } else {
            far(tracks, 0..sources, &reach.farther, first, hits);
        }
        far(tracks, 0..sources, &reach.far, first, hits);
        if ahead.is_empty() {
            return block.compute(game, reach, hits);
        }
        let share = sources.div_ceil(ahead.len());
        let (computed, ()) = rayon::join(
            || block.compute(game, reach, hits),
            || {
                ahead.par_iter_mut().enumerate().with_max_len(1).for_each(|(part, hits)| {
                    let from = (part * share).min(sources);
                    hits.fill(0);
                    let next = first + WORDS as i64;
                    far(tracks, from..(from + share).min(sources), &reach.farther, next, hits);
                });
            },
        );
        *is_ahead = true;
        computed
    }
}

/// Looks for witnesses.
struct Rear {
    witnesses: Witnesses,
    /// Where the indices occur, an index a track.
    rows: Tracks<1>,
}

impl Rear {
    /// The heaps of the blocks from `start` on, and indices of sparse values,
    /// for which the lists have no witness.
    fn search(&mut self, game: Game, start: u64, blocks: &[u64]) -> Vec<(u64, u16)> {
        let Rear { witnesses, rows } = self;
        let width = witnesses.width();
        blocks.chunks_exact(width).for_each(|word| rows.push(word));
        let blocks = blocks.par_chunks_exact(WORDS * width).enumerate().with_max_len(1);
        blocks
            .flat_map_iter(|(block, occurrences)| {
                witnesses.search(game.space, start + (block * BLOCK) as u64, occurrences, rows)
            })
            .collect()
    }
}
