//! What some work took of a budget, so that its result can be used again as if it were done anew.

use std::ops::RangeInclusive;

use super::{Budget, Exhausted};

/// What some work took of a budget, and within which budgets it would take the same and come to the
/// same result. Made by [`Budget::measure`].
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Effort {
    nodes: u64,
    /// The nodes that must be left of a budget.
    left: RangeInclusive<u64>,
    memory: u64,
    is_short: bool,
    was_stopped: bool,
}

impl Effort {
    /// Number of nodes that the work took.
    pub fn nodes(&self) -> u64 {
        self.nodes
    }

    /// Whether every budget within which the other work would be the same is one for this work.
    pub fn covers(&self, other: &Effort) -> bool {
        self.memory == other.memory
            && self.left.contains(other.left.start())
            && self.left.contains(other.left.end())
    }
}

impl Budget {
    /// Does some work, and says what it took: `None` if the same work could differ within an equal
    /// budget.
    ///
    /// Work that no bound stopped comes to the same result within every budget that has the same
    /// memory and nodes enough for each of its parts. Work that the nodes stopped does so within a
    /// budget that has exactly as many nodes left. Neither is known of work that the time, the
    /// memory or the flag stopped, that several threads do, that takes from a notebook, or that
    /// nothing bounds: then what is [good to have](Budget::as_much_again) depends on what was spent
    /// before.
    ///
    /// ```
    /// use nimatron::foundation::Budget;
    /// let mut budget = Budget::nodes(100);
    /// let (done, effort) = budget.measure(|budget| budget.half(|half| half.spend(20)));
    /// let effort = effort.expect("nothing stopped it");
    /// assert!(done.is_ok() && effort.nodes() == 20);
    ///
    /// let mut budget = Budget::nodes(50);
    /// assert!(budget.could_repeat(&effort));
    /// assert!(budget.repeat(&effort).is_ok() && budget.spent() == 20);
    /// assert!(!budget.could_repeat(&effort), "half of 30 is not enough");
    /// ```
    pub fn measure<T>(&mut self, work: impl FnOnce(&mut Budget) -> T) -> (T, Option<Effort>) {
        let (start, need, left) = (self.spent, self.least_limit(), self.left());
        let before = (self.is_short, self.was_stopped, self.was_cut);
        (self.is_short, self.was_stopped, self.was_cut) = (false, false, false);
        self.need = start;
        let done = work(self);
        let (is_short, was_stopped) = (self.is_short, self.was_stopped);
        let left = match is_short || was_stopped {
            true => left..=left,
            false => self.least_limit() - start..=u64::MAX,
        };
        // A budget that was passed before refuses what one with no nodes left allows.
        let was_passed = start.max(self.spent) > self.limit;
        let is_known = !self.was_cut && !was_passed && self.is_repeatable();
        let (nodes, memory) = (self.spent.saturating_sub(start), self.memory);
        let effort = Effort { nodes, left, memory, is_short, was_stopped };
        self.need = need.max(self.least_limit());
        self.is_short |= before.0;
        self.was_stopped |= before.1;
        self.was_cut |= before.2;
        (done, is_known.then_some(effort))
    }

    /// Whether work would take the same within this budget, and come to the same result.
    pub fn could_repeat(&self, effort: &Effort) -> bool {
        self.is_repeatable() && self.memory == effort.memory && effort.left.contains(&self.left())
    }

    /// Pays for work that is not done, because its result is known.
    ///
    /// # Errors
    /// The bound that was passed, if one was. If the budget [could](Budget::could_repeat) not
    /// repeat the work, the nodes alone are paid.
    pub fn repeat(&mut self, effort: &Effort) -> Result<(), Exhausted> {
        let is_whole = !effort.is_short && !effort.was_stopped;
        if is_whole {
            self.need = self.least_limit().max(self.spent.saturating_add(*effort.left.start()));
        }
        self.is_short |= effort.is_short;
        self.was_stopped |= effort.was_stopped;
        self.spend(effort.nodes)
    }

    /// The least limit with which no bound on nodes would have stopped what was done so far.
    pub(super) fn least_limit(&self) -> u64 {
        self.need.max(self.spent)
    }

    fn left(&self) -> u64 {
        self.limit.saturating_sub(self.spent)
    }

    fn is_repeatable(&self) -> bool {
        let is_bounded = self.limit != u64::MAX || self.deadline.is_some();
        is_bounded && self.threads == 1 && self.notebook.is_none()
    }
}

#[cfg(test)]
mod tests {
    use std::sync::Arc;
    use std::sync::atomic::AtomicBool;
    use std::time::Duration;

    use proptest::prelude::*;

    use super::*;

    /// Work in parts, within bounds of every kind.
    #[derive(Clone, Debug)]
    enum Work {
        Spend(u64),
        Half(Vec<Work>),
        Part(Vec<Work>),
        Within(u64, Vec<Work>),
        AsMuchAgain(Vec<Work>),
    }

