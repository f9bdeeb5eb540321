//! Nimstring: cut strings, and go on when a coin comes free.
//!
//! # Rules
//! Coins are the vertices of a graph, strings its edges; a string may be tied to
//! the ground, the vertex 0. A player cuts a string. Whoever frees a coin, by
//! cutting its last string, must cut another. So a turn is a row of cuts, all of
//! which but the last free a coin. Whoever cannot complete a turn loses. On the
//! dual graph it is the game under Dots and Boxes.
//!
//! # Theory (*Winning Ways* ch. 16)
//! A part has a nimber, or it is *loony*: then whoever is to move wins, whatever
//! else there is. If a coin can be freed, leaving a part worth h, the part itself
//! is worth h, unless it is loony: because what is left is loony, or because
//! another coin can be freed leaving another value, or because a move that frees
//! nothing leaves h, too. If no coin can be freed, the value is the mex of all
//! options that are not loony.

use std::collections::{HashMap, HashSet};
use std::fmt;

use nimatron_nimber::text::ParseError;
use nimatron_nimber::text::language::translated;
use nimatron_nimber::{message, say};

use crate::foundation::{Budget, Exhausted, Head, MoveName, Options, Outcome, Piece, Place, Sign};
use crate::impartial::Game;
use crate::rulesets::description;
use crate::rulesets::figure::{Figure, Standing};
use crate::rulesets::graph::{GROUND, Graph, Link, Look, bits};
use crate::rulesets::reading::no_options;
use crate::rulesets::searched::{Searched, Sketch};
use crate::rulesets::{Description, Editing, Example, Family, Part, Principle, Theory};

/// The most strings.
const MOST_STRINGS: usize = 24;
const EXAMPLE: &str = message!("a position looks like nimstring: 0-1-2-0, where 0 is the ground");

/// Strings and coins.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct Nimstring {
    graph: Graph,
}

/// What a part is worth beside others.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Worth {
    /// The player to move wins, whatever else there is.
    Loony,
    /// As a heap of Nim.
    Nimber(u64),
}

/// Strings as bits, and which of them each coin hangs on.
struct Strings {
    coins: Vec<u64>,
    worth: HashMap<u64, Worth>,
}

impl Strings {
    fn of(graph: &Graph) -> Strings {
        let ground = graph.find(GROUND);
        let vertices = (0..graph.names().len()).filter(|&vertex| Some(vertex) != ground);
        let strings = |vertex: usize| {
            let edges = graph.edges().iter().enumerate();
            let tied = edges.filter(|(_, (from, to))| *from == vertex || *to == vertex);
            tied.fold(0, |strings, (edge, _)| strings | 1 << edge)
        };
        Strings { coins: vertices.map(strings).collect(), worth: HashMap::new() }
    }

    /// Whether cutting this string frees a coin.
    fn frees(&self, left: u64, string: u32) -> bool {
        self.coins.iter().any(|tied| tied & left == 1 << string)
    }

    /// The turns: the cuts in order, and what they leave, each of which is left
    /// by one turn only.
    ///
    /// A string that frees a coin still does when others are cut. So where every string frees one
    /// no turn can be completed, and none is begun: there are as many steps as turns, or fewer.
    fn turns(self, left: u64) -> impl Iterator<Item = (Vec<u32>, u64)> {
        let mut seen = HashSet::from([left]);
        let mut open = vec![(Vec::new(), left)];
        let steps = std::iter::from_fn(move || {
            let (cuts, left) = open.pop()?;
            let (freeing, quiet): (Vec<u32>, Vec<u32>) =
                bits(left).partition(|&string| self.frees(left, string));
            if quiet.is_empty() {
                return Some(Vec::new());
            }
            let cut = |string: u32| {
                (cuts.iter().copied().chain([string]).collect::<Vec<u32>>(), left & !(1 << string))
            };
            // It goes on from there, in whichever way one came there.
            let on = freeing.into_iter().map(cut);
            open.extend(on.filter(|(_, after)| seen.insert(after | 1 << 63)));
            let ends = quiet.into_iter().map(cut);
            Some(ends.filter(|(_, after)| seen.insert(*after)).collect::<Vec<_>>())
        });
        steps.flatten()
    }

    /// The strings that hang together with some of them by coins.
    fn part(&self, left: u64) -> u64 {
        let mut part = left & left.wrapping_neg();
        loop {
            let joined = self.coins.iter().filter(|tied| **tied & part != 0);
            let grown = joined.fold(part, |part, tied| part | tied & left);
            if grown == part {
                return part;
            }
            part = grown;
        }
    }

    /// What each part is worth.
    fn parts(
        &mut self,
        mut left: u64,
        budget: &mut Budget,
    ) -> Result<Vec<(u64, Worth)>, Exhausted> {
        let mut parts = Vec::new();
        while left != 0 {
            let part = self.part(left);
            left &= !part;
            let worth = self.worth_of_part(part, budget)?;
            parts.push((part, worth));
        }
        Ok(parts)
    }

