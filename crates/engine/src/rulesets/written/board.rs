//! Boards of signs: squares in rows, any number of them.

mod rows;
mod squares;
mod words;

use std::hash::{Hash, Hasher};
use std::ops::ControlFlow;

use super::pattern::{AROUND, Pattern, Sign, Step};
use super::symmetry::{Symmetries, Turn};
use rows::Rows;
pub(super) use squares::Squares;
use words::Words;

use crate::rulesets::boards::{Grid, bits};

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

/// Along which lines a square has to do with those beside it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Axes(u8);

impl Axes {
    const LYING: Axes = Axes(1);
    const UPRIGHT: Axes = Axes(2);
    /// To the right and down, and to the left and up.
    const FALLING: Axes = Axes(4);
    const RISING: Axes = Axes(8);
    pub(super) const SIDES: Axes = Axes(3);
    pub(super) const AROUND: Axes = Axes(15);

    fn has(self, axis: Axes) -> bool {
        self.0 & axis.0 != 0
    }

    /// The steps along them.
    fn steps(self) -> impl Iterator<Item = Step> {
        AROUND.into_iter().filter(move |step| self.has(Axes::from_iter([*step])))
    }
}

impl FromIterator<Step> for Axes {
    fn from_iter<I: IntoIterator<Item = Step>>(steps: I) -> Axes {
        Axes(steps.into_iter().fold(0, |axes, (down, right)| {
            axes | match (down, right) {
                (0, 0) => 0,
                (0, _) => Axes::LYING.0,
                (_, 0) => Axes::UPRIGHT.0,
                _ if down == right => Axes::FALLING.0,
                _ => Axes::RISING.0,
            }
        }))
    }
}

/// What holds parts of a board apart.
#[derive(Clone, Copy, Debug)]
pub(super) struct Parting {
    /// The signs whose squares count.
    pub(super) counts: SignSet,
    /// One whose squares do not.
    pub(super) blank: Sign,
    /// Along which lines a square of a part has to do with others of it.
    pub(super) axes: Axes,
    /// The squares that a part has at least: in smaller ones nobody can move.
    pub(super) least: usize,
}

/// What stands on each square. Squares are numbered from 0 on, row by row from above.
///
/// At most 64 squares are held as sets of them, in as many words as the signs of the ruleset need, and more of
/// them in rows.
#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub(super) enum Board {
    One(Grid, [u64; 1]),
    Two(Grid, [u64; 2]),
    Four(Grid, [u64; 4]),
    Rows(Rows),
}

impl Hash for Board {
    /// The sides are left out: the squares of a board that is cut to them determine it nearly always.
    fn hash<H: Hasher>(&self, state: &mut H) {
        match self {
            Board::One(_, words) => words.iter().for_each(|word| state.write_u64(*word)),
            Board::Two(_, words) => words.iter().for_each(|word| state.write_u64(*word)),
            Board::Four(_, words) => words.iter().for_each(|word| state.write_u64(*word)),
            Board::Rows(rows) => rows.hash(state),
        }
    }
}

impl From<Words<1>> for Board {
    fn from(Words { grid, words }: Words<1>) -> Board {
        Board::One(grid, words)
    }
}

impl From<Words<2>> for Board {
    fn from(Words { grid, words }: Words<2>) -> Board {
        Board::Two(grid, words)
    }
}

impl From<Words<4>> for Board {
    fn from(Words { grid, words }: Words<4>) -> Board {
        Board::Four(grid, words)
    }
}

/// What is done with a small board, for each number of words, and with a large one.
macro_rules! held {
    ($board:expr, $words:ident => $small:expr, $rows:ident => $large:expr) => {
        match $board {
            Board::One(grid, words) => {
                let $words = Words { grid: *grid, words: *words };
                $small
            }
            Board::Two(grid, words) => {
                let $words = Words { grid: *grid, words: *words };
                $small
            }
            Board::Four(grid, words) => {
                let $words = Words { grid: *grid, words: *words };
                $small
            }
            Board::Rows($rows) => $large,
        }
    };
}

