//! Named stoppers, kinds of loopy games, and their followers.
//!
//! Reference: Siegel, *Combinatorial Game Theory*, chapter VI; *Winning Ways*, ch. 11.

use std::sync::Arc;

use rustc_hash::FxHashSet;

use super::LoopyArithmetic;
use super::graph::{Graph, Node};
use super::value::{LoopyValue, Stopper};
use crate::foundation::{PerPlayer, Player};
use crate::partizan::{Failure, Value};

impl LoopyArithmetic<'_> {
    /// The stopper of one node with these options, and itself as an option of a player.
    pub(super) fn cycle(
        &mut self,
        options: PerPlayer<&[Value]>,
        itself: Player,
    ) -> Result<Stopper, Failure> {
        let mut graph = Graph::default();
        let node = graph.add();
        for player in Player::BOTH {
            for &option in options[player] {
                graph.add_option(node, player, Stopper::Short(option));
            }
        }
        graph.add_option(node, itself, node);
        self.side(&graph, node, Player::Left)
    }
}

impl LoopyArithmetic<'_> {
    /// on = {on|}: greater than every short game.
    ///
    /// # Errors
    /// [`Failure::Exhausted`] without memory.
    pub fn on(&mut self) -> Result<LoopyValue, Failure> {
        Ok(self.cycle(PerPlayer([&[], &[]]), Player::Left)?.into())
    }

    /// off = {|off} = −on.
    ///
    /// # Errors
    /// [`Failure::Exhausted`] without memory.
    pub fn off(&mut self) -> Result<LoopyValue, Failure> {
        Ok(self.cycle(PerPlayer([&[], &[]]), Player::Right)?.into())
    }

    /// over = {0|over}: above all infinitesimals that are short, below all positive numbers.
    ///
    /// # Errors
    /// [`Failure::Exhausted`] without memory.
    pub fn over(&mut self) -> Result<LoopyValue, Failure> {
        Ok(self.cycle(PerPlayer([&[Value::ZERO], &[]]), Player::Right)?.into())
    }

    /// under = {under|0} = −over.
    ///
    /// # Errors
    /// [`Failure::Exhausted`] without memory.
    pub fn under(&mut self) -> Result<LoopyValue, Failure> {
        Ok(self.cycle(PerPlayer([&[], &[Value::ZERO]]), Player::Left)?.into())
    }

    /// upon = {upon|*} = ↑^\[on\]: the limit of the sums of powers of up.
    ///
    /// # Errors
    /// [`Failure::Exhausted`] without memory.
    pub fn upon(&mut self) -> Result<LoopyValue, Failure> {
        Ok(self.cycle(PerPlayer([&[], &[Value::STAR]]), Player::Left)?.into())
    }

    /// dud = {dud|dud} = on & off: dud + G = dud for every G.
    ///
    /// # Errors
    /// [`Failure::Exhausted`] without memory.
    pub fn dud(&mut self) -> Result<LoopyValue, Failure> {
        Ok(LoopyValue { onside: self.on()?.onside, offside: self.off()?.onside })
    }

    /// All followers of the canonical form of a stopper, itself included.
    ///
    /// # Errors
    /// [`Failure::TooManyOptions`] for more than `limit` followers, and those of every operation:
    /// see [`LoopyArithmetic`].
    pub fn followers(&mut self, stopper: Stopper, limit: usize) -> Result<Vec<Stopper>, Failure> {
        let (loopy, _) = self.loopy_followers([stopper].into_iter())?;
        let mut short: FxHashSet<Value> = FxHashSet::default();
        let options = loopy.iter().flat_map(|&id| Player::BOTH.map(|player| (id, player)));
        let options: Vec<Arc<[Stopper]>> =
            options.map(|(id, player)| self.stopper_options(id, player)).collect();
        for value in options.iter().flat_map(|side| side.iter()).filter_map(|side| side.short()) {
            if !short.contains(&value) {
                short.extend(self.short.followers(value, limit)?);
            }
        }
        if let Stopper::Short(value) = stopper {
            short.extend(self.short.followers(value, limit)?);
        }
        if short.len() + loopy.len() > limit {
            return Err(Failure::TooManyOptions { limit });
        }
        let loopy = loopy.into_iter().map(Stopper::Loopy);
        Ok(loopy.chain(short.into_iter().map(Stopper::Short)).collect())
    }

    /// Whether the only cycles in the canonical form are moves from a position to itself: whether
    /// it can be written with `pass` alone.
    ///
    /// # Errors
    /// Those of every operation: see [`LoopyArithmetic`].
    pub fn is_plumtree(&mut self, g: LoopyValue) -> Result<bool, Failure> {
        let stopper = self.only_stopper(g)?;
        let (followers, places) = self.loopy_followers([stopper].into_iter())?;
        let mut graph: Graph<Stopper> = Graph::default();
        for &follower in &followers {
            let node = graph.add();
            for player in Player::BOTH {
                for &option in self.stopper_options(follower, player).iter() {
                    if let Stopper::Loopy(id) = option {
                        graph.add_option(node, player, Node::Inner(places[&id] as u32));
                    }
                }
            }
        }
        let all: Vec<usize> = (0..graph.len()).collect();
        Ok(graph.components_of(&all).iter().all(|component| component.len() == 1))
    }

    /// Whether a game lies between all negative and all positive numbers.
    ///
    /// # Errors
    /// Those of [`stop`](Self::stop).
    pub fn is_infinitesimal(&mut self, g: LoopyValue) -> Result<bool, Failure> {
        Ok(self.number_nearby(g)? == Some(Value::ZERO))
    }

    /// Whether G + G = G.
    ///
    /// # Errors
    /// As [`sum`](Self::sum).
    pub fn is_idempotent(&mut self, g: LoopyValue) -> Result<bool, Failure> {
        Ok(self.sum(g, g)? == g)
    }
}
