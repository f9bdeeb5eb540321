//! How much work a computation may do, and why it stopped.
//!
//! Every potentially long computation takes a [`Budget`] and reports to it
//! with [`Budget::spend`]. This is the only place in the library that looks
//! at a clock.
//!
//! A search may take memory and threads as the budget says, and keeps what it
//! proves in the [`Notebook`] of the budget, if there is one. How often that is
//! written, the [`Pace`] says.

use std::ops::ControlFlow;
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};
use std::time::{Duration, Instant};

use nimatron_nimber::say;
use nimatron_nimber::text::language::counted;
use thiserror::Error;

use super::{Fault, Note, Notebook};

mod effort;

pub use effort::Effort;

/// A bound on nodes, time, memory and threads, a flag that cancels, a sink for
/// progress, and a notebook.
///
/// The clock, the flag and the memory are looked at every few milliseconds, however many nodes
/// that are.
///
/// ```
/// use nimatron::foundation::{Budget, Exhausted};
/// let mut budget = Budget::nodes(2);
/// assert!(budget.spend(2).is_ok());
/// assert_eq!(budget.spend(1), Err(Exhausted::Nodes { limit: 2 }));
/// ```
pub struct Budget {
    spent: u64,
    limit: u64,
    next_look: u64,
    looks: Looks,
    deadline: Option<(Instant, Duration)>,
    cancel: Option<Arc<AtomicBool>>,
    progress: Option<Box<dyn FnMut(u64) -> ControlFlow<()> + Send>>,
    memory: u64,
    meter: Option<Box<dyn Fn() -> u64 + Send>>,
    threads: usize,
    notebook: Option<Box<dyn Notebook>>,
    is_short: bool,
    was_stopped: bool,
    /// Whether it was the time, the memory or the flag that stopped some work.
    was_cut: bool,
    /// The least limit with which no bound on nodes would have stopped what was done within other
    /// bounds than the limit.
    need: u64,
}

/// Notes that are recalled between two looks.
const NOTES_UNHEARD: u32 = 1024;

/// How many nodes pass between two looks at the clock: nodes of some games take a thousand times
/// as long as those of others.
#[derive(Clone, Copy)]
struct Looks {
    every: u64,
    last: Option<Instant>,
}

impl Looks {
    const FIRST: Looks = Looks { every: 64, last: None };
    const MOST_NODES: u64 = 4096;
    const SOON: Duration = Duration::from_millis(1);
    const LATE: Duration = Duration::from_millis(4);

    /// The look of now: when it was made, and after how many nodes comes the next.
    fn look(&mut self) -> Instant {
        let now = Instant::now();
        if let Some(last) = self.last {
            let passed = now.saturating_duration_since(last);
            if passed < Looks::SOON {
                self.every = (2 * self.every).min(Looks::MOST_NODES);
            } else if passed > Looks::LATE {
                self.every = (self.every / 4).max(1);
            }
        }
        self.last = Some(now);
        now
    }
}

/// Why a computation stopped before its end.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
pub enum Exhausted {
    /// The bound on the number of positions was reached.
    #[error("{}", say!("the limit of {} was reached", counted(*limit, "position")))]
    Nodes {
        /// The bound.
        limit: u64,
    },
    /// The time ran out.
    #[error("{}", say!("the limit of {} s was reached", limit.as_secs_f64().to_string()))]
    Time {
        /// The bound.
        limit: Duration,
    },
    /// The memory is full.
    #[error("{}", say!("the limit of {} MiB of memory was reached", limit >> 20))]
    Memory {
        /// The bound, in bytes.
        limit: u64,
    },
    /// Somebody asked the computation to stop.
    #[error("{}", say!("stopped on request"))]
    Cancelled,
    /// A function that tells moves went wrong.
    #[error("{0}")]
    Fault(Fault),
}

