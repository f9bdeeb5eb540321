//! `nimatron survey`: the periods or the misère quotients of many games, in a store.

mod run;
mod surveyed;

use std::collections::BTreeMap;
use std::io::Write;
use std::path::{Path, PathBuf};
use std::time::Duration;

use clap::{Args, ValueEnum};
use nimatron::files::Store;
use nimatron::impartial::sequence::survey::{self, Finding, Limits};
use nimatron::impartial::sequence::{Family, HeapRules, published};
use nimatron::misere::quotient::QuotientFinding;
use nimatron::say;
use nimatron::text::language::translated;

use surveyed::Surveyed;

use crate::commands::write_json;
use crate::context::Context;
use crate::input::{in_file, text_file};
use crate::report::{self, Failure, Status};

/// Search for the periods of all games of a family, and keep what is found
///
/// Families are octals:3 (all octal codes of three digits), hexadecimals:2,
/// subtractions:6 (all subtraction games with numbers up to 6), published (the
/// octal games whose periods are known), @FILE (rules from a file, a line
/// each) and single games. A game that is in the store with its period
/// proved, or with limits as wide as the present ones, is not looked at
/// again: the same command goes on wherever an earlier one ended.
#[derive(Debug, Args)]
pub struct Survey {
    /// Families, or nothing to see what was found
    #[arg(value_name = "FAMILY")]
    families: Vec<String>,
    /// The file in which they are kept
    #[arg(long, value_name = "FILE")]
    store: PathBuf,
    /// Look at no larger heap of any game
    #[arg(long, value_name = "HEAP", default_value_t = 1 << 30)]
    to: u64,
    /// Look at each game for so many seconds at most
    #[arg(long, value_name = "SECONDS", default_value = "10", value_parser = seconds)]
    each: Duration,
    /// Take no more memory in all
    #[arg(long, value_name = "MIB", default_value_t = 4096)]
    memory: u64,
    /// Look at so many games at the same time [default: as many as there are processors]
    #[arg(long, value_name = "N")]
    threads: Option<usize>,
    /// List only games of this kind
    #[arg(long, value_name = "STATUS")]
    status: Option<Kind>,
    /// List only games with this period
    #[arg(long, value_name = "PERIOD")]
    period: Option<u64>,
    /// List as lines with commas, below a heading
    #[arg(long)]
    csv: bool,
    /// Search for misere quotients instead, each proved by a period of its pretending function;
    /// they are kept in a file of their own
    #[arg(long, conflicts_with = "compare")]
    quotients: bool,
    /// Compare what was found with published periods; exit status 1 says that
    /// something differs
    #[arg(long)]
    compare: bool,
}

/// What may be known of a period.
#[derive(Clone, Copy, Debug, PartialEq, Eq, ValueEnum)]
enum Kind {
    /// By a theorem
    Proved,
    /// As far as values were computed
    Observed,
    /// No period was seen
    Exhausted,
}

impl Kind {
    fn status(self) -> survey::Status {
        match self {
            Kind::Proved => survey::Status::Proved,
            Kind::Observed => survey::Status::Observed,
            Kind::Exhausted => survey::Status::Exhausted,
        }
    }
}

fn seconds(text: &str) -> Result<Duration, String> {
    let number: f64 = text.parse().map_err(|_| say!("expected a number of seconds"))?;
    Duration::try_from_secs_f64(number).map_err(|error| error.to_string())
}

impl Survey {
    pub fn run(&self, context: &Context, out: &mut impl Write) -> Result<Status, Failure> {
        if self.quotients {
            return self.run_store::<QuotientFinding>(context, out).map(|(status, _)| status);
        }
        let (status, store) = self.run_store::<Finding>(context, out)?;
        if self.compare {
            let agrees = compare(store.records(), out)?;
            return Ok(if agrees { status } else { Status::No });
        }
        Ok(status)
    }

