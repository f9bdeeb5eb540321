//! Rulesets that are solved by search, against the definition and against what
//! is known of them.

use std::collections::{BTreeSet, HashMap, HashSet};

use nimatron::foundation::{Budget, Convention, Options, Outcome, Playable, Random};
use nimatron::impartial::{Game, Solver};
use nimatron::nim::Quantity;
use nimatron::rulesets;
use nimatron::rulesets::plain::ByRules;
use nimatron::rulesets::searched::{AnyGame, Position};

fn read(text: &str) -> Position {
    text.parse().unwrap_or_else(|error| panic!("{text}: {error:?}"))
}

/// All of them.
fn all<T>(options: Options<'_, T>) -> Vec<T> {
    options.gather(&mut Budget::unlimited()).unwrap()
}

/// The options by the rules, for boards those that are written plainly.
fn options(game: &AnyGame) -> Vec<AnyGame> {
    all(ByRules(game.clone()).options().map(|ByRules(option)| option))
}

/// The value by the definition alone.
fn naive_value(game: &AnyGame, known: &mut HashMap<AnyGame, u64>) -> u64 {
    if let Some(value) = known.get(game) {
        return *value;
    }
    let options = options(game);
    let values: BTreeSet<u64> = options.iter().map(|option| naive_value(option, known)).collect();
    let value = (0..).find(|value| !values.contains(value)).unwrap();
    known.insert(game.clone(), value);
    value
}

fn naive_misere(game: &AnyGame, known: &mut HashMap<AnyGame, Outcome>) -> Outcome {
    if let Some(outcome) = known.get(game) {
        return *outcome;
    }
    let options = options(game);
    let outcome = match options.is_empty() {
        true => Outcome::N,
        false => Outcome::from_options(options.iter().map(|option| naive_misere(option, known))),
    };
    known.insert(game.clone(), outcome);
    outcome
}

fn solved(game: &AnyGame) -> u64 {
    Solver::new().value(game, &mut Budget::unlimited()).unwrap()
}

/// What every position of every ruleset keeps to.
fn keeps_the_laws(text: &str) {
    let budget = &mut Budget::unlimited();
    let (mut values, mut outcomes) = (HashMap::new(), HashMap::new());
    let (mut solver, mut random) = (Solver::new(), Random::new(3));
    for _ in 0..6 {
        let mut position: Position = read(text);
        loop {
            let game = position.game();
            let printed = position.to_string();
            assert_eq!(read(&printed), position, "{printed}");

            let moves = all(game.moves());
            let names: BTreeSet<String> = moves.iter().map(|(name, _)| name.to_string()).collect();
            assert_eq!(names.len(), moves.len(), "names of {printed}");
            let alike = |to: &AnyGame| to.clone().canonical().to_string();
            let after: BTreeSet<String> = moves.iter().map(|(_, to)| alike(to)).collect();
            let options: BTreeSet<String> = all(game.options()).iter().map(alike).collect();
            assert_eq!(after, options, "options of {printed}");
            for chosen in position.moves().into_iter().flatten() {
                let text = chosen.to_string();
                assert_eq!(position.parse_move(&text).as_ref(), Ok(&chosen), "{printed}");
                assert_eq!(position.parse_by_rules(&text), Ok(chosen), "{printed}");
            }
            let by_rules = position.moves_by_rules().into_iter().flatten();
            let by_rules: HashSet<_> = by_rules.collect();
            assert_eq!(by_rules, position.moves().into_iter().flatten().collect(), "{printed}");
            assert!(position.parse_move("nonsense").is_err());

            let value = naive_value(game, &mut values);
            assert_eq!(solver.value(game, budget), Ok(value), "{printed}");
            let parts = game.components();
            let sum = parts.iter().fold(0, |sum, part| sum ^ naive_value(part, &mut values));
            assert_eq!(sum, value, "components of {printed}");
            let canonical = game.clone().canonical();
            assert_eq!(naive_value(&canonical, &mut values), value, "canonical of {printed}");
            assert!(game.known_value().is_none_or(|known| known == value), "{printed}");
            if let Some(theory) = game.find_theory(budget).unwrap() {
                let outcome = if value == 0 { Outcome::P } else { Outcome::N };
                assert_eq!(theory.outcome, outcome, "theory of {printed}");
                assert!(theory.value.is_none_or(|known| known == value), "theory of {printed}");
            }
            let misere = naive_misere(game, &mut outcomes);
            assert_eq!(solver.outcome(game, Convention::Misere, budget), Ok(misere), "{printed}");

            if moves.is_empty() {
                break;
            }
            let next = random.below(moves.len() as u64) as usize;
            let chosen = position.moves().into_iter().flatten().nth(next).unwrap();
            position = position.play(&chosen).unwrap();
        }
    }
}

