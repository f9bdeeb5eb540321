//! The least number that is missing, 64 numbers at a time.

/// A set of small numbers with its mex: the least number that is not in it.
///
/// ```
/// use nimatron::impartial::ValueSet;
/// let mut seen = ValueSet::new();
/// seen.extend([0, 1, 3]);
/// assert_eq!(seen.mex(), 2);
/// ```
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct ValueSet {
    /// The numbers below 64, which are nearly always all there are.
    low: u64,
    high: Vec<u64>,
}

impl ValueSet {
    /// The empty set.
    pub fn new() -> ValueSet {
        ValueSet::default()
    }

    /// Adds a number below `below`; the others are left out, so that a set of
    /// the values of `n` options, of which the mex is wanted, takes `n` bits
    /// with `below = n`.
    pub fn insert_below(&mut self, value: u64, below: u64) {
        if value >= below {
            return;
        }
        if value < 64 {
            self.low |= 1 << value;
            return;
        }
        let word = (value / 64 - 1) as usize;
        if word >= self.high.len() {
            self.high.resize(word + 1, 0);
        }
        self.high[word] |= 1 << (value % 64);
    }

    /// Whether the number is in the set.
    pub fn contains(&self, value: u64) -> bool {
        let word = match value / 64 {
            0 => self.low,
            index => self.high.get(index as usize - 1).copied().unwrap_or(0),
        };
        word >> (value % 64) & 1 == 1
    }

    /// The least number that is not in the set.
    ///
    /// Cost: a step for every 64 numbers below it.
    pub fn mex(&self) -> u64 {
        if self.low != u64::MAX {
            return self.low.trailing_ones().into();
        }
        let full = self.high.iter().take_while(|&&word| word == u64::MAX).count();
        let rest = self.high.get(full).copied().unwrap_or(0);
        (full as u64 + 1) * 64 + u64::from(rest.trailing_ones())
    }
}

impl Extend<u64> for ValueSet {
    fn extend<I: IntoIterator<Item = u64>>(&mut self, values: I) {
        values.into_iter().for_each(|value| self.insert_below(value, u64::MAX));
    }
}

impl FromIterator<u64> for ValueSet {
    fn from_iter<I: IntoIterator<Item = u64>>(values: I) -> ValueSet {
        let mut set = ValueSet::new();
        set.extend(values);
        set
    }
}

#[cfg(test)]
mod tests {
    use std::collections::BTreeSet;

    use proptest::prelude::*;

    use super::*;

    proptest! {
        #[test]
        fn agrees_with_the_definition(values in prop::collection::vec(0u64..300, 0..400)) {
            let set: ValueSet = values.iter().copied().collect();
            let plain: BTreeSet<u64> = values.into_iter().collect();
            prop_assert_eq!(Some(set.mex()), (0..).find(|value| !plain.contains(value)));
            prop_assert!((0..400).all(|value| set.contains(value) == plain.contains(&value)));
        }
    }

    #[test]
    fn long_runs() {
        for length in [0, 1, 63, 64, 65, 127, 128, 129, 1000] {
            assert_eq!((0..length).collect::<ValueSet>().mex(), length);
        }
    }
}
