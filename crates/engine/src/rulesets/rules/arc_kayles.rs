//! Arc Kayles: take an edge with both its ends.
//!
//! A move takes two vertices that are joined, and with them all their edges.
//! Parts of the graph that are not connected are independent, and a vertex
//! without edges counts for nothing. On a path of n vertices it is Dawson's
//! Kayles, the octal game 0.07; on a grid it is Cram.
//!
//! Reference: T. J. Schaefer, On the complexity of some two-person
//! perfect-information games, *Journal of Computer and System Sciences* 16 (1978)
//! 185–225.

use std::fmt;

use nimatron_nimber::text::ParseError;
use nimatron_nimber::{message, say};

use crate::foundation::{Head, MoveName, Options, Piece, Place};
use crate::impartial::Game;
use crate::rulesets::description;
use crate::rulesets::figure::{Figure, Standing};
use crate::rulesets::graph::{Graph, Link, Look, MOST_IN_SUBGRAPH, Subgraph, bits};
use crate::rulesets::reading::no_options;
use crate::rulesets::searched::{Searched, Sketch};
use crate::rulesets::{Description, Editing, Example, Family};

const EXAMPLE: &str = message!("a position looks like arc-kayles: 1-2-3-4, 2-5");

/// The vertices that are left and have an edge.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct ArcKayles {
    left: Subgraph,
}

impl ArcKayles {
    fn new(left: Subgraph) -> ArcKayles {
        let joined = bits(left.vertices()).filter(|&vertex| left.neighbours(vertex) != 0);
        let joined = joined.fold(0, |joined, vertex| joined | 1 << vertex);
        ArcKayles { left: left.with_vertices(joined) }
    }

    /// The graph that is left.
    pub fn graph(&self) -> Graph {
        self.left.graph()
    }

    fn edges(&self) -> impl Iterator<Item = (u32, u32)> + '_ {
        bits(self.left.vertices()).flat_map(|from| {
            let later = self.left.neighbours(from) & u64::MAX.checked_shl(from + 1).unwrap_or(0);
            bits(later).map(move |to| (from, to))
        })
    }

    fn after(&self, (from, to): (u32, u32)) -> ArcKayles {
        ArcKayles::new(self.left.with_vertices(!(1 << from | 1 << to)))
    }
}

impl Game for ArcKayles {
    fn options(&self) -> Options<'_, ArcKayles> {
        Options::new(self.edges().map(|edge| self.after(edge)))
    }

    fn components(&self) -> Vec<ArcKayles> {
        self.left.components().map(|left| ArcKayles { left }).collect()
    }

    /// Where all are neighbours, every move takes two of them.
    fn known_value(&self) -> Option<u64> {
        let all = self.left.vertices();
        let complete = bits(all).all(|vertex| self.left.neighbours(vertex) | 1 << vertex == all);
        complete.then(|| u64::from(all.count_ones() / 2 % 2))
    }

    /// How many vertices that are left.
    fn effort(&self) -> u64 {
        self.size()
    }
}

impl fmt::Display for ArcKayles {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "arc-kayles: {}", self.left)
    }
}

impl Searched for ArcKayles {
    fn description(&self) -> &Description {
        &DESCRIPTION
    }

    fn read(head: Head<'_>, body: Piece<'_>) -> Result<ArcKayles, ParseError> {
        no_options(head, EXAMPLE)?;
        let graph = Graph::read(body, &[Link::Edge], 1, MOST_IN_SUBGRAPH, EXAMPLE)?;
        Ok(ArcKayles::new(Subgraph::new(&graph)))
    }

    fn moves(&self) -> Options<'_, (MoveName, ArcKayles)> {
        let edge = |from, to| Place::edge(None, self.left.name(from), self.left.name(to));
        let edges = self.edges();
        Options::new(edges.map(move |(from, to)| (edge(from, to).into(), self.after((from, to)))))
    }

    fn size(&self) -> u64 {
        self.left.vertices().count_ones().into()
    }
}

impl Sketch for ArcKayles {
    fn figure(&self) -> Option<Figure> {
        self.figure_at(&[])
    }

    fn figure_at(&self, known: &[Standing]) -> Option<Figure> {
        self.graph().figure(&Look { known, ..Look::EDGES })
    }

    fn editing(&self) -> Option<Editing> {
        Some(self.graph().editing(&Look::EDGES, Graph::to_string))
    }

    fn words(&self, name: &MoveName) -> String {
        say!("take the edge {} with its ends", name.to_string())
    }
}

/// What people need to know of it.
pub static DESCRIPTION: Description = description! {
    id: "arc-kayles",
    title: "Arc Kayles",
    family: Family::Graphs,
    rules: [
        "A move takes an edge of a graph together with its two ends and all edges there. Whoever \
         cannot move loses.",
        "A chain 1-2-3 joins 1 with 2 and 2 with 3. There are families such as path(7), cycle(6), \
         grid(3,4) and petersen. A move names the edge.",
    ],
    options: [],
    examples: [
        Example::new("arc-kayles: 1-2-3-4-5-6", "a path is Dawson's Kayles"),
        Example::new("arc-kayles: 1-2-3-6-5-2, 1-4-5", "Cram on a board of 2 by 3"),
    ],
    references: [
        "T. J. Schaefer, On the complexity of some two-person perfect-information games, Journal \
         of Computer and System Sciences 16 (1978) 185-225",
    ],
};