    /// Looks at the games of the families, or lists what was found.
    fn run_store<F: Surveyed>(
        &self,
        context: &Context,
        out: &mut impl Write,
    ) -> Result<(Status, Store<F>), Failure> {
        let mut games = Vec::new();
        for family in &self.families {
            match family.strip_prefix('@') {
                Some(path) => games.extend(listed(path)?),
                None => {
                    let read = family.parse::<Family>();
                    games.extend(read.map_err(|error| Failure::at(&error, family))?.games());
                }
            }
        }
        let mut store = Store::open(&self.store)?;
        report::dropped(store.dropped(), &self.store, context);
        let mut status = Status::Answered;
        if !games.is_empty() {
            status = run::run(self, games, &mut store, context, out)?;
        }
        if self.families.is_empty() && !self.compare {
            self.list(store.records().values(), context, out)?;
        }
        Ok((status, store))
    }

    fn limits(&self) -> Limits {
        Limits { to: self.to, each: self.each }
    }

    fn list<'f, F: Surveyed + 'f>(
        &self,
        findings: impl Iterator<Item = &'f F>,
        context: &Context,
        out: &mut impl Write,
    ) -> Result<(), Failure> {
        let wanted = |finding: &&F| {
            self.status.is_none_or(|kind| finding.status() == kind.status())
                && self.period.is_none_or(|period| finding.period() == Some(period))
        };
        if self.csv {
            writeln!(out, "{}", F::HEADING)?;
        }
        for finding in findings.filter(wanted) {
            self.write_one(finding, context, out)?;
        }
        Ok(())
    }

    /// One finding as a line.
    fn write_one(
        &self,
        finding: &impl Surveyed,
        context: &Context,
        out: &mut impl Write,
    ) -> Result<(), Failure> {
        if context.json {
            return write_json(out, finding);
        }
        if self.csv {
            let ruleset = finding.key();
            let ruleset = if ruleset.contains(',') { format!("\"{ruleset}\"") } else { ruleset };
            return Ok(writeln!(out, "{ruleset},{}", finding.cells())?);
        }
        Ok(writeln!(out, "{}", finding.line())?)
    }
}

/// The rules in a file, a line each, but for blank lines and comments.
fn listed(path: &str) -> Result<Vec<HeapRules>, Failure> {
    let path = Path::new(path);
    let text = text_file(path)?;
    let lines = (1..).zip(text.lines().map(str::trim));
    let lines = lines.filter(|(_, line)| !line.is_empty() && !line.starts_with('#'));
    lines
        .map(|(number, line)| line.parse().map_err(|error| in_file(path, number, &error)))
        .collect()
}

/// Compares with what is published: whether nothing differs.
fn compare(findings: &BTreeMap<String, Finding>, out: &mut impl Write) -> Result<bool, Failure> {
    let (mut agreeing, mut open, mut different) = (0, Vec::new(), 0);
    for known in published::periods() {
        let rules = known.rules.to_string();
        let found = findings.get(&rules);
        let Some(found) = found.filter(|found| found.status == survey::Status::Proved) else {
            open.push(rules);
            continue;
        };
        let pattern = (found.preperiod, found.period);
        let largest = known.largest.is_none_or(|largest| largest == found.largest);
        if pattern == (Some(known.preperiod), Some(known.period)) && largest {
            agreeing += 1;
            continue;
        }
        different += 1;
        let (preperiod, period) = (found.preperiod.unwrap_or(0), found.period.unwrap_or(0));
        let told = say!(
            "{}: period {} after {}, largest value {}; published are {} after {}, {} ({})",
            rules.to_string(),
            period,
            preperiod,
            found.largest,
            known.period,
            known.preperiod,
            known.largest.map_or_else(|| say!("unknown"), |largest| largest.to_string()),
            known.source
        );
        writeln!(out, "{told}")?;
    }
    let told = say!("{} periods are proved and as published, {} differ", agreeing, different);
    writeln!(out, "{told}")?;
    if !open.is_empty() {
        writeln!(out, "{}", say!("not proved here: {}", open.join(" ")))?;
    }
    for erratum in published::errata() {
        let published::Erratum { code, source, stated, correct } = erratum;
        let (stated, correct) = (translated(stated), translated(correct));
        let told = say!("erratum: {}: {} states that {}; {}", code, source, stated, correct);
        writeln!(out, "{told}")?;
    }
    Ok(different == 0)
}
