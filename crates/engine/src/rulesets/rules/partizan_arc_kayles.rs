//! Partizan Arc Kayles: take an edge of one's own colour with both its ends.
//!
//! Left takes blue edges and Right red ones, both take green ones, and all edges at both ends go
//! with them. Parts of the graph that are not connected are independent.
//!
//! Reference: K. Yoshiwatari, H. Kiya, T. Hanaka and H. Ono, Winner determination algorithms for
//! graph games with matching structures, *Combinatorial Algorithms* (IWOCA 2022), where it is called
//! Colored Arc Kayles.

use std::fmt;

use nimatron_nimber::text::ParseError;
use nimatron_nimber::{message, say};

use crate::foundation::{Head, MoveName, PerPlayer, Piece, Player};
use crate::partizan::Game;
use crate::rulesets::description;
use crate::rulesets::figure::{Colour, Figure, Standing};
use crate::rulesets::graph::coloured::Coloured;
use crate::rulesets::graph::{Graph, Look};
use crate::rulesets::partizan::{Partizan, PartizanSketch, TURN};
use crate::rulesets::reading::turn_only;
use crate::rulesets::{Description, Editing, Example, Family};

const EXAMPLE: &str = message!("a position looks like partizan-arc-kayles: blue 1-2, red 2-3");

/// The edges that are left, at most 64, with their colours.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct PartizanArcKayles {
    left: Coloured,
}

impl PartizanArcKayles {
    /// The graph of the edges that are left, and their colours, in the same order.
    pub fn graph(&self) -> (Graph, Vec<Colour>) {
        self.left.graph(&[])
    }

    fn take(&self, edge: u32) -> PartizanArcKayles {
        let gone = self.left.edge(edge).ends.map(|end| self.left.at(self.left.bits(), end));
        PartizanArcKayles { left: self.left.with(self.left.bits() & !(gone[0] | gone[1])) }
    }
}

impl Game for PartizanArcKayles {
    fn options(&self, player: Player, options: &mut Vec<PartizanArcKayles>) {
        options.extend(self.left.edges_of(player).map(|edge| self.take(edge)));
    }

    fn components(&self, components: &mut Vec<PartizanArcKayles>) {
        let mut rest = self.left.bits();
        while rest != 0 {
            let from = self.left.edge(rest.trailing_zeros()).ends;
            let part = self.left.reached(rest, &from, |_| true);
            rest &= !part;
            components.push(PartizanArcKayles { left: self.left.with(part) });
        }
    }
}

impl fmt::Display for PartizanArcKayles {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "partizan-arc-kayles: {}", self.left)
    }
}

impl Partizan for PartizanArcKayles {
    fn description(&self) -> &Description {
        &DESCRIPTION
    }

    fn what_players_do(&self) -> PerPlayer<&str> {
        PerPlayer([message!("takes blue and green edges"), message!("takes red and green edges")])
    }

    fn read(head: Head<'_>, body: Piece<'_>) -> Result<PartizanArcKayles, ParseError> {
        turn_only(head)?;
        Ok(PartizanArcKayles { left: Coloured::read(body, EXAMPLE)? })
    }

    fn moves(&self, player: Player) -> Vec<(MoveName, PartizanArcKayles)> {
        let mut moves: Vec<(MoveName, PartizanArcKayles)> = Vec::new();
        for edge in self.left.edges_of(player) {
            let name = self.left.name(edge);
            if moves.iter().all(|(known, _)| *known != name) {
                moves.push((name, self.take(edge)));
            }
        }
        moves
    }

    fn size(&self) -> u64 {
        self.left.bits().count_ones().into()
    }
}

impl PartizanSketch for PartizanArcKayles {
    const TOUCH: &'static str = message!("Touch an edge to take it with its ends");

    fn figure(&self) -> Option<Figure> {
        self.figure_at(&[])
    }

    fn figure_at(&self, known: &[Standing]) -> Option<Figure> {
        self.left.figure(known, &Look::EDGES, &[])
    }

    fn editing(&self) -> Option<Editing> {
        let (graph, colours) = self.graph();
        Some(graph.editing_coloured(&Look { colours: &colours, ..Look::EDGES }))
    }

    fn words(&self, name: &MoveName) -> String {
        say!("take the edge {} with its ends", name.to_string())
    }
}

/// What people need to know of it.
pub static DESCRIPTION: Description = description! {
    id: "partizan-arc-kayles",
    title: "Partizan Arc Kayles",
    family: Family::Graphs,
    rules: [
        "The edges of a graph have colours. A move takes an edge together with its two ends and all \
         edges there: Left takes blue edges, Right red ones, and both may take green ones. Whoever \
         cannot move loses.",
        "The colour stands before a chain of edges, as in blue 1-2-3, red 3-4; chains without a colour \
         are green. A move names the colour and the edge.",
    ],
    options: [TURN],
    examples: [
        Example::new("partizan-arc-kayles: blue 1-2, blue 2-3, red 3-4", "a path that is worth 1/2"),
        Example::new("partizan-arc-kayles: blue 1-2, red 2-3, blue 3-4, red 1-4", "a cycle of two colours"),
        Example::new("partizan-arc-kayles(turn=right): red 1-2, green 2-3, blue 3-4, blue 3-5", "a tree"),
    ],
    references: [
        "K. Yoshiwatari, H. Kiya, T. Hanaka, H. Ono, Winner determination algorithms for graph games \
         with matching structures, Combinatorial Algorithms (IWOCA 2022)",
    ],
};

#[cfg(test)]
mod tests {
    use super::*;
    use crate::foundation::Random;
    use crate::rulesets::partizan::definition::keeps_the_value;
    use crate::rulesets::partizan::read_body;

    #[test]
    fn parts_are_independent() {
        let mut random = Random::new(4);
        for _ in 0..60 {
            let mut edge = || {
                let colour = ["blue", "red", "green"][random.below(3) as usize];
                let from = random.below(6);
                let to = (from + 1 + random.below(5)) % 6;
                format!("{colour} {from}-{to}")
            };
            let text = (0..7).map(|_| edge()).collect::<Vec<_>>().join(", ");
            keeps_the_value(&read_body::<PartizanArcKayles>(&text).expect(&text));
        }
    }

    #[test]
    fn both_ends_go() {
        let game = read_body::<PartizanArcKayles>("blue 1-2, red 2-3, green 3-4-5").expect("edges");
        let after: Vec<String> = game
            .moves(Player::Right)
            .iter()
            .map(|(name, to)| format!("{name}: {}", to.left))
            .collect();
        let expected =
            ["red 2-3: green 4-5", "green 3-4: blue 1-2", "green 4-5: blue 1-2, red 2-3"];
        assert_eq!(after, expected);
        assert!(read_body::<PartizanArcKayles>("blue 1-2, red 2").is_ok());
    }
}
