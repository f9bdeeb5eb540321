//! Nimbers on transfinite boards: against trying out corners, against the
//! rules, and against published boards.

use std::collections::BTreeSet;

use nimatron::explain::{Claim, Level, ProductClaim, check, explain, explain_move};
use nimatron::foundation::{Budget, MoveCount, Outcome, Playable, Random};
use nimatron::play::{Opponent, Record, Seat};
use nimatron::render::{Style, explanation};
use nimatron::rulesets::nimbers::{Move, Position};
use nimatron::rulesets::{self};
use nimatron::text::Notation;
use nimatron_nimber::Ordinal;

fn board(text: &str) -> Position {
    text.parse().unwrap()
}

fn texts(moves: impl Iterator<Item = Move>) -> BTreeSet<String> {
    moves.map(|chosen| chosen.to_string()).collect()
}

/// The ordinals below another one that are polynomials in ω with coefficients
/// below 16 and degree at most 1.
fn corners(bound: &Ordinal) -> Vec<Ordinal> {
    let all = (0..16).flat_map(|a| (0..16).map(move |b| format!("w*{a}+{b}")));
    all.map(|text| text.parse().unwrap()).filter(|x: &Ordinal| x < bound).collect()
}

/// The challenge of Le Bruyn's page on transfinite Nimbers.
const CHALLENGE: &str = "nimbers: (2,2) (4,w) (w+2,w+3) (w+4,w+1)";

#[test]
fn the_challenge_has_one_winning_move() {
    let position = board(CHALLENGE);
    let analysis = position.analyze();
    assert_eq!(analysis.value().to_string(), "*6");
    assert_eq!(analysis.outcome(), Outcome::N);
    assert!(analysis.finds_all());
    assert_eq!(
        texts(analysis.winning_moves()),
        ["(w+4,w+1) -> (w+2,w)".to_owned()].into_iter().collect()
    );
    assert_eq!(analysis.diagonal().unwrap().to_text(), "(4,4)");
    // The same by trying out all corners with small coefficients.
    let mut found = BTreeSet::new();
    for stone in position.stones() {
        for x in corners(&stone[0]) {
            for y in corners(&stone[1]) {
                let chosen = Move { stone: stone.clone(), near: vec![x.clone(), y] };
                let after = position.play(&chosen).unwrap();
                if after.analyze().outcome() == Outcome::P {
                    found.insert(chosen.to_string());
                }
            }
        }
    }
    assert_eq!(found, texts(analysis.winning_moves()));
}

const COORDINATES: [&str; 10] = ["1", "2", "7", "12", "w", "w+1", "w*3+2", "w^2", "w^w", "w^w+w*2"];

fn random_board(dimension: usize, stones: usize, random: &mut Random) -> Position {
    let mut texts = BTreeSet::new();
    for _ in 0..stones {
        let point: Vec<&str> =
            (0..dimension).map(|_| *random.choose(&COORDINATES).unwrap()).collect();
        texts.insert(format!("({})", point.join(",")));
    }
    board(&format!("nimbers: {}", texts.into_iter().collect::<Vec<_>>().join(" ")))
}

#[test]
fn one_stone_on_the_diagonal_balances_every_board() {
    let mut random = Random::new(11);
    for dimension in [2, 3, 5, 7] {
        for _ in 0..6 {
            let position = random_board(dimension, 2, &mut random);
            let analysis = position.analyze();
            let diagonal = analysis.diagonal().unwrap();
            assert_eq!(diagonal.roots.is_empty(), analysis.outcome() == Outcome::P);
            for point in diagonal.stones() {
                assert!(point.iter().all(|x| *x == point[0]) && point.len() == dimension);
                let turned = position.toggled(point).unwrap();
                assert_eq!(turned.analyze().outcome(), Outcome::P, "{position}");
            }
        }
    }
}

