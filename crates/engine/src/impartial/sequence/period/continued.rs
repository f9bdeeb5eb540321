//! Sequences that are continued by their period as soon as it is proved.

use std::ops::Range;

use super::{Observed, Period, Search, Verdict};
use crate::foundation::Budget;
use crate::impartial::sequence::kernel::{Space, SparseSpace};
use crate::impartial::sequence::{Code, Halt, Values, values};

/// Number of values at which a period is looked for first.
const FIRST_LOOK: u64 = 1 << 10;
/// Number of values that are copied between two looks at the budget.
const STRETCH: u64 = 1 << 12;

/// The values of a game, computed until a period is [proved](super::Proved), and repeated from
/// then on.
///
/// A period is looked for whenever the number of values has doubled, or as many are known as a
/// proof needs of a period that was observed.
///
/// ```
/// use nimatron::foundation::Budget;
/// use nimatron::impartial::sequence::Values;
/// use nimatron::impartial::sequence::period::Continued;
/// let mut kayles = Continued::new(&"0.77".parse()?, Vec::new())?;
/// kayles.extend(1_000_000, &mut Budget::unlimited(), &mut |_| ())?;
/// assert_eq!(kayles.computed(), 1024);
/// assert_eq!(kayles.values(999_999..1_000_000), kayles.values(87..88));
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
///
/// Cost: that of the [values] up to twice the number that proves the period, and one step for every
/// other.
pub struct Continued {
    engine: Box<dyn Values>,
    search: Search,
    next_look: u64,
    repeated: Option<Repeated>,
}

/// Values that are known for ever.
struct Repeated {
    period: Period,
    /// From heap 0 on.
    values: Vec<u16>,
    /// The sparse space of the engine, and the heaps with values in it.
    sparse: Option<(Space, Vec<(u64, u16)>)>,
}

impl Continued {
    /// The values of the game, of which the first may be given, as from a file; they are not
    /// checked.
    ///
    /// # Errors
    /// Those of [`values`].
    pub fn new(code: &Code, known: Vec<u16>) -> Result<Continued, Halt> {
        Ok(Continued::of(values(code, known)?, Search::new(code, u64::MAX)))
    }

    /// The values of an engine, in which a period is looked for like this.
    pub fn of(engine: Box<dyn Values>, search: Search) -> Continued {
        Continued { engine, search, next_look: FIRST_LOOK, repeated: None }
    }

    /// Number of values that were computed from the rules, not by the period.
    pub fn computed(&self) -> u64 {
        self.engine.len()
    }

    /// Looks for a period in all values.
    fn look(&mut self) {
        let len = self.engine.len();
        self.next_look = len.saturating_mul(2);
        let Some(values) = self.engine.values(0..len) else { return };
        match self.search.look(values) {
            Verdict::Proved(proved) => {
                let sparse = self.engine.sparse_space();
                let sparse = sparse.map(|SparseSpace { space, rare }| (space, rare.to_vec()));
                let (period, values) = (*proved.period(), values.to_vec());
                self.repeated = Some(Repeated { period, values, sparse });
            }
            Verdict::Observed(Observed { missing: Ok(needed), .. }) if needed > len => {
                self.next_look = needed.min(len.saturating_mul(4));
            }
            _ => {}
        }
    }
}

impl Repeated {
    fn extend(
        &mut self,
        to: u64,
        budget: &mut Budget,
        sink: &mut dyn FnMut(&[u16]),
    ) -> Result<(), Halt> {
        loop {
            let len = self.values.len();
            let more = to.saturating_sub(len as u64).min(STRETCH);
            if more == 0 {
                return Ok(());
            }
            budget.spend(more)?;
            let room = usize::try_from(to).unwrap_or(usize::MAX).saturating_sub(len);
            if self.values.try_reserve(room).is_err() {
                return Err(Halt::Memory { values: to });
            }
            let new = (0..more).try_for_each(|_| self.push());
            sink(&self.values[len..]);
            new?;
        }
    }

