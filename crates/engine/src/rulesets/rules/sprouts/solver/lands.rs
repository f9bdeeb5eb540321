//! The lands that a search has met, each once, with what is known of them.

use std::collections::HashMap;
use std::hash::Hasher;
use std::sync::atomic::{AtomicU32, AtomicU64, Ordering};
use std::sync::{Arc, Mutex, OnceLock, PoisonError};

use rustc_hash::FxHasher;

use super::weight::Weight;
use crate::foundation::Exhausted;
use crate::impartial::known::{Known, Packed};
use crate::search::{Lease, Memory};

/// A land by its number in the order in which they were met.
pub type LandId = u32;

/// Nimbers below it have their weights beside the land.
const FEW: u64 = 8;

/// Number of lands in the first block; each block has twice as many as the one before.
const FIRST_BLOCK: usize = 1 << 10;
const SHARDS: usize = 64;

/// A land.
#[derive(Debug, Default)]
pub struct Land {
    code: OnceLock<Box<[u8]>>,
    /// The positions that moves lead to, each as the number of its lands followed by them.
    moves: OnceLock<Box<[LandId]>>,
    known: AtomicU64,
    weights: OnceLock<Box<[AtomicU64; FEW as usize]>>,
}

/// All lands, for several threads.
#[derive(Debug)]
pub struct Lands {
    /// Lands by a hash of their bytes; of two with the same hash one has the next number.
    shards: Vec<Mutex<HashMap<u64, LandId>>>,
    blocks: [OnceLock<Box<[Land]>>; 22],
    count: AtomicU32,
    /// Weights of couples with larger nimbers.
    far: Mutex<HashMap<(LandId, u64), Weight>>,
    lease: Mutex<Lease>,
}

fn hash(code: &[u8]) -> u64 {
    let mut hasher = FxHasher::default();
    hasher.write(code);
    hasher.finish()
}

impl Lands {
    /// No lands yet. What they take is accounted for in this memory.
    pub fn new(memory: &Arc<Memory>) -> Lands {
        Lands {
            shards: (0..SHARDS).map(|_| Mutex::default()).collect(),
            blocks: Default::default(),
            count: AtomicU32::new(0),
            far: Mutex::default(),
            lease: Mutex::new(Lease::of(memory)),
        }
    }

    /// Accounts for memory until all lands are dropped.
    fn take(&self, bytes: usize) -> Result<(), Exhausted> {
        self.lease.lock().unwrap_or_else(PoisonError::into_inner).take(bytes as u64)
    }

    /// Number of lands.
    pub fn len(&self) -> u32 {
        self.count.load(Ordering::Acquire)
    }

    fn land(&self, id: LandId) -> &Land {
        let at = id as usize / FIRST_BLOCK + 1;
        let block = at.ilog2() as usize;
        let first = FIRST_BLOCK * ((1 << block) - 1);
        let lands = self.blocks[block]
            .get_or_init(|| (0..FIRST_BLOCK << block).map(|_| Land::default()).collect());
        &lands[id as usize - first]
    }

    /// The bytes of a land.
    pub fn code(&self, id: LandId) -> &[u8] {
        self.land(id).code.get().map_or(&[], |code| code)
    }

    /// The number of a land, which is added if it has not been met.
    ///
    /// # Errors
    /// [`Exhausted::Memory`].
    pub fn meet(&self, code: &[u8]) -> Result<LandId, Exhausted> {
        let hash = hash(code);
        let shard = &self.shards[(hash >> 58) as usize % SHARDS];
        let mut shard = shard.lock().unwrap_or_else(PoisonError::into_inner);
        let mut key = hash;
        while let Some(&id) = shard.get(&key) {
            if self.code(id) == code {
                return Ok(id);
            }
            key = key.wrapping_add(1);
        }
        // Beside the bytes stands what an allocation takes, and what tables leave empty.
        self.take(code.len() + size_of::<Land>() + 64)?;
        let id = self.count.fetch_add(1, Ordering::AcqRel);
        let _ = self.land(id).code.set(code.into());
        shard.insert(key, id);
        Ok(id)
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
        self.take(size_of_val(moves) + 16)?;
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
                self.take(64)?;
            }
            far.insert((id, nimber), change(before));
            return Ok(());
        }
        let land = self.land(id);
        if land.weights.get().is_none() {
            self.take(size_of::<[AtomicU64; FEW as usize]>() + 16)?;
        }
        let weights = land.weights.get_or_init(Box::default);
        let change = |code| Some(change(Weight::from_code(code)).code());
        let _ = weights[nimber as usize].fetch_update(Ordering::Relaxed, Ordering::Relaxed, change);
        Ok(())
    }
}
