//! Spots and lines in the plane.

use super::super::Spot;
use super::history::{Side, Stroke};
use super::point::Point;

/// A line between two spots.
#[derive(Clone, Debug, PartialEq)]
pub struct Line {
    /// Its sides: the one that is passed from its first to its last point, and the other.
    pub sides: [Side; 2],
    pub ends: [Spot; 2],
    /// The points between both ends.
    pub beads: Vec<Point>,
}

/// Spots and lines in the plane: each line is a chain of segments, and no two segments meet but in
/// their ends.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct Layout {
    /// The spots by their numbers.
    pub spots: Vec<Point>,
    pub lines: Vec<Line>,
}

/// The points of a layout, and which of them are joined.
#[derive(Clone, Debug)]
pub struct Chains {
    /// The spots, then the beads of all lines.
    pub points: Vec<Point>,
    /// The points of each line from one end to the other.
    pub chains: Vec<Vec<usize>>,
}

/// How far apart the spots of the beginning are.
const APART: f64 = 116.0;

impl Layout {
    /// Spots without lines, in rows from the upper left on.
    pub fn start(count: Spot) -> Layout {
        let across = f64::from(count).sqrt().ceil().max(1.0);
        let rows = (f64::from(count) / across).ceil();
        let spots = (0..count).map(|spot| {
            let row = (f64::from(spot) / across).floor();
            let left = f64::from(count) - row * across;
            // Rows are centred; the last one may be shorter.
            let column = f64::from(spot) - row * across - (left.min(across) - 1.0) / 2.0;
            // Every other row stands a little aside, so that no three spots lie on a line.
            let aside = if row % 2.0 == 1.0 && left >= across { 0.25 } else { 0.0 };
            Point::new((column + aside) * APART, (row - (rows - 1.0) / 2.0) * APART).snapped()
        });
        Layout { spots: spots.collect(), lines: Vec::new() }
    }

    /// All points, and the chains of the lines.
    pub fn chains(&self) -> Chains {
        let mut points = self.spots.clone();
        let chains = self.lines.iter().map(|line| {
            let first = points.len();
            points.extend(&line.beads);
            let [from, to] = line.ends.map(usize::from);
            [from].into_iter().chain(first..points.len()).chain([to]).collect()
        });
        let chains = chains.collect();
        Chains { points, chains }
    }

    /// Draws a curve along this way between its ends, with its spot in the middle.
    pub fn draw(&mut self, stroke: &Stroke, twin: &[Side], way: &[Point]) {
        let lengths = way.windows(2).map(|pair| pair[0].distance(pair[1]));
        let half = lengths.sum::<f64>() / 2.0;
        let mut passed = 0.0;
        let mut middle = (way.len() / 2, way[way.len() / 2]);
        for (at, pair) in way.windows(2).enumerate() {
            let length = pair[0].distance(pair[1]);
            if passed + length >= half && length > 0.0 {
                let part = ((half - passed) / length).clamp(0.2, 0.8);
                middle = (at + 1, pair[0].toward(pair[1], part).snapped());
                break;
            }
            passed += length;
        }
        let (at, point) = middle;
        let ways = [&way[1..at], &way[at..way.len() - 1]];
        let ends = [[stroke.ends[0].spot, stroke.spot], [stroke.spot, stroke.ends[1].spot]];
        self.spots.push(point);
        for half in 0..2 {
            let side = stroke.sides[half];
            let line =
                Line { sides: [side, twin[side]], ends: ends[half], beads: ways[half].to_vec() };
            self.lines.push(line);
        }
    }
}

impl Chains {
    /// The segments of all lines, each with the number of its line.
    pub fn segments(&self) -> impl Iterator<Item = (usize, [usize; 2])> + '_ {
        let chains = self.chains.iter().enumerate();
        chains
            .flat_map(|(line, chain)| chain.windows(2).map(move |pair| (line, [pair[0], pair[1]])))
    }
}
