//! Whose turn it is on each connection, and which connections have to close.
//!
//! On a connection either the client has the turn (it is to send a request, the rest of one, or to
//! take its answer) or the server has (it computes). A client that keeps its turn longer than the
//! server's patience is evicted, however it stalls: by silence, byte by byte, or by not reading.
//!
//! When all room is taken and another client connects, a connection of the client that has the
//! most is closed: the one on which that client has kept its turn longest, or, if the newcomer has
//! clearly fewer, one that waits for the server. So a crowd that stalls makes room for whoever
//! comes to ask something, and nobody can take all the room.
//!
//! Taking and giving the turn costs O(log n) for n connections, making room O(n).

use std::{
    cmp::Reverse,
    collections::{BTreeMap, HashMap},
    sync::{Arc, Mutex, MutexGuard, PoisonError},
    time::{Duration, Instant},
};

use tokio::sync::Notify;

use crate::client::Client;

/// All connections of the server.
pub struct Connections {
    room: usize,
    patience: Duration,
    table: Mutex<Table>,
}

/// The connections that are open, by number; those that were evicted are not among them.
#[derive(Default)]
struct Table {
    accepted: u64,
    open: BTreeMap<u64, Entry>,
}

struct Entry {
    /// `None` if many clients share it.
    client: Option<Client>,
    /// Since when the client has the turn; `None` while the server has it.
    since: Option<Instant>,
    eviction: Arc<Notify>,
}

/// One connection; its room is given back when dropped.
pub struct Connection {
    all: Arc<Connections>,
    number: u64,
    eviction: Arc<Notify>,
}

impl Connections {
    /// Room for so many connections with clients that take their turn within `patience`.
    pub fn new(room: usize, patience: Duration) -> Arc<Connections> {
        Arc::new(Connections { room, patience, table: Mutex::default() })
    }

    /// A connection of this client, or of a proxy for many, which has the first turn; another one
    /// may be evicted for it. `None` if there is no room.
    pub fn accept(self: &Arc<Self>, client: Option<Client>) -> Option<Connection> {
        let mut table = self.table();
        if table.open.len() >= self.room && !table.evict_for(client) {
            return None;
        }
        table.accepted += 1;
        let (number, eviction) = (table.accepted, Arc::new(Notify::new()));
        let entry = Entry { client, since: Some(Instant::now()), eviction: eviction.clone() };
        table.open.insert(number, entry);
        Some(Connection { all: self.clone(), number, eviction })
    }

    /// Evicts a connection, if there is one.
    pub fn make_room(&self) {
        self.table().evict_for(None);
    }

    /// Evicts every client that has kept its turn too long.
    pub fn tidy(&self) {
        self.tidy_at(Instant::now());
    }

    fn tidy_at(&self, now: Instant) {
        let is_late = |since: Instant| now.saturating_duration_since(since) >= self.patience;
        self.table().open.retain(|_, entry| {
            let stays = !entry.since.is_some_and(is_late);
            if !stays {
                entry.eviction.notify_one();
            }
            stays
        });
    }

    fn table(&self) -> MutexGuard<'_, Table> {
        self.table.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

impl Table {
    fn evict_for(&mut self, newcomer: Option<Client>) -> bool {
        let mut counts = HashMap::new();
        for client in self.open.values().filter_map(|entry| entry.client) {
            *counts.entry(client).or_insert(0) += 1;
        }
        let count = |client: Option<Client>| client.map_or(1, |client| counts[&client]);
        let own = newcomer.and_then(|client| counts.get(&client)).map_or(0, |count| *count);
        // Where the newcomer would have as many itself, nobody's request is cut off for it.
        let may_close = |entry: &Entry| entry.since.is_some() || count(entry.client) > own + 1;
        let closable = self.open.iter().filter(|(_, entry)| may_close(entry));
        let first = closable.min_by_key(|&(&number, entry)| {
            let is_ours = entry.since.is_none();
            (Reverse(count(entry.client)), is_ours, entry.since, Reverse(number))
        });
        let evicted = first.map(|(&number, _)| number).and_then(|number| self.open.remove(&number));
        evicted.inspect(|entry| entry.eviction.notify_one()).is_some()
    }
}

impl Connection {
    /// Ends when the connection has to close.
    pub async fn evicted(&self) {
        self.eviction.notified().await;
    }

