//! Nimbers of lands by depth-first proof-number search over couples.
//!
//! A *couple* (L, k) is a land L beside a heap of k. It is a loss for the next player exactly if the
//! nimber of L is k. Its options are (L, j) with j < k, and (P, k) for every position P that a move
//! in L leaves. Lands of P with known nimbers go into the heap, and equal lands cancel each other.
//! If more than one land remains the nimbers of all but one have to be found: such an option weighs
//! as much as its lands together, and the lightest is searched first.
//!
//! Several threads share the lands; each marks the couples that it works on, which then seem heavier
//! to the others.
//!
//! References: J. Lemoine, S. Viennot, *Nimbers are inevitable* (2012); A. Nagai, *Df-pn algorithm
//! for searching AND/OR trees* (2002); T. Kaneko, *Parallel depth first proof number search* (2010).

use super::lands::{LandId, Lands};
use super::path::Search;
use super::weight::{Choice, INFINITE, Weight, a_little_more, sum};
use super::{Journal, learn};
use crate::foundation::{Budget, Exhausted};
use crate::impartial::known::{Known, MOST_ASKED, Packed};
use crate::rulesets::sprouts::reduced::{Mover, Reduced};
use crate::search::Account;

/// When the search of a couple is broken off.
#[derive(Clone, Copy)]
struct Bounds {
    /// As soon as the proof number reaches this.
    proof: u32,
    /// As soon as the disproof number reaches this.
    disproof: u32,
    /// As soon as both numbers reach this.
    least: u32,
}

/// A couple that is searched within bounds.
#[derive(Clone, Copy)]
pub struct Couple {
    land: LandId,
    nimber: u64,
    bounds: Bounds,
}

const NO_BOUNDS: Bounds = Bounds { proof: INFINITE, disproof: INFINITE, least: INFINITE };

/// A position beside a heap.
enum Sum {
    /// No land is left.
    Settled(Weight),
    /// One land.
    Couple(LandId, u64),
    /// Several lands: the lightest, the nimber that is asked of it, its weight, the weight of the next
    /// one and that of all.
    Several { land: LandId, nimber: u64, own: u32, next: u32, all: u32 },
}

/// A thread of the search.
pub struct Worker<'s> {
    lands: &'s Lands,
    mover: Mover,
    account: Account<'s>,
    journal: Option<&'s Journal>,
    /// What is left of a position.
    rest: Vec<LandId>,
}

