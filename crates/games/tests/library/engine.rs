//! The engines of impartial games against published tables.

use std::collections::BTreeSet;

use nimatron::foundation::{Budget, Convention, Outcome};
use nimatron::impartial::{NimberSearch, OptionGraph, Solver};
use nimatron::rulesets::Position;
use nimatron::rulesets::cram::Cram;

/// The rows of a table, without comments.
fn rows(table: &str) -> impl Iterator<Item = Vec<&str>> {
    let lines = table.lines().filter(|line| !line.starts_with('#'));
    lines.map(|line| line.split('\t').collect())
}

/// Odd boards with more squares take longer than a test may.
const MOST_SQUARES: usize = 36;
/// The definition looks at everything.
const FEW_SQUARES: usize = 18;

#[test]
fn cram_is_as_published() {
    let mut search = NimberSearch::new();
    let mut definition = Solver::new();
    let budget = &mut Budget::unlimited();
    for row in rows(include_str!("../tables/cram.tsv")) {
        let (lines, columns) = row[0].split_once('x').unwrap();
        let (lines, columns) = (lines.parse().unwrap(), columns.parse::<usize>().unwrap());
        let value = row[1].parse::<u64>().unwrap();
        let Some(board) = Cram::board(lines, columns) else { continue };
        let squares = lines * columns;
        let easy = squares <= MOST_SQUARES || lines % 2 == 0 && columns % 2 == 0;
        if easy {
            assert_eq!(search.value(&board, budget), Ok(value), "{}", row[0]);
            assert_eq!(search.is_value(&board, value, budget), Ok(true));
            assert_eq!(search.is_value(&board, value + 1, budget), Ok(false));
        }
        if squares <= FEW_SQUARES {
            assert_eq!(definition.value(&board, budget), Ok(value), "{}", row[0]);
            let misere = match row[2] {
                "N" => Some(Outcome::N),
                "P" => Some(Outcome::P),
                _ => None,
            };
            if let Some(misere) = misere {
                let found = definition.outcome(&board, Convention::Misere, budget);
                assert_eq!(found, Ok(misere), "{}", row[0]);
            }
        }
    }
}

/// The graph of a row: its edges lead to smaller numbers.
fn random_graph(nodes: u64, seed: u64, tries: u64) -> (Vec<u32>, Vec<u32>) {
    let mut x = seed;
    let (mut first, mut options) = (vec![0, 0], Vec::new());
    for node in 1..nodes {
        let mut to = BTreeSet::new();
        for _ in 0..tries {
            x = x.wrapping_mul(6364136223846793005).wrapping_add(1442695040888963407);
            if x >> 60 & 3 != 0 {
                to.insert(((x >> 33) % node) as u32);
            }
        }
        options.extend(to);
        first.push(options.len() as u32);
    }
    (first, options)
}

fn fletcher(values: &[u16]) -> u32 {
    let sums = values.iter().fold((0u16, 0u16), |(a, b), &value| {
        let a = a.wrapping_add(value);
        (a, b.wrapping_add(a))
    });
    u32::from(sums.1) << 16 | u32::from(sums.0)
}

#[test]
fn random_graphs_are_as_published() {
    for row in rows(include_str!("../tables/graphs.tsv")) {
        let number = |index: usize| row[index].parse::<u64>().unwrap();
        let (first, options) = random_graph(number(0), number(1), number(2));
        let graph = OptionGraph::from_rows(first, options).unwrap();
        assert_eq!(graph.edges() as u64, number(3));
        let values = graph.values(&mut Budget::unlimited()).unwrap();
        assert_eq!(values.iter().max().copied().map(u64::from), Some(number(4)));
        let first20: Vec<String> = values.iter().take(20).map(ToString::to_string).collect();
        assert_eq!(first20.join(","), row[6]);
        assert_eq!(format!("{:X}", fletcher(&values)), row[5]);
    }
}

#[test]
fn graphs_are_read_in_three_ways() {
    let short = "graph: a | a>b, a>c, b>c";
    let position: Position = short.parse().unwrap();
    assert_eq!(position.to_string(), short);
    for other in [
        "graph: a | a -> b > c, a>c",
        r#"graph: {"start": "a", "moves": {"a": ["b", "c"], "b": ["c"], "c": []}}"#,
        r#"graph: {"a": ["b", "c"], "b": ["c"]}"#,
        "graph: digraph { a -> b -> c; a -> c }",
        "graph(a): strict digraph moves {\n  node [shape=box]; rankdir=LR; // all\n  a -> {b c} [label=\"x\"]; \
         subgraph rest { b -> \"c\" }\n}",
    ] {
        assert_eq!(other.parse::<Position>().unwrap(), position, "{other}");
    }
    let analysis = position.analyze(&mut Budget::unlimited()).unwrap();
    assert_eq!(analysis.quantity().to_string(), "*2");
    for (wrong, message) in [
        ("graph: a | a>b>c>a", "moves go round in a cycle: a>b>c>a"),
        ("graph: a | a>a", "moves go round in a cycle: a>a"),
        ("graph: graph { a -- b }", "expected 'digraph': moves have a direction"),
        ("graph: digraph { a -- b }", "expected '->': moves have a direction"),
        ("graph: digraph { a -> }", "expected a node"),
        ("graph: digraph { a -> b", "expected a node"),
        ("graph: digraph { a -> b; c -> b }", "where does the token lie?"),
        ("graph: a>b", "expected tokens, | and arcs"),
        ("graph: a | a>b*", "this is no name of a node: 'b*'"),
        (r#"graph: {"a": [1]}"#, "this is no graph in JSON"),
    ] {
        let error = wrong.parse::<Position>().unwrap_err();
        assert!(error.message.starts_with(message), "{wrong}: {}", error.message);
    }
}
