//! Hackenbush with colours: Left cuts blue edges, Right red ones, both green ones.
//!
//! A graph stands on the ground, the vertex 0; what a cut leaves in the air falls off. Parts that
//! meet on the ground alone are independent.
//!
//! # Theorem (colon principle)
//! In a tree the branch that grows from a vertex can be replaced by any other of the same value. So
//! the value at a vertex is the sum of c:g over the edges above it, where c is 1 for a blue edge,
//! −1 for a red and * for a green one, g the value at its upper end, and c:g their ordinal sum.
//!
//! Where no edge has a colour the position is impartial, and is read as one of
//! [green Hackenbush](crate::rulesets::hackenbush); the word green before a chain prevents that.
//!
//! Reference: *Winning Ways* ch. 1, 2 and 7; Siegel, *Combinatorial Game Theory*, I.2.

use std::fmt;
use std::hash::{Hash, Hasher};
use std::sync::Arc;

use nimatron_nimber::text::ParseError;
use nimatron_nimber::text::language::translated;
use nimatron_nimber::{message, say};
use rustc_hash::FxHasher;

use crate::foundation::{Head, MoveName, PerPlayer, Piece, Place, Player};
use crate::partizan::{Arithmetic, Failure, Game, Value};
use crate::rulesets::description;
use crate::rulesets::figure::{Figure, Standing};
use crate::rulesets::graph::{GROUND, Graph, Link, Look, bits};
use crate::rulesets::partizan::{Partizan, PartizanSketch};
use crate::rulesets::reading::turn_only;
use crate::rulesets::{Description, Editing, Example, Family};

pub use crate::rulesets::figure::Colour;

/// The most edges.
const MOST_EDGES: usize = 64;
const EXAMPLE: &str = message!("a position looks like hackenbush: blue 0-1-2, red 1-3, green 3-4");

impl Colour {
    fn may_be_cut_by(self, player: Player) -> bool {
        match self {
            Colour::Blue => player == Player::Left,
            Colour::Red => player == Player::Right,
            Colour::Green => true,
        }
    }

    /// The value of a single edge.
    fn value(self, games: &mut Arithmetic<'_>) -> Result<Value, Failure> {
        match self {
            Colour::Blue => Ok(Value::ONE),
            Colour::Red => games.integer(-1),
            Colour::Green => Ok(Value::STAR),
        }
    }
}

/// A graph on the ground with coloured edges, at most 64.
///
/// Positions of one game share its graph, so that each costs a word. Two are equal if they have the
/// same edges by name, whatever they are parts of.
#[derive(Clone, Debug)]
pub struct ColouredHackenbush {
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
struct Edge {
    ends: [usize; 2],
    colour: Colour,
    hash: u64,
}

impl ColouredHackenbush {
    /// The graph of the edges that are left, and their colours, in the same order.
    pub fn graph(&self) -> (Graph, Vec<Colour>) {
        let named = self.edges().map(|(from, to, _)| (from.to_string(), to.to_string()));
        let graph = Graph::new(Link::Edge, [GROUND.to_string()], named);
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

    /// The edges that are left: the names of both ends, and the colour.
    pub fn edges(&self) -> impl Iterator<Item = (&str, &str, Colour)> {
        bits(self.edges).map(|edge| {
            let Edge { ends: [from, to], colour, .. } = self.whole.edges[edge as usize];
            (self.whole.names[from].as_str(), self.whole.names[to].as_str(), colour)
        })
    }

    fn edge(&self, edge: u32) -> Edge {
        self.whole.edges[edge as usize]
    }

    /// The edges among these that can be reached from some vertices without passing others.
    fn reached(&self, edges: u64, from: &[usize], may_pass: impl Fn(usize) -> bool) -> u64 {
        let mut seen = vec![false; self.whole.names.len()];
        let mut stack = from.to_vec();
        let mut reached = 0u64;
        while let Some(vertex) = stack.pop() {
            if std::mem::replace(&mut seen[vertex], true) {
                continue;
            }
            for edge in bits(edges) {
                let ends = self.edge(edge).ends;
                if ends.contains(&vertex) {
                    reached |= 1 << edge;
                    stack.extend(ends.into_iter().filter(|&end| may_pass(end)));
                }
            }
        }
        reached
    }

    fn with(&self, edges: u64) -> ColouredHackenbush {
        ColouredHackenbush { whole: self.whole.clone(), edges }
    }

    fn cut(&self, edge: u32) -> ColouredHackenbush {
        let ground: Vec<usize> = self.whole.ground.into_iter().collect();
        self.with(self.reached(self.edges & !(1 << edge), &ground, |_| true))
    }

    /// The value at a vertex by the colon principle; `None` if there is a cycle.
    fn tree_value(
        &self,
        vertex: usize,
        below: u64,
        seen: &mut Vec<usize>,
        games: &mut Arithmetic<'_>,
    ) -> Result<Option<Value>, Failure> {
        if seen.contains(&vertex) {
            return Ok(None);
        }
        seen.push(vertex);
        let mut sum = Value::ZERO;
        for edge in bits(self.edges & !below) {
            let Edge { ends: [from, to], colour, .. } = self.edge(edge);
            let above = match vertex {
                _ if from == vertex => to,
                _ if to == vertex => from,
                _ => continue,
            };
            let Some(value) = self.tree_value(above, 1 << edge, seen, games)? else {
                return Ok(None);
            };
            let edge = colour.value(games)?;
            let branch = games.ordinal_sum(edge, value)?;
            sum = games.sum(sum, branch)?;
        }
        Ok(Some(sum))
    }
}

impl PartialEq for ColouredHackenbush {
    fn eq(&self, other: &ColouredHackenbush) -> bool {
        match Arc::ptr_eq(&self.whole, &other.whole) {
            true => self.edges == other.edges,
            false => self.edges().eq(other.edges()),
        }
    }
}

impl Eq for ColouredHackenbush {}

impl Hash for ColouredHackenbush {
    fn hash<H: Hasher>(&self, state: &mut H) {
        let hash = |sum: u64, edge| sum.rotate_left(5).wrapping_add(self.edge(edge).hash);
        state.write_u64(bits(self.edges).fold(0, hash));
    }
}

impl Game for ColouredHackenbush {
    fn options(&self, player: Player, options: &mut Vec<ColouredHackenbush>) {
        let own = bits(self.edges).filter(|&edge| self.edge(edge).colour.may_be_cut_by(player));
        options.extend(own.map(|edge| self.cut(edge)));
    }