#[test]
fn positions_keep_the_laws() {
    for text in [
        "wythoff: (5,7)",
        "wythoff: (3,2) (0,4)",
        "wythoff(a=2): (6,5)",
        "wythoff(a=3): (2,8)",
        "euclid: (3,16)",
        "euclid: (5,8) (2,3)",
        "euclid(positive): (7,24)",
        "euclid: (4,4)",
        "fibonacci-nim: 20",
        "fibonacci-nim(max=5): 19",
        "fibonacci-nim: 1",
        "fibonacci-nim: 0",
        "pass-nim: 2, 3, 3",
        "pass-nim: 0, 4, 1",
        "pass-nim(used): 1, 5, 2",
        "end-nim: 2, 1, 3",
        "end-nim: 3, 2, 1, 2",
        "end-nim: 4, 6",
        "end-nim: 0",
        "gale-nim: 2, 3, 4",
        "gale-nim(until=2): 2, 1, 0, 2, 2",
        "gale-nim(until=0): 3, 2",
        "koppers-nim: (5,8)",
        "koppers-nim: (6,6) (2,3)",
        "chocolate: (1,2,3,1)",
        "chocolate: (2,0,1,1) (0,2,0,1)",
        "chocolate(k=2): (1,3,6)",
        "chocolate(k=1): (2,3,4) (0,1,2)",
        "chocolate(k=3): (1,2,7)",
        "sylver: 4, 7",
        "sylver: 5, 6, 9",
        "sylver: 2, 3",
        "lctr: 5, 3, 1",
        "lctr: 4, 4, 2, 2, 1",
        "lctr: 1",
        "staircase-nim: 2, 3, 1",
        "staircase-nim: 0, 2, 2, 1",
        "nimble: ..o.2",
        "nimble: .o.o, ..o",
        "silver-dollar: .o..o",
        "silver-dollar: ..o.o, .o.o",
        "silver-dollar: ..o.$.o",
        "silver-dollar: ...$.o",
        "silver-dollar: .o.o.$",
        "silver-dollar: ..$..",
        "silver-dollar: .$.o.o.",
        "silver-dollar: $..o",
        "northcott: o..x, .x.o",
        "northcott(x): o...x, ..o..x",
        "treblecross: .........",
        "treblecross: ...x.., .....",
        "cram: 3x3",
        "cram: ..#/.../..#",
        "impartial-clobber: xoxox",
        "impartial-clobber: xox/oxo",
        "impartial-cannibal-clobber: xxx/.ox",
        "impartial-nogo: 2x3",
        "impartial-nogo: x.#/...",
        "node-kayles: 2x4",
        "chomp: 3x4",
        "chomp: 4, 2, 1",
        "chomp: 4, 4",
        "poset: 1<2<4, 1<3<4",
        "poset: a<c, a<d, b<d, b<e",
        "poset: 1<2<3, 4<5, 6",
        "poset: 1<3, 2<3, 2<4, 5<4, 6<4",
        "hackenbush: 0-1-2-3, 1-4-5-6",
        "hackenbush: 0-1-2-0, 2-3-3",
        "hackenbush: 0-1-2-3-1, 0-1, 3-4",
        "node-kayles: path(6)",
        "node-kayles: 1-2-3-4-1, 3-5-6",
        "node-kayles: petersen",
        "arc-kayles: path(6)",
        "arc-kayles: complete(5)",
        "arc-kayles: grid(2,3)",
        "nimstring: 0-1-2-3-0",
        "nimstring: 0-1-2-0, 1-3-2",
        "nimstring: 0-1-0-2-0, 1-2",
        "geography(at=1): cycle(5)",
        "geography(at=2): grid(2,3)",
        "geography(at=1): 1>2>3>1, 2>4>3, 4>1",
        "kayles: 5, 4",
        "kayles: 0",
        "kayles: 2, 0, 3",
        "C.16: 6, 2",
        "0.00: 3",
        "dawson-kayles: 7, 3",
        "dawson-chess: 6",
        "grundy: 9, 4",
        "subtraction(1,3,4): 9, 6",
        "subtraction(2,5): 8, 0, 9",
        "allbut(2): 7",
        "0.8: 7",
        "lasker: 5, 3",
        "0.17: 5, 3",
        "splittles(2,3): 8",
        "brussels-sprouts: 1",
        "brussels-sprouts: (3,2) (2)",
        "sprouts: 2",
        "sprouts: ADBD, C",
        "sprouts: 0.AB.}AB.}]12.}]!",
    ] {
        keeps_the_laws(text);
    }
}

