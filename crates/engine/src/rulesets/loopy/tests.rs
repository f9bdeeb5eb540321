//! Loopy rulesets against the definition of who wins.

use std::collections::HashMap;

use super::{Fate, Position};
use crate::foundation::{Budget, Convention, Outcome, Playable, Player};
use crate::rulesets::Solvable;

/// For positions in the order of discovery the outcome of the player to move, by the definition: sets
/// grow until nothing is added any more.
fn outcomes(start: &Position) -> HashMap<Position, Outcome> {
    let mut all = vec![start.clone(), start.clone().at_turn(start.mover().opponent())];
    all.dedup();
    let mut next = 0;
    while let Some(position) = all.get(next).cloned() {
        next += 1;
        for chosen in position.moves().into_iter().flatten() {
            let after = position.play(&chosen).expect("a legal move");
            if !all.contains(&after) {
                all.push(after);
            }
        }
    }
    let mut known: HashMap<Position, Outcome> = HashMap::new();
    loop {
        let before = known.len();
        for position in &all {
            let moves = position.moves().into_iter().flatten();
            let after: Vec<Option<Outcome>> = moves
                .map(|chosen| known.get(&position.play(&chosen).expect("legal")).copied())
                .collect();
            let found = match after.is_empty() {
                true => Some(position.convention().terminal()),
                false if after.contains(&Some(Outcome::P)) => Some(Outcome::N),
                false => after.iter().all(|after| *after == Some(Outcome::N)).then_some(Outcome::P),
            };
            if let Some(found) = found {
                known.insert(position.clone(), found);
            }
        }
        if known.len() == before {
            break;
        }
    }
    all.into_iter()
        .map(|position| {
            let outcome = known.get(&position).copied().unwrap_or(Outcome::D);
            (position, outcome)
        })
        .collect()
}

const STARTS: [&str; 9] = [
    "backsliding-toads: t_f",
    "backsliding-toads: tt_f",
    "backsliding-toads: tt__ff",
    "backsliding-toads: tft.",
    "backsliding-toads: t___f",
    "fox-and-geese: 3x4",
    "fox-and-geese: .g./.f./...",
    "ceylonese: 3x3",
    "fox-and-geese: g./f.",
];

#[test]
fn outcomes_are_those_of_the_definition() {
    for convention in [Convention::Normal, Convention::Misere] {
        for start in STARTS {
            let start: Position = start.parse().expect(start);
            let start = Position::new(convention, Player::Left, start.game().clone());
            let all = outcomes(&start);
            for (position, outcome) in all.iter().take(60) {
                let analysis = position.analyze(&mut Budget::unlimited()).expect("no bound");
                assert_eq!(analysis.fate_of_mover().outcome(), *outcome, "{position}");
                assert!(analysis.positions().1);
                for option in analysis.options(position.mover()) {
                    let after = all[option.chosen.to()];
                    let mine = option.fate.map(|fate| fate.of_mover().outcome());
                    assert_eq!(mine, Some(after), "{position}: {}", option.chosen);
                }
            }
        }
    }
}

/// Whoever wins does so in the number of moves that is told, whatever the other does.
#[test]
fn wins_come_as_soon_as_they_are_told() {
    for start in STARTS {
        let mut open: Vec<Position> = vec![start.parse().expect(start)];
        for _ in 0..40 {
            let Some(position) = open.pop() else { break };
            let analysis = position.analyze(&mut Budget::unlimited()).expect("no bound");
            let fates: Vec<Fate> = analysis
                .options(position.mover())
                .iter()
                .filter_map(|option| option.fate)
                .collect();
            let best = fates.iter().copied().max_by_key(|fate| fate.rank());
            let expected = best.unwrap_or(Fate::Loss(0));
            assert_eq!(analysis.fate_of_mover(), expected, "{position}");
            open.extend(position.moves_of(position.mover()).map(|chosen| chosen.to().clone()));
        }
    }
}

#[test]
fn what_is_too_large_is_exhausted() {
    let position: Position = "fox-and-geese: 8x8".parse().expect("a board");
    let exhausted = position.analyze(&mut Budget::nodes(100_000)).map(|_| ());
    assert!(exhausted.is_err());
    let exhausted = position.analyze(&mut Budget::unlimited().with_memory(1 << 20)).map(|_| ());
    assert!(exhausted.is_err());
}
