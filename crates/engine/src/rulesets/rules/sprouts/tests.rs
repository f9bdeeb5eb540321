use super::*;
use crate::foundation::{Budget, Convention, Exhausted, Outcome, Random};
use crate::rulesets::searched::AnyGame;
use crate::rulesets::{CoupleRows, Position, Solvable};

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
    for spots in 0..=9 {
        for threads in [1, 2] {
            let found = outcome(spots, Convention::Misere, threads);
            assert_eq!(found, misere_pattern(spots), "{spots}");
        }
    }
}

/// Proves who wins, and has the proof checked by the rules alone; returns its length.
fn proved(spots: u8, convention: Convention) -> usize {
    let game = AnyGame::new(Sprouts::Drawn(Map::start(spots)));
    let position = crate::rulesets::searched::Position::new(convention, game);
    let budget = &mut Budget::unlimited().with_threads(2).with_memory(4 << 30);
    let (found, length, expected) = match convention {
        Convention::Normal => {
            let couples = position.losing_couples(budget).expect("no bound").expect("couples");
            let found = position.check_losing_couples(&mut CoupleRows::new(&couples), budget);
            (found, couples.len(), conjectured(spots))
        }
        Convention::Misere => {
            let listed = position.p_positions(budget).expect("no bound").expect("a list");
            let found = position.check_p_positions(&listed, budget);
            (found, listed.positions.len(), misere_pattern(spots))
        }
    };
    assert_eq!(found, Ok(Ok(expected)), "{spots} {convention:?}");
    length
}

#[test]
fn proofs_for_few_spots_are_confirmed() {
    for spots in 0..=8 {
        let lengths = [Convention::Normal, Convention::Misere].map(|c| proved(spots, c));
        assert!(lengths[0] < 1000 && lengths[1] < 100, "{spots} {lengths:?}");
    }
}

/// Whoever wins normal play is as Applegate, Jacobson and Sleator conjectured, and the proof is right.
///
/// Hours: `cargo test --release -p nimatron-engine --lib sprouts -- --ignored normal`, of
/// which most are for 20 spots and more; `SPROUTS=18` stops at 18.
#[test]
#[ignore = "hours in release"]
fn many_spots_in_normal_play() {
    for spots in 9..=most(25) {
        assert_ne!(proved(spots, Convention::Normal), 0, "{spots} spots");
    }
}

/// As [`many_spots_in_normal_play`], by the pattern of Lemoine and Viennot.
///
/// A minute: `cargo test --release -p nimatron-engine --lib sprouts -- --ignored misere`.
#[test]
#[ignore = "a minute in release"]
fn many_spots_in_misere_play() {
    for spots in 9..=most(12) {
        assert_ne!(proved(spots, Convention::Misere), 0, "{spots} spots");
    }
}

/// The greatest number of spots of a long test, unless the environment names another one.
fn most(spots: u8) -> u8 {
    std::env::var("SPROUTS").ok().and_then(|most| most.parse().ok()).unwrap_or(spots)
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
        let mut search = Sprouts::SEARCHER.search(1 << 30);
        let convention = Convention::Misere;
        let misere = definition.outcome(&Sprouts::Drawn(map.clone()), convention, budget);
        assert_eq!(search.outcome(&game, convention, budget), misere, "misere {map}");
    }
}

#[test]
fn little_memory_suffices_where_facts_lead_on() {
    let mut search = Sprouts::SEARCHER.search(6 << 20);
    let found = search.outcome(&start(9), Convention::Normal, &mut Budget::unlimited());
    assert_eq!(found, Ok(Outcome::N));
    let mut search = Sprouts::SEARCHER.search(6 << 20);
    let found = search.outcome(&start(9), Convention::Misere, &mut Budget::unlimited());
    assert_eq!(found, Ok(Outcome::P));
}

#[test]
fn long_games_need_no_deep_stack() {
    let search = || {
        for convention in [Convention::Normal, Convention::Misere] {
            let mut search = Sprouts::SEARCHER.search(1 << 30);
            let found = search.outcome(&start(20), convention, &mut Budget::nodes(1 << 14));
            assert_eq!(found, Err(Exhausted::Nodes { limit: 1 << 14 }));
        }
    };
    let thread = std::thread::Builder::new().stack_size(128 << 10).spawn(search);
    assert!(thread.expect("a thread").join().is_ok());
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
