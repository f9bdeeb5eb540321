//! Which losing couples prove who wins a position.
//!
//! A couple (L, k) is lost if every option is won: beside each smaller heap by a move in L, and for
//! each position that a move in L leaves by its nimber, where the nimbers of all its lands are
//! proved, or by a move in the one land of which that is not so. The couples on which all this rests
//! are smaller, and are proved in the same way.

use std::collections::{HashMap, HashSet};

use super::lands::LandId;
use super::worker::Worker;
use crate::foundation::{Budget, Exhausted};

/// What has to be proved still.
struct Needed {
    /// The nimbers of lands.
    nimbers: HashMap<LandId, u64>,
    /// Lands whose nimbers have not been followed.
    open: Vec<LandId>,
    /// Couples for which a winning move is there.
    won: HashSet<(LandId, u64)>,
}

impl Needed {
    fn nimber(&mut self, land: LandId, nimber: u64) {
        if self.nimbers.insert(land, nimber).is_none() {
            self.open.push(land);
        }
    }
}

/// Losing couples that prove whether the nimber of a position is 0, in the order of their numbers.
///
/// # Errors
/// [`Exhausted`] if the budget ends.
pub(super) fn needed(
    worker: &mut Worker<'_>,
    position: &[LandId],
    budget: &mut Budget,
) -> Result<Vec<(LandId, u64)>, Exhausted> {
    let mut needed = Needed { nimbers: HashMap::new(), open: Vec::new(), won: HashSet::new() };
    if worker.is_nimber(position, 0, budget)? {
        for land in odd(position) {
            let nimber = worker.nimber(&[land], budget)?;
            needed.nimber(land, nimber);
        }
    } else {
        refute(worker, position, 0, &mut needed, budget)?;
    }
    while let Some(land) = needed.open.pop() {
        let nimber = needed.nimbers[&land];
        for smaller in 0..nimber {
            win(worker, land, smaller, &mut needed, budget)?;
        }
        for option in worker.options(land, budget)? {
            refute(worker, &option, nimber, &mut needed, budget)?;
        }
    }
    let mut couples: Vec<(LandId, u64)> = needed.nimbers.into_iter().collect();
    couples.sort_unstable();
    Ok(couples)
}

/// The lands of a position that occur an odd number of times: equal ones cancel each other.
fn odd(position: &[LandId]) -> Vec<LandId> {
    let equal = position.chunk_by(|a, b| a == b);
    equal.filter(|equal| equal.len() % 2 == 1).map(|equal| equal[0]).collect()
}

/// Adds what shows that the nimber of a position is not this one, which must be true.
fn refute(
    worker: &mut Worker<'_>,
    position: &[LandId],
    nimber: u64,
    needed: &mut Needed,
    budget: &mut Budget,
) -> Result<(), Exhausted> {
    let lands = odd(position);
    // One land may be left whose nimber need not be proved, because one move in it wins.
    let unknown = |land: &&LandId| worker.exactly(**land).is_none();
    let (left, mut total) = (lands.iter().find(unknown).copied(), nimber);
    let mut proved = Vec::new();
    for &land in lands.iter().filter(|land| Some(**land) != left) {
        let value = worker.nimber(&[land], budget)?;
        total ^= value;
        proved.push((land, value));
    }
    proved.into_iter().for_each(|(land, value)| needed.nimber(land, value));
    match left {
        Some(land) => win(worker, land, total, needed, budget),
        None => Ok(()),
    }
}

/// Adds what shows that a couple is won, which must be true.
fn win(
    worker: &mut Worker<'_>,
    land: LandId,
    nimber: u64,
    needed: &mut Needed,
    budget: &mut Budget,
) -> Result<(), Exhausted> {
    match worker.exactly(land) {
        // With less than the nimber of the land there is a move to that, with more to the heap.
        Some(value) if nimber > value => {
            needed.nimber(land, value);
            return Ok(());
        }
        _ if !needed.won.insert((land, nimber)) => return Ok(()),
        _ => {}
    }
    let mut best: Option<(usize, Vec<(LandId, u64)>)> = None;
    let options = worker.options(land, budget)?;
    for option in &options {
        let lands = odd(option);
        let values = lands.iter().map(|&land| Some((land, worker.exactly(land)?)));
        let Some(values) = values.collect::<Option<Vec<_>>>() else { continue };
        if values.iter().fold(0, |sum, (_, value)| sum ^ value) == nimber {
            let new = values.iter().filter(|(land, _)| !needed.nimbers.contains_key(land)).count();
            if best.as_ref().is_none_or(|(least, _)| new < *least) {
                best = Some((new, values));
            }
        }
    }
    let mut left = options.iter();
    while best.is_none() {
        // A search proved it, but not what it rests on is known any more.
        let Some(option) = left.next() else {
            // The heap may be larger than the nimber.
            let value = worker.nimber(&[land], budget)?;
            needed.nimber(land, value);
            return Ok(());
        };
        if worker.is_nimber(option, nimber, budget)? {
            let value = |land| Ok((land, worker.nimber(&[land], budget)?));
            best = Some((0, odd(option).into_iter().map(value).collect::<Result<_, _>>()?));
        }
    }
    let (_, values) = best.unwrap_or_default();
    values.into_iter().for_each(|(land, value)| needed.nimber(land, value));
    Ok(())
}
