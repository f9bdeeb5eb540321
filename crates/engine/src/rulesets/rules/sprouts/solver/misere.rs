//! Who wins Sprouts if the last move loses.
//!
//! Sums have no nimbers then. Lands with few lives are replaced by their canonical forms, whose sums
//! are canonical forms again: a position is a set of larger lands beside a [`Tree`]. Who wins it is
//! found by depth-first proof-number search, on several threads as that of [`worker`](super::worker).
//!
//! Reference: J. Lemoine, S. Viennot, *Analysis of misère Sprouts game with reduced canonical trees*
//! (2009).

use std::collections::HashSet;
use std::sync::atomic::{AtomicU64, Ordering};
use std::sync::{Arc, OnceLock};

use super::interner::{Id, Interner};
use super::lands::{LandId, Lands};
use super::path::Search;
use super::trees::{Tree, Trees, ZERO};
use super::weight::{Choice, INFINITE, Weight, a_little_more};
use super::worker::Worker;
use super::{Journal, learn_misere};
use crate::foundation::{Budget, Exhausted};
use crate::rulesets::sprouts::reduced::{Reduced, lives_of};
use crate::search::{Account, Memory};

/// Lands with at most this number of lives are replaced by their forms.
pub const FEW_LIVES: u32 = 9;

/// What is known of positions in misère play, for several threads.
#[derive(Debug)]
pub struct Positions {
    lands: Lands,
    trees: Trees,
    /// Each as its form followed by its larger lands in order.
    positions: Interner<u32, Facts>,
}

#[derive(Debug, Default)]
struct Facts {
    options: OnceLock<Box<[Id]>>,
    /// A [`Weight`].
    weight: AtomicU64,
}

impl Positions {
    /// No positions yet. What they take is accounted for in this memory.
    pub fn new(memory: &Arc<Memory>) -> Positions {
        Positions {
            lands: Lands::new(memory),
            trees: Trees::new(memory),
            positions: Interner::new(memory),
        }
    }

    fn parts(&self, position: Id) -> (Tree, &[LandId]) {
        self.positions.sequence(position).split_first().map_or((ZERO, &[]), |(&tree, l)| (tree, l))
    }

    /// Lands of which this is the position.
    fn reduced(&self, position: Id) -> Reduced {
        let (tree, lands) = self.parts(position);
        let all = lands.iter().chain(self.trees.lands(tree));
        Reduced::of_lands(all.map(|&land| self.lands.code(land)))
    }

    fn weight(&self, position: Id) -> Weight {
        let code = self.positions.value(position).weight.load(Ordering::Relaxed);
        Weight::from_code(code).unwrap_or_else(|| self.first_weight(position))
    }

    /// Who wins if no larger land is left; otherwise an estimate by the length of what is left.
    fn first_weight(&self, position: Id) -> Weight {
        let (tree, lands) = self.parts(position);
        match (lands.is_empty(), self.trees.is_p(tree)) {
            (true, true) => Weight::LOSS,
            (true, false) => Weight::WIN,
            (false, _) => {
                let length: usize = lands.iter().map(|&land| self.lands.code(land).len()).sum();
                Weight { proof: 1, disproof: 1 + length as u32, workers: 0 }
            }
        }
    }

    /// Changes a weight, unless the position is settled.
    fn set_weight(&self, position: Id, change: impl Fn(Weight) -> Weight) {
        let first = || self.first_weight(position);
        let update = |code| {
            let weight = Weight::from_code(code).unwrap_or_else(first);
            (!weight.is_settled()).then(|| change(weight).code())
        };
        let weight = &self.positions.value(position).weight;
        let _ = weight.fetch_update(Ordering::Relaxed, Ordering::Relaxed, update);
    }

    /// The positions with larger lands that are known to be lost.
    pub fn lost(&self) -> impl Iterator<Item = Reduced> + '_ {
        let all = 0..self.positions.len();
        let lost = all.filter(|&id| self.weight(id).disproof == 0 && !self.parts(id).1.is_empty());
        lost.map(|position| self.reduced(position))
    }
}

