//! Lines made smooth, and everything moved apart, without a crossing.
//!
//! In each round every point is moved: beads to the middle of their neighbours, which makes lines
//! short and smooth, and whatever is closer than it should be apart. No two segments can come to
//! cross, because a point and a segment that are *d* apart move by less than *d*/2 each (P. Simonetto
//! et al., ImPrEd: an improved force-directed algorithm that prevents nodes from crossing edges,
//! *Computer Graphics Forum* 30, 2011). Distances along the lines count: what lies close on the same
//! line need not be apart.

use super::layout::{Chains, Layout};
use super::point::{Point, turn};

/// How far apart lines, spots and lines, and spots are to be.
const LINES: f64 = 38.0;
const SPOT_AND_LINE: f64 = 48.0;
const SPOTS: f64 = 76.0;
/// How far apart whatever is not joined is to be, even where lines leave a spot.
const LEAST: f64 = 9.0;
/// How far apart the beads of a line are.
const BEADS: f64 = 22.0;
/// Longest way of a point in a round.
const STEP: f64 = 9.0;

/// Where a point is on its line: the line and the distances to both ends along it.
#[derive(Clone, Copy)]
struct Along {
    line: usize,
    ends: [f64; 2],
}

/// Points and segments that are farther apart neither matter to each other nor meet in a round.
const REACH: f64 = SPOT_AND_LINE.max(2.0 * STEP);

struct Relaxing {
    chains: Chains,
    segments: Vec<(usize, [usize; 2])>,
    /// For each bead and each segment where they are on their lines.
    beads: Vec<Option<Along>>,
    middles: Vec<Along>,
    /// The spots at the ends of each line.
    ends: Vec<[usize; 2]>,
    spots: usize,
}

/// Improves a layout by a number of rounds.
pub fn relax(layout: &mut Layout, rounds: usize) {
    for round in 0..rounds {
        if round % 4 == 0 {
            remesh(layout);
        }
        let mut relaxing = Relaxing::new(layout);
        relaxing.round();
        let mut points = relaxing.chains.points.into_iter();
        layout.spots.iter_mut().for_each(|spot| *spot = points.next().unwrap_or(*spot));
        let beads = layout.lines.iter_mut().flat_map(|line| &mut line.beads);
        beads.for_each(|bead| *bead = points.next().unwrap_or(*bead));
    }
    let beads = layout.lines.iter_mut().flat_map(|line| &mut line.beads);
    layout.spots.iter_mut().chain(beads).for_each(|point| *point = point.snapped());
}

impl Relaxing {
    fn new(layout: &Layout) -> Relaxing {
        let chains = layout.chains();
        let segments: Vec<(usize, [usize; 2])> = chains.segments().collect();
        let mut beads = vec![None; chains.points.len()];
        let mut middles = Vec::with_capacity(segments.len());
        for (line, chain) in chains.chains.iter().enumerate() {
            let lengths: Vec<f64> = chain
                .windows(2)
                .map(|pair| chains.points[pair[0]].distance(chains.points[pair[1]]))
                .collect();
            let whole: f64 = lengths.iter().sum();
            let mut passed = 0.0;
            for (at, length) in lengths.iter().enumerate() {
                let middle = passed + length / 2.0;
                middles.push(Along { line, ends: [middle, whole - middle] });
                passed += length;
                if at + 2 < chain.len() {
                    beads[chain[at + 1]] = Some(Along { line, ends: [passed, whole - passed] });
                }
            }
        }
        let ends = layout.lines.iter().map(|line| line.ends.map(usize::from)).collect();
        let spots = layout.spots.len();
        Relaxing { chains, segments, beads, middles, ends, spots }
    }

    /// The distance from a point to a segment along lines that have a spot in common; infinite if
    /// theirs have none.
    fn along(&self, point: usize, segment: usize) -> f64 {
        let there = self.middles[segment];
        let ends = self.ends[there.line];
        let Some(here) = self.beads[point] else {
            let at = |end: usize| if ends[end] == point { there.ends[end] } else { f64::INFINITY };
            return at(0).min(at(1));
        };
        let mut least = f64::INFINITY;
        if here.line == there.line {
            least = (here.ends[0] - there.ends[0]).abs();
        }
        for (own, from) in self.ends[here.line].iter().zip(here.ends) {
            for (end, to) in ends.iter().zip(there.ends) {
                if own == end {
                    least = least.min(from + to);
                }
            }
        }
        least
    }

