//! `nimatron period`: the period of a sequence, observed or proved.

use std::io::Write;
use std::path::{Path, PathBuf};

use clap::Args;
use nimatron::impartial::sequence::period::{Long, Period as Pattern, Search, Verdict};
use nimatron::impartial::sequence::{Halt, HeapRules, values};
use serde::Serialize;

use super::super::write_json;
use super::checkpoint::{Checkpoint, refused};
use super::{Progress, budget, rules, values_in};
use crate::context::Context;
use crate::input::answer_each;
use crate::report::{Failure, Status};

/// Search for the period of a game with heaps, and prove it
///
/// Values are computed until a period is proved by a theorem, or the limits
/// are reached. A period that was only seen so far is called observed. The
/// preperiod is the least heap from which on the values repeat.
#[derive(Debug, Args)]
pub struct Period {
    /// The rules, or - for rules from standard input, a line each
    #[arg(required = true, value_name = "RULESET")]
    rules: Vec<String>,
    /// Look at no larger heap
    #[arg(long, value_name = "HEAP")]
    to: Option<u64>,
    /// Take no more memory; this bounds the heaps too
    #[arg(long, value_name = "MIB", default_value_t = 4096)]
    memory: u64,
    /// Keep no more values than the next ones need, and write all that is known
    /// into this file every few seconds; a later run goes on with it, whatever
    /// ended this one. For octal games
    #[arg(long, value_name = "FILE")]
    checkpoint: Option<PathBuf>,
}

/// What is said of the period of a game.
#[derive(Clone, Debug, Serialize)]
struct Answer {
    schema: u32,
    ruleset: String,
    status: &'static str,
    #[serde(skip_serializing_if = "Option::is_none")]
    preperiod: Option<u64>,
    #[serde(skip_serializing_if = "Option::is_none")]
    period: Option<u64>,
    #[serde(skip_serializing_if = "Option::is_none")]
    saltus: Option<u64>,
    /// The theorem that proves it.
    #[serde(skip_serializing_if = "Option::is_none")]
    theorem: Option<String>,
    /// The theorem wants the pattern below this heap.
    #[serde(skip_serializing_if = "Option::is_none")]
    bound: Option<u64>,
    /// So many values are known.
    computed: u64,
    /// So many would prove it.
    #[serde(skip_serializing_if = "Option::is_none")]
    needed: Option<u64>,
    /// Why it is not proved.
    #[serde(skip_serializing_if = "Option::is_none")]
    reason: Option<String>,
}

impl Answer {
    fn new(rules: &HeapRules, computed: u64, verdict: &Verdict, halt: Option<&Halt>) -> Answer {
        let mut answer = Answer {
            schema: 1,
            ruleset: rules.to_string(),
            status: "exhausted",
            preperiod: None,
            period: None,
            saltus: None,
            theorem: None,
            bound: None,
            computed,
            needed: None,
            reason: halt.map(Halt::to_string),
        };
        match verdict {
            Verdict::Proved(proved) => {
                answer.set(proved.period());
                answer.status = "proved";
                answer.theorem = Some(proved.theorem().to_string());
                answer.bound = Some(proved.bound());
                answer.reason = None;
            }
            Verdict::Observed(observed) => {
                answer.set(&observed.period);
                answer.status = "observed";
                answer.needed = observed.missing.ok();
                let reason = observed.missing.err().map(str::to_owned);
                answer.reason = reason.or(answer.reason);
            }
            Verdict::Unknown { .. } => {}
        }
        answer
    }

    fn set(&mut self, pattern: &Pattern) {
        self.preperiod = Some(pattern.preperiod);
        self.period = Some(pattern.period);
        self.saltus = Some(pattern.saltus);
    }

