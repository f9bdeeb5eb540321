//! Grundy values by nimber search: only as much of a game as the answer needs.
//!
//! The definition asks for the value of every position that can be reached.
//! Often that is not needed: to know that a value is not 0, one option of value
//! 0 is enough. Nimber search asks of a position whether its value is k, that
//! is, who wins it beside a heap of Nim of height k:
//! - it is not, if the value of some option is k;
//! - otherwise it is the least j ≤ k that is no value of an option.
//!
//! So the options are asked for k first, and only if none has it for the numbers
//! below. What is learnt of a position, its value or numbers that it is not, is
//! kept.
//!
//! Options can raise the mex by one each: with u options of unknown value the
//! value of the position is among the u+1 least numbers that are not values of
//! the others. If k is not among them, nothing need be asked.
//!
//! A sum is looked up part by part: the values of all parts but the hardest are
//! found, and they shift the question that is put to the last.
//!
//! # Asking for 0, then 1, then 2
//! A value is approached from below: is it 0? is it 1? Where the budget ends, it
//! is known to be larger than what was asked for.
//!
//! References: J. Lemoine and S. Viennot, Nimbers are inevitable, *Theoretical
//! Computer Science* 462 (2012); P. Beling and M. Rogalski, On pruning search
//! trees of impartial games, *Artificial Intelligence* 283 (2020).

mod known;
mod worker;

use std::sync::Arc;
use std::sync::atomic::{AtomicBool, AtomicU64, Ordering};

use known::Known;
use worker::{Account, MOST_ASKED, Worker};

use super::{Game, Solver};
use crate::core::{Budget, Exhausted, Outcome};
use crate::search::{Local, Memory, Shared};

/// Finds Grundy values in normal play, and remembers what it has learnt.
///
/// ```
/// use nimatron::core::{Budget, Outcome};
/// use nimatron::impartial::NimberSearch;
/// use nimatron::rulesets::cram::Cram;
///
/// let mut search = NimberSearch::new();
/// let budget = &mut Budget::unlimited();
/// let board = Cram::board(4, 7).expect("28 squares");
/// assert_eq!(search.outcome(&board, budget), Ok(Outcome::N));
/// assert_eq!(search.value(&board, budget), Ok(3));
/// ```
#[derive(Clone, Debug)]
pub struct NimberSearch<G> {
    known: Local<G, Known>,
    memory: Memory,
    /// For values of 63 and more.
    definition: Solver<G>,
}

impl<G: Game> Default for NimberSearch<G> {
    fn default() -> NimberSearch<G> {
        NimberSearch::new()
    }
}

impl<G: Game> NimberSearch<G> {
    /// A search whose table takes at most a gibibyte.
    pub fn new() -> NimberSearch<G> {
        NimberSearch::with_memory(1 << 30)
    }

    /// A search whose table takes at most so many bytes; see
    /// [`Game::owned_bytes`].
    pub fn with_memory(bytes: u64) -> NimberSearch<G> {
        NimberSearch {
            known: Local::default(),
            memory: Memory::new(bytes),
            definition: Solver::with_memory(bytes),
        }
    }

    /// Of how many positions something is known.
    pub fn len(&self) -> usize {
        self.known.len()
    }

    /// Whether nothing has been learnt yet.
    pub fn is_empty(&self) -> bool {
        self.known.is_empty()
    }

    /// Who wins in normal play.
    ///
    /// # Errors
    /// [`Exhausted`] if the budget ends, or the memory; what was learnt is kept.
    ///
    /// Cost: a unit of the budget for every option of every position that is
    /// looked at.
    pub fn outcome(&mut self, game: &G, budget: &mut Budget) -> Result<Outcome, Exhausted> {
        Ok(if self.is_value(game, 0, budget)? { Outcome::P } else { Outcome::N })
    }

