//! Boards of any size: a byte for each square, row by row.

use super::{Axes, Parting, SignSet};
use crate::rulesets::boards::bits;
use crate::rulesets::written::pattern::Sign;
use crate::rulesets::written::symmetry::{Symmetries, Turn};

/// What stands on each square, row by row.
#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub(in super::super) struct Rows {
    rows: u16,
    columns: u16,
    /// How many signs there are.
    kinds: u8,
    signs: Box<[Sign]>,
}

impl Rows {
    /// The board with these signs; the sides have to fit into 16 bits.
    pub(super) fn new(
        rows: usize,
        columns: usize,
        kinds: u8,
        sign: impl Fn(usize, usize) -> Sign,
    ) -> Option<Rows> {
        let mut signs = Vec::with_capacity(rows * columns);
        for row in 0..rows {
            signs.extend((0..columns).map(|column| sign(row, column)));
        }
        let (rows, columns) = (rows.try_into().ok()?, columns.try_into().ok()?);
        Some(Rows { rows, columns, kinds, signs: signs.into_boxed_slice() })
    }

    pub(super) fn rows(&self) -> usize {
        self.rows.into()
    }

    pub(super) fn columns(&self) -> usize {
        self.columns.into()
    }

    pub(super) fn kinds(&self) -> u8 {
        self.kinds
    }

    pub(super) fn sign(&self, square: usize) -> Sign {
        self.signs[square]
    }

    pub(super) fn put(&mut self, square: usize, sign: Sign) {
        self.signs[square] = sign;
    }

    pub(super) fn count(&self, signs: SignSet) -> usize {
        self.signs.iter().filter(|sign| signs.has(**sign)).count()
    }

    pub(super) fn owned_bytes(&self) -> usize {
        self.signs.len()
    }

    pub(super) fn mapped(&self, sign: impl Fn(Sign) -> Sign) -> Rows {
        Rows { signs: self.signs.iter().map(|own| sign(*own)).collect(), ..self.clone() }
    }

    /// The smallest board around the squares that count, with a blank sign on the others; `None` if no
    /// square counts.
    pub(super) fn cut(&self, counts: SignSet, blank: Sign) -> Option<Rows> {
        let squares = 0..self.signs.len();
        let counted = || squares.clone().filter(|square| counts.has(self.sign(*square)));
        let rows = || counted().map(|square| square / self.columns());
        let columns = || counted().map(|square| square % self.columns());
        let (top, bottom) = (rows().min()?, rows().max()?);
        let (left, right) = (columns().min()?, columns().max()?);
        let first = top * self.columns() + left;
        Rows::new(bottom - top + 1, right - left + 1, self.kinds, |row, column| {
            let sign = self.sign(first + row * self.columns() + column);
            if counts.has(sign) { sign } else { blank }
        })
    }

    /// The least image of the board, and whether in it the players are exchanged, each sign for the other
    /// one; the board itself without symmetries.
    pub(super) fn least(&self, symmetries: &Symmetries) -> (Rows, bool) {
        let images = [false, true].into_iter().flat_map(|exchanges| {
            let turns = symmetries.compared(self.rows(), self.columns(), exchanges);
            bits(turns.into()).map(move |index| (Turn::of(index as u8), exchanges))
        });
        let image = |(turn, exchanges)| match exchanges {
            false => (self.turned(turn), false),
            true => (self.mapped(|sign| symmetries.other(sign)).turned(turn), true),
        };
        images.map(image).min().unwrap_or_else(|| (self.clone(), false))
    }

    /// The board in a symmetry of the square.
    pub(super) fn turned(&self, turn: Turn) -> Rows {
        let (rows, columns) = (self.rows() as isize, self.columns() as isize);
        // From a square to the next row and to the next column of the image, on the board.
        let (mut down, mut right) = (columns, 1);
        let (mut image_rows, mut image_columns) = (rows, columns);
        if turn.exchanged {
            (down, right) = (right, down);
            (image_rows, image_columns) = (columns, rows);
        }
        let mut first = 0;
        if turn.upside_down {
            first += (image_rows - 1) * down;
            down = -down;
        }
        if turn.reversed {
            first += (image_columns - 1) * right;
            right = -right;
        }
        let mut signs = Vec::with_capacity(self.signs.len());
        for row in 0..image_rows {
            let line = (0..image_columns).map(|column| first + row * down + column * right);
            signs.extend(line.map(|square| self.sign(square as usize)));
        }
        let (rows, columns) = (image_rows as u16, image_columns as u16);
        Rows { rows, columns, signs: signs.into_boxed_slice(), ..*self }
    }

    /// The islands of squares that count, each alone on the board among blank squares.
    pub(super) fn parts(
        &self,
        Parting { counts, blank, axes, least }: Parting,
    ) -> impl Iterator<Item = Rows> {
        let islands = self.islands(counts, axes).into_iter();
        islands.filter(move |island| island.len() >= least).map(move |island| {
            let mut part = self.mapped(|_| blank);
            island.iter().for_each(|square| part.put(*square, self.sign(*square)));
            part
        })
    }

    /// The squares of each island of those that count, where these axes lead from one to another.
    pub(super) fn islands(&self, counts: SignSet, axes: Axes) -> Vec<Vec<usize>> {
        let mut rest: Vec<bool> = self.signs.iter().map(|sign| counts.has(*sign)).collect();
        let mut islands = Vec::new();
        for start in 0..self.signs.len() {
            if !std::mem::take(&mut rest[start]) {
                continue;
            }
            let mut island = vec![start];
            let mut looked_at = 0;
            while let Some(&square) = island.get(looked_at) {
                looked_at += 1;
                let sides = (self.rows(), self.columns());
                for next in super::beside(sides, square, axes.steps()) {
                    if std::mem::take(&mut rest[next]) {
                        island.push(next);
                    }
                }
            }
            islands.push(island);
        }
        islands
    }
}
