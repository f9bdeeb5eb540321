//! Quotients that the positions of a game are solved with, each computed once in a process.

use std::collections::VecDeque;
use std::sync::{Arc, Mutex, PoisonError};

use super::{Claimed, Halt, Partial, Presentation, Unconfirmed, Verdict};
use crate::foundation::{Budget, Exhausted, Outcome};
use crate::impartial::sequence::Code;

/// The quotient of a game as far as some work finds it: of all heaps, if a period is proved, or of
/// those below a bound.
///
/// ```
/// use nimatron::foundation::{Budget, Outcome};
/// use nimatron::impartial::sequence::Code;
/// use nimatron::misere::quotient::Known;
/// let known = Known::of(&"0.77".parse::<Code>()?, &mut Budget::unlimited())?;
/// assert_eq!((known.quotient().monoid().order(), known.last_heap()), (40, None));
/// let product = known.element(&[100, 73, 51]).expect("all heaps are known");
/// assert_eq!((known.word(product), known.outcome(product)), ("g".into(), Outcome::N));
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[derive(Debug)]
pub struct Known {
    quotient: Partial,
    verdict: Verdict,
    presentation: Presentation,
}

/// A quotient with what it was computed for, and what it took.
struct Kept {
    code: String,
    memory: u64,
    nodes: u64,
    known: Arc<Known>,
}

/// The most recently used last.
static KEPT: Mutex<VecDeque<Kept>> = Mutex::new(VecDeque::new());

impl Known {
    /// Nodes of a budget that a quotient may take, and the last heap that is looked at.
    const MOST_WORK: u64 = 1 << 18;
    const LAST_HEAP: u32 = 2048;
    /// Bounds on the quotients that are kept.
    const MOST_KEPT: usize = 32;
    const MOST_BYTES: u64 = 64 << 20;

    /// The quotient of the heaps of a game, or of as many as are found within fixed bounds.
    ///
    /// It is computed once in a process. Whether it was kept changes no answer, since the budget
    /// pays for it what it took.
    ///
    /// # Errors
    /// [`Exhausted`] if the budget ends before those bounds.
    pub fn of(code: &Code, budget: &mut Budget) -> Result<Arc<Known>, Exhausted> {
        budget.spend(0)?;
        let (text, memory) = (code.to_string(), budget.memory());
        if let Some((known, nodes)) = find(&text, memory) {
            return budget.within(Known::MOST_WORK, |budget| budget.spend(nodes)).map(|()| known);
        }
        let start = budget.spent();
        let mut quotient = Partial::new();
        let (verdict, halt) = budget.within(Known::MOST_WORK, |budget| {
            quotient.seek(code, Known::LAST_HEAP, budget, &mut |_| ())
        });
        let nodes = budget.spent().saturating_sub(start);
        match halt {
            // Another bound than its own ended it, so that more may be found another time.
            Some(Halt::Exhausted(exhausted)) if nodes < Known::MOST_WORK => return Err(exhausted),
            _ => {}
        }
        let presentation = quotient.presentation();
        let known = Arc::new(Known { quotient, verdict, presentation });
        keep(Kept { code: text, memory, nodes, known: known.clone() });
        Ok(known)
    }

    /// The quotient.
    pub fn quotient(&self) -> &Partial {
        &self.quotient
    }

    /// What is known of its period.
    pub fn verdict(&self) -> &Verdict {
        &self.verdict
    }

    /// The last heap whose element is known; `None` if all are, by a period that is proved.
    pub fn last_heap(&self) -> Option<u64> {
        let is_proved = matches!(self.verdict, Verdict::Proved(_));
        (!is_proved).then(|| (self.quotient.heaps().len() as u64).saturating_sub(1))
    }

    /// The element of a position; `None` if that of a heap is not known.
    pub fn element(&self, heaps: &[u64]) -> Option<u16> {
        heaps.iter().try_fold(0, |product, &heap| {
            let element = self.quotient.element_of_heap(heap, &self.verdict)?;
            Some(self.quotient.monoid().product(product, element))
        })
    }

