//! Places that are given out fairly among clients.
//!
//! A free place goes to the client that was served least, counted by the time for which its
//! requests kept places; among requests of one client the first comes first, which on connections
//! that ask one thing at a time is in turns. So nobody gains by asking more or over more
//! connections, and who asks something small passes by who asked much. A client has a bounded
//! number of places at once.
//!
//! This is fair queueing by virtual time (Demers, Keshav and Shenker 1989), with costs known
//! afterwards: a client that comes starts level with the least served one that is present, so that
//! absence earns nothing; what a client used beyond that is remembered until the others have caught
//! up, so that leaving gains nothing either.
//!
//! Each step costs O(n) for n clients, which are fewer than connections.

use std::{
    collections::{BTreeMap, HashMap},
    sync::{Arc, Mutex, MutexGuard, PoisonError},
    time::Duration,
};

use tokio::{sync::oneshot, time::Instant};

use crate::client::Client;

/// A number of places, and who has or wants them.
pub struct Fair {
    /// How many places a client has at once at most.
    each: usize,
    table: Mutex<Table>,
}

#[derive(Default)]
struct Table {
    free: usize,
    tickets: u64,
    accounts: HashMap<Client, Account>,
}

#[derive(Default)]
struct Account {
    /// How long places were kept, from an origin that all accounts share.
    used: Duration,
    held: usize,
    waiting: BTreeMap<u64, oneshot::Sender<()>>,
}

/// A place, or a claim to one; given back when dropped.
pub struct Place {
    fair: Arc<Fair>,
    client: Client,
    ticket: u64,
    /// `None` as long as this is a claim.
    since: Option<Instant>,
}

impl Fair {
    pub fn new(places: usize, each: usize) -> Arc<Fair> {
        let table = Table { free: places, ..Table::default() };
        Arc::new(Fair { each, table: Mutex::new(table) })
    }

    /// Waits for a place. When the future is dropped, the claim is gone.
    pub async fn place(self: &Arc<Self>, client: Client) -> Place {
        let (grant, granted) = oneshot::channel();
        let mut place = {
            let mut table = self.table();
            table.tickets += 1;
            let ticket = table.tickets;
            table.account(client).waiting.insert(ticket, grant);
            table.give_out(self.each);
            Place { fair: self.clone(), client, ticket, since: None }
        };
        // The table keeps the sender until it grants the place.
        let _ = granted.await;
        place.since = Some(Instant::now());
        place
    }

    /// How many places a client has or waits for.
    pub fn requests_of(&self, client: Client) -> usize {
        let table = self.table();
        table.accounts.get(&client).map_or(0, |account| account.held + account.waiting.len())
    }

    fn table(&self) -> MutexGuard<'_, Table> {
        self.table.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

impl Drop for Place {
    fn drop(&mut self) {
        let mut table = self.fair.table();
        let account = table.account(self.client);
        if account.waiting.remove(&self.ticket).is_none() {
            account.held -= 1;
            account.used += self.since.map_or(Duration::ZERO, |since| since.elapsed());
            table.free += 1;
        }
        table.forget();
        table.give_out(self.fair.each);
    }
}

impl Table {
    /// The account of a client, which may come just now.
    fn account(&mut self, client: Client) -> &mut Account {
        let level = self.level().unwrap_or_default();
        let account = self.accounts.entry(client).or_default();
        if !account.is_present() {
            account.used = account.used.max(level);
        }
        account
    }

    /// What the least served client used of those present.
    fn level(&self) -> Option<Duration> {
        self.accounts.values().filter(|account| account.is_present()).map(|a| a.used).min()
    }

    /// Forgets who left and owes nothing to anybody present.
    fn forget(&mut self) {
        let level = self.level().unwrap_or(Duration::MAX);
        self.accounts.retain(|_, account| account.is_present() || account.used > level);
    }

