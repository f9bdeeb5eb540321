//! Cutting a search into jobs: the positions on which the outcome of a large one most likely depends.
//!
//! A tree of moves is grown by proof numbers. The *proof number* of a position is the least number of
//! leaves that have to be shown to be P- or N-positions so that the player to move is known to win,
//! its *disproof number* the same for losing. A player wins by one move to a P-position, so that the
//! proof number is the least disproof number of the options, and the disproof number the sum of their
//! proof numbers. The *most-proving leaf* is that on which both depend: again and again it is
//! expanded. Of the leaves at the end those are jobs that would be expanded next, each in turn, with
//! those before it taken for hopeless.
//!
//! References: L. V. Allis, *Searching for Solutions in Games and Artificial Intelligence* (1994), chapter 2;
//! I.-C. Wu, H.-H. Lin, P.-H. Lin, D.-J. Sun, Y.-C. Chan, B.-T. Chen, *Job-level proof-number search for
//! Connect6*, Computers and Games 2010; J. Lemoine, S. Viennot, *Computer analysis of Sprouts with nimbers*,
//! Games of No Chance 4 (2015).

use std::collections::{HashMap, HashSet};

use nimatron_nimber::text::ParseError;

use super::Job;
use crate::foundation::{Budget, Convention, Exhausted, Outcome, Playable};
use crate::impartial::Game;
use crate::rulesets::Position;
use crate::rulesets::searched::{self, AnyGame, Search, noted_search};

/// Units for which a new position is tried.
const PROBE: u64 = 1 << 10;

/// The job of a position of which it is known who wins may take so many times as long as the others: all
/// of its proof has to be found, though each step of it is known.
const PROOF: u64 = 1000;

/// Greater numbers are not told from each other.
const HOPELESS: u32 = 1 << 30;

/// What a search was cut into.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Leaves {
    /// Who wins, if that is known by now. Then the one job is the position itself, with a thousand times the
    /// units.
    pub outcome: Option<Outcome>,
    /// The jobs.
    pub jobs: Vec<Job>,
}

/// What was answered to a job before: who wins, or nothing where its limits did not suffice.
pub type Answered<'a> = dyn Fn(&Job) -> Option<Option<Outcome>> + 'a;

/// Cuts the search of who wins a position into at most `count` jobs of `work` units each. Positions that take
/// few units are solved at once. Of jobs that were `answered` the answer is used; those that were tried
/// in vain are cut further.
///
/// A position that is not searched is one job.
///
/// # Errors
/// [`Exhausted`] if the budget ends first.
///
/// Cost: at most 1024 units for each of some `count` times the number of options of a position.
pub fn leaves(
    position: &Position,
    count: usize,
    work: u64,
    answered: &Answered<'_>,
    budget: &mut Budget,
) -> Result<Result<Leaves, ParseError>, Exhausted> {
    let one = |outcome, work| {
        Ok(Job::of_outcome(position, work).map(|job| Leaves { outcome, jobs: vec![job] }))
    };
    let Position::Searched(searched) = position else { return one(None, work) };
    let mut tree = Tree::new(searched, work, answered, budget)?;
    tree.grow(count, budget)?;
    if let Some(outcome) = tree.nodes[0].outcome() {
        return one(Some(outcome), work.saturating_mul(PROOF));
    }
    let jobs = tree.choose(count);
    Ok(Ok(Leaves { outcome: None, jobs }))
}

/// The proof and the disproof number of a position that is solved.
fn numbers(outcome: Outcome) -> (u32, u32) {
    if outcome == Outcome::N { (0, HOPELESS) } else { (HOPELESS, 0) }
}

struct Tree<'t> {
    convention: Convention,
    search: Box<dyn Search>,
    work: u64,
    answered: &'t Answered<'t>,
    nodes: Vec<Node>,
    /// Positions that are in the tree: each stands there once, below the first that leads to it.
    known: HashMap<AnyGame, usize>,
}

struct Node {
    game: AnyGame,
    parents: Vec<usize>,
    options: Option<Vec<usize>>,
    proof: u32,
    disproof: u32,
}

impl Node {
    fn outcome(&self) -> Option<Outcome> {
        match (self.proof, self.disproof) {
            (0, _) => Some(Outcome::N),
            (_, 0) => Some(Outcome::P),
            _ => None,
        }
    }
}

