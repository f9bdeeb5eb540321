//! What goes wrong in functions that other people have written, while positions are computed with
//! them.
//!
//! Moves of a [ruleset of a file](crate::rulesets::written) may be a function of its author. Searches
//! know of no moves that cannot be told, so a function that goes wrong tells none, for that position and
//! all that are looked at afterwards, and leaves word in the [`Faults`] of the position. What was
//! computed since is worth nothing: whoever answers people [watches](watching) for faults, and
//! [analyses](crate::rulesets::Position::analyze) end with [`Exhausted::Fault`](super::Exhausted).

use std::cell::RefCell;
use std::fmt;
use std::sync::{Arc, OnceLock};

use nimatron_nimber::text::Span;

/// What went wrong, in which position.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Fault {
    /// All of it, in words.
    pub message: String,
    /// Where in the file of the ruleset, if that is known.
    pub at: Option<Span>,
}

impl From<String> for Fault {
    fn from(message: String) -> Fault {
        Fault { message, at: None }
    }
}

impl fmt::Display for Fault {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.message)
    }
}

impl std::error::Error for Fault {}

/// Where the first fault is noted down.
#[derive(Clone, Debug, Default)]
pub struct Faults(Arc<OnceLock<Fault>>);

thread_local! {
    static HERE: RefCell<Option<Faults>> = const { RefCell::new(None) };
}

impl Faults {
    /// Those that are [watched](watching) on this thread; if none are, new ones.
    pub fn here() -> Faults {
        HERE.with_borrow(Clone::clone).unwrap_or_default()
    }

    /// The first fault.
    pub fn first(&self) -> Option<&Fault> {
        self.0.get()
    }

    /// Notes a fault down, if it is the first.
    pub fn note(&self, fault: Fault) {
        let _ = self.0.set(fault);
    }
}

/// Does some work, and gives what goes wrong in functions of positions that are read in it.
///
/// ```
/// use nimatron::foundation::{Fault, Faults, watching};
/// let fault = Fault::from("no such square".to_owned());
/// let answer = watching(|faults| {
///     Faults::here().note(fault.clone());
///     faults.first().cloned()
/// });
/// assert_eq!(answer, Some(fault));
/// assert_eq!(Faults::here().first(), None);
/// ```
pub fn watching<T>(work: impl FnOnce(&Faults) -> T) -> T {
    struct Before(Option<Faults>);
    impl Drop for Before {
        fn drop(&mut self) {
            HERE.set(self.0.take());
        }
    }
    let faults = Faults::default();
    let _before = Before(HERE.replace(Some(faults.clone())));
    work(&faults)
}
