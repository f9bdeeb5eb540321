//! Boards of squares, sets of which are the bits of a word.
//!
//! # No step leaves the board
//! A *set* is a word whose bits are squares of the board, and every function here takes sets to
//! sets: what a step would take over the edge is dropped. So steps can be combined, as a step to
//! the right and one upwards to a step along a diagonal, without a look at the edges. Where a board
//! is as wide as its stride, a bit beyond the end of a row would be the first square of another.

pub(in crate::rulesets) use crate::rulesets::graph::bits;

/// A rectangle of at most 64 squares.
///
/// The square in row r and column c, counted from 0 and the upper left corner, is bit s·r + c of a
/// set. The stride s is 8 where both sides are at most 8, so that reflections are a few operations
/// on words, and otherwise the number of columns.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct Grid {
    rows: u8,
    columns: u8,
}

/// A board out of a larger one.
#[derive(Clone, Copy, Debug)]
pub(in crate::rulesets) struct Cut {
    from: Grid,
    to: Grid,
    /// The first row, and the first column.
    top: u32,
    left: u32,
}

impl Cut {
    /// The board.
    pub(in crate::rulesets) fn grid(self) -> Grid {
        self.to
    }

    /// A set within it.
    #[inline]
    pub(in crate::rulesets) fn of(self, set: u64) -> u64 {
        let Cut { from, to, top, left } = self;
        match from.stride() == to.stride() || from.rows == 1 {
            true => set >> (top * from.stride() + left),
            false => to.of_lines(from.lines(set).skip(top as usize).map(|line| line >> left)),
        }
    }
}

/// How two neighbours lie.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Direction {
    /// One above the other.
    Upright,
    /// Side by side.
    Lying,
}

/// For each stride the bits that are multiples of it: the first column, and the rows below the
/// board.
static FIRST_COLUMNS: [u64; 65] = {
    let mut columns = [0; 65];
    let mut stride = 1;
    while stride <= 64 {
        let mut bit = 0;
        while bit < 64 {
            columns[stride] |= 1 << bit;
            bit += stride;
        }
        stride += 1;
    }
    columns
};

impl Grid {
    /// The most squares of a board.
    pub const MOST_SQUARES: usize = 64;

    /// A board with these numbers of rows and columns; `None` if it has no square or too many.
    pub fn new(rows: usize, columns: usize) -> Option<Grid> {
        rows.checked_mul(columns).filter(|squares| (1..=Grid::MOST_SQUARES).contains(squares))?;
        Some(Grid { rows: u8::try_from(rows).ok()?, columns: u8::try_from(columns).ok()? })
    }

    /// How many rows it has.
    pub fn rows(self) -> usize {
        self.rows.into()
    }

    /// How many columns it has.
    pub fn columns(self) -> usize {
        self.columns.into()
    }

    fn is_compact(self) -> bool {
        self.rows <= 8 && self.columns <= 8
    }

    /// How many bits lie between a square and the one below.
    pub fn stride(self) -> u32 {
        if self.is_compact() { 8 } else { self.columns.into() }
    }

    /// A square as a set.
    pub fn square(self, row: usize, column: usize) -> u64 {
        1 << (row as u32 * self.stride() + column as u32)
    }

    /// The row and the column of a bit.
    pub fn place(self, bit: u32) -> (usize, usize) {
        ((bit / self.stride()) as usize, (bit % self.stride()) as usize)
    }

    /// The first row.
    fn first_row(self) -> u64 {
        u64::MAX >> (64 - u32::from(self.columns))
    }

    /// The bits of the rows of the board, those between its last column and the stride among them.
    fn within_rows(self) -> u64 {
        u64::MAX >> (64 - u32::from(self.rows) * self.stride())
    }

    /// All squares.
    pub fn all(self) -> u64 {
        // No row reaches into the next, so that the product puts each in its place.
        self.first_row().wrapping_mul(self.first_column()) & self.within_rows()
    }

    /// The squares of the first column, and bits below the board.
    fn first_column(self) -> u64 {
        FIRST_COLUMNS[self.stride() as usize]
    }

    /// The squares whose right neighbour is in a set.
    pub fn left_of(self, set: u64) -> u64 {
        self.assert_within(set);
        (set & !self.first_column()) >> 1
    }

