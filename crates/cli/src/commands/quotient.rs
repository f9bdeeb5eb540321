//! `nimatron quotient`: misère quotients of games with heaps, and of sets of positions.

use std::io::Write;
use std::path::PathBuf;

use clap::Args;
use nimatron::api::KnownQuotient;
use nimatron::certificate::QuotientCertificate;
use nimatron::files::Reason;
use nimatron::foundation::Pace;
use nimatron::impartial::sequence::HeapRules;
use nimatron::misere::quotient::{Halt, Partial, Positions, STAMP, Verdict};
use nimatron::say;
use serde::Serialize;

use super::genus::searched;
use super::heaps::{computed_below, only_for_heaps, state};
use super::sequence::{budget, rules};
use super::write_json;
use crate::context::Context;
use crate::input::{Question, answer_each};
use crate::progress::Progress;
use crate::report::{self, Failure, Status};

/// The misere quotient of a game with heaps
///
/// The quotient is a finite monoid with a set of elements, the P-portion: every heap n has an
/// element Phi(n), and the previous player wins a sum of heaps in misere play if the product of
/// their elements is in the P-portion. Heaps are added until a period of Phi proves that the
/// quotient is that of all heaps, or up to a bound. Of a position such as 'cram: 3x3' it is the
/// quotient of all that can be reached from it.
#[derive(Debug, Args)]
pub struct Quotient {
    /// A game with heaps or a position, or - for lines of standard input
    #[arg(required = true, value_name = "RULESET|POSITION")]
    of: Vec<String>,
    /// Look at no larger heap
    #[arg(long, value_name = "HEAP", default_value_t = 1000)]
    to: u32,
    /// List Phi, a row for each period if one is seen
    #[arg(long)]
    table: bool,
    /// Take no more memory
    #[arg(long, value_name = "MIB", default_value_t = 4096)]
    memory: u64,
    /// Of a game with heaps: write the state into this file every few seconds; a later run goes
    /// on with it, whatever ended this one
    #[arg(long, value_name = "FILE")]
    checkpoint: Option<PathBuf>,
    /// Write the data that prove the quotient into this file, for 'nimatron verify'
    #[arg(long, value_name = "FILE")]
    certificate: Option<PathBuf>,
}

#[derive(Serialize)]
struct Answer {
    schema: u32,
    #[serde(skip_serializing_if = "Option::is_none")]
    ruleset: Option<String>,
    #[serde(skip_serializing_if = "Option::is_none")]
    position: Option<String>,
    #[serde(skip_serializing_if = "Option::is_none")]
    element: Option<String>,
    #[serde(skip_serializing_if = "Option::is_none")]
    outcome: Option<&'static str>,
    #[serde(flatten)]
    quotient: KnownQuotient,
}

impl Quotient {
    pub fn run<W: Write>(&self, context: &Context, out: &mut W) -> Result<Status, Failure> {
        only_for_heaps(self.checkpoint.is_some() || self.certificate.is_some(), &self.of)?;
        answer_each(&self.of, context, out, |question, out| match question.text.contains(':') {
            true => self.of_position(question, context, out),
            false => self.of_heaps(&rules(question.text)?, context, out),
        })
    }

    fn of_heaps(
        &self,
        rules: &HeapRules,
        context: &Context,
        out: &mut impl Write,
    ) -> Result<Status, Failure> {
        let (quotient, verdict, halt) = self.seek(rules, context)?;
        let known = KnownQuotient::new(&quotient, &verdict, halt.as_ref());
        let last = known.heaps.len();
        if context.json {
            let ruleset = Some(rules.to_string());
            let (position, element, outcome) = (None, None, None);
            let answer = Answer { schema: 1, ruleset, position, element, outcome, quotient: known };
            write_json(out, &answer)?;
        } else {
            for line in known.lines(rules, context.notation) {
                writeln!(out, "{line}")?;
            }
            if self.table {
                for line in known.table() {
                    writeln!(out, "{line}")?;
                }
            }
        }
        let Some(halt) = halt else {
            return self.certify(rules, &quotient, &verdict).map(|()| Status::Answered);
        };
        out.flush()?;
        Ok(computed_below(last, rules, &halt, self.checkpoint.is_some(), context))
    }

