//! Answering a job.

use std::fmt::Display;
use std::hash::Hasher;
use std::ops::ControlFlow;
use std::str::FromStr;

use nimatron_nimber::transfinite::excess::{ExcessError, Excesses, Observer};
use thiserror::Error;
use twox_hash::XxHash3_64;

use super::facts::Learning;
use super::job::with_files;
use super::report::{Answer, ExcessFound, OutcomeFound, PeriodFound, QuotientFound};
use super::{Job, Question, Report, Status};
use crate::certificate::{Certificate, QuotientCertificate, Unproved, prove};
use crate::foundation::{Budget, Exhausted, Outcome};
use crate::impartial::sequence::period::{Search, Verdict};
use crate::impartial::sequence::{Halt, HeapRules, values};
use crate::misere::quotient::{self, Partial};
use crate::rulesets::Position;

/// Positions that reach no more than these are proved by a strategy.
const FEW: u64 = 10_000;
/// To find out whether they are that few takes no more than such a part of the work.
const PART: u64 = 64;

/// Why there is no report: what stopped the work was not one of the limits of the job.
#[derive(Debug, Error)]
pub enum Unfinished {
    /// The flag, the time, the memory, or a function of a ruleset that went wrong.
    #[error(transparent)]
    Exhausted(#[from] Exhausted),
    /// An excess was not computed.
    #[error(transparent)]
    Excess(#[from] ExcessError),
    /// Values were not computed.
    #[error("{0}")]
    Halted(String),
}

/// Answers a job within its limits and on one thread. All other bounds, and the notebook for
/// [facts](super::Facts), are those of the budget, whose limit on nodes the job replaces.
///
/// # Errors
/// [`Unfinished`] where the bounds of the budget were reached before the limits of the job.
///
/// Cost: what the job allows.
pub fn work_on(job: &Job, budget: Budget) -> Result<Report, Unfinished> {
    let question = job.question();
    let (work, files): (u64, &[String]) = match question {
        Question::Quotient { work, .. } => (*work, &[]),
        Question::Outcome { work, rules, .. } => (*work, rules),
        Question::Period { .. } | Question::Excess { .. } => (u64::MAX, &[]),
    };
    let mut budget = budget.with_nodes(work).with_threads(1);
    let learning = Learning::beside(budget.take_notebook());
    let mut budget = budget.with_notebook(Box::new(learning.clone()));
    let found = with_files(files, || match question {
        Question::Period { ruleset, heaps } => period(&read(ruleset)?, *heaps, &mut budget),
        Question::Quotient { ruleset, heaps, .. } => {
            quotient_of(&read(ruleset)?, *heaps, &mut budget)
        }
        Question::Excess { prime } => excess(*prime, &mut budget),
        Question::Outcome { position, work, .. } => {
            outcome(&read(position)?, FEW.min(work / PART), &mut budget)
        }
    });
    let Found { status, answer, certificate } =
        found.map_err(|error| Unfinished::Halted(error.to_string()))??;
    let is_exhausted = status == Status::Exhausted;
    let learnt = if is_exhausted { learning.values() } else { Vec::new() };
    Ok(Report { job: job.clone(), status, answer, spent: budget.spent(), certificate, learnt })
}

struct Found {
    status: Status,
    answer: Answer,
    certificate: Option<String>,
}

/// What stands in a job, which could be read when it was made.
fn read<T: FromStr<Err: Display>>(text: &str) -> Result<T, Unfinished> {
    text.parse().map_err(|error: T::Err| Unfinished::Halted(error.to_string()))
}

fn period(rules: &HeapRules, heaps: u64, budget: &mut Budget) -> Result<Found, Unfinished> {
    let halted = |halt: Halt| match halt {
        Halt::Exhausted(exhausted) => Unfinished::Exhausted(exhausted),
        other => Unfinished::Halted(other.to_string()),
    };
    /// A value takes two, beside what is counted of pairs of them.
    const BYTES_OF_VALUE: u64 = 4;
    let (most, limit) = (heaps.saturating_add(1), budget.memory());
    if most > limit / BYTES_OF_VALUE {
        return Err(Exhausted::Memory { limit }.into());
    }
    let mut engine = values(rules.code(), Vec::new()).map_err(halted)?;
    let (mut largest, mut checksum, mut left) = (0, XxHash3_64::new(), most);
    let (verdict, halt) = Search::new(rules.code(), most).run(&mut *engine, budget, &mut |new| {
        // Values come in blocks, of which the last may be more than is asked for.
        let new = &new[..new.len().min(usize::try_from(left).unwrap_or(usize::MAX))];
        left -= new.len() as u64;
        largest = new.iter().copied().fold(largest, u16::max);
        new.iter().for_each(|value| checksum.write(&value.to_le_bytes()));
    });
    let (status, pattern) = match (&verdict, halt) {
        (Verdict::Proved(proved), _) => (Status::Proved, Some(*proved.period())),
        (_, Some(halt)) => return Err(halted(halt)),
        (Verdict::Observed(observed), None) => (Status::Observed, Some(observed.period)),
        (Verdict::Unknown { .. }, None) => (Status::Exhausted, None),
    };
    let answer = Answer::Period(PeriodFound {
        preperiod: pattern.map(|period| period.preperiod),
        period: pattern.map(|period| period.period),
        saltus: pattern.map(|period| period.saltus),
        computed: most - left,
        largest,
        checksum: format!("{:016x}", checksum.finish()),
    });
    Ok(Found { status, answer, certificate: None })
}

fn quotient_of(rules: &HeapRules, heaps: u64, budget: &mut Budget) -> Result<Found, Unfinished> {
    let to = u32::try_from(heaps).unwrap_or(u32::MAX - 1);
    let mut partial = Partial::new();
    let (verdict, halt) = partial.seek(rules.code(), to, budget, &mut |_| ());
    let certificate = QuotientCertificate::new(rules, &partial, &verdict);
    let (status, pattern) = match (&verdict, halt) {
        (quotient::Verdict::Proved(proved), _) => (Status::Proved, Some(*proved.period())),
        (_, Some(quotient::Halt::Exhausted(exhausted))) if !is_limit(&exhausted) => {
            return Err(exhausted.into());
        }
        (quotient::Verdict::Observed(observed), _) => (Status::Observed, Some(observed.period)),
        (quotient::Verdict::Unknown, _) => (Status::Exhausted, None),
    };
    let answer = Answer::Quotient(QuotientFound {
        order: partial.monoid().order() as u64,
        p_positions: partial.monoid().p_positions().count() as u64,
        preperiod: pattern.map(|period| period.preperiod),
        period: pattern.map(|period| period.period),
        heaps: partial.heaps().len() as u64,
    });
    let certificate = certificate.map(|certificate| certificate.to_json());
    Ok(Found { status, answer, certificate })
}

fn excess(prime: u32, budget: &mut Budget) -> Result<Found, Unfinished> {
    /// Stops when the budget does.
    struct Watch<'b> {
        budget: &'b mut Budget,
        ended: Option<Exhausted>,
    }
    impl Observer for Watch<'_> {
        fn proceed(&mut self) -> ControlFlow<()> {
            self.ended = self.budget.spend(1).err();
            if self.ended.is_some() { ControlFlow::Break(()) } else { ControlFlow::Continue(()) }
        }
    }
    let memory = usize::try_from(budget.memory()).unwrap_or(usize::MAX);
    let mut watch = Watch { budget, ended: None };
    let computed = Excesses::of(prime)?.with_memory(memory).compute(None, &mut watch);
    if let Some(exhausted) = watch.ended {
        return Err(exhausted.into());
    }
    let answer = Answer::Excess(ExcessFound { excess: computed?.value });
    Ok(Found { status: Status::Proved, answer, certificate: None })
}