#[test]
fn winning_moves_win_in_two_to_four_dimensions() {
    let mut random = Random::new(7);
    for round in 0..40 {
        let position = random_board(2 + round % 3, 1 + round % 4, &mut random);
        let analysis = position.analyze();
        assert_eq!(analysis.winning_move(), analysis.winning_moves().next());
        let some: Vec<Move> = analysis.winning_moves().take(4).collect();
        assert_eq!(some.is_empty(), analysis.outcome() == Outcome::P, "{position}");
        for chosen in some {
            let after = position.play(&chosen).unwrap();
            assert_eq!(after.analyze().outcome(), Outcome::P, "{position}: {chosen}");
            assert_eq!(position.parse_move(&chosen.to_string()).as_ref(), Ok(&chosen));
        }
    }
}

#[test]
fn explanations_of_infinite_boards_are_confirmed() {
    for text in [
        CHALLENGE,
        "nimbers: (1,1,2)",
        "nimbers: (1,1,2) (w,w,w)",
        "nimbers: (w^2,w^2)",
        "nimbers: (w^w,w^(w^2)) (w+1,3)",
    ] {
        let position: rulesets::Position = text.parse().unwrap();
        let analysis = position.analyze(&mut Budget::unlimited()).unwrap();
        for level in (0..=3).filter_map(Level::new) {
            let why = explain(&analysis, level);
            assert_eq!(check(&position, &why, &mut Budget::unlimited()).unwrap(), Ok(()), "{text}");
            assert!(!explanation(&why, Notation::Unicode).to_text(&Style::default()).is_empty());
        }
        let chosen = position.random_move(&mut Random::new(3)).unwrap();
        assert!(explain_move(&position, &chosen, &mut Budget::unlimited()).unwrap().is_some());
    }
    let position: rulesets::Position = CHALLENGE.parse().unwrap();
    let mut why = explain(&position.analyze(&mut Budget::unlimited()).unwrap(), Level::PROOF);
    let powers = why.because.iter_mut().find_map(|step| match &mut step.claim {
        Claim::Product(ProductClaim::Relations { powers }) => Some(powers),
        _ => None,
    });
    powers.unwrap()[0].value = 3u32.into();
    assert!(
        check(&position, &why, &mut Budget::unlimited())
            .unwrap()
            .unwrap_err()
            .reason
            .contains("power of w")
    );
}

#[test]
fn what_cannot_all_be_listed_is_said_to_be_so() {
    let position = board("nimbers: (w^2,w^2)");
    let analysis = position.analyze();
    assert!(!analysis.finds_all() && analysis.winning_moves().count() > 0);
    assert_eq!(position.count_moves(), MoveCount::Infinite);
    assert!(position.moves().is_none());
    let reason = analysis.unlisted().unwrap().to_string();
    assert_eq!(reason, "a coefficient ranges over an infinite field");
}

#[test]
fn corners_in_large_fields_are_refused() {
    let position = board("nimbers: (w^(w^14),3)");
    let error = position.parse_move("(w^(w^14),3) -> (w^(w^13),1)").unwrap_err();
    assert!(error.message.contains("field of more than 2^16384"), "{}", error.message);
}

#[test]
fn every_opponent_plays_to_the_end() {
    for (seed, text) in
        [CHALLENGE, "nimbers: (w^w,w,3)", "nimbers: (w^(w^2),w+5)"].iter().enumerate()
    {
        for opponent in Opponent::ALL {
            let start: rulesets::Position = text.parse().unwrap();
            let first_wins =
                start.analyze(&mut Budget::unlimited()).unwrap().outcome() == Outcome::N;
            let mut random = Random::new(seed as u64);
            let mut record = Record::new(start, Seat::FIRST);
            let mut players = [Opponent::Perfect, opponent].into_iter().cycle();
            for _ in 0..40 {
                let Some(chosen) =
                    players.next().unwrap().choose(&record, &mut random, &mut Budget::unlimited())
                else {
                    break;
                };
                record.play(chosen).unwrap();
            }
            if let Some(winner) = record.winner() {
                assert!(!first_wins || winner == Seat::FIRST, "{text}: {opponent}");
            }
        }
    }
}
