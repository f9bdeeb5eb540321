//! Grundy values and outcomes of any game, by the definition and a table.
//!
//! # Theorem (Sprague 1935, Grundy 1939)
//! In normal play every position of an impartial game is equal to the Nim heap
//! of height G = mex { G(x) : x an option }, and a sum to the nim-sum of its
//! parts.
//!
//! In misère play sums have no such values: a position is taken as a whole, and
//! only who wins is found.
//!
//! Reference: A. N. Siegel, *Combinatorial Game Theory* (2013), theorem II.1.3.

use std::sync::Arc;

use super::{Game, ValueSet};
use crate::foundation::{Budget, Convention, Exhausted, Outcome};
use crate::search::{Facts, Lease, Memory};

/// Finds values and outcomes of the positions of a game, and remembers them.
///
/// ```
/// use nimatron::foundation::{Budget, Convention, Options, Outcome};
/// use nimatron::impartial::{Game, Solver};
///
/// /// Kayles: one bottle or two neighbours fall, which may split the row.
/// #[derive(Clone, PartialEq, Eq, Hash)]
/// struct Rows(Vec<u32>);
///
/// impl Game for Rows {
///     fn options(&self) -> Options<'_, Rows> {
///         let mut options = Vec::new();
///         for (index, &row) in self.0.iter().enumerate() {
///             for fallen in 1..=row.min(2) {
///                 for left in 0..=(row - fallen) / 2 {
///                     let mut rows = self.0.clone();
///                     rows[index] = left;
///                     rows.push(row - fallen - left);
///                     options.push(Rows(rows));
///                 }
///             }
///         }
///         Options::new(options)
///     }
///
///     fn components(&self) -> Vec<Rows> {
///         self.0.iter().filter(|&&row| row > 0).map(|&row| Rows(vec![row])).collect()
///     }
/// }
///
/// let mut solver = Solver::new();
/// let budget = &mut Budget::unlimited();
/// assert_eq!(solver.value(&Rows(vec![12, 5]), budget), Ok(0));
/// assert_eq!(solver.outcome(&Rows(vec![12, 5]), Convention::Normal, budget), Ok(Outcome::P));
/// ```
#[derive(Clone, Debug)]
pub struct Solver<G> {
    values: Facts<G, u64>,
    misere: Facts<G, Outcome>,
    memory: Arc<Memory>,
}

impl<G: Game> Default for Solver<G> {
    fn default() -> Solver<G> {
        Solver::new()
    }
}

/// A position whose value is being found.
struct Frame<G> {
    key: G,
    /// The options not yet looked at.
    options: Vec<G>,
    /// The values of the options seen, as far as they matter for the mex.
    seen: ValueSet,
    below: u64,
    /// To go on with afterwards: the components still to be looked up of the
    /// option that this is a component of, and the nim-sum of the others.
    rest: Vec<G>,
    sum: u64,
    lease: Lease,
}

impl<G: Game> Solver<G> {
    /// A solver whose tables take at most a gibibyte.
    pub fn new() -> Solver<G> {
        Solver::with_memory(1 << 30)
    }

    /// A solver whose tables take at most this number of bytes; see
    /// [`Game::owned_bytes`].
    pub fn with_memory(bytes: u64) -> Solver<G> {
        Solver::drawing_on(Arc::new(Memory::new(bytes)))
    }

    /// A solver that takes memory from what others take it from too.
    pub(super) fn drawing_on(memory: Arc<Memory>) -> Solver<G> {
        Solver { values: Facts::default(), misere: Facts::default(), memory }
    }

    /// How many positions are in the tables.
    pub fn len(&self) -> usize {
        self.values.len() + self.misere.len()
    }

    /// The positions whose values have been found, with them. They are closed:
    /// with a position all components of its options are there, but those whose
    /// value a theorem tells.
    pub fn values(&self) -> impl Iterator<Item = (&G, u64)> {
        self.values.iter().map(|(game, value)| (game, *value))
    }