/// What all kinds of boards do.
macro_rules! either {
    ($board:expr, $inner:ident => $work:expr) => {
        held!($board, $inner => $work, $inner => $work)
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
    /// The board with these signs, of so many in all; `None` if it has no squares or too many of them.
    pub(super) fn new(
        rows: usize,
        columns: usize,
        kinds: u8,
        sign: impl Fn(usize, usize) -> Sign,
    ) -> Option<Board> {
        rows.checked_mul(columns).filter(|squares| (1..=MOST_SQUARES).contains(squares))?;
        let small = match kinds {
            ..=2 => Words::<1>::new(rows, columns, &sign).map(Board::from),
            3..=4 => Words::<2>::new(rows, columns, &sign).map(Board::from),
            _ => Words::<4>::new(rows, columns, &sign).map(Board::from),
        };
        small.or_else(|| Rows::new(rows, columns, kinds, sign).map(Board::Rows))
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
        held!(self, words => words.count(signs), rows => rows.count(signs))
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
        held!(self, _words => 0, rows => rows.owned_bytes())
    }

    /// The row of a square, counted from above, and its column, both from 0.
    pub(super) fn place(&self, square: usize) -> (usize, usize) {
        (square / self.columns(), square % self.columns())
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
        let small = held!(self, words => words.put(square, sign).into(), rows => {
            return rows.put(square, sign);
        });
        *self = small;
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
        held!(self, words => words.cut(counts, blank).map(Board::from), rows => {
            let cut = rows.cut(counts, blank)?;
            // What is small enough now is held as all small boards are.
            let sign = |row: usize, column: usize| cut.sign(row * cut.columns() + column);
            Board::new(cut.rows(), cut.columns(), cut.kinds(), sign)
        })
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
    /// them each sign for its other one.
    pub(super) fn least(&self, symmetries: &Symmetries) -> (Board, bool) {
        either!(self, board => {
            let (least, is_negated) = board.least(symmetries);
            (least.into(), is_negated)
        })
    }

    /// Shows the islands of squares that count, each alone on the board among blank squares.
    pub(super) fn visit_parts(&self, parting: Parting, mut visit: impl FnMut(Board)) {
        held!(self, words => {
            words.islands(parting).for_each(|island| visit(words.only(island, parting.blank).into()));
        }, rows => rows.parts(parting).map(Board::Rows).for_each(visit));
    }

    /// Shows the least image of each of its [parts](Self::visit_parts), cut to the squares that count.
    pub(super) fn visit_least_parts(
        &self,
        parting: Parting,
        symmetries: &Symmetries,
        mut visit: impl FnMut(Board),
    ) {
        held!(self, words => {
            words.islands(parting).for_each(|island| {
                visit(words.around(island, parting.blank).least(symmetries).0.into());
            });
        }, rows => rows.parts(parting).map(Board::Rows).for_each(|part| {
            let cut = part.cut(parting.counts, parting.blank);
            visit(cut.unwrap_or(part).least(symmetries).0);
        }));
    }

    /// The squares with a sign.
    pub(super) fn squares_with(&self, sign: Sign) -> Squares {
        held!(self, words => words.squares_with(sign), rows => {
            (0..self.squares()).filter(|square| rows.sign(*square) == sign).collect()
        })
    }

    /// The squares that are one of these steps away from a square.
    pub(super) fn beside(&self, square: usize, steps: &[Step]) -> impl Iterator<Item = usize> {
        beside((self.rows(), self.columns()), square, steps.iter().copied())
    }

    /// The squares with the same sign that are joined to a square along these axes.
    pub(super) fn group(&self, square: usize, axes: Axes) -> Squares {
        held!(self, words => words.group(square, axes), rows => {
            let own = SignSet::from_iter([rows.sign(square)]);
            let islands = rows.islands(own, axes).into_iter();
            islands.filter(|island| island.contains(&square)).flatten().collect()
        })
    }

    /// The board in a symmetry of the square.
    pub(super) fn turned(&self, turn: Turn) -> Board {
        either!(self, board => board.turned(turn).into())
    }

    /// Shows the boards after each move by a pattern, in the order in which
    /// [its changes](Pattern::visit_all) come, until `visit` breaks off.
    pub(super) fn visit_after(
        &self,
        pattern: &Pattern,
        visit: &mut impl FnMut(Board) -> ControlFlow<()>,
    ) -> ControlFlow<()> {
        held!(self, words => words.visit_after(pattern, &mut |after| visit(after.into())), _rows => {
            let mut flow = ControlFlow::Continue(());
            pattern.visit_all(self, &mut |changes| {
                if flow.is_continue() {
                    let changes = changes.iter().map(|(square, change)| (*square, change.to));
                    flow = visit(self.with(changes));
                }
            });
            flow
        })
    }
}

impl From<Rows> for Board {
    fn from(rows: Rows) -> Board {
        Board::Rows(rows)
    }
}

/// The squares that are one of these steps away from a square, on a board with these numbers of rows and columns.
fn beside(
    (rows, columns): (usize, usize),
    square: usize,
    steps: impl IntoIterator<Item = Step>,
) -> impl Iterator<Item = usize> {
    let (row, column) = (square / columns, square % columns);
    steps.into_iter().filter_map(move |(down, right)| {
        let row = row.checked_add_signed(down.into()).filter(|row| *row < rows)?;
        let column = column.checked_add_signed(right.into()).filter(|column| *column < columns)?;
        Some(row * columns + column)
    })
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::foundation::{Piece, Random};
    use crate::rulesets::written::symmetry::Symmetry;

    const SIGNS: [char; 5] = ['.', 'x', 'o', '#', 'y'];

    /// Small boards of random signs, of two, four or five in all, each held in both ways.
    fn for_many_boards(mut check: impl FnMut(u8, &Board, &Board)) {
        let mut random = Random::new(5);
        let sides = [(1, 1), (1, 9), (1, 64), (64, 1), (3, 4), (8, 8), (2, 31), (7, 9), (5, 3)];
        for (index, (rows, columns)) in sides.into_iter().cycle().take(135).enumerate() {
            let kinds = [2, 4, 5][index / sides.len() % 3];
            let signs: Vec<Sign> =
                (0..rows * columns).map(|_| random.below(kinds.into()) as Sign).collect();
            let sign = |row: usize, column: usize| signs[row * columns + column];
            let words = Board::new(rows, columns, kinds, sign).expect("at most 64 squares");
            let in_rows = Rows::new(rows, columns, kinds, sign).expect("sides that fit");
            assert_eq!(matches!(words, Board::One(..)), kinds == 2);
            assert_eq!(matches!(words, Board::Four(..)), kinds == 5);
            check(kinds, &words, &Board::Rows(in_rows));
        }
    }

    fn signs(board: &Board) -> (usize, Vec<Sign>) {
        (board.columns(), board.signs().collect())
    }

    #[test]
    fn small_boards_do_what_large_ones_do() {
        let mut random = Random::new(6);
        for_many_boards(|kinds, words, rows| {
            let blank = kinds - 1;
            assert_eq!(signs(words), signs(rows));
            let square = random.below(words.squares() as u64) as usize;
            assert_eq!(signs(&words.with([(square, blank)])), signs(&rows.with([(square, blank)])));
            for axes in [Axes::SIDES, Axes::AROUND, Axes(12), Axes::FALLING, Axes::LYING] {
                assert_eq!(words.group(square, axes), rows.group(square, axes));
                for counts in [0b1, 0b110, 0b10111, 0] {
                    let counts = SignSet(counts & ((1 << kinds) - 1));
                    let parts = |board: &Board, least| {
                        let mut parts = Vec::new();
                        let parting = Parting { counts, blank, axes, least };
                        board.visit_parts(parting, |part| parts.push(signs(&part)));
                        parts
                    };
                    assert_eq!(parts(words, 0), parts(rows, 0));
                    assert_eq!(parts(words, 2), parts(rows, 2));
                    assert_eq!(parts(words, 3), parts(rows, 3));
                    assert_eq!(words.count(counts), rows.count(counts));
                    let cut = |board: &Board| board.cut(counts, blank).map(|cut| signs(&cut));
                    assert_eq!(cut(words), cut(rows));
                }
            }
            for turn in Turn::all() {
                assert_eq!(signs(&words.turned(turn)), signs(&rows.turned(turn)), "{turn:?}");
            }
            assert_eq!(words.corner(SignSet(0b10)), rows.corner(SignSet(0b10)));
        });
    }

    #[test]
    fn all_images_have_the_same_least() {
        let all: Vec<Symmetry> = [false, true]
            .into_iter()
            .flat_map(|exchanges| Turn::all().map(move |turn| Symmetry { turn, exchanges }))
            .collect();
        let others: [&[Sign]; 4] = [&[0, 1], &[1, 0], &[0, 2, 1, 3], &[0, 3, 4, 1, 2]];
        for_many_boards(|kinds, words, rows| {
            for other in others.into_iter().filter(|other| other.len() <= kinds.into()) {
                let symmetries = Symmetries::new(all.clone(), other);
                for board in [words, rows] {
                    let (least, is_negated) = board.least(&symmetries);
                    let exchanged = board.signs().map(|sign| symmetries.other(sign)).enumerate();
                    let exchanged = board.with(exchanged);
                    let own = if is_negated { &exchanged } else { board };
                    assert!(Turn::all().any(|turn| own.turned(turn) == least), "{board:?}");
                    for image in Turn::all().flat_map(|t| [board.turned(t), exchanged.turned(t)]) {
                        assert_eq!(image.least(&symmetries).0, least, "{board:?}");
                    }
                }
            }
            let straight = Symmetries::new(all[..8].to_vec(), &[0, 1]);
            let (lying, _) = words.least(&straight);
            assert!(lying.rows() <= lying.columns());
            for axes in [Axes::SIDES, Axes::AROUND] {
                let parting = Parting { counts: SignSet(0b10), blank: 0, axes, least: 2 };
                let mut parts = Vec::new();
                words.visit_parts(parting, |part| parts.push(part));
                let cut = |part: &Board| part.cut(parting.counts, 0)?.least(&straight).0.into();
                let expected: Vec<Option<Board>> = parts.iter().map(cut).collect();
                let mut found = Vec::new();
                words.visit_least_parts(parting, &straight, |part| found.push(Some(part)));
                assert_eq!(found, expected, "{words:?}");
            }
        });
    }

    #[test]
    fn patterns_are_found_on_small_boards_as_on_large_ones() {
        let patterns = [
            "here: . -> x",
            "left down: (.x)+x -> (x.)+. unless diagonals: .",
            "around: xo -> .x",
            "right down: .. -> ##",
            "diagonals: xo. -> ..x",
            "lines: x(o.)*o. -> .(..)*.x",
            "sideways: x(.)+y(.)* -> .(x)+y(o)*",
            "upright left: (x)*(o)* -> (o)*(x)*",
            "lines: x. -> .x unless around: oo or here: x or diagonals: .",
            "here: . -> x unless lines: .o",
        ];
        for_many_boards(|kinds, words, rows| {
            for text in patterns {
                let known = &SIGNS[..kinds.into()];
                let Ok(pattern) = Pattern::read(Piece::whole(text), known) else { continue };
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
