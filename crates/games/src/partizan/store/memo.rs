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

/// What the processor fetches from memory at once.
#[derive(Debug, Default)]
#[repr(align(64))]
struct Line([Slot; WAYS]);

/// Answers to questions about two values.
#[derive(Debug)]
pub(in crate::partizan) struct Memo {
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

/// Answers are never 0, so that an empty slot fits no key.
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

    fn line(table: &[Line], hash: u64) -> &Line {
        &table[hash as usize & (table.len() - 1)]
    }

    /// The answer to a question, if it is remembered.
    #[inline]
    pub fn get(&self, key: u64, memory: &Memory) -> Option<u32> {
        let hash = hash(key);
        let current = self.current.load(Ordering::Relaxed);
        if let Some(answer) = self.look(current, key, hash) {
            return Some(answer);
        }
        // What is still asked for moves on to the larger table.
        let answer = self.look(current.checked_sub(1)?, key, hash)?;
        self.put(key, answer, memory);
        Some(answer)
    }

    fn look(&self, level: usize, key: u64, hash: u64) -> Option<u32> {
        let table = self.tables[level].get()?;
        for slot in &Memo::line(table, hash).0 {
            let answer = slot.answer.load(Ordering::Relaxed);
            if slot.mixed.load(Ordering::Relaxed) == mix(key, answer) && answer != 0 {
                return Some(answer as u32);
            }
        }
        None
    }

    /// Remembers an answer, which is not 0.
    pub fn put(&self, key: u64, answer: u32, memory: &Memory) {
        let hash = hash(key);
        let current = self.current.load(Ordering::Relaxed);
        let fresh = || (0..1usize << (FIRST + current)).map(|_| Line::default()).collect();
        let table = self.tables[current].get_or_init(fresh);
        let slots = &Memo::line(table, hash).0;
        let empty = slots.iter().find(|slot| slot.answer.load(Ordering::Relaxed) == 0);
        let slot = empty.unwrap_or_else(|| {
            self.grow_after(table.len(), current, memory);
            &slots[(hash >> 40) as usize % WAYS]
        });
        slot.answer.store(answer.into(), Ordering::Relaxed);
        slot.mixed.store(mix(key, answer.into()), Ordering::Relaxed);
    }

    /// Counts an answer displaced, and goes on to a larger table if these are many and there is
    /// memory for it. The table before is still read.
    fn grow_after(&self, lines: usize, current: usize, memory: &Memory) {
        let displaced = self.displaced.fetch_add(1, Ordering::Relaxed) + 1;
        if displaced < lines / 2 || current + 1 == TABLES {
            return;
        }
        let bytes = 2 * lines as u64 * size_of::<Line>() as u64;
        // One thread alone finds the counter high, the others find it at 0.
        let first = self.displaced.swap(0, Ordering::Relaxed) >= lines / 2;
        if first && memory.take_if_available(bytes) {
            let _ = self.current.compare_exchange(
                current,
                current + 1,
                Ordering::Relaxed,
                Ordering::Relaxed,
            );
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn answers_are_right_or_forgotten() {
        let memory = Memory::new(1 << 20);
        let memo = Memo::new();
        let mut remembered = 0;
        for key in 0..100_000u64 {
            memo.put(key << 7, key as u32 + 1, &memory);
        }
        for key in 0..100_000u64 {
            if let Some(answer) = memo.get(key << 7, &memory) {
                assert_eq!(answer, key as u32 + 1);
                remembered += 1;
            }
        }
        assert!(remembered > 10_000, "{remembered}");
        assert_eq!(memo.get(5, &memory), None);
    }
}