impl<'s> Worker<'s> {
    /// A thread that works on these lands.
    pub fn new(lands: &'s Lands, account: Account<'s>, journal: Option<&'s Journal>) -> Worker<'s> {
        Worker { lands, mover: Mover::default(), account, journal, rest: Vec::new() }
    }

    /// Whether the nimber of a position is this one.
    ///
    /// # Errors
    /// [`Exhausted`] if the budget ends.
    pub fn is_nimber(
        &mut self,
        position: &[LandId],
        nimber: u64,
        budget: &mut Budget,
    ) -> Result<bool, Exhausted> {
        loop {
            let (land, nimber, is_alone) = match self.fold(position, nimber) {
                Sum::Settled(weight) => return Ok(weight.disproof == 0),
                Sum::Couple(land, nimber) => (land, nimber, true),
                Sum::Several { land, nimber, .. } => (land, nimber, false),
            };
            let weight = self.weigh_couple(land, nimber);
            let is_settled = weight.proof == 0 || weight.disproof == 0;
            if is_alone && is_settled {
                return Ok(weight.disproof == 0);
            }
            self.search(Couple { land, nimber, bounds: NO_BOUNDS }, budget)?;
        }
    }

    /// The nimber of a position.
    ///
    /// # Errors
    /// [`Exhausted`] if the budget ends.
    pub fn nimber(&mut self, position: &[LandId], budget: &mut Budget) -> Result<u64, Exhausted> {
        let mut total = 0;
        for &land in position {
            let mut nimber = 0;
            while !self.is_nimber(&[land], nimber, budget)? {
                nimber += 1;
            }
            total ^= nimber;
        }
        Ok(total)
    }

    /// The nimber of a land, if it is known.
    pub fn exactly(&self, land: LandId) -> Option<u64> {
        match self.lands.known(land) {
            Known::Exactly(nimber) => Some(nimber),
            Known::Not(_) => None,
        }
    }

    /// The positions that moves in a land lead to.
    ///
    /// # Errors
    /// [`Exhausted`] if the budget ends.
    pub fn options(
        &mut self,
        land: LandId,
        budget: &mut Budget,
    ) -> Result<Vec<Vec<LandId>>, Exhausted> {
        let mut rest = self.moves(land, budget)?;
        let mut options = Vec::new();
        while let Some((&count, behind)) = rest.split_first() {
            let (option, behind) = behind.split_at(count as usize);
            options.push(option.to_vec());
            rest = behind;
        }
        Ok(options)
    }

    /// The position beside a heap with what is known of it.
    fn fold(&mut self, position: &[LandId], mut nimber: u64) -> Sum {
        if let &[land] = position {
            return match self.lands.known(land) {
                Known::Exactly(value) => {
                    Sum::Settled(if value == nimber { Weight::LOSS } else { Weight::WIN })
                }
                Known::Not(_) => Sum::Couple(land, nimber),
            };
        }
        self.rest.clear();
        for &land in position {
            match self.lands.known(land) {
                Known::Exactly(value) => nimber ^= value,
                // The lands of a position are in order, so that equal ones are neighbours.
                Known::Not(_) if self.rest.last() == Some(&land) => {
                    self.rest.pop();
                }
                Known::Not(_) => self.rest.push(land),
            }
        }
        match self.rest.as_slice() {
            [] => Sum::Settled(if nimber == 0 { Weight::LOSS } else { Weight::WIN }),
            &[land] => Sum::Couple(land, nimber),
            several => {
                let mut found = Sum::Couple(several[0], 0);
                let (mut least, mut next, mut all) = (INFINITE, INFINITE, 0);
                for &land in several {
                    let nimber = least_possible(self.lands.known(land));
                    let own = self.weigh_couple(land, nimber).least().max(1);
                    all = sum(all, own);
                    if own < least {
                        (least, next) = (own, least);
                        found = Sum::Couple(land, nimber);
                    } else {
                        next = next.min(own);
                    }
                }
                match found {
                    Sum::Couple(land, nimber) => {
                        Sum::Several { land, nimber, own: least, next, all }
                    }
                    other => other,
                }
            }
        }
    }

    fn weigh_couple(&self, land: LandId, nimber: u64) -> Weight {
        let known = self.lands.known(land);
        match known {
            Known::Exactly(value) if value == nimber => Weight::LOSS,
            _ if known.answers(nimber) => Weight::WIN,
            _ => self.lands.weight(land, nimber).unwrap_or_else(|| self.first_weight(land)),
        }
    }

    /// The weight of a couple that has not been searched: the longer a land, the more options have to
    /// be refuted if it is lost.
    fn first_weight(&self, land: LandId) -> Weight {
        let length = self.lands.code(land).len() as u32;
        Weight { proof: 1, disproof: 1 + 2 * length, workers: 0 }
    }

    fn weigh(&mut self, position: &[LandId], nimber: u64) -> Weight {
        match self.fold(position, nimber) {
            Sum::Settled(weight) => weight,
            Sum::Couple(land, nimber) => self.weigh_couple(land, nimber),
            Sum::Several { all, .. } => Weight { proof: all, disproof: all, workers: 0 },
        }
    }

    /// The moves of a land.
    fn moves(&mut self, land: LandId, budget: &mut Budget) -> Result<&'s [LandId], Exhausted> {
        let lands = self.lands;
        if let Some(moves) = lands.moves(land) {
            return Ok(moves);
        }
        let mut all: Vec<LandId> = Vec::new();
        let mut starts: Vec<(usize, usize)> = Vec::new();
        let mut failed = None;
        self.mover.visit(lands.code(land), |reducer, left| {
            let start = all.len();
            reducer.reduce(left, |land| match lands.meet(land) {
                Ok(id) => all.push(id),
                Err(exhausted) => failed = Some(exhausted),
            });
            all[start..].sort_unstable();
            starts.push((start, all.len()));
        });
        self.account.spend(starts.len() as u64, budget)?;
        if let Some(exhausted) = failed {
            return Err(exhausted);
        }
        let position = |&(start, end): &(usize, usize)| &all[start..end];
        // What falls into many lands is nearer to its end, and is tried first.
        starts.sort_unstable_by(|a, b| {
            let lands = |range: &(usize, usize)| range.1 - range.0;
            lands(b).cmp(&lands(a)).then_with(|| position(a).cmp(position(b)))
        });
        starts.dedup_by(|a, b| position(a) == position(b));
        let mut moves = Vec::with_capacity(starts.iter().map(|(start, end)| end - start + 1).sum());
        for range in &starts {
            moves.push((range.1 - range.0) as LandId);
            moves.extend_from_slice(position(range));
        }
        lands.set_moves(land, &moves)
    }