/// Moves name heaps by their numbers, which stay where no move splits a heap.
#[test]
fn heaps_keep_their_numbers() {
    let moves = |text: &str| -> Vec<String> {
        let position: rulesets::Position = text.parse().unwrap();
        let moves = position.moves().unwrap();
        moves.map(|chosen| format!("{chosen} | {}", position.play(&chosen).unwrap())).collect()
    };
    assert_eq!(
        moves("subtraction(2,5): 2, 0, 6"),
        [
            "1: 2 -> 0 | subtraction(2,5): 0, 0, 6",
            "3: 6 -> 4 | subtraction(2,5): 2, 0, 4",
            "3: 6 -> 1 | subtraction(2,5): 2, 0, 1",
        ]
    );
    assert_eq!(moves("kayles: 0, 1, 2")[0], "2: 1 -> 0 | kayles: 0, 2");
    assert_eq!(moves("0.3: 1"), ["1 -> 0 | 0.3: 0"]);
    assert!(moves("kayles: 0, 0").is_empty() && moves("0.00: 3, 4").is_empty());
}

/// Of equal numbers each may be subtracted from the other.
#[test]
fn all_moves_of_pairs_are_listed() {
    let moves = |text: &str| -> Vec<String> {
        let position: rulesets::Position = text.parse().unwrap();
        position.moves().unwrap().map(|chosen| chosen.to_string()).collect()
    };
    assert_eq!(moves("euclid: (7,7)"), ["(7,7) -> (0,7)", "(7,7) -> (7,0)"]);
    assert!(moves("euclid(positive): (7,7)").is_empty() && moves("euclid: (0,0)").is_empty());
    assert_eq!(moves("wythoff: (1,1)"), ["(1,1) -> (0,1)", "(1,1) -> (1,0)", "(1,1) -> (0,0)"]);
}

/// Values that no formula tells are found by recursions of the rulesets, which take some steps for
/// each position below; a search would look at all options of each, hundreds of them here.
#[test]
fn values_of_large_positions_need_no_search() {
    const MOST_STEPS: u64 = 32;
    for (text, positions, value) in [
        ("fibonacci-nim: 2000", 2000 * 2000, None),
        ("fibonacci-nim(max=5000): 10000", 10_000 * 5000, None),
        ("wythoff: (100,100)", 100 * 100, None),
        ("wythoff: (122,75)", 122 * 75, None),
        ("wythoff(a=5): (39,209)", 39 * 209, None),
        ("wythoff: (300,200) (17,250)", 300 * 200 + 17 * 250, None),
        // By the continued fraction, in which the quotients are 1, 999: the values are 999, 0.
        ("euclid: (999,1000)", 1000, Some("0")),
        ("euclid: (1,1000)", 1000, Some("*1000")),
        ("euclid: (4181,6765) (3,9000)", 9000, Some("*3000")),
    ] {
        let position: rulesets::Position = text.parse().unwrap();
        let budget = &mut Budget::unlimited();
        let analysis = position.analyze(budget).unwrap();
        let found = analysis.quantity();
        assert!(matches!(found, Quantity::NimSum(_)), "{text}: {found}");
        assert!(value.is_none_or(|value| value == found.to_string()), "{text}: {found}");
        let (most, spent) = (MOST_STEPS * positions, budget.spent());
        assert!(spent <= most, "{text}: {spent} of {most}");
    }
}

