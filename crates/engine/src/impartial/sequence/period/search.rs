//! Looking for a period while a sequence is computed.

use nimatron_nimber::message;

use super::{Observed, Proved, find, theorem};
use crate::foundation::Budget;
use crate::impartial::sequence::{Code, Halt, Values};

/// Number of values inspected initially.
const FIRST: u64 = 128;

/// What is known of the period of a game.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Verdict {
    /// It has this period.
    Proved(Proved),
    /// The values that were computed have this period.
    Observed(Observed),
    /// No period can be seen in the values that were computed.
    Unknown {
        /// Number of known values.
        computed: u64,
    },
}

/// A search for the period of a game.
///
/// ```
/// use nimatron::foundation::Budget;
/// use nimatron::impartial::sequence::period::{Search, Verdict};
/// use nimatron::impartial::sequence::values;
/// let code = "0.07".parse()?;
/// let mut values = values(&code, Vec::new())?;
/// let search = Search::new(&code, 100_000);
/// let (verdict, halt) = search.run(&mut *values, &mut Budget::unlimited(), &mut |_| ());
/// let Verdict::Proved(proved) = verdict else { panic!("{halt:?}") };
/// assert_eq!((proved.period().period, proved.period().preperiod), (34, 53));
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[derive(Clone, Debug)]
pub struct Search {
    /// The code that theorems speak of, or why none does.
    code: Result<Code, &'static str>,
    rising: bool,
    most: u64,
}

impl Search {
    /// A search in the values of the heaps below `most`.
    pub fn new(code: &Code, most: u64) -> Search {
        // An octal game whose values rise without bound is not known, and by
        // the theorem none rises by the same in each period.
        let rising = code.most_parts().is_none_or(|heaps| heaps > 2) || code.last().is_none();
        Search { code: Ok(code.clone()), rising, most }
    }

    /// A search in the first `most` values of other positions, which never proves a period, for this reason.
    pub fn without_theorem(reason: &'static str, most: u64) -> Search {
        Search { code: Err(reason), rising: true, most }
    }

    /// What these values, from heap 0 on, say.
    pub fn look(&self, values: &[u16]) -> Verdict {
        let computed = values.len() as u64;
        let Some(period) = find(values, self.rising) else { return Verdict::Unknown { computed } };
        let code = self.code.as_ref().map_err(|reason| *reason);
        let theorem = code.and_then(|code| theorem(code, period.saltus));
        let proved = theorem.as_ref().ok().and_then(|t| Proved::new(period, t, values));
        if let Some(proved) = proved {
            return Verdict::Proved(proved);
        }
        let missing = theorem.and_then(|theorem| {
            let needed = theorem.bound(&period, values).and_then(|b| b.checked_add(period.period));
            needed.ok_or(message!(
                "the theorem does not speak of this pattern, or not of so few values"
            ))
        });
        Verdict::Observed(Observed { period, computed, missing })
    }

    /// Computes values until the period is proved or there are enough of them:
    /// what is known then, and why it ended before, if it did. Every new value
    /// goes to `sink` too.
    pub fn run(
        &self,
        values: &mut dyn Values,
        budget: &mut Budget,
        sink: &mut dyn FnMut(&[u16]),
    ) -> (Verdict, Option<Halt>) {
        let mut to = FIRST.max(values.len()).min(self.most);
        loop {
            let halt = values.extend(to, budget, sink).err();
            let known = values.len().min(self.most);
            let verdict = match values.values(0..known) {
                Some(known) => self.look(known),
                None => Verdict::Unknown { computed: known },
            };
            let done = matches!(verdict, Verdict::Proved(_)) || known >= self.most;
            if done || halt.is_some() {
                return (verdict, halt);
            }
            to = match &verdict {
                Verdict::Observed(Observed { missing: Ok(needed), .. }) if *needed > known => {
                    (*needed).min(4 * known)
                }
                _ => 2 * known,
            };
            to = to.min(self.most);
        }
    }
}