    /// Whether the Grundy value is this number.
    ///
    /// # Errors
    /// As [`outcome`](NimberSearch::outcome).
    pub fn is_value(
        &mut self,
        game: &G,
        value: u64,
        budget: &mut Budget,
    ) -> Result<bool, Exhausted> {
        if value > MOST_ASKED {
            return Ok(self.definition.value(game, budget)? == value);
        }
        Ok(self.worker().ask(game, value, budget)? == Known::Exactly(value))
    }

    /// The Grundy value.
    ///
    /// # Errors
    /// As [`outcome`](NimberSearch::outcome); then
    /// [`lower_bound`](NimberSearch::lower_bound) tells how far it came.
    pub fn value(&mut self, game: &G, budget: &mut Budget) -> Result<u64, Exhausted> {
        match self.worker().approach(game, budget)? {
            Some(value) => Ok(value),
            None => self.definition.value(game, budget),
        }
    }

    /// A number that the value of a position is known to reach, from what was
    /// learnt before.
    pub fn lower_bound(&mut self, game: &G) -> u64 {
        match self.worker().look_up(game) {
            Known::Exactly(value) => value,
            Known::Not(excluded) => excluded.trailing_ones().into(),
        }
    }

    fn worker(&mut self) -> Worker<'_, G, Local<G, Known>> {
        Worker {
            known: &self.known,
            memory: &self.memory,
            definition: &mut self.definition,
            account: Account::Alone,
        }
    }
}

impl<G: Game + Send + Sync> NimberSearch<G> {
    /// As [`value`](NimberSearch::value), on so many threads at once.
    ///
    /// The threads share what they learn, and mark what they work on, so that
    /// each takes up what no other does.
    ///
    /// ```
    /// use nimatron::core::Budget;
    /// use nimatron::impartial::NimberSearch;
    /// use nimatron::rulesets::cram::Cram;
    ///
    /// let board = Cram::board(4, 6).expect("24 squares");
    /// let budget = &mut Budget::unlimited();
    /// assert_eq!(NimberSearch::new().value_in_parallel(&board, 2, budget), Ok(0));
    /// ```
    ///
    /// # Errors
    /// As [`value`](NimberSearch::value).
    pub fn value_in_parallel(
        &mut self,
        game: &G,
        threads: usize,
        budget: &mut Budget,
    ) -> Result<u64, Exhausted> {
        let shared = self.known.share();
        let found = self.on_threads(&shared, game, threads, budget);
        self.known.absorb(shared);
        match found? {
            Some(value) => Ok(value),
            None => self.definition.value(game, budget),
        }
    }

    /// The value, unless it is too large to be asked for.
    fn on_threads(
        &mut self,
        shared: &Shared<G, Known>,
        game: &G,
        threads: usize,
        budget: &mut Budget,
    ) -> Result<Option<u64>, Exhausted> {
        let (memory, definition) = (&self.memory, &mut self.definition);
        let done = Arc::new(AtomicBool::new(false));
        let spent = &AtomicU64::new(0);
        std::thread::scope(|scope| {
            for _ in 1..threads {
                let mut own = definition.clone();
                let mut budget = Budget::unlimited().with_cancel(done.clone());
                scope.spawn(move || {
                    let account = Account::Helper(spent);
                    let definition = &mut own;
                    let mut helper = Worker { known: shared, memory, definition, account };
                    // What it finds is in the table; whether it came to an end
                    // is the first thread's business.
                    let _ = helper.approach(game, &mut budget);
                });
            }
            let account = Account::First(spent);
            let mut first = Worker { known: shared, memory, definition, account };
            let found = first.approach(game, budget);
            done.store(true, Ordering::Relaxed);
            found
        })
    }
}

#[cfg(test)]
mod tests {
    use proptest::prelude::*;

    use super::*;
    use crate::core::Random;

    /// A node of a graph; nodes have edges to smaller ones only.
    #[derive(Clone, Debug)]
    struct Graph {
        edges: std::sync::Arc<Vec<Vec<usize>>>,
        nodes: Vec<usize>,
    }

