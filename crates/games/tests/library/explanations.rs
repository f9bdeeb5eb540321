//! Explanations: what is built is confirmed, what is corrupted is refused.

mod families;
mod sentences;

use std::collections::BTreeSet;

use nimatron::explain::{Level, Step, Topic, check, explain, explain_move, kinds, ladder};
use nimatron::foundation::{Budget, Playable, Random};
use nimatron::rulesets::Position;
use proptest::prelude::*;
use serde_json::{Value, json};

const POSITIONS: [&str; 40] = [
    "nim: 1, 2, 3",
    "nim: 7, 4, 5",
    "nim: 5, 0, 5",
    "nim: 9",
    "nim: 0, 0",
    "nim: 1, w+3, w^w+5, w^(w+3)+w^w*3+w*5+7, e0, w1",
    "nim: w*2, w*3, w",
    "misere nim: 0",
    "misere nim: 1, 1, 1",
    "misere nim: 1, 1, 5",
    "misere nim: 4, 5, 3",
    "misere nim: 2, 2",
    "misere nim: w, w, 1",
    "nim(max=4): 11, 14, 9, 13",
    "nim(max=4): w, e0",
    "nim(max=3): w+7, 3, w1",
    "nim(max=3): w+6, 2",
    "misere nim(max=4): 11, w+14, 3",
    "misere nim(max=4): 5, 10",
    "nim(piles=2): 1, 2, 3, 4",
    "nim(piles=2): w*3, w*3, w+1",
    "nim(piles=3): 5, 5, 5, 5",
    "misere nim(piles=2): 1, 1, 5",
    "misere nim(piles=2): 1, 1, 1, 1",
    "nim: 3, 5",
    "nim: 2, 2, 1, 1",
    "nim: 3, 3, 5",
    "nim: 2, 2, 5, 3, 1",
    "misere nim: 1",
    "misere nim: 5, 5, 3, 3",
    "nim(max=4): 7, 2",
    "nim(max=4): 7, 7",
    "nim(max=4): 5, 2, 7",
    "nim(max=4): 1, 2, 4",
    "misere nim(max=4): 7, 2",
    "misere nim(max=4): 6",
    "nim(piles=2): 3, 3, 3",
    "nim(piles=2): 3, 5, 1",
    "nim(piles=2): 3, 5",
    "nim(piles=2): 0, w^w+w+2, 1, 12, e0+3",
];

fn position(text: &str) -> Position {
    text.parse().unwrap_or_else(|error| panic!("{text}: {error}"))
}

/// Everything that can be said: the explanation, every hint, the effect of a
/// few moves.
fn everything(position: &Position) -> Step {
    let analysis = position.analyze(&mut Budget::unlimited()).unwrap();
    let mut all = explain(&analysis, Level::PROOF);
    for rung in ladder(&analysis) {
        all.because.extend(rung.steps.into_iter().filter(|_| rung.topic != Topic::Reason));
    }
    let moves = position.moves().into_iter().flatten().take(3);
    let moves: Vec<_> = moves.chain(analysis.winning_moves().take(2)).collect();
    all.because.extend(
        moves
            .iter()
            .filter_map(|chosen| explain_move(position, chosen, &mut Budget::unlimited()).unwrap()),
    );
    all
}

#[test]
fn whatever_is_built_is_confirmed() {
    for text in POSITIONS {
        let position = position(text);
        for level in 0..=3 {
            let level = Level::new(level).expect("a level");
            assert_eq!(
                check(
                    &position,
                    &explain(&position.analyze(&mut Budget::unlimited()).unwrap(), level),
                    &mut Budget::unlimited()
                )
                .unwrap(),
                Ok(()),
                "{text}"
            );
        }
        assert_eq!(
            check(&position, &everything(&position), &mut Budget::unlimited()).unwrap(),
            Ok(()),
            "{text}"
        );
    }
}

#[test]
fn an_explanation_of_another_position_is_refused() {
    for (text, other) in POSITIONS.iter().zip(POSITIONS.iter().skip(1)) {
        let explanation = everything(&position(text));
        assert!(
            check(&position(other), &explanation, &mut Budget::unlimited()).unwrap().is_err(),
            "{text} for {other}"
        );
        for reason in &explanation.because {
            assert!(
                check(&position(text), reason, &mut Budget::unlimited()).unwrap().is_err(),
                "{text}: it begins with the outcome"
            );
        }
    }
}