    /// The option of a couple that is searched next.
    fn choose(&mut self, land: LandId, nimber: u64, moves: &[LandId]) -> Choice<Choosable> {
        let mut choice = Choice::new(Choosable::Heap(0));
        for smaller in 0..nimber {
            choice.consider(self.weigh_couple(land, smaller), Choosable::Heap(smaller));
        }
        let mut at = 0;
        while let Some(&count) = moves.get(at) {
            let (start, end) = (at + 1, at + 1 + count as usize);
            let weight = self.weigh(&moves[start..end], nimber);
            choice.consider(weight, Choosable::Move(start, end));
            at = end;
        }
        choice
    }

    /// Keeps whether a couple is a loss.
    fn learn(&self, land: LandId, nimber: u64, is_loss: bool, budget: &mut Budget) {
        let learnt = match is_loss {
            true => Known::Exactly(nimber),
            false if nimber <= MOST_ASKED => Known::Not(1 << nimber),
            false => return,
        };
        self.lands.learn(land, learnt);
        if let Some(journal) = self.journal {
            let land = Reduced::land(self.lands.code(land));
            journal.note(land, Packed::from(learnt).code());
            if self.account.is_first() {
                journal.exchange(budget, &mut |note, _| learn(self.lands, &note).map(drop));
            }
        }
    }
}

impl Search for Worker<'_> {
    type Node = Couple;

    fn mark(&mut self, couple: Couple, by: i8) -> Result<(), Exhausted> {
        let Couple { land, nimber, .. } = couple;
        let first = self.first_weight(land);
        self.lands.set_weight(land, nimber, |weight| {
            let weight = weight.unwrap_or(first);
            Weight { workers: weight.workers.saturating_add_signed(by), ..weight }
        })
    }

    fn step(&mut self, couple: Couple, budget: &mut Budget) -> Result<Option<Couple>, Exhausted> {
        let Couple { land, nimber, bounds } = couple;
        let moves = self.moves(land, budget)?;
        while !self.lands.known(land).answers(nimber) {
            self.account.spend(1, budget)?;
            let Choice { option, chosen, next, disproof, .. } = self.choose(land, nimber, moves);
            let proof = chosen.disproof;
            if proof == 0 || disproof == 0 {
                self.learn(land, nimber, disproof == 0, budget);
            }
            self.lands.set_weight(land, nimber, |weight| Weight {
                proof,
                disproof,
                workers: weight.map_or(0, |weight| weight.workers),
            })?;
            let is_settled = proof == 0 || disproof == 0;
            let is_reached = proof >= bounds.proof || disproof >= bounds.disproof;
            if is_settled || is_reached || proof.min(disproof) >= bounds.least {
                break;
            }
            // The option is searched until another seems better, or this couple reaches a bound.
            let others = disproof.saturating_sub(chosen.proof);
            let inner = Bounds {
                proof: bounds.disproof.saturating_sub(others).max(1),
                disproof: bounds.proof.min(a_little_more(next)),
                least: bounds.least,
            };
            let (start, end) = match option {
                Choosable::Heap(nimber) => return Ok(Some(Couple { land, nimber, bounds: inner })),
                Choosable::Move(start, end) => (start, end),
            };
            match self.fold(&moves[start..end], nimber) {
                // Another thread has settled it meanwhile.
                Sum::Settled(_) => {}
                Sum::Couple(land, nimber) => {
                    return Ok(Some(Couple { land, nimber, bounds: inner }));
                }
                Sum::Several { land, nimber, own, next, all } => {
                    let bound = inner.proof.min(inner.disproof).min(inner.least);
                    let least = sum(own, bound.saturating_sub(all).max(1));
                    let least = least.min(a_little_more(next));
                    return Ok(Some(Couple {
                        land,
                        nimber,
                        bounds: Bounds { least, ..NO_BOUNDS },
                    }));
                }
            }
        }
        Ok(None)
    }
}

/// An option of a couple.
#[derive(Clone, Copy)]
enum Choosable {
    /// The same land beside a smaller heap.
    Heap(u64),
    /// A move in the land: where its position begins and ends among the moves.
    Move(usize, usize),
}

/// The least nimber that is not excluded.
fn least_possible(known: Known) -> u64 {
    match known {
        Known::Exactly(value) => value,
        Known::Not(excluded) => excluded.trailing_ones().into(),
    }
}
