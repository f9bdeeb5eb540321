//! The file of a long computation: its answers as lines of JSON, and beside it its state.

use std::ffi::OsString;
use std::fs::{self, File};
use std::io::{self, ErrorKind, Write};
use std::path::{Path, PathBuf};
use std::time::{Duration, Instant};

use nimatron::transfinite::excess::Checkpoint;

use super::Answer;
use crate::report::Failure;

/// What happened so long ago is written.
const PAUSE: Duration = Duration::from_secs(1);

pub struct Store {
    path: PathBuf,
    answers: Vec<Answer>,
    /// Whether there are answers that have not been written.
    changed: bool,
    /// The last state, if it has not been written.
    state: Option<Checkpoint>,
    written: Instant,
}

impl Store {
    /// Reads the answers that are there.
    pub fn open(path: &Path) -> Result<Store, Failure> {
        let text = read(path)?.unwrap_or_default();
        let lines = text.split(|&byte| byte == b'\n').filter(|line| !line.is_empty());
        let answers: Result<Vec<Answer>, _> = lines.map(serde_json::from_slice).collect();
        let answers = answers.map_err(|_| refused(path, "it holds something else"))?;
        let (path, written) = (path.to_path_buf(), Instant::now());
        Ok(Store { path, answers, changed: false, state: None, written })
    }

    pub fn answer(&self, prime: u32) -> Option<&Answer> {
        self.answers.iter().find(|answer| answer.prime == prime)
    }

    /// The state that an earlier run left of this computation.
    pub fn state(&self, prime: u32) -> Result<Option<Checkpoint>, Failure> {
        let path = self.state_path(prime);
        let damaged = || refused(&path, "it is damaged");
        let bytes = read(&path)?;
        bytes.map(|bytes| Checkpoint::from_bytes(&bytes).ok_or_else(damaged)).transpose()
    }

    fn state_path(&self, prime: u32) -> PathBuf {
        beside(&self.path, &format!(".{prime}"))
    }

    pub fn add(&mut self, answer: &Answer) -> Result<(), Failure> {
        self.answers.push(answer.clone());
        self.changed = true;
        self.state = None;
        let state = self.state_path(answer.prime);
        if !state.exists() {
            return self.write_in_time();
        }
        self.write()?;
        fs::remove_file(&state).map_err(|error| refused(&state, &error.to_string()))
    }

    pub fn keep(&mut self, state: &Checkpoint) -> Result<(), Failure> {
        self.state = Some(state.clone());
        self.write_in_time()
    }

    fn write_in_time(&mut self) -> Result<(), Failure> {
        if self.written.elapsed() < PAUSE { Ok(()) } else { self.write() }
    }

    /// Writes what has not been written.
    pub fn write(&mut self) -> Result<(), Failure> {
        if self.changed {
            let mut text = Vec::new();
            for answer in &self.answers {
                super::write_json(&mut text, answer)?;
            }
            replace(&self.path, &text)?;
            self.changed = false;
        }
        if let Some(state) = self.state.take() {
            replace(&self.state_path(state.prime()), &state.to_bytes())?;
        }
        self.written = Instant::now();
        Ok(())
    }
}

fn refused(path: &Path, reason: &str) -> Failure {
    Failure::message(format!("{} cannot be used: {reason}", path.display()))
}

fn read(path: &Path) -> Result<Option<Vec<u8>>, Failure> {
    match fs::read(path) {
        Err(error) if error.kind() == ErrorKind::NotFound => Ok(None),
        Err(error) => Err(refused(path, &error.to_string())),
        Ok(bytes) => Ok(Some(bytes)),
    }
}

/// The file beside this one whose name ends differently.
fn beside(path: &Path, end: &str) -> PathBuf {
    let mut name = OsString::from(path);
    name.push(end);
    PathBuf::from(name)
}

/// Writes a file so that whenever the program ends there is the old one or the new one.
fn replace(path: &Path, bytes: &[u8]) -> Result<(), Failure> {
    let new = beside(path, ".new");
    let written = || -> io::Result<()> {
        let mut file = File::create(&new)?;
        file.write_all(bytes)?;
        file.sync_all()?;
        fs::rename(&new, path)
    };
    written()
        .map_err(|error| Failure::message(format!("{} cannot be written: {error}", path.display())))
}
