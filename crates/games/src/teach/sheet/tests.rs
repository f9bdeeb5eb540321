//! Sheets: the same for the same name, complete, and true.

use super::fold::SECRETS;
use super::guide::{CONJECTURES, Conjecture};
use super::*;
use crate::foundation::{Outcome, Playable};
use crate::rulesets::Position;

fn printed(name: Name, paper: Paper) -> String {
    let printing = Printing { paper, answers: true, address: ADDRESS };
    html(&[name], &printing, &mut Budget::nodes(1 << 26)).unwrap()
}

#[test]
fn every_kind_is_made_at_every_level() {
    for kind in kinds() {
        for level in 1..=LEVELS {
            let name = Name::new(kind, level, 7).unwrap();
            assert_eq!(name.to_string().parse(), Ok(name));
            let sheet = printed(name, Paper::A4);
            assert_eq!(sheet, printed(name, Paper::A4), "{name}");
            let pages = sheet.matches("<section>").count();
            assert!((1..=2).contains(&pages), "{name}");
            let keys = sheet.matches("<section class=\"key\">").count();
            assert_eq!(keys, usize::from(kind.id != "guide"), "{name}");
            // Nothing is loaded from anywhere, and nothing has a colour.
            assert!(!sheet.contains("<script") && !sheet.contains("src="), "{name}");
            for colour in sheet.split("=\"#").skip(1).filter_map(|after| after.get(..6)) {
                let channels: Vec<&str> = vec![&colour[..2], &colour[2..4], &colour[4..]];
                let is_grey = channels[0] == channels[1] && channels[1] == channels[2];
                assert!(
                    is_grey || !colour.chars().all(|c| c.is_ascii_hexdigit()),
                    "{name} {colour}"
                );
            }
            if level == 1 && matches!(kind.make, Make::Puzzles(_)) {
                assert_ne!(sheet, printed(name.further(1).unwrap(), Paper::A4), "{name}");
            }
        }
    }
}

/// 24 positions, 6 of them won by the second player, and 182 lines of play.
#[test]
fn all_games_from_1_2_3_are_there() {
    let budget = &mut Budget::unlimited();
    let all = lines::positions();
    assert_eq!(all.len(), 24);
    let lost = all.iter().filter(|p| p.analyze(budget).unwrap().outcome() == Outcome::P);
    assert_eq!(lost.count(), 6);
    assert_eq!(lines::plays(&all[0], budget).unwrap().len(), 182);
}

fn wins(text: &str) -> bool {
    let position: Position = text.parse().unwrap();
    position.analyze(&mut Budget::unlimited()).unwrap().outcome() == Outcome::N
}

#[test]
fn the_secret_is_true() {
    for secret in &SECRETS {
        let piles: Vec<String> =
            secret.piles.iter().map(|pile| pile.iter().sum::<u64>().to_string()).collect();
        assert_eq!(wins(&format!("nim: {}", piles.join(", "))), secret.wins, "{}", secret.says);
    }
}

#[test]
fn counterexamples_are_counterexamples() {
    // Whether whoever moves first wins each, or by which move.
    let decided = [
        (None, false),
        (Some("3: 7 -> 0"), false),
        (Some("3: 2 -> 1"), true),
        (None, true),
        (None, false),
        (None, false),
    ];
    for (Conjecture { says, position, .. }, (chosen, expected)) in CONJECTURES.iter().zip(decided) {
        let won = match chosen {
            None => wins(position),
            Some(chosen) => {
                let position: Position = position.parse().unwrap();
                let analysis = position.analyze(&mut Budget::unlimited()).unwrap();
                let chosen = position.parse_move(chosen).unwrap();
                analysis.winning_moves().any(|winning| winning == chosen)
            }
        };
        assert_eq!(won, expected, "{says}");
    }
    // The only winning move of 5, 4, 2, and the one that is named in 3, 5, 7.
    let only: Position = "nim: 5, 4, 2".parse().unwrap();
    assert_eq!(only.analyze(&mut Budget::unlimited()).unwrap().winning_moves().count(), 1);
    assert!(!wins("nim: 3, 5, 6"));
}

/// Products stand in the tables as the definition by least excluded numbers gives them.
#[test]
fn tables_agree_with_the_definition() {
    let name: Name = "nim-multiplication-3-7".parse().unwrap();
    let sheet = printed(name, Paper::Letter);
    let key = sheet.split("class=\"key\"").nth(1).unwrap();
    let cells: Vec<u64> = key
        .split("<td>")
        .skip(1)
        .map(|cell| cell.split('<').next().unwrap().parse().unwrap())
        .collect();
    let mut product = vec![vec![0u64; 16]; 16];
    for a in 0..16 {
        for b in 0..16 {
            let excluded: Vec<u64> = (0..a)
                .flat_map(|c| (0..b).map(move |d| (c, d)))
                .map(|(c, d)| product[c][b] ^ product[a][d] ^ product[c][d])
                .collect();
            product[a][b] = (0..).find(|value| !excluded.contains(value)).unwrap();
        }
    }
    assert_eq!(cells, product.concat());
}
