//! The board game Nimbers against the rules, tried out on every small board,
//! and against published boards.

use std::collections::{BTreeSet, HashSet};

use nimatron::foundation::{MoveCount, Outcome, Playable, Random};
use nimatron::rulesets::Solvable;
use nimatron::rulesets::nimbers::Position;
use nimatron::text::{Notation, ParseError};
use nimatron_nimber::Ordinal;
use proptest::prelude::*;

/// A board with sides of the given lengths, on which a set of stones is a
/// number whose bits are the points in lexicographic order.
struct Board {
    points: Vec<Vec<u64>>,
    /// For each point the near corners of its boxes, with all the points that
    /// the move toggles.
    boxes: Vec<Vec<(Vec<u64>, usize)>>,
}

fn points_within(sides: &[u64], least: u64) -> Vec<Vec<u64>> {
    sides.iter().fold(vec![vec![]], |points, &side| {
        let longer = |point: &Vec<u64>| {
            let point = point.clone();
            (least..=side).map(move |x| [point.clone(), vec![x]].concat()).collect::<Vec<_>>()
        };
        points.iter().flat_map(longer).collect()
    })
}

impl Board {
    fn new(sides: &[u64]) -> Board {
        let points = points_within(sides, 1);
        let index = |point: &Vec<u64>| points.iter().position(|p| p == point);
        let boxes = points.iter().map(|far| {
            let below: Vec<u64> = far.iter().map(|x| x - 1).collect();
            let near_corners = points_within(&below, 0).into_iter();
            let boxes = near_corners.map(|near| {
                let corners = (0..1 << far.len()).map(|choice: usize| {
                    (0..far.len())
                        .map(|axis| if choice >> axis & 1 == 0 { far[axis] } else { near[axis] })
                        .collect::<Vec<u64>>()
                });
                let toggled = corners
                    .filter_map(|corner| index(&corner))
                    .fold(0, |mask, bit| mask ^ 1 << bit);
                (near, toggled)
            });
            boxes.collect()
        });
        Board { boxes: boxes.collect(), points }
    }

    fn moves(&self, stones: usize) -> impl Iterator<Item = (usize, &Vec<u64>, usize)> {
        let present = (0..self.points.len()).filter(move |point| stones >> point & 1 == 1);
        present.flat_map(move |point| {
            self.boxes[point].iter().map(move |(near, toggled)| (point, near, stones ^ toggled))
        })
    }

    /// The Grundy value of every set of stones, by mex.
    fn values(&self) -> Vec<u32> {
        let mut values: Vec<u32> = Vec::with_capacity(1 << self.points.len());
        for stones in 0..1 << self.points.len() {
            let reached: HashSet<u32> =
                self.moves(stones).map(|(_, _, after)| values[after]).collect();
            values.push((0..).find(|value| !reached.contains(value)).unwrap());
        }
        values
    }

    fn text(&self, stones: usize) -> String {
        let present = (0..self.points.len()).filter(|point| stones >> point & 1 == 1);
        let stones = present.map(|point| point_text(&self.points[point]));
        match stones.collect::<Vec<_>>().join(" ") {
            none if none.is_empty() => "nimbers: 0".into(),
            stones => format!("nimbers: {stones}"),
        }
    }

    fn confirm(&self, every: usize) {
        let values = self.values();
        for stones in (0..values.len()).step_by(every) {
            let text = self.text(stones);
            let position: Position = text.parse().unwrap();
            assert_eq!(position.to_string(), text);
            let analysis = position.analyze();
            assert_eq!(*analysis.value(), values[stones].into(), "{text}");
            let all: Vec<String> =
                self.moves(stones).map(|(p, n, _)| self.move_text(p, n)).collect();
            let legal: Vec<String> = position.moves().unwrap().map(|m| m.to_string()).collect();
            assert_eq!(legal, all, "{text}");
            assert_eq!(position.count_moves(), MoveCount::Finite(all.len().into()));
            let expected: BTreeSet<String> = self
                .moves(stones)
                .filter(|(_, _, after)| values[stones] != 0 && values[*after] == 0)
                .map(|(point, near, _)| self.move_text(point, near))
                .collect();
            assert!(analysis.finds_all());
            let found: Vec<String> = analysis.winning_moves().map(|m| m.to_string()).collect();
            assert_eq!(found.len(), expected.len(), "{text}");
            assert_eq!(found.into_iter().collect::<BTreeSet<_>>(), expected, "{text}");
        }
    }

