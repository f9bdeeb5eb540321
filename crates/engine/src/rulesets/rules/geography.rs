//! Geography: a token goes where it has not been.
//!
//! # Rules
//! A token stands on a vertex of a graph. A move takes it along an edge, or an arc
//! in its direction, to a vertex where it has not been. Whoever cannot move loses.
//!
//! # Theorem (undirected graphs)
//! The player to move wins exactly if every maximum matching covers the vertex of
//! the token: the winner goes along the edges of a matching.
//!
//! On directed graphs the question is PSPACE-complete.
//!
//! Reference: A. S. Fraenkel, E. R. Scheinerman, D. Ullman, Undirected edge
//! geography, *Theoretical Computer Science* 112 (1993) 371–381; T. J. Schaefer,
//! *Journal of Computer and System Sciences* 16 (1978) 185–225.

use std::fmt;
use std::hash::{Hash, Hasher};

use nimatron_nimber::text::ParseError;
use nimatron_nimber::text::language::translated;
use nimatron_nimber::{message, say};

use crate::foundation::{Head, MoveName, Options, Piece};
use crate::impartial::Game;
use crate::rulesets::description;
use crate::rulesets::figure::{Figure, Standing};
use crate::rulesets::graph::{Graph, Link, Look, MOST_IN_SUBGRAPH, Subgraph, bits};
use crate::rulesets::matching::matching;
use crate::rulesets::reading::named;
use crate::rulesets::searched::{Searched, Sketch};
use crate::rulesets::theory::outcome_of;
use crate::rulesets::{Description, Editing, Example, Family, Part, Principle, RuleOption, Theory};

const EXAMPLE: &str =
    message!("a position looks like geography(at=1): 1-2-3-1 or geography(at=a): a>b>c>a");

/// The vertices that have not been visited, with that of the token.
#[derive(Clone, Debug)]
pub struct Geography {
    left: Subgraph,
    at: u32,
}

impl PartialEq for Geography {
    fn eq(&self, other: &Geography) -> bool {
        self.at() == other.at() && self.left == other.left
    }
}

impl Eq for Geography {}

impl Hash for Geography {
    fn hash<H: Hasher>(&self, state: &mut H) {
        self.left.hash(state);
        self.at().hash(state);
    }
}

impl Geography {
    /// The vertices that are left, with that of the token.
    pub fn graph(&self) -> Graph {
        self.left.graph()
    }

    /// The name of the vertex with the token.
    pub fn at(&self) -> &str {
        self.left.name(self.at)
    }

    fn steps(&self) -> impl Iterator<Item = u32> + '_ {
        bits(self.left.neighbours(self.at) & !(1 << self.at))
    }

    fn after(&self, to: u32) -> Geography {
        Geography { left: self.left.with_vertices(!(1 << self.at)), at: to }
    }

    /// The number of edges of a maximum matching of some of the vertices.
    fn matching(&self, vertices: u64) -> u64 {
        let left = self.left.with_vertices(vertices);
        let place: Vec<u32> = bits(left.vertices()).collect();
        let neighbours: Vec<u64> = place
            .iter()
            .map(|&vertex| {
                let around = left.neighbours(vertex);
                let joined =
                    place.iter().enumerate().filter(|(_, other)| around >> **other & 1 == 1);
                joined.fold(0, |around, (index, _)| around | 1 << index)
            })
            .collect();
        matching(&neighbours) as u64
    }
}

impl Game for Geography {
    fn options(&self) -> Options<'_, Geography> {
        Options::new(self.steps().map(|to| self.after(to)))
    }

    /// Only what the token can reach counts.
    fn canonical(self) -> Geography {
        Geography { left: self.left.with_vertices(self.left.reached(self.at)), at: self.at }
    }
}

impl fmt::Display for Geography {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "geography(at={}): {}", self.at(), self.left)
    }
}

impl Searched for Geography {
    fn description(&self) -> &Description {
        &DESCRIPTION
    }

    fn read(head: Head<'_>, body: Piece<'_>) -> Result<Geography, ParseError> {
        let graph = Graph::read(body, &[Link::Edge, Link::Arc], 1, MOST_IN_SUBGRAPH, EXAMPLE)?;
        let at = match named(head, "at", EXAMPLE)? {
            Some(name) => graph.find(name.text).ok_or_else(|| {
                let message = say!("there is no vertex {}", name.shown());
                ParseError::new(message, name.span()).with_help(translated(EXAMPLE))
            })?,
            None => {
                let message = say!("expected the option at=…, the vertex of the token");
                let end = head.name.span().end;
                return Err(ParseError::new(message, end..end).with_help(translated(EXAMPLE)));
            }
        };
        Ok(Geography { left: Subgraph::new(&graph), at: at as u32 })
    }

    fn moves(&self) -> Options<'_, (MoveName, Geography)> {
        let steps = self.steps();
        Options::new(steps.map(|to| (self.left.place(to).into(), self.after(to))))
    }

    fn size(&self) -> u64 {
        self.left.vertices().count_ones().into()
    }

    fn theory(&self) -> Option<Theory> {
        if self.left.whole().link() != Link::Edge {
            return None;
        }
        let (all, without) = (self.matching(u64::MAX), self.matching(!(1 << self.at)));
        let parts = vec![
            Part::new(say!("edges of a maximum matching"), all),
            Part::new(say!("edges of one that avoids the token"), without),
        ];
        Some(Theory::outcome(&MATCHING, outcome_of(all - without), parts))
    }
}

const MATCHING: Principle = Principle {
    name: message!("matchings"),
    statement: message!(
        "On an undirected graph the player to move wins exactly if every maximum matching \
         covers the vertex of the token, that is, if without it a maximum matching is \
         smaller. The winner goes along the edges of a maximum matching."
    ),
    reference: "A. S. Fraenkel, E. R. Scheinerman, D. Ullman, Undirected edge geography, \
                Theoretical Computer Science 112 (1993) 371-381",
};

impl Sketch for Geography {
    fn figure(&self) -> Option<Figure> {
        self.figure_at(&[])
    }

    fn figure_at(&self, known: &[Standing]) -> Option<Figure> {
        self.graph().figure(&Look { known, tokens: &[self.at()], ..Look::VERTICES })
    }

    fn editing(&self) -> Option<Editing> {
        let look = Look { tokens: &[self.at()], ..Look::VERTICES };
        Some(self.graph().editing(&look, Graph::to_string))
    }

    fn words(&self, name: &MoveName) -> String {
        say!("go to {}", name.to_string())
    }
}

/// What people need to know of it.
pub static DESCRIPTION: Description = description! {
    id: "geography",
    title: "Geography",
    family: Family::Graphs,
    rules: [
        "A token stands on a vertex of a graph. A move takes it along an edge, or along an arc in \
         its direction, to a vertex where it has not been. Whoever cannot move loses.",
        "A chain 1-2-3 has edges, a chain 1>2>3 has arcs. Vertices that were visited are no longer \
         written. A move names the vertex to which the token goes.",
    ],
    options: [RuleOption::new("at=v", "the token stands on the vertex v")],
    examples: [
        Example::new("geography(at=1): 1-2-3-4-1, 3-5", "an undirected graph"),
        Example::new("geography(at=a): a>b>c>a, b>d>c", "a directed graph"),
    ],
    references: [
        "A. S. Fraenkel, E. R. Scheinerman, D. Ullman, Undirected edge geography, Theoretical \
         Computer Science 112 (1993) 371-381",
        "T. J. Schaefer, On the complexity of some two-person perfect-information games, Journal \
         of Computer and System Sciences 16 (1978) 185-225",
    ],
};
