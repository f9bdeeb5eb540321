//! Sprouts.
//!
//! # Rules
//! There are some spots. A move draws a line from a spot to a spot, perhaps to the same one, which
//! must not meet other lines, and puts a new spot on it. No spot may have more than three lines.
//! Whoever cannot move loses.
//!
//! Reference: *Winning Ways* ch. 17.

pub mod map;
pub mod picture;
mod sketch;

use std::fmt;

use nimatron_nimber::text::ParseError;

use crate::foundation::{Head, MoveName, Options, Piece};
use crate::impartial::Game;
use crate::rulesets::reading::no_options;
use crate::rulesets::searched::Searched;
use crate::rulesets::{Description, Example};

pub use map::{Corner, Curve, MOST_SPOTS, Map, Region, Spot, Walk};

const EXAMPLE: &str = "a position looks like sprouts: 3 or, later, sprouts: ADBE | AEBD, C";

/// A position of Sprouts.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub enum Sprouts {
    /// With all lines.
    Drawn(Map),
}

impl Sprouts {
    fn drawn(map: &Map, curve: &Curve) -> Option<(MoveName, Sprouts)> {
        Some((map.name(curve), Sprouts::Drawn(map.draw(curve)?)))
    }
}

impl Game for Sprouts {
    fn options(&self) -> Options<'_, Sprouts> {
        self.moves().map(|(_, option)| option)
    }
}

impl fmt::Display for Sprouts {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let Sprouts::Drawn(map) = self;
        write!(f, "sprouts: {map}")
    }
}

impl Searched for Sprouts {
    fn description(&self) -> &'static Description {
        &DESCRIPTION
    }

    fn read(head: Head<'_>, body: Piece<'_>) -> Result<Sprouts, ParseError> {
        no_options(head, EXAMPLE)?;
        Map::read(body).map(Sprouts::Drawn).map_err(|error| error.with_help(EXAMPLE))
    }

    fn moves(&self) -> Options<'_, (MoveName, Sprouts)> {
        let Sprouts::Drawn(map) = self;
        Options::new(map.curves().filter_map(|curve| Sprouts::drawn(map, &curve)))
    }

    fn find_move(&self, text: &str) -> Option<(MoveName, Sprouts)> {
        let Sprouts::Drawn(map) = self;
        Sprouts::drawn(map, &map.find(text)?)
    }

    fn size(&self) -> u64 {
        let Sprouts::Drawn(map) = self;
        map.spots().into()
    }
}

/// What people need to know of it.
pub const DESCRIPTION: Description = Description {
    id: "sprouts",
    title: "Sprouts",
    rules: &[
        "There are some spots. A move draws a line from a spot to another one or to itself, which \
         must not meet other lines, and puts a new spot on the line. No spot may have more than \
         three lines. Whoever cannot move loses. Crosses in place of spots make Brussels Sprouts, \
         which nobody can influence.",
        "The spots are A, B, C and so on, and new spots get the next names. A-B is a line from A to \
         B; A-B around C has C at its left on the way from A to B, and what is not named at its \
         right. Where lines divide the paper, 2: A-B is a line in the second region. D>B is the \
         side of D on which its border goes on to B, with the region at the left hand.",
        "A number stands for so many spots. Later a position names the spots along the borders of \
         its regions: in ADBE | AEBD, C there are two regions, and C lies in the second one.",
    ],
    options: &[],
    examples: &[
        Example { position: "sprouts: 3", shows: "three spots" },
        Example { position: "sprouts: ADBE | AEBD, C", shows: "two lines between A and B" },
        Example { position: "misere sprouts: 4", shows: "whoever moves last loses" },
    ],
    references: &[
        "E. R. Berlekamp, J. H. Conway, R. K. Guy, Winning Ways for your Mathematical Plays, \
         chapter 17",
        "D. Applegate, G. Jacobson, D. Sleator, Computer analysis of Sprouts, 1991",
        "J. Lemoine, S. Viennot, Nimbers are inevitable, Theoretical Computer Science 462 (2012)",
    ],
};
