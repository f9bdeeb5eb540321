//! Nobody can bring the library down, fill the memory, or get two answers to one question.
//!
//! Texts that are right, nearly right or hostile go through every door of the library. Each is
//! answered within the bounds of its budget, twice and with the same bytes; what an error repeats
//! is short and harmless; what is printed parses back; no certificate that passes is false.

#[path = "hostile/generator.rs"]
mod generator;

use std::fmt::Write as _;
use std::io::Write as _;
use std::panic::{AssertUnwindSafe, catch_unwind};
use std::sync::Mutex;
use std::sync::atomic::{AtomicBool, Ordering};
use std::thread;
use std::time::{Duration, Instant};

use generator::{Case, Generator};
use nimatron::api::handle;
use nimatron::calculator::Session;
use nimatron::certificate::{prove, verify};
use nimatron::explain::{Level, explain, ladder};
use nimatron::foundation::Budget;
use nimatron::rulesets::Position;
use nimatron::text::{Notation, ParseError, escaped};
use peak_alloc::PeakAlloc;

#[global_allocator]
static ALLOCATED: PeakAlloc = PeakAlloc;

/// Positions that may be looked at for one answer.
const WORK: u64 = 10_000;
/// Bytes for the tables of a search.
const MEMORY: u64 = 16 << 20;
/// Bytes that may be held at most while a case is answered.
const MOST_HELD: usize = 64 << 20;
/// With more than this the process ends at once, and names the case.
const FAR_TOO_MUCH: usize = 1 << 30;

/// Cases that take longer are told, in case that they never end.
const LONG: Duration = Duration::from_secs(10);

fn budget() -> Budget {
    Budget::nodes(WORK).with_memory(MEMORY)
}

/// All that is answered to a case.
fn answered(case: &Case) -> String {
    match case {
        Case::Position(text) => of_position(text),
        Case::Expression(text) => {
            let answer = Session::new().evaluate(text, &mut budget());
            answer.map_or_else(
                |error| refused(&error, text),
                |answer| format!("{} {:?}", answer.value.to_text(Notation::Ascii), answer.notes),
            )
        }
        Case::Request(text) => {
            let answer = handle(text, &mut budget());
            assert!(!answer.body.contains('\n'), "not one line");
            let read: serde_json::Value = serde_json::from_str(&answer.body).expect("JSON");
            if let Some(picture) = read["error"]["picture"].as_str() {
                harmless(picture);
            }
            answer.body
        }
        Case::Certificate(text) => match verify(text, &mut budget()) {
            Ok(verified) => {
                if let Ok(analysis) =
                    verified.position.analyze(&mut Budget::nodes(10 * WORK).with_memory(MEMORY))
                {
                    assert_eq!(analysis.outcome(), verified.outcome, "a false claim passed");
                }
                format!("{verified:?}")
            }
            Err(invalid) => invalid.to_string(),
        },
    }
}

fn of_position(text: &str) -> String {
    let position = match Position::read(text) {
        Ok(reading) => reading.value,
        Err(error) => return refused(&error, text),
    };
    let printed = position.to_string();
    assert!(printed.parse::<Position>().as_ref() == Ok(&position), "printed as {printed}");
    let mut answer = printed;
    let budget = &mut budget();
    match position.analyze(budget) {
        Ok(analysis) => {
            let why = explain(&analysis, Level::PROOF);
            let rungs = ladder(&analysis);
            let moves = analysis.winning_moves().take(100);
            let moves: Vec<String> = moves.map(|chosen| chosen.to_string()).collect();
            write!(answer, "{} {moves:?} {why:?} {rungs:?}", analysis.outcome())
        }
        Err(exhausted) => write!(answer, "{exhausted}"),
    }
    .expect("memory takes what is written");
    match prove(&position, 100, budget) {
        Ok(certificate) => answer + &*certificate.to_json(),
        Err(unproved) => answer + &*unproved.to_string(),
    }
}

fn refused(error: &ParseError, text: &str) -> String {
    assert!(text.get(error.span.clone()).is_some(), "no text at {:?}", error.span);
    let picture = error.render(text);
    harmless(&picture);
    picture
}

/// Neither long nor with anything that a terminal would obey.
fn harmless(picture: &str) {
    assert!(picture.chars().count() < 2500, "a picture of {} characters", picture.len());
    assert_eq!(escaped(picture), picture);
}

