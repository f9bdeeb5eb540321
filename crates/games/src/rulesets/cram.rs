//! Cram: dominoes on a board.
//!
//! Both players place dominoes in either direction. A position is the set of
//! free squares; islands of them are independent, and those that are turned or
//! reflected are equal.
//!
//! Reference: M. Gardner, *Knotted Doughnuts* (1986), ch. 19; P. Beling and M.
//! Rogalski, On pruning search trees of impartial games, *Artificial
//! Intelligence* 283 (2020).

use std::fmt;

use nimatron_nimber::text::ParseError;

use super::searched::Searched;
use super::{Description, Example};
use crate::core::{Head, Piece};
use crate::impartial::Game;

/// A board has at most so many squares.
const MOST_SQUARES: usize = 64;
const EXAMPLE: &str = "a board looks like cram: 4x5, or row by row like cram: ..#/.../..#";

/// Free squares of a board with at most 64 squares.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Cram {
    columns: u8,
    rows: u8,
    /// The square in row r and column c is bit r·columns + c.
    free: u64,
}

impl Cram {
    /// An empty board.
    ///
    /// ```
    /// use nimatron::core::Budget;
    /// use nimatron::impartial::Solver;
    /// use nimatron::rulesets::cram::Cram;
    /// let board = Cram::board(4, 5).expect("20 squares");
    /// assert_eq!(Solver::new().value(&board, &mut Budget::unlimited()), Ok(2));
    /// assert_eq!(Cram::board(9, 8), None);
    /// ```
    pub fn board(rows: usize, columns: usize) -> Option<Cram> {
        let squares = rows.checked_mul(columns).filter(|n| (1..=MOST_SQUARES).contains(n))?;
        let free = u64::MAX >> (MOST_SQUARES - squares);
        Some(Cram { columns: u8::try_from(columns).ok()?, rows: u8::try_from(rows).ok()?, free })
    }

    /// How many rows and columns the board has.
    pub fn sides(&self) -> (usize, usize) {
        (self.rows.into(), self.columns.into())
    }

    /// Whether the square in this row and column, counted from the upper left
    /// corner and 0, is free.
    pub fn is_free(&self, row: usize, column: usize) -> bool {
        let (rows, columns) = self.sides();
        row < rows && column < columns && self.free >> (row * columns + column) & 1 == 1
    }

    /// The bits of the first column.
    fn first_column(&self) -> u64 {
        (0..self.rows).fold(0, |bits, row| bits | 1 << (row * self.columns))
    }

    /// The upper or left squares of the dominoes that fit upright and lying.
    fn dominoes(&self) -> [u64; 2] {
        let right = (self.free & !self.first_column()) >> 1;
        let below = self.free.checked_shr(self.columns.into()).unwrap_or(0);
        [self.free & below, self.free & right]
    }

    /// The moves: the bits of both squares.
    fn placements(&self) -> impl Iterator<Item = u64> + use<> {
        let [upright, lying] = self.dominoes();
        let columns = u32::from(self.columns);
        let upright = bits(upright).map(move |bit| 1 << bit | 1 << (bit + columns));
        upright.chain(bits(lying).map(|bit| 3 << bit))
    }

    fn without(&self, squares: u64) -> Cram {
        Cram { free: self.free & !squares, ..*self }
    }

    /// The squares that can be reached from these over free ones.
    fn island(&self, start: u64, first: u64) -> u64 {
        let columns = u32::from(self.columns);
        let mut island = start;
        loop {
            let right = (island << 1) & !first;
            let left = (island & !first) >> 1;
            let below = island.checked_shl(columns).unwrap_or(0);
            let above = island.checked_shr(columns).unwrap_or(0);
            let grown = (island | right | left | below | above) & self.free;
            if grown == island {
                return island;
            }
            island = grown;
        }
    }

    /// The rows from the upper one down, as bits.
    fn lines(&self) -> impl DoubleEndedIterator<Item = u64> + use<> {
        let Cram { columns, rows, free } = *self;
        (0..rows).map(move |row| free >> (row * columns) & u64::MAX >> (64 - columns))
    }

    /// Rows put together from the upper one down.
    fn of_lines(lines: impl Iterator<Item = u64>, columns: u8) -> Cram {
        let (mut rows, mut free) = (0, 0);
        for line in lines {
            free |= line << (rows * columns);
            rows += 1;
        }
        Cram { columns, rows, free }
    }

    /// The board cut to the smallest box around the free squares.
    fn cut(&self) -> Cram {
        let all = self.lines().fold(0, |all, line| all | line);
        if all == 0 {
            return Cram { columns: 1, rows: 1, free: 0 };
        }
        let left = all.trailing_zeros();
        let columns = (64 - all.leading_zeros() - left) as u8;
        // Empty rows are above and below: an island has none within.
        let lines = self.lines().filter(|&line| line != 0).map(|line| line >> left);
        Cram::of_lines(lines, columns)
    }

    /// The images of a board in the half turn and the reflections of its axes.
    fn turned(self) -> [Cram; 4] {
        let half_turn =
            Cram { free: self.free.reverse_bits() >> (64 - self.rows * self.columns), ..self };
        let upside_down = |board: Cram| Cram::of_lines(board.lines().rev(), board.columns);
        [self, half_turn, upside_down(self), upside_down(half_turn)]
    }

    fn transposed(&self) -> Cram {
        let Cram { columns, rows, free } = *self;
        let place = |bit: u32| (bit as u8 % columns) * rows + bit as u8 / columns;
        Cram {
            columns: rows,
            rows: columns,
            free: bits(free).fold(0, |t, bit| t | 1 << place(bit)),
        }
    }
}

