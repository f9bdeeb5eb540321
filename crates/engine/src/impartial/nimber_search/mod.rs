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

mod fact;
mod fact_store;
mod journal;
pub(crate) mod known;
mod sum;
mod worker;

use std::sync::Arc;
use std::sync::atomic::{AtomicBool, AtomicU64, Ordering};

pub use fact::Fact;
pub use fact_store::FactStore;
use journal::Journal;
use known::{Known, MOST_ASKED, Packed};
use worker::{Surroundings, Worker};

use super::{Game, Solver};
use crate::foundation::{Budget, Exhausted, Note, Outcome};
use crate::search::{Account, Local, Memory, Shared};

/// Finds Grundy values in normal play, and remembers what it has learnt.
///
/// ```
/// use nimatron::foundation::{Budget, Outcome};
/// use nimatron::impartial::NimberSearch;
/// use nimatron::rulesets::cram::Cram;
///
/// let mut search = NimberSearch::new();
/// let budget = &mut Budget::unlimited();
/// let board = Cram::board(4, 7).expect("28 squares");
/// assert_eq!(search.outcome(&board, budget), Ok(Outcome::N));
/// assert_eq!(search.value(&board, budget), Ok(3));
/// ```
///
/// # Threads
/// It works on as many threads as the budget has. They share what they learn, and
/// mark what they work on, so that each takes up what no other does.
///
/// ```
/// use nimatron::foundation::Budget;
/// use nimatron::impartial::NimberSearch;
/// use nimatron::rulesets::cram::Cram;
///
/// let board = Cram::board(4, 6).expect("24 squares");
/// let budget = &mut Budget::unlimited().with_threads(2);
/// assert_eq!(NimberSearch::new().value(&board, budget), Ok(0));
/// ```
#[derive(Debug)]
pub struct NimberSearch<G> {
    known: Facts<G>,
    memory: Arc<Memory>,
    /// For values of 63 and more.
    definition: Solver<G>,
    journal: Option<Journal<G>>,
}

/// What is known, for one thread or from the first question on that was put to
/// several.
#[derive(Debug)]
enum Facts<G> {
    Local(Local<G, Packed>),
    Shared(Shared<G, Packed>),
}

/// What is asked of a position.
#[derive(Clone, Copy)]
enum Question {
    /// Is its value this number?
    Is(u64),
    /// What is its value?
    Value,
}

impl<G: Game + Send + Sync> Default for NimberSearch<G> {
    fn default() -> NimberSearch<G> {
        NimberSearch::new()
    }
}

impl<G: Game + Send + Sync> NimberSearch<G> {
    /// A search whose tables take at most a gibibyte.
    pub fn new() -> NimberSearch<G> {
        NimberSearch::with_memory(1 << 30)
    }

    /// A search whose tables take at most this number of bytes; see
    /// [`Game::owned_bytes`].
    pub fn with_memory(bytes: u64) -> NimberSearch<G> {
        let memory = Arc::new(Memory::new(bytes));
        NimberSearch {
            known: Facts::Local(Local::default()),
            definition: Solver::drawing_on(memory.clone()),
            memory,
            journal: None,
        }
    }

    /// Writes down from now on what it proves, for the
    /// [notebook](crate::foundation::Notebook) of the budget: facts on positions that
    /// took a search, which are some of those in the table. `write` gives the text
    /// of a position.
    pub fn take_notes(&mut self, subject: String, write: fn(&G) -> String) {
        self.journal = Some(Journal::new(subject, write));
    }

    /// Goes on from a note that an earlier search took, `read` giving the position
    /// for a text. What cannot be read is left out, and of what contradicts
    /// itself nothing is believed. Whether the note was used.
    ///
    /// # Errors
    /// [`Exhausted::Memory`] if the notes take more memory than the search may.
    pub fn go_on_from(
        &mut self,
        note: &Note,
        read: impl Fn(&str) -> Option<G>,
    ) -> Result<bool, Exhausted> {
        let Some(game) = read(&note.position) else { return Ok(false) };
        let (key, known) = (game.canonical(), Known::from(Packed::from_code(note.fact)));
        match &self.known {
            Facts::Local(table) => worker::recall(table, &self.memory, key, known),
            Facts::Shared(table) => worker::recall(table, &self.memory, key, known),
        }
    }