    impl Work {
        /// Does what the budget allows, and tells what was refused.
        fn all(works: &[Work], budget: &mut Budget, told: &mut Vec<bool>) {
            for work in works {
                let told = &mut *told;
                match work {
                    Work::Spend(nodes) => {
                        let done = budget.spend(*nodes).is_ok();
                        told.push(done);
                        if !done {
                            return;
                        }
                    }
                    Work::Half(inner) => budget.half(|half| Work::all(inner, half, told)),
                    Work::Part(inner) => budget.part(|part| Work::all(inner, part, told)),
                    Work::Within(nodes, inner) => {
                        budget.within(*nodes, |within| Work::all(inner, within, told));
                    }
                    Work::AsMuchAgain(inner) => {
                        budget.as_much_again(5, |again| Work::all(inner, again, told));
                    }
                }
            }
        }
    }

    fn works() -> impl Strategy<Value = Vec<Work>> {
        let some = |of: BoxedStrategy<Work>| prop::collection::vec(of, 0..4);
        let leaf = (0u64..12).prop_map(Work::Spend).boxed();
        let work = leaf.prop_recursive(4, 24, 4, move |inner| {
            let inner = some(inner.boxed());
            prop_oneof![
                (0u64..12).prop_map(Work::Spend),
                inner.clone().prop_map(Work::Half),
                inner.clone().prop_map(Work::Part),
                (0u64..30, inner.clone()).prop_map(|(nodes, inner)| Work::Within(nodes, inner)),
                inner.prop_map(Work::AsMuchAgain),
            ]
        });
        some(work.boxed())
    }

    proptest! {
        #![proptest_config(ProptestConfig::with_cases(2048))]
        #[test]
        fn work_that_could_be_repeated_comes_to_the_same(
            works in works(), before in 0u64..20, limit in 0u64..200,
            other_before in 0u64..20, other_limit in 0u64..400,
        ) {
            let mut budget = Budget::nodes(limit);
            let _ = budget.spend(before);
            let mut told = Vec::new();
            let ((), effort) = budget.measure(|budget| Work::all(&works, budget, &mut told));
            let budgets = || {
                let mut budget = Budget::nodes(other_limit);
                budget.spend(other_before).map(|()| budget)
            };
            let (Some(effort), Ok(mut anew), Ok(mut repeated)) = (effort, budgets(), budgets())
            else { return Ok(()) };
            prop_assume!(anew.could_repeat(&effort));
            let mut again = Vec::new();
            let ((), measured) = anew.measure(|budget| Work::all(&works, budget, &mut again));
            let ((), of_repeated) = repeated.measure(|budget| budget.repeat(&effort).unwrap());
            prop_assert_eq!(again, told);
            prop_assert_eq!(anew.spent(), repeated.spent());
            prop_assert_eq!(anew.is_short(), repeated.is_short());
            prop_assert_eq!(anew.was_stopped(), repeated.was_stopped());
            // Which budgets suffice may be known better from one run than from the other.
            let nodes = |effort: Option<Effort>| effort.map(|effort| effort.nodes());
            prop_assert_eq!(nodes(measured), nodes(of_repeated));
        }
    }

    #[test]
    fn what_more_nodes_would_change_is_the_same_with_as_many_alone() {
        let work = |budget: &mut Budget| budget.part(|part| part.spend(60)).is_ok();
        let (done, effort) = Budget::nodes(100).measure(work);
        let effort = effort.expect("the nodes stopped it");
        assert!(!done && Budget::nodes(100).could_repeat(&effort));
        assert!(!Budget::nodes(99).could_repeat(&effort));
        assert!(!Budget::nodes(1000).could_repeat(&effort));
        let (_, whole) = Budget::nodes(1000).measure(work);
        let whole = whole.expect("nothing stopped it");
        assert!(Budget::nodes(122).could_repeat(&whole));
        assert!(!Budget::nodes(121).could_repeat(&whole));
        assert!(!whole.covers(&effort) && whole.covers(&whole));
    }

    #[test]
    fn what_the_clock_the_flag_or_the_memory_stops_is_not_known() {
        let work = |budget: &mut Budget| budget.half(|half| half.spend(1)).is_ok();
        let flag = Arc::new(AtomicBool::new(true));
        for mut budget in [
            Budget::nodes(100).with_time(Duration::ZERO),
            Budget::nodes(100).with_cancel(flag),
            Budget::nodes(100).with_memory(1).with_meter(|| 2),
        ] {
            let (done, effort) = budget.measure(work);
            assert_eq!((done, effort), (false, None));
        }
    }

    #[test]
    fn another_memory_more_threads_and_no_bound_are_another_budget() {
        let (_, effort) = Budget::nodes(100).measure(|budget| budget.spend(1));
        let effort = effort.expect("nothing stopped it");
        assert!(Budget::nodes(1).could_repeat(&effort));
        assert!(Budget::unlimited().with_time(Duration::from_secs(3600)).could_repeat(&effort));
        for budget in [
            Budget::nodes(100).with_memory(1),
            Budget::nodes(100).with_threads(2),
            Budget::unlimited(),
        ] {
            assert!(!budget.could_repeat(&effort));
        }
    }
}
