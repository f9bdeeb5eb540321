//! Green Hackenbush: cut an edge, and what hangs in the air falls.
//!
//! # Rules
//! A graph stands on the ground, which is the vertex 0. A move cuts an edge; it
//! goes with everything that is no longer connected to the ground.
//!
//! # Theorems
//! - *Fusion principle*: the vertices of a cycle can be fused into one without a
//!   change of value. The edges of the cycle become loops.
//! - *Colon principle*: branches that grow from one vertex can be replaced by a
//!   stalk as long as the nim-sum of their values. A loop is worth a stalk of one
//!   edge, and what stands on an edge is worth one more with it.
//!
//! So the parts that no single edge holds together shrink to vertices, and the
//! rest is a tree: the value of a vertex is the nim-sum of 1 for every loop and of
//! g + 1 for every edge to a vertex of value g above it.
//!
//! Reference: *Winning Ways* ch. 7.

use std::fmt;

use nimatron_nimber::text::ParseError;
use nimatron_nimber::text::language::translated;
use nimatron_nimber::{message, say};

use crate::foundation::{Head, MoveName, Options, Piece};
use crate::impartial::Game;
use crate::rulesets::description;
use crate::rulesets::figure::{Figure, Standing};
use crate::rulesets::graph::{GROUND, Graph, Link, Look};
use crate::rulesets::reading::no_options;
use crate::rulesets::searched::{Searched, Sketch};
use crate::rulesets::{Description, Editing, Example, Family, Part, Principle, Theory};

/// The most edges.
const MOST_EDGES: usize = 1 << 10;
const EXAMPLE: &str =
    message!("a position looks like hackenbush: 0-1-2, 1-3, where 0 is the ground");

/// A graph on the ground.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct Hackenbush {
    graph: Graph,
}

/// The edges at each vertex, by their indices.
fn edges_at(graph: &Graph) -> Vec<Vec<usize>> {
    let mut at = vec![Vec::new(); graph.names().len()];
    for (edge, &(from, to)) in graph.edges().iter().enumerate() {
        at[from].push(edge);
        if from != to {
            at[to].push(edge);
        }
    }
    at
}

fn other_end(graph: &Graph, edge: usize, end: usize) -> usize {
    let (from, to) = graph.edges()[edge];
    if from == end { to } else { from }
}

/// The part of a graph that is connected to a vertex, without an edge.
fn grounded(graph: &Graph, ground: Option<usize>, cut: Option<usize>) -> Graph {
    let at = edges_at(graph);
    let mut reached = vec![false; graph.names().len()];
    let mut stack: Vec<usize> = ground.into_iter().collect();
    while let Some(vertex) = stack.pop() {
        if std::mem::replace(&mut reached[vertex], true) {
            continue;
        }
        let edges = at[vertex].iter().filter(|edge| Some(**edge) != cut);
        stack.extend(edges.map(|&edge| other_end(graph, edge, vertex)));
    }
    let kept = graph.restricted(|vertex| reached[vertex], |edge| Some(edge) != cut);
    match kept.edges().is_empty() {
        true => Graph::new(Link::Edge, [], []),
        false => kept,
    }
}

/// What the ground carries after all cycles have been fused.
struct Fused {
    /// How many loops there are at the ground.
    loops: u64,
    /// The edges that hold what stands on them, with their values.
    branches: Vec<(usize, u64)>,
}

impl Hackenbush {
    /// The graph; the ground is the vertex 0.
    pub fn graph(&self) -> &Graph {
        &self.graph
    }

    fn cut(&self, edge: usize) -> Hackenbush {
        Hackenbush { graph: grounded(&self.graph, self.graph.find(GROUND), Some(edge)) }
    }

