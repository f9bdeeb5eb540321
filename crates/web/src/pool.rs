//! Computations off the threads that speak with clients, within bounds.
//!
//! Nobody can tell from a request how long it takes. So each is tried with few steps first, in the
//! quick lane, where nobody occupies a thread for long; what does not end there is begun anew in
//! the long lane, with all the steps and time that a request may have. A client whose last request
//! was long starts in the long lane, so that those who keep sending such requests queue among
//! themselves. When the queue is full the server says so.
//!
//! The bounds are those of [`Budget`]. Steps bound memory as well: a computation keeps some words
//! for each at most. Their number decides between the lanes and not the clock, because a busy
//! machine is no sign of a long computation.

use std::{
    sync::{
        Arc,
        atomic::{AtomicBool, Ordering},
    },
    time::{Duration, Instant},
};

use nimatron::{api::MOST_WORK, core::Budget};
use tokio::{sync::Semaphore, task::spawn_blocking, time::timeout};

/// Bytes that the tables of one computation may take.
const MEMORY: u64 = 256 << 20;

/// The two lanes.
pub struct Pool {
    quick: Lane,
    long: Lane,
}

/// Threads, a queue before them, and what a computation may use.
struct Lane {
    threads: Arc<Semaphore>,
    places: Arc<Semaphore>,
    /// How long somebody waits for a thread at most.
    patience: Duration,
    nodes: u64,
    time: Duration,
}

/// Whether the last request of a client was long.
#[derive(Default)]
pub struct Standing(AtomicBool);

/// Why there is no answer.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Refusal {
    /// Too many others are waiting.
    Busy,
    /// The computation panicked.
    Broken,
}

impl Pool {
    /// What classrooms ask takes some hundred.
    const QUICK_NODES: u64 = 1 << 12;
    const QUICK_TIME: Duration = Duration::from_millis(250);
    const LONG_QUEUE: usize = 32;

    /// For so many clients, with the given time for a long computation.
    pub fn new(clients: usize, time: Duration) -> Pool {
        let threads = Self::threads();
        Pool {
            quick: Lane {
                threads: Arc::new(Semaphore::new(threads)),
                // Each client has one request at a time, and none is refused here.
                places: Arc::new(Semaphore::new(clients + threads)),
                patience: time,
                nodes: Self::QUICK_NODES,
                time: Self::QUICK_TIME.min(time),
            },
            long: Lane {
                threads: Arc::new(Semaphore::new(threads)),
                places: Arc::new(Semaphore::new(Self::LONG_QUEUE + threads)),
                patience: time,
                nodes: MOST_WORK,
                time,
            },
        }
    }

    /// How many threads each lane has.
    pub fn threads() -> usize {
        std::thread::available_parallelism().map_or(2, |n| n.get().max(2))
    }

    /// Runs a computation, which must do the same each time: it may be begun twice.
    ///
    /// When this future is dropped, the computation is cancelled.
    ///
    /// # Errors
    /// If the queue is full or too slow, or the computation panics.
    pub async fn run<T, F>(&self, standing: &Standing, work: F) -> Result<T, Refusal>
    where
        T: Send + 'static,
        F: Fn(&mut Budget) -> T + Clone + Send + 'static,
    {
        let cancel = Cancel::default();
        if !standing.0.load(Ordering::Relaxed) {
            let tried = self.quick.run(&cancel, work.clone()).await?;
            if !tried.ended {
                return Ok(tried.answer);
            }
        }
        standing.0.store(true, Ordering::Relaxed);
        let done = self.long.run(&cancel, work).await?;
        standing.0.store(done.spent > Self::QUICK_NODES, Ordering::Relaxed);
        Ok(done.answer)
    }
}

/// What came of a computation.
struct Done<T> {
    answer: T,
    spent: u64,
    /// Whether the budget ended before the computation did, or part of it.
    ended: bool,
}

