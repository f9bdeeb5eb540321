//! Every sentence that is said of piles is true: it is read as a person reads it
//! and played out from the rules, over random small positions.

mod meaning;
mod oracle;
mod pattern;

use std::collections::HashMap;

use nimatron::explain::{Level, Step, Topic, explain, explain_move, ladder};
use nimatron::foundation::{Budget, Playable};
use nimatron::render::document::{Block, Document, Row, Table};
use nimatron::render::{Answer, answer, explanation, steps};
use nimatron::rulesets::Position;
use nimatron_nimber::text::Notation;
use proptest::prelude::*;

use meaning::{Reader, columns_power};
use oracle::{BLOCK, Oracle, Turn, rank};

/// Everything that is told of a position: the verdict, the explanations, the
/// hints, and a comment on each move. Theorems are left out: they are about no
/// position.
fn everything(text: &str) -> Vec<(String, Document)> {
    let position: Position = text.parse().unwrap_or_else(|error| panic!("{text}: {error}"));
    let budget = &mut Budget::unlimited();
    let analysis = position.analyze(budget).expect("no limit");
    let moves: Vec<_> = analysis.winning_moves().collect();
    let mut told = Vec::new();
    for level in [Level::VERDICT, Level::SENTENCE, Level::TABLE] {
        let explained = explain(&analysis, level);
        told.push((format!("answer {level:?}"), answered(&position, &explained)));
        let alone = explanation(&explained, Notation::Unicode);
        told.push((format!("explanation {level:?}"), alone));
    }
    for rung in ladder(&analysis).iter().filter(|rung| rung.topic != Topic::Reason) {
        let rung_told = steps(&position, &rung.steps, Notation::Unicode);
        told.push((format!("hint on {:?}", rung.topic), rung_told));
    }
    let all = position.moves().into_iter().flatten().take(40);
    for chosen in all.chain(moves.iter().take(3).cloned()) {
        let effect = explain_move(&position, &chosen, budget).expect("no limit");
        let effect: Vec<_> = effect.into_iter().collect();
        told.push((format!("on {chosen}"), steps(&position, &effect, Notation::Unicode)));
    }
    told
}

/// The answer of `solve`, with all winning moves.
fn answered(position: &Position, explanation: &Step) -> Document {
    let analysis = position.analyze(&mut Budget::unlimited()).expect("no limit");
    let moves: Vec<_> = analysis.winning_moves().collect();
    let told = Answer { analysis: &analysis, explanation, moves: &moves, complete: true };
    answer(&told, Notation::Unicode)
}

/// Checks every sentence, list and table that is told of the position.
fn check(oracle: &mut Oracle, piles: &[u64]) {
    let text = oracle.text(piles);
    for (what, document) in everything(&text) {
        let mut reader = Reader::new(oracle, piles);
        let mut before = String::new();
        for block in &document.blocks {
            if let Err((sentence, why)) = check_block(&mut reader, block, &mut before) {
                panic!("{text}: {what}\n  {sentence}\n  {why}");
            }
        }
    }
}

type Checked = Result<(), (String, String)>;

fn check_block(reader: &mut Reader<'_>, block: &Block, before: &mut String) -> Checked {
    match block {
        Block::Heading(_) => Ok(()),
        Block::Paragraph(prose) => {
            check_sentences(reader, &prose.to_plain(Notation::Unicode), before)
        }
        Block::Lines(lines) => lines.iter().try_for_each(|line| {
            check_sentences(reader, &line.to_plain(Notation::Unicode), before)
        }),
        Block::List(points) => points
            .iter()
            .try_for_each(|point| check_point(reader, &point.to_plain(Notation::Unicode), before)),
        Block::Table(table) => check_table(reader, table).map_err(|why| ("a table".into(), why)),
        Block::FirstFitting(ways) => {
            let widest = ways.first().map(Vec::as_slice).unwrap_or_default();
            widest.iter().try_for_each(|block| check_block(reader, block, before))
        }
    }
}

fn check_sentences(reader: &mut Reader<'_>, told: &str, before: &mut String) -> Checked {
    for sentence in told.split_inclusive(". ") {
        let sentence = sentence.trim_end();
        let sentence = sentence.strip_suffix('.').unwrap_or(sentence);
        *before = sentence.into();
        reader.check(sentence).map_err(|why| (sentence.to_string(), why))?;
    }
    Ok(())
}