    /// Fuses cycles and adds up branches, from the leaves of a depth-first
    /// search: an edge of its tree is on no cycle exactly if no edge from above
    /// it leads to below it (Tarjan).
    ///
    /// Cost: linear.
    fn fused(&self) -> Fused {
        let graph = &self.graph;
        let mut fused = Fused { loops: 0, branches: Vec::new() };
        let Some(ground) = graph.find(GROUND) else { return fused };
        let at = edges_at(graph);
        let count = graph.names().len();
        let mut number = vec![usize::MAX; count];
        let mut low = vec![usize::MAX; count];
        // What belongs to the fused vertex of which a vertex is the lowest part.
        let mut value = vec![0u64; count];
        let mut loops = vec![0u64; count];
        let mut next = 0;
        let mut stack: Vec<(usize, Option<usize>, usize)> = vec![(ground, None, 0)];
        while let Some((vertex, through, index)) = stack.pop() {
            if index == 0 {
                (number[vertex], low[vertex]) = (next, next);
                next += 1;
            }
            if let Some(&edge) = at[vertex].get(index) {
                stack.push((vertex, through, index + 1));
                let end = other_end(graph, edge, vertex);
                if number[end] == usize::MAX {
                    stack.push((end, Some(edge), 0));
                } else if Some(edge) != through && number[end] <= number[vertex] {
                    // Every edge that is not of the tree is seen from above once.
                    low[vertex] = low[vertex].min(number[end]);
                    loops[vertex] += 1;
                }
                continue;
            }
            let Some(edge) = through else { break };
            let below = other_end(graph, edge, vertex);
            low[below] = low[below].min(low[vertex]);
            let inside = value[vertex] ^ (loops[vertex] & 1);
            if low[vertex] == number[vertex] {
                value[below] ^= inside + 1;
                if below == ground {
                    fused.branches.push((edge, inside + 1));
                }
            } else {
                // The edge is on a cycle: both ends are one, and it is a loop.
                value[below] ^= value[vertex];
                loops[below] += loops[vertex] + 1;
            }
        }
        fused.loops = loops[ground];
        let carried = fused.branches.iter().fold(0, |sum, (_, value)| sum ^ value);
        // Branches of vertices that were fused with the ground.
        let further = value[ground] ^ carried;
        if further != 0 {
            fused.branches.push((usize::MAX, further));
        }
        fused
    }
}

impl Game for Hackenbush {
    fn options(&self) -> Options<'_, Hackenbush> {
        Options::new((0..self.graph.edges().len()).map(|edge| self.cut(edge)))
    }

    /// By the fusion and the colon principle.
    fn known_value(&self) -> Option<u64> {
        let fused = self.fused();
        Some(fused.branches.iter().fold(fused.loops & 1, |sum, (_, value)| sum ^ value))
    }

    fn owned_bytes(&self) -> usize {
        let names = self.graph.names().iter();
        let names: usize = names.map(|name| name.len() + size_of::<String>()).sum();
        names + size_of_val(self.graph.edges())
    }

    /// How many edges that are left.
    fn effort(&self) -> u64 {
        self.size()
    }
}

impl fmt::Display for Hackenbush {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "hackenbush: {}", self.graph)
    }
}

/// Reads a graph of which everything stands on the ground, the vertex 0.
fn on_ground(body: Piece<'_>) -> Result<Graph, ParseError> {
    let graph = Graph::read(body, &[Link::Edge], 0, 2 * MOST_EDGES, EXAMPLE)?;
    if graph.edges().len() > MOST_EDGES {
        return Err(ParseError::new(say!("more than {} edges", MOST_EDGES), body.span()));
    }
    let standing = grounded(&graph, graph.find(GROUND), None);
    let falls = graph.names().iter().find(|name| standing.find(name).is_none() && *name != GROUND);
    match falls {
        None => Ok(standing),
        Some(name) => {
            let message = say!("{} is not connected with the ground, the vertex 0", name);
            Err(ParseError::new(message, body.trimmed().span()).with_help(translated(EXAMPLE)))
        }
    }
}

impl Searched for Hackenbush {
    fn description(&self) -> &Description {
        &DESCRIPTION
    }

    fn read(head: Head<'_>, body: Piece<'_>) -> Result<Hackenbush, ParseError> {
        no_options(head, EXAMPLE)?;
        on_ground(body).map(|graph| Hackenbush { graph })
    }

