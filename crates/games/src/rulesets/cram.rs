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
use std::ops::ControlFlow;

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

    /// The bits of the first column, and further rows.
    fn first_column(&self) -> u64 {
        static OF_WIDTH: [u64; MOST_SQUARES + 1] = first_columns();
        OF_WIDTH[usize::from(self.columns)]
    }

    /// Whether free squares touch every side of the board.
    fn is_tight(self) -> bool {
        let Cram { columns, rows, free } = self;
        let first_row = u64::MAX >> (64 - columns);
        let first_column = self.first_column();
        free & first_row != 0
            && free >> ((rows - 1) * columns) != 0
            && free & first_column != 0
            && free & first_column << (columns - 1) != 0
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

    /// The squares beside these.
    fn beside(&self, squares: u64, first: u64) -> u64 {
        let columns = u32::from(self.columns);
        let right = (squares << 1) & !first;
        let left = (squares & !first) >> 1;
        let below = squares.checked_shl(columns).unwrap_or(0);
        let above = squares.checked_shr(columns).unwrap_or(0);
        right | left | below | above
    }

    /// The squares that can be reached from these over free ones.
    fn island(&self, start: u64, first: u64) -> u64 {
        let mut island = start;
        loop {
            let grown = (island | self.beside(island, first)) & self.free;
            let grown = (grown | self.beside(grown, first)) & self.free;
            if grown == island {
                return island;
            }
            island = grown;
        }
    }

    /// The islands of free squares. A single square is no move and left out.
    fn islands(&self) -> impl Iterator<Item = Cram> + use<> {
        let first = self.first_column();
        let board = Cram { free: self.free & self.beside(self.free, first), ..*self };
        let mut rest = board.free;
        std::iter::from_fn(move || {
            let start = (rest != 0).then_some(rest & rest.wrapping_neg())?;
            let free = board.island(start, first);
            rest &= !free;
            Some(Cram { free, ..board })
        })
    }

    /// The rows from the upper one down, as bits.
    fn lines(self) -> impl Iterator<Item = u64> {
        let mut rest = self.free;
        (0..self.rows).map(move |_| {
            let line = rest & u64::MAX >> (64 - self.columns);
            rest = rest.checked_shr(self.columns.into()).unwrap_or(0);
            line
        })
    }

    /// The board cut to the smallest box around the free squares.
    fn cut(self) -> Cram {
        if self.is_tight() {
            return self;
        }
        let Cram { columns, free, .. } = self;
        let all = self.lines().fold(0, |all, line| all | line);
        if all == 0 {
            return Cram { columns: 1, rows: 1, free: 0 };
        }
        let left = all.trailing_zeros();
        let width = (64 - all.leading_zeros() - left) as u8;
        let above = free.trailing_zeros() as u8 / columns;
        let rows = (63 - free.leading_zeros() as u8) / columns + 1 - above;
        let cut = Cram { columns, rows, free: free >> (above * columns) };
        if width == columns { cut } else { cut.with_columns(left, width) }
    }

    /// The columns of a board from this one on, so many.
    fn with_columns(self, left: u32, columns: u8) -> Cram {
        let mask = u64::MAX >> (64 - columns);
        let (mut free, mut place) = (0, 0);
        for line in self.lines() {
            free |= (line >> left & mask) << place;
            place += u32::from(columns);
        }
        Cram { columns, free, ..self }
    }

    /// The least of the images in the half turn and the reflections of the axes.
    fn least_image(self) -> u64 {
        let half_turn = |free: u64| free.reverse_bits() >> (64 - self.rows * self.columns);
        let above = |below: u64| below.checked_shl(self.columns.into()).unwrap_or(0);
        let upside_down = self.lines().fold(0, |below, line| above(below) | line);
        let upright = self.free.min(half_turn(self.free));
        upright.min(upside_down).min(half_turn(upside_down))
    }

    fn transposed(self) -> Cram {
        let Cram { columns, rows, free } = self;
        if rows.max(columns) <= 8 {
            let wide = self.with_columns(0, 8);
            let turned = Cram { columns: 8, rows: columns, free: transposed(wide.free) };
            return turned.with_columns(0, rows);
        }
        let place = |bit: u32| (bit as u8 % columns) * rows + bit as u8 / columns;
        let free = bits(free).fold(0, |t, bit| t | 1 << place(bit));
        Cram { columns: rows, rows: columns, free }
    }
}

/// For boards of each width the bits that are a multiple of it.
const fn first_columns() -> [u64; MOST_SQUARES + 1] {
    let mut columns = [0; MOST_SQUARES + 1];
    let mut width = 1;
    while width <= MOST_SQUARES {
        let mut bit = 0;
        while bit < MOST_SQUARES {
            columns[width] |= 1 << bit;
            bit += width;
        }
        width += 1;
    }
    columns
}

/// A board of 8 rows and columns reflected in its diagonal: blocks of 1, 2 and 4
/// squares change places.
fn transposed(mut board: u64) -> u64 {
    for (squares, distance) in
        [(0x00aa_00aa_00aa_00aa, 7), (0x0000_cccc_0000_cccc, 14), (0x0000_0000_f0f0_f0f0, 28)]
    {
        let changed = (board ^ board >> distance) & squares;
        board ^= changed ^ changed << distance;
    }
    board
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

    fn visit_options(&self, mut visit: impl FnMut(Cram) -> ControlFlow<()>) {
        let _ = self.placements().try_for_each(|squares| visit(self.without(squares)));
    }

    fn visit_parts(&self, visit: impl FnMut(Cram)) {
        self.islands().map(Game::canonical).for_each(visit);
    }

    /// Moves count, and what they leave over.
    fn effort(&self) -> u64 {
        let moves: u32 = self.dominoes().iter().map(|squares| squares.count_ones()).sum();
        (moves + 2 * self.free.count_ones()).into()
    }

    fn components(&self) -> Vec<Cram> {
        self.islands().collect()
    }

    /// The smallest of the images in the eight symmetries of the square, cut to
    /// the smallest box, which is lying.
    fn canonical(self) -> Cram {
        let cut = self.cut();
        let lying = if cut.rows > cut.columns { cut.transposed() } else { cut };
        let mut free = lying.least_image();
        if lying.rows == lying.columns {
            free = free.min(lying.transposed().least_image());
        }
        Cram { free, ..lying }
    }

    /// Where a half turn leaves the board as it is, the second player answers
    /// every move by its image and makes the last one, if no domino overlaps its
    /// image: those that touch the centre do.
    fn known_value(&self) -> Option<u64> {
        let squares = u32::from(self.rows * self.columns);
        if self.free != self.free.reverse_bits() >> (64 - squares) {
            return None;
        }
        // The square in the centre, or the two beside it if there are.
        let [rows, columns] = [self.rows, self.columns].map(|side| (side - 1) / 2..=side / 2);
        let mut centre = 0u64;
        for row in rows {
            for column in columns.clone() {
                centre |= 1 << (row * self.columns + column);
            }
        }
        let touched = centre.count_ones() < 4 && self.free & centre != 0;
        (!touched).then_some(0)
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
