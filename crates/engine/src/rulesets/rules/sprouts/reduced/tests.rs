use std::collections::{BTreeSet, HashSet};

use super::super::Map;
use super::*;
use crate::foundation::Random;

fn read(text: &str) -> Reduced {
    text.parse().unwrap_or_else(|error| panic!("{text}: {error:?}"))
}

/// The options of a position as the literature writes them: the other lands are reduced anew.
fn options(position: &Reduced) -> HashSet<Reduced> {
    let again = |land: Reduced| land.to_string().parse::<Reduced>().expect("a land");
    let mut found = HashSet::new();
    for index in 0..position.count_lands() {
        for left in position.options_of(index) {
            let mut option = position.replaced(index, &left);
            let others = position.replaced(index, &Reduced::default()).split();
            option.lands = others.into_iter().map(again).flat_map(|land| land.lands).collect();
            option.lands.extend(left.lands);
            option.lands.sort_unstable();
            found.insert(option);
        }
    }
    found
}

/// The counts of positions of SPOTS (Čížek, Balko, Schmid 2025), with the position at the end.
#[test]
fn as_many_positions_are_reached_as_in_the_literature() {
    for (spots, reached, children) in
        [(1, 3, 1), (2, 18, 2), (3, 157, 3), (4, 1796, 3), (5, 24_784, 4)]
    {
        let start = Reduced::from(&Map::start(spots));
        assert_eq!(options(&start).len(), children, "{spots} spots");
        let (mut seen, mut open) = (HashSet::from([start.clone()]), vec![start]);
        while let Some(position) = open.pop() {
            let new = options(&position).into_iter().filter(|option| seen.insert(option.clone()));
            open.extend(new.collect::<Vec<_>>());
        }
        assert_eq!(seen.len(), reached, "{spots} spots");
    }
}

#[test]
fn moves_of_maps_and_of_reduced_positions_have_equal_values() {
    // Forms of the same position may differ, but not who wins.
    let mut solver = crate::impartial::Solver::new();
    let budget = &mut crate::foundation::Budget::unlimited();
    let mut value = |reduced: &Reduced| {
        let game = crate::rulesets::sprouts::Sprouts::Reduced(reduced.clone());
        solver.value(&game, budget).expect("few positions")
    };
    let mut random = Random::new(11);
    for round in 0..20 {
        let mut map = Map::start(1 + round % 4);
        loop {
            let curves: Vec<_> = map.curves().collect();
            let drawn: Vec<Map> = curves.iter().filter_map(|curve| map.draw(curve)).collect();
            let left: BTreeSet<u64> = drawn.iter().map(|map| value(&Reduced::from(map))).collect();
            let reduced = Reduced::from(&map);
            let lands = 0..reduced.count_lands();
            let options = lands.flat_map(|land| {
                let left = reduced.options_of(land);
                left.into_iter().map(|by| reduced.replaced(land, &by)).collect::<Vec<_>>()
            });
            let options: BTreeSet<u64> = options.map(|option| value(&option)).collect();
            assert_eq!(left, options, "{map}: {reduced}");
            let lives: u8 = (0..map.spots()).map(|spot| map.lives(spot)).sum();
            assert!(reduced.count_lives() <= lives.into(), "{map}: {reduced}");
            assert_eq!(read(&reduced.to_string()).count_lives(), reduced.count_lives());
            let Some(next) = random.choose(&drawn) else { break };
            map = next.clone();
        }
    }
}

#[test]
fn reducing_again_ends_and_changes_no_values() {
    let mut solver = crate::impartial::Solver::new();
    let budget = &mut crate::foundation::Budget::unlimited();
    let mut value = |reduced: &Reduced| {
        let game = crate::rulesets::sprouts::Sprouts::Reduced(reduced.clone());
        solver.value(&game, budget).expect("few positions")
    };
    let (mut seen, mut open) = (HashSet::new(), vec![Reduced::from(&Map::start(4))]);
    let mut changed = 0;
    while let Some(position) = open.pop() {
        let settled = position.settled();
        assert_eq!(settled, settled.settled());
        assert_eq!(settled, read(&settled.to_string()).settled());
        assert_eq!(settled, read(&position.to_string()).settled());
        if settled != position {
            changed += 1;
            assert_eq!(value(&settled), value(&position), "{position} {settled}");
        }
        for index in 0..position.count_lands() {
            let left = position.options_of(index).into_iter();
            let options = left.map(|left| position.replaced(index, &left));
            open.extend(options.filter(|option| seen.insert(option.clone())).collect::<Vec<_>>());
        }
    }
    assert!(changed > 0);
}

#[test]
fn what_cannot_be_played_any_more_is_left_out() {
    for (text, reduced) in [
        ("0.0.0.}]!", "0.0.0.}]!"),
        ("!", "!"),
        ("2.}", "!"),
        ("2.2.}", "22.}]!"),
        ("1.2.}", "12.}]!"),
        ("AB.}AB.}", "AB.}AB.}]!"),
        ("A.2.}A.}", "22.}]!"),
        ("aa2.1.}", "1.22.}]!"),
        ("0.BA.}AB.}]0.}", "0.AB.}AB.}]0.}]!"),
        ("21.0. }", "0.12.}]!"),
    ] {
        assert_eq!(read(text).to_string(), reduced, "{text}");
    }
}

#[test]
fn what_is_wrong_is_pointed_at() {
    for (text, at, message) in [
        ("0.4.}", 2..3, "a spot with 4 lives"),
        ("0.A.}", 2..3, "A must occur twice"),
        ("AA.1.}", 1..2, "A must occur twice"),
        ("a1.1.}", 0..1, "a occurs once"),
        ("abab.1.}", 2..3, "a occurs more than twice, or lines would cross"),
        ("a1a1a.}", 4..5, "a occurs more than twice, or lines would cross"),
        ("0.0.}1.", 5..7, "this boundary is in no region"),
        ("0.0", 0..3, "this boundary is in no region"),
        ("01.}", 0..1, "a spot without lines is a boundary by itself"),
        (".}", 0..1, "expected a spot before '.'"),
        ("}", 0..1, "expected a boundary before '}'"),
        ("0.x?.}", 3..4, "expected a spot"),
    ] {
        let error = text.parse::<Reduced>().expect_err(text);
        assert_eq!(error.span, at, "{text}: {}", error.message);
        let message = message.replace("lives", "lines");
        assert!(error.message.starts_with(&message), "{text}: {}", error.message);
    }
}
