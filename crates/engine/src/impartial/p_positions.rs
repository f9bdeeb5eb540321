//! Proofs of who wins by a list of P-positions.
//!
//! # Theorem
//! Let S be a set of positions such that from each position of S every move leads to
//! one from which some move leads back into S, or, in misère play, to one without
//! moves; in misère play let every position of S have a move. Then every position of S
//! is a P-position: the player who has just moved into S can do so again and again, and
//! play ends.
//!
//! So a list S proves all its positions, by the rules alone, and every position with a
//! move into S is an N-position. It lists the positions of the winner's strategy, each
//! once up to symmetry, and nothing of what the winner never allows.

use std::collections::HashSet;

use nimatron_nimber::say;

use super::{Game, Solver};
use crate::foundation::{Budget, Convention, Exhausted, Outcome};

/// A list of P-positions that proves who wins: those to which the winner moves, up to
/// symmetry. The position itself comes first, or the first one to which a move leads;
/// the list is empty if there is no move, and the player to move wins in misère play.
///
/// # Errors
/// [`Exhausted`] if the budget ends, or the memory.
///
/// Cost: that of finding out who wins, and a unit for every option of an option of a
/// listed position.
pub fn p_positions<G: Game>(
    game: &G,
    convention: Convention,
    solver: &mut Solver<G>,
    budget: &mut Budget,
) -> Result<Vec<G>, Exhausted> {
    let first = match solver.outcome(game, convention, budget)? {
        Outcome::P => Some(game.clone().canonical()),
        Outcome::N | Outcome::D => into_p(game, convention, solver, budget)?,
    };
    let mut listed: Vec<G> = first.into_iter().collect();
    let mut found: HashSet<G> = listed.iter().cloned().collect();
    let mut answered = HashSet::new();
    let mut next = 0;
    while let Some(game) = listed.get(next).cloned() {
        next += 1;
        let mut options = game.options();
        while let Some(option) = options.next(budget)? {
            if !answered.insert(option.clone().canonical()) {
                continue;
            }
            let into = into_p(&option, convention, solver, budget)?;
            listed.extend(into.filter(|into| found.insert(into.clone())));
        }
    }
    Ok(listed)
}

/// The first option of a game that is a P-position, up to symmetry.
fn into_p<G: Game>(
    game: &G,
    convention: Convention,
    solver: &mut Solver<G>,
    budget: &mut Budget,
) -> Result<Option<G>, Exhausted> {
    let mut options = game.options();
    while let Some(option) = options.next(budget)? {
        if solver.outcome(&option, convention, budget)? == Outcome::P {
            return Ok(Some(option.canonical()));
        }
    }
    Ok(None)
}

/// Who wins, as a list of P-positions proves it; or which of them is none, counted from
/// 0, and why. Only the rules are used, and that symmetry changes nothing.
///
/// # Errors
/// [`Exhausted`] if the budget ends.
///
/// Cost: a unit for every option of an option of a listed position.
pub fn check_p_positions<G: Game>(
    game: &G,
    listed: &[G],
    convention: Convention,
    budget: &mut Budget,
) -> Result<Result<Outcome, (usize, String)>, Exhausted> {
    let found: HashSet<G> = listed.iter().map(|game| game.clone().canonical()).collect();
    let misere = convention == Convention::Misere;
    // Whether the player to move has a move into the list, or has won already.
    let wins = |game: &G, budget: &mut Budget| {
        let mut options = game.options();
        let Some(first) = options.next(budget)? else { return Ok(misere) };
        let mut option = Some(first);
        while let Some(next) = option {
            if found.contains(&next.canonical()) {
                return Ok(true);
            }
            option = options.next(budget)?;
        }
        Ok::<bool, Exhausted>(false)
    };
    for (index, game) in listed.iter().enumerate() {
        if misere && game.options().is_empty() {
            return Ok(Err((index, say!("it has no move, which wins in misere play"))));
        }
        let mut options = game.options();
        while let Some(option) = options.next(budget)? {
            if !wins(&option, budget)? {
                return Ok(Err((index, say!("a move from it has no answer in the list"))));
            }
        }
    }
    Ok(if found.contains(&game.clone().canonical()) {
        Ok(Outcome::P)
    } else if wins(game, budget)? {
        Ok(Outcome::N)
    } else {
        Err((0, say!("neither the position nor what a move leaves is in the list")))
    })
}

#[cfg(test)]
mod tests {
    use proptest::prelude::*;

    use super::*;
    use crate::foundation::Options;

    /// Heaps from which 1 to 3 may be taken, in any order.
    #[derive(Clone, Debug, PartialEq, Eq, Hash)]
    struct Heaps(Vec<u32>);

    impl Game for Heaps {
        fn options(&self) -> Options<'_, Heaps> {
            let takes =
                move |index: usize| (1..=self.0[index].min(3)).map(move |taken| (index, taken));
            let moves = (0..self.0.len()).flat_map(takes);
            Options::new(moves.map(|(index, taken)| {
                let mut heaps = self.0.clone();
                heaps[index] -= taken;
                Heaps(heaps)
            }))
        }

        fn canonical(mut self) -> Heaps {
            self.0.sort_unstable();
            self
        }
    }

    proptest! {
        #![proptest_config(ProptestConfig::with_cases(64))]
        #[test]
        fn lists_are_accepted_and_shorter_ones_are_not(
            heaps in prop::collection::vec(0u32..6, 0..4),
            misere: bool,
            left_out: prop::sample::Index,
        ) {
            let convention = if misere { Convention::Misere } else { Convention::Normal };
            let (game, mut solver) = (Heaps(heaps), Solver::new());
            let budget = &mut Budget::unlimited();
            let listed = p_positions(&game, convention, &mut solver, budget).unwrap();
            let outcome = solver.outcome(&game, convention, budget).unwrap();
            let checked = check_p_positions(&game, &listed, convention, budget);
            prop_assert_eq!(checked, Ok(Ok(outcome)));
            if !listed.is_empty() {
                let mut fewer = listed.clone();
                fewer.remove(left_out.index(listed.len()));
                let checked = check_p_positions(&game, &fewer, convention, budget).unwrap();
                prop_assert!(checked.is_err() || checked == Ok(outcome));
            }
            // A false position is found out.
            let mut more = listed;
            more.push(Heaps(vec![if misere { 4 } else { 3 }]));
            let checked = check_p_positions(&game, &more, convention, budget).unwrap();
            prop_assert!(checked.is_err());
        }
    }
}
