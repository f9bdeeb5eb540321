//! `nimatron genus`: genera and canonical forms of misère play.

use std::io::Write;
use std::ops::ControlFlow;
use std::path::PathBuf;
use std::sync::Arc;
use std::sync::atomic::{AtomicUsize, Ordering};
use std::time::Duration;

use clap::Args;
use nimatron::api::KnownGenus;
use nimatron::files::Reason;
use nimatron::foundation::{Budget, Exhausted, Pace};
use nimatron::impartial::sequence::HeapRules;
use nimatron::misere::{FormError, FormSearch, Forms, HeapForms};
use nimatron::rulesets::Position;
use nimatron::say;
use serde::Serialize;

use super::heaps::{computed_below, only_for_heaps, state};
use super::sequence::{budget, rules};
use super::write_json;
use crate::context::Context;
use crate::input::{Question, answer_each};
use crate::progress::Progress;
use crate::report::{Failure, Status};

/// Genus, class and canonical form in misère play
///
/// Of all heaps of a game up to one, of a position such as 'cram: 3x3', or of a sum of canonical
/// forms such as '*[2#1] + *[2]'. The genus is the Grundy value of normal play, and behind ^ the
/// misère Grundy values of the game with 0, 1, 2, … heaps of 2, cut where two numbers begin to
/// alternate. A tame game is won as the position of Nim with its genus; restive, restless and wild
/// ones are not.
#[derive(Debug, Args)]
pub struct Genus {
    /// A game with heaps, a position or a canonical form, or - for lines of standard input
    #[arg(required = true, value_name = "RULESET|POSITION|FORM")]
    of: Vec<String>,
    /// The last heap of a game with heaps
    #[arg(long, value_name = "HEAP", default_value_t = 20)]
    to: u32,
    /// Leave out canonical forms
    #[arg(long)]
    table: bool,
    /// Take no more memory
    #[arg(long, value_name = "MIB", default_value_t = 4096)]
    memory: u64,
    /// Of a game with heaps: write the state into this file every few seconds; a later run goes
    /// on with it, whatever ended this one
    #[arg(long, value_name = "FILE")]
    checkpoint: Option<PathBuf>,
}

#[derive(Serialize)]
struct Answer<'a> {
    schema: u32,
    #[serde(skip_serializing_if = "Option::is_none")]
    ruleset: Option<String>,
    #[serde(skip_serializing_if = "Option::is_none")]
    position: Option<String>,
    #[serde(skip_serializing_if = "Option::is_none")]
    heaps: Option<&'a [KnownGenus]>,
    #[serde(flatten)]
    genus: Option<&'a KnownGenus>,
}

impl Genus {
    pub fn run<W: Write>(&self, context: &Context, out: &mut W) -> Result<Status, Failure> {
        only_for_heaps(self.checkpoint.is_some(), &self.of)?;
        answer_each(&self.of, context, out, |question, out| {
            if question.text.trim_start().starts_with('*') {
                return self.of_form(question.text, context, out);
            }
            match question.text.contains(':') {
                true => self.of_position(question, context, out),
                false => self.of_heaps(question.text, context, out),
            }
        })
    }

    fn of_form(
        &self,
        text: &str,
        context: &Context,
        out: &mut impl Write,
    ) -> Result<Status, Failure> {
        let (mut forms, mut budget) = (Forms::new(), budget(context, self.memory));
        let form = forms.read(text, &mut budget).map_err(|error| match error {
            FormError::Parse(error) => Failure::at(&error, text),
            FormError::Exhausted(exhausted) => exhausted.into(),
        })?;
        let known = KnownGenus::new(&mut forms, form, None, &mut budget)?;
        write(text.trim(), &known, context, out)
    }

