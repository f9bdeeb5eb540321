//! What `prove` writes, `verify` accepts; everything damaged it refuses.

use std::collections::HashMap;

use nimatron::catalogue::rulesets;
use nimatron::certificate::{Certificate, Invalid, Strategy as Table, Unproved, prove, verify};
use nimatron::explain::{Step, explain_move};
use nimatron::foundation::{Budget, Outcome, Playable, Random};
use nimatron::render::document::{Block, Row};
use nimatron::render::strategy::document;
use nimatron::render::{Style, strategy};
use nimatron::rulesets::{Position, descriptions};
use nimatron::text::Notation;
use proptest::prelude::*;
use serde_json::Value;

fn certificate(text: &str) -> Certificate {
    let position: Position = text.parse().unwrap();
    prove(&position, 10_000, &mut Budget::unlimited()).unwrap()
}

fn is_valid(json: &str) -> bool {
    verify(json, &mut Budget::nodes(1_000_000)).is_ok()
}

const STRATEGIES: [&str; 8] = [
    "nim: 1, 2, 3",
    "misere nim: 1, 2, 3",
    "nim: 7, 4, 5",
    "nim(max=2): 4, 5",
    "misere nim(max=3): w+4, 2, e0",
    "nim(piles=2): 1, 2, 3",
    "misere nim(piles=2): 2, 2, 1",
    "nim: 0, 0",
];

const THEOREMS: [&str; 6] = [
    "nim: 1, w+3, w^w+5, w^(w+3)+w^w*3+w*5+7, e0, w1",
    "misere nim: w, 1, 1",
    "nim: 1000, 1001, 3",
    "nim(max=4): 111111, 14, 9, 13",
    "nim(piles=2): w, w+1, 5, 4",
    "misere nim(piles=3): w1, w1, 5, 4",
];

/// The certificate of a position that a theorem decides, as JSON: it is verified, and refused with any
/// other outcome.
pub(crate) fn proved_by_theorem(position: &Position) -> String {
    let budget = &mut Budget::unlimited();
    let certificate = prove(position, 1000, budget).expect("proved");
    let Certificate::Theorem { outcome, .. } = certificate else { panic!("{position}") };
    let json = certificate.to_json();
    assert_eq!(verify(&json, budget).expect("verified").outcome, outcome);
    let told = |outcome: &str| format!("\"outcome\":\"{outcome}\"");
    let own = outcome.to_string();
    for other in ["N", "P", "D"].into_iter().filter(|other| **other != *own) {
        let forged = json.replace(&told(&own), &told(other));
        assert!(verify(&forged, budget).is_err(), "{position}: {other}");
    }
    json
}

#[test]
fn what_is_proved_is_verified() {
    for text in STRATEGIES.iter().chain(&THEOREMS) {
        let certificate = certificate(text);
        let position: Position = text.parse().unwrap();
        let verified = verify(&certificate.to_json(), &mut Budget::unlimited());
        let verified = verified.unwrap_or_else(|error| panic!("{text}: {error}"));
        assert_eq!(verified.position, position);
        assert_eq!(
            verified.outcome,
            position.analyze(&mut Budget::unlimited()).unwrap().outcome(),
            "{text}"
        );
        let is_strategy = matches!(certificate, Certificate::Strategy(_));
        assert_eq!(is_strategy, STRATEGIES.contains(text), "{text}");
        assert_eq!(verified.settled.is_some(), is_strategy, "{text}");
    }
}

/// The classical exercise: 24 positions told apart by labelled piles, 6 of
/// them P-positions.
#[test]
fn the_classical_exercise() {
    let Certificate::Strategy(strategy) = certificate("nim: 1, 2, 3") else { unreachable!() };
    assert_eq!(strategy.entries().len(), 24);
    assert_eq!(strategy.count_p_positions(), 6);
    let p_positions = strategy.entries().iter().filter(|entry| entry.outcome == Outcome::P);
    let mut p_positions: Vec<String> = p_positions.map(|e| e.position.to_string()).collect();
    p_positions.sort();
    let expected = ["0, 0, 0", "0, 1, 1", "0, 2, 2", "1, 0, 1", "1, 1, 0", "1, 2, 3"];
    assert_eq!(p_positions, expected.map(|piles| format!("nim: {piles}")));
}

