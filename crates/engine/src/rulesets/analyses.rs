//! The last few analyses, kept so that what is asked next about a position need not solve it anew.

use std::collections::VecDeque;
use std::sync::atomic::{AtomicU64, Ordering};
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};

use super::{Analysis, Position};
use crate::foundation::{Budget, Effort, Exhausted};

/// The last few analyses, within bounds of number and of bytes; the least recently used is evicted
/// first.
///
/// An answer does not depend on whether an analysis was kept. One is used again only within a
/// budget within which solving the position anew [would come to the
/// same](Budget::could_repeat), and the budget pays for it what solving took. What the time, the
/// memory or a cancellation cut short is not kept, and neither is what took no search.
///
/// ```
/// use nimatron::foundation::Budget;
/// use nimatron::rulesets::{Analyses, Position};
///
/// let analyses = Analyses::new(8, 1 << 20);
/// let position: Position = "cram: 3x4".parse()?;
/// let (mut first, mut second) = (Budget::nodes(1 << 20), Budget::nodes(1 << 20));
/// let analysis = analyses.analyze(&position, &mut first)?;
/// assert_eq!(analyses.analyze(&position, &mut second)?.outcome(), analysis.outcome());
/// assert_eq!(second.spent(), first.spent());
/// assert_eq!(analyses.nodes(), first.spent(), "solved once");
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[derive(Debug)]
pub struct Analyses {
    most: usize,
    most_bytes: u64,
    /// The most recently used last.
    kept: Mutex<VecDeque<Kept>>,
    nodes: AtomicU64,
}

#[derive(Debug)]
struct Kept {
    analysis: Arc<Analysis>,
    effort: Effort,
    bytes: u64,
}

impl Kept {
    fn is_of(&self, position: &Position) -> bool {
        self.analysis.position() == position
    }
}

impl Default for Analyses {
    /// 32 analyses of 64 MiB together.
    fn default() -> Analyses {
        Analyses::new(32, 64 << 20)
    }
}

impl Analyses {
    /// Keeps at most this number of analyses, which hold at most this number of bytes together.
    ///
    /// The bytes of an analysis are counted where the budget [measures](Budget::with_meter) what
    /// a computation holds; elsewhere their number alone bounds them.
    pub fn new(most: usize, most_bytes: u64) -> Analyses {
        Analyses { most, most_bytes, kept: Mutex::default(), nodes: AtomicU64::new(0) }
    }

    /// The position solved, as [`Position::analyze`] does it, or as it was solved before.
    ///
    /// # Errors
    /// [`Exhausted`] if the budget does not suffice for knowing who wins.
    ///
    /// Cost: beside that of solving, the position is compared with those that are kept.
    pub fn analyze(
        &self,
        position: &Position,
        budget: &mut Budget,
    ) -> Result<Arc<Analysis>, Exhausted> {
        if let Some((analysis, effort)) = self.find(position, budget) {
            budget.repeat(&effort)?;
            return Ok(analysis);
        }
        let (held, spent) = (budget.held(), budget.spent());
        let (solved, effort) = budget.measure(|budget| position.analyze(budget));
        self.nodes.fetch_add(budget.spent().saturating_sub(spent), Ordering::Relaxed);
        let analysis = Arc::new(solved?);
        // What functions tell is told to whoever watches them now, and to nobody later.
        let can_be_kept = |effort: &Effort| effort.nodes() > 0 && position.faults().is_none();
        if let Some(effort) = effort.filter(can_be_kept) {
            let bytes = budget.held().zip(held).map_or(0, |(now, held)| now.saturating_sub(held));
            self.keep(Kept { analysis: analysis.clone(), effort, bytes });
        }
        Ok(analysis)
    }

    /// Number of analyses that are kept.
    pub fn count(&self) -> usize {
        self.lock().len()
    }

    /// Number of bytes that these hold, as far as they were measured.
    pub fn bytes(&self) -> u64 {
        self.lock().iter().map(|kept| kept.bytes).sum()
    }

    /// Number of nodes that were spent here on solving positions; those that a budget paid for an
    /// analysis that was kept are not counted.
    pub fn nodes(&self) -> u64 {
        self.nodes.load(Ordering::Relaxed)
    }

    /// What was kept of a position and can be used within this budget; it is the most recently used
    /// from now on.
    fn find(&self, position: &Position, budget: &Budget) -> Option<(Arc<Analysis>, Effort)> {
        let mut all = self.lock();
        let is_wanted = |kept: &Kept| budget.could_repeat(&kept.effort) && kept.is_of(position);
        let found = all.iter().position(is_wanted)?;
        let kept = all.remove(found)?;
        let wanted = (kept.analysis.clone(), kept.effort.clone());
        all.push_back(kept);
        Some(wanted)
    }

    fn keep(&self, new: Kept) {
        if self.most == 0 || new.bytes > self.most_bytes {
            return;
        }
        let mut all = self.lock();
        let (position, mut bytes) = (new.analysis.position(), new.bytes);
        all.retain(|old| !(old.is_of(position) && new.effort.covers(&old.effort)));
        bytes += all.iter().map(|kept| kept.bytes).sum::<u64>();
        let mut evicted = Vec::new();
        while all.len() >= self.most || bytes > self.most_bytes {
            let Some(oldest) = all.pop_front() else { break };
            bytes -= oldest.bytes;
            evicted.push(oldest);
        }
        all.push_back(new);
        // What is evicted is large, and is dropped when others need not wait for that.
        drop(all);
    }

