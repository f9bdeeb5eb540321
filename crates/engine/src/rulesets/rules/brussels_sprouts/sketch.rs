//! The picture: regions with pieces, and the free ends of the pieces.
//!
//! A handle names an end by its region, its piece and its number, clockwise from
//! above: `1:2:3`. Two ends are touched for the curve between them. Where both are of
//! one piece the curve divides the region: the ends that are passed clockwise from
//! the first to the second lie on one side, together with the pieces of which an
//! end is touched then. A picture of pieces cannot tell that by itself.

use std::collections::HashSet;
use std::f64::consts::TAU;

use nimatron_nimber::say;
use nimatron_nimber::text::ParseError;
use nimatron_nimber::text::language::counted;

use super::{BrusselsSprouts, Curve};
use crate::foundation::{Budget, MoveName};
use crate::rulesets::figure::{CELL, Figure, Ink};
use crate::rulesets::handles::spoken;
use crate::rulesets::searched::{Searched, Sketch, Touched, nothing_to_touch};

/// How long an arm is at least, and how far apart the ends of arms are.
const LENGTH: f64 = 30.0;
const APART: f64 = 28.0;
/// The side of an end where it is touched.
const TIP: i32 = 26;
/// How wide a row of pieces becomes before another is begun.
const WIDEST: i32 = 300;

fn handle(region: usize, piece: usize, end: u8) -> String {
    format!("{}:{}:{}", region + 1, piece + 1, end + 1)
}

/// An end: its region, its piece and its number.
type End = (usize, usize, u8);

/// How long the arms of a piece are.
fn length(ends: u8) -> f64 {
    LENGTH.max(f64::from(ends) * APART / TAU)
}

/// The middles of the pieces in rows from the origin on, and how wide and high all
/// of them are.
fn places(pieces: &[u8]) -> (Vec<(i32, i32)>, (i32, i32)) {
    let (mut at, mut starts) = (Vec::new(), Vec::new());
    let (mut x, mut y, mut high, mut wide) = (0, 0, 0, 0);
    for &ends in pieces {
        let reach = length(ends).ceil() as i32 + TIP / 2 + 4;
        if x > 0 && x + 2 * reach > WIDEST {
            (x, y, high) = (0, y + high, 0);
        }
        at.push((x + reach, y));
        starts.push(y);
        (x, high) = (x + 2 * reach, high.max(2 * reach));
        wide = wide.max(x);
        // Pieces of a row stand on one line through their middles.
        for (place, start) in at.iter_mut().zip(&starts).filter(|(_, start)| **start == y) {
            place.1 = start + high / 2;
        }
    }
    (at, (wide, y + high))
}

impl BrusselsSprouts {
    /// The end that a handle names.
    fn end(&self, handle: &str) -> Option<End> {
        self.ends().find(|&(region, piece, end)| self::handle(region, piece, end) == handle)
    }

    /// All free ends.
    fn ends(&self) -> impl Iterator<Item = End> {
        self.regions.iter().enumerate().flat_map(|(region, pieces)| {
            let pieces = pieces.iter().enumerate();
            pieces.flat_map(move |(piece, &ends)| (0..ends).map(move |end| (region, piece, end)))
        })
    }

    /// The curve that these ends mean; `None` if they mean none, or not yet.
    fn between(&self, ends: &[End]) -> Option<Curve> {
        let &[(region, piece, first), (_, other, second), ref rest @ ..] = ends else {
            return None;
        };
        if piece != other {
            return rest.is_empty().then_some(Curve::Join([piece, other]));
        }
        let all = *self.regions.get(region)?.get(piece)?;
        let steps = (second + all - first) % all;
        let inside = rest.iter().map(|&(_, piece, _)| piece).collect();
        Some(Curve::Divide { piece, between: steps.checked_sub(1)?, inside })
    }

    /// Whether these ends go together.
    fn go_together(&self, ends: &[End]) -> bool {
        let [first, rest @ ..] = ends else { return true };
        let others = rest.get(1..).unwrap_or_default();
        let mut pieces = HashSet::from([first.1]);
        rest.iter().all(|end| end.0 == first.0)
            && others.iter().all(|end| pieces.insert(end.1))
            && (rest.is_empty() || self.between(ends).is_some())
    }

    /// The ends that can be touched behind these.
    fn next(&self, ends: &[End]) -> Vec<String> {
        let follows = |end: &End| {
            let longer: Vec<End> = ends.iter().chain([end]).copied().collect();
            self.go_together(&longer)
        };
        let next = self.ends().filter(follows);
        next.map(|(region, piece, end)| handle(region, piece, end)).collect()
    }
}

/// A number of pieces in words: `pieces 2 and 3`.
fn pieces(numbers: &[usize]) -> String {
    let told: Vec<String> = numbers.iter().map(|piece| (piece + 1).to_string()).collect();
    match told.as_slice() {
        [only] => say!("piece {}", only),
        [first @ .., last] => say!("pieces {} and {}", first.join(", "), last),
        [] => say!("no piece"),
    }
}

