//! `nimatron job merge`: putting answers together.

use std::fs;
use std::io::Write;
use std::path::{Path, PathBuf};
use std::time::Duration;

use clap::Args;
use nimatron::jobs::{Kept, Merge};
use nimatron::say;
use nimatron::text::language::counted;
use serde_json::json;

use super::super::write_json;
use super::{Bounds, folders, open_store, read_plan};
use crate::context::Context;
use crate::interrupt::interrupted;
use crate::progress::Progress;
use crate::report::{self, Failure, Status};

/// Put the answers to a plan together, once they are verified
///
/// Certificates are checked by the independent checker. What has none can be done again here,
/// all of it or some. Exit status 1 says that jobs have no answer, 2 that answers were refused:
/// damaged ones, ones that are not proved, and ones that contradict each other.
#[derive(Debug, Args)]
pub struct PutTogether {
    /// The plan
    plan: PathBuf,
    /// The folders of the answers
    #[arg(long, required = true, value_name = "FOLDER")]
    out: Vec<PathBuf>,
    /// Write the answers here, a line each in the order of the names of the jobs
    #[arg(long, value_name = "FILE")]
    into: Option<PathBuf>,
    /// Write the certificates here, each for itself, for 'nimatron verify' or any other checker
    #[arg(long, value_name = "FOLDER")]
    certificates: Option<PathBuf>,
    /// Keep what is proved of positions here, for later jobs
    #[arg(long, value_name = "FILE")]
    store: Option<PathBuf>,
    /// Do so many of a hundred jobs without a certificate again, and compare
    #[arg(long, value_name = "PERCENT", default_value_t = 0,
          value_parser = clap::value_parser!(u8).range(0..=100))]
    again: u8,
    #[command(flatten)]
    bounds: Bounds,
}

impl PutTogether {
    pub fn run(&self, context: &Context, out: &mut impl Write) -> Result<Status, Failure> {
        let facts = open_store(self.store.as_deref(), context)?;
        let mut merge = Merge::new(read_plan(&self.plan)?);
        let mut refused = 0;
        let mut progress = Progress::new(Duration::ZERO, context);
        let jobs: Vec<_> = merge.jobs().cloned().collect();
        for (number, job) in jobs.iter().enumerate() {
            for folder in folders(&self.out) {
                let reason = match folder.get(job) {
                    Ok(None) => continue,
                    Err(unusable) => Some(unusable.to_string()),
                    Ok(Some(kept)) => self.put(&mut merge, kept)?,
                };
                if let Some(reason) = reason {
                    refused += 1;
                    let path = folder.path(job).display().to_string();
                    let told = say!("error: {}", say!("{} is refused: {}", path, reason));
                    progress.suspend(|| report::print("", &told, context));
                }
            }
            progress.show(|| say!("{} of {} jobs", number + 1, jobs.len()));
        }
        drop(progress);
        if let Some(path) = &self.into {
            report::write_file(path, merge.to_lines().as_bytes())?;
        }
        if let Some(folder) = &self.certificates {
            write_certificates(folder, &merge)?;
        }
        if let Some(facts) = facts {
            let kept = merge.keep(&facts, &mut self.bounds.budget());
            facts.make_safe()?;
            kept.map_err(|exhausted| Failure::message(exhausted.to_string()))?;
        }
        let (all, found) = (jobs.len(), merge.reports().count());
        if context.json {
            let told = json!({
                "schema": 1, "jobs": all, "merged": found, "missing": all - found,
                "refused": refused,
            });
            write_json(out, &told)?;
        } else {
            let told = say!(
                "{} of {} merged, {} refused",
                found,
                counted(all, "job"),
                counted(refused, "answer")
            );
            writeln!(out, "{told}")?;
        }
        Ok(match (refused, found == all) {
            (0, true) => Status::Answered,
            (0, false) => Status::No,
            _ => Status::Reported,
        })
    }

    /// Puts an answer in; why it is refused, if it is.
    fn put(&self, merge: &mut Merge, kept: Kept) -> Result<Option<String>, Failure> {
        let Kept { report, run } = kept;
        let from_worker = |reason: String| {
            Some(say!("{} (by {}, version {})", reason, &run.worker, &run.version))
        };
        if report.is_sampled(self.again) {
            if let Err(refused) = Merge::repeat(&report, self.bounds.budget()) {
                stopped()?;
                return Ok(from_worker(refused.to_string()));
            }
        }
        let put = merge.put(report, &run.worker, &mut self.bounds.budget());
        stopped()?;
        Ok(put.err().and_then(|refused| from_worker(refused.to_string())))
    }
}

/// Writes each certificate into a file that is called after its job.
fn write_certificates(folder: &Path, merge: &Merge) -> Result<(), Failure> {
    fs::create_dir_all(folder).map_err(|error| {
        let folder = folder.display().to_string();
        Failure::message(say!("{} cannot be written: {}", folder, error.to_string()))
    })?;
    for report in merge.reports() {
        if let Some(certificate) = report.certificate() {
            let path = folder.join(format!("{}.json", report.job().name()));
            report::write_file(&path, certificate.as_bytes())?;
        }
    }
    Ok(())
}

/// That somebody ended the command: what is not checked then is not refused.
fn stopped() -> Result<(), Failure> {
    match interrupted().load(std::sync::atomic::Ordering::Relaxed) {
        true => Err(Failure::message(say!("stopped on request"))),
        false => Ok(()),
    }
}