    fn moves(&self) -> Options<'_, (MoveName, Hackenbush)> {
        let edges = self.graph.edges();
        // Of several edges between the same vertices one is as good as another.
        let first =
            (0..edges.len()).filter(move |&edge| edge == 0 || edges[edge] != edges[edge - 1]);
        Options::new(first.map(move |edge| (self.graph.edge(edges[edge]).into(), self.cut(edge))))
    }

    fn size(&self) -> u64 {
        self.graph.edges().len() as u64
    }

    fn theory(&self) -> Option<Theory> {
        let fused = self.fused();
        let branches = fused.branches.iter().map(|&(edge, value)| {
            let what = match self.graph.edges().get(edge) {
                Some(&ends) => say!("{} with what stands on it", self.graph.edge_name(ends)),
                None => say!("branches of what is fused with the ground"),
            };
            Part::new(what, value)
        });
        let mut parts: Vec<Part> = branches.collect();
        if fused.loops > 0 {
            let what = match fused.loops {
                1 => say!("one loop at the ground"),
                loops => say!("{} loops at the ground, in pairs", loops),
            };
            parts.push(Part::new(what, fused.loops & 1));
        }
        Some(Theory::heaps(&PRINCIPLE, parts))
    }
}

const PRINCIPLE: Principle = Principle {
    name: message!("the fusion and the colon principle"),
    statement: message!(
        "The vertices of every cycle can be fused into one, its edges becoming loops. Then \
         a tree is left: branches at a vertex are worth a stalk as long as their nim-sum, a \
         loop is worth 1, and what stands on an edge is worth one more with it."
    ),
    reference: "E. R. Berlekamp, J. H. Conway, R. K. Guy, Winning Ways for your Mathematical \
                Plays, chapter 7",
};

impl Sketch for Hackenbush {
    fn figure(&self) -> Option<Figure> {
        self.figure_at(&[])
    }

    fn figure_at(&self, known: &[Standing]) -> Option<Figure> {
        self.graph.figure(&Look { known, ..Look::GROUNDED })
    }

    fn editing(&self) -> Option<Editing> {
        Some(self.graph.editing(&Look::GROUNDED, Graph::to_string))
    }

    fn words(&self, name: &MoveName) -> String {
        say!("cut the edge {}", name.to_string())
    }
}

/// What people need to know of it.
pub static DESCRIPTION: Description = description! {
    id: "hackenbush",
    title: "Green Hackenbush",
    family: Family::Graphs,
    rules: [
        "A graph stands on the ground, the vertex 0. A move cuts an edge; everything that is no \
         longer connected with the ground falls off. All edges are green: both players may cut \
         every edge. Whoever cannot move loses.",
        "A chain 0-1-2 has an edge from the ground to 1 and one from 1 to 2. Edges may be \
         repeated, and 1-1 is a loop. A move names the edge.",
    ],
    options: [],
    examples: [
        Example::new("hackenbush: 0-1-2-3, 1-4-5-6", "a tree"),
        Example::new("hackenbush: 0-1-2-3-0-4-5-6-4", "a loop and a flower"),
        Example::new("hackenbush: 0-1-2-0-3-4-5-6-4", "a triangle on the ground"),
    ],
    references: [
        "E. R. Berlekamp, J. H. Conway, R. K. Guy, Winning Ways for your Mathematical Plays, \
         chapter 7",
        "J. H. Conway, On Numbers and Games, chapter 13",
    ],
};

#[cfg(test)]
mod tests {
    use super::*;
    use crate::foundation::Random;

    /// The mex of all options, without any principle.
    fn naive(position: &Hackenbush) -> u64 {
        let values: Vec<u64> = position.options().all().iter().map(naive).collect();
        (0..).find(|value| !values.contains(value)).unwrap_or(0)
    }

    #[test]
    fn fusion_and_colon_agree_with_the_definition() {
        let mut random = Random::new(11);
        for round in 0..300 {
            let vertices = 2 + round % 4;
            let edges = 1 + random.below(7);
            let chains: Vec<String> = (0..edges)
                .map(|_| format!("{}-{}", random.below(vertices), random.below(vertices)))
                .collect();
            let graph = Graph::read(Piece::whole(&chains.join(", ")), &[Link::Edge], 0, 99, "");
            let graph = graph.expect("a graph");
            let position = Hackenbush { graph: grounded(&graph, graph.find(GROUND), None) };
            assert_eq!(position.known_value(), Some(naive(&position)), "{position}");
        }
    }
}
