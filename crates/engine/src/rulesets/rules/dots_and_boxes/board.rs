//! Boards of dots: their lines, the boxes between them, and what each of these is called.
//!
//! A set of lines is a word of 64 bits. The lines that lie are numbered first, row by row from the
//! top, and then those that stand. Boxes are numbered row by row from the top.

use crate::foundation::Place;
use crate::rulesets::graph::bits;

/// The most lines of a board.
pub const MOST_LINES: usize = 64;

/// A board with this number of rows and columns of boxes.
///
/// ```
/// use nimatron::rulesets::dots_and_boxes::Board;
///
/// let board = Board::new(2, 3).expect("few lines");
/// assert_eq!((board.count_boxes(), board.count_lines()), (6, 17));
/// assert_eq!(board.ends(0), ["a3", "b3"]);
/// assert_eq!(board.find(["b3", "a3"]), Some(0));
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Board {
    rows: u8,
    columns: u8,
}

/// Where a line lies: from the dot in this row and column, counted from 0 at the upper left, to the
/// next one to the right or below.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Line {
    /// The row of its first dot.
    pub row: usize,
    /// The column of its first dot.
    pub column: usize,
    /// Whether it leads down.
    pub stands: bool,
}

/// The lines that are drawn before the first move.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Border {
    /// None.
    American,
    /// Those on the left and at the bottom.
    Icelandic,
    /// Those all around.
    Swedish,
}

impl Border {
    /// All of them.
    pub const ALL: [Border; 3] = [Border::American, Border::Icelandic, Border::Swedish];

    /// The word behind the sides of a board; none for the American one.
    pub fn word(self) -> &'static str {
        match self {
            Border::American => "",
            Border::Icelandic => "icelandic",
            Border::Swedish => "swedish",
        }
    }
}

impl Board {
    /// The board with this number of rows and columns of boxes; `None` if there are no boxes, or more
    /// than [`MOST_LINES`] lines.
    pub fn new(rows: usize, columns: usize) -> Option<Board> {
        let board = Board { rows: u8::try_from(rows).ok()?, columns: u8::try_from(columns).ok()? };
        let fits = rows > 0 && columns > 0 && board.count_lines() <= MOST_LINES;
        fits.then_some(board)
    }

    /// The number of rows of boxes.
    pub fn rows(self) -> usize {
        self.rows.into()
    }

    /// The number of columns of boxes.
    pub fn columns(self) -> usize {
        self.columns.into()
    }

    /// The number of boxes.
    pub fn count_boxes(self) -> usize {
        self.rows() * self.columns()
    }

    /// The number of lines.
    pub fn count_lines(self) -> usize {
        (self.rows() + 1) * self.columns() + self.rows() * (self.columns() + 1)
    }

    /// All lines.
    pub fn all(self) -> u64 {
        u64::MAX >> (MOST_LINES - self.count_lines())
    }

    /// The number of the line that lies there.
    pub fn lying(self, row: usize, column: usize) -> u32 {
        (row * self.columns() + column) as u32
    }

    /// The number of the line that stands there.
    pub fn standing(self, row: usize, column: usize) -> u32 {
        let before = (self.rows() + 1) * self.columns();
        (before + row * (self.columns() + 1) + column) as u32
    }

    /// The number of a line.
    pub fn number(self, Line { row, column, stands }: Line) -> u32 {
        if stands { self.standing(row, column) } else { self.lying(row, column) }
    }

    /// Where the line of this number lies.
    pub fn line(self, number: u32) -> Line {
        let number = number as usize;
        let lying = (self.rows() + 1) * self.columns();
        let (stands, number, length) = match number.checked_sub(lying) {
            Some(number) => (true, number, self.columns() + 1),
            None => (false, number, self.columns()),
        };
        Line { row: number / length, column: number % length, stands }
    }

    /// The four lines around each box.
    pub fn boxes(self) -> Vec<u64> {
        let sides = |number: usize| {
            let (row, column) = (number / self.columns(), number % self.columns());
            1 << self.lying(row, column)
                | 1 << self.lying(row + 1, column)
                | 1 << self.standing(row, column)
                | 1 << self.standing(row, column + 1)
        };
        (0..self.count_boxes()).map(sides).collect()
    }

