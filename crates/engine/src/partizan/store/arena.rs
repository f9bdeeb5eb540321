//! Words of memory that never move, so that they are read without a lock.

use std::sync::OnceLock;
use std::sync::atomic::{AtomicU32, AtomicU64, Ordering};

use crate::foundation::Exhausted;
use crate::search::Memory;

/// Words in a segment; a power of two.
const SEGMENT: usize = 1 << 14;

/// Words to a unit, by which places are counted.
const UNIT: usize = 2;

/// The longest block.
pub(super) const LONGEST_BLOCK: usize = SEGMENT;

/// Blocks of words, allocated one behind another and never given back.
#[derive(Debug)]
pub(super) struct Arena {
    segments: Box<[OnceLock<Box<[AtomicU32]>>]>,
    /// The first free unit. Place 0 stays empty.
    free: AtomicU64,
}

impl Arena {
    /// An arena for blocks of so many bytes in all.
    pub fn new(bytes: u64) -> Arena {
        // Places are numbers of 31 bits.
        const MOST: u64 = (1 << 31) * UNIT as u64 / SEGMENT as u64;
        let segments = (bytes / (4 * SEGMENT as u64) + 1).min(MOST);
        let segments = (0..segments).map(|_| OnceLock::new()).collect();
        Arena { segments, free: AtomicU64::new(1) }
    }

    /// Room for a block of so many words, all 0. The place of the block.
    pub fn allocate(&self, words: usize, memory: &Memory) -> Result<u32, Exhausted> {
        let units = words.div_ceil(UNIT) as u64;
        let per_segment = (SEGMENT / UNIT) as u64;
        let start = |free: u64| {
            let room = per_segment - free % per_segment;
            if units <= room { free } else { free + room }
        };
        let advance = |free| Some(start(free) + units);
        let (Ok(free) | Err(free)) =
            self.free.fetch_update(Ordering::Relaxed, Ordering::Relaxed, advance);
        let place = start(free);
        let full = Exhausted::Memory { limit: self.segments.len() as u64 * 4 * SEGMENT as u64 };
        let segment = self.segments.get((place / per_segment) as usize).ok_or(full)?;
        if segment.get().is_none() {
            let bytes = 4 * SEGMENT as u64;
            memory.take(bytes).inspect_err(|_| memory.free(bytes))?;
            let fresh = || (0..SEGMENT).map(|_| AtomicU32::new(0)).collect();
            // Another thread may have been faster; then its segment counts twice.
            segment.get_or_init(fresh);
        }
        Ok(place as u32)
    }

    /// The words from a place to the end of its segment; none if there is no such place.
    pub fn block(&self, place: u32) -> &[AtomicU32] {
        let word = place as usize * UNIT;
        match self.segments.get(word / SEGMENT).and_then(OnceLock::get) {
            Some(segment) => &segment[word % SEGMENT..],
            None => &[],
        }
    }
}
