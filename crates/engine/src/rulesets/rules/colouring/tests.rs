use std::collections::HashMap;

use super::*;
use crate::foundation::{Budget, Random};
use crate::partizan::{Solver, Value, Values};
use crate::rulesets::partizan::read_body;

fn read<R: Rule>(body: &str) -> Colouring<R> {
    read_body::<Colouring<R>>(body).unwrap_or_else(|error| panic!("{body}: {error:?}"))
}

/// The games as they are told: which player has taken each vertex. Vertices are barred by what
/// stands on their neighbours alone.
struct Told<'a> {
    edges: &'a [(usize, usize)],
    /// Whether neighbours are to be of one player.
    is_snort: bool,
}

impl Told<'_> {
    fn may_take(&self, taken: &[Option<Player>], player: Player, vertex: usize) -> bool {
        let bars = if self.is_snort { player.opponent() } else { player };
        let barred = self.edges.iter().any(|&(from, to)| {
            let other = if from == vertex { to } else { from };
            (from == vertex || to == vertex) && taken[other] == Some(bars)
        });
        taken[vertex].is_none() && !barred
    }

    fn value(
        &self,
        taken: &[Option<Player>],
        values: &Values,
        known: &mut HashMap<Vec<Option<Player>>, Value>,
    ) -> Value {
        if let Some(&value) = known.get(taken) {
            return value;
        }
        let [left, right] = Player::BOTH.map(|player| {
            let open = (0..taken.len()).filter(|&vertex| self.may_take(taken, player, vertex));
            let after = open.map(|vertex| {
                let mut after = taken.to_vec();
                after[vertex] = Some(player);
                after
            });
            after.map(|after| self.value(&after, values, known)).collect::<Vec<_>>()
        });
        let budget = &mut Budget::unlimited();
        let value = values.arithmetic(budget).form(&left, &right).expect("a value");
        known.insert(taken.to_vec(), value);
        value
    }
}

/// The value by the options alone: neither parts nor symmetry.
fn by_options<R: Rule>(
    game: &Colouring<R>,
    values: &Values,
    known: &mut HashMap<String, Value>,
) -> Value {
    let text = game.to_string();
    if let Some(&value) = known.get(&text) {
        return value;
    }
    let [left, right] = Player::BOTH.map(|player| {
        let mut options = Vec::new();
        game.options(player, &mut options);
        options.iter().map(|option| by_options(option, values, known)).collect::<Vec<_>>()
    });
    let budget = &mut Budget::unlimited();
    let value = values.arithmetic(budget).form(&left, &right).expect("a value");
    known.insert(text, value);
    value
}

/// A random graph whose first vertices are kept for a player, by a neighbour that is taken: the
/// text, the edges, and what is taken.
fn random(
    random: &mut Random,
    vertices: usize,
    is_snort: bool,
) -> (String, Vec<(usize, usize)>, Vec<Option<Player>>) {
    let mut edges = Vec::new();
    for to in 1..vertices {
        edges.extend((0..to).filter(|_| random.below(5) < 2).map(|from| (from, to)));
    }
    let chains = edges.iter().map(|(from, to)| format!("v{from}-v{to}"));
    let alone = (0..vertices).map(|vertex| format!("v{vertex}"));
    let mut text = alone.chain(chains).collect::<Vec<_>>().join(", ");
    let mut taken = vec![None; vertices];
    for vertex in 0..vertices {
        let Some(player) = random.choose(&[Some(Player::Left), Some(Player::Right), None, None])
        else {
            continue;
        };
        if let Some(keeper) = *player {
            edges.push((vertex, taken.len()));
            taken.push(Some(if is_snort { keeper } else { keeper.opponent() }));
            let word = if keeper == Player::Left { "left" } else { "right" };
            text += &format!(", {word} v{vertex}");
        }
    }
    (text, edges, taken)
}

fn is_as_told<R: Rule>(is_snort: bool) {
    let mut seed = Random::new(17);
    for round in 0..60 {
        let values = Values::default();
        let (text, edges, taken) = random(&mut seed, 2 + round % 5, is_snort);
        let told = Told { edges: &edges, is_snort };
        let expected = told.value(&taken, &values, &mut HashMap::new());
        let game = read::<R>(&text);
        assert_eq!(by_options(&game, &values, &mut HashMap::new()), expected, "{text}");
        let budget = &mut Budget::unlimited();
        assert_eq!(Solver::new(&values).value(&game, budget), Ok(expected), "{text}");
    }
}

#[test]
fn values_are_those_of_the_games_as_they_are_told() {
    is_as_told::<Snort>(true);
    is_as_told::<Col>(false);
}

