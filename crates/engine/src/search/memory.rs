//! How much memory tables may take, and how much they do.

use std::collections::HashMap;
use std::hash::{BuildHasher, Hash};
use std::sync::Arc;
use std::sync::atomic::{AtomicU64, Ordering};

use crate::foundation::Exhausted;

/// The buckets of the smallest hash table that has any.
const LEAST_BUCKETS: u64 = 4;

/// How many buckets a hash table has that holds so many entries before it grows: a power of two,
/// of which an eighth stays empty.
fn buckets(capacity: usize) -> u64 {
    match capacity as u64 {
        0 => 0,
        capacity => (capacity * 8).div_ceil(7).next_power_of_two().max(LEAST_BUCKETS),
    }
}

/// A bound on memory that several threads may draw on.
///
/// ```
/// use nimatron::foundation::Exhausted;
/// use nimatron::search::Memory;
/// let memory = Memory::new(100);
/// assert_eq!(memory.take(60), Ok(()));
/// assert_eq!(memory.take(60), Err(Exhausted::Memory { limit: 100 }));
/// memory.free(120);
/// assert_eq!(memory.take(100), Ok(()));
/// ```
#[derive(Debug)]
pub struct Memory {
    used: AtomicU64,
    limit: u64,
}

/// Bytes that are accounted for until this is dropped, by whatever way that comes about.
///
/// ```
/// use std::sync::Arc;
/// use nimatron::search::{Lease, Memory};
/// let memory = Arc::new(Memory::new(100));
/// let mut lease = Lease::of(&memory);
/// assert!(lease.take(60).is_ok() && lease.take(60).is_err());
/// assert_eq!(memory.used(), 60);
/// drop(lease);
/// assert_eq!(memory.used(), 0);
/// ```
#[derive(Debug)]
pub struct Lease {
    memory: Arc<Memory>,
    bytes: u64,
}

impl Lease {
    /// No bytes yet, of this memory.
    pub fn of(memory: &Arc<Memory>) -> Lease {
        Lease { memory: memory.clone(), bytes: 0 }
    }

    /// Accounts for so many bytes more.
    ///
    /// # Errors
    /// [`Exhausted::Memory`] if these are too many; then they are not accounted for.
    pub fn take(&mut self, bytes: u64) -> Result<(), Exhausted> {
        self.memory.take(bytes).inspect_err(|_| self.memory.free(bytes))?;
        self.bytes += bytes;
        Ok(())
    }
}

impl Drop for Lease {
    fn drop(&mut self) {
        self.memory.free(self.bytes);
    }
}

impl Memory {
    /// At most so many bytes.
    pub fn new(limit: u64) -> Memory {
        Memory { used: AtomicU64::new(0), limit }
    }

    /// Accounts for so many bytes more.
    ///
    /// # Errors
    /// [`Exhausted::Memory`] if these are too many.
    pub fn take(&self, bytes: u64) -> Result<(), Exhausted> {
        let used = self.used.fetch_add(bytes, Ordering::Relaxed).saturating_add(bytes);
        if used > self.limit { Err(Exhausted::Memory { limit: self.limit }) } else { Ok(()) }
    }

    /// Accounts for so many bytes more unless these are too many, and says which.
    ///
    /// ```
    /// use nimatron::search::Memory;
    /// let memory = Memory::new(100);
    /// assert!(memory.take_if_available(60));
    /// assert!(!memory.take_if_available(60));
    /// assert_eq!(memory.take(40), Ok(()));
    /// ```
    pub fn take_if_available(&self, bytes: u64) -> bool {
        let sum = |used: u64| used.checked_add(bytes).filter(|&sum| sum <= self.limit);
        self.used.fetch_update(Ordering::Relaxed, Ordering::Relaxed, sum).is_ok()
    }

    /// Puts an entry into a hash table that draws on this memory alone, and accounts for what the
    /// table takes, and for `owned` bytes beyond it that the entry owns. The entry must be new.
    ///
    /// # Errors
    /// [`Exhausted::Memory`] if the table would have to grow and that is too much: while it
    /// grows, what it was before is there as well. Then nothing is put in.
    ///
    /// ```
    /// use std::collections::HashMap;
    /// use nimatron::search::Memory;
    /// let (memory, mut table) = (Memory::new(1000), HashMap::new());
    /// let all = (0u64..).find(|&n| memory.insert(&mut table, n, n, 0).is_err());
    /// assert_eq!((all, table.len()), (Some(28), 28));
    /// ```
    pub fn insert<K: Eq + Hash, V, S: BuildHasher>(
        &self,
        table: &mut HashMap<K, V, S>,
        key: K,
        value: V,
        owned: usize,
    ) -> Result<(), Exhausted> {
        let before = table.capacity();
        let entry = size_of::<(K, V)>() as u64 + 1;
        let old = buckets(before) * entry;
        let new = if table.len() == before { (2 * old).max(LEAST_BUCKETS * entry) } else { 0 };
        let taken = new + owned as u64;
        self.take(taken).inspect_err(|_| self.free(taken))?;
        table.insert(key, value);
        if new > 0 {
            self.free(old);
        }
        Ok(())
    }

    /// The bytes accounted for.
    pub fn used(&self) -> u64 {
        self.used.load(Ordering::Relaxed)
    }

    /// Gives so many bytes back.
    pub fn free(&self, bytes: u64) {
        self.used.fetch_sub(bytes, Ordering::Relaxed);
    }
}
