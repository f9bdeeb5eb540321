//! Maps as text, and which texts are maps.
//!
//! ```text
//! map    = number | region {"|" region}
//! region = walk {"," walk}
//! walk   = spot {spot}
//! ```

use std::collections::{BTreeMap, BTreeSet};
use std::fmt;

use nimatron_nimber::say;
use nimatron_nimber::text::ParseError;

use super::names::{spot_name, spots};
use super::{MOST_SPOTS, Map, Region, Spot};
use crate::foundation::Piece;

pub(super) fn write(map: &Map, f: &mut fmt::Formatter<'_>) -> fmt::Result {
    if map.moves_made() == 0 {
        return write!(f, "{}", map.first);
    }
    for (index, region) in map.regions.iter().enumerate() {
        f.write_str(if index > 0 { " | " } else { "" })?;
        for (index, walk) in region.iter().enumerate() {
            f.write_str(if index > 0 { ", " } else { "" })?;
            walk.iter().try_for_each(|&spot| f.write_str(&spot_name(spot)))?;
        }
    }
    Ok(())
}

/// A side of a line: the spot where it begins and the spot where it ends.
type Side = (Spot, Spot);

impl Map {
    /// Reads a number of spots, or the walks of all regions.
    ///
    /// # Errors
    /// What is wrong, and where: what is no map of the sphere, has a spot with more than three
    /// lines, or cannot arise in a game on the spots that have no line to an earlier one.
    pub fn read(body: Piece<'_>) -> Result<Map, ParseError> {
        let body = body.trimmed();
        if body.text.bytes().all(|byte| byte.is_ascii_digit()) {
            let spots = body.text.parse().ok().filter(|spots| *spots <= MOST_SPOTS);
            let message = || say!("expected a number of spots from 0 to {}", MOST_SPOTS);
            let spots = spots.ok_or_else(|| ParseError::new(message(), body.span()))?;
            return Ok(Map::start(spots));
        }
        let mut walks = Vec::new();
        let mut count = 0;
        let mut rest = Some(body);
        while let Some(piece) = rest {
            let (region, later) = match piece.split_once("|") {
                Some((region, later)) => (region, Some(later)),
                None => (piece, None),
            };
            for walk in region.list() {
                walks.push(Written { region: count, spots: spots(walk)?, piece: walk });
            }
            count += 1;
            rest = later;
        }
        let first = checked(&walks, body)?;
        let mut regions = vec![Region::new(); count];
        for walk in walks {
            regions[walk.region].push(walk.spots);
        }
        Ok(Map::of(first, regions))
    }
}

/// A walk as it was read.
struct Written<'t> {
    region: usize,
    spots: Vec<Spot>,
    piece: Piece<'t>,
}

impl Written<'_> {
    /// The sides of lines that it passes.
    fn sides(&self) -> impl Iterator<Item = Side> + '_ {
        let count = self.spots.len();
        let sides = (0..count).map(move |at| (self.spots[at], self.spots[(at + 1) % count]));
        sides.filter(move |_| count > 1)
    }

    /// A spot with other lines at which the walk turns back, and the spot to which it does so.
    fn turning_back(
        &self,
        degrees: &BTreeMap<Spot, usize>,
        sides: &BTreeMap<Side, usize>,
    ) -> Option<Side> {
        let count = self.spots.len();
        let passed = |at: usize| self.spots[at % count];
        let mut corners = (0..count).map(|at| (passed(at), passed(at + 1), passed(at + 2)));
        let turns = corners.find(|&(from, spot, to)| {
            from == to && degrees[&spot] > 1 && sides.get(&(from, spot)) == Some(&1)
        });
        turns.map(|(from, spot, _)| (spot, from))
    }

    fn refused<T>(&self, message: String) -> Result<T, ParseError> {
        Err(ParseError::new(message, self.piece.span()))
    }
}

