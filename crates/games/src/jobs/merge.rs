//! Putting reports together.

use std::collections::{BTreeMap, HashMap};

use nimatron_nimber::say;
use nimatron_nimber::text::Notation;
use thiserror::Error;

use super::job::with_files;
use super::report::{Answer, OutcomeFound, QuotientFound};
use super::{Facts, Job, Question, Report, Status, Unfinished, work_on};
use crate::certificate::{QuotientCertificate, verify_beside};
use crate::foundation::{Budget, Exhausted, Playable};

/// Reports of the jobs of a plan. Which are put in, how often and in which order makes no difference.
///
/// Of two reports of one job the surer stays; of two that are equally sure the one with the shorter
/// certificate. If they answer differently the one with a certificate stays, and else neither.
#[derive(Debug, Default)]
pub struct Merge {
    jobs: BTreeMap<String, Job>,
    /// With the worker that each is from.
    found: BTreeMap<String, (Report, String)>,
    /// Losing couples that certificates have proved, which need not be checked again.
    proved: HashMap<String, u64>,
    /// Jobs whose reports contradict each other, with a worker that gave one of them.
    disputed: BTreeMap<String, String>,
}

/// Why a report is not put in.
#[derive(Debug, Error)]
pub enum Refused {
    /// The plan has no such job.
    #[error("{}", say!("the plan has no such job"))]
    Unplanned,
    /// Its certificate does not prove what it says.
    #[error("{}", say!("its certificate does not prove it: {}", .0))]
    Certificate(String),
    /// Done again, the job is answered otherwise.
    #[error("{}", say!("done again, the job is answered otherwise"))]
    Otherwise,
    /// Another report of the same job says otherwise.
    #[error("{}", say!("it contradicts that of {}", worker))]
    Contradiction {
        /// Who gave the other one.
        worker: String,
    },
    /// It could not be done again.
    #[error("{}", say!("it could not be done again: {}", .0.to_string()))]
    Unfinished(#[from] Unfinished),
}

impl Merge {
    /// No reports of these jobs.
    pub fn new(jobs: impl IntoIterator<Item = Job>) -> Merge {
        let jobs = jobs.into_iter().map(|job| (job.name().to_owned(), job)).collect();
        Merge { jobs, ..Merge::default() }
    }

    /// The jobs, in the order of their names, each once.
    pub fn jobs(&self) -> impl Iterator<Item = &Job> {
        self.jobs.values()
    }

    /// The jobs without a report.
    pub fn missing(&self) -> impl Iterator<Item = &Job> {
        self.jobs.values().filter(|job| !self.found.contains_key(job.name()))
    }

    /// What was put in, in the order of the names of the jobs.
    pub fn reports(&self) -> impl Iterator<Item = &Report> {
        self.found.values().map(|(report, _)| report)
    }

    /// The [lines](Report::to_json) of what was put in.
    pub fn to_lines(&self) -> String {
        self.reports().map(|report| report.to_json() + "\n").collect()
    }

    /// Puts in a report of some worker, once its certificate has been verified within the budget.
    ///
    /// # Errors
    /// [`Refused`]; then it is not in.
    ///
    /// Cost: that of [`verify`](crate::certificate::verify), in which what other certificates have proved is
    /// not checked again.
    pub fn put(
        &mut self,
        report: Report,
        worker: &str,
        budget: &mut Budget,
    ) -> Result<(), Refused> {
        let name = report.job().name().to_owned();
        if !self.jobs.contains_key(&name) {
            return Err(Refused::Unplanned);
        }
        check(&report, &mut self.proved, budget).map_err(Refused::Certificate)?;
        let Some((other, from)) = self.found.get(&name) else {
            let disputed = self.disputed.get(&name).filter(|_| report.certificate().is_none());
            if let Some(worker) = disputed {
                return Err(Refused::Contradiction { worker: worker.clone() });
            }
            self.found.insert(name, (report, worker.to_owned()));
            return Ok(());
        };
        let contradicts = other.answer() != report.answer()
            && other.status() == report.status()
            && report.status() != Status::Exhausted;
        if !contradicts {
            if rank(&report) < rank(other) {
                self.found.insert(name, (report, worker.to_owned()));
            }
            return Ok(());
        }
        let from = from.clone();
        match (other.certificate().is_some(), report.certificate().is_some()) {
            (true, false) => {}
            (false, true) => drop(self.found.insert(name, (report, worker.to_owned()))),
            // Nobody knows which of them is right.
            _ => {
                self.found.remove(&name);
                self.disputed.insert(name, from.clone());
            }
        }
        Err(Refused::Contradiction { worker: from })
    }