/// A point of a list, which means what the sentence before it says.
fn check_point(reader: &mut Reader<'_>, point: &str, before: &str) -> Checked {
    let checked = match before {
        _ if before.ends_with("winning moves:") => reader
            .played(&reader.position.clone(), point)
            .and_then(|after| match reader.oracle.next_wins(&after) {
                false => Ok(()),
                true => Err("it does not win".into()),
            }),
        _ if before.starts_with("Split ") => reader.split(point),
        _ if before.starts_with("The powers that other") => reader.exchange_row(point),
        _ => reader.residue_row(point),
    };
    checked.map_err(|why| (format!("{before} - {point}"), why))
}

fn check_table(reader: &mut Reader<'_>, table: &Table) -> Result<(), String> {
    let heads: Vec<String> =
        table.columns.iter().map(|(_, head)| head.to_plain(Notation::Unicode)).collect();
    let rows: Vec<Vec<String>> = table
        .rows
        .iter()
        .filter_map(|row| match row {
            Row::Cells(cells) => {
                Some(cells.iter().map(|cell| cell.to_plain(Notation::Unicode)).collect())
            }
            Row::Note(_) | Row::Rule => None,
        })
        .collect();
    if heads[0] == "if you play" {
        let rows: Vec<_> = rows.into_iter().map(|row| (row[0].clone(), row[1].clone())).collect();
        return reader.table_of_answers(&rows);
    }
    check_powers(reader, &heads, &rows)
}

/// The table of powers of two, and that of powers of omega.
fn check_powers(reader: &Reader<'_>, heads: &[String], rows: &[Vec<String>]) -> Result<(), String> {
    let counts = reader.oracle.counts(&reader.position);
    let modulus = reader.oracle.at_most() + 1;
    let sum = counts.iter().fold(0, |sum, count| sum ^ count);
    let by_omega = !heads.iter().any(|head| head == "2" || head.starts_with("2^"))
        && rows.iter().any(|row| row[1] == "nim-sum");
    for row in rows {
        let is_pile = row[0].parse::<usize>().ok();
        for (head, cell) in heads.iter().zip(row).skip(1) {
            let expected = match (&head[..], is_pile, &row[1][..]) {
                ("height" | "counts as", Some(pile), _) => {
                    assert_eq!(rank(cell), counts[pile - 1]);
                    continue;
                }
                ("height" | "counts as", None, _) => continue,
                ("binary", Some(pile), _) => format!("{:b}", counts[pile - 1]),
                ("binary", None, what) if what.starts_with("nim-sum") => format!("{sum:b}"),
                ("binary", None, _) => String::new(),
                (head, pile, _) if by_omega => {
                    let of = pile.map_or(sum, |pile| counts[pile - 1]);
                    let coefficient = if head == "1" { of % BLOCK } else { of / BLOCK };
                    match (coefficient, pile) {
                        (0, Some(_)) => "·".into(),
                        (0, None) => "0".into(),
                        (coefficient, _) => format!("{coefficient:b}"),
                    }
                }
                (head, Some(pile), _) => match counts[pile - 1] & columns_power(head) {
                    0 => "·".into(),
                    _ => "1".into(),
                },
                (head, None, what) => {
                    let power = columns_power(head);
                    let number = counts.iter().filter(|&&count| count & power != 0).count();
                    match (what, number % modulus) {
                        ("how many", _) => number.to_string(),
                        (what, over) if what.starts_with("nim-sum") => over.to_string(),
                        (_, 0) if modulus == 2 => "even".into(),
                        (_, _) if modulus == 2 => "▲odd".into(),
                        (_, 0) => "0".into(),
                        (_, over) => format!("▲{over} left"),
                    }
                }
            };
            if *cell != expected {
                return Err(format!("{cell} for {expected} in column {head}, row {row:?}"));
            }
        }
        if let Some(told) = row[1].strip_prefix("nim-sum ") {
            assert_eq!(rank(told), sum);
        }
    }
    Ok(())
}

