//! Boards of squares, sets of which are the bits of a word.

pub(super) use super::graph::bits;

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

/// A square and the next ones of its column in a board of stride 8.
const FIRST_COLUMN: u64 = 0x0101_0101_0101_0101;

impl Grid {
    /// The most squares of a board.
    pub const MOST_SQUARES: usize = 64;

    /// A board of so many rows and columns; nothing if it has no square or too many.
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

    /// All squares.
    pub fn all(self) -> u64 {
        let row = u64::MAX >> (64 - u32::from(self.columns));
        (0..u32::from(self.rows)).fold(0, |all, index| all | row << (index * self.stride()))
    }

    fn first_column(self) -> u64 {
        match self.is_compact() {
            true => FIRST_COLUMN,
            false => (0..u32::from(self.rows)).fold(0, |all, row| all | 1 << (row * self.stride())),
        }
    }

    /// The squares whose right neighbour is in a set.
    pub fn left_of(self, set: u64) -> u64 {
        (set & !self.first_column()) >> 1
    }

    /// The squares whose left neighbour is in a set; some may lie outside the board.
    pub fn right_of(self, set: u64) -> u64 {
        set << 1 & !self.first_column()
    }

    /// The squares whose lower neighbour is in a set.
    pub fn above(self, set: u64) -> u64 {
        set.checked_shr(self.stride()).unwrap_or(0)
    }

    /// The squares whose upper neighbour is in a set; some may lie outside the board.
    pub fn below(self, set: u64) -> u64 {
        set.checked_shl(self.stride()).unwrap_or(0)
    }

    /// The squares beside those of a set in rows and columns; some may lie outside the board.
    pub fn beside(self, set: u64) -> u64 {
        self.left_of(set) | self.right_of(set) | self.above(set) | self.below(set)
    }

    /// The squares that can be reached from `start` over neighbours within a set.
    pub fn island(self, start: u64, within: u64) -> u64 {
        let mut island = start;
        loop {
            let grown = (island | self.beside(island)) & within;
            if grown == island {
                return island;
            }
            island = grown;
        }
    }

    /// The squares that can be reached from `start` over neighbours, those at corners among them,
    /// within a set.
    pub fn country(self, start: u64, within: u64) -> u64 {
        let mut country = start;
        loop {
            let wide = country | self.left_of(country) | self.right_of(country);
            let grown = (wide | self.above(wide) | self.below(wide)) & within;
            if grown == country {
                return country;
            }
            country = grown;
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
        let row = u64::MAX >> (64 - u32::from(self.columns));
        (0..u32::from(self.rows)).map(move |index| set >> (index * self.stride()) & row)
    }

    /// The set whose rows are the first of these, as many as the board has.
    fn of_lines(self, lines: impl Iterator<Item = u64>) -> u64 {
        let rows = (0..u32::from(self.rows)).zip(lines);
        rows.fold(0, |set, (index, line)| set | line << (index * self.stride()))
    }

    /// The smallest board around the union of some sets, with these sets on it.
    pub fn cut<const N: usize>(self, sets: [u64; N]) -> (Grid, [u64; N]) {
        let union = sets.iter().fold(0, |union, set| union | set);
        if union == 0 {
            return (Grid { rows: 1, columns: 1 }, sets);
        }
        let top = union.trailing_zeros() / self.stride();
        let rows = (63 - union.leading_zeros()) / self.stride() + 1 - top;
        let shadow = match self.is_compact() {
            true => {
                let shadow = union | union >> 32;
                let shadow = shadow | shadow >> 16;
                (shadow | shadow >> 8) & 0xFF
            }
            false => self.lines(union).fold(0, |shadow, line| shadow | line),
        };
        let left = shadow.trailing_zeros();
        let columns = 64 - shadow.leading_zeros() - left;
        let cut = Grid { rows: rows as u8, columns: columns as u8 };
        let sets = sets.map(|set| match self.stride() == cut.stride() {
            true => set >> (top * self.stride() + left),
            false => cut.of_lines(self.lines(set).skip(top as usize).map(|line| line >> left)),
        });
        (cut, sets)
    }

    /// A set in the half turn of the board.
    fn half_turn(self, set: u64) -> u64 {
        let last = (u32::from(self.rows) - 1) * self.stride() + u32::from(self.columns) - 1;
        set.reverse_bits() >> (63 - last)
    }

    /// A set in the reflection that exchanges the upper and the lower side.
    fn upside_down(self, set: u64) -> u64 {
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
