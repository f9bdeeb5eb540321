//! What is coloured: the squares of a board, or the vertices of a graph.

use std::sync::Arc;

use super::Set;
use crate::foundation::Place;
use crate::rulesets::graph::{Graph, Link};

/// Places, and which of them are neighbours.
#[derive(Clone, Debug)]
pub(super) enum Ground {
    /// The squares of a board, numbered row by row from above.
    Board { rows: usize, columns: usize },
    /// The vertices of a graph, in the order of their names.
    Graph(Arc<Whole>),
}

/// A graph, which all positions of one game share.
#[derive(Debug)]
pub(super) struct Whole {
    graph: Graph,
    neighbours: Vec<Set>,
    /// A hash for each name.
    hashes: Vec<u64>,
}

impl Ground {
    /// A graph with at most [`Set::MOST`] vertices. Repeated edges and loops do not count.
    pub fn graph(graph: &Graph) -> Ground {
        let names = graph.names().to_vec();
        let mut pairs: Vec<(usize, usize)> = graph.edges().to_vec();
        pairs.retain(|(from, to)| from != to);
        pairs.dedup();
        let mut neighbours = vec![Set::default(); names.len()];
        for &(from, to) in &pairs {
            neighbours[from].insert(to);
            neighbours[to].insert(from);
        }
        let hash = |name: &String| {
            // FNV-1a: hashes must not differ between runs of a program.
            let fold = |hash: u64, byte: u8| (hash ^ u64::from(byte)).wrapping_mul(0x100_0000_01b3);
            name.bytes().fold(0xcbf2_9ce4_8422_2325, fold)
        };
        let hashes = names.iter().map(hash).collect();
        let pairs = pairs.into_iter().map(|(from, to)| (names[from].clone(), names[to].clone()));
        let graph = Graph::new(Link::Edge, names.iter().cloned(), pairs);
        Ground::Graph(Arc::new(Whole { graph, neighbours, hashes }))
    }

    /// The neighbours of a place.
    pub fn neighbours(&self, place: usize) -> Set {
        match self {
            Ground::Graph(whole) => whole.neighbours[place],
            Ground::Board { rows, columns } => {
                let (row, column) = (place / columns, place % columns);
                let mut beside = Set::default();
                if row > 0 {
                    beside.insert(place - columns);
                }
                if row + 1 < *rows {
                    beside.insert(place + columns);
                }
                if column > 0 {
                    beside.insert(place - 1);
                }
                if column + 1 < *columns {
                    beside.insert(place + 1);
                }
                beside
            }
        }
    }

    /// What a place is called in a move.
    pub fn place(&self, place: usize) -> Place {
        match self {
            Ground::Graph(whole) => Place::vertex(&whole.graph.names()[place]),
            Ground::Board { rows, columns } => {
                Place::Square { column: place % columns + 1, row: rows - place / columns }
            }
        }
    }
}

impl Whole {
    /// The names of the vertices.
    pub fn names(&self) -> &[String] {
        self.graph.names()
    }

    /// The hash of a name.
    pub fn hash(&self, vertex: usize) -> u64 {
        self.hashes[vertex]
    }

    /// Some of the vertices, and the edges between them.
    pub fn restricted(&self, vertices: Set) -> Graph {
        self.graph.restricted(|vertex| vertices.contains(vertex), |_| true)
    }
}
