//! Poset games: take an element and everything above it.
//!
//! # Rules
//! A move chooses an element of a partially ordered set and takes it away with
//! all that are greater. Nim is the game of disjoint chains, Chomp that of the
//! product of two chains without its smallest element.
//!
//! # Theory
//! A connected poset game with a largest or a smallest element, and more than
//! one, is won by the first player, by stealing the strategy. Parts that are not
//! comparable with each other are independent.
//!
//! Reference: D. Grier, Deciding the winner of an arbitrary finite poset game is
//! PSPACE-complete, *ICALP* 2013, 497–503.

use std::fmt;

use nimatron_nimber::text::ParseError;
use nimatron_nimber::text::language::translated;
use nimatron_nimber::{message, say};

use crate::foundation::{Head, MoveName, Options, Outcome, Piece};
use crate::impartial::Game;
use crate::rulesets::description;
use crate::rulesets::figure::{Figure, Standing};
use crate::rulesets::graph::{Graph, Link, Look, MOST_IN_SUBGRAPH, Shape, Subgraph, bits};
use crate::rulesets::reading::no_options;
use crate::rulesets::searched::{Searched, Sketch};
use crate::rulesets::{Description, Editing, Example, Family, Part, Principle, Theory};

const EXAMPLE: &str = message!("a position looks like poset: 1<2<4, 1<3<4, 5");

/// A finite partially ordered set.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct Poset {
    /// The arcs lead from every element to all that are greater.
    order: Subgraph,
}

impl Poset {
    /// The order, with relations that follow from others left out: its Hasse
    /// diagram.
    pub fn covers(&self) -> Graph {
        let order = self.order.graph();
        let above = order.neighbours();
        order.restricted(
            |_| true,
            |edge| {
                let (low, high) = order.edges()[edge];
                !bits(above[low]).any(|between| above[between as usize] >> high & 1 == 1)
            },
        )
    }

    fn taken(&self, element: u32) -> u64 {
        1 << element | self.order.neighbours(element)
    }

    fn without(&self, taken: u64) -> Poset {
        Poset { order: self.order.with_vertices(!taken) }
    }

    /// The elements that are comparable with an element, greater or less.
    fn comparable(&self, element: u32) -> u64 {
        let less = bits(self.order.vertices())
            .filter(|&lower| self.order.neighbours(lower) >> element & 1 == 1)
            .fold(0, |less, lower| less | 1 << lower);
        less | self.order.neighbours(element)
    }

    /// An element that is comparable with all others: the smallest or largest.
    fn extreme(&self) -> Option<u32> {
        let all = self.order.vertices();
        bits(all).find(|&element| {
            let others = all & !(1 << element);
            let greater = self.order.neighbours(element);
            greater == others || greater == 0 && self.comparable(element) == others
        })
    }
}

impl Game for Poset {
    fn options(&self) -> Options<'_, Poset> {
        let elements = bits(self.order.vertices());
        Options::new(elements.map(|element| self.without(self.taken(element))))
    }

    fn components(&self) -> Vec<Poset> {
        let parts = self.order.parts(|element| self.comparable(element));
        parts.map(|order| Poset { order }).collect()
    }

    /// A chain is a heap of Nim.
    fn known_value(&self) -> Option<u64> {
        let all = self.order.vertices();
        let chain = bits(all).all(|element| self.comparable(element) | 1 << element == all);
        chain.then(|| all.count_ones().into())
    }

    /// How many elements that are left.
    fn effort(&self) -> u64 {
        self.size()
    }
}

impl fmt::Display for Poset {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "poset: {}", self.covers())
    }
}

impl Searched for Poset {
    fn description(&self) -> &Description {
        &DESCRIPTION
    }

