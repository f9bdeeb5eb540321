//! Who pays for the work of several threads.

use std::sync::atomic::{AtomicU64, Ordering};

use crate::foundation::{Budget, Exhausted};

/// How a thread of a search pays for its work. The first thread has the budget that bounds the
/// search; the others spend of budgets of their own, and it pays what they tell.
///
/// ```
/// use std::sync::atomic::AtomicU64;
/// use nimatron::foundation::Budget;
/// use nimatron::search::Account;
/// let (others, mut budget) = (AtomicU64::new(0), Budget::nodes(10));
/// let mut own = budget.of_helper(Default::default());
/// assert!(Account::helper(&others, &own).spend(9, &mut own).is_ok());
/// assert!(Account::First(&others).spend(2, &mut budget).is_err());
/// ```
#[derive(Debug)]
pub enum Account<'s> {
    /// There are no other threads.
    Alone,
    /// The first thread: here is what the others have done.
    First(&'s AtomicU64),
    /// Another thread.
    Helper {
        /// Where it says what it has done, in portions.
        others: &'s AtomicU64,
        /// What its own budget had spent when it was looked at last.
        spent: u64,
        /// What it has said of that.
        told: u64,
    },
}

/// Threads disturb each other with every number that they tell.
const PORTION: u64 = 64;

impl<'s> Account<'s> {
    /// The account of another thread, which has spent nothing yet of this budget of its own.
    pub fn helper(others: &'s AtomicU64, own: &Budget) -> Account<'s> {
        Account::Helper { others, spent: own.spent(), told: own.spent() }
    }

    /// Whether the budget is that of the search.
    pub fn is_first(&self) -> bool {
        !matches!(self, Account::Helper { .. })
    }

    /// Spends so many nodes of the budget of this thread, and settles with the others.
    ///
    /// # Errors
    /// What [`Budget::spend`] says.
    pub fn spend(&mut self, nodes: u64, budget: &mut Budget) -> Result<(), Exhausted> {
        match self {
            Account::Alone => budget.spend(nodes),
            Account::First(others) => {
                let told = match others.load(Ordering::Relaxed) {
                    0 => 0,
                    _ => others.swap(0, Ordering::Relaxed),
                };
                budget.spend(nodes.saturating_add(told))
            }
            Account::Helper { others, spent, told } => {
                let done = budget.spend(nodes);
                *spent = budget.spent();
                if *spent - *told >= PORTION {
                    others.fetch_add(*spent - *told, Ordering::Relaxed);
                    *told = *spent;
                }
                done
            }
        }
    }
}

impl Drop for Account<'_> {
    /// Tells the rest.
    fn drop(&mut self) {
        if let Account::Helper { others, spent, told } = self {
            others.fetch_add(*spent - *told, Ordering::Relaxed);
        }
    }
}
