//! Looking at one game after the other, several at a time.

use std::io::Write;
use std::sync::atomic::{AtomicUsize, Ordering};
use std::sync::mpsc;
use std::thread;
use std::time::{Duration, Instant};

use nimatron::files::Store;
use nimatron::impartial::sequence::HeapRules;
use nimatron::say;

use super::Survey;
use super::surveyed::Surveyed;
use crate::context::Context;
use crate::interrupt::interrupted;
use crate::progress::Progress;
use crate::report::{self, Failure, Status};

/// Looks at all games that are not known yet, and keeps what is found.
pub fn run<F: Surveyed>(
    survey: &Survey,
    games: Vec<HeapRules>,
    store: &mut Store<F>,
    context: &Context,
    out: &mut impl Write,
) -> Result<Status, Failure> {
    let mut waiting = Vec::new();
    for rules in games {
        let known = store.records().get(&rules.to_string());
        if !known.is_some_and(|known| known.is_enough(survey.limits())) {
            waiting.push(rules);
        }
    }
    let deadline = context.time().and_then(|time| Instant::now().checked_add(time));
    let processors = || thread::available_parallelism().map_or(1, usize::from);
    let threads = survey.threads.unwrap_or_else(processors).clamp(1, waiting.len().max(1));
    let next = AtomicUsize::new(0);
    let (sender, receiver) = mpsc::channel();
    let (all, mut done) = (waiting.len(), 0);
    let mut progress = Progress::new(Duration::ZERO, context);
    thread::scope(|scope| {
        for _ in 0..threads {
            let (sender, waiting, next) = (sender.clone(), &waiting, &next);
            scope.spawn(move || {
                while let Some(rules) = waiting.get(next.fetch_add(1, Ordering::Relaxed)) {
                    let left = deadline.map(|end| end.saturating_duration_since(Instant::now()));
                    let memory = survey.memory / threads as u64;
                    let begin = Instant::now();
                    let mut found = F::look(rules, survey.limits(), memory, left, interrupted());
                    if let Some(found) = &mut found {
                        found.took((begin.elapsed().as_secs_f64() * 1000.0).round() / 1000.0);
                    }
                    if found.is_none() || sender.send(found).is_err() {
                        break;
                    }
                }
            });
        }
        drop(sender);
        for finding in receiver.into_iter().flatten() {
            done += 1;
            progress.suspend(|| {
                survey.write_one(&finding, context, out)?;
                Ok::<(), Failure>(out.flush()?)
            })?;
            progress.show(|| say!("{} of {} games", done, all));
            store.put(finding)?;
        }
        Ok::<(), Failure>(store.make_safe()?)
    })?;
    drop(progress);
    if done == all {
        return Ok(Status::Answered);
    }
    let left = all - done;
    let message = format!(
        "{}\n  = {}",
        say!("error: {}", say!("{} games were not looked at", left)),
        say!("the same command goes on")
    );
    report::print("", &message, context);
    Ok(Status::Reported)
}
