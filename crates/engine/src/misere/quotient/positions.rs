//! The components of positions of any impartial game, as heaps with numbers.

use rustc_hash::FxHashMap;

use super::Heaps;
use crate::foundation::{Budget, Exhausted};
use crate::impartial::Game;
use crate::misere::walk::{Walk, parts, walk};

/// A finite set of positions that is closed under options: those that cannot be taken apart have
/// numbers, each after those of its options.
///
/// ```
/// use nimatron::foundation::Budget;
/// use nimatron::misere::quotient::{Partial, Positions};
/// use nimatron::rulesets::cram::Cram;
/// let (mut boards, budget) = (Positions::new(), &mut Budget::unlimited());
/// let board = Cram::board(3, 3).expect("9 squares");
/// let parts = boards.add(&board, budget)?;
/// let mut quotient = Partial::new();
/// quotient.extend(&boards, boards.len() as u32 - 1, budget)?;
/// assert_eq!(quotient.is_p(&parts), Some(false));
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[derive(Clone, Debug)]
pub struct Positions<G> {
    numbers: FxHashMap<G, u32>,
    /// For every number the options, as lists of numbers.
    options: Vec<Vec<Vec<u32>>>,
    bytes: u64,
}

impl<G: Game> Default for Positions<G> {
    fn default() -> Positions<G> {
        Positions::new()
    }
}

impl<G: Game> Positions<G> {
    /// No positions at all.
    pub fn new() -> Positions<G> {
        Positions { numbers: FxHashMap::default(), options: Vec::new(), bytes: 0 }
    }

    /// How many positions have a number.
    pub fn len(&self) -> usize {
        self.options.len()
    }

    /// Whether none has.
    pub fn is_empty(&self) -> bool {
        self.options.is_empty()
    }

    /// Adds a position and all that can be reached from it, and returns the numbers of its parts.
    ///
    /// # Errors
    /// [`Exhausted`] if the budget or its memory ends; what was added stays.
    ///
    /// Cost: a unit of the budget for every option of every component.
    pub fn add(&mut self, game: &G, budget: &mut Budget) -> Result<Vec<u32>, Exhausted> {
        let whole = parts(game);
        walk(self, &whole, budget)?;
        Ok(self.numbers(&whole))
    }

    fn numbers(&self, parts: &[G]) -> Vec<u32> {
        let mut numbers: Vec<u32> =
            parts.iter().filter_map(|part| self.numbers.get(part).copied()).collect();
        numbers.sort_unstable();
        numbers
    }
}

impl<G: Game> Walk<G> for Positions<G> {
    fn knows(&self, part: &G) -> bool {
        self.numbers.contains_key(part)
    }

    fn settle(
        &mut self,
        part: G,
        options: Vec<Vec<G>>,
        budget: &mut Budget,
    ) -> Result<(), Exhausted> {
        let mut numbers: Vec<_> = options.iter().map(|option| self.numbers(option)).collect();
        numbers.sort_unstable();
        numbers.dedup();
        let own = size_of::<(G, u32)>() + part.owned_bytes();
        let lists = numbers.iter().map(|list| 24 + 4 * list.len());
        self.bytes += (own + 24 + lists.sum::<usize>()) as u64;
        budget.hold(self.bytes)?;
        self.numbers.insert(part, self.options.len() as u32);
        self.options.push(numbers);
        Ok(())
    }
}

impl<G> Heaps for Positions<G> {
    fn visit_options(&self, heap: u32, visit: &mut dyn FnMut(&[u32])) {
        let options = self.options.get(heap as usize).into_iter().flatten();
        options.for_each(|option| visit(option));
    }
}
