//! Who wins Sprouts, by search.
//!
//! In normal play the nimbers of lands are sought, by [`worker`]; in misère play, in which sums have
//! no nimbers, who wins a position as a whole, by [`misere`].

mod couples;
mod interner;
mod journal;
mod lands;
mod misere;
mod path;
mod threads;
mod trees;
mod weight;
mod worker;

use std::sync::Arc;

use super::Sprouts;
use super::reduced::Reduced;
use crate::foundation::{Budget, Convention, Exhausted, Note, Outcome};
use crate::impartial::known::{Known, Packed};
use crate::rulesets::searched::{AnyGame, Position, Search};
use crate::search::{Account, Memory};

use journal::Journal;
use lands::{LandId, Lands};
use misere::{FEW_LIVES, MisereWorker, Positions};
use threads::on_threads;
use weight::Weight;
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
    misere: Positions,
    journal: Option<Journal>,
    /// Nodes that are left for further questions.
    left: Option<u64>,
}

impl SproutsSearch {
    pub(super) fn new(bytes: u64) -> SproutsSearch {
        let memory = Arc::new(Memory::new(bytes));
        SproutsSearch {
            lands: Lands::new(&memory),
            misere: Positions::new(&memory),
            memory,
            journal: None,
            left: None,
        }
    }

    /// Answers a question. If the memory is full, everything but what was proved is forgotten, as long
    /// as that leads on; `forget` does so, and returns the number of facts that are left.
    fn persist<T>(
        &mut self,
        budget: &mut Budget,
        ask: impl Fn(&SproutsSearch, &mut Budget) -> Result<T, Exhausted>,
        forget: impl Fn(&mut SproutsSearch, &mut Budget) -> Result<usize, Exhausted>,
    ) -> Result<T, Exhausted> {
        let mut proved = 0;
        loop {
            let answer = ask(self, budget);
            if let Some(journal) = &self.journal {
                journal.hand_over(budget);
            }
            if !matches!(answer, Err(Exhausted::Memory { .. })) {
                return answer;
            }
            let kept = forget(self, budget)?;
            if kept <= proved {
                return answer;
            }
            proved = kept;
        }
    }

