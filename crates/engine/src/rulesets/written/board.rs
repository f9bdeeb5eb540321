//! Boards of signs: squares in rows, any number of them.

mod rows;
mod words;

use std::ops::ControlFlow;

use super::pattern::{Pattern, Sign, Step};
use super::symmetry::{Symmetry, Turn};
use rows::Rows;
use words::Words;

use crate::rulesets::boards::bits;

/// Signs, as the bits of a word.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(super) struct SignSet(u16);

impl SignSet {
    pub(super) fn insert(&mut self, sign: Sign) {
        self.0 |= 1 << sign;
    }

    pub(super) fn has(self, sign: Sign) -> bool {
        self.0 >> sign & 1 == 1
    }

    pub(super) fn iter(self) -> impl Iterator<Item = Sign> {
        bits(self.0.into()).map(|sign| sign as Sign)
    }
}

impl FromIterator<Sign> for SignSet {
    fn from_iter<I: IntoIterator<Item = Sign>>(signs: I) -> SignSet {
        let mut set = SignSet::default();
        signs.into_iter().for_each(|sign| set.insert(sign));
        set
    }
}

/// What holds parts of a board apart.
#[derive(Clone, Copy, Debug)]
pub(super) struct Parting<'r> {
    /// The signs whose squares count.
    pub(super) counts: SignSet,
    /// One whose squares do not.
    pub(super) blank: Sign,
    /// The steps that lead from a square of a part to others of it.
    pub(super) steps: &'r [Step],
    /// The squares that a part has at least: in smaller ones nobody can move.
    pub(super) least: usize,
}

/// What stands on each square. Squares are numbered from 0 on, row by row from above.
#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub(super) enum Board {
    /// At most 64 squares, as sets of them.
    Words(Words),
    /// More of them.
    Rows(Rows),
}

