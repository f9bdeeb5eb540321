//! Treblecross: three crosses in a row win.
//!
//! # Rules
//! Both players put crosses on the squares of a strip. Whoever completes three in
//! a row wins. Whoever puts a cross next to another, or next but one, lets the
//! opponent complete three at once; so such moves are left out, and whoever has
//! no other move loses.
//!
//! # Theory
//! A strip of n squares has the value of a heap of n + 2 in the octal game 0.007:
//! with two squares more, a cross takes three. No period of its values is known.
//!
//! Reference: *Winning Ways* ch. 4.

use std::fmt;

use nimatron_nimber::text::ParseError;
use nimatron_nimber::{message, say};

use crate::foundation::{Head, MoveName, Options, Piece};
use crate::impartial::Game;
use crate::rulesets::description;
use crate::rulesets::figure::{Figure, Thing};
use crate::rulesets::reading::no_options;
use crate::rulesets::searched::{Searched, Sketch};
use crate::rulesets::strip::{Square, Strip, Strips};
use crate::rulesets::{Description, Editing, Example, Family};

const EXAMPLE: &str = message!("a position looks like treblecross: ....x.....");
const CROSS: Square = Square::Other;

/// Strips with crosses.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct Treblecross {
    strips: Strips,
}

/// Whether a cross can be put there: no other is nearer than three squares.
fn is_open(strip: &Strip, at: usize) -> bool {
    let near = at.saturating_sub(2)..strip.len().min(at + 3);
    strip.0[near].iter().all(|square| *square == Square::Empty)
}

impl Treblecross {
    /// The strips.
    pub fn strips(&self) -> &[Strip] {
        &self.strips
    }

    fn places(&self) -> impl Iterator<Item = (usize, usize)> + '_ {
        self.strips.iter().enumerate().flat_map(|(index, strip)| {
            (0..strip.len()).filter(|&at| is_open(strip, at)).map(move |at| (index, at))
        })
    }

    fn after(&self, (index, at): (usize, usize)) -> Treblecross {
        Treblecross { strips: self.strips.changed(index, |squares| squares[at] = CROSS) }
    }
}

impl Game for Treblecross {
    fn options(&self) -> Options<'_, Treblecross> {
        Options::new(self.places().map(|place| self.after(place)))
    }

    /// Runs of open squares, as empty strips.
    fn components(&self) -> Vec<Treblecross> {
        let mut parts = Vec::new();
        for strip in self.strips.iter() {
            let open: Vec<bool> = (0..strip.len()).map(|at| is_open(strip, at)).collect();
            let runs = open.split(|open| !open).filter(|run| !run.is_empty());
            let empty = |run: &[bool]| Strip(vec![Square::Empty; run.len()]);
            parts
                .extend(runs.map(|run| Treblecross { strips: [empty(run)].into_iter().collect() }));
        }
        parts
    }

    fn owned_bytes(&self) -> usize {
        self.strips.bytes()
    }

    /// How many squares.
    fn effort(&self) -> u64 {
        self.size()
    }
}

impl fmt::Display for Treblecross {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "treblecross: {}", self.strips)
    }
}

impl Searched for Treblecross {
    fn description(&self) -> &Description {
        &DESCRIPTION
    }

    fn read(head: Head<'_>, body: Piece<'_>) -> Result<Treblecross, ParseError> {
        no_options(head, EXAMPLE)?;
        let strips = Strips::read(body, ".x", EXAMPLE)?;
        for strip in strips.iter() {
            let crosses: Vec<usize> = strip.occupied().collect();
            if let Some(near) = crosses.windows(2).find(|pair| pair[1] - pair[0] < 3) {
                let message = say!(
                    "the crosses on {} and {} can be made three in a row",
                    near[0] + 1,
                    near[1] + 1
                );
                return Err(ParseError::new(message, body.trimmed().span())
                    .with_help(say!("between crosses at least two squares are empty")));
            }
        }
        Ok(Treblecross { strips })
    }

    fn moves(&self) -> Options<'_, (MoveName, Treblecross)> {
        Options::new(self.places().map(|place| {
            let (index, at) = place;
            (self.strips.name(index, [at + 1]), self.after(place))
        }))
    }

    fn size(&self) -> u64 {
        self.strips.squares()
    }
}

impl Sketch for Treblecross {
    fn figure(&self) -> Option<Figure> {
        self.strips
            .figure(1, [(Thing::Coin, message!("a coin")), (Thing::Cross, message!("a cross"))])
    }

    fn editing(&self) -> Option<Editing> {
        Some(self.strips.editing(1, &[('x', message!("a cross")), ('.', message!("nothing"))], ""))
    }

    fn words(&self, name: &MoveName) -> String {
        say!("a cross on {}", name.to_string())
    }
}

/// What people need to know of it.
pub static DESCRIPTION: Description = description! {
    id: "treblecross",
    title: "Treblecross",
    family: Family::Strips,
    rules: [
        "Both players put crosses on a strip, and whoever completes three in a row wins. Nobody \
         puts a cross next to another or next but one, because the opponent would complete three; \
         these moves are not allowed here, and whoever has no other loses.",
        "A dot is an empty square, x a cross. A move names the square, counted from 1.",
    ],
    options: [],
    examples: [
        Example::new("treblecross: .........", "nine squares: play in the middle"),
        Example::new("treblecross: ....x........., ......", "two strips"),
        Example::new("treblecross: ............", "twelve squares are lost"),
    ],
    references: [
        "E. R. Berlekamp, J. H. Conway, R. K. Guy, Winning Ways for your Mathematical Plays, \
         chapter 4",
    ],
};
