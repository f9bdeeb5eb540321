//! Stores of records on disk, as commands use them: written to at most once a second, each time
//! safely, so that all but the last second is there whenever the program is killed.

use std::collections::BTreeMap;
use std::ops::ControlFlow;
use std::path::Path;
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};
use std::time::{Duration, Instant};

use nimatron::core::{Note, Notebook};
use nimatron::files::{Log, Record, Refusal};
use nimatron::impartial::Fact;

use crate::context::Context;
use crate::report::{self, Failure};

/// How often work is written: not more often than once in this time, and for at most a twentieth
/// of the time.
pub struct Pace(Instant);

impl Pace {
    const PAUSE: Duration = Duration::from_secs(1);
    const SHARE: u32 = 20;

    pub fn new() -> Pace {
        Pace(Instant::now() + Self::PAUSE)
    }

    /// Whether it is time to write.
    pub fn is_due(&self) -> bool {
        Instant::now() >= self.0
    }

    /// Writes, and puts the next time off.
    pub fn write<T>(&mut self, write: impl FnOnce() -> T) -> T {
        let begin = Instant::now();
        let written = write();
        let end = Instant::now();
        self.0 = end + Self::PAUSE.max(Self::SHARE * (end - begin));
        written
    }
}

/// Opens a log, and says what of it was damaged.
fn open<R: Record>(path: &Path, context: &Context) -> Result<Log<R>, Failure> {
    let log = Log::open(path)?;
    if log.dropped() > 0 {
        let (path, dropped) = (path.display(), log.dropped());
        let lines = if dropped == 1 { "1 line is" } else { &format!("{dropped} lines are") };
        let note = format!("note: {path}: {lines} damaged or out of date, and computed again");
        report::print("", &note, context);
    }
    Ok(log)
}

/// A store whose records are all in memory.
pub struct Store<R: Record> {
    log: Log<R>,
    records: BTreeMap<R::Key, R>,
    /// Records that are not safe yet.
    waiting: Vec<R>,
    pace: Pace,
}

impl<R: Record + Clone> Store<R> {
    /// Opens the file, or makes it.
    pub fn open(path: &Path, context: &Context) -> Result<Store<R>, Failure> {
        let mut log = open(path, context)?;
        let mut records = BTreeMap::new();
        log.read(|record: R| {
            records.insert(record.key(), record);
            ControlFlow::Continue(())
        })?;
        Ok(Store { log, records, waiting: Vec::new(), pace: Pace::new() })
    }

    /// What is known, by its key.
    pub fn records(&self) -> &BTreeMap<R::Key, R> {
        &self.records
    }

    /// Keeps a record; it is safe a second later, or after [`Store::make_safe`].
    pub fn put(&mut self, record: R) -> Result<(), Failure> {
        self.waiting.push(record.clone());
        self.records.insert(record.key(), record);
        if self.pace.is_due() { self.make_safe() } else { Ok(()) }
    }

    /// Makes all records safe.
    pub fn make_safe(&mut self) -> Result<(), Failure> {
        self.pace.write(|| self.log.append(&self.waiting))?;
        self.waiting.clear();
        Ok(())
    }
}

/// A store of what searches have proved, of which a search gets a handle.
pub struct Facts(Arc<Mutex<Open>>);

struct Open {
    log: Log<Fact>,
    waiting: Vec<Fact>,
    pace: Pace,
    /// How many notes were read.
    read: usize,
    /// What went wrong while a search was on.
    broken: Option<Refusal>,
}

impl Facts {
    /// Opens the file, or makes it.
    pub fn open(path: &Path, context: &Context) -> Result<Facts, Failure> {
        let log = open(path, context)?;
        let store = Open { log, waiting: Vec::new(), pace: Pace::new(), read: 0, broken: None };
        Ok(Facts(Arc::new(Mutex::new(store))))
    }

    /// What a search keeps its notes in.
    pub fn notebook(&self) -> Box<dyn Notebook> {
        Box::new(Facts(self.0.clone()))
    }

    /// Writes what has not been written; how many notes had been read.
    pub fn finish(&self) -> Result<usize, Failure> {
        let mut open = self.lock();
        open.write();
        match open.broken.take() {
            Some(refusal) => Err(refusal.into()),
            None => Ok(open.read),
        }
    }

    fn lock(&self) -> MutexGuard<'_, Open> {
        self.0.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

impl Open {
    /// Writes what waits. What fails is not tried again: the search goes on without its store, and
    /// says so in the end.
    fn write(&mut self) {
        let waiting = std::mem::take(&mut self.waiting);
        if self.broken.is_none() {
            self.broken = self.pace.write(|| self.log.append(&waiting)).err();
        }
    }
}

impl Notebook for Facts {
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

    fn keep(&mut self, ruleset: &str, notes: Vec<Note>) {
        let mut open = self.lock();
        open.waiting.extend(notes.into_iter().map(|note| Fact::new(ruleset, note)));
        if open.pace.is_due() {
            open.write();
        }
    }
}