/// What both kinds of boards do.
macro_rules! either {
    ($board:expr, $inner:ident => $work:expr) => {
        match $board {
            Board::Words($inner) => $work,
            Board::Rows($inner) => $work,
        }
    };
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
        rows.checked_mul(columns).filter(|squares| (1..=MOST_SQUARES).contains(squares))?;
        match Words::new(rows, columns, &sign) {
            Some(words) => Some(Board::Words(words)),
            None => Rows::new(rows, columns, sign).map(Board::Rows),
        }
    }

    pub(super) fn rows(&self) -> usize {
        either!(self, board => board.rows())
    }

    pub(super) fn columns(&self) -> usize {
        either!(self, board => board.columns())
    }

    pub(super) fn squares(&self) -> usize {
        self.rows() * self.columns()
    }

    pub(super) fn sign(&self, square: usize) -> Sign {
        either!(self, board => board.sign(square))
    }

    pub(super) fn signs(&self) -> impl Iterator<Item = Sign> + '_ {
        (0..self.squares()).map(|square| self.sign(square))
    }

    /// How many squares have one of some signs.
    pub(super) fn count(&self, signs: SignSet) -> usize {
        match self {
            Board::Words(words) => words.count(signs),
            Board::Rows(_) => self.signs().filter(|sign| signs.has(*sign)).count(),
        }
    }

    /// The squares on which another board of the same sides has other signs, which are these.
    pub(super) fn changes<'b>(
        &'b self,
        after: &'b Board,
    ) -> impl Iterator<Item = (usize, Sign)> + 'b {
        let signs = self.signs().zip(after.signs()).enumerate();
        signs.filter(|(_, (from, to))| from != to).map(|(square, (_, to))| (square, to))
    }

    /// The bytes that it holds elsewhere.
    pub(super) fn owned_bytes(&self) -> usize {
        match self {
            Board::Words(_) => 0,
            Board::Rows(rows) => rows.owned_bytes(),
        }
    }

    /// The row of a square, counted from above, and its column, both from 0.
    pub(super) fn place(&self, square: usize) -> (usize, usize) {
        (square / self.columns(), square % self.columns())
    }

    /// The square one step away; `None` beyond the edge.
    pub(super) fn neighbour(&self, square: usize, step: Step) -> Option<usize> {
        neighbour((self.rows(), self.columns()), square, step)
    }

    /// The line that begins with a square and goes on by a step.
    pub(super) fn line(&self, square: usize, step: Step) -> Line {
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
        either!(self, board => board.put(square, sign));
    }

    /// The board with other signs on these squares.
    pub(super) fn with(&self, changes: impl IntoIterator<Item = (usize, Sign)>) -> Board {
        let mut board = self.clone();
        changes.into_iter().for_each(|(square, sign)| board.put(square, sign));
        board
    }

    /// The smallest board around the squares that count, with a blank sign on the others; `None` if no
    /// square counts.
    pub(super) fn cut(&self, counts: SignSet, blank: Sign) -> Option<Board> {
        match self {
            Board::Words(words) => words.cut(counts, blank).map(Board::Words),
            Board::Rows(rows) => {
                let cut = rows.cut(counts, blank)?;
                // What is small enough now is held as all small boards are.
                let sign = |row: usize, column: usize| cut.sign(row * cut.columns() + column);
                Board::new(cut.rows(), cut.columns(), sign)
            }
        }
    }

    /// The square that becomes the first of the board that is [cut](Self::cut).
    pub(super) fn corner(&self, counts: SignSet) -> usize {
        let counted = (0..self.squares()).filter(|square| counts.has(self.sign(*square)));
        let (rows, columns): (Vec<usize>, Vec<usize>) =
            counted.map(|square| self.place(square)).unzip();
        let least = |side: Vec<usize>| side.into_iter().min().unwrap_or(0);
        least(rows) * self.columns() + least(columns)
    }

    /// The least of its images in symmetries, and whether the players are exchanged in it, and with
    /// them each sign for its other one. Where sides are not alike only lying images are compared,
    /// if there are both kinds.
    pub(super) fn least(&self, symmetries: &[Symmetry], other: &[Sign]) -> (Board, bool) {
        let is_lying = self.rows() <= self.columns();
        let has_both = self.rows() != self.columns()
            && symmetries.iter().any(|symmetry| symmetry.turn.exchanged);
        let is_compared = |symmetry: &&Symmetry| !has_both || symmetry.turn.exchanged != is_lying;
        let compared = symmetries.iter().filter(is_compared);
        let least = match self {
            Board::Words(words) => {
                words.least(compared, other).map(|(least, negated)| (Board::Words(least), negated))
            }
            Board::Rows(rows) => {
                rows.least(compared, other).map(|(least, negated)| (Board::Rows(least), negated))
            }
        };
        least.unwrap_or_else(|| (self.clone(), false))
    }

    /// Shows the islands of squares that count, each alone on the board among blank squares.
    pub(super) fn visit_parts(&self, parting: Parting<'_>, visit: impl FnMut(Board)) {
        match self {
            Board::Words(words) => words.parts(parting).map(Board::Words).for_each(visit),
            Board::Rows(rows) => rows.parts(parting).map(Board::Rows).for_each(visit),
        }
    }

    /// The squares with the same sign that are joined to a square by these steps.
    pub(super) fn group(&self, square: usize, steps: &[Step]) -> Vec<usize> {
        match self {
            Board::Words(words) => words.group(square, steps),
            Board::Rows(rows) => {
                let own = SignSet::from_iter([self.sign(square)]);
                let islands = rows.islands(own, steps).into_iter();
                islands.filter(|island| island.contains(&square)).flatten().collect()
            }
        }
    }

    /// The board in a symmetry of the square.
    pub(super) fn turned(&self, turn: Turn) -> Board {
        match self {
            Board::Words(words) => Board::Words(words.turned(turn)),
            Board::Rows(rows) => Board::Rows(rows.turned(turn)),
        }
    }

    /// Shows the boards after each move by a pattern, in the order in which
    /// [its changes](Pattern::visit_all) come, until `visit` breaks off.
    pub(super) fn visit_after(
        &self,
        pattern: &Pattern,
        visit: &mut impl FnMut(Board) -> ControlFlow<()>,
    ) -> ControlFlow<()> {
        if let Board::Words(words) = self {
            return words.visit_after(pattern, &mut |after| visit(Board::Words(after)));
        }
        let mut flow = ControlFlow::Continue(());
        pattern.visit_all(self, &mut |changes| {
            if flow.is_continue() {
                let changes = changes.iter().map(|(square, change)| (*square, change.to));
                flow = visit(self.with(changes));
            }
        });
        flow
    }
}