    fn of_heaps(
        &self,
        text: &str,
        context: &Context,
        out: &mut impl Write,
    ) -> Result<Status, Failure> {
        let rules = rules(text)?;
        let at = Arc::new(AtomicUsize::new(0));
        let mut budget = budget(context, self.memory).with_progress(progress(&rules, &at, context));
        let (mut file, state) = state(self.checkpoint.as_deref(), HeapForms::STAMP, &rules)?;
        let mut search = HeapForms::new(rules.code().clone());
        if let (Some(file), Some(state)) = (&file, state) {
            let restored = HeapForms::restore(rules.code().clone(), &state, &mut budget)?;
            search = restored.ok_or_else(|| file.refused(Reason::Damaged))?;
        }
        let (mut heaps, mut stopped, mut pace) = (Vec::new(), None, Pace::new());
        for heap in 0..=self.to {
            at.store(heap as usize, Ordering::Relaxed);
            match self.heap(&mut search, heap, &mut budget) {
                Ok(known) => heaps.push(known),
                Err(exhausted) => {
                    stopped = Some(exhausted);
                    break;
                }
            }
            if let Some(file) = file.as_mut().filter(|_| pace.is_due()) {
                pace.write(|| file.write(&search.checkpoint()))?;
            }
        }
        // The line that shows how far it has got goes before anything is printed.
        drop(budget);
        if let Some(file) = &mut file {
            file.write(&search.checkpoint())?;
        }
        if context.json {
            let (ruleset, heaps) = (Some(rules.to_string()), Some(&heaps[..]));
            write_json(out, &Answer { schema: 1, ruleset, position: None, heaps, genus: None })?;
        } else {
            let width = |of: fn(&KnownGenus) -> usize| heaps.iter().map(of).max().unwrap_or(0);
            let (number, genus) = (self.to.to_string().len(), width(|known| known.genus.len()));
            for (heap, known) in heaps.iter().enumerate() {
                let form = known.form.as_deref().filter(|_| !self.table).unwrap_or_default();
                let line = format!(
                    "{heap:>number$}  {:genus$}  {:8}  {form}",
                    known.genus,
                    class_in_words(known.class)
                );
                writeln!(out, "{}", line.trim_end())?;
            }
        }
        let Some(exhausted) = stopped else { return Ok(Status::Answered) };
        out.flush()?;
        Ok(computed_below(heaps.len(), &rules, &exhausted, file.is_some(), context))
    }

    fn heap(
        &self,
        search: &mut HeapForms,
        heap: u32,
        budget: &mut Budget,
    ) -> Result<KnownGenus, Exhausted> {
        let form = search.form(heap as usize, budget)?;
        KnownGenus::new(&mut search.forms, form, Some(heap.into()), budget)
    }

    fn of_position(
        &self,
        question: Question<'_>,
        context: &Context,
        out: &mut impl Write,
    ) -> Result<Status, Failure> {
        let position = question.position()?.value;
        let game = searched(&position)?;
        let mut budget = budget(context, self.memory);
        let mut search = FormSearch::new();
        let form = search.form(game, &mut budget)?;
        let known = KnownGenus::new(&mut search.forms, form, None, &mut budget)?;
        write(&game.to_string(), &known, context, out)
    }
}

/// Shows from time to time which heap is looked at.
fn progress(
    rules: &HeapRules,
    at: &Arc<AtomicUsize>,
    context: &Context,
) -> impl FnMut(u64) -> ControlFlow<()> + Send + 'static {
    const PAUSE: Duration = Duration::from_millis(300);
    let mut progress = Progress::new(PAUSE, context);
    let (rules, at) = (rules.to_string(), at.clone());
    move |_| {
        progress.show(|| say!("{}: heap {}", &rules, at.load(Ordering::Relaxed)));
        ControlFlow::Continue(())
    }
}

/// What is known of one position.
fn write(
    name: &str,
    known: &KnownGenus,
    context: &Context,
    out: &mut impl Write,
) -> Result<Status, Failure> {
    if context.json {
        let (position, genus) = (Some(name.to_owned()), Some(known));
        write_json(out, &Answer { schema: 1, ruleset: None, position, heaps: None, genus })?;
        return Ok(Status::Answered);
    }
    let genus = known.genus.to_string();
    writeln!(out, "{}", say!("{}: genus {}, {}", name, genus, class_in_words(known.class)))?;
    if let Some(form) = &known.form {
        let born = known.birthday.to_string();
        writeln!(out, "{}", say!("canonical form {}, born on day {}", form.to_string(), born))?;
    }
    let wins = match (known.normal == 0, known.misere == 0) {
        (true, true) => {
            say!("the previous player wins normal play, the previous player wins misere play")
        }
        (true, false) => {
            say!("the previous player wins normal play, the next player wins misere play")
        }
        (false, true) => {
            say!("the next player wins normal play, the previous player wins misere play")
        }
        (false, false) => {
            say!("the next player wins normal play, the next player wins misere play")
        }
    };
    writeln!(out, "{wins}")?;
    Ok(Status::Answered)
}

/// The position of an impartial game that is searched.
pub fn searched(position: &Position) -> Result<&nimatron::rulesets::searched::AnyGame, Failure> {
    let none = || {
        let name = &position.description().id;
        Failure::message(say!("{} is no game that is searched by its options", name))
    };
    position.as_searched().ok_or_else(none)
}

/// The class of a game in misère play, which programs know by its English word.
fn class_in_words(class: &str) -> String {
    match class {
        "tame" => say!("tame"),
        "restive" => say!("restive"),
        "restless" => say!("restless"),
        "wild" => say!("wild"),
        other => other.into(),
    }
}
