//! The line on standard error that shows how far a long command has got, if that is a terminal.

use nimatron::say;
use std::fmt::Write;
use std::time::{Duration, Instant};

use indicatif::{ProgressBar, ProgressDrawTarget, ProgressState, ProgressStyle};

use crate::context::Context;

/// A line that is removed when this is dropped.
pub struct Progress {
    bar: ProgressBar,
    pause: Duration,
    due: Instant,
}

impl Progress {
    /// A line that is changed at most once in each pause, and not shown before the first is over.
    pub fn new(pause: Duration, context: &Context) -> Progress {
        Progress::with_style(style("{wide_msg}"), String::new(), pause, context)
    }

    /// A line of this style, with a message that is shown with the first change.
    fn with_style(
        style: ProgressStyle,
        message: String,
        pause: Duration,
        context: &Context,
    ) -> Progress {
        let target = match context.shows_progress {
            true => ProgressDrawTarget::stderr(),
            false => ProgressDrawTarget::hidden(),
        };
        let bar = ProgressBar::with_draw_target(None, target);
        let bar = bar.with_style(style).with_message(message);
        Progress { bar, pause, due: Instant::now() + pause }
    }

    /// Shows a text, if it is time to.
    pub fn show(&mut self, text: impl FnOnce() -> String) {
        self.when_due(|bar| bar.set_message(text()));
    }

    fn when_due(&mut self, change: impl FnOnce(&ProgressBar)) {
        if !self.bar.is_hidden() && Instant::now() >= self.due {
            self.due = Instant::now() + self.pause;
            change(&self.bar);
        }
    }

    /// Removes the line while something else is written.
    pub fn suspend<T>(&self, write: impl FnOnce() -> T) -> T {
        self.bar.suspend(write)
    }
}

impl Drop for Progress {
    fn drop(&mut self) {
        self.bar.finish_and_clear();
    }
}

/// The line of a sequence: how many heaps have values, and how many a second are added.
pub struct Heaps {
    line: Progress,
    /// Number of values at the beginning, and now.
    first: u64,
    known: u64,
    /// Where it ends, if that is known.
    goal: Option<u64>,
}

impl Heaps {
    pub fn new(name: String, known: u64, goal: Option<u64>, context: &Context) -> Heaps {
        const PAUSE: Duration = Duration::from_millis(300);
        let line = Progress::with_style(heaps_style(known, None), name, PAUSE, context);
        Heaps { line, first: known, known, goal }
    }

    /// Notes that there are more values.
    pub fn advance(&mut self, values: usize) {
        self.reach(self.known + values as u64, self.goal);
    }

    /// Notes how many values there are, and where they end now, if that is known.
    pub fn reach(&mut self, known: u64, goal: Option<u64>) {
        (self.known, self.goal) = (known, goal);
        let (first, goal) = (self.first, goal.filter(|&goal| goal > 0));
        self.line.when_due(|bar| {
            bar.set_style(heaps_style(first, goal));
            if let Some(goal) = goal {
                bar.set_length(goal);
            }
            bar.set_position(known);
        });
    }
}

fn style(template: &str) -> ProgressStyle {
    ProgressStyle::with_template(template).expect("a template of this file")
}

fn heaps_style(first: u64, goal: Option<u64>) -> ProgressStyle {
    let rate = move |state: &ProgressState| {
        state.pos().saturating_sub(first) as f64 / state.elapsed().as_secs_f64()
    };
    let left = move |state: &ProgressState| {
        let left = goal.map_or(0, |goal| goal.saturating_sub(state.pos()));
        left as f64 / rate(state).max(1.0)
    };
    let template = match goal {
        Some(_) => {
            say!("{}: {} heaps, {} a second", "{msg}", "{pos}", "{rate}") + " [{bar:24}] {left}"
        }
        None => say!("{}: {} heaps, {} a second", "{msg}", "{pos}", "{rate}"),
    };
    style(&template)
        .progress_chars("#.")
        .with_key("rate", move |state: &ProgressState, out: &mut dyn Write| {
            let _ = write!(out, "{}", short(rate(state)));
        })
        .with_key("left", move |state: &ProgressState, out: &mut dyn Write| {
            let _ = write!(out, "{:.0} s", left(state));
        })
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

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_styles_can_be_read() {
        style("{wide_msg}");
        for goal in [None, Some(1000)] {
            heaps_style(10, goal);
        }
    }

    #[test]
    fn numbers_are_shortened() {
        for (number, text) in [(0.4, "0"), (999.0, "999"), (12_345.0, "12.3 k"), (2e9, "2.0 G")] {
            assert_eq!(short(number), text);
        }
    }
}
