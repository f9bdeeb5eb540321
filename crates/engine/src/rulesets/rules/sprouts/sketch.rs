//! The picture of a position with all its lines, and how a line is drawn into it.
//!
//! A move is a curve that is drawn from spot to spot. Without drawing, both its spots are touched, or
//! the only one; where that leaves a choice the moves are listed. Living spots have as many tips as
//! they can take lines.

use std::collections::HashSet;
use std::f64::consts::{FRAC_PI_2, TAU};

use nimatron_nimber::say;
use nimatron_nimber::text::ParseError;
use nimatron_nimber::text::language::counted;

use super::map::{AROUND, spot_name};
use super::picture::{Located, Picture, Refusal};
use super::{Corner, Curve, Map, Sprouts};
use crate::foundation::{Budget, MoveName, NamePart, Place, Sign};
use crate::rulesets::editing::{Change, Editing, Number};
use crate::rulesets::figure::{Figure, Ink};
use crate::rulesets::handles::spoken;
use crate::rulesets::reading::joined;
use crate::rulesets::searched::{Drawn, Searched, Sketch, Touched, from_list, nothing_to_touch};

/// The radius of living and of dead spots, and of the tips around living ones.
const LIVING: i32 = 11;
const DEAD: i32 = 8;
const TIP: i32 = 3;
/// How far the tips are from the middle of their spot.
const TIPS: f64 = 16.0;
/// Free space around the picture, for lines around all of it.
const ROOM: i32 = 28;
/// The side of a living spot where it is touched.
const TOUCHED: i32 = 56;

/// The directions of the tips of a spot, in the widest angle between its lines.
fn tips(mut lines: Vec<f64>, lives: u8) -> Vec<f64> {
    lines.sort_by(f64::total_cmp);
    let next = lines.iter().cycle().skip(1);
    let angles = lines.iter().zip(next).map(|(from, to)| {
        let angle = (to - from).rem_euclid(TAU);
        (*from, if angle > 0.0 { angle } else { TAU })
    });
    let widest = angles.max_by(|a, b| a.1.total_cmp(&b.1));
    let count = f64::from(lives);
    let tip = |tip: u8| match widest {
        Some((from, angle)) => from + angle * (f64::from(tip) + 1.0) / (count + 1.0),
        None => FRAC_PI_2 + TAU * f64::from(tip) / count,
    };
    (0..lives).map(tip).collect()
}

fn lives_in_words(lives: u8) -> String {
    match lives {
        0 => say!("dead"),
        1 => say!("1 life"),
        _ => say!("{} lives", lives),
    }
}

fn figure_of(map: &Map, picture: &Picture) -> Figure {
    let spots = (0..map.spots())
        .map(|spot| format!("{} {}", spot_name(spot), lives_in_words(map.lives(spot))));
    let spots: Vec<String> = spots.collect();
    let regions = map.regions().len();
    let regions = counted(regions, "region");
    let mut figure = Figure::new(say!("Spots: {}. {}.", spots.join(", "), regions));
    figure.room = ROOM;
    let mut known = Vec::new();
    for (line, ends) in picture.lines().zip(picture.ends()) {
        let name = ends.map(spot_name).join("-");
        figure.curve(line, Ink::Full);
        // Two spots may be joined by several lines.
        let again = known.iter().filter(|other| **other == name).count();
        figure.call(format!("{name} {again}"));
        known.push(name);
    }
    for (spot, at) in (0..map.spots()).zip(picture.spots()) {
        let (name, lives) = (spot_name(spot), map.lives(spot));
        if lives == 0 {
            figure.disc(at, DEAD, Ink::Faint);
            figure.call(name.clone());
            figure.words(at, name, Ink::Faint);
            continue;
        }
        for (tip, angle) in tips(picture.directions(spot), lives).into_iter().enumerate() {
            let away = |part: f64| (TIPS * part).round() as i32;
            figure.disc((at.0 + away(angle.cos()), at.1 - away(angle.sin())), TIP, Ink::Accent);
            figure.call(format!("{name} {tip}"));
        }
        figure.disc(at, LIVING, Ink::Full);
        figure.call(name.clone());
        figure.words(at, name.clone(), Ink::Open);
        let label = say!("Spot {}, {}", &name, lives_in_words(lives));
        figure.spot(at, TOUCHED, name, label);
    }
    figure
}

