//! Games of n players: explanations and certificates are confirmed, and refused where they are damaged;
//! facts of the literature.

use nimatron::certificate::{TableCertificate, TableProof, TableUnproved};
use nimatron::explain::{Level, TableClaim, check_table, check_table_completeness, explain_table};
use nimatron::foundation::Budget;
use nimatron::multiplayer::{Coalition, Players, Seat};
use nimatron::render::{Style, players};
use nimatron::rulesets::multiplayer::Position;
use nimatron::text::Notation;
use serde_json::{Value, json};

fn read(text: &str) -> Position {
    text.parse().unwrap_or_else(|error| panic!("{text}: {error}"))
}

fn explained(position: &Position) -> Vec<TableClaim> {
    let budget = &mut Budget::unlimited();
    let analysis = position.analyze(budget).unwrap();
    explain_table(&analysis, Level::PROOF, budget).unwrap()
}

const POSITIONS: [&str; 14] = [
    "nim(players=3): 1, 2, 3",
    "nim(players=3): 2, 2, 2",
    "nim(players=4, turn=C): 1, 2, 3",
    "nim(players=3, ending=normal): 1, 2",
    "nim(players=3, ending=misere): 1, 2",
    "nim(players=3, prefer=selfish): 1, 2",
    "nim(players=3, prefer=[A>B>C, B>A>C, C>A>B]): 2, 3",
    "nim(players=2): 3, 5, 7",
    "kayles(players=4): 5",
    "cram(players=3, ending=elimination): 2x3",
    "domineering(players=3, left=A+C): 3x3",
    "{*,*2|0|} + *2",
    "nim(players=3): w^w+5, w+1, 123456789123456789",
    "nim(players=2): w^w+5, w+1, 7",
];

#[test]
fn explanations_are_confirmed() {
    for text in POSITIONS {
        let (position, budget) = (read(text), &mut Budget::unlimited());
        let claims = explained(&position);
        assert_eq!(check_table(&position, &claims, budget), Ok(Ok(())), "{text}");
        for level in 0..3 {
            let level = Level::new(level).unwrap();
            let fewer = explain_table(&position.analyze(budget).unwrap(), level, budget).unwrap();
            assert!(fewer.iter().all(|claim| claims.contains(claim)), "{text}");
        }
        let by_theorem = position.turns_by_theorem().is_some();
        assert_eq!(check_table_completeness(&claims).is_ok(), by_theorem, "{text}");
        let written = serde_json::to_string(&claims).unwrap();
        assert_eq!(serde_json::from_str::<Vec<TableClaim>>(&written).unwrap(), claims, "{text}");
        let told = players::document(&position, &claims, Notation::Ascii);
        assert!(told.to_text(&Style::default()).contains("win"), "{text}");
    }
}

/// All texts that differ from a value in one number, word or entry.
fn damages(value: &Value) -> Vec<Value> {
    match value {
        Value::Number(number) => vec![json!(number.as_u64().unwrap_or(0) + 1)],
        Value::Bool(truth) => vec![json!(!truth)],
        Value::String(text) => {
            let other = match text.as_str() {
                "A" => "B".into(),
                "B" => "C".into(),
                "C" | "D" => "A".into(),
                _ => format!("{text}x"),
            };
            vec![json!(other)]
        }
        Value::Null => vec![json!("A")],
        Value::Array(items) => {
            let mut all: Vec<Value> = Vec::new();
            for (index, item) in items.iter().enumerate() {
                let mut fewer = items.clone();
                fewer.remove(index);
                all.push(fewer.into());
                all.extend(damages(item).into_iter().map(|damaged| {
                    let mut changed = items.clone();
                    changed[index] = damaged;
                    changed.into()
                }));
            }
            all
        }
        Value::Object(fields) => {
            let each = fields.iter().filter(|(name, _)| *name != "claim");
            each.flat_map(|(name, field)| {
                let (name, fields) = (name.clone(), fields.clone());
                damages(field).into_iter().map(move |damaged| {
                    let mut changed = fields.clone();
                    changed.insert(name.clone(), damaged);
                    changed.into()
                })
            })
            .collect()
        }
    }
}

