//! `nimatron excess`: the constants of infinite nim-products, computed anew.

use std::io::Write;
use std::ops::ControlFlow;
use std::path::PathBuf;
use std::time::{Duration, Instant};

use clap::Args;
use nimatron::files::{ExcessStore, KnownExcess, Refusal};
use nimatron::foundation::{Budget, Exhausted};
use nimatron::say;
use nimatron::transfinite::{
    self,
    excess::{Checkpoint, Computed, ExcessError, Excesses, MEBIBYTE, Observer, Step},
};
use serde::Serialize;

use super::write_json;
use crate::context::Context;
use crate::interrupt::interrupted;
use crate::progress::Progress;
use crate::report::{self, Failure, Status};

/// Compute the excesses of odd primes, on which infinite nim-products rest
///
/// The excess of p is the least m for which k+m has no p-th root below the
/// p-th root that is adjoined next; k is the least ordinal whose degree is
/// divisible by the order of 2 modulo p. Each one is compared with the table.
/// Exit status 1 says that one differs from it.
#[derive(Debug, Args)]
pub struct Excess {
    /// Odd primes, and ranges such as 3..257, which include both ends
    #[arg(required = true, value_name = "PRIME", value_parser = range)]
    primes: Vec<Range>,
    /// Refuse what takes more memory
    #[arg(long, value_name = "MIB", default_value_t = 4096)]
    memory: usize,
    /// Keep the answers in this file, and states in files beside it: a later
    /// run goes on from there
    #[arg(long, value_name = "FILE")]
    store: Option<PathBuf>,
}

#[derive(Clone, Copy, Debug)]
struct Range {
    first: u32,
    last: u32,
    /// A number by itself, which is refused if it is not an odd prime.
    single: bool,
}

fn range(text: &str) -> Result<Range, String> {
    let number = |text: &str| {
        text.parse::<u32>().map_err(|_| say!("expected a prime or a range, not '{}'", text))
    };
    match text.split_once("..") {
        None => number(text).map(|n| Range { first: n, last: n, single: true }),
        Some((first, last)) => {
            let last = last.strip_prefix('=').unwrap_or(last);
            Ok(Range { first: number(first)?, last: number(last)?, single: false })
        }
    }
}

/// What is said of a prime.
#[derive(Debug, Serialize)]
struct Answer {
    schema: u32,
    prime: u32,
    excess: u32,
    /// The order of 2 modulo the prime.
    order: usize,
    /// The field had 2^degree elements.
    degree: usize,
    /// Smaller values are excluded by a theorem.
    least: u32,
    known: &'static str,
    seconds: f64,
    /// The excess in the table.
    table: Option<u32>,
    agrees: Option<bool>,
}

impl Answer {
    fn new(found: &Computed, seconds: f64) -> Answer {
        let table = transfinite::excess(found.prime).map(|known| known.value);
        Answer {
            schema: 1,
            prime: found.prime,
            excess: found.value,
            order: found.order,
            degree: found.degree,
            least: found.least,
            known: "norm",
            seconds,
            table,
            agrees: table.map(|value| value == found.value),
        }
    }

    fn write(&self, context: &Context, out: &mut impl Write) -> Result<(), Failure> {
        if context.json {
            write_json(out, self)?;
        } else {
            let agrees = match (self.agrees, self.table) {
                (Some(true), _) => say!("as in the table"),
                (Some(false), Some(value)) => say!("the table has {}", value.to_string()),
                _ => say!("not in the table"),
            };
            let (degree, order) = (format!("2^{}", self.degree), format!("2^{}", self.order));
            let (excess, seconds) = (self.excess.to_string(), format!("{:.2}", self.seconds));
            let prime = self.prime.to_string();
            let told = match self.least {
                0 => say!(
                    "m_{} = {}, {} (norm from {} to {} elements; {} s)",
                    prime,
                    excess,
                    agrees,
                    degree,
                    order,
                    seconds
                ),
                least => say!(
                    "m_{} = {}, {} (norm from {} to {} elements, {} or more by theorem; {} s)",
                    prime,
                    excess,
                    agrees,
                    degree,
                    order,
                    least.to_string(),
                    seconds
                ),
            };
            writeln!(out, "{told}")?;
        }
        // Each answer may be long in coming.
        Ok(out.flush()?)
    }
}

