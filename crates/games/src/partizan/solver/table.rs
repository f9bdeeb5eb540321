//! The values of positions, and who waits for those that are being found.

use std::collections::HashMap;
use std::hash::{BuildHasher, BuildHasherDefault};
use std::sync::{Mutex, MutexGuard, PoisonError};

use rustc_hash::FxHasher;

use crate::core::Exhausted;
use crate::partizan::{Game, Value};
use crate::search::Memory;

type Hasher = BuildHasherDefault<FxHasher>;

const SHARDS: usize = 64;

/// A table for several threads, in shards that are locked one by one. `W` is what waits.
#[derive(Debug)]
pub(super) struct Table<G, W> {
    shards: Box<[Mutex<Shard<G, W>>]>,
    memory: Memory,
}

#[derive(Debug)]
struct Shard<G, W> {
    values: HashMap<G, Value, Hasher>,
    sought: HashMap<G, Sought<W>, Hasher>,
}

/// A position whose value is being found.
#[derive(Debug)]
struct Sought<W> {
    /// Whether a thread has taken it up.
    is_begun: bool,
    waiting: Vec<W>,
}

impl<W> Default for Sought<W> {
    fn default() -> Sought<W> {
        Sought { is_begun: false, waiting: Vec::new() }
    }
}

impl<G: Game, W> Table<G, W> {
    /// An empty table of at most so many bytes; see [`Game::owned_bytes`].
    pub fn new(bytes: u64) -> Table<G, W> {
        let shard = || Shard { values: HashMap::default(), sought: HashMap::default() };
        let shards = (0..SHARDS).map(|_| Mutex::new(shard())).collect();
        Table { shards, memory: Memory::new(bytes) }
    }

    fn shard(&self, key: &G) -> MutexGuard<'_, Shard<G, W>> {
        // The maps use the other bits.
        let hash = Hasher::default().hash_one(key) >> 20;
        lock(&self.shards[hash as usize % SHARDS])
    }

    /// How many values there are.
    pub fn len(&self) -> usize {
        self.shards.iter().map(|shard| lock(shard).values.len()).sum()
    }

    /// The value of a position, if it is known.
    pub fn get(&self, key: &G) -> Option<Value> {
        self.shard(key).values.get(key).copied()
    }

    /// Takes up a position; `false` if that is done already.
    pub fn begin(&self, key: &G) -> bool {
        let shard = &mut *self.shard(key);
        if shard.values.contains_key(key) {
            return false;
        }
        let sought = shard.sought.entry(key.clone()).or_default();
        !std::mem::replace(&mut sought.is_begun, true)
    }

    /// Lets somebody wait for the value of a position: given back if that is known.
    pub fn wait(&self, key: &G, who: W) -> Option<W> {
        let shard = &mut *self.shard(key);
        if shard.values.contains_key(key) {
            return Some(who);
        }
        shard.sought.entry(key.clone()).or_default().waiting.push(who);
        None
    }

    /// Keeps the value of a position: who has waited for it.
    pub fn put(&self, key: G, value: Value) -> Result<Vec<W>, Exhausted> {
        // Hash tables are filled by half at least.
        let bytes = 2 * (size_of::<(G, Value)>() + 1) + key.owned_bytes();
        self.memory.take(bytes as u64)?;
        let shard = &mut *self.shard(&key);
        let sought = shard.sought.remove(&key);
        shard.values.insert(key, value);
        Ok(sought.unwrap_or_default().waiting)
    }

    /// Forgets what was sought and not found.
    pub fn give_up(&self) {
        self.shards.iter().for_each(|shard| lock(shard).sought.clear());
    }
}

fn lock<T>(mutex: &Mutex<T>) -> MutexGuard<'_, T> {
    // A thread that panicked has changed nothing halfway.
    mutex.lock().unwrap_or_else(PoisonError::into_inner)
}
