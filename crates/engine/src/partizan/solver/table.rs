//! The values of positions, and who waits for those that are being found.

use std::sync::{Mutex, MutexGuard, PoisonError};

use crate::foundation::Exhausted;
use crate::partizan::{Game, Value};
use crate::search::{Facts, Memory, shard_of};

const SHARDS: usize = 64;

/// A table in shards, which several threads lock one by one. `W` is what waits.
#[derive(Debug)]
pub(super) struct Table<G, W> {
    shards: Box<[Mutex<Shard<G, W>>]>,
    memory: Memory,
}

#[derive(Debug)]
pub(super) struct Shard<G, W> {
    values: Facts<G, Value>,
    sought: Facts<G, Sought<W>>,
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
        let shard = || Shard { values: Facts::default(), sought: Facts::default() };
        let shards = (0..SHARDS).map(|_| Mutex::new(shard())).collect();
        Table { shards, memory: Memory::new(bytes) }
    }

    /// How many values there are.
    pub fn len(&self) -> usize {
        self.shards.iter().map(|shard| locked(shard).values.len()).sum()
    }

    /// Forgets what was sought and not found.
    pub fn give_up(&mut self) {
        self.shards.iter_mut().for_each(|shard| alone(shard).sought.clear());
    }
}

// A thread that panicked has changed nothing halfway.

fn locked<T>(mutex: &Mutex<T>) -> MutexGuard<'_, T> {
    mutex.lock().unwrap_or_else(PoisonError::into_inner)
}

fn alone<T>(mutex: &mut Mutex<T>) -> &mut T {
    mutex.get_mut().unwrap_or_else(PoisonError::into_inner)
}

/// A way to the shards of a table: one thread alone needs no locks.
pub(super) trait Access<G: Game, W> {
    /// Does something with a shard.
    fn at<T>(&mut self, shard: usize, act: impl FnOnce(&mut Shard<G, W>, &Memory) -> T) -> T;

    /// The value of a position, if it is known.
    fn get(&mut self, key: &G) -> Option<Value> {
        self.at(shard_of(key, SHARDS), |shard, _| shard.values.get(key).copied())
    }

    /// Takes up a position; `false` if that is done already.
    fn begin(&mut self, key: &G) -> bool {
        self.at(shard_of(key, SHARDS), |shard, _| {
            if shard.values.contains_key(key) {
                return false;
            }
            let sought = shard.sought.entry(key.clone()).or_default();
            !std::mem::replace(&mut sought.is_begun, true)
        })
    }

    /// Lets somebody wait for the value of a position: given back if that is known.
    fn wait(&mut self, key: &G, who: W) -> Option<W> {
        self.at(shard_of(key, SHARDS), |shard, _| {
            if shard.values.contains_key(key) {
                return Some(who);
            }
            shard.sought.entry(key.clone()).or_default().waiting.push(who);
            None
        })
    }

    /// Keeps the value of a position: who has waited for it.
    fn put(&mut self, key: G, value: Value) -> Result<Vec<W>, Exhausted> {
        let owned = key.owned_bytes();
        self.at(shard_of(&key, SHARDS), |shard, memory| {
            let sought = shard.sought.remove(&key);
            match shard.values.get_mut(&key) {
                Some(known) => *known = value,
                None => memory.insert(&mut shard.values, key, value, owned)?,
            }
            Ok(sought.unwrap_or_default().waiting)
        })
    }
}

impl<G: Game, W> Access<G, W> for &mut Table<G, W> {
    fn at<T>(&mut self, shard: usize, act: impl FnOnce(&mut Shard<G, W>, &Memory) -> T) -> T {
        act(alone(&mut self.shards[shard]), &self.memory)
    }
}

impl<G: Game, W> Access<G, W> for &Table<G, W> {
    fn at<T>(&mut self, shard: usize, act: impl FnOnce(&mut Shard<G, W>, &Memory) -> T) -> T {
        act(&mut locked(&self.shards[shard]), &self.memory)
    }
}
