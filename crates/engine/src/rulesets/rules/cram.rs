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
use nimatron_nimber::{message, say};

use crate::foundation::{Head, MoveName, Options, Piece, Sign};
use crate::impartial::Game;
use crate::rulesets::boards::{Diagram, Direction, Exchange, Grid, Signs, Standing};
use crate::rulesets::description;
use crate::rulesets::figure::{Figure, Thing};
use crate::rulesets::handles::spoken;
use crate::rulesets::plain::{self, Plain};
use crate::rulesets::searched::{Searched, Searcher, Sketch};
use crate::rulesets::{Description, Editing, Example, Family};

const SIGNS: Signs<1> = Signs {
    sets: [('.', Standing::Nothing)],
    other: ('#', Thing::Domino),
    full: Ok(|grid| [grid.all()]),
    example: message!("a board looks like cram: 4x5, or row by row like cram: ..#/.../..#"),
};

/// Free squares of a board with at most 64 squares.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Cram(Diagram<1>);

impl Cram {
    /// An empty board.
    ///
    /// ```
    /// use nimatron::foundation::Budget;
    /// use nimatron::impartial::Solver;
    /// use nimatron::rulesets::cram::Cram;
    /// let board = Cram::board(4, 5).expect("20 squares");
    /// assert_eq!(Solver::new().value(&board, &mut Budget::unlimited()), Ok(2));
    /// assert_eq!(Cram::board(9, 8), None);
    /// ```
    pub fn board(rows: usize, columns: usize) -> Option<Cram> {
        let grid = Grid::new(rows, columns)?;
        Some(Cram(Diagram { grid, sets: [grid.all()] }))
    }

    /// How many rows and columns the board has.
    pub fn sides(&self) -> (usize, usize) {
        (self.0.grid.rows(), self.0.grid.columns())
    }

    /// Whether the square in this row and column, counted from the upper left
    /// corner and 0, is free.
    pub fn is_free(&self, row: usize, column: usize) -> bool {
        let (rows, columns) = self.sides();
        row < rows && column < columns && self.free() & self.0.grid.square(row, column) != 0
    }

    fn free(&self) -> u64 {
        let [free] = self.0.sets;
        free
    }

    /// The moves: the sets of both squares.
    fn placements(&self) -> impl Iterator<Item = u64> + use<> {
        let (grid, free) = (self.0.grid, self.free());
        grid.pairs(free, Direction::Upright).chain(grid.pairs(free, Direction::Lying))
    }

    fn without(&self, squares: u64) -> Cram {
        Cram(Diagram { sets: [self.free() & !squares], ..self.0 })
    }

    fn islands(&self) -> impl Iterator<Item = Cram> + use<> {
        self.0.islands(self.free()).map(Cram)
    }
}

impl Game for Cram {
    fn options(&self) -> Options<'_, Cram> {
        Options::new(self.placements().map(|squares| self.without(squares)))
    }

    fn visit_options(&self, mut visit: impl FnMut(Cram) -> ControlFlow<()>) {
        let _ = self.placements().try_for_each(|squares| visit(self.without(squares)));
    }

    fn visit_parts(&self, visit: impl FnMut(Cram)) {
        self.islands().map(Game::canonical).for_each(visit);
    }

    /// Moves count, and what they leave over.
    fn effort(&self) -> u64 {
        let first = self.0.grid.first_of_pairs(self.free());
        let moves: u32 = first.iter().map(|squares| squares.count_ones()).sum();
        (moves + 2 * self.free().count_ones()).into()
    }

    fn components(&self) -> Vec<Cram> {
        self.islands().collect()
    }

    /// The smallest of the images in the eight symmetries of the square, cut to
    /// the smallest box, which is lying.
    fn canonical(self) -> Cram {
        Cram(self.0.canonical(Exchange::Nothing).game)
    }

    /// Where a half turn leaves the board as it is, the second player answers
    /// every move by its image and makes the last one, if no domino overlaps its
    /// image: those that touch the centre do.
    fn known_value(&self) -> Option<u64> {
        let (grid, free) = (self.0.grid, self.free());
        if free != grid.half_turn(free) {
            return None;
        }
        // The square in the centre, or the two beside it if there are.
        let (rows, columns) = self.sides();
        let [rows, columns] = [rows, columns].map(|side| (side - 1) / 2..=side / 2);
        let mut centre = 0u64;
        for row in rows {
            for column in columns.clone() {
                centre |= grid.square(row, column);
            }
        }
        let touched = centre.count_ones() < 4 && free & centre != 0;
        (!touched).then_some(0)
    }
}

impl fmt::Display for Cram {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "cram: {}", SIGNS.text(&self.0))
    }
}

impl Searched for Cram {
    fn description(&self) -> &Description {
        &DESCRIPTION
    }

    const PLAIN: Option<Plain<Cram>> =
        Some(Plain { rules: &plain::Cram, position: |board| Cram(SIGNS.of_plain(board)) });

    const SEARCHER: Searcher = Searcher::of::<Cram>();

    fn read(_: Head<'_>, body: Piece<'_>) -> Result<Cram, ParseError> {
        SIGNS.read(body).map(Cram)
    }

    fn moves(&self) -> Options<'_, (MoveName, Cram)> {
        let name = |domino| MoveName::joined(Sign::Dash, self.0.places(domino));
        Options::new(self.placements().map(move |domino| (name(domino), self.without(domino))))
    }

    fn size(&self) -> u64 {
        self.free().count_ones().into()
    }
}

impl Sketch for Cram {
    const EITHER_ORDER: bool = true;

    fn figure(&self) -> Option<Figure> {
        Some(SIGNS.figure(&self.0))
    }

    fn editing(&self) -> Option<Editing> {
        Some(SIGNS.editing(&self.0))
    }

    fn words(&self, name: &MoveName) -> String {
        say!("a domino on {}", spoken(name))
    }
}

/// What people need to know of it.
pub static DESCRIPTION: Description = description! {
    id: "cram",
    title: "Cram",
    family: Family::Boards,
    rules: [
        "The board has free squares. A move puts a domino on two free squares that are \
         neighbours, in either direction. Whoever cannot move loses.",
        "A board is written as rows x columns, or row by row from above, with . for a free \
         square and # for one that is taken. A move names both squares by column and row, rows \
         counted from below.",
    ],
    options: [],
    examples: [
        Example::new("cram: 4x5", "an empty board"),
        Example::new("cram: ...#/..../#...", "a board with two squares taken"),
        Example::new("misere cram: 3x3", "the last domino loses"),
    ],
    references: [
        "M. Gardner, Knotted Doughnuts and Other Mathematical Entertainments, chapter 19",
        "P. Beling, M. Rogalski, On pruning search trees of impartial games, Artificial \
         Intelligence 283 (2020) 103262",
    ],
};