    fn round(&mut self) {
        let points = &self.chains.points;
        let count = points.len();
        let mut moved = vec![Point::default(); count];
        // No point moves further than half its distance from what it must not meet.
        let mut free = vec![STEP; count];
        let mut degree = vec![0.0; self.spots];
        for (line, chain) in self.chains.chains.iter().enumerate() {
            for three in chain.windows(3) {
                let middle = points[three[0]].toward(points[three[2]], 0.5);
                moved[three[1]] = moved[three[1]] + (middle - points[three[1]]) * 0.35;
            }
            for (end, &spot) in self.ends[line].iter().enumerate() {
                let next = chain[if end == 0 { 1 } else { chain.len() - 2 }];
                degree[spot] += 1.0;
                moved[spot] = moved[spot] + (points[next] - points[spot]) * 0.12;
            }
        }
        let cells = Cells::new(points);
        for (index, &(_, [a, b])) in self.segments.iter().enumerate() {
            let (start, end) = (points[a], points[b]);
            let middle = start.toward(end, 0.5);
            let near = REACH + start.distance(end) / 2.0;
            for point in cells.around(middle, near) {
                let place = points[point];
                let away = place - middle;
                if point == a || point == b || away.dot(away) > near * near {
                    continue;
                }
                let (distance, part) = place.to_segment(start, end);
                for touched in [point, a, b] {
                    free[touched] = free[touched].min(distance * 0.48);
                }
                let is_spot = point < self.spots;
                let (wanted, part_along) =
                    if is_spot { (SPOT_AND_LINE, 0.8) } else { (LINES, 0.55) };
                if distance >= wanted {
                    continue;
                }
                let wanted = wanted.min(part_along * self.along(point, index)).max(LEAST);
                if distance < wanted && distance > 0.0 {
                    let nearest = start.toward(end, part);
                    let hard = (wanted / distance).min(4.0) * if is_spot { 2.0 } else { 1.0 };
                    let push = (place - nearest) * ((wanted - distance) * hard * 0.15 / distance);
                    moved[point] = moved[point] + push;
                    moved[a] = moved[a] - push * (1.0 - part);
                    moved[b] = moved[b] - push * part;
                }
            }
        }
        for a in 0..self.spots {
            for b in 0..a {
                let apart = points[a] - points[b];
                let distance = apart.length();
                if distance < SPOTS && distance > 0.0 {
                    let push = apart * ((SPOTS - distance) * 0.3 / distance);
                    moved[a] = moved[a] + push;
                    moved[b] = moved[b] - push;
                }
                if distance < REACH {
                    free[a] = free[a].min(distance * 0.48);
                    free[b] = free[b].min(distance * 0.48);
                }
            }
        }
        // What has no line drifts together.
        let sum = points[..self.spots].iter().fold(Point::default(), |sum, &spot| sum + spot);
        let centre = sum * (1.0 / self.spots.max(1) as f64);
        for spot in 0..self.spots {
            moved[spot] = moved[spot] + (centre - points[spot]) * 0.003;
        }
        for ((point, step), free) in self.chains.points.iter_mut().zip(moved).zip(free) {
            let length = step.length();
            let step = if length > free { step * (free / length) } else { step };
            *point = *point + step;
        }
    }
}

/// Points by the squares of a grid.
struct Cells {
    origin: Point,
    columns: usize,
    rows: usize,
    cells: Vec<Vec<usize>>,
}

impl Cells {
    const SIDE: f64 = 40.0;

    fn new(points: &[Point]) -> Cells {
        let fold = |axis: fn(&Point) -> f64, best: fn(f64, f64) -> f64| {
            points.iter().map(axis).reduce(best).unwrap_or(0.0)
        };
        let origin = Point::new(fold(|p| p.x, f64::min), fold(|p| p.y, f64::min));
        let far = Point::new(fold(|p| p.x, f64::max), fold(|p| p.y, f64::max)) - origin;
        let [columns, rows] = [far.x, far.y].map(|far| (far / Cells::SIDE) as usize + 1);
        let mut cells = Cells { origin, columns, rows, cells: vec![Vec::new(); columns * rows] };
        for (index, point) in points.iter().enumerate() {
            let [column, row] = cells.of(*point);
            cells.cells[row * columns + column].push(index);
        }
        cells
    }

    /// The column and the row of a point; of points beyond the grid the nearest.
    fn of(&self, point: Point) -> [usize; 2] {
        let away = point - self.origin;
        [(away.x, self.columns), (away.y, self.rows)]
            .map(|(away, count)| ((away / Cells::SIDE).max(0.0) as usize).min(count - 1))
    }

    /// The points in the squares that come nearer to a point than this.
    fn around(&self, point: Point, near: f64) -> impl Iterator<Item = usize> + '_ {
        let reach = Point::new(near, near);
        let [[left, top], [right, bottom]] = [self.of(point - reach), self.of(point + reach)];
        let cells = (top..=bottom).flat_map(move |row| {
            self.cells[row * self.columns + left..=row * self.columns + right].iter()
        });
        cells.flatten().copied()
    }
}

/// Divides long segments, and removes beads that are not needed: those between points that are close
/// to each other, if nothing lies between.
fn remesh(layout: &mut Layout) {
    let all = layout.chains().points;
    for index in 0..layout.lines.len() {
        let line = &layout.lines[index];
        let [from, to] = line.ends.map(|end| layout.spots[usize::from(end)]);
        let mut chain = vec![from];
        chain.extend(&line.beads);
        chain.push(to);
        let mut at = 1;
        while chain.len() > 4 && at + 1 < chain.len() {
            let three = [chain[at - 1], chain[at], chain[at + 1]];
            if three[0].distance(three[2]) < BEADS * 1.1 && is_free(three, &all) {
                chain.remove(at);
            } else {
                at += 1;
            }
        }
        let mut beads = Vec::with_capacity(chain.len());
        for pair in chain.windows(2) {
            beads.push(pair[0]);
            let parts = (pair[0].distance(pair[1]) / (BEADS * 1.5)).ceil().max(1.0);
            let parts = if chain.len() < 4 { parts.max(2.0) } else { parts };
            let inner =
                (1..parts as usize).map(|part| pair[0].toward(pair[1], part as f64 / parts));
            beads.extend(inner);
        }
        layout.lines[index].beads = beads.split_off(1);
    }
}

/// Whether none of these points lies in a triangle, its corners aside.
fn is_free(corners: [Point; 3], points: &[Point]) -> bool {
    let [a, b, c] = corners;
    points.iter().filter(|point| !corners.contains(point)).all(|&point| {
        let turns = [turn(a, b, point), turn(b, c, point), turn(c, a, point)];
        turns.iter().any(|t| *t < 0.0) && turns.iter().any(|t| *t > 0.0)
    })
}
