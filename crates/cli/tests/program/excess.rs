//! `nimatron excess`: computed, compared, refused, stored.

use crate::support::{answer, json, refused, run};
use serde_json::Value;

/// m_p for p ≤ 43, from table 4.1 of H. W. Lenstra, *On the algebraic closure of two* (1977).
const LENSTRA: [(u32, u32); 13] = [
    (3, 0),
    (5, 0),
    (7, 1),
    (11, 1),
    (13, 0),
    (17, 0),
    (19, 4),
    (23, 1),
    (29, 0),
    (31, 1),
    (37, 0),
    (41, 1),
    (43, 1),
];

fn values(text: &str) -> Vec<(u32, u32)> {
    let number = |line: &Value, name: &str| line[name].as_u64().unwrap() as u32;
    let lines = text.lines().map(|line| serde_json::from_str::<Value>(line).unwrap());
    lines.map(|line| (number(&line, "prime"), number(&line, "excess"))).collect()
}

#[test]
fn a_range_is_computed_anew() {
    assert_eq!(values(&answer(&["excess", "3..43", "--json"])), LENSTRA);
    let text = answer(&["excess", "19"]);
    assert!(text.starts_with("m_19 = 4, as in the table (norm from 2^36 to 2^18 "), "{text}");
    let line = json(&["excess", "47", "--json"]);
    assert_eq!((&line["degree"], &line["agrees"]), (&5060.into(), &true.into()));
}

#[test]
fn what_has_no_answer_is_named() {
    assert_eq!(refused(&["excess", "9"]), "error: 9 is not an odd prime\n");
    assert!(refused(&["excess", "2879"]).contains("the excess of the prime 1439"));
    let memory = refused(&["excess", "719", "--memory", "100"]);
    assert!(memory.starts_with("error: m_719 takes ") && memory.ends_with("allowed are 100 MiB\n"));
    let stopped = refused(&["excess", "1307", "--time", "0"]);
    assert!(stopped.starts_with("error: m_1307 was not finished: "), "{stopped}");
    // The others are answered.
    let both = run(&["excess", "2879", "7"]);
    assert_eq!(both.status, 2);
    assert!(both.out.starts_with("m_7 = 1, "));
}

#[test]
fn answers_are_kept_in_a_file() {
    let path = std::env::temp_dir().join(format!("nimatron-excess-{}.jsonl", std::process::id()));
    let store = path.to_str().unwrap();
    let first = answer(&["excess", "3..43", "--json", "--store", store]);
    assert_eq!(answer(&["excess", "3..43", "--json", "--store", store]), first);
    std::fs::write(&path, "something else").unwrap();
    assert!(refused(&["excess", "7", "--store", store]).contains("it holds something else"));
    std::fs::remove_file(&path).unwrap();
}
