//! Red-Blue Cherries: take cherries that hang on as few stems as possible.
//!
//! # Rules
//! Every vertex of a graph is a blue cherry, of Left, or a red one, of Right. A player takes a cherry
//! of their own colour whose degree is the least of all vertices that are left, of either colour, and
//! its edges go with it. As the least degree is that of the whole graph, parts of the graph that are
//! not connected are no parts of a sum, and the whole is searched.
//!
//! Reference: the rules and the position with a published value are those of M. Bardoe's collection,
//! github.com/mbardoe/CombinatorialGameTheory.

use std::fmt;

use nimatron_nimber::text::ParseError;
use nimatron_nimber::text::language::translated;
use nimatron_nimber::{message, say};

use crate::foundation::{Head, MoveName, PerPlayer, Piece, Player};
use crate::partizan::Game;
use crate::rulesets::description;
use crate::rulesets::figure::{Colour, Figure, Ink, Standing};
use crate::rulesets::graph::{Graph, Link, Look, Subgraph, bits};
use crate::rulesets::partizan::{Partizan, PartizanSketch};
use crate::rulesets::reading::turn_only;
use crate::rulesets::{Description, Editing, Example, Family};

const MOST_CHERRIES: usize = 32;
const EXAMPLE: &str = message!("a position looks like red-blue-cherries: b1-r2-b3, b3-r4");
/// The ring that shows the colour of a cherry, in pixels.
const RING: i32 = 17;

/// The cherries that are left, blue ones with names that begin with b, red ones with r.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct RedBlueCherries {
    left: Subgraph,
}

/// Whose cherry this is; `None` if the name does not say.
fn owner(name: &str) -> Option<Player> {
    match name.chars().next() {
        Some('b') => Some(Player::Left),
        Some('r') => Some(Player::Right),
        _ => None,
    }
}

impl RedBlueCherries {
    /// The graph that is left.
    pub fn graph(&self) -> Graph {
        self.left.graph()
    }

    fn degree(&self, cherry: u32) -> u32 {
        self.left.neighbours(cherry).count_ones()
    }

    /// The cherries that the player can take.
    fn ripe(&self, player: Player) -> impl Iterator<Item = u32> + '_ {
        let least = bits(self.left.vertices()).map(|cherry| self.degree(cherry)).min();
        bits(self.left.vertices()).filter(move |&cherry| {
            owner(self.left.name(cherry)) == Some(player) && Some(self.degree(cherry)) == least
        })
    }

    fn without(&self, cherry: u32) -> RedBlueCherries {
        RedBlueCherries { left: self.left.with_vertices(!(1 << cherry)) }
    }
}

impl Game for RedBlueCherries {
    fn options(&self, player: Player, options: &mut Vec<RedBlueCherries>) {
        options.extend(self.ripe(player).map(|cherry| self.without(cherry)));
    }
}

impl fmt::Display for RedBlueCherries {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "red-blue-cherries: {}", self.left)
    }
}

impl Partizan for RedBlueCherries {
    fn description(&self) -> &Description {
        &DESCRIPTION
    }

    fn what_players_do(&self) -> PerPlayer<&str> {
        PerPlayer([message!("takes blue cherries"), message!("takes red cherries")])
    }

    fn read(head: Head<'_>, body: Piece<'_>) -> Result<RedBlueCherries, ParseError> {
        turn_only(head)?;
        let graph = Graph::read(body, &[Link::Edge], 1, MOST_CHERRIES, EXAMPLE)?;
        if let Some(name) = graph.names().iter().find(|name| owner(name).is_none()) {
            let message = say!("the name of the cherry {} begins neither with b nor with r", name);
            return Err(
                ParseError::new(message, body.trimmed().span()).with_help(translated(EXAMPLE))
            );
        }
        Ok(RedBlueCherries { left: Subgraph::new(&graph) })
    }

    fn moves(&self, player: Player) -> Vec<(MoveName, RedBlueCherries)> {
        let name = |cherry| MoveName::from(self.left.place(cherry));
        self.ripe(player).map(|cherry| (name(cherry), self.without(cherry))).collect()
    }

    fn size(&self) -> u64 {
        self.left.vertices().count_ones().into()
    }
}

impl PartizanSketch for RedBlueCherries {
    const TOUCH: &'static str = message!("Touch a cherry to take it");

    fn figure(&self) -> Option<Figure> {
        self.figure_at(&[])
    }

    fn figure_at(&self, known: &[Standing]) -> Option<Figure> {
        let mut figure = self.graph().figure(&Look { known, ..Look::VERTICES })?;
        let places: Vec<_> =
            figure.spots.iter().map(|spot| (owner(&spot.handle), spot.at)).collect();
        for (owner, at) in places {
            let colour = if owner == Some(Player::Left) { Colour::Blue } else { Colour::Red };
            figure.disc(at, RING, Ink::Edge(colour));
        }
        Some(figure)
    }

    fn editing(&self) -> Option<Editing> {
        Some(self.graph().editing(&Look::VERTICES, Graph::to_string))
    }

    fn words(&self, name: &MoveName) -> String {
        say!("take {}", name.to_string())
    }
}

/// What people need to know of it.
pub static DESCRIPTION: Description = description! {
    id: "red-blue-cherries",
    title: "Red-Blue Cherries",
    family: Family::Graphs,
    rules: [
        "Every vertex of a graph is a cherry: the blue ones belong to Left, the red ones to Right. A \
         player takes one of their own cherries. No cherry in the whole graph, of either colour, may \
         have fewer edges than the one that is taken. Its edges go with it. Whoever cannot move loses.",
        "A chain b1-r2-b3 joins b1 with r2 and r2 with b3; a cherry alone stands for itself. Names of \
         blue cherries begin with b, names of red ones with r. A move names the cherry.",
    ],
    options: [crate::rulesets::partizan::TURN],
    examples: [
        Example::new("red-blue-cherries: b1-b6-b5-r4-b3-r2-b1", "a cycle of six cherries"),
        Example::new("red-blue-cherries: b1-r2-b5, b4-r3-r2", "a tree"),
        Example::new("red-blue-cherries(turn=right): b1-r2-r3", "Right begins"),
    ],
    references: [
        "M. Bardoe, CombinatorialGameTheory, github.com/mbardoe/CombinatorialGameTheory",
    ],
};
