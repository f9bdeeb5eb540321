//! Depth-first search that keeps its path itself: a game of many spots lasts longer than the stack of
//! a thread may suffice for.

use crate::foundation::{Budget, Exhausted};

/// A search from node to node.
pub trait Search {
    /// What is searched, and within which bounds.
    type Node: Copy;

    /// Adds to the number of threads that work on a node.
    ///
    /// # Errors
    /// [`Exhausted::Memory`]; then the number is the same as before.
    fn mark(&mut self, node: Self::Node, by: i8) -> Result<(), Exhausted>;

    /// The node that has to be searched before this one goes on; `None` if this one is settled or
    /// has reached a bound.
    ///
    /// # Errors
    /// [`Exhausted`] if the budget ends.
    fn step(
        &mut self,
        node: Self::Node,
        budget: &mut Budget,
    ) -> Result<Option<Self::Node>, Exhausted>;

    /// Searches a node until it is settled or reaches a bound.
    ///
    /// # Errors
    /// [`Exhausted`] if the budget ends. No node is marked any more then, either.
    fn search(&mut self, first: Self::Node, budget: &mut Budget) -> Result<(), Exhausted> {
        let mut path = Vec::new();
        let done = follow(self, first, &mut path, budget);
        let left = path.into_iter().try_for_each(|node| self.mark(node, -1));
        done.and(left)
    }
}

fn follow<S: Search + ?Sized>(
    search: &mut S,
    first: S::Node,
    path: &mut Vec<S::Node>,
    budget: &mut Budget,
) -> Result<(), Exhausted> {
    let mut next = Some(first);
    loop {
        if let Some(node) = next {
            search.mark(node, 1)?;
            path.push(node);
        }
        let Some(&node) = path.last() else { return Ok(()) };
        next = search.step(node, budget)?;
        if next.is_none() {
            path.pop();
            search.mark(node, -1)?;
        }
    }
}
