//! Who wins, by proof-number search.
//!
//! A proof number says how many positions must at least be shown to be won by
//! one of the players until a position is: the positions that need least come
//! first, wherever in the game they are. So a win through a narrow path is found
//! where a search that follows its options one by one is lost in the first of
//! them.
//!
//! A position of the search is a couple: a component beside a heap of Nim of
//! height k. The next player wins it if an option is a couple of which the
//! previous player does, and loses it if there is none; he loses it precisely if
//! the component has the value k. Where a move leaves several components, the
//! values of all but the hardest are found by [`NimberSearch`], and go into the
//! heap.
//!
//! # Depth first
//! Numbers are kept in a table, and the search goes down to the position with the
//! least one as long as it stays the least: no tree of all positions is needed.
//!
//! # When to use it
//! For the outcome alone, where positions have few options that differ much in
//! how many replies they leave: in Geography on graphs with long paths it looks at
//! a quarter of what nimber search does. Where options resemble each other, as in
//! Cram or Chomp, it looks at two to seven times as much: nimber search finds in
//! its table what answers a question before anything is searched. So the engine
//! of the rulesets asks nimber search.
//!
//! References: L. V. Allis, M. van der Meulen, H. J. van den Herik, Proof-number
//! search, *Artificial Intelligence* 66 (1994); A. Nagai, *Df-pn algorithm for
//! searching AND/OR trees and its applications*, thesis, Tokyo (2002); J. Lemoine
//! and S. Viennot, Nimbers are inevitable, *Theoretical Computer Science* 462
//! (2012).

use rustc_hash::FxHashMap;

use super::solver::components;
use super::{Game, NimberSearch};
use crate::core::{Budget, Exhausted, Outcome};
use crate::search::Memory;

/// As many proofs as can never be given.
const NEVER: u64 = u64::MAX >> 8;

/// How many positions must at least be settled until the next player is shown to
/// win, and until he is shown to lose.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
struct Numbers {
    win: u64,
    loss: u64,
}

impl Numbers {
    /// Of a position of which nothing is known.
    const UNKNOWN: Numbers = Numbers { win: 1, loss: 1 };
}

/// A component beside a heap of Nim.
type Couple<G> = (G, u64);

/// What a move of a couple leaves.
#[derive(Clone, Debug)]
enum Child<G> {
    /// One component.
    Couple(Couple<G>),
    /// Several components, of which no value has been looked for yet.
    Sum(Vec<G>, u64),
    /// Heaps of Nim alone.
    Heap(u64),
}

/// A couple whose options are looked at, until a number reaches its bound.
struct Frame<G> {
    couple: Couple<G>,
    children: Vec<Child<G>>,
    bounds: Numbers,
    bytes: u64,
}

/// Finds out who wins in normal play, and remembers what it has learnt.
///
/// ```
/// use nimatron::core::{Budget, Outcome};
/// use nimatron::impartial::ProofNumberSearch;
/// use nimatron::rulesets::cram::Cram;
///
/// let mut search = ProofNumberSearch::new();
/// let budget = &mut Budget::unlimited();
/// let board = Cram::board(4, 5).expect("20 squares");
/// assert_eq!(search.outcome(&board, budget), Ok(Outcome::N));
/// ```
#[derive(Debug)]
pub struct ProofNumberSearch<G> {
    numbers: FxHashMap<Couple<G>, Numbers>,
    values: NimberSearch<G>,
    memory: Memory,
}

impl<G: Game + Send + Sync> Default for ProofNumberSearch<G> {
    fn default() -> ProofNumberSearch<G> {
        ProofNumberSearch::new()
    }
}

impl<G: Game + Send + Sync> ProofNumberSearch<G> {
    /// A search whose tables take at most a gibibyte.
    pub fn new() -> ProofNumberSearch<G> {
        ProofNumberSearch::with_memory(1 << 30)
    }

    /// A search whose tables take at most so many bytes, half of them for the
    /// numbers and half for the values of components.
    pub fn with_memory(bytes: u64) -> ProofNumberSearch<G> {
        ProofNumberSearch {
            numbers: FxHashMap::default(),
            values: NimberSearch::with_memory(bytes / 2),
            memory: Memory::new(bytes / 2),
        }
    }

    /// Of how many couples something is known.
    pub fn len(&self) -> usize {
        self.numbers.len()
    }

