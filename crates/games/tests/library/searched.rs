//! Rulesets solved by search, through all doors of the library.

use std::collections::BTreeSet;

use nimatron::api::{Solution, SolveOptions, handle};
use nimatron::certificate::{prove, verify};
use nimatron::explain::{
    Claim, Level, SearchClaim, Step, check, check_completeness, explain, explain_move,
};
use nimatron::foundation::{Budget, Exhausted, Outcome, Playable, Random};
use nimatron::play::{Opponent, Record, Seat};
use nimatron::render::{Style, explanation};
use nimatron::rulesets::Position;
use nimatron_nimber::text::Notation;

const POSITIONS: &[&str] = &[
    "cram: 1x1",
    "cram: 2x3",
    "cram: 3x3",
    "misere cram: 3x3",
    "misere cram: 2x2",
    "cram: ..#../..#../#.#.#",
    "cram: ...#/..../#...",
    "kayles: 5, 3",
    "misere kayles: 4, 2",
    "dawson-kayles: 7",
    "dawson-chess: 5",
    "grundy: 8",
    "subtraction(1,3,4): 6",
    "allbut(2): 6",
    "0.8: 6",
    "lasker: 4, 2",
    "wythoff: (3,5)",
    "wythoff: (1,2) (2,2)",
    "wythoff(a=2): (2,4)",
    "misere wythoff: (2,3)",
    "euclid: (3,8)",
    "euclid(positive): (3,8) (2,3)",
    "fibonacci-nim: 11",
    "fibonacci-nim(max=2): 8",
    "staircase-nim: 2, 1, 3",
    "nimble: ..o.2",
    "nimble: .o.o, ..o",
    "silver-dollar: .o..o.o",
    "silver-dollar: ..o.$.o",
    "northcott: o..x, .x.o",
    "treblecross: ........",
    "chomp: 3x4",
    "chomp: 4, 2, 1",
    "poset: 1<2<4, 1<3<4",
    "hackenbush: 0-1-2-0, 1-3",
    "node-kayles: 1-2-3-4-1, 3-5",
    "arc-kayles: 1-2-3-4-5-2",
    "nimstring: 0-1-2-0, 1-3-2",
    "geography(at=1): 1-2-3-4-1, 3-5",
    "geography(at=a): a>b>c>a, b>d>c",
    "brussels-sprouts: 1",
    "brussels-sprouts: (3,2) (2)",
    "sprouts: 2",
    "sprouts: AD, B | AD, C",
    "sprouts: 0.2.}]12.}]!",
    "graph: a | a>b, a>c, b>c",
    "graph: a, a, b | a>b, a>c, b>c",
    "graph: c | a>b",
    "misere graph: a, b | a>b, a>c, b>c",
];

fn position(text: &str) -> Position {
    text.parse().unwrap()
}

/// Who wins, by the definition alone.
fn searched(position: &Position) -> Outcome {
    if position.is_terminal() {
        return position.convention().terminal();
    }
    let moves = position.moves().unwrap();
    Outcome::from_options(moves.map(|chosen| searched(&position.play(&chosen).unwrap())))
}

#[test]
fn outcomes_and_winning_moves_are_those_of_the_definition() {
    for &text in POSITIONS {
        let position = position(text);
        let analysis = position.analyze(&mut Budget::unlimited()).unwrap();
        assert_eq!(analysis.outcome(), searched(&position), "{text}");
        let found: Vec<String> = analysis.winning_moves().map(|m| m.to_string()).collect();
        let winning = position
            .moves()
            .unwrap()
            .filter(|chosen| searched(&position.play(chosen).unwrap()) == Outcome::P);
        assert_eq!(found, winning.map(|m| m.to_string()).collect::<Vec<_>>(), "{text}");
    }
}

#[test]
fn positions_and_moves_are_read_as_they_are_written() {
    for &text in POSITIONS {
        let position = position(text);
        assert_eq!(position.to_string(), text);
        for chosen in position.moves().unwrap() {
            assert_eq!(position.parse_move(&chosen.to_string()), Ok(chosen.clone()));
            let spaced = format!(" {}", chosen.to_string().replace(',', " , "));
            assert_eq!(position.parse_move(&spaced), Ok(chosen));
        }
    }
    let error = position("cram: 2x2").parse_move("(1,1)-(2,2)").unwrap_err();
    assert!(error.help.unwrap().starts_with("did you mean"));
    for (wrong, message) in [
        ("cram: 21x20", "a board has at most 400 squares"),
        ("cram: 0x3", "expected a board with squares"),
        ("cram: ..#/..", "row 2 is not as long as the first"),
        ("cram: ..?/...", "expected one of the signs . #"),
    ] {
        let error = wrong.parse::<Position>().unwrap_err();
        assert_eq!(error.message, message, "{wrong}");
    }
}

