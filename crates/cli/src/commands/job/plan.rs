//! `nimatron job plan`: cutting work into jobs.

use std::io::Write;
use std::path::PathBuf;

use clap::Args;
use nimatron::foundation::Outcome;
use nimatron::jobs::{Facts, Job, Leaves, Limits, leaves, planned, surest};
use nimatron::rulesets::Position;
use nimatron::say;
use nimatron::text::language::counted;

use super::{folders, open_store};
use crate::context::Context;
use crate::interrupt::interrupted;
use crate::report::{self, Failure, Status};

/// Write a plan
///
/// Of a family, such as octals:3 or published, the period of every game; of 'quotients
/// FAMILY' the misere quotients; of 'excess: 3..257' the excesses of the odd primes; of a
/// position who wins it. With --leaves the search of a position is cut into jobs: the positions
/// on which the outcome most likely depends. With the answers the same command plans the next
/// ones, until the outcome is known; with --store the last job is the position itself.
#[derive(Debug, Args)]
pub struct Plan {
    /// Families, 'quotients FAMILY', 'excess: PRIMES', and positions
    #[arg(required = true, value_name = "WHAT")]
    what: Vec<String>,
    /// Write to this file instead of standard output
    #[arg(long, short, value_name = "FILE")]
    output: Option<PathBuf>,
    /// Look at no larger heap of any game
    #[arg(long, value_name = "HEAP", default_value_t = Limits::default().heaps)]
    heaps: u64,
    /// Look at so many positions for a position or a quotient
    #[arg(long, value_name = "POSITIONS", default_value_t = Limits::default().work)]
    work: u64,
    /// Cut the search of each position into so many jobs
    #[arg(long, value_name = "N", value_parser = clap::value_parser!(u16).range(1..))]
    leaves: Option<u16>,
    /// With --leaves: what merges have proved
    #[arg(long, value_name = "FILE", requires = "leaves")]
    store: Option<PathBuf>,
    /// With --leaves: folders with answers to go on from; what was tried in vain is cut further
    #[arg(long, value_name = "FOLDER", requires = "leaves")]
    out: Vec<PathBuf>,
}

impl Plan {
    pub fn run(&self, context: &Context, out: &mut impl Write) -> Result<Status, Failure> {
        let facts = open_store(self.store.as_deref(), context)?;
        let limits = Limits { heaps: self.heaps, work: self.work };
        let (mut plan, mut count) = (String::new(), 0);
        for what in &self.what {
            let jobs = match self.leaves {
                Some(count) => self.leaves(what, count.into(), facts.as_ref(), context)?,
                None => planned(what, limits).map_err(|error| Failure::at(&error, what))?,
            };
            count += jobs.len();
            jobs.iter().for_each(|job| plan += &(job.to_json() + "\n"));
        }
        match &self.output {
            None => out.write_all(plan.as_bytes())?,
            Some(path) => {
                report::write_file(path, plan.as_bytes())?;
                writeln!(out, "{}", counted(count, "job"))?;
            }
        }
        Ok(Status::Answered)
    }

    fn leaves(
        &self,
        what: &str,
        count: usize,
        facts: Option<&Facts>,
        context: &Context,
    ) -> Result<Vec<Job>, Failure> {
        let position: Position = what.parse().map_err(|error| Failure::at(&error, what))?;
        let folders = folders(&self.out);
        let answered = |job: &Job| surest(job, &folders)?.outcome();
        let mut budget = context.budget(u64::MAX).with_cancel(interrupted().clone());
        if let Some(facts) = facts {
            budget = budget.with_notebook(facts.notebook());
        }
        let cut = leaves(&position, count, self.work, &answered, &mut budget)?;
        let Leaves { outcome, jobs } = cut.map_err(|error| Failure::at(&error, what))?;
        let Some(outcome) = outcome else { return Ok(jobs) };
        let known = match outcome {
            Outcome::N => say!("note: {} is an N-position by what is known", what),
            Outcome::P => say!("note: {} is a P-position by what is known", what),
            Outcome::D => say!("note: {} is a draw by what is known", what),
        };
        report::print("", &known, context);
        // With what merges have proved, it is soon proved as a whole.
        Ok(if facts.is_some() { jobs } else { Vec::new() })
    }
}