impl Excess {
    pub fn run(&self, context: &Context, out: &mut impl Write) -> Result<Status, Failure> {
        let mut store = self.store.as_deref().map(ExcessStore::open).transpose()?;
        if let (Some(store), Some(path)) = (&store, &self.store) {
            report::dropped(store.dropped(), path, context);
        }
        let mut budget = context.budget(u64::MAX).with_cancel(interrupted().clone());
        budget = budget.with_memory((self.memory as u64).saturating_mul(MEBIBYTE as u64));
        let mut status = Status::Answered;
        for range in &self.primes {
            for number in range.first..=range.last {
                let computation = match Excesses::of(number) {
                    Err(ExcessError::NotAnOddPrime { .. }) if !range.single => continue,
                    computation => {
                        computation.map(|all| all.with_memory(self.memory.saturating_mul(MEBIBYTE)))
                    }
                };
                // Only the excess is kept: what follows from the prime is looked up anew.
                let known = store.as_ref().and_then(|store| store.known(number));
                let known =
                    known.and_then(|known| Some(Answer::new(&known.computed()?, known.seconds)));
                let answer = match (known, computation) {
                    (Some(answer), Ok(_)) => answer,
                    (_, Err(error)) => {
                        refuse(&error, context, &mut status);
                        continue;
                    }
                    (None, Ok(computation)) => {
                        match compute(number, &computation, &mut budget, &mut store, context) {
                            Ok(answer) => answer,
                            Err(Stop::Refused(error)) => {
                                refuse(&error, context, &mut status);
                                continue;
                            }
                            Err(Stop::Failed(failure)) => return Err(failure),
                        }
                    }
                };
                answer.write(context, out)?;
                if answer.agrees == Some(false) && status == Status::Answered {
                    status = Status::No;
                }
            }
        }
        store.as_mut().map_or(Ok(()), ExcessStore::make_safe)?;
        Ok(status)
    }
}

/// Why a prime has no answer.
enum Stop {
    /// It is refused, and the others go on.
    Refused(ExcessError),
    Failed(Failure),
}

impl From<Refusal> for Stop {
    fn from(refusal: Refusal) -> Stop {
        Stop::Failed(refusal.into())
    }
}

fn refuse(error: &ExcessError, context: &Context, status: &mut Status) {
    report::print("", &say!("error: {}", error.to_string()), context);
    *status = Status::Reported;
}

fn compute(
    prime: u32,
    computation: &Excesses,
    budget: &mut Budget,
    store: &mut Option<ExcessStore>,
    context: &Context,
) -> Result<Answer, Stop> {
    let begin = Instant::now();
    let state = match store {
        None => None,
        Some(store) => store.state(prime)?,
    };
    const PAUSE: Duration = Duration::from_millis(500);
    let progress = Progress::new(PAUSE, context);
    let mut watch = Watch { prime, begin, budget, store, progress, error: None };
    let result = computation.compute(state, &mut watch);
    let Watch { error, .. } = watch;
    match (error, result) {
        (_, Ok(found)) => {
            let seconds = (begin.elapsed().as_secs_f64() * 1000.0).round() / 1000.0;
            if let Some(store) = store {
                let known = KnownExcess { prime, excess: found.value, seconds };
                store.put(known)?;
            }
            Ok(Answer::new(&found, seconds))
        }
        (Some(Ended::Exhausted(reason)), _) => {
            let kept = match store.as_mut().map(ExcessStore::make_safe) {
                None => String::new(),
                Some(Ok(())) => {
                    format!("\n  = {}", say!("the same command goes on from here"))
                }
                Some(Err(refusal)) => return Err(refusal.into()),
            };
            let message = say!("m_{} was not finished: {}", prime, reason.to_string()) + &*kept;
            Err(Stop::Failed(Failure::message(message)))
        }
        (Some(Ended::Refused(refusal)), _) => Err(refusal.into()),
        (None, Err(error)) => Err(Stop::Refused(error)),
    }
}

/// Why a computation was ended.
enum Ended {
    Exhausted(Exhausted),
    Refused(Refusal),
}

/// Stops a computation in time, shows its progress and stores its states.
struct Watch<'a> {
    prime: u32,
    begin: Instant,
    budget: &'a mut Budget,
    store: &'a mut Option<ExcessStore>,
    progress: Progress,
    error: Option<Ended>,
}

impl Observer for Watch<'_> {
    fn proceed(&mut self) -> ControlFlow<()> {
        /// So that the budget looks at the clock each time.
        const NODES: u64 = 1024;
        if self.error.is_none() {
            self.error = self.budget.spend(NODES).err().map(Ended::Exhausted);
        }
        if self.error.is_some() { ControlFlow::Break(()) } else { ControlFlow::Continue(()) }
    }

    fn step(&mut self, candidate: u32, step: Step, state: &Checkpoint) {
        let (done, all) = (step.done.ilog2() + 1, step.factors.ilog2() + 1);
        self.progress.show(|| {
            let time = self.begin.elapsed().as_secs_f64();
            say!(
                "m_{}: trying {}, step {} of {}, {} s",
                self.prime.to_string(),
                candidate.to_string(),
                done,
                all,
                format!("{time:.0}")
            )
        });
        if let Some(store) = self.store {
            if let Err(refusal) = store.keep(state) {
                self.error = Some(Ended::Refused(refusal));
            }
        }
    }
}
