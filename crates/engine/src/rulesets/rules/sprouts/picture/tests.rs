use std::collections::HashMap;

use super::super::Curve;
use super::history::{Bank, Corner, Stroke};
use super::layout::Line;
use super::point::meet;
use super::*;
use crate::foundation::Random;

/// The maps of a random game.
fn game(first: Spot, seed: u64) -> Vec<Map> {
    let mut random = Random::new(seed);
    let mut maps = vec![Map::start(first)];
    loop {
        let map = &maps[maps.len() - 1];
        let curves: Vec<Curve> = map.curves().take(2000).collect();
        let Some(curve) = random.choose(&curves) else { return maps };
        let next = map.draw(curve).expect("a legal curve");
        maps.push(next);
    }
}

/// The least distance of a spot from a line that does not end there, or from another spot; `None` if
/// lines cross as they are drawn.
fn room(picture: &Picture) -> Option<f64> {
    let lines = &picture.lines;
    let segments: Vec<(usize, usize, [Point; 2])> = lines
        .iter()
        .enumerate()
        .flat_map(|(line, drawn)| {
            let pairs = drawn.path.windows(2).enumerate();
            pairs.map(move |(at, pair)| (line, at, [pair[0], pair[1]]))
        })
        .collect();
    for (index, &(line, at, one)) in segments.iter().enumerate() {
        for &(other_line, other_at, other) in &segments[..index] {
            let follows = line == other_line && at == other_at + 1;
            // Lines have a spot in common, and nothing else.
            let shares = |point: Point| {
                picture.spots.contains(&point) && other.contains(&point) && one.contains(&point)
            };
            let is_joined = one.iter().any(|&point| shares(point));
            if !follows && !is_joined && meet(one, other) {
                return None;
            }
        }
    }
    let mut least = f64::INFINITY;
    for (spot, place) in picture.spots.iter().enumerate() {
        for line in lines.iter().filter(|line| !line.ends.contains(&(spot as Spot))) {
            for pair in line.path.windows(2) {
                least = least.min(place.to_segment(pair[0], pair[1]).0);
            }
        }
        for other in &picture.spots[..spot] {
            least = least.min(place.distance(*other));
        }
    }
    Some(least)
}

/// The curve as one that is drawn into the map next.
fn stroke(map: &Map, curve: &Curve) -> Stroke {
    let walks = &map.regions()[curve.region];
    let first = |walk: usize| {
        let earlier = map.regions()[..curve.region].iter().flatten().chain(&walks[..walk]);
        earlier.map(Vec::len).filter(|length| *length > 1).sum::<usize>()
    };
    let ends = curve.ends.map(|corner| {
        let walk = &walks[corner.walk];
        let next = (walk.len() > 1).then(|| first(corner.walk) + corner.at);
        Corner { spot: walk[corner.at], next }
    });
    let [from, to] = curve.ends;
    let banks = (from.walk == to.walk).then(|| {
        let walk = &walks[from.walk];
        let sides = |start: usize, end: usize| {
            let count = (end + walk.len() - start) % walk.len();
            (0..count).map(|step| first(from.walk) + (start + step) % walk.len()).collect()
        };
        let others = |left: bool| {
            let others = (0..walks.len()).filter(|&other| other != from.walk);
            let others = others.filter(|other| curve.left.contains(other) == left);
            others.map(|other| walks[other][0]).collect()
        };
        let mut around: Vec<Side> = Vec::new();
        if from == to && walk.len() > 1 {
            around = (0..walk.len()).map(|at| first(from.walk) + at).collect();
        } else if from != to {
            around = sides(from.at, to.at);
        }
        let left = if from == to { Vec::new() } else { sides(to.at, from.at) };
        [Bank { sides: left, spots: others(true) }, Bank { sides: around, spots: others(false) }]
    });
    Stroke { spot: map.spots(), ends, sides: [usize::MAX; 2], banks }
}

/// The layout of a picture, with the curves as they are drawn.
fn layout_of(picture: &Picture) -> Layout {
    let lines = picture.lines.iter().map(|line| {
        let inner = &line.path[1..line.path.len() - 1];
        let beads = inner.iter().map(|point| point.snapped()).collect();
        Line { sides: line.sides, ends: line.ends, beads }
    });
    Layout { spots: picture.spots.clone(), lines: lines.collect() }
}

#[test]
fn games_are_drawn_with_room_and_without_crossings() {
    for first in 1..=7 {
        for seed in 0..6 {
            for map in game(first, seed) {
                let picture = Picture::of(&map).unwrap_or_else(|| panic!("{map} is not drawn"));
                let room = room(&picture).unwrap_or_else(|| panic!("lines cross in {map}"));
                assert!(room >= 17.0, "{room} in {map}");
            }
        }
    }
    let last = game(10, 3).pop().expect("a map");
    assert!(room(&Picture::of(&last).expect("a picture")).is_some_and(|room| room >= 17.0));
}