    /// Whether nothing has been asked yet.
    pub fn is_empty(&self) -> bool {
        self.len() == 0
    }

    /// The Grundy value in normal play: the mex of the values of the options,
    /// and the nim-sum of those of the components.
    ///
    /// # Errors
    /// [`Exhausted`] if the budget ends, or the memory; what was found stays in
    /// the table.
    ///
    /// Cost: a unit of the budget for every option of every component of a
    /// position that can be reached, each taken once up to symmetry. No
    /// recursion: long games need no stack.
    pub fn value(&mut self, game: &G, budget: &mut Budget) -> Result<u64, Exhausted> {
        let mut stack: Vec<Frame<G>> = Vec::new();
        let (mut rest, mut sum) = (components(game), 0);
        loop {
            if let Some(key) = self.first_unknown(&mut rest, &mut sum) {
                stack.push(self.frame(key, rest, sum, budget)?);
            } else if let Some(frame) = stack.last_mut() {
                frame.seen.insert_below(sum, frame.below);
            }
            let Some(mut frame) = stack.pop() else { return Ok(sum) };
            match frame.options.pop() {
                Some(option) => {
                    (rest, sum) = (components(&option), 0);
                    stack.push(frame);
                }
                None => {
                    let Frame { key, seen, rest: others, sum: theirs, lease, .. } = frame;
                    drop(lease);
                    let owned = key.owned_bytes();
                    self.memory.insert(&mut self.values, key, seen.mex(), owned)?;
                    (rest, sum) = (others, theirs);
                }
            }
        }
    }

    /// Adds up the values of components as long as they are known, and then
    /// gives the first that is not.
    fn first_unknown(&self, rest: &mut Vec<G>, sum: &mut u64) -> Option<G> {
        while let Some(part) = rest.last() {
            match part.known_value().or_else(|| self.values.get(part).copied()) {
                Some(value) => *sum ^= value,
                None => return rest.last().cloned(),
            }
            rest.pop();
        }
        None
    }

    fn frame(
        &mut self,
        key: G,
        rest: Vec<G>,
        sum: u64,
        budget: &mut Budget,
    ) -> Result<Frame<G>, Exhausted> {
        let mut lease = Lease::of(&self.memory);
        lease.take(size_of::<Frame<G>>() as u64)?;
        let options = gather(&key, &mut lease, budget)?;
        let below = options.len() as u64 + 1;
        Ok(Frame { key, options, seen: ValueSet::new(), below, rest, sum, lease })
    }

    /// Who wins under the convention.
    ///
    /// In normal play that is whether the [value](Solver::value) is 0. In
    /// misère play the position is searched as a whole, an option that wins
    /// ending the search of a position.
    ///
    /// # Errors
    /// [`Exhausted`] if the budget ends, or the memory.
    pub fn outcome(
        &mut self,
        game: &G,
        convention: Convention,
        budget: &mut Budget,
    ) -> Result<Outcome, Exhausted> {
        match convention {
            Convention::Normal => match self.value(game, budget)? {
                0 => Ok(Outcome::P),
                _ => Ok(Outcome::N),
            },
            Convention::Misere => self.misere_outcome(game.clone().canonical(), budget),
        }
    }

    fn misere_outcome(&mut self, game: G, budget: &mut Budget) -> Result<Outcome, Exhausted> {
        /// A position with the options not yet looked at.
        struct Open<G> {
            key: G,
            options: Vec<G>,
            terminal: bool,
            lease: Lease,
        }
        let mut stack: Vec<Open<G>> = Vec::new();
        let mut looked_up = game;
        loop {
            // An option that the previous player wins settles the position on
            // top; an unknown one is put on top of it.
            let known = self.misere.get(&looked_up).copied();
            if known.is_none() {
                let mut lease = Lease::of(&self.memory);
                let options = gather(&looked_up, &mut lease, budget)?;
                stack.push(Open { key: looked_up, terminal: options.is_empty(), options, lease });
            }
            let Some(mut open) = stack.pop() else {
                return Ok(known.unwrap_or(Outcome::N));
            };
            let wins = known == Some(Outcome::P) || open.terminal;
            match open.options.pop() {
                Some(option) if !wins => {
                    looked_up = option.canonical();
                    stack.push(open);
                }
                _ => {
                    drop(open.lease);
                    let outcome = if wins { Outcome::N } else { Outcome::P };
                    let (key, owned) = (open.key.clone(), open.key.owned_bytes());
                    self.memory.insert(&mut self.misere, key, outcome, owned)?;
                    looked_up = open.key;
                }
            }
        }
    }
}