    fn components(&self, components: &mut Vec<ColouredHackenbush>) {
        let mut rest = self.edges;
        while rest != 0 {
            let ends = self.edge(rest.trailing_zeros()).ends;
            let is_above = |end: usize| Some(end) != self.whole.ground;
            let from: Vec<usize> = ends.into_iter().filter(|&end| is_above(end)).collect();
            // A loop on the ground is a part of its own.
            let part = self.reached(rest, &from, is_above) | rest & rest.wrapping_neg();
            rest &= !part;
            components.push(self.with(part));
        }
    }

    /// All of trees, by the colon principle.
    fn known_part(
        self,
        games: &mut Arithmetic<'_>,
    ) -> Result<(Value, Option<ColouredHackenbush>), Failure> {
        let of_tree = match self.whole.ground {
            Some(ground) => self.tree_value(ground, 0, &mut Vec::new(), games)?,
            None => Some(Value::ZERO),
        };
        Ok(of_tree.map_or((Value::ZERO, Some(self)), |value| (value, None)))
    }
}

impl fmt::Display for ColouredHackenbush {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("hackenbush:")?;
        if self.edges == 0 {
            return f.write_str(" green empty");
        }
        for (index, (from, to, colour)) in self.edges().enumerate() {
            let comma = if index == 0 { "" } else { "," };
            write!(f, "{comma} {} {from}-{to}", colour.word())?;
        }
        Ok(())
    }
}

/// The colour before a chain, if one is there, and the chain.
fn colour_of(chain: Piece<'_>) -> (Option<Colour>, Piece<'_>) {
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

/// Whether a position of Hackenbush has colours, or a player whose turn it is.
pub(in crate::rulesets) fn is_coloured(text: &str) -> bool {
    Piece::whole(text).split_once(":").is_some_and(|(head, body)| {
        Head::of(head).options.is_some() || body.list().any(|chain| colour_of(chain).0.is_some())
    })
}

/// The word that names it alone.
const ID: &str = "coloured-hackenbush";

/// The words that name it; the first is that of green Hackenbush, too.
pub(in crate::rulesets) const WORDS: [&str; 2] = ["hackenbush", ID];

/// Whether a position that begins with one of the words has colours, or says so.
pub(in crate::rulesets) fn reads(text: &str) -> bool {
    is_coloured(text) || text.contains(ID)
}

impl Partizan for ColouredHackenbush {
    fn description(&self) -> &Description {
        &DESCRIPTION
    }

    fn what_players_do(&self) -> PerPlayer<&str> {
        PerPlayer([message!("cuts blue and green edges"), message!("cuts red and green edges")])
    }

    fn read(head: Head<'_>, body: Piece<'_>) -> Result<ColouredHackenbush, ParseError> {
        turn_only(head)?;
        let mut names: Vec<String> = Vec::new();
        let mut edges = Vec::new();
        for chain in body.list() {
            let (colour, chain) = colour_of(chain);
            let graph = Graph::read(chain, &[Link::Edge], 0, 2 * MOST_EDGES, EXAMPLE)?;
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
        let ground = names.iter().position(|name| name == GROUND);
        let all = u64::MAX.checked_shr(64 - edges.len() as u32).unwrap_or(0);
        let position =
            ColouredHackenbush { whole: Arc::new(Whole { names, edges, ground }), edges: all };
        let on_ground: Vec<usize> = ground.into_iter().collect();
        let standing = position.reached(all, &on_ground, |_| true);
        let whole = &position.whole;
        let stands = |vertex: usize| {
            Some(vertex) == ground
                || bits(standing).any(|edge| position.edge(edge).ends.contains(&vertex))
        };
        match (0..whole.names.len()).find(|&vertex| !stands(vertex)) {
            None => Ok(position),
            Some(vertex) => {
                let name = &whole.names[vertex];
                let message = say!("{} is not connected with the ground, the vertex 0", name);
                Err(ParseError::new(message, body.trimmed().span()).with_help(translated(EXAMPLE)))
            }
        }
    }

    fn moves(&self, player: Player) -> Vec<(MoveName, ColouredHackenbush)> {
        let mut moves: Vec<(MoveName, ColouredHackenbush)> = Vec::new();
        for (edge, (from, to, colour)) in bits(self.edges).zip(self.edges()) {
            let name = MoveName::from(Place::edge(Some(colour.word()), from, to));
            // Of several edges between the same vertices one is as good as another.
            if colour.may_be_cut_by(player) && moves.iter().all(|(known, _)| *known != name) {
                moves.push((name, self.cut(edge)));
            }
        }
        moves
    }

    fn size(&self) -> u64 {
        self.edges.count_ones().into()
    }
}

impl PartizanSketch for ColouredHackenbush {
    const TOUCH: &'static str = message!("Touch an edge to cut it");

    fn figure(&self) -> Option<Figure> {
        self.figure_at(&[])
    }

    fn figure_at(&self, known: &[Standing]) -> Option<Figure> {
        let (graph, colours) = self.graph();
        let mut figure = graph.figure(&Look { known, colours: &colours, ..Look::GROUNDED })?;
        let text = self.to_string();
        let edges = text.split_once(':').map_or("", |(_, edges)| edges.trim());
        figure.label = say!("Graph: {}.", edges);
        Some(figure)
    }

    fn editing(&self) -> Option<Editing> {
        let (graph, colours) = self.graph();
        Some(graph.editing_coloured(&Look { colours: &colours, ..Look::GROUNDED }))
    }

    fn words(&self, name: &MoveName) -> String {
        say!("cut {}", name.to_string())
    }
}

/// What people need to know of it.
pub static DESCRIPTION: Description = description! {
    id: ID,
    title: "Blue-Red-Green Hackenbush",
    family: Family::Graphs,
    rules: [
        "A graph stands on the ground, the vertex 0. A move cuts an edge; everything that is no \
         longer connected with the ground falls off. Left may cut blue edges, Right red ones, and \
         both may cut green ones. Whoever cannot move loses.",
        "It is written as Hackenbush, with the colour before a chain of edges: in blue 0-1-2, red \
         1-3 a red edge grows from the middle of a blue stalk. Chains without a colour are green. A \
         move names the colour and the edge.",
    ],
    options: [crate::rulesets::partizan::TURN],
    examples: [
        Example::new("hackenbush: blue 0-1, red 1-2", "a stalk that is worth 1/2"),
        Example::new("hackenbush: blue 0-1, blue 1-2, red 1-3, green 0-4", "a tree and a green edge"),
        Example::new("hackenbush(turn=right): blue 0-1, blue 1-2, blue 0-2, red 1-3, red 2-3", "a house, Right begins"),
    ],
    references: [
        "E. R. Berlekamp, J. H. Conway, R. K. Guy, Winning Ways for your Mathematical Plays, \
         chapters 1, 2 and 7",
        "A. N. Siegel, Combinatorial Game Theory, section I.2",
    ],
};
