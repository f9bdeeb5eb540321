//! Positions are changed by hand: what is offered can be touched, and leads to positions of the
//! ruleset.

use std::collections::{BTreeSet, HashSet};

use nimatron::foundation::Playable;
use nimatron::render::scene::{Drawing, editing};
use nimatron::rulesets::{Position, descriptions};

/// Whose positions are built with steppers, by touching stones or by playing, or consist of parts.
const OTHERS: [&str; 7] =
    ["brussels-sprouts", "nim", "nimbers", "partizan-sum", "sprouts", "sum", "turning"];

#[test]
fn what_is_offered_can_be_touched() {
    let mut others = BTreeSet::new();
    for description in descriptions() {
        for example in description.examples {
            let position: Position = example.position.parse().expect(example.position);
            let Some((drawing, changes)) = editing(&position) else {
                others.insert(description.id);
                continue;
            };
            assert!(!changes.is_empty(), "{position}");
            let places: HashSet<&str> = match &drawing {
                Drawing::Figure(figure) => {
                    figure.places.iter().map(|place| &*place.handle).collect()
                }
                _ => HashSet::new(),
            };
            for change in changes {
                let left = &change.leaves;
                assert!(
                    change.handles.iter().all(|handle| places.contains(&**handle)),
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
        ("kayles: 2", "heap 1: one less", &[], "kayles: 1"),
        ("chomp: 2x3", "row 2: one less", &[], "chomp: 3, 2"),
        ("wythoff: (3,5)", "coordinate 2: one more", &[], "wythoff: (3,6)"),
        ("graph: a | a>b", "an arc to a further vertex", &["b"], "graph: a | a>b>1"),
        ("hackenbush: blue 0-1", "a red edge", &["0", "1"], "hackenbush: blue 0-1, red 0-1"),
        ("hackenbush: blue 0-1, red 1-2", "take away", &["blue 0-1"], "hackenbush: green empty"),
        ("poset: 1<2", "a further vertex", &[], "poset: 1<2, 3"),
    ] {
        let position: Position = position.parse().expect(position);
        let (_, changes) = editing(&position).expect("it can be changed by hand");
        let found = changes.iter().find(|change| change.tool == tool && change.handles == handles);
        let Some(change) = found else {
            let tools: BTreeSet<_> = changes.iter().map(|change| &change.tool).collect();
            panic!("{position}: {tool} {handles:?}, but {tools:?}");
        };
        assert_eq!(change.leaves, left.parse().expect(left), "{position}: {}", change.leaves);
    }
}
