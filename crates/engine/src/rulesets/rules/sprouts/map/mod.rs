//! Sprouts as it is drawn: a planar map up to deformation.
//!
//! Spots are numbered in the order in which they appear; those of the beginning come first. The
//! lines divide the sphere into *regions*. The border of a region consists of *walks*, one for
//! every piece of the drawing that it touches: the cyclic sequence of the spots that are passed
//! with the region at the left hand. A spot without lines is a walk of its own. Two successive
//! spots of a longer walk are one side of a line, whose other side is passed in the opposite
//! direction elsewhere, so that the walks determine the map and its orientation.
//!
//! An occurrence of a spot in a walk is a [`Corner`]: an angle between two lines. Therefore the
//! number of lines at a spot is the number of its corners, but for a spot without lines, which has
//! a corner, too. A move draws a [`Curve`] from a corner to a corner of the same region, with a new
//! spot on it.
//!
//! ```
//! use nimatron::rulesets::sprouts::Map;
//!
//! let map = Map::start(3);
//! let curve = map.find("A-B").expect("a curve between the first two spots");
//! let joined = map.draw(&curve).expect("a legal move");
//! assert_eq!(joined.to_string(), "ADBD, C");
//! let around = joined.find("A-B around C").expect("a second line between them");
//! assert_eq!(joined.draw(&around).expect("legal").to_string(), "ADBE | AEBD, C");
//! ```

mod curves;
mod names;
mod text;

#[cfg(test)]
mod tests;

use std::fmt;

pub(in crate::rulesets::rules::sprouts) use names::AROUND;
pub use names::spot_name;

/// A spot by its number in the order of appearance, counted from 0.
pub type Spot = u8;

/// The spots that are passed along a border with the region at the left hand, as a cycle that
/// begins with the least sequence.
pub type Walk = Vec<Spot>;

/// The walks along the border of a region, in increasing order.
pub type Region = Vec<Walk>;

/// Largest number of spots at the beginning. A game on n spots ends with at most 4n − 1.
pub const MOST_SPOTS: u8 = 60;

/// A position of Sprouts with all its lines, up to deformation of the sphere; see the
/// [module](self).
///
/// `Display` writes the walks by the names of their spots, those of a region with commas and
/// regions with bars between them: `ADBE | AEBD, C`.
#[derive(Clone, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct Map {
    /// Number of spots at the beginning.
    first: u8,
    /// In increasing order.
    regions: Vec<Region>,
}

/// A corner of a region: an occurrence of a spot in one of its walks.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct Corner {
    /// Index of the walk in its region.
    pub walk: usize,
    /// Index of the spot in the walk.
    pub at: usize,
}

/// A curve that can be drawn in a region, without the new spot on it.
///
/// A curve between corners of one walk divides the region. The other walks lie at its left or at
/// its right, as seen on the way from the first corner to the second. A curve that leaves a corner
/// and returns to it is a loop; what it encloses, namely all of its side on which the walk does not
/// go on, counts as left. The walk of a spot without lines goes on on neither side, and either may
/// count as left.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct Curve {
    /// Index of the region.
    pub region: usize,
    /// Where it begins and where it ends.
    pub ends: [Corner; 2],
    /// Indices of the other walks of the region at the left of the curve, in increasing order. None
    /// if the curve joins two walks.
    pub left: Vec<usize>,
}

impl Map {
    /// A number of spots without lines, at most [`MOST_SPOTS`].
    pub fn start(spots: u8) -> Map {
        let spots = spots.min(MOST_SPOTS);
        Map::of(spots, vec![(0..spots).map(|spot| vec![spot]).collect()])
    }

    /// The map with these regions, brought into order.
    fn of(first: u8, mut regions: Vec<Region>) -> Map {
        for region in &mut regions {
            region.iter_mut().for_each(rotate);
            region.sort_unstable();
        }
        regions.sort_unstable();
        Map { first, regions }
    }

    /// The regions, in increasing order.
    pub fn regions(&self) -> &[Region] {
        &self.regions
    }

    /// Number of spots at the beginning of the game.
    pub fn first_spots(&self) -> u8 {
        self.first
    }

    /// Number of spots. Their numbers are those below it.
    pub fn spots(&self) -> u8 {
        let spots = self.regions.iter().flatten().flatten();
        spots.max().map_or(0, |last| last.saturating_add(1))
    }

