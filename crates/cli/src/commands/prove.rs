//! `nimatron prove`: a certificate of who wins.

use std::io::Write;
use std::ops::ControlFlow;
use std::path::PathBuf;
use std::time::Duration;

use clap::{Args, ValueEnum};
use nimatron::certificate::{Certificate, TableProof, Unproved, prove};
use nimatron::foundation::{Budget, Exhausted, Outcome};
use nimatron::render::{self, strategy};
use nimatron::rulesets::Position;
use nimatron::say;

use super::{players, solve};
use crate::context::Context;
use crate::input::{self, Question};
use crate::interrupt::interrupted;
use crate::progress::Progress;
use crate::report::{self, Failure, Status};
use crate::resources::Resources;

/// Write a certificate of who wins, for 'nimatron verify' or any other checker
///
/// A small position is proved by a strategy: every position that can be
/// reached, with a reply to everything, so that checking it needs the rules
/// alone. A larger one that is searched is proved by the Grundy values of its parts, in
/// misère play by the positions to which the winner moves; a large or infinite one that
/// has a theory, by the data of its theorem.
///
/// Of n players, 'nim(players=3): 1, 2, 3', it is a strategy of the least coalition that can
/// force a win, of the one that is named by --coalition, or with --results the results of all
/// positions that can be reached.
///
/// With --json a certificate stands on one line, so that of standard input every
/// line has its answer, but for blank lines and lines that begin with #.
#[derive(Debug, Args)]
pub struct Prove {
    /// The position, or - for one position a line of standard input
    #[arg(required = true, allow_negative_numbers = true)]
    position: Vec<String>,
    /// The form of the certificate; only JSON can be verified again
    #[arg(long, value_name = "FORM", default_value = "json", conflicts_with = "json")]
    format: Form,
    /// Write to this file instead of standard output
    #[arg(long, short, value_name = "FILE")]
    output: Option<PathBuf>,
    /// Up to how many reachable positions to prove by a strategy
    #[arg(long, value_name = "POSITIONS", default_value_t = 200_000)]
    limit: u64,
    /// With more than two players: prove that this coalition forces a win
    #[arg(long, value_name = "A+C", conflicts_with = "results")]
    coalition: Option<String>,
    /// With more than two players: prove the results by the preferences
    #[arg(long)]
    results: bool,
    #[command(flatten)]
    resources: Resources,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, ValueEnum)]
enum Form {
    /// One position a line
    Json,
    /// For reading
    Text,
    /// The graph of the strategy, for Graphviz
    Dot,
}

impl Prove {
    pub fn run(&self, context: &Context, out: &mut impl Write) -> Result<Status, Failure> {
        let Some(path) = &self.output else {
            return self.prove_each(context, out);
        };
        // The file is touched only when there is something to be written.
        let mut written = Vec::new();
        let status = self.prove_each(context, &mut written)?;
        report::write_file(path, &written)?;
        Ok(status)
    }

    fn prove_each(&self, context: &Context, out: &mut impl Write) -> Result<Status, Failure> {
        input::answer_each(&self.position, context, out, |question, out| {
            if players::is_meant(question.text) {
                return self.prove_table(question, context, out);
            }
            if self.coalition.is_some() || self.results {
                let reason = say!(
                    "--coalition and --results are for positions of n players, as in \
                     nim(players=3): 1, 2, 3"
                );
                return Err(Failure::message(reason));
            }
            let position = solve::position(question, context)?;
            let certificate = self.certificate(&position, context)?;
            let written = match self.format {
                // Within the strings of JSON no line ends.
                Form::Json if context.json => certificate.to_json().replace('\n', "") + "\n",
                Form::Json => certificate.to_json(),
                Form::Text => strategy::text(&certificate, &context.style()),
                Form::Dot => strategy::dot(&certificate).map_err(Failure::message)?,
            };
            out.write_all(written.as_bytes())?;
            Ok(Status::Answered)
        })
    }

    /// Of n players: the strategy of a coalition, or a table of results.
    fn prove_table(
        &self,
        question: Question<'_>,
        context: &Context,
        out: &mut impl Write,
    ) -> Result<Status, Failure> {
        let reading = players::position(question)?;
        report::notes(&reading.notes, context);
        let position = reading.value;
        let proof = match &self.coalition {
            Some(text) => players::coalition(text, &position)?,
            None if self.results => TableProof::Results,
            None => TableProof::Least,
        };
        let budget = context.budget(u64::MAX).with_cancel(interrupted().clone());
        let mut budget = self.resources.bound(budget);
        let certificate = players::prove(&position, proof, self.limit, &mut budget)?;
        let written = match self.format {
            Form::Json if context.json => certificate.to_json().replace('\n', "") + "\n",
            Form::Json => certificate.to_json(),
            Form::Text => {
                let document = render::players::certificate(&certificate, context.notation);
                document.to_text(&context.style())
            }
            Form::Dot => {
                return Err(Failure::message(say!(
                    "strategies of n players are written as JSON or as text"
                )));
            }
        };
        out.write_all(written.as_bytes())?;
        Ok(Status::Answered)
    }

    fn certificate(&self, position: &Position, context: &Context) -> Result<Certificate, Failure> {
        let budget = context.budget(u64::MAX).with_cancel(interrupted().clone());
        let mut budget = self.resources.bound(budget);
        const PAUSE: Duration = Duration::from_millis(200);
        let mut progress = Progress::new(PAUSE, context);
        budget = budget.with_progress(move |spent| {
            progress.show(|| say!("{} moves tried", spent));
            ControlFlow::Continue(())
        });
        prove(position, self.limit, &mut budget).map_err(|unproved| match unproved {
            Unproved::Exhausted(exhausted) => unfinished(position, &budget, &exhausted),
            Unproved::Incomplete(_) => Failure::message(format!(
                "{}\n  = {}",
                say!("not proved: {}", unproved.to_string()),
                say!(
                    "more --memory or --time may find it, and a larger --limit proves it by a \
                     strategy"
                )
            )),
        })
    }
}

/// The error for a strategy that was not finished, with what is known.
fn unfinished(position: &Position, budget: &Budget, exhausted: &Exhausted) -> Failure {
    // A theorem or a small search takes a few steps.
    const FEW: u64 = 100_000;
    let spent = budget.spent();
    let known = position.analyze(&mut Budget::nodes(FEW)).map_or(String::new(), |analysis| {
        let help = match analysis.outcome() {
            Outcome::N => say!("this is an N-position; --limit 0 writes a shorter proof"),
            Outcome::P => say!("this is a P-position; --limit 0 writes a shorter proof"),
            Outcome::D => say!("this is a draw; --limit 0 writes a shorter proof"),
        };
        format!("\n  = {help}")
    });
    let message = say!("not proved, after {} moves: {}", spent, exhausted.to_string());
    Failure::exhausted(message + &*known)
}