    /// Does a job again and compares, for answers that have no certificate.
    ///
    /// # Errors
    /// [`Refused::Otherwise`], and [`Refused::Unfinished`].
    ///
    /// Cost: that of the job.
    pub fn repeat(report: &Report, budget: Budget) -> Result<(), Refused> {
        let again = work_on(report.job(), budget)?;
        // With facts to go on from the limits may have sufficed.
        let may_differ = report.certificate().is_some() && again.status() == Status::Exhausted;
        let is_same = again.answer() == report.answer() && again.status() == report.status();
        if is_same || may_differ { Ok(()) } else { Err(Refused::Otherwise) }
    }

    /// Keeps what the certificates prove for later searches, and then what exhausted searches have
    /// [learnt](Report::learnt), as far as that proves itself.
    ///
    /// # Errors
    /// [`Exhausted`] if the budget ends; what was kept stays.
    ///
    /// Cost: that of [`sound_couples`](crate::rulesets::searched::sound_couples).
    pub fn keep(&self, facts: &Facts, budget: &mut Budget) -> Result<(), Exhausted> {
        let is_proved = |report: &&Report| report.certificate().is_some();
        let (proved, others): (Vec<_>, Vec<_>) = self.reports().partition(is_proved);
        proved.into_iter().chain(others).try_for_each(|report| facts.keep(report, budget))
    }
}

/// What decides between two reports of one job: the least stays.
fn rank(report: &Report) -> (Status, usize, Option<&str>, u64, String) {
    let certificate = report.certificate();
    let length = certificate.map_or(usize::MAX, str::len);
    (report.status(), length, certificate, report.spent, report.checksum())
}

/// Whether the certificate proves the answer, if there is one; otherwise why not.
fn check(
    report: &Report,
    proved: &mut HashMap<String, u64>,
    budget: &mut Budget,
) -> Result<(), String> {
    let Some(certificate) = report.certificate() else { return Ok(()) };
    let differs = || Err(say!("it proves something else"));
    match (report.job().question(), report.answer()) {
        (Question::Outcome { position, rules, .. }, Answer::Outcome(OutcomeFound { outcome })) => {
            let verified = with_files(rules, || verify_beside(certificate, proved, budget));
            let verified = verified.map_err(|error| error.message)?;
            let verified = verified.map_err(|invalid| invalid.to_string())?;
            let proved = verified.position.to_text(Notation::Ascii);
            let is_it = proved == *position && Some(verified.outcome) == *outcome;
            if is_it { Ok(()) } else { differs() }
        }
        (Question::Quotient { ruleset, .. }, Answer::Quotient(found)) => {
            let verified = QuotientCertificate::verify(certificate, budget);
            let verified = verified.map_err(|invalid| invalid.to_string())?;
            let QuotientFound { order, p_positions, preperiod, period, .. } = found;
            let is_it = verified.ruleset == *ruleset
                && verified.order as u64 == *order
                && verified.p_positions as u64 == *p_positions
                && (verified.preperiod, verified.period) == (*preperiod, *period);
            if is_it { Ok(()) } else { differs() }
        }
        _ => differs(),
    }
}