/// Rules with heights and numbers of piles that can be played out.
fn rules() -> impl Strategy<Value = (Turn, bool, Vec<u64>)> {
    let heights: Vec<u64> = [0, 1, 1, 2, 2, 3, 4, 5, 6, 7, 9]
        .into_iter()
        .chain([BLOCK, BLOCK + 1, BLOCK + 3, 2 * BLOCK, 2 * BLOCK + 2])
        .collect();
    let small: Vec<u64> = vec![0, 1, 1, 2, 2, 3, 4];
    let bounded: Vec<u64> = (0..=12).chain([BLOCK, BLOCK + 2, BLOCK + 7]).collect();
    let piles = |heights: Vec<u64>, most: usize| {
        prop::collection::vec(prop::sample::select(heights), 1..=most)
    };
    let any = prop_oneof![
        piles(heights, 3).prop_map(|piles| (Turn::Any, piles)),
        piles(small.clone(), 6).prop_map(|piles| (Turn::Any, piles)),
        ((1u64..=4), piles(bounded, 4)).prop_map(|(most, piles)| (Turn::AtMost(most), piles)),
        ((2usize..=3), piles(small, 4)).prop_map(|(most, piles)| (Turn::Piles(most), piles)),
        // Pairs, and pairs beside something.
        piles((0..=5).collect(), 2).prop_map(|piles| (Turn::Any, [piles.clone(), piles].concat())),
        (piles((1..=4).collect(), 2), piles((0..=5).collect(), 2))
            .prop_map(|(pairs, rest)| { (Turn::Any, [pairs.clone(), rest, pairs].concat()) }),
    ];
    (any, any_bool()).prop_map(|((turn, piles), misere)| (turn, misere, piles))
}

fn any_bool() -> impl Strategy<Value = bool> {
    prop_oneof![Just(false), Just(true)]
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(256))]

    #[test]
    fn every_sentence_is_true((turn, misere, piles) in rules()) {
        check(&mut Oracle::new(turn, misere), &piles);
    }
}

/// Positions of every kind that sentences tell apart, each checked.
#[test]
fn every_kind_of_position_is_told_truly() {
    let mut oracles = HashMap::new();
    for text in [
        // Equal piles, and what cancels.
        "nim: 5",
        "nim: 0, 5",
        "nim: 4, 4",
        "nim: 0, 4, 4",
        "nim: 3, 5",
        "nim: 0, 3, 5",
        "nim: 2, 2, 1, 1",
        "nim: 3, 3, 5, 5, 2, 2",
        "nim: 1, 2, 1, 2",
        "nim: 3, 3, 5",
        "nim: 1, 2, 3, 6, 6",
        "nim: 3, 3, 5, 4",
        "nim: 2, 2, 3, 3, 5, 4",
        "nim: w+3, w+3",
        "nim: w, w*2",
        // Powers of two.
        "nim: 1, 2, 3",
        "nim: 7, 4, 5",
        "nim: 3, 5, 7",
        "nim: 1, 1, 1, 2",
        "nim: 8, 3, 1",
        "nim: 1, w+3, w*2+5",
        "nim: w, w+1, 1",
        // Bounded Nim.
        "nim(max=4): 7, 2",
        "nim(max=4): 11, 6",
        "nim(max=4): w+7, w+2",
        "nim(max=4): 5, 2, 7",
        "nim(max=4): 7, 7",
        "nim(max=4): 5, 10",
        "nim(max=4): 3",
        "nim(max=4): 8",
        "nim(max=4): 7, 5",
        "nim(max=4): 9, 1",
        "nim(max=4): 11, 14, 9, 13",
        "nim(max=4): 1, 2, 4",
        "nim(max=3): w, w+7, 2",
        "nim(max=3): w, w",
        "nim(max=4): 11, 7, 4, 4",
        // Moore's Nim.
        "nim(piles=2): 4",
        "nim(piles=2): 4, 1",
        "nim(piles=2): 0, 4, 1",
        "nim(piles=2): 3, 3, 3",
        "nim(piles=2): 3, 3, 1",
        "nim(piles=2): 1, 2, 3, 4",
        "nim(piles=2): 1, 1, 1, 1, 1, 1",
        "nim(piles=3): 2, 2, 2, 2",
        // Misère play before, at and after the switch.
        "misere nim: 2, 2",
        "misere nim: 3, 5",
        "misere nim: 3, 4, 5",
        "misere nim: 1, 2, 3",
        "misere nim: 3, 3, 2, 2",
        "misere nim: 3, 3, 2",
        "misere nim: 4, 1, 1",
        "misere nim: 4, 1",
        "misere nim: 1, 4",
        "misere nim: 4",
        "misere nim: 1, 1, 1",
        "misere nim: 1, 1",
        "misere nim: 1",
        "misere nim: 0",
        "misere nim: w, w",
        "misere nim: w, 1, 1",
        "misere nim(max=4): 5, 10",
        "misere nim(max=4): 6",
        "misere nim(max=4): 6, 1, 1",
        "misere nim(max=4): 7, 2",
        "misere nim(max=4): 7, 2, 5",
        "misere nim(max=4): 9, 1, 1",
        "misere nim(max=4): 5",
        "misere nim(max=4): 8, 3, 6, 1",
        "misere nim(max=4): w, w",
        "misere nim(max=3): 4, 2",
        "misere nim(piles=2): 1, 1, 1, 1",
        "misere nim(piles=2): 1, 1, 5",
        "misere nim(piles=2): 3, 5",
        "misere nim(piles=2): 2, 2, 2",
        "misere nim(piles=2): 1",
        "misere nim(piles=2): 2, 3, 4",
    ] {
        let (turn, misere) = turn_of(text);
        let key = format!("{turn:?} {misere}");
        let oracle = oracles.entry(key).or_insert_with(|| Oracle::new(turn, misere));
        let piles = text.split_once(": ").expect("piles").1;
        let piles: Vec<u64> = piles.split(", ").map(rank).collect();
        check(oracle, &piles);
    }
}