/// A thread of the search.
pub struct MisereWorker<'s> {
    all: &'s Positions,
    mover: Worker<'s>,
    account: Account<'s>,
    journal: Option<&'s Journal>,
}

impl<'s> MisereWorker<'s> {
    /// A thread that works on these positions.
    pub fn new(
        all: &'s Positions,
        account: Account<'s>,
        journal: Option<&'s Journal>,
    ) -> MisereWorker<'s> {
        let mover = Worker::new(&all.lands, Account::Alone, None);
        MisereWorker { all, mover, account, journal }
    }

    /// Whether the next player loses a position.
    ///
    /// # Errors
    /// [`Exhausted`] if the budget ends, or the memory.
    pub fn is_lost(&mut self, position: &Reduced, budget: &mut Budget) -> Result<bool, Exhausted> {
        let position = self.meet_reduced(position, budget)?;
        self.settle(position, budget)
    }

    /// Takes for granted that the next player loses a position.
    ///
    /// # Errors
    /// As [`is_lost`](MisereWorker::is_lost).
    pub fn learn(&mut self, lost: &Reduced, budget: &mut Budget) -> Result<(), Exhausted> {
        let position = self.meet_reduced(lost, budget)?;
        self.all.set_weight(position, |_| Weight::LOSS);
        Ok(())
    }

    /// Lost positions that prove who wins: from each of them, and from the first position if that is
    /// not lost, every move is answered by a move to one of them or to a form that is lost.
    ///
    /// # Errors
    /// As [`is_lost`](MisereWorker::is_lost).
    pub fn needed(
        &mut self,
        position: &Reduced,
        budget: &mut Budget,
    ) -> Result<Vec<Reduced>, Exhausted> {
        let first = self.meet_reduced(position, budget)?;
        let mut needed = Needed { listed: Vec::new(), found: HashSet::new() };
        match self.settle(first, budget)? {
            true => needed.add(first),
            false => self.answer(first, &mut needed, budget)?,
        }
        let mut next = 0;
        while let Some(&lost) = needed.listed.get(next) {
            next += 1;
            for &option in self.options(lost, budget)? {
                self.answer(option, &mut needed, budget)?;
            }
        }
        Ok(needed.listed.iter().map(|&lost| self.all.reduced(lost)).collect())
    }

    /// Adds what shows that a position is won, which must be true.
    fn answer(
        &mut self,
        position: Id,
        needed: &mut Needed,
        budget: &mut Budget,
    ) -> Result<(), Exhausted> {
        if self.all.parts(position).1.is_empty() {
            return Ok(());
        }
        let options = self.options(position, budget)?;
        let all = self.all;
        let lost = |option: &&Id| all.weight(**option).disproof == 0;
        let is_free =
            |option: &Id| all.parts(*option).1.is_empty() || needed.found.contains(option);
        if options.iter().filter(lost).any(is_free) {
            return Ok(());
        }
        if let Some(&option) = options.iter().find(lost) {
            needed.add(option);
            return Ok(());
        }
        // A search proved it, but what that rests on is not known any more.
        for &option in options {
            if self.settle(option, budget)? {
                needed.add(option);
                break;
            }
        }
        Ok(())
    }

    /// Finds out whether the next player loses.
    fn settle(&mut self, position: Id, budget: &mut Budget) -> Result<bool, Exhausted> {
        while !self.all.weight(position).is_settled() {
            self.search(Node { position, most_proof: INFINITE, most_disproof: INFINITE }, budget)?;
        }
        Ok(self.all.weight(position).disproof == 0)
    }

    fn meet_reduced(&mut self, position: &Reduced, budget: &mut Budget) -> Result<Id, Exhausted> {
        let lands = position.lands().map(|land| self.all.lands.meet(land));
        let lands = lands.collect::<Result<Vec<LandId>, Exhausted>>()?;
        self.meet(&lands, ZERO, budget)
    }

    /// The position of these lands beside a form.
    fn meet(
        &mut self,
        lands: &[LandId],
        mut tree: Tree,
        budget: &mut Budget,
    ) -> Result<Id, Exhausted> {
        let mut sequence = vec![ZERO];
        for &land in lands {
            if lives_of(self.all.lands.code(land)) > FEW_LIVES {
                sequence.push(land);
            } else {
                let form = self.form(land, budget)?;
                tree = self.all.trees.sum(tree, form, budget)?;
            }
        }
        sequence[1..].sort_unstable();
        sequence[0] = tree;
        self.all.positions.meet(&sequence)
    }

    /// The canonical form of a land.
    fn form(&mut self, land: LandId, budget: &mut Budget) -> Result<Tree, Exhausted> {
        let all = self.all;
        if let Some(tree) = all.lands.form(land) {
            return Ok(tree);
        }
        let mut options = Vec::new();
        for option in self.mover.options(land, budget)? {
            let mut total = ZERO;
            for land in option {
                let form = self.form(land, budget)?;
                total = all.trees.sum(total, form, budget)?;
            }
            options.push(total);
        }
        let tree = all.trees.game(options, &[land])?;
        all.lands.set_form(land, tree);
        Ok(tree)
    }

    fn options(&mut self, position: Id, budget: &mut Budget) -> Result<&'s [Id], Exhausted> {
        let all = self.all;
        let kept = &all.positions.value(position).options;
        if let Some(options) = kept.get() {
            return Ok(options);
        }
        let (tree, lands) = all.parts(position);
        let mut options = Vec::new();
        for &smaller in all.trees.options(tree) {
            options.push(self.meet(lands, smaller, budget)?);
        }
        for (index, &land) in lands.iter().enumerate() {
            if lands[..index].contains(&land) {
                continue;
            }
            let others = [&lands[..index], &lands[index + 1..]].concat();
            for option in self.mover.options(land, budget)? {
                let left = [&others[..], &option[..]].concat();
                options.push(self.meet(&left, tree, budget)?);
            }
        }
        options.sort_unstable();
        options.dedup();
        all.positions.take(size_of_val(&*options) + 16)?;
        Ok(kept.get_or_init(|| options.into()))
    }

    /// Keeps that a position is lost.
    fn note(&self, position: Id, budget: &mut Budget) {
        if let Some(journal) = self.journal {
            journal.note(self.all.reduced(position), Weight::LOSS.code());
            if self.account.is_first() {
                journal.exchange(budget, &mut |note, budget| learn_misere(self.all, &note, budget));
            }
        }
    }
}

