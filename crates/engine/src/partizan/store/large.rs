//! Numbers, ups and stars that are too large to be their own identifiers.

use std::sync::{PoisonError, RwLock};

use rustc_hash::FxHashMap;

use crate::foundation::Exhausted;
use crate::partizan::NumberUpStar;
use crate::search::Memory;

/// A list without repetitions.
#[derive(Debug, Default)]
pub(super) struct Large(RwLock<List>);

#[derive(Debug, Default)]
struct List {
    parts: Vec<NumberUpStar>,
    /// The places of their blocks; 0 while there is none.
    places: Vec<u32>,
    indices: FxHashMap<NumberUpStar, u32>,
}

impl Large {
    pub fn get(&self, index: u32) -> Option<NumberUpStar> {
        let list = self.0.read().unwrap_or_else(PoisonError::into_inner);
        list.parts.get(index as usize).cloned()
    }

    /// The index of these parts, and whether they have no block yet.
    pub fn index(&self, parts: &NumberUpStar, memory: &Memory) -> Result<(u32, bool), Exhausted> {
        let mut list = self.0.write().unwrap_or_else(PoisonError::into_inner);
        if let Some(&index) = list.indices.get(parts) {
            return Ok((index, list.places[index as usize] == 0));
        }
        // Both copies, and what tables take for an entry.
        let bytes = 256 + parts.number.bits() as u64 / 4;
        memory.take(bytes).inspect_err(|_| memory.free(bytes))?;
        let index = list.parts.len() as u32;
        list.parts.push(parts.clone());
        list.places.push(0);
        list.indices.insert(parts.clone(), index);
        Ok((index, true))
    }

    pub fn place(&self, index: u32) -> u32 {
        self.0.read().unwrap_or_else(PoisonError::into_inner).places[index as usize]
    }

    /// Gives the parts a block unless they have got one meanwhile. The place of their block.
    pub fn settle(&self, index: u32, place: u32) -> u32 {
        let mut list = self.0.write().unwrap_or_else(PoisonError::into_inner);
        let settled = &mut list.places[index as usize];
        if *settled == 0 {
            *settled = place;
        }
        *settled
    }
}