    fn move_text(&self, point: usize, near: &[u64]) -> String {
        format!("{} -> {}", point_text(&self.points[point]), point_text(near))
    }
}

fn point_text(point: &[u64]) -> String {
    let coordinates: Vec<String> = point.iter().map(u64::to_string).collect();
    format!("({})", coordinates.join(","))
}

#[test]
fn every_set_of_stones_on_small_boards() {
    Board::new(&[3, 4]).confirm(1);
    Board::new(&[4, 4]).confirm(23);
    Board::new(&[2, 8]).confirm(29);
    Board::new(&[2, 2, 3]).confirm(1);
    Board::new(&[2, 2, 2, 2]).confirm(31);
}

#[test]
fn every_move_is_played_by_the_rules() {
    let board = Board::new(&[3, 3]);
    for stones in 0..1 << 9 {
        let position: Position = board.text(stones).parse().unwrap();
        for (point, near, after) in board.moves(stones) {
            let chosen = position.parse_move(&board.move_text(point, near)).unwrap();
            assert_eq!(position.play(&chosen).unwrap().to_string(), board.text(after));
        }
    }
}

#[test]
fn published_boards_have_their_values_and_numbers_of_winning_moves() {
    let rows = include_str!("../tables/turning_corners.tsv").lines();
    let mut checked = 0;
    for row in rows.filter(|row| !row.starts_with('#')) {
        let fields: Vec<&str> = row.split([' ', '\t']).collect();
        let [stones, value, count] = fields[..] else { panic!("{row}") };
        let position: Position =
            format!("nimbers: ({})", stones.replace(';', ") (")).parse().unwrap();
        let analysis = position.analyze();
        assert_eq!(analysis.value().height().to_string(), value, "{row}");
        assert!(analysis.finds_all());
        assert_eq!(analysis.winning_moves().count().to_string(), count, "{row}");
        checked += 1;
    }
    assert_eq!(checked, 13);
}

#[test]
fn the_board_with_the_stone_on_the_diagonal() {
    let position: Position = "nimbers: (1,3) (4,7) (6,4) (10,3) (14,8)".parse().unwrap();
    let analysis = position.analyze();
    assert_eq!(analysis.value().to_string(), "*8");
    let diagonal = analysis.diagonal().unwrap();
    assert!(diagonal.complete && diagonal.roots.len() == 1);
    let turned = position.toggled(diagonal.stones().next().unwrap()).unwrap();
    assert_eq!(turned.to_string(), "nimbers: (1,3) (4,7) (6,4) (10,3) (14,8) (14,14)");
    assert_eq!(turned.analyze().outcome(), Outcome::P);
    assert_eq!(turned.analyze().winning_move(), None);
    assert!(turned.analyze().diagonal().unwrap().roots.is_empty());
}

#[test]
fn cube_roots_on_the_diagonal() {
    // 2 has no finite cube root; 8 = 6·6·6 = 11·11·11 = 13·13·13.
    for (text, roots) in [
        ("nimbers: (1,1,2)", ["w", "w*2", "w*3"]),
        ("nimbers: (1,1,8)", ["6", "11", "13"]),
        ("nimbers: (1,1,1)", ["1", "2", "3"]),
    ] {
        let position: Position = text.parse().unwrap();
        let diagonal = position.analyze().diagonal().unwrap();
        assert_eq!(diagonal.roots.iter().map(Ordinal::to_string).collect::<Vec<_>>(), roots);
        assert!(diagonal.complete);
        for stone in diagonal.stones() {
            assert_eq!(position.toggled(stone).unwrap().analyze().outcome(), Outcome::P);
        }
    }
}

