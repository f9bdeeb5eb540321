//! Sprouts.
//!
//! # Rules
//! There are some spots. A move draws a line from a spot to a spot, perhaps to the same one, which
//! must not meet other lines, and puts a new spot on it. No spot may have more than three lines.
//! Whoever cannot move loses.
//!
//! A spot has three lives, less one for each of its lines. A move takes two lives and brings a spot
//! with one, so that n spots last at most 3n − 1 moves; a spot that lives at the end keeps two dead
//! neighbours to itself, so that they last at least 2n.
//!
//! A position is a [`Map`] with all its lines, as it is played, or [`Reduced`] to what can still be
//! played, as it is searched.
//!
//! References: *Winning Ways* ch. 17; D. Applegate, G. Jacobson, D. Sleator, *Computer analysis of
//! Sprouts* (1991); J. Lemoine, S. Viennot, *A further computer analysis of Sprouts* (2007).

pub mod map;
pub mod picture;
pub mod reduced;
mod sketch;
mod solver;

use std::fmt;
use std::ops::ControlFlow;

use nimatron_nimber::message;
use nimatron_nimber::text::ParseError;
use nimatron_nimber::text::language::translated;

use crate::foundation::{Head, MoveName, NamePart, Options, Piece};
use crate::impartial::Game;
use crate::rulesets::description;
use crate::rulesets::reading::{no_options, simplified};
use crate::rulesets::searched::{Searched, Searcher};
use crate::rulesets::{Description, Example, Family, Lifespan};

pub use map::{Corner, Curve, MOST_SPOTS, Map, Region, Spot, Walk};
pub use reduced::Reduced;

const EXAMPLE: &str =
    message!("a position looks like sprouts: 3 or, later, sprouts: ADBE | AEBD, C");

/// A position of Sprouts.
///
/// ```
/// use nimatron::foundation::{Budget, Outcome};
/// use nimatron::rulesets::{Position, Solved};
///
/// let position: Position = "sprouts: 6".parse()?;
/// assert_eq!(position.analyze(&mut Budget::unlimited())?.outcome(), Outcome::P);
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub enum Sprouts {
    /// With all lines.
    Drawn(Map),
    /// What can still be played.
    Reduced(Reduced),
}

impl Sprouts {
    /// The position in reduced form.
    pub fn reduced(&self) -> Reduced {
        match self {
            Sprouts::Drawn(map) => Reduced::from(map),
            Sprouts::Reduced(reduced) => reduced.clone(),
        }
    }

    fn drawn(map: &Map, curve: &Curve) -> Option<(MoveName, Sprouts)> {
        Some((map.name(curve), Sprouts::Drawn(map.draw(curve)?)))
    }

    fn options_of(reduced: &Reduced) -> impl Iterator<Item = Sprouts> + '_ {
        (0..reduced.count_lands()).flat_map(move |land| {
            let left = reduced.options_of(land).into_iter();
            left.map(move |left| Sprouts::Reduced(reduced.replaced(land, &left)))
        })
    }

    /// The moves in a land of a reduced position, named by what they leave of it.
    fn moves_in(reduced: &Reduced, land: usize) -> impl Iterator<Item = (MoveName, Sprouts)> + '_ {
        let left = reduced.options_of(land).into_iter();
        left.map(move |left| {
            let word = NamePart::Word(left.to_string().into());
            let name = MoveName::in_part(reduced.count_lands(), land, [word]);
            (name, Sprouts::Reduced(reduced.replaced(land, &left)))
        })
    }
}

impl Game for Sprouts {
    fn options(&self) -> Options<'_, Sprouts> {
        match self {
            Sprouts::Drawn(map) => {
                let drawn = map.curves().filter_map(|curve| map.draw(&curve));
                Options::new(drawn.map(Sprouts::Drawn))
            }
            Sprouts::Reduced(reduced) => Options::new(Sprouts::options_of(reduced)),
        }
    }

    fn visit_options(&self, mut visit: impl FnMut(Sprouts) -> ControlFlow<()>) {
        let _ = Sprouts::options_of(&self.reduced()).try_for_each(&mut visit);
    }

    fn components(&self) -> Vec<Sprouts> {
        self.reduced().split().into_iter().map(Sprouts::Reduced).collect()
    }

    fn canonical(self) -> Sprouts {
        Sprouts::Reduced(self.reduced().settled())
    }

    fn effort(&self) -> u64 {
        self.reduced().count_lives().into()
    }

    fn owned_bytes(&self) -> usize {
        match self {
            Sprouts::Drawn(map) => map.owned_bytes(),
            Sprouts::Reduced(reduced) => reduced.owned_bytes(),
        }
    }
}

