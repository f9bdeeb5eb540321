//! Questions that several threads answer together.

use std::sync::Arc;
use std::sync::atomic::{AtomicBool, AtomicU64, Ordering};

use crate::foundation::{Budget, Exhausted};
use crate::search::Account;

/// Asks a question on all threads of a budget, which share what they find; the first one answers.
///
/// # Errors
/// [`Exhausted`] if the budget ends.
pub fn on_threads<T>(
    budget: &mut Budget,
    ask: impl Fn(Account<'_>, &mut Budget) -> Result<T, Exhausted> + Sync,
) -> Result<T, Exhausted> {
    let threads = budget.threads();
    if threads == 1 {
        return ask(Account::Alone, budget);
    }
    let (ask, done, spent) = (&ask, &Arc::new(AtomicBool::new(false)), &AtomicU64::new(0));
    let answer = std::thread::scope(|scope| {
        for _ in 1..threads {
            let mut rest = budget.of_helper(done.clone());
            scope.spawn(move || {
                let _ = ask(Account::helper(spent, &rest), &mut rest);
            });
        }
        let answer = ask(Account::First(spent), budget);
        done.store(true, Ordering::Relaxed);
        answer
    });
    let _ = budget.spend(spent.load(Ordering::Relaxed));
    answer
}
