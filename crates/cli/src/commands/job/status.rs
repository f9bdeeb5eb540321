//! `nimatron job status`: which jobs have answers.

use std::io::Write;
use std::path::PathBuf;

use clap::Args;
use nimatron::jobs::{Folder, Job, Status as Sureness};
use nimatron::say;
use nimatron::text::language::counted;
use serde_json::json;

use super::super::write_json;
use super::{folders, read_plan};
use crate::context::Context;
use crate::report::{Failure, Status};

/// Say which jobs of a plan have answers; exit status 1 says that some have none
#[derive(Debug, Args)]
pub struct Look {
    /// The plan
    plan: PathBuf,
    /// The folders of the answers
    #[arg(long, required = true, value_name = "FOLDER")]
    out: Vec<PathBuf>,
    /// Say which of N parts have jobs without an answer
    #[arg(long, value_name = "N", value_parser = clap::value_parser!(u64).range(1..))]
    shards: Option<u64>,
    /// Write the jobs without an answer, which are a plan
    #[arg(long, conflicts_with_all = ["shards", "json"])]
    missing: bool,
}

impl Look {
    pub fn run(&self, context: &Context, out: &mut impl Write) -> Result<Status, Failure> {
        let jobs = read_plan(&self.plan)?;
        let folders = folders(&self.out);
        let (mut counts, mut damaged, mut missing) = ([0; 3], 0, Vec::new());
        for (number, job) in jobs.iter().enumerate() {
            let (best, wrong) = best(job, &folders);
            damaged += wrong;
            match best {
                Some(status) => counts[status as usize] += 1,
                None => missing.push((number as u64, job)),
            }
        }
        let shards = self.shards.map(|count| {
            let mut shards: Vec<u64> = missing.iter().map(|(number, _)| number % count).collect();
            shards.sort_unstable();
            shards.dedup();
            shards
        });
        let [proved, observed, exhausted] = counts;
        if self.missing {
            missing.iter().try_for_each(|(_, job)| writeln!(out, "{}", job.to_json()))?;
        } else if context.json {
            write_json(
                out,
                &json!({
                    "schema": 1, "jobs": jobs.len(), "proved": proved, "observed": observed,
                    "exhausted": exhausted, "missing": missing.len(), "damaged": damaged,
                    "shards": shards,
                }),
            )?;
        } else {
            let told = say!(
                "{}: {} proved, {} observed, {} exhausted, {} missing",
                counted(jobs.len(), "job"),
                proved,
                observed,
                exhausted,
                missing.len()
            );
            writeln!(out, "{told}")?;
            if damaged > 0 {
                writeln!(out, "{}", say!("{} damaged", counted(damaged, "file")))?;
            }
            if let Some(shards) = shards.filter(|shards| !shards.is_empty()) {
                let shards: Vec<String> = shards.iter().map(u64::to_string).collect();
                writeln!(out, "{}", say!("parts with missing jobs: {}", shards.join(",")))?;
            }
        }
        Ok(if missing.is_empty() { Status::Answered } else { Status::No })
    }
}

/// How sure the best answer to a job in some folders is, if there is one, and how many files are damaged.
fn best(job: &Job, folders: &[Folder]) -> (Option<Sureness>, usize) {
    let (mut best, mut damaged) = (None, 0);
    for folder in folders {
        match folder.get(job) {
            Ok(None) => {}
            Ok(Some(kept)) => {
                let status = kept.report.status();
                best = Some(best.map_or(status, |best: Sureness| best.min(status)));
            }
            Err(_) => damaged += 1,
        }
    }
    (best, damaged)
}
