//! What puzzles are made with: a level, and random numbers that come from the name.

use nimatron_nimber::Ordinal;

use super::LEVELS;
use crate::foundation::Random;

/// A level and a random sequence.
pub struct Draw {
    level: usize,
    random: Random,
}

impl Draw {
    /// Other words, levels and seeds give other sequences.
    pub fn new(word: &str, level: u8, seed: u64) -> Draw {
        // The hash FNV-1a of the word, in which the levels of a seed differ, too.
        let bytes = word.bytes().chain([level]);
        let hash = bytes.fold(0xcbf2_9ce4_8422_2325_u64, |hash, byte| {
            (hash ^ u64::from(byte)).wrapping_mul(0x0100_0000_01b3)
        });
        let mut random = Random::new(seed);
        let mixed = random.next_u64() ^ hash;
        Draw { level: usize::from(level.clamp(1, LEVELS)), random: Random::new(mixed) }
    }

    /// The level, from 1.
    pub fn level(&self) -> usize {
        self.level
    }

    /// What belongs to the level.
    pub fn at_level<T: Copy>(&self, each: [T; LEVELS as usize]) -> T {
        each[self.level - 1]
    }

    /// A number from `least` to `most`.
    pub fn number(&mut self, least: u64, most: u64) -> u64 {
        least + self.random.below(most.saturating_sub(least) + 1)
    }

    /// Heads or tails.
    pub fn coin(&mut self) -> bool {
        self.random.below(2) == 0
    }

    /// One of the items.
    pub fn one_of<T: Copy>(&mut self, items: &[T]) -> T {
        items[self.random.below(items.len() as u64) as usize]
    }

    /// So many numbers from 1 to `most`.
    pub fn numbers(&mut self, count: usize, most: u64) -> Vec<u64> {
        (0..count).map(|_| self.number(1, most)).collect()
    }

    /// So many different numbers from 1 to `most`, in any order.
    pub fn different(&mut self, count: usize, most: u64) -> Vec<u64> {
        let mut all: Vec<u64> = (1..=most).collect();
        self.shuffle(&mut all);
        all.truncate(count);
        all
    }

    /// Brings the items into any order.
    pub fn shuffle<T>(&mut self, items: &mut [T]) {
        for end in (1..items.len()).rev() {
            let other = self.random.below(end as u64 + 1) as usize;
            items.swap(end, other);
        }
    }

    /// An ordinal below the power of ω with this finite exponent, and not 0.
    pub fn below_power(&mut self, exponent: u32) -> Ordinal {
        let terms = (0..exponent).rev().map(|power| {
            let factor = self.number(0, 5);
            match power {
                0 => factor.to_string(),
                _ => format!("w^{power}*{factor}"),
            }
        });
        let terms: Vec<String> = terms.collect();
        let drawn: Ordinal = terms.join("+").parse().unwrap_or_default();
        if drawn.is_zero() { Ordinal::one() } else { drawn }
    }
}
