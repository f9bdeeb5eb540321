//! Brussels Sprouts: a game that nobody can influence.
//!
//! # Rules
//! There are some crosses, each with four free ends. A move draws a curve from a
//! free end to another, not over other curves, and a short bar across it, which
//! has two new free ends, one on each side. Whoever cannot move loses.
//!
//! A position is a set of regions of the plane; in each are pieces, and of each
//! piece a number of free ends stick out into the region. Joining two pieces with a
//! and b ends makes one with a + b; joining two ends of a piece with a ends divides
//! the region, and leaves i + 1 ends on one side and a − 1 − i on the other. The
//! other pieces lie on either side.
//!
//! # Theorem
//! A region with m pieces and k free ends lasts exactly k + m − 2 moves. So n
//! crosses last 5n − 2 moves, and who wins is settled by whether n is odd.
//!
//! Reference: *Winning Ways* ch. 17.

mod sketch;

use std::collections::HashSet;
use std::fmt;

use nimatron_nimber::text::ParseError;
use nimatron_nimber::text::language::translated;
use nimatron_nimber::{message, say};

use crate::foundation::move_name::separated;
use crate::foundation::{Head, MoveName, NamePart, Options, Piece, Place, Sign};
use crate::impartial::Game;
use crate::rulesets::description;
use crate::rulesets::points::points;
use crate::rulesets::reading::{joined, no_options, number};
use crate::rulesets::searched::Searched;
use crate::rulesets::{Description, Example, Family, Part, Principle, Theory};

const MOST_CROSSES: u64 = 8;
const MOST_ENDS: u64 = 4 * MOST_CROSSES;
const EXAMPLE: &str =
    message!("a position looks like brussels-sprouts: 3 or, later, brussels-sprouts: (4,8) (2)");

/// A region: the number of free ends of each piece, in decreasing order.
type Region = Vec<u8>;

/// Regions, in decreasing order. Those in which no move is left are not kept.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct BrusselsSprouts {
    regions: Vec<Region>,
}

/// How many moves a region lasts.
fn moves_left(region: &Region) -> u64 {
    let ends: u64 = region.iter().map(|&ends| u64::from(ends)).sum();
    (ends + region.len() as u64).saturating_sub(2)
}

fn sorted(mut region: Region) -> Region {
    region.sort_unstable_by(|a, b| b.cmp(a));
    region
}

fn region_text(region: &Region) -> String {
    format!("({})", joined(region, ","))
}

fn regions_text(regions: &[Region]) -> String {
    let texts: Vec<String> = regions.iter().map(region_text).collect();
    texts.join(" ")
}

impl BrusselsSprouts {
    fn new(regions: impl IntoIterator<Item = Region>) -> BrusselsSprouts {
        let live = regions.into_iter().filter(|region| moves_left(region) > 0);
        let mut regions: Vec<Region> = live.collect();
        regions.sort_unstable_by(|a, b| b.cmp(a));
        BrusselsSprouts { regions }
    }

    /// The regions in which a move is left: the free ends of each piece.
    pub fn regions(&self) -> &[Vec<u8>] {
        &self.regions
    }

    /// What can become of a region, each once.
    fn followers(region: &Region) -> impl Iterator<Item = Vec<Region>> + '_ {
        let mut found = HashSet::new();
        let left = Curve::all(region).map(|curve| curve.leaves(region));
        left.filter(move |left| found.insert(left.clone()))
    }

    /// The move that draws a curve in the region of this number, if there is such
    /// a region, and such a curve in it.
    pub fn drawn(&self, region: usize, curve: &Curve) -> Option<(MoveName, BrusselsSprouts)> {
        let pieces = self.regions.get(region)?;
        // Of equal regions one is as good as another.
        let region = self.regions.iter().position(|other| other == pieces)?;
        curve.fits(pieces).then(|| self.step(region, curve.leaves(pieces)))
    }

    /// A curve for the move of this name, and the number of its region.
    pub fn curve(&self, name: &MoveName) -> Option<(usize, Curve)> {
        let index = name.part()?;
        let region = self.regions.get(index)?;
        let mut curves = Curve::all(region);
        let curve = curves.find(|curve| self.name(index, &curve.leaves(region)) == *name)?;
        Some((index, curve))
    }

    /// The name of the move after which these regions are left of the one with this index.
    fn name(&self, index: usize, left: &[Region]) -> MoveName {
        let region =
            |region: &Region| NamePart::Tuple(region.iter().map(|&ends| u64::from(ends)).collect());
        let place = NamePart::Implied(Place::part(index));
        let before = [place, region(&self.regions[index]), Sign::Arrow.into()];
        MoveName::new(before.into_iter().chain(separated(Sign::Blank, left.iter().map(region))))
    }

    fn after(&self, index: usize, left: Vec<Region>) -> BrusselsSprouts {
        let mut regions = self.regions.clone();
        regions.remove(index);
        regions.extend(left);
        BrusselsSprouts::new(regions)
    }

    fn step(&self, index: usize, left: Vec<Region>) -> (MoveName, BrusselsSprouts) {
        (self.name(index, &left), self.after(index, left))
    }

    /// Regions that can become others: the index, and what is left of the region.
    fn steps(&self) -> impl Iterator<Item = (usize, Vec<Region>)> + '_ {
        let regions = self.regions.iter().enumerate();
        let first = regions.filter(|(index, region)| !self.regions[..*index].contains(region));
        first.flat_map(|(index, region)| {
            BrusselsSprouts::followers(region).map(move |left| (index, left))
        })
    }
}

