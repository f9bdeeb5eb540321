//! A map taken back, move by move, and the curves that lead to it.
//!
//! The last spot of a map lies on the curve that was drawn last. Without it and its two lines the
//! map is the one before; so a map has a history, which is the same whoever asks.

use std::collections::HashMap;

use super::super::{Map, Region, Spot};

/// A side of a line, by its number among the sides of all walks.
pub type Side = usize;

/// A corner at which a curve begins or ends.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Corner {
    pub spot: Spot,
    /// The side that leaves the corner along the walk; `None` if the spot has no line yet.
    pub next: Option<Side>,
}

/// What lies at one side of a curve.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Bank {
    /// The sides of lines that the walk of the curve passes there.
    pub sides: Vec<Side>,
    /// A spot of every other walk there.
    pub spots: Vec<Spot>,
}

/// A curve as it is drawn into the map before it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Stroke {
    /// The spot that is put on it.
    pub spot: Spot,
    pub ends: [Corner; 2],
    /// The sides from the first end to the spot and from there to the second.
    pub sides: [Side; 2],
    /// What lies at its left and at its right, if it divides its region.
    pub banks: Option<[Bank; 2]>,
}

/// The history of a map.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct History {
    /// Number of spots at the beginning.
    pub first: Spot,
    /// The other side of the line of every side.
    pub twin: Vec<Side>,
    /// The curves in the order in which they were drawn.
    pub strokes: Vec<Stroke>,
}

/// A walk: the sides that it passes, or a spot without lines.
#[derive(Clone, Debug)]
enum Walk {
    Alone(Spot),
    Sides(Vec<Side>),
}

impl Walk {
    fn of(sides: Vec<Side>, otherwise: Spot) -> Walk {
        if sides.is_empty() { Walk::Alone(otherwise) } else { Walk::Sides(sides) }
    }
}

impl History {
    /// The history of a map.
    pub fn of(map: &Map) -> History {
        let all = Sides::new(map.regions());
        let mut number = 0;
        let mut walk = |spots: &Vec<Spot>| match spots.as_slice() {
            [alone] => Walk::Alone(*alone),
            _ => {
                let start = number;
                number += spots.len();
                Walk::Sides((start..number).collect())
            }
        };
        let regions = map.regions().iter();
        let mut regions: Vec<Vec<Walk>> =
            regions.map(|region| region.iter().map(&mut walk).collect()).collect();
        let played = (map.first_spots()..map.spots()).rev();
        let mut strokes: Vec<Stroke> =
            played.filter_map(|spot| all.take_back(&mut regions, spot)).collect();
        strokes.reverse();
        History { first: map.first_spots(), twin: all.twin, strokes }
    }
}

/// The sides of all walks.
struct Sides {
    /// The spot where each begins.
    from: Vec<Spot>,
    to: Vec<Spot>,
    /// The side that follows in its walk.
    next: Vec<Side>,
    /// The other side of its line.
    twin: Vec<Side>,
}

impl Sides {
    /// The sides of the walks of these regions, those of each region and walk in order.
    fn new(regions: &[Region]) -> Sides {
        let mut sides =
            Sides { from: Vec::new(), to: Vec::new(), next: Vec::new(), twin: Vec::new() };
        for walk in regions.iter().flatten().filter(|walk| walk.len() > 1) {
            let start = sides.from.len();
            for (at, &spot) in walk.iter().enumerate() {
                let next = (at + 1) % walk.len();
                sides.from.push(spot);
                sides.to.push(walk[next]);
                sides.next.push(start + next);
            }
        }
        sides.twin = (0..sides.from.len()).collect();
        sides.pair();
        sides
    }