impl<'t> Tree<'t> {
    fn new(
        position: &searched::Position,
        work: u64,
        answered: &'t Answered<'t>,
        budget: &mut Budget,
    ) -> Result<Tree<'t>, Exhausted> {
        let convention = position.convention();
        let search = noted_search(position, budget)?;
        let mut tree =
            Tree { convention, search, work, answered, nodes: Vec::new(), known: HashMap::new() };
        tree.node(position.game().clone().canonical(), None, budget)?;
        Ok(tree)
    }

    /// The node of a position, which is tried for a short time if it is new.
    fn node(
        &mut self,
        game: AnyGame,
        parent: Option<usize>,
        budget: &mut Budget,
    ) -> Result<usize, Exhausted> {
        if let Some(&known) = self.known.get(&game) {
            self.nodes[known].parents.extend(parent);
            return Ok(known);
        }
        budget.spend(1)?;
        let convention = self.convention;
        let tried = budget.within(PROBE, |budget| self.search.outcome(&game, convention, budget));
        let (proof, disproof) = match tried {
            Ok(outcome) => numbers(outcome),
            Err(Exhausted::Nodes { .. }) => (1, 1),
            Err(other) => return Err(other),
        };
        let node = Node {
            game: game.clone(),
            parents: parent.into_iter().collect(),
            options: None,
            proof,
            disproof,
        };
        self.nodes.push(node);
        self.known.insert(game, self.nodes.len() - 1);
        Ok(self.nodes.len() - 1)
    }

    /// Expands most-proving leaves until there are enough of them to choose from.
    fn grow(&mut self, count: usize, budget: &mut Budget) -> Result<(), Exhausted> {
        let mut open = 1;
        while open < 2 * count && self.nodes[0].outcome().is_none() {
            let leaf = self.most_proving();
            open = (open + self.expand(leaf, budget)?).saturating_sub(1);
        }
        while self.nodes[0].outcome().is_none() {
            let chosen = self.choose_nodes(count);
            let answered = chosen.iter().filter_map(|&leaf| {
                let answer = (self.answered)(&self.job(leaf)?)?;
                Some((leaf, answer))
            });
            let answered: Vec<(usize, Option<Outcome>)> = answered.collect();
            if answered.is_empty() {
                break;
            }
            for (leaf, answer) in answered {
                match answer {
                    Some(outcome) => {
                        let node = &mut self.nodes[leaf];
                        (node.proof, node.disproof) = numbers(outcome);
                        let parents = node.parents.clone();
                        parents.into_iter().for_each(|parent| self.update(parent));
                    }
                    None if self.nodes[leaf].outcome().is_none() => {
                        self.expand(leaf, budget)?;
                    }
                    None => {}
                }
            }
        }
        Ok(())
    }

    /// Gives a leaf its options, and returns how many of them are open.
    fn expand(&mut self, leaf: usize, budget: &mut Budget) -> Result<usize, Exhausted> {
        let game = self.nodes[leaf].game.clone();
        let options = game.options().gather(budget)?;
        let mut nodes = Vec::new();
        for option in options.into_iter().map(Game::canonical) {
            nodes.push(self.node(option, Some(leaf), budget)?);
        }
        nodes.sort_unstable();
        nodes.dedup();
        let open = nodes.iter().filter(|node| self.nodes[**node].outcome().is_none()).count();
        self.nodes[leaf].options = Some(nodes);
        self.update(leaf);
        Ok(open)
    }

    /// Computes the numbers of a node and of all above it anew.
    fn update(&mut self, node: usize) {
        let mut waiting = vec![node];
        while let Some(node) = waiting.pop() {
            let Some(options) = &self.nodes[node].options else { continue };
            let numbers = options.iter().map(|option| &self.nodes[*option]);
            let proof = numbers.clone().map(|option| option.disproof).min().unwrap_or(HOPELESS);
            let disproof =
                numbers.fold(0, |sum: u32, option| sum.saturating_add(option.proof).min(HOPELESS));
            let known = &mut self.nodes[node];
            if (known.proof, known.disproof) != (proof, disproof) {
                (known.proof, known.disproof) = (proof, disproof);
                waiting.extend(&self.nodes[node].parents);
            }
        }
    }

    /// The leaf on which the numbers of the root depend.
    fn most_proving(&self) -> usize {
        let mut node = 0;
        while let Some(options) = &self.nodes[node].options {
            let numbers = |option: &&usize| {
                let option = &self.nodes[**option];
                (option.disproof, option.proof)
            };
            let open = options.iter().filter(|option| self.nodes[**option].outcome().is_none());
            // An open position has an open option.
            let Some(&next) = open.min_by_key(numbers) else { return node };
            node = next;
        }
        node
    }

    /// The leaves that would be expanded one after the other.
    fn choose_nodes(&mut self, count: usize) -> Vec<usize> {
        let before: Vec<(u32, u32)> =
            self.nodes.iter().map(|node| (node.proof, node.disproof)).collect();
        let (mut chosen, mut seen) = (Vec::new(), HashSet::new());
        while chosen.len() < count && self.nodes[0].outcome().is_none() {
            let leaf = self.most_proving();
            if !seen.insert(leaf) {
                break;
            }
            chosen.push(leaf);
            let taken = &mut self.nodes[leaf];
            (taken.proof, taken.disproof) = (HOPELESS - 1, HOPELESS - 1);
            let parents = taken.parents.clone();
            parents.into_iter().for_each(|parent| self.update(parent));
        }
        for (node, (proof, disproof)) in self.nodes.iter_mut().zip(before) {
            (node.proof, node.disproof) = (proof, disproof);
        }
        chosen
    }

    fn choose(&mut self, count: usize) -> Vec<Job> {
        let chosen = self.choose_nodes(count);
        chosen.into_iter().filter_map(|node| self.job(node)).collect()
    }

    fn job(&self, node: usize) -> Option<Job> {
        let game = self.nodes[node].game.clone();
        let position = searched::Position::new(self.convention, game);
        Job::of_outcome(&Position::Searched(position), self.work).ok()
    }
}
