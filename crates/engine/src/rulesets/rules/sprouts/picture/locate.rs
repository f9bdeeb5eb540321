//! Which move a drawn curve is.
//!
//! Both ends snap to the nearest spots. Between the circles around them the curve must not meet a
//! line. Then the directions in which it leaves and arrives tell its corners, and a walk lies at its
//! left or right as the closed polygon of the curve and the old border encloses it or not.

use nimatron_nimber::say;

use super::super::map::spot_name;
use super::super::{Corner, Curve, Map, Spot, Walk};
use super::point::{Point, cross, crossing, encloses, meet};
use super::{Picture, Side};

/// How far from a spot a curve may begin or end.
pub const SNAP: f64 = 34.0;
/// Within this distance of its ends a curve is not looked at.
pub const CIRCLE: f64 = 12.0;
/// A loop leads at least as far from its spot.
const LEAVING: f64 = 18.0;
/// Curves do not come nearer to other spots.
const SPOT: f64 = 5.0;
/// Points of a curve that are looked at.
const MOST_POINTS: usize = 600;

/// What a curve means.
#[derive(Clone, Debug, PartialEq)]
pub enum Located {
    /// It begins well, and can go on.
    Unfinished(Spot),
    /// It is a curve of the map.
    Curve(Curve),
    /// It is none, and cannot become one.
    Refused(Refusal),
}

/// Why a curve is no move.
#[derive(Clone, Debug, PartialEq)]
pub struct Refusal {
    /// The reason, as a sentence.
    pub reason: String,
    /// Number of points of the curve before the mistake.
    pub good: usize,
    /// Where the mistake is.
    pub place: (i32, i32),
}

/// A point of a curve with its number.
type Numbered = (usize, Point);

impl Picture {
    /// What a curve through these points means.
    ///
    /// Cost: the product of the numbers of points of the curve and of the picture.
    pub fn locate(&self, map: &Map, curve: &[(i32, i32)]) -> Located {
        let step = curve.len().div_ceil(MOST_POINTS).max(1);
        let points = curve.iter().enumerate();
        let thinned = points.filter(|(at, _)| at % step == 0 || at + 1 == curve.len());
        let points: Vec<Numbered> =
            thinned.map(|(at, &(x, y))| (at, Point::new(x.into(), y.into()))).collect();
        match self.followed(map, &points) {
            Ok(located) => located,
            Err((reason, (good, point))) => {
                let place = (point.x.round() as i32, point.y.round() as i32);
                Located::Refused(Refusal { reason, good, place })
            }
        }
    }

    /// The nearest spot to which an end of a curve snaps: a living one, unless it lies on a dead one.
    fn nearest(&self, map: &Map, point: Point) -> Option<Spot> {
        let distance = |spot: &usize| self.spots[*spot].distance(point);
        let near = (0..self.spots.len()).filter(|spot| {
            let is_alive = map.lives(*spot as Spot) > 0;
            distance(spot) <= if is_alive { SNAP } else { CIRCLE }
        });
        near.min_by(|a, b| distance(a).total_cmp(&distance(b))).map(|spot| spot as Spot)
    }

