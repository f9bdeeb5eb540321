//! Periods of pretending functions, and what they prove.

use nimatron_nimber::message;

use super::{Halt, Partial};
use crate::foundation::Budget;
use crate::impartial::sequence::Code;
use crate::impartial::sequence::period::{Observed, Period, Proved, Theorem, find, theorem};

/// What is known of the quotient of all heaps of a game.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Verdict {
    /// Φ has a period that goes on for ever by the [theorem](super), so that the quotient is that
    /// of all heaps.
    Proved(Proved),
    /// Φ has a period as far as it was computed.
    Observed(Observed),
    /// No period was seen.
    Unknown,
}

impl Verdict {
    /// From which heap on Φ is periodic, and the length of the period; `None` if that is not proved.
    pub fn proved_period(&self) -> Option<(u64, u64)> {
        match self {
            Verdict::Proved(proved) => Some((proved.period().preperiod, proved.period().period)),
            Verdict::Observed(_) | Verdict::Unknown => None,
        }
    }
}

impl Partial {
    /// What the heaps that are known say about all heaps of the game.
    ///
    /// Cost: linear in the number of heaps.
    ///
    /// ```
    /// use nimatron::foundation::Budget;
    /// use nimatron::impartial::sequence::Code;
    /// use nimatron::misere::quotient::{Partial, Verdict};
    /// let (code, mut quotient) = ("0.77".parse::<Code>()?, Partial::new());
    /// quotient.extend(&code, 167, &mut Budget::unlimited())?;
    /// let Verdict::Proved(proved) = quotient.verdict(&code) else { panic!("a period") };
    /// assert_eq!((proved.period().period, proved.period().preperiod), (12, 71));
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    pub fn verdict(&self, code: &Code) -> Verdict {
        let Some(period) = find(self.heaps(), false) else { return Verdict::Unknown };
        let period = Period { saltus: 0, ..period };
        let computed = self.heaps().len() as u64;
        let missing = match theorem_of_products(code) {
            Ok(theorem) => match Proved::new(period, &theorem, self.heaps()) {
                Some(proved) => return Verdict::Proved(proved),
                None => {
                    let needed = theorem.bound(&period, self.heaps());
                    let needed = needed.and_then(|bound| bound.checked_add(period.period));
                    needed
                        .ok_or(message!("more heaps than can be counted would have to be computed"))
                }
            },
            Err(reason) => Err(reason),
        };
        Verdict::Observed(Observed { period, computed, missing })
    }

    /// Adds heaps up to this one until a period is proved. `watch` sees every state between.
    /// Returns also why it ended early, if it did.
    ///
    /// Cost: as [`extend`](Partial::extend).
    pub fn seek(
        &mut self,
        code: &Code,
        to: u32,
        budget: &mut Budget,
        watch: &mut dyn FnMut(&Partial),
    ) -> (Verdict, Option<Halt>) {
        let mut next_look = 16;
        loop {
            let known = self.heaps().len() as u32;
            if known >= next_look || known > to {
                let verdict = self.verdict(code);
                if matches!(verdict, Verdict::Proved(_)) || known > to {
                    return (verdict, None);
                }
                next_look = known + known / 16 + 1;
            }
            if let Err(halt) = self.extend(code, known, budget) {
                return (self.verdict(code), Some(halt));
            }
            watch(self);
        }
    }

    /// The element of a heap of any size, if a period is proved or the heap is known.
    pub fn element_of_heap(&self, heap: u64, verdict: &Verdict) -> Option<u16> {
        let known = |heap: u64| self.heaps().get(usize::try_from(heap).ok()?).copied();
        match verdict {
            Verdict::Proved(proved) if heap >= proved.period().preperiod => {
                let Period { preperiod, period, .. } = *proved.period();
                known(preperiod + (heap - preperiod) % period)
            }
            _ => known(heap),
        }
    }
}

/// The theorem, where its proof uses nothing of nim-sums but that they are commutative and
/// associative.
pub(super) fn theorem_of_products(code: &Code) -> Result<Theorem, &'static str> {
    match theorem(code, 0)? {
        theorem @ (Theorem::Heaps { .. } | Theorem::Subtraction { .. }) => Ok(theorem),
        _ => Err(message!("no theorem is known for the quotients of such a code")),
    }
}
