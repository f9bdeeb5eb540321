//! Canonical nodes looked up in the store, or added to it.
//!
//! Nodes that no sequence of moves distinguishes are merged. Canonical stoppers are equal iff they
//! are the same after that, so that each stopper is stored once.
//!
//! Reference: Siegel, *Combinatorial Game Theory*, chapter VI, and *Loopy games*, Games of No
//! Chance 3 (2009), by which equal canonical forms are isomorphic.

use rustc_hash::{FxHashMap, FxHashSet};

use super::LoopyArithmetic;
use super::graph::{Graph, Node, Options, ranks};
use super::value::{Stopper, StopperId};
use crate::foundation::{PerPlayer, Player};
use crate::partizan::Failure;

/// A graph while its stoppers are looked up or stored.
struct Settler<'s, 'a> {
    games: &'s mut LoopyArithmetic<'a>,
    graph: Graph<Stopper>,
    found: Vec<Option<Stopper>>,
}

impl LoopyArithmetic<'_> {
    /// The stoppers of a graph in which every node that is a stopper is canonical.
    pub(super) fn intern_canonical(
        &mut self,
        graph: Graph<Stopper>,
    ) -> Result<Vec<Option<Stopper>>, Failure> {
        let found = vec![None; graph.len()];
        let mut settler = Settler { games: self, graph, found };
        let all: Vec<usize> = (0..settler.graph.len()).collect();
        settler.close(&all)?;
        Ok(settler.found)
    }
}

impl Settler<'_, '_> {
    /// Finds the stoppers among nodes, which must be canonical.
    fn close(&mut self, nodes: &[usize]) -> Result<(), Failure> {
        for family in self.graph.components_of(nodes) {
            self.graph.substitute(&family, &self.found);
            let members: FxHashSet<usize> = family.iter().copied().collect();
            let is_closed = self.graph.leads_only_to(&family, |node| members.contains(&node));
            if is_closed && !self.graph.alternates(&family) {
                self.settle(&family)?;
            }
        }
        Ok(())
    }

    /// Looks up the nodes of a component, or stores them.
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
            if let (Some(left), Some(right)) =
                (short(&sides[Player::Left]), short(&sides[Player::Right]))
            {
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

    /// Recognizes nodes that are the same as stoppers that they lead to. Whether there are any.
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
            joint.push(PerPlayer::from_fn(|player| {
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
            self.close(&rest)?;
        }
        Ok(any)
    }
}
