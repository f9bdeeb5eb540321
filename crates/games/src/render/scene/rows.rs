//! Rows of pins: heaps, steps, pairs of numbers.
//!
//! A handle names a pin by its row and its place: `2:5`; `2:5|` is the gap behind
//! it. Of pins that fall together the first and the last are touched. `row 2` is the
//! number of a row.

use crate::foundation::MoveName;
use crate::rulesets::euclid::Euclid;
use crate::rulesets::fibonacci::FibonacciNim;
use crate::rulesets::figure::{CELL, Figure, Ink};
use crate::rulesets::handles::{spoken, within};
use crate::rulesets::heaps::Heaps;
use crate::rulesets::searched::Sketch;
use crate::rulesets::staircase::StaircaseNim;

const LONGEST_ROW: u64 = 48;
const MOST_ROWS: usize = 16;
const RADIUS: i32 = 12;

/// The number of a row, under which moves are listed that leave more heaps than
/// pins can tell.
fn row(index: usize) -> String {
    format!("row {}", index + 1)
}

/// Rows of so many pins, one below the other, with their numbers.
fn rows(what: &str, lengths: &[u64]) -> Option<Figure> {
    let drawable = lengths.len() <= MOST_ROWS && lengths.iter().all(|&pins| pins <= LONGEST_ROW);
    if !drawable || lengths.is_empty() {
        return None;
    }
    let told: Vec<String> = lengths.iter().map(u64::to_string).collect();
    let mut figure = Figure::new(format!("{what}: {}.", told.join(", ")));
    for (index, &pins) in lengths.iter().enumerate() {
        let y = index as i32 * CELL * 5 / 4;
        figure.words((0, y), (index + 1).to_string(), Ink::Faint);
        for pin in 1..=pins {
            let at = (pin as i32 * CELL, y);
            figure.disc(at, RADIUS, Ink::Full);
            let label = format!("Row {}, pin {pin}", index + 1);
            figure.spot(at, CELL - 4, within(index + 1, pin), label);
        }
    }
    Some(figure)
}

/// The pins to be touched where the row is cut down to so many.
fn cut(row: usize, left: u64) -> Vec<String> {
    vec![within(row, left + 1)]
}

impl Heaps {
    /// What is touched where a heap is replaced by these from the left on.
    fn pins(&self, index: usize, left: &[u64]) -> Vec<String> {
        let heap = self.heaps().get(index).copied().unwrap_or(0);
        let taken = heap.saturating_sub(left.iter().sum());
        let (row, before) = (index + 1, left.first().copied().unwrap_or(0));
        match (left.len(), taken) {
            (0..=2, 1) => vec![within(row, before + 1)],
            (0..=2, 2..) => vec![within(row, before + 1), within(row, before + taken)],
            (2, 0) => vec![within(row, before) + "|"],
            _ => Vec::new(),
        }
    }
}

/// The heap that a move replaces, and what it leaves of it.
fn replaced(name: &MoveName) -> (usize, Vec<u64>) {
    let left = name.counts().skip(1).filter(|&left| left > 0);
    (name.part().unwrap_or(0), left.collect())
}

impl Sketch for Heaps {
    fn figure(&self) -> Option<Figure> {
        let mut figure = rows("Rows of pins", self.heaps())?;
        for (index, &pins) in self.heaps().iter().enumerate() {
            for pin in 1..pins {
                let at = (pin as i32 * CELL + CELL / 2, index as i32 * CELL * 5 / 4);
                let label = format!("Row {}, between pins {pin} and {}", index + 1, pin + 1);
                figure.spot(at, CELL / 3, within(index + 1, pin) + "|", label);
            }
            let label = format!("Row {}: list its moves", index + 1);
            figure.spot((0, index as i32 * CELL * 5 / 4), CELL - 8, row(index), label);
        }
        Some(figure)
    }

    fn sequence(&self) -> Option<String> {
        Some(self.rules().to_string())
    }

    fn handles(&self, name: &MoveName) -> Vec<String> {
        let (index, left) = replaced(name);
        self.pins(index, &left)
    }

    fn listed_under(&self, name: &MoveName) -> Option<String> {
        let (index, left) = replaced(name);
        self.pins(index, &left).is_empty().then(|| row(index))
    }

    fn other_handles(&self, name: &MoveName) -> Option<Vec<String>> {
        // The same move from the other end of the row.
        let (index, mut left) = replaced(name);
        match left.as_mut_slice() {
            [only] => {
                let taken = self.heaps()[index] - *only;
                let first = within(index + 1, 1);
                Some(if taken > 1 { vec![first, within(index + 1, taken)] } else { vec![first] })
                    .filter(|_| taken > 0)
            }
            [_, _] => {
                left.reverse();
                Some(self.pins(index, &left))
            }
            _ => None,
        }
    }
}

impl Sketch for StaircaseNim {
    fn figure(&self) -> Option<Figure> {
        rows("Coins on the steps, the lowest first", self.steps())
    }

    fn handles(&self, name: &MoveName) -> Vec<String> {
        let cut = |(step, left)| cut(step + 1, left);
        name.part().zip(name.counts().last()).map_or(Vec::new(), cut)
    }

    fn words(&self, name: &MoveName) -> String {
        match (name.part(), name.counts().collect::<Vec<u64>>().as_slice()) {
            (Some(step), &[before, left]) => {
                format!("take {} down from step {}", before - left, step + 1)
            }
            _ => spoken(name),
        }
    }
}

impl Sketch for FibonacciNim {
    fn figure(&self) -> Option<Figure> {
        let mut figure = rows("A heap", &[self.heap()])?;
        let below = (CELL, CELL);
        figure.words((below.0 * 2, below.1), format!("at most {}", self.max()), Ink::Accent);
        Some(figure)
    }

    fn handles(&self, name: &MoveName) -> Vec<String> {
        name.counts().last().map_or(Vec::new(), |left| cut(1, left))
    }

    fn words(&self, name: &MoveName) -> String {
        let left = name.counts().last().unwrap_or(0);
        format!("take {}", self.heap().saturating_sub(left))
    }
}

impl Sketch for Euclid {
    fn figure(&self) -> Option<Figure> {
        let lengths: Vec<u64> = self.pairs().iter().flat_map(|&(x, y)| [x, y]).collect();
        rows("Pairs of rows", &lengths)
    }

    fn handles(&self, name: &MoveName) -> Vec<String> {
        let pairs: Vec<&[u64]> = name.tuples().collect();
        let (Some(pair), &[&[x, _], &[left, other]]) = (name.part(), pairs.as_slice()) else {
            return Vec::new();
        };
        match left < x {
            true => cut(2 * pair + 1, left),
            false => cut(2 * pair + 2, other),
        }
    }
}
