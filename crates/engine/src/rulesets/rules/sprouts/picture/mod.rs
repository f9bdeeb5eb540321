//! The planar picture of a position, and which move a drawn curve is.
//!
//! A map has a history: its last spot lies on the curve that was drawn last. So the picture is
//! made as the game was played: spots in rows at first; then each curve finds a way through
//! its region, and the layout is relaxed until everything has room. The same map has
//! always the same picture, and that of the next move is much like it. No step makes lines cross.

mod history;
mod layout;
mod locate;
mod mesh;
mod point;
mod relax;
mod route;

#[cfg(test)]
mod tests;

use std::sync::{Arc, Mutex, PoisonError};

use super::{Map, Spot};
use crate::rulesets::figure::flattened;
use history::{History, Side};
use layout::Layout;
pub use locate::{Located, Refusal};
use point::{Point, meet};

/// Rounds of improvement after each curve, and after the last one.
const ROUNDS: usize = 16;
const LAST_ROUNDS: usize = 96;
/// Maps with more spots are not drawn.
const MOST_DRAWN: Spot = 80;
/// How often a layout is improved again if its curves meet.
const MOST_REPAIRS: usize = 6;
/// Number of pictures that are kept.
const KEPT: usize = 16;

/// A line as it is drawn.
#[derive(Clone, Debug, PartialEq)]
struct Line {
    sides: [Side; 2],
    ends: [Spot; 2],
    /// The points that its smooth curve leads through.
    points: Vec<(i32, i32)>,
    /// The same curve as segments.
    path: Vec<Point>,
}

/// The picture of a map.
#[derive(Clone, Debug, PartialEq)]
pub struct Picture {
    spots: Vec<Point>,
    lines: Vec<Line>,
}

/// Pictures that were made last: a page asks for the same one again and again.
static RECENT: Mutex<Vec<(Map, Option<Arc<Picture>>)>> = Mutex::new(Vec::new());

impl Picture {
    /// The picture of a map; `None` if it has too many spots, or is too intricate.
    ///
    /// Cost: O(m·k·log k) for m moves and k points of lines, a few milliseconds for a game on few
    /// spots.
    pub fn of(map: &Map) -> Option<Arc<Picture>> {
        let recent = || RECENT.lock().unwrap_or_else(PoisonError::into_inner);
        let known = recent().iter().find(|(other, _)| other == map).cloned();
        if let Some((_, picture)) = known {
            return picture;
        }
        let picture = Picture::made(map).map(Arc::new);
        let mut recent = recent();
        recent.truncate(KEPT - 1);
        recent.insert(0, (map.clone(), picture.clone()));
        picture
    }

    fn made(map: &Map) -> Option<Picture> {
        if map.spots() > MOST_DRAWN {
            return None;
        }
        let history = History::of(map);
        let mut layout = Layout::start(history.first);
        for stroke in &history.strokes {
            let way = route::route(&layout, stroke)?;
            layout.draw(stroke, &history.twin, &way);
            relax::relax(&mut layout, ROUNDS);
        }
        relax::relax(&mut layout, LAST_ROUNDS);
        // Smooth curves and rounded points lie a little beside the layout.
        for _ in 0..MOST_REPAIRS {
            let picture = Picture::drawn(&layout);
            if picture.is_planar() {
                return Some(picture);
            }
            relax::relax(&mut layout, ROUNDS);
        }
        None
    }

    /// Whether no two curves meet but in their ends, as they are drawn.
    fn is_planar(&self) -> bool {
        let boxes: Vec<[Point; 2]> = self.lines.iter().map(|line| bounds(&line.path)).collect();
        let pairs = (0..boxes.len()).flat_map(|one| (0..=one).map(move |other| (one, other)));
        let near = pairs.filter(|&(one, other)| {
            let ([a, b], [c, d]) = (boxes[one], boxes[other]);
            a.x <= d.x && c.x <= b.x && a.y <= d.y && c.y <= b.y
        });
        near.into_iter().all(|(one, other)| !self.do_meet(one, other))
    }

