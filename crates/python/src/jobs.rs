//! Jobs: plans, answers in folders, and putting them together. The loops over jobs are in Python.

use std::collections::HashSet;
use std::mem::replace;
use std::path::PathBuf;
use std::sync::{Mutex, MutexGuard, PoisonError};
use std::time::Instant;

use nimatron::foundation::Budget;
use nimatron::jobs::{
    self, Folder, Job, Kept, Leaves, Merge, Report, Run, leaves, planned, surest, work_on,
};
use nimatron::text::ParseError;
use pyo3::prelude::*;

use crate::failure;
use crate::own;
use crate::position::Position;
use crate::work::{Limits, unlimited};

/// What merges have proved: a file that jobs read and merges write.
#[pyclass(frozen, module = "nimatron._native")]
pub struct JobFacts(jobs::Facts);

#[pymethods]
impl JobFacts {
    #[new]
    #[pyo3(signature = (path, /))]
    fn new(py: Python<'_>, path: PathBuf) -> PyResult<JobFacts> {
        let facts = unlimited(py, |_| jobs::Facts::open(&path))?;
        facts.map(JobFacts).map_err(|refusal| failure::unusable(&refusal))
    }
}

/// A job, read from its line.
fn read(line: &str) -> PyResult<Job> {
    Job::from_json(line).map_err(|misread| unread(misread.to_string(), line))
}

fn unread(message: String, line: &str) -> PyErr {
    failure::unread(&ParseError::new(message, 0..line.len()), line)
}

fn folders(paths: &[PathBuf]) -> Vec<Folder> {
    paths.iter().map(|path| Folder::new(path)).collect()
}

fn lines<'j>(jobs: impl IntoIterator<Item = &'j Job>) -> Vec<String> {
    jobs.into_iter().map(Job::to_json).collect()
}

/// The jobs of a text, a line each.
#[pyfunction]
#[pyo3(signature = (what, heaps, work, /))]
pub fn plan_jobs(py: Python<'_>, what: &str, heaps: u64, work: u64) -> PyResult<Vec<String>> {
    let limits = jobs::Limits { heaps, work };
    let planned = own::watched(py, || unlimited(py, |_| planned(what, limits)))?;
    planned.map(|jobs| lines(&jobs)).map_err(|error| failure::unread(&error, what))
}

/// The jobs that the search of a position is cut into, and who wins it if that is known by now.
#[pyfunction]
#[pyo3(signature = (position, count, work, facts, folders, /))]
pub fn cut_jobs(
    py: Python<'_>,
    position: &Bound<'_, PyAny>,
    count: usize,
    work: u64,
    facts: Option<&Bound<'_, JobFacts>>,
    folders: Vec<PathBuf>,
) -> PyResult<(Option<String>, Vec<String>)> {
    let position = Position::given(position)?;
    let folders = self::folders(&folders);
    let answered = |job: &Job| surest(job, &folders)?.outcome();
    let notebook = facts.map(|facts| facts.get().0.notebook());
    let cut = own::watched(py, || {
        unlimited(py, |budget| {
            let mut budget = replace(budget, Budget::unlimited());
            if let Some(notebook) = notebook {
                budget = budget.with_notebook(notebook);
            }
            leaves(&position, count, work, &answered, &mut budget)
        })
    })?;
    let cut = cut.map_err(|exhausted| failure::exhausted(&exhausted))?;
    let Leaves { outcome, jobs } =
        cut.map_err(|error| failure::unread(&error, &position.to_string()))?;
    Ok((outcome.map(|outcome| outcome.to_string()), lines(&jobs)))
}

/// The jobs of a plan, each once.
#[pyfunction]
#[pyo3(signature = (lines, /))]
pub fn read_jobs(py: Python<'_>, lines: Vec<String>) -> PyResult<Vec<String>> {
    let jobs = own::watched(py, || {
        unlimited(py, |_| {
            let mut jobs = Vec::new();
            for (number, line) in (1..).zip(lines) {
                match Job::from_json(&line) {
                    _ if line.trim().is_empty() => {}
                    Ok(job) => jobs.push(job),
                    Err(misread) => return Err((format!("line {number}: {misread}"), line)),
                }
            }
            Ok(jobs)
        })
    })?;
    let mut jobs = jobs.map_err(|(message, line)| unread(message, &line))?;
    let mut known = HashSet::new();
    jobs.retain(|job| known.insert(job.name().to_owned()));
    Ok(self::lines(&jobs))
}

/// Whether a job has a sound report in some folder.
#[pyfunction]
#[pyo3(signature = (line, folders, /))]
pub fn has_report(py: Python<'_>, line: &str, folders: Vec<PathBuf>) -> PyResult<bool> {
    Ok(found(py, line, &folders)?.is_some())
}

/// The surest report of a job in some folders, with its certificate, which is not verified; JSON.
#[pyfunction]
#[pyo3(signature = (line, folders, /))]
pub fn report_of_job(
    py: Python<'_>,
    line: &str,
    folders: Vec<PathBuf>,
) -> PyResult<Option<String>> {
    let report = found(py, line, &folders)?;
    report.map(|report| serde_json::to_string(&report)).transpose().map_err(failure::of_value)
}

