//! What merges have proved, for searches to go on from.

use std::collections::{BTreeMap, HashMap};
use std::fmt;
use std::ops::ControlFlow;
use std::path::Path;
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};

use serde::Deserialize;

use super::{Question, Report};
use crate::files::Refusal;
use crate::foundation::{Budget, Convention, Exhausted, Note, Notebook, Outcome, Playable};
use crate::impartial::{Fact, FactStore};
use crate::rulesets::searched::sound_couples;
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

    /// Keeps the Grundy values that the certificate of a report proves, which has been verified, and those
    /// that an exhausted search has found, as far as they prove each other.
    pub(super) fn keep(&self, report: &Report, budget: &mut Budget) -> Result<(), Exhausted> {
        let Question::Outcome { position, rules, .. } = report.job().question() else {
            return Ok(());
        };
        // Another file may have another ruleset of the same name, for which nothing is proved.
        if !rules.is_empty() {
            return Ok(());
        }
        let Ok(position) = position.parse::<Position>() else { return Ok(()) };
        if position.convention() == Convention::Misere || !position.takes_notes() {
            return Ok(());
        }
        let ruleset = &position.description().id;
        let rows = match report.certificate() {
            Some(certificate) => {
                let is_zero = report.outcome() == Some(Some(Outcome::P));
                let own = ValueRow { position: position.to_string(), value: 0 };
                listed(certificate).into_iter().chain(is_zero.then_some(own)).collect()
            }
            None if report.learnt().is_empty() => return Ok(()),
            None => sound_couples(report.learnt().into(), &self.values(ruleset), budget)?,
        };
        let facts =
            rows.into_iter().filter_map(|row| Fact::of_value(ruleset, row.position, row.value));
        self.0.notebook().keep(ruleset, facts.map(Fact::into_note).collect());
        Ok(())
    }

    /// The Grundy values that are known of positions of a ruleset.
    fn values(&self, ruleset: &str) -> HashMap<String, u64> {
        let mut values = HashMap::new();
        self.0.notebook().recall(ruleset, &mut |note| {
            let fact = Fact::new(ruleset, note);
            values.extend(fact.value().map(|value| (fact.position().to_owned(), value)));
            ControlFlow::Continue(())
        });
        values
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

/// A notebook that is only read, beside which the Grundy values are collected that are noted meanwhile.
#[derive(Clone)]
pub(super) struct Learning {
    read: Option<Arc<Mutex<Box<dyn Notebook>>>>,
    learnt: Arc<Mutex<BTreeMap<(usize, String), u64>>>,
}

impl Learning {
    /// Beside what is read, if there is something.
    pub(super) fn beside(read: Option<Box<dyn Notebook>>) -> Learning {
        let read = read.map(|read| Arc::new(Mutex::new(read)));
        Learning { read, learnt: Arc::default() }
    }

    /// What was noted, shorter positions before longer ones.
    pub(super) fn values(&self) -> Vec<ValueRow> {
        let learnt = locked(&self.learnt);
        let rows = learnt.iter().map(|((_, position), &value)| (position.clone(), value));
        rows.map(|(position, value)| ValueRow { position, value }).collect()
    }
}

fn locked<T>(mutex: &Mutex<T>) -> MutexGuard<'_, T> {
    mutex.lock().unwrap_or_else(PoisonError::into_inner)
}

impl Notebook for Learning {
    fn recall(&mut self, ruleset: &str, each: &mut dyn FnMut(Note) -> ControlFlow<()>) {
        if let Some(read) = &self.read {
            locked(read).recall(ruleset, each);
        }
    }

    fn keep(&mut self, ruleset: &str, notes: Vec<Note>) {
        let facts = notes.into_iter().map(|note| Fact::new(ruleset, note));
        let values = facts.filter_map(|fact| {
            let position = fact.position().to_owned();
            Some(((position.len(), position), fact.value()?))
        });
        locked(&self.learnt).extend(values);
    }
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