/// The number of spots at the beginning, if these walks are a map.
fn checked(walks: &[Written<'_>], body: Piece<'_>) -> Result<Spot, ParseError> {
    if let Some(empty) = walks.iter().find(|walk| walk.spots.is_empty()) {
        return empty.refused(say!("expected the spots along a border, such as ADBD"));
    }
    let mut degrees: BTreeMap<Spot, usize> = BTreeMap::new();
    let mut alone = BTreeSet::new();
    for walk in walks {
        for &spot in &walk.spots {
            let degree = degrees.entry(spot).or_default();
            if alone.contains(&spot) || (walk.spots.len() == 1 && *degree > 0) {
                let name = spot_name(spot);
                return walk.refused(say!("spot {} has no line, and occurs elsewhere", name));
            }
            if walk.spots.len() == 1 {
                alone.insert(spot);
                continue;
            }
            *degree += 1;
            if *degree > 3 {
                return walk.refused(say!("spot {} has more than three lines", spot_name(spot)));
            }
        }
    }
    let whole = |message: String| Err(ParseError::new(message, body.span()));
    let mut names = degrees.keys().copied();
    if let Some(missing) = (0..degrees.len() as Spot).find(|&spot| names.next() != Some(spot)) {
        return whole(say!("spot {} is in no region", spot_name(missing)));
    }
    let mut sides: BTreeMap<Side, usize> = BTreeMap::new();
    walks.iter().flat_map(Written::sides).for_each(|side| *sides.entry(side).or_default() += 1);
    for walk in walks {
        for (from, to) in walk.sides() {
            let (a, b) = (spot_name(from), spot_name(to));
            if from == to {
                return walk.refused(say!("a line from {} to itself has a spot on it", a));
            }
            if sides.get(&(to, from)) != sides.get(&(from, to)) {
                return walk.refused(say!(
                    "the line from {} to {} has no other side: {}{} in a border",
                    &a,
                    &b,
                    &b,
                    &a
                ));
            }
        }
    }
    for walk in walks {
        if let Some((spot, back)) = walk.turning_back(&degrees, &sides) {
            let (spot, back) = (spot_name(spot), spot_name(back));
            return walk.refused(say!("the border turns back at {} to {}", spot, back));
        }
    }
    let first = first_spots(&degrees, &sides).or_else(|spot| {
        whole(say!("spot {} has not come into being on a line", spot_name(spot)))
    })?;
    if first > MOST_SPOTS {
        return whole(say!("more than {} spots at the beginning", MOST_SPOTS));
    }
    if !is_sphere(walks, degrees.len(), &sides) {
        return whole(say!("these regions do not fit together on a sheet of paper"));
    }
    Ok(first)
}

/// The number of spots at the beginning: those that have no line to an earlier one come first, and
/// all others have two. Otherwise a spot of which that is not true.
fn first_spots(
    degrees: &BTreeMap<Spot, usize>,
    sides: &BTreeMap<Side, usize>,
) -> Result<Spot, Spot> {
    let mut first = None;
    for &spot in degrees.keys() {
        let earlier = sides.iter().filter(|((from, to), _)| *from == spot && to < from);
        match (earlier.map(|(_, count)| count).sum(), first) {
            (0, None) => {}
            (2, None) => first = Some(spot),
            (2, Some(_)) => {}
            _ => return Err(spot),
        }
    }
    Ok(first.unwrap_or(degrees.len() as Spot))
}

/// Whether the pieces of the drawing are planar and lie in each other's regions without a cycle.
fn is_sphere(walks: &[Written<'_>], spots: usize, sides: &BTreeMap<Side, usize>) -> bool {
    let mut pieces = Union::new(spots);
    for &(from, to) in sides.keys() {
        pieces.join(from.into(), to.into());
    }
    let count = (0..spots).filter(|&spot| pieces.of(spot) == spot).count();
    // Euler: spots − lines + faces is 2 for every piece. No piece has more, so it suffices that
    // their sum is right. Spots without lines have their one walk as face.
    let lines: usize = sides.values().sum::<usize>() / 2;
    if spots + walks.len() != lines + 2 * count {
        return false;
    }
    // Pieces and the regions that they touch make a tree.
    let regions = walks.last().map_or(0, |walk| walk.region + 1);
    let mut all = Union::new(spots + regions);
    let links = walks.iter().map(|walk| (pieces.of(walk.spots[0].into()), spots + walk.region));
    let joined = links.filter(|&(piece, region)| all.join(piece, region)).count();
    joined == walks.len() && joined + 1 == count + regions
}

/// Disjoint sets.
struct Union(Vec<usize>);

impl Union {
    fn new(count: usize) -> Union {
        Union((0..count).collect())
    }

    fn of(&self, mut item: usize) -> usize {
        while self.0[item] != item {
            item = self.0[item];
        }
        item
    }

    /// Joins the sets of two items, and returns whether they were different.
    fn join(&mut self, a: usize, b: usize) -> bool {
        let (a, b) = (self.of(a), self.of(b));
        self.0[a] = b;
        a != b
    }
}
