//! The moves from a heap: partitions into a given number of parts.

use super::{Code, Parts};

impl Code {
    /// What a move may turn a heap of `heap` into: ascending lists of heaps,
    /// first those that take fewest counters, then those that leave fewest
    /// heaps, then in lexicographic order.
    ///
    /// The list is lazy; with many heaps allowed it is as long as there are
    /// partitions of a number.
    ///
    /// ```
    /// use nimatron::impartial::sequence::Code;
    /// let code: Code = "0.3F".parse()?;
    /// let left: Vec<Vec<u64>> = code.options(5).collect();
    /// assert_eq!(left, [vec![4], vec![3], vec![1, 2], vec![1, 1, 1]]);
    /// # Ok::<(), nimatron::text::ParseError>(())
    /// ```
    pub fn options(&self, heap: u64) -> impl Iterator<Item = Vec<u64>> + '_ {
        let raised = if heap == 0 { 0 } else { self.raises() as u64 };
        // The sum that is left falls from heap + raised to 0.
        let sums = (0..=heap.saturating_add(raised)).rev().filter(move |_| heap > 0);
        sums.flat_map(move |sum| {
            let taken = i64::try_from(i128::from(heap) - i128::from(sum)).unwrap_or(i64::MAX);
            let counts = self.digit(taken).counts(sum);
            counts.flat_map(move |(count, parts)| Partitions::new(sum, count, parts))
        })
    }
}

/// The partitions of a number into a number of positive parts, each ascending,
/// in lexicographic order.
///
/// ```
/// use nimatron::impartial::sequence::code::{Partitions, Parts};
/// let all: Vec<Vec<u64>> = Partitions::new(6, 3, Parts::Any).collect();
/// assert_eq!(all, [[1, 1, 4], [1, 2, 3], [2, 2, 2]]);
/// let different: Vec<Vec<u64>> = Partitions::new(6, 3, Parts::Different).collect();
/// assert_eq!(different, [[1, 2, 3]]);
/// ```
#[derive(Clone, Debug)]
pub struct Partitions {
    next: Option<Vec<u64>>,
    parts: Parts,
}

impl Partitions {
    /// The partitions of `sum` into `count` parts of the given kind.
    pub fn new(sum: u64, count: u64, parts: Parts) -> Partitions {
        let first = match (count, parts) {
            (0, _) => (sum == 0).then(Vec::new),
            _ if count > sum => None,
            (_, Parts::AllEqual) => (sum % count == 0).then(|| vec![sum / count; count as usize]),
            _ => ascending(sum, count as usize, 1, step(parts)),
        };
        let mut partitions = Partitions { next: first, parts };
        partitions.skip_equal();
        partitions
    }

    fn skip_equal(&mut self) {
        if self.parts != Parts::NotAllEqual {
            return;
        }
        let equal = |list: &Vec<u64>| list.len() > 1 && list.first() == list.last();
        if self.next.as_ref().is_some_and(equal) {
            self.next = self.next.take().and_then(|list| self.successor(&list));
        }
    }

    fn successor(&self, list: &[u64]) -> Option<Vec<u64>> {
        if self.parts == Parts::AllEqual {
            return None;
        }
        let mut rest = list.last().copied()?;
        for at in (0..list.len() - 1).rev() {
            rest += list[at];
            let tail = ascending(rest, list.len() - at, list[at] + 1, step(self.parts));
            if let Some(tail) = tail {
                return Some([&list[..at], &tail].concat());
            }
        }
        None
    }
}

fn step(parts: Parts) -> u64 {
    u64::from(parts == Parts::Different)
}

/// The least ascending list of `count` ≥ 1 numbers with a given sum that begins
/// with `first` and rises by at least `step`; `None` if the last would be too
/// small.
fn ascending(sum: u64, count: usize, first: u64, step: u64) -> Option<Vec<u64>> {
    let others = count as u128 - 1;
    let least =
        others * u128::from(first) + u128::from(step) * (others * others.saturating_sub(1) / 2);
    let last = u128::from(sum).checked_sub(least)?;
    if last < u128::from(first) + u128::from(step) * others {
        return None;
    }
    let mut list: Vec<u64> = (0..others as u64).map(|i| first + step * i).collect();
    list.push(u64::try_from(last).ok()?);
    Some(list)
}

impl Iterator for Partitions {
    type Item = Vec<u64>;

    fn next(&mut self) -> Option<Vec<u64>> {
        let list = self.next.take()?;
        self.next = self.successor(&list);
        self.skip_equal();
        Some(list)
    }
}