/// Every line of a strategy is needed, and every claim in it.
#[test]
fn damaged_strategies_are_refused() {
    let json = certificate("nim: 1, 2, 3").to_json();
    assert!(is_valid(&json));
    let lines: Vec<&str> = json.lines().collect();
    for index in 1..lines.len() {
        let mut fewer = lines.clone();
        fewer.remove(index);
        assert!(!is_valid(&fewer.join("\n")), "without line {index}");
        let mut twice = lines.clone();
        twice.insert(index, lines[index]);
        assert!(!is_valid(&twice.join("\n")), "with line {index} twice");
        for (from, to) in [("\"N\"", "\"P\""), ("\"P\"", "\"N\""), ("0, ", "1, "), ("-> 0", "-> 1")]
        {
            let changed = lines[index].replacen(from, to, 1);
            if changed != lines[index] {
                let mut other = lines.clone();
                other[index] = &changed;
                assert!(!is_valid(&other.join("\n")), "line {index}: {changed}");
            }
        }
    }
    for length in (0..json.trim_end().len()).step_by(7) {
        assert!(!is_valid(&json[..length]), "cut off after {length}");
    }
}

#[test]
fn false_headers_are_refused() {
    for text in STRATEGIES.iter().chain(&THEOREMS) {
        let json = certificate(text).to_json();
        let value: serde_json::Value = serde_json::from_str(&json).unwrap();
        let refuse = |field: &str, wrong: serde_json::Value| {
            let mut damaged = value.clone();
            assert_ne!(damaged[field], wrong);
            damaged[field] = wrong;
            assert!(!is_valid(&damaged.to_string()), "{text}: {field}");
        };
        let other = if value["outcome"] == "N" { "P" } else { "N" };
        refuse("outcome", other.into());
        refuse("schema", 2.into());
        refuse("nimatron", "receipt".into());
        refuse("position", "nim: 5".into());
        refuse("position", "".into());
        let convention = if value["convention"] == "normal" { "misere" } else { "normal" };
        refuse("convention", convention.into());
        refuse("extra", 1.into());
    }
}

/// A queen does not pass round the edge of a board.
#[test]
fn moves_round_the_edge_are_refused() {
    for (board, moved, left) in [
        ("amazons: ..######x", "(9,1)->(1,1)/(2,1)", "amazons(turn=right): x#######."),
        ("amazons: .#######x", "(9,1)->(1,1)/(9,1)", "amazons(turn=right): x########"),
    ] {
        let certificate = serde_json::json!({
            "nimatron": "certificate",
            "schema": 1,
            "position": board,
            "convention": "normal",
            "outcome": "N",
            "positions": [
                { "position": board, "outcome": "N", "reply": moved },
                { "position": left, "outcome": "P" },
            ],
        });
        let refused = verify(&certificate.to_string(), &mut Budget::unlimited());
        assert!(matches!(refused, Err(Invalid::Refused { .. })), "{board}: {refused:?}");
        let position: Position = board.parse().unwrap();
        assert_eq!(position.moves().map(Iterator::count), Some(0), "{board}");
    }
}

#[test]
fn a_theorem_needs_its_table() {
    let json = certificate(THEOREMS[0]).to_json();
    let mut value: serde_json::Value = serde_json::from_str(&json).unwrap();
    value["explanation"]["because"] = serde_json::json!([]);
    assert!(!is_valid(&value.to_string()));
}