    /// The squares whose left neighbour is in a set.
    pub fn right_of(self, set: u64) -> u64 {
        self.assert_within(set);
        (set & !(self.first_column() << (self.columns - 1))) << 1
    }

    /// The squares whose lower neighbour is in a set.
    pub fn above(self, set: u64) -> u64 {
        self.assert_within(set);
        set.checked_shr(self.stride()).unwrap_or(0)
    }

    /// The squares whose upper neighbour is in a set.
    pub fn below(self, set: u64) -> u64 {
        self.assert_within(set);
        set.checked_shl(self.stride()).unwrap_or(0) & self.within_rows()
    }

    /// The upper squares of pairs one above the other within a set, and the left ones of pairs side
    /// by side.
    pub fn first_of_pairs(self, set: u64) -> [u64; 2] {
        [self.above(set) & set, self.left_of(set) & set]
    }

    /// The pairs of neighbours within a set that lie in one direction.
    pub fn pairs(self, set: u64, direction: Direction) -> impl Iterator<Item = u64> + use<> {
        let [upright, lying] = self.first_of_pairs(set);
        let (first, pair) = match direction {
            // Where the stride is a whole word there is only one row.
            Direction::Upright => (upright, 1 | 1u64.checked_shl(self.stride()).unwrap_or(0)),
            Direction::Lying => (lying, 3),
        };
        bits(first).map(move |bit| pair << bit)
    }

    /// What every function on sets relies on.
    fn assert_within(self, set: u64) {
        debug_assert_eq!(set & !self.all(), 0, "squares outside of {self:?}");
    }

    /// The squares beside those of a set in rows and columns.
    pub fn beside(self, set: u64) -> u64 {
        self.left_of(set) | self.right_of(set) | self.above(set) | self.below(set)
    }

    /// The squares that can be reached from `start` over neighbours within a set.
    pub fn island(self, start: u64, within: u64) -> u64 {
        self.flooded(start, within, within)
    }

    /// The squares that can be reached from `start` over neighbours, those at corners among them,
    /// within a set.
    pub fn country(self, start: u64, within: u64) -> u64 {
        self.flooded(start, within, u64::MAX)
    }

    /// The squares that can be reached from `start` within a set, each time first to the left or right, onto
    /// squares on the `way`, and then up or down.
    #[inline]
    fn flooded(self, start: u64, within: u64, way: u64) -> u64 {
        self.assert_within(within);
        let first = self.first_column();
        let last = first << (self.columns - 1);
        // Where the stride is a whole word there is only one row.
        let stride = self.stride() & 63;
        let mut island = start;
        loop {
            let wide = (island | (island & !first) >> 1 | (island & !last) << 1) & way;
            // What goes beyond the edge here is not within.
            let grown = (wide | wide >> stride | wide << stride) & within;
            if grown == island {
                return island;
            }
            island = grown;
        }
    }

    /// The squares that a queen of Chess reaches from a square over free ones.
    pub fn queen(self, square: u64, free: u64) -> u64 {
        let steps: [fn(Grid, u64) -> u64; 8] = [
            Grid::left_of,
            Grid::right_of,
            Grid::above,
            Grid::below,
            |grid, set| grid.above(grid.left_of(set)),
            |grid, set| grid.above(grid.right_of(set)),
            |grid, set| grid.below(grid.left_of(set)),
            |grid, set| grid.below(grid.right_of(set)),
        ];
        steps.iter().fold(0, |mut reached, step| {
            let mut next = step(self, square) & free;
            while next != 0 {
                reached |= next;
                next = step(self, next) & free;
            }
            reached
        })
    }

    /// The rows of a set from the upper one down.
    fn lines(self, set: u64) -> impl DoubleEndedIterator<Item = u64> {
        let row = self.first_row();
        (0..u32::from(self.rows)).map(move |index| set >> (index * self.stride()) & row)
    }

    /// The set whose rows are the first of these, as many as the board has.
    fn of_lines(self, lines: impl Iterator<Item = u64>) -> u64 {
        let rows = (0..u32::from(self.rows)).zip(lines);
        rows.fold(0, |set, (index, line)| set | line << (index * self.stride()))
    }

    /// The smallest board around the union of some sets, with these sets on it.
    #[inline]
    pub fn cut<const N: usize>(self, sets: [u64; N]) -> (Grid, [u64; N]) {
        let cut = self.cut_around(sets.iter().fold(0, |union, set| union | set));
        (cut.to, sets.map(|set| cut.of(set)))
    }

