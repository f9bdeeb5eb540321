//! Positions are changed by hand: what is offered can be touched, and leads to positions of the
//! ruleset.

use std::collections::{BTreeSet, HashSet};

use nimatron::foundation::Playable;
use nimatron::render::scene::{ByHand, Drawing, editing, with_number};
use nimatron::rulesets::{Position, descriptions};

/// Whose positions are built by touching stones, or typed: Nim with infinite piles, lands of Sprouts
/// without a picture.
const OTHERS: [&str; 5] = ["brussels-sprouts", "nim", "nimbers", "sprouts", "turning"];

/// The handles of a picture.
fn places(drawing: &Drawing) -> HashSet<String> {
    match drawing {
        Drawing::Figure(figure) => figure.places.iter().map(|place| place.handle.clone()).collect(),
        Drawing::Sum(sum) => sum.parts.iter().flat_map(|part| places(&part.drawing)).collect(),
        _ => HashSet::new(),
    }
}

#[test]
fn what_is_offered_can_be_touched() {
    let mut others = BTreeSet::new();
    for description in descriptions() {
        for example in description.examples.iter() {
            let position: Position = example.position.parse().expect(&example.position);
            let Some(ByHand { drawing, changes, numbers }) = editing(&position) else {
                others.insert(description.id.clone());
                continue;
            };
            assert!(!changes.is_empty() || !numbers.is_empty(), "{position}");
            for (index, number) in numbers.iter().enumerate() {
                assert_eq!(with_number(&position, index, number.value), Some(Ok(position.clone())));
                let more = with_number(&position, index, number.value + 1).and_then(Result::ok);
                assert_eq!(more, number.more, "{position}: {}", number.name);
            }
            assert_eq!(with_number(&position, numbers.len(), 1), None);
            let places = places(&drawing);
            for change in changes {
                let left = &change.leaves;
                assert!(
                    change.handles.iter().all(|handle| places.contains(handle)),
                    "{position}: {change:?}"
                );
                assert_eq!(left.description().id, position.description().id, "{position}: {left}");
                assert_eq!(left.convention(), position.convention(), "{position}: {left}");
                assert_ne!(*left, position);
            }
        }
    }
    assert_eq!(others.into_iter().collect::<Vec<_>>(), OTHERS);
}

#[test]
fn a_piece_is_put_and_taken_away() {
    for (position, tool, handles, left) in [
        ("cram: 2x2", "a taken square", &["1,1"][..], "cram: ../#."),
        ("misere cram: ../#.", "a free square", &["1,1"], "misere cram: 2x2"),
        ("domineering(turn=right): 2x2", "a further row", &[], "domineering(turn=right): 3x2"),
        ("amazons: x../..o", "an amazon of Left", &["2,1"], "amazons: x../.xo"),
        ("northcott(x): o..x", "the checker o", &["1:3"], "northcott(x): ..ox"),
        ("toads: t_f", "one square more", &[], "toads: t_f_"),
        ("graph: a | a>b", "an arc to a further vertex", &["b"], "graph: a | a>b>1"),
        ("hackenbush: blue 0-1", "a red edge", &["0", "1"], "hackenbush: blue 0-1, red 0-1"),
        ("hackenbush: blue 0-1, red 1-2", "take away", &["blue 0-1"], "hackenbush: green empty"),
        ("poset: 1<2", "a further vertex", &[], "poset: 1<2, 3"),
        (
            "misere clobber(turn=right): xo/.. + domineering(turn=right): 2x2",
            "part 1: a stone of Left",
            &["1/1,1"],
            "misere partizan-sum(turn=right): clobber: xo/x. + domineering: 2x2",
        ),
        ("sprouts: 2", "a line with a spot", &["A", "B"], "sprouts: ACBC"),
    ] {
        let position: Position = position.parse().expect(position);
        let ByHand { changes, .. } = editing(&position).expect("it can be changed by hand");
        let found = changes.iter().find(|change| change.tool == tool && change.handles == handles);
        let Some(change) = found else {
            let tools: BTreeSet<_> = changes.iter().map(|change| &change.tool).collect();
            panic!("{position}: {tool} {handles:?}, but {tools:?}");
        };
        assert_eq!(change.leaves, left.parse().expect(left), "{position}: {}", change.leaves);
    }
}

#[test]
fn numbers_are_set() {
    for (position, number, to, left) in [
        ("kayles: 2", 1, 120, Ok("kayles: 120")),
        ("chomp: 2x3", 2, 2, Ok("chomp: 3, 2")),
        ("wythoff: (3,5)", 2, 6, Ok("wythoff: (3,6)")),
        ("nim: 3, 5", 2, 1_000_000, Ok("nim: 3, 1000000")),
        ("misere nim: 3 + kayles: 5", 2, 4, Ok("misere nim: 3 + misere kayles: 4")),
        ("chomp: 2x3", 1, 1, Err("")),
        ("sprouts: 3", 1, 12, Ok("sprouts: 12")),
        ("toads: t_f + kayles: 2", 1, 5, Ok("toads: t_f + kayles: 5")),
    ] {
        let position: Position = position.parse().expect(position);
        let set = with_number(&position, number - 1, to).expect("there is such a number");
        match left {
            Ok(left) => assert_eq!(set, Ok(left.parse().expect(left)), "{position}"),
            Err(_) => assert!(set.is_err(), "{position}: {set:?}"),
        }
    }
}