    fn lock(&self) -> MutexGuard<'_, VecDeque<Kept>> {
        self.kept.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

#[cfg(test)]
mod tests {
    use std::sync::atomic::AtomicBool;

    use super::*;
    use crate::rulesets::Solved;

    const ENOUGH: u64 = 1 << 22;

    fn position(text: &str) -> Position {
        text.parse().unwrap()
    }

    /// Number of nodes that solving takes here.
    fn nodes(analyses: &Analyses, text: &str, mut budget: Budget) -> u64 {
        let before = analyses.nodes();
        analyses.analyze(&position(text), &mut budget).unwrap();
        analyses.nodes() - before
    }

    #[test]
    fn they_are_shared_among_threads() {
        fn shared<T: Send + Sync + 'static>() {}
        shared::<Analyses>();
    }

    #[test]
    fn the_least_recently_used_is_evicted_first() {
        let analyses = Analyses::new(2, u64::MAX);
        let solved = |text| nodes(&analyses, text, Budget::nodes(ENOUGH)) > 0;
        assert!(solved("cram: 2x3") && solved("cram: 3x3"));
        assert!(!solved("cram: 2x3"));
        assert!(solved("domineering: 3x3"));
        assert!(!solved("cram: 2x3") && solved("cram: 3x3"));
        assert_eq!(analyses.count(), 2);
        assert!(nodes(&Analyses::new(0, 0), "cram: 2x3", Budget::nodes(ENOUGH)) > 0);
    }

    #[test]
    fn bytes_are_bounded_and_what_is_too_large_is_not_kept() {
        let analyses = Analyses::new(9, 5);
        let keep = |text: &str, bytes| {
            let work = |budget: &mut Budget| position(text).analyze(budget).unwrap();
            let (analysis, effort) = Budget::nodes(ENOUGH).measure(work);
            let (analysis, effort) = (Arc::new(analysis), effort.unwrap());
            analyses.keep(Kept { analysis, effort, bytes });
            (analyses.count(), analyses.bytes())
        };
        assert_eq!(keep("cram: 2x2", 2), (1, 2));
        assert_eq!(keep("cram: 2x3", 2), (2, 4));
        assert_eq!(keep("cram: 2x3", 3), (2, 5), "the same is kept once");
        assert_eq!(keep("cram: 3x3", 6), (2, 5), "too large");
        assert_eq!(keep("cram: 3x3", 1), (2, 4), "two of five bytes had to go");
        assert_eq!(keep("cram: 2x4", 5), (1, 5));
    }

    #[test]
    fn what_an_analysis_holds_is_measured() {
        let analyses = Analyses::default();
        // Holds a byte more whenever it is asked.
        let held = Arc::new(AtomicU64::new(0));
        let meter = move || held.fetch_add(1, Ordering::Relaxed);
        nodes(&analyses, "cram: 3x3", Budget::nodes(ENOUGH).with_meter(meter));
        assert!(analyses.count() == 1 && analyses.bytes() > 0);
    }

    #[test]
    fn what_a_budget_cut_short_serves_equal_budgets_alone() {
        let text = "cram: 4x5";
        let whole = nodes(&Analyses::new(1, 0), text, Budget::nodes(ENOUGH));
        assert!(whole < ENOUGH / 64, "{whole}");
        let analyses = Analyses::new(9, u64::MAX);
        let some = || Budget::nodes(whole / 2);
        assert!(nodes(&analyses, text, some()) > 0);
        assert_eq!(nodes(&analyses, text, some()), 0);
        assert!(nodes(&analyses, text, Budget::nodes(ENOUGH)) > 0, "more nodes tell more");
        assert_eq!(nodes(&analyses, text, Budget::nodes(2 * ENOUGH)), 0);
        assert_eq!(nodes(&analyses, text, some()), 0);
        assert_eq!(analyses.count(), 2);
        assert!(nodes(&analyses, text, Budget::nodes(ENOUGH).with_memory(1 << 20)) > 0);
        let complete = analyses.analyze(&position(text), &mut Budget::nodes(ENOUGH)).unwrap();
        assert!(complete.solution().finds_all_winning_moves());
    }

    #[test]
    fn what_fails_or_takes_no_search_is_not_kept() {
        let analyses = Analyses::new(9, u64::MAX);
        assert!(analyses.analyze(&position("cram: 4x5"), &mut Budget::nodes(1)).is_err());
        let raised = Arc::new(AtomicBool::new(true));
        let mut cancelled = Budget::nodes(ENOUGH).with_cancel(raised);
        assert!(analyses.analyze(&position("cram: 4x5"), &mut cancelled).is_err());
        assert_eq!(nodes(&analyses, "nim: 3, 5, 7", Budget::nodes(ENOUGH)), 0);
        assert_eq!(analyses.count(), 0);
    }
}
