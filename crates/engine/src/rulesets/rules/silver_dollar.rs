//! The Silver Dollar game, with and without the dollar.
//!
//! # Rules
//! Coins lie on a strip, at most one on a square. A move slides a coin to the
//! left; it must not jump over another. With the dollar, the strip begins with a
//! bag, on square 0, which holds any number of coins. One of the coins is a
//! silver dollar: as soon as it is in the bag, the next player takes the bag home,
//! and the game is over.
//!
//! # Theorem (N. G. de Bruijn; Conway, *On Numbers and Games* ch. 11)
//! Take the coins in pairs, beginning at the right. The gaps between the coins of
//! the pairs are heaps of Nim, and so is what lies to the left of a coin that is
//! left over. Whoever pulls a coin away from its partner enlarges a gap, and the
//! partner comes after it.
//!
//! With the dollar the gap of the coin that is left over reaches into the bag,
//! unless that coin is the dollar, which nobody wants to put there. Then the
//! theorem tells who wins, and not the value.

use std::fmt;

use nimatron_nimber::text::ParseError;
use nimatron_nimber::text::language::translated;
use nimatron_nimber::{message, say};

use crate::foundation::{Head, MoveName, NamePart, Options, Piece, Place};
use crate::impartial::Game;
use crate::rulesets::description;
use crate::rulesets::figure::{CELL, Figure, Ink, Thing};
use crate::rulesets::reading::{no_options, numbered};
use crate::rulesets::searched::{Searched, Sketch};
use crate::rulesets::strip::{self, Square, Strip, Strips};
use crate::rulesets::{Description, Editing, Example, Family, Part, Principle, Theory};

const EXAMPLE: &str =
    message!("a position looks like silver-dollar: .o..o.o or silver-dollar: .o..$.o");

/// Strips with coins; a single one if it has the dollar.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct SilverDollar {
    strips: Strips,
    /// Whether there is a bag on the first square.
    bag: bool,
}

/// A coin that slides: strip, from where, to where.
type Slide = (usize, usize, usize);

impl SilverDollar {
    /// The strips.
    pub fn strips(&self) -> &[Strip] {
        &self.strips
    }

    /// Whether there is a bag on the first square.
    pub fn has_bag(&self) -> bool {
        self.bag
    }

    /// The number of the first square.
    pub fn first_square(&self) -> usize {
        usize::from(!self.bag)
    }

    fn is_in_bag(&self) -> bool {
        self.bag && self.strips.iter().any(|strip| strip.0.first() == Some(&Square::Dollar))
    }

    fn slides(&self) -> impl Iterator<Item = Slide> + '_ {
        let slides = self.strips.iter().enumerate().flat_map(|(index, strip)| {
            let mut free = 0;
            strip.occupied().flat_map(move |from| {
                let start = std::mem::replace(&mut free, from + 1);
                (start..from).map(move |to| (index, from, to))
            })
        });
        slides.filter(|_| !self.is_in_bag())
    }

    fn after(&self, (index, from, to): Slide) -> SilverDollar {
        let strips = self.strips.changed(index, |squares| {
            let coin = std::mem::replace(&mut squares[from], Square::Empty);
            // A common coin in the bag is out of the game.
            let gone = self.bag && to == 0 && coin != Square::Dollar;
            squares[to] = if gone { Square::Empty } else { coin };
        });
        SilverDollar { strips, bag: self.bag }
    }

    /// The bag has been taken home.
    fn without_bag(&self) -> SilverDollar {
        let strips = self.strips.iter().map(|strip| Strip(vec![Square::Empty; strip.len()]));
        SilverDollar { strips: strips.collect(), bag: false }
    }

    /// The gaps that count: strip, from the square after, to the square before.
    fn gaps(&self) -> Vec<(usize, usize, usize)> {
        let mut gaps = Vec::new();
        for (index, strip) in self.strips.iter().enumerate() {
            let coins: Vec<usize> = strip.occupied().collect();
            for pair in coins.rchunks(2) {
                gaps.push(match *pair {
                    [left, right] => (index, left + 1, right),
                    [alone] => {
                        let dollar = strip.0[alone] == Square::Dollar;
                        (index, usize::from(self.bag && dollar), alone)
                    }
                    _ => continue,
                });
            }
        }
        gaps.reverse();
        gaps
    }
}

impl Game for SilverDollar {
    fn options(&self) -> Options<'_, SilverDollar> {
        match self.is_in_bag() {
            true => Options::new([self.without_bag()]),
            false => Options::new(self.slides().map(|slide| self.after(slide))),
        }
    }

    /// Without the dollar the nim-sum of the gaps.
    fn known_value(&self) -> Option<u64> {
        let sum = || self.gaps().into_iter().fold(0, |sum, (_, from, to)| sum ^ (to - from) as u64);
        (!self.bag).then(sum)
    }

    fn owned_bytes(&self) -> usize {
        self.strips.bytes()
    }
}

impl fmt::Display for SilverDollar {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "silver-dollar: {}", self.strips)
    }
}

impl Searched for SilverDollar {
    fn description(&self) -> &Description {
        &DESCRIPTION
    }

