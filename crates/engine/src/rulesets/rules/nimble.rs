//! Nimble: coins slide to the left end of a strip.
//!
//! Squares are numbered from 0 at the left. As coins may jump over others and
//! lie on one square, each coin is a heap of Nim as large as the number of its
//! square.
//!
//! Reference: T. S. Ferguson, *A Course in Game Theory* (2020), part I, section
//! 2.

use std::fmt;

use nimatron_nimber::text::ParseError;
use nimatron_nimber::{message, say};

use crate::foundation::{Head, MoveName, Options, Piece};
use crate::impartial::Game;
use crate::rulesets::description;
use crate::rulesets::figure::{Figure, Thing};
use crate::rulesets::reading::{no_options, numbered};
use crate::rulesets::searched::{Searched, Sketch};
use crate::rulesets::strip::{self, Square, Strip, Strips};
use crate::rulesets::{Description, Editing, Example, Family, Part, Principle, Theory};

/// Largest number of coins on a strip: all may come to lie on one square, which has a sign for each
/// number up to this one.
const MOST_COINS: u32 = 9;
const EXAMPLE: &str = message!("a position looks like nimble: ..o.2..o");

/// Strips with coins.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct Nimble {
    strips: Strips,
}

fn coins(square: Square) -> u8 {
    match square {
        Square::Coins(coins) => coins,
        _ => 0,
    }
}

fn square(coins: u8) -> Square {
    if coins == 0 { Square::Empty } else { Square::Coins(coins) }
}

impl Nimble {
    /// The strips.
    pub fn strips(&self) -> &[Strip] {
        &self.strips
    }

    /// Strip, from where, to where.
    fn slides(&self) -> impl Iterator<Item = (usize, usize, usize)> + '_ {
        self.strips.iter().enumerate().flat_map(|(index, strip)| {
            strip.occupied().flat_map(move |from| (0..from).map(move |to| (index, from, to)))
        })
    }

    fn after(&self, (index, from, to): (usize, usize, usize)) -> Nimble {
        let strips = self.strips.changed(index, |squares| {
            squares[from] = square(coins(squares[from]) - 1);
            squares[to] = square(coins(squares[to]) + 1);
        });
        Nimble { strips }
    }

    /// The coins: strip, square, how many lie there.
    fn heaps(&self) -> impl Iterator<Item = (usize, usize, u8)> + '_ {
        self.strips.iter().enumerate().flat_map(|(index, strip)| {
            strip.occupied().map(move |at| (index, at, coins(strip.0[at])))
        })
    }
}

impl Game for Nimble {
    fn options(&self) -> Options<'_, Nimble> {
        Options::new(self.slides().map(|slide| self.after(slide)))
    }

    /// Each coin is a heap as large as the number of its square.
    fn known_value(&self) -> Option<u64> {
        let odd = self.heaps().filter(|(_, _, coins)| coins % 2 == 1);
        Some(odd.fold(0, |sum, (_, at, _)| sum ^ at as u64))
    }

    fn owned_bytes(&self) -> usize {
        self.strips.bytes()
    }
}

impl fmt::Display for Nimble {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "nimble: {}", self.strips)
    }
}

impl Searched for Nimble {
    fn description(&self) -> &Description {
        &DESCRIPTION
    }

    fn read(head: Head<'_>, body: Piece<'_>) -> Result<Nimble, ParseError> {
        no_options(head, EXAMPLE)?;
        let strips = Strips::read(body, ".o23456789", EXAMPLE)?;
        for strip in strips.iter() {
            let count: u32 = strip.0.iter().map(|&square| u32::from(coins(square))).sum();
            if count > MOST_COINS {
                let message = say!("more than {} coins on a strip", MOST_COINS);
                return Err(ParseError::new(message, body.trimmed().span()));
            }
        }
        Ok(Nimble { strips })
    }

    fn moves(&self) -> Options<'_, (MoveName, Nimble)> {
        Options::new(self.slides().map(|slide| {
            let (index, from, to) = slide;
            (self.strips.name(index, [from, to]), self.after(slide))
        }))
    }

    fn size(&self) -> u64 {
        self.strips.squares()
    }

    fn theory(&self) -> Option<Theory> {
        let coins = self.heaps().flat_map(|(index, at, coins)| {
            let what = numbered(self.strips.len(), index, say!("coin on square {}", at));
            std::iter::repeat_n(Part::new(what, at as u64), coins.into())
        });
        Some(Theory::heaps(&PRINCIPLE, coins.collect()))
    }
}

const PRINCIPLE: Principle = Principle {
    name: message!("Nim in disguise"),
    statement: message!(
        "No coin stands in the way of another, so that each is a heap of Nim: as large as \
         the number of its square."
    ),
    reference: "T. S. Ferguson, A Course in Game Theory (2020), part I, section 2",
};

impl Sketch for Nimble {
    fn figure(&self) -> Option<Figure> {
        self.strips.figure(0, [(Thing::Coin, message!("a coin")); 2])
    }

    fn editing(&self) -> Option<Editing> {
        let signs = [
            ('o', message!("a coin")),
            ('2', message!("2 coins")),
            ('3', message!("3 coins")),
            ('.', message!("nothing")),
        ];
        Some(self.strips.editing(0, &signs, ""))
    }

    fn words(&self, name: &MoveName) -> String {
        strip::words(name)
    }
}

/// What people need to know of it.
pub static DESCRIPTION: Description = description! {
    id: "nimble",
    title: "Nimble",
    family: Family::Strips,
    rules: [
        "Coins lie on a strip of squares, which are numbered from 0 at the left. A move takes a \
         coin any number of squares to the left; it may jump over others, and several may lie on \
         one square. Whoever cannot move loses: then all coins are on square 0.",
        "A dot is an empty square, o a coin, a digit so many coins. There may be several strips.",
    ],
    options: [],
    examples: [
        Example::new("nimble: ..o.2..o", "four coins"),
        Example::new("nimble: o..o..o, ..o....o", "two strips"),
    ],
    references: ["T. S. Ferguson, A Course in Game Theory (2020), part I, section 2"],
};
