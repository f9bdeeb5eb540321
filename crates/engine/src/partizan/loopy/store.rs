//! The store of stoppers: each canonical form once.
//!
//! A stopper that is no short game is a node with options of both players. Nodes that lead to each
//! other, a family, are stored together. Two families are the same iff they are identical once
//! their nodes are in an order that depends on the family alone. A node without a way back to
//! itself is identified by its options.

use std::sync::{Arc, PoisonError, RwLock};

use rustc_hash::FxHashMap;

use super::graph::{Node, Options};
use super::value::{Stopper, StopperId};
use crate::foundation::{Exhausted, PerPlayer, Player};
use crate::search::Memory;

/// The stoppers of a store that are no short games.
#[derive(Debug, Default)]
pub(in crate::partizan) struct Stoppers(RwLock<Store>);

type Sides = PerPlayer<Arc<[Stopper]>>;

#[derive(Debug, Default)]
struct Store {
    options: Vec<Sides>,
    by_options: FxHashMap<Sides, StopperId>,
    /// The first node of each family.
    families: FxHashMap<Vec<Options<Stopper>>, u32>,
    negatives: FxHashMap<StopperId, StopperId>,
}

impl Stoppers {
    /// Number of stoppers.
    pub(in crate::partizan) fn len(&self) -> usize {
        self.0.read().unwrap_or_else(PoisonError::into_inner).options.len()
    }

    /// The options of a player, in the order of identifiers; none of an identifier of elsewhere.
    pub fn options(&self, id: StopperId, player: Player) -> Arc<[Stopper]> {
        let store = self.0.read().unwrap_or_else(PoisonError::into_inner);
        let options = store.options.get(id.0 as usize).map(|sides| &sides[player]);
        options.map_or_else(|| Arc::from([]), Arc::clone)
    }

    pub fn negative(&self, id: StopperId) -> Option<StopperId> {
        let store = self.0.read().unwrap_or_else(PoisonError::into_inner);
        store.negatives.get(&id).copied()
    }

    /// Remembers that two stoppers are negatives of each other.
    pub fn link_negatives(&self, one: StopperId, other: StopperId) {
        let mut store = self.0.write().unwrap_or_else(PoisonError::into_inner);
        store.negatives.insert(one, other);
        store.negatives.insert(other, one);
    }

    /// The identifier of the first of some canonical forms that lead to each other, in the order
    /// of their [ranks](super::graph::ranks); the others follow it.
    pub fn intern(
        &self,
        family: Vec<Options<Stopper>>,
        memory: &Memory,
    ) -> Result<StopperId, Exhausted> {
        let mut store = self.0.write().unwrap_or_else(PoisonError::into_inner);
        if let Some(&first) = store.families.get(&family) {
            return Ok(StopperId(first));
        }
        let first = store.options.len() as u32;
        let resolved: Vec<Sides> = family
            .iter()
            .map(|sides| {
                PerPlayer::from_fn(|player| {
                    let mut side: Vec<Stopper> = sides[player]
                        .iter()
                        .map(|&option| match option {
                            Node::Known(stopper) => stopper,
                            Node::Inner(index) => Stopper::Loopy(StopperId(first + index)),
                        })
                        .collect();
                    side.sort_unstable();
                    side.dedup();
                    side.into()
                })
            })
            .collect();
        // One node whose options are all known may belong to a family already.
        if let [sides] = &resolved[..] {
            if let Some(&id) = store.by_options.get(sides) {
                return Ok(id);
            }
        }
        let options: usize = family.iter().flatten().map(Vec::len).sum();
        // Each option stands in both tables, beside what tables take for an entry.
        let bytes = 256 * family.len() as u64 + 32 * options as u64;
        memory.take(bytes).inspect_err(|_| memory.free(bytes))?;
        for (index, sides) in resolved.into_iter().enumerate() {
            store.by_options.insert(sides.clone(), StopperId(first + index as u32));
            store.options.push(sides);
        }
        store.families.insert(family, first);
        Ok(StopperId(first))
    }
}
