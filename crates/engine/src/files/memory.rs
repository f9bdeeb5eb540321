//! Files in memory, whose power can be cut.
//!
//! The model of a file system that promises little: what was written may be lost until it is
//! flushed, in any order and in part; a new name may be lost until something in the folder is renamed.

use std::collections::{BTreeMap, BTreeSet};
use std::io::{self, ErrorKind, Read, Seek, SeekFrom, Write};
use std::path::{Path, PathBuf};
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};

use super::{Disk, Handle};
use crate::foundation::Random;

/// A disk in memory; clones share their files.
///
/// ```
/// use nimatron::files::{Held, Memory};
/// use std::{path::Path, sync::Arc};
///
/// let disk = Memory::default();
/// Held::open_on(Arc::new(disk.clone()), Path::new("game.txt"))?.replace(b"a game")?;
/// assert_eq!(disk.content("game.txt"), Some(b"a game".to_vec()));
/// # Ok::<(), nimatron::files::Refusal>(())
/// ```
#[derive(Clone, Debug, Default)]
pub struct Memory(Arc<Mutex<State>>);

#[derive(Debug, Default)]
struct State {
    names: BTreeMap<PathBuf, usize>,
    /// Changes of names that a crash may undo, from the last one on.
    unsafe_names: Vec<(PathBuf, Option<usize>)>,
    files: Vec<Content>,
    locked: BTreeSet<usize>,
    /// So many changes are left until the power fails.
    power: Option<u64>,
    changes: u64,
}

#[derive(Clone, Debug, Default)]
struct Content {
    bytes: Vec<u8>,
    /// What is safe, and what was done since.
    safe: Vec<u8>,
    since: Vec<Change>,
}

#[derive(Clone, Debug)]
enum Change {
    Write(usize, Vec<u8>),
    Length(usize),
}

impl Memory {
    /// The content of a file.
    pub fn content(&self, path: impl AsRef<Path>) -> Option<Vec<u8>> {
        let state = self.lock();
        state.names.get(path.as_ref()).map(|&file| state.files[file].bytes.clone())
    }

    /// The paths of all files.
    pub fn paths(&self) -> Vec<PathBuf> {
        self.lock().names.keys().cloned().collect()
    }

    /// Puts a file there, as if somebody else had written it.
    pub fn put(&self, path: impl AsRef<Path>, bytes: Vec<u8>) {
        let mut state = self.lock();
        let file = state.files.len();
        state.files.push(Content { safe: bytes.clone(), bytes, since: Vec::new() });
        state.names.insert(path.as_ref().to_path_buf(), file);
    }

    /// How many changes were made so far: to contents, lengths and names, flushes included.
    pub fn changes(&self) -> u64 {
        self.lock().changes
    }

    /// Has the power fail after so many changes more: the next one is done in part, or not at all,
    /// and from then on everything fails.
    pub fn fail_after(&self, changes: u64) {
        self.lock().power = Some(changes);
    }

    /// What is found when the power is back: some of what was not safe is lost, as the seed says.
    pub fn crash(&self, seed: u64) -> Memory {
        let (state, mut random) = (self.lock(), Random::new(seed));
        let mut names = state.names.clone();
        let lost = random.below(state.unsafe_names.len() as u64 + 1) as usize;
        for (path, before) in state.unsafe_names.iter().rev().take(lost) {
            match before {
                Some(file) => names.insert(path.clone(), *file),
                None => names.remove(path),
            };
        }
        let files = state.files.iter().map(|file| {
            let bytes = file.after_crash(&mut random);
            Content { safe: bytes.clone(), bytes, since: Vec::new() }
        });
        let files = files.collect();
        Memory(Arc::new(Mutex::new(State { names, files, ..State::default() })))
    }

    fn lock(&self) -> MutexGuard<'_, State> {
        self.0.lock().unwrap_or_else(PoisonError::into_inner)
    }

    fn handle(&self, state: &mut State, file: usize) -> io::Result<Box<dyn Handle>> {
        if !state.locked.insert(file) {
            return Err(ErrorKind::WouldBlock.into());
        }
        Ok(Box::new(Open { disk: self.clone(), file, place: 0 }))
    }
}

impl State {
    /// Accounts for a change: `false` if the power fails during it.
    fn change(&mut self) -> io::Result<bool> {
        self.changes += 1;
        match &mut self.power {
            None => Ok(true),
            Some(0) => Err(power_failed()),
            Some(left) => {
                *left -= 1;
                Ok(*left > 0)
            }
        }
    }

    /// Gives a name to a file, or takes it away.
    fn rename(&mut self, path: &Path, file: Option<usize>) {
        let before = match file {
            Some(file) => self.names.insert(path.to_path_buf(), file),
            None => self.names.remove(path),
        };
        self.unsafe_names.push((path.to_path_buf(), before));
    }

    fn make(&mut self, path: &Path) -> usize {
        let file = self.files.len();
        self.files.push(Content::default());
        self.rename(path, Some(file));
        file
    }
}