/// The spots at which a move begins and ends.
fn ends(name: &MoveName) -> Vec<String> {
    let spots = name.places().filter_map(|place| match place {
        Place::Vertex(name) => Some(name.to_string()),
        _ => None,
    });
    let mut ends: Vec<String> = spots.take(2).collect();
    ends.dedup();
    ends
}

impl Sprouts {
    /// The position with all its lines.
    fn map(&self) -> Option<&Map> {
        match self {
            Sprouts::Drawn(map) => Some(map),
            Sprouts::Reduced(_) => None,
        }
    }
}

impl Sprouts {
    /// The first two curves that join different spots, if there are so many.
    fn joining(&self, from: &str, to: &str) -> Vec<Curve> {
        let Some(map) = self.map() else { return Vec::new() };
        let mut curves = Vec::new();
        for (index, walks) in map.regions().iter().enumerate() {
            let corners = |name: &str| -> Vec<Corner> {
                let walks = walks.iter().enumerate();
                let all = walks.flat_map(|(walk, spots)| {
                    let at = spots.iter().enumerate();
                    at.map(move |(at, spot)| (*spot, Corner { walk, at }))
                });
                let named = all.filter(|(spot, _)| spot_name(*spot) == name);
                named.map(|(_, corner)| corner).collect()
            };
            for from in corners(from) {
                for to in corners(to) {
                    let others = (0..walks.len()).filter(|walk| *walk != from.walk);
                    let mut lefts = vec![Vec::new()];
                    if from.walk == to.walk {
                        lefts.extend(others.take(1).map(|walk| vec![walk]));
                    }
                    let curve = |left| Curve { region: index, ends: [from, to], left };
                    let legal = lefts.into_iter().map(curve);
                    curves.extend(legal.filter(|curve| map.draw(curve).is_some()));
                }
            }
        }
        curves.truncate(2);
        curves
    }
}

impl Sketch for Sprouts {
    fn figure(&self) -> Option<Figure> {
        let map = self.map()?;
        Some(figure_of(map, &*Picture::of(map)?))
    }

    fn editing(&self) -> Option<Editing> {
        let map = self.map()?;
        let moves = map.curves().filter_map(|curve| Sprouts::drawn(map, &curve));
        let lines = moves.filter_map(|(name, after)| {
            let handles = self.handles(&name);
            let leaves = after.map()?.to_string();
            let tool = say!("a line with a spot");
            (!handles.is_empty()).then_some(Change { tool, handles, leaves })
        });
        let start = u64::from(map.spots() - map.moves_made());
        if map.moves_made() == 0 {
            let number = Number {
                name: say!("spots"),
                value: start,
                less: start.checked_sub(1).map(|spots| spots.to_string()),
                more: Some((start + 1).to_string()),
            };
            let write = |numbers: &[u64]| joined(numbers, ", ");
            return Some(Editing {
                figure: None,
                changes: lines.collect(),
                numbers: vec![number],
                write,
            });
        }
        let (tool, leaves) = (say!("all lines away"), start.to_string());
        let again = Change { tool, handles: Vec::new(), leaves };
        Some(Editing::of(None, lines.chain([again]).collect()))
    }

    fn how(&self) -> String {
        let example = self.moves().first().map(|(name, _)| name.to_string());
        match (self.draw(&[]), example) {
            (Some(_), Some(example)) => say!(
                "Draw a line from spot to spot, or touch the spots and choose from the list. Or \
                 type a move, such as {}.",
                example
            ),
            (Some(_), None) => say!(
                "Draw a line from spot to spot, or touch the spots and choose from the list. Or \
                 type a move."
            ),
            (None, example) => from_list(example),
        }
    }

