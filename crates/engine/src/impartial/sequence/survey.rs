//! What a survey of many games keeps of each.

use std::fmt;
use std::sync::Arc;
use std::sync::atomic::AtomicBool;
use std::time::Duration;

use nimatron_nimber::message;
use serde::{Deserialize, Serialize};

use super::period::{Search, Verdict};
use super::{Halt, HeapRules, values};
use crate::files::{Record, Stamp};
use crate::foundation::{Budget, Exhausted};

/// What is known of a period, or of whatever else is searched for; what is surer comes first.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum Status {
    /// By a theorem, or a search to the end.
    Proved,
    /// As far as values were computed.
    Observed,
    /// The limits were reached, and no period was seen or no answer found.
    Exhausted,
}

impl fmt::Display for Status {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            Status::Proved => "proved",
            Status::Observed => "observed",
            Status::Exhausted => "exhausted",
        })
    }
}

/// What was found out of one game, within which limits.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct Finding {
    /// The version of this form.
    pub schema: u32,
    /// The rules.
    pub ruleset: String,
    /// What is known.
    pub status: Status,
    /// The least heap from which on the values repeat.
    pub preperiod: Option<u64>,
    /// The length of the period.
    pub period: Option<u64>,
    /// What is added from one period to the next.
    pub saltus: Option<u64>,
    /// How many values were computed.
    pub computed: u64,
    /// The largest of them.
    pub largest: u16,
    /// How long that took.
    pub seconds: f64,
    /// The largest heap that was allowed.
    pub to: u64,
    /// The seconds that were allowed.
    pub each: f64,
}

/// How far each game is looked at.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Limits {
    /// The largest heap.
    pub to: u64,
    /// The longest time.
    pub each: Duration,
}

impl Limits {
    /// Whether what was found within these other limits would be no better within these.
    pub(crate) fn are_met(self, status: Status, to: u64, each: f64) -> bool {
        status == Status::Proved || to >= self.to && each >= self.each.as_secs_f64()
    }

    /// The time for one game, of what is left for all.
    pub(crate) fn time(self, left: Option<Duration>) -> Duration {
        left.map_or(self.each, |left| left.min(self.each))
    }

    /// Whether the flag, or the time that was left for all games, ended the work on one.
    pub(crate) fn were_cut(self, time: Duration, ended: Option<&Exhausted>) -> bool {
        match ended {
            Some(Exhausted::Cancelled) => true,
            Some(_) => time < self.each,
            None => false,
        }
    }
}

/// Whether the rules are written as this program writes them.
pub(crate) fn is_canonical(ruleset: &str) -> bool {
    ruleset.parse::<HeapRules>().is_ok_and(|rules| rules.to_string() == ruleset)
}

impl Finding {
    /// Whether to look again within these limits would find no more.
    pub fn is_enough(&self, limits: Limits) -> bool {
        limits.are_met(self.status, self.to, self.each)
    }

    /// Looks at one game, in memory for this number of values: `None` if the flag or the time that
    /// is left for all games broke that off. The time that it took is filled in by the caller,
    /// who has the clock.
    pub fn look(
        rules: &HeapRules,
        limits: Limits,
        most_values: u64,
        left: Option<Duration>,
        cancel: &Arc<AtomicBool>,
    ) -> Option<Finding> {
        let time = limits.time(left);
        let mut budget = Budget::until(cancel.clone()).with_time(time);
        let most = most_values.min(limits.to.saturating_add(1));
        let mut engine = values(rules.code(), Vec::new()).ok()?;
        let mut largest = 0;
        let search = Search::new(rules.code(), most);
        let (verdict, halt) = search.run(&mut *engine, &mut budget, &mut |new| {
            largest = new.iter().copied().fold(largest, u16::max);
        });
        let ended = match &halt {
            Some(Halt::Exhausted(exhausted)) => Some(exhausted),
            _ => None,
        };
        let (status, pattern) = match &verdict {
            Verdict::Proved(proved) => (Status::Proved, Some(*proved.period())),
            _ if limits.were_cut(time, ended) => return None,
            Verdict::Observed(observed) => (Status::Observed, Some(observed.period)),
            Verdict::Unknown { .. } => (Status::Exhausted, None),
        };
        Some(Finding {
            schema: 1,
            ruleset: rules.to_string(),
            status,
            preperiod: pattern.map(|period| period.preperiod),
            period: pattern.map(|period| period.period),
            saltus: pattern.map(|period| period.saltus),
            computed: engine.len().min(most),
            largest,
            seconds: 0.0,
            to: limits.to,
            each: limits.each.as_secs_f64(),
        })
    }
}

impl Record for Finding {
    type Key = String;

    const STAMP: Stamp = Stamp {
        kind: message!("store of a survey"),
        version: 2,
        engine: "period-1",
        older: &[b"redb"],
    };

    fn key(&self) -> String {
        self.ruleset.clone()
    }

    /// Whether the rules are canonical, and there is a period where the status says so.
    fn is_sound(&self) -> bool {
        let pattern = (self.preperiod, self.period, self.saltus);
        let is_told = match self.status {
            Status::Exhausted => pattern == (None, None, None),
            _ => matches!(pattern, (Some(_), Some(1..), Some(_))),
        };
        is_told && is_canonical(&self.ruleset)
    }
}
