//! What a survey of many games keeps of each.

use std::fmt;

use serde::{Deserialize, Serialize};

use super::HeapRules;
use crate::files::{Record, Stamp};

/// What is known of a period.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum Status {
    /// By a theorem.
    Proved,
    /// As far as values were computed.
    Observed,
    /// No period was seen.
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

impl Record for Finding {
    type Key = String;

    const STAMP: Stamp =
        Stamp { kind: "store of a survey", version: 2, engine: "period-1", older: &[b"redb"] };

    fn key(&self) -> String {
        self.ruleset.clone()
    }

    /// Whether the rules are written as this program writes them, and there is a period where the
    /// status says so.
    fn is_sound(&self) -> bool {
        let rules = self.ruleset.parse::<HeapRules>();
        let pattern = (self.preperiod, self.period, self.saltus);
        let is_told = match self.status {
            Status::Exhausted => pattern == (None, None, None),
            _ => matches!(pattern, (Some(_), Some(1..), Some(_))),
        };
        is_told && rules.is_ok_and(|rules| rules.to_string() == self.ruleset)
    }
}
