//! Every ladder at every level: what is asked has an answer, and wrong answers are refuted.

use std::collections::HashMap;

use super::*;
use crate::explain::{Level, check, explain};
use crate::foundation::{Outcome, Playable};
use nimatron_nimber::text::Notation;

const SEEDS: u64 = 6;

fn puzzles() -> impl Iterator<Item = Puzzle> {
    let names = LADDERS.iter().flat_map(|ladder| {
        (1..=LEVELS).flat_map(move |level| (0..SEEDS).map(move |seed| (ladder, level, seed)))
    });
    names.map(|(ladder, level, seed)| {
        let name = Name::new(ladder, level, seed).unwrap();
        Puzzle::new(name, &mut Budget::nodes(1 << 24)).unwrap_or_else(|why| panic!("{name}: {why}"))
    })
}

fn checked(puzzle: &Puzzle, answer: &str) -> Checked {
    let budget = &mut Budget::nodes(1 << 24);
    let name = puzzle.name();
    let read = puzzle.check(answer, Notation::Ascii, budget).unwrap();
    read.unwrap_or_else(|error| panic!("{name}: {}: {answer}: {error}", puzzle.position()))
}

/// Who wins, by the definition alone.
fn searched(position: &Position, known: &mut HashMap<Position, Outcome>) -> Outcome {
    if let Some(known) = known.get(position) {
        return *known;
    }
    let mut moves = position.moves().unwrap().peekable();
    let outcome = match moves.peek() {
        None => position.convention().terminal(),
        Some(_) => Outcome::from_options(
            moves.map(|chosen| searched(&position.play(&chosen).unwrap(), known)),
        ),
    };
    known.insert(position.clone(), outcome);
    outcome
}

#[test]
fn names_are_read_as_they_are_written() {
    for puzzle in puzzles() {
        let name = puzzle.name();
        assert_eq!(name.to_string().parse(), Ok(name));
        let position = puzzle.position();
        assert_eq!(position.to_string().parse().as_ref(), Ok(position), "{name}");
    }
    for wrong in
        ["", "equal", "equal-1", "equal-0-1", "equal-6-1", "equl-1-1", "equal-1-9007199254740992"]
    {
        assert!(wrong.parse::<Name>().is_err(), "{wrong}");
    }
}

/// Seeds are kept in links and on paper: they must go on to mean the same.
#[test]
fn seeds_keep_their_meaning() {
    for (name, position) in [
        ("equal-1-7", "nim: 5, 2"),
        ("cancel-2-17", "nim: 5, 5, 7, 7, 9"),
        ("move-3-4", "nim: 3, 4, 7, 7"),
        ("who-4-1", "nim: 14, 4, 3, 5"),
        ("misere-1-2", "misere nim: 1, 1, 1, 1, 5"),
        ("bounded-2-3", "nim(max=3): 2, 9"),
        ("soon-1-2", "subtraction(1,3,4): 1, 1, 3"),
        ("transfinite-3-5", "nim: w^3+w^2+5, w^2*4+w*4+1, w*3, w^(w*2)+w"),
        ("nimbers-3-4", "nimbers: (1,2) (4,3)"),
        ("break-5-1", "kayles: 8, 3, 13"),
        ("hackenbush-2-5", "hackenbush: red 0-1, blue 1-2, red 2-3, blue 3-4"),
        ("domineering-3-4", "domineering: ....#/...../.#..."),
        ("hotter-1-1", "partizan-sum: domineering: 2x2 + domineering: ../#."),
        ("build-4-1", "nim: 3, 2"),
    ] {
        let puzzle = Puzzle::new(name.parse().unwrap(), &mut Budget::unlimited()).unwrap();
        assert_eq!(puzzle.position().to_string(), position, "{name}");
    }
}

#[test]
fn right_answers_are_right_and_seeds_differ() {
    let mut seen = std::collections::HashSet::new();
    let (mut count, budget) = (0, &mut Budget::unlimited());
    for puzzle in puzzles() {
        let name = puzzle.name();
        let answers = puzzle.answers(budget).unwrap();
        assert!(!answers.is_empty(), "{name}: {}", puzzle.position());
        for answer in answers {
            assert!(checked(&puzzle, &answer).right, "{name}: {answer}");
        }
        assert!(!puzzle.question().blocks.is_empty());
        assert!(!puzzle.solution(Notation::Unicode, budget).unwrap().blocks.is_empty());
        count += 1;
        seen.insert(puzzle.position().to_string());
    }
    assert!(seen.len() * 4 > count * 3, "{} of {count}", seen.len());
}

