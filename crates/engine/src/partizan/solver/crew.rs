//! What the threads of a search share: work for those that have none, and the end.

use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::{Arc, Condvar, Mutex, MutexGuard, PoisonError};
use std::time::Duration;

use nimatron_nimber::message;

use crate::foundation::Exhausted;
use crate::partizan::{Failure, Value};

/// How long a thread sleeps before it looks at its budget.
const SLEEP: Duration = Duration::from_millis(10);

/// `W` is a piece of work.
#[derive(Debug)]
pub(super) struct Crew<W> {
    state: Mutex<State<W>>,
    wake: Condvar,
    /// Whether there are fewer pieces of work than threads that have none.
    is_hungry: AtomicBool,
    is_over: Arc<AtomicBool>,
}

#[derive(Debug)]
struct State<W> {
    work: Vec<W>,
    threads: usize,
    idle: usize,
    answer: Option<Result<Value, Failure>>,
}

/// What a thread without work is told.
pub(super) enum Told<W> {
    Work(W),
    /// Nothing yet.
    Wait,
    Over,
}

impl<W> Crew<W> {
    /// A crew of one thread.
    pub fn new() -> Crew<W> {
        let state = State { work: Vec::new(), threads: 1, idle: 0, answer: None };
        Crew {
            state: Mutex::new(state),
            wake: Condvar::new(),
            is_hungry: AtomicBool::new(false),
            is_over: Arc::default(),
        }
    }

    fn state(&self) -> MutexGuard<'_, State<W>> {
        // A thread that panicked has changed nothing halfway.
        self.state.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// Takes one more thread in.
    pub fn take_in(&self) {
        self.state().threads += 1;
    }

    fn look_around(&self, state: &State<W>) {
        self.is_hungry.store(state.idle > state.work.len(), Ordering::Relaxed);
    }

    /// Whether a thread has nothing to do.
    pub fn is_hungry(&self) -> bool {
        self.is_hungry.load(Ordering::Relaxed)
    }

    /// Gives work away.
    pub fn give(&self, work: W) {
        let mut state = self.state();
        state.work.push(work);
        self.look_around(&state);
        self.wake.notify_one();
    }

    /// Asks for work, and sleeps a little if there is none.
    pub fn ask(&self) -> Told<W> {
        let mut state = self.state();
        if state.work.is_empty() && state.answer.is_none() {
            state.idle += 1;
            if state.idle == state.threads {
                // Everything waits for something else that waits.
                state.answer =
                    Some(Err(Failure::Undefined(message!("a position that leads to itself"))));
                self.close();
                return Told::Over;
            }
            self.look_around(&state);
            let woken = self.wake.wait_timeout(state, SLEEP);
            state = woken.unwrap_or_else(PoisonError::into_inner).0;
            state.idle -= 1;
        }
        let told = match (state.work.pop(), &state.answer) {
            (_, Some(_)) => Told::Over,
            (Some(work), None) => Told::Work(work),
            (None, None) => Told::Wait,
        };
        self.look_around(&state);
        told
    }

    /// Ends the search; what is said first counts.
    pub fn end(&self, answer: Result<Value, Failure>) {
        self.state().answer.get_or_insert(answer);
        self.close();
    }

    fn close(&self) {
        self.is_over.store(true, Ordering::Relaxed);
        self.wake.notify_all();
    }

    /// A flag that is set when the search is over.
    pub fn is_over(&self) -> &Arc<AtomicBool> {
        &self.is_over
    }

    /// The answer, once the search is over.
    pub fn answer(self) -> Result<Value, Failure> {
        let state = self.state.into_inner().unwrap_or_else(PoisonError::into_inner);
        state.answer.unwrap_or(Err(Failure::Exhausted(Exhausted::Cancelled)))
    }
}