    fn write(&self, out: &mut impl Write) -> Result<(), Failure> {
        let rules = &self.ruleset;
        let last = self.computed.saturating_sub(1);
        let (Some(preperiod), Some(period)) = (self.preperiod, self.period) else {
            write!(out, "{rules}: no period up to heap {last}")?;
            if let Some(reason) = &self.reason {
                write!(out, " ({reason})")?;
            }
            return Ok(writeln!(out)?);
        };
        let saltus = match self.saltus {
            Some(saltus) if saltus > 0 => format!(", saltus {saltus}"),
            _ => String::new(),
        };
        let status = self.status;
        writeln!(out, "{rules}: period {period} after {preperiod}{saltus}, {status}")?;
        let plus = match self.saltus {
            Some(saltus) if saltus > 0 => format!(" + {saltus}"),
            _ => String::new(),
        };
        let pattern = format!("G(n+{period}) = G(n){plus}");
        match (&self.theorem, self.bound, self.needed) {
            (Some(theorem), Some(bound), _) => writeln!(
                out,
                "{pattern} for {preperiod} <= n < {bound}, therefore for ever ({theorem})"
            )?,
            (_, _, needed) => {
                writeln!(out, "{pattern} for {preperiod} <= n <= {}", last - period)?;
                match (needed, &self.reason) {
                    (Some(needed), reason) => {
                        let reason = reason.as_ref().map_or(String::new(), |r| format!(" ({r})"));
                        writeln!(out, "values up to heap {} would prove it{reason}", needed - 1)?;
                    }
                    (None, Some(reason)) => writeln!(out, "not proved: {reason}")?,
                    (None, None) => writeln!(out, "not proved: no theorem speaks of this pattern")?,
                }
            }
        }
        Ok(())
    }
}

impl Period {
    pub fn run<W: Write>(&self, context: &Context, out: &mut W) -> Result<Status, Failure> {
        if self.checkpoint.is_some() && self.rules.len() != 1 {
            return Err(Failure::message("a checkpoint is for the search of one game"));
        }
        answer_each(&self.rules, context, out, |text, out| {
            let rules = rules(text)?;
            let answer = match &self.checkpoint {
                Some(path) => self.search_on(&rules, path, context)?,
                None => self.search(&rules, context)?,
            };
            match context.json {
                true => write_json(out, &answer),
                false => answer.write(out),
            }
        })
    }

    /// A search that keeps all values.
    fn search(&self, rules: &HeapRules, context: &Context) -> Result<Answer, Failure> {
        let most = values_in(self.memory);
        let most = self.to.map_or(most, |to| most.min(to.saturating_add(1)));
        let search = Search::new(rules.code(), most);
        let mut engine = values(rules.code(), Vec::new()).map_err(Failure::message)?;
        let mut progress = Progress::new(context, rules.to_string(), 0, self.to);
        let (verdict, halt) = search.run(&mut *engine, &mut budget(context), &mut |new| {
            progress.advance(new.len());
        });
        drop(progress);
        Ok(Answer::new(rules, engine.len().min(most), &verdict, halt.as_ref()))
    }

    /// A search that keeps few values, and goes on with what is in the file.
    fn search_on(
        &self,
        rules: &HeapRules,
        path: &Path,
        context: &Context,
    ) -> Result<Answer, Failure> {
        let (mut checkpoint, content) = Checkpoint::open(path)?;
        let mut search = match content {
            Some(content) => Long::restore(rules.code(), &content)
                .map_err(|error| refused(path, &format!("{error}, or not of this game")))?,
            None => Long::new(rules.code()).map_err(|_| {
                Failure::message(
                    "checkpoints are for games whose digits are finitely many, up to 7",
                )
            })?,
        };
        checkpoint.write(&search.checkpoint())?;
        let most = self.to.map_or(u64::MAX, |to| to.saturating_add(1));
        let name = rules.to_string();
        let mut progress = Progress::new(context, name, search.computed(), search.needed());
        let mut failed = None;
        let kept = values_in(self.memory);
        let (verdict, halt) = search.run(most, kept, &mut budget(context), &mut |search| {
            progress.reach(search.computed(), search.needed().or(self.to));
            if failed.is_none() && checkpoint.is_due() {
                failed = checkpoint.write(&search.checkpoint()).err();
            }
        });
        drop(progress);
        checkpoint.write(&search.checkpoint())?;
        Ok(Answer::new(rules, search.computed().min(most), &verdict, halt.as_ref()))
    }
}
