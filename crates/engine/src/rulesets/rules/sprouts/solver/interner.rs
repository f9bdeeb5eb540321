//! Sequences, each once, with something kept beside each, for several threads.

use std::collections::HashMap;
use std::fmt::Debug;
use std::hash::{Hash, Hasher};
use std::sync::atomic::{AtomicU32, Ordering};
use std::sync::{Arc, Mutex, MutexGuard, OnceLock, PoisonError};

use rustc_hash::{FxBuildHasher, FxHasher};

use crate::foundation::Exhausted;
use crate::search::{Lease, Memory};

/// A sequence by its number in the order in which they were met.
pub type Id = u32;

/// Number of entries in the first block; each block has twice as many as the one before.
const FIRST_BLOCK: usize = 1 << 10;
const BLOCKS: usize = 22;
const SHARDS: usize = 64;

#[derive(Debug)]
struct Entry<E, V> {
    sequence: OnceLock<Box<[E]>>,
    value: V,
}

type Shard = HashMap<u64, Id, FxBuildHasher>;

/// What threads write often, on cache lines of its own: what lies beside it stays in the caches of those
/// who only read.
#[derive(Debug, Default)]
#[repr(align(128))]
struct Apart<T>(T);

type Block<E, V> = OnceLock<Box<[Entry<E, V>]>>;

/// Sequences with values; neither moves nor is dropped before the interner is.
#[derive(Debug)]
pub struct Interner<E, V> {
    /// Sequences by a hash; of two with the same hash one has the next number.
    shards: Vec<Apart<Mutex<Shard>>>,
    blocks: [Block<E, V>; BLOCKS],
    count: Apart<AtomicU32>,
    lease: Apart<Mutex<Lease>>,
}

impl<E: Copy + Eq + Hash + Debug, V: Default + Debug> Interner<E, V> {
    /// No sequences yet. What they take is accounted for in this memory.
    pub fn new(memory: &Arc<Memory>) -> Interner<E, V> {
        Interner {
            shards: (0..SHARDS).map(|_| Apart::default()).collect(),
            blocks: [const { OnceLock::new() }; BLOCKS],
            count: Apart::default(),
            lease: Apart(Mutex::new(Lease::of(memory))),
        }
    }

    /// A first sequence, which is there even if the memory is full.
    pub fn with_first(memory: &Arc<Memory>, first: &[E]) -> Interner<E, V> {
        let interner = Interner::new(memory);
        let (key, shard) = interner.shard(first);
        interner.add(first, key, &mut lock(shard));
        interner
    }

    /// Accounts for memory until the interner is dropped.
    ///
    /// # Errors
    /// [`Exhausted::Memory`].
    pub fn take(&self, bytes: usize) -> Result<(), Exhausted> {
        self.lease.0.lock().unwrap_or_else(PoisonError::into_inner).take(bytes as u64)
    }

    /// Number of sequences.
    pub fn len(&self) -> u32 {
        self.count.0.load(Ordering::Acquire)
    }

    fn entry(&self, id: Id) -> &Entry<E, V> {
        let block = (id as usize / FIRST_BLOCK + 1).ilog2() as usize;
        let first = FIRST_BLOCK * ((1 << block) - 1);
        let empty = |_| Entry { sequence: OnceLock::new(), value: V::default() };
        let entries =
            self.blocks[block].get_or_init(|| (0..FIRST_BLOCK << block).map(empty).collect());
        &entries[id as usize - first]
    }

    /// A sequence.
    pub fn sequence(&self, id: Id) -> &[E] {
        self.entry(id).sequence.get().map_or(&[], |sequence| sequence)
    }

    /// What is kept beside it.
    pub fn value(&self, id: Id) -> &V {
        &self.entry(id).value
    }

    /// The number of a sequence, which is added if it has not been met.
    ///
    /// # Errors
    /// [`Exhausted::Memory`].
    pub fn meet(&self, sequence: &[E]) -> Result<Id, Exhausted> {
        let (mut key, shard) = self.shard(sequence);
        let mut shard = lock(shard);
        while let Some(&id) = shard.get(&key) {
            if self.sequence(id) == sequence {
                return Ok(id);
            }
            key = key.wrapping_add(1);
        }
        // Beside the sequence stands what an allocation takes, and what tables leave empty.
        self.take(size_of_val(sequence) + size_of::<Entry<E, V>>() + 64)?;
        Ok(self.add(sequence, key, &mut shard))
    }

    /// The hash of a sequence, and where it is looked up.
    fn shard(&self, sequence: &[E]) -> (u64, &Mutex<Shard>) {
        let mut hasher = FxHasher::default();
        sequence.hash(&mut hasher);
        let key = hasher.finish();
        (key, &self.shards[(key >> 58) as usize % SHARDS].0)
    }

    fn add(&self, sequence: &[E], key: u64, shard: &mut Shard) -> Id {
        let id = self.count.0.fetch_add(1, Ordering::AcqRel);
        let _ = self.entry(id).sequence.set(sequence.into());
        shard.insert(key, id);
        id
    }
}

fn lock(shard: &Mutex<Shard>) -> MutexGuard<'_, Shard> {
    shard.lock().unwrap_or_else(PoisonError::into_inner)
}
