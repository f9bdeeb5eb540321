//! What was computed before: tables that forget rather than grow beyond their bound.
//!
//! A slot holds the answer and the key mixed with the answer. Threads read and write without
//! locks; a slot of which one half was written by one thread and one by another fits no key.

use std::sync::OnceLock;
use std::sync::atomic::{AtomicU64, AtomicUsize, Ordering};

use crate::search::Memory;

/// Lines of the first table, as a power of two.
const FIRST: usize = 8;

/// Tables, each twice as large as the one before.
const TABLES: usize = 22;

/// Slots side by side in which an answer may stand.
const WAYS: usize = 4;

#[derive(Debug, Default)]
struct Slot {
    answer: AtomicU64,
    mixed: AtomicU64,
}

impl Slot {
    fn is_empty(&self) -> bool {
        self.answer.load(Ordering::Relaxed) == 0
    }

    fn answer_to(&self, key: u64) -> Option<u32> {
        let answer = self.answer.load(Ordering::Relaxed);
        let fits = answer != 0 && self.mixed.load(Ordering::Relaxed) == mix(key, answer);
        fits.then_some(answer as u32)
    }
}

/// What the processor fetches from memory at once.
#[derive(Debug, Default)]
#[repr(align(64))]
struct Line([Slot; WAYS]);

/// Answers to questions about two values.
#[derive(Debug)]
pub(in crate::partizan) struct Memo {
    /// Those before the current one are read no more but by threads that are late.
    tables: [OnceLock<Box<[Line]>>; TABLES],
    current: AtomicUsize,
    /// Answers that displaced others in the current table.
    displaced: AtomicUsize,
}

fn hash(key: u64) -> u64 {
    // The multiplier is 2^64 divided by the golden ratio.
    let spread = (key ^ key >> 32).wrapping_mul(0x9E37_79B9_7F4A_7C15);
    spread ^ spread >> 29
}

/// Mixed again it is the key. Answers are never 0, so that an empty slot fits no key.
fn mix(key: u64, answer: u64) -> u64 {
    key ^ answer.wrapping_mul(0xD6E8_FEB8_6659_FD93).rotate_left(23)
}

impl Memo {
    pub fn new() -> Memo {
        Memo {
            tables: std::array::from_fn(|_| OnceLock::new()),
            current: AtomicUsize::new(0),
            displaced: AtomicUsize::new(0),
        }
    }

    fn line(table: &[Line], hash: u64) -> &[Slot; WAYS] {
        &table[hash as usize & (table.len() - 1)].0
    }

    /// The answer to a question, if it is remembered.
    #[inline]
    pub fn get(&self, key: u64) -> Option<u32> {
        let table = self.tables[self.current.load(Ordering::Relaxed)].get()?;
        Memo::line(table, hash(key)).iter().find_map(|slot| slot.answer_to(key))
    }

    /// Remembers an answer, which is not 0.
    pub fn put(&self, key: u64, answer: u32, memory: &Memory) {
        let current = self.current.load(Ordering::Relaxed);
        let table = self.tables[current].get_or_init(|| fresh(FIRST));
        if !Memo::keep(table, key, answer.into()) {
            self.grow_after(table, current, memory);
        }
    }

    /// Puts an answer into a table; `false` if it has displaced another one.
    fn keep(table: &[Line], key: u64, answer: u64) -> bool {
        let hash = hash(key);
        let slots = Memo::line(table, hash);
        let fits = |slot: &&Slot| slot.is_empty() || slot.answer_to(key).is_some();
        let found = slots.iter().find(fits);
        let slot = found.unwrap_or(&slots[(hash >> 40) as usize % WAYS]);
        slot.answer.store(answer, Ordering::Relaxed);
        slot.mixed.store(mix(key, answer), Ordering::Relaxed);
        found.is_some()
    }

    /// Counts an answer displaced, and goes on to a table twice as large, with all that is
    /// remembered, if these are many and there is memory for it.
    fn grow_after(&self, table: &[Line], current: usize, memory: &Memory) {
        let (many, next) = (WAYS / 2 * table.len(), current + 1);
        let displaced = self.displaced.fetch_add(1, Ordering::Relaxed) + 1;
        let is_late = self.current.load(Ordering::Relaxed) != current;
        let bytes = 2 * size_of_val(table) as u64;
        if displaced % many != 0 || is_late || next == TABLES || !memory.take_if_available(bytes) {
            return;
        }
        let larger = fresh(FIRST + next);
        for line in table {
            for slot in line.0.iter().filter(|slot| !slot.is_empty()) {
                let answer = slot.answer.load(Ordering::Relaxed);
                let key = mix(slot.mixed.load(Ordering::Relaxed), answer);
                // What two threads wrote at once has a key that belongs elsewhere.
                if std::ptr::eq(Memo::line(table, hash(key)), &line.0) {
                    Memo::keep(&larger, key, answer);
                }
            }
        }
        if self.tables[next].set(larger).is_err() {
            // Another thread was faster.
            return memory.free(bytes);
        }
        self.displaced.store(0, Ordering::Relaxed);
        self.current.store(next, Ordering::Relaxed);
    }
}

fn fresh(power: usize) -> Box<[Line]> {
    (0..1usize << power).map(|_| Line::default()).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn answers_are_right_or_forgotten() {
        let memory = Memory::new(1 << 20);
        let memo = Memo::new();
        let answer_to = |key: u64| {
            let answer = memo.get(key << 7)?;
            assert_eq!(answer, key as u32 + 1);
            Some(answer)
        };
        let put = |keys: std::ops::Range<u64>| {
            keys.for_each(|key| memo.put(key << 7, key as u32 + 1, &memory));
        };
        // Those that are put before the last growth are kept, too.
        put(0..16_000);
        let remembered = (0..16_000).filter_map(answer_to).count();
        assert!(remembered > 7_000, "{remembered}");
        put(16_000..100_000);
        let remembered = (0..100_000).filter_map(answer_to).count();
        assert!(remembered > 30_000, "{remembered}");
        assert_eq!(memo.get(5), None);
        assert!(memory.used() <= 1 << 20);
    }
}
