//! Turning games and their products against the rules.

use std::collections::{BTreeSet, HashSet};

use nimatron::foundation::{MoveCount, Outcome, Playable};
use nimatron::rulesets::turning::{Game, GrundyValues, MAX_COIN, Position};
use proptest::prelude::*;

/// The Grundy values of *Winning Ways*, ch. 14, coins numbered from 1.
#[test]
fn published_values() {
    let values = |game| {
        let table = GrundyValues::new(game, 16);
        (1..=16).map(move |coin| table.of(coin)).collect::<Vec<_>>()
    };
    let odious = [1, 2, 4, 7, 8, 11, 13, 14, 16, 19, 21, 22, 25, 26, 28, 31];
    assert_eq!(values(Game::TurningTurtles), (1..=16).collect::<Vec<_>>());
    assert_eq!(values(Game::Twins), (0..16).collect::<Vec<_>>());
    assert_eq!(values(Game::MockTurtles), odious);
    assert_eq!(values(Game::Triplets), [&[0, 0], &odious[..14]].concat());
    assert_eq!(values(Game::Ruler), [1, 2, 1, 4, 1, 2, 1, 8, 1, 2, 1, 4, 1, 2, 1, 16]);
}

/// CGSuite e909ab8b, GameHeapTest: a single head at the coins from 1 on.
#[test]
fn values_of_single_heads() {
    for (game, expected) in [
        (
            Game::Moidores,
            "1,2,4,8,16,32,64,128,256,511,512,1024,2048,4096,7711,8192,16384,26215,32768,43691",
        ),
        (Game::Triplets, "0,0,1,2,4,7,8,11,13,14,16,19,21,22,25,26,28,31,32,35"),
        (Game::Ruler, "1,2,1,4,1,2,1,8,1,2,1,4,1,2,1,16,1,2,1,4"),
        (Game::MockTurtleFives, "1,2,4,7,8,1,2,4,7,8,1,2,4,7,8,1,2,4,7,8"),
        (Game::TripletFives, "0,0,1,2,4,0,0,1,2,4,0,0,1,2,4,0,0,1,2,4"),
        (Game::RulerFives, "1,2,1,4,1,2,1,4,1,2,1,4,1,2,1,4,1,2,1,4"),
        (Game::Turnips, "0,0,1,0,0,1,2,2,1,0,0,1,0,0,1,2,2,1,4,4"),
        (Game::Grunt, "0,0,0,1,0,2,1,0,2,1,0,2,1,3,2,1,3,2,4,3"),
        (Game::Sym, "1,2,4,3,6,7,8,16,18,25,32,11,64,31,128,10,256,5,512,28"),
    ] {
        let table = GrundyValues::new(game, 20);
        let values: Vec<String> = (1..=20).map(|coin| table.of(coin).to_string()).collect();
        assert_eq!(values.join(","), expected, "{}", game.word());
    }
}

/// The last coins of each game are found, and moves to every smaller value.
#[test]
fn rows_are_as_long_as_their_games_allow() {
    for game in Game::ALL {
        let text = format!("turning({}): {}", game.word(), game.last_coin());
        let position: Position = text.parse().unwrap();
        let analysis = position.analyze();
        if let Some(chosen) = analysis.winning_move() {
            assert_eq!(position.play(&chosen).unwrap().analyze().outcome(), Outcome::P, "{text}");
        }
        assert_eq!(analysis.winning_move().is_some(), analysis.outcome() == Outcome::N, "{text}");
        let beyond = format!("turning({}): {}", game.word(), game.last_coin() + 1);
        assert!(beyond.parse::<Position>().is_err(), "{beyond}");
    }
}