/// The positions `x`, `(x,y)` or strips of so many squares that the words of a
/// table stand for, each with its name there.
fn family(text: &str) -> Vec<(String, String)> {
    let (head, range) = text.split_once(": ").unwrap();
    if let Some(most) = range.strip_prefix("a<=b<") {
        let most: u32 = most.parse().unwrap();
        let pairs = (0..most).flat_map(|a| (a..most).map(move |b| format!("({a},{b})")));
        return pairs.map(|pair| (pair.clone(), format!("{head}: {pair}"))).collect();
    }
    let (from, to) = range.strip_prefix("n in ").and_then(|range| range.split_once("..")).unwrap();
    let numbers = from.parse::<usize>().unwrap()..=to.parse().unwrap();
    let position = |n: usize| if head == "treblecross" { ".".repeat(n) } else { n.to_string() };
    numbers.map(|n| (n.to_string(), format!("{head}: {}", position(n)))).collect()
}

fn value(text: &str) -> u64 {
    solved(read(text).game())
}

fn outcome(text: &str) -> Outcome {
    let position: Position = read(text);
    let budget = &mut Budget::unlimited();
    Solver::new().outcome(position.game(), position.convention(), budget).unwrap()
}

fn winning_moves(text: &str) -> BTreeSet<String> {
    let budget = &mut Budget::unlimited();
    let mut solver = Solver::new();
    let position = read(text);
    let moves = all(position.game().moves()).into_iter();
    let winning = moves
        .filter(|(_, after)| solver.outcome(after, Convention::Normal, budget) == Ok(Outcome::P));
    winning.map(|(name, _)| name.to_string()).collect()
}

/// The outcome under the convention of each, with one table for all.
fn lost(family: &[(String, String)]) -> BTreeSet<String> {
    let budget = &mut Budget::unlimited();
    let mut solver = Solver::new();
    let lost = family.iter().filter(|(_, text)| {
        let position: Position = read(text);
        let outcome = solver.outcome(position.game(), position.convention(), budget);
        let theory = position.game().find_theory(budget).unwrap().map(|theory| theory.outcome);
        if position.convention() == Convention::Normal && theory.is_some() {
            assert_eq!(theory, outcome.clone().ok(), "{text}");
        }
        outcome == Ok(Outcome::P)
    });
    lost.map(|(name, _)| name.clone()).collect()
}

fn confirm(text: &str, question: &str, expected: &str) {
    match question {
        "value" => {
            let found = match text.starts_with("turning") {
                true => {
                    let position: rulesets::Position = text.parse().unwrap();
                    position
                        .analyze(&mut Budget::unlimited())
                        .unwrap()
                        .quantity()
                        .to_string()
                        .trim_start_matches('*')
                        .to_string()
                }
                false => value(text).to_string(),
            };
            let found = if found.is_empty() { "1".into() } else { found };
            assert_eq!(found, expected, "{text}");
        }
        "outcome" => assert_eq!(outcome(text).to_string(), expected, "{text}"),
        "winning moves" => {
            let expected = expected.split(' ').map(String::from).collect();
            assert_eq!(winning_moves(text), expected, "{text}");
        }
        "P-positions" => {
            let expected: BTreeSet<String> = expected.split(' ').map(String::from).collect();
            assert_eq!(lost(&family(text)), expected, "{text}");
        }
        _ => panic!("no question {question}"),
    }
}

#[test]
fn what_is_known_holds() {
    let table = include_str!("../tables/impartial_rulesets.tsv");
    let rows = table.lines().filter(|line| !line.starts_with('#')).skip(1);
    let mut count = 0;
    for row in rows {
        let columns: Vec<&str> = row.split('\t').collect();
        confirm(columns[0], columns[1], columns[2]);
        count += 1;
    }
    assert!(count > 0);
}

