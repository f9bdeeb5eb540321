//! What a survey found, in a database on disk.

use std::error::Error;
use std::path::Path;
use std::time::{Duration, Instant};

use redb::{Database, ReadableTable, TableDefinition};
use serde::{Deserialize, Serialize};

use crate::report::Failure;

/// Rules of a game, and its finding as JSON.
const GAMES: TableDefinition<&str, &[u8]> = TableDefinition::new("games");
/// How often findings are made safe.
const PAUSE: Duration = Duration::from_secs(1);

/// What was found out of one game, within which limits.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct Finding {
    pub schema: u32,
    pub ruleset: String,
    /// `proved`, `observed` or `exhausted`.
    pub status: String,
    pub preperiod: Option<u64>,
    pub period: Option<u64>,
    pub saltus: Option<u64>,
    /// So many values were computed; with `computed`, the largest of them.
    pub computed: u64,
    pub largest: u16,
    pub seconds: f64,
    /// The limits.
    pub to: u64,
    pub each: f64,
}

/// The database of a survey.
pub struct Store {
    database: Database,
    path: String,
    /// Findings that are not safe yet.
    waiting: Vec<Finding>,
    safe: Instant,
}

impl Store {
    /// Opens the database, or makes it.
    pub fn open(path: &Path) -> Result<Store, Failure> {
        let name = path.display().to_string();
        let database = Database::create(path).map_err(|error| refused(&name, &error))?;
        let store = Store { database, path: name, waiting: Vec::new(), safe: Instant::now() };
        // A database without the table could not be read.
        store.write(&[])?;
        Ok(store)
    }

    /// What is known of a game.
    pub fn get(&self, ruleset: &str) -> Result<Option<Finding>, Failure> {
        let read = || -> Result<Option<Vec<u8>>, Box<dyn Error>> {
            let table = self.database.begin_read()?.open_table(GAMES)?;
            Ok(table.get(ruleset)?.map(|found| found.value().to_vec()))
        };
        let found = read().map_err(|error| refused(&self.path, &error))?;
        found.map(|json| self.decode(&json)).transpose()
    }

    /// All findings, in the order of their rules.
    pub fn all(&self) -> Result<Vec<Finding>, Failure> {
        let read = || -> Result<Vec<Vec<u8>>, Box<dyn Error>> {
            let table = self.database.begin_read()?.open_table(GAMES)?;
            let mut all = Vec::new();
            for entry in table.iter()? {
                all.push(entry?.1.value().to_vec());
            }
            Ok(all)
        };
        let all = read().map_err(|error| refused(&self.path, &error))?;
        all.iter().map(|json| self.decode(json)).collect()
    }

    fn decode(&self, json: &[u8]) -> Result<Finding, Failure> {
        serde_json::from_slice(json).map_err(|error| refused(&self.path, &error))
    }

    /// Keeps a finding; it is safe a second later, or after [`Store::make_safe`].
    pub fn put(&mut self, finding: Finding) -> Result<(), Failure> {
        self.waiting.push(finding);
        if self.safe.elapsed() >= PAUSE { self.make_safe() } else { Ok(()) }
    }

    /// Makes all findings safe.
    pub fn make_safe(&mut self) -> Result<(), Failure> {
        let waiting = std::mem::take(&mut self.waiting);
        self.write(&waiting)?;
        self.safe = Instant::now();
        Ok(())
    }

    fn write(&self, findings: &[Finding]) -> Result<(), Failure> {
        let write = || -> Result<(), Box<dyn Error>> {
            let transaction = self.database.begin_write()?;
            {
                let mut table = transaction.open_table(GAMES)?;
                for finding in findings {
                    // A finding is plain data: it always can be written as JSON.
                    let json = serde_json::to_vec(finding).unwrap_or_default();
                    table.insert(finding.ruleset.as_str(), json.as_slice())?;
                }
            }
            transaction.commit()?;
            Ok(())
        };
        write().map_err(|error| refused(&self.path, &error))
    }
}

fn refused(path: &str, reason: &dyn std::fmt::Display) -> Failure {
    Failure::message(format!("{path} cannot be used: {reason}"))
}