impl Budget {
    /// At most `limit` nodes, without any other bound.
    #[inline]
    pub fn nodes(limit: u64) -> Budget {
        Budget {
            spent: 0,
            limit,
            next_look: 0,
            looks: Looks::FIRST,
            deadline: None,
            cancel: None,
            progress: None,
            memory: 1 << 30,
            meter: None,
            threads: 1,
            notebook: None,
            is_short: false,
            was_stopped: false,
            was_cut: false,
            need: 0,
        }
    }

    /// No bound at all: for examples, tests and benchmarks. Whoever answers others knows what an
    /// answer may cost.
    #[inline]
    pub fn unlimited() -> Budget {
        Budget::nodes(u64::MAX)
    }

    /// A budget without a bound of nodes that ends when `flag` is raised.
    pub fn until(flag: Arc<AtomicBool>) -> Budget {
        Budget::nodes(u64::MAX).with_cancel(flag)
    }

    /// The budget of another thread of a search that this one bounds: what is left of its nodes,
    /// its memory, and it ends when `flag` is raised. The thread with this budget pays for both.
    ///
    /// Each thread by itself stays within the nodes, so that a search ends even where the first
    /// thread is not given time to pay.
    ///
    /// ```
    /// use std::sync::{Arc, atomic::AtomicBool};
    /// use nimatron::foundation::{Budget, Exhausted};
    /// let mut budget = Budget::nodes(10);
    /// assert_eq!(budget.spend(7), Ok(()));
    /// let mut helper = budget.of_helper(Arc::new(AtomicBool::new(false)));
    /// assert_eq!(helper.spend(3), Ok(()));
    /// assert_eq!(helper.spend(1), Err(Exhausted::Nodes { limit: 10 }));
    /// ```
    pub fn of_helper(&self, flag: Arc<AtomicBool>) -> Budget {
        Budget { spent: self.spent, ..Budget::nodes(self.limit) }
            .with_cancel(flag)
            .with_memory(self.memory)
    }

    /// The same budget, ending `time` from now.
    #[inline]
    pub fn with_time(mut self, time: Duration) -> Budget {
        self.deadline = Instant::now().checked_add(time).map(|end| (end, time));
        self
    }

    /// The same budget with another limit on nodes.
    #[inline]
    pub fn with_nodes(mut self, limit: u64) -> Budget {
        self.limit = limit;
        self
    }

    /// The same budget, ending as soon as `flag` is set.
    #[inline]
    pub fn with_cancel(mut self, flag: Arc<AtomicBool>) -> Budget {
        self.cancel = Some(flag);
        self
    }

    /// The same budget, telling `sink` the nodes spent from time to time, and ending as soon as it
    /// breaks.
    ///
    /// ```
    /// use std::ops::ControlFlow;
    /// use nimatron::foundation::{Budget, Exhausted};
    /// let mut budget = Budget::unlimited().with_progress(|spent| match spent < 5 {
    ///     true => ControlFlow::Continue(()),
    ///     false => ControlFlow::Break(()),
    /// });
    /// assert_eq!(budget.spend(4), Ok(()));
    /// assert_eq!(budget.spend(1 << 12), Err(Exhausted::Cancelled));
    /// assert_eq!(budget.spend(1), Err(Exhausted::Cancelled));
    /// ```
    #[inline]
    pub fn with_progress(
        mut self,
        sink: impl FnMut(u64) -> ControlFlow<()> + Send + 'static,
    ) -> Budget {
        self.progress = Some(Box::new(sink));
        self
    }

    /// The same budget with so many bytes of memory; otherwise it is a gibibyte.
    ///
    /// The tables of a search count what they take, and stay below. What else a computation holds
    /// is bounded only where somebody [measures](Budget::with_meter) it.
    #[inline]
    pub fn with_memory(mut self, bytes: u64) -> Budget {
        self.memory = bytes;
        self
    }

