//! The components of positions, each after those of its options.

use crate::foundation::{Budget, Exhausted};
use crate::impartial::Game;

/// What is found out of components, from the end of the game backwards.
pub(super) trait Walk<G: Game> {
    /// Whether a component is known.
    fn knows(&self, part: &G) -> bool;

    /// Settles a component whose options, as lists of components, are known.
    ///
    /// # Errors
    /// [`Exhausted`] if the budget or its memory ends.
    fn settle(
        &mut self,
        part: G,
        options: Vec<Vec<G>>,
        budget: &mut Budget,
    ) -> Result<(), Exhausted>;
}

/// Settles components and all that can be reached from them.
///
/// # Errors
/// [`Exhausted`] if the budget or its memory ends; what was settled stays.
///
/// Cost: a unit of the budget for every option of every component, once, and one whenever a
/// component is come back to. No recursion: long games need no stack.
pub(super) fn walk<G: Game>(
    walker: &mut impl Walk<G>,
    whole: &[G],
    budget: &mut Budget,
) -> Result<(), Exhausted> {
    let mut stack: Vec<Visit<G>> = Vec::new();
    while let Some(part) = first_unknown(walker, whole) {
        stack.push(Visit::of(part, budget)?);
        while let Some(mut visit) = stack.pop() {
            budget.spend(1)?;
            match visit.next_unknown(walker) {
                Some(part) => {
                    let next = Visit::of(part, budget)?;
                    stack.extend([visit, next]);
                }
                None => walker.settle(visit.part, visit.options, budget)?,
            }
        }
    }
    Ok(())
}

/// A component on the way.
struct Visit<G> {
    part: G,
    options: Vec<Vec<G>>,
    /// Number of options whose components are all known.
    known: usize,
}

impl<G: Game> Visit<G> {
    fn of(part: G, budget: &mut Budget) -> Result<Visit<G>, Exhausted> {
        let options = part.options().gather(budget)?;
        let options = options.iter().map(parts).collect();
        Ok(Visit { part, options, known: 0 })
    }

    fn next_unknown(&mut self, walker: &impl Walk<G>) -> Option<G> {
        while let Some(option) = self.options.get(self.known) {
            match first_unknown(walker, option) {
                Some(part) => return Some(part),
                None => self.known += 1,
            }
        }
        None
    }
}

fn first_unknown<G: Game>(walker: &impl Walk<G>, parts: &[G]) -> Option<G> {
    parts.iter().find(|part| !walker.knows(part)).cloned()
}

/// The components, each in its canonical form.
pub(super) fn parts<G: Game>(game: &G) -> Vec<G> {
    let mut parts = Vec::new();
    game.visit_parts(|part| parts.push(part));
    parts
}