/// The numbers of the bits that are set, lowest first.
fn bits(mut set: u64) -> impl Iterator<Item = u32> {
    std::iter::from_fn(move || {
        let bit = (set != 0).then(|| set.trailing_zeros())?;
        set &= set - 1;
        Some(bit)
    })
}

impl Game for Cram {
    fn options(&self) -> Vec<Cram> {
        self.placements().map(|squares| self.without(squares)).collect()
    }

    /// Moves count, and what they leave over.
    fn effort(&self) -> u64 {
        let moves: u32 = self.dominoes().iter().map(|squares| squares.count_ones()).sum();
        (moves + 2 * self.free.count_ones()).into()
    }

    fn components(&self) -> Vec<Cram> {
        let first = self.first_column();
        let mut islands = Vec::new();
        let mut rest = self.free;
        while rest != 0 {
            let island = self.island(rest & rest.wrapping_neg(), first);
            rest &= !island;
            // A single square is no move.
            if island.count_ones() > 1 {
                islands.push(Cram { free: island, ..*self });
            }
        }
        islands
    }

    /// The smallest of the images in the eight symmetries of the square, cut to
    /// the smallest box, which is lying.
    fn canonical(self) -> Cram {
        let cut = self.cut();
        let lying = if cut.rows > cut.columns { cut.transposed() } else { cut };
        let mut free = lying.turned().map(|image| image.free).into_iter().min().unwrap_or(0);
        if lying.rows == lying.columns {
            let turned = lying.transposed().turned().map(|image| image.free);
            free = turned.into_iter().fold(free, u64::min);
        }
        Cram { free, ..lying }
    }

    /// Where a half turn leaves the board as it is, the second player answers
    /// every move by its image and makes the last one, if no domino overlaps its
    /// image: those that touch the centre do.
    fn known_value(&self) -> Option<u64> {
        let squares = u32::from(self.rows * self.columns);
        let image = self.free.reverse_bits() >> (64 - squares);
        // The square in the centre, or the two beside it if there are.
        let [rows, columns] = [self.rows, self.columns].map(|side| (side - 1) / 2..=side / 2);
        let mut centre = 0u64;
        for row in rows {
            for column in columns.clone() {
                centre |= 1 << (row * self.columns + column);
            }
        }
        let touched = centre.count_ones() < 4 && self.free & centre != 0;
        (self.free == image && !touched).then_some(0)
    }
}

impl fmt::Display for Cram {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let (rows, columns) = self.sides();
        if self.free.count_ones() as usize == rows * columns {
            return write!(f, "cram: {rows}x{columns}");
        }
        let square = |row, column| if self.is_free(row, column) { '.' } else { '#' };
        let lines = (0..rows).map(|row| (0..columns).map(|c| square(row, c)).collect::<String>());
        write!(f, "cram: {}", lines.collect::<Vec<_>>().join("/"))
    }
}

impl Searched for Cram {
    const DESCRIPTION: Description = DESCRIPTION;

    fn read(_: Head<'_>, body: Piece<'_>) -> Result<Cram, ParseError> {
        let body = body.trimmed();
        let refused =
            |message: String| Err(ParseError::new(message, body.span()).with_help(EXAMPLE));
        let too_large = || refused(format!("a board has at most {MOST_SQUARES} squares"));
        if let Some((rows, columns)) = body.text.split_once(['x', '×']) {
            return match (rows.trim().parse(), columns.trim().parse()) {
                (Ok(0), Ok(_)) | (Ok(_), Ok(0)) => refused("expected a board with squares".into()),
                (Ok(rows), Ok(columns)) => Cram::board(rows, columns).map_or_else(too_large, Ok),
                _ => refused("expected the number of rows, an x and that of columns".into()),
            };
        }
        let lines: Vec<&str> = body.text.split('/').map(str::trim).collect();
        let columns = lines[0].chars().count();
        let Some(mut board) = Cram::board(lines.len(), columns) else {
            return if columns == 0 { refused("expected a board".into()) } else { too_large() };
        };
        board.free = 0;
        for (row, line) in lines.iter().enumerate() {
            if line.chars().count() != columns {
                return refused(format!("row {} is not as long as the first", row + 1));
            }
            for (column, square) in line.chars().enumerate() {
                match square {
                    '.' => board.free |= 1 << (row * columns + column),
                    '#' => {}
                    _ => return refused("expected . for a free square or # for none".into()),
                }
            }
        }
        Ok(board)
    }

    fn moves(&self) -> Vec<(String, Cram)> {
        let columns = u32::from(self.columns);
        let place = |bit: u32| {
            // Rows are counted from below, as on every board.
            format!("({},{})", bit % columns + 1, u32::from(self.rows) - bit / columns)
        };
        let name = |squares: u64| bits(squares).map(place).collect::<Vec<_>>().join("-");
        self.placements().map(|squares| (name(squares), self.without(squares))).collect()
    }

    fn size(&self) -> u64 {
        self.free.count_ones().into()
    }
}

const DESCRIPTION: Description = Description {
    id: "cram",
    title: "Cram",
    rules: &[
        "The board has free squares. A move puts a domino on two free squares that are \
         neighbours, in either direction. Whoever cannot move loses.",
        "A board is written as rows x columns, or row by row from above, with . for a free \
         square and # for one that is taken. A move names both squares by column and row, rows \
         counted from below.",
    ],
    options: &[],
    examples: &[
        Example { position: "cram: 4x5", shows: "an empty board" },
        Example { position: "cram: ...#/..../#...", shows: "a board with two squares taken" },
        Example { position: "misere cram: 3x3", shows: "the last domino loses" },
    ],
    references: &[
        "M. Gardner, Knotted Doughnuts and Other Mathematical Entertainments, chapter 19",
        "P. Beling, M. Rogalski, On pruning search trees of impartial games, Artificial \
         Intelligence 283 (2020) 103262",
    ],
};
