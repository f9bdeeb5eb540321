//! What is asked, within which limits, and what that is called.

use std::fmt;
use std::sync::Arc;

use nimatron_nimber::say;
use nimatron_nimber::text::{Notation, ParseError};
use nimatron_nimber::transfinite::excess::Excesses;
use serde::{Deserialize, Serialize};
use thiserror::Error;

use super::digest::digest;
use crate::foundation::{Playable, json_error};
use crate::impartial::sequence::HeapRules;
use crate::rulesets::{Position, files_of, knowing, written};

/// Excesses of larger primes are beyond what can be computed.
pub(super) const LARGEST_PRIME: u32 = 1 << 16;

/// Digits of a name: 96 bits.
const DIGITS: usize = 24;

/// A question for which texts are canonical, with the limits of the work on it.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(tag = "kind", rename_all = "snake_case", deny_unknown_fields)]
pub enum Question {
    /// The period of the Grundy values of a game with heaps.
    Period {
        /// The rules.
        ruleset: String,
        /// The largest heap.
        heaps: u64,
    },
    /// The misère quotient of a game with heaps.
    Quotient {
        /// The rules.
        ruleset: String,
        /// The largest heap.
        heaps: u64,
        /// The most units of the budget.
        work: u64,
    },
    /// The excess of an odd prime.
    Excess {
        /// The prime.
        prime: u32,
    },
    /// Who wins a position.
    Outcome {
        /// The position.
        position: String,
        /// The files of its rulesets that are [written](crate::rulesets::written).
        #[serde(default, skip_serializing_if = "Vec::is_empty")]
        rules: Vec<String>,
        /// The most units of the budget.
        work: u64,
    },
}

/// How far a job goes. Of every kind only some of them count.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Limits {
    /// The largest heap.
    pub heaps: u64,
    /// Units of the budget: positions or options that are looked at, or what takes as long.
    pub work: u64,
}

impl Default for Limits {
    /// 2^16 heaps, and 2^24 units of the budget.
    fn default() -> Limits {
        Limits { heaps: 1 << 16, work: 1 << 24 }
    }
}

/// A question with the name that it has everywhere.
///
/// A line of a plan is its JSON:
/// ```
/// use nimatron::jobs::Job;
/// let line = r#"{"job":"23b0b6fc0fc49a0c47a328e7","kind":"excess","prime":47}"#;
/// let job: Job = Job::from_json(line)?;
/// assert_eq!(job.to_json(), line);
/// assert!(Job::from_json(&line.replace("47", "53")).is_err());
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct Job {
    #[serde(rename = "job")]
    name: String,
    #[serde(flatten)]
    question: Question,
}

/// Why a line is no job.
#[derive(Debug, Error)]
pub enum Misread {
    /// It is not JSON of the right form.
    #[error("{}", say!("not a job: {}", json_error(.0)))]
    Form(#[from] serde_json::Error),
    /// What it asks about cannot be read.
    #[error("{0}")]
    Text(#[from] ParseError),
    /// It asks something that has another name, or another spelling.
    #[error("{}", say!("the job {} is not called after what it asks", .0))]
    Name(String),
}

impl Job {
    /// The job that asks this. Texts become canonical.
    ///
    /// # Errors
    /// [`ParseError`] if what it asks about cannot be read.
    pub fn new(question: Question) -> Result<Job, ParseError> {
        let question = canonical(question)?;
        let mut name = digest(&question);
        name.truncate(DIGITS);
        Ok(Job { name, question })
    }

    /// The job of who wins a position, within so much work.
    ///
    /// # Errors
    /// As [`new`](Job::new); no position of a ruleset that is known is refused.
    pub fn of_outcome(position: &Position, work: u64) -> Result<Job, ParseError> {
        let position = position.to_string();
        let rules = files_of(&position);
        Job::new(Question::Outcome { position, rules, work })
    }

    /// The job of a line.
    ///
    /// # Errors
    /// [`Misread`]: its form, its texts, or that it is not called after what it asks.
    pub fn from_json(line: &str) -> Result<Job, Misread> {
        #[derive(Deserialize)]
        struct Line {
            job: String,
            #[serde(flatten)]
            question: Question,
        }
        let Line { job, question } = serde_json::from_str(line)?;
        let named = Job::new(question)?;
        // Names are shown, so that what is not one is not repeated.
        match named.name == job {
            true => Ok(named),
            false => Err(Misread::Name(named.name)),
        }
    }

    /// The line without its end.
    pub fn to_json(&self) -> String {
        serde_json::to_string(self).unwrap_or_default()
    }

    /// The first 96 bits of SHA-256 of the question, as hexadecimal digits.
    pub fn name(&self) -> &str {
        &self.name
    }

    /// What it asks.
    pub fn question(&self) -> &Question {
        &self.question
    }
}

impl fmt::Display for Job {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match &self.question {
            Question::Period { ruleset, .. } => f.write_str(&say!("period of {}", ruleset)),
            Question::Quotient { ruleset, .. } => {
                f.write_str(&say!("misere quotient of {}", ruleset))
            }
            Question::Excess { prime } => f.write_str(&say!("excess of {}", prime)),
            Question::Outcome { position, .. } => f.write_str(&say!("outcome of {}", position)),
        }
    }
}

fn canonical(question: Question) -> Result<Question, ParseError> {
    // A game has several names, and one code.
    let rules = |text: &str| text.parse::<HeapRules>().map(|rules| rules.code().to_string());
    Ok(match question {
        Question::Period { ruleset, heaps } => {
            Question::Period { ruleset: rules(&ruleset)?, heaps }
        }
        Question::Quotient { ruleset, heaps, work } => {
            Question::Quotient { ruleset: rules(&ruleset)?, heaps, work }
        }
        Question::Excess { prime } => {
            let wrong = |reason: String| ParseError::new(reason, 0..prime.to_string().len());
            if prime > LARGEST_PRIME {
                return Err(wrong(say!("a prime is expected to be below {}", LARGEST_PRIME)));
            }
            Excesses::of(prime).map_err(|error| wrong(error.to_string()))?;
            Question::Excess { prime }
        }
        Question::Outcome { position, rules, work } => {
            let position = with_files(&rules, || position.parse::<Position>())??;
            let position = position.to_text(Notation::Ascii);
            let rules = with_files(&rules, || files_of(&position))?;
            Question::Outcome { position, rules, work }
        }
    })
}

/// Does some work with the rulesets of these files.
pub(super) fn with_files<T>(files: &[String], work: impl FnOnce() -> T) -> Result<T, ParseError> {
    let rulesets = files.iter().map(|file| written::read(file).map(Arc::new));
    let rulesets = rulesets.collect::<Result<Vec<_>, _>>()?;
    knowing(rulesets, work).map_err(|taken| ParseError::new(taken.to_string(), 0..0))
}
