//! Proofs of who wins in misère play, with canonical forms in place of small components.
//!
//! # Theorem
//! Write a position as the sum of its large components and of the canonical form of its small ones.
//! Let S be a set of such sums. From each of them let every move, in a large component by the rules or
//! in the form to one of its options, lead to a sum from which a move leads into S or to a form alone
//! that the next player loses; or to a form alone that the next player wins. Then the next player
//! loses every sum of S, and every position that is written so.
//!
//! By induction on the longest play: in a sum it is shorter after every move, and it is nowhere longer
//! than in the position, because a canonical form is born no later than any game that is equal to it.
//!
//! Reference: J. Lemoine, S. Viennot, *Analysis of misère Sprouts game with reduced canonical trees*
//! (2009).

use std::sync::Arc;

use nimatron_nimber::say;
use rustc_hash::{FxHashMap, FxHashSet};

use super::{Form, FormSearch};
use crate::foundation::{Budget, Exhausted, Outcome};
use crate::impartial::Game;
use crate::search::{Lease, Memory};

/// Who wins in misère play, as a list of P-positions proves it; or which of them is none, counted from
/// 0, and why. Components of at most this [effort](Game::effort) are small.
///
/// Only the rules are used, that symmetry changes nothing, and that components are independent.
///
/// ```
/// use nimatron::foundation::{Budget, Options, Outcome};
/// use nimatron::impartial::Game;
/// use nimatron::misere::check_p_positions;
///
/// /// A heap from which 1 to 3 may be taken.
/// #[derive(Clone, PartialEq, Eq, Hash)]
/// struct Heap(u32);
///
/// impl Game for Heap {
///     fn options(&self) -> Options<'_, Heap> {
///         Options::new((1..=3).filter_map(|taken| self.0.checked_sub(taken)).map(Heap))
///     }
///
///     fn effort(&self) -> u64 {
///         self.0.into()
///     }
/// }
/// let budget = &mut Budget::unlimited();
/// // From 5 every move leads to a heap of at most 4, of which only 1 is lost.
/// assert_eq!(check_p_positions(&Heap(6), &[Heap(5)], 4, budget)?, Ok(Outcome::N));
/// assert!(check_p_positions(&Heap(7), &[Heap(6)], 4, budget)?.is_err());
/// # Ok::<(), nimatron::foundation::Exhausted>(())
/// ```
///
/// # Errors
/// [`Exhausted`] if the budget ends, or its memory.
///
/// Cost: a unit for every option of an option of a listed position, and the canonical forms of small
/// components.
pub fn check_p_positions<G: Game>(
    game: &G,
    listed: &[G],
    small: u64,
    budget: &mut Budget,
) -> Result<Result<Outcome, (usize, String)>, Exhausted> {
    let mut checker = Checker::new(small, budget);
    for game in listed {
        let sum = checker.sum(game, Form::ZERO, budget)?;
        checker.listed.insert(sum);
    }
    for (index, game) in listed.iter().enumerate() {
        let sum = checker.sum(game, Form::ZERO, budget)?;
        match checker.settled(&sum) {
            Some(Outcome::P) => continue,
            Some(Outcome::N) => return Ok(Err((index, say!("the next player wins it")))),
            Some(Outcome::D) | None => {}
        }
        let options = checker.options(&sum, budget)?;
        if options.is_empty() {
            return Ok(Err((index, say!("it has no move, which wins in misere play"))));
        }
        for option in options {
            if !checker.is_won(option, budget)? {
                return Ok(Err((index, say!("a move from it has no answer in the list"))));
            }
        }
    }
    let whole = checker.sum(game, Form::ZERO, budget)?;
    Ok(match checker.settled(&whole) {
        Some(outcome) => Ok(outcome),
        None if checker.listed.contains(&whole) => Ok(Outcome::P),
        None if checker.is_won(whole, budget)? => Ok(Outcome::N),
        None => Err((0, say!("neither the position nor what a move leaves is in the list"))),
    })
}

/// Large components by their numbers, in order, beside a form.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
struct Sum {
    large: Box<[u32]>,
    form: Form,
}

struct Checker<G> {
    small: u64,
    forms: FormSearch<G>,
    large: Vec<G>,
    numbers: FxHashMap<G, u32>,
    /// What the moves of a large component leave.
    options: FxHashMap<u32, Arc<[Sum]>>,
    listed: FxHashSet<Sum>,
    won: FxHashSet<Sum>,
    lease: Lease,
}

impl<G: Game> Checker<G> {
    fn new(small: u64, budget: &Budget) -> Checker<G> {
        Checker {
            small,
            forms: FormSearch::new(),
            large: Vec::new(),
            numbers: FxHashMap::default(),
            options: FxHashMap::default(),
            listed: FxHashSet::default(),
            won: FxHashSet::default(),
            lease: Lease::of(&Arc::new(Memory::new(budget.memory()))),
        }
    }

    /// A position beside a form.
    fn sum(&mut self, game: &G, mut form: Form, budget: &mut Budget) -> Result<Sum, Exhausted> {
        let mut large = Vec::new();
        for component in game.components().into_iter().map(Game::canonical) {
            if component.effort() <= self.small {
                let own = self.forms.form(&component, budget)?;
                form = self.forms.forms.sum(form, own, budget)?;
                continue;
            }
            large.push(match self.numbers.get(&component) {
                Some(&number) => number,
                None => {
                    let number = self.large.len() as u32;
                    self.lease.take(2 * (size_of::<G>() + component.owned_bytes() + 16) as u64)?;
                    self.large.push(component.clone());
                    self.numbers.insert(component, number);
                    number
                }
            });
        }
        large.sort_unstable();
        self.lease.take((size_of::<Sum>() + 4 * large.len()) as u64)?;
        Ok(Sum { large: large.into(), form })
    }

