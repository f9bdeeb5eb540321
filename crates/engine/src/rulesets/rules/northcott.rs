//! Northcott's game: checkers that close in on each other.
//!
//! # Rules
//! On each row stand a checker `o` of one player and a checker `x` of the other.
//! A move takes a checker of one's own along its row towards the other one, not
//! over it. Whoever cannot move loses.
//!
//! In the game as it is usually told checkers may also retreat. That only
//! delays: the opponent follows as far. Without retreats every game ends.
//!
//! # Theorem
//! The gaps are heaps of Nim, whoever is about to move.
//!
//! Reference: *Winning Ways* ch. 3.

use std::fmt;

use nimatron_nimber::text::ParseError;
use nimatron_nimber::text::language::translated;
use nimatron_nimber::{message, say};

use crate::foundation::{Head, MoveName, Options, Piece, Player};
use crate::impartial::Game;
use crate::rulesets::description;
use crate::rulesets::figure::{Figure, Thing};
use crate::rulesets::reading::choice;
use crate::rulesets::searched::{Searched, Sketch};
use crate::rulesets::strip::{self, Square, Strip, Strips};
use crate::rulesets::{Description, Editing, Example, Family, Part, Principle, RuleOption, Theory};

const EXAMPLE: &str =
    message!("a position looks like northcott: o...x., .o.x or northcott(x): o.x");
const OWN: Square = Square::Coins(1);
const OTHER: Square = Square::Other;

/// Rows with a checker of each player.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct Northcott {
    rows: Strips,
    /// Whose checkers the player to move has.
    turn: Square,
}

impl Northcott {
    /// The rows.
    pub fn rows(&self) -> &[Strip] {
        &self.rows
    }

    /// The checkers of the player to move: `o` or `x`.
    pub fn turn(&self) -> Square {
        self.turn
    }

    /// Row, from where, to where.
    fn slides(&self) -> impl Iterator<Item = (usize, usize, usize)> + '_ {
        self.rows.iter().enumerate().flat_map(|(index, row)| {
            let other = if self.turn == OWN { OTHER } else { OWN };
            let ends = row.find(self.turn).zip(row.find(other)).unwrap_or((0, 0));
            let (from, other) = ends;
            let free = if from < other { from + 1..other } else { other + 1..from };
            free.map(move |to| (index, from, to))
        })
    }

    fn after(&self, (index, from, to): (usize, usize, usize)) -> Northcott {
        let rows = self.rows.changed(index, |squares| squares.swap(from, to));
        Northcott { rows, turn: if self.turn == OWN { OTHER } else { OWN } }
    }

    fn gaps(&self) -> impl Iterator<Item = u64> + '_ {
        self.rows.iter().map(|row| match row.occupied().collect::<Vec<_>>().as_slice() {
            [left, right] => (right - left - 1) as u64,
            _ => 0,
        })
    }
}

impl Game for Northcott {
    fn options(&self) -> Options<'_, Northcott> {
        Options::new(self.slides().map(|slide| self.after(slide)))
    }

    /// The nim-sum of the gaps.
    fn known_value(&self) -> Option<u64> {
        Some(self.gaps().fold(0, |sum, gap| sum ^ gap))
    }

    fn owned_bytes(&self) -> usize {
        self.rows.bytes()
    }
}

impl fmt::Display for Northcott {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let turn = if self.turn == OTHER { "(x)" } else { "" };
        write!(f, "northcott{turn}: {}", self.rows)
    }
}

impl Searched for Northcott {
    fn description(&self) -> &Description {
        &DESCRIPTION
    }

    fn read(head: Head<'_>, body: Piece<'_>) -> Result<Northcott, ParseError> {
        let turn = choice(head, &[("x", OTHER), ("o", OWN)])?.unwrap_or(OWN);
        let rows = Strips::read(body, ".ox", EXAMPLE)?;
        for row in rows.iter() {
            let count = |wanted| row.0.iter().filter(|square| **square == wanted).count();
            if (count(OWN), count(OTHER)) != (1, 1) {
                let message = say!("the row {} needs one checker o and one x", row.to_string());
                return Err(
                    ParseError::new(message, body.trimmed().span()).with_help(translated(EXAMPLE))
                );
            }
        }
        Ok(Northcott { rows, turn })
    }

    fn moves(&self) -> Options<'_, (MoveName, Northcott)> {
        Options::new(self.slides().map(|slide| {
            let (index, from, to) = slide;
            (self.rows.name(index, [from + 1, to + 1]), self.after(slide))
        }))
    }

    fn size(&self) -> u64 {
        self.rows.squares()
    }

    fn theory(&self) -> Option<Theory> {
        let parts = self.gaps().enumerate();
        let parts = parts.map(|(row, gap)| Part::new(say!("the gap in row {}", row + 1), gap));
        Some(Theory::heaps(&PRINCIPLE, parts.collect()))
    }
}

const PRINCIPLE: Principle = Principle {
    name: message!("Nim in disguise"),
    statement: message!(
        "Each gap is a heap of Nim: either player can make it as small as they like."
    ),
    reference: "E. R. Berlekamp, J. H. Conway, R. K. Guy, Winning Ways for your Mathematical \
                Plays, chapter 3",
};

impl Sketch for Northcott {
    fn figure(&self) -> Option<Figure> {
        self.rows.figure(
            1,
            [
                (Thing::Stone(Player::Left), message!("checker o")),
                (Thing::Stone(Player::Right), message!("checker x")),
            ],
        )
    }

    fn editing(&self) -> Option<Editing> {
        Some(self.rows.editing(
            1,
            &[('o', message!("the checker o")), ('x', message!("the checker x"))],
            "ox",
        ))
    }

    fn words(&self, name: &MoveName) -> String {
        strip::words(name)
    }
}

/// What people need to know of it.
pub static DESCRIPTION: Description = description! {
    id: "northcott",
    title: "Northcott's game",
    family: Family::Strips,
    rules: [
        "On each row stand two checkers, o of one player and x of the other. A move takes a \
         checker of one's own any number of squares towards the other in its row, but not over \
         it. Whoever cannot move loses.",
        "The checker may stand on either side. To go back, as some allow, would only delay the \
         end: the opponent follows as far.",
        "A dot is an empty square; squares are numbered from 1. The player with the checkers o \
         begins.",
    ],
    options: [RuleOption::new("x", "the player with the checkers x is to move")],
    examples: [
        Example::new("northcott: o...x..., .x....o., ..o.x...", "three rows"),
        Example::new("northcott(x): o..x, x..o", "equal gaps, x to move"),
    ],
    references: [
        "E. R. Berlekamp, J. H. Conway, R. K. Guy, Winning Ways for your Mathematical Plays, \
         chapter 3",
    ],
};