    /// The same budget, ending as soon as `held` tells more bytes than the memory that it has:
    /// those that the computation holds, tables and all else.
    ///
    /// ```
    /// use nimatron::foundation::{Budget, Exhausted};
    /// let mut budget = Budget::nodes(10).with_memory(1 << 20).with_meter(|| 1 << 21);
    /// assert_eq!(budget.spend(1), Err(Exhausted::Memory { limit: 1 << 20 }));
    /// ```
    pub fn with_meter(mut self, held: impl Fn() -> u64 + Send + 'static) -> Budget {
        self.meter = Some(Box::new(held));
        self
    }

    /// The same budget for so many threads, at least one.
    #[inline]
    pub fn with_threads(mut self, threads: usize) -> Budget {
        self.threads = threads.max(1);
        self
    }

    /// The same budget with a notebook, in which a search keeps what it proves.
    pub fn with_notebook(mut self, notebook: Box<dyn Notebook>) -> Budget {
        self.notebook = Some(notebook);
        self
    }

    /// Takes the notebook away.
    pub fn take_notebook(&mut self) -> Option<Box<dyn Notebook>> {
        self.notebook.take()
    }

    /// How many bytes a computation may hold.
    pub fn memory(&self) -> u64 {
        self.memory
    }

    /// Accounts for all the bytes that a computation holds by its own estimate.
    ///
    /// # Errors
    /// [`Exhausted::Memory`] if they are more than the [memory](Budget::memory).
    ///
    /// ```
    /// use nimatron::foundation::{Budget, Exhausted};
    /// let budget = Budget::unlimited().with_memory(100);
    /// assert_eq!(budget.hold(100), Ok(()));
    /// assert_eq!(budget.hold(101), Err(Exhausted::Memory { limit: 100 }));
    /// ```
    pub fn hold(&self, bytes: u64) -> Result<(), Exhausted> {
        match bytes > self.memory {
            true => Err(Exhausted::Memory { limit: self.memory }),
            false => Ok(()),
        }
    }

    /// On how many threads a search may work.
    pub fn threads(&self) -> usize {
        self.threads
    }

    /// Whether there is a notebook.
    pub fn has_notebook(&self) -> bool {
        self.notebook.is_some()
    }

    /// Goes through what the notebook has of a ruleset. Reading costs no positions, but all other
    /// bounds hold; what `each` does with a note it pays from the budget that it is handed.
    ///
    /// # Errors
    /// The bound that was passed, or the first error of `each`.
    pub fn recall(
        &mut self,
        ruleset: &str,
        each: &mut dyn FnMut(Note, &mut Budget) -> Result<(), Exhausted>,
    ) -> Result<(), Exhausted> {
        self.read_notes(each, |notebook, each| notebook.recall(ruleset, each))
    }

    /// As [`recall`](Budget::recall), for what other searches have noted meanwhile.
    ///
    /// # Errors
    /// As [`recall`](Budget::recall).
    pub fn news(
        &mut self,
        ruleset: &str,
        each: &mut dyn FnMut(Note, &mut Budget) -> Result<(), Exhausted>,
    ) -> Result<(), Exhausted> {
        self.read_notes(each, |notebook, each| notebook.news(ruleset, each))
    }

    fn read_notes(
        &mut self,
        each: &mut dyn FnMut(Note, &mut Budget) -> Result<(), Exhausted>,
        read: impl FnOnce(&mut dyn Notebook, &mut dyn FnMut(Note) -> ControlFlow<()>),
    ) -> Result<(), Exhausted> {
        let Some(mut notebook) = self.notebook.take() else { return Ok(()) };
        let (mut unheard, mut heard) = (0, Ok(()));
        read(&mut *notebook, &mut |note| {
            unheard = (unheard + 1) % NOTES_UNHEARD;
            heard = each(note, self).and_then(|()| if unheard == 0 { self.hear() } else { Ok(()) });
            if heard.is_ok() { ControlFlow::Continue(()) } else { ControlFlow::Break(()) }
        });
        self.notebook = Some(notebook);
        heard
    }

