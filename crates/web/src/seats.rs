//! Whose turn it is on each connection, and who has to leave.
//!
//! On a connection either the client has the turn (it is to send a request, the rest of one, or to
//! take its answer) or the server has (it computes). A client that keeps its turn longer than the
//! patience of the house leaves, however it stalls: by silence, byte by byte, or by not reading.
//! When all seats are taken and somebody knocks, the client leaves that has kept its turn longest.
//! So a crowd that stalls makes room for whoever comes to ask something.
//!
//! Taking and giving the turn costs O(log n) for n connections.

use std::{
    collections::BTreeMap,
    sync::{Arc, Mutex, MutexGuard, PoisonError},
    time::{Duration, Instant},
};

use tokio::sync::Notify;

/// All seats of the house.
pub struct Seats {
    room: usize,
    patience: Duration,
    table: Mutex<Table>,
}

/// Since when, and who: the order is that of leaving.
type Turn = (Instant, u64);

#[derive(Default)]
struct Table {
    arrivals: u64,
    /// The clients that have the turn.
    theirs: BTreeMap<Turn, Arc<Notify>>,
    /// How many connections there are where the server has the turn.
    ours: usize,
}

/// The seat of one connection; given back when dropped.
pub struct Seat {
    seats: Arc<Seats>,
    number: u64,
    leave: Arc<Notify>,
    /// Nothing while the server has the turn.
    turn: Mutex<Option<Turn>>,
}

impl Seats {
    /// So many seats, each for clients who take their turn within `patience`.
    pub fn new(room: usize, patience: Duration) -> Arc<Seats> {
        Arc::new(Seats { room, patience, table: Mutex::default() })
    }

    /// A seat for somebody who knocks, who has the first turn; somebody else may have to leave.
    /// Nothing if everybody is waiting for the server.
    pub fn take(self: &Arc<Self>) -> Option<Seat> {
        let mut table = self.table();
        if table.theirs.len() + table.ours >= self.room && !table.dismiss_longest() {
            return None;
        }
        table.arrivals += 1;
        let (number, leave) = (table.arrivals, Arc::new(Notify::new()));
        let turn = (Instant::now(), number);
        table.theirs.insert(turn, leave.clone());
        Some(Seat { seats: self.clone(), number, leave, turn: Mutex::new(Some(turn)) })
    }

    /// Lets the client leave that has kept its turn longest, if one has the turn.
    pub fn make_room(&self) -> bool {
        self.table().dismiss_longest()
    }

    /// Lets everybody leave who has kept the turn too long.
    pub fn tidy(&self) {
        self.tidy_at(Instant::now());
    }

    fn tidy_at(&self, now: Instant) {
        let mut table = self.table();
        while let Some((&(since, _), _)) = table.theirs.first_key_value() {
            if now.saturating_duration_since(since) < self.patience {
                break;
            }
            table.dismiss_longest();
        }
    }

    fn table(&self) -> MutexGuard<'_, Table> {
        self.table.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

impl Table {
    fn dismiss_longest(&mut self) -> bool {
        let longest = self.theirs.pop_first();
        longest.inspect(|(_, leave)| leave.notify_one()).is_some()
    }
}

impl Seat {
    /// Ends when the client has to leave.
    pub async fn dismissed(&self) {
        self.leave.notified().await;
    }

    /// The server takes the turn, until the guard is dropped.
    pub fn work(self: &Arc<Self>) -> Work {
        let (mut table, mut turn) = (self.seats.table(), self.turn());
        if turn.take_if(|turn| table.theirs.remove(turn).is_some()).is_some() {
            table.ours += 1;
        }
        Work(self.clone())
    }

    /// The client has the turn, from now on.
    pub fn yours(&self) {
        let (mut table, mut turn) = (self.seats.table(), self.turn());
        let seated = match *turn {
            Some(turn) => table.theirs.remove(&turn).is_some(),
            None => {
                table.ours -= 1;
                true
            }
        };
        // Somebody who was dismissed does not sit down again.
        if seated {
            let now = (Instant::now(), self.number);
            table.theirs.insert(now, self.leave.clone());
            *turn = Some(now);
        }
    }

    fn turn(&self) -> MutexGuard<'_, Option<Turn>> {
        self.turn.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

impl Drop for Seat {
    fn drop(&mut self) {
        let (mut table, turn) = (self.seats.table(), self.turn());
        match *turn {
            Some(turn) => drop(table.theirs.remove(&turn)),
            None => table.ours -= 1,
        }
    }
}

/// The server's turn; when it is dropped, the client's begins.
pub struct Work(Arc<Seat>);

impl Drop for Work {
    fn drop(&mut self) {
        self.0.yours();
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn is_dismissed(seat: &Seat) -> bool {
        let runtime = tokio::runtime::Builder::new_current_thread().enable_time().build();
        runtime.expect("a runtime").block_on(async {
            tokio::time::timeout(Duration::from_millis(1), seat.dismissed()).await.is_ok()
        })
    }

    #[test]
    fn who_has_waited_longest_leaves_first() {
        let seats = Seats::new(2, Duration::from_secs(3600));
        let [first, second] = [(); 2].map(|()| Arc::new(seats.take().expect("a seat")));
        first.yours();
        let third = Arc::new(seats.take().expect("a seat"));
        assert!(is_dismissed(&second) && !is_dismissed(&first) && !is_dismissed(&third));
        // What was dismissed takes no seat any more, whatever it does.
        drop(second.work());
        second.yours();
        drop(second);
        assert_eq!(seats.table().theirs.len(), 2);

        let (working, other) = (first.work(), third.work());
        assert!(seats.take().is_none());
        drop(working);
        assert!(seats.take().is_some());
        assert!(is_dismissed(&first));
        drop((first, third, other));
        let table = seats.table();
        assert_eq!((table.theirs.len(), table.ours), (0, 0));
    }

    #[test]
    fn patience_ends() {
        let patience = Duration::from_secs(3600);
        let seats = Seats::new(9, patience);
        let idle = Arc::new(seats.take().expect("a seat"));
        let busy = Arc::new(seats.take().expect("a seat"));
        let work = busy.work();
        seats.tidy();
        assert!(!is_dismissed(&idle));
        let later = Instant::now() + patience;
        seats.tidy_at(later);
        assert!(is_dismissed(&idle) && !is_dismissed(&busy));
        // The turn of the other one begins now.
        drop(work);
        seats.tidy();
        assert!(!is_dismissed(&busy));
        seats.tidy_at(Instant::now() + patience);
        assert!(is_dismissed(&busy));
    }
}