/// A curve that is drawn for a move is that move.
#[test]
fn every_move_can_be_drawn() {
    let mut count = HashMap::new();
    for (first, seed) in [(1, 0), (2, 0), (2, 1), (3, 0), (3, 1), (4, 2), (4, 3), (5, 4)] {
        for map in game(first, seed) {
            let picture = Picture::of(&map).expect("a picture");
            let layout = layout_of(&picture);
            for curve in map.curves() {
                let name = map.name(&curve);
                let way = route::route(&layout, &stroke(&map, &curve));
                let way = way.unwrap_or_else(|| panic!("no way for {name} in {map}"));
                let way: Vec<(i32, i32)> =
                    way.iter().map(|p| (p.x.round() as i32, p.y.round() as i32)).collect();
                match picture.locate(&map, &way) {
                    Located::Curve(found) => {
                        let drawn = map.draw(&found);
                        assert_eq!(drawn, map.draw(&curve), "{name} in {map}: {way:?}");
                        *count.entry(first).or_insert(0) += 1;
                    }
                    other => panic!("{name} in {map}: {other:?} for {way:?}"),
                }
            }
        }
    }
    assert!(count.values().sum::<usize>() > 300, "{count:?}");
}

fn refused(map: &Map, curve: &[(i32, i32)]) -> (String, (i32, i32)) {
    match Picture::of(map).expect("a picture").locate(map, curve) {
        Located::Refused(Refusal { reason, place, .. }) => (reason, place),
        other => panic!("{curve:?}: {other:?}"),
    }
}

#[test]
fn curves_that_are_no_moves_say_why() {
    let map = Map::start(2);
    let picture = Picture::of(&map).expect("a picture");
    let [a, b] = [0, 1].map(|spot| picture.spots().nth(spot).expect("a spot"));
    assert_eq!(refused(&map, &[]).0, "Draw a curve from a spot to a spot.");
    let far = (a.0, a.1 - 200);
    assert_eq!(refused(&map, &[far, b]), ("Begin at a spot.".into(), far));
    assert_eq!(picture.locate(&map, &[a, far]), Located::Unfinished(0));
    let name = |curve: &[(i32, i32)]| match picture.locate(&map, curve) {
        Located::Curve(curve) => map.name(&curve).to_string(),
        other => panic!("{curve:?}: {other:?}"),
    };
    assert_eq!(name(&[a, b]), "A-B");
    // A curve that wavers, and one with a loop.
    let middle = (a.0.midpoint(b.0), a.1);
    let bow = [a, (middle.0, a.1 + 30), (middle.0 + 12, a.1), (middle.0, a.1 - 12)];
    assert_eq!(
        name(&[&bow[..], &[(middle.0 - 12, a.1), (middle.0 + 20, a.1 + 20), b]].concat()),
        "A-B"
    );
    // Loops around nothing and around the other spot, in both directions, closed or overshot.
    let above = [(a.0 + 40, a.1 - 60), (a.0 - 40, a.1 - 60)];
    assert_eq!(name(&[a, above[0], above[1], a]), "A-A");
    assert_eq!(name(&[a, above[1], above[0], (a.0 + 4, a.1 - 4)]), "A-A");
    let around = [(b.0, b.1 - 70), (b.0 + 70, b.1), (b.0, b.1 + 70)];
    let loops = [&[a][..], &around, &[a]].concat();
    let over = [&[a][..], &around, &[(a.0 + 20, a.1 - 70), (a.0 - 20, a.1 - 20)]].concat();
    for curve in [loops, over] {
        let Located::Curve(curve) = picture.locate(&map, &curve) else { panic!("{curve:?}") };
        assert_eq!(map.draw(&curve), map.draw(&map.find("A-A around B").expect("a move")));
    }
    assert_eq!(
        refused(&Map::start(3), &{
            let picture = Picture::of(&Map::start(3)).expect("a picture");
            let spots: Vec<(i32, i32)> = picture.spots().collect();
            [spots[0], spots[1], (spots[1].0 + 60, spots[1].1), spots[2]]
        })
        .0,
        "The curve runs over spot B."
    );
}

#[test]
fn lines_and_dead_spots_stop_a_curve() {
    let start = Map::start(2);
    let map = start.draw(&start.find("A-A around B").expect("a move")).expect("legal");
    let picture = Picture::of(&map).expect("a picture");
    let spots: Vec<(i32, i32)> = picture.spots().collect();
    // Straight to the middle of a line and on.
    let line = picture.lines().max_by_key(|line| line.len()).expect("a line");
    let (from, on) = (spots[1], line[line.len() / 2]);
    let beyond = (on.0 + (on.0 - from.0) / 3, on.1 + (on.1 - from.1) / 3);
    let (reason, place) = refused(&map, &[from, beyond]);
    assert_eq!(reason, "The curve crosses a line.");
    let near = picture
        .lines
        .iter()
        .flat_map(|line| line.path.windows(2))
        .map(|pair| Point::new(place.0.into(), place.1.into()).to_segment(pair[0], pair[1]).0);
    assert!(near.fold(f64::INFINITY, f64::min) < 1.0);
    let joins = |curve: &Curve| {
        curve.ends.map(|corner| map.spot(curve.region, corner)) == [Some(0), Some(2)]
    };
    let curve = map.curves().find(joins).expect("a curve from A to C");
    let map = map.draw(&curve).expect("legal");
    let picture = Picture::of(&map).expect("a picture");
    let spots: Vec<(i32, i32)> = picture.spots().collect();
    assert_eq!(map.lives(0), 0);
    assert_eq!(refused(&map, &[spots[0], spots[1]]).0, "Spot A has no life left.");
    assert_eq!(refused(&map, &[spots[3], spots[0]]).0, "Spot A has no life left.");
}