    /// Keeps notes in the notebook, if there is one.
    pub fn keep(&mut self, ruleset: &str, notes: Vec<Note>) {
        if let Some(notebook) = &mut self.notebook {
            notebook.keep(ruleset, notes);
        }
    }

    /// How many bytes the computation holds, if somebody [measures](Budget::with_meter) that.
    pub fn held(&self) -> Option<u64> {
        self.meter.as_ref().map(|held| held())
    }

    /// Nodes spent so far.
    pub fn spent(&self) -> u64 {
        self.spent
    }

    /// Does some work with half of what is left of the nodes and of the time, so
    /// that something remains for saying how far it came.
    ///
    /// ```
    /// use nimatron::foundation::{Budget, Exhausted};
    /// let mut budget = Budget::nodes(100);
    /// assert_eq!(budget.half(|half| half.spend(60)), Err(Exhausted::Nodes { limit: 50 }));
    /// assert_eq!(budget.spend(30), Ok(()));
    /// ```
    pub fn half<T>(&mut self, work: impl FnOnce(&mut Budget) -> T) -> T {
        let (limit, deadline, is_short) = (self.limit, self.deadline, self.is_short);
        let (start, need) = (self.spent, self.least_limit());
        self.need = start;
        // Of no bound half is no bound.
        if limit != u64::MAX {
            self.limit = limit - limit.saturating_sub(self.spent) / 2;
        }
        if let Some((end, time)) = deadline {
            let left = end.saturating_duration_since(Instant::now());
            self.deadline = Some((end.checked_sub(left / 2).unwrap_or(end), time));
        }
        let done = work(self);
        // Half of what is left must be more than that, or the part would be short.
        let twice = 2u64.saturating_mul((self.least_limit() - start).saturating_add(1));
        self.need = need.max(start.saturating_add(twice));
        // What failed has not been done.
        self.spent = self.spent.min(self.limit);
        self.next_look = self.spent;
        (self.limit, self.deadline, self.is_short) = (limit, deadline, is_short);
        done
    }

    /// Does a part of an answer with [`half`](Budget::half) of what is left. If that does not
    /// suffice the answer [is short](Budget::is_short).
    ///
    /// ```
    /// use nimatron::foundation::Budget;
    /// let mut budget = Budget::nodes(100);
    /// assert!(budget.part(|part| part.spend(40)).is_ok());
    /// assert!(!budget.is_short());
    /// assert!(budget.part(|part| part.spend(40)).is_err());
    /// assert!(budget.is_short() && budget.spend(30).is_ok());
    /// ```
    pub fn part<T>(&mut self, work: impl FnOnce(&mut Budget) -> T) -> T {
        let mut is_short = self.is_short;
        let done = self.half(|budget| {
            let done = work(budget);
            let is_late = budget.deadline.is_some_and(|(end, _)| Instant::now() >= end);
            is_short |= budget.spent >= budget.limit || is_late;
            budget.was_cut |= is_late;
            done
        });
        self.is_short = is_short;
        done
    }

    /// Whether the answer would say more if there were more nodes or time: see
    /// [`part`](Budget::part).
    pub fn is_short(&self) -> bool {
        self.is_short
    }

    /// Whether a bound stopped any work, also work that was done with
    /// [`half`](Budget::half) of what was left. If none did, greater bounds change nothing.
    ///
    /// ```
    /// use nimatron::foundation::Budget;
    /// let mut budget = Budget::nodes(100);
    /// assert!(budget.within(10, |budget| budget.spend(20)).is_err() && !budget.was_stopped());
    /// assert!(budget.half(|half| half.spend(60)).is_err() && budget.was_stopped());
    /// assert!(budget.spend(10).is_ok());
    /// ```
    pub fn was_stopped(&self) -> bool {
        self.was_stopped
    }

