//! Sequences of Grundy values of heaps and strips: the values, their period, and a plot.

use std::fmt::Display;

use nimatron_nimber::text::Notation;
use nimatron_nimber::{message, say};
use serde::Serialize;

use super::Schema;
use super::failure::Failure;
use super::request::LONGEST_POSITION;
use crate::foundation::Budget;
use crate::impartial::sequence::period::{Period, Verdict};
use crate::impartial::sequence::{Code, Halt, HeapRules, is_fast};
use crate::render;
use crate::render::document::{Block, Document};
use crate::render::html::{Told, told};
use crate::render::svg::grundy_plot;
use crate::rulesets::sequence::Sequence;

/// So many heaps may be asked for, and in so many a period is looked for.
const FAST: [u64; 2] = [1 << 17, 1 << 14];
/// The same where a value takes long.
const SLOW: [u64; 2] = [1 << 11, 1 << 10];
/// So many values are given where nothing else is asked for, whatever the period.
const FEWEST: u64 = 100;
/// At most so many then.
const ENOUGH: u64 = 2000;
/// A row of a table has at least so many heaps,
const SHORTEST_ROW: u64 = 10;
/// and at most so many. Where the period is longer, rows have the length that is
/// usual.
const LONGEST_ROW: u64 = 64;
const USUAL_ROW: u64 = 20;

/// Whether a period is known, and how well.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[serde(rename_all = "snake_case")]
pub enum PeriodStatus {
    /// It holds for ever, by a theorem.
    Proved,
    /// It holds for all values that were computed.
    Observed,
    /// None was seen in the values that were computed.
    Exhausted,
}

/// What is known of the period of a game.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub struct KnownPeriod {
    /// Whether there is one.
    #[cfg_attr(feature = "typescript", ts(inline))]
    pub status: PeriodStatus,
    /// From which heap on it holds.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "typescript", ts(optional, type = "number"))]
    pub preperiod: Option<u64>,
    /// How long it is.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "typescript", ts(optional, type = "number"))]
    pub period: Option<u64>,
    /// By how much the values rise in it.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "typescript", ts(optional, type = "number"))]
    pub saltus: Option<u64>,
    /// The theorem that proves it.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "typescript", ts(optional))]
    pub theorem: Option<String>,
    /// The theorem wants the pattern below this heap.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "typescript", ts(optional, type = "number"))]
    pub bound: Option<u64>,
    /// So many values were computed.
    #[cfg_attr(feature = "typescript", ts(type = "number"))]
    pub computed: u64,
    /// So many would prove it.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "typescript", ts(optional, type = "number"))]
    pub needed: Option<u64>,
    /// Why it is not proved.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "typescript", ts(optional))]
    pub reason: Option<String>,
}

impl KnownPeriod {
    /// What a search among so many values has found, and why it ended early, if it
    /// did.
    pub fn new(verdict: &Verdict, computed: u64, halt: Option<&Halt>) -> KnownPeriod {
        let (period, status) = match verdict {
            Verdict::Proved(proved) => (Some(proved.period()), PeriodStatus::Proved),
            Verdict::Observed(observed) => (Some(&observed.period), PeriodStatus::Observed),
            Verdict::Unknown { .. } => (None, PeriodStatus::Exhausted),
        };
        let proved = match verdict {
            Verdict::Proved(proved) => Some(proved),
            _ => None,
        };
        let missing = match verdict {
            Verdict::Observed(observed) => Some(observed.missing),
            _ => None,
        };
        let unprovable = missing.and_then(Result::err).map(str::to_owned);
        let reason = unprovable.or_else(|| halt.map(Halt::to_string));
        KnownPeriod {
            status,
            preperiod: period.map(|period| period.preperiod),
            period: period.map(|period| period.period),
            saltus: period.map(|period| period.saltus),
            theorem: proved.map(|proved| proved.theorem().to_string()),
            bound: proved.map(|proved| proved.bound()),
            computed,
            needed: missing.and_then(Result::ok),
            reason: reason.filter(|_| proved.is_none()),
        }
    }
}

/// The Grundy values of the heaps of a game.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub struct SequenceAnswer {
    schema: Schema,
    /// The rules, to be sent back.
    pub ruleset: String,
    /// The code of the game whose heaps these are, if they are known to be heaps.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "typescript", ts(optional))]
    pub code: Option<String>,
    /// The values of the heaps from 0 on.
    pub values: Vec<u16>,
    /// Whether these are all that were asked for.
    pub complete: bool,
    /// What is known of the period. For it more heaps may have been looked at than
    /// are given.
    pub period: KnownPeriod,
    /// The heaps among those given whose values are not those of the period
    /// carried on backwards.
    #[cfg_attr(feature = "typescript", ts(type = "number[]"))]
    pub exceptions: Vec<u64>,
    /// How many heaps make a good row of a table: a whole number of periods, where
    /// that fits.
    #[cfg_attr(feature = "typescript", ts(type = "number"))]
    pub columns: u64,
    /// What is known of the period, in words.
    pub told: Told,
    /// The values as SVG: a point for each heap. Left out if that was asked for.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "typescript", ts(optional))]
    pub plot: Option<String>,
}

