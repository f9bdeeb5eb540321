//! Files that are whole at any moment.

use std::ffi::OsString;
use std::fs::{self, File};
use std::io::{self, Write};
use std::path::{Path, PathBuf};
use std::time::{Duration, Instant};

use crate::report::Failure;

/// How often a checkpoint is written, at most.
const PAUSE: Duration = Duration::from_secs(2);
/// And for how much of the time, at most: one part of so many.
const SHARE: u32 = 20;

/// Writes a file so that its old or its new content is there, whatever happens.
pub fn replace(path: &Path, content: &[u8]) -> io::Result<()> {
    let mut new = OsString::from(path);
    new.push(".new");
    let new = PathBuf::from(new);
    let mut file = File::create(&new)?;
    file.write_all(content)?;
    file.sync_all()?;
    fs::rename(&new, path)
}

/// The failure of what was to be done with a file.
pub fn refused(path: &Path, reason: &str) -> Failure {
    Failure::message(format!("{} cannot be used: {reason}", path.display()))
}

/// A file that is written again and again, but not all the time.
pub struct Checkpoint<'a> {
    path: &'a Path,
    next: Instant,
}

impl<'a> Checkpoint<'a> {
    /// The file, and what is in it, if it is there.
    pub fn open(path: &'a Path) -> Result<(Checkpoint<'a>, Option<Vec<u8>>), Failure> {
        let content = match fs::read(path) {
            Ok(content) => Some(content),
            Err(error) if error.kind() == io::ErrorKind::NotFound => None,
            Err(error) => return Err(refused(path, &error.to_string())),
        };
        Ok((Checkpoint { path, next: Instant::now() }, content))
    }

    /// Whether it is time to write it again.
    pub fn is_due(&self) -> bool {
        Instant::now() >= self.next
    }

    pub fn write(&mut self, content: &[u8]) -> Result<(), Failure> {
        let begin = Instant::now();
        replace(self.path, content).map_err(|error| refused(self.path, &error.to_string()))?;
        self.next = Instant::now() + PAUSE.max(SHARE * begin.elapsed());
        Ok(())
    }
}
