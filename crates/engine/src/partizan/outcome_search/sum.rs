//! Sums of positions and of values, without what cancels.

use std::hash::BuildHasher;

use rustc_hash::FxBuildHasher;

use crate::foundation::Player;
use crate::partizan::{Arithmetic, Failure, Game, Twin, Value};

/// Positions, hot values, and the sum of all other values.
///
/// A value is the simplest game that is equal to a position: whatever is dominated or reversible
/// in it need not be searched. Hot ones are kept apart, as their sums would be complex.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub(super) struct Sum<G> {
    /// In any order, but always in the same.
    pub parts: Vec<Twin<G>>,
    /// Values with different stops, in order.
    pub hot: Vec<Value>,
    /// A number and something infinitesimal.
    pub rest: Value,
}

impl<G: Game> Sum<G> {
    /// The empty sum.
    pub fn empty() -> Sum<G> {
        Sum { parts: Vec::new(), hot: Vec::new(), rest: Value::ZERO }
    }

    /// Adds a value.
    pub fn add_value(&mut self, value: Value, games: &mut Arithmetic<'_>) -> Result<(), Failure> {
        if games.values().is_numberish(value) {
            self.rest = games.sum(self.rest, value)?;
            return Ok(());
        }
        let negative = games.negative(value)?;
        match self.hot.binary_search(&negative) {
            Ok(index) => drop(self.hot.remove(index)),
            Err(_) => {
                let index = self.hot.partition_point(|&other| other < value);
                self.hot.insert(index, value);
            }
        }
        Ok(())
    }

    /// Adds a position.
    pub fn add_part(&mut self, part: Twin<G>) {
        let negative =
            |other: &Twin<G>| other.game == part.game && other.is_negated != part.is_negated;
        match self.parts.iter().position(negative) {
            Some(index) => drop(self.parts.remove(index)),
            None => {
                self.parts.push(part);
                let hash = |part: &Twin<G>| FxBuildHasher.hash_one(part);
                self.parts.sort_by_cached_key(hash);
            }
        }
    }

    /// The sum without one of the parts.
    pub fn without_part(&self, index: usize) -> Sum<G> {
        let mut sum = self.clone();
        sum.parts.remove(index);
        sum
    }

    /// The sum without one of the hot values.
    pub fn without_hot(&self, index: usize) -> Sum<G> {
        let mut sum = self.clone();
        sum.hot.remove(index);
        sum
    }

    /// How many bytes it owns beyond its own size.
    pub fn owned_bytes(&self) -> usize {
        let owned = |part: &Twin<G>| size_of::<Twin<G>>() + part.game.owned_bytes();
        let parts: usize = self.parts.iter().map(owned).sum();
        parts + self.hot.len() * size_of::<Value>()
    }
}

impl<G: Game> Twin<G> {
    /// The options of a player, each negated as this one is.
    pub(super) fn options(&self, player: Player, options: &mut Vec<G>) {
        self.game.options(if self.is_negated { player.opponent() } else { player }, options);
    }
}
