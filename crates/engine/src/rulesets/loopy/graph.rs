//! The graph of the positions that can be reached from one, explored breadth first.

use rustc_hash::FxHashMap;

use super::Loopy;
use super::retrograde::{Fate, Retrograde};
use crate::foundation::{Budget, Convention, Exhausted, PerPlayer, Player};
use crate::partizan::loopy::{self, LoopyValue};

/// So many positions are explored before the first look at what is known.
const FIRST_LOOK: usize = 1 << 10;
/// Once it is known who wins, so many times as many positions are explored as were until then, for
/// what else there is to know,
const FURTHER: usize = 4;
/// and at least so many.
const LEAST_FURTHER: usize = 1 << 16;
/// A graph has at most so many positions, which are numbered in 32 bits with the player to move.
const MOST_POSITIONS: usize = 1 << 30;

/// The arcs from each position that has been explored, by the number of the positions that they
/// lead to.
#[derive(Clone, Debug, Default)]
pub(super) struct Arcs {
    /// Those of all positions, one after the other.
    targets: Vec<u32>,
    /// Where those of each position end.
    ends: Vec<u32>,
}

impl Arcs {
    /// The arcs from a position.
    pub(super) fn from(&self, position: usize) -> &[u32] {
        let start = position.checked_sub(1).map_or(0, |before| self.ends[before]);
        &self.targets[start as usize..self.ends[position] as usize]
    }

    /// Number of positions that have been explored.
    pub(super) fn explored(&self) -> usize {
        self.ends.len()
    }

    /// Number of arcs.
    pub(super) fn len(&self) -> usize {
        self.targets.len()
    }
}

/// Positions with their moves, numbered from 0 in the order of discovery, which is that of their
/// distance from the first.
#[derive(Clone, Debug)]
pub struct Graph<G> {
    numbers: FxHashMap<G, u32>,
    /// Whose moves there are: those of Left alone where both players have the same.
    sides: &'static [Player],
    arcs: PerPlayer<Arcs>,
    /// Number of bytes that positions own beside their size.
    owned: usize,
    /// All positions that fewer moves lead to have been explored.
    depth: u32,
    /// Whether all positions have been explored.
    is_whole: bool,
}

/// What the graph tells of its first position.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Outlook {
    /// What becomes of a player who begins; `None` if that is not known.
    pub fates: PerPlayer<Option<Fate>>,
    /// For each move of a player, in their order, what becomes of whoever begins in what it leaves.
    pub options: PerPlayer<Vec<PerPlayer<Option<Fate>>>>,
    /// Number of positions that have been looked at.
    pub positions: u64,
    /// Whether these are all that can be reached.
    pub is_whole: bool,
}

impl<G: Loopy> Graph<G> {
    /// The graph of a game with its first position alone.
    fn new(start: &G) -> Graph<G> {
        let both: &[Player] = &Player::BOTH;
        Graph {
            numbers: FxHashMap::from_iter([(start.clone(), 0)]),
            sides: if start.is_impartial() { &both[..1] } else { both },
            arcs: PerPlayer::default(),
            owned: start.owned_bytes(),
            depth: 0,
            is_whole: false,
        }
    }

    /// Explores the graph of a game, and tells what becomes of whoever begins. It ends before the graph
    /// does if it is known who wins, and much more work finds no end.
    ///
    /// # Errors
    /// [`Exhausted`] if the budget does not suffice for knowing what becomes of `turn`.
    ///
    /// Cost: the moves of every position, each once for the search of the graph and up to twice for
    /// going back.
    pub(super) fn solve(
        start: &G,
        convention: Convention,
        turn: Player,
        budget: &mut Budget,
    ) -> Result<Outlook, Exhausted> {
        let mut graph = Graph::new(start);
        let mut frontier = vec![start.clone()];
        let mut next_look = FIRST_LOOK;
        let (most, decided) = loop {
            if let Err(exhausted) = graph.explore_level(&mut frontier, |_| false, budget) {
                // A bound on nodes or time that has been passed stays passed.
                let last = budget.beyond(u64::MAX, |last| graph.outlook(start, convention, last));
                let known = last.ok().filter(|last| last.fates[graph.side(turn)].is_some());
                return known.ok_or(exhausted);
            }
            let explored = graph.explored();
            if graph.is_whole {
                return graph.outlook(start, convention, budget);
            }
            if explored >= next_look {
                next_look = explored.saturating_mul(2);
                let outlook = graph.outlook(start, convention, budget)?;
                if graph.sides.iter().all(|&side| outlook.fates[side].is_some()) {
                    break (explored.saturating_mul(FURTHER).max(LEAST_FURTHER), outlook);
                }
            }
        };
        let further = budget.half(|budget| {
            while !graph.is_whole && graph.explored() < most {
                graph.explore_level(&mut frontier, |_| false, budget)?;
            }
            Ok::<(), Exhausted>(())
        });
        let known = further.and_then(|()| graph.outlook(start, convention, budget));
        Ok(known.unwrap_or(decided))
    }

    /// The player under whose name the moves of a player are.
    fn side(&self, player: Player) -> Player {
        if self.sides.len() > 1 { player } else { Player::Left }
    }

    fn explored(&self) -> usize {
        self.arcs[Player::Left].explored()
    }

