//! Computations off the threads that speak with clients, within bounds.
//!
//! Nobody can tell from a request how long it takes. So each is tried with few steps first, in the
//! quick lane, where nobody keeps a thread for long; what does not end there is begun anew in the
//! long lane, with all the steps and time that a request may have. Both lanes are shared among
//! clients as [`Fair`] tells, and in the long lane no client has all the threads.
//!
//! One address may be a whole classroom, and one of its computers may ask without measure. So a
//! trial is the shorter the more requests of its client are in the long lane already, but never
//! shorter than what ordinary requests take: these always pass by hard ones, and hard ones are soon
//! recognized. Requests that find no thread wait, which slows down whoever sends too many, and
//! after the time of a computation they are refused.
//!
//! The bounds are those of [`Budget`]. Memory is measured where the allocator of the program is
//! [`alloc_metrics::MetricAlloc`], and otherwise bounded by the tables alone. The number of steps
//! decides between the lanes and not the clock, because a busy machine is no sign of a long
//! computation.
//!
//! The lanes may share what they have computed, as long as an answer does not depend on it: an
//! analysis that the quick lane cut short serves no long computation (see
//! [`nimatron::rulesets::Analyses`]).
//!
//! A computation that nobody waits for is cancelled, and ends at its next look at its budget. One
//! that has not ended some time after it should have is a defect, which is reported; it is left to
//! itself, and another thread takes its place. When too many are left so, the lane refuses
//! everything until one of them ends.

use std::{
    sync::{
        Arc,
        atomic::{AtomicBool, AtomicUsize, Ordering},
    },
    thread,
    time::Duration,
};

use nimatron::{api::MOST_WORK, foundation::Budget};
use tokio::{
    sync::{Semaphore, oneshot},
    time::{sleep, timeout},
};

use crate::{
    client::Client,
    fair::{Fair, Place},
};

/// Bytes that one computation may hold.
const MEMORY: u64 = 256 << 20;

/// As much as the main thread usually has: what the command line computes, the server can.
const STACK: usize = 8 << 20;

/// How long a computation may take to end after its time, or after it was cancelled.
const GRACE: Duration = Duration::from_secs(2);

/// How many times as long as usual a computation may take, and how many times as much it may
/// compute, if whoever asks wants to wait so long.
const LONGEST: u32 = 6;

/// The two lanes.
pub struct Pool {
    quick: Arc<Lane>,
    long: Arc<Lane>,
}

/// Threads that are shared fairly, and what a computation may use.
struct Lane {
    threads: usize,
    places: Arc<Fair>,
    /// For computations that have not ended in time: as many again as there are threads.
    strays: Arc<Semaphore>,
    /// How many threads are kept by computations for which there was no room among the strays.
    lost: AtomicUsize,
    /// How long somebody waits for a thread at most.
    patience: Duration,
    time: Duration,
    report: Report,
}

/// Where defects are told.
pub type Report = Arc<dyn Fn(&str) + Send + Sync>;

/// Bytes that the allocator counts for this thread.
fn held() -> u64 {
    alloc_metrics::thread_metrics().allocated_bytes.max(0) as u64
}

/// Something to compute, which must do the same each time: it may be begun twice.
#[derive(Clone)]
pub struct Task<K, W> {
    /// What to call it in a report.
    pub kind: K,
    pub work: W,
}

/// Why there is no answer.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Refusal {
    /// Too many others are waiting.
    Busy,
    /// The computation did not end in its time.
    Late,
    /// The computation panicked.
    Broken,
}

impl Pool {
    /// What classrooms ask takes some hundred.
    const QUICK_NODES: u64 = 1 << 12;
    const QUICK_TIME: Duration = Duration::from_millis(250);
    /// The shortest trial.
    const LEAST_NODES: u64 = 1 << 10;

    /// With the given time for a long computation.
    pub fn new(time: Duration, report: Report) -> Pool {
        let threads = thread::available_parallelism().map_or(2, |n| n.get().max(2));
        let lane = |each, time_there: Duration| {
            Arc::new(Lane {
                threads,
                places: Fair::new(threads, each),
                strays: Arc::new(Semaphore::new(threads)),
                lost: AtomicUsize::new(0),
                patience: time,
                time: time_there,
                report: report.clone(),
            })
        };
        Pool { quick: lane(threads, Self::QUICK_TIME.min(time)), long: lane(threads - 1, time) }
    }