    /// The boxes on both sides of each line.
    pub fn sides(self) -> Vec<[Option<u8>; 2]> {
        let mut sides = vec![[None; 2]; self.count_lines()];
        for (number, lines) in self.boxes().into_iter().enumerate() {
            for line in bits(lines) {
                let [first, second] = &mut sides[line as usize];
                *if first.is_none() { first } else { second } = Some(number as u8);
            }
        }
        sides
    }

    /// The lines that are drawn before the first move; `None` if a box would be closed by them.
    pub fn border(self, border: Border) -> Option<u64> {
        let left = (0..self.rows()).map(|row| self.standing(row, 0));
        let bottom = (0..self.columns()).map(|column| self.lying(self.rows(), column));
        let right = (0..self.rows()).map(|row| self.standing(row, self.columns()));
        let top = (0..self.columns()).map(|column| self.lying(0, column));
        let of = |lines: &mut dyn Iterator<Item = u32>| lines.fold(0, |all, line| all | 1 << line);
        let drawn = match border {
            Border::American => 0,
            Border::Icelandic => of(&mut left.chain(bottom)),
            Border::Swedish => of(&mut left.chain(bottom).chain(right).chain(top)),
        };
        let is_open = |lines: &u64| (lines & !drawn) != 0;
        self.boxes().iter().all(is_open).then_some(drawn)
    }

    /// The numbers of lines after the board is turned over or, if it is a square, around: a list for
    /// each symmetry, the identity among them.
    pub fn symmetries(self) -> Vec<Vec<u32>> {
        let is_square = self.rows == self.columns;
        let kinds = (0..8).filter(|kind| is_square || kind & 4 == 0);
        let image = |kind: u32, number: u32| {
            let Line { row, column, stands } = self.line(number);
            // The middle of the line, in halves of a side.
            let middle = (2 * row + usize::from(stands), 2 * column + usize::from(!stands));
            let (mut down, mut right) = middle;
            if kind & 1 != 0 {
                down = 2 * self.rows() - down;
            }
            if kind & 2 != 0 {
                right = 2 * self.columns() - right;
            }
            if kind & 4 != 0 {
                (down, right) = (right, down);
            }
            self.number(Line { row: down / 2, column: right / 2, stands: down % 2 == 1 })
        };
        let lines = 0..self.count_lines() as u32;
        kinds.map(|kind| lines.clone().map(|number| image(kind, number)).collect()).collect()
    }

    /// The letter of a column of dots, counted from 0 at the left.
    pub fn letter(self, column: usize) -> char {
        // 64 lines have at most 22 columns of dots.
        char::from(b'a' + column as u8)
    }

    /// The name of a dot, by its row and column counted from 0 at the upper left: columns are letters
    /// from the left, rows numbers from below.
    pub fn dot(self, row: usize, column: usize) -> String {
        format!("{}{}", self.letter(column), self.rows() + 1 - row)
    }

    /// The names of the dots at the ends of a line.
    pub fn ends(self, number: u32) -> [String; 2] {
        let Line { row, column, stands } = self.line(number);
        let (below, beside) = if stands { (1, 0) } else { (0, 1) };
        let ends = [self.dot(row, column), self.dot(row + below, column + beside)];
        // A line that stands is named upwards, as dots are numbered.
        if stands {
            let [upper, lower] = ends;
            [lower, upper]
        } else {
            ends
        }
    }

    /// The place of a line in the name of a move.
    pub fn place(self, number: u32) -> Place {
        let [from, to] = self.ends(number);
        Place::edge(None, &from, &to)
    }

    /// The line with these dots at its ends, in either order.
    pub fn find(self, ends: [&str; 2]) -> Option<u32> {
        let [from, to] = ends.map(str::to_ascii_lowercase);
        (0..self.count_lines() as u32).find(|&number| {
            let [first, second] = self.ends(number);
            (from == first && to == second) || (from == second && to == first)
        })
    }
}

/// The boxes that are closed when these lines are left: those without a line.
pub fn closed(boxes: &[u64], left: u64) -> u32 {
    let closed = boxes.iter().enumerate().filter(|(_, lines)| **lines & left == 0);
    closed.fold(0, |closed, (number, _)| closed | 1 << number)
}

/// The number of boxes that a line closes when these are left: those of which it is the last.
pub fn closes(boxes: &[u64], left: u64, line: u32) -> u32 {
    boxes.iter().filter(|lines| **lines & left == 1 << line).count() as u32
}