/// The square one step away on a board with these numbers of rows and columns; `None` beyond the edge.
fn neighbour((rows, columns): (usize, usize), square: usize, (down, right): Step) -> Option<usize> {
    let (row, column) = (square / columns, square % columns);
    let row = row.checked_add_signed(down.into()).filter(|row| *row < rows)?;
    let column = column.checked_add_signed(right.into()).filter(|column| *column < columns)?;
    Some(row * columns + column)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::foundation::{Piece, Random};
    use crate::rulesets::written::pattern::{AROUND, SIDES};

    const SIGNS: [char; 5] = ['.', 'x', 'o', '#', 'y'];

    /// Small boards of random signs, each held in both ways.
    fn for_many_boards(mut check: impl FnMut(&Board, &Board)) {
        let mut random = Random::new(5);
        let sides = [(1, 1), (1, 9), (1, 64), (64, 1), (3, 4), (8, 8), (2, 31), (7, 9), (5, 3)];
        for (rows, columns) in sides.into_iter().cycle().take(90) {
            let kinds = 1 + random.below(SIGNS.len() as u64);
            let signs: Vec<Sign> =
                (0..rows * columns).map(|_| random.below(kinds) as Sign).collect();
            let sign = |row: usize, column: usize| signs[row * columns + column];
            let words = Words::new(rows, columns, sign).expect("at most 64 squares");
            let in_rows = Rows::new(rows, columns, sign).expect("sides that fit");
            check(&Board::Words(words), &Board::Rows(in_rows));
        }
    }

    fn signs(board: &Board) -> (usize, Vec<Sign>) {
        (board.columns(), board.signs().collect())
    }

    #[test]
    fn small_boards_do_what_large_ones_do() {
        let mut random = Random::new(6);
        for_many_boards(|words, rows| {
            assert_eq!(signs(words), signs(rows));
            let square = random.below(words.squares() as u64) as usize;
            assert_eq!(signs(&words.with([(square, 3)])), signs(&rows.with([(square, 3)])));
            for steps in [&SIDES[..], &AROUND[..], &AROUND[4..], &SIDES[..2]] {
                let mut group = rows.group(square, steps);
                group.sort_unstable();
                assert_eq!(words.group(square, steps), group);
                for counts in [0b1, 0b110, 0b10111, 0].map(SignSet) {
                    let parts = |board: &Board, least| {
                        let mut parts = Vec::new();
                        let parting = Parting { counts, blank: 3, steps, least };
                        board.visit_parts(parting, |part| parts.push(signs(&part)));
                        parts
                    };
                    assert_eq!(parts(words, 0), parts(rows, 0));
                    assert_eq!(parts(words, 3), parts(rows, 3));
                    assert_eq!(words.count(counts), rows.count(counts));
                    let cut = |board: &Board| board.cut(counts, 3).map(|cut| signs(&cut));
                    assert_eq!(cut(words), cut(rows));
                }
            }
            for turn in Turn::all() {
                assert_eq!(signs(&words.turned(turn)), signs(&rows.turned(turn)), "{turn:?}");
            }
            assert_eq!(words.corner(SignSet(0b110)), rows.corner(SignSet(0b110)));
        });
    }

    #[test]
    fn all_images_have_the_same_least() {
        let other = [0, 2, 1, 3, 4];
        let symmetries: Vec<Symmetry> = [false, true]
            .into_iter()
            .flat_map(|exchanges| Turn::all().map(move |turn| Symmetry { turn, exchanges }))
            .collect();
        for_many_boards(|words, rows| {
            for board in [words, rows] {
                let (least, is_negated) = board.least(&symmetries, &other);
                let exchanged = board.signs().map(|sign| other[usize::from(sign)]).enumerate();
                let exchanged = board.with(exchanged);
                let own = if is_negated { &exchanged } else { board };
                assert!(Turn::all().any(|turn| own.turned(turn) == least), "{board:?}");
                for image in Turn::all().flat_map(|t| [board.turned(t), exchanged.turned(t)]) {
                    assert_eq!(image.least(&symmetries, &other).0, least, "{board:?}");
                }
            }
            let (lying, _) = words.least(&symmetries[..8], &other);
            assert!(lying.rows() <= lying.columns());
        });
    }

    #[test]
    fn patterns_are_found_on_small_boards_as_on_large_ones() {
        let patterns = [
            "here: . -> x",
            "around: xo -> .x",
            "right down: .. -> ##",
            "diagonals: xo. -> ..x",
            "lines: x(o.)*o. -> .(..)*.x",
            "sideways: x(.)+y(.)* -> .(x)+y(o)*",
            "upright left: (x)*(o)* -> (o)*(x)*",
            "lines: x. -> .x unless around: oo or here: x or diagonals: .",
            "here: . -> x unless lines: .o",
        ];
        for_many_boards(|words, rows| {
            for text in patterns {
                let pattern = Pattern::read(Piece::whole(text), &SIGNS).expect("a pattern");
                let after = |board: &Board| {
                    let mut found = Vec::new();
                    let _ = board.visit_after(&pattern, &mut |after| {
                        found.push(signs(&after));
                        ControlFlow::Continue(())
                    });
                    // Groups that are all empty change nothing.
                    found.retain(|after| *after != signs(board));
                    found
                };
                assert_eq!(after(words), after(rows), "{text}");
            }
        });
    }
}