    /// Runs a computation, in the long lane for the usual time or for as long as is wanted, up to
    /// [`LONGEST`] times the usual one.
    ///
    /// When this future is dropped, the computation is cancelled.
    ///
    /// # Errors
    /// If no thread is free in time, or the computation panics or does not end.
    pub async fn run<T, K, W>(
        &self,
        client: Client,
        wanted: Option<Duration>,
        task: Task<K, W>,
    ) -> Result<T, Refusal>
    where
        T: Send + 'static,
        K: Fn() -> String + Clone + Send + 'static,
        W: Fn(&mut Budget) -> T + Clone + Send + 'static,
    {
        let trial = Bounds { nodes: self.trial(client), time: self.quick.time };
        let tried = self.quick.run(client, trial, task.clone()).await?;
        if !tried.ended {
            return Ok(tried.answer);
        }
        Ok(self.long.run(client, self.long.bounds(wanted), task).await?.answer)
    }

    /// With how many steps requests of a client are tried.
    fn trial(&self, client: Client) -> u64 {
        let rounds = self.long.places.requests_of(client) / self.long.threads;
        (Self::QUICK_NODES / (1 + rounds as u64)).max(Self::LEAST_NODES)
    }
}

/// How much a computation may take.
#[derive(Clone, Copy)]
struct Bounds {
    nodes: u64,
    time: Duration,
}

/// What came of a computation.
struct Done<T> {
    answer: T,
    /// Whether the budget ended before the computation did, or part of it.
    ended: bool,
}

impl Lane {
    /// What a computation may take that somebody wants to wait for.
    fn bounds(&self, wanted: Option<Duration>) -> Bounds {
        let time = wanted.unwrap_or(self.time).min(self.time.saturating_mul(LONGEST));
        let usual = self.time.as_secs_f64();
        let times = if usual > 0.0 { (time.as_secs_f64() / usual).max(1.0) } else { 1.0 };
        Bounds { nodes: (MOST_WORK as f64 * times) as u64, time }
    }

    async fn run<T, K, W>(
        self: &Arc<Self>,
        client: Client,
        Bounds { nodes, time }: Bounds,
        task: Task<K, W>,
    ) -> Result<Done<T>, Refusal>
    where
        T: Send + 'static,
        K: Fn() -> String + Send + 'static,
        W: FnOnce(&mut Budget) -> T + Send + 'static,
    {
        if self.lost.load(Ordering::Relaxed) >= self.threads {
            return Err(Refusal::Busy);
        }
        let place = timeout(self.patience, self.places.place(client)).await;
        let Ok(place) = place else { return Err(Refusal::Busy) };
        let cancel = Cancel::default();
        let (end, ended) = oneshot::channel();
        let (flag, work) = (cancel.0.clone(), task.work);
        let compute = move || {
            let budget = Budget::nodes(nodes).with_time(time).with_cancel(flag);
            // The thread is new, so that what it holds is what the computation holds.
            let mut budget = budget.with_memory(MEMORY).with_meter(held);
            let answer = work(&mut budget);
            let ended = budget.was_stopped() || budget.is_short();
            // Perhaps nobody waits any more.
            let _ = end.send(Done { answer, ended });
        };
        // A thread for each: it costs less than any answer, and can be left to itself.
        let spawned = thread::Builder::new().stack_size(STACK).spawn(compute);
        spawned.map_err(|_| Refusal::Busy)?;
        let (answer, answered) = oneshot::channel();
        tokio::spawn(self.clone().watch(place, time, ended, answer, task.kind));
        // The watch answers, unless the runtime ends.
        answered.await.unwrap_or(Err(Refusal::Busy))
    }

