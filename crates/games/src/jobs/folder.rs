//! A folder of reports, a file each.

use std::io::ErrorKind;
use std::path::{Path, PathBuf};
use std::thread::sleep;
use std::time::Duration;
use std::{fs, io};

use nimatron_nimber::say;
use serde::{Deserialize, Serialize};
use thiserror::Error;

use super::report::{Answer, Status};
use super::{Job, Question, Report};
use crate::files::{self, Reason, Refusal};
use crate::foundation::json_error;
use crate::rulesets::ValueRow;

/// The version of the form of the files.
const SCHEMA: u32 = 1;

/// How long a process waits for another one that writes the same report.
const PATIENCE: Duration = Duration::from_secs(10);
const PAUSE: Duration = Duration::from_millis(2);

/// Files named after their jobs, in folders named after the first two digits, so that none becomes large.
/// Any number of processes, on any number of machines, may put reports there at once.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Folder(PathBuf);

/// Where, by what and how fast a job was done: what may differ between two reports that are equal.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Run {
    /// Who did it.
    pub worker: String,
    /// How long it took.
    pub seconds: f64,
    /// The version of the program.
    pub version: String,
}

/// A report as it is kept.
#[derive(Clone, Debug, PartialEq)]
pub struct Kept {
    /// The report.
    pub report: Report,
    /// How it came about.
    pub run: Run,
}

/// Why a file is no report of a job.
#[derive(Debug, Error)]
pub enum Unusable {
    /// It cannot be read.
    #[error("{}", say!("it cannot be read: {}", .0.to_string()))]
    Unread(#[from] io::Error),
    /// It is not JSON of the right form.
    #[error("{}", say!("it is damaged: {}", json_error(.0)))]
    Form(#[from] serde_json::Error),
    /// Its checksum is that of something else.
    #[error("{}", say!("it is damaged: its checksum is wrong"))]
    Checksum,
    /// It is about another job.
    #[error("{}", say!("it is about another job"))]
    Foreign,
    /// The answer is none to what was asked.
    #[error("{}", say!("its answer is none to the question"))]
    Answer,
}

#[derive(Serialize)]
struct Written<'r> {
    schema: u32,
    report: &'r Report,
    checksum: String,
    run: &'r Run,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Document {
    schema: u32,
    report: Stored,
    checksum: String,
    run: Run,
}

#[derive(Deserialize)]
struct Stored {
    job: String,
    #[serde(flatten)]
    question: Question,
    status: Status,
    answer: Answer,
    spent: u64,
    certificate: Option<String>,
    #[serde(default)]
    learnt: Vec<ValueRow>,
}

/// The surest report of a job in some folders. Files that are damaged do not count.
pub fn surest(job: &Job, folders: &[Folder]) -> Option<Report> {
    let kept = folders.iter().filter_map(|folder| folder.get(job).ok().flatten());
    kept.map(|kept| kept.report).min_by_key(Report::status)
}

impl Folder {
    /// The folder at this path, which is made with the first report.
    pub fn new(path: &Path) -> Folder {
        Folder(path.to_path_buf())
    }

    /// The path of the report of a job.
    pub fn path(&self, job: &Job) -> PathBuf {
        // A name is 24 hexadecimal digits.
        self.0.join(&job.name()[..2]).join(format!("{}.json", job.name()))
    }

    /// Keeps a report. Whenever the process ends, the file is there as a whole or not at all. If another
    /// process writes the same report at the same time, this one waits.
    ///
    /// # Errors
    /// [`Refusal`] if it cannot be written.
    pub fn put(&self, report: &Report, run: &Run) -> Result<(), Refusal> {
        let path = self.path(report.job());
        let written = Written { schema: SCHEMA, report, checksum: report.checksum(), run };
        let refused = |error: io::Error| Refusal { path: path.clone(), reason: error.into() };
        if let Some(parent) = path.parent() {
            fs::create_dir_all(parent).map_err(refused)?;
        }
        let mut text = serde_json::to_vec(&written).map_err(|error| refused(error.into()))?;
        text.push(b'\n');
        for _ in 0..PATIENCE.as_millis() / PAUSE.as_millis() {
            match files::write(&path, &text) {
                Err(Refusal { reason: Reason::Busy, .. }) => sleep(PAUSE),
                done => return done,
            }
        }
        files::write(&path, &text)
    }

    /// The report of a job, if there is one.
    ///
    /// # Errors
    /// [`Unusable`] if what is there is none.
    pub fn get(&self, job: &Job) -> Result<Option<Kept>, Unusable> {
        let text = match fs::read(self.path(job)) {
            Ok(text) => text,
            Err(error) if error.kind() == ErrorKind::NotFound => return Ok(None),
            Err(error) => return Err(error.into()),
        };
        // Where a process was killed before the first byte, nothing has been told.
        if text.is_empty() {
            return Ok(None);
        }
        let Document { schema, report, checksum, run } = serde_json::from_slice(&text)?;
        let Stored { job: name, question, status, answer, spent, certificate, learnt } = report;
        if schema != SCHEMA || name != job.name() || question != *job.question() {
            return Err(Unusable::Foreign);
        }
        let report = Report { job: job.clone(), status, answer, spent, certificate, learnt };
        if report.checksum() != checksum {
            return Err(Unusable::Checksum);
        }
        match report.is_sound() {
            true => Ok(Some(Kept { report, run })),
            false => Err(Unusable::Answer),
        }
    }
}
