//! Node Kayles: take a vertex and its neighbours.
//!
//! Parts of the graph that are not connected are independent. On a path of n
//! vertices it is Dawson's Chess, the octal game 0.137.
//!
//! References: T. J. Schaefer, On the complexity of some two-person
//! perfect-information games, *Journal of Computer and System Sciences* 16 (1978)
//! 185–225; H. L. Bodlaender and D. Kratsch, Kayles and nimbers, *Journal of
//! Algorithms* 43 (2002) 106–119.

use std::fmt;

use nimatron_nimber::text::ParseError;
use nimatron_nimber::{message, say};

use crate::foundation::{Head, MoveName, Options, Piece};
use crate::impartial::Game;
use crate::rulesets::description;
use crate::rulesets::figure::{Figure, Standing};
use crate::rulesets::graph::{Graph, Link, Look, MOST_IN_SUBGRAPH, Subgraph, bits};
use crate::rulesets::reading::no_options;
use crate::rulesets::searched::{Searched, Sketch};
use crate::rulesets::{Description, Editing, Example, Family};

const EXAMPLE: &str = message!("a position looks like node-kayles: 1-2-3-4, 2-5");

/// The vertices that are left, no two of those taken joined by an edge.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct NodeKayles {
    left: Subgraph,
}

impl NodeKayles {
    /// The graph that is left.
    pub fn graph(&self) -> Graph {
        self.left.graph()
    }

    fn without(&self, taken: u64) -> NodeKayles {
        NodeKayles { left: self.left.with_vertices(!taken) }
    }

    fn taken(&self, vertex: u32) -> u64 {
        1 << vertex | self.left.neighbours(vertex)
    }
}

impl Game for NodeKayles {
    fn options(&self) -> Options<'_, NodeKayles> {
        let vertices = bits(self.left.vertices());
        Options::new(vertices.map(|vertex| self.without(self.taken(vertex))))
    }

    fn components(&self) -> Vec<NodeKayles> {
        self.left.components().map(|left| NodeKayles { left }).collect()
    }

    /// Where all are neighbours, the first move is the last.
    fn known_value(&self) -> Option<u64> {
        let all = self.left.vertices();
        let complete = all != 0 && bits(all).all(|vertex| self.taken(vertex) == all);
        complete.then_some(1)
    }

    /// How many vertices that are left.
    fn effort(&self) -> u64 {
        self.size()
    }
}

impl fmt::Display for NodeKayles {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "node-kayles: {}", self.left)
    }
}

impl Searched for NodeKayles {
    fn description(&self) -> &Description {
        &DESCRIPTION
    }

    fn read(head: Head<'_>, body: Piece<'_>) -> Result<NodeKayles, ParseError> {
        no_options(head, EXAMPLE)?;
        let graph = Graph::read(body, &[Link::Edge], 1, MOST_IN_SUBGRAPH, EXAMPLE)?;
        Ok(NodeKayles { left: Subgraph::new(&graph) })
    }

    fn moves(&self) -> Options<'_, (MoveName, NodeKayles)> {
        let vertices = bits(self.left.vertices());
        let name = |vertex| MoveName::from(self.left.place(vertex));
        Options::new(vertices.map(move |vertex| (name(vertex), self.without(self.taken(vertex)))))
    }

    fn size(&self) -> u64 {
        self.left.vertices().count_ones().into()
    }
}

impl Sketch for NodeKayles {
    fn figure(&self) -> Option<Figure> {
        self.figure_at(&[])
    }

    fn figure_at(&self, known: &[Standing]) -> Option<Figure> {
        self.graph().figure(&Look { known, ..Look::VERTICES })
    }

    fn editing(&self) -> Option<Editing> {
        Some(self.graph().editing(&Look::VERTICES, Graph::to_string))
    }

    fn words(&self, name: &MoveName) -> String {
        say!("take {} with its neighbours", name.to_string())
    }
}

/// What people need to know of it.
pub static DESCRIPTION: Description = description! {
    id: "node-kayles",
    title: "Node Kayles",
    family: Family::Graphs,
    rules: [
        "A move takes a vertex of a graph together with all its neighbours. Whoever cannot move \
         loses.",
        "A chain 1-2-3 joins 1 with 2 and 2 with 3; a vertex alone stands for itself. There are \
         families such as path(7), cycle(6), grid(3,4), complete(5), bipartite(2,3), star(4), \
         cube(3), prism(5), tree(3), queens(4,4) and petersen; 3x4 is grid(3,4). A move names the \
         vertex.",
    ],
    options: [],
    examples: [
        Example::new("node-kayles: 1-2-3-4-5-6-7", "a path is Dawson's Chess"),
        Example::new("node-kayles: 1-2-3-4-5-1", "a cycle"),
        Example::new("node-kayles: 1-2-3-4, 2-5-6, 7", "a tree and a vertex alone"),
    ],
    references: [
        "T. J. Schaefer, On the complexity of some two-person perfect-information games, Journal \
         of Computer and System Sciences 16 (1978) 185-225",
        "H. L. Bodlaender, D. Kratsch, Kayles and nimbers, Journal of Algorithms 43 (2002) 106-119",
    ],
};
