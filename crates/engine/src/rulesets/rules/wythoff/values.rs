//! Grundy values of a single queen, row by row.
//!
//! # Recursion
//! The value of (x, y) is the mex of three sets: the values to the left of it, those below it, and
//! those D(x, y) that are reached by taking from both heaps. A move from (x, y) that takes k and l,
//! both at least 2, is the move from (x−1, y−1) that takes k−1 and l−1. So
//!
//! D(x, y) = D(x−1, y−1) ∪ { G(x−k, y−l) : min(k, l) = 1, |k − l| < a },
//!
//! and each set grows by a few values from square to square. No value is larger than x + y, the
//! length of the longest game.
//!
//! Both heaps are alike, so that only squares with x ≤ y are kept.

use std::cmp;

/// The values of all squares (x, y) with x ≤ y within two bounds.
#[derive(Debug)]
pub(super) struct Table {
    high: usize,
    /// Row by row, from y = x on.
    values: Vec<u16>,
}

/// A set of values, most of which lie below its mex.
#[derive(Clone, Debug)]
struct Seen {
    words: Vec<u64>,
    /// The first word with a number that is missing.
    start: usize,
}

impl Seen {
    /// The empty set; it takes numbers up to this one.
    fn new(most: usize) -> Seen {
        Seen { words: vec![0; most / 64 + 1], start: 0 }
    }

    fn insert(&mut self, value: u16) {
        let word = usize::from(value) / 64;
        self.words[word] |= 1 << (value % 64);
        while self.words.get(self.start) == Some(&u64::MAX) {
            self.start += 1;
        }
    }

    /// The least number that is in none of these sets; one up to the last that they take is
    /// missing.
    fn mex(sets: [&Seen; 3]) -> u16 {
        let mut word = sets.iter().fold(0, |start, set| cmp::max(start, set.start));
        loop {
            let all = sets.iter().fold(0, |all, set| all | set.words[word]);
            if all != u64::MAX {
                return (word * 64) as u16 + all.trailing_ones() as u16;
            }
            word += 1;
        }
    }
}

impl Table {
    /// The values of the squares with x ≤ `low` and y ≤ `high`, where `low` is not the larger.
    ///
    /// Cost: about `a` steps and 2 bytes for each square, and (`high` + 1)·(`low` + `high`)/4 bytes
    /// for the sets while it runs.
    pub(super) fn new(a: u32, low: u32, high: u32) -> Table {
        let (a, low, high) = (a as usize, low as usize, high as usize);
        let squares = (0..=low).map(|x| high + 1 - x).sum();
        let mut table = Table { high, values: Vec::with_capacity(squares) };
        let empty = Seen::new(low + high);
        // The values in the rows so far, by column, and what is reached on diagonals by y − x.
        let mut columns = vec![empty.clone(); high + 1];
        let mut diagonals = vec![empty; high + 1];
        for x in 0..=low {
            // What lies to the left of the diagonal of the board is its mirror image.
            let mut row = columns[x].clone();
            for y in x..=high {
                let diagonal = &mut diagonals[y - x];
                let near = (1..=a).map(|l| (1, l)).chain((2..=a).map(|k| (k, 1)));
                for (k, l) in near.filter(|&(k, l)| k <= x && l <= y) {
                    diagonal.insert(table.value((x - k, y - l)));
                }
                let value = Seen::mex([&row, &columns[y], diagonal]);
                row.insert(value);
                columns[y].insert(value);
                table.values.push(value);
            }
        }
        table
    }

    /// The value of a square that lies within the bounds, or whose mirror image does.
    pub(super) fn value(&self, (x, y): (usize, usize)) -> u16 {
        let (low, high) = (x.min(y), x.max(y));
        // Row x begins behind x rows of high + 1, high, … squares.
        let row = low * (self.high + 1) - low * low.saturating_sub(1) / 2;
        self.values[row + high - low]
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// By the definition, from all moves.
    fn naive(a: usize, side: usize) -> Vec<Vec<u16>> {
        let mut values = vec![vec![0; side]; side];
        for x in 0..side {
            for y in 0..side {
                let both = (1..=x).flat_map(|k| (1..=y).map(move |l| (k, l)));
                let both = both.filter(|&(k, l)| k.abs_diff(l) < a).map(|(k, l)| (x - k, y - l));
                let moves = (0..x).map(|to| (to, y)).chain((0..y).map(|to| (x, to))).chain(both);
                let left: Vec<u16> = moves.map(|(x, y)| values[x][y]).collect();
                values[x][y] = (0..).find(|value| !left.contains(value)).unwrap_or(0);
            }
        }
        values
    }

    #[test]
    fn agrees_with_the_definition() {
        for a in 1..=8 {
            let side = if a == 1 { 48 } else { 24 };
            let expected = naive(a, side);
            for (low, high) in [(side - 1, side - 1), (5, side - 1), (0, 7), (0, 0)] {
                let table = Table::new(a as u32, low as u32, high as u32);
                let squares = (0..=low).flat_map(|x| (x..=high).map(move |y| (x, y)));
                for (x, y) in squares {
                    let found = [table.value((x, y)), table.value((y, x))];
                    assert_eq!(found, [expected[x][y]; 2], "a = {a}: ({x},{y})");
                }
            }
        }
    }
}
