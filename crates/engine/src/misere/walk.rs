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
/// Cost: a unit of the budget for every option of every component, whenever it is looked at. No
/// recursion: long games need no stack.
pub(super) fn walk<G: Game>(
    walker: &mut impl Walk<G>,
    whole: &[G],
    budget: &mut Budget,
) -> Result<(), Exhausted> {
    let mut stack: Vec<(G, Vec<Vec<G>>)> = Vec::new();
    let mut wanted = first_unknown(walker, whole);
    loop {
        if let Some(part) = wanted.take() {
            let options = part.options().gather(budget)?;
            stack.push((part, options.iter().map(parts).collect()));
        }
        let Some((_, options)) = stack.last() else {
            wanted = first_unknown(walker, whole);
            if wanted.is_none() {
                return Ok(());
            }
            continue;
        };
        budget.spend(1 + options.len() as u64)?;
        wanted = options.iter().find_map(|option| first_unknown(walker, option));
        if wanted.is_none() {
            if let Some((part, options)) = stack.pop() {
                walker.settle(part, options, budget)?;
            }
        }
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