    /// Whether nothing has been learnt yet.
    pub fn is_empty(&self) -> bool {
        self.numbers.is_empty()
    }

    /// Who wins in normal play.
    ///
    /// # Errors
    /// [`Exhausted`] if the budget ends, or the memory; what was learnt is kept.
    ///
    /// Cost: a unit of the budget for every option each time the position is
    /// gone down to. No recursion: long games need no stack.
    pub fn outcome(&mut self, game: &G, budget: &mut Budget) -> Result<Outcome, Exhausted> {
        match self.settled(components(game), 0, budget)? {
            (Some(part), heap) => self.search((part, heap), budget),
            (None, 0) => Ok(Outcome::P),
            (None, _) => Ok(Outcome::N),
        }
    }

    /// A sum of which at most one component is left, the values of the others
    /// having gone into the heap.
    fn settled(
        &mut self,
        mut parts: Vec<G>,
        mut heap: u64,
        budget: &mut Budget,
    ) -> Result<(Option<G>, u64), Exhausted> {
        parts.sort_by_cached_key(Game::effort);
        let mut last = parts.pop();
        for part in parts {
            heap ^= self.values.value(&part, budget)?;
        }
        if let Some(value) = last.as_ref().and_then(Game::known_value) {
            (last, heap) = (None, heap ^ value);
        }
        Ok((last, heap))
    }

    fn search(&mut self, couple: Couple<G>, budget: &mut Budget) -> Result<Outcome, Exhausted> {
        let unbounded = Numbers { win: NEVER, loss: NEVER };
        let mut frame = self.frame(couple, unbounded, budget)?;
        let mut above: Vec<Frame<G>> = Vec::new();
        loop {
            let (numbers, best) = self.numbers_of(&frame);
            let goes_on = numbers.win < frame.bounds.win && numbers.loss < frame.bounds.loss;
            let Some((index, second)) = best.filter(|_| goes_on) else {
                self.memory.free(frame.bytes);
                self.keep(frame.couple, numbers)?;
                match above.pop() {
                    Some(upper) => frame = upper,
                    // Only what is settled reaches no bound.
                    None if numbers.win == 0 => return Ok(Outcome::N),
                    None => return Ok(Outcome::P),
                }
                continue;
            };
            let couple = match &frame.children[index] {
                Child::Couple(couple) => couple.clone(),
                Child::Sum(parts, heap) => {
                    let (last, heap) = self.settled(parts.clone(), *heap, budget)?;
                    frame.children[index] = match last {
                        Some(part) => Child::Couple((part, heap)),
                        None => Child::Heap(heap),
                    };
                    continue;
                }
                // Its number would be 0 or out of reach.
                Child::Heap(_) => continue,
            };
            let bounds = Numbers {
                win: (frame.bounds.loss - numbers.loss).saturating_add(self.known(&couple).win),
                // A little more than the second needs, so that the search does not
                // change between them at every step.
                loss: frame.bounds.win.min(second.saturating_add(second / 4 + 1)),
            };
            above.push(frame);
            frame = self.frame(couple, bounds, budget)?;
        }
    }

    /// The numbers of a position by those of its children; and the child with the
    /// least number, with the second least.
    fn numbers_of(&self, frame: &Frame<G>) -> (Numbers, Option<(usize, u64)>) {
        let mut numbers = Numbers { win: NEVER, loss: 0 };
        let (mut best, mut second) = (None, NEVER);
        for (index, child) in frame.children.iter().enumerate() {
            let Numbers { win, loss } = match child {
                Child::Couple(couple) => self.known(couple),
                Child::Sum(..) => Numbers::UNKNOWN,
                Child::Heap(0) => Numbers { win: NEVER, loss: 0 },
                Child::Heap(_) => Numbers { win: 0, loss: NEVER },
            };
            numbers.loss = numbers.loss.saturating_add(win).min(NEVER);
            if loss < numbers.win {
                second = numbers.win;
                (numbers.win, best) = (loss, Some(index));
            } else {
                second = second.min(loss);
            }
        }
        if numbers.win == 0 {
            numbers.loss = NEVER;
        }
        if numbers.loss == 0 {
            numbers.win = NEVER;
        }
        (numbers, best.map(|best| (best, second)))
    }