    /// The smallest board around a set.
    #[inline]
    pub(in crate::rulesets) fn cut_around(self, set: u64) -> Cut {
        if set == 0 {
            return Cut { from: self, to: Grid { rows: 1, columns: 1 }, top: 0, left: 0 };
        }
        let top = set.trailing_zeros() / self.stride();
        let rows = (63 - set.leading_zeros()) / self.stride() + 1 - top;
        let shadow = match self.is_compact() {
            true => {
                let shadow = set | set >> 32;
                let shadow = shadow | shadow >> 16;
                (shadow | shadow >> 8) & 0xFF
            }
            false => self.lines(set).fold(0, |shadow, line| shadow | line),
        };
        let left = shadow.trailing_zeros();
        let columns = 64 - shadow.leading_zeros() - left;
        Cut { from: self, to: Grid { rows: rows as u8, columns: columns as u8 }, top, left }
    }

    /// A set in the half turn of the board.
    pub fn half_turn(self, set: u64) -> u64 {
        let last = (u32::from(self.rows) - 1) * self.stride() + u32::from(self.columns) - 1;
        set.reverse_bits() >> (63 - last)
    }

    /// A set in the reflection that exchanges the upper and the lower side.
    pub fn upside_down(self, set: u64) -> u64 {
        if self.rows == 1 {
            return set;
        }
        match self.is_compact() {
            true => set.swap_bytes() >> (8 * (8 - u32::from(self.rows))),
            false => self.of_lines(self.lines(set).rev()),
        }
    }

    /// The images of sets in the half turn and the reflections of both axes, which leave the
    /// board as it is; the first is the identity.
    pub fn images<const N: usize>(self, sets: [u64; N]) -> [[u64; N]; 4] {
        let turned = sets.map(|set| self.half_turn(set));
        let upside_down = |sets: [u64; N]| sets.map(|set| self.upside_down(set));
        [sets, turned, upside_down(sets), upside_down(turned)]
    }

    /// The board with rows and columns exchanged, and the images of sets on it.
    pub fn transposed<const N: usize>(self, sets: [u64; N]) -> (Grid, [u64; N]) {
        let image = Grid { rows: self.columns, columns: self.rows };
        let sets = sets.map(|set| match self.is_compact() {
            true => transposed(set),
            false => bits(set).fold(0, |transposed, bit| {
                let (row, column) = self.place(bit);
                transposed | image.square(column, row)
            }),
        });
        (image, sets)
    }
}