    /// An element, as its least word in generators.
    pub fn word(&self, element: u16) -> String {
        self.presentation.word(element)
    }

    /// The quotient by generators and relations.
    pub fn presentation(&self) -> &Presentation {
        &self.presentation
    }

    /// Who wins the positions of an element.
    pub fn outcome(&self, element: u16) -> Outcome {
        if self.quotient.monoid().is_p(element) { Outcome::P } else { Outcome::N }
    }

    /// Confirms the quotient from the definition, as [`Claimed::check`] does with what it is given.
    ///
    /// # Errors
    /// [`Unconfirmed`]: what is wrong, or that the budget ended.
    pub fn check(&self, code: &Code, budget: &mut Budget) -> Result<(), Unconfirmed> {
        let monoid = self.quotient.monoid();
        let (table, p_positions): (Vec<Vec<u16>>, Vec<u16>) =
            (monoid.products_of_all(), monoid.p_positions().collect());
        let (heaps, period) = (self.quotient.heaps(), self.verdict.proved_period());
        Claimed { table: &table, p_positions: &p_positions, heaps, period }.check(code, budget)
    }
}

fn find(code: &str, memory: u64) -> Option<(Arc<Known>, u64)> {
    let mut all = KEPT.lock().unwrap_or_else(PoisonError::into_inner);
    let found = all.iter().position(|kept| kept.code == code && kept.memory == memory)?;
    let kept = all.remove(found)?;
    let wanted = (kept.known.clone(), kept.nodes);
    all.push_back(kept);
    Some(wanted)
}

fn keep(new: Kept) {
    let bytes = |kept: &Kept| kept.known.quotient.bytes();
    if bytes(&new) > Known::MOST_BYTES {
        return;
    }
    let mut all = KEPT.lock().unwrap_or_else(PoisonError::into_inner);
    all.retain(|old| old.code != new.code || old.memory != new.memory);
    all.push_back(new);
    while all.len() > Known::MOST_KEPT || all.iter().map(bytes).sum::<u64>() > Known::MOST_BYTES {
        all.pop_front();
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn whether_it_was_kept_changes_nothing() {
        let code: Code = "0.71".parse().unwrap();
        let (mut first, mut second) = (Budget::unlimited(), Budget::unlimited());
        let computed = Known::of(&code, &mut first).unwrap();
        let kept = Known::of(&code, &mut second).unwrap();
        assert_eq!(first.spent(), second.spent());
        assert!(first.spent() > 0 && Arc::ptr_eq(&computed, &kept));
        let short = Known::of(&code, &mut Budget::nodes(first.spent() - 1));
        assert!(short.is_err());
    }

    #[test]
    fn a_budget_that_has_ended_is_refused() {
        let budget = &mut Budget::nodes(5);
        assert!(budget.spend(9).is_err());
        assert!(Known::of(&"0.72".parse().unwrap(), budget).is_err());
    }

    #[test]
    fn a_short_budget_keeps_nothing() {
        let code: Code = "0.115".parse().unwrap();
        assert!(Known::of(&code, &mut Budget::nodes(20)).is_err());
        let known = Known::of(&code, &mut Budget::unlimited()).unwrap();
        assert_eq!((known.quotient().monoid().order(), known.last_heap()), (42, None));
    }

    #[test]
    fn a_check_keeps_to_its_memory() {
        let code: Code = "0.77".parse().unwrap();
        let known = Known::of(&code, &mut Budget::unlimited()).unwrap();
        let checked = known.check(&code, &mut Budget::unlimited().with_memory(1000));
        assert_eq!(checked, Err(Exhausted::Memory { limit: 1000 }.into()));
    }

    /// Whatever is known has passed its own check, and another one that is written for itself.
    #[test]
    fn what_is_known_is_confirmed() {
        for code in ["0.77", "0.123", "0.3", "0.[3]", "0.15", "0.34", "0.54"] {
            let (code, budget) = (code.parse::<Code>().unwrap(), &mut Budget::unlimited());
            let known = Known::of(&code, budget).unwrap();
            assert_eq!(known.check(&code, budget), Ok(()), "{code}");
        }
    }
}