fn found(py: Python<'_>, line: &str, paths: &[PathBuf]) -> PyResult<Option<Report>> {
    let job = read(line)?;
    unlimited(py, |_| surest(&job, &folders(paths)))
}

/// Does a job and keeps its report; gives the reason if it was not done.
#[pyfunction]
#[pyo3(signature = (line, folder, worker, facts, memory, /))]
pub fn do_job(
    py: Python<'_>,
    line: &str,
    folder: PathBuf,
    worker: String,
    facts: Option<&Bound<'_, JobFacts>>,
    memory: u64,
) -> PyResult<Option<String>> {
    let job = read(line)?;
    let notebook = facts.map(|facts| facts.get().0.notebook());
    let begin = Instant::now();
    let done = own::watched(py, || {
        Limits::of_memory(memory).run(py, |budget| {
            let mut budget = replace(budget, Budget::unlimited());
            if let Some(notebook) = notebook {
                budget = budget.with_notebook(notebook);
            }
            work_on(&job, budget)
        })
    })?;
    let report = match done {
        Ok(report) => report,
        Err(unfinished) => return Ok(Some(unfinished.to_string())),
    };
    let seconds = (begin.elapsed().as_secs_f64() * 1000.0).round() / 1000.0;
    let run = Run { worker, seconds, version: env!("CARGO_PKG_VERSION").into() };
    let kept = py.detach(|| Folder::new(&folder).put(&report, &run));
    kept.map(|()| None).map_err(|refusal| failure::unusable(&refusal))
}

/// A file of a report that was refused: its path, the worker where one is known, and the reason.
type Refused = (PathBuf, Option<String>, String);

/// Reports of the jobs of a plan, which are verified as they are put in.
#[pyclass(frozen, module = "nimatron._native")]
pub struct JobMerge(Mutex<Merge>);

impl JobMerge {
    fn lock(&self) -> MutexGuard<'_, Merge> {
        self.0.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

#[pymethods]
impl JobMerge {
    #[new]
    #[pyo3(signature = (lines, /))]
    fn new(lines: Vec<String>) -> PyResult<JobMerge> {
        let jobs = lines.iter().map(|line| read(line)).collect::<PyResult<Vec<Job>>>()?;
        Ok(JobMerge(Mutex::new(Merge::new(jobs))))
    }

    /// Puts in the report that a folder has of a job, if it has one; gives what was refused.
    #[pyo3(signature = (line, folder, again, memory, /))]
    fn put(
        &self,
        py: Python<'_>,
        line: &str,
        folder: PathBuf,
        again: u8,
        memory: u64,
    ) -> PyResult<Option<Refused>> {
        let (job, folder) = (read(line)?, Folder::new(&folder));
        let (report, worker) = match unlimited(py, |_| folder.get(&job))? {
            Ok(None) => return Ok(None),
            Ok(Some(Kept { report, run })) => (report, run.worker),
            Err(unusable) => return Ok(Some((folder.path(&job), None, unusable.to_string()))),
        };
        let limits = Limits::of_memory(memory);
        let mut put = Ok(());
        if report.is_sampled(again) {
            put = limits
                .run(py, |budget| Merge::repeat(&report, replace(budget, Budget::unlimited())))?;
        }
        if put.is_ok() {
            put = limits.run(py, |budget| self.lock().put(report, &worker, budget))?;
        }
        let reason = put.err().map(|refused| refused.to_string());
        Ok(reason.map(|reason| (folder.path(&job), Some(worker), reason)))
    }

    /// The jobs without a report.
    fn missing(&self, py: Python<'_>) -> Vec<String> {
        py.detach(|| lines(self.lock().missing()))
    }

    /// The reports, a line each.
    fn reports(&self, py: Python<'_>) -> Vec<String> {
        py.detach(|| self.lock().reports().map(Report::to_json).collect())
    }

    /// Writes the reports into a file, a line each.
    #[pyo3(signature = (path, /))]
    fn write(&self, py: Python<'_>, path: PathBuf) -> PyResult<()> {
        let written = py.detach(|| {
            let lines = self.lock().to_lines();
            nimatron::files::write(&path, lines.as_bytes())
        });
        written.map_err(|refusal| failure::unusable(&refusal))
    }

    /// Keeps what was proved for later jobs.
    #[pyo3(signature = (facts, memory, /))]
    fn keep(&self, py: Python<'_>, facts: &Bound<'_, JobFacts>, memory: u64) -> PyResult<()> {
        let facts = &facts.get().0;
        let (kept, safe) = Limits::of_memory(memory)
            .run(py, |budget| (self.lock().keep(facts, budget), facts.make_safe()))?;
        safe.map_err(|refusal| failure::unusable(&refusal))?;
        kept.map_err(|exhausted| failure::exhausted(&exhausted))
    }
}
