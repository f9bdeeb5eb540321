//! Graphs with coloured edges, and those of their edges that are left.
//!
//! ```text
//! coloured = [colour] graph {"," [colour] graph}
//! colour   = "blue" | "red" | "green"                          (green, if it is left out)
//! ```

use std::fmt;
use std::hash::{Hash, Hasher};
use std::sync::Arc;

use nimatron_nimber::say;
use nimatron_nimber::text::ParseError;
use rustc_hash::FxHasher;

use super::{EMPTY, GROUND, Graph, Link, Look, bits};
use crate::foundation::{MoveName, Piece, Place, Player};
use crate::rulesets::figure::{Colour, Figure, Standing};

/// The most edges.
pub(in crate::rulesets) const MOST_EDGES: usize = 64;

impl Colour {
    /// Whether an edge of this colour belongs to the player: blue ones to Left, red ones to Right,
    /// green ones to both.
    pub(in crate::rulesets) fn belongs_to(self, player: Player) -> bool {
        match self {
            Colour::Blue => player == Player::Left,
            Colour::Red => player == Player::Right,
            Colour::Green => true,
        }
    }
}

/// Some edges of a graph with coloured edges, at most 64.
///
/// Those of one graph share it, so that a position costs a word. Two are equal if they have the same
/// edges by name, whatever they are parts of.
#[derive(Clone, Debug)]
pub(in crate::rulesets) struct Coloured {
    whole: Arc<Whole>,
    /// The edges that are left, as bits.
    edges: u64,
}

#[derive(Debug)]
struct Whole {
    names: Vec<String>,
    edges: Vec<Edge>,
    ground: Option<usize>,
}

#[derive(Clone, Copy, Debug)]
pub(in crate::rulesets) struct Edge {
    pub ends: [usize; 2],
    pub colour: Colour,
    hash: u64,
}

impl Coloured {
    /// Reads chains of edges, each with the colour before it. Families have vertices 0, 1, ….
    pub fn read(body: Piece<'_>, example: &str) -> Result<Coloured, ParseError> {
        let mut names: Vec<String> = Vec::new();
        let mut edges = Vec::new();
        for chain in body.list() {
            let (colour, chain) = colour_of(chain);
            let graph = Graph::read(chain, &[Link::Edge], 0, 2 * MOST_EDGES, example)?;
            let mut place = |index: usize| {
                let name = &graph.names()[index];
                names.iter().position(|known| known == name).unwrap_or_else(|| {
                    names.push(name.clone());
                    names.len() - 1
                })
            };
            for vertex in 0..graph.names().len() {
                place(vertex);
            }
            for &(from, to) in graph.edges() {
                let mut hasher = FxHasher::default();
                let colour = colour.unwrap_or(Colour::Green);
                (&graph.names()[from], &graph.names()[to], colour).hash(&mut hasher);
                let ends = [place(from), place(to)];
                edges.push(Edge { ends, colour, hash: hasher.finish() });
            }
            if edges.len() > MOST_EDGES {
                let message = say!("more than {} edges", MOST_EDGES);
                return Err(ParseError::new(message, chain.span()));
            }
        }
        let all = u64::MAX.checked_shr(64 - edges.len() as u32).unwrap_or(0);
        let ground = names.iter().position(|name| name == GROUND);
        Ok(Coloured { whole: Arc::new(Whole { names, edges, ground }), edges: all })
    }

    /// The names of all vertices of the whole graph.
    pub fn names(&self) -> &[String] {
        &self.whole.names
    }

    /// The vertex that is the ground, if there is one.
    pub fn ground(&self) -> Option<usize> {
        self.whole.ground
    }

    /// The edges that are left, as bits.
    pub fn bits(&self) -> u64 {
        self.edges
    }

    /// The edge of this number.
    pub fn edge(&self, edge: u32) -> Edge {
        self.whole.edges[edge as usize]
    }

    /// The edges that are left: the names of both ends, and the colour.
    pub fn edges(&self) -> impl Iterator<Item = (&str, &str, Colour)> {
        bits(self.edges).map(|edge| {
            let Edge { ends: [from, to], colour, .. } = self.edge(edge);
            (self.whole.names[from].as_str(), self.whole.names[to].as_str(), colour)
        })
    }