    fn known(&self, couple: &Couple<G>) -> Numbers {
        self.numbers.get(couple).copied().unwrap_or(Numbers::UNKNOWN)
    }

    fn keep(&mut self, couple: Couple<G>, numbers: Numbers) -> Result<(), Exhausted> {
        if let Some(known) = self.numbers.get_mut(&couple) {
            *known = numbers;
            return Ok(());
        }
        let owned = couple.0.owned_bytes();
        self.memory.insert(&mut self.numbers, couple, numbers, owned)
    }

    fn frame(
        &mut self,
        couple: Couple<G>,
        bounds: Numbers,
        budget: &mut Budget,
    ) -> Result<Frame<G>, Exhausted> {
        let (game, heap) = &couple;
        let mut children: Vec<Child<G>> =
            (0..*heap).map(|lower| Child::Couple((game.clone(), lower))).collect();
        for option in game.options().gather(budget)? {
            let (mut parts, mut heap) = (components(&option), *heap);
            parts.retain(|part| match part.known_value() {
                Some(value) => {
                    heap ^= value;
                    false
                }
                None => true,
            });
            children.push(match (parts.len(), parts.pop()) {
                (_, None) => Child::Heap(heap),
                (1, Some(part)) => Child::Couple((part, heap)),
                (_, Some(part)) => {
                    parts.push(part);
                    Child::Sum(parts, heap)
                }
            });
        }
        budget.spend(*heap)?;
        let owned = |child: &Child<G>| match child {
            Child::Couple((part, _)) => part.owned_bytes(),
            Child::Sum(parts, _) => {
                parts.iter().map(|part| size_of::<G>() + part.owned_bytes()).sum()
            }
            Child::Heap(_) => 0,
        };
        let bytes = children.iter().map(|child| (size_of::<Child<G>>() + owned(child)) as u64);
        let bytes = bytes.sum::<u64>() + size_of::<Frame<G>>() as u64;
        self.memory.take(bytes)?;
        Ok(Frame { couple, children, bounds, bytes })
    }
}

#[cfg(test)]
mod tests {
    use proptest::prelude::*;

    use super::*;
    use crate::core::Options;
    use crate::impartial::Solver;

    /// Heaps from which 1 to 3 may be taken, and then the rest be split.
    #[derive(Clone, Debug, PartialEq, Eq, Hash)]
    struct Heaps(Vec<u32>);

    impl Game for Heaps {
        fn options(&self) -> Options<'_, Heaps> {
            let mut options = Vec::new();
            for (index, &heap) in self.0.iter().enumerate() {
                for taken in 1..=heap.min(3) {
                    for left in 0..=heap - taken {
                        let mut heaps = self.0.clone();
                        heaps[index] = left;
                        heaps.push(heap - taken - left);
                        options.push(Heaps(heaps));
                    }
                }
            }
            Options::new(options)
        }

        fn components(&self) -> Vec<Heaps> {
            self.0.iter().filter(|&&heap| heap > 0).map(|&heap| Heaps(vec![heap])).collect()
        }

        fn effort(&self) -> u64 {
            self.0.iter().map(|&heap| u64::from(heap)).sum()
        }
    }

    proptest! {
        #![proptest_config(ProptestConfig::with_cases(200))]
        #[test]
        fn agrees_with_the_definition(heaps in prop::collection::vec(0u32..14, 0..4)) {
            let game = Heaps(heaps);
            let budget = &mut Budget::unlimited();
            let value = Solver::new().value(&game, budget).unwrap();
            let outcome = if value == 0 { Outcome::P } else { Outcome::N };
            prop_assert_eq!(ProofNumberSearch::new().outcome(&game, budget), Ok(outcome));
        }
    }

    #[test]
    fn budgets_and_memory_are_respected() {
        let game = Heaps(vec![60]);
        let mut search = ProofNumberSearch::new();
        assert!(search.outcome(&game, &mut Budget::nodes(10)).is_err());
        assert_eq!(search.outcome(&game, &mut Budget::unlimited()), Ok(Outcome::N));
        let mut narrow = ProofNumberSearch::with_memory(100);
        let exhausted = Err(Exhausted::Memory { limit: 50 });
        assert_eq!(narrow.outcome(&game, &mut Budget::unlimited()), exhausted);
    }
}
