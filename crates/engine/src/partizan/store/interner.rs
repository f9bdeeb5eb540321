//! Which blocks there are: from the words of a canonical form to its place.

use std::sync::{Mutex, MutexGuard, PoisonError};

use crate::foundation::Exhausted;
use crate::search::Memory;

const SHARDS: usize = 64;
const FIRST: usize = 16;

/// A set of places, in shards that are locked one by one.
#[derive(Debug)]
pub(super) struct Interner {
    shards: Box<[Mutex<Shard>]>,
}

/// Open addressing: the place below, bits of the hash above; 0 is empty.
#[derive(Debug, Default)]
struct Shard {
    slots: Vec<u64>,
    used: usize,
}

impl Interner {
    pub fn new() -> Interner {
        Interner { shards: (0..SHARDS).map(|_| Mutex::default()).collect() }
    }

    fn shard(&self, hash: u64) -> MutexGuard<'_, Shard> {
        // A thread that panicked has changed nothing halfway.
        self.shards[hash as usize % SHARDS].lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// The place of a form with this hash that `is_it`, or of a new one that `make` makes.
    pub fn place(
        &self,
        hash: u64,
        is_it: impl Fn(u32) -> bool,
        make: impl FnOnce() -> Result<u32, Exhausted>,
        memory: &Memory,
    ) -> Result<u32, Exhausted> {
        let mut shard = self.shard(hash);
        shard.reserve(memory)?;
        let mask = shard.slots.len() - 1;
        let tag = hash >> 32 << 32;
        let mut index = start(tag, mask);
        while shard.slots[index] != 0 {
            let slot = shard.slots[index];
            if slot >> 32 << 32 == tag && is_it(slot as u32) {
                return Ok(slot as u32);
            }
            index = (index + 1) & mask;
        }
        let place = make()?;
        shard.slots[index] = tag | u64::from(place);
        shard.used += 1;
        Ok(place)
    }

    /// How many forms there are.
    pub fn len(&self) -> usize {
        (0..SHARDS as u64).map(|hash| self.shard(hash).used).sum()
    }
}

impl Shard {
    /// Makes room for one more.
    fn reserve(&mut self, memory: &Memory) -> Result<(), Exhausted> {
        if self.used * 4 < self.slots.len() * 3 {
            return Ok(());
        }
        let length = (2 * self.slots.len()).max(FIRST);
        let bytes = 8 * length as u64;
        memory.take(bytes).inspect_err(|_| memory.free(bytes))?;
        let slots = std::mem::replace(&mut self.slots, vec![0; length]);
        memory.free(8 * slots.len() as u64);
        for slot in slots.into_iter().filter(|&slot| slot != 0) {
            self.reinsert(slot);
        }
        Ok(())
    }

    fn reinsert(&mut self, slot: u64) {
        let mask = self.slots.len() - 1;
        let mut index = start(slot, mask);
        while self.slots[index] != 0 {
            index = (index + 1) & mask;
        }
        self.slots[index] = slot;
    }
}

/// Where the search for a slot begins: by the bits of the hash that the slot keeps.
fn start(slot: u64, mask: usize) -> usize {
    (slot >> 32) as usize & mask
}
