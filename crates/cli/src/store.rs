//! What searches have proved, in a database on disk.
//!
//! It is written to at most once a second, each time as a whole: whenever the
//! program is killed, all but the last second is there.

use std::error::Error;
use std::path::Path;
use std::sync::{Arc, Mutex, PoisonError};
use std::time::{Duration, Instant};

use nimatron::core::{Note, Notebook};
use redb::{Database, ReadableTable, TableDefinition, TableHandle};

use crate::report::Failure;

/// Ruleset and position, with what is known of it.
const FACTS: TableDefinition<(&str, &str), u64> = TableDefinition::new("facts");
/// What marks the file as a store of searches: the version of what is in it.
const FORMAT: TableDefinition<&str, u64> = TableDefinition::new("nimatron search");
const VERSION: u64 = 1;
/// How often notes are written.
const PAUSE: Duration = Duration::from_secs(1);

/// A store of notes, of which a search gets a handle.
pub struct Store(Arc<Mutex<Open>>);

struct Open {
    database: Database,
    path: String,
    waiting: Vec<(String, Note)>,
    written: Instant,
    /// How many notes were read.
    read: usize,
    /// What went wrong while a search was on.
    broken: Option<String>,
}

type Done<T> = Result<T, Box<dyn Error>>;

impl Store {
    /// Opens the file, or makes it.
    pub fn open(path: &Path) -> Result<Store, Failure> {
        let path = path.display().to_string();
        let open = || -> Done<Database> {
            let database = Database::create(&path)?;
            let transaction = database.begin_write()?;
            let others = transaction.list_tables()?.any(|table| table.name() != FORMAT.name());
            {
                let mut format = transaction.open_table(FORMAT)?;
                let version = format.get("version")?.map(|version| version.value());
                match version {
                    Some(VERSION) => {}
                    Some(other) => return Err(format!("its version is {other}").into()),
                    None if others => return Err("it holds something else".into()),
                    None => drop(format.insert("version", VERSION)?),
                }
            }
            transaction.open_table(FACTS)?;
            transaction.commit()?;
            Ok(database)
        };
        let database = open().map_err(|error| refused(&path, &*error))?;
        let (waiting, written) = (Vec::new(), Instant::now());
        let store = Open { database, path, waiting, written, read: 0, broken: None };
        Ok(Store(Arc::new(Mutex::new(store))))
    }

    /// What a search keeps its notes in.
    pub fn notebook(&self) -> Box<dyn Notebook> {
        Box::new(Store(self.0.clone()))
    }

    /// Writes what has not been written; how many notes had been read.
    pub fn finish(&self) -> Result<usize, Failure> {
        let mut open = self.lock();
        open.write();
        match &open.broken {
            Some(reason) => Err(refused(&open.path, reason)),
            None => Ok(open.read),
        }
    }

    fn lock(&self) -> std::sync::MutexGuard<'_, Open> {
        self.0.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

impl Open {
    fn read(&self, ruleset: &str) -> Done<Vec<Note>> {
        let table = self.database.begin_read()?.open_table(FACTS)?;
        let mut notes = Vec::new();
        for entry in table.range((ruleset, "")..)? {
            let (key, fact) = entry?;
            let (of, position) = key.value();
            if of != ruleset {
                break;
            }
            notes.push(Note { position: position.to_owned(), fact: fact.value() });
        }
        Ok(notes)
    }

    fn write(&mut self) {
        let waiting = std::mem::take(&mut self.waiting);
        let write = || -> Done<()> {
            let transaction = self.database.begin_write()?;
            {
                let mut table = transaction.open_table(FACTS)?;
                for (ruleset, note) in &waiting {
                    table.insert((ruleset.as_str(), note.position.as_str()), note.fact)?;
                }
            }
            Ok(transaction.commit()?)
        };
        if let Err(error) = write() {
            self.broken.get_or_insert(error.to_string());
        }
        self.written = Instant::now();
    }
}

impl Notebook for Store {
    fn recall(&mut self, ruleset: &str) -> Vec<Note> {
        let mut open = self.lock();
        let notes = open.read(ruleset).unwrap_or_else(|error| {
            open.broken.get_or_insert(error.to_string());
            Vec::new()
        });
        open.read += notes.len();
        notes
    }

    fn keep(&mut self, ruleset: &str, notes: Vec<Note>) {
        let mut open = self.lock();
        open.waiting.extend(notes.into_iter().map(|note| (ruleset.to_owned(), note)));
        if open.written.elapsed() >= PAUSE {
            open.write();
        }
    }
}

fn refused(path: &str, reason: &(impl std::fmt::Display + ?Sized)) -> Failure {
    Failure::message(format!("{path} cannot be used as a store of searches: {reason}"))
}
