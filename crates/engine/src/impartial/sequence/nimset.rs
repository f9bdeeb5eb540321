//! Sets of Grundy values as bits.

/// A set of values below 2¹⁶.
///
/// All values of a set of sums `{x ⊕ g : x ∈ S}` are found by moving words as
/// a whole and bits within words: bit i of g swaps neighbouring blocks of 2^i
/// bits.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub(super) struct NimSet {
    words: Vec<u64>,
}

/// The lower halves of all blocks of 2, 4, 8, … bits.
const LOWER: [u64; 6] = [
    0x5555_5555_5555_5555,
    0x3333_3333_3333_3333,
    0x0F0F_0F0F_0F0F_0F0F,
    0x00FF_00FF_00FF_00FF,
    0x0000_FFFF_0000_FFFF,
    0x0000_0000_FFFF_FFFF,
];

impl NimSet {
    pub(super) fn insert(&mut self, value: u16) {
        let (word, bit) = (usize::from(value >> 6), value & 63);
        if word >= self.words.len() {
            self.words.resize((word + 1).next_power_of_two(), 0);
        }
        self.words[word] |= 1 << bit;
    }

    #[cfg(test)]
    pub(super) fn contains(&self, value: u16) -> bool {
        self.words.get(usize::from(value >> 6)).is_some_and(|word| word >> (value & 63) & 1 == 1)
    }

    pub(super) fn extend(&mut self, other: &NimSet) {
        self.extend_sums(other, 0);
    }

    /// Adds x ⊕ g for all x in the other set.
    pub(super) fn extend_sums(&mut self, other: &NimSet, g: u16) {
        if other.words.is_empty() {
            return;
        }
        let high = usize::from(g >> 6);
        let needed = other.words.len().max((high + 1).next_power_of_two());
        if self.words.len() < needed {
            self.words.resize(needed, 0);
        }
        for (place, &word) in other.words.iter().enumerate() {
            self.words[place ^ high] |= swapped(word, g & 63);
        }
    }

    /// The least value that is not in the set; 2¹⁶ if there is none.
    pub(super) fn mex(&self) -> u32 {
        let full = self.words.iter().take_while(|&&word| word == u64::MAX).count();
        let rest = self.words.get(full).map_or(0, |word| word.trailing_ones());
        64 * full as u32 + rest
    }
}

/// The word whose bit i is the bit i ⊕ g of this one.
fn swapped(mut word: u64, g: u16) -> u64 {
    for (level, lower) in LOWER.iter().enumerate() {
        if g >> level & 1 == 1 {
            let width = 1 << level;
            word = (word & lower) << width | word >> width & lower;
        }
    }
    word
}

#[cfg(test)]
mod tests {
    use proptest::prelude::*;

    use super::*;

    proptest! {
        #[test]
        fn sums_are_those_of_the_members(
            members in prop::collection::btree_set(0u16..600, 0..40), g in 0u16..2000,
        ) {
            let mut set = NimSet::default();
            members.iter().for_each(|&value| set.insert(value));
            let mut sums = NimSet::default();
            sums.extend_sums(&set, g);
            for value in 0..4096 {
                prop_assert_eq!(sums.contains(value), members.contains(&(value ^ g)));
            }
            let least = (0..).find(|value| !members.contains(value)).unwrap();
            prop_assert_eq!(set.mex(), u32::from(least));
        }
    }

    #[test]
    fn a_full_set_has_no_least_missing_value() {
        let full = NimSet { words: vec![u64::MAX; 1024] };
        assert_eq!(full.mex(), 65_536);
    }
}
