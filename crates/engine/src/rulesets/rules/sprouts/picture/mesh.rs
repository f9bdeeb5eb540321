//! Triangulations of points in which given segments are edges.
//!
//! The points are inserted one by one into a frame, edges are flipped until each is locally
//! Delaunay, and then the segments are enforced by flips (S. W. Sloan, A fast algorithm for
//! generating constrained Delaunay triangulations, *Computers & Structures* 47, 1993). Orientations
//! are exact for points that are snapped, so every triangle is turned to the left.

use std::collections::VecDeque;

use super::point::{Point, cross, turn};

/// No triangle: what lies beyond the frame.
pub const NONE: usize = usize::MAX;

/// A triangle of a mesh.
#[derive(Clone, Copy, Debug)]
pub struct Triangle {
    /// The numbers of its corners, to the left around it.
    pub corners: [usize; 3],
    /// The triangle beyond the edge opposite each corner.
    pub beyond: [usize; 3],
    /// Whether that edge is one of the segments.
    pub walls: [bool; 3],
}

impl Triangle {
    /// The edge opposite a corner.
    pub fn edge(&self, at: usize) -> [usize; 2] {
        [self.corners[(at + 1) % 3], self.corners[(at + 2) % 3]]
    }

    /// Which of its corners a point is.
    pub fn corner(&self, point: usize) -> Option<usize> {
        self.corners.iter().position(|&corner| corner == point)
    }
}

/// A triangulation.
#[derive(Clone, Debug)]
pub struct Mesh {
    pub points: Vec<Point>,
    pub triangles: Vec<Triangle>,
    /// A triangle at each point.
    at: Vec<usize>,
}

impl Mesh {
    /// The triangulation of points in a frame at some distance around them, whose four corners are
    /// the last points. `None` if two points are the same or a segment meets a point or another.
    pub fn new(mut points: Vec<Point>, walls: &[[usize; 2]], margin: f64) -> Option<Mesh> {
        let count = points.len();
        let fold = |axis: fn(&Point) -> f64, best: fn(f64, f64) -> f64| {
            points.iter().map(axis).reduce(best).unwrap_or(0.0)
        };
        let (left, right) = (fold(|p| p.x, f64::min) - margin, fold(|p| p.x, f64::max) + margin);
        let (top, bottom) = (fold(|p| p.y, f64::min) - margin, fold(|p| p.y, f64::max) + margin);
        let corners = [(left, top), (left, bottom), (right, bottom), (right, top)];
        points.extend(corners.map(|(x, y)| Point::new(x, y)));
        let [a, b, c, d] = [count, count + 1, count + 2, count + 3];
        let triangles = vec![
            Triangle { corners: [a, b, c], beyond: [NONE, 1, NONE], walls: [true, false, true] },
            Triangle { corners: [a, c, d], beyond: [NONE, NONE, 0], walls: [true, true, false] },
        ];
        let mut at = vec![NONE; count];
        at.extend([0, 0, 0, 1]);
        let mut mesh = Mesh { points, triangles, at };
        for point in 0..count {
            mesh.insert(point)?;
        }
        for &[from, to] in walls {
            mesh.enforce(from, to)?;
        }
        let all = (0..mesh.triangles.len()).flat_map(|t| (0..3).map(move |at| (t, at)));
        mesh.improve(all.collect());
        Some(mesh)
    }

    fn turn(&self, [a, b, c]: [usize; 3]) -> f64 {
        turn(self.points[a], self.points[b], self.points[c])
    }

