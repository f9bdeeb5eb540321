//! What is reported of a job.

use serde::{Deserialize, Serialize};

use super::digest::digest;
use super::{Job, Question};
use crate::foundation::Outcome;
pub use crate::impartial::sequence::survey::Status;
use crate::rulesets::ValueRow;

/// An answer, or as much of it as is known.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(untagged)]
pub enum Answer {
    /// Of [`Question::Period`](super::Question::Period).
    Period(PeriodFound),
    /// Of [`Question::Quotient`](super::Question::Quotient).
    Quotient(QuotientFound),
    /// Of [`Question::Excess`](super::Question::Excess).
    Excess(ExcessFound),
    /// Of [`Question::Outcome`](super::Question::Outcome).
    Outcome(OutcomeFound),
}

/// The period of a game with heaps.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct PeriodFound {
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
    /// XXH3 with 64 bits of all of them, two bytes each with the lower one first.
    pub checksum: String,
}

/// The misère quotient of a game with heaps.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct QuotientFound {
    /// Number of elements.
    pub order: u64,
    /// Size of the P-portion.
    pub p_positions: u64,
    /// The least heap from which on the elements of heaps repeat.
    pub preperiod: Option<u64>,
    /// The length of the period.
    pub period: Option<u64>,
    /// Number of heaps whose elements are known.
    pub heaps: u64,
}

/// An excess.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct ExcessFound {
    /// The excess.
    pub excess: u32,
}

/// Who wins.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct OutcomeFound {
    /// Who wins, if that is known.
    pub outcome: Option<Outcome>,
}

/// What is found of a job. Two reports of one job by the same version differ in nothing, unless one had
/// [facts](super::Facts) to go on from.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct Report {
    #[serde(flatten)]
    pub(super) job: Job,
    pub(super) status: Status,
    pub(super) answer: Answer,
    /// Units of the budget that were spent.
    pub(super) spent: u64,
    /// A certificate as JSON.
    pub(super) certificate: Option<String>,
    /// Grundy values that were found on the way, where the limits did not suffice.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub(super) learnt: Vec<ValueRow>,
}

impl Report {
    /// The job.
    pub fn job(&self) -> &Job {
        &self.job
    }

    /// How sure the answer is.
    pub fn status(&self) -> Status {
        self.status
    }

    /// The answer.
    pub fn answer(&self) -> &Answer {
        &self.answer
    }

    /// Units of the budget that were spent.
    pub fn spent(&self) -> u64 {
        self.spent
    }

    /// The certificate, for [`verify`](crate::certificate::verify) or
    /// [`QuotientCertificate::verify`](crate::certificate::QuotientCertificate::verify).
    pub fn certificate(&self) -> Option<&str> {
        self.certificate.as_deref()
    }

    /// Grundy values that an exhausted search has found on the way. Nothing proves them but each other: see
    /// [`sound_couples`](crate::rulesets::searched::sound_couples).
    pub fn learnt(&self) -> &[ValueRow] {
        &self.learnt
    }

    /// Whether the answer is one to what is asked, as sure as it says.
    pub(super) fn is_sound(&self) -> bool {
        let is_found = match (self.job.question(), &self.answer) {
            (Question::Period { .. }, Answer::Period(found)) => found.period.is_some(),
            (Question::Quotient { .. }, Answer::Quotient(found)) => found.period.is_some(),
            (Question::Excess { .. }, Answer::Excess(_)) => true,
            (Question::Outcome { .. }, Answer::Outcome(found)) => found.outcome.is_some(),
            _ => return false,
        };
        is_found == (self.status != Status::Exhausted)
    }

    /// Who wins, if that was asked and is answered; `None` for answers to other questions.
    pub fn outcome(&self) -> Option<Option<Outcome>> {
        match &self.answer {
            Answer::Outcome(found) => Some(found.outcome),
            _ => None,
        }
    }

    /// Whether the report has no certificate and its job is in a sample of this percentage of all
    /// jobs, which are done again for comparison. The sample is as good as random, and the same each time.
    pub fn is_sampled(&self, percent: u8) -> bool {
        let number = u32::from_str_radix(&self.job.name()[..8], 16).unwrap_or_default();
        self.certificate.is_none() && number % 100 < percent.into()
    }

    /// SHA-256 of its JSON.
    pub fn checksum(&self) -> String {
        digest(self)
    }

    /// Its line in what was put together: a certificate is there by its SHA-256, and what was found on the
    /// way is left out.
    pub fn to_json(&self) -> String {
        let certificate = self.certificate.as_ref().map(digest);
        let (job, answer) = (self.job.clone(), self.answer.clone());
        let told = Report { job, answer, certificate, learnt: Vec::new(), ..*self };
        serde_json::to_string(&told).unwrap_or_default()
    }
}
