//! `nimatron period`: the period of a sequence, observed or proved.

use std::io::Write;
use std::path::{Path, PathBuf};

use clap::Args;
use nimatron::api::KnownPeriod;
use nimatron::impartial::sequence::period::{Long, Verdict};
use nimatron::impartial::sequence::{Code, Halt};
use nimatron::render::period;
use nimatron::rulesets::sequence::Sequence;
use nimatron::say;
use nimatron::text::Notation;
use serde::Serialize;

use super::super::write_json;
use super::{budget, sequence, values_in};
use crate::context::Context;
use crate::input::answer_each;
use crate::progress::Heaps;
use crate::report::{Failure, Status};

/// Search for the period of a game with heaps or strips, and prove it
///
/// Values are computed until a period is proved by a theorem, or the limits
/// are reached. A period that was only seen so far is called observed. The
/// preperiod is the least heap from which on the values repeat. The word of a
/// ruleset is read as in grundy: strips of a file are heaps where its patterns
/// show that, and else their period is observed only.
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
#[derive(Serialize)]
struct Answer {
    schema: u32,
    ruleset: String,
    /// That of the heaps that the strips of a file are.
    #[serde(skip_serializing_if = "Option::is_none")]
    code: Option<String>,
    #[serde(flatten)]
    period: KnownPeriod,
}

/// What a search found.
struct Found {
    verdict: Verdict,
    /// So many values were computed.
    computed: u64,
    /// Why the search ended early, if it did.
    halt: Option<Halt>,
}

impl Period {
    pub fn run<W: Write>(&self, context: &Context, out: &mut W) -> Result<Status, Failure> {
        if self.checkpoint.is_some() && self.rules.len() != 1 {
            return Err(Failure::message(say!("a checkpoint is for the search of one game")));
        }
        answer_each(&self.rules, context, out, |question, out| {
            let rules = sequence(question.text)?;
            let Found { verdict, computed, halt } = match &self.checkpoint {
                Some(path) => self.search_on(&rules, path, context)?,
                None => self.search(&rules, context)?,
            };
            if context.json {
                let period = KnownPeriod::new(&verdict, computed, halt.as_ref());
                let code = rules.code_of_strips().map(Code::to_string);
                let ruleset = rules.to_string();
                write_json(out, &Answer { schema: 1, ruleset, code, period })?;
                return Ok(Status::Answered);
            }
            for line in period(&rules, &verdict, computed, halt.as_ref(), Notation::Ascii) {
                writeln!(out, "{line}")?;
            }
            Ok(Status::Answered)
        })
    }

    /// A search that keeps all values.
    fn search(&self, rules: &Sequence, context: &Context) -> Result<Found, Failure> {
        let most = values_in(self.memory);
        let most = self.to.map_or(most, |to| most.min(to.saturating_add(1)));
        let search = rules.search(most);
        let mut engine = rules.values(Vec::new()).map_err(Failure::message)?;
        let mut progress = Heaps::new(rules.to_string(), 0, self.to, context);
        let (verdict, halt) =
            search.run(&mut *engine, &mut budget(context, self.memory), &mut |new| {
                progress.advance(new.len());
            });
        drop(progress);
        Ok(Found { verdict, computed: engine.len().min(most), halt })
    }

    /// A search that keeps few values, and goes on with what is in the file.
    fn search_on(
        &self,
        rules: &Sequence,
        path: &Path,
        context: &Context,
    ) -> Result<Found, Failure> {
        let searched = rules.code().and_then(|code| Some((code, Long::new(code).ok()?)));
        let Some((code, fresh)) = searched else {
            return Err(Failure::message(say!(
                "checkpoints are for games whose digits are finitely many, up to 7"
            )));
        };
        let (mut search, mut file) = fresh.with_file(code, path)?;
        let most = self.to.map_or(u64::MAX, |to| to.saturating_add(1));
        let name = rules.to_string();
        let mut progress = Heaps::new(name, search.computed(), search.needed(), context);
        let mut budget = budget(context, self.memory);
        let kept = values_in(self.memory);
        let mut watch = |search: &Long| {
            progress.reach(search.computed(), search.needed().or(self.to));
        };
        let found = search.run_in_file(&mut file, most, kept, &mut budget, &mut watch);
        drop(progress);
        let (verdict, halt) = found?;
        Ok(Found { verdict, computed: search.computed().min(most), halt })
    }
}
