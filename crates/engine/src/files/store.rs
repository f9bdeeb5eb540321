//! Records that a long computation goes on from.

use std::collections::BTreeMap;
use std::fmt;
use std::ops::ControlFlow;
use std::path::Path;
use std::sync::Arc;

use super::{Disk, Log, Record, Refusal, System};
use crate::foundation::Pace;

/// A [`Log`] whose records are all in memory. New ones are written at a [`Pace`], each time safely,
/// so that all but the last second is there whenever the program is killed.
///
/// ```no_run
/// use nimatron::files::{KnownExcess, Store};
///
/// let mut store: Store<KnownExcess> = Store::open("excesses".as_ref())?;
/// store.put(KnownExcess { prime: 47, excess: 1, seconds: 0.1 })?;
/// store.make_safe()?;
/// # Ok::<(), nimatron::files::Refusal>(())
/// ```
pub struct Store<R: Record> {
    log: Log<R>,
    records: BTreeMap<R::Key, R>,
    /// Records that are not safe yet.
    waiting: Vec<R>,
    pace: Pace,
}

impl<R: Record + Clone> Store<R> {
    /// Opens the file, or makes it.
    ///
    /// # Errors
    /// As [`Log::open`].
    ///
    /// Cost: all records are read.
    pub fn open(path: &Path) -> Result<Store<R>, Refusal> {
        Store::open_on(Arc::new(System), path)
    }

    /// As [`open`](Store::open), on another disk.
    ///
    /// # Errors
    /// As [`open`](Store::open).
    pub fn open_on(disk: Arc<dyn Disk>, path: &Path) -> Result<Store<R>, Refusal> {
        let (mut log, mut records) = (Log::open_on(disk, path)?, BTreeMap::new());
        log.read(|record: R| {
            records.insert(record.key(), record);
            ControlFlow::Continue(())
        })?;
        Ok(Store { log, records, waiting: Vec::new(), pace: Pace::new() })
    }

    /// Number of lines that did not pass their check when the file was opened.
    pub fn dropped(&self) -> u64 {
        self.log.dropped()
    }

    /// What is known, by its key.
    pub fn records(&self) -> &BTreeMap<R::Key, R> {
        &self.records
    }

    /// Keeps a record; it is safe a second later, or after [`make_safe`](Store::make_safe).
    ///
    /// # Errors
    /// As [`make_safe`](Store::make_safe).
    pub fn put(&mut self, record: R) -> Result<(), Refusal> {
        self.waiting.push(record.clone());
        self.records.insert(record.key(), record);
        if self.pace.is_due() { self.make_safe() } else { Ok(()) }
    }

    /// Returns when no record can be lost any more.
    ///
    /// # Errors
    /// [`Reason::System`](super::Reason::System); then they wait, and the next call tries again to
    /// write them.
    pub fn make_safe(&mut self) -> Result<(), Refusal> {
        self.pace.write(|| self.log.append(&self.waiting))?;
        self.waiting.clear();
        Ok(())
    }
}

impl<R: Record> fmt::Debug for Store<R> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("Store").field("log", &self.log).finish_non_exhaustive()
    }
}
