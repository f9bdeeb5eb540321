//! Moves of the Nim family: which piles get which new heights.

use std::fmt;

use nimatron_nimber::Ordinal;
use nimatron_nimber::text::Notation;
use nimatron_nimber::text::formula::{Formula, Operator};

/// One pile lowered by a move.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct Change {
    /// The pile, counted from 0.
    pub pile: usize,
    /// Its height before the move.
    pub from: Ordinal,
    /// Its height after the move.
    pub to: Ordinal,
}

/// A move: one changed pile, or up to `k` of them in Moore's Nim.
///
/// Written by what it leaves, piles counted from 1: `3: w1 -> e0+w^w`, and
/// `1: 5 -> 3, 4: 2 -> 0` for a move that touches several piles.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct Move {
    changes: Vec<Change>,
}

impl Move {
    /// The move that makes the given changes, put in order of their piles.
    pub fn new(mut changes: Vec<Change>) -> Move {
        changes.sort_by_key(|change| change.pile);
        Move { changes }
    }

    /// The move that lowers one pile.
    pub fn single(pile: usize, from: Ordinal, to: Ordinal) -> Move {
        Move { changes: vec![Change { pile, from, to }] }
    }

    /// The changed piles, in increasing order.
    pub fn changes(&self) -> &[Change] {
        &self.changes
    }

    /// The move in the given notation.
    pub fn to_text(&self, notation: Notation) -> String {
        self.formula().to_text(notation)
    }

    /// The move as a formula.
    pub fn formula(&self) -> Formula {
        let changes = self.changes.iter().map(|Change { pile, from, to }| {
            let lowered = [from, to].map(Ordinal::formula);
            let lowered = Formula::joined(lowered, &Operator::To.spaced());
            Formula::row([Formula::number(pile + 1), Operator::Colon.spaced(), lowered])
        });
        Formula::joined(changes, &Operator::Comma.spaced())
    }
}

impl fmt::Display for Move {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.to_text(Notation::Ascii))
    }
}