#[test]
fn explanations_hold_and_damaged_ones_do_not() {
    for &text in POSITIONS {
        let position = position(text);
        let budget = &mut Budget::unlimited();
        let analysis = position.analyze(budget).unwrap();
        for level in 0..=3 {
            let why = explain(&analysis, Level::new(level).unwrap());
            assert_eq!(check(&position, &why, budget), Ok(Ok(())), "{text} {level}: {why:?}");
            let told = explanation(&why, Notation::Ascii).to_text(&Style::default());
            assert!(!told.is_empty());
        }
        for chosen in position.moves().unwrap() {
            let told = explain_move(&position, &chosen, budget).unwrap().unwrap();
            let mut why = explain(&analysis, Level::VERDICT);
            why.because.push(told);
            assert_eq!(check(&position, &why, budget), Ok(Ok(())), "{text}: {chosen}");
        }
    }
}

#[test]
fn a_false_value_is_refused() {
    let position = position("cram: 2x3");
    let budget = &mut Budget::unlimited();
    let whole = explain(&position.analyze(budget).unwrap(), Level::PROOF);
    assert_eq!(check_completeness(&position, &whole), Ok(()));
    fn damage(step: &mut Step, change: &dyn Fn(&mut Claim) -> bool) -> bool {
        change(&mut step.claim) || step.because.iter_mut().any(|step| damage(step, change))
    }
    let changes: [&dyn Fn(&mut Claim) -> bool; 4] = [
        &|claim| match claim {
            Claim::Behaves { value, .. } => {
                *value += 1;
                true
            }
            _ => false,
        },
        &|claim| match claim {
            Claim::Search(SearchClaim::Options { rows, .. }) => {
                rows[0].count += 1;
                true
            }
            _ => false,
        },
        &|claim| match claim {
            Claim::Search(SearchClaim::Options { mex, .. }) => {
                *mex += 1;
                true
            }
            _ => false,
        },
        &|claim| match claim {
            Claim::WinningMoves { moves, .. } => moves.pop().is_some(),
            _ => false,
        },
    ];
    for change in changes {
        let mut damaged = whole.clone();
        assert!(damage(&mut damaged, change));
        assert!(check(&position, &damaged, budget).unwrap().is_err());
    }
}

#[test]
fn certificates_are_confirmed() {
    for &text in POSITIONS {
        let position = position(text);
        let certificate = prove(&position, 10_000, &mut Budget::unlimited()).unwrap();
        let verified = verify(&certificate.to_json(), &mut Budget::unlimited()).unwrap();
        assert_eq!(verified.outcome, searched(&position), "{text}");
    }
}

#[test]
fn what_is_too_hard_says_so_within_the_budget() {
    let hard = position("cram: 8x8");
    // On a board of even sides the value is known, but not what moves leave.
    let analysis = hard.analyze(&mut Budget::nodes(20_000)).unwrap();
    assert_eq!(analysis.outcome(), Outcome::P);
    let hard = position("cram: 7x9");
    let exhausted = hard.analyze(&mut Budget::nodes(20_000)).unwrap_err();
    assert_eq!(exhausted, Exhausted::Nodes { limit: 20_000 });
    let options = SolveOptions {
        level: Level::PROOF,
        most_moves: 10,
        most_text: 1000,
        notation: Notation::Ascii,
    };
    assert!(Solution::new(&hard, options, &mut Budget::nodes(20_000)).is_err());
    let request = r#"{"request":"analyze","position":"cram: 7x9"}"#;
    let answer = handle(request, &mut Budget::nodes(20_000));
    assert!(answer.body.contains("\"kind\":\"exhausted\""), "{}", answer.body);
    // It is played all the same.
    let record = Record::new(hard, Seat::FIRST);
    let budget = &mut Budget::nodes(20_000);
    assert!(Opponent::Perfect.choose(&record, &mut Random::new(1), budget).is_some());
}

#[test]
fn the_machine_wins_what_is_won() {
    for &text in POSITIONS {
        let start = position(text);
        let machine_starts = searched(&start) == Outcome::N;
        for seed in 0..10 {
            let mut record = Record::new(start.clone(), Seat::FIRST);
            let mut random = Random::new(seed);
            let machine = if machine_starts { Seat::FIRST } else { Seat::SECOND };
            while record.winner().is_none() {
                let opponent = match record.to_move() == machine {
                    true => Opponent::Perfect,
                    false => Opponent::Random,
                };
                let budget = &mut Budget::unlimited();
                record.play(opponent.choose(&record, &mut random, budget).unwrap()).unwrap();
            }
            assert_eq!(record.winner(), Some(machine), "{text}");
        }
    }
}

const SUMS: [&str; 8] = [
    "cram: 2x3 + nim: 2",
    "C.16: 3 + 4!.0: 5 + nim: 1",
    "nim: 1, 3 + nimbers: (1,2)",
    "nim: 2 + nimbers: (1,2) + cram: 2x2",
    "nim(piles=2): 1, 2 + nim: 2",
    "nim(max=2): 3, 2 + turning(mock-turtles): 2, 3",
    "misere cram: 2x2 + nim: 1, 2",
    "misere nim: 1, 2 + nim(max=2): 3",
];

