//! The lines that are left of a board, kept so that all boxes are looked at with a few operations.

use super::board::{Board, Line};
use crate::rulesets::graph::bits;

/// A set of lines: a bit for each that lies in the lower half, and for each that stands in the upper one.
/// A line that lies has the number of the box below it, and one that stands that of the box to its right.
pub(super) type Lines = u128;

/// A set of boxes. Those of the next row have numbers that are greater by a column more than there are, so
/// that a line at the right or lower border belongs to no box.
pub(super) type Boxes = u64;

const HALF: u32 = 64;

/// Where the lines and boxes of a board are.
pub(super) struct Lattice {
    stride: u32,
    boxes: Boxes,
    /// For each line of the board the set in which it is alone.
    lines: Vec<Lines>,
    keys: Keys,
}

/// Boxes by the number of their lines that are left.
#[derive(Clone, Copy, Debug)]
pub(super) struct Counted {
    /// Those that can be taken.
    pub(super) one: Boxes,
    /// Those of which a line gives them away.
    pub(super) two: Boxes,
    /// Three or four.
    pub(super) more: Boxes,
}

impl Counted {
    /// The number of all that are not closed.
    pub(super) fn open(self) -> i32 {
        (self.one | self.two | self.more).count_ones() as i32
    }
}

impl Lattice {
    pub(super) fn new(board: Board) -> Lattice {
        let stride = board.columns() as u32 + 1;
        let number = |row: usize, column: usize| row as u32 * stride + column as u32;
        let places = 0..board.count_lines() as u32;
        let lines = places.map(|line| {
            let Line { row, column, stands } = board.line(line);
            1 << (number(row, column) + if stands { HALF } else { 0 })
        });
        let rows = (0..board.rows()).flat_map(|row| (0..board.columns()).map(move |at| (row, at)));
        let boxes = rows.fold(0, |all, (row, column)| all | 1 << number(row, column));
        let lines: Vec<Lines> = lines.collect();
        Lattice { stride, boxes, keys: Keys::new(board, &lines), lines }
    }

    /// The set of these lines of the board.
    pub(super) fn lines(&self, left: u64) -> Lines {
        bits(left).fold(0, |all, line| all | self.lines[line as usize])
    }

    /// How many lines are left of the boxes that have any.
    pub(super) fn count(&self, left: Lines) -> Counted {
        let (lying, standing) = (left as u64, (left >> HALF) as u64);
        let within = |lines: u64| lines & self.boxes;
        let (above, below) = (within(lying), within(lying >> self.stride));
        let (before, behind) = (within(standing), within(standing >> 1));
        // Bits of two sums, each of two lines.
        let (one_lying, two_lying) = (above ^ below, above & below);
        let (one_standing, two_standing) = (before ^ behind, before & behind);
        let is_odd = one_lying ^ one_standing;
        let has_two = two_lying | two_standing;
        Counted {
            one: is_odd & !has_two,
            two: (one_lying & one_standing) | (two_lying ^ two_standing) & !is_odd,
            more: is_odd & has_two | two_lying & two_standing,
        }
    }

    /// All lines of these boxes.
    pub(super) fn around(&self, boxes: Boxes) -> Lines {
        let (lying, standing) = (boxes | boxes << self.stride, boxes | boxes << 1);
        Lines::from(lying) | Lines::from(standing) << HALF
    }

    /// The boxes on both sides of these lines.
    pub(super) fn beside(&self, lines: Lines) -> Boxes {
        let (lying, standing) = (lines as u64, (lines >> HALF) as u64);
        (lying | lying >> self.stride | standing | standing >> 1) & self.boxes
    }

    /// A number that is the same for all sets of lines that differ by symmetry alone.
    pub(super) fn key(&self, left: Lines) -> u64 {
        self.keys.key(left)
    }
}

/// Numbers of sets of lines up to symmetry: the least of the images under the symmetries of the board, in
/// which lines of the same box on the border are alike.
struct Keys {
    /// For each symmetry.
    images: Vec<Image>,
    /// Bits of numbers, one step after the other: if of a line and the next one, which is like it, one is
    /// left, it shall be the former. After all steps the first ones of each box are left.
    exchanges: Vec<u64>,
}

/// For each byte of a set of lines that may have any, the part of the number for every value of that byte.
type Image = Vec<(usize, [u64; 256])>;

impl Keys {
    /// Those of a board on which each line has this set.
    fn new(board: Board, lines: &[Lines]) -> Keys {
        let sides = board.sides();
        let on_border = |lines: &u64| -> Vec<u32> {
            bits(*lines).filter(|&line| sides[line as usize][1].is_none()).collect()
        };
        let alike: Vec<Vec<u32>> =
            board.boxes().iter().map(on_border).filter(|lines| lines.len() > 1).collect();
        // Lines that are alike have bits one beside the other.
        let first = alike.concat();
        let others = (0..board.count_lines() as u32).filter(|line| !first.contains(line));
        let mut bit = vec![0; lines.len()];
        for (place, line) in first.iter().copied().chain(others).enumerate() {
            bit[line as usize] = place;
        }
        // Neighbours are exchanged as long as that may be of use.
        let most = alike.iter().map(Vec::len).max().unwrap_or(0);
        let exchanges = (1..most).rev().flat_map(|to| 0..to).map(|from| {
            let former = alike.iter().filter_map(|lines| lines.get(from + 1).and(lines.get(from)));
            former.fold(0, |all, &line| all | 1 << bit[line as usize])
        });
        let all = lines.iter().fold(0, |all, line| all | line).to_le_bytes();
        let image = |numbers: Vec<u32>| -> Image {
            let parts = |at: usize| {
                let mut parts = [0; 256];
                for (value, part) in parts.iter_mut().enumerate() {
                    let set = (value as Lines) << (8 * at);
                    let own = (0..lines.len()).filter(|&line| lines[line] & set != 0);
                    *part = own.fold(0, |part, line| part | 1 << bit[numbers[line] as usize]);
                }
                (at, parts)
            };
            (0..all.len()).filter(|&at| all[at] != 0).map(parts).collect()
        };
        let images = board.symmetries().into_iter().map(image).collect();
        Keys { images, exchanges: exchanges.collect() }
    }

    fn key(&self, left: Lines) -> u64 {
        let bytes = left.to_le_bytes();
        let image = |image: &Image| {
            let key = image.iter().fold(0, |key, (at, parts)| key | parts[usize::from(bytes[*at])]);
            self.exchanges.iter().fold(key, |key, former| {
                let later = key >> 1 & former & !key;
                key ^ (later | later << 1)
            })
        };
        self.images.iter().map(image).min().unwrap_or(0)
    }
}