/// A position that is searched until a number reaches its bound.
#[derive(Clone, Copy)]
pub struct Node {
    position: Id,
    most_proof: u32,
    most_disproof: u32,
}

impl Search for MisereWorker<'_> {
    type Node = Node;

    fn mark(&mut self, node: Node, by: i8) -> Result<(), Exhausted> {
        self.all.set_weight(node.position, |weight| Weight {
            workers: weight.workers.saturating_add_signed(by),
            ..weight
        });
        Ok(())
    }

    fn step(&mut self, node: Node, budget: &mut Budget) -> Result<Option<Node>, Exhausted> {
        let Node { position, most_proof, most_disproof } = node;
        let options = self.options(position, budget)?;
        if self.all.weight(position).is_settled() {
            return Ok(None);
        }
        self.account.spend(1, budget)?;
        let mut choice = Choice::new(position);
        for &option in options {
            choice.consider(self.all.weight(option), option);
        }
        let (proof, disproof) = (choice.chosen.disproof, choice.disproof);
        self.all.set_weight(position, |weight| Weight { proof, disproof, ..weight });
        if disproof == 0 {
            self.note(position, budget);
        }
        if proof == 0 || disproof == 0 || proof >= most_proof || disproof >= most_disproof {
            return Ok(None);
        }
        let others = disproof.saturating_sub(choice.chosen.proof);
        Ok(Some(Node {
            position: choice.option,
            most_proof: most_disproof.saturating_sub(others).max(1),
            most_disproof: most_proof.min(a_little_more(choice.next)),
        }))
    }
}

/// Lost positions that a proof needs.
struct Needed {
    listed: Vec<Id>,
    found: HashSet<Id>,
}

impl Needed {
    fn add(&mut self, position: Id) {
        if self.found.insert(position) {
            self.listed.push(position);
        }
    }
}
