//! What there is to say about the values of a sequence.

use std::collections::BTreeMap;
use std::fmt;

/// How often each value occurs, where first, and which are records; of values
/// that are taken in one after the other.
///
/// ```
/// use nimatron::impartial::sequence::statistics::Statistics;
/// let mut statistics = Statistics::default();
/// statistics.take(&[0, 1, 2, 3, 1, 4, 3, 2, 1, 4, 2, 6]);
/// assert_eq!(statistics.heaps(), 12);
/// assert_eq!(statistics.largest(), Some(6));
/// assert_eq!(statistics.records().last(), Some((11, 6)));
/// let ones = statistics.of(1).unwrap();
/// assert_eq!((ones.count, ones.first, ones.last), (3, 1, 8));
/// ```
#[derive(Clone, Debug, Default)]
pub struct Statistics {
    heaps: u64,
    values: Vec<Option<Occurrences>>,
    records: Vec<(u64, u16)>,
}

/// Where a value occurs.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Occurrences {
    /// For how many heaps.
    pub count: u64,
    /// The smallest of them.
    pub first: u64,
    /// The largest.
    pub last: u64,
}

impl Statistics {
    /// Takes in the values of the next heaps.
    pub fn take(&mut self, values: &[u16]) {
        for (&value, heap) in values.iter().zip(self.heaps..) {
            let index = usize::from(value);
            if index >= self.values.len() {
                self.values.resize(index + 1, None);
            }
            if self.records.last().is_none_or(|&(_, largest)| value > largest) {
                self.records.push((heap, value));
            }
            match &mut self.values[index] {
                Some(seen) => {
                    seen.count += 1;
                    seen.last = heap;
                }
                new => *new = Some(Occurrences { count: 1, first: heap, last: heap }),
            }
        }
        self.heaps += values.len() as u64;
    }

    /// How many values were taken in.
    pub fn heaps(&self) -> u64 {
        self.heaps
    }

    /// The largest value.
    pub fn largest(&self) -> Option<u16> {
        self.records.last().map(|&(_, value)| value)
    }

    /// The heaps with a larger value than all before, with their values.
    pub fn records(&self) -> impl Iterator<Item = (u64, u16)> + '_ {
        self.records.iter().copied()
    }

    /// Where a value occurs.
    pub fn of(&self, value: u16) -> Option<Occurrences> {
        self.values.get(usize::from(value)).copied().flatten()
    }

    /// All values that occur, ascending.
    pub fn occurring(&self) -> impl Iterator<Item = (u16, Occurrences)> + '_ {
        (0..=u16::MAX).zip(&self.values).filter_map(|(value, seen)| Some((value, (*seen)?)))
    }

    /// The least value that does not occur.
    pub fn least_missing(&self) -> u32 {
        self.values.iter().take_while(|seen| seen.is_some()).count() as u32
    }

    /// How many values there are of each count of occurrences.
    pub fn counts(&self) -> BTreeMap<u64, u64> {
        let mut counts = BTreeMap::new();
        for (_, seen) in self.occurring() {
            *counts.entry(seen.count).or_default() += 1;
        }
        counts
    }
}

/// The checksum of Fletcher with sums of 16 bits, as programs for octal games
/// print it: c₀ is the sum of the values, c₁ that of all c₀; c₁·2¹⁶ + c₀.
///
/// ```
/// use nimatron::impartial::sequence::statistics::Fletcher;
/// let mut sum = Fletcher::default();
/// sum.take(&[1, 2]);
/// sum.take(&[3]);
/// assert_eq!(sum.value(), 10 << 16 | 6);
/// ```
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Fletcher {
    sums: (u16, u16),
}

impl Fletcher {
    /// Takes in the next values.
    pub fn take(&mut self, values: &[u16]) {
        for &value in values {
            self.sums.0 = self.sums.0.wrapping_add(value);
            self.sums.1 = self.sums.1.wrapping_add(self.sums.0);
        }
    }

    /// The checksum.
    pub fn value(self) -> u32 {
        u32::from(self.sums.1) << 16 | u32::from(self.sums.0)
    }
}

/// The hash of Fowler, Noll and Vo of bytes (FNV-1a, 64 bits), which tells
/// damaged files from whole ones.
///
/// ```
/// use nimatron::impartial::sequence::statistics::Fnv;
/// let mut hash = Fnv::default();
/// hash.take(b"a");
/// assert_eq!(hash.to_string(), "af63dc4c8601ec8c");
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Fnv(u64);

impl Default for Fnv {
    fn default() -> Fnv {
        Fnv(0xcbf2_9ce4_8422_2325)
    }
}

impl Fnv {
    /// Takes in the next bytes.
    pub fn take(&mut self, bytes: &[u8]) {
        for &byte in bytes {
            self.0 = (self.0 ^ u64::from(byte)).wrapping_mul(0x0100_0000_01b3);
        }
    }

    /// The hash.
    pub fn value(self) -> u64 {
        self.0
    }
}

impl fmt::Display for Fnv {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{:016x}", self.0)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn values_taken_in_parts_are_values_taken_at_once() {
        let values: Vec<u16> = (0..300u16).map(|n| n % 17 * (n % 17) % 17).collect();
        let (mut whole, mut parts) = (Statistics::default(), Statistics::default());
        whole.take(&values);
        values.chunks(7).for_each(|part| parts.take(part));
        assert_eq!(whole.occurring().collect::<Vec<_>>(), parts.occurring().collect::<Vec<_>>());
        assert_eq!(whole.occurring().map(|(_, seen)| seen.count).sum::<u64>(), 300);
        for (value, seen) in whole.occurring() {
            let at = |heap: u64| values[heap as usize];
            assert_eq!((at(seen.first), at(seen.last)), (value, value));
        }
        assert_eq!(whole.least_missing(), 3);
    }
}