    /// Number of moves that have been made: each adds one spot and two lines.
    pub fn moves_made(&self) -> u8 {
        self.spots() - self.first
    }

    /// Number of lines at a spot.
    pub fn degree(&self, spot: Spot) -> u8 {
        let walks = self.regions.iter().flatten().filter(|walk| walk.len() > 1);
        walks.flatten().filter(|passed| **passed == spot).count() as u8
    }

    /// Number of lines that a spot can still take: three less its [degree](Map::degree).
    pub fn lives(&self, spot: Spot) -> u8 {
        3u8.saturating_sub(self.degree(spot))
    }

    /// The spot at a corner of a region; `None` if there is no such corner.
    pub fn spot(&self, region: usize, corner: Corner) -> Option<Spot> {
        self.regions.get(region)?.get(corner.walk)?.get(corner.at).copied()
    }

    /// Number of bytes beyond its own size.
    pub(super) fn owned_bytes(&self) -> usize {
        let walk = |walk: &Walk| size_of::<Walk>() + walk.len();
        let region = |region: &Region| size_of::<Region>() + region.iter().map(walk).sum::<usize>();
        self.regions.iter().map(region).sum()
    }

    /// Draws a curve and puts a new spot on it, whose number is that of [spots](Map::spots) so far.
    /// `None` if there are no such corners or walks, a spot has not enough lives, or walks are
    /// named for a side of a curve that has no sides.
    pub fn draw(&self, curve: &Curve) -> Option<Map> {
        let region = self.regions.get(curve.region)?;
        let spots =
            [self.spot(curve.region, curve.ends[0])?, self.spot(curve.region, curve.ends[1])?];
        let needed = if spots[0] == spots[1] { 2 } else { 1 };
        if spots.iter().any(|&spot| self.lives(spot) < needed) {
            return None;
        }
        let new = self.spots();
        let [from, to] = curve.ends;
        let is_other = |walk: &usize| *walk < region.len() && ![from.walk, to.walk].contains(walk);
        let increase = curve.left.windows(2).all(|pair| pair[0] < pair[1]);
        if !curve.left.iter().all(is_other) || !increase {
            return None;
        }
        let others = |left: bool| {
            let indices = (0..region.len()).filter(is_other);
            let chosen = indices.filter(move |walk| curve.left.contains(walk) == left);
            chosen.map(|walk| region[walk].clone())
        };
        let drawn: Vec<Region> = if from.walk == to.walk {
            let walk = &region[from.walk];
            let mut sides = [from, to].map(|start| passed(walk, start.at));
            if from.at == to.at {
                sides[0].truncate(1);
            } else {
                // At the left of the curve the old border leads from its end to its beginning.
                sides[0] = between(walk, to.at, from.at);
                sides[1] = between(walk, from.at, to.at);
            }
            let mut left = true;
            sides
                .map(|mut side| {
                    side.push(new);
                    let region = others(left).chain([side]).collect();
                    left = false;
                    region
                })
                .into()
        } else {
            if !curve.left.is_empty() {
                return None;
            }
            let mut joined = passed(&region[from.walk], from.at);
            joined.push(new);
            joined.extend(passed(&region[to.walk], to.at));
            joined.push(new);
            vec![others(false).chain([joined]).collect()]
        };
        let kept = self.regions.iter().enumerate().filter(|(index, _)| *index != curve.region);
        let regions = kept.map(|(_, region)| region.clone()).chain(drawn).collect();
        Some(Map::of(self.first, regions))
    }
}

/// The spots of a walk from an occurrence once around and back to it; of a spot without lines it
/// alone.
fn passed(walk: &[Spot], at: usize) -> Walk {
    let around = walk[at..].iter().chain(&walk[..at]);
    let back = (walk.len() > 1).then_some(&walk[at]);
    around.chain(back).copied().collect()
}

/// The spots of a walk from one occurrence on to another, both included.
fn between(walk: &[Spot], from: usize, to: usize) -> Walk {
    let steps = (to + walk.len() - from) % walk.len();
    (from..=from + steps).map(|at| walk[at % walk.len()]).collect()
}

/// Turns a walk so that it begins with the least sequence.
fn rotate(walk: &mut Walk) {
    let turned = |start: usize| walk[start..].iter().chain(&walk[..start]);
    let least = (0..walk.len()).min_by(|&a, &b| turned(a).cmp(turned(b)));
    walk.rotate_left(least.unwrap_or(0));
}

impl fmt::Display for Map {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        text::write(self, f)
    }
}