/// Which sets of coins a move may turn, from the words of the rules.
fn allowed(game: Game, coins: usize) -> bool {
    let count = coins.count_ones();
    let run = coins >> coins.trailing_zeros();
    let is_run = run & (run + 1) == 0;
    let is_symmetric = run.reverse_bits() >> run.leading_zeros() == run;
    match game {
        Game::TurningTurtles => count == 1 || count == 2,
        Game::Twins => count == 2,
        Game::MockTurtles => (1..=3).contains(&count),
        Game::Triplets => count == 3,
        Game::Ruler => is_run,
        Game::RulerFives => is_run && count <= 5,
        Game::MockTurtleFives => count <= 3 && run < 1 << 5,
        Game::TripletFives => count == 3 && run < 1 << 5,
        Game::Moebius => count <= 5,
        Game::Mogul => count <= 7,
        Game::Moidores => count <= 9,
        Game::Turnips => count == 3 && is_symmetric,
        Game::Grunt => count == 4 && is_symmetric && coins & 1 == 1,
        Game::Sym => is_symmetric,
    }
}

fn coins_of(set: usize) -> Vec<u64> {
    (0..64).rev().filter(|bit| set >> bit & 1 == 1).map(|bit| bit + 1).collect()
}

fn texts(sets: &[usize]) -> String {
    let texts = sets
        .iter()
        .map(|&set| coins_of(set).iter().map(u64::to_string).collect::<Vec<_>>().join(", "));
    texts.collect::<Vec<_>>().join(" x ")
}

/// Tries out every set of heads on a board with these games and sides.
fn confirm(games: [Game; 2], sides: [usize; 2]) {
    let bit = |x: usize, y: usize| x * sides[1] + y;
    let mut moves = Vec::new();
    for a in (1..1usize << sides[0]).filter(|set| allowed(games[0], *set)) {
        for b in (1..1usize << sides[1]).filter(|set| allowed(games[1], *set)) {
            let mut turned = 0usize;
            for x in (0..sides[0]).filter(|x| a >> x & 1 == 1) {
                for y in (0..sides[1]).filter(|y| b >> y & 1 == 1) {
                    turned ^= 1 << bit(x, y);
                }
            }
            let corner = bit(a.ilog2() as usize, b.ilog2() as usize);
            moves.push((corner, turned, [a, b]));
        }
    }
    let mut values: Vec<u32> = Vec::new();
    for heads in 0..1usize << (sides[0] * sides[1]) {
        let legal = || moves.iter().filter(|(corner, _, _)| heads >> corner & 1 == 1);
        let reached: HashSet<u32> = legal().map(|(_, turned, _)| values[heads ^ turned]).collect();
        values.push((0..).find(|value| !reached.contains(value)).unwrap());
        let points = (0..sides[0] * sides[1]).filter(|bit| heads >> bit & 1 == 1);
        let points = points.map(|bit| format!("({},{})", bit / sides[1] + 1, bit % sides[1] + 1));
        let points = points.collect::<Vec<_>>().join(" ");
        let points = if points.is_empty() { "0".into() } else { points };
        let text = format!("tartan({}, {}): {points}", games[0].word(), games[1].word());
        let position: Position = text.parse().unwrap();
        assert_eq!(position.to_string(), text);
        let analysis = position.analyze();
        assert_eq!(*analysis.value(), values[heads].into(), "{text}");
        let found: BTreeSet<String> = position.moves().unwrap().map(|m| m.to_string()).collect();
        assert_eq!(found, legal().map(|(_, _, sets)| texts(sets)).collect(), "{text}");
        assert_eq!(position.count_moves(), MoveCount::Finite(found.len().into()), "{text}");
        let winning: Vec<String> = analysis.winning_moves().map(|m| m.to_string()).collect();
        let expected: BTreeSet<String> = legal()
            .filter(|(_, turned, _)| values[heads] != 0 && values[heads ^ turned] == 0)
            .map(|(_, _, sets)| texts(sets))
            .collect();
        assert!(analysis.finds_all());
        assert_eq!(winning.len(), expected.len(), "{text}");
        assert_eq!(winning.into_iter().collect::<BTreeSet<_>>(), expected, "{text}");
    }
}

#[test]
fn products_of_all_games_on_small_boards() {
    for first in Game::ALL {
        for second in Game::ALL {
            confirm([first, second], [2, 3]);
        }
    }
    confirm([Game::MockTurtles, Game::Ruler], [3, 3]);
    confirm([Game::Triplets, Game::Twins], [4, 2]);
}