    fn followed(&self, map: &Map, points: &[Numbered]) -> Result<Located, (String, Numbered)> {
        let (Some(&first), Some(&last)) = (points.first(), points.last()) else {
            return Err((say!("Draw a curve from a spot to a spot."), (0, Point::default())));
        };
        let from = self.nearest(map, first.1).ok_or_else(|| (say!("Begin at a spot."), first))?;
        let lives = |spot: Spot, needed: u8, at: Numbered| match map.lives(spot) {
            lives if lives >= needed => Ok(()),
            0 => Err((say!("Spot {} has no life left.", spot_name(spot)), at)),
            _ => Err((say!("Spot {} has only one life left.", spot_name(spot)), at)),
        };
        lives(from, 1, first)?;
        let start = self.spots[usize::from(from)];
        let farthest = |points: &[Numbered]| {
            let far = |at: &usize| points[*at].1.distance(start);
            (0..points.len()).max_by(|a, b| far(a).total_cmp(&far(b))).unwrap_or(0)
        };
        // Out of the circle of the first spot for good, as far as the farthest point.
        let out = points[..farthest(points)]
            .iter()
            .rposition(|(_, point)| point.distance(start) <= CIRCLE)
            .map_or(0, |at| at + 1);
        let mut way = vec![(first.0, start)];
        way.extend(&points[out..]);
        let has_left = points.iter().any(|(_, point)| point.distance(start) > LEAVING);
        let to = self.nearest(map, last.1).filter(|to| *to != from || has_left);
        let linked = to.map(|spot| [last, (last.0, self.spots[usize::from(spot)])]);
        let to =
            to.filter(|to| linked.is_some_and(|link| self.clear(from, Some(*to), &link).is_ok()));
        let Some(to) = to else {
            self.clear(from, None, &way)?;
            return Ok(Located::Unfinished(from));
        };
        let end = self.spots[usize::from(to)];
        let middle = if from == to { farthest(&way) } else { 1 };
        let into = way.iter().skip(middle).position(|(_, point)| point.distance(end) <= CIRCLE);
        way.truncate(into.map_or(way.len(), |at| middle + at));
        way.push((last.0, end));
        self.clear(from, Some(to), &way)?;
        lives(to, if to == from { 2 } else { 1 }, last)?;
        let path: Vec<Point> = way.iter().map(|(_, point)| *point).collect();
        let path = without_loops(path, from == to);
        match self.curve(map, [from, to], &path) {
            Some(curve) if map.draw(&curve).is_some() => Ok(Located::Curve(curve)),
            _ => Err((say!("No curve can be drawn so."), last)),
        }
    }

    /// Refuses a curve that meets a line or another spot, the circles around its ends aside.
    fn clear(
        &self,
        from: Spot,
        to: Option<Spot>,
        points: &[Numbered],
    ) -> Result<(), (String, Numbered)> {
        let ends = [Some(from), to].map(|end| end.map(|spot| self.spots[usize::from(spot)]));
        let is_near = |point: Point| ends.iter().flatten().any(|end| end.distance(point) <= CIRCLE);
        for pair in points.windows(2) {
            let [(_, a), (number, b)] = [pair[0], pair[1]];
            for path in self.lines.iter().map(|line| &line.path) {
                for segment in path.windows(2).map(|pair| [pair[0], pair[1]]) {
                    if meet([a, b], segment) {
                        let place = crossing([a, b], segment);
                        if !is_near(place) {
                            return Err((say!("The curve crosses a line."), (number, place)));
                        }
                    }
                }
            }
            for (spot, &place) in self.spots.iter().enumerate() {
                let is_end = [Some(from), to].contains(&Some(spot as Spot));
                if !is_end && place.to_segment(a, b).0 < SPOT {
                    let name = spot_name(spot as Spot);
                    return Err((say!("The curve runs over spot {}.", name), (number, place)));
                }
            }
        }
        Ok(())
    }

    /// The curve of the map that a path from spot to spot is.
    fn curve(&self, map: &Map, spots: [Spot; 2], path: &[Point]) -> Option<Curve> {
        let back: Vec<Point> = path.iter().rev().copied().collect();
        let ends = [
            self.corner(map, spots[0], self.direction(spots[0], path))?,
            self.corner(map, spots[1], self.direction(spots[1], &back))?,
        ];
        let (region, from) = ends[0];
        let (_, to) = Some(ends[1]).filter(|(other, _)| *other == region)?;
        let walks = map.regions().get(region)?;
        let mut curve = Curve { region, ends: [from, to], left: Vec::new() };
        if from.walk != to.walk {
            return Some(curve);
        }
        let walk = &walks[from.walk];
        let mut polygon = path.to_vec();
        let is_loop = from == to;
        if !is_loop {
            // Back along the old border at the left.
            let first = first_side(map, region, from.walk);
            let mut at = to.at;
            while at != from.at {
                polygon.extend(self.path(first + at)?);
                at = (at + 1) % walk.len();
            }
        }
        let left_is_inside = match self.beyond_loop(spots[0], walk).filter(|_| is_loop) {
            Some(right) => !encloses(&polygon, right),
            None if is_loop => true,
            None => encloses(&polygon, at_left(path)?),
        };
        let others = (0..walks.len()).filter(|&other| other != from.walk);
        let at_left = others.filter(|&other| {
            encloses(&polygon, self.spots[usize::from(walks[other][0])]) == left_is_inside
        });
        curve.left = at_left.collect();
        Some(curve)
    }

