//! Games with heaps against tables that other programs made.

use nimatron::foundation::Budget;
use nimatron::impartial::sequence::period::{Period, Search, Verdict, find};
use nimatron::impartial::sequence::{Code, HeapRules, by_definition, values};

fn table(name: &str) -> Vec<Vec<String>> {
    let path = format!("{}/tests/tables/{name}.tsv", env!("CARGO_MANIFEST_DIR"));
    let text = std::fs::read_to_string(path).unwrap();
    let rows = text.lines().filter(|line| !line.starts_with('#'));
    rows.map(|line| line.split('\t').map(str::to_owned).collect()).collect()
}

fn code(rules: &str) -> Code {
    rules.parse::<HeapRules>().unwrap_or_else(|error| panic!("{rules}: {error}")).code().clone()
}

fn sequence(rules: &str, len: u64) -> Vec<u16> {
    let mut engine = values(&code(rules), Vec::new()).unwrap();
    engine.extend(len, &mut Budget::unlimited(), &mut |_| ()).unwrap();
    engine.values(0..len).unwrap().to_vec()
}

fn search(rules: &str, most: u64) -> Verdict {
    let code = code(rules);
    let mut engine = values(&code, Vec::new()).unwrap();
    let (verdict, halt) =
        Search::new(&code, most).run(&mut *engine, &mut Budget::unlimited(), &mut |_| ());
    assert_eq!(halt, None, "{rules}");
    verdict
}

#[test]
fn values_are_those_of_the_tables() {
    let rows = table("heap_sequences");
    assert!(rows.len() > 600);
    for row in rows {
        let from: usize = row[1].parse().unwrap();
        let expected: Vec<u16> = row[2].split(',').map(|v| v.trim().parse().unwrap()).collect();
        let computed = sequence(&row[0], (from + expected.len()) as u64);
        assert_eq!(computed[from..], expected, "{}", row[0]);
    }
}

#[test]
fn the_definition_gives_the_values_of_the_tables() {
    for row in table("heap_sequences") {
        let from: usize = row[1].parse().unwrap();
        let expected: Vec<u16> = row[2].split(',').map(|v| v.trim().parse().unwrap()).collect();
        let to = (from + expected.len() - 1).min(24);
        let computed = by_definition(&code(&row[0]), to as u64, &mut Budget::unlimited()).unwrap();
        assert_eq!(computed[from..], expected[..=to - from], "{}", row[0]);
    }
}

#[test]
fn codes_and_their_moves_are_those_of_the_tables() {
    for row in table("heap_codes") {
        assert_eq!(code(&row[0]).to_string(), row[1], "{}", row[0]);
    }
    for row in table("heap_options") {
        let code: Code = row[0].parse().unwrap();
        let options: Vec<String> = code
            .options(row[1].parse().unwrap())
            .map(|heaps| {
                let heaps: Vec<String> = heaps.iter().map(u64::to_string).collect();
                format!("[{}]", heaps.join(","))
            })
            .collect();
        assert_eq!(format!("[{}]", options.join(",")), row[2], "{} {}", row[0], row[1]);
    }
}

#[test]
fn periods_of_subtraction_games_are_proved() {
    for row in table("subtraction_periods") {
        let Verdict::Proved(proved) = search(&row[0], 1 << 20) else { panic!("{}", row[0]) };
        let found = proved.period();
        let expected = (row[1].parse().unwrap(), row[2].parse().unwrap(), 0);
        assert_eq!((found.preperiod, found.period, found.saltus), expected, "{}", row[0]);
    }
}

#[test]
fn periodicity_is_proved_where_the_table_has_it() {
    for row in table("heap_periodicity") {
        let limit: u64 = row[1].parse().unwrap();
        let verdict = search(&row[0], limit + 1);
        if row[2] == "-" {
            // With fewer tests needed, more may be proved; nothing else is claimed.
            if let Verdict::Proved(proved) = verdict {
                println!("{} up to {limit}: {} is proved here", row[0], proved.period());
            }
            continue;
        }
        let number = |i: usize| row[i].parse().unwrap();
        let expected = Period { preperiod: number(2), period: number(3), saltus: number(4) };
        let Verdict::Proved(proved) = verdict else { panic!("{}: {verdict:?}", row[0]) };
        assert_eq!(*proved.period(), expected, "{}", row[0]);
    }
}

#[test]
fn patterns_of_hexadecimal_games_are_seen() {
    for row in table("heap_patterns") {
        let found = find(&sequence(&row[0], 401), true);
        let number = |i: usize| row[i].parse::<u64>().unwrap();
        let expected = Period { preperiod: number(1), period: number(2), saltus: number(3) };
        assert_eq!(found, (expected.period > 0).then_some(expected), "{}", row[0]);
    }
}

#[test]
fn a_pattern_that_breaks_at_each_power_of_two_is_not_claimed() {
    for len in [401, 600, 1_000, 2_000] {
        assert_eq!(find(&sequence("0.123456789", len), true), None, "{len}");
    }
}

#[test]
fn aliases_have_one_sequence() {
    for row in table("heap_aliases") {
        let first = sequence(&row[0], 400);
        for other in row[1].split_whitespace() {
            assert_eq!(sequence(other, 400), first, "{} and {other}", row[0]);
        }
    }
}

#[test]
fn games_that_look_equal_for_long_may_differ() {
    let (one, other) = (sequence("0.161", 1000), sequence("0.36", 1000));
    let differ = one.iter().zip(&other).position(|(a, b)| a != b);
    assert_eq!(differ, Some(519));
}

#[test]
fn patterns_of_hexadecimal_games_are_proved() {
    for row in table("heap_patterns").iter().filter(|row| row[2] != "0") {
        let Verdict::Proved(proved) = search(&row[0], 2_000) else { panic!("{}", row[0]) };
        let number = |i: usize| row[i].parse::<u64>().unwrap();
        let expected = Period { preperiod: number(1), period: number(2), saltus: number(3) };
        assert_eq!(*proved.period(), expected, "{}", row[0]);
    }
}

#[test]
fn exceptional_values_are_those_that_are_published() {
    // Winning Ways, chapter 4, table 6: Kayles. For Dawson's Chess: OEIS A002187.
    for (rules, exceptions) in [
        ("0.77", &[0, 3, 6, 9, 11, 15, 18, 21, 22, 28, 34, 39, 57, 70][..]),
        ("0.137", &[0, 14, 16, 17, 31, 34, 51]),
    ] {
        let values = sequence(rules, 200);
        let period = find(&values, false).unwrap();
        assert_eq!(period.exceptions(&values), exceptions, "{rules}");
    }
}

#[test]
fn exceptional_values_differ_from_the_pattern_carried_on_backwards() {
    for (rules, rising) in [("0.07", false), ("0.165", false), ("0.8", true), ("0.[3]", true)] {
        let values = sequence(rules, 2000);
        let Some(period) = find(&values, rising) else { continue };
        // One step at a time, from the end.
        let mut expected: Vec<i64> = values.iter().map(|&value| value.into()).collect();
        for heap in (0..period.preperiod as usize).rev() {
            expected[heap] = expected[heap + period.period as usize] - period.saltus as i64;
        }
        let differ = (0..).zip(expected.iter().zip(&values));
        let differ = differ.filter(|(_, (expected, value))| **expected != i64::from(**value));
        let differ: Vec<u64> = differ.map(|(heap, _)| heap).collect();
        assert_eq!(period.exceptions(&values), differ, "{rules}");
        assert!(period.exceptions(&values[..period.preperiod as usize]).is_empty());
    }
}
