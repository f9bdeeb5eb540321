//! Points of the plane, and on which side of a line they lie.
//!
//! Coordinates are in pixels, x to the right and y downwards. Points that are
//! [snapped](Point::snapped) are multiples of 1/64 below 2^14, so that [`turn`] is exact for them.

use std::ops::{Add, Mul, Sub};

const GRID: f64 = 64.0;

/// A point, or the difference of two points.
#[derive(Clone, Copy, Debug, Default, PartialEq)]
pub struct Point {
    pub x: f64,
    pub y: f64,
}

impl Point {
    pub const fn new(x: f64, y: f64) -> Point {
        Point { x, y }
    }

    pub fn length(self) -> f64 {
        self.dot(self).sqrt()
    }

    pub fn dot(self, other: Point) -> f64 {
        self.x * other.x + self.y * other.y
    }

    pub fn distance(self, other: Point) -> f64 {
        (self - other).length()
    }

    /// The point at this part of the way to another.
    pub fn toward(self, other: Point, part: f64) -> Point {
        self + (other - self) * part
    }

    /// The nearest point of the grid.
    pub fn snapped(self) -> Point {
        Point::new((self.x * GRID).round() / GRID, (self.y * GRID).round() / GRID)
    }

    /// The distance to a segment, and the part of the segment at which its nearest point lies.
    pub fn to_segment(self, a: Point, b: Point) -> (f64, f64) {
        let along = b - a;
        let square = along.dot(along);
        let part =
            if square > 0.0 { ((self - a).dot(along) / square).clamp(0.0, 1.0) } else { 0.0 };
        (self.distance(a.toward(b, part)), part)
    }
}

impl Add for Point {
    type Output = Point;
    fn add(self, other: Point) -> Point {
        Point::new(self.x + other.x, self.y + other.y)
    }
}

impl Sub for Point {
    type Output = Point;
    fn sub(self, other: Point) -> Point {
        Point::new(self.x - other.x, self.y - other.y)
    }
}

impl Mul<f64> for Point {
    type Output = Point;
    fn mul(self, factor: f64) -> Point {
        Point::new(self.x * factor, self.y * factor)
    }
}

/// Twice the area of a triangle: positive if `c` lies at the left of the way from `a` to `b`.
pub fn turn(a: Point, b: Point, c: Point) -> f64 {
    (b.y - a.y) * (c.x - a.x) - (b.x - a.x) * (c.y - a.y)
}

/// Whether two segments have a point in common.
pub fn meet([a, b]: [Point; 2], [c, d]: [Point; 2]) -> bool {
    let overlap = |a: f64, b: f64, c: f64, d: f64| a.max(b) >= c.min(d) && c.max(d) >= a.min(b);
    overlap(a.x, b.x, c.x, d.x)
        && overlap(a.y, b.y, c.y, d.y)
        && turn(a, b, c) * turn(a, b, d) <= 0.0
        && turn(c, d, a) * turn(c, d, b) <= 0.0
}

/// Whether two segments cross in a point within both.
pub fn cross([a, b]: [Point; 2], [c, d]: [Point; 2]) -> bool {
    let apart = |u: f64, v: f64| (u > 0.0 && v < 0.0) || (u < 0.0 && v > 0.0);
    apart(turn(a, b, c), turn(a, b, d)) && apart(turn(c, d, a), turn(c, d, b))
}

/// The point at which the lines through two segments meet; the middle of the first if they are
/// parallel.
pub fn crossing([a, b]: [Point; 2], [c, d]: [Point; 2]) -> Point {
    let (u, v) = (turn(c, d, a), turn(c, d, b));
    if u == v { a.toward(b, 0.5) } else { a.toward(b, u / (u - v)) }
}

/// Whether a closed polygon encloses a point: the number of its sides above the point is odd.
pub fn encloses(polygon: &[Point], point: Point) -> bool {
    let next = polygon.iter().cycle().skip(1);
    let above = polygon.iter().zip(next).filter(|(a, b)| {
        (a.x > point.x) != (b.x > point.x) && (turn(**a, **b, point) > 0.0) == (b.x > a.x)
    });
    above.count() % 2 == 1
}
