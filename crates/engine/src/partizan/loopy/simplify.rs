//! From a graph to the stoppers that its nodes are equal to.
//!
//! The strongly connected components of the graph are treated one by one, each after those that it
//! leads to. For every node the order tells which options its canonical form has if there is one
//! (see `reversal`), so that each node has one candidate. A candidate that can be played for ever
//! is no stopper; any other is compared with its node. Nodes that are stoppers themselves have
//! canonical forms and need no comparison.
//!
//! Reference: Siegel, *Combinatorial Game Theory*, chapter VI (canonical forms of stoppers);
//! *Winning Ways*, ch. 11.

use rustc_hash::FxHashMap;

use super::LoopyArithmetic;
use super::graph::{Graph, Node};
use super::order::Order;
use super::reversal::Reversal;
use super::value::Stopper;
use crate::foundation::Player;
use crate::partizan::Failure;

/// A graph while the stoppers of its nodes are sought.
struct Simplifier<'s, 'a> {
    games: &'s mut LoopyArithmetic<'a>,
    graph: Graph<Stopper>,
    favoured: Player,
    order: Order,
    /// The stoppers that nodes are equal to; `None` also for nodes that are not treated yet.
    found: Vec<Option<Stopper>>,
}

impl LoopyArithmetic<'_> {
    /// The stopper that a node of a graph is equal to when draws are wins for a player.
    ///
    /// # Errors
    /// [`Failure::NotStopperSided`] if there is none, which is decided, and those of every
    /// operation: see [`LoopyArithmetic`].
    pub(super) fn side(
        &mut self,
        graph: &Graph<Stopper>,
        root: Node<Stopper>,
        favoured: Player,
    ) -> Result<Stopper, Failure> {
        let (graph, root) = graph.reachable(root, |stopper| stopper);
        let found = match root {
            Node::Known(stopper) => Some(stopper),
            Node::Inner(index) => Simplifier::new(self, graph, favoured).run()?[index as usize],
        };
        found.ok_or(Failure::NotStopperSided { draws: favoured })
    }
}

impl<'s, 'a> Simplifier<'s, 'a> {
    fn new(
        games: &'s mut LoopyArithmetic<'a>,
        graph: Graph<Stopper>,
        favoured: Player,
    ) -> Simplifier<'s, 'a> {
        let found = vec![None; graph.len()];
        let order = Order::new(favoured, !graph.is_stopper());
        Simplifier { games, graph, favoured, order, found }
    }

    /// The stoppers that the nodes are equal to.
    fn run(mut self) -> Result<Vec<Option<Stopper>>, Failure> {
        let all: Vec<usize> = (0..self.graph.len()).collect();
        for component in self.graph.components_of(&all) {
            self.component(&component)?;
        }
        Ok(self.found)
    }

    /// Finds the stoppers of the nodes of a component, after those of all that they lead to.
    fn component(&mut self, nodes: &[usize]) -> Result<(), Failure> {
        self.graph.substitute(nodes, &self.found);
        let places: FxHashMap<usize, u32> =
            nodes.iter().zip(0..).map(|(&node, place)| (node, place)).collect();
        let is_closed = self.graph.leads_only_to(nodes, |node| places.contains_key(&node));
        let are_stoppers = is_closed && !self.graph.alternates(nodes);
        let candidates = self.candidates(nodes, &places)?;
        // Candidates that are not confirmed below stay in the store, where nothing refers to them.
        let candidates = self.games.intern_canonical(candidates)?;
        if !are_stoppers {
            let mut pairs = Vec::new();
            for (&node, candidate) in nodes.iter().zip(&candidates) {
                let node = Node::Inner(node as u32);
                let candidate = candidate.map(Node::Known);
                pairs.extend(candidate.into_iter().flat_map(|side| [(node, side), (side, node)]));
            }
            self.order.ask(self.games, &self.graph, &pairs)?;
        }
        for (&node, candidate) in nodes.iter().zip(candidates) {
            self.found[node] = candidate.filter(|&stopper| {
                let (node, side) = (Node::Inner(node as u32), Node::Known(stopper));
                are_stoppers || self.order.is_equal(node, side)
            });
        }
        Ok(())
    }

    /// The nodes with the options of their canonical forms if they have one.
    fn candidates(
        &mut self,
        nodes: &[usize],
        places: &FxHashMap<usize, u32>,
    ) -> Result<Graph<Stopper>, Failure> {
        let mut candidates = Graph::default();
        for _ in nodes {
            candidates.add();
        }
        // Stands for every position that is equal to no stopper.
        let endless: Node<Stopper> = candidates.add();
        for player in Player::BOTH {
            candidates.add_option(endless, player, endless);
        }
        for &node in nodes {
            let candidate = Node::Inner(places[&node]);
            for player in Player::BOTH {
                let node = Node::Inner(node as u32);
                let reversal =
                    Reversal::new(self.games, &self.graph, &mut self.order, node, player)?;
                for option in reversal.canonical(self.games, &self.order, self.favoured)? {
                    let option = match option.inner() {
                        None => option,
                        Some(index) => places.get(&index).map_or(endless, |&to| Node::Inner(to)),
                    };
                    candidates.add_option(candidate, player, option);
                }
            }
        }
        Ok(candidates)
    }
}