#[test]
fn hostile_certificates_end_in_an_error() {
    let deep = format!("{}{}", "[".repeat(100_000), "]".repeat(100_000));
    let steps = format!(
        "{{\"nimatron\":\"certificate\",\"schema\":1,\"position\":\"nim: 5\",\"convention\":\"normal\",\
         \"outcome\":\"N\",\"explanation\":{}",
        "{\"claim\":\"no_move\",\"because\":[".repeat(100_000)
    );
    for text in ["", "null", "{}", "[]", "\u{0}", &deep, &steps] {
        assert!(matches!(verify(text, &mut Budget::unlimited()), Err(Invalid::Form(_))));
    }
    let many = "{\"nimatron\":\"certificate\",\"schema\":1,\"position\":\"nim: 99999999999999\",\
        \"convention\":\"normal\",\"outcome\":\"P\",\
        \"positions\":[{\"position\":\"nim: 99999999999999\",\"outcome\":\"P\"}]}";
    assert!(!is_valid(many));
}

#[test]
fn a_small_budget_stops_an_enumeration() {
    let position: Position = "nim: 9, 9, 9".parse().unwrap();
    assert!(prove(&position, 10_000, &mut Budget::nodes(100)).is_err());
}

proptest! {
    /// One changed byte never makes a wrong certificate pass: either it is
    /// refused, or it says the same.
    #[test]
    fn changed_bytes(index: prop::sample::Index, byte in 32u8..127, which in 0usize..14) {
        let text = STRATEGIES.iter().chain(&THEOREMS).nth(which).unwrap();
        let json = certificate(text).to_json();
        let mut bytes = json.into_bytes();
        let place = index.index(bytes.len());
        bytes[place] = byte;
        let changed = String::from_utf8(bytes).unwrap();
        if let Ok(verified) = verify(&changed, &mut Budget::nodes(1_000_000)) {
            prop_assert_eq!(verified.position.analyze(&mut Budget::unlimited()).unwrap().outcome(), verified.outcome);
        }
    }
}

/// Of every ruleset, in either convention, whatever may be listed.
#[test]
fn what_is_proved_of_any_game_is_verified() {
    let mut random = Random::new(11);
    let mut kinds = HashMap::<&str, usize>::new();
    let examples = rulesets().into_iter().flat_map(|ruleset| ruleset.examples.into_owned());
    let texts = examples.flat_map(|example| {
        let bare = example.position.trim_start_matches("misere ");
        [bare.to_string(), format!("misere {bare}")]
    });
    for text in texts {
        // Some rulesets have no misère play.
        let Ok(mut position) = text.parse::<Position>() else { continue };
        for limit in [0, 1, 3, 30] {
            let Some(chosen) = position.random_move(&mut random) else { break };
            position = position.play(&chosen).unwrap();
            let certificate = match prove(&position, limit, &mut Budget::nodes(20_000)) {
                Ok(certificate) => certificate,
                Err(Unproved::Exhausted(_) | Unproved::Incomplete(_)) => continue,
            };
            *kinds
                .entry(match certificate {
                    Certificate::Strategy(_) => "strategy",
                    Certificate::Values { .. } => "values",
                    Certificate::Couples { .. } => "couples",
                    Certificate::PPositions { .. } => "p_positions",
                    Certificate::Quotient { .. } => "quotient",
                    Certificate::Theorem { .. } => "theorem",
                })
                .or_default() += 1;
            assert!(!strategy::text(&certificate, &Style::default()).is_empty());
            match verify(&certificate.to_json(), &mut Budget::nodes(2_000_000)) {
                Ok(verified) => assert_eq!(verified.outcome, certificate.outcome(), "{position}"),
                Err(Invalid::Exhausted(_)) => {}
                Err(invalid) => panic!("{position}, limit {limit}: {invalid}"),
            }
        }
    }
    for kind in ["strategy", "values", "p_positions", "quotient", "theorem"] {
        assert!(kinds[kind] > 10, "{kinds:?}");
    }
}

