use std::collections::{BTreeSet, HashSet};

use super::*;
use crate::foundation::{Piece, Random};

fn read(text: &str) -> Map {
    Map::read(Piece::whole(text)).unwrap_or_else(|error| panic!("{text}: {}", error.message))
}

/// Every curve of a region, by the definition.
fn all_curves(map: &Map) -> Vec<Curve> {
    let mut all = Vec::new();
    for (region, walks) in map.regions().iter().enumerate() {
        let corners: Vec<Corner> = (0..walks.len())
            .flat_map(|walk| (0..walks[walk].len()).map(move |at| Corner { walk, at }))
            .collect();
        for &from in &corners {
            for &to in &corners {
                for set in 0..1u32 << walks.len() {
                    let left = (0..walks.len()).filter(|walk| set >> walk & 1 == 1).collect();
                    all.push(Curve { region, ends: [from, to], left });
                }
            }
        }
    }
    all
}

#[test]
fn games_are_maps_to_the_end() {
    let mut random = Random::new(7);
    for round in 0..60 {
        let first = 1 + round % 6;
        let mut map = Map::start(first);
        loop {
            assert_eq!(read(&map.to_string()), map);
            assert_eq!(map.first_spots(), first);
            let curves: Vec<Curve> = map.curves().collect();
            let names: HashSet<String> = curves.iter().map(|c| map.name(c).to_string()).collect();
            assert_eq!(names.len(), curves.len(), "{map}: {names:?}");
            for curve in &curves {
                let name = map.name(curve).to_string();
                let found = map.find(&name).unwrap_or_else(|| panic!("{map}: {name}"));
                assert_eq!(map.draw(&found), map.draw(curve), "{map}: {name}");
            }
            let Some(curve) = random.choose(&curves) else { break };
            map = map.draw(curve).expect("a legal curve");
        }
        assert!((2 * first..3 * first).contains(&map.moves_made()), "{map}");
        let lives: u8 = (0..map.spots()).map(|spot| map.lives(spot)).sum();
        assert_eq!(lives, 3 * first - map.moves_made());
    }
}

#[test]
fn curves_are_all_but_for_spots_that_are_alike() {
    let mut random = Random::new(3);
    let mut compared = 0;
    for first in [1, 2, 3, 4].repeat(4) {
        let mut map = Map::start(first);
        while let Some(curve) = random.choose(&map.curves().collect::<Vec<_>>()) {
            map = map.draw(curve).expect("a legal curve");
            let all: BTreeSet<Map> = all_curves(&map).iter().filter_map(|c| map.draw(c)).collect();
            let found: BTreeSet<Map> = map.curves().filter_map(|c| map.draw(&c)).collect();
            assert!(found.is_subset(&all), "{map}");
            let alone = |walks: &Region| walks.iter().filter(|walk| walk.len() == 1).count();
            if map.regions().iter().all(|walks| alone(walks) < 2) {
                assert_eq!(found, all, "{map}");
                compared += 1;
            }
        }
    }
    assert!(compared > 40, "{compared}");
    let counts = (0..8).map(|spots| Map::start(spots).curves().count());
    assert!(counts.eq([0, 1, 2, 3, 3, 4, 4, 5]));
}

#[test]
fn curves_are_found_by_what_is_typed() {
    let map = read("ADBD, C");
    for text in
        ["A-B", "b-a around c", "A-A around C", "c-a", " B - B ", "1: A-C", "A-D>B", "a-d>a"]
    {
        assert!(map.find(text).is_some(), "{text}");
    }
    for text in
        ["", "A", "A-E", "A-D", "2: A-B", "A-B around E", "A-C around B", "D-D", "A-B-C", "A-é"]
    {
        assert_eq!(map.find(text), None, "{text}");
    }
    let names: Vec<String> = map.curves().map(|curve| map.name(&curve).to_string()).collect();
    assert!(names.contains(&"A-D>B".into()) && names.contains(&"B-C".into()), "{names:?}");
}

#[test]
fn what_is_no_map_is_refused() {
    for (text, message) in [
        ("61", "expected a number of spots from 0 to 60"),
        ("", "expected a number of spots from 0 to 60"),
        ("A?", "expected a spot, such as A"),
        ("A, ", "expected the spots along a border, such as ADBD"),
        ("A, A", "spot A has no line, and occurs elsewhere"),
        ("AB", "spot B has not come into being on a line"),
        ("A, C", "spot B is in no region"),
        ("AC, BC", "the border turns back at C to A"),
        ("ADB, C", "the line from A to D has no other side: DA in a border"),
        ("ADAEAFAG", "spot A has more than three lines"),
        ("AAB", "a line from A to itself has a spot on it"),
        ("AD | AD, B | C", "these regions do not fit together on a sheet of paper"),
    ] {
        let error = Map::read(Piece::whole(text)).expect_err(text);
        assert_eq!(error.message, message, "{text}");
    }
    assert_eq!(read(" C,DBDA"), read("ADBD, C"));
}