    /// Keeps the place of a computation until it ends, or has to be left to itself.
    async fn watch<T>(
        self: Arc<Self>,
        place: Place,
        time: Duration,
        mut ended: oneshot::Receiver<Done<T>>,
        mut answer: oneshot::Sender<Result<Done<T>, Refusal>>,
        kind: impl Fn() -> String,
    ) {
        let late = async {
            // Nobody waits any more, or nobody should.
            let _ = timeout(time, answer.closed()).await;
            sleep(GRACE).await;
        };
        tokio::select! {
            done = &mut ended => {
                drop(place);
                let _ = answer.send(done.map_err(|_| Refusal::Broken));
                return;
            }
            () = late => {}
        }
        let _ = answer.send(Err(Refusal::Late));
        let stray = self.strays.try_acquire();
        let what_follows = match stray {
            Ok(_) => "another thread takes its place",
            Err(_) => "no other thread takes its place, because too many are missing",
        };
        (self.report)(&format!("a request ({}) does not end: {what_follows}", kind()));
        if stray.is_ok() {
            drop(place);
            let _ = ended.await;
        } else {
            self.lost.fetch_add(1, Ordering::Relaxed);
            let _ = ended.await;
            self.lost.fetch_sub(1, Ordering::Relaxed);
        }
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
    use std::{
        net::{IpAddr, Ipv4Addr},
        sync::{Mutex, mpsc},
    };
    use tokio::{
        runtime::{Builder, Runtime},
        task::JoinSet,
    };

    /// Ends a test that would hang, however busy the machine is.
    const LAST_RESORT: Duration = Duration::from_secs(600);
    const HOUR: Duration = Duration::from_secs(3600);

    fn runtime() -> Runtime {
        Builder::new_multi_thread().enable_time().build().expect("a runtime")
    }

    fn client(number: u8) -> Client {
        IpAddr::from(Ipv4Addr::new(192, 0, 2, number)).into()
    }

    fn pool() -> Arc<Pool> {
        Arc::new(Pool::new(HOUR, Arc::new(|told| panic!("{told}"))))
    }

    fn without_bounds() -> Bounds {
        Bounds { nodes: u64::MAX, time: HOUR }
    }

    fn task<W>(work: W) -> Task<impl Fn() -> String + Clone + Send + 'static, W> {
        Task { kind: || "test".to_owned(), work }
    }

