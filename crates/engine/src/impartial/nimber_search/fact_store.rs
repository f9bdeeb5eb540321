//! The store of what searches proved.

use std::fmt;
use std::ops::ControlFlow;
use std::path::Path;
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};

use super::Fact;
use crate::files::{Disk, Refusal, SharedLog, System};
use crate::foundation::{Note, Notebook, Pace};

/// A file of [`Fact`]s, of which searches get a [`Notebook`] each. They are written at a [`Pace`], and
/// none is held in memory.
///
/// Several processes may use the file at once; each hears from time to time what the others write.
///
/// ```no_run
/// use nimatron::foundation::{Budget, Playable};
/// use nimatron::impartial::FactStore;
/// use nimatron::rulesets::Position;
///
/// let facts = FactStore::open("facts".as_ref())?;
/// let position: Position = "cram: 5x5".parse()?;
/// position.analyze(&mut Budget::unlimited().with_notebook(facts.notebook()))?;
/// facts.finish()?;
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
pub struct FactStore(Arc<Mutex<Open>>);

struct Open {
    log: SharedLog<Fact>,
    waiting: Vec<Fact>,
    /// What others have written.
    news: Vec<Fact>,
    pace: Pace,
    /// Number of notes that were read.
    read: usize,
    /// What went wrong while a search was on.
    broken: Option<Refusal>,
}

impl FactStore {
    /// Opens the file, or makes it.
    ///
    /// # Errors
    /// As [`SharedLog::open`].
    pub fn open(path: &Path) -> Result<FactStore, Refusal> {
        FactStore::open_on(Arc::new(System), path)
    }

    /// As [`open`](FactStore::open), on another disk.
    ///
    /// # Errors
    /// As [`open`](FactStore::open).
    pub fn open_on(disk: Arc<dyn Disk>, path: &Path) -> Result<FactStore, Refusal> {
        let log = SharedLog::open_on(disk, path)?;
        let (waiting, news, pace) = (Vec::new(), Vec::new(), Pace::new());
        let open = Open { log, waiting, news, pace, read: 0, broken: None };
        Ok(FactStore(Arc::new(Mutex::new(open))))
    }

    /// Number of lines that did not pass their check when the file was opened.
    pub fn dropped(&self) -> u64 {
        self.lock().log.dropped()
    }

    /// What a search keeps its notes in.
    pub fn notebook(&self) -> Box<dyn Notebook> {
        Box::new(FactStore(self.0.clone()))
    }

    /// Writes what has not been written, and returns the number of notes that were read.
    ///
    /// # Errors
    /// What went wrong since the last call: searches go on without their store.
    pub fn finish(&self) -> Result<usize, Refusal> {
        let mut open = self.lock();
        if !open.waiting.is_empty() {
            open.write();
        }
        match open.broken.take() {
            Some(refusal) => Err(refusal),
            None => Ok(open.read),
        }
    }

    fn lock(&self) -> MutexGuard<'_, Open> {
        self.0.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

impl Open {
    /// Writes what waits, and reads what others have written. What fails is not tried again.
    fn write(&mut self) {
        let (waiting, news) = (std::mem::take(&mut self.waiting), &mut self.news);
        if self.broken.is_none() {
            let exchange = || self.log.exchange(&waiting, |fact| news.push(fact));
            self.broken = self.pace.write(exchange).err();
        }
    }
}

impl Notebook for FactStore {
    fn recall(&mut self, ruleset: &str, each: &mut dyn FnMut(Note) -> ControlFlow<()>) {
        let mut open = self.lock();
        let mut read = 0;
        let result = open.log.read(|fact| {
            if fact.ruleset() != ruleset {
                return ControlFlow::Continue(());
            }
            read += 1;
            each(fact.into_note())
        });
        open.read += read;
        if let Err(refusal) = result {
            open.broken.get_or_insert(refusal);
        }
    }

    fn news(&mut self, ruleset: &str, each: &mut dyn FnMut(Note) -> ControlFlow<()>) {
        let news = std::mem::take(&mut self.lock().news);
        let mut notes = news.into_iter().filter(|fact| fact.ruleset() == ruleset);
        let _ = notes.try_for_each(|fact| each(fact.into_note()));
    }

    fn keep(&mut self, ruleset: &str, notes: Vec<Note>) {
        let mut open = self.lock();
        open.waiting.extend(notes.into_iter().map(|note| Fact::new(ruleset, note)));
        if open.pace.is_due() {
            open.write();
        }
    }
}

impl fmt::Debug for FactStore {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_tuple("FactStore").field(&self.lock().log).finish()
    }
}