    /// A point of the walk on which a loop at a spot stands.
    fn beyond_loop(&self, spot: Spot, walk: &Walk) -> Option<Point> {
        let other = walk.iter().find(|other| **other != spot)?;
        Some(self.spots[usize::from(*other)])
    }

    /// The path of a side of a line.
    fn path(&self, side: Side) -> Option<Vec<Point>> {
        let line = self.lines.iter().find(|line| line.sides.contains(&side))?;
        let mut path = line.path.clone();
        if line.sides[0] != side {
            path.reverse();
        }
        Some(path)
    }

    /// The corner at a spot in a direction: its region, its walk and its place there.
    fn corner(&self, map: &Map, spot: Spot, direction: f64) -> Option<(usize, Corner)> {
        // The walk leaves the corner along the first line at the right of the direction.
        let turned = |path: &Vec<Point>| {
            (direction - self.direction(spot, path)).rem_euclid(std::f64::consts::TAU)
        };
        let leaving = self.leaving(spot);
        let next = leaving.min_by(|(_, a), (_, b)| turned(a).total_cmp(&turned(b)));
        let next = next.map(|(side, _)| side);
        let mut first = 0;
        for (region, walks) in map.regions().iter().enumerate() {
            for (walk, passed) in walks.iter().enumerate() {
                if passed.len() == 1 {
                    if next.is_none() && passed[0] == spot {
                        return Some((region, Corner { walk, at: 0 }));
                    }
                    continue;
                }
                if let Some(at) = next.and_then(|side| side.checked_sub(first)) {
                    if at < passed.len() {
                        return Some((region, Corner { walk, at }));
                    }
                }
                first += passed.len();
            }
        }
        None
    }
}

/// The number of the first side of a walk.
fn first_side(map: &Map, region: usize, walk: usize) -> Side {
    let earlier = map.regions()[..region].iter().flatten();
    let earlier = earlier.chain(&map.regions()[region][..walk]);
    earlier.map(Vec::len).filter(|&length| length > 1).sum()
}

/// A point close to a path at its left.
fn at_left(path: &[Point]) -> Option<Point> {
    let length = |pair: &&[Point]| pair[0].distance(pair[1]);
    let longest = path.windows(2).max_by(|a, b| length(a).total_cmp(&length(b)))?;
    let way = longest[1] - longest[0];
    let aside = Point::new(way.y, -way.x) * (0.01 / way.length().max(0.01));
    Some(longest[0].toward(longest[1], 0.5) + aside)
}

/// A path without the loops that it makes where it crosses itself. If it ends where it begins, the
/// longer part at a crossing is the loop that is meant, and the path returns from there as it came.
fn without_loops(mut path: Vec<Point>, is_closed: bool) -> Vec<Point> {
    let length = |path: &[Point]| path.windows(2).map(|p| p[0].distance(p[1])).sum::<f64>();
    let mut from = 0;
    while from + 1 < path.len() {
        let here = [path[from], path[from + 1]];
        let later = (from + 2..path.len() - 1).rev();
        let mut crossings = later.filter(|&at| cross(here, [path[at], path[at + 1]]));
        let Some(at) = crossings.next() else {
            from += 1;
            continue;
        };
        let place = crossing(here, [path[at], path[at + 1]]);
        let around = length(&path[from + 1..=at]);
        if is_closed && 2.0 * around > length(&path) {
            let way: Vec<Point> = path[..=from].iter().copied().chain([place]).collect();
            let around = without_loops(path[from + 1..=at].to_vec(), false);
            let back = way.iter().rev().copied();
            return way.iter().copied().chain(around).chain(back).collect();
        }
        path.splice(from + 1..=at, [place]);
        from += 1;
    }
    path
}