#[test]
fn one_dimension_by_mex_over_all_moves() {
    for game in Game::ALL {
        let mut values: Vec<u32> = Vec::new();
        for heads in 0..1usize << 8 {
            let moves =
                (1..1usize << 8).filter(|&set| allowed(game, set) && heads >> set.ilog2() & 1 == 1);
            let reached: HashSet<u32> = moves.clone().map(|set| values[heads ^ set]).collect();
            values.push((0..).find(|value| !reached.contains(value)).unwrap());
            let mut coins = coins_of(heads);
            coins.reverse();
            let coins = coins.iter().map(u64::to_string).collect::<Vec<_>>().join(", ");
            let coins = if coins.is_empty() { "0" } else { &coins };
            let text = format!("turning({}): {coins}", game.word());
            let position: Position = text.parse().unwrap();
            assert_eq!(position.to_string(), text);
            let analysis = position.analyze();
            assert_eq!(*analysis.value(), values[heads].into(), "{text}");
            let expected = moves.filter(|set| values[heads] != 0 && values[heads ^ set] == 0);
            assert_eq!(analysis.winning_moves().count(), expected.count(), "{text}");
            for chosen in position.moves().unwrap() {
                assert_eq!(position.parse_move(&chosen.to_string()).as_ref(), Ok(&chosen));
                assert!(position.play(&chosen).is_ok());
            }
        }
    }
}

#[test]
fn large_products_have_a_winning_move() {
    for text in [
        "tartan(mock-turtles, triplets): (4000,3999) (17,4096) (3,5)",
        "tartan(ruler, mock-turtles, turning-turtles): (4096,100,77) (12,1234,4000)",
        "turning(ruler): 4096, 4095, 4094",
        "turning(mock-turtles): 4096, 1000, 4001",
    ] {
        let position: Position = text.parse().unwrap();
        let analysis = position.analyze();
        assert_eq!(analysis.outcome(), Outcome::N, "{text}");
        for chosen in analysis.winning_moves().take(3) {
            let after = position.play(&chosen).unwrap();
            assert_eq!(after.analyze().outcome(), Outcome::P, "{text}: {chosen}");
        }
    }
}

#[test]
fn nonsense_is_refused_where_it_stands() {
    for (text, span, message) in [
        ("turning(mock-turtle): 1", 8..19, "unknown turning game"),
        ("turning: 1", 7..7, "expected a game"),
        ("turning(ruler, twins): 1", 8..20, "takes one game"),
        ("tartan(ruler): (1,1)", 7..12, "2 to"),
        ("tartan(ruler, twins): (1,2,3)", 22..29, "one for each game"),
        ("tartan(ruler, twins): (1,0)", 25..26, "expected a coin"),
        ("turning(ruler): 1, 2, 1", 22..23, "given twice"),
        ("turning(ruler): 1,, 2", 18..18, "expected a coin"),
        ("turning(ruler): w", 16..17, "expected a coin"),
        ("misere turning(ruler): 1", 0..7, "normal play"),
    ] {
        let error = text.parse::<Position>().expect_err(text);
        assert!(error.message.contains(message), "{text}: {}", error.message);
        assert_eq!(error.span, span, "{text}: {}", error.message);
    }
    assert!(format!("turning(ruler): {}", MAX_COIN + 1).parse::<Position>().is_err());
}

#[test]
fn moves_that_break_the_rules_are_refused() {
    let position: Position = "tartan(ruler, twins): (4,7)".parse().unwrap();
    for text in ["4 x 7", "4, 2 x 7, 6", "4 x 6, 5", "4", "4 x 7, 6 x 1", "", "x", "4 x 7, 7"] {
        assert!(position.parse_move(text).is_err(), "{text}");
    }
    assert_eq!(position.parse_move("3,4x 1, 7").unwrap().to_string(), "4, 3 x 7, 1");
}

proptest! {
    #[test]
    fn no_text_makes_the_reader_panic(text in "(turning|tartan)\\((ruler|twins)[, a-z]{0,9}\\):[ ()0-9w,x]{0,30}") {
        if let Ok(position) = text.parse::<Position>() {
            prop_assert_eq!(position.to_string().parse::<Position>().unwrap(), position);
        }
        let position: Position = "turning(ruler): 3, 5".parse().unwrap();
        let _ = position.parse_move(&text);
    }
}
