//! Looking at one game after the other, several at a time.

use std::io::{self, Write};
use std::sync::atomic::{AtomicUsize, Ordering};
use std::sync::mpsc;
use std::thread;
use std::time::{Duration, Instant};

use nimatron::core::{Budget, Exhausted};
use nimatron::impartial::sequence::period::{Search, Verdict};
use nimatron::impartial::sequence::survey::{self, Finding};
use nimatron::impartial::sequence::{Halt, HeapRules, values};

use super::Survey;
use crate::commands::sequence::values_in;
use crate::context::Context;
use crate::interrupt::interrupted;
use crate::report::{self, Failure, Status};
use crate::store::Store;

/// Looks at all games that are not known yet, and keeps what is found.
pub fn run(
    survey: &Survey,
    games: Vec<HeapRules>,
    store: &mut Store<Finding>,
    context: &Context,
    out: &mut impl Write,
) -> Result<Status, Failure> {
    let mut waiting = Vec::new();
    for rules in games {
        let known = store.records().get(&rules.to_string());
        if !known.is_some_and(|known| is_enough(known, survey)) {
            waiting.push(rules);
        }
    }
    let deadline = context.time().and_then(|time| Instant::now().checked_add(time));
    let processors = || thread::available_parallelism().map_or(1, usize::from);
    let threads = survey.threads.unwrap_or_else(processors).clamp(1, waiting.len().max(1));
    let next = AtomicUsize::new(0);
    let (sender, receiver) = mpsc::channel();
    let (all, mut done) = (waiting.len(), 0);
    thread::scope(|scope| {
        for _ in 0..threads {
            let (sender, waiting, next) = (sender.clone(), &waiting, &next);
            scope.spawn(move || {
                while let Some(rules) = waiting.get(next.fetch_add(1, Ordering::Relaxed)) {
                    let left = deadline.map(|end| end.saturating_duration_since(Instant::now()));
                    let memory = survey.memory / threads as u64;
                    let found = look(rules, survey, memory, left);
                    if found.is_none() || sender.send(found).is_err() {
                        break;
                    }
                }
            });
        }
        drop(sender);
        for finding in receiver.into_iter().flatten() {
            done += 1;
            if context.shows_progress {
                let _ = write!(io::stderr(), "\r\x1b[K");
            }
            survey.write_one(&finding, context, out)?;
            out.flush()?;
            if context.shows_progress {
                let _ = write!(io::stderr(), "{done} of {all} games");
            }
            store.put(finding)?;
        }
        if context.shows_progress {
            let _ = write!(io::stderr(), "\r\x1b[K");
        }
        store.make_safe()
    })?;
    if done == all {
        return Ok(Status::Answered);
    }
    let left = all - done;
    let message = format!("error: {left} games were not looked at\n  = the same command goes on");
    report::print("", &message, context);
    Ok(Status::Reported)
}

/// Whether to look again would find no more.
fn is_enough(known: &Finding, survey: &Survey) -> bool {
    known.status == survey::Status::Proved
        || known.to >= survey.to && known.each >= survey.each.as_secs_f64()
}

/// Looks at one game; nothing if that was broken off by Ctrl-C or the time for
/// all of them.
fn look(
    rules: &HeapRules,
    survey: &Survey,
    memory: u64,
    left: Option<Duration>,
) -> Option<Finding> {
    let begin = Instant::now();
    let time = left.map_or(survey.each, |left| left.min(survey.each));
    let mut budget = Budget::of_helper(interrupted().clone()).with_time(time);
    let most = values_in(memory).min(survey.to.saturating_add(1));
    let mut finding = Finding {
        schema: 1,
        ruleset: rules.to_string(),
        status: survey::Status::Exhausted,
        preperiod: None,
        period: None,
        saltus: None,
        computed: 0,
        largest: 0,
        seconds: 0.0,
        to: survey.to,
        each: survey.each.as_secs_f64(),
    };
    let mut engine = values(rules.code(), Vec::new()).ok()?;
    let mut largest = 0;
    let (verdict, halt) =
        Search::new(rules.code(), most).run(&mut *engine, &mut budget, &mut |new| {
            largest = new.iter().copied().fold(largest, u16::max);
        });
    let proved = matches!(verdict, Verdict::Proved(_));
    let broken_off = match halt {
        Some(Halt::Exhausted(Exhausted::Cancelled)) => true,
        Some(Halt::Exhausted(_)) => time < survey.each,
        _ => false,
    };
    if broken_off && !proved {
        return None;
    }
    let pattern = match &verdict {
        Verdict::Proved(proved) => Some((survey::Status::Proved, *proved.period())),
        Verdict::Observed(observed) => Some((survey::Status::Observed, observed.period)),
        Verdict::Unknown { .. } => None,
    };
    if let Some((status, pattern)) = pattern {
        finding.status = status;
        finding.preperiod = Some(pattern.preperiod);
        finding.period = Some(pattern.period);
        finding.saltus = Some(pattern.saltus);
    }
    finding.computed = engine.len().min(most);
    finding.largest = largest;
    finding.seconds = (begin.elapsed().as_secs_f64() * 1000.0).round() / 1000.0;
    Some(finding)
}