impl Lane {
    async fn run<T, F>(&self, cancel: &Cancel, work: F) -> Result<Done<T>, Refusal>
    where
        T: Send + 'static,
        F: FnOnce(&mut Budget) -> T + Send + 'static,
    {
        let place = self.places.clone().try_acquire_owned().map_err(|_| Refusal::Busy)?;
        let thread = timeout(self.patience, self.threads.clone().acquire_owned());
        let Ok(Ok(thread)) = thread.await else { return Err(Refusal::Busy) };
        let (nodes, time, flag) = (self.nodes, self.time, cancel.0.clone());
        let done = spawn_blocking(move || {
            // The lane stays occupied until the work has ended, even if nobody waits for it.
            let _occupied = (place, thread);
            let began = Instant::now();
            let budget = Budget::nodes(nodes).with_time(time).with_cancel(flag);
            let mut budget = budget.with_memory(MEMORY);
            let answer = work(&mut budget);
            let spent = budget.spent();
            let ended = spent > nodes || budget.is_short() || began.elapsed() >= time;
            Done { answer, spent, ended }
        });
        done.await.map_err(|_| Refusal::Broken)
    }
}

/// Raises its flag when dropped.
#[derive(Default)]
struct Cancel(Arc<AtomicBool>);

impl Drop for Cancel {
    fn drop(&mut self) {
        self.0.store(true, Ordering::Relaxed);
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use std::sync::mpsc;
    use tokio::runtime::{Builder, Runtime};

    /// Ends a test that would hang, however busy the machine is.
    const LAST_RESORT: Duration = Duration::from_secs(600);

    fn runtime() -> Runtime {
        Builder::new_multi_thread().enable_time().build().expect("a runtime")
    }

    fn without_end(budget: &mut Budget) {
        while budget.spend(1).is_ok() {}
    }

    #[test]
    fn what_is_short_is_done_once_and_what_is_long_again() {
        runtime().block_on(async {
            let (pool, standing) = (Pool::new(1, Duration::from_secs(60)), Standing::default());
            let count =
                |nodes| move |budget: &mut Budget| (budget.spend(nodes).is_ok(), budget.spent());
            assert_eq!(pool.run(&standing, count(1)).await, Ok((true, 1)));
            assert!(!standing.0.load(Ordering::Relaxed));
            let long = Pool::QUICK_NODES + 1;
            assert_eq!(pool.run(&standing, count(long)).await, Ok((true, long)));
            assert!(standing.0.load(Ordering::Relaxed));
            assert_eq!(pool.run(&standing, count(1)).await, Ok((true, 1)));
            assert!(!standing.0.load(Ordering::Relaxed));
            // An answer of which a part was cut short.
            let half = |budget: &mut Budget| budget.part(|part| part.spend(Pool::QUICK_NODES));
            assert_eq!(pool.run(&standing, half).await, Ok(Ok(())));
            let endless = MOST_WORK + 1;
            assert_eq!(pool.run(&standing, count(endless)).await, Ok((false, endless)));
        });
    }

    #[test]
    fn what_nobody_waits_for_ends() {
        runtime().block_on(async {
            let mut pool = Pool::new(1, Duration::from_secs(3600));
            pool.long.nodes = u64::MAX;
            let (ended, end) = mpsc::channel();
            let work = move |budget: &mut Budget| {
                without_end(budget);
                ended.send(budget.spent()).expect("somebody hears");
            };
            let standing = Standing(true.into());
            let run = pool.run(&standing, work);
            assert!(timeout(Duration::from_millis(50), run).await.is_err());
            assert!(end.recv_timeout(LAST_RESORT).expect("it ended") < u64::MAX);
        });
    }

    #[test]
    fn a_full_queue_is_told() {
        runtime().block_on(async {
            let pool = Arc::new(Pool::new(1, Duration::from_millis(300)));
            let many = Pool::threads() + Pool::LONG_QUEUE + 1;
            let runs = (0..many).map(|_| {
                let pool = pool.clone();
                tokio::spawn(async move { pool.run(&Standing(true.into()), without_end).await })
            });
            let mut busy = 0;
            for run in runs.collect::<Vec<_>>() {
                busy += usize::from(run.await.expect("no panic") == Err(Refusal::Busy));
            }
            assert!((1..many).contains(&busy), "{busy} of {many}");
        });
    }

    #[test]
    fn a_panic_harms_nobody_else() {
        runtime().block_on(async {
            let (pool, standing) = (Pool::new(1, Duration::from_secs(60)), Standing::default());
            let broken = pool.run(&standing, |_| -> u8 { std::panic::resume_unwind(Box::new(())) });
            assert_eq!(broken.await, Err(Refusal::Broken));
            assert_eq!(pool.run(&standing, |_| 1).await, Ok(1));
        });
    }
}
