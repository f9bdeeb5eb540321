//! A board in rows and columns.

use std::fmt;

use crate::foundation::Place;

/// A square: its row and its column, counted from 0 and the upper left corner.
pub type Square = (usize, usize);

/// A step: the number of rows down and of columns to the right.
pub type Step = (isize, isize);

/// The steps to the neighbours above, below and beside.
pub const BESIDE: [Step; 4] = [(-1, 0), (0, -1), (0, 1), (1, 0)];

/// The steps of a king of Chess.
pub const AROUND: [Step; 8] =
    [(-1, -1), (-1, 0), (-1, 1), (0, -1), (0, 1), (1, -1), (1, 0), (1, 1)];

/// A rectangle with a sign on every square.
#[derive(Clone, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct Board {
    rows: Vec<Vec<char>>,
}

impl Board {
    /// The board of these sides with a sign for each square.
    pub fn new(rows: usize, columns: usize, sign: impl Fn(Square) -> char) -> Board {
        let row = |row| (0..columns).map(|column| sign((row, column))).collect();
        Board { rows: (0..rows).map(row).collect() }
    }

    /// The board that is written row by row, with `/` between the rows; `None` if the rows are not
    /// all of one length.
    pub fn read(text: &str) -> Option<Board> {
        let rows: Vec<Vec<char>> =
            text.split('/').map(|row| row.trim().chars().collect()).collect();
        let columns = rows.first()?.len();
        rows.iter().all(|row| row.len() == columns).then_some(Board { rows })
    }

    /// Number of rows.
    pub fn rows(&self) -> usize {
        self.rows.len()
    }

    /// Number of columns.
    pub fn columns(&self) -> usize {
        self.rows.first().map_or(0, Vec::len)
    }

    /// The sign on a square of the board.
    pub fn sign(&self, (row, column): Square) -> char {
        self.rows[row][column]
    }

    /// All squares, row by row.
    pub fn squares(&self) -> impl Iterator<Item = Square> + use<> {
        let columns = self.columns();
        (0..self.rows()).flat_map(move |row| (0..columns).map(move |column| (row, column)))
    }

    /// The squares with a sign, row by row.
    pub fn with_sign(&self, sign: char) -> impl Iterator<Item = Square> + '_ {
        self.squares().filter(move |square| self.sign(*square) == sign)
    }

    /// The square after a step; `None` if the step leaves the board.
    pub fn neighbour(&self, (row, column): Square, (down, right): Step) -> Option<Square> {
        let row = row.checked_add_signed(down).filter(|row| *row < self.rows())?;
        let column = column.checked_add_signed(right).filter(|column| *column < self.columns())?;
        Some((row, column))
    }

    /// The board with other signs on some squares.
    pub fn with(&self, changes: &[(Square, char)]) -> Board {
        let mut changed = self.clone();
        for &((row, column), sign) in changes {
            changed.rows[row][column] = sign;
        }
        changed
    }

    /// The squares with one of these signs, in groups that hang together by these steps.
    pub fn islands(&self, signs: &str, steps: &[Step]) -> Vec<Vec<Square>> {
        let mut is_open: Vec<Vec<bool>> = self
            .rows
            .iter()
            .map(|row| row.iter().map(|sign| signs.contains(*sign)).collect())
            .collect();
        let mut islands = Vec::new();
        for (row, column) in self.squares() {
            if !std::mem::take(&mut is_open[row][column]) {
                continue;
            }
            let mut island = vec![(row, column)];
            let mut looked_at = 0;
            while looked_at < island.len() {
                let next = steps.iter().filter_map(|step| self.neighbour(island[looked_at], *step));
                let next: Vec<Square> = next.collect();
                for (row, column) in next {
                    if std::mem::take(&mut is_open[row][column]) {
                        island.push((row, column));
                    }
                }
                looked_at += 1;
            }
            islands.push(island);
        }
        islands
    }

    /// The board on which all squares but these have the sign `outside`.
    pub fn only(&self, squares: &[Square], outside: char) -> Board {
        let sign = |square| if squares.contains(&square) { self.sign(square) } else { outside };
        Board::new(self.rows(), self.columns(), sign)
    }

    /// The smallest board around all squares with these signs; `None` if there are none.
    pub fn around(&self, signs: &[char]) -> Option<Board> {
        let found = || signs.iter().flat_map(|sign| self.with_sign(*sign));
        let rows = || found().map(|(row, _)| row);
        let columns = || found().map(|(_, column)| column);
        let (top, bottom) = (rows().min()?, rows().max()?);
        let (left, right) = (columns().min()?, columns().max()?);
        let moved = |(row, column)| self.sign((top + row, left + column));
        Some(Board::new(bottom - top + 1, right - left + 1, moved))
    }

    /// The board in the eight symmetries of the square.
    pub fn images(&self) -> [Board; 8] {
        let (rows, columns) = (self.rows(), self.columns());
        let image = |is_transposed: bool, is_upside_down: bool, is_reversed: bool| {
            let sign = |(row, column): Square| {
                let (row, column) = if is_transposed { (column, row) } else { (row, column) };
                let row = if is_upside_down { rows - 1 - row } else { row };
                let column = if is_reversed { columns - 1 - column } else { column };
                self.sign((row, column))
            };
            match is_transposed {
                true => Board::new(columns, rows, sign),
                false => Board::new(rows, columns, sign),
            }
        };
        std::array::from_fn(|index| image(index & 1 > 0, index & 2 > 0, index & 4 > 0))
    }

    /// A square by its column and row, counted from 1 and the lower left corner.
    pub fn place(&self, (row, column): Square) -> Place {
        Place::Square { column: column + 1, row: self.rows() - row }
    }
}

impl fmt::Display for Board {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let rows: Vec<String> = self.rows.iter().map(|row| row.iter().collect()).collect();
        f.write_str(&rows.join("/"))
    }
}
