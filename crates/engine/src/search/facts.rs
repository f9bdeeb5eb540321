//! Hash tables for hundreds of millions of entries.

use std::collections::HashMap;
use std::hash::{BuildHasher, BuildHasherDefault, Hash, Hasher};

use rustc_hash::FxHasher;

/// What is known of each position.
pub type Facts<K, V> = HashMap<K, V, BuildHasherDefault<Mixed>>;

/// In which of so many shards the facts of a position are.
pub fn shard_of(key: &impl Hash, shards: usize) -> usize {
    // The tables use the highest bits and, for 2^n buckets, the n lowest ones.
    (BuildHasherDefault::<Mixed>::default().hash_one(key) >> 40) as usize % shards
}

/// The quickest hash for small tables, mixed once more. By itself it has no more than 26 low bits that
/// depend on all of a key: in tables of more buckets than these tell apart many entries would lie in
/// few of them.
///
/// ```
/// use std::hash::{BuildHasher, BuildHasherDefault};
/// use std::collections::HashSet;
/// use nimatron::search::Mixed;
///
/// let hash = |key: u64| BuildHasherDefault::<Mixed>::default().hash_one(key);
/// // Bits 24 to 39, which are those of many keys in a large table.
/// let bits: HashSet<u64> = (0..1 << 16).map(|key| hash(key << 40) >> 24 & 0xffff).collect();
/// assert!(bits.len() > 30_000);
/// ```
#[derive(Clone, Default)]
pub struct Mixed(FxHasher);

impl Hasher for Mixed {
    fn finish(&self) -> u64 {
        // Digits of the golden ratio: an odd number without a pattern.
        const FACTOR: u128 = 0x9e37_79b9_7f4a_7c15;
        let product = u128::from(self.0.finish()) * FACTOR;
        product as u64 ^ (product >> 64) as u64
    }

    fn write(&mut self, bytes: &[u8]) {
        self.0.write(bytes);
    }

    fn write_u8(&mut self, word: u8) {
        self.0.write_u8(word);
    }

    fn write_u16(&mut self, word: u16) {
        self.0.write_u16(word);
    }

    fn write_u32(&mut self, word: u32) {
        self.0.write_u32(word);
    }

    fn write_u64(&mut self, word: u64) {
        self.0.write_u64(word);
    }

    fn write_usize(&mut self, word: usize) {
        self.0.write_usize(word);
    }
}