/// Three in a row wins, and nothing is forbidden: the game as it is told.
fn wins_treblecross(strip: &mut Vec<bool>, known: &mut HashMap<Vec<bool>, bool>) -> bool {
    if let Some(won) = known.get(strip) {
        return *won;
    }
    let mut won = false;
    for at in 0..strip.len() {
        if strip[at] {
            continue;
        }
        strip[at] = true;
        won |= strip.windows(3).any(|three| three.iter().all(|&cross| cross))
            || !wins_treblecross(strip, known);
        strip[at] = false;
    }
    known.insert(strip.clone(), won);
    won
}

#[test]
fn treblecross_is_the_game_of_three_in_a_row() {
    for squares in 3..=13 {
        let won = wins_treblecross(&mut vec![false; squares], &mut HashMap::new());
        let text = format!("treblecross: {}", ".".repeat(squares));
        assert_eq!(outcome(&text) == Outcome::N, won, "{text}");
    }
}

/// Moves of Northcott's game with retreats do not matter for who wins.
#[test]
fn equal_gaps_are_lost_in_northcotts_game() {
    assert_eq!(outcome("northcott: o...x, x...o"), Outcome::P);
    assert_eq!(outcome("northcott(x): o...x, x..o"), Outcome::N);
}

#[test]
fn errors_point_at_the_place() {
    for (text, span) in [
        ("pass-nim(twice): 3, 5", 9..14),
        ("pass-nim: 3, x", 13..14),
        ("end-nim: 3, 0, 2", 12..13),
        ("gale-nim(until=x): 3", 15..16),
        ("koppers-nim: (3,0)", 13..18),
        ("chocolate: (1,2,3)", 11..18),
        ("chocolate(k=0): (1,2,3)", 12..13),
        ("chocolate(k=2): (1,2,3)", 16..23),
        ("chocolate:", 10..10),
        ("sylver: 4, 6", 8..12),
        ("sylver: 4, 0", 11..12),
        ("sylver: 1, 3", 8..9),
        ("sylver: 12, 13", 8..14),
        ("lctr: 3, 4", 9..10),
        ("lctr: 3, 0", 9..10),
        ("wythoff: (3,5", 9..11),
        ("wythoff: (3,w)", 9..14),
        ("wythoff(b=2): (1,1)", 8..11),
        ("euclid(positive): (0,3)", 18..23),
        ("euclid(negative): (1,3)", 7..15),
        ("euclid:", 7..7),
        ("fibonacci-nim: x", 15..16),
        ("fibonacci-nim: 99999", 15..20),
        ("staircase-nim: 1, -2", 18..20),
        ("nimble: .ox", 10..11),
        ("silver-dollar: .$.$", 15..19),
        ("silver-dollar: .$, o", 15..20),
        ("northcott: o..o", 11..15),
        ("treblecross: .x.x", 13..17),
        ("chomp: 2, 3", 7..11),
        ("chomp: 0x3", 7..8),
        ("poset: 1<2<1", 7..12),
        ("poset: 1-2", 7..10),
        ("hackenbush: 1-2", 12..15),
        ("node-kayles: 1-2-", 17..17),
        ("node-kayles: pth(3)", 13..16),
        ("nimstring: 0-1-1", 11..16),
        ("geography: 1-2", 9..9),
        ("geography(at=7): 1-2", 13..14),
        ("brussels-sprouts: 99", 18..20),
        ("brussels-sprouts: (4,0)", 21..22),
        ("sprouts: 61", 9..11),
        ("sprouts: ADB, C", 9..12),
        ("sprouts: 0.7.}", 11..12),
        ("80.0: 5", 0..4),
        ("C.1x: 5", 0..4),
        ("0.7x: 5", 3..4),
        ("kayles: 99999999", 8..16),
        ("chomp(x): 2x2", 6..7),
        ("grundy(3): 4", 0..6),
        ("octal: 4", 0..5),
    ] {
        let error = text.parse::<rulesets::Position>().unwrap_err();
        assert_eq!(error.span, span, "{text}: {error}");
    }
    let message = |text: &str| text.parse::<rulesets::Position>().unwrap_err().message;
    assert_eq!(message("brussels-sprouts: (0)"), "a piece has at least one free end");
    assert_eq!(message("brussels-sprouts: (30,3)"), "more than 32 free ends altogether");
    assert_eq!(message("C.1x: 5"), "unknown ruleset 'C.1x'");
}