    /// Both spots, where they leave no choice.
    fn handles(&self, name: &MoveName) -> Vec<String> {
        let ends = ends(name);
        match ends.as_slice() {
            [from, to] if self.joining(from, to).len() == 1 => ends,
            _ => Vec::new(),
        }
    }

    fn ways(&self, name: &MoveName) -> Vec<Vec<String>> {
        let ends = ends(name);
        let turned = ends.iter().rev().cloned().collect();
        if ends.len() > 1 { vec![ends, turned] } else { vec![ends] }
    }

    fn touchable(&self) -> HashSet<String> {
        let Some(map) = self.map() else { return HashSet::new() };
        let spots = 0..if map.curves().next().is_some() { map.spots() } else { 0 };
        spots.filter(|&spot| map.lives(spot) > 0).map(spot_name).collect()
    }

    fn touch(
        &self,
        handles: &[String],
        budget: &mut Budget,
    ) -> Result<Touched<(MoveName, Self)>, ParseError> {
        let known = self.touchable();
        if let Some(handle) = handles.iter().find(|handle| !known.contains(*handle)) {
            return Err(nothing_to_touch(handle));
        }
        budget.spend(handles.len() as u64).map_err(|_| nothing_to_touch(""))?;
        let joined = |from: &String, to: &String| from != to && !self.joining(from, to).is_empty();
        // A later touch outweighs earlier ones that do not go together with it.
        Ok(match handles {
            [] => {
                let mut next: Vec<String> = known.into_iter().collect();
                next.sort();
                Touched { chosen: None, next, words: self.how() }
            }
            [.., from, to] if joined(from, to) => {
                let mut curves = self.joining(from, to);
                let only = if curves.len() == 1 { curves.pop() } else { None };
                let named = only.zip(self.map()).and_then(|(curve, map)| {
                    Some((map.name(&curve), Sprouts::Drawn(map.draw(&curve)?)))
                });
                let words = match &named {
                    Some((name, _)) => self.words(name),
                    None => say!("{} and {}: choose a move from the list.", from, to),
                };
                Touched { chosen: named, next: Vec::new(), words }
            }
            [.., from] => {
                let mut next: Vec<String> =
                    known.into_iter().filter(|to| joined(from, to)).collect();
                next.sort();
                let words = say!("From {}: touch another spot, or choose from the list.", from);
                Touched { chosen: None, next, words }
            }
        })
    }

    fn draw(&self, curve: &[(i32, i32)]) -> Option<Drawn<(MoveName, Self)>> {
        let map = self.map()?;
        let drawn = |words: String| Drawn { chosen: None, words, good: curve.len(), place: None };
        Some(match Picture::of(map)?.locate(map, curve) {
            Located::Curve(found) => {
                let name = map.name(&found);
                let words = self.words(&name);
                let chosen = map.draw(&found).map(|map| (name, Sprouts::Drawn(map)));
                Drawn { chosen, ..drawn(words) }
            }
            Located::Unfinished(spot) => {
                drawn(say!("The curve from {} leads to no spot yet.", spot_name(spot)))
            }
            Located::Refused(Refusal { reason, good, place }) => {
                Drawn { good, place: Some(place), ..drawn(reason) }
            }
        })
    }

    fn words(&self, name: &MoveName) -> String {
        if self.map().is_none() {
            return spoken(name);
        }
        let (region, line) = match name.parts() {
            [NamePart::Place(Place::Part(region)), NamePart::Sign(Sign::Colon), line @ ..] => {
                (Some(*region), line)
            }
            line => (None, line),
        };
        let told = |parts: &[NamePart]| spoken(&MoveName::new(parts.to_vec()));
        let mut halves =
            line.splitn(2, |part| matches!(part, NamePart::Word(word) if word.trim() == AROUND));
        let line = match (halves.next(), halves.next()) {
            // A blank stands behind the word.
            (Some(curve), Some([_, spots @ ..])) => {
                say!("{} around {}", told(curve), told(spots))
            }
            _ => told(line),
        };
        match region {
            Some(region) => say!("in region {} join {}", region, line),
            None => say!("join {}", line),
        }
    }
}