    /// Does some work that is good to have: with [`half`](Budget::half) of what is
    /// left, and where nothing bounds it with as many nodes as were spent before,
    /// or `least`.
    ///
    /// ```
    /// use nimatron::foundation::Budget;
    /// let mut budget = Budget::unlimited();
    /// assert!(budget.spend(100).is_ok());
    /// assert!(budget.as_much_again(10, |budget| budget.spend(101)).is_err());
    /// assert!(budget.spend(100).is_ok());
    /// ```
    pub fn as_much_again<T>(&mut self, least: u64, work: impl FnOnce(&mut Budget) -> T) -> T {
        if self.limit != u64::MAX || self.deadline.is_some() {
            return self.half(work);
        }
        self.limit = self.spent.saturating_add(self.spent.max(least));
        let done = work(self);
        self.spent = self.spent.min(self.limit);
        (self.limit, self.next_look) = (u64::MAX, self.spent);
        done
    }

    /// Does some work with at most so many nodes, so that something else can be tried afterwards.
    ///
    /// ```
    /// use nimatron::foundation::{Budget, Exhausted};
    /// let mut budget = Budget::nodes(100);
    /// let tried = budget.within(10, |budget| budget.spend(20));
    /// assert_eq!(tried, Err(Exhausted::Nodes { limit: 10 }));
    /// assert_eq!(budget.spend(90), Ok(()));
    /// ```
    pub fn within<T>(&mut self, nodes: u64, work: impl FnOnce(&mut Budget) -> T) -> T {
        let (limit, was_stopped) = (self.limit, self.was_stopped);
        let (start, need) = (self.spent, self.least_limit());
        let own = start.saturating_add(nodes);
        (self.limit, self.need, self.was_stopped) = (limit.min(own), start, false);
        let done = work(self);
        let mut least = self.least_limit();
        if own <= limit {
            // This bound stays the same however great the others are.
            least = if self.was_stopped { own } else { least.min(own) };
            self.was_stopped = false;
        }
        self.was_stopped |= was_stopped;
        self.need = need.max(least);
        // What failed has not been done.
        self.spent = self.spent.min(self.limit);
        self.next_look = self.spent;
        self.limit = limit;
        done
    }

    /// Does some last work after the budget has ended, so that an answer can say how far it came:
    /// within an eighth of its nodes and of its time, but at most this number of nodes and a second.
    /// Memory and cancellation bound it as before; what it takes is not counted.
    ///
    /// ```
    /// use nimatron::foundation::Budget;
    /// let mut budget = Budget::nodes(80);
    /// assert!(budget.spend(81).is_err());
    /// assert!(budget.beyond(100, |last| last.spend(10)).is_ok());
    /// assert!(budget.spend(1).is_err());
    /// ```
    pub fn beyond<T>(&mut self, nodes: u64, work: impl FnOnce(&mut Budget) -> T) -> T {
        const MOST: Duration = Duration::from_secs(1);
        let (spent, limit, deadline) = (self.spent, self.limit, self.deadline);
        let (need, state) = (self.need, (self.is_short, self.was_stopped, self.was_cut));
        (self.spent, self.limit, self.next_look, self.need) = (0, nodes.min(limit / 8), 0, 0);
        self.deadline = deadline.and_then(|(_, time)| {
            let last = (time / 8).min(MOST);
            Instant::now().checked_add(last).map(|end| (end, last))
        });
        let done = work(self);
        (self.spent, self.limit, self.deadline) = (spent, limit, deadline);
        (self.need, self.next_look) = (need, spent);
        (self.is_short, self.was_stopped, self.was_cut) = state;
        done
    }

    /// Accounts for `nodes` more nodes.
    ///
    /// # Errors
    /// The bound that was passed, if one was. Once it failed it fails always.
    pub fn spend(&mut self, nodes: u64) -> Result<(), Exhausted> {
        self.spent = self.spent.saturating_add(nodes);
        if self.spent > self.limit {
            self.was_stopped = true;
            return Err(Exhausted::Nodes { limit: self.limit });
        }
        if self.spent >= self.next_look {
            self.hear()?;
            self.next_look = self.spent.saturating_add(self.looks.every);
        }
        Ok(())
    }