    /// Finds the other side of every line. Where two lines join the same spots, the sides are those
    /// with which the corners at both spots make one turn around each.
    fn pair(&mut self) {
        let mut between: HashMap<(Spot, Spot), Vec<Side>> = HashMap::new();
        for side in 0..self.from.len() {
            between.entry((self.from[side], self.to[side])).or_default().push(side);
        }
        let mut parallel = Vec::new();
        for (&(a, b), there) in &between {
            let Some(back) = between.get(&(b, a)).filter(|_| a < b) else { continue };
            match there.as_slice() {
                &[only] => (self.twin[only], self.twin[back[0]]) = (back[0], only),
                _ => parallel.push((there.clone(), back.clone())),
            }
        }
        for (there, back) in parallel {
            for shift in 0..back.len() {
                for (at, &side) in there.iter().enumerate() {
                    let other = back[(at + shift) % back.len()];
                    (self.twin[side], self.twin[other]) = (other, side);
                }
                if self.turns_once(there[0]) && self.turns_once(back[0]) {
                    break;
                }
            }
        }
    }

    /// Whether going from side to side around the spot where one begins passes all of them.
    fn turns_once(&self, side: Side) -> bool {
        let all = self.from.iter().filter(|from| **from == self.from[side]).count();
        let mut at = side;
        for count in 1..=all {
            at = self.next[self.twin[at]];
            if at == side {
                return count == all;
            }
        }
        false
    }

    /// Takes back the curve with the last spot on it; `None` if the spot does not lie on two lines.
    fn take_back(&self, regions: &mut [Vec<Walk>], spot: Spot) -> Option<Stroke> {
        let mut passages = Vec::new();
        for (region, walks) in regions.iter().enumerate() {
            for (walk, sides) in walks.iter().enumerate() {
                let Walk::Sides(sides) = sides else { continue };
                let starts = sides.iter().enumerate().filter(|(_, side)| self.from[**side] == spot);
                passages.extend(starts.map(|(at, _)| (region, walk, at)));
            }
        }
        let &[(region, walk, at), (other_region, other_walk, other_at)] = passages.as_slice()
        else {
            return None;
        };
        // Turned so that the walk begins with the two sides of the curve.
        let turned = |walk: &Walk, at: usize| {
            let Walk::Sides(sides) = walk else { return Vec::new() };
            let mut sides = sides.clone();
            let before = (at + sides.len() - 1) % sides.len();
            sides.rotate_left(before);
            sides
        };
        let along = turned(&regions[region][walk], at);
        let (into, out) = (along[0], along[1]);
        let [start, end] = [self.from[into], self.to[out]];
        let corner = |spot, sides: [&[Side]; 2]| {
            let next = sides[0].first().or(sides[1].first()).copied();
            Corner { spot, next }
        };
        let stroke = |ends, banks| Stroke { spot, ends, sides: [into, out], banks };
        if (region, walk) == (other_region, other_walk) {
            let back = along.iter().position(|&side| side == self.twin[out])?;
            let (left, right) = (along[2..back].to_vec(), along[back + 2..].to_vec());
            let ends = [corner(start, [&right, &[]]), corner(end, [&left, &[]])];
            let walks = &mut regions[region];
            walks[walk] = Walk::of(left, end);
            walks.push(Walk::of(right, start));
            return Some(stroke(ends, None));
        }
        let (left, right) = (
            along[2..].to_vec(),
            turned(&regions[other_region][other_walk], other_at)[2..].to_vec(),
        );
        let ends = [corner(start, [&right, &left]), corner(end, [&left, &right])];
        let others = |region: usize, walk: usize| {
            let others = regions[region].iter().enumerate().filter(move |(at, _)| *at != walk);
            others.map(|(_, walk)| match walk {
                Walk::Alone(spot) => *spot,
                Walk::Sides(sides) => self.from[sides[0]],
            })
        };
        let banks = [
            Bank { spots: others(region, walk).collect(), sides: left.clone() },
            Bank { spots: others(other_region, other_walk).collect(), sides: right.clone() },
        ];
        let whole = left.into_iter().chain(right).collect();
        regions[region][walk] = Walk::of(whole, start);
        regions[other_region].remove(other_walk);
        let others = std::mem::take(&mut regions[other_region]);
        regions[region].extend(others);
        Some(stroke(ends, Some(banks)))
    }
}
