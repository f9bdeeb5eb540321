//! How much memory tables may take, and how much they do.

use std::sync::atomic::{AtomicU64, Ordering};

use crate::core::Exhausted;

/// A bound on memory that several threads may draw on.
///
/// ```
/// use nimatron::core::Exhausted;
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

    /// The bytes accounted for.
    pub fn used(&self) -> u64 {
        self.used.load(Ordering::Relaxed)
    }

    /// Gives so many bytes back.
    pub fn free(&self, bytes: u64) {
        self.used.fetch_sub(bytes, Ordering::Relaxed);
    }
}
