//! What a search proved, as it is kept on disk.

use nimatron_nimber::message;
use serde::{Deserialize, Serialize};

use super::known::{Known, MOST_ASKED, Packed};
use crate::files::{Record, Stamp};
use crate::foundation::Note;

/// A fact on a position of a ruleset, for a [`Log`](crate::files::Log).
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Fact(String, String, u64);

impl Fact {
    /// A note on a ruleset.
    pub fn new(ruleset: &str, note: Note) -> Fact {
        Fact(ruleset.to_owned(), note.position, note.fact)
    }

    /// That the Grundy value of a position is this; `None` if it is too large to be noted.
    ///
    /// ```
    /// use nimatron::impartial::Fact;
    /// let fact = Fact::of_value("cram", "cram: 2x2".into(), 0).expect("0 is small");
    /// assert_eq!(fact.ruleset(), "cram");
    /// assert!(Fact::of_value("cram", "cram: 2x2".into(), 63).is_none());
    /// ```
    pub fn of_value(ruleset: &str, position: String, value: u64) -> Option<Fact> {
        let fact = Packed::from(Known::Exactly(value)).code();
        let note = Note { position, fact };
        (value <= MOST_ASKED).then(|| Fact::new(ruleset, note))
    }

    /// The Grundy value of the position, if the note says what it is and not what it is not.
    ///
    /// ```
    /// use nimatron::impartial::Fact;
    /// let fact = Fact::of_value("cram", "cram: 2x2".into(), 0).expect("0 is small");
    /// assert_eq!(fact.value(), Some(0));
    /// ```
    pub fn value(&self) -> Option<u64> {
        match Known::from(Packed::from_code(self.2)) {
            Known::Exactly(value) => Some(value),
            Known::Not(_) => None,
        }
    }

    /// The position.
    pub fn position(&self) -> &str {
        &self.1
    }

    /// The name of the ruleset.
    pub fn ruleset(&self) -> &str {
        &self.0
    }

    /// The note.
    pub fn into_note(self) -> Note {
        Note { position: self.1, fact: self.2 }
    }
}

impl Record for Fact {
    type Key = (String, String);

    const STAMP: Stamp = Stamp {
        kind: message!("store of searches"),
        version: 2,
        engine: "nimber-search-1",
        older: &[b"redb"],
    };

    fn key(&self) -> (String, String) {
        (self.0.clone(), self.1.clone())
    }

    fn is_sound(&self) -> bool {
        true
    }
}