#[test]
fn lists_of_p_positions_are_checked() {
    for text in [
        "misere treblecross: ........",
        "misere cram: 2x4",
        "misere cram: 3x3",
        "misere wythoff: (4,6)",
        "misere graph: a, b | a>b, a>c, b>c",
        "misere cram: 2x2 + nim: 1, 2",
        "misere nimble: .",
    ] {
        let position: Position = text.parse().unwrap();
        let json = prove(&position, 3, &mut Budget::unlimited()).unwrap().to_json();
        let whole: serde_json::Value = serde_json::from_str(&json).unwrap();
        let Some(listed) = whole["p_positions"].as_array().cloned() else {
            assert!(position.is_terminal() || text.contains("graph"), "{json}");
            continue;
        };
        assert!(is_valid(&json), "{text}");
        let with = |listed: Vec<serde_json::Value>| {
            let mut damaged = whole.clone();
            damaged["p_positions"] = listed.into();
            damaged.to_string()
        };
        // Some positions may be more than is needed, but not all of them.
        let fewer = |index: usize| {
            let mut fewer = listed.clone();
            fewer.remove(index);
            with(fewer)
        };
        let needed = (0..listed.len().min(20)).filter(|index| !is_valid(&fewer(*index)));
        assert!(listed.is_empty() || needed.count() > 0, "{text}");
        assert!(listed.is_empty() || !is_valid(&with(Vec::new())), "{text}");
        let mut more = listed.clone();
        let wins = position.moves().unwrap().map(|chosen| position.play(&chosen).unwrap());
        let wins = wins.filter(|after| {
            after.analyze(&mut Budget::unlimited()).unwrap().outcome() == Outcome::N
        });
        for false_one in wins.take(2) {
            more.push(false_one.to_string().trim_start_matches("misere ").into());
        }
        assert!(more.len() == listed.len() || !is_valid(&with(more)), "{text}");
        let other = if whole["outcome"] == "N" { "P" } else { "N" };
        let mut damaged = whole.clone();
        damaged["outcome"] = other.into();
        assert!(!is_valid(&damaged.to_string()), "{text}");
    }
}

#[test]
fn canonical_forms_stand_for_small_parts_of_listed_positions() {
    for text in ["misere sprouts: 6", "misere sprouts: 7", "misere sprouts: 0.0.0.0.}]0.0.}]!"] {
        let position: Position = text.parse().unwrap();
        let json = prove(&position, 0, &mut Budget::unlimited()).unwrap().to_json();
        let whole: serde_json::Value = serde_json::from_str(&json).unwrap();
        let listed = whole["p_positions"].as_array().cloned().unwrap();
        assert!(is_valid(&json) && whole["small"] == 9 && !listed.is_empty(), "{text}");
        let damaged = |change: &dyn Fn(&mut serde_json::Value)| {
            let mut damaged = whole.clone();
            change(&mut damaged);
            is_valid(&damaged.to_string())
        };
        let with = |listed: &[serde_json::Value]| {
            damaged(&|certificate| certificate["p_positions"] = listed.to_vec().into())
        };
        let fewer = |index: usize| [&listed[..index], &listed[index + 1..]].concat();
        assert!((0..listed.len()).all(|index| !with(&fewer(index))), "{text}");
        for more in ["sprouts: 5", "sprouts: 0.0.0.0.}]2.2.}]!", "sprouts: 2"] {
            let budget = &mut Budget::unlimited();
            let won: Position = format!("misere {more}").parse().unwrap();
            let is_p = won.analyze(budget).unwrap().outcome() == Outcome::P;
            let is_believed = with(&[&listed[..], &[more.into()]].concat());
            assert!(is_p || !is_believed, "{text}: {more}");
        }
        let other = if whole["outcome"] == "N" { "P" } else { "N" };
        assert!(!damaged(&|certificate| certificate["outcome"] = other.into()), "{text}");
        // Without the forms something is not answered, and with them all positions are large.
        assert!(!damaged(&|certificate| drop(
            certificate.as_object_mut().unwrap().remove("small")
        )));
        assert!(!damaged(&|certificate| certificate["small"] = 0.into()));
    }
    let normal = prove(&"sprouts: 4".parse().unwrap(), 0, &mut Budget::unlimited()).unwrap();
    let stray = normal.to_json().replacen("\"couples\"", "\"small\":9,\"couples\"", 1);
    assert!(!is_valid(&stray));
}

