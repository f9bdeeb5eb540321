//! What merges have proved, for searches to go on from.

use std::fmt;
use std::ops::ControlFlow;
use std::path::Path;

use serde::Deserialize;

use super::{Answer, Question, Report};
use crate::files::Refusal;
use crate::foundation::{Convention, Note, Notebook, Outcome, Playable};
use crate::impartial::{Fact, FactStore};
use crate::rulesets::{Position, ValueRow};

/// A [store of facts](FactStore) that jobs read, and into which nothing gets but what a merge has verified.
#[derive(Debug)]
pub struct Facts(FactStore);

impl Facts {
    /// Opens the file, or makes it.
    ///
    /// # Errors
    /// As [`FactStore::open`].
    pub fn open(path: &Path) -> Result<Facts, Refusal> {
        FactStore::open(path).map(Facts)
    }

    /// Number of lines that did not pass their check when the file was opened.
    pub fn dropped(&self) -> u64 {
        self.0.dropped()
    }

    /// For the budget of a search, which reads there and writes nothing.
    pub fn notebook(&self) -> Box<dyn Notebook> {
        Box::new(Read(self.0.notebook()))
    }

    /// Keeps the Grundy values that the certificate of a report proves, which has been verified.
    pub(super) fn keep(&self, report: &Report) {
        let Question::Outcome { position, .. } = report.job().question() else { return };
        let Ok(position) = position.parse::<Position>() else { return };
        if position.convention() == Convention::Misere || !position.takes_notes() {
            return;
        }
        let ruleset = &position.description().id;
        let mut rows = report.certificate().map(listed).unwrap_or_default();
        if let Answer::Outcome(found) = report.answer() {
            let is_zero = found.outcome == Some(Outcome::P);
            rows.extend(is_zero.then(|| ValueRow { position: position.to_string(), value: 0 }));
        }
        let facts =
            rows.into_iter().filter_map(|row| Fact::of_value(ruleset, row.position, row.value));
        self.0.notebook().keep(ruleset, facts.map(Fact::into_note).collect());
    }

    /// Returns when nothing can be lost any more.
    ///
    /// # Errors
    /// As [`FactStore::finish`].
    pub fn make_safe(&self) -> Result<(), Refusal> {
        self.0.finish().map(drop)
    }
}

/// The values that a certificate lists.
fn listed(certificate: &str) -> Vec<ValueRow> {
    #[derive(Deserialize)]
    struct Lists {
        #[serde(default)]
        couples: Vec<ValueRow>,
        #[serde(default)]
        values: Vec<ValueRow>,
    }
    let lists = serde_json::from_str::<Lists>(certificate);
    lists.map_or_else(|_| Vec::new(), |lists| [lists.couples, lists.values].concat())
}

/// A notebook that is only read.
struct Read(Box<dyn Notebook>);

impl Notebook for Read {
    fn recall(&mut self, ruleset: &str, each: &mut dyn FnMut(Note) -> ControlFlow<()>) {
        self.0.recall(ruleset, each);
    }

    fn news(&mut self, ruleset: &str, each: &mut dyn FnMut(Note) -> ControlFlow<()>) {
        self.0.news(ruleset, each);
    }

    fn keep(&mut self, _: &str, _: Vec<Note>) {}
}

impl fmt::Debug for Read {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("Read")
    }
}
