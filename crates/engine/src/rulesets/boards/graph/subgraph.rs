//! Induced subgraphs of one graph, which they share.

use std::fmt;
use std::hash::{Hash, Hasher};
use std::sync::Arc;

use super::{Graph, bits};
use crate::foundation::Place;

/// Some vertices of a graph with at most 64, and the edges between them.
///
/// Subgraphs of one graph share it, so that a position costs a word. Two are
/// equal if they have the same vertices and edges by name, whatever they are
/// parts of.
#[derive(Clone, Debug)]
pub struct Subgraph {
    whole: Arc<Whole>,
    vertices: u64,
}

#[derive(Debug)]
struct Whole {
    graph: Graph,
    neighbours: Vec<u64>,
    /// A hash for each name.
    hashes: Vec<u64>,
}

/// The most vertices of a graph of which there are subgraphs.
pub(in crate::rulesets) const MOST_IN_SUBGRAPH: usize = 64;

impl Subgraph {
    /// The whole of a graph with at most 64 vertices. Repeated edges and loops
    /// do not count.
    pub(in crate::rulesets) fn new(graph: &Graph) -> Subgraph {
        let mut graph = graph.clone();
        graph.edges.dedup();
        graph.edges.retain(|(from, to)| from != to);
        let neighbours = graph.neighbours();
        let hash = |name: &String| {
            // FNV-1a: hashes must not differ between runs of a program.
            let fold = |hash: u64, byte: u8| (hash ^ u64::from(byte)).wrapping_mul(0x100_0000_01b3);
            name.bytes().fold(0xcbf2_9ce4_8422_2325, fold)
        };
        let hashes = graph.names.iter().map(hash).collect();
        let vertices = match graph.names.len() {
            0 => 0,
            count => u64::MAX >> (MOST_IN_SUBGRAPH - count.min(MOST_IN_SUBGRAPH)),
        };
        Subgraph { whole: Arc::new(Whole { graph, neighbours, hashes }), vertices }
    }

    /// The graph of which it is a part.
    pub(in crate::rulesets) fn whole(&self) -> &Graph {
        &self.whole.graph
    }

    /// Its vertices as bits.
    pub(in crate::rulesets) fn vertices(&self) -> u64 {
        self.vertices
    }

    /// The vertices to which the edges of a vertex lead.
    pub(in crate::rulesets) fn neighbours(&self, vertex: u32) -> u64 {
        self.whole.neighbours[vertex as usize] & self.vertices
    }

    /// The name of a vertex.
    pub(in crate::rulesets) fn name(&self, vertex: u32) -> &str {
        &self.whole.graph.names[vertex as usize]
    }

    /// A vertex as a place.
    pub(in crate::rulesets) fn place(&self, vertex: u32) -> Place {
        Place::vertex(self.name(vertex))
    }

    /// The same graph, some vertices of it.
    pub(in crate::rulesets) fn with_vertices(&self, vertices: u64) -> Subgraph {
        Subgraph { whole: self.whole.clone(), vertices: self.vertices & vertices }
    }

    /// The vertices that can be reached from one, with it.
    pub(in crate::rulesets) fn reached(&self, vertex: u32) -> u64 {
        grown(vertex, |vertex| self.neighbours(vertex))
    }

    /// The connected parts. Only for graphs without directions.
    pub(in crate::rulesets) fn components(&self) -> impl Iterator<Item = Subgraph> + '_ {
        self.parts(|vertex| self.neighbours(vertex))
    }

    /// The parts that hang together where `beside` are the vertices joined with one, in both
    /// directions.
    pub(in crate::rulesets) fn parts(
        &self,
        beside: impl Fn(u32) -> u64,
    ) -> impl Iterator<Item = Subgraph> {
        let mut rest = self.vertices;
        std::iter::from_fn(move || {
            let part = (rest != 0).then(|| grown(rest.trailing_zeros(), &beside))?;
            rest &= !part;
            Some(self.with_vertices(part))
        })
    }

    /// As a graph of its own.
    pub(in crate::rulesets) fn graph(&self) -> Graph {
        self.whole.graph.restricted(|vertex| self.vertices >> vertex & 1 == 1, |_| true)
    }
}

impl PartialEq for Subgraph {
    fn eq(&self, other: &Subgraph) -> bool {
        match Arc::ptr_eq(&self.whole, &other.whole) {
            true => self.vertices == other.vertices,
            false => self.graph() == other.graph(),
        }
    }
}

impl Eq for Subgraph {}

impl Hash for Subgraph {
    fn hash<H: Hasher>(&self, state: &mut H) {
        let hash = |vertex: u32| self.whole.hashes[vertex as usize].rotate_left(17);
        state.write_u64(bits(self.vertices).fold(0, |sum: u64, v| sum.wrapping_add(hash(v))));
    }
}

impl fmt::Display for Subgraph {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.graph().fmt(f)
    }
}

/// The vertices that are reached from one, by steps to those `beside` each.
fn grown(vertex: u32, beside: impl Fn(u32) -> u64) -> u64 {
    let (mut reached, mut new) = (0, 1u64 << vertex);
    while new != 0 {
        reached |= new;
        new = bits(new).fold(0, |around, vertex| around | beside(vertex)) & !reached;
    }
    reached
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::foundation::Piece;
    use crate::rulesets::graph::Link;

    fn read(text: &str) -> Graph {
        let body = Piece::whole(text);
        Graph::read(body, &[Link::Edge, Link::Arc], 1, MOST_IN_SUBGRAPH, "").expect(text)
    }

    #[test]
    fn subgraphs_are_equal_by_content() {
        let small = Subgraph::new(&read("2-3"));
        let part = Subgraph::new(&read("1-2-3")).with_vertices(0b110);
        assert_eq!(small, part);
        assert_ne!(small, Subgraph::new(&read("2, 3")));
        assert_eq!(part.to_string(), "2-3");
    }

    #[test]
    fn parts_are_what_is_reached() {
        let graph = Subgraph::new(&read("1-2-3, 4-5, 6"));
        let parts: Vec<String> = graph.components().map(|part| part.to_string()).collect();
        assert_eq!(parts, ["1-2-3", "4-5", "6"]);
        let arcs = Subgraph::new(&read("1>2>3, 4>3"));
        assert_eq!(arcs.with_vertices(arcs.reached(1)).to_string(), "2>3");
    }
}
