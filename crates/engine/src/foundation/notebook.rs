//! What a long search has proved, kept for a later one.

use std::ops::ControlFlow;

/// A fact on a position.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Note {
    /// The position as its ruleset writes it.
    pub position: String,
    /// What is known of it, in the code of the search that found it out.
    pub fact: u64,
}

/// Keeps what searches prove. Facts on positions are true for good, so that any
/// later search may go on with them.
///
/// A subject is a ruleset, or `misere` with a ruleset where positions are noted in misère play.
///
/// A search hands over its notes several times a second. The notebook decides how
/// often they are written, and keeps to itself what goes wrong with that: the
/// search goes on.
pub trait Notebook: Send {
    /// Goes through the notes on a ruleset, in the order in which they were taken, until `each`
    /// breaks off.
    fn recall(&mut self, ruleset: &str, each: &mut dyn FnMut(Note) -> ControlFlow<()>);

    /// Goes through notes on a ruleset that other searches have taken meanwhile, until `each` breaks
    /// off. By default there are none.
    fn news(&mut self, _ruleset: &str, _each: &mut dyn FnMut(Note) -> ControlFlow<()>) {}

    /// Takes notes on a ruleset; of two on one position the later one may hold alone.
    fn keep(&mut self, ruleset: &str, notes: Vec<Note>);
}
