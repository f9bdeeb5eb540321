//! What a search has proved since it was last handed over to be kept.

use std::sync::{Mutex, PoisonError};

use super::known::{Known, Packed};
use crate::foundation::{Budget, Note};

/// Notes that have not been handed over.
#[derive(Debug)]
pub(super) struct Journal<G> {
    subject: String,
    write: fn(&G) -> String,
    notes: Mutex<Vec<Note>>,
}

impl<G> Journal<G> {
    pub(super) fn new(subject: String, write: fn(&G) -> String) -> Journal<G> {
        Journal { subject, write, notes: Mutex::default() }
    }

    pub(super) fn note(&self, game: &G, known: Known) {
        let note = Note { position: (self.write)(game), fact: Packed::from(known).code() };
        self.notes.lock().unwrap_or_else(PoisonError::into_inner).push(note);
    }

    /// Hands all notes over to the notebook of the budget.
    pub(super) fn hand_over(&self, budget: &mut Budget) {
        let mut notes = self.notes.lock().unwrap_or_else(PoisonError::into_inner);
        let notes = std::mem::take(&mut *notes);
        if !notes.is_empty() {
            budget.keep(&self.subject, notes);
        }
    }
}
