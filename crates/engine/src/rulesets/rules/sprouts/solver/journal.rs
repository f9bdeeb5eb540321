//! What the threads of a search prove, for the notebook of the budget.

use std::sync::{Mutex, PoisonError};

use crate::foundation::{Budget, Exhausted, Note};
use crate::rulesets::sprouts::Sprouts;
use crate::rulesets::sprouts::reduced::Reduced;

/// Notes since they were handed over last.
#[derive(Debug)]
pub struct Journal {
    subject: String,
    notes: Mutex<Vec<Note>>,
}

impl Journal {
    /// An empty journal for notes on a subject.
    pub fn new(subject: String) -> Journal {
        Journal { subject, notes: Mutex::default() }
    }

    /// Takes a note on a position.
    pub fn note(&self, position: Reduced, fact: u64) {
        let note = Note { position: Sprouts::Reduced(position).to_string(), fact };
        self.notes.lock().unwrap_or_else(PoisonError::into_inner).push(note);
    }

    /// Hands all notes over, and goes through what other searches have noted meanwhile.
    pub fn exchange(
        &self,
        budget: &mut Budget,
        each: &mut dyn FnMut(Note, &mut Budget) -> Result<(), Exhausted>,
    ) {
        self.hand_over(budget);
        // What does not fit into the memory is found out by this search, or not at all.
        let _ = budget.news(&self.subject, each);
    }

    /// Hands all notes over.
    pub fn hand_over(&self, budget: &mut Budget) {
        let mut notes = self.notes.lock().unwrap_or_else(PoisonError::into_inner);
        let notes = std::mem::take(&mut *notes);
        if !notes.is_empty() {
            budget.keep(&self.subject, notes);
        }
    }
}
