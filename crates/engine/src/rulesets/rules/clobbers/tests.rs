use std::collections::HashMap;

use super::anti::AntiClobber;
use super::*;
use crate::foundation::{Budget, Random};
use crate::partizan::{Value, Values};
use crate::rulesets::partizan::read_body;
use crate::rulesets::plain::{Board, Square};

type Known = HashMap<String, Value>;

/// The value by moves that are found on the board as it is written: neither parts nor symmetry.
fn told(text: &str, moves: Moves, values: &Values, known: &mut Known) -> Value {
    if let Some(&value) = known.get(text) {
        return value;
    }
    let board = Board::read(text).expect("a board");
    let [left, right] = Player::BOTH.map(|player| {
        let after = moves(&board, player).into_iter();
        after.map(|after| told(&after.to_string(), moves, values, known)).collect::<Vec<_>>()
    });
    let budget = &mut Budget::unlimited();
    let value = values.arithmetic(budget).form(&left, &right).expect("a value");
    known.insert(text.into(), value);
    value
}

type Moves = fn(&Board, Player) -> Vec<Board>;

fn signs(player: Player) -> (char, char) {
    if player == Player::Left { ('x', 'o') } else { ('o', 'x') }
}

/// All pairs of squares, of which the second lies so many rows and columns away, with nothing
/// between them.
fn pairs(board: &Board) -> Vec<(Square, Square, Square)> {
    let squares: Vec<(usize, usize)> = board.squares().collect();
    let mut found = Vec::new();
    for &from in &squares {
        for &to in &squares {
            let away = (from.0.abs_diff(to.0), from.1.abs_diff(to.1));
            let (length, is_straight) =
                (away.0.max(away.1), away.0 == 0 || away.1 == 0 || away.0 == away.1);
            let between = (1..length).map(|at| {
                let part = |from: usize, to: usize| {
                    if to > from {
                        from + at
                    } else if to < from {
                        from - at
                    } else {
                        from
                    }
                };
                (part(from.0, to.0), part(from.1, to.1))
            });
            if from != to && (!is_straight || between.into_iter().all(|at| board.sign(at) == '.')) {
                found.push((from, to, away));
            }
        }
    }
    found
}

fn taking(
    board: &Board,
    player: Player,
    reaches: fn((usize, usize)) -> bool,
    also_own: bool,
) -> Vec<Board> {
    let (own, other) = signs(player);
    let pairs = pairs(board).into_iter().filter(|(.., away)| reaches(*away));
    let moves = pairs.filter(|(from, to, _)| {
        let taken = board.sign(*to);
        board.sign(*from) == own && (taken == other || also_own && taken == own)
    });
    moves.map(|(from, to, _)| board.with(&[(from, '.'), (to, own)])).collect()
}

fn anti(board: &Board, player: Player) -> Vec<Board> {
    let (own, other) = signs(player);
    let steps = pairs(board).into_iter().filter(|(.., (down, right))| down + right == 1);
    let moves = steps.filter(|(from, to, _)| board.sign(*from) == own && board.sign(*to) == '.');
    moves.map(|(from, to, _)| board.with(&[(from, other), (to, own)])).collect()
}

/// Options, parts and the representative of random boards have the values of the game as it is told.
fn is_as_told<G: Partizan>(moves: Moves, board_signs: &[char]) {
    let mut random = Random::new(31);
    let (values, mut known) = (Values::default(), Known::new());
    let body = |game: &G| game.to_string().split_once(": ").expect("a colon").1.to_string();
    for (rows, columns) in [(1, 5), (2, 3), (3, 2), (3, 3), (2, 4)] {
        for _ in 0..8 {
            let mut row = || {
                let sign = |_| *random.choose(board_signs).expect("signs");
                (0..columns).map(sign).collect::<String>()
            };
            let text = (0..rows).map(|_| row()).collect::<Vec<_>>().join("/");
            let mut value = |text: &str| told(text, moves, &values, &mut known);
            let game = read_body::<G>(&text).expect("a board");
            let expected = value(&text);
            let budget = &mut Budget::unlimited();
            for player in Player::BOTH {
                let plain = moves(&Board::read(&text).expect("a board"), player);
                let mut plain: Vec<String> = plain.iter().map(Board::to_string).collect();
                let found = game.moves(player).into_iter();
                let rows = |game: &G| {
                    let body = body(game);
                    // A full board is written by its sides.
                    if body.contains(['.', '#', '/']) || rows == 1 { body } else { String::new() }
                };
                let mut found: Vec<String> = found.map(|(_, after)| rows(&after)).collect();
                plain.sort();
                found.sort();
                if found.iter().all(|text| !text.is_empty()) {
                    assert_eq!(found, plain, "{player:?} in {text}");
                }
            }
            let mut parts = Vec::new();
            game.components(&mut parts);
            let mut sum = Value::ZERO;
            for part in parts {
                let part = naive(&part, &values, &mut HashMap::new());
                sum = values.arithmetic(budget).sum(sum, part).expect("a sum");
            }
            assert_eq!(sum, expected, "parts of {text}");
            let twin = game.canonical();
            let image = naive(&twin.game, &values, &mut HashMap::new());
            let games = &mut values.arithmetic(budget);
            let image =
                if twin.is_negated { games.negative(image).expect("a value") } else { image };
            assert_eq!(image, expected, "image of {text}");
        }
    }
}

/// The value by the options alone.
fn naive<G: Game>(game: &G, values: &Values, known: &mut HashMap<G, Value>) -> Value {
    if let Some(&value) = known.get(game) {
        return value;
    }
    let [left, right] = Player::BOTH.map(|player| {
        let mut options = Vec::new();
        game.options(player, &mut options);
        options.iter().map(|option| naive(option, values, known)).collect::<Vec<_>>()
    });
    let budget = &mut Budget::unlimited();
    let value = values.arithmetic(budget).form(&left, &right).expect("a value");
    known.insert(game.clone(), value);
    value
}

#[test]
fn moves_parts_and_symmetry_are_as_told() {
    let stones = &['x', 'o', 'x', 'o', '.'];
    is_as_told::<Variety<Diagonal>>(|b, p| taking(b, p, |away| away == (1, 1), false), stones);
    is_as_told::<Variety<King>>(|b, p| taking(b, p, |(a, b)| a.max(b) == 1, false), stones);
    let knight: Moves = |b, p| taking(b, p, |(a, b)| a.min(b) == 1 && a.max(b) == 2, false);
    is_as_told::<Variety<Knight>>(knight, stones);
    let spread = &['x', 'o', '.', '.'];
    is_as_told::<Variety<Rook>>(|b, p| taking(b, p, |(a, b)| a == 0 || b == 0, false), spread);
    let queen: Moves = |b, p| taking(b, p, |(a, b)| a == 0 || b == 0 || a == b, false);
    is_as_told::<Variety<Queen>>(queen, spread);
    is_as_told::<Variety<Cannibal>>(|b, p| taking(b, p, |(a, b)| a + b == 1, true), spread);
    is_as_told::<AntiClobber>(anti, &['x', 'o', '.', '#', 'x', 'o']);
}

/// Errors name the ruleset, and point at the place.
#[test]
fn errors_have_an_example_of_their_own() {
    let error = read_body::<Variety<King>>("xo/x?").expect_err("a sign");
    assert_eq!(error.span, 4..5);
    assert_eq!(error.help.as_deref(), Some("a board looks like king-clobber: xox/ox."));
    let error = read_body::<AntiClobber>("2x2").expect_err("no rows");
    assert_eq!(error.message, "a board of Anti-Clobber is written row by row");
}