    /// The server takes the turn, until the guard is dropped.
    pub fn work(self: &Arc<Self>) -> Work {
        self.turn(None);
        Work(self.clone())
    }

    /// The client has the turn, from now on.
    pub fn yours(&self) {
        self.turn(Some(Instant::now()));
    }

    fn turn(&self, since: Option<Instant>) {
        if let Some(entry) = self.all.table().open.get_mut(&self.number) {
            entry.since = since;
        }
    }
}

impl Drop for Connection {
    fn drop(&mut self) {
        self.all.table().open.remove(&self.number);
    }
}

/// The server's turn; when it is dropped, the client's begins.
pub struct Work(Arc<Connection>);

impl Drop for Work {
    fn drop(&mut self) {
        self.0.yours();
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use std::net::{IpAddr, Ipv4Addr};

    const HOUR: Duration = Duration::from_secs(3600);

    fn client(number: u8) -> Option<Client> {
        Some(IpAddr::from(Ipv4Addr::new(192, 0, 2, number)).into())
    }

    fn accept(all: &Arc<Connections>, number: u8) -> Arc<Connection> {
        Arc::new(all.accept(client(number)).expect("room"))
    }

    fn is_evicted(connection: &Connection) -> bool {
        !connection.all.table().open.contains_key(&connection.number)
    }

    /// Whether whoever attends to the connection hears of it.
    async fn hears(connection: &Connection) -> bool {
        tokio::time::timeout(Duration::from_millis(1), connection.evicted()).await.is_ok()
    }

    #[tokio::test(start_paused = true)]
    async fn who_has_kept_its_turn_longest_leaves_first() {
        let all = Connections::new(2, HOUR);
        let [first, second] = [(); 2].map(|()| accept(&all, 1));
        first.yours();
        let third = accept(&all, 1);
        assert!(hears(&second).await && !hears(&first).await && !hears(&third).await);
        // What was evicted takes no room any more, whatever it does.
        drop(second.work());
        second.yours();
        drop(second);
        assert_eq!(all.table().open.len(), 2);

        let (working, other) = (first.work(), third.work());
        assert!(all.accept(client(1)).is_none());
        drop(working);
        let fourth = accept(&all, 1);
        assert!(is_evicted(&first) && !is_evicted(&third));
        drop((first, third, other, fourth));
        assert!(all.table().open.is_empty());
    }

    #[test]
    fn whoever_has_most_makes_room_for_others() {
        let all = Connections::new(4, HOUR);
        let quiet = accept(&all, 1);
        let crowd = [(); 3].map(|()| accept(&all, 2));
        let working = crowd.each_ref().map(Connection::work);
        // The crowd itself has to wait for its own, unless somebody else keeps us waiting.
        let second = accept(&all, 3);
        assert!(is_evicted(&crowd[2]) && !is_evicted(&quiet));
        let third = accept(&all, 4);
        assert!(is_evicted(&crowd[1]) && !is_evicted(&second));
        drop(working);
        // All have one connection now: who has kept its turn longest leaves.
        let fourth = accept(&all, 5);
        assert!(is_evicted(&quiet) && !is_evicted(&crowd[0]) && !is_evicted(&third));
        let _works = [&crowd[0], &second, &third, &fourth].map(Connection::work);
        assert!(all.accept(client(6)).is_none());
    }

    #[test]
    fn connections_of_proxies_count_one_by_one() {
        let all = Connections::new(4, HOUR);
        let proxied = [(); 2].map(|()| all.accept(None).expect("room"));
        let direct = [(); 2].map(|()| accept(&all, 1));
        direct[0].yours();
        let _third = all.accept(None).expect("room");
        assert!(is_evicted(&direct[1]) && !proxied.iter().any(is_evicted));
        let _fourth = all.accept(None).expect("room");
        assert!(is_evicted(&proxied[0]));
    }

    #[test]
    fn patience_ends() {
        let all = Connections::new(9, HOUR);
        let [idle, busy] = [(); 2].map(|()| accept(&all, 1));
        let work = busy.work();
        all.tidy();
        assert!(!is_evicted(&idle));
        let later = Instant::now() + HOUR;
        all.tidy_at(later);
        assert!(is_evicted(&idle) && !is_evicted(&busy));
        // The turn of the other one begins now.
        drop(work);
        all.tidy();
        assert!(!is_evicted(&busy));
        all.tidy_at(Instant::now() + HOUR);
        assert!(is_evicted(&busy));
    }
}
