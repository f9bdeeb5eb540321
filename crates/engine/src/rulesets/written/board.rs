//! Boards of signs: squares in rows, any number of them.

use super::pattern::{Sign, Step};

/// What stands on each square, row by row.
#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub(super) struct Board {
    rows: u16,
    columns: u16,
    signs: Box<[Sign]>,
}

/// Squares in a straight line, up to the edge.
#[derive(Clone, Copy, Debug)]
pub(super) struct Line {
    square: usize,
    stride: isize,
    left: usize,
}

impl Line {
    /// The line that begins at the same square and goes on by another step.
    pub(super) fn turned(self, board: &Board, step: Step) -> Line {
        board.line(self.square, step)
    }
}

impl Iterator for Line {
    type Item = usize;

    fn next(&mut self) -> Option<usize> {
        self.left = self.left.checked_sub(1)?;
        let square = self.square;
        self.square = square.wrapping_add_signed(self.stride);
        Some(square)
    }
}

/// The squares that a board may have.
pub(super) const MOST_SQUARES: usize = 400;

impl Board {
    /// The board with these signs; `None` if it has no squares or too many of them.
    pub(super) fn new(
        rows: usize,
        columns: usize,
        sign: impl Fn(usize, usize) -> Sign,
    ) -> Option<Board> {
        let squares =
            rows.checked_mul(columns).filter(|squares| (1..=MOST_SQUARES).contains(squares))?;
        let mut signs = Vec::with_capacity(squares);
        for row in 0..rows {
            signs.extend((0..columns).map(|column| sign(row, column)));
        }
        let signs = signs.into_boxed_slice();
        Some(Board { rows: rows as u16, columns: columns as u16, signs })
    }

    pub(super) fn rows(&self) -> usize {
        self.rows.into()
    }

    pub(super) fn columns(&self) -> usize {
        self.columns.into()
    }

    pub(super) fn squares(&self) -> usize {
        self.signs.len()
    }

    pub(super) fn sign(&self, square: usize) -> Sign {
        self.signs[square]
    }

    pub(super) fn signs(&self) -> &[Sign] {
        &self.signs
    }

    /// The row of a square, counted from above, and its column, both from 0.
    pub(super) fn place(&self, square: usize) -> (usize, usize) {
        (square / self.columns(), square % self.columns())
    }

    /// The square one step away; `None` beyond the edge.
    pub(super) fn neighbour(&self, square: usize, (down, right): Step) -> Option<usize> {
        let (row, column) = self.place(square);
        let row = row.checked_add_signed(down.into()).filter(|row| *row < self.rows())?;
        let column = column.checked_add_signed(right.into());
        let column = column.filter(|column| *column < self.columns())?;
        Some(row * self.columns() + column)
    }

    /// The line that begins with a square and goes on by a step.
    fn line(&self, square: usize, step: Step) -> Line {
        let (row, column) = self.place(square);
        self.line_from(row, column, step)
    }

    /// The lines by a step from every square, row by row.
    pub(super) fn lines(&self, step: Step) -> impl Iterator<Item = Line> + '_ {
        let (rows, columns) = (self.rows(), self.columns());
        (0..rows)
            .flat_map(move |row| (0..columns).map(move |column| self.line_from(row, column, step)))
    }

    fn line_from(&self, row: usize, column: usize, (down, right): Step) -> Line {
        let room = |at: usize, step: i8, sides: usize| match step {
            0 => usize::MAX,
            1 => sides - at,
            _ => at + 1,
        };
        let room = room(row, down, self.rows()).min(room(column, right, self.columns()));
        let stride = isize::from(down) * self.columns() as isize + isize::from(right);
        Line {
            square: row * self.columns() + column,
            stride,
            left: if stride == 0 { 1 } else { room },
        }
    }

    /// Puts another sign on a square.
    pub(super) fn put(&mut self, square: usize, sign: Sign) {
        self.signs[square] = sign;
    }

    /// The board with other signs on these squares.
    pub(super) fn with(&self, changes: impl IntoIterator<Item = (usize, Sign)>) -> Board {
        let mut board = self.clone();
        for (square, sign) in changes {
            board.signs[square] = sign;
        }
        board
    }

    /// The board with another sign in place of each.
    pub(super) fn mapped(&self, sign: impl Fn(Sign) -> Sign) -> Board {
        Board { signs: self.signs.iter().map(|own| sign(*own)).collect(), ..self.clone() }
    }

    /// The smallest board around the squares that count, and the square that is its first; `None` if
    /// there are none.
    pub(super) fn around(&self, counts: impl Fn(Sign) -> bool) -> Option<(Board, usize)> {
        let counted = || (0..self.squares()).filter(|square| counts(self.sign(*square)));
        let rows = || counted().map(|square| self.place(square).0);
        let columns = || counted().map(|square| self.place(square).1);
        let (top, bottom) = (rows().min()?, rows().max()?);
        let (left, right) = (columns().min()?, columns().max()?);
        let first = top * self.columns() + left;
        let inside = Board::new(bottom - top + 1, right - left + 1, |row, column| {
            self.sign(first + row * self.columns() + column)
        });
        Some((inside?, first))
    }

    /// The squares of each island of those that count, where these steps lead from one to another.
    pub(super) fn islands(&self, counts: impl Fn(Sign) -> bool, steps: &[Step]) -> Vec<Vec<usize>> {
        let mut rest: Vec<bool> = self.signs.iter().map(|sign| counts(*sign)).collect();
        let mut islands = Vec::new();
        for start in 0..self.squares() {
            if !std::mem::take(&mut rest[start]) {
                continue;
            }
            let mut island = vec![start];
            let mut looked_at = 0;
            while let Some(&square) = island.get(looked_at) {
                looked_at += 1;
                for step in steps {
                    let next = self.neighbour(square, *step);
                    if let Some(next) = next.filter(|next| rest[*next]) {
                        rest[next] = false;
                        island.push(next);
                    }
                }
            }
            islands.push(island);
        }
        islands
    }
}