/// The options, which are taken from the end.
fn gather<G: Game>(game: &G, lease: &mut Lease, budget: &mut Budget) -> Result<Vec<G>, Exhausted> {
    let (mut gathered, mut options) = (Vec::new(), game.options());
    while let Some(option) = options.next(budget)? {
        lease.take((size_of::<G>() + option.owned_bytes()) as u64)?;
        gathered.push(option);
    }
    gathered.reverse();
    Ok(gathered)
}

pub(super) fn components<G: Game>(game: &G) -> Vec<G> {
    game.components().into_iter().map(Game::canonical).collect()
}

#[cfg(test)]
mod tests {
    use proptest::prelude::*;

    use super::*;
    use crate::foundation::Options;

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
                        heaps.retain(|&heap| heap > 0);
                        options.push(Heaps(heaps));
                    }
                }
            }
            Options::new(options)
        }

        fn components(&self) -> Vec<Heaps> {
            self.0.iter().map(|&heap| Heaps(vec![heap])).collect()
        }

        fn canonical(mut self) -> Heaps {
            self.0.sort_unstable();
            self
        }
    }

    fn value(game: &Heaps) -> u64 {
        game.options().all().iter().map(value).collect::<ValueSet>().mex()
    }

    fn misere(game: &Heaps) -> Outcome {
        let options = game.options().all();
        match options.is_empty() {
            true => Outcome::N,
            false => Outcome::from_options(options.iter().map(misere)),
        }
    }

    proptest! {
        #![proptest_config(ProptestConfig::with_cases(64))]
        #[test]
        fn agrees_with_the_definition(heaps in prop::collection::vec(0u32..4, 0..4)) {
            let game = Heaps(heaps);
            let mut solver = Solver::new();
            let budget = &mut Budget::unlimited();
            prop_assert_eq!(solver.value(&game, budget), Ok(value(&game)));
            let outcome = solver.outcome(&game, Convention::Misere, budget);
            prop_assert_eq!(outcome, Ok(misere(&game)));
        }
    }

    /// A heap from which one is taken: a game as long as it is high.
    #[derive(Clone, Debug, PartialEq, Eq, Hash)]
    struct Stairs(u64);

    impl Game for Stairs {
        fn options(&self) -> Options<'_, Stairs> {
            Options::new(self.0.checked_sub(1).map(Stairs))
        }
    }

    #[test]
    fn long_games_need_no_stack() {
        let mut solver = Solver::new();
        assert_eq!(solver.value(&Stairs(500_001), &mut Budget::unlimited()), Ok(1));
        let outcome =
            solver.outcome(&Stairs(500_001), Convention::Misere, &mut Budget::unlimited());
        assert_eq!(outcome, Ok(Outcome::P));
    }

    #[test]
    fn budgets_and_memory_are_respected() {
        let mut solver = Solver::new();
        let exhausted = solver.value(&Stairs(1000), &mut Budget::nodes(100));
        assert_eq!(exhausted, Err(Exhausted::Nodes { limit: 100 }));
        let mut small = Solver::with_memory(1000);
        let exhausted = small.value(&Stairs(1000), &mut Budget::unlimited());
        assert_eq!(exhausted, Err(Exhausted::Memory { limit: 1000 }));
    }
}