impl fmt::Display for Sprouts {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Sprouts::Drawn(map) => write!(f, "sprouts: {map}"),
            Sprouts::Reduced(reduced) => write!(f, "sprouts: {reduced}"),
        }
    }
}

impl Searched for Sprouts {
    const SEARCHER: Searcher = Searcher::own(|bytes| Box::new(solver::SproutsSearch::new(bytes)));

    fn description(&self) -> &Description {
        &DESCRIPTION
    }

    fn read(head: Head<'_>, body: Piece<'_>) -> Result<Sprouts, ParseError> {
        no_options(head, EXAMPLE)?;
        let with_example = |error: ParseError| match error.help {
            Some(_) => error,
            None => error.with_help(translated(EXAMPLE)),
        };
        match reduced::is_reduced(body.text) {
            true => Reduced::read(body).map(Sprouts::Reduced).map_err(with_example),
            false => Map::read(body).map(Sprouts::Drawn).map_err(with_example),
        }
    }

    fn moves(&self) -> Options<'_, (MoveName, Sprouts)> {
        match self {
            Sprouts::Drawn(map) => {
                Options::new(map.curves().filter_map(|curve| Sprouts::drawn(map, &curve)))
            }
            Sprouts::Reduced(reduced) => {
                let lands = 0..reduced.count_lands();
                Options::new(lands.flat_map(|land| Sprouts::moves_in(reduced, land)))
            }
        }
    }

    /// Any curve of a map is found, also those that are not [listed](Map::curves), if what is typed
    /// leaves no choice but between curves that lead to the same game.
    fn find_move(&self, text: &str) -> Option<(MoveName, Sprouts)> {
        match self {
            Sprouts::Drawn(map) => {
                let found = map.find_all(text);
                let (first, others) = found.split_first()?;
                let left = |curve: &Curve| map.draw(curve).map(|map| Reduced::from(&map));
                let is_plain = others.iter().all(|other| left(other) == left(first));
                is_plain.then(|| Sprouts::drawn(map, first)).flatten()
            }
            Sprouts::Reduced(_) => {
                let wanted = simplified(text);
                // Small and capital letters are different spots here.
                let blank = |name: &str| name.split_whitespace().collect::<String>();
                let is_named = |name: &MoveName| blank(&name.to_string()) == blank(text);
                let mut like = self.moves().at_most(usize::MAX);
                let named = self.moves().find(|(name, _)| is_named(name));
                named.or_else(|| like.find(|(name, _)| simplified(&name.to_string()) == wanted))
            }
        }
    }

    fn lifespan(&self) -> Option<Lifespan> {
        let Sprouts::Drawn(map) = self else { return None };
        map.curves().next()?;
        Lifespan::of_sprouts(map.first_spots().into(), map.moves_made().into())
    }

    fn size(&self) -> u64 {
        match self {
            Sprouts::Drawn(map) => map.spots().into(),
            Sprouts::Reduced(reduced) => reduced.count_lives().into(),
        }
    }
}

/// What people need to know of it.
pub static DESCRIPTION: Description = description! {
    id: "sprouts",
    title: "Sprouts",
    family: Family::Graphs,
    rules: [
        "There are some spots. A move draws a line from a spot to another one or to itself, which \
         must not meet other lines, and puts a new spot on the line. No spot may have more than \
         three lines. Whoever cannot move loses. Crosses in place of spots make Brussels Sprouts, \
         which nobody can influence.",
        "The spots are A, B, C and so on, and new spots get the next names. A-B is a line from A to \
         B; A-B around C has C at its left on the way from A to B, and what is not named at its \
         right. Where lines divide the paper, 2: A-B is a line in the second region. D>B is the \
         side of D on which its border goes on to B, with the region at the left hand.",
        "A number stands for so many spots. Later a position names the spots along the borders of \
         its regions: in ADBE | AEBD, C there are two regions, and C lies in the second one. Or it \
         is written as in the literature: 0.0.0.}]! has three spots.",
    ],
    options: [],
    examples: [
        Example::new("sprouts: 3", "three spots"),
        Example::new("sprouts: ADBE | AEBD, C", "two lines between A and B"),
        Example::new("misere sprouts: 4", "whoever moves last loses"),
        Example::new("sprouts: 0.0.AB.}AB.}]!", "a position of the literature"),
    ],
    references: [
        "E. R. Berlekamp, J. H. Conway, R. K. Guy, Winning Ways for your Mathematical Plays, \
         chapter 17",
        "D. Applegate, G. Jacobson, D. Sleator, Computer analysis of Sprouts, 1991",
        "J. Lemoine, S. Viennot, Nimbers are inevitable, Theoretical Computer Science 462 (2012)",
    ],
};

#[cfg(test)]
mod tests;