    /// Of how many positions something is known.
    pub fn len(&self) -> usize {
        match &self.known {
            Facts::Local(table) => table.len(),
            Facts::Shared(table) => table.len(),
        }
    }

    /// Whether nothing has been learnt yet.
    pub fn is_empty(&self) -> bool {
        self.len() == 0
    }

    /// Who wins in normal play.
    ///
    /// # Errors
    /// [`Exhausted`] if the budget ends, or the memory; what was learnt is kept.
    ///
    /// Cost: a unit of the budget for every option that is looked at, and every
    /// position whose options are.
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
        Ok(self.answer(game, Question::Is(value), budget)? == Known::Exactly(value))
    }

    /// The Grundy value.
    ///
    /// # Errors
    /// As [`outcome`](NimberSearch::outcome); then
    /// [`lower_bound`](NimberSearch::lower_bound) tells how far it came.
    pub fn value(&mut self, game: &G, budget: &mut Budget) -> Result<u64, Exhausted> {
        match self.answer(game, Question::Value, budget)? {
            Known::Exactly(value) => Ok(value),
            Known::Not(_) => self.definition.value(game, budget),
        }
    }

    /// A number that the value of a position is known to reach, from what was
    /// learnt before.
    pub fn lower_bound(&mut self, game: &G) -> u64 {
        let around = Surroundings { memory: &self.memory, journal: None };
        let definition = &mut self.definition;
        let known = match &self.known {
            Facts::Local(table) => {
                Worker::new(table, around, definition, Account::Alone).look_up(game)
            }
            Facts::Shared(table) => {
                Worker::new(table, around, definition, Account::Alone).look_up(game)
            }
        };
        match known {
            Known::Exactly(value) => value,
            Known::Not(excluded) => excluded.trailing_ones().into(),
        }
    }

    fn answer(
        &mut self,
        game: &G,
        question: Question,
        budget: &mut Budget,
    ) -> Result<Known, Exhausted> {
        if budget.threads() > 1 {
            if let Facts::Local(table) = &self.known {
                self.known = Facts::Shared(table.share());
            }
        }
        let around = Surroundings { memory: &self.memory, journal: self.journal.as_ref() };
        let definition = &mut self.definition;
        let answer = match &self.known {
            Facts::Local(table) => {
                let mut worker = Worker::new(table, around, definition, Account::Alone);
                worker.answer(game, question, budget)
            }
            Facts::Shared(table) => on_threads(table, around, definition, game, question, budget),
        };
        // What was proved stays, whether it sufficed or not.
        if let Some(journal) = &self.journal {
            journal.hand_over(budget);
        }
        answer
    }
}

/// The answer, sought by as many threads as the budget has.
fn on_threads<G: Game + Send + Sync>(
    table: &Shared<G, Packed>,
    around: Surroundings<'_, G>,
    definition: &mut Solver<G>,
    game: &G,
    question: Question,
    budget: &mut Budget,
) -> Result<Known, Exhausted> {
    let done = Arc::new(AtomicBool::new(false));
    let spent = &AtomicU64::new(0);
    let answer = std::thread::scope(|scope| {
        for _ in 1..budget.threads() {
            let mut own = definition.clone();
            let mut rest = budget.of_helper(done.clone());
            scope.spawn(move || {
                let account = Account::helper(spent, &rest);
                let mut helper = Worker::new(table, around, &mut own, account);
                // What it finds is in the table; whether it came to an end is the
                // first thread's business.
                let _ = helper.answer(game, question, &mut rest);
            });
        }
        let mut first = Worker::new(table, around, definition, Account::First(spent));
        let answer = first.answer(game, question, budget);
        done.store(true, Ordering::Relaxed);
        answer
    });
    // What the others did last is paid too, but takes no answer back.
    let _ = budget.spend(spent.load(Ordering::Relaxed));
    answer
}

#[cfg(test)]
mod tests {
    use std::ops::ControlFlow;

    use proptest::prelude::*;

