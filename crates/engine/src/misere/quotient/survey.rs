//! What a survey of misère quotients keeps of each game.

use std::sync::Arc;
use std::sync::atomic::AtomicBool;
use std::time::Duration;

use nimatron_nimber::message;
use serde::{Deserialize, Serialize};

use super::{Halt, Partial, Verdict};
use crate::files::{Record, Stamp};
use crate::foundation::Budget;
use crate::impartial::sequence::HeapRules;
use crate::impartial::sequence::survey::{Limits, Status, is_canonical};

/// What was found out of the quotient of one game, within which limits.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct QuotientFinding {
    /// The version of this form.
    pub schema: u32,
    /// The rules.
    pub ruleset: String,
    /// What is known of the period of the pretending function.
    pub status: Status,
    /// Number of elements of the quotient.
    pub order: u64,
    /// Size of its P-portion.
    pub p_positions: u64,
    /// The least heap from which on the elements repeat.
    pub preperiod: Option<u64>,
    /// The length of the period.
    pub period: Option<u64>,
    /// Number of heaps whose elements are known.
    pub computed: u64,
    /// The last heap that changed the quotient.
    pub changed: u64,
    /// How long that took.
    pub seconds: f64,
    /// The largest heap that was allowed.
    pub to: u64,
    /// The seconds that were allowed.
    pub each: f64,
}

impl QuotientFinding {
    /// Whether to look again within these limits would find no more.
    pub fn is_enough(&self, limits: Limits) -> bool {
        limits.are_met(self.status, self.to, self.each)
    }

    /// Looks at one game, in this number of bytes: `None` if the flag or the time that is left
    /// for all games broke that off. The time that it took is filled in by the caller, who has
    /// the clock.
    pub fn look(
        rules: &HeapRules,
        limits: Limits,
        bytes: u64,
        left: Option<Duration>,
        cancel: &Arc<AtomicBool>,
    ) -> Option<QuotientFinding> {
        let time = limits.time(left);
        let mut budget = Budget::until(cancel.clone()).with_time(time).with_memory(bytes);
        let to = u32::try_from(limits.to).unwrap_or(u32::MAX - 1);
        let mut quotient = Partial::new();
        let (verdict, halt) = quotient.seek(rules.code(), to, &mut budget, &mut |_| ());
        let ended = match &halt {
            Some(Halt::Exhausted(exhausted)) => Some(exhausted),
            _ => None,
        };
        let (status, period) = match &verdict {
            Verdict::Proved(proved) => (Status::Proved, Some(*proved.period())),
            _ if limits.were_cut(time, ended) => return None,
            Verdict::Observed(observed) => (Status::Observed, Some(observed.period)),
            Verdict::Unknown => (Status::Exhausted, None),
        };
        Some(QuotientFinding {
            schema: 1,
            ruleset: rules.to_string(),
            status,
            order: quotient.monoid().order() as u64,
            p_positions: quotient.monoid().p_positions().count() as u64,
            preperiod: period.map(|period| period.preperiod),
            period: period.map(|period| period.period),
            computed: quotient.heaps().len() as u64,
            changed: quotient.changed().into(),
            seconds: 0.0,
            to: limits.to,
            each: limits.each.as_secs_f64(),
        })
    }
}

impl Record for QuotientFinding {
    type Key = String;

    const STAMP: Stamp = Stamp {
        kind: message!("store of quotients"),
        version: 1,
        engine: "quotient-1",
        older: &[],
    };

    fn key(&self) -> String {
        self.ruleset.clone()
    }

    /// Whether the rules are canonical, and there is a period where the status says so.
    fn is_sound(&self) -> bool {
        let is_told = match self.status {
            Status::Exhausted => (self.preperiod, self.period) == (None, None),
            _ => matches!((self.preperiod, self.period), (Some(_), Some(1..))),
        };
        is_told && is_canonical(&self.ruleset)
    }
}
