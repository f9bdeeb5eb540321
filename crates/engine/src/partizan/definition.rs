//! The definitions themselves, for tests: games as sets of options, compared by the recursion alone.
//!
//! Nothing here knows of stops, numbers or canonical forms. It is slow, and the oracle for what is
//! fast.

use std::collections::BTreeSet;
use std::rc::Rc;

/// A game as a tree.
#[derive(Debug, PartialEq, Eq, PartialOrd, Ord)]
pub(super) struct Tree {
    pub left: Vec<Rc<Tree>>,
    pub right: Vec<Rc<Tree>>,
}

impl Tree {
    pub fn new(left: Vec<Rc<Tree>>, right: Vec<Rc<Tree>>) -> Rc<Tree> {
        Rc::new(Tree { left, right })
    }

    /// G ≤ H iff no G^L ≥ H and no H^R ≤ G.
    pub fn is_at_most(&self, other: &Tree) -> bool {
        !self.left.iter().any(|option| other.is_at_most(option))
            && !other.right.iter().any(|option| option.is_at_most(self))
    }

    pub fn equals(&self, other: &Tree) -> bool {
        self.is_at_most(other) && other.is_at_most(self)
    }

    /// {G^L + H, G + H^L | G^R + H, G + H^R}.
    pub fn sum(self: &Rc<Tree>, other: &Rc<Tree>) -> Rc<Tree> {
        let side = |own: &[Rc<Tree>], others: &[Rc<Tree>]| {
            let mine = own.iter().map(|option| option.sum(other));
            mine.chain(others.iter().map(|option| self.sum(option))).collect()
        };
        Tree::new(side(&self.left, &other.left), side(&self.right, &other.right))
    }

    /// Moves in one component or in both.
    pub fn selective(self: &Rc<Tree>, other: &Rc<Tree>) -> Rc<Tree> {
        let side = |own: &[Rc<Tree>], others: &[Rc<Tree>]| {
            let one = own.iter().map(|option| option.selective(other));
            let two = others.iter().map(|option| self.selective(option));
            let both = own.iter().flat_map(|a| others.iter().map(move |b| a.selective(b)));
            one.chain(two).chain(both).collect()
        };
        Tree::new(side(&self.left, &other.left), side(&self.right, &other.right))
    }

    /// Moves in both components.
    pub fn conjunctive(&self, other: &Tree) -> Rc<Tree> {
        let side = |own: &[Rc<Tree>], others: &[Rc<Tree>]| {
            own.iter().flat_map(|a| others.iter().map(move |b| a.conjunctive(b))).collect()
        };
        Tree::new(side(&self.left, &other.left), side(&self.right, &other.right))
    }

    /// {G^L, G:H^L | G^R, G:H^R}.
    pub fn ordinal(self: &Rc<Tree>, other: &Tree) -> Rc<Tree> {
        let side = |own: &[Rc<Tree>], others: &[Rc<Tree>]| {
            let base = own.iter().map(Rc::clone);
            base.chain(others.iter().map(|option| self.ordinal(option))).collect()
        };
        Tree::new(side(&self.left, &other.left), side(&self.right, &other.right))
    }

    /// {−G^R | −G^L}.
    pub fn negative(&self) -> Rc<Tree> {
        let side = |options: &[Rc<Tree>]| options.iter().map(|option| option.negative()).collect();
        Tree::new(side(&self.right), side(&self.left))
    }

    /// Whether a player wins who moves first: Left, and Right, when a player who cannot move loses
    /// or wins.
    pub fn wins_first(&self, left: bool, misere: bool) -> bool {
        let options = if left { &self.left } else { &self.right };
        misere && options.is_empty()
            || options.iter().any(|option| !option.wins_first(!left, misere))
    }
}