/// A curve from a free end to another in a region.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Curve {
    /// Joins two different pieces.
    Join([usize; 2]),
    /// Joins two ends of a piece, which divides the region.
    Divide {
        /// The piece.
        piece: usize,
        /// How many of its ends lie between the two, on one side of the curve.
        between: u8,
        /// The pieces that lie on that side.
        inside: Vec<usize>,
    },
}

impl Curve {
    /// The curves in a region that may leave something different.
    fn all(region: &Region) -> impl Iterator<Item = Curve> + '_ {
        region.iter().enumerate().flat_map(move |(piece, &ends)| {
            let joins = (piece + 1..region.len()).map(move |other| Curve::Join([piece, other]));
            let others = move || (0..region.len()).filter(move |&other| other != piece);
            let widest = ends.checked_sub(2).map(|ends| ends / 2);
            let widths = widest.map_or(0..0, |widest| 0..widest + 1);
            let divisions = widths.flat_map(move |between| {
                (0..1u32 << (region.len() - 1)).map(move |side| {
                    let chosen = others().enumerate().filter(|(bit, _)| side >> bit & 1 == 0);
                    let inside = chosen.map(|(_, other)| other).collect();
                    Curve::Divide { piece, between, inside }
                })
            });
            joins.chain(divisions)
        })
    }

    /// Whether there are such pieces and ends in the region.
    fn fits(&self, region: &Region) -> bool {
        let is_piece = |piece: &usize| *piece < region.len();
        match self {
            Curve::Join([one, other]) => one != other && [one, other].into_iter().all(is_piece),
            Curve::Divide { piece, between, inside } => {
                inside.iter().all(|other| other != piece && is_piece(other))
                    && region.get(*piece).is_some_and(|ends| between.saturating_add(2) <= *ends)
            }
        }
    }

    /// What it leaves of the region.
    fn leaves(&self, region: &Region) -> Vec<Region> {
        let mut left = match self {
            Curve::Join([one, other]) => {
                let mut joined = region.clone();
                joined[*one] += joined[*other];
                joined.remove(*other);
                vec![sorted(joined)]
            }
            Curve::Divide { piece, between, inside } => {
                let mut sides = [vec![between + 1], vec![region[*piece] - 1 - between]];
                for (other, &ends) in region.iter().enumerate().filter(|(other, _)| other != piece)
                {
                    sides[usize::from(!inside.contains(&other))].push(ends);
                }
                sides.map(sorted).to_vec()
            }
        };
        left.sort_unstable_by(|a, b| b.cmp(a));
        left
    }
}

impl Game for BrusselsSprouts {
    fn options(&self) -> Options<'_, BrusselsSprouts> {
        Options::new(self.steps().map(|(index, left)| self.after(index, left)))
    }

    fn components(&self) -> Vec<BrusselsSprouts> {
        let regions = self.regions.iter().cloned();
        regions.map(|region| BrusselsSprouts { regions: vec![region] }).collect()
    }

    /// Whether the number of moves that are left is odd.
    fn known_value(&self) -> Option<u64> {
        Some(self.regions.iter().map(moves_left).sum::<u64>() % 2)
    }

    fn owned_bytes(&self) -> usize {
        self.regions.iter().map(|region| region.len() + size_of::<Region>()).sum()
    }
}