impl Content {
    fn apply(bytes: &mut Vec<u8>, change: &Change) {
        match change {
            Change::Length(length) => bytes.resize(*length, 0),
            Change::Write(place, new) => {
                let end = place + new.len();
                bytes.resize(bytes.len().max(end), 0);
                bytes[*place..end].copy_from_slice(new);
            }
        }
    }

    fn change(&mut self, change: Change) {
        Content::apply(&mut self.bytes, &change);
        self.since.push(change);
    }

    /// Of the changes since the last flush each is there, or not, or in part.
    fn after_crash(&self, random: &mut Random) -> Vec<u8> {
        let mut bytes = self.safe.clone();
        for change in &self.since {
            match (random.below(3), change) {
                (0, _) => {}
                (1, Change::Write(place, new)) => {
                    let part = random.below(new.len() as u64 + 1) as usize;
                    Content::apply(&mut bytes, &Change::Write(*place, new[..part].to_vec()));
                }
                _ => Content::apply(&mut bytes, change),
            }
        }
        bytes
    }
}

fn power_failed() -> io::Error {
    io::Error::other("the power failed")
}

impl Disk for Memory {
    fn target(&self, path: &Path) -> io::Result<PathBuf> {
        Ok(path.to_path_buf())
    }

    fn exists(&self, path: &Path) -> io::Result<bool> {
        Ok(self.lock().names.contains_key(path))
    }

    fn open(&self, path: &Path) -> io::Result<Box<dyn Handle>> {
        let mut state = self.lock();
        let file = match state.names.get(path).copied() {
            Some(file) => file,
            None if state.change()? => state.make(path),
            None => return Err(power_failed()),
        };
        self.handle(&mut state, file)
    }

    fn create(&self, path: &Path, _: &Path) -> io::Result<Box<dyn Handle>> {
        let mut state = self.lock();
        let goes_on = state.change()?;
        let file = state.make(path);
        if goes_on { self.handle(&mut state, file) } else { Err(power_failed()) }
    }

    fn rename(&self, from: &Path, to: &Path) -> io::Result<()> {
        let mut state = self.lock();
        let goes_on = state.change()?;
        let file = state.names.get(from).copied().ok_or(ErrorKind::NotFound)?;
        // Both at once, so that a crash cannot lose the file between them.
        let unsafe_names = std::mem::take(&mut state.unsafe_names);
        state.rename(to, Some(file));
        state.names.remove(from);
        match goes_on {
            true => {
                state.unsafe_names.clear();
                Ok(())
            }
            false => {
                state.unsafe_names.splice(0..0, unsafe_names);
                Err(power_failed())
            }
        }
    }

    fn remove(&self, path: &Path) -> io::Result<()> {
        let mut state = self.lock();
        let goes_on = state.change()?;
        state.rename(path, None);
        if goes_on { Ok(()) } else { Err(power_failed()) }
    }
}

/// A file that is open.
struct Open {
    disk: Memory,
    file: usize,
    place: usize,
}

impl Open {
    fn change(&self, change: Change) -> io::Result<()> {
        let mut state = self.disk.lock();
        let goes_on = state.change()?;
        state.files[self.file].change(change);
        if goes_on { Ok(()) } else { Err(power_failed()) }
    }
}

impl Drop for Open {
    fn drop(&mut self) {
        self.disk.lock().locked.remove(&self.file);
    }
}

impl Read for Open {
    fn read(&mut self, buffer: &mut [u8]) -> io::Result<usize> {
        let state = self.disk.lock();
        let bytes = state.files[self.file].bytes.get(self.place..).unwrap_or_default();
        let count = bytes.len().min(buffer.len());
        buffer[..count].copy_from_slice(&bytes[..count]);
        self.place += count;
        Ok(count)
    }
}

impl Write for Open {
    fn write(&mut self, bytes: &[u8]) -> io::Result<usize> {
        self.change(Change::Write(self.place, bytes.to_vec()))?;
        self.place += bytes.len();
        Ok(bytes.len())
    }

    fn flush(&mut self) -> io::Result<()> {
        Ok(())
    }
}

impl Seek for Open {
    fn seek(&mut self, to: SeekFrom) -> io::Result<u64> {
        let end = self.disk.lock().files[self.file].bytes.len() as i64;
        let place = match to {
            SeekFrom::Start(place) => i64::try_from(place).ok(),
            SeekFrom::End(offset) => end.checked_add(offset),
            SeekFrom::Current(offset) => (self.place as i64).checked_add(offset),
        };
        let place = place.filter(|&place| place >= 0).ok_or(ErrorKind::InvalidInput)?;
        self.place = place as usize;
        Ok(place as u64)
    }
}

impl Handle for Open {
    fn set_len(&mut self, length: u64) -> io::Result<()> {
        self.change(Change::Length(length as usize))
    }

    fn sync(&mut self) -> io::Result<()> {
        let mut state = self.disk.lock();
        if !state.change()? {
            return Err(power_failed());
        }
        let file = &mut state.files[self.file];
        file.safe = file.bytes.clone();
        file.since.clear();
        Ok(())
    }
}