#[test]
fn sums_agree_with_the_definition() {
    for text in SUMS {
        let position = position(text);
        assert_eq!(position.to_string(), text);
        let budget = &mut Budget::unlimited();
        let analysis = position.analyze(budget).unwrap();
        assert_eq!(analysis.outcome(), searched(&position), "{text}");
        let found: BTreeSet<String> = analysis.winning_moves().map(|m| m.to_string()).collect();
        let winning = position
            .moves()
            .unwrap()
            .filter(|chosen| searched(&position.play(chosen).unwrap()) == Outcome::P);
        assert_eq!(found, winning.map(|m| m.to_string()).collect(), "{text}");
        for level in 0..=3 {
            let why = explain(&analysis, Level::new(level).unwrap());
            assert_eq!(check(&position, &why, budget), Ok(Ok(())), "{text} {level}: {why:?}");
        }
        for chosen in position.moves().unwrap() {
            assert_eq!(position.parse_move(&chosen.to_string()), Ok(chosen.clone()));
            let mut why = explain(&analysis, Level::VERDICT);
            why.because.extend(explain_move(&position, &chosen, budget).unwrap());
            assert_eq!(check(&position, &why, budget), Ok(Ok(())), "{text}: {chosen}");
        }
        let certificate = prove(&position, 100_000, budget).unwrap();
        assert_eq!(verify(&certificate.to_json(), budget).unwrap().outcome, analysis.outcome());
    }
}

#[test]
fn sums_of_infinite_parts_are_solved() {
    let position = position("nim: 1, w+3 + nimbers: (1,2) (w,w) + cram: 3x4");
    let analysis = position.analyze(&mut Budget::unlimited()).unwrap();
    assert_eq!(analysis.quantity().to_string(), "*(w^2+w+1)");
    let moves: Vec<_> = analysis.winning_moves().collect();
    assert!(!moves.is_empty());
    for chosen in moves {
        let after = position.play(&chosen).unwrap();
        let analysis = after.analyze(&mut Budget::unlimited()).unwrap();
        assert_eq!(analysis.outcome(), Outcome::P, "{chosen}");
    }
}

#[test]
fn sums_are_read_and_refused() {
    for (wrong, message, at) in [
        ("nim: 3 + crum: 2x2", "unknown ruleset 'crum'", 9),
        ("nim: 3 + cram: 2y2", "expected the number of rows, an x and that of columns", 15),
        ("nim: 3 + misere cram: 2x2", "a sum is played under one convention", 9),
        (
            "nim(piles=2): w, 1 + nim: 2",
            "what has no known value here must have finitely many moves",
            0,
        ),
    ] {
        let error = wrong.parse::<Position>().unwrap_err();
        assert_eq!((error.message.as_str(), error.span.start), (message, at), "{wrong}");
    }
    let ordinals = position("nim: w+3, 5 + nim: w^2+w*3+1");
    assert_eq!(ordinals.moves().map(|_| ()), None);
    assert_eq!(ordinals.to_string(), "nim: w+3, 5 + nim: w^2+w*3+1");
    assert_eq!(position("nim: w+3").to_string(), "nim: w+3");
    let sum = position("nim: 3 + cram: 2x2");
    let chosen = sum.parse_move("in 1: 1: 3 -> 1").unwrap();
    assert_eq!(sum.parse_move("1: 3 -> 1"), Ok(chosen));
    assert_eq!(
        sum.parse_move("in 3: 1: 3 -> 1").unwrap_err().message,
        "expected a part from 1 to 2"
    );
}

#[test]
fn tables_of_values_are_confirmed_by_the_rules() {
    for text in ["cram: 3x5", "cram: ...#/..../#...", "graph: a, b | a>b, a>c, b>c"] {
        let position = position(text);
        let certificate = prove(&position, 1, &mut Budget::unlimited()).unwrap();
        let json = certificate.to_json();
        assert!(json.contains("\"values\":["), "{text}");
        let verified = verify(&json, &mut Budget::unlimited()).unwrap();
        let analysis = position.analyze(&mut Budget::unlimited()).unwrap();
        assert_eq!(verified.outcome, analysis.outcome(), "{text}");
        assert!(verified.settled.unwrap() > 1);
        // A value that is changed, and a row that is left out.
        let whole: serde_json::Value = serde_json::from_str(&json).unwrap();
        let mut changed = whole.clone();
        changed["values"][1]["value"] = 9.into();
        let mut shorter = whole.clone();
        shorter["values"].as_array_mut().unwrap().remove(0);
        let mut other = whole;
        other["outcome"] = if verified.outcome == Outcome::N { "P".into() } else { "N".into() };
        for damaged in [changed, shorter, other] {
            assert!(verify(&damaged.to_string(), &mut Budget::unlimited()).is_err(), "{text}");
        }
    }
}