/// Other values for the value of a field.
fn others(field: &str, value: &Value) -> Vec<Value> {
    let from = |all: &[&str]| all.iter().map(|other| json!(other)).collect::<Vec<_>>();
    let mut others = match field {
        "moves" if value.is_number() => from_number(value),
        // A term of other games; what a term of the same game means is true anyway.
        "term" if ["game_value", "outcome"].map(Value::from).contains(value) => {
            from(&["stone_value"])
        }
        "term" => from(&["game_value"]),
        "sameness" => from(&["equal", "mirrored", "negative"]),
        "convention" => from(&["normal", "misere"]),
        "outcome" | "leaves" if ["N", "P"].map(Value::from).contains(value) => from(&["N", "P"]),
        "player" => from(&["left", "right"]),
        "by" => from(&["height", "count"]),
        "how" => from(&["copy", "count", "level", "balance", "ones"]),
        "is" => from(&["over", "pairs", "level", "balanced", "uneven", "switch", "ones"]),
        "phase" => from(&["as_normal", "switch", "only_ones"]),
        "theorem" => from(&[
            "bouton",
            "bouton_misere",
            "residues",
            "residues_misere",
            "moore",
            "moore_misere",
        ]),
        "position" => from(&["nim: 9, 9, 2", "misere nim: 1, 2, 3", "nim", ""]),
        "chosen" | "moves" => from(&["1: 0 -> 0", "77: 1 -> 0", "1: 1 -> w1", "x", ""]),
        "reply" => {
            let mut moves = from(&["1: 0 -> 0", "77: 1 -> 0", "1: 1 -> w1", "x", ""]);
            moves.push(Value::Null);
            moves
        }
        _ => match value {
            Value::Bool(value) => vec![json!(!value)],
            Value::Number(_) => from_number(value),
            _ => from(&["0", "1", "2", "5", "w", "w+1", "e0", "w*2", "x", ""]),
        },
    };
    others.retain(|other| other != value);
    others
}

fn from_number(value: &Value) -> Vec<Value> {
    match value.as_u64() {
        Some(number) => {
            vec![json!(number + 1), json!(number.wrapping_sub(1)), json!(0), json!(1000)]
        }
        // Scores may be negative.
        None => {
            let number = value.as_i64().expect("a whole number");
            vec![json!(number + 1), json!(number - 1), json!(0), json!(1000)]
        }
    }
}

/// Every way to corrupt one field of the step or of a reason, each with the
/// kind of claim and the field.
fn corruptions(step: &Value) -> Vec<(String, Value)> {
    let mut found = Vec::new();
    let fields = step.as_object().expect("a step is an object");
    let kind = fields["claim"].as_str().expect("a kind of claim").to_string();
    for (field, value) in fields {
        if field == "claim" {
            continue;
        }
        let mut replace = |name: &str, other: Value| {
            let mut corrupted = step.clone();
            corrupted[field] = other;
            found.push((format!("{kind}.{name}"), corrupted));
        };
        if field == "because" {
            for (index, reason) in value.as_array().into_iter().flatten().enumerate() {
                for (name, corrupted) in corruptions(reason) {
                    let mut step = step.clone();
                    step[field][index] = corrupted;
                    found.push((name, step));
                }
            }
        } else {
            for (name, other) in corrupted_values(field, value) {
                replace(&name, other);
            }
        }
    }
    found
}

/// The kind and the field of a corrupted place.
fn field_of(name: &str) -> Option<String> {
    let mut parts = name.split('.');
    Some(format!("{}.{}", parts.next()?, parts.next()?))
}

fn corrupted_values(name: &str, value: &Value) -> Vec<(String, Value)> {
    let field = name.rsplit('.').next().unwrap_or(name);
    let mut found = Vec::new();
    match value {
        Value::Array(items) => {
            for (index, item) in items.iter().enumerate() {
                for (name, other) in corrupted_values(name, item) {
                    let mut items = items.clone();
                    items[index] = other;
                    found.push((name, Value::Array(items)));
                }
                let mut fewer = items.clone();
                fewer.remove(index);
                // A few winning moves of many are still winning moves, and of some values no
                // moves need be named.
                if field != "moves" && !(field == "reached" && items.len() == 1) {
                    found.push((name.to_string(), Value::Array(fewer)));
                }
                let mut twice = items.clone();
                twice.insert(index, item.clone());
                found.push((name.to_string(), Value::Array(twice)));
            }
            if field == "uneven" || field == "rows" {
                let mut reversed = items.clone();
                reversed.reverse();
                found.push((name.to_string(), Value::Array(reversed)));
            }
        }
        Value::Object(fields) => {
            for (inner, value) in fields {
                for (inner, other) in corrupted_values(&format!("{name}.{inner}"), value) {
                    let mut fields = fields.clone();
                    let key = inner[name.len() + 1..].split('.').next().expect("a field");
                    fields[key] = other;
                    found.push((inner.clone(), Value::Object(fields)));
                }
            }
        }
        _ => found.extend(others(field, value).into_iter().map(|other| (name.to_string(), other))),
    }
    found.retain(|(_, other)| other != value);
    found
}

