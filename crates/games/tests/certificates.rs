//! What `prove` writes, `verify` accepts; everything damaged it refuses.

use nimatron::certificate::{Certificate, Invalid, prove, verify};
use nimatron::core::{Budget, Outcome};
use nimatron::rulesets::Position;
use proptest::prelude::*;

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
