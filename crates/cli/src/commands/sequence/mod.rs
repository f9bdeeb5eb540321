//! Commands about the Grundy values of games with heaps.

pub mod grundy;
pub mod period;

use std::io::{self, Write};
use std::time::{Duration, Instant};

use nimatron::core::Budget;
use nimatron::impartial::sequence::HeapRules;

use crate::context::Context;
use crate::interrupt::interrupted;
use crate::report::Failure;

/// Bytes of a mebibyte.
const MEBIBYTE: u64 = 1 << 20;
/// Bytes that a value takes in memory: it may be kept twice, to be read from
/// both ends.
const BYTES_OF_VALUE: u64 = 4;

/// Reads the rules of a game.
fn rules(text: &str) -> Result<HeapRules, Failure> {
    text.parse().map_err(|error| Failure::at(&error, text))
}

/// A budget of so many mebibytes that ends with the time that was given, or with Ctrl-C.
fn budget(context: &Context, mebibytes: u64) -> Budget {
    let budget = context.budget(u64::MAX).with_cancel(interrupted().clone());
    budget.with_memory(mebibytes.saturating_mul(MEBIBYTE))
}

/// How many values fit in so many mebibytes.
pub fn values_in(mebibytes: u64) -> u64 {
    mebibytes.saturating_mul(MEBIBYTE) / BYTES_OF_VALUE
}

/// The line that tells how far a sequence has got.
pub struct Progress<'a> {
    context: &'a Context,
    name: String,
    /// Where it ends, if that is known.
    goal: Option<u64>,
    begin: Instant,
    /// How many values there were at the beginning, and are.
    first: u64,
    known: u64,
    shown: Option<Instant>,
}

impl<'a> Progress<'a> {
    pub fn new(context: &'a Context, name: String, known: u64, goal: Option<u64>) -> Progress<'a> {
        let begin = Instant::now();
        Progress { context, name, goal, begin, first: known, known, shown: None }
    }

    /// Notes that there are more values.
    pub fn advance(&mut self, values: usize) {
        self.reach(self.known + values as u64, self.goal);
    }

    /// Notes how many values there are, and where they end now, if that is known.
    pub fn reach(&mut self, known: u64, goal: Option<u64>) {
        const PAUSE: Duration = Duration::from_millis(300);
        (self.known, self.goal) = (known, goal);
        let last = self.shown.unwrap_or(self.begin);
        if self.context.shows_progress && last.elapsed() >= PAUSE {
            self.shown = Some(Instant::now());
            self.show();
        }
    }

    fn show(&self) {
        const WIDTH: usize = 24;
        let rate = (self.known - self.first) as f64 / self.begin.elapsed().as_secs_f64();
        let mut line = format!("{}: {} heaps, {} a second", self.name, self.known, short(rate));
        if let Some(goal) = self.goal.filter(|&goal| goal > 0) {
            let done = (WIDTH as u64 * self.known / goal).min(WIDTH as u64) as usize;
            let left = goal.saturating_sub(self.known) as f64 / rate.max(1.0);
            line += &format!(" [{}{}] {left:.0} s", "#".repeat(done), ".".repeat(WIDTH - done));
        }
        let mut error = io::stderr().lock();
        let _ = write!(error, "\r\x1b[K{line}").and_then(|()| error.flush());
    }
}

impl Drop for Progress<'_> {
    fn drop(&mut self) {
        if self.shown.is_some() {
            let _ = write!(io::stderr(), "\r\x1b[K");
        }
    }
}

/// A number with the letter of its thousands: `12.3 M`.
fn short(number: f64) -> String {
    match number {
        n if n >= 1e9 => format!("{:.1} G", n / 1e9),
        n if n >= 1e6 => format!("{:.1} M", n / 1e6),
        n if n >= 1e3 => format!("{:.1} k", n / 1e3),
        n => format!("{n:.0}"),
    }
}