#[test]
fn quotients_decide_heaps_of_any_size() {
    for text in [
        "misere kayles: 100, 73, 51",
        "misere kayles: 2000, 1777, 5",
        "misere 0.123: 9, 9, 9, 4",
        "misere dawson-kayles: 29, 14, 21",
        "misere kayles: 0",
    ] {
        let position: Position = text.parse().unwrap();
        let json = prove(&position, 0, &mut Budget::unlimited()).unwrap().to_json();
        assert!(is_valid(&json), "{text}");
        let whole: serde_json::Value = serde_json::from_str(&json).unwrap();
        let refused = |change: &dyn Fn(&mut serde_json::Value)| {
            let mut damaged = whole.clone();
            change(&mut damaged);
            assert_ne!(damaged, whole, "{text}");
            assert!(!is_valid(&damaged.to_string()), "{text}");
        };
        let other = if whole["outcome"] == "N" { "P" } else { "N" };
        refused(&|damaged| damaged["outcome"] = other.into());
        refused(&|damaged| damaged["quotient"]["ruleset"] = "0.07777".into());
        refused(&|damaged| damaged["quotient"]["heaps"] = serde_json::json!([]));
        refused(&|damaged| drop(damaged["quotient"]["p_positions"].as_array_mut().unwrap().pop()));
        refused(&|damaged| damaged["quotient"]["preperiod"] = 7.into());
        refused(&|damaged| damaged["position"] = "misere cram: 2x3".into());
        refused(&|damaged| {
            damaged["position"] = text.trim_start_matches("misere ").into();
            damaged["convention"] = "normal".into();
        });
    }
}

#[test]
fn lists_of_losing_couples_are_checked() {
    for text in ["sprouts: 5", "sprouts: 6", "sprouts: 0.0.}]1.2.0.}]!"] {
        let position: Position = text.parse().unwrap();
        let json = prove(&position, 0, &mut Budget::unlimited()).unwrap().to_json();
        let whole: serde_json::Value = serde_json::from_str(&json).unwrap();
        let rows = whole["couples"].as_array().cloned().unwrap();
        assert!(is_valid(&json), "{text}");
        let with = |rows: Vec<serde_json::Value>| {
            let mut damaged = whole.clone();
            damaged["couples"] = rows.into();
            damaged.to_string()
        };
        for (index, row) in rows.iter().enumerate() {
            // No value can be another one.
            let value = row["value"].as_u64().unwrap();
            for false_value in [value + 1, value ^ 1] {
                let mut damaged = rows.clone();
                damaged[index]["value"] = false_value.into();
                assert!(!is_valid(&with(damaged)), "{text}: {row}");
            }
        }
        let fewer = |index: usize| [&rows[..index], &rows[index + 1..]].concat();
        let needed = (0..rows.len()).filter(|index| !is_valid(&with(fewer(*index))));
        assert!(2 * needed.count() > rows.len(), "{text}");
        let twice = [&rows[..], &rows[..1]].concat();
        assert!(!is_valid(&with(twice)), "{text}");
        let other = if whole["outcome"] == "N" { "P" } else { "N" };
        let mut damaged = whole.clone();
        damaged["outcome"] = other.into();
        assert!(!is_valid(&damaged.to_string()), "{text}");
    }
}

/// The examples of all rulesets, and positions reached from them that are small
/// enough for a table.
fn examples() -> Vec<Position> {
    let texts = descriptions().into_iter().flat_map(|ruleset| ruleset.examples.into_owned());
    let misere = ["misere kayles: 4, 3", "misere nim: 3, 2", "graph: a | a>b, b>c, c>d, a>d"];
    let texts = texts.map(|example| example.position).chain(misere.map(Into::into));
    texts.map(|text| text.parse().expect("an example is a position")).collect()
}