/// Parts and the representative have the values that the board has by its options.
fn parts_and_images_keep_the_value<R: Rule>() {
    let mut random = Random::new(23);
    let (values, mut known) = (Values::default(), HashMap::new());
    for (rows, columns) in [(1, 7), (2, 3), (3, 2), (3, 3), (2, 4), (6, 1)] {
        for _ in 0..12 {
            let mut row = || {
                let sign = |_| ['.', 'L', 'R', '#', '.', 'L', 'R'][random.below(7) as usize];
                (0..columns).map(sign).collect::<String>()
            };
            let text = (0..rows).map(|_| row()).collect::<Vec<_>>().join("/");
            let game = read::<R>(&text);
            let value = by_options(&game, &values, &mut known);
            let mut parts = Vec::new();
            game.components(&mut parts);
            let budget = &mut Budget::unlimited();
            let mut sum = Value::ZERO;
            for part in parts {
                let part = by_options(&part, &values, &mut known);
                sum = values.arithmetic(budget).sum(sum, part).expect("a sum");
            }
            assert_eq!(sum, value, "parts of {text}");
            let twin = game.canonical();
            let again = twin.game.clone().canonical();
            assert_eq!(again.game, twin.game, "{text}");
            let image = by_options(&twin.game, &values, &mut known);
            let games = &mut values.arithmetic(budget);
            let image =
                if twin.is_negated { games.negative(image).expect("a value") } else { image };
            assert_eq!(image, value, "{text}");
        }
    }
}

#[test]
fn parts_and_symmetry_change_no_value() {
    parts_and_images_keep_the_value::<Snort>();
    parts_and_images_keep_the_value::<Col>();
}

#[test]
fn boards_are_graphs() {
    let values = Values::default();
    let budget = &mut Budget::unlimited();
    for (board, graph) in [
        ("2x3", "grid(2,3)"),
        ("3x3", "grid(3,3)"),
        ("1x6", "path(6)"),
        ("..L/#.R/...", "1-2-3-6-9-8-7, 2-5-6, 5-8, left 3, right 6"),
    ] {
        let [board, graph] = [board, graph].map(read::<Snort>);
        let found = Solver::new(&values).value(&graph, budget);
        assert_eq!(Solver::new(&values).value(&board, budget), found, "{board} {graph}");
    }
}

/// Values of Col are numbers, or numbers and a star (*Winning Ways*, ch. 2).
#[test]
fn col_has_numbers_and_stars() {
    let values = Values::default();
    let budget = &mut Budget::unlimited();
    let mut solver = Solver::new(&values);
    for text in ["3x3", "2x4", "cycle(6), left 1", "petersen", ".L./R.#/..L", "tree(2), right 3 4"]
    {
        let value = solver.value(&read::<Col>(text), budget).expect("a value");
        let games = &mut values.arithmetic(budget);
        let starred = games.sum(value, Value::STAR).expect("a sum");
        let is_number = [value, starred].iter().any(|value| values.number(*value).is_some());
        assert!(is_number, "{text}");
    }
}

#[test]
fn what_is_written_reads_back() {
    for (text, written) in [
        ("3x4", "3x4"),
        (" 3 × 4", "3x4"),
        ("16x16", "16x16"),
        ("../..", "2x2"),
        ("L.#/R..", "L.#/R.."),
        ("LRL", "LRL"),
        ("#", "#"),
        ("path(4), right 2 3, left 1", "1-2-3-4, left 1, right 2 3"),
        ("a-b, c", "a-b, c"),
        ("1-1-2", "1-2"),
        ("empty", "empty"),
    ] {
        let game = read::<Snort>(text);
        assert_eq!(game.to_string(), format!("snort: {written}"), "{text}");
        assert_eq!(read::<Snort>(written), game);
    }
    let game = read::<Col>("1-2-3-4");
    let after: Vec<String> =
        game.moves(Player::Left).iter().map(|(name, game)| format!("{name}: {game}")).collect();
    assert_eq!(after[1], "2: col: 1, 3-4, right 1 3");
    let [part, alone] = ["a-b-c, left a b c", "b-c, left b c"].map(read::<Col>);
    assert_eq!(part.moves(Player::Left)[0].1.to_string(), "col: c, left c");
    assert_ne!(part, alone);
}

#[test]
fn errors_point_at_the_place() {
    for (text, message, span) in [
        ("0x3", "expected a board with squares", 0..3),
        ("16x17", "a board has at most 256 squares", 0..5),
        ("99999999999999999999999x9", "a board has at most 256 squares", 0..25),
        ("../.", "row 2 is not as long as the first", 3..4),
        (".L/.l", "expected one of the signs . L R #", 4..5),
        ("", "expected a vertex: up to 8 letters or digits", 0..0),
        ("1-2-", "expected a vertex: up to 8 letters or digits", 4..4),
        ("1-2, left 1 3", "there is no vertex 3", 12..13),
        ("1-2, left 1, right 2 1", "only one player may take vertex 1", 21..22),
        ("left 1", "expected a vertex: up to 8 letters or digits", 0..0),
        (
            "1-2, left 1, 3",
            "expected left or right, and vertices that only this player takes",
            13..14,
        ),
        ("1-L", "'L' is a row of squares, and no vertex", 2..3),
        ("path(300)", "expected a number from 1 to 256", 5..8),
    ] {
        let error = read_body::<Colouring<Snort>>(text).expect_err(text);
        assert_eq!((error.message.as_str(), error.span), (message, span), "{text}");
    }
}
