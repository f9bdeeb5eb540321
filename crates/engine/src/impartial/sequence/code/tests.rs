use proptest::prelude::*;

use super::*;

fn normal(text: &str) -> String {
    text.parse::<Code>().unwrap().to_string()
}

fn message(text: &str) -> String {
    text.parse::<Code>().unwrap_err().to_string()
}

#[test]
fn normal_forms_say_no_more_than_they_must() {
    for (text, expected) in [
        (".77", "0.77"),
        ("00.770", "0.77"),
        ("0.3f", "0.3F"),
        ("0.3[3]", "0.[3]"),
        ("0.[3333]", "0.[3]"),
        ("0.7[03]", "0.70[30]"),
        ("0.{0+}", "0.*"),
        ("0.{1!}", "0.2"),
        ("0.{0,1,2,3,4}", "0.V"),
        ("0.{5}", "0.{5}"),
        ("0.[0]", "0.0"),
        ("80.0", "80.0"),
    ] {
        assert_eq!(normal(text), expected, "{text}");
    }
}

#[test]
fn games_that_need_not_end_are_refused() {
    assert!(message("20.017").contains("grow without bound"));
    assert!(message("40.0").contains("grow without bound"));
    assert!(message("2.0").contains("would not end"));
    assert!(message("1.0").contains("leave nothing"));
    assert!(message("*.0").contains("leave nothing"));
}

#[test]
fn nonsense_is_refused_with_its_place() {
    for (text, place) in [
        ("0.7X", 3..4),
        ("", 0..0),
        ("77", 2..2),
        ("0.", 2..2),
        ("0.[", 3..3),
        ("0.[3", 4..4),
        ("0.3]", 3..4),
        ("0.{}", 3..4),
        ("0.{2,2}", 5..6),
        ("0.{99999}", 3..8),
        ("0.{3+,4}", 6..7),
        ("0.{4,3+}", 5..7),
        ("0.7 7", 4..5),
        ("0.!", 2..3),
    ] {
        let error = text.parse::<Code>().unwrap_err();
        assert_eq!(error.span, place, "{text}: {error}");
    }
}

#[test]
fn sets_become_digits() {
    for (text, code) in [
        ("subtraction(2,3,7)", "0.0330003"),
        ("allbut(2,3,7)", "0.3003330[3]"),
        ("splittles(4)", "0.0007"),
        ("kayles", "0.77"),
    ] {
        assert_eq!(text.parse::<HeapRules>().unwrap().code().to_string(), code);
    }
    for wrong in ["subtraction()", "subtraction(0)", "subtraction(70000)", "subtraction(1", "kayle"]
    {
        assert!(wrong.parse::<HeapRules>().is_err(), "{wrong}");
    }
}

fn any_parts() -> impl Strategy<Value = Parts> {
    let kinds = [Parts::Any, Parts::Different, Parts::NotAllEqual, Parts::AllEqual];
    prop::sample::select(kinds.to_vec())
}

fn any_digit() -> impl Strategy<Value = Digit> {
    let single = prop::collection::btree_map(0u32..9, any_parts(), 0..4);
    let onwards = prop::option::weighted(0.2, (9u32..12, any_parts()));
    (single, onwards).prop_map(|(single, onwards)| Digit::new(single, onwards))
}

fn any_code() -> impl Strategy<Value = Code> {
    let row = |most| prop::collection::vec(any_digit(), 0..most);
    (row(6), row(4)).prop_map(|(mut fraction, repeated)| {
        let mut digits = vec![Digit::default()];
        digits.append(&mut fraction);
        Code::new(Vec::new(), digits, repeated)
    })
}

proptest! {
    #[test]
    fn a_code_reads_back_as_itself(code in any_code()) {
        prop_assert_eq!(&code.to_string().parse::<Code>().unwrap(), &code);
    }

    #[test]
    fn partitions_are_those_of_the_definition(
        sum in 0u64..14, count in 0u64..6, parts in any_parts(),
    ) {
        let listed: Vec<Vec<u64>> = Partitions::new(sum, count, parts).collect();
        let mut expected = all_lists(sum, count, 1);
        expected.retain(|list| match parts.of(count as u32) {
            Parts::Any => true,
            Parts::Different => list.windows(2).all(|pair| pair[0] != pair[1]),
            Parts::NotAllEqual => list.first() != list.last(),
            Parts::AllEqual => list.first() == list.last(),
        });
        prop_assert_eq!(listed, expected);
    }

    #[test]
    fn reading_never_panics(text in "[0-9A-Z.{}!?=+*,\\[\\]]{0,12}") {
        let _ = text.parse::<Code>();
        let _ = text.parse::<HeapRules>();
    }
}

/// Ascending lists of `count` numbers from `least` on with a given sum.
fn all_lists(sum: u64, count: u64, least: u64) -> Vec<Vec<u64>> {
    if count == 0 {
        return if sum == 0 { vec![Vec::new()] } else { Vec::new() };
    }
    let mut lists = Vec::new();
    for first in least..=sum {
        for rest in all_lists(sum - first, count - 1, first) {
            lists.push([vec![first], rest].concat());
        }
    }
    lists
}
