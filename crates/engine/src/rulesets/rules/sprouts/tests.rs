use super::*;
use crate::foundation::{Budget, Convention, Outcome, Random};
use crate::rulesets::Position;
use crate::rulesets::searched::AnyGame;

fn start(spots: u8) -> AnyGame {
    AnyGame::new(Sprouts::Drawn(Map::start(spots)))
}

fn outcome(spots: u8, convention: Convention, threads: usize) -> Outcome {
    let mut search = Sprouts::SEARCHER.search(1 << 30);
    let budget = &mut Budget::unlimited().with_threads(threads);
    search.outcome(&start(spots), convention, budget).expect("no bound")
}

/// Conjecture of Applegate, Jacobson and Sleator.
fn conjectured(spots: u8) -> Outcome {
    if matches!(spots % 6, 3..=5) { Outcome::N } else { Outcome::P }
}

/// The pattern of Lemoine and Viennot.
fn misere_pattern(spots: u8) -> Outcome {
    match spots {
        1 => Outcome::N,
        4 => Outcome::P,
        _ if matches!(spots % 6, 0 | 4 | 5) => Outcome::N,
        _ => Outcome::P,
    }
}

#[test]
fn few_spots_are_won_as_was_conjectured() {
    for spots in 0..=9 {
        for threads in [1, 2] {
            assert_eq!(outcome(spots, Convention::Normal, threads), conjectured(spots), "{spots}");
        }
    }
}

#[test]
fn few_spots_have_their_values() {
    for (spots, value) in [0, 0, 0, 1, 1, 1].into_iter().enumerate() {
        let mut search = Sprouts::SEARCHER.search(1 << 30);
        let found = search.value(&start(spots as u8), &mut Budget::unlimited());
        assert_eq!(found, Ok(value), "{spots}");
    }
}

#[test]
fn few_spots_in_misere_play_follow_the_pattern() {
    for spots in 1..=6 {
        assert_eq!(outcome(spots, Convention::Misere, 1), misere_pattern(spots), "{spots}");
    }
}

/// Minutes: `cargo test --release -p nimatron-engine --lib sprouts -- --ignored`.
#[test]
#[ignore = "minutes in release"]
fn many_spots_are_won_as_was_conjectured() {
    for spots in 10..=18 {
        assert_eq!(outcome(spots, Convention::Normal, 2), conjectured(spots), "{spots}");
    }
}

#[test]
fn a_search_agrees_with_the_definition() {
    let mut random = Random::new(5);
    let mut definition = crate::impartial::Solver::new();
    let budget = &mut Budget::unlimited();
    for round in 0..60 {
        let mut map = Map::start(2 + round % 4);
        for _ in 0..random.below(7) {
            if let Some(curve) = random.choose(&map.curves().collect::<Vec<_>>()) {
                map = map.draw(curve).expect("legal");
            }
        }
        if round % 4 == 3 && map.moves_made() < 3 {
            continue;
        }
        let mut search = Sprouts::SEARCHER.search(1 << 30);
        let game = AnyGame::new(Sprouts::Drawn(map.clone()));
        let value = definition.value(&Sprouts::Drawn(map.clone()), budget).expect("no bound");
        assert_eq!(search.value(&game, budget), Ok(value), "{map}");
    }
}

#[test]
fn little_memory_suffices_where_facts_lead_on() {
    let mut search = Sprouts::SEARCHER.search(6 << 20);
    let found = search.outcome(&start(9), Convention::Normal, &mut Budget::unlimited());
    assert_eq!(found, Ok(Outcome::N));
}

#[test]
fn positions_are_read_and_written() {
    for text in ["sprouts: 0", "sprouts: 3", "sprouts: ADBE | AEBD, C", "sprouts: 0.0.AB.}AB.}]!"] {
        let position: Position = text.parse().expect(text);
        assert_eq!(position.to_string(), text);
    }
    let reading = Position::read("sprout: 3").expect("a near spelling");
    assert_eq!(reading.notes[0].message, "'sprout' is read as sprouts");
    let error = "sprots: 3".parse::<Position>().unwrap_err();
    assert_eq!(error.help.as_deref(), Some("did you mean 'sprouts'?"));
    let error = "sprouts: 0.5.}".parse::<Position>().unwrap_err();
    assert_eq!((error.span, error.message.as_str()), (11..12, "a spot with 5 lines has no life"));
}

#[test]
fn moves_are_typed() {
    let position: Position = "sprouts: 3".parse().expect("three spots");
    let game = match &position {
        Position::Searched(position) => position.game().clone(),
        other => panic!("{other}"),
    };
    let after = |text: &str| game.find_move(text).map(|(_, to)| to.to_string());
    assert_eq!(after("c-b").as_deref(), Some("sprouts: A, BDCD"));
    assert_eq!(after("B-B around A").as_deref(), Some("sprouts: A, BD | BD, C"));
    assert_eq!(after("B-B around A C"), after("B-B"));
    assert_eq!(after("A"), None);
    // It matters on which side of D the line ends, but not where there is no other spot.
    let joined = game.find_move("A-B").expect("a line").1;
    assert!(joined.find_move("A-D").is_none() && joined.find_move("A-D>B").is_some());
    let game = AnyGame::new(Sprouts::Drawn(Map::start(2)));
    let joined = game.find_move("A-B").expect("a line").1;
    assert!(joined.find_move("A-C").is_some());
    assert_eq!(position.analyze(&mut Budget::unlimited()).expect("small").outcome(), Outcome::N);
}
