//! Timing many cases in turn.
//!
//! The clocks of shared machines drift, so the cases take turns, round after
//! round, and the fastest round of each counts: ratios within one run are good
//! where absolute figures are not.

use std::time::{Duration, Instant};

/// How long one turn of a case takes, about.
const TURN: Duration = Duration::from_micros(250);
/// Warming up: tables come into the caches, wide units awake.
const WARM_UP: Duration = Duration::from_millis(2);
const ROUNDS: usize = 40;

/// Something to be timed.
pub struct Case {
    /// The operation, for the row.
    pub operation: String,
    /// Whose it is.
    pub by: &'static str,
    /// How many elements one call handles.
    elements: usize,
    call: Box<dyn FnMut()>,
    calls: u32,
    best: f64,
}

impl Case {
    /// A case of `elements` elements a call.
    pub fn new(
        operation: impl Into<String>,
        by: &'static str,
        elements: usize,
        call: impl FnMut() + 'static,
    ) -> Case {
        let operation = operation.into();
        Case { operation, by, elements, call: Box::new(call), calls: 1, best: f64::INFINITY }
    }

    /// The fastest time, in nanoseconds an element.
    pub fn nanoseconds(&self) -> f64 {
        self.best
    }

    fn warm_up(&mut self) {
        let start = Instant::now();
        let mut calls = 0u32;
        while start.elapsed() < WARM_UP || calls == 0 {
            (self.call)();
            calls += 1;
        }
        let one = start.elapsed() / calls;
        self.calls = (TURN.as_nanos() / one.as_nanos().max(1)).clamp(1, 1 << 20) as u32;
    }

    fn turn(&mut self) {
        // A moment for the wide units to reach their speed again.
        (self.call)();
        let start = Instant::now();
        for _ in 0..self.calls {
            (self.call)();
        }
        let elapsed = start.elapsed().as_secs_f64() * 1e9;
        let each = elapsed / (f64::from(self.calls) * self.elements as f64);
        self.best = self.best.min(each);
    }
}

/// Times all cases in turn.
pub fn run(cases: &mut [Case]) {
    cases.iter_mut().for_each(Case::warm_up);
    for _ in 0..ROUNDS {
        cases.iter_mut().for_each(Case::turn);
    }
}
