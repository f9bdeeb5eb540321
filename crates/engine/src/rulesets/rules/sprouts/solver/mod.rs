//! Who wins Sprouts, by search.
//!
//! In normal play the nimbers of lands are sought by [`worker`]; in misère play, where sums have no
//! values, whole positions are.

mod couples;
mod lands;
mod weight;
mod worker;

use std::sync::atomic::{AtomicBool, AtomicU64, Ordering};
use std::sync::{Arc, Mutex, PoisonError};

use super::Sprouts;
use super::reduced::Reduced;
use crate::foundation::{Budget, Convention, Exhausted, Note, Outcome};
use crate::impartial::Solver;
use crate::impartial::known::{Known, Packed};
use crate::rulesets::searched::{AnyGame, Position, Search};
use crate::search::{Account, Memory};

use lands::{LandId, Lands};
use worker::Worker;

/// After the first question others get at most this part of its work, or so many nodes if that is
/// more: who wins after each move may be much harder to tell than who wins.
const PART: u64 = 4;
const FEW: u64 = 1 << 20;

/// The search of Sprouts: see the [module](self).
#[derive(Debug)]
pub(super) struct SproutsSearch {
    memory: Arc<Memory>,
    lands: Lands,
    misere: Solver<Sprouts>,
    journal: Option<Journal>,
    /// Nodes that are left for further questions.
    left: Option<u64>,
}

/// What the threads have proved since it was handed over last.
#[derive(Debug)]
struct Journal {
    ruleset: &'static str,
    notes: Mutex<Vec<Note>>,
}

impl Journal {
    fn note(&self, land: &[u8], known: Known) {
        let position = Sprouts::Reduced(Reduced::land(land)).to_string();
        let note = Note { position, fact: Packed::from(known).code() };
        self.notes.lock().unwrap_or_else(PoisonError::into_inner).push(note);
    }

    fn hand_over(&self, budget: &mut Budget) {
        let mut notes = self.notes.lock().unwrap_or_else(PoisonError::into_inner);
        let notes = std::mem::take(&mut *notes);
        if !notes.is_empty() {
            budget.keep(self.ruleset, notes);
        }
    }
}

impl SproutsSearch {
    pub(super) fn new(bytes: u64) -> SproutsSearch {
        let memory = Arc::new(Memory::new(bytes));
        SproutsSearch {
            lands: Lands::new(&memory),
            misere: Solver::with_memory(bytes),
            memory,
            journal: None,
            left: None,
        }
    }