    /// Explores all positions of the frontier, which are one move further than those before; those that
    /// are an `end` get no moves.
    fn explore_level(
        &mut self,
        frontier: &mut Vec<G>,
        is_end: impl Fn(&G) -> bool,
        budget: &mut Budget,
    ) -> Result<(), Exhausted> {
        let mut next = Vec::new();
        for position in frontier.iter() {
            let mut found = 0;
            if !is_end(position) {
                for &side in self.sides {
                    for option in position.options(side) {
                        found += 1;
                        let number = self.numbers.len() as u32;
                        let number = *self.numbers.entry(option).or_insert_with_key(|option| {
                            self.owned += option.owned_bytes();
                            next.push(option.clone());
                            number
                        });
                        self.arcs[side].targets.push(number);
                    }
                }
            }
            for &side in self.sides {
                let end = self.arcs[side].targets.len() as u32;
                self.arcs[side].ends.push(end);
            }
            budget.spend(1 + found / 4)?;
            budget.hold(self.bytes(frontier.len() + next.len()))?;
            if self.numbers.len() >= MOST_POSITIONS
                || self.arcs.iter().any(|arcs| arcs.len() >= MOST_POSITIONS)
            {
                return Err(Exhausted::Memory { limit: budget.memory() });
            }
        }
        self.is_whole = next.is_empty();
        self.depth += 1;
        *frontier = next;
        Ok(())
    }

    /// About how many bytes it takes, with what is needed for going back.
    fn bytes(&self, frontier: usize) -> u64 {
        // A table keeps some of its places free; beside each position stand its number and a byte.
        let position = 2 * (size_of::<G>() + 5);
        // Two ends, a label and a count for either player.
        let labels = self.sides.len() * 24;
        let arcs: usize = self.arcs.iter().map(Arcs::len).sum();
        let all = self.numbers.len() * (position + labels)
            + frontier * size_of::<G>()
            + 2 * self.owned
            + arcs * 12;
        all as u64
    }

    /// What is known of the first position.
    fn outlook(
        &self,
        start: &G,
        convention: Convention,
        budget: &mut Budget,
    ) -> Result<Outlook, Exhausted> {
        let arcs: Vec<&Arcs> = self.sides.iter().map(|&side| &self.arcs[side]).collect();
        let found = Retrograde::of(&arcs, self.numbers.len(), convention, budget)?;
        let depth = if self.is_whole { u32::MAX } else { self.depth };
        let known = |number: u32, side: Player, depth: u32| match found.fate(number, side as usize)
        {
            Some(fate) if fate.moves().is_none_or(|moves| moves < depth) => Some(fate),
            // Of a whole graph nothing else is left.
            None if self.is_whole => Some(Fate::Draw),
            _ => None,
        };
        let of_player = |player: Player| {
            let after = start.options(self.side(player)).into_iter().map(|option| {
                let number = self.numbers.get(&option);
                PerPlayer::from_fn(|first| {
                    known(*number?, self.side(first), depth.saturating_sub(1))
                })
            });
            after.collect()
        };
        Ok(Outlook {
            fates: PerPlayer::from_fn(|player| known(0, self.side(player), depth)),
            options: PerPlayer::from_fn(of_player),
            positions: self.numbers.len() as u64,
            is_whole: self.is_whole,
        })
    }

    /// The graph for the value of a game, in which positions that a player [outlasts](Loopy::outlasts)
    /// are followed no further; `None` if it has more than `most` positions.
    ///
    /// # Errors
    /// [`Exhausted`] if the budget does not suffice.
    pub(super) fn for_value(
        start: &G,
        most: usize,
        budget: &mut Budget,
    ) -> Result<Option<Graph<G>>, Exhausted> {
        let mut graph = Graph::new(start);
        let mut frontier = vec![start.clone()];
        while !graph.is_whole {
            graph.explore_level(&mut frontier, |game| game.outlasts().is_some(), budget)?;
            if graph.numbers.len() > most {
                return Ok(None);
            }
        }
        Ok(Some(graph))
    }

    /// The same as a graph of nodes, each with its number; positions that a player outlasts are known
    /// to be `on` or `off`.
    pub(super) fn nodes(
        &self,
        on: LoopyValue,
        off: LoopyValue,
    ) -> (loopy::Graph<LoopyValue>, Vec<loopy::Node<LoopyValue>>) {
        let mut graph = loopy::Graph::default();
        let mut nodes: Vec<loopy::Node<LoopyValue>> = Vec::new();
        let mut known = vec![None; self.numbers.len()];
        for (game, &number) in &self.numbers {
            known[number as usize] = game.outlasts();
        }
        for outlasting in &known {
            nodes.push(match outlasting {
                Some(Player::Left) => on.into(),
                Some(Player::Right) => off.into(),
                None => graph.add(),
            });
        }
        for number in (0..nodes.len()).filter(|&number| known[number].is_none()) {
            for player in Player::BOTH {
                for &to in self.arcs[self.side(player)].from(number) {
                    graph.add_option(nodes[number], player, nodes[to as usize]);
                }
            }
        }
        (graph, nodes)
    }

    /// The number of a position, if it is in the graph.
    pub(super) fn number(&self, game: &G) -> Option<usize> {
        self.numbers.get(game).map(|&number| number as usize)
    }
}
