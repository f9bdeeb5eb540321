//! Canonical forms of small impartial games in misère play, for several threads.
//!
//! A game is the set of its options. G is equal to H, an option of an option of G, if every option of
//! H is one of G and H is an option of all others; to the game without moves only if moreover the
//! next player wins G. Forms without such an H are unique (Grundy and Smith 1956).
//!
//! Every form here is that of some lands, and remembers them: so it can be written as a position.
//!
//! Reference: J. H. Conway, *On Numbers and Games*, ch. 12.

use std::collections::HashMap;
use std::sync::{Arc, Mutex, OnceLock, PoisonError};

use rustc_hash::FxBuildHasher;

use super::interner::{Id, Interner};
use super::lands::LandId;
use crate::foundation::{Budget, Exhausted};
use crate::search::Memory;

/// A game in canonical form by its number.
pub type Tree = Id;

/// The game without moves.
pub const ZERO: Tree = 0;

const SHARDS: usize = 64;

type Sums = HashMap<(Tree, Tree), Tree, FxBuildHasher>;

/// Canonical forms, each once, and their sums.
#[derive(Debug)]
pub struct Trees {
    /// Options in increasing order.
    trees: Interner<Tree, Facts>,
    sums: Vec<Mutex<Sums>>,
}

#[derive(Debug, Default)]
struct Facts {
    is_p: OnceLock<bool>,
    /// Lands of which it is the form.
    lands: OnceLock<Box<[LandId]>>,
}

impl Trees {
    /// The game without moves alone.
    pub fn new(memory: &Arc<Memory>) -> Trees {
        Trees {
            trees: Interner::with_first(memory, &[]),
            sums: (0..SHARDS).map(|_| Mutex::default()).collect(),
        }
    }

    /// The options of a game.
    pub fn options(&self, tree: Tree) -> &[Tree] {
        self.trees.sequence(tree)
    }

    /// Whether the next player loses in misère play.
    pub fn is_p(&self, tree: Tree) -> bool {
        *self.trees.value(tree).is_p.get_or_init(|| {
            let options = self.options(tree);
            !options.is_empty() && !options.iter().any(|&option| self.is_p(option))
        })
    }

    /// Lands that a game is the form of.
    pub fn lands(&self, tree: Tree) -> &[LandId] {
        self.trees.value(tree).lands.get().map_or(&[], |lands| lands)
    }

    /// The game with these options, which is that of some lands.
    ///
    /// # Errors
    /// [`Exhausted::Memory`].
    pub fn game(&self, mut options: Vec<Tree>, lands: &[LandId]) -> Result<Tree, Exhausted> {
        options.sort_unstable();
        options.dedup();
        if options.is_empty() {
            return Ok(ZERO);
        }
        if let Some(equal) = self.smaller(&options) {
            return Ok(equal);
        }
        let tree = self.trees.meet(&options)?;
        let kept = &self.trees.value(tree).lands;
        if kept.get().is_none() {
            self.trees.take(size_of_val(lands) + 16)?;
            kept.get_or_init(|| lands.into());
        }
        Ok(tree)
    }

    /// An option of an option to which the game with these options is equal.
    fn smaller(&self, options: &[Tree]) -> Option<Tree> {
        let is_won = options.iter().any(|&option| self.is_p(option));
        let has = |set: &[Tree], tree: &Tree| set.binary_search(tree).is_ok();
        let is_equal = |tree: &Tree| {
            let inner = self.options(*tree);
            let reverses = |option: &Tree| has(inner, option) || has(self.options(*option), tree);
            (*tree != ZERO || is_won)
                && inner.iter().all(|option| has(options, option))
                && options.iter().all(reverses)
        };
        options.iter().flat_map(|option| self.options(*option)).copied().find(is_equal)
    }

    /// The sum of two games. Costs a node for each sum that has not been met.
    ///
    /// # Errors
    /// [`Exhausted`] if the budget ends, or the memory.
    pub fn sum(&self, a: Tree, b: Tree, budget: &mut Budget) -> Result<Tree, Exhausted> {
        if a == ZERO || b == ZERO {
            return Ok(a + b);
        }
        let key = (a.min(b), a.max(b));
        let shard = &self.sums[(key.0 ^ key.1.rotate_left(3)) as usize % SHARDS];
        let known = shard.lock().unwrap_or_else(PoisonError::into_inner).get(&key).copied();
        if let Some(sum) = known {
            return Ok(sum);
        }
        budget.spend(1)?;
        let mut options = Vec::with_capacity(self.options(a).len() + self.options(b).len());
        for (moved, other) in [(a, b), (b, a)] {
            for &option in self.options(moved) {
                options.push(self.sum(option, other, budget)?);
            }
        }
        let sum = self.game(options, &[self.lands(a), self.lands(b)].concat())?;
        self.trees.take(32)?;
        shard.lock().unwrap_or_else(PoisonError::into_inner).insert(key, sum);
        Ok(sum)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn heaps_of_nim_and_the_least_others() -> Result<(), Exhausted> {
        let (trees, budget) = (Trees::new(&Arc::new(Memory::new(1 << 20))), &mut Budget::nodes(99));
        let one = trees.game(vec![ZERO], &[1])?;
        let two = trees.game(vec![ZERO, one], &[2])?;
        assert!(!trees.is_p(ZERO) && trees.is_p(one) && !trees.is_p(two));
        // Two heaps of 1 are nothing, two heaps of 2 are not.
        assert_eq!(trees.sum(one, one, budget)?, ZERO);
        let twos = trees.sum(two, two, budget)?;
        assert!(twos != ZERO && trees.is_p(twos));
        assert_eq!(trees.lands(twos), [2, 2]);
        // The game of which 2 is the only option is no heap.
        assert_eq!(trees.game(vec![one], &[3])?, ZERO);
        let alone = trees.game(vec![two], &[4])?;
        assert!(![ZERO, one, two].contains(&alone));
        let three = trees.sum(one, two, budget)?;
        assert_eq!(three, trees.game(vec![ZERO, one, two], &[5])?);
        assert_eq!(trees.lands(three), [1, 2]);
        Ok(())
    }

    #[test]
    fn the_game_without_moves_is_there_without_memory() {
        let memory = Arc::new(Memory::new(100));
        assert!(memory.take(100).is_ok());
        let trees = Trees::new(&memory);
        assert!(trees.game(vec![ZERO], &[1]).is_err());
        memory.free(100);
        assert!(trees.game(vec![ZERO], &[1]).is_err());
        assert!(trees.options(ZERO).is_empty());
    }
}