    /// Answers a question with all threads. If the memory is full everything but what was proved is
    /// forgotten, as long as that leads on.
    fn ask<T>(
        &mut self,
        game: &AnyGame,
        budget: &mut Budget,
        ask: impl Fn(&mut Worker<'_>, &[LandId], &mut Budget) -> Result<T, Exhausted> + Sync,
    ) -> Result<T, Exhausted> {
        let reduced = reduced(game);
        let mut proved = 0;
        loop {
            let answer = self.ask_once(&reduced, budget, &ask);
            if let Some(journal) = &self.journal {
                journal.hand_over(budget);
            }
            let is_full = matches!(answer, Err(Exhausted::Memory { .. }));
            let facts: Vec<(Box<[u8]>, Known)> = match is_full {
                true => self.lands.facts().map(|(land, known)| (land.into(), known)).collect(),
                false => return answer,
            };
            if facts.len() <= proved {
                return answer;
            }
            proved = facts.len();
            self.lands = Lands::new(&self.memory);
            for (land, known) in facts {
                self.lands.learn(self.lands.meet(&land)?, known);
            }
        }
    }

    fn ask_once<T>(
        &self,
        reduced: &Reduced,
        budget: &mut Budget,
        ask: &(impl Fn(&mut Worker<'_>, &[LandId], &mut Budget) -> Result<T, Exhausted> + Sync),
    ) -> Result<T, Exhausted> {
        let lands = &self.lands;
        let position = reduced.lands().map(|land| lands.meet(land));
        let mut position = position.collect::<Result<Vec<LandId>, Exhausted>>()?;
        position.sort_unstable();
        let (position, journal) = (&*position, self.journal.as_ref());
        let threads = budget.threads();
        if threads == 1 {
            return ask(&mut Worker::new(lands, Account::Alone, journal), position, budget);
        }
        let (done, spent) = (&Arc::new(AtomicBool::new(false)), &AtomicU64::new(0));
        let answer = std::thread::scope(|scope| {
            for _ in 1..threads {
                let mut unbounded = Budget::of_helper(done.clone());
                scope.spawn(move || {
                    let mut helper = Worker::new(lands, Account::helper(spent), journal);
                    // What it finds is with the lands; the first thread answers.
                    let _ = ask(&mut helper, position, &mut unbounded);
                });
            }
            let mut first = Worker::new(lands, Account::First(spent), journal);
            let answer = ask(&mut first, position, budget);
            done.store(true, Ordering::Relaxed);
            answer
        });
        let _ = budget.spend(spent.load(Ordering::Relaxed));
        answer
    }

    /// Answers the first question to the end, and later ones with a part of its work.
    fn bounded<T>(
        &mut self,
        budget: &mut Budget,
        ask: impl FnOnce(&mut SproutsSearch, &mut Budget) -> Result<T, Exhausted>,
    ) -> Result<T, Exhausted> {
        let before = budget.spent();
        let spent = |budget: &Budget| budget.spent().saturating_sub(before);
        match self.left {
            None => {
                let answer = ask(self, budget)?;
                self.left = Some((spent(budget) / PART).max(FEW));
                Ok(answer)
            }
            Some(left) => {
                let answer = budget.within(left, |budget| ask(self, budget));
                // What is known already costs no more than a few nodes.
                self.left = Some(left.saturating_sub(spent(budget)).max(1 << 10));
                answer
            }
        }
    }
}

fn reduced(game: &AnyGame) -> Reduced {
    match game.downcast_ref::<Sprouts>() {
        Some(sprouts) => sprouts.reduced(),
        None => panic!("the search of Sprouts is asked about {game}"),
    }
}

impl Search for SproutsSearch {
    fn outcome(
        &mut self,
        game: &AnyGame,
        convention: Convention,
        budget: &mut Budget,
    ) -> Result<Outcome, Exhausted> {
        self.bounded(budget, |search, budget| {
            if convention == Convention::Misere {
                let position = Sprouts::Reduced(reduced(game));
                return search.misere.outcome(&position, convention, budget);
            }
            let is_lost = search.ask(game, budget, |worker, position, budget| {
                worker.is_nimber(position, 0, budget)
            })?;
            Ok(if is_lost { Outcome::P } else { Outcome::N })
        })
    }

    fn value(&mut self, game: &AnyGame, budget: &mut Budget) -> Result<u64, Exhausted> {
        self.bounded(budget, |search, budget| {
            search.ask(game, budget, |worker, position, budget| worker.nimber(position, budget))
        })
    }

    fn take_notes(&mut self, ruleset: &'static str, budget: &mut Budget) -> Result<(), Exhausted> {
        self.journal = Some(Journal { ruleset, notes: Mutex::default() });
        let lands = &self.lands;
        let mut contradicted = Vec::new();
        budget.recall(ruleset, &mut |note| {
            let Ok(position) = note.position.parse::<Position>() else { return Ok(()) };
            let Some(sprouts) = position.game().downcast_ref::<Sprouts>() else { return Ok(()) };
            let reduced = sprouts.reduced();
            let mut found = reduced.lands();
            let (Some(land), None) = (found.next(), found.next()) else { return Ok(()) };
            let (id, noted) = (lands.meet(land)?, Known::from(Packed::from_code(note.fact)));
            if lands.known(id).contradicts(noted) {
                contradicted.push(id);
            }
            lands.learn(id, noted);
            Ok(())
        })?;
        // Of what contradicts itself nothing is believed.
        contradicted.into_iter().for_each(|id| lands.forget(id));
        Ok(())
    }

    fn couples(
        &mut self,
        game: &AnyGame,
        budget: &mut Budget,
    ) -> Result<Option<Vec<(AnyGame, u64)>>, Exhausted> {
        let (left, journal) = (self.left.take(), self.journal.take());
        let found = self.ask(game, budget, |worker, position, budget| {
            couples::needed(worker, position, budget)
        });
        (self.left, self.journal) = (left, journal);
        let row = |(land, nimber): (LandId, u64)| {
            let land = Reduced::land(self.lands.code(land));
            (AnyGame::new(Sprouts::Reduced(land)), nimber)
        };
        Ok(Some(found?.into_iter().map(row).collect()))
    }
}