/// The rules of a sequence.
fn read_sequence(text: &str) -> Result<Sequence, Failure> {
    if text.len() > LONGEST_POSITION {
        return Err(Failure::too_long(message!("a ruleset"), LONGEST_POSITION));
    }
    Sequence::read(text).map_err(|error| Failure::input(&error, text))
}

/// The rules of a game with heaps.
pub(super) fn read_rules(text: &str) -> Result<HeapRules, Failure> {
    let sequence = read_sequence(text)?;
    sequence.heap_rules().ok_or_else(|| Failure::request(sequence.no_heaps()))
}

/// Refuses a last heap that is too large.
pub(super) fn check_heap(rules: &impl Display, to: Option<u64>, most: u64) -> Result<(), Failure> {
    match to.is_some_and(|to| to >= most) {
        true => Err(Failure::request(say!(
            "heaps of {} are smaller than {} here",
            rules.to_string(),
            most
        ))),
        false => Ok(()),
    }
}

impl SequenceAnswer {
    /// The values of the heaps up to `to`; without it, of as many as show the
    /// period; drawn with `plot`.
    ///
    /// # Errors
    /// Rules that cannot be read, too many heaps, or a budget that does not suffice
    /// for a single value.
    pub(super) fn new(
        text: &str,
        to: Option<u64>,
        plot: bool,
        budget: &mut Budget,
    ) -> Result<SequenceAnswer, Failure> {
        let rules = read_sequence(text)?;
        let [most, searched] = if rules.code().is_some_and(is_fast) { FAST } else { SLOW };
        check_heap(&rules, to, most)?;
        let mut engine =
            rules.values(Vec::new()).map_err(|halt| Failure::unusable(halt.to_string()))?;
        // What was asked for comes first, and what is left goes into the search.
        let asked = to.map(|to| engine.extend(to + 1, budget, &mut |_| ()));
        let search = rules.search(searched);
        let (verdict, halt) = search.run(&mut *engine, budget, &mut |_| ());
        let computed = engine.len().min(searched);
        let pattern = match &verdict {
            Verdict::Proved(proved) => Some(proved.period()),
            Verdict::Observed(observed) => Some(&observed.period),
            Verdict::Unknown { .. } => None,
        };
        let columns = columns(pattern);
        let wanted = to.map_or_else(|| enough(pattern, columns), |to| to + 1);
        let ended = asked.unwrap_or_else(|| engine.extend(wanted, budget, &mut |_| ()));
        // Where nothing is asked for, all positions that there are will do.
        let is_all = to.is_none() && matches!(ended, Err(Halt::NoPosition(_)));
        let shown = engine.len().min(wanted);
        let shown = engine.values(0..shown).unwrap_or_default().to_vec();
        if shown.is_empty() {
            return Err(match ended {
                Err(Halt::Exhausted(exhausted)) => exhausted.into(),
                Err(halt) => Failure::unusable(halt.to_string()),
                Ok(()) => Failure::unusable(say!("there are no values")),
            });
        }
        let plot = if plot { grundy_plot(&rules.to_string(), 0, &shown) } else { None };
        let known = engine.values(0..computed).unwrap_or_default();
        let mut exceptions = pattern.map_or(Vec::new(), |period| period.exceptions(known));
        exceptions.retain(|&heap| heap < shown.len() as u64);
        let lines = render::period(&rules, &verdict, computed, halt.as_ref(), Notation::Unicode);
        let blocks = lines.into_iter().map(Block::paragraph).collect();
        Ok(SequenceAnswer {
            schema: Schema,
            ruleset: rules.to_string(),
            code: rules.code().map(Code::to_string),
            complete: is_all || shown.len() as u64 == wanted,
            values: shown,
            period: KnownPeriod::new(&verdict, computed, halt.as_ref()),
            exceptions,
            columns,
            told: told(&Document { blocks }),
            plot,
        })
    }
}

/// How many heaps make a row.
fn columns(pattern: Option<&Period>) -> u64 {
    match pattern.map(|pattern| pattern.period) {
        Some(period @ 1..=LONGEST_ROW) => SHORTEST_ROW.next_multiple_of(period),
        _ => USUAL_ROW,
    }
}

/// How many values show the period: what comes before it, and three times more.
fn enough(pattern: Option<&Period>, columns: u64) -> u64 {
    let shows = pattern
        .map_or(0, |pattern| pattern.preperiod.saturating_add(pattern.period.saturating_mul(3)));
    shows.clamp(FEWEST, ENOUGH).next_multiple_of(columns)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn rows_are_whole_numbers_of_periods() {
        let row = |period| columns(Some(&Period { preperiod: 0, period, saltus: 0 }));
        assert_eq!([1, 2, 7, 12, 34, 64, 65].map(row), [10, 10, 14, 12, 34, 64, 20]);
        assert_eq!(columns(None), 20);
    }
}