    fn insert(&mut self, point: usize) -> Option<()> {
        let inside = |triangle: &Triangle| {
            (0..3).all(|at| {
                let [a, b] = triangle.edge(at);
                self.turn([a, b, point]) >= 0.0
            })
        };
        let found = self.triangles.iter().position(inside)?;
        let old = self.triangles[found];
        if old.corners.iter().any(|&corner| self.points[corner] == self.points[point]) {
            return None;
        }
        let [a, b, c] = old.corners;
        let new = self.triangles.len();
        let parts = [found, new, new + 1];
        // The part opposite each corner of the old triangle.
        for (at, edge) in [[b, c], [c, a], [a, b]].into_iter().enumerate() {
            let triangle = Triangle {
                corners: [point, edge[0], edge[1]],
                beyond: [old.beyond[at], parts[(at + 1) % 3], parts[(at + 2) % 3]],
                walls: [old.walls[at], false, false],
            };
            match at {
                0 => self.triangles[found] = triangle,
                _ => self.triangles.push(triangle),
            }
            self.meet_beyond(parts[at], 0);
            self.at[edge[0]] = parts[at];
        }
        self.at[point] = found;
        for part in parts {
            // A point on an edge makes a flat triangle, which the flip of that edge fills.
            if self.turn(self.triangles[part].corners) == 0.0 {
                self.flip(part, 0).then_some(())?;
            }
        }
        self.improve(parts.map(|part| (part, 0)).into());
        Some(())
    }

    /// Lets the triangle beyond an edge know that this one lies at its other side.
    fn meet_beyond(&mut self, triangle: usize, at: usize) {
        let Triangle { beyond, .. } = self.triangles[triangle];
        let edge = self.triangles[triangle].edge(at);
        if let Some(other) = self.triangles.get_mut(beyond[at]) {
            let shared = (0..3).find(|&at| {
                let [a, b] = other.edge(at);
                [b, a] == edge
            });
            if let Some(shared) = shared {
                other.beyond[shared] = triangle;
            }
        }
    }

    /// The corner of the triangle beyond an edge that is not on the edge.
    fn opposite(&self, triangle: usize, at: usize) -> Option<(usize, usize)> {
        let beyond = self.triangles[triangle].beyond[at];
        let other = self.triangles.get(beyond)?;
        let corner = other.beyond.iter().position(|&back| back == triangle)?;
        // Two triangles have at most one edge in common.
        Some((beyond, corner))
    }

    /// Replaces the edge opposite a corner by the other diagonal of the two triangles at it, if it
    /// is no wall and both triangles remain turned to the left.
    fn flip(&mut self, one: usize, at: usize) -> bool {
        let Some((two, back)) = self.opposite(one, at) else { return false };
        let (first, second) = (self.triangles[one], self.triangles[two]);
        if first.walls[at] {
            return false;
        }
        let (p, q) = (first.corners[at], second.corners[back]);
        let [a, b] = first.edge(at);
        if self.turn([p, a, q]) <= 0.0 || self.turn([p, q, b]) <= 0.0 {
            return false;
        }
        let (next, last) = ((at + 1) % 3, (at + 2) % 3);
        let (back_next, back_last) = ((back + 1) % 3, (back + 2) % 3);
        self.triangles[one] = Triangle {
            corners: [p, a, q],
            beyond: [second.beyond[back_next], two, first.beyond[last]],
            walls: [second.walls[back_next], false, first.walls[last]],
        };
        self.triangles[two] = Triangle {
            corners: [p, q, b],
            beyond: [second.beyond[back_last], first.beyond[next], one],
            walls: [second.walls[back_last], first.walls[next], false],
        };
        self.meet_beyond(one, 0);
        self.meet_beyond(two, 1);
        for (corner, triangle) in [(p, one), (a, one), (q, two), (b, two)] {
            self.at[corner] = triangle;
        }
        true
    }

    /// Flips these edges and those around them until each is locally Delaunay.
    fn improve(&mut self, mut edges: Vec<(usize, usize)>) {
        let mut flips = 64 * self.triangles.len();
        while let Some((triangle, at)) = edges.pop() {
            let Some((other, back)) = self.opposite(triangle, at) else { continue };
            let [a, b] = self.triangles[triangle].edge(at);
            let apex = self.triangles[triangle].corners[at];
            let beyond = self.triangles[other].corners[back];
            if flips > 0 && self.is_within([apex, a, b], beyond) && self.flip(triangle, at) {
                flips -= 1;
                for triangle in [triangle, other] {
                    edges.extend((0..3).map(|at| (triangle, at)));
                }
            }
        }
    }

