//! Tables from positions to what is known of them.
//!
//! Several threads that search together mark the positions that they work on:
//! the others take up something else first. So no position is worked on twice
//! but where nothing else is left to be done.

use std::cell::RefCell;
use std::hash::Hash;
use std::sync::{Mutex, MutexGuard, PoisonError};

use super::{Facts, Memory, shard_of};
use crate::foundation::Exhausted;

/// A table in which facts are looked up and put together with earlier ones.
pub trait Table<K, V> {
    /// What is known of a position.
    fn get(&self, key: &K) -> Option<V>;

    /// Keeps what was learnt, of a position that owns so many bytes. `merge` puts it together with
    /// what was known before. All that is known of it now.
    ///
    /// # Errors
    /// [`Exhausted::Memory`] if the position is new, and the table may not grow.
    fn put(
        &self,
        key_and_owned: (K, usize),
        value: V,
        memory: &Memory,
        merge: impl FnOnce(V, V) -> V,
    ) -> Result<V, Exhausted>;

    /// Marks a position as worked on; `false` if another thread has.
    fn claim(&self, key: &K) -> bool;

    /// Whether a thread works on a position.
    fn is_claimed(&self, key: &K) -> bool;

    /// Takes the mark away.
    fn release(&self, key: &K);
}

fn put<K: Eq + Hash, V: Copy>(
    facts: &mut Facts<K, V>,
    (key, owned): (K, usize),
    value: V,
    memory: &Memory,
    merge: impl FnOnce(V, V) -> V,
) -> Result<V, Exhausted> {
    if let Some(known) = facts.get_mut(&key) {
        *known = merge(*known, value);
        return Ok(*known);
    }
    memory.insert(facts, key, value, owned)?;
    Ok(value)
}

/// A table for a single thread.
#[derive(Debug)]
pub struct Local<K, V>(RefCell<Facts<K, V>>);

impl<K, V> Default for Local<K, V> {
    fn default() -> Local<K, V> {
        Local(RefCell::default())
    }
}

impl<K, V> Local<K, V> {
    /// How many positions it has.
    pub fn len(&self) -> usize {
        self.0.borrow().len()
    }

    /// Whether it has none.
    pub fn is_empty(&self) -> bool {
        self.len() == 0
    }

    /// Makes a table for several threads of it, and leaves it empty.
    pub fn share(&self) -> Shared<K, V>
    where
        K: Eq + Hash,
    {
        let shared = Shared::default();
        for (key, value) in self.0.take() {
            shared.shard(&key).facts.insert(key, value);
        }
        shared
    }
}

impl<K: Eq + Hash, V: Copy> Table<K, V> for Local<K, V> {
    fn get(&self, key: &K) -> Option<V> {
        self.0.borrow().get(key).copied()
    }

    fn put(
        &self,
        (key, owned): (K, usize),
        value: V,
        memory: &Memory,
        merge: impl FnOnce(V, V) -> V,
    ) -> Result<V, Exhausted> {
        put(&mut self.0.borrow_mut(), (key, owned), value, memory, merge)
    }

    fn claim(&self, _: &K) -> bool {
        true
    }

    fn is_claimed(&self, _: &K) -> bool {
        false
    }

    fn release(&self, _: &K) {}
}

/// A table for several threads, in shards that are locked one by one.
#[derive(Debug)]
pub struct Shared<K, V> {
    shards: Vec<Mutex<Shard<K, V>>>,
}

#[derive(Debug)]
struct Shard<K, V> {
    facts: Facts<K, V>,
    claimed: Facts<K, ()>,
}

impl<K, V> Default for Shared<K, V> {
    fn default() -> Shared<K, V> {
        const SHARDS: usize = 256;
        let shard = || Mutex::new(Shard { facts: Facts::default(), claimed: Facts::default() });
        Shared { shards: (0..SHARDS).map(|_| shard()).collect() }
    }
}

impl<K: Eq + Hash, V> Shared<K, V> {
    /// How many positions it has.
    pub fn len(&self) -> usize {
        let shards = self.shards.iter().map(|shard| shard.lock());
        shards.map(|shard| shard.unwrap_or_else(PoisonError::into_inner).facts.len()).sum()
    }

    /// Whether it has none.
    pub fn is_empty(&self) -> bool {
        self.len() == 0
    }

    fn shard(&self, key: &K) -> MutexGuard<'_, Shard<K, V>> {
        let index = shard_of(key, self.shards.len());
        // A thread that panicked has changed nothing halfway.
        self.shards[index].lock().unwrap_or_else(PoisonError::into_inner)
    }
}

impl<K: Clone + Eq + Hash, V: Copy> Table<K, V> for Shared<K, V> {
    fn get(&self, key: &K) -> Option<V> {
        self.shard(key).facts.get(key).copied()
    }

    fn put(
        &self,
        (key, owned): (K, usize),
        value: V,
        memory: &Memory,
        merge: impl FnOnce(V, V) -> V,
    ) -> Result<V, Exhausted> {
        let mut shard = self.shard(&key);
        shard.claimed.remove(&key);
        put(&mut shard.facts, (key, owned), value, memory, merge)
    }

    fn claim(&self, key: &K) -> bool {
        self.shard(key).claimed.insert(key.clone(), ()).is_none()
    }

    fn is_claimed(&self, key: &K) -> bool {
        self.shard(key).claimed.contains_key(key)
    }

    fn release(&self, key: &K) {
        self.shard(key).claimed.remove(key);
    }
}