/// A position that is reached by a few moves, each the first of those to small
/// positions.
fn smaller(mut position: Position, moves: usize) -> Position {
    for _ in 0..moves {
        let Some(all) = position.moves() else { break };
        let Some(next) = all
            .take(50)
            .filter_map(|chosen| position.play(&chosen).ok())
            .min_by_key(|after| after.to_string().len())
        else {
            break;
        };
        position = next;
    }
    position
}

/// Every move leads to a row further up, and the number before it is smaller.
#[test]
#[allow(
    clippy::mutable_key_type,
    reason = "what heaps remember of their values is no part of what they equal"
)]
fn tables_are_in_the_order_of_the_longest_play() {
    let mut tables = 0;
    for example in examples() {
        let enumerated = (0..12).find_map(|moves| {
            let start = smaller(example.clone(), moves);
            Table::enumerate(&start, 100, &mut Budget::nodes(20_000)).ok().flatten()
        });
        let Some(strategy) = enumerated else { continue };
        tables += 1;
        let longest = strategy.longest_plays();
        let certificate = Certificate::Strategy(strategy.clone());
        let page = document(&certificate, Notation::Unicode);
        let rows = page.blocks.iter().find_map(|block| match block {
            Block::Table(table) => Some(&table.rows),
            _ => None,
        });
        let mut places = HashMap::<(String, String), usize>::new();
        for (place, row) in rows.expect("a table").iter().enumerate() {
            let Row::Cells(cells) = row else { panic!("{example}: not all rows are shown") };
            let to_move =
                if cells.len() > 5 { cells[2].to_plain(Notation::Unicode) } else { String::new() };
            places.insert((cells[1].to_plain(Notation::Unicode), to_move), place);
        }
        let entries = strategy.entries();
        assert_eq!(places.len(), entries.len(), "{example}");
        let place = |position: &Position| {
            let to_move = position.turn().map_or(String::new(), |player| player.to_string());
            let text = position.to_text(Notation::Unicode);
            let short = text.split_once(": ").map_or("", |(_, parts)| parts).to_string();
            let named = places.get(&(text, to_move.clone()));
            *named.or(places.get(&(short, to_move))).expect("a row")
        };
        let index: HashMap<&Position, usize> =
            entries.iter().enumerate().map(|(index, entry)| (&entry.position, index)).collect();
        for (entry, &plays) in entries.iter().zip(&longest) {
            let position = &entry.position;
            let mut most = 0;
            for chosen in position.moves().into_iter().flatten() {
                let after = position.play(&chosen).expect("legal");
                assert!(place(&after) < place(position), "{position}: {chosen}");
                most = most.max(longest[index[&after]] + 1);
            }
            assert_eq!(plays, most, "{position}");
        }
    }
    assert!(tables > descriptions().len() / 2, "only {tables} examples have small tables");
}