    /// Whether two curves, or two parts of one, meet in another point than a spot that they share.
    fn do_meet(&self, one: usize, other: usize) -> bool {
        let (path, other_path) = (&self.lines[one].path, &self.lines[other].path);
        let segment = |path: &[Point], at: usize| [path[at], path[at + 1]];
        (0..path.len() - 1).any(|at| {
            let last = if one == other { at.saturating_sub(1) } else { other_path.len() - 1 };
            (0..last).any(|other_at| {
                let (a, b) = (segment(path, at), segment(other_path, other_at));
                let spot = a.iter().find(|point| b.contains(point) && self.spots.contains(point));
                spot.is_none() && meet(a, b)
            })
        })
    }

    /// The smooth curves of a layout, through points whose coordinates are integers.
    fn drawn(layout: &Layout) -> Picture {
        let rounded = |point: &Point| (point.x.round() as i32, point.y.round() as i32);
        let spots: Vec<(i32, i32)> = layout.spots.iter().map(rounded).collect();
        let lines = layout.lines.iter().map(|line| {
            let [from, to] = line.ends.map(|end| spots[usize::from(end)]);
            let beads = line.beads.iter().map(rounded);
            let points: Vec<(i32, i32)> = [from].into_iter().chain(beads).chain([to]).collect();
            let path = flattened(&points).into_iter().map(|(x, y)| Point::new(x, y)).collect();
            Line { sides: line.sides, ends: line.ends, points, path }
        });
        let lines = lines.collect();
        let spots = spots.iter().map(|&(x, y)| Point::new(x.into(), y.into())).collect();
        Picture { spots, lines }
    }

    /// Where the spots lie, by their numbers.
    pub fn spots(&self) -> impl Iterator<Item = (i32, i32)> + '_ {
        self.spots.iter().map(|spot| (spot.x as i32, spot.y as i32))
    }

    /// The points that the smooth curve of each line leads through.
    pub fn lines(&self) -> impl Iterator<Item = &[(i32, i32)]> {
        self.lines.iter().map(|line| line.points.as_slice())
    }

    /// The spots at which each line begins and ends.
    pub fn ends(&self) -> impl Iterator<Item = [Spot; 2]> + '_ {
        self.lines.iter().map(|line| line.ends)
    }

    /// The directions in which lines leave a spot, as angles to the left of the way to the right.
    pub fn directions(&self, spot: Spot) -> Vec<f64> {
        let leaving = self.leaving(spot);
        leaving.map(|(_, path)| self.direction(spot, path)).collect()
    }

    /// The sides that leave a spot, each with its path.
    fn leaving(&self, spot: Spot) -> impl Iterator<Item = (Side, Vec<Point>)> + '_ {
        let ends = self.lines.iter().flat_map(|line| [(line, 0), (line, 1)]);
        ends.filter(move |(line, end)| line.ends[*end] == spot).map(|(line, end)| {
            let mut path = line.path.clone();
            if end == 1 {
                path.reverse();
            }
            (line.sides[end], path)
        })
    }

    /// The direction in which a path leaves the circle around a spot.
    fn direction(&self, spot: Spot, path: impl AsRef<[Point]>) -> f64 {
        let centre = self.spots[usize::from(spot)];
        let path = path.as_ref();
        let out = path.iter().find(|point| point.distance(centre) > locate::CIRCLE);
        let way = *out.or(path.last()).unwrap_or(&centre) - centre;
        (-way.y).atan2(way.x)
    }
}

/// The least and the greatest coordinates of points.
fn bounds(points: &[Point]) -> [Point; 2] {
    let start = [f64::INFINITY, f64::NEG_INFINITY].map(|far| Point::new(far, far));
    points.iter().fold(start, |[least, greatest], point| {
        [
            Point::new(least.x.min(point.x), least.y.min(point.y)),
            Point::new(greatest.x.max(point.x), greatest.y.max(point.y)),
        ]
    })
}
