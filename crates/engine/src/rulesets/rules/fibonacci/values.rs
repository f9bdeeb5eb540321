//! Grundy values, heap by heap.
//!
//! # Steps
//! Let G(n, m) be the value of a heap of n from which at most m may be taken: the mex of
//! G(n−k, 2k) for 1 ≤ k ≤ m. The larger m, the more options, so that G(n, ·) rises, and is known
//! by the bounds m at which it does. Let T(n, u) be the least k with G(n−k, 2k) = u. Then
//! G(n, m) > v exactly if m ≥ T(n, u) for all u ≤ v.
//!
//! # Intervals
//! For a heap of j the bounds between two steps have the same value u. So the heaps j + k from
//! which taking k leaves u, since 2k lies between these steps, are an interval. T(n, u) is n − j
//! for the largest j with an interval for u in which n lies. There are few steps: up to a heap of
//! 10000 at most 32.
//!
//! Further reading: U. Larsson, S. Rubinstein-Salzedo, Grundy values of Fibonacci nim,
//! *International Journal of Game Theory* 45 (2016).

use std::collections::BinaryHeap;
use std::sync::{Mutex, PoisonError};

use super::MOST;

/// What is known of the heaps so far.
struct Steps {
    /// For each heap the least bounds with a value above 0, 1, 2, ….
    of_heap: Vec<Vec<u16>>,
    /// For each heap the intervals that begin there: the value, the heap that is left, the last
    /// heap.
    begin: Vec<Vec<(u16, u16, u16)>>,
    /// For each value the intervals that have begun, the one with the largest heap left first; some
    /// have ended.
    open: Vec<BinaryHeap<(u16, u16)>>,
}

static STEPS: Mutex<Steps> =
    Mutex::new(Steps { of_heap: Vec::new(), begin: Vec::new(), open: Vec::new() });

/// The Grundy value of a heap from which at most `max` may be taken; a larger heap than
/// [`MOST`] counts as one of that size.
///
/// ```
/// use nimatron::rulesets::fibonacci::value;
/// // 4 is 3 + 1, so that taking 1 wins; 5 is a Fibonacci number.
/// assert_eq!([value(4, 1), value(4, 3), value(5, 4)], [1, 3, 0]);
/// ```
///
/// Cost: about n log n for the first question on a heap of n, and log n afterwards.
pub fn value(heap: u64, max: u64) -> u64 {
    let heap = heap.min(MOST) as usize;
    // What a panic elsewhere left behind is whole up to the last heap.
    let mut steps = STEPS.lock().unwrap_or_else(PoisonError::into_inner);
    while steps.of_heap.len() <= heap {
        steps.advance();
    }
    steps.of_heap[heap].partition_point(|&bound| u64::from(bound) <= max) as u64
}

impl Steps {
    /// Finds the steps of one more heap.
    fn advance(&mut self) {
        let heap = self.of_heap.len();
        if heap == 0 {
            self.begin = vec![Vec::new(); MOST as usize + 1];
        }
        for (value, left, last) in std::mem::take(&mut self.begin[heap]) {
            let value = usize::from(value);
            if self.open.len() <= value {
                self.open.resize_with(value + 1, BinaryHeap::new);
            }
            self.open[value].push((left, last));
        }
        let (mut steps, mut bound) = (Vec::new(), 0);
        for open in &mut self.open {
            while open.peek().is_some_and(|(_, last)| usize::from(*last) < heap) {
                open.pop();
            }
            let Some((left, _)) = open.peek() else { break };
            bound = bound.max(heap as u16 - left);
            steps.push(bound);
        }
        self.leave(heap, &steps);
        self.of_heap.push(steps);
    }

    /// Notes from which heaps a heap with these steps is left with which value.
    fn leave(&mut self, heap: usize, steps: &[u16]) {
        for value in 0..=steps.len() {
            let least = value.checked_sub(1).map_or(0, |below| usize::from(steps[below]));
            // What may be taken next is twice what was taken.
            let first = heap + least.div_ceil(2).max(1);
            let last = match steps.get(value) {
                Some(&next) => heap + (usize::from(next) - 1) / 2,
                None => MOST as usize,
            };
            if first <= last.min(MOST as usize) {
                self.begin[first].push((value as u16, heap as u16, last as u16));
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn agrees_with_the_definition() {
        let most = 180;
        let mut values: Vec<Vec<u64>> = Vec::new();
        for heap in 0..=most {
            let (mut row, mut left) = (vec![0], Vec::new());
            for max in 1..=heap {
                let rest: usize = heap - max;
                left.push(values[rest][rest.min(2 * max)]);
                row.push((0..).find(|value| !left.contains(value)).unwrap_or(0));
            }
            for (max, &expected) in row.iter().enumerate() {
                assert_eq!(value(heap as u64, max as u64), expected, "{heap}, at most {max}");
            }
            values.push(row);
        }
    }

    #[test]
    fn there_are_few_steps() {
        let largest = (0..=MOST).map(|heap| value(heap, heap)).max();
        assert_eq!(largest, Some(32));
    }
}