    fn read(head: Head<'_>, body: Piece<'_>) -> Result<Poset, ParseError> {
        no_options(head, EXAMPLE)?;
        let graph = Graph::read(body, &[Link::Less], 1, MOST_IN_SUBGRAPH, EXAMPLE)?;
        // Transitive closure (Warshall).
        let mut above = graph.neighbours();
        let count = above.len();
        for between in 0..count {
            for low in 0..count {
                if above[low] >> between & 1 == 1 {
                    above[low] |= above[between];
                }
            }
        }
        if let Some(loops) = (0..count).find(|&element| above[element] >> element & 1 == 1) {
            let message = say!("{} cannot be less than itself", &graph.names()[loops]);
            return Err(
                ParseError::new(message, body.trimmed().span()).with_help(translated(EXAMPLE))
            );
        }
        let name = |element: usize| graph.names()[element].clone();
        let relations = (0..count).flat_map(|low| {
            bits(above[low]).map(move |high| (low, high as usize)).collect::<Vec<_>>()
        });
        let relations = relations.map(|(low, high)| (name(low), name(high)));
        let order = Graph::new(Link::Less, graph.names().iter().cloned(), relations);
        Ok(Poset { order: Subgraph::new(&order) })
    }

    fn moves(&self) -> Options<'_, (MoveName, Poset)> {
        let elements = bits(self.order.vertices());
        Options::new(
            elements.map(|element| {
                (self.order.place(element).into(), self.without(self.taken(element)))
            }),
        )
    }

    fn size(&self) -> u64 {
        self.order.vertices().count_ones().into()
    }

    fn theory(&self) -> Option<Theory> {
        let count = u64::from(self.order.vertices().count_ones());
        let components = self.components();
        if let Some(values) = components.iter().map(Poset::known_value).collect::<Option<Vec<_>>>()
        {
            let chains = values.into_iter();
            let parts = chains.map(|length| Part::new(say!("a chain"), length)).collect();
            return Some(Theory::heaps(&CHAINS, parts));
        }
        let extreme = self.extreme()?;
        let part = Part::new(
            say!("elements comparable with {}, with itself", self.order.name(extreme)),
            count,
        );
        Some(Theory::outcome(&STEALING, Outcome::N, vec![part]))
    }
}

const CHAINS: Principle = Principle {
    name: message!("chains are heaps"),
    statement: message!(
        "From a chain a move takes any number of elements from the top: it is a heap of \
         Nim."
    ),
    reference: "D. Grier, Deciding the winner of an arbitrary finite poset game is \
                PSPACE-complete, ICALP 2013, 497-503",
};

const STEALING: Principle = Principle {
    name: message!("strategy stealing"),
    statement: message!(
        "One element is comparable with all others. If it is the smallest, take it and \
         nothing is left. If it is the largest, take it: if the opponent had a winning \
         answer, that answer could have been your first move, as it takes the largest \
         element, too."
    ),
    reference: "D. Grier, Deciding the winner of an arbitrary finite poset game is \
                PSPACE-complete, ICALP 2013, 497-503",
};

impl Sketch for Poset {
    fn figure(&self) -> Option<Figure> {
        self.figure_at(&[])
    }

    fn figure_at(&self, known: &[Standing]) -> Option<Figure> {
        self.covers().figure(&Look { known, shape: Shape::Upwards, ..Look::VERTICES })
    }

    fn editing(&self) -> Option<Editing> {
        let look = Look { shape: Shape::Upwards, ..Look::VERTICES };
        Some(self.covers().editing(&look, Graph::to_string))
    }

    fn words(&self, name: &MoveName) -> String {
        say!("take {} and all that is greater", name.to_string())
    }
}

/// What people need to know of it.
pub static DESCRIPTION: Description = description! {
    id: "poset",
    title: "Poset games",
    family: Family::Graphs,
    rules: [
        "There is a partially ordered set. A move chooses an element and takes it away together \
         with all that are greater. Whoever cannot move loses.",
        "A chain 1<2<4 says that 1 is less than 2, and 2 less than 4; what follows from that is \
         known. A move names the element.",
    ],
    options: [],
    examples: [
        Example::new("poset: 1<2<4, 1<3<4", "a diamond"),
        Example::new("poset: 1<2<3, 4<5", "two chains are two heaps of Nim"),
        Example::new("poset: a<c, a<d, b<d, b<e", "a zigzag"),
    ],
    references: [
        "E. R. Berlekamp, J. H. Conway, R. K. Guy, Winning Ways for your Mathematical Plays, \
         chapter 18",
        "D. Grier, Deciding the winner of an arbitrary finite poset game is PSPACE-complete, \
         ICALP 2013, 497-503",
    ],
};