    fn hear(&mut self) -> Result<(), Exhausted> {
        let heard = self.look();
        self.was_stopped |= heard.is_err();
        self.was_cut |= heard.is_err();
        heard
    }

    fn look(&mut self) -> Result<(), Exhausted> {
        if self.progress.as_mut().is_some_and(|progress| progress(self.spent).is_break()) {
            self.progress = Some(Box::new(|_| ControlFlow::Break(())));
            return Err(Exhausted::Cancelled);
        }
        if self.cancel.as_ref().is_some_and(|flag| flag.load(Ordering::Relaxed)) {
            return Err(Exhausted::Cancelled);
        }
        let now = self.looks.look();
        if let Some((end, limit)) = self.deadline {
            if now >= end {
                return Err(Exhausted::Time { limit });
            }
        }
        match &self.meter {
            Some(held) if held() > self.memory => Err(Exhausted::Memory { limit: self.memory }),
            _ => Ok(()),
        }
    }
}

/// How often work is written to disk: at most once a second, and for at most a twentieth of the
/// time.
///
/// ```
/// use nimatron::foundation::Pace;
/// let mut pace = Pace::new();
/// assert!(!pace.is_due());
/// assert_eq!(pace.write(|| 7), 7);
/// ```
#[derive(Clone, Copy, Debug)]
pub struct Pace(Instant);

impl Pace {
    const PAUSE: Duration = Duration::from_secs(1);
    const SHARE: u32 = 20;

    /// A pace whose first write is due a second from now.
    #[expect(clippy::new_without_default, reason = "two paces are never the same")]
    pub fn new() -> Pace {
        Pace(Instant::now() + Self::PAUSE)
    }

    /// Whether it is time to write.
    pub fn is_due(&self) -> bool {
        Instant::now() >= self.0
    }

    /// Writes, and puts the next time off.
    pub fn write<T>(&mut self, write: impl FnOnce() -> T) -> T {
        let begin = Instant::now();
        let written = write();
        let end = Instant::now();
        self.0 = end + Self::PAUSE.max(Self::SHARE * (end - begin));
        written
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_deadline_in_the_past_stops_at_once() {
        let mut budget = Budget::unlimited().with_time(Duration::ZERO);
        assert_eq!(budget.spend(1), Err(Exhausted::Time { limit: Duration::ZERO }));
        assert_eq!(budget.spend(1), Err(Exhausted::Time { limit: Duration::ZERO }));
    }

    #[test]
    fn slow_nodes_are_looked_at_more_often_than_fast_ones() {
        let mut looks = Looks::FIRST;
        for _ in 0..20 {
            looks.look();
        }
        assert_eq!(looks.every, Looks::MOST_NODES);
        for _ in 0..20 {
            looks.last = looks.last.and_then(|last| last.checked_sub(Duration::from_secs(1)));
            looks.look();
        }
        assert_eq!(looks.every, 1);
    }

    #[test]
    fn memory_is_measured() {
        let held = Arc::new(std::sync::atomic::AtomicU64::new(0));
        let told = held.clone();
        let mut budget = Budget::unlimited().with_memory(100);
        budget = budget.with_meter(move || told.load(Ordering::Relaxed));
        assert_eq!(budget.spend(1), Ok(()));
        held.store(101, Ordering::Relaxed);
        assert_eq!(budget.spend(Looks::MOST_NODES), Err(Exhausted::Memory { limit: 100 }));
    }

    #[test]
    fn a_raised_flag_cancels() {
        let flag = Arc::new(AtomicBool::new(false));
        let mut budget = Budget::unlimited().with_cancel(flag.clone());
        assert_eq!(budget.spend(1), Ok(()));
        flag.store(true, Ordering::Relaxed);
        assert_eq!(budget.spend(Looks::MOST_NODES), Err(Exhausted::Cancelled));
    }
}
