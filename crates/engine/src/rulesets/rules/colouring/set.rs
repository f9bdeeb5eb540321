//! Sets of up to 256 places.

const WORDS: usize = 4;

/// A set of numbers below [`Set::MOST`].
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Set([u64; WORDS]);

impl Set {
    /// How many numbers there are.
    pub const MOST: usize = 64 * WORDS;

    /// The numbers below one that is at most [`Set::MOST`].
    pub fn below(count: usize) -> Set {
        (0..count).collect()
    }

    pub fn contains(&self, number: usize) -> bool {
        self.0.get(number / 64).is_some_and(|word| word >> (number % 64) & 1 == 1)
    }

    pub fn insert(&mut self, number: usize) {
        if let Some(word) = self.0.get_mut(number / 64) {
            *word |= 1 << (number % 64);
        }
    }

    pub fn is_empty(&self) -> bool {
        self.0 == [0; WORDS]
    }

    pub fn len(&self) -> u32 {
        self.0.iter().map(|word| word.count_ones()).sum()
    }

    pub fn and(&self, other: Set) -> Set {
        Set(std::array::from_fn(|at| self.0[at] & other.0[at]))
    }

    pub fn or(&self, other: Set) -> Set {
        Set(std::array::from_fn(|at| self.0[at] | other.0[at]))
    }

    pub fn without(&self, other: Set) -> Set {
        Set(std::array::from_fn(|at| self.0[at] & !other.0[at]))
    }

    /// The numbers in increasing order.
    pub fn iter(self) -> impl Iterator<Item = usize> {
        let words = self.0.into_iter().enumerate();
        words.flat_map(|(at, word)| {
            crate::rulesets::boards::bits(word).map(move |bit| 64 * at + bit as usize)
        })
    }
}

impl FromIterator<usize> for Set {
    fn from_iter<I: IntoIterator<Item = usize>>(numbers: I) -> Set {
        let mut set = Set::default();
        numbers.into_iter().for_each(|number| set.insert(number));
        set
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn sets_hold_what_is_put_in() {
        let (small, large): (Set, Set) =
            ([3, 64, 255].into_iter().collect(), Set::below(Set::MOST));
        assert_eq!(small.iter().collect::<Vec<_>>(), [3, 64, 255]);
        assert!(small.contains(255) && !small.contains(4) && !small.contains(1000));
        assert_eq!((small.len(), large.len(), large.without(small).len()), (3, 256, 253));
        assert!(small.without(large).is_empty() && small.and(large) == small);
        assert_eq!(small.or(Set::below(3)).len(), 6);
    }
}