fn turn_of(text: &str) -> (Turn, bool) {
    let misere = text.starts_with("misere");
    let number = |text: &str| text.split(')').next().and_then(|n| n.parse::<u64>().ok());
    let turn = match (text.split_once("max="), text.split_once("piles=")) {
        (Some((_, rest)), _) => Turn::AtMost(number(rest).expect("a number")),
        (_, Some((_, rest))) => Turn::Piles(number(rest).expect("a number") as usize),
        _ => Turn::Any,
    };
    (turn, misere)
}

/// The reader refuses what is false: otherwise the tests above would show
/// nothing.
#[test]
fn false_sentences_are_refused() {
    for (text, sentence) in [
        ("nim(max=4): 7, 2", "The two piles are equal"),
        ("nim(max=4): 7, 2", "Whatever you do to a pile, your opponent can do to an equal one"),
        ("nim: 3, 5", "Every other move wins"),
        ("nim: 3, 3, 3", "Two moves win, and every other move loses"),
        ("nim: 3, 5, 7", "It is the only winning move"),
        (
            "nim: 3, 5, 7",
            "Only pile 1 has it, so only one move wins, and it starts there; every other move loses",
        ),
        ("nim: 3, 5, 7", "Lower pile 1 from 3 to 2: take away the 2"),
        ("nim: 3, 5, 7", "Lower pile 1 from 3 to 1: now every power has a partner"),
        ("nim: 3, 3, 5, 4", "Who wins depends on piles 1 and 3 alone"),
        (
            "misere nim: 1, 1, 1",
            "Whatever you do breaks the balance, and your opponent can restore it",
        ),
        ("misere nim: 2, 2", "Whatever you do to a pile, your opponent can do to an equal one"),
        (
            "misere nim: 3, 3, 2",
            "Piles 1 and 2 are equal, so they cancel: a move in one of them can be copied in the other",
        ),
        (
            "nim: 4, 4",
            "For example, if you lower pile 1 from 4 to 2, your opponent lowers pile 2 from 4 to 3",
        ),
    ] {
        let (turn, misere) = turn_of(text);
        let piles: Vec<u64> =
            text.split_once(": ").expect("piles").1.split(", ").map(rank).collect();
        let mut oracle = Oracle::new(turn, misere);
        assert!(Reader::new(&mut oracle, &piles).check(sentence).is_err(), "{text}: {sentence}");
    }
}