    /// Who wins, if no large component is left.
    fn settled(&self, sum: &Sum) -> Option<Outcome> {
        sum.large.is_empty().then(|| self.forms.forms.outcome(sum.form))
    }

    /// What the moves of a large component leave.
    fn options_of(&mut self, number: u32, budget: &mut Budget) -> Result<Arc<[Sum]>, Exhausted> {
        if let Some(known) = self.options.get(&number) {
            return Ok(known.clone());
        }
        let options = self.large[number as usize].clone().options().gather(budget)?;
        let mut sums = options
            .iter()
            .map(|option| self.sum(option, Form::ZERO, budget))
            .collect::<Result<Vec<Sum>, Exhausted>>()?;
        sums.sort_unstable_by(|a, b| (&a.large, a.form).cmp(&(&b.large, b.form)));
        sums.dedup();
        let sums: Arc<[Sum]> = sums.into();
        self.options.insert(number, sums.clone());
        Ok(sums)
    }

    /// What the moves of a sum leave.
    fn options(&mut self, sum: &Sum, budget: &mut Budget) -> Result<Vec<Sum>, Exhausted> {
        let smaller = self.forms.forms.options(sum.form).iter();
        let mut options: Vec<Sum> =
            smaller.map(|&form| Sum { large: sum.large.clone(), form }).collect();
        for (index, &number) in sum.large.iter().enumerate() {
            if sum.large[..index].contains(&number) {
                continue;
            }
            for left in self.options_of(number, budget)?.iter() {
                let mut large =
                    [&sum.large[..index], &sum.large[index + 1..], &left.large].concat();
                large.sort_unstable();
                let form = self.forms.forms.sum(sum.form, left.form, budget)?;
                options.push(Sum { large: large.into(), form });
            }
        }
        budget.spend(options.len() as u64)?;
        Ok(options)
    }

    /// Whether the next player wins a sum, by a move into the list or to a form that is lost, or
    /// because there is no move.
    fn is_won(&mut self, sum: Sum, budget: &mut Budget) -> Result<bool, Exhausted> {
        if let Some(outcome) = self.settled(&sum) {
            return Ok(outcome == Outcome::N);
        }
        if self.won.contains(&sum) {
            return Ok(true);
        }
        let options = self.options(&sum, budget)?;
        let is_lost =
            |option: &Sum| self.settled(option) == Some(Outcome::P) || self.listed.contains(option);
        let is_won = options.is_empty() || options.iter().any(is_lost);
        if is_won {
            self.lease.take((size_of::<Sum>() + 4 * sum.large.len() + 16) as u64)?;
            self.won.insert(sum);
        }
        Ok(is_won)
    }
}

#[cfg(test)]
mod tests {
    use proptest::prelude::*;

    use super::*;
    use crate::foundation::{Convention, Options};
    use crate::impartial::{Solver, p_positions};

    /// Heaps of Kayles, in any order: 1 or 2 are taken, and what is left may be split.
    #[derive(Clone, Debug, PartialEq, Eq, Hash)]
    struct Heaps(Vec<u32>);

    impl Game for Heaps {
        fn options(&self) -> Options<'_, Heaps> {
            let mut options = Vec::new();
            for (index, &heap) in self.0.iter().enumerate() {
                for left in [heap.checked_sub(1), heap.checked_sub(2)].into_iter().flatten() {
                    for first in 0..=left / 2 {
                        let mut heaps = self.0.clone();
                        heaps.remove(index);
                        heaps.extend([first, left - first].into_iter().filter(|heap| *heap > 0));
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

        fn effort(&self) -> u64 {
            self.0.iter().map(|&heap| u64::from(heap)).sum()
        }
    }

    proptest! {
        #![proptest_config(ProptestConfig::with_cases(48))]
        #[test]
        fn lists_are_accepted_and_false_positions_are_not(
            heaps in prop::collection::vec(1u32..7, 0..4),
            small in 0u64..7,
            left_out: prop::sample::Index,
        ) {
            let (game, mut solver) = (Heaps(heaps), Solver::new());
            let (misere, budget) = (Convention::Misere, &mut Budget::unlimited());
            let listed = p_positions(&game, misere, &mut solver, budget).unwrap();
            let outcome = solver.outcome(&game, misere, budget).unwrap();
            prop_assert_eq!(check_p_positions(&game, &listed, small, budget), Ok(Ok(outcome)));
            if !listed.is_empty() {
                let mut fewer = listed.clone();
                fewer.remove(left_out.index(listed.len()));
                let checked = check_p_positions(&game, &fewer, small, budget).unwrap();
                prop_assert!(checked.is_err() || checked == Ok(outcome));
            }
            let mut more = listed;
            more.push(Heaps(vec![3, 2, 2]));
            let truth = solver.outcome(&more[more.len() - 1], misere, budget).unwrap();
            let checked = check_p_positions(&game, &more, small, budget).unwrap();
            prop_assert!(truth == Outcome::P || checked.is_err());
        }
    }
}
