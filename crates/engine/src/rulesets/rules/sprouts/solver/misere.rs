//! Who wins Sprouts if the last move loses.
//!
//! Sums have no nimbers then. Lands with few lives are replaced by their canonical forms, whose sums
//! are canonical forms again: a position is a set of larger lands beside a [`Tree`]. Who wins it is
//! found by depth-first proof-number search.
//!
//! Reference: J. Lemoine, S. Viennot, *Analysis of misère Sprouts game with reduced canonical trees*
//! (2009).

use std::collections::HashMap;
use std::sync::Arc;

use super::lands::{LandId, Lands};
use super::trees::{Tree, Trees, ZERO};
use super::weight::{INFINITE, sum};
use super::worker::{Worker, a_little_more};
use crate::foundation::{Budget, Exhausted, Outcome};
use crate::rulesets::sprouts::reduced::lives_of;
use crate::search::{Account, Lease, Memory};

/// Lands with at most this number of lives are replaced by their forms.
const FEW_LIVES: u32 = 9;

/// Larger lands in order, and the form of all others together.
type Key = (Box<[LandId]>, Tree);
type Node = usize;

/// What is known of positions in misère play.
#[derive(Debug)]
pub struct MisereSearch {
    lands: Lands,
    trees: Trees,
    forms: HashMap<LandId, Tree>,
    numbers: HashMap<Key, Node>,
    nodes: Vec<Position>,
    lease: Lease,
    /// Bytes of the trees that are accounted for.
    taken: u64,
}

#[derive(Debug)]
struct Position {
    key: Key,
    options: Option<Arc<[Node]>>,
    /// The least number of positions that have to be settled to prove that the next player wins.
    proof: u32,
    /// The same for a loss.
    disproof: u32,
}

impl MisereSearch {
    /// Tables that take at most this number of bytes.
    pub fn new(bytes: u64) -> MisereSearch {
        let memory = Arc::new(Memory::new(bytes));
        MisereSearch {
            lands: Lands::new(&memory),
            trees: Trees::new(),
            forms: HashMap::new(),
            numbers: HashMap::new(),
            nodes: Vec::new(),
            lease: Lease::of(&memory),
            taken: 0,
        }
    }

    /// Who wins a position of these lands.
    ///
    /// # Errors
    /// [`Exhausted`] if the budget ends, or the memory.
    pub fn outcome<'l>(
        &mut self,
        lands: impl Iterator<Item = &'l [u8]>,
        budget: &mut Budget,
    ) -> Result<Outcome, Exhausted> {
        let lands = lands.map(|land| self.lands.meet(land)).collect::<Result<Vec<_>, _>>()?;
        let node = self.node(&lands, ZERO, budget)?;
        loop {
            match (self.nodes[node].proof, self.nodes[node].disproof) {
                (0, _) => return Ok(Outcome::N),
                (_, 0) => return Ok(Outcome::P),
                _ => self.search(node, INFINITE, INFINITE, budget)?,
            }
        }
    }

    fn take(&mut self, bytes: usize) -> Result<(), Exhausted> {
        let trees = self.trees.bytes();
        let grown = trees.saturating_sub(self.taken);
        self.taken = trees.max(self.taken);
        self.lease.take(bytes as u64 + grown)
    }

    fn moves(&mut self, land: LandId, budget: &mut Budget) -> Result<Vec<Vec<LandId>>, Exhausted> {
        Worker::new(&self.lands, Account::Alone, None).options(land, budget)
    }

    /// The canonical form of a land.
    fn form(&mut self, land: LandId, budget: &mut Budget) -> Result<Tree, Exhausted> {
        if let Some(&tree) = self.forms.get(&land) {
            return Ok(tree);
        }
        let mut options = Vec::new();
        for option in self.moves(land, budget)? {
            let mut total = ZERO;
            for land in option {
                let form = self.form(land, budget)?;
                total = self.trees.sum(total, form);
            }
            options.push(total);
        }
        budget.spend(options.len() as u64)?;
        let tree = self.trees.game(options);
        self.take(32)?;
        self.forms.insert(land, tree);
        Ok(tree)
    }

    /// The node of these lands beside a form.
    fn node(
        &mut self,
        lands: &[LandId],
        mut tree: Tree,
        budget: &mut Budget,
    ) -> Result<Node, Exhausted> {
        let mut large = Vec::with_capacity(lands.len());
        for &land in lands {
            if lives_of(self.lands.code(land)) > FEW_LIVES {
                large.push(land);
                continue;
            }
            let form = self.form(land, budget)?;
            tree = self.trees.sum(tree, form);
        }
        large.sort_unstable();
        let key: Key = (large.into(), tree);
        if let Some(&node) = self.numbers.get(&key) {
            return Ok(node);
        }
        let length: usize = key.0.iter().map(|&land| self.lands.code(land).len()).sum();
        let (proof, disproof) = match (key.0.is_empty(), self.trees.is_p(tree)) {
            (true, true) => (INFINITE, 0),
            (true, false) => (0, INFINITE),
            (false, _) => (1, 1 + length as u32),
        };
        self.take(2 * (size_of::<Position>() + size_of_val(&*key.0)))?;
        let node = self.nodes.len();
        self.numbers.insert(key.clone(), node);
        self.nodes.push(Position { key, options: None, proof, disproof });
        Ok(node)
    }

    fn options(&mut self, node: Node, budget: &mut Budget) -> Result<Arc<[Node]>, Exhausted> {
        if let Some(options) = &self.nodes[node].options {
            return Ok(options.clone());
        }
        let (lands, tree) = self.nodes[node].key.clone();
        let mut options = Vec::new();
        for smaller in self.trees.options(tree).to_vec() {
            options.push(self.node(&lands, smaller, budget)?);
        }
        for (index, &land) in lands.iter().enumerate() {
            if lands[..index].contains(&land) {
                continue;
            }
            let others = [&lands[..index], &lands[index + 1..]].concat();
            for option in self.moves(land, budget)? {
                let left = [&others[..], &option[..]].concat();
                options.push(self.node(&left, tree, budget)?);
            }
        }
        options.sort_unstable();
        options.dedup();
        budget.spend(options.len() as u64)?;
        self.take(size_of_val(&*options) + 32)?;
        let options: Arc<[Node]> = options.into();
        self.nodes[node].options = Some(options.clone());
        Ok(options)
    }

    /// Searches a node until it is settled, or a number reaches its bound.
    fn search(
        &mut self,
        node: Node,
        most_proof: u32,
        most_disproof: u32,
        budget: &mut Budget,
    ) -> Result<(), Exhausted> {
        let options = self.options(node, budget)?;
        loop {
            budget.spend(1)?;
            let (mut chosen, mut proof, mut next, mut disproof) = (node, INFINITE, INFINITE, 0);
            for &option in &*options {
                let Position { proof: own, disproof: refuted, .. } = self.nodes[option];
                disproof = sum(disproof, own);
                if refuted < proof {
                    (chosen, next, proof) = (option, proof, refuted);
                } else {
                    next = next.min(refuted);
                }
            }
            (self.nodes[node].proof, self.nodes[node].disproof) = (proof, disproof);
            let is_settled = proof == 0 || disproof == 0;
            if is_settled || proof >= most_proof || disproof >= most_disproof {
                return Ok(());
            }
            let others = disproof.saturating_sub(self.nodes[chosen].proof);
            let inner = most_disproof.saturating_sub(others).max(1);
            self.search(chosen, inner, most_proof.min(a_little_more(next)), budget)?;
        }
    }
}
