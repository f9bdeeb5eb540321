//! `nimatron job`: work that is cut into jobs for any number of machines, and put together again.

mod merge;
mod plan;
mod status;
mod work;

use std::collections::HashSet;
use std::fs::File;
use std::io::{self, BufReader, Read, Write};
use std::path::{Path, PathBuf};

use clap::{Args, Subcommand};
use nimatron::foundation::Budget;
use nimatron::jobs::{Facts, Folder, Job};
use nimatron::say;

use crate::context::Context;
use crate::input::Lines;
use crate::interrupt::interrupted;
use crate::report::{self, Failure, Status};

/// Cut work into jobs for any number of machines, do them, and put the answers together
///
/// A plan is a file with a job a line, each called after what it asks, so that whoever starts
/// processes can hand jobs out: a scheduler, GNU parallel, or a shell on each machine. Answers
/// are files in a folder. What is there is not done again, whatever ended the last run.
#[derive(Debug, Args)]
pub struct JobArguments {
    #[command(subcommand)]
    command: JobCommand,
}

#[derive(Debug, Subcommand)]
enum JobCommand {
    Plan(plan::Plan),
    Run(work::Work),
    Status(status::Look),
    Merge(merge::PutTogether),
}

impl JobArguments {
    pub fn run(&self, context: &Context, out: &mut impl Write) -> Result<Status, Failure> {
        match &self.command {
            JobCommand::Plan(plan) => plan.run(context, out),
            JobCommand::Run(work) => work.run(context, out),
            JobCommand::Status(look) => look.run(context, out),
            JobCommand::Merge(merge) => merge.run(context, out),
        }
    }
}

/// The jobs of a plan, each once.
fn read_plan(path: &Path) -> Result<Vec<Job>, Failure> {
    /// A job may hold the files of its rulesets.
    const LONGEST_LINE: u64 = 1 << 20;
    let shown = path.display().to_string();
    let reader: Box<dyn Read> = match path == Path::new("-") {
        true => Box::new(io::stdin().lock()),
        false => Box::new(File::open(path).map_err(|error| {
            Failure::message(say!("{} cannot be read: {}", &shown, error.to_string()))
        })?),
    };
    let mut lines = Lines::new(BufReader::new(reader), LONGEST_LINE);
    let (mut jobs, mut known) = (Vec::new(), HashSet::new());
    for number in 1.. {
        let Some(line) = lines.next() else { break };
        let line = line?;
        if line.trim().is_empty() {
            continue;
        }
        let job = Job::from_json(line).map_err(|misread| {
            Failure::message(say!("{}, line {}: {}", &shown, number, misread.to_string()))
        })?;
        if known.insert(job.name().to_owned()) {
            jobs.push(job);
        }
    }
    Ok(jobs)
}

fn open_store(path: Option<&Path>, context: &Context) -> Result<Option<Facts>, Failure> {
    let Some(path) = path else { return Ok(None) };
    let facts = Facts::open(path)?;
    report::dropped(facts.dropped(), path, context);
    Ok(Some(facts))
}

/// The folders at these paths.
fn folders(paths: &[PathBuf]) -> Vec<Folder> {
    paths.iter().map(|path| Folder::new(path)).collect()
}

/// The bounds of one job.
#[derive(Clone, Copy, Debug, Args)]
struct Bounds {
    /// Take no more memory for a job
    #[arg(long, value_name = "MIB", default_value_t = 1024,
          value_parser = clap::value_parser!(u64).range(1..))]
    memory: u64,
}

impl Bounds {
    fn budget(self) -> Budget {
        let (cancel, memory) = (interrupted().clone(), self.memory.saturating_mul(1 << 20));
        Budget::nodes(u64::MAX).with_cancel(cancel).with_memory(memory)
    }
}