    /// The edges that belong to a player, by their numbers.
    pub fn edges_of(&self, player: Player) -> impl Iterator<Item = u32> + '_ {
        bits(self.edges).filter(move |&edge| self.edge(edge).colour.belongs_to(player))
    }

    /// The same graph with these edges of it.
    pub fn with(&self, edges: u64) -> Coloured {
        Coloured { whole: self.whole.clone(), edges }
    }

    /// The edges among these that have an end at a vertex.
    pub fn at(&self, edges: u64, vertex: usize) -> u64 {
        bits(edges)
            .filter(|&edge| self.edge(edge).ends.contains(&vertex))
            .fold(0, |at, edge| at | 1 << edge)
    }

    /// The edges among these that can be reached from some vertices without passing others.
    pub fn reached(&self, edges: u64, from: &[usize], may_pass: impl Fn(usize) -> bool) -> u64 {
        let mut seen = vec![false; self.whole.names.len()];
        let mut stack = from.to_vec();
        let mut reached = 0u64;
        while let Some(vertex) = stack.pop() {
            if std::mem::replace(&mut seen[vertex], true) {
                continue;
            }
            let here = self.at(edges, vertex);
            reached |= here;
            let ends = bits(here).flat_map(|edge| self.edge(edge).ends);
            stack.extend(ends.filter(|&end| may_pass(end)));
        }
        reached
    }

    /// The name of an edge as a move. Of several edges of a colour between the same vertices one is
    /// as good as another.
    pub fn name(&self, edge: u32) -> MoveName {
        let Edge { ends: [from, to], colour, .. } = self.edge(edge);
        let [from, to] = [from, to].map(|end| &self.whole.names[end]);
        MoveName::from(Place::edge(Some(colour.word()), from, to))
    }

    /// The graph of the edges that are left, and their colours, in the same order.
    pub fn graph(&self, alone: &[&str]) -> (Graph, Vec<Colour>) {
        let named = self.edges().map(|(from, to, _)| (from.to_string(), to.to_string()));
        let alone = alone.iter().map(|name| name.to_string());
        let graph = Graph::new(Link::Edge, alone, named);
        let mut edges: Vec<((usize, usize), Colour)> = self
            .edges()
            .filter_map(|(from, to, colour)| {
                let (from, to) = (graph.find(from)?, graph.find(to)?);
                Some(((from.min(to), from.max(to)), colour))
            })
            .collect();
        edges.sort();
        let colours = edges.into_iter().map(|(_, colour)| colour).collect();
        (graph, colours)
    }

    /// The picture, as a graph that looks so.
    pub fn figure(&self, known: &[Standing], look: &Look<'_>, alone: &[&str]) -> Option<Figure> {
        let (graph, colours) = self.graph(alone);
        let mut figure = graph.figure(&Look { known, colours: &colours, ..*look })?;
        figure.label = say!("Graph: {}.", self.to_string());
        Some(figure)
    }
}

impl PartialEq for Coloured {
    fn eq(&self, other: &Coloured) -> bool {
        match Arc::ptr_eq(&self.whole, &other.whole) {
            true => self.edges == other.edges,
            false => self.edges().eq(other.edges()),
        }
    }
}

impl Eq for Coloured {}

impl Hash for Coloured {
    fn hash<H: Hasher>(&self, state: &mut H) {
        let hash = |sum: u64, edge| sum.rotate_left(5).wrapping_add(self.edge(edge).hash);
        state.write_u64(bits(self.edges).fold(0, hash));
    }
}

impl fmt::Display for Coloured {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        if self.edges == 0 {
            return write!(f, "{} {EMPTY}", Colour::Green.word());
        }
        self.edges().enumerate().try_for_each(|(index, (from, to, colour))| {
            let comma = if index == 0 { "" } else { ", " };
            write!(f, "{comma}{} {from}-{to}", colour.word())
        })
    }
}

/// The colour before a chain, if one is there, and the chain.
pub(in crate::rulesets) fn colour_of(chain: Piece<'_>) -> (Option<Colour>, Piece<'_>) {
    let chain = chain.trimmed();
    let Some((word, rest)) = chain.text.split_once(char::is_whitespace) else {
        return (None, chain);
    };
    match Colour::ALL.into_iter().find(|colour| colour.word() == word) {
        Some(colour) => {
            let start = chain.start + chain.text.len() - rest.len();
            (Some(colour), Piece { text: rest, start }.trimmed())
        }
        None => (None, chain),
    }
}