    fn read(head: Head<'_>, body: Piece<'_>) -> Result<SilverDollar, ParseError> {
        no_options(head, EXAMPLE)?;
        let mut strips = Strips::read(body, ".o$", EXAMPLE)?;
        let squares = strips.iter().flat_map(|strip| &strip.0);
        let dollars = squares.filter(|square| **square == Square::Dollar).count();
        let refused = |message: String| {
            Err(ParseError::new(message, body.trimmed().span()).with_help(translated(EXAMPLE)))
        };
        match (dollars, strips.len()) {
            (0, _) => {}
            (1, 1) => {
                // Common coins in the bag are out of the game.
                strips = strips.changed(0, |squares| {
                    if squares[0] != Square::Dollar {
                        squares[0] = Square::Empty;
                    }
                });
            }
            (1, _) => return refused(say!("there is one strip only where there is a dollar")),
            _ => return refused(say!("there is only one silver dollar")),
        }
        Ok(SilverDollar { strips, bag: dollars > 0 })
    }

    fn moves(&self) -> Options<'_, (MoveName, SilverDollar)> {
        if self.is_in_bag() {
            let bag = [NamePart::Implied(Place::Position(0)), "take the bag".into()];
            return Options::new([(MoveName::in_part(1, 0, bag), self.without_bag())]);
        }
        let first = self.first_square();
        Options::new(self.slides().map(move |slide| {
            let (index, from, to) = slide;
            let squares = [from, to].map(|square| square + first);
            (self.strips.name(index, squares), self.after(slide))
        }))
    }

    fn size(&self) -> u64 {
        self.strips.squares()
    }

    fn theory(&self) -> Option<Theory> {
        if self.is_in_bag() {
            return None;
        }
        let first = self.first_square();
        let gaps = self.gaps().into_iter().map(|(index, from, to)| {
            let coin = to + first;
            let what = match from.checked_sub(1) {
                Some(left) if !self.bag || left > 0 => {
                    say!("between the coins on {} and {}", left + first, coin)
                }
                _ => say!("to the left of the coin on {}", coin),
            };
            Part::new(numbered(self.strips.len(), index, what), (to - from) as u64)
        });
        Some(match self.bag {
            true => Theory::balance(&DOLLAR, gaps.collect()),
            false => Theory::heaps(&PRINCIPLE, gaps.collect()),
        })
    }
}

const PRINCIPLE: Principle = Principle {
    name: message!("gaps in pairs"),
    statement: message!(
        "Taken in pairs from the right, the coins leave gaps that are heaps of Nim; a coin \
         left over counts with the squares to its left. A gap that is enlarged can be made \
         as small as before."
    ),
    reference: "J. H. Conway, On Numbers and Games, chapter 11",
};

const DOLLAR: Principle = Principle {
    name: message!("gaps in pairs, with a bag"),
    statement: message!(
        "Taken in pairs from the right, the coins leave gaps. A coin left over counts with \
         the squares to its left, with the bag unless it is the dollar. The player to move \
         loses exactly if the nim-sum of these numbers is 0."
    ),
    reference: "J. H. Conway, On Numbers and Games, chapter 11",
};

impl Sketch for SilverDollar {
    fn figure(&self) -> Option<Figure> {
        let mut figure =
            self.strips.figure(self.first_square(), [(Thing::Coin, message!("a coin")); 2])?;
        if self.bag {
            figure.words((0, -CELL), say!("bag"), Ink::Accent);
        }
        Some(figure)
    }

    fn editing(&self) -> Option<Editing> {
        let signs = [
            ('o', message!("a coin")),
            ('$', message!("the silver dollar")),
            ('.', message!("nothing")),
        ];
        Some(self.strips.editing(self.first_square(), &signs, "$"))
    }

    fn words(&self, name: &MoveName) -> String {
        if self.is_in_bag() { say!("take the bag") } else { strip::words(name) }
    }
}

/// What people need to know of it.
pub static DESCRIPTION: Description = description! {
    id: "silver-dollar",
    title: "The Silver Dollar game",
    family: Family::Strips,
    rules: [
        "Coins lie on a strip of squares, at most one on each. A move slides a coin any number of \
         squares to the left, but not over another. Whoever cannot move loses.",
        "If one of the coins is a silver dollar, written $, the first square is a bag and has the \
         number 0. It takes any number of coins. When the dollar is in the bag, the next player \
         takes the bag home and wins.",
        "A dot is an empty square, o a coin. Without the dollar there may be several strips, and \
         squares are numbered from 1.",
    ],
    options: [],
    examples: [
        Example::new("silver-dollar: .o..o...o.o", "without the dollar"),
        Example::new("silver-dollar: ..o..$..o.", "with the dollar and a bag"),
        Example::new("silver-dollar: ..o.o, ...o", "two strips"),
    ],
    references: [
        "J. H. Conway, On Numbers and Games, chapter 11",
        "E. R. Berlekamp, J. H. Conway, R. K. Guy, Winning Ways for your Mathematical Plays, \
         chapter 15",
    ],
};
