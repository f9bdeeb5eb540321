//! Periods of sequences of Grundy values: observed, and proved.
//!
//! A sequence is *periodic* from n₀ on with the period p if G(n + p) = G(n) for
//! all n ≥ n₀, and *arithmetic periodic* with the *saltus* s if
//! G(n + p) = G(n) + s. What is computed is finite; that a pattern in it goes
//! on for ever follows from a [`Theorem`], which says up to which heap the
//! pattern has to hold. A period that has not been followed so far is
//! [`Observed`] and never [`Proved`].

mod continued;
mod find;
mod kept;
mod long;
mod rising;
mod search;
mod theorem;

use std::fmt;

use nimatron_nimber::say;

pub use continued::Continued;
pub use find::find;
pub use long::Long;
pub use search::{Search, Verdict};
pub use theorem::{Theorem, theorem};

/// A pattern of a sequence: G(n + p) = G(n) + s for all n ≥ n₀.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Period {
    /// The least n₀ from which on the pattern holds.
    pub preperiod: u64,
    /// The least p ≥ 1 for which there is a pattern.
    pub period: u64,
    /// By how much the values rise in a period.
    pub saltus: u64,
}

impl Period {
    /// The heaps below the preperiod whose values are not those of the pattern
    /// carried on backwards: the *exceptional* values. Whoever knows them and one
    /// period knows the sequence. The values are those of the heaps from 0 on, at
    /// least n₀ + p of them; without these there is nothing to compare with.
    ///
    /// ```
    /// use nimatron::foundation::Budget;
    /// use nimatron::impartial::sequence::{Code, by_definition};
    /// use nimatron::impartial::sequence::period::find;
    /// let values = by_definition(&"0.07".parse::<Code>()?, 300, &mut Budget::unlimited())?;
    /// let period = find(&values, false).unwrap();
    /// assert_eq!(period.exceptions(&values), [0, 1, 15, 17, 18, 32, 35, 52]);
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    pub fn exceptions(&self, values: &[u16]) -> Vec<u64> {
        let (known, p) = (values.len() as u64, self.period.max(1));
        if self.preperiod.checked_add(p).is_none_or(|end| end > known) {
            return Vec::new();
        }
        let expected = |heap: u64| {
            let periods = (self.preperiod - heap).div_ceil(p);
            let later = i128::from(values[(heap + periods * p) as usize]);
            later - i128::from(periods) * i128::from(self.saltus)
        };
        let differs = |heap: &u64| i128::from(values[*heap as usize]) != expected(*heap);
        (0..self.preperiod).filter(differs).collect()
    }
}

impl fmt::Display for Period {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let Period { preperiod, period, saltus } = *self;
        f.write_str(&match saltus {
            0 => say!("period {}, preperiod {}", period, preperiod),
            _ => say!("period {}, saltus {}, preperiod {}", period, saltus, preperiod),
        })
    }
}

/// A period that holds for ever, by a theorem.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Proved {
    period: Period,
    theorem: Theorem,
    bound: u64,
}

impl Proved {
    /// Proves that a pattern goes on for ever, where the values are those of
    /// all heaps from 0 on. The pattern is looked at again.
    ///
    /// ```
    /// use nimatron::foundation::Budget;
    /// use nimatron::impartial::sequence::{Code, by_definition};
    /// use nimatron::impartial::sequence::period::{Period, Proved, theorem};
    /// let kayles: Code = "0.77".parse()?;
    /// let theorem = theorem(&kayles, 0).unwrap();
    /// let values = by_definition(&kayles, 167, &mut Budget::unlimited())?;
    /// let period = Period { preperiod: 71, period: 12, saltus: 0 };
    /// // The pattern must hold up to 2 · 71 + 12 + 2 = 156, for which 168 values are needed.
    /// assert!(Proved::new(period, &theorem, &values).is_some());
    /// assert!(Proved::new(period, &theorem, &values[..167]).is_none());
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    pub fn new(period: Period, theorem: &Theorem, values: &[u16]) -> Option<Proved> {
        if !find::holds(values, &period) {
            return None;
        }
        let bound = theorem.bound(&period, values)?;
        let enough = bound.checked_add(period.period)? <= values.len() as u64;
        enough.then(|| Proved { period, theorem: theorem.clone(), bound })
    }

    /// For a pattern that was found to hold for as many values as the theorem
    /// asks for, though they are not all kept.
    fn by_window(period: Period, theorem: &Theorem) -> Option<Proved> {
        let bound = theorem.bound(&period, &[])?;
        Some(Proved { period, theorem: theorem.clone(), bound })
    }

    /// The period.
    pub fn period(&self) -> &Period {
        &self.period
    }

    /// Why it holds for ever.
    pub fn theorem(&self) -> &Theorem {
        &self.theorem
    }

    /// The pattern was checked for all heaps from the preperiod up to this
    /// one exclusively.
    pub fn bound(&self) -> u64 {
        self.bound
    }
}

/// A period that holds for all that was computed.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Observed {
    /// The period.
    pub period: Period,
    /// Number of known values.
    pub computed: u64,
    /// How many values would prove it, or why nothing would.
    pub missing: Result<u64, &'static str>,
}
