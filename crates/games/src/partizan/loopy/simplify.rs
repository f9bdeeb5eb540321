//! From a graph to the canonical form of a stopper.
//!
//! An option is *dominated* when another one of the same player is at least as good, and
//! *reversible* when the opponent has a reply that is at least as good for the opponent as the
//! game itself; the player's options in the reply stand in its place. A stopper without such
//! options among its followers is canonical, after nodes that no sequence of moves tells apart
//! have been put together.
//!
//! Other games are simplified in the same way with the order in which draws are wins for one
//! player, *sidled*, in the hope that a stopper is left. Their reversible options may be replaced
//! by themselves in the end. Such an option leads to a draw at best: whoever draws in vain is
//! better off without it, and for the other player it stays. What is found is compared with the
//! game from which it came, so that an answer is right even if the way to it was not.
//!
//! Reference: Siegel, *Combinatorial Game Theory*, chapter VI (canonical forms of stoppers, sidling);
//! *Winning Ways*, ch. 11.

use rustc_hash::{FxHashMap, FxHashSet};

use super::LoopyArithmetic;
use super::graph::{Graph, Node, Options, ranks};
use super::order::Order;
use super::value::{Stopper, StopperId};
use crate::core::Player;
use crate::partizan::Failure;

const NOT_FOUND: &str = "it is not known to be stopper-sided: one of its sides was not found";

/// A graph while it is simplified.
struct Simplifier<'s, 'a> {
    games: &'s mut LoopyArithmetic<'a>,
    graph: Graph<Stopper>,
    favoured: Player,
    order: Order,
    /// What nodes have turned out to be.
    found: Vec<Option<Stopper>>,
    /// Options that were bypassed at a node.
    bypassed: Vec<[FxHashSet<Node<Stopper>>; 2]>,
    /// How often an option was bypassed for the first time.
    bypasses: usize,
    /// Reversible options that stay at a node.
    kept: Vec<[FxHashSet<Node<Stopper>>; 2]>,
}

impl LoopyArithmetic<'_> {
    /// The stopper that a node of a graph is equal to when draws are wins for a player.
    pub(super) fn side(
        &mut self,
        graph: &Graph<Stopper>,
        root: Node<Stopper>,
        favoured: Player,
    ) -> Result<Stopper, Failure> {
        let (graph, root) = graph.reachable(root, |stopper| stopper);
        let Some(index) = root.inner() else {
            return root.known().ok_or(Failure::Undefined(NOT_FOUND));
        };
        let is_stopper = graph.is_stopper();
        let mut simplifier = Simplifier::new(self, graph.clone(), favoured);
        simplifier.simplify(is_stopper)?;
        let found = simplifier.found[index].ok_or(Failure::Undefined(NOT_FOUND))?;
        if !is_stopper {
            let (mut order, side) = (Order::new(favoured), Node::Known(found));
            order.ask(self, &graph, &[(root, side), (side, root)])?;
            if !order.at_least(root, side) || !order.at_least(side, root) {
                return Err(Failure::Undefined(NOT_FOUND));
            }
        }
        Ok(found)
    }

    /// The stoppers of a graph in which every node is canonical.
    pub(super) fn intern_canonical(
        &mut self,
        graph: Graph<Stopper>,
    ) -> Result<Vec<Option<Stopper>>, Failure> {
        let mut simplifier = Simplifier::new(self, graph, Player::Left);
        let all: Vec<usize> = (0..simplifier.graph.len()).collect();
        simplifier.close(&all, true)?;
        Ok(simplifier.found)
    }
}

impl<'s, 'a> Simplifier<'s, 'a> {
    fn new(
        games: &'s mut LoopyArithmetic<'a>,
        graph: Graph<Stopper>,
        favoured: Player,
    ) -> Simplifier<'s, 'a> {
        let count = graph.len();
        Simplifier {
            games,
            graph,
            favoured,
            order: Order::new(favoured),
            found: vec![None; count],
            bypassed: vec![Default::default(); count],
            bypasses: 0,
            kept: vec![Default::default(); count],
        }
    }

    fn simplify(&mut self, is_stopper: bool) -> Result<(), Failure> {
        let all: Vec<usize> = (0..self.graph.len()).collect();
        for component in self.graph.components_of(&all) {
            self.component(&component, is_stopper)?;
        }
        Ok(())
    }