    fn certify(
        &self,
        rules: &HeapRules,
        quotient: &Partial,
        verdict: &Verdict,
    ) -> Result<(), Failure> {
        let Some(path) = &self.certificate else { return Ok(()) };
        let not_proved =
            || Failure::message(say!("no certificate was written: the quotient is not proved"));
        let certificate =
            QuotientCertificate::new(rules, quotient, verdict).ok_or_else(not_proved)?;
        report::write_file(path, certificate.to_json().as_bytes())
    }

    fn seek(
        &self,
        rules: &HeapRules,
        context: &Context,
    ) -> Result<(Partial, Verdict, Option<Halt>), Failure> {
        let (code, mut budget) = (rules.code(), budget(context, self.memory));
        let (mut file, state) = state(self.checkpoint.as_deref(), STAMP, rules)?;
        let mut quotient = Partial::new();
        if let (Some(file), Some(state)) = (&file, state) {
            let restored = Partial::restore(code, &state, &mut budget);
            let restored = restored.map_err(Failure::exhausted)?;
            quotient = restored.ok_or_else(|| file.refused(Reason::Damaged))?;
        }
        const PAUSE: std::time::Duration = std::time::Duration::from_millis(300);
        let (mut progress, mut pace) = (Progress::new(PAUSE, context), Pace::new());
        let mut written = Ok(());
        let (verdict, halt) = quotient.seek(code, self.to, &mut budget, &mut |state| {
            progress.show(|| {
                let (heaps, order) = (state.heaps().len(), state.monoid().order());
                say!("{}: {} heaps, order {}", rules.to_string(), heaps, order)
            });
            if let Some(file) = file.as_mut().filter(|_| pace.is_due()) {
                let wrote = pace.write(|| file.write(&state.checkpoint()));
                written = std::mem::replace(&mut written, Ok(())).and(wrote);
            }
        });
        drop(progress);
        written?;
        if let Some(file) = &mut file {
            file.write(&quotient.checkpoint())?;
        }
        Ok((quotient, verdict, halt))
    }

    fn of_position(
        &self,
        question: Question<'_>,
        context: &Context,
        out: &mut impl Write,
    ) -> Result<Status, Failure> {
        let position = question.position()?.value;
        let (game, mut budget) = (searched(&position)?, budget(context, self.memory));
        let mut positions = Positions::new();
        let parts = positions.add(game, &mut budget)?;
        let mut quotient = Partial::new();
        if let Some(last) = (positions.len() as u32).checked_sub(1) {
            quotient.extend(&positions, last, &mut budget).map_err(Failure::exhausted)?;
        }
        let mut known = KnownQuotient::new(&quotient, &Verdict::Unknown, None);
        let is_p = quotient.is_p(&parts) == Some(true);
        let element = quotient.element(&parts).map(|x| quotient.presentation().word(x));
        let outcome = if is_p { "P" } else { "N" };
        if context.json {
            // Positions have no sizes in whose order they could be listed.
            known.heaps.clear();
            let (position, outcome) = (Some(game.to_string()), Some(outcome));
            let answer =
                Answer { schema: 1, ruleset: None, position, element, outcome, quotient: known };
            write_json(out, &answer)?;
            return Ok(Status::Answered);
        }
        let (order, p) = (known.order, known.p_positions.len());
        let size = positions.len();
        let told = say!(
            "{}: order {}, P-portion {}, of sums of {} positions",
            game.to_string(),
            order,
            p,
            size
        );
        writeln!(out, "{told}")?;
        writeln!(out, "{}", quotient.presentation())?;
        let element = element.unwrap_or_default();
        let wins = match is_p {
            true => say!("the position is {}: the previous player wins misere play", element),
            false => say!("the position is {}: the next player wins misere play", element),
        };
        writeln!(out, "{wins}")?;
        Ok(Status::Answered)
    }
}