/// The transpose of a board of 8 rows and columns: 2×2 blocks of ever smaller size change places.
fn transposed(mut set: u64) -> u64 {
    for (shift, mask) in
        [(7, 0x00AA_00AA_00AA_00AA), (14, 0x0000_CCCC_0000_CCCC), (28, 0x0000_0000_F0F0_F0F0)]
    {
        let swapped = (set ^ set >> shift) & mask;
        set ^= swapped ^ swapped << shift;
    }
    set
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::foundation::Random;
    use crate::rulesets::plain::{AROUND, BESIDE, Board, Square, reached_by_queen};

    /// Every board of at most 64 squares with a few sets on it: all squares, the corners, the edges,
    /// and random ones.
    fn for_all_shapes(mut check: impl FnMut(Grid, u64, u64)) {
        let mut random = Random::new(64);
        for rows in 1..=64 {
            for columns in 1..=64 / rows {
                let grid = Grid::new(rows, columns).expect("at most 64 squares");
                let corners = [grid.square(0, 0), grid.square(rows - 1, columns - 1)];
                let others = [grid.square(0, columns - 1), grid.square(rows - 1, 0)];
                let mut word = || random.below(u64::MAX) & grid.all();
                let sparse = [word() & word(), word() & word() & word()];
                let random = [word(), word() | word()];
                let sets = [[grid.all(), 0], corners, others, sparse, random].concat();
                for (index, &set) in sets.iter().enumerate() {
                    check(grid, set, sets[(index + 3) % sets.len()]);
                }
            }
        }
        assert_eq!(Grid::new(0, 5), None);
        assert_eq!(Grid::new(5, 13), None);
    }

    /// The board with one sign on the squares of a set and another one on the others.
    fn signed(grid: Grid, set: u64, [within, outside]: [char; 2]) -> Board {
        let is_within = |(row, column)| set & grid.square(row, column) != 0;
        let sign = |square| if is_within(square) { within } else { outside };
        Board::new(grid.rows(), grid.columns(), sign)
    }

    fn board(grid: Grid, set: u64) -> Board {
        signed(grid, set, ['x', '.'])
    }

    fn set(grid: Grid, squares: impl IntoIterator<Item = Square>) -> u64 {
        squares.into_iter().fold(0, |set, (row, column)| set | grid.square(row, column))
    }

    #[test]
    fn steps_are_those_of_rows_and_columns() {
        for_all_shapes(|grid, some, _| {
            let board = board(grid, some);
            let all = set(grid, board.squares());
            assert_eq!(grid.all(), all, "{grid:?}");
            let from = |step: (isize, isize)| {
                set(grid, board.with_sign('x').filter_map(|square| board.neighbour(square, step)))
            };
            let shown = || format!("{grid:?}: {board}");
            assert_eq!(grid.above(some), from((-1, 0)), "above {}", shown());
            assert_eq!(grid.below(some), from((1, 0)), "below {}", shown());
            assert_eq!(grid.left_of(some), from((0, -1)), "left of {}", shown());
            assert_eq!(grid.right_of(some), from((0, 1)), "right of {}", shown());
            let beside = BESIDE.iter().fold(0, |beside, step| beside | from(*step));
            assert_eq!(grid.beside(some), beside, "beside {}", shown());
        });
    }

    #[test]
    fn islands_and_countries_hang_together() {
        for_all_shapes(|grid, some, _| {
            let board = board(grid, some);
            for island in board.islands("x", &BESIDE) {
                let squares = set(grid, island.iter().copied());
                for start in [squares & squares.wrapping_neg(), squares] {
                    assert_eq!(grid.island(start, some), squares, "{grid:?}: {board}");
                }
            }
            for country in board.islands("x", &AROUND) {
                let squares = set(grid, country.iter().copied());
                for start in [squares & squares.wrapping_neg(), squares] {
                    assert_eq!(grid.country(start, some), squares, "{grid:?}: {board}");
                }
            }
        });
    }

    #[test]
    fn pairs_are_neighbours_within_the_set() {
        for_all_shapes(|grid, some, _| {
            let board = board(grid, some);
            let pairs = |step: (isize, isize)| -> Vec<u64> {
                let pair = |first| {
                    let second = board.neighbour(first, step)?;
                    (board.sign(second) == 'x').then(|| set(grid, [first, second]))
                };
                board.with_sign('x').filter_map(pair).collect()
            };
            for (direction, step) in [(Direction::Upright, (1, 0)), (Direction::Lying, (0, 1))] {
                let found: Vec<u64> = grid.pairs(some, direction).collect();
                assert_eq!(found, pairs(step), "{direction:?} in {board}");
            }
        });
    }

    #[test]
    fn queens_move_in_straight_lines_over_free_squares() {
        for_all_shapes(|grid, free, others| {
            let board = signed(grid, free, ['.', '#']);
            for bit in bits(others).take(6) {
                let from = grid.place(bit);
                let reached = set(grid, reached_by_queen(&board, from));
                assert_eq!(grid.queen(1 << bit, free), reached, "{from:?} on {grid:?}: {board}");
            }
        });
    }

    #[test]
    fn images_are_those_of_rows_and_columns() {
        for_all_shapes(|grid, some, other| {
            let [plain, beside] = [some, other].map(|set| board(grid, set));
            let images = plain.images();
            let mut found = Vec::new();
            for [image, _] in grid.images([some, other]) {
                found.push(board(grid, image));
            }
            let (turned, [some_turned, other_turned]) = grid.transposed([some, other]);
            assert_eq!(board(turned, other_turned), beside.images()[1], "{grid:?}: {beside}");
            for [image] in turned.images([some_turned]) {
                found.push(board(turned, image));
            }
            for image in &images {
                assert!(found.contains(image), "{image} of {plain}");
            }
            assert!(found.iter().all(|image| images.contains(image)), "{plain}");
            assert_eq!(grid.half_turn(grid.half_turn(some)), some);

            let (cut, [within]) = grid.cut([some]);
            match plain.around(&['x']) {
                None => assert_eq!(within, 0),
                Some(around) => assert_eq!(board(cut, within), around, "{grid:?}: {plain}"),
            }
        });
    }
}