/// As many coordinates as a move may still leave stones for that can be read.
#[test]
fn stones_of_many_coordinates() {
    let coordinates = |count: usize| format!("nimbers: ({})", vec!["2"; count].join(","));
    let position: Position = coordinates(16).parse().unwrap();
    let chosen = position.parse_move(&format!("({})", vec!["1"; 16].join(","))).unwrap();
    let after = position.play(&chosen).unwrap();
    assert_eq!(after.stones().len(), (1 << 16) - 1);
    let error = coordinates(17).parse::<Position>().unwrap_err();
    assert_eq!(error.message, "a stone has at most 16 coordinates");
    assert!(error.help.unwrap().contains("2^17 - 1 stones"));
}

/// A move typed in words is the move by its corners, and prints as it was typed.
#[test]
fn moves_in_words_are_read_as_they_are_printed() {
    let mut random = Random::new(3);
    for text in ["nimbers: (4,7) (3,3)", "nimbers: (2,3,2)", "nimbers: (w+2,w) (3,w*2)"] {
        let position: Position = text.parse().unwrap();
        for _ in 0..40 {
            let chosen = position.random_move(&mut random).unwrap();
            for notation in [Notation::Ascii, Notation::Unicode] {
                let words = chosen.in_words(notation);
                assert_eq!(position.parse_move(&words), Ok(chosen.clone()), "{words}");
            }
            let turned = position.turned(&chosen);
            let after = position.play(&chosen).unwrap();
            assert!(turned.gone.contains(&chosen.stone));
            assert!(turned.gone.iter().all(|stone| !after.stones().contains(stone)));
            assert!(turned.new.iter().all(|stone| after.stones().contains(stone)));
        }
    }
    let position: Position = "nimbers: (4,7)".parse().unwrap();
    for (typed, near) in [
        ("remove (4,7)", "(0,0)"),
        ("slide(4,7) to (2,7)", "(2,0)"),
        ("rectangle (4,7)-(1,3)", "(1,3)"),
        ("turn the rectangle (4,7) - (1,3)", "(1,3)"),
    ] {
        assert_eq!(position.parse_move(typed), position.parse_move(near), "{typed}");
    }
    for wrong in ["remove", "slide (4,7)", "slide (4,7) to (5,7)", "remove (3,3)", "box (4,7)-(1)"]
    {
        assert!(position.parse_move(wrong).is_err(), "{wrong}");
    }
}

#[test]
fn winning_moves_on_large_boards_in_many_dimensions() {
    let mut random = Random::new(5);
    for round in 0..300 {
        let dimension = 2 + round % 7;
        let stones = 1 + round % 5;
        let mut number = |words: u64| {
            let digits: Vec<String> =
                (0..words).map(|_| format!("{}", random.next_u64() >> random.below(64))).collect();
            digits.concat().trim_start_matches('0').to_string() + "1"
        };
        let words = if round % 10 == 0 { 12 } else { 1 };
        let mut texts = BTreeSet::new();
        for _ in 0..stones {
            let point: Vec<String> = (0..dimension).map(|_| number(words)).collect();
            texts.insert(format!("({})", point.join(",")));
        }
        let text = format!("nimbers: {}", texts.into_iter().collect::<Vec<_>>().join(" "));
        let position: Position = text.parse().unwrap();
        assert_eq!(position.to_string().parse::<Position>().unwrap(), position);
        let analysis = position.analyze();
        if analysis.outcome() == Outcome::P {
            continue;
        }
        assert_eq!(analysis.winning_move(), analysis.winning_moves().next());
        let sample: Vec<_> = analysis.winning_moves().take(5).collect();
        let different: HashSet<_> = sample.iter().collect();
        assert_eq!(different.len(), sample.len());
        for chosen in &sample {
            let after = position.play(chosen).unwrap();
            assert_eq!(after.analyze().outcome(), Outcome::P, "{text}: {chosen}");
            assert_eq!(position.parse_move(&chosen.to_string()).as_ref(), Ok(chosen));
        }
    }
}