    fn spend(nodes: u64) -> impl Fn(&mut Budget) -> bool + Clone + Send + 'static {
        move |budget| budget.spend(nodes).is_ok()
    }

    fn without_end(budget: &mut Budget) {
        while budget.spend(1).is_ok() {}
    }

    /// So many requests of a client that never end, in the long lane.
    async fn endless(pool: &Arc<Pool>, number: u8, count: usize) -> JoinSet<()> {
        let mut requests = JoinSet::new();
        for _ in 0..count {
            let lane = pool.long.clone();
            requests.spawn(async move {
                let _ = lane.run(client(number), without_bounds(), task(without_end)).await;
            });
        }
        until(|| pool.long.places.requests_of(client(number)) == count).await;
        requests
    }

    async fn until(holds: impl Fn() -> bool) {
        while !holds() {
            sleep(Duration::from_millis(1)).await;
        }
    }

    #[test]
    fn what_is_short_is_done_once_and_what_is_long_again() {
        runtime().block_on(async {
            let pool = pool();
            for (nodes, suffices, times) in
                [(1, true, 1), (Pool::QUICK_NODES + 1, true, 2), (MOST_WORK + 1, false, 2)]
            {
                let begun = Arc::new(AtomicUsize::new(0));
                let count = begun.clone();
                let work = move |budget: &mut Budget| {
                    count.fetch_add(1, Ordering::Relaxed);
                    budget.spend(nodes).is_ok()
                };
                assert_eq!(pool.run(client(1), None, task(work)).await, Ok(suffices));
                assert_eq!(begun.load(Ordering::Relaxed), times, "{nodes}");
            }
            // Work of which something was left out, told or not.
            let part = |budget: &mut Budget| budget.part(|part| part.spend(Pool::QUICK_NODES));
            assert_eq!(pool.run(client(1), None, task(part)).await, Ok(Ok(())));
            let half = |budget: &mut Budget| budget.half(|half| half.spend(Pool::QUICK_NODES));
            assert_eq!(pool.run(client(1), None, task(half)).await, Ok(Ok(())));
        });
    }

    #[test]
    fn who_wants_to_wait_longer_may_but_not_without_end() {
        let pool = pool();
        let lane = &pool.long;
        for (wanted, hours) in [(None, 1), (Some(2), 2), (Some(1000), LONGEST)] {
            let bounds = lane.bounds(wanted.map(|hours| hours * HOUR));
            assert_eq!(bounds.time, hours * HOUR);
            assert_eq!(bounds.nodes, u64::from(hours) * MOST_WORK);
        }
        let short = lane.bounds(Some(Duration::from_secs(1)));
        assert_eq!((short.time, short.nodes), (Duration::from_secs(1), MOST_WORK));
    }

    #[test]
    fn trials_are_shorter_beside_long_requests_of_the_same_client() {
        runtime().block_on(async {
            let pool = pool();
            assert_eq!(pool.trial(client(1)), Pool::QUICK_NODES);
            let hard = endless(&pool, 1, 100 * pool.long.threads).await;
            assert_eq!(pool.trial(client(1)), Pool::LEAST_NODES);
            assert_eq!(pool.trial(client(2)), Pool::QUICK_NODES);
            drop(hard);
            until(|| pool.trial(client(1)) == Pool::QUICK_NODES).await;
        });
    }

    #[test]
    fn hard_requests_keep_neither_quick_ones_nor_other_clients() {
        runtime().block_on(async {
            let pool = pool();
            let _hard = endless(&pool, 1, 100).await;
            // Of the same client: what is ordinary. Of others: also what is long.
            let ordinary = pool.run(client(1), None, task(spend(Pool::LEAST_NODES)));
            assert_eq!(ordinary.await, Ok(true));
            let long = pool.run(client(2), None, task(spend(Pool::QUICK_NODES + 1)));
            assert_eq!(long.await, Ok(true));
        });
    }

    #[test]
    fn what_nobody_waits_for_ends_and_frees_its_thread() {
        runtime().block_on(async {
            let pool = pool();
            let (ended, end) = mpsc::channel();
            let work = move |budget: &mut Budget| {
                without_end(budget);
                ended.send(budget.spent()).expect("somebody hears");
            };
            let run = pool.long.run(client(1), without_bounds(), task(work));
            assert!(timeout(Duration::from_millis(50), run).await.is_err());
            assert!(end.recv_timeout(LAST_RESORT).expect("it ended") < u64::MAX);
            until(|| pool.long.places.requests_of(client(1)) == 0).await;
        });
    }

    #[test]
    fn who_waits_too_long_is_told() {
        runtime().block_on(async {
            let mut pool = Pool::new(HOUR, Arc::new(|told| panic!("{told}")));
            Arc::get_mut(&mut pool.long).expect("nobody has it").patience = Duration::ZERO;
            let pool = Arc::new(pool);
            // With no patience even those who need not wait may be refused, but not always.
            let first = async {
                loop {
                    let work = |budget: &mut Budget| without_end(budget);
                    let _ = pool.long.run(client(1), without_bounds(), task(work)).await;
                }
            };
            let second = async {
                until(|| pool.long.places.requests_of(client(1)) > 0).await;
                while pool.run(client(1), None, task(spend(MOST_WORK))).await != Err(Refusal::Busy)
                {
                }
            };
            tokio::select! {
                () = first => {}
                () = second => {}
            }
        });
    }

    #[tokio::test(start_paused = true)]
    async fn what_does_not_end_is_reported_and_replaced_within_bounds() {
        let told = Arc::new(Mutex::new(Vec::new()));
        let (heard, report) =
            (told.clone(), |list: &Mutex<Vec<String>>| list.lock().unwrap().clone());
        let pool = Pool::new(HOUR, Arc::new(move |line| heard.lock().unwrap().push(line.into())));
        let (release, released) = mpsc::channel::<()>();
        let released = Arc::new(Mutex::new(released));
        let deaf = move |_: &mut Budget| released.lock().unwrap().recv().is_ok();
        // The clock runs on whenever nothing else happens here: the time passes at once.
        let run = |number| {
            pool.long.run(
                client(number),
                Bounds { nodes: 1, ..without_bounds() },
                task(deaf.clone()),
            )
        };
        let threads = pool.long.threads;
        for number in 0..2 * threads {
            assert_eq!(run(number as u8).await.err(), Some(Refusal::Late));
            let lines = report(&told);
            let follows = ["another thread takes its place", "no other thread"];
            assert_eq!(lines.len(), number + 1);
            assert!(lines[number].starts_with("a request (test) does not end: "));
            assert!(lines[number].contains(follows[usize::from(number >= threads)]), "{lines:?}");
        }
        assert_eq!(run(9).await.err(), Some(Refusal::Busy));
        assert_eq!(report(&told).len(), 2 * threads);

        drop(release);
        until(|| pool.long.lost.load(Ordering::Relaxed) == 0).await;
        until(|| pool.long.strays.available_permits() == threads).await;
        tokio::time::resume();
        assert_eq!(pool.run(client(1), None, task(spend(Pool::QUICK_NODES + 1))).await, Ok(true));
    }

    #[test]
    fn a_panic_harms_nobody_else() {
        runtime().block_on(async {
            let pool = pool();
            let broken = |_: &mut Budget| -> u8 { std::panic::resume_unwind(Box::new(())) };
            assert_eq!(pool.run(client(1), None, task(broken)).await, Err(Refusal::Broken));
            assert_eq!(pool.run(client(1), None, task(|_: &mut Budget| 1)).await, Ok(1));
        });
    }
}