/// What came of some cases.
#[derive(Default)]
struct Report {
    cases: usize,
    failures: Vec<String>,
    /// The most that was held, with the case.
    most_held: (usize, String),
    /// The longest time, with the case.
    longest: (Duration, String),
}

/// What is being worked on.
static CURRENT: Mutex<String> = Mutex::new(String::new());

/// Says what is being worked on, for the case that it ends the process.
fn working_on(what: &str) {
    CURRENT.lock().expect("nobody panics here").replace_range(.., what);
}

/// Answers a case twice within the bounds.
fn tried(case: &Case, report: &mut Report) {
    let named = format!("{case:?}").chars().take(2000).collect::<String>();
    working_on(&named);
    ALLOCATED.reset_peak_usage();
    let (before, began) = (ALLOCATED.current_usage(), Instant::now());
    let [first, again] = [(); 2].map(|()| catch_unwind(AssertUnwindSafe(|| answered(case))));
    let held = ALLOCATED.peak_usage().saturating_sub(before);
    let took = began.elapsed();
    report.cases += 1;
    let failure = match (first, again) {
        (Err(panicked), _) | (_, Err(panicked)) => {
            let message = panicked.downcast_ref::<String>().cloned();
            Some(message.unwrap_or_else(|| "a panic".into()))
        }
        (Ok(first), Ok(again)) if first != again => Some("two answers".into()),
        _ if held > MOST_HELD => Some(format!("{} MiB held", held >> 20)),
        _ => None,
    };
    if let Some(failure) = failure {
        // Told at once: a later case may end the process.
        println!("{failure}\n  {named}");
        report.failures.push(format!("{failure}\n  {named}"));
    }
    if held > report.most_held.0 {
        report.most_held = (held, named.clone());
    }
    if took > report.longest.0 {
        report.longest = (took, named);
    }
}

/// Tries cases while `goes_on` says so, and ends the process if one takes far too much memory.
fn run(seed: u64, mut goes_on: impl FnMut(&Report) -> bool) -> Report {
    let (mut generator, mut report) = (Generator::new(seed), Report::default());
    let is_over = AtomicBool::new(false);
    thread::scope(|scope| {
        scope.spawn(|| {
            let (mut last, mut since) = (String::new(), Instant::now());
            while !is_over.load(Ordering::Relaxed) {
                if last != *CURRENT.lock().expect("nobody panics here") {
                    last.clone_from(&CURRENT.lock().expect("nobody panics here"));
                    since = Instant::now();
                } else if since.elapsed() > LONG {
                    println!("more than {} s: {last}", LONG.as_secs());
                    since = Instant::now();
                }
                if ALLOCATED.current_usage() > FAR_TOO_MUCH {
                    let current = CURRENT.lock().expect("nobody panics here");
                    let _ = writeln!(std::io::stderr(), "far too much memory: {current}");
                    std::process::abort();
                }
                thread::sleep(Duration::from_millis(1));
            }
        });
        while goes_on(&report) {
            tried(&generator.case(), &mut report);
        }
        is_over.store(true, Ordering::Relaxed);
    });
    let Report { cases, most_held: (held, greediest), .. } = &report;
    println!("{cases} cases, seed {seed}; {} MiB held at most, by\n  {greediest}", held >> 20);
    report
}

fn assert_harmless(report: &Report) {
    let count = report.failures.len();
    assert!(count == 0, "{count} failures:\n{}", report.failures.join("\n"));
}

#[test]
fn whatever_is_asked_is_answered_within_its_bounds() {
    const CASES: usize = 20_000;
    assert_harmless(&run(17, |report| report.cases < CASES));
}

/// For as many seconds as `NIMATRON_SECONDS` says, from the seed `NIMATRON_SEED`.
#[test]
#[ignore = "takes as long as one likes: cargo xtask hostile"]
fn for_a_long_time() {
    let variable = |name: &str, usual: u64| {
        std::env::var(name).ok().and_then(|text| text.parse().ok()).unwrap_or(usual)
    };
    let (seconds, seed) = (variable("NIMATRON_SECONDS", 600), variable("NIMATRON_SEED", 1));
    let end = Instant::now() + Duration::from_secs(seconds);
    let report = run(seed, |_| Instant::now() < end);
    let (took, slowest) = &report.longest;
    println!("{:.1} s at most, for\n  {slowest}", took.as_secs_f64());
    assert_harmless(&report);
}
