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
//! In *Childish Hackenbush*, `hackenbush(childish)`, a blue or red edge may be cut only if nothing
//! else falls off; green ones may always be cut. The principle does not hold there.
//!
//! Where no edge has a colour the position is impartial, and is read as one of
//! [green Hackenbush](crate::rulesets::hackenbush); the word green before a chain prevents that.
//!
//! Reference: *Winning Ways* ch. 1, 2 and 7; Siegel, *Combinatorial Game Theory*, I.2.

use std::fmt;

use nimatron_nimber::text::ParseError;
use nimatron_nimber::text::language::translated;
use nimatron_nimber::{message, say};

use crate::foundation::{Head, MoveName, PerPlayer, Piece, Player};
use crate::partizan::{Arithmetic, Failure, Game, Value};
use crate::rulesets::description;
use crate::rulesets::figure::{Figure, Standing};
use crate::rulesets::graph::coloured::{Coloured, Edge, colour_of};
use crate::rulesets::graph::{GROUND, Graph, Look, bits};
use crate::rulesets::partizan::{Partizan, PartizanSketch, TURN};
use crate::rulesets::reading::choice;
use crate::rulesets::{Description, Editing, Example, Family, RuleOption};

pub use crate::rulesets::figure::Colour;

const EXAMPLE: &str = message!("a position looks like hackenbush: blue 0-1-2, red 1-3, green 3-4");

/// The value of a single edge.
fn value_of(colour: Colour, games: &mut Arithmetic<'_>) -> Result<Value, Failure> {
    match colour {
        Colour::Blue => Ok(Value::ONE),
        Colour::Red => games.integer(-1),
        Colour::Green => Ok(Value::STAR),
    }
}

/// A graph on the ground with coloured edges, at most 64.
///
/// Positions of one game share its graph, so that each costs a word. Two are equal if they have the
/// same edges by name, whatever they are parts of.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct ColouredHackenbush {
    /// Whether a blue or red edge may be cut only if nothing else falls off.
    childish: bool,
    left: Coloured,
}

impl ColouredHackenbush {
    /// The graph of the edges that are left, and their colours, in the same order.
    pub fn graph(&self) -> (Graph, Vec<Colour>) {
        self.left.graph(&[GROUND])
    }

    /// The edges that are left: the names of both ends, and the colour.
    pub fn edges(&self) -> impl Iterator<Item = (&str, &str, Colour)> {
        self.left.edges()
    }

    /// Whether it is Childish Hackenbush, in which a blue or red edge may be cut only if nothing else
    /// falls off.
    pub fn is_childish(&self) -> bool {
        self.childish
    }

    fn with(&self, edges: u64) -> ColouredHackenbush {
        ColouredHackenbush { left: self.left.with(edges), ..*self }
    }

    /// What is left after an edge is cut; `None` if that may not be.
    fn cut(&self, edge: u32) -> Option<ColouredHackenbush> {
        let ground: Vec<usize> = self.left.ground().into_iter().collect();
        let others = self.left.bits() & !(1 << edge);
        let standing = self.left.reached(others, &ground, |_| true);
        let may_fall = !self.childish || self.left.edge(edge).colour == Colour::Green;
        (standing == others || may_fall).then(|| self.with(standing))
    }

    /// The edges that a player may cut, and what that leaves.
    fn cuts(&self, player: Player) -> impl Iterator<Item = (u32, ColouredHackenbush)> + '_ {
        self.left.edges_of(player).filter_map(|edge| Some((edge, self.cut(edge)?)))
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
        for edge in bits(self.left.bits() & !below) {
            let Edge { ends: [from, to], colour, .. } = self.left.edge(edge);
            let above = match vertex {
                _ if from == vertex => to,
                _ if to == vertex => from,
                _ => continue,
            };
            let Some(value) = self.tree_value(above, 1 << edge, seen, games)? else {
                return Ok(None);
            };
            let edge = value_of(colour, games)?;
            let branch = games.ordinal_sum(edge, value)?;
            sum = games.sum(sum, branch)?;
        }
        Ok(Some(sum))
    }
}