/// A move is right exactly if it leaves a P-position by the definition; a wrong one is answered by
/// one that does.
#[test]
fn wrong_moves_are_refuted() {
    let budget = &mut Budget::unlimited();
    for puzzle in puzzles().filter(|puzzle| puzzle.name().seed() < 2) {
        let (name, position) = (puzzle.name(), puzzle.position());
        let (Ask::Move { within, .. }, Some(moves)) = (puzzle.ask(), position.moves()) else {
            continue;
        };
        let answers = puzzle.answers(budget).unwrap();
        let is_small = position.as_nim().is_some() && !position.reaches_more_than(2000);
        let mut known = HashMap::new();
        for chosen in moves.take(12) {
            let judged = checked(&puzzle, &chosen.to_string());
            assert_eq!(judged.right, answers.contains(&chosen.to_string()), "{name}: {chosen}");
            let after = position.play(&chosen).unwrap();
            if is_small && within.is_none() {
                assert_eq!(judged.right, searched(&after, &mut known) == Outcome::P);
            }
            let Some(Refutation { position: at, reply }) = judged.refutation else {
                assert!(judged.right || after.is_terminal(), "{name}: {chosen}");
                continue;
            };
            assert_eq!(at, after);
            let left = at.play(&reply).unwrap().analyze(budget).unwrap().outcome();
            let told = judged.told.to_text(&Default::default());
            match told.contains("hold out") {
                true => assert!(within.is_some()),
                false => assert_eq!(left, Outcome::P, "{name}: {chosen} {reply}"),
            }
        }
    }
}

#[test]
fn other_wrong_answers_are_refuted() {
    let budget = &mut Budget::unlimited();
    for puzzle in puzzles() {
        let (name, answer) = (puzzle.name(), &puzzle.answers(budget).unwrap()[0]);
        let wrong = match puzzle.ask() {
            Ask::Move { .. } => continue,
            Ask::AllMoves { .. } => answer.rsplit_once(';').unwrap().0.to_string(),
            Ask::Winner if answer == "first" => "second".into(),
            Ask::Winner => "first".into(),
            Ask::Uncancelled => String::new(),
            Ask::LonePower => "2^20".into(),
            Ask::Value => format!("{answer} + 1/2"),
            Ask::Hottest { .. } if answer == "1" => "2".into(),
            Ask::Hottest { .. } => "1".into(),
            Ask::Balance { .. } => {
                let mut piles =
                    answer.strip_prefix("nim: ").unwrap().split(", ").collect::<Vec<_>>();
                piles.pop();
                piles.push("40");
                piles.join(" ")
            }
        };
        let judged = checked(&puzzle, &wrong);
        assert!(!judged.right, "{name}: {wrong}");
        if *puzzle.ask() == Ask::Winner {
            let Refutation { position, reply } = judged.refutation.unwrap();
            let left = position.play(&reply).unwrap();
            assert_eq!(left.analyze(budget).unwrap().outcome(), Outcome::P);
        }
    }
}

/// The transfinite ladder has exactly one winning move, and the checker confirms the reasons.
#[test]
fn transfinite_puzzles_have_one_winning_move() {
    let budget = &mut Budget::unlimited();
    for puzzle in puzzles().filter(|puzzle| puzzle.name().ladder().id == "transfinite") {
        let analysis = puzzle.position().analyze(budget).unwrap();
        assert_eq!(analysis.winning_moves().count(), 1);
        let why = explain(&analysis, Level::PROOF);
        assert_eq!(check(puzzle.position(), &why, budget), Ok(Ok(())));
    }
}

#[test]
fn answers_that_cannot_be_read_are_pointed_at() {
    for (name, answer) in [
        ("equal-1-1", "3: 99 -> 1"),
        ("all-1-1", "1: 0; x"),
        ("who-1-1", "maybe"),
        ("cancel-1-1", "1, 77"),
        ("power-1-1", "*2"),
        ("hackenbush-1-1", "1/"),
        ("hotter-1-1", "1 2"),
        ("build-1-1", "3, x"),
    ] {
        let budget = &mut Budget::unlimited();
        let puzzle = Puzzle::new(name.parse().unwrap(), budget).unwrap();
        let error = puzzle.check(answer, Notation::Ascii, budget).unwrap().unwrap_err();
        assert!(error.span.end <= answer.len(), "{name}: {error:?}");
    }
}
