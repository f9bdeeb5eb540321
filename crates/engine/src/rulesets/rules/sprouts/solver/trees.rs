//! Canonical forms of small impartial games in misère play.
//!
//! A game is the set of its options. G is equal to H, an option of an option of G, if every option of
//! H is one of G and H is an option of all others; to the game without moves only if moreover the
//! next player wins G. Forms without such an H are unique (Grundy and Smith 1956).
//!
//! Reference: J. H. Conway, *On Numbers and Games*, ch. 12.

use std::collections::HashMap;

/// A game in canonical form by its number.
pub type Tree = u32;

/// The game without moves.
pub const ZERO: Tree = 0;

/// Canonical forms, each once, and their sums.
#[derive(Debug)]
pub struct Trees {
    /// Options in increasing order.
    options: Vec<Box<[Tree]>>,
    is_p: Vec<bool>,
    numbers: HashMap<Box<[Tree]>, Tree>,
    sums: HashMap<(Tree, Tree), Tree>,
    /// Number of bytes that are taken, about.
    bytes: u64,
}

impl Trees {
    /// The game without moves alone.
    pub fn new() -> Trees {
        let (numbers, sums) = (HashMap::new(), HashMap::new());
        let mut trees = Trees { options: Vec::new(), is_p: Vec::new(), numbers, sums, bytes: 0 };
        trees.game(Vec::new());
        trees
    }

    /// The options of a game.
    pub fn options(&self, tree: Tree) -> &[Tree] {
        self.options.get(tree as usize).map_or(&[], |options| options)
    }

    /// Whether the next player loses in misère play.
    pub fn is_p(&self, tree: Tree) -> bool {
        self.is_p.get(tree as usize).is_some_and(|is_p| *is_p)
    }

    /// Number of bytes that are taken, about.
    pub fn bytes(&self) -> u64 {
        self.bytes
    }

    /// The game with these options.
    pub fn game(&mut self, mut options: Vec<Tree>) -> Tree {
        options.sort_unstable();
        options.dedup();
        if let Some(&tree) = self.numbers.get(&*options) {
            return tree;
        }
        let is_won = options.iter().any(|&option| self.is_p(option));
        if let Some(equal) = self.smaller(&options, is_won) {
            return equal;
        }
        let tree = self.options.len() as Tree;
        self.is_p.push(!options.is_empty() && !is_won);
        let options: Box<[Tree]> = options.into();
        self.bytes += 2 * (size_of_val(&*options) + size_of::<Box<[Tree]>>()) as u64 + 64;
        self.options.push(options.clone());
        self.numbers.insert(options, tree);
        tree
    }

    /// An option of an option to which the game with these options is equal.
    fn smaller(&self, options: &[Tree], is_won: bool) -> Option<Tree> {
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

    /// The sum of two games.
    pub fn sum(&mut self, a: Tree, b: Tree) -> Tree {
        if a == ZERO || b == ZERO {
            return a + b;
        }
        let key = (a.min(b), a.max(b));
        if let Some(&sum) = self.sums.get(&key) {
            return sum;
        }
        let mut options = Vec::new();
        for (moved, other) in [(a, b), (b, a)] {
            for option in self.options(moved).to_vec() {
                options.push(self.sum(option, other));
            }
        }
        let sum = self.game(options);
        self.bytes += 32;
        self.sums.insert(key, sum);
        sum
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn heaps_of_nim_and_the_least_others() {
        let mut trees = Trees::new();
        let one = trees.game(vec![ZERO]);
        let two = trees.game(vec![ZERO, one]);
        assert!(!trees.is_p(ZERO) && trees.is_p(one) && !trees.is_p(two));
        // Two heaps of 1 are nothing, two heaps of 2 are not.
        assert_eq!(trees.sum(one, one), ZERO);
        let twos = trees.sum(two, two);
        assert!(twos != ZERO && trees.is_p(twos));
        // The game of which 2 is the only option is no heap.
        assert_eq!(trees.game(vec![one]), ZERO);
        let alone = trees.game(vec![two]);
        assert!(![ZERO, one, two].contains(&alone));
        let three = trees.sum(one, two);
        assert_eq!(three, trees.game(vec![ZERO, one, two]));
    }
}