    fn worth_of(&mut self, left: u64, budget: &mut Budget) -> Result<Worth, Exhausted> {
        let parts = self.parts(left, budget)?;
        Ok(parts.iter().fold(Worth::Nimber(0), |sum, &(_, worth)| match (sum, worth) {
            (Worth::Nimber(sum), Worth::Nimber(nimber)) => Worth::Nimber(sum ^ nimber),
            _ => Worth::Loony,
        }))
    }

    /// Not deeper than there are strings, which are few.
    fn worth_of_part(&mut self, part: u64, budget: &mut Budget) -> Result<Worth, Exhausted> {
        if let Some(known) = self.worth.get(&part) {
            return Ok(*known);
        }
        budget.spend(1 + u64::from(part.count_ones()))?;
        let (freeing, quiet): (Vec<u32>, Vec<u32>) =
            bits(part).partition(|&string| self.frees(part, string));
        let mut worth_after = |string: &u32| self.worth_of(part & !(1 << string), budget);
        let freed = freeing.iter().map(&mut worth_after).collect::<Result<Vec<Worth>, _>>()?;
        let others = quiet.iter().map(&mut worth_after).collect::<Result<Vec<Worth>, _>>()?;
        let worth = match freed.as_slice() {
            [] => Worth::Nimber((0..).find(|&n| !others.contains(&Worth::Nimber(n))).unwrap_or(0)),
            [first, rest @ ..] => {
                let alike = rest.iter().all(|other| other == first);
                if alike && !others.contains(first) { *first } else { Worth::Loony }
            }
        };
        self.worth.insert(part, worth);
        Ok(worth)
    }
}

impl Nimstring {
    /// Strings and coins; the ground is the vertex 0.
    pub fn graph(&self) -> &Graph {
        &self.graph
    }

    fn all(&self) -> u64 {
        (1 << self.graph.edges().len()) - 1
    }

    fn with(&self, left: u64) -> Nimstring {
        let vertex = |vertex: usize| {
            bits(left).any(|string| {
                let (from, to) = self.graph.edges()[string as usize];
                from == vertex || to == vertex
            })
        };
        Nimstring { graph: self.graph.restricted(vertex, |edge| left >> edge & 1 == 1) }
    }

    /// What the whole is worth, by the theory of loony positions.
    ///
    /// # Errors
    /// [`Exhausted`] if the budget ends.
    ///
    /// Cost: at most 2^n positions for n strings, and for each a unit of the budget a string.
    pub fn worth(&self, budget: &mut Budget) -> Result<Worth, Exhausted> {
        Strings::of(&self.graph).worth_of(self.all(), budget)
    }
}

impl Game for Nimstring {
    fn options(&self) -> Options<'_, Nimstring> {
        let turns = Strings::of(&self.graph).turns(self.all());
        Options::new(turns.map(|(_, left)| self.with(left)))
    }

    fn owned_bytes(&self) -> usize {
        let names = self.graph.names().len() * (size_of::<String>() + 2);
        names + size_of_val(self.graph.edges())
    }

    /// How many edges that are left.
    fn effort(&self) -> u64 {
        self.size()
    }
}

impl fmt::Display for Nimstring {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "nimstring: {}", self.graph)
    }
}

impl Searched for Nimstring {
    fn description(&self) -> &Description {
        &DESCRIPTION
    }

    fn read(head: Head<'_>, body: Piece<'_>) -> Result<Nimstring, ParseError> {
        no_options(head, EXAMPLE)?;
        let graph = Graph::read(body, &[Link::Edge], 0, 2 * MOST_STRINGS, EXAMPLE)?;
        let refused = |message: String| {
            Err(ParseError::new(message, body.trimmed().span()).with_help(translated(EXAMPLE)))
        };
        if graph.edges().len() > MOST_STRINGS {
            return refused(say!("more than {} strings", MOST_STRINGS));
        }
        if let Some(&edge) = graph.edges().iter().find(|(from, to)| from == to) {
            return refused(say!("the string {} ends where it begins", graph.edge_name(edge)));
        }
        let whole = Nimstring { graph };
        // Coins without strings are free already.
        Ok(whole.with(whole.all()))
    }

