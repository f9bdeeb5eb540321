//! What is known of positions that are not solved.

use nimatron::explain::Known;
use nimatron::foundation::Budget;
use nimatron::nim::Quantity;
use nimatron::rulesets::{Move, Position};
use proptest::prelude::*;

#[test]
fn easy_moves_are_decided_beside_hard_ones() {
    let position: Position = "cram: 7x9".parse().unwrap();
    assert!(position.analyze(&mut Budget::nodes(50_000)).is_err());
    let known = Known::find(&position, &mut Budget::nodes(50_000));
    assert_eq!(known.outcome(), None);
    assert!(known.open.is_some_and(|open| open > 0));
}

#[test]
fn what_has_no_end_is_left_open() {
    let position: Position = "nim: w, w1, 3".parse().unwrap();
    assert_eq!(Known::find(&position, &mut Budget::nodes(1000)).open, None);
}

proptest! {
    #[test]
    fn what_is_known_is_true(
        start in prop::sample::select(&[
            "kayles: 7, 5", "misere kayles: 6, 4", "cram: 3x4", "domineering: 3x4", "nim: 3, 5, 6",
            "dawson-kayles: 9", "chomp: 3x4", "cram: 2x3 + nim: 2", "domineering: 3x4 + domineering: 2x2",
        ]),
        nodes in 0u64..20_000,
    ) {
        let position: Position = start.parse().unwrap();
        let known = Known::find(&position, &mut Budget::nodes(nodes));
        let solved = position.analyze(&mut Budget::unlimited()).unwrap();
        prop_assert!(known.outcome().is_none_or(|outcome| outcome == solved.outcome()));
        let winning: Vec<Move> = solved.winning_moves().collect();
        prop_assert!(known.winning.iter().all(|chosen| winning.contains(chosen)));
        prop_assert!(known.losing.iter().all(|chosen| !winning.contains(chosen)));
        if let (Some(bounds), Quantity::NimSum(value)) = (known.value, solved.quantity()) {
            prop_assert!(bounds.contains(&value.height().to_u64().unwrap()), "{bounds:?} {value:?}");
        }
    }
}