    /// The value of the next heap.
    fn push(&mut self) -> Result<(), Halt> {
        let Period { period, saltus, .. } = self.period;
        let heap = self.values.len() as u64;
        let value = u64::from(self.values[(heap - period) as usize]) + saltus;
        let value = u16::try_from(value).map_err(|_| Halt::TooWide { heap })?;
        self.values.push(value);
        if let Some((space, rare)) = &mut self.sparse {
            if space.is_sparse(heap, value) {
                rare.push((heap, value));
            }
        }
        Ok(())
    }
}

impl Values for Continued {
    fn len(&self) -> u64 {
        self.repeated.as_ref().map_or(self.engine.len(), |repeated| repeated.values.len() as u64)
    }

    fn extend(
        &mut self,
        to: u64,
        budget: &mut Budget,
        sink: &mut dyn FnMut(&[u16]),
    ) -> Result<(), Halt> {
        while self.len() < to {
            if let Some(repeated) = &mut self.repeated {
                return repeated.extend(to, budget, sink);
            }
            if self.engine.len() >= self.next_look {
                self.look();
            } else {
                self.engine.extend(to.min(self.next_look), budget, sink)?;
            }
        }
        Ok(())
    }

    fn values(&self, heaps: Range<u64>) -> Option<&[u16]> {
        let Some(repeated) = &self.repeated else { return self.engine.values(heaps) };
        let [start, end] = [heaps.start, heaps.end].map(|at| usize::try_from(at).ok());
        repeated.values.get(start?..end?)
    }

    /// Of the values that were computed; the period is found in them again.
    fn checkpoint(&self) -> Vec<u8> {
        self.engine.checkpoint()
    }

    fn sparse_space(&self) -> Option<SparseSpace<'_>> {
        let Some(repeated) = &self.repeated else { return self.engine.sparse_space() };
        let (space, rare) = repeated.sparse.as_ref()?;
        Some(SparseSpace { space: *space, rare })
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_values_are_those_of_the_engine() {
        // Periodic soon and late, rising, sparse, and of no known period.
        for text in ["0.77", "0.137", "0.15", "0.3F", "4.[3]", "0.16", "0.007", "4!.0", "allbut(2)"]
        {
            let rules: crate::impartial::sequence::HeapRules = text.parse().unwrap();
            let most = 3000;
            let (mut all, budget) = (values(rules.code(), Vec::new()).unwrap(), Budget::unlimited);
            all.extend(most, &mut budget(), &mut |_| ()).unwrap();
            let mut continued = Continued::new(rules.code(), Vec::new()).unwrap();
            let mut handed_over = Vec::new();
            for to in [1, 100, 1600, most] {
                let sink = &mut |new: &[u16]| handed_over.extend_from_slice(new);
                continued.extend(to, &mut budget(), sink).unwrap();
            }
            assert_eq!(continued.values(0..most), all.values(0..most), "{text}");
            assert_eq!(handed_over.get(..most as usize), all.values(0..most), "{text}");
        }
    }

    #[test]
    fn few_values_of_periodic_games_are_computed() {
        let mut kayles = Continued::new(&"0.77".parse().unwrap(), Vec::new()).unwrap();
        let budget = &mut Budget::unlimited();
        kayles.extend(200_000, budget, &mut |_| ()).unwrap();
        assert!(kayles.computed() <= 2048 && budget.spent() < 210_000, "{}", budget.spent());
        // Rising values end where they do not fit any more.
        let mut nim = Continued::new(&"0.[3]".parse().unwrap(), Vec::new()).unwrap();
        let halt = nim.extend(100_000, budget, &mut |_| ());
        assert_eq!(halt, Err(Halt::TooWide { heap: 65_536 }));
        assert_eq!(nim.len(), 65_536);
        let little = kayles.extend(300_000, &mut Budget::nodes(10_000), &mut |_| ());
        assert!(matches!(little, Err(Halt::Exhausted(_))));
    }
}