fn outcome(position: &Position, few: u64, budget: &mut Budget) -> Result<Found, Unfinished> {
    let found = |outcome: Option<Outcome>, certificate: Option<Certificate>| Found {
        status: if outcome.is_some() { Status::Proved } else { Status::Exhausted },
        answer: Answer::Outcome(OutcomeFound { outcome }),
        certificate: certificate.map(|certificate| certificate.to_json()),
    };
    match proof(position, few, budget) {
        Ok((outcome, certificate)) => Ok(found(Some(outcome), certificate)),
        Err(exhausted) if is_limit(&exhausted) => Ok(found(None, None)),
        Err(exhausted) => Err(exhausted.into()),
    }
}

/// Who wins, and why if that is shorter than the search. Positions that reach no more than a few are
/// proved by a strategy.
fn proof(
    position: &Position,
    few: u64,
    budget: &mut Budget,
) -> Result<(Outcome, Option<Certificate>), Exhausted> {
    match prove(position, few, budget) {
        Ok(certificate) => Ok((certificate.outcome(), Some(certificate))),
        Err(Unproved::Exhausted(exhausted)) => Err(exhausted),
        Err(Unproved::Incomplete(_)) => Ok((position.analyze(budget)?.outcome(), None)),
    }
}

/// Whether it was the limit of the job that was reached.
fn is_limit(exhausted: &Exhausted) -> bool {
    matches!(exhausted, Exhausted::Nodes { .. })
}
