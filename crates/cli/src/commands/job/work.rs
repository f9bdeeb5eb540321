//! `nimatron job run`: doing jobs.

use std::io::Write;
use std::path::PathBuf;
use std::process;
use std::str::FromStr;
use std::sync::atomic::{AtomicUsize, Ordering};
use std::sync::mpsc;
use std::thread;
use std::time::{Duration, Instant};

use clap::Args;
use nimatron::foundation::Exhausted;
use nimatron::jobs::{Facts, Folder, Job, Run, Unfinished, work_on};
use nimatron::say;
use nimatron::text::language::counted;
use serde_json::json;

use super::super::write_json;
use super::{Bounds, open_store, read_plan};
use crate::context::Context;
use crate::progress::Progress;
use crate::report::{self, Failure, Status};

/// Do the jobs of a plan that have no answer yet
#[derive(Debug, Args)]
pub struct Work {
    /// The plan, or - for standard input
    plan: PathBuf,
    /// The folder of the answers
    #[arg(long, value_name = "FOLDER")]
    out: PathBuf,
    /// Do part K of N, which begin with 0, as 0/10 to 9/10
    #[arg(long, value_name = "K/N")]
    shard: Option<Shard>,
    /// Do so many jobs at the same time
    #[arg(long, value_name = "N", default_value_t = 1,
          value_parser = clap::value_parser!(u16).range(1..=1024))]
    jobs: u16,
    /// Go on from what merges have proved
    #[arg(long, value_name = "FILE")]
    store: Option<PathBuf>,
    #[command(flatten)]
    bounds: Bounds,
}

/// One of several parts of a plan: every N-th job.
#[derive(Clone, Copy, Debug)]
struct Shard {
    index: u64,
    count: u64,
}

impl FromStr for Shard {
    type Err = String;

    fn from_str(text: &str) -> Result<Shard, String> {
        let wrong = || say!("expected K/N with K less than N, as in 0/10");
        let (index, count) = text.split_once('/').ok_or_else(wrong)?;
        let shard = Shard {
            index: index.parse().map_err(|_| wrong())?,
            count: count.parse().map_err(|_| wrong())?,
        };
        if shard.index < shard.count { Ok(shard) } else { Err(wrong()) }
    }
}

impl Work {
    pub fn run(&self, context: &Context, out: &mut impl Write) -> Result<Status, Failure> {
        let folder = Folder::new(&self.out);
        let mut jobs = read_plan(&self.plan)?;
        if let Some(Shard { index, count }) = self.shard {
            let mine = (0..).zip(jobs).filter(|(number, _)| number % count == index);
            jobs = mine.map(|(_, job)| job).collect();
        }
        // What is damaged is done again, and written over.
        let (all, done) = (jobs.len(), |job: &Job| matches!(folder.get(job), Ok(Some(_))));
        let waiting: Vec<Job> = jobs.into_iter().filter(|job| !done(job)).collect();
        let known = all - waiting.len();
        let facts = open_store(self.store.as_deref(), context)?;
        let (next, (sender, receiver)) = (AtomicUsize::new(0), mpsc::channel());
        let mut progress = Progress::new(Duration::ZERO, context);
        let (mut finished, mut unfinished) = (0, Vec::new());
        let end = context.time().and_then(|time| Instant::now().checked_add(time));
        thread::scope(|scope| {
            for _ in 0..usize::from(self.jobs).clamp(1, waiting.len().max(1)) {
                let (sender, waiting, next, facts, folder) =
                    (sender.clone(), &waiting, &next, &facts, &folder);
                scope.spawn(move || {
                    while let Some(job) = waiting.get(next.fetch_add(1, Ordering::Relaxed)) {
                        let result = self.one(job, folder, facts.as_ref(), end);
                        let is_over = matches!(&result, Err(Stop::Ended));
                        if sender.send((job, result)).is_err() || is_over {
                            break;
                        }
                    }
                });
            }
            drop(sender);
            for (job, result) in receiver {
                match result {
                    Ok(()) => finished += 1,
                    Err(Stop::Ended) => {}
                    Err(Stop::Unfinished(reason)) => unfinished.push((job, reason)),
                    Err(Stop::Failed(failure)) => {
                        // Every other answer would meet the same disk.
                        next.store(waiting.len(), Ordering::Relaxed);
                        return Err(failure);
                    }
                }
                progress.show(|| say!("{} of {} jobs", known + finished, all));
            }
            Ok(())
        })?;
        drop(progress);
        for (job, reason) in &unfinished {
            let told = say!("error: {}: {}", job.to_string(), reason.to_string());
            report::print("", &told, context);
        }
        if context.json {
            let told = json!({
                "schema": 1, "jobs": all, "known": known, "done": finished,
                "unfinished": all - known - finished,
            });
            write_json(out, &told)?;
        } else {
            writeln!(
                out,
                "{}",
                say!("{}: {} done before, {} done now", counted(all, "job"), known, finished)
            )?;
        }
        let left = all - known - finished;
        if left == 0 {
            return Ok(Status::Answered);
        }
        let told = say!("error: {}", say!("{} left to be done", counted(left, "job")));
        let message = format!("{told}\n  = {}", say!("the same command goes on"));
        report::print("", &message, context);
        Ok(Status::Reported)
    }

    fn one(
        &self,
        job: &Job,
        folder: &Folder,
        facts: Option<&Facts>,
        end: Option<Instant>,
    ) -> Result<(), Stop> {
        let mut budget = self.bounds.budget();
        if let Some(end) = end {
            budget = budget.with_time(end.saturating_duration_since(Instant::now()));
        }
        if let Some(facts) = facts {
            budget = budget.with_notebook(facts.notebook());
        }
        let begin = Instant::now();
        let report = match work_on(job, budget) {
            Ok(report) => report,
            Err(Unfinished::Exhausted(Exhausted::Cancelled | Exhausted::Time { .. })) => {
                return Err(Stop::Ended);
            }
            Err(other) => return Err(Stop::Unfinished(other)),
        };
        let seconds = (begin.elapsed().as_secs_f64() * 1000.0).round() / 1000.0;
        let run = Run { worker: worker(), seconds, version: env!("CARGO_PKG_VERSION").into() };
        folder.put(&report, &run).map_err(|refusal| Stop::Failed(refusal.into()))
    }
}

/// Why a job was not done.
enum Stop {
    /// The command has to end.
    Ended,
    /// This job takes more than it may.
    Unfinished(Unfinished),
    /// The answer was not written.
    Failed(Failure),
}

/// Machine and process.
fn worker() -> String {
    let host = gethostname::gethostname().to_string_lossy().into_owned();
    format!("{host} {}", process::id())
}