    /// Simplifies nodes that lead to each other, behind all that they lead to.
    fn component(&mut self, nodes: &[usize], is_stopper: bool) -> Result<(), Failure> {
        self.substitute(nodes);
        // With draws an option may seem better than others that is bypassed in the end.
        for deletes in [is_stopper, true] {
            while self.round(nodes, is_stopper, deletes)? {}
        }
        self.close(nodes, is_stopper)
    }

    /// Puts what has been found in the place of nodes.
    fn substitute(&mut self, nodes: &[usize]) {
        for &node in nodes {
            for options in &mut self.graph.nodes[node] {
                for option in options.iter_mut() {
                    if let Some(found) = option.inner().and_then(|index| self.found[index]) {
                        *option = Node::Known(found);
                    }
                }
                options.sort_unstable();
                options.dedup();
            }
        }
    }

    /// Bypasses reversible options, and may delete dominated ones, once at each node. Whether
    /// anything has changed.
    fn round(&mut self, nodes: &[usize], is_stopper: bool, deletes: bool) -> Result<bool, Failure> {
        let mut pairs = Vec::new();
        for &node in nodes {
            for player in Player::BOTH {
                let options = &self.graph.nodes[node][player as usize];
                for (index, &x) in options.iter().enumerate() {
                    self.games.short.budget().spend(index as u64)?;
                    self.games.check_room(pairs.len())?;
                    pairs.extend(options[..index].iter().flat_map(|&y| [(x, y), (y, x)]));
                    for reply in self.games.node_options(&self.graph, x, player.opponent())? {
                        pairs.push(match player {
                            Player::Left => (Node::Inner(node as u32), reply),
                            Player::Right => (reply, Node::Inner(node as u32)),
                        });
                    }
                }
            }
        }
        self.order.ask(self.games, &self.graph, &pairs)?;
        let bypasses = self.bypasses;
        let mut changed = false;
        let mut simplified = Vec::with_capacity(nodes.len());
        for &node in nodes {
            let mut sides = [Vec::new(), Vec::new()];
            for player in Player::BOTH {
                // In this order, lest an option go for the sake of one that goes next.
                let mut options = self.bypass(node, player, is_stopper)?;
                if deletes {
                    options = self.undominated(player, options);
                }
                changed |= options != self.graph.nodes[node][player as usize];
                sides[player as usize] = options;
            }
            simplified.push(sides);
        }
        for (&node, sides) in nodes.iter().zip(simplified) {
            self.graph.nodes[node] = sides;
        }
        Ok(changed || self.bypasses > bypasses)
    }

    /// The options that no other one makes needless; of equal ones the first.
    fn undominated(&self, player: Player, options: Vec<Node<Stopper>>) -> Vec<Node<Stopper>> {
        let mut kept: Vec<Node<Stopper>> = Vec::new();
        for option in options {
            if kept.iter().any(|&other| self.order.prefers(player, other, option)) {
                continue;
            }
            kept.retain(|&other| !self.order.prefers(player, option, other));
            kept.push(option);
        }
        kept
    }

    /// The options after each reversible one has been replaced.
    fn bypass(
        &mut self,
        node: usize,
        player: Player,
        is_stopper: bool,
    ) -> Result<Vec<Node<Stopper>>, Failure> {
        let mut found = Vec::new();
        for option in self.graph.nodes[node][player as usize].clone() {
            let side = player as usize;
            let stays = self.kept[node][side].contains(&option);
            match if stays { None } else { self.reversing(node, player, option)? } {
                None => found.push(option),
                Some(reply) => {
                    self.bypasses += usize::from(self.bypassed[node][side].insert(option));
                    found.extend(self.games.node_options(&self.graph, reply, player)?);
                }
            }
        }
        found.sort_unstable();
        found.dedup();
        // What was bypassed before comes back only if it leads back to itself.
        let bypassed = &self.bypassed[node][player as usize];
        if is_stopper || player != self.favoured {
            found.retain(|option| !bypassed.contains(option));
        } else {
            let back = found.iter().filter(|option| bypassed.contains(option));
            self.kept[node][player as usize].extend(back);
        }
        Ok(found)
    }

    /// A reply to an option that is at least as good for the opponent as the node.
    fn reversing(
        &mut self,
        node: usize,
        player: Player,
        option: Node<Stopper>,
    ) -> Result<Option<Node<Stopper>>, Failure> {
        let replies = self.games.node_options(&self.graph, option, player.opponent())?;
        let node = Node::Inner(node as u32);
        Ok(replies.into_iter().find(|&reply| self.order.prefers(player, node, reply)))
    }