impl fmt::Display for BrusselsSprouts {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("brussels-sprouts: ")?;
        let crosses = |region: &Region| region.iter().all(|&ends| ends == 4);
        match self.regions.as_slice() {
            [] => f.write_str("0"),
            [region] if crosses(region) => write!(f, "{}", region.len()),
            regions => f.write_str(&regions_text(regions)),
        }
    }
}

impl Searched for BrusselsSprouts {
    fn description(&self) -> &Description {
        &DESCRIPTION
    }

    fn read(head: Head<'_>, body: Piece<'_>) -> Result<BrusselsSprouts, ParseError> {
        no_options(head, EXAMPLE)?;
        let body = body.trimmed();
        if !body.text.starts_with('(') {
            let crosses = number(body, message!("a number of crosses"), 0, MOST_CROSSES, EXAMPLE)?;
            return Ok(BrusselsSprouts::new([vec![4; crosses as usize]]));
        }
        let mut regions = Vec::new();
        let mut total = 0;
        for region in points(body, EXAMPLE) {
            let region = region?;
            let mut pieces = Vec::new();
            for coordinate in region.coordinates {
                let refused = |message: String| {
                    Err(ParseError::new(message, coordinate.span.clone())
                        .with_help(translated(EXAMPLE)))
                };
                let ends = coordinate.value.to_u64().filter(|ends| *ends <= MOST_ENDS);
                total += ends.unwrap_or(MOST_ENDS + 1);
                match ends {
                    Some(0) => return refused(say!("a piece has at least one free end")),
                    Some(ends) if total <= MOST_ENDS => pieces.push(ends as u8),
                    _ => return refused(say!("more than {} free ends altogether", MOST_ENDS)),
                }
            }
            if pieces.len() as u64 > MOST_CROSSES {
                let message = say!("more than {} pieces in a region", MOST_CROSSES);
                return Err(ParseError::new(message, region.span));
            }
            regions.push(sorted(pieces));
        }
        Ok(BrusselsSprouts::new(regions))
    }

    fn moves(&self) -> Options<'_, (MoveName, BrusselsSprouts)> {
        Options::new(self.steps().map(|(index, left)| self.step(index, left)))
    }

    fn size(&self) -> u64 {
        self.regions.iter().map(|region| region.len() as u64).sum()
    }

    fn theory(&self) -> Option<Theory> {
        let regions = self.regions.iter();
        let parts: Vec<Part> = regions
            .map(|region| {
                Part::new(say!("moves left in {}", region_text(region)), moves_left(region))
            })
            .collect();
        let value = self.known_value()?;
        let outcome = crate::rulesets::theory::outcome_of(value);
        Some(Theory { value: Some(value), ..Theory::outcome(&PRINCIPLE, outcome, parts) })
    }
}

const PRINCIPLE: Principle = Principle {
    name: message!("Euler's formula"),
    statement: message!(
        "A region with m pieces and k free ends lasts exactly k+m-2 moves, however it is \
         played: a move joins two pieces, or it makes two regions of one, and it uses up as \
         many ends as it makes. In the end every region has one free end. So only whether \
         the number of moves is odd counts."
    ),
    reference: "E. R. Berlekamp, J. H. Conway, R. K. Guy, Winning Ways for your Mathematical \
                Plays, chapter 17",
};

/// What people need to know of it.
pub static DESCRIPTION: Description = description! {
    id: "brussels-sprouts",
    title: "Brussels Sprouts",
    family: Family::Graphs,
    rules: [
        "There are some crosses, each with four free ends. A move draws a curve from one free end \
         to another, which must not meet other curves, and a short bar across it: its two ends are \
         new free ends, one on each side. Whoever cannot move loses. Spots in place of crosses make \
         Sprouts, which is much harder.",
        "A number stands for so many crosses. Later a position names its regions, and in each how \
         many free ends of every piece are in it: (4,8) is a region with a cross and a piece with \
         eight free ends. A move names a region and what becomes of it.",
    ],
    options: [],
    examples: [
        Example::new("brussels-sprouts: 3", "three crosses last thirteen moves"),
        Example::new("brussels-sprouts: (8,4)", "after two crosses were joined"),
        Example::new("brussels-sprouts: (5,2) (3)", "two regions"),
    ],
    references: [
        "E. R. Berlekamp, J. H. Conway, R. K. Guy, Winning Ways for your Mathematical Plays, \
         chapter 17",
        "M. Gardner, Mathematical Carnival, chapter 1",
    ],
};