    fn moves(&self) -> Options<'_, (MoveName, Nimstring)> {
        let turns = Strings::of(&self.graph).turns(self.all());
        let mut names = HashSet::new();
        Options::new(turns.filter_map(move |(cuts, left)| {
            let strings = cuts.iter().map(|&cut| self.graph.edges()[cut as usize]);
            let name = MoveName::joined(Sign::Comma, strings.map(|string| self.graph.edge(string)));
            // Of strings between the same coins one is as good as another.
            names.insert(name.clone()).then(|| (name, self.with(left)))
        }))
    }

    /// The cuts of a turn in any order that leads to the same.
    fn find_move(&self, text: &str) -> Option<(MoveName, Nimstring)> {
        fn sorted<T: Ord>(mut items: Vec<T>) -> Vec<T> {
            items.sort_unstable();
            items
        }
        let typed = text.split(',').map(|name| sorted(name.split('-').map(str::trim).collect()));
        let wanted: Vec<Vec<&str>> = sorted(typed.collect());
        self.moves().find(|(name, _)| {
            let ends = name.places().filter_map(|place| match place {
                Place::Edge(edge) => Some(sorted(edge.ends.iter().map(|end| &**end).collect())),
                _ => None,
            });
            sorted(ends.collect()) == wanted
        })
    }

    fn size(&self) -> u64 {
        self.graph.edges().len() as u64
    }

    fn find_theory(&self, budget: &mut Budget) -> Result<Option<Theory>, Exhausted> {
        let mut strings = Strings::of(&self.graph);
        let parts = strings.parts(self.all(), budget)?;
        let loony = parts.iter().filter(|(_, worth)| *worth == Worth::Loony).count();
        if loony > 0 {
            let parts = vec![Part::new(say!("loony parts"), loony as u64)];
            return Ok(Some(Theory::outcome(&LOONY, Outcome::N, parts)));
        }
        let numbered = parts.iter().filter_map(|&(part, worth)| match worth {
            Worth::Nimber(nimber) => Some(Part::new(self.with(part).graph.to_string(), nimber)),
            Worth::Loony => None,
        });
        Ok(Some(Theory::balance(&NIMBERS, numbered.collect())))
    }
}

const LOONY: Principle = Principle {
    name: message!("loony positions"),
    statement: message!(
        "In a loony part the player to move has the choice: to free coins and to move on, \
         or to leave the last coins in such a way that the opponent must. One of the two wins, \
         whatever other strings there are."
    ),
    reference: "E. R. Berlekamp, J. H. Conway, R. K. Guy, Winning Ways for your Mathematical \
                Plays, chapter 16",
};

const NIMBERS: Principle = Principle {
    name: message!("nimbers of strings"),
    statement: message!(
        "No part is loony, so each has a number, and whoever is to move loses exactly if their \
         nim-sum is 0. If a coin can be freed, the number is that of what is left then; \
         otherwise it is the least that no move leaves, where loony parts do not count. It is \
         no Grundy value: a turn that frees a coin may go on in any part."
    ),
    reference: "E. R. Berlekamp, J. H. Conway, R. K. Guy, Winning Ways for your Mathematical \
                Plays, chapter 16",
};

impl Sketch for Nimstring {
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
        say!("cut {}", name.to_string())
    }
}

/// What people need to know of it.
pub static DESCRIPTION: Description = description! {
    id: "nimstring",
    title: "Nimstring",
    family: Family::Graphs,
    rules: [
        "Coins hang on strings, from one to another or to the ground, the vertex 0. A player cuts \
         a string. Whoever frees a coin by cutting its last string must cut another string in the \
         same turn. Whoever cannot do so loses: the last cut must free no coin.",
        "A chain 0-1-2-0 has a string from the ground to the coin 1, one from 1 to 2, and one from \
         2 to the ground. A move names the strings that are cut, in order.",
    ],
    options: [],
    examples: [
        Example::new("nimstring: 0-1-2-3-0", "a chain of three coins"),
        Example::new("nimstring: 0-1-2-0, 1-3-2", "three coins"),
        Example::new("nimstring: 0-1-0-2-0-3-0-4-0, 1-2-4-3-1", "Dots and Boxes, 2 by 2"),
    ],
    references: [
        "E. R. Berlekamp, J. H. Conway, R. K. Guy, Winning Ways for your Mathematical Plays, \
         chapter 16",
        "E. R. Berlekamp, The Dots and Boxes Game (2000)",
    ],
};

#[cfg(test)]
mod tests {
    use super::*;
    use crate::foundation::Random;

    /// By the definition: some turn leaves a lost position.
    fn is_won(position: &Nimstring, known: &mut HashMap<Nimstring, bool>) -> bool {
        if let Some(won) = known.get(position) {
            return *won;
        }
        let won = position.options().find(|option| !is_won(option, known)).is_some();
        known.insert(position.clone(), won);
        won
    }

    #[test]
    fn the_theory_agrees_with_the_definition() {
        let mut random = Random::new(5);
        let mut known = HashMap::new();
        for round in 0..400 {
            let vertices = 3 + round % 4;
            let strings = 1 + random.below(8);
            let chains = (0..strings).map(|_| {
                let from = random.below(vertices);
                format!("{from}-{}", (from + 1 + random.below(vertices - 1)) % vertices)
            });
            let text = chains.collect::<Vec<_>>().join(", ");
            let graph = Graph::read(Piece::whole(&text), &[Link::Edge], 0, 99, "").expect(&text);
            let position = Nimstring { graph };
            let theory =
                position.find_theory(&mut Budget::unlimited()).ok().flatten().expect("a theory");
            let won = is_won(&position, &mut known);
            assert_eq!(theory.outcome == Outcome::N, won, "{position}");
        }
    }
}