    impl PartialEq for Graph {
        fn eq(&self, other: &Graph) -> bool {
            self.nodes == other.nodes
        }
    }

    impl Eq for Graph {}

    impl std::hash::Hash for Graph {
        fn hash<H: std::hash::Hasher>(&self, state: &mut H) {
            self.nodes.hash(state);
        }
    }

    impl Graph {
        fn random(size: usize, random: &mut Random) -> Graph {
            let mut edges: Vec<Vec<usize>> = Vec::new();
            for node in 0..size {
                let degree = random.below(8);
                edges.push((0..degree).map(|_| random.below(node as u64) as usize).collect());
            }
            edges[0].clear();
            Graph { edges: std::sync::Arc::new(edges), nodes: Vec::new() }
        }

        fn at(&self, nodes: &[usize]) -> Graph {
            Graph { edges: self.edges.clone(), nodes: nodes.to_vec() }
        }
    }

    impl Game for Graph {
        fn options(&self) -> Vec<Graph> {
            let mut options = Vec::new();
            for (index, &node) in self.nodes.iter().enumerate() {
                for &to in &self.edges[node] {
                    let mut nodes = self.nodes.clone();
                    nodes[index] = to;
                    options.push(self.at(&nodes));
                }
            }
            options
        }

        fn components(&self) -> Vec<Graph> {
            self.nodes.iter().map(|&node| self.at(&[node])).collect()
        }
    }

    proptest! {
        #![proptest_config(ProptestConfig::with_cases(100))]
        #[test]
        fn agrees_with_the_definition(seed: u64) {
            let mut random = Random::new(seed);
            let graph = Graph::random(60, &mut random);
            let budget = &mut Budget::unlimited();
            let mut definition = Solver::new();
            let (mut search, mut asked) = (NimberSearch::new(), NimberSearch::new());
            for _ in 0..30 {
                let nodes: Vec<usize> =
                    (0..1 + random.below(3)).map(|_| random.below(60) as usize).collect();
                let game = graph.at(&nodes);
                let value = definition.value(&game, budget).unwrap();
                prop_assert_eq!(search.value(&game, budget), Ok(value));
                let guess = random.below(8);
                prop_assert_eq!(asked.is_value(&game, guess, budget), Ok(value == guess));
                prop_assert!(asked.lower_bound(&game) <= value);
                prop_assert_eq!(search.lower_bound(&game), value);
            }
        }

    }

    /// A heap of Nim that does not know it.
    #[derive(Clone, Debug, PartialEq, Eq, Hash)]
    struct Heaps(Vec<u64>);

    impl Game for Heaps {
        fn options(&self) -> Vec<Heaps> {
            let mut options = Vec::new();
            for (index, &heap) in self.0.iter().enumerate() {
                for left in 0..heap {
                    let mut heaps = self.0.clone();
                    heaps[index] = left;
                    options.push(Heaps(heaps));
                }
            }
            options
        }

        fn components(&self) -> Vec<Heaps> {
            self.0.iter().map(|&heap| Heaps(vec![heap])).collect()
        }
    }

    #[test]
    fn large_values_are_found() {
        for heaps in [vec![62], vec![63], vec![64], vec![100], vec![100, 70], vec![63, 1, 200]] {
            let value = heaps.iter().fold(0, |sum, heap| sum ^ heap);
            let mut search = NimberSearch::new();
            let budget = &mut Budget::unlimited();
            assert_eq!(search.value(&Heaps(heaps.clone()), budget), Ok(value), "{heaps:?}");
            assert_eq!(search.is_value(&Heaps(heaps.clone()), value, budget), Ok(true));
            let outcome = if value == 0 { Outcome::P } else { Outcome::N };
            assert_eq!(NimberSearch::new().outcome(&Heaps(heaps), budget), Ok(outcome));
        }
    }
}