/// Each row of a table of values follows from the rows above it.
#[test]
fn tables_of_values_are_inductions() {
    for text in
        ["kayles: 7", "cram: 2x3", "0.137: 9", "nimstring: 2x2", "graph: a | a>b, b>c, c>d, a>d"]
    {
        let Ok(position) = text.parse::<Position>() else { panic!("{text}") };
        let certificate = prove(&position, 0, &mut Budget::unlimited()).unwrap();
        let Certificate::Values { rows, .. } = certificate else { panic!("{text}: no values") };
        for (index, row) in rows.iter().enumerate() {
            let alone: Position = row.position.parse().unwrap();
            let checked = alone.check_value_table(&rows[..=index], &mut Budget::unlimited());
            assert_eq!(checked.unwrap(), Ok(row.value), "{text}: {}", row.position);
        }
    }
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(150))]
    /// Whatever `prove` writes, `verify` accepts: of positions that are reached by random moves
    /// from the examples of all rulesets, and of sums of them, however short the budget was.
    #[test]
    fn what_is_proved_of_any_sum_is_verified(
        parts in prop::collection::vec((any::<prop::sample::Index>(), 0usize..12), 1..4),
        misere: bool,
        seed: u64,
        limit in prop::sample::select(vec![0, 1, 10, 10_000]),
        nodes in prop::sample::select(vec![100, 1_000, 30_000]),
    ) {
        let mut random = Random::new(seed);
        let examples: Vec<String> = descriptions()
            .into_iter()
            .flat_map(|ruleset| ruleset.examples.into_owned())
            .map(|example| example.position.trim_start_matches("misere ").to_string())
            .collect();
        let parts = parts.into_iter().map(|(index, moves)| {
            let mut position: Position = index.get(&examples).parse().unwrap();
            for _ in 0..moves {
                let Some(chosen) = position.random_move(&mut random) else { break };
                position = position.play(&chosen).unwrap();
            }
            position.to_string()
        });
        let sum = parts.collect::<Vec<String>>().join(" + ");
        let text = if misere { format!("misere {sum}") } else { sum };
        // Some rulesets have no misère play, and some stand in no sum.
        let Ok(position) = text.parse::<Position>() else { return Ok(()) };
        if let Ok(certificate) = prove(&position, limit, &mut Budget::nodes(nodes)) {
            let json = certificate.to_json();
            match verify(&json, &mut Budget::nodes(3_000_000)) {
                Ok(verified) => prop_assert_eq!(verified.outcome, certificate.outcome()),
                Err(Invalid::Exhausted(_)) => {}
                Err(invalid) => prop_assert!(false, "{}: {}\n{}", text, invalid, json),
            }
            // A short budget may be too short, but it never makes a true claim a false one.
            let hasty = verify(&json, &mut Budget::nodes(nodes / 10));
            prop_assert!(!matches!(hasty, Err(Invalid::Refused { .. })), "{}: {:?}", text, hasty);
        }
    }
}

/// Certificates of all kinds: strategies, values, P-positions and the theorems of all kinds of
/// rulesets.
fn of_all_kinds() -> Vec<Value> {
    let theorems = [
        "nimbers: (1,3) (4,7) (14,8)",
        "turning(mock-turtles): 1, 4, 7",
        "nimbers: (w,3)",
        "domineering: 3x3",
        "domineering: 2x2/2x2",
        "misere clobber: xo/ox",
        "nim: 1000, 1001 + cram: 2x3",
        "nim: 0",
        "nim(max=4): 111111, w+14, 9",
        "kayles: 5",
        "misere 0.123: 5, 2",
        "misere cram: 2x3",
        "wythoff: (4,7)",
    ];
    let texts = STRATEGIES.iter().chain(&THEOREMS).chain(&theorems);
    let positions = texts.filter_map(|text| text.parse::<Position>().ok());
    let certificates = positions.flat_map(|position| {
        [0, 30].map(|limit| prove(&position, limit, &mut Budget::nodes(3_000_000)))
    });
    certificates
        .filter_map(Result::ok)
        .map(|certificate| serde_json::from_str(&certificate.to_json()).unwrap())
        .collect()
}

/// Calls something with each object in a JSON value, one after the other, changed in place.
fn each_object(
    value: &Value,
    change: &dyn Fn(&mut serde_json::Map<String, Value>) -> bool,
) -> Vec<Value> {
    /// The pointers to all objects.
    fn pointers(value: &Value, here: &str, found: &mut Vec<String>) {
        match value {
            Value::Object(object) => {
                found.push(here.to_string());
                object
                    .iter()
                    .for_each(|(key, inner)| pointers(inner, &format!("{here}/{key}"), found));
            }
            Value::Array(items) => {
                let items = items.iter().enumerate();
                items.for_each(|(index, inner)| pointers(inner, &format!("{here}/{index}"), found));
            }
            _ => {}
        }
    }
    let mut found = Vec::new();
    pointers(value, "", &mut found);
    let changed = found.iter().filter_map(|pointer| {
        let mut changed = value.clone();
        let object = changed.pointer_mut(pointer)?.as_object_mut()?;
        change(object).then_some(changed)
    });
    changed.collect()
}