#[test]
fn a_sample_where_there_are_too_many() {
    let position: Position = "nimbers: (1234567890123456789,9876543210987654321)".parse().unwrap();
    let analysis = position.analyze();
    assert!(!analysis.finds_all());
    let sample: Vec<_> = analysis.winning_moves().take(100).collect();
    assert_eq!(sample.len(), 100);
    assert_eq!(sample.iter().collect::<HashSet<_>>().len(), 100);
    for chosen in sample {
        assert_eq!(position.play(&chosen).unwrap().analyze().outcome(), Outcome::P);
    }
}

fn error(text: &str) -> ParseError {
    text.parse::<Position>().expect_err(text)
}

#[test]
fn nonsense_is_refused_where_it_stands() {
    for (text, span, message) in [
        ("nimbers: (2,2) (4,7) (2,2)", 21..26, "given twice"),
        ("nimbers: (2,0)", 12..13, "at least 1"),
        ("nimbers: (2,)", 9..13, "missing"),
        ("nimbers: ()", 9..11, "missing"),
        ("nimbers: (5)", 9..12, "at least two"),
        ("nimbers: (2,2) (1,2,3)", 15..22, "3 coordinates"),
        ("nimbers: (2,e0)", 12..14, "only the nimbers below w^(w^w)"),
        ("nimbers: (w^(w^213),2)", 10..19, "excess of the prime 1319"),
        ("nimbers: (2,w^(w^13))", 12..20, "2^16384"),
        ("nimbers: (w^(w^3),w) (w^(w^2),w^(w^4))", 9..38, "2^16384"),
        ("nimbers: (2,2", 9..11, "')'"),
        ("nimbers: 2,2", 9..10, "brackets"),
        ("nimbers: (2,2) x", 15..16, "brackets"),
        ("nimbers: (2,+)", 12..13, "expected"),
        ("nimbers: (1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1)", 9..44, "at most 16"),
        ("nimbers(max=3): (2,2)", 7..14, "no options"),
        ("misere nimbers: (2,2)", 0..7, "normal play"),
    ] {
        let error = error(text);
        assert!(error.message.contains(message), "{text}: {}", error.message);
        assert_eq!(error.span, span, "{text}: {}", error.message);
    }
    let long = format!("nimbers: (2,1{})", "0".repeat(1300));
    assert!(error(&long).message.contains("bits"));
    assert!(error("nimbers").message.contains("ruleset"));
    assert!(error("nim: (2,2)").message.contains("nimbers"));
}

#[test]
fn moves_that_break_the_rules_are_refused() {
    let position: Position = "nimbers: (4,7) (2,2)".parse().unwrap();
    for (text, message) in [
        ("(4,7) -> (4,1)", "not below"),
        ("(3,3) -> (1,1)", "no stone"),
        ("(4,7) -> (1)", "2 coordinates"),
        ("(1,1)", "which stone"),
        ("(4,7) -> (1,1) (2,2)", "one point"),
        ("(4,7) -> ", "expected a point"),
        ("(4,7) -> (w,1)", "not below"),
        ("", "which stone"),
    ] {
        let error = position.parse_move(text).expect_err(text);
        assert!(error.message.contains(message), "{text}: {}", error.message);
    }
    let one: Position = "nimbers: (4,7)".parse().unwrap();
    assert_eq!(one.parse_move("(0,0)").unwrap().to_string(), "(4,7) -> (0,0)");
    assert!(one.parse_move("(0,0)").is_ok_and(|m| one.play(&m).unwrap().is_terminal()));
}

proptest! {
    #[test]
    fn no_text_makes_the_reader_panic(text in "(nimbers:)?[ ()0-9w,^+*{}→ž:-]{0,40}") {
        if let Ok(position) = text.parse::<Position>() {
            prop_assert_eq!(position.to_string().parse::<Position>().unwrap(), position);
        }
        let position: Position = "nimbers: (4,7) (2,2)".parse().unwrap();
        let _ = position.parse_move(&text);
    }
}
