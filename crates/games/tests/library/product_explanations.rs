//! Explanations of stones: each is confirmed, and each damage to it is seen.

use nimatron::explain::{
    Claim, Level, ProductClaim, Step, Written, check, check_completeness, explain, explain_move,
};
use nimatron::foundation::{Budget, Playable};
use nimatron::render::{Style, drawing, explanation};
use nimatron::rulesets::Position;
use nimatron::text::Notation;

const POSITIONS: [&str; 8] = [
    "nimbers: 0",
    "nimbers: (1,3) (4,7) (6,4) (10,3) (14,8)",
    "nimbers: (1,3) (4,7) (6,4) (10,3) (14,8) (14,14)",
    "nimbers: (1,2,3) (4,4,4)",
    "nimbers: (1234567890123456789012345,98765432109876543210)",
    "turning(mock-turtles): 1, 4, 7",
    "tartan(ruler, turning-turtles): (2,3) (4,1)",
    "tartan(twins, twins): (1,1)",
];

#[test]
fn every_level_is_confirmed() {
    for text in POSITIONS {
        let position: Position = text.parse().unwrap();
        let analysis = position.analyze(&mut Budget::unlimited()).unwrap();
        for level in (0..=3).filter_map(Level::new) {
            let why = explain(&analysis, level);
            assert_eq!(check(&position, &why, &mut Budget::unlimited()).unwrap(), Ok(()), "{text}");
            assert!(!explanation(&why, Notation::Unicode).to_text(&Style::default()).is_empty());
        }
        assert_eq!(check_completeness(&position, &explain(&analysis, Level::PROOF)), Ok(()));
        for chosen in position.moves().unwrap().take(5) {
            let told = explain_move(&position, &chosen, &mut Budget::unlimited()).unwrap().unwrap();
            let why = Step { because: vec![told], ..explain(&analysis, Level::VERDICT) };
            assert_eq!(
                check(&position, &why, &mut Budget::unlimited()).unwrap(),
                Ok(()),
                "{text}: {chosen}"
            );
        }
    }
}

#[test]
fn damage_is_seen() {
    let position: Position = POSITIONS[1].parse().unwrap();
    let whole = explain(&position.analyze(&mut Budget::unlimited()).unwrap(), Level::PROOF);
    for index in 0..whole.because.len() {
        let mut damaged = whole.clone();
        match &mut damaged.because[index].claim {
            Claim::Product(ProductClaim::Stones { rows, .. }) => rows[2].product = 5u32.into(),
            Claim::Product(ProductClaim::Factors { factors, .. }) => {
                factors[0] = factors[0].successor()
            }
            Claim::WinningMoves { moves, .. } => moves[0] = Written::Text("(14,8) -> (0,0)".into()),
            Claim::Product(ProductClaim::Diagonal(claim)) => claim.roots = vec![13u32.into()],
            Claim::Theorem { theorem } => *theorem = nimatron::explain::Theorem::Tartan,
            other => panic!("{other:?}"),
        }
        let place = (index + 1).to_string();
        assert_eq!(
            check(&position, &damaged, &mut Budget::unlimited()).unwrap().unwrap_err().place,
            place
        );
    }
    let mut damaged = whole.clone();
    for step in &mut damaged.because {
        if let Claim::WinningMoves { complete, .. } = &mut step.claim {
            *complete = !*complete;
        }
    }
    assert!(check(&position, &damaged, &mut Budget::unlimited()).unwrap().is_err());
    let mut damaged = whole;
    damaged
        .because
        .retain(|step| !matches!(step.claim, Claim::Product(ProductClaim::Stones { .. })));
    assert_eq!(check(&position, &damaged, &mut Budget::unlimited()).unwrap(), Ok(()));
    assert!(check_completeness(&position, &damaged).is_err());
}

#[test]
fn the_board_is_told_and_drawn() {
    let position: Position = POSITIONS[1].parse().unwrap();
    let why = explain(&position.analyze(&mut Budget::unlimited()).unwrap(), Level::TABLE);
    let text = explanation(&why, Notation::Ascii).to_text(&Style::default());
    for part in ["14*8", "10", "nim-sum is 8", "(14,14)", "14 (x) 14 = 8"] {
        assert!(text.contains(part), "{part} in\n{text}");
    }
    let drawn = drawing(&position, Notation::Ascii).unwrap();
    assert_eq!(drawn.matches('o').count(), 5);
    assert!(drawn.starts_with(" 8  .  .  .  .  .  .  .  .  .  .  .  .  .  o\n"));
}