#[test]
fn every_corrupted_field_is_refused() {
    let mut seen = BTreeSet::new();
    for text in POSITIONS {
        let position = position(text);
        let Step { claim, because } = everything(&position);
        // One reason at a time: each is checked for itself.
        let alone = because.into_iter().map(|reason| {
            let whole = Step { claim: claim.clone(), because: vec![reason] };
            serde_json::to_value(whole).expect("plain data")
        });
        for (name, corrupted) in alone.flat_map(|whole| corruptions(&whole)) {
            seen.extend(field_of(&name));
            // What is no explanation at all is refused before the check.
            let Ok(step) = serde_json::from_value::<Step>(corrupted.clone()) else { continue };
            assert!(
                check(&position, &step, &mut Budget::unlimited()).unwrap().is_err(),
                "{text}: {name} was corrupted and not refused: {corrupted:#}"
            );
        }
    }
    for field in fields(&["shared", "piles"]) {
        // These are said of other games, where they are damaged too.
        let elsewhere = ["answer", "definition", "leaves", "winners"];
        let covered =
            seen.contains(&field) || elsewhere.contains(&field.split('.').next().expect("a kind"));
        assert!(covered, "{field} is not covered");
    }
}

/// Every field of every kind of claim in these families, after its kind.
fn fields(families: &[&str]) -> Vec<String> {
    let kinds = kinds().into_iter().filter(|kind| families.contains(&kind.family));
    kinds
        .flat_map(|kind| kind.fields.iter().map(move |field| format!("{}.{field}", kind.name)))
        .collect()
}

/// A kind of claim without fields is refused where it does not hold.
#[test]
fn a_claim_that_belongs_elsewhere_is_refused() {
    let step = |claim: &str| serde_json::from_value::<Step>(json!({ "claim": claim }));
    for (text, claim) in [("nim: 3, 3", "no_move"), ("nim: 3, 4", "every_move_loses")] {
        let position = position(text);
        let mut explanation =
            explain(&position.analyze(&mut Budget::unlimited()).unwrap(), Level::VERDICT);
        explanation.because.push(step(claim).expect("a claim"));
        assert!(
            check(&position, &explanation, &mut Budget::unlimited()).unwrap().is_err(),
            "{claim} at {text}"
        );
    }
}

fn random_position() -> impl Strategy<Value = Position> {
    let heights = ["0", "1", "1", "2", "3", "4", "5", "6", "7", "12", "18446744073709551616", "w"];
    let infinite = ["w+1", "w*2", "w*3+5", "w^2", "w^w+w+2", "e0", "e0+3", "w1", "w1*2+w"];
    let heights: Vec<&str> = heights.into_iter().chain(infinite).collect();
    let rules = ["nim", "nim(max=1)", "nim(max=3)", "nim(max=4)", "nim(piles=1)", "nim(piles=2)"];
    let rules: Vec<&str> = rules.into_iter().chain(["nim(piles=3)"]).collect();
    let piles = prop::collection::vec(prop::sample::select(heights), 1..7);
    (any::<bool>(), prop::sample::select(rules), piles).prop_map(|(misere, rules, piles)| {
        let convention = if misere { "misere " } else { "" };
        position(&format!("{convention}{rules}: {}", piles.join(", ")))
    })
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(100))]

    #[test]
    fn explanations_and_hints_are_confirmed(position in random_position()) {
        prop_assert_eq!(check(&position, &everything(&position), &mut Budget::unlimited()).unwrap(), Ok(()));
    }

    #[test]
    fn corrupted_explanations_are_refused(position in random_position(), seed in any::<u64>()) {
        let whole = serde_json::to_value(everything(&position)).expect("plain data");
        let corrupted = corruptions(&whole);
        if let Some((name, corrupted)) = Random::new(seed).choose(&corrupted) {
            let refused = serde_json::from_value::<Step>(corrupted.clone())
                .map_or(true, |step| check(&position, &step, &mut Budget::unlimited()).unwrap().is_err());
            prop_assert!(refused, "{}: {} {:#}", position, name, corrupted);
        }
    }
}