    fn give_out(&mut self, each: usize) {
        while self.free > 0 {
            let may_have = |account: &&mut Account| account.held < each;
            let claims = self.accounts.values_mut().filter(may_have).filter_map(|account| {
                let first = *account.waiting.first_key_value()?.0;
                Some((account.used, first, account))
            });
            let Some((.., account)) = claims.min_by_key(|&(used, first, _)| (used, first)) else {
                return;
            };
            if let Some((_, grant)) = account.waiting.pop_first() {
                account.held += 1;
                self.free -= 1;
                // Who does not hear it gives the place back, as soon as the table is free.
                let _ = grant.send(());
            }
        }
    }
}

impl Account {
    fn is_present(&self) -> bool {
        self.held > 0 || !self.waiting.is_empty()
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use std::{
        future::Future,
        net::{IpAddr, Ipv4Addr},
        pin::Pin,
        task::{Context, Poll, Waker},
    };
    use tokio::time::advance;

    fn client(number: u8) -> Client {
        IpAddr::from(Ipv4Addr::new(192, 0, 2, number)).into()
    }

    type Waiting = Pin<Box<dyn Future<Output = Place>>>;

    /// A claim that has been made; whether it was granted is asked again later.
    fn claim(fair: &Arc<Fair>, number: u8) -> Result<Place, Waiting> {
        let fair = fair.clone();
        poll(Box::pin(async move { fair.place(client(number)).await }))
    }

    fn poll(mut waiting: Waiting) -> Result<Place, Waiting> {
        match waiting.as_mut().poll(&mut Context::from_waker(Waker::noop())) {
            Poll::Ready(place) => Ok(place),
            Poll::Pending => Err(waiting),
        }
    }

    fn claims(fair: &Arc<Fair>, numbers: &[u8]) -> Vec<(u8, Waiting)> {
        let claim = |&number| (number, claim(fair, number).err().expect("no place is free"));
        numbers.iter().map(claim).collect()
    }

    /// Serves one claim after the other, each for a second, and tells in which order.
    async fn order(mut place: Place, mut waiting: Vec<(u8, Waiting)>) -> Vec<u8> {
        let mut order = Vec::new();
        while !waiting.is_empty() {
            advance(Duration::from_secs(1)).await;
            drop(place);
            let mut next = None;
            for (number, claim) in std::mem::take(&mut waiting) {
                match poll(claim) {
                    Ok(place) => assert!(next.replace((number, place)).is_none(), "one place"),
                    Err(claim) => waiting.push((number, claim)),
                }
            }
            let (number, granted) = next.expect("a place is given out");
            order.push(number);
            place = granted;
        }
        order
    }

    #[tokio::test(start_paused = true)]
    async fn clients_take_turns_however_much_they_ask() {
        let fair = Fair::new(1, 1);
        let first = claim(&fair, 9).ok().expect("a place");
        let waiting = claims(&fair, &[1, 1, 1, 1, 2, 3, 2]);
        assert_eq!(order(first, waiting).await, [1, 2, 3, 1, 2, 1, 1]);
        assert!(fair.table().accounts.is_empty());
    }

    #[tokio::test(start_paused = true)]
    async fn who_used_much_waits_until_others_have_used_as_much() {
        let fair = Fair::new(1, 1);
        let first = claim(&fair, 1).ok().expect("a place");
        let other = claims(&fair, &[2, 2, 2, 2]);
        advance(Duration::from_secs(2)).await;
        // The first one leaves with its debt, and finds it when it comes again.
        let mut waiting = Vec::new();
        drop(first);
        let mut other = other.into_iter();
        let (_, second) = other.next().expect("a claim");
        let second = poll(second).ok().expect("a place");
        waiting.extend(claims(&fair, &[1, 1]));
        waiting.extend(other);
        assert_eq!(order(second, waiting).await, [2, 2, 1, 2, 1]);
    }

    #[tokio::test(start_paused = true)]
    async fn absence_earns_nothing() {
        let fair = Fair::new(1, 1);
        let first = claim(&fair, 1).ok().expect("a place");
        let waiting = claims(&fair, &[1]);
        advance(Duration::from_secs(100)).await;
        drop(first);
        let Ok([(_, second)]) = <[_; 1]>::try_from(waiting) else { unreachable!("one claim") };
        let second = poll(second).ok().expect("a place");
        assert_eq!(order(second, claims(&fair, &[2, 2, 2, 1, 1])).await, [2, 2, 1, 2, 1]);
    }

    #[tokio::test(start_paused = true)]
    async fn a_client_has_a_share_and_not_all_places() {
        let fair = Fair::new(3, 2);
        let mine = [(); 2].map(|()| claim(&fair, 1).ok().expect("a place"));
        let more = claims(&fair, &[1, 1]);
        assert_eq!(fair.requests_of(client(1)), 4);
        let other = claim(&fair, 2).ok().expect("a place is left for others");
        drop(mine);
        let more: Vec<_> = more.into_iter().map(|(_, claim)| poll(claim).is_ok()).collect();
        assert_eq!(more, [true, true]);
        drop(other);
        assert_eq!(fair.table().free, 3);
    }

    #[tokio::test(start_paused = true)]
    async fn what_nobody_waits_for_takes_no_place() {
        let fair = Fair::new(1, 1);
        let first = claim(&fair, 1).ok().expect("a place");
        drop(claims(&fair, &[1, 2, 3]));
        assert_eq!(fair.table().accounts.len(), 1);
        // Granted, and left at the same moment.
        let late = claims(&fair, &[2]);
        drop(first);
        assert_eq!(fair.table().free, 0);
        drop(late);
        assert_eq!(fair.table().free, 1);
        assert!(fair.table().accounts.is_empty());
    }
}