    /// Answers a question on normal play with all threads.
    fn ask<T>(
        &mut self,
        game: &AnyGame,
        budget: &mut Budget,
        ask: impl Fn(&mut Worker<'_>, &[LandId], &mut Budget) -> Result<T, Exhausted> + Sync,
    ) -> Result<T, Exhausted> {
        let reduced = reduced(game);
        let once = |search: &SproutsSearch, budget: &mut Budget| {
            let (lands, journal) = (&search.lands, search.journal.as_ref());
            let position = reduced.lands().map(|land| lands.meet(land));
            let mut position = position.collect::<Result<Vec<LandId>, Exhausted>>()?;
            position.sort_unstable();
            on_threads(budget, |account, budget| {
                ask(&mut Worker::new(lands, account, journal), &position, budget)
            })
        };
        self.persist(budget, once, |search, _| {
            let facts = search.lands.facts().map(|(land, known)| (land.into(), known));
            let facts: Vec<(Box<[u8]>, Known)> = facts.collect();
            search.lands = Lands::new(&search.memory);
            for (land, known) in &facts {
                search.lands.learn(search.lands.meet(land)?, *known);
            }
            Ok(facts.len())
        })
    }

    /// Answers a question on misère play with all threads.
    fn ask_misere<T>(
        &mut self,
        game: &AnyGame,
        budget: &mut Budget,
        ask: impl Fn(&mut MisereWorker<'_>, &Reduced, &mut Budget) -> Result<T, Exhausted> + Sync,
    ) -> Result<T, Exhausted> {
        let reduced = reduced(game);
        let once = |search: &SproutsSearch, budget: &mut Budget| {
            let (all, journal) = (&search.misere, search.journal.as_ref());
            on_threads(budget, |account, budget| {
                ask(&mut MisereWorker::new(all, account, journal), &reduced, budget)
            })
        };
        self.persist(budget, once, |search, budget| {
            let lost: Vec<Reduced> = search.misere.lost().collect();
            search.misere = Positions::new(&search.memory);
            let mut worker = MisereWorker::new(&search.misere, Account::Alone, None);
            for position in &lost {
                worker.learn(position, budget)?;
            }
            Ok(lost.len())
        })
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

    /// Answers a question to the end.
    fn unbounded<T>(
        &mut self,
        ask: impl FnOnce(&mut SproutsSearch) -> Result<T, Exhausted>,
    ) -> Result<T, Exhausted> {
        let left = self.left.take();
        let answer = ask(self);
        self.left = left;
        answer
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
            let is_lost = match convention {
                Convention::Normal => search.ask(game, budget, |worker, position, budget| {
                    worker.is_nimber(position, 0, budget)
                }),
                Convention::Misere => {
                    search.ask_misere(game, budget, |worker, position, budget| {
                        worker.is_lost(position, budget)
                    })
                }
            }?;
            Ok(if is_lost { Outcome::P } else { Outcome::N })
        })
    }

    fn value(&mut self, game: &AnyGame, budget: &mut Budget) -> Result<u64, Exhausted> {
        self.bounded(budget, |search, budget| {
            search.ask(game, budget, |worker, position, budget| worker.nimber(position, budget))
        })
    }

    fn takes_notes(&self, _: Convention) -> bool {
        true
    }

    fn take_notes(
        &mut self,
        subject: &str,
        convention: Convention,
        budget: &mut Budget,
    ) -> Result<(), Exhausted> {
        self.journal = Some(Journal::new(subject.to_owned()));
        let mut contradicted = Vec::new();
        budget.recall(subject, &mut |note, budget| match convention {
            Convention::Normal => learn(&self.lands, &note).map(|id| contradicted.extend(id)),
            Convention::Misere => learn_misere(&self.misere, &note, budget),
        })?;
        contradicted.into_iter().for_each(|id| self.lands.forget(id));
        Ok(())
    }

    fn couples(
        &mut self,
        game: &AnyGame,
        budget: &mut Budget,
    ) -> Result<Option<Vec<(AnyGame, u64)>>, Exhausted> {
        let found = self.unbounded(|search| {
            search.ask(game, budget, |worker, position, budget| {
                couples::needed(worker, position, budget)
            })
        })?;
        let row = |(land, nimber): (LandId, u64)| {
            let land = Reduced::land(self.lands.code(land));
            (AnyGame::new(Sprouts::Reduced(land)), nimber)
        };
        Ok(Some(found.into_iter().map(row).collect()))
    }

    fn p_positions(
        &mut self,
        game: &AnyGame,
        budget: &mut Budget,
    ) -> Result<Option<(Vec<AnyGame>, u64)>, Exhausted> {
        let needed = self.unbounded(|search| {
            search.ask_misere(game, budget, |worker, position, budget| {
                worker.needed(position, budget)
            })
        })?;
        let game = |position: Reduced| AnyGame::new(Sprouts::Reduced(position));
        Ok(Some((needed.into_iter().map(game).collect(), FEW_LIVES.into())))
    }
}

/// The position of a note.
fn noted(note: &Note) -> Option<Reduced> {
    let position = note.position.parse::<Position>().ok()?;
    Some(position.game().downcast_ref::<Sprouts>()?.reduced())
}

/// Learns what a note says of a land. Of what contradicts itself nothing is believed: if the note
/// contradicts what is known, the land is returned.
fn learn(lands: &Lands, note: &Note) -> Result<Option<LandId>, Exhausted> {
    let Some(reduced) = noted(note) else { return Ok(None) };
    let mut found = reduced.lands();
    let (Some(land), None) = (found.next(), found.next()) else { return Ok(None) };
    let (id, noted) = (lands.meet(land)?, Known::from(Packed::from_code(note.fact)));
    if lands.known(id).contradicts(noted) {
        lands.forget(id);
        return Ok(Some(id));
    }
    lands.learn(id, noted);
    Ok(None)
}

/// Learns that a position is lost in misère play.
fn learn_misere(all: &Positions, note: &Note, budget: &mut Budget) -> Result<(), Exhausted> {
    match noted(note).filter(|_| Weight::from_code(note.fact) == Some(Weight::LOSS)) {
        Some(lost) => MisereWorker::new(all, Account::Alone, None).learn(&lost, budget),
        None => Ok(()),
    }
}
