//! Values that are made on first use and kept.

use std::collections::BTreeMap;
use std::sync::{PoisonError, RwLock};

/// Values by their keys, kept until the program ends.
pub(super) struct Memo<K, T: 'static>(RwLock<BTreeMap<K, &'static T>>);

impl<K: Ord + Copy, T> Memo<K, T> {
    pub(super) const fn new() -> Self {
        Memo(RwLock::new(BTreeMap::new()))
    }

    /// The value, if it has been made.
    pub(super) fn get(&self, key: K) -> Option<&'static T> {
        self.0.read().unwrap_or_else(PoisonError::into_inner).get(&key).copied()
    }

    /// The value, made now unless another thread was faster.
    pub(super) fn keep(&self, key: K, value: T) -> &'static T {
        let mut values = self.0.write().unwrap_or_else(PoisonError::into_inner);
        values.entry(key).or_insert_with(|| Box::leak(Box::new(value)))
    }

    /// The value, made if it has not been.
    pub(super) fn get_or_make(&self, key: K, make: impl FnOnce() -> T) -> &'static T {
        // Without the lock, as making one value takes others of the same kind.
        self.get(key).unwrap_or_else(|| self.keep(key, make()))
    }
}
