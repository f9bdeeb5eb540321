//! What can be surveyed: periods of Grundy values, and misère quotients.

use std::sync::Arc;
use std::sync::atomic::AtomicBool;
use std::time::Duration;

use nimatron::files::Record;
use nimatron::impartial::sequence::HeapRules;
use nimatron::impartial::sequence::survey::{Finding, Limits, Status};
use nimatron::misere::quotient::QuotientFinding;
use nimatron::say;

use crate::commands::sequence::values_in;

/// Bytes of a mebibyte.
const MEBIBYTE: u64 = 1 << 20;

/// What is found of one game, and kept.
pub trait Surveyed: Record<Key = String> + Clone + Send {
    /// The heading of lines with commas.
    const HEADING: &'static str;

    /// Looks at one game, in so many mebibytes; `None` if that was broken off.
    fn look(
        rules: &HeapRules,
        limits: Limits,
        mebibytes: u64,
        left: Option<Duration>,
        cancel: &Arc<AtomicBool>,
    ) -> Option<Self>;
    fn took(&mut self, seconds: f64);
    fn is_enough(&self, limits: Limits) -> bool;
    fn status(&self) -> Status;
    fn period(&self) -> Option<u64>;
    /// The cells of a line with commas, behind the rules.
    fn cells(&self) -> String;
    fn line(&self) -> String;
}

fn cell(number: Option<u64>) -> String {
    number.map_or(String::new(), |number| number.to_string())
}

impl Surveyed for Finding {
    const HEADING: &'static str = "ruleset,status,preperiod,period,saltus,computed,largest";

    fn look(
        rules: &HeapRules,
        limits: Limits,
        mebibytes: u64,
        left: Option<Duration>,
        cancel: &Arc<AtomicBool>,
    ) -> Option<Finding> {
        Finding::look(rules, limits, values_in(mebibytes), left, cancel)
    }

    fn took(&mut self, seconds: f64) {
        self.seconds = seconds;
    }

    fn is_enough(&self, limits: Limits) -> bool {
        Finding::is_enough(self, limits)
    }

    fn status(&self) -> Status {
        self.status
    }

    fn period(&self) -> Option<u64> {
        self.period
    }

    fn cells(&self) -> String {
        let [preperiod, period, saltus] = [self.preperiod, self.period, self.saltus].map(cell);
        let Finding { status, computed, largest, .. } = self;
        format!("{status},{preperiod},{period},{saltus},{computed},{largest}")
    }

    fn line(&self) -> String {
        let Finding { ruleset, status, computed, .. } = self;
        match (self.preperiod, self.period) {
            (Some(preperiod), Some(period)) => {
                let saltus = self.saltus.filter(|&saltus| saltus > 0);
                let status = match status {
                    Status::Proved => say!("proved"),
                    Status::Observed => say!("observed"),
                    Status::Exhausted => say!("exhausted"),
                };
                match saltus {
                    None => {
                        say!("{}: period {} after {}, {}", ruleset, period, preperiod, status)
                    }
                    Some(saltus) => say!(
                        "{}: period {} after {}, saltus {}, {}",
                        ruleset,
                        period,
                        preperiod,
                        saltus,
                        status
                    ),
                }
            }
            _ => say!("{}: no period up to heap {}", ruleset, computed.saturating_sub(1)),
        }
    }
}

impl Surveyed for QuotientFinding {
    const HEADING: &'static str =
        "ruleset,status,order,p_positions,preperiod,period,computed,changed";

    fn look(
        rules: &HeapRules,
        limits: Limits,
        mebibytes: u64,
        left: Option<Duration>,
        cancel: &Arc<AtomicBool>,
    ) -> Option<QuotientFinding> {
        let bytes = mebibytes.saturating_mul(MEBIBYTE);
        QuotientFinding::look(rules, limits, bytes, left, cancel)
    }

    fn took(&mut self, seconds: f64) {
        self.seconds = seconds;
    }

    fn is_enough(&self, limits: Limits) -> bool {
        QuotientFinding::is_enough(self, limits)
    }

    fn status(&self) -> Status {
        self.status
    }

    fn period(&self) -> Option<u64> {
        self.period
    }

    fn cells(&self) -> String {
        let [preperiod, period] = [self.preperiod, self.period].map(cell);
        let QuotientFinding { status, order, p_positions, computed, changed, .. } = self;
        format!("{status},{order},{p_positions},{preperiod},{period},{computed},{changed}")
    }

    fn line(&self) -> String {
        let QuotientFinding { ruleset, order, p_positions, computed, .. } = self;
        let (order, portion) = (*order, *p_positions);
        let last = computed.saturating_sub(1);
        match (self.status, self.preperiod, self.period) {
            (Status::Proved, Some(preperiod), Some(period)) => {
                say!(
                    "{}: order {}, P-portion {}, period {} after {}, proved",
                    ruleset,
                    order,
                    portion,
                    period,
                    preperiod
                )
            }
            (_, Some(_), Some(_)) => say!(
                "{}: order {}, P-portion {} up to heap {}, observed",
                ruleset,
                order,
                portion,
                last
            ),
            _ => say!(
                "{}: order {}, P-portion {} up to heap {}, no period seen",
                ruleset,
                order,
                portion,
                last
            ),
        }
    }
}