/// A curve in words.
fn told(curve: &Curve) -> String {
    match curve {
        Curve::Join(both) => say!("join {}", pieces(both)),
        Curve::Divide { piece, between, inside } => {
            let ends = match between {
                0 => say!("no other end"),
                1 => say!("one end"),
                _ => counted(*between, "end"),
            };
            match inside.is_empty() {
                true => say!("join two ends of piece {}; on one side {} of it", piece + 1, ends),
                false => say!(
                    "join two ends of piece {}; on one side {} of it and {}",
                    piece + 1,
                    ends,
                    pieces(inside)
                ),
            }
        }
    }
}

impl Sketch for BrusselsSprouts {
    fn figure(&self) -> Option<Figure> {
        let regions = &self.regions;
        if regions.is_empty() {
            return None;
        }
        let told: Vec<String> = regions
            .iter()
            .map(|pieces| {
                let ends: Vec<String> = pieces.iter().map(u8::to_string).collect();
                say!("pieces with {} free ends", ends.join(", "))
            })
            .collect();
        let mut figure = Figure::new(say!("Regions: {}.", told.join("; ")));
        let mut top = 0;
        for (region, pieces) in regions.iter().enumerate() {
            let (middles, (width, height)) = places(pieces);
            let corners = [(0, top), (width, top), (width, top + height), (0, top + height)];
            for (index, &corner) in corners.iter().enumerate() {
                figure.line(corner, corners[(index + 1) % 4], 0, Ink::Faint);
            }
            for (piece, (&ends, middle)) in pieces.iter().zip(middles).enumerate() {
                let centre = (middle.0, middle.1 + top);
                for end in 0..ends {
                    let angle = TAU * f64::from(end) / f64::from(ends);
                    let reach = |part: f64| (length(ends) * part).round() as i32;
                    let tip = (centre.0 + reach(angle.sin()), centre.1 + reach(-angle.cos()));
                    figure.line(centre, tip, 0, Ink::Full);
                    figure.disc(tip, 5, Ink::Accent);
                    let label = say!("Region {}, piece {}, end {}", region + 1, piece + 1, end + 1);
                    figure.spot(tip, TIP, handle(region, piece, end), label);
                }
                figure.disc(centre, 5, Ink::Full);
            }
            top += height + CELL / 2;
        }
        Some(figure)
    }

    fn how(&self) -> String {
        match self.moves().first() {
            Some((name, _)) => say!(
                "Touch two free ends to join them. If both are of one piece, touch the other \
                 pieces that shall lie within. Or type a move, such as {}.",
                name.to_string()
            ),
            None => say!(
                "Touch two free ends to join them. If both are of one piece, touch the other \
                 pieces that shall lie within. Or type a move."
            ),
        }
    }

    fn handles(&self, name: &MoveName) -> Vec<String> {
        match self.curve(name) {
            None => Vec::new(),
            Some((region, Curve::Join(both))) => {
                both.iter().map(|&piece| handle(region, piece, 0)).collect()
            }
            Some((region, Curve::Divide { piece, between, inside })) => {
                let ends = [0, between + 1].map(|end| handle(region, piece, end));
                let inside = inside.iter().map(|&other| handle(region, other, 0));
                ends.into_iter().chain(inside).collect()
            }
        }
    }

    fn touchable(&self) -> HashSet<String> {
        // Only regions are kept in which every end can be joined.
        self.next(&[]).into_iter().collect()
    }

    fn touch(
        &self,
        handles: &[String],
        _budget: &mut Budget,
    ) -> Result<Touched<(MoveName, Self)>, ParseError> {
        let mut ends = Vec::with_capacity(handles.len());
        for handle in handles {
            ends.push(self.end(handle).ok_or_else(|| nothing_to_touch(handle))?);
        }
        // A later touch outweighs earlier ones that do not go together with it.
        let kept = (0..=ends.len()).map(|from| &ends[from..]);
        let kept = kept.into_iter().find(|ends| self.go_together(ends)).unwrap_or_default();
        let curve = self.between(kept);
        let chosen = match (kept, &curve) {
            (&[(region, ..), ..], Some(curve)) => self.drawn(region, curve),
            _ => None,
        };
        let next = self.next(kept);
        let words = match (kept, &curve) {
            ([], _) => self.how(),
            (_, None) => say!("Now the end to which the curve leads."),
            (_, Some(curve)) if next.is_empty() => told(curve),
            (_, Some(curve)) => {
                say!("{}; touch other pieces to take them to that side", told(curve))
            }
        };
        Ok(Touched { chosen, next, words })
    }

    fn words(&self, name: &MoveName) -> String {
        self.curve(name).map_or_else(|| spoken(name), |(_, curve)| told(&curve))
    }
}
