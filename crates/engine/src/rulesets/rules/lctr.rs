//! LCTR: the left column or the top row.
//!
//! # Rules
//! A Young diagram has rows of squares, none longer than the one above it. A move removes its left
//! column or its top row. Whoever cannot move loses: nothing is left.
//!
//! # Theory
//! From a diagram with r rows and c columns only the r·c diagrams can be reached that begin at one of
//! its squares, and every position has at most two options: so every value is 0, 1 or 2. Gottlieb,
//! Krnc and Muršič find the value in O(log n) steps for n squares; the search here looks at the diagrams
//! themselves.
//!
//! Reference: E. Gottlieb, M. Krnc and P. Muršič, Sprague-Grundy values and complexity for LCTR,
//! arXiv:2207.05599.

use std::fmt;

use nimatron_nimber::text::ParseError;
use nimatron_nimber::text::language::translated;
use nimatron_nimber::{message, say};

use crate::foundation::{Head, MoveName, Options, Piece};
use crate::impartial::Game;
use crate::rulesets::boards::picture::place;
use crate::rulesets::description;
use crate::rulesets::figure::{CELL, Figure, Thing};
use crate::rulesets::reading::{joined, no_options, numbers};
use crate::rulesets::searched::{Searched, Searcher, Sketch};
use crate::rulesets::{Description, Editing, Example, Family};

const MOST: u64 = 1 << 8;
const MOST_ROWS: usize = 1 << 8;
/// Larger diagrams are not drawn.
const MOST_DRAWN: usize = 40;
const EXAMPLE: &str = message!("a position looks like lctr: 5, 3, 1");
const COLUMN: &str = "column";
const ROW: &str = "row";

/// A Young diagram by the lengths of its rows, the top one first.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct Lctr {
    rows: Vec<u16>,
}

impl Lctr {
    /// The lengths of the rows, the top and longest first.
    pub fn rows(&self) -> &[u16] {
        &self.rows
    }

    fn steps(&self) -> impl Iterator<Item = (&'static str, Lctr)> + '_ {
        let some = !self.rows.is_empty();
        let column = move || {
            let shorter = self.rows.iter().map(|&row| row - 1).filter(|&row| row > 0);
            Lctr { rows: shorter.collect() }
        };
        let row = || Lctr { rows: self.rows[1..].to_vec() };
        some.then(|| [(COLUMN, column()), (ROW, row())]).into_iter().flatten()
    }

    /// Rows and columns exchanged.
    fn mirrored(&self) -> Lctr {
        let width = self.rows.first().copied().unwrap_or(0);
        let height = |column| self.rows.iter().filter(|&&row| row > column).count() as u16;
        Lctr { rows: (0..width).map(height).collect() }
    }
}

impl Game for Lctr {
    fn options(&self) -> Options<'_, Lctr> {
        Options::new(self.steps().map(|(_, to)| to))
    }

    fn canonical(self) -> Lctr {
        let mirrored = self.mirrored();
        if mirrored.rows < self.rows { mirrored } else { self }
    }

    fn owned_bytes(&self) -> usize {
        self.rows.len() * size_of::<u16>()
    }

    fn effort(&self) -> u64 {
        self.size()
    }
}

fn written<T: ToString>(rows: &[T]) -> String {
    if rows.is_empty() { "0".into() } else { joined(rows, ", ") }
}

impl fmt::Display for Lctr {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "lctr: {}", written(&self.rows))
    }
}

impl Searched for Lctr {
    const SEARCHER: Searcher = Searcher::of::<Lctr>();

    fn description(&self) -> &Description {
        &DESCRIPTION
    }

    fn read(head: Head<'_>, body: Piece<'_>) -> Result<Lctr, ParseError> {
        no_options(head, EXAMPLE)?;
        if body.text.trim() == "0" {
            return Ok(Lctr { rows: Vec::new() });
        }
        let rows = numbers(body, message!("the length of a row"), MOST, MOST_ROWS, EXAMPLE)?;
        let refused = |message: String, piece: Piece<'_>| {
            Err(ParseError::new(message, piece.span()).with_help(translated(EXAMPLE)))
        };
        if let Some((piece, _)) = body.list().zip(&rows).find(|(_, row)| **row == 0) {
            return refused(say!("a row has at least one square"), piece);
        }
        let longer = body.list().skip(1).zip(rows.windows(2)).find(|(_, pair)| pair[0] < pair[1]);
        if let Some((piece, _)) = longer {
            return refused(say!("no row is longer than the row above it"), piece);
        }
        Ok(Lctr { rows: rows.into_iter().map(|row| row as u16).collect() })
    }

    fn moves(&self) -> Options<'_, (MoveName, Lctr)> {
        Options::new(self.steps().map(|(name, to)| (MoveName::from(name), to)))
    }

    fn size(&self) -> u64 {
        self.rows.iter().map(|&row| u64::from(row)).sum::<u64>() + 1
    }

    fn count_parts(&self) -> u64 {
        1
    }
}

/// What a row is called, one more and one less.
const ROWS: [&str; 3] = [message!("row {}"), message!("a further row"), message!("one row less")];

impl Sketch for Lctr {
    /// The squares, with a place to be touched below the left column and one beside the top row.
    fn figure(&self) -> Option<Figure> {
        let width = usize::from(self.rows.first().copied().unwrap_or(0));
        if width > MOST_DRAWN || self.rows.len() > MOST_DRAWN || width == 0 {
            return None;
        }
        let mut figure = Figure::new(say!("Rows of {} squares.", joined(&self.rows, ", ")));
        let at = |column: usize, below: usize| {
            let (x, y) = place(column as u32, 0);
            (x, y + below as i32 * CELL)
        };
        for (below, &row) in self.rows.iter().enumerate() {
            (0..usize::from(row)).for_each(|column| figure.put(at(column, below), Thing::Square));
        }
        for (name, at, what) in [
            (COLUMN, at(0, self.rows.len()), say!("the left column")),
            (ROW, at(width, 0), say!("the top row")),
        ] {
            figure.put(at, Thing::Cross);
            figure.spot(at, CELL - 2, name.into(), what);
        }
        Some(figure)
    }

    fn editing(&self) -> Option<Editing> {
        let rows: Vec<u64> = self.rows.iter().map(|&row| row.into()).collect();
        Some(Editing::numbers(ROWS, &rows, written))
    }

    fn handles(&self, name: &MoveName) -> Vec<String> {
        vec![name.to_string()]
    }

    fn words(&self, name: &MoveName) -> String {
        match name.to_string().as_str() {
            COLUMN => say!("remove the left column"),
            _ => say!("remove the top row"),
        }
    }
}

/// What people need to know of it.
pub static DESCRIPTION: Description = description! {
    id: "lctr",
    title: "LCTR: the left column or the top row",
    family: Family::Boards,
    rules: [
        "There are rows of squares that all begin at the left, none of them longer than the row above \
         it. A move removes the left column or the top row. Whoever removes the last square wins, \
         because no move is left.",
        "The position names the lengths of the rows, from the top one on. The moves are called column \
         and row.",
    ],
    options: [],
    examples: [
        Example::new("lctr: 5, 3, 1", "a staircase"),
        Example::new("lctr: 4, 4, 4", "a rectangle"),
        Example::new("lctr: 6, 6, 3, 2, 2", "a larger diagram"),
    ],
    references: [
        "E. Gottlieb, M. Krnc, P. Mursic, Sprague-Grundy values and complexity for LCTR, \
         arXiv:2207.05599",
    ],
};
