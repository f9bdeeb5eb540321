//! The lands that a search has met, each once, with what is known of them.

use std::collections::HashMap;
use std::sync::atomic::{AtomicU64, Ordering};
use std::sync::{Arc, Mutex, OnceLock, PoisonError};

use super::interner::{Id, Interner};
use super::weight::Weight;
use crate::foundation::Exhausted;
use crate::impartial::known::{Known, Packed};
use crate::search::Memory;

/// A land by its number in the order in which they were met.
pub type LandId = Id;

/// Nimbers below it have their weights beside the land.
const FEW: u64 = 8;

/// What is known of a land.
#[derive(Debug, Default)]
pub struct Land {
    /// The positions that moves lead to, each as the number of its lands followed by them.
    moves: OnceLock<Box<[LandId]>>,
    known: AtomicU64,
    /// Its canonical form in misère play.
    form: OnceLock<Id>,
    weights: OnceLock<Box<[AtomicU64; FEW as usize]>>,
}

/// All lands, for several threads.
#[derive(Debug)]
pub struct Lands {
    lands: Interner<u8, Land>,
    /// Weights of couples with larger nimbers.
    far: Mutex<HashMap<(LandId, u64), Weight>>,
}

impl Lands {
    /// No lands yet. What they take is accounted for in this memory.
    pub fn new(memory: &Arc<Memory>) -> Lands {
        Lands { lands: Interner::new(memory), far: Mutex::default() }
    }

    /// Number of lands.
    pub fn len(&self) -> u32 {
        self.lands.len()
    }

    fn land(&self, id: LandId) -> &Land {
        self.lands.value(id)
    }

    /// The bytes of a land.
    pub fn code(&self, id: LandId) -> &[u8] {
        self.lands.sequence(id)
    }

    /// The number of a land, which is added if it has not been met.
    ///
    /// # Errors
    /// [`Exhausted::Memory`].
    pub fn meet(&self, code: &[u8]) -> Result<LandId, Exhausted> {
        self.lands.meet(code)
    }

    /// The canonical form of a land in misère play, if it has been found.
    pub fn form(&self, id: LandId) -> Option<Id> {
        self.land(id).form.get().copied()
    }

    /// Keeps the canonical form of a land.
    pub fn set_form(&self, id: LandId, form: Id) {
        let _ = self.land(id).form.set(form);
    }

    /// Forgets what is known of the nimber of a land.
    pub fn forget(&self, id: LandId) {
        self.land(id).known.store(Packed::from(Known::NOTHING).code(), Ordering::Relaxed);
    }

    /// The lands of whose nimbers something is known.
    pub fn facts(&self) -> impl Iterator<Item = (&[u8], Known)> + '_ {
        let facts = (0..self.len()).map(|id| (self.code(id), self.known(id)));
        facts.filter(|(_, known)| *known != Known::NOTHING)
    }

    /// What moves lead to, if that has been found.
    pub fn moves(&self, id: LandId) -> Option<&[LandId]> {
        self.land(id).moves.get().map(|moves| &**moves)
    }

    /// Keeps what moves lead to.
    ///
    /// # Errors
    /// [`Exhausted::Memory`].
    pub fn set_moves(&self, id: LandId, moves: &[LandId]) -> Result<&[LandId], Exhausted> {
        self.lands.take(size_of_val(moves) + 16)?;
        Ok(self.land(id).moves.get_or_init(|| moves.into()))
    }

    /// What is known of the nimber of a land.
    pub fn known(&self, id: LandId) -> Known {
        Known::from(Packed::from_code(self.land(id).known.load(Ordering::Relaxed)))
    }

    /// Adds to what is known of the nimber of a land.
    pub fn learn(&self, id: LandId, learnt: Known) {
        let add = |code| {
            let known = Known::from(Packed::from_code(code)).and(learnt);
            Some(Packed::from(known).code())
        };
        let _ = self.land(id).known.fetch_update(Ordering::Relaxed, Ordering::Relaxed, add);
    }

    /// The weight of a couple, unless it has never been searched.
    pub fn weight(&self, id: LandId, nimber: u64) -> Option<Weight> {
        if nimber >= FEW {
            return self
                .far
                .lock()
                .unwrap_or_else(PoisonError::into_inner)
                .get(&(id, nimber))
                .copied();
        }
        let weights = self.land(id).weights.get()?;
        Weight::from_code(weights[nimber as usize].load(Ordering::Relaxed))
    }

    /// Changes the weight of a couple.
    ///
    /// # Errors
    /// [`Exhausted::Memory`].
    pub fn set_weight(
        &self,
        id: LandId,
        nimber: u64,
        change: impl Fn(Option<Weight>) -> Weight,
    ) -> Result<(), Exhausted> {
        if nimber >= FEW {
            let mut far = self.far.lock().unwrap_or_else(PoisonError::into_inner);
            let before = far.get(&(id, nimber)).copied();
            if before.is_none() {
                self.lands.take(64)?;
            }
            far.insert((id, nimber), change(before));
            return Ok(());
        }
        let land = self.land(id);
        if land.weights.get().is_none() {
            self.lands.take(size_of::<[AtomicU64; FEW as usize]>() + 16)?;
        }
        let weights = land.weights.get_or_init(Box::default);
        let change = |code| Some(change(Weight::from_code(code)).code());
        let _ = weights[nimber as usize].fetch_update(Ordering::Relaxed, Ordering::Relaxed, change);
        Ok(())
    }
}