    use super::*;
    use crate::foundation::{Notebook, Options, Random};

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
        fn options(&self) -> Options<'_, Graph> {
            let mut options = Vec::new();
            for (index, &node) in self.nodes.iter().enumerate() {
                for &to in &self.edges[node] {
                    let mut nodes = self.nodes.clone();
                    nodes[index] = to;
                    options.push(self.at(&nodes));
                }
            }
            Options::new(options)
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
            let (mut shared, two) = (NimberSearch::new(), &mut Budget::unlimited().with_threads(2));
            for _ in 0..30 {
                let nodes: Vec<usize> =
                    (0..1 + random.below(3)).map(|_| random.below(60) as usize).collect();
                let game = graph.at(&nodes);
                let value = definition.value(&game, budget).unwrap();
                prop_assert_eq!(search.value(&game, budget), Ok(value));
                prop_assert_eq!(shared.value(&game, two), Ok(value));
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
        fn options(&self) -> Options<'_, Heaps> {
            let mut options = Vec::new();
            for (index, &heap) in self.0.iter().enumerate() {
                for left in 0..heap {
                    let mut heaps = self.0.clone();
                    heaps[index] = left;
                    options.push(Heaps(heaps));
                }
            }
            Options::new(options)
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

    /// Notes in memory.
    #[derive(Clone, Default)]
    struct Notes(Arc<std::sync::Mutex<Vec<Note>>>);

    impl Notebook for Notes {
        fn recall(&mut self, _: &str, each: &mut dyn FnMut(Note) -> ControlFlow<()>) {
            let _ = self.0.lock().unwrap().iter().cloned().try_for_each(each);
        }

        fn keep(&mut self, _: &str, notes: Vec<Note>) {
            self.0.lock().unwrap().extend(notes);
        }
    }

    #[test]
    fn a_search_goes_on_from_its_notes() {
        let write = |heaps: &Heaps| format!("{:?}", heaps.0);
        let read = |text: &str| {
            let heap = text.trim_matches(['[', ']']).parse().ok()?;
            Some(Heaps(vec![heap]))
        };
        let (game, notes) = (Heaps(vec![12, 7]), Notes::default());
        for threads in [1, 2] {
            let budget = Budget::unlimited().with_threads(threads);
            let budget = &mut budget.with_notebook(Box::new(notes.clone()));
            let mut search = NimberSearch::new();
            search.take_notes("heaps".into(), write);
            assert_eq!(search.value(&game, budget), Ok(12 ^ 7));
            let mut later = NimberSearch::new();
            let recalled = budget.recall("heaps", &mut |note, _| {
                later.go_on_from(&note, read).map(|taken| assert!(taken))
            });
            assert_eq!(recalled, Ok(()));
            let fewer = &mut Budget::unlimited();
            assert_eq!(later.value(&game, fewer), Ok(12 ^ 7));
            assert!(fewer.spent() < budget.spent() / 2, "{} of {}", fewer.spent(), budget.spent());
        }
    }

    #[test]
    fn of_facts_that_contradict_each_other_none_is_believed() {
        let read = |text: &str| Some(Heaps(vec![text.parse().ok()?]));
        let note = |known: Known| Note { position: "5".into(), fact: Packed::from(known).code() };
        let (right, wrong) = (Known::Exactly(5), [Known::Exactly(0), Known::Not(1 << 5)]);
        for wrong in wrong {
            for notes in [[right, wrong], [wrong, right]] {
                let mut search = NimberSearch::new();
                let used = notes.map(|known| search.go_on_from(&note(known), read));
                assert_eq!(used, [Ok(true), Ok(false)], "{notes:?}");
                let budget = &mut Budget::unlimited();
                assert_eq!(search.value(&Heaps(vec![5]), budget), Ok(5), "{notes:?}");
            }
        }
        let mut search = NimberSearch::new();
        assert_eq!(search.go_on_from(&note(Known::Not(3)), read), Ok(true));
        assert_eq!(search.go_on_from(&note(right), read), Ok(true));
        assert_eq!(search.lower_bound(&Heaps(vec![5])), 5);
    }
}
