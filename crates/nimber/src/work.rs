//! Bounds on work.

use std::ops::ControlFlow;

/// A bound on work: called with the products of machine words done since the last call, or to be
/// done next, it says whether to go on.
pub type Work<'a> = dyn FnMut(u64) -> ControlFlow<()> + 'a;

/// A bound of `limit` products of machine words in total. An amount that is refused is not counted
/// as spent.
///
/// ```
/// use nimatron_nimber::allowance;
/// use std::ops::ControlFlow;
///
/// let mut work = allowance(10);
/// assert_eq!(work(7), ControlFlow::Continue(()));
/// assert_eq!(work(4), ControlFlow::Break(()));
/// assert_eq!(work(3), ControlFlow::Continue(()));
/// ```
pub fn allowance(limit: u64) -> impl FnMut(u64) -> ControlFlow<()> {
    let mut left = limit;
    move |products| match left.checked_sub(products) {
        Some(rest) => {
            left = rest;
            ControlFlow::Continue(())
        }
        None => ControlFlow::Break(()),
    }
}
