//! Chomp: bites from a bar of chocolate with a poisoned square.
//!
//! # Rules
//! A bite at a square takes it and everything above and to the right. The square
//! in the lower left corner is poisoned: nobody bites there, and who must loses.
//!
//! # Theorems
//! - A whole bar of more than one square is won by the first player (Gale 1974):
//!   if the bite at the far corner did not win, the opponent's answer to it could
//!   have been the first bite. The proof does not tell which bite wins.
//! - What is one row and one column is two heaps of Nim.
//! - Two rows are lost exactly if the lower is one longer than the upper.
//!
//! Reference: D. Gale, A curious Nim-type game, *American Mathematical Monthly* 81
//! (1974) 876–879.

use std::fmt;

use nimatron_nimber::text::ParseError;
use nimatron_nimber::text::language::translated;
use nimatron_nimber::{message, say};

use crate::foundation::{Head, MoveName, Options, Outcome, Piece, Place};
use crate::impartial::Game;
use crate::rulesets::boards::picture::{frame, square};
use crate::rulesets::description;
use crate::rulesets::figure::{Figure, Thing};
use crate::rulesets::reading::{joined, no_options, number, numbers};
use crate::rulesets::searched::{Searched, Searcher, Sketch};
use crate::rulesets::{Description, Editing, Example, Family, Part, Principle, Theory};

/// The most rows and columns together.
const MOST_SIDES: usize = 48;
const EXAMPLE: &str =
    message!("a position looks like chomp: 3x4, or row by row like chomp: 4, 4, 2");

/// A bar by the lengths of its rows, from the lowest on, none longer than the
/// one below it.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct Chomp {
    rows: Vec<u8>,
}

impl Chomp {
    /// The lengths of the rows, the lowest and longest first.
    pub fn rows(&self) -> &[u8] {
        &self.rows
    }

    /// The squares but the poisoned one: row and column from 0.
    fn bites(&self) -> impl Iterator<Item = (usize, u8)> + '_ {
        let rows = self.rows.iter().enumerate();
        rows.flat_map(|(row, &length)| (0..length).map(move |column| (row, column))).skip(1)
    }

    fn after(&self, (row, column): (usize, u8)) -> Chomp {
        let rows = self.rows.iter().enumerate();
        let rows = rows.map(|(y, &length)| if y < row { length } else { length.min(column) });
        Chomp { rows: rows.filter(|&length| length > 0).collect() }
    }

    /// Row and column exchanged.
    fn mirrored(&self) -> Chomp {
        let width = self.rows.first().copied().unwrap_or(0);
        let height = |column| self.rows.iter().filter(|&&length| length > column).count() as u8;
        Chomp { rows: (0..width).map(height).collect() }
    }

    fn is_whole(&self) -> bool {
        self.rows.windows(2).all(|pair| pair[0] == pair[1])
    }
}

impl Game for Chomp {
    fn options(&self) -> Options<'_, Chomp> {
        Options::new(self.bites().map(|bite| self.after(bite)))
    }

    fn canonical(self) -> Chomp {
        let mirrored = self.mirrored();
        if mirrored.rows < self.rows { mirrored } else { self }
    }

    /// One row and one column are two heaps of Nim.
    fn known_value(&self) -> Option<u64> {
        let (first, above) = self.rows.split_first()?;
        let hook = above.iter().all(|&length| length == 1);
        hook.then(|| (u64::from(*first) - 1) ^ above.len() as u64)
    }

    fn owned_bytes(&self) -> usize {
        self.rows.len()
    }

    /// How many squares that are left.
    fn effort(&self) -> u64 {
        self.size()
    }
}

impl fmt::Display for Chomp {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self.is_whole() {
            true => write!(f, "chomp: {}x{}", self.rows.len(), self.rows[0]),
            false => write!(f, "chomp: {}", joined(&self.rows, ", ")),
        }
    }
}

impl Searched for Chomp {
    fn description(&self) -> &Description {
        &DESCRIPTION
    }

    const SEARCHER: Searcher = Searcher::of::<Chomp>();

    fn read(head: Head<'_>, body: Piece<'_>) -> Result<Chomp, ParseError> {
        no_options(head, EXAMPLE)?;
        let body = body.trimmed();
        let refused = |message: String| {
            Err(ParseError::new(message, body.span()).with_help(translated(EXAMPLE)))
        };
        let most = MOST_SIDES as u64 - 1;
        let lengths = match body.split_once("x") {
            Some((rows, columns)) => {
                let rows = number(rows.trimmed(), message!("a number of rows"), 1, most, EXAMPLE)?;
                let columns =
                    number(columns.trimmed(), message!("a number of columns"), 1, most, EXAMPLE)?;
                vec![columns; rows as usize]
            }
            None => numbers(body, message!("the length of a row"), most, MOST_SIDES, EXAMPLE)?,
        };
        if lengths.contains(&0) {
            return refused(say!("a row has at least one square"));
        }
        if lengths.windows(2).any(|pair| pair[0] < pair[1]) {
            return refused(say!("no row is longer than the row below it, which is named before"));
        }
        if lengths.len() + lengths[0] as usize > MOST_SIDES {
            return refused(say!("more than {} rows and columns together", MOST_SIDES));
        }
        Ok(Chomp { rows: lengths.into_iter().map(|length| length as u8).collect() })
    }