impl Game for ColouredHackenbush {
    fn options(&self, player: Player, options: &mut Vec<ColouredHackenbush>) {
        options.extend(self.cuts(player).map(|(_, after)| after));
    }

    fn components(&self, components: &mut Vec<ColouredHackenbush>) {
        let ground = self.left.ground();
        let mut rest = self.left.bits();
        while rest != 0 {
            let ends = self.left.edge(rest.trailing_zeros()).ends;
            let is_above = |end: usize| Some(end) != ground;
            let from: Vec<usize> = ends.into_iter().filter(|&end| is_above(end)).collect();
            // A loop on the ground is a part of its own.
            let part = self.left.reached(rest, &from, is_above) | rest & rest.wrapping_neg();
            rest &= !part;
            components.push(self.with(part));
        }
    }

    /// All of trees, by the colon principle, where things may fall off.
    fn known_part(
        self,
        games: &mut Arithmetic<'_>,
    ) -> Result<(Value, Option<ColouredHackenbush>), Failure> {
        let of_tree = match self.left.ground() {
            _ if self.childish => None,
            Some(ground) => self.tree_value(ground, 0, &mut Vec::new(), games)?,
            None => Some(Value::ZERO),
        };
        Ok(of_tree.map_or((Value::ZERO, Some(self)), |value| (value, None)))
    }
}

impl fmt::Display for ColouredHackenbush {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let options = if self.childish { "(childish)" } else { "" };
        write!(f, "hackenbush{options}: {}", self.left)
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
        let childish = choice(head, &[("childish", true)])?.unwrap_or(false);
        let position = ColouredHackenbush { childish, left: Coloured::read(body, EXAMPLE)? };
        let (left, ground) = (&position.left, position.left.ground());
        let on_ground: Vec<usize> = ground.into_iter().collect();
        let standing = left.reached(left.bits(), &on_ground, |_| true);
        let stands = |vertex: usize| Some(vertex) == ground || left.at(standing, vertex) != 0;
        match (0..left.names().len()).find(|&vertex| !stands(vertex)) {
            None => Ok(position),
            Some(vertex) => {
                let name = &left.names()[vertex];
                let message = say!("{} is not connected with the ground, the vertex 0", name);
                Err(ParseError::new(message, body.trimmed().span()).with_help(translated(EXAMPLE)))
            }
        }
    }

    fn moves(&self, player: Player) -> Vec<(MoveName, ColouredHackenbush)> {
        let mut moves: Vec<(MoveName, ColouredHackenbush)> = Vec::new();
        for (edge, after) in self.cuts(player) {
            let name = self.left.name(edge);
            if moves.iter().all(|(known, _)| *known != name) {
                moves.push((name, after));
            }
        }
        moves
    }

    fn size(&self) -> u64 {
        self.left.bits().count_ones().into()
    }
}

impl PartizanSketch for ColouredHackenbush {
    const TOUCH: &'static str = message!("Touch an edge to cut it");

    fn figure(&self) -> Option<Figure> {
        self.figure_at(&[])
    }

    fn figure_at(&self, known: &[Standing]) -> Option<Figure> {
        self.left.figure(known, &Look::GROUNDED, &[GROUND])
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
    options: [
        RuleOption::new("childish", "Childish Hackenbush: no blue or red edge may be cut if that makes others fall off"),
        TURN,
    ],
    examples: [
        Example::new("hackenbush: blue 0-1, red 1-2", "a stalk that is worth 1/2"),
        Example::new("hackenbush: blue 0-1, blue 1-2, red 1-3, green 0-4", "a tree and a green edge"),
        Example::new("hackenbush(turn=right): blue 0-1, blue 1-2, blue 0-2, red 1-3, red 2-3", "a house, Right begins"),
        Example::new("hackenbush(childish): blue 0-1, blue 1-2, blue 2-3, red 3-4, red 0-4", "an arch that both want to cut first"),
    ],
    references: [
        "E. R. Berlekamp, J. H. Conway, R. K. Guy, Winning Ways for your Mathematical Plays, \
         chapters 1, 2 and 7",
        "A. N. Siegel, Combinatorial Game Theory, section I.2",
    ],
};