    /// Finds the stoppers among simplified nodes that lead to nothing unknown.
    fn close(&mut self, nodes: &[usize], is_stopper: bool) -> Result<(), Failure> {
        for family in self.graph.components_of(nodes) {
            self.substitute(&family);
            let within =
                |option: &Node<Stopper>| option.inner().is_none_or(|index| family.contains(&index));
            let options = |&node: &usize| self.graph.nodes[node].iter().flatten();
            if !family.iter().flat_map(options).all(within) || self.graph.alternates(&family) {
                continue;
            }
            if is_stopper {
                self.settle(&family)?;
            } else {
                // What was kept for the sake of draws may be reversible in a stopper.
                for &node in &family {
                    self.bypassed[node] = Default::default();
                    self.kept[node] = Default::default();
                }
                self.component(&family, true)?;
            }
        }
        Ok(())
    }

    /// Looks up canonical nodes that lead to each other, or stores them.
    fn settle(&mut self, family: &[usize]) -> Result<(), Failure> {
        let places: FxHashMap<usize, u32> =
            family.iter().zip(0..).map(|(&node, place)| (node, place)).collect();
        let mut local: Vec<Options<Stopper>> =
            family.iter().map(|&node| self.graph.nodes[node].clone()).collect();
        for option in local.iter_mut().flatten().flatten() {
            if let Some(&place) = option.inner().and_then(|index| places.get(&index)) {
                *option = Node::Inner(place);
            }
        }
        if self.settle_as_known(family, &local)? {
            return Ok(());
        }
        let ranks = ranks(&local, self.games.short.budget())?;
        let count = ranks.iter().max().map_or(0, |&last| last as usize + 1);
        let mut canonical: Vec<Options<Stopper>> = vec![Default::default(); count];
        for (sides, &rank) in local.into_iter().zip(&ranks) {
            canonical[rank as usize] = sides.map(|side| {
                let ranked = side.into_iter().map(|option| match option {
                    Node::Inner(index) => Node::Inner(ranks[index as usize]),
                    known => known,
                });
                let mut side: Vec<Node<Stopper>> = ranked.collect();
                side.sort_unstable();
                side.dedup();
                side
            });
        }
        if let [sides] = &canonical[..] {
            let short = |side: &[Node<Stopper>]| -> Option<Vec<_>> {
                side.iter().map(|option| option.known()?.short()).collect()
            };
            if let (Some(left), Some(right)) = (short(&sides[0]), short(&sides[1])) {
                let value = self.games.short.form(&left, &right)?;
                family.iter().for_each(|&node| self.found[node] = Some(Stopper::Short(value)));
                return Ok(());
            }
        }
        let values = self.games.short.values();
        let StopperId(first) = values.stoppers.intern(canonical, &values.memory)?;
        for (&node, rank) in family.iter().zip(ranks) {
            self.found[node] = Some(Stopper::Loopy(StopperId(first + rank)));
        }
        Ok(())
    }

    /// Recognizes nodes that are the same as stoppers to which they lead. Whether there are any.
    fn settle_as_known(
        &mut self,
        family: &[usize],
        local: &[Options<Stopper>],
    ) -> Result<bool, Failure> {
        let known = local.iter().flatten().flatten().filter_map(|option| option.known());
        let (followers, places) = self.games.loopy_followers(known)?;
        if followers.is_empty() {
            return Ok(false);
        }
        let mut joint = local.to_vec();
        for &follower in &followers {
            joint.push(Player::BOTH.map(|player| {
                let options = self.games.short.values().stoppers.options(follower, player);
                options.iter().map(|&option| Node::Known(option)).collect()
            }));
        }
        for option in joint.iter_mut().flatten().flatten() {
            if let Node::Known(Stopper::Loopy(id)) = *option {
                *option = Node::Inner((local.len() + places[&id]) as u32);
            }
        }
        let ranks = ranks(&joint, self.games.short.budget())?;
        let (own, others) = ranks.split_at(family.len());
        let mut any = false;
        for (&node, rank) in family.iter().zip(own) {
            if let Some(place) = others.iter().position(|other| other == rank) {
                self.found[node] = Some(Stopper::Loopy(followers[place]));
                any = true;
            }
        }
        if any {
            let rest: Vec<usize> =
                family.iter().copied().filter(|&node| self.found[node].is_none()).collect();
            self.close(&rest, true)?;
        }
        Ok(any)
    }
}