/// A damaged claim says less, or is refused.
#[test]
fn damaged_claims_are_refused() {
    let mut refused = 0;
    for text in POSITIONS {
        let position = read(text);
        for claim in explained(&position) {
            for damaged in damages(&serde_json::to_value(&claim).unwrap()) {
                let Ok(damaged) = serde_json::from_value::<TableClaim>(damaged) else {
                    refused += 1;
                    continue;
                };
                let says_less = match (&claim, &damaged) {
                    (
                        TableClaim::Moves { moves: all, .. },
                        TableClaim::Moves { moves, complete },
                    ) => {
                        !complete && moves.iter().all(|one| all.contains(one)) && !moves.is_empty()
                    }
                    (
                        TableClaim::Options { rows: all, .. },
                        TableClaim::Options { rows, complete },
                    ) => !complete && rows.iter().all(|row| all.contains(row)),
                    (TableClaim::Open { choices: all }, TableClaim::Open { choices }) => {
                        choices.iter().all(|one| all.contains(one)) && !choices.is_empty()
                    }
                    (
                        TableClaim::Forced { coalitions: all, alone },
                        TableClaim::Forced { coalitions, alone: other },
                    ) => {
                        // A first move may be left out, but not the last one.
                        let rows = all.iter().zip(coalitions);
                        alone == other
                            && all.len() == coalitions.len()
                            && rows.into_iter().all(|(one, other)| {
                                one.coalition == other.coalition
                                    && other.moves.iter().all(|chosen| one.moves.contains(chosen))
                                    && (one.moves.is_empty() || !other.moves.is_empty())
                            })
                    }
                    _ => false,
                };
                let checked = check_table(
                    &position,
                    std::slice::from_ref(&damaged),
                    &mut Budget::unlimited(),
                );
                let held = checked.unwrap();
                assert!(held.is_err() || says_less, "{text}: {damaged:?} instead of {claim:?}");
                refused += 1;
            }
        }
    }
    assert!(refused > 500, "{refused}");
}

#[test]
fn certificates_are_confirmed() {
    for text in POSITIONS {
        let (position, budget) = (read(text), &mut Budget::unlimited());
        for proof in [TableProof::Least, TableProof::Results] {
            let certificate = TableCertificate::prove(&position, proof, 100_000, budget).unwrap();
            let verified = TableCertificate::verify(&certificate.to_json(), budget)
                .unwrap_or_else(|error| panic!("{text}: {error}"));
            assert_eq!(verified.position, position.to_string());
            if let Some(coalition) = verified.coalition {
                let forced = position.analyze(budget).unwrap().forced().unwrap();
                assert!(forced.is_by(coalition), "{text}");
            }
        }
    }
    let three = Players::new(3).unwrap();
    let everybody = TableProof::Coalition(Coalition::of([three.before(Seat::FIRST)]));
    let refused = TableCertificate::prove(
        &read("nim(players=3): 1, 2"),
        everybody,
        1000,
        &mut Budget::unlimited(),
    );
    assert!(matches!(refused, Err(TableUnproved::NotForced(_))));
    let many = TableCertificate::prove(
        &read("nim(players=3): 1, 2"),
        TableProof::Least,
        2,
        &mut Budget::unlimited(),
    );
    assert_eq!(many, Err(TableUnproved::TooMany(2)));
}

#[test]
fn damaged_certificates_are_refused() {
    for (text, proof) in [
        ("nim(players=3): 1, 2", TableProof::Least),
        ("nim(players=3): 1, 2", TableProof::Results),
        ("nim(players=3, prefer=selfish): 1, 2", TableProof::Results),
        ("domineering(players=3, left=A+C): 2x2", TableProof::Results),
        ("{*,*2|0|*}", TableProof::Least),
        ("nim(players=3): w, 5", TableProof::Results),
    ] {
        let budget = &mut Budget::unlimited();
        let certificate = TableCertificate::prove(&read(text), proof, 1000, budget).unwrap();
        let whole: Value = serde_json::from_str(&certificate.to_json()).unwrap();
        for damaged in damages(&whole) {
            if damaged["explanation"] != whole["explanation"] {
                // Claims may say less: see the test of claims.
                continue;
            }
            let verified = TableCertificate::verify(&damaged.to_string(), budget);
            if let Ok(verified) = verified {
                // Another reply may win as well, and another order of the letters is the same text.
                let same = damaged["positions"].as_array().map(Vec::len);
                assert_eq!(same, whole["positions"].as_array().map(Vec::len), "{damaged}");
                assert_eq!(verified.position, read(text).to_string(), "{damaged}");
            }
        }
    }
}

/// The rows of the facts file.
#[test]
fn facts_of_the_literature() {
    let mut rows = 0;
    for line in include_str!("../tables/players.tsv").lines().filter(|line| !line.starts_with('#'))
    {
        let [kind, text, value, _source] = line.split('\t').collect::<Vec<_>>()[..] else {
            panic!("{line}");
        };
        let analysis = read(text).analyze(&mut Budget::unlimited()).unwrap();
        let found = match kind {
            "class" => analysis.class().map(|class| class.to_string()),
            "last" => analysis.possible().only().map(|seat| seat.to_string()),
            _ => panic!("{line}"),
        };
        assert_eq!(found.as_deref(), Some(value), "{line}");
        rows += 1;
    }
    assert!(rows > 10, "{rows}");
}