/// One tree for each value born by a day, with options among those born before.
pub(super) fn born_by(day: u32) -> Vec<Rc<Tree>> {
    let mut games: Vec<Rc<Tree>> = vec![Tree::new(vec![], vec![])];
    for _ in 0..day {
        // Of options that compare only the better one matters.
        let (left, right) = (antichains(&games), antichains(&games));
        let mut next: Vec<Rc<Tree>> = Vec::new();
        for l in &left {
            for r in &right {
                let game = Tree::new(l.clone(), r.clone());
                if !next.iter().any(|other| other.equals(&game)) {
                    next.push(game);
                }
            }
        }
        games = next;
    }
    games
}

/// All sets of games of which no two compare.
pub(super) fn antichains(games: &[Rc<Tree>]) -> Vec<Vec<Rc<Tree>>> {
    let order: Vec<Vec<bool>> = games
        .iter()
        .map(|a| games.iter().map(|b| a.is_at_most(b) || b.is_at_most(a)).collect())
        .collect();
    let mut sets: Vec<BTreeSet<usize>> = vec![BTreeSet::new()];
    for (index, comparable) in order.iter().enumerate() {
        let with: Vec<BTreeSet<usize>> = sets
            .iter()
            .filter(|set| set.iter().all(|&other| !comparable[other]))
            .map(|set| set.iter().copied().chain([index]).collect())
            .collect();
        sets.extend(with);
    }
    sets.into_iter()
        .map(|set| set.into_iter().map(|index| Rc::clone(&games[index])).collect())
        .collect()
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::foundation::{Budget, Player};
    use crate::partizan::{Arithmetic, Comparison, OutcomeClass, Value, Values};

    fn value(games: &mut Arithmetic<'_>, tree: &Tree) -> Value {
        let side = |games: &mut Arithmetic<'_>, options: &[Rc<Tree>]| -> Vec<Value> {
            options.iter().map(|option| value(games, option)).collect()
        };
        let (left, right) = (side(games, &tree.left), side(games, &tree.right));
        games.form(&left, &right).unwrap()
    }

    fn tree(games: &Arithmetic<'_>, value: Value) -> Rc<Tree> {
        let side = |player| -> Vec<Rc<Tree>> {
            let options = games.options(value, player).unwrap();
            options.into_iter().map(|option| tree(games, option)).collect()
        };
        Tree::new(side(Player::Left), side(Player::Right))
    }

    #[test]
    fn the_games_born_by_day_2() {
        let values = Values::default();
        let mut budget = Budget::unlimited();
        let mut games = values.arithmetic(&mut budget);
        assert_eq!(born_by(1).len(), 4);
        let trees = born_by(2);
        // Conway, On Numbers and Games, ch. 10.
        assert_eq!(trees.len(), 22);
        let found: Vec<Value> = trees.iter().map(|tree| value(&mut games, tree)).collect();
        for (i, a) in trees.iter().enumerate() {
            let canonical = tree(&games, found[i]);
            assert!(canonical.equals(a));
            assert!(games.birthday(found[i]).unwrap() <= 2u8.into());
            assert_eq!(games.negative(found[i]).unwrap(), value(&mut games, &a.negative()));
            let class = |misere| {
                OutcomeClass::of(
                    canonical.wins_first(true, misere),
                    !canonical.wins_first(false, misere),
                )
            };
            assert_eq!(games.outcome(found[i]).unwrap(), class(false));
            assert_eq!(games.misere_outcome(found[i]).unwrap(), class(true));
            for (j, b) in trees.iter().enumerate() {
                let expected = Comparison::of(a.is_at_most(b), b.is_at_most(a));
                assert_eq!(games.compare(found[i], found[j]).unwrap(), expected);
                let sum = a.sum(b);
                let of_sum = value(&mut games, &sum);
                assert_eq!(games.sum(found[i], found[j]).unwrap(), of_sum);
                assert!(tree(&games, of_sum).equals(&sum));
            }
        }
    }

    #[test]
    fn compound_sums() {
        let values = Values::default();
        let mut budget = Budget::unlimited();
        let mut games = values.arithmetic(&mut budget);
        let found: Vec<Value> = born_by(2).iter().map(|tree| value(&mut games, tree)).collect();
        for &g in &found {
            for &h in &found {
                let (a, b) = (tree(&games, g), tree(&games, h));
                let selective = value(&mut games, &a.selective(&b));
                assert_eq!(games.selective_sum(g, h).unwrap(), selective);
                let conjunctive = value(&mut games, &a.conjunctive(&b));
                assert_eq!(games.conjunctive_sum(g, h).unwrap(), conjunctive);
                let ordinal = value(&mut games, &a.ordinal(&b));
                assert_eq!(games.ordinal_sum(g, h).unwrap(), ordinal);
            }
        }
    }

    /// Any sets of games born by day 2 on both sides, dominated and reversible options included.
    #[test]
    fn canonical_forms_are_smallest_and_equal() {
        let values = Values::default();
        let mut budget = Budget::unlimited();
        let mut games = values.arithmetic(&mut budget);
        let born = born_by(2);
        let pick = |seed: usize| -> Vec<Rc<Tree>> {
            [seed % 23, seed / 23 % 23, seed / 529 % 23]
                .into_iter()
                .filter_map(|index| born.get(index).cloned())
                .collect()
        };
        let mut seed = 1usize;
        for _ in 0..3000 {
            seed = seed
                .wrapping_mul(6_364_136_223_846_793_005)
                .wrapping_add(1_442_695_040_888_963_407);
            let game = Tree::new(pick(seed >> 20), pick(seed >> 40));
            let found = value(&mut games, &game);
            let canonical = tree(&games, found);
            assert!(canonical.equals(&game));
            for (player, options) in
                [(Player::Left, &canonical.left), (Player::Right, &canonical.right)]
            {
                let at_most = |a: &Tree, b: &Tree| match player {
                    Player::Left => a.is_at_most(b),
                    Player::Right => b.is_at_most(a),
                };
                for (i, option) in options.iter().enumerate() {
                    let others = options.iter().enumerate().filter(|(j, _)| *j != i);
                    assert!(
                        others.into_iter().all(|(_, other)| !at_most(option, other)),
                        "dominated"
                    );
                    let replies = if player == Player::Left { &option.right } else { &option.left };
                    assert!(replies.iter().all(|reply| !at_most(reply, &canonical)), "reversible");
                }
            }
        }
    }

    /// The games born by day 3 and their order, which is a distributive lattice.
    ///
    /// Wolfe and Fraser, *Counting the number of games* (2004): there are 1474.
    #[test]
    fn the_games_born_by_day_3() {
        let values = Values::default();
        let mut budget = Budget::unlimited();
        let mut games = values.arithmetic(&mut budget);
        let sets: Vec<Vec<Value>> = antichains(&born_by(2))
            .into_iter()
            .map(|set| set.iter().map(|tree| value(&mut games, tree)).collect())
            .collect();
        let mut found: Vec<Value> = Vec::new();
        for left in &sets {
            for right in &sets {
                found.push(games.form(left, right).unwrap());
            }
        }
        found.sort();
        found.dedup();
        assert_eq!(found.len(), 1474);
        let at_most: Vec<Vec<bool>> = found
            .iter()
            .map(|&g| found.iter().map(|&h| games.is_at_most(g, h).unwrap()).collect())
            .collect();
        // Some pairs: one of their upper bounds is below all the others.
        for i in (0..found.len()).step_by(61) {
            for j in (0..found.len()).step_by(17) {
                let upper = |k: &usize| at_most[i][*k] && at_most[j][*k];
                let bounds: Vec<usize> = (0..found.len()).filter(upper).collect();
                let least =
                    bounds.iter().filter(|&&k| bounds.iter().all(|&other| at_most[k][other]));
                assert_eq!(least.count(), 1);
            }
        }
    }
}