    fn moves(&self) -> Options<'_, (MoveName, Chomp)> {
        let name = |(row, column): (usize, u8)| {
            MoveName::from(Place::Square { column: usize::from(column) + 1, row: row + 1 })
        };
        Options::new(self.bites().map(move |bite| (name(bite), self.after(bite))))
    }

    fn size(&self) -> u64 {
        self.rows.iter().map(|&length| u64::from(length)).sum()
    }

    fn theory(&self) -> Option<Theory> {
        if self.known_value().is_some() {
            let across =
                Part::new(say!("squares to the right of the poison"), u64::from(self.rows[0]) - 1);
            let above = Part::new(say!("squares above it"), self.rows.len() as u64 - 1);
            return Some(Theory::heaps(&HOOK, vec![across, above]));
        }
        let lengths = || {
            let rows = self.rows.iter().enumerate();
            let row = |(y, &length): (usize, &u8)| Part::new(say!("row {}", y + 1), length.into());
            rows.map(row).collect()
        };
        match self.rows.as_slice() {
            &[lower, upper] => {
                let outcome = if lower == upper + 1 { Outcome::P } else { Outcome::N };
                Some(Theory::outcome(&TWO_ROWS, outcome, lengths()))
            }
            _ if self.is_whole() => Some(Theory::outcome(&STEALING, Outcome::N, lengths())),
            _ => None,
        }
    }
}

const HOOK: Principle = Principle {
    name: message!("two heaps"),
    statement: message!(
        "One row and one column are two heaps of Nim: nobody bites into the corner, and \
         every other bite shortens one of them."
    ),
    reference: "D. Gale, A curious Nim-type game, American Mathematical Monthly 81 (1974) 876-879",
};

const TWO_ROWS: Principle = Principle {
    name: message!("two rows"),
    statement: message!(
        "Of two rows, a position is lost exactly if the lower row is longer by one. From \
         every other position one bite leaves such a one, and from it none does."
    ),
    reference: "D. Gale, A curious Nim-type game, American Mathematical Monthly 81 (1974) 876-879",
};

const STEALING: Principle = Principle {
    name: message!("strategy stealing"),
    statement: message!(
        "A whole bar is won by the player to move. Bite off the square in the far corner: \
         if the opponent had a winning answer, that answer could have been your first bite. \
         Which bite wins, this does not tell."
    ),
    reference: "D. Gale, A curious Nim-type game, American Mathematical Monthly 81 (1974) 876-879",
};

/// What a row is called, one more and one less.
const ROWS: [&str; 3] = [message!("row {}"), message!("a further row"), message!("one row less")];

impl Sketch for Chomp {
    fn figure(&self) -> Option<Figure> {
        let mut figure = Figure::new(say!("Rows of {} squares.", joined(&self.rows, ", ")));
        for (row, &length) in (1..).zip(&self.rows) {
            for column in 1..=u32::from(length) {
                let (thing, what) = match (column, row) {
                    (1, 1) => (Thing::Poison, say!("poisoned")),
                    _ => (Thing::Chocolate, say!("chocolate")),
                };
                square(&mut figure, (column, row), thing, &what);
            }
        }
        let width = u32::from(self.rows.first().copied().unwrap_or(0));
        frame(&mut figure, 1..width + 1, 1..self.rows.len() as u32 + 1);
        Some(figure)
    }

    fn editing(&self) -> Option<Editing> {
        let rows: Vec<u64> = self.rows.iter().map(|&row| row.into()).collect();
        Some(Editing::numbers(ROWS, &rows, |rows| joined(rows, ", ")))
    }

    fn words(&self, name: &MoveName) -> String {
        say!("bite at {}", name.to_string())
    }
}

/// What people need to know of it.
pub static DESCRIPTION: Description = description! {
    id: "chomp",
    title: "Chomp",
    family: Family::Boards,
    rules: [
        "A bar of chocolate has rows and columns. A move bites at a square: it takes this square \
         and everything that is at the same time not further left and not further down. The \
         square in the lower left corner is poisoned and cannot be bitten: whoever has nothing \
         else left loses.",
        "A bar is written as rows x columns, or by the lengths of its rows from the lowest on. A \
         move names the column and the row of the square, counted from 1.",
    ],
    options: [],
    examples: [
        Example::new("chomp: 3x4", "a whole bar"),
        Example::new("chomp: 5, 3, 3, 1", "after some bites"),
        Example::new("chomp: 4x7", "a longer bar"),
    ],
    references: [
        "D. Gale, A curious Nim-type game, American Mathematical Monthly 81 (1974) 876-879",
        "E. R. Berlekamp, J. H. Conway, R. K. Guy, Winning Ways for your Mathematical Plays, \
         chapter 18",
    ],
};