    /// Whether a point lies within the circle through the corners of a triangle.
    fn is_within(&self, corners: [usize; 3], point: usize) -> bool {
        let d = self.points[point];
        let [a, b, c] = corners.map(|corner| self.points[corner] - d);
        let minor = |u: Point, v: Point| u.y * v.x - u.x * v.y;
        let determinant = a.dot(a) * minor(b, c) + b.dot(b) * minor(c, a) + c.dot(c) * minor(a, b);
        let size = a.dot(a) + b.dot(b) + c.dot(c);
        determinant > 1e-9 * size * size
    }

    /// The triangles at a point to the left around it, and which corner of each it is: from the one
    /// beyond the frame on, if the point is on the frame.
    pub fn star(&self, point: usize) -> Vec<(usize, usize)> {
        let mut start = self.at[point];
        let corner = |triangle: usize| self.triangles.get(triangle)?.corner(point);
        let mut star = Vec::new();
        // Rightwards to the frame or once around.
        let mut triangle = start;
        while let Some(at) = corner(triangle) {
            start = triangle;
            triangle = self.triangles[triangle].beyond[(at + 2) % 3];
            if triangle == self.at[point] {
                break;
            }
        }
        let mut triangle = start;
        while let Some(at) = corner(triangle) {
            star.push((triangle, at));
            triangle = self.triangles[triangle].beyond[(at + 1) % 3];
            if triangle == start {
                break;
            }
        }
        star
    }

    /// The triangle at the left of the edge from a point to another, and the corner opposite it.
    pub fn left_of(&self, from: usize, to: usize) -> Option<(usize, usize)> {
        let star = self.star(from).into_iter();
        let mut edges = star.map(|(triangle, at)| (triangle, (at + 2) % 3));
        edges.find(|&(triangle, at)| self.triangles[triangle].edge(at) == [from, to])
    }

    /// Makes a segment an edge and a wall.
    fn enforce(&mut self, from: usize, to: usize) -> Option<()> {
        let mut crossed = self.crossed(from, to)?;
        let mut turns = 64 * (crossed.len() + 4) * (crossed.len() + 4);
        while let Some([a, b]) = crossed.pop_front() {
            turns = turns.checked_sub(1)?;
            let (triangle, at) = self.left_of(a, b)?;
            let apex = self.triangles[triangle].corners[at];
            let (other, back) = self.opposite(triangle, at)?;
            let edge = [apex, self.triangles[other].corners[back]];
            if !self.flip(triangle, at) {
                crossed.push_back([a, b]);
            } else if self.do_cross(edge, [from, to]) {
                crossed.push_back(edge);
            }
        }
        for [a, b] in [[from, to], [to, from]] {
            let (triangle, at) = self.left_of(a, b)?;
            self.triangles[triangle].walls[at] = true;
        }
        Some(())
    }

    fn do_cross(&self, edge: [usize; 2], other: [usize; 2]) -> bool {
        let segment = |edge: [usize; 2]| edge.map(|point| self.points[point]);
        cross(segment(edge), segment(other))
    }

    /// The edges that a segment between two points crosses, in order; `None` if one is a wall, or
    /// if the segment meets another point.
    fn crossed(&self, from: usize, to: usize) -> Option<VecDeque<[usize; 2]>> {
        let mut crossed = VecDeque::new();
        if self.left_of(from, to).is_some() {
            return Some(crossed);
        }
        let ends = [from, to];
        let (mut triangle, mut at) = self
            .star(from)
            .into_iter()
            .find(|&(triangle, at)| self.do_cross(self.triangles[triangle].edge(at), ends))?;
        loop {
            if self.triangles[triangle].walls[at] {
                return None;
            }
            let edge = self.triangles[triangle].edge(at);
            crossed.push_back(edge);
            let (beyond, back) = self.opposite(triangle, at)?;
            if self.triangles[beyond].corners[back] == to {
                return Some(crossed);
            }
            let ways = [(back + 1) % 3, (back + 2) % 3];
            at = ways
                .into_iter()
                .find(|&at| self.do_cross(self.triangles[beyond].edge(at), ends))?;
            triangle = beyond;
        }
    }
}