#[test]
fn unknown_and_misspelt_keys_are_refused_wherever_they_stand() {
    let certificates = of_all_kinds();
    assert!(certificates.len() > 20);
    for certificate in certificates {
        let noted = each_object(&certificate, &|object| {
            object.insert("note".into(), "the moon is cheese".into()).is_none()
        });
        let misspelt = (0..8).flat_map(|place| {
            each_object(&certificate, &|object| {
                let Some(key) = object.keys().nth(place).cloned() else { return false };
                let value = object.remove(&key).unwrap();
                object.insert(format!("{}2", &key[..key.len() - 1]), value);
                true
            })
        });
        for damaged in noted.into_iter().chain(misspelt) {
            let found = verify(&damaged.to_string(), &mut Budget::nodes(1_000_000));
            assert!(matches!(found, Err(Invalid::Form(_))), "{damaged}: {found:?}");
        }
    }
}

/// Of the explanations that prove something, with these reasons instead of their own.
fn with_reasons(certificate: &Value, reasons: Vec<Value>) -> Value {
    let mut changed = certificate.clone();
    changed["explanation"]["because"] = reasons.into();
    changed
}

#[test]
fn the_argument_is_about_this_position_and_the_player_to_move() {
    let theorems = of_all_kinds().into_iter().filter(|whole| whole["explanation"].is_object());
    let (mut moved, mut turns) = (0, 0);
    for whole in theorems {
        assert!(is_valid(&whole.to_string()), "{whole}");
        let position: Position = whole["position"].as_str().unwrap().parse().unwrap();
        let because = whole["explanation"]["because"].as_array().unwrap().clone();
        // Under a move the same reasons argue about the position that it leaves.
        if let Some(chosen) = position.random_move(&mut Random::new(1)) {
            let step = explain_move(&position, &chosen, &mut Budget::unlimited()).unwrap().unwrap();
            let mut step = serde_json::to_value::<Step>(step).unwrap();
            step["because"] = because.clone().into();
            let found = verify(
                &with_reasons(&whole, vec![step]).to_string(),
                &mut Budget::nodes(1_000_000),
            );
            assert!(matches!(found, Err(Invalid::Refused { .. })), "{position}: {found:?}");
            moved += 1;
        }
        if let Some(turn) = position.turn() {
            let turn = serde_json::to_value(turn).unwrap();
            let table = |step: &&Value| step["claim"] == "followed" && step["player"] == turn;
            let others: Vec<Value> = because.iter().filter(|step| !table(step)).cloned().collect();
            assert_eq!(others.len() + 1, because.len(), "{position}");
            assert!(!is_valid(&with_reasons(&whole, others).to_string()), "{position}");
            turns += 1;
        }
    }
    assert!(turns > 1, "{turns}");
    assert!(moved > 10, "{moved}");
}

#[test]
fn numbers_beyond_all_bounds_are_refused() {
    let json = certificate("nimbers: (1,3) (4,7) (6,4) (10,3) (14,8)").to_json();
    let wide = json.replace("\"dimension\":2", &format!("\"dimension\":{}", u64::MAX));
    assert_ne!(json, wide);
    assert!(matches!(verify(&wide, &mut Budget::unlimited()), Err(Invalid::Refused { .. })));
}

#[test]
fn what_cannot_be_read_is_told_from_what_does_not_hold() {
    for (text, rows) in [("kayles: 5", "values"), ("misere node-kayles: 1-2-3-4, 5", "p_positions")]
    {
        let position: Position = text.parse().unwrap();
        let json = prove(&position, 0, &mut Budget::unlimited()).unwrap().to_json();
        let whole: Value = serde_json::from_str(&json).unwrap();
        let with = |position: &str| {
            let mut changed = whole.clone();
            match rows {
                "values" => changed[rows][0]["position"] = position.into(),
                _ => changed[rows][0] = position.into(),
            }
            verify(&changed.to_string(), &mut Budget::nodes(1_000_000))
        };
        assert!(matches!(with("kayles: 4,, 4"), Err(Invalid::Unreadable { .. })), "{text}");
        assert!(matches!(with("kayles: 40"), Err(Invalid::Refused { .. })), "{text}");
    }
}
