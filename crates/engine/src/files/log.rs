//! Records, each for itself, in a file that is appended to.

use std::fmt;
use std::hash::{BuildHasher, Hash};
use std::io::{self, BufRead, BufReader, Read, Seek, SeekFrom, Write};
use std::marker::PhantomData;
use std::ops::ControlFlow;
use std::path::Path;
use std::sync::Arc;

use rustc_hash::{FxBuildHasher, FxHashMap};
use serde::Serialize;
use serde::de::DeserializeOwned;

use super::{Disk, Held, Refusal, Stamp, System};

/// Longer lines are no records.
const LONGEST: u64 = 1 << 20;
/// A log in which not much more than half is out of date is left as it is.
const SPARE: u64 = 1024;
/// Number of bytes by which a place in a log is known again.
const MARK: u64 = 256;

/// Something that a [`Log`] keeps.
pub trait Record: Serialize + DeserializeOwned {
    /// What the record is about: of two records about the same the later one holds.
    type Key: Hash + Ord;

    /// What the file of such records is.
    const STAMP: Stamp;

    /// What this record is about.
    fn key(&self) -> Self::Key;

    /// Whether this can be true. What contradicts itself, or what is known without it, is left out.
    fn is_sound(&self) -> bool;
}

/// A file with a record a line.
///
/// A line is a sealed record: its checksum, the engine, and the content as JSON. Lines that do not
/// pass the check are left out, whatever became of them: a torn end after a crash, or damage.
/// When the file is opened, they and records that are out of date are thrown away, once they
/// are many.
///
/// Cost: a log holds no record in memory. Opening it takes 16 bytes a record for a while.
pub struct Log<R> {
    held: Held,
    /// So far everything is safe.
    length: u64,
    dropped: u64,
    records: PhantomData<fn() -> R>,
}

impl<R: Record> Log<R> {
    /// Opens or makes a log.
    ///
    /// # Errors
    /// As [`Held::open`], and [`Reason::Foreign`], [`Reason::Kind`], [`Reason::Older`],
    /// [`Reason::Newer`] and [`Reason::Damaged`] by the first line.
    ///
    /// [`Reason::Foreign`]: super::Reason::Foreign
    /// [`Reason::Kind`]: super::Reason::Kind
    /// [`Reason::Older`]: super::Reason::Older
    /// [`Reason::Newer`]: super::Reason::Newer
    /// [`Reason::Damaged`]: super::Reason::Damaged
    pub fn open(path: &Path) -> Result<Log<R>, Refusal> {
        Log::open_on(Arc::new(System), path)
    }

    /// As [`open`](Log::open), on another disk.
    ///
    /// # Errors
    /// As [`open`](Log::open).
    pub fn open_on(disk: Arc<dyn Disk>, path: &Path) -> Result<Log<R>, Refusal> {
        let held = Held::open_on(disk, path)?;
        let mut log = Log { held, length: 0, dropped: 0, records: PhantomData };
        log.check_head()?;
        log.tidy().map_err(|error| log.held.refused(error))?;
        Ok(log)
    }

    /// As [`open_on`](Log::open_on), but nothing is thrown away. A line that a killed process left
    /// unfinished gets an end.
    pub(super) fn join_on(disk: Arc<dyn Disk>, path: &Path) -> Result<Log<R>, Refusal> {
        let held = Held::open_on(disk, path)?;
        let mut log = Log { held, length: 0, dropped: 0, records: PhantomData };
        log.check_head()?;
        log.go_to_end().map_err(|error| log.held.refused(error))?;
        Ok(log)
    }

    fn go_to_end(&mut self) -> io::Result<()> {
        self.length = self.held.len()?;
        let handle = self.held.handle();
        let mut last = [b'\n'];
        match self.length {
            0 => handle.write_all(R::STAMP.head().as_bytes())?,
            length => {
                handle.seek(SeekFrom::Start(length - 1))?;
                handle.read_exact(&mut last)?;
            }
        }
        if last != [b'\n'] {
            handle.write_all(b"\n")?;
        }
        self.length = self.held.len()?;
        Ok(())
    }

    /// The place behind everything that is safe.
    pub(super) fn length(&self) -> u64 {
        self.length
    }

    /// The bytes before a place, at most [`MARK`]: `None` if the log is shorter.
    pub(super) fn mark(&mut self, place: u64) -> Result<Option<Vec<u8>>, Refusal> {
        if place > self.length {
            return Ok(None);
        }
        let start = place.saturating_sub(MARK);
        let mut mark = vec![0; (place - start) as usize];
        let handle = self.held.handle();
        let read = handle.seek(SeekFrom::Start(start)).and_then(|_| handle.read_exact(&mut mark));
        read.map(|()| Some(mark)).map_err(|error| self.held.refused(error))
    }

    /// As [`read`](Log::read), from a line on that begins at this place.
    pub(super) fn read_from(
        &mut self,
        place: u64,
        mut each: impl FnMut(R) -> ControlFlow<()>,
    ) -> Result<(), Refusal> {
        lines_from(self.held.handle(), place, |line| {
            Ok(record(line).map_or(ControlFlow::Continue(()), &mut each))
        })
        .map_err(|error| self.held.refused(error))
    }

    /// How many lines did not pass their check when the log was opened.
    pub fn dropped(&self) -> u64 {
        self.dropped
    }

    /// Goes through the records in the order in which they were written, until `each` breaks off.
    /// Those that another one replaced may be among them.
    ///
    /// # Errors
    /// [`Reason::System`](super::Reason::System).
    pub fn read(&mut self, mut each: impl FnMut(R) -> ControlFlow<()>) -> Result<(), Refusal> {
        lines(self.held.handle(), |line| {
            Ok(record(line).map_or(ControlFlow::Continue(()), &mut each))
        })
        .map_err(|error| self.held.refused(error))
    }

    /// Appends records, and returns when they can no longer be lost.
    ///
    /// # Errors
    /// [`Reason::System`](super::Reason::System); then the log is as it was, and can be used.
    pub fn append<'r>(&mut self, records: impl IntoIterator<Item = &'r R>) -> Result<(), Refusal>
    where
        R: 'r,
    {
        let mut lines = Vec::new();
        for record in records {
            // Records are plain data, which always can be written as JSON, and never have a line
            // break.
            let content = serde_json::to_vec(record).unwrap_or_default();
            lines.extend(R::STAMP.seal(&content));
            lines.push(b'\n');
        }
        let (length, handle) = (self.length, self.held.handle());
        let written = handle
            .seek(SeekFrom::Start(length))
            .and_then(|_| handle.write_all(&lines))
            .and_then(|()| handle.sync());
        if let Err(error) = written {
            // If this fails as well, a torn line is left to whoever opens the log next.
            let _ = handle.set_len(length);
            return Err(self.held.refused(error));
        }
        self.length += lines.len() as u64;
        Ok(())
    }

    fn check_head(&mut self) -> Result<(), Refusal> {
        let mut head = Vec::new();
        let handle = self.held.handle();
        let longest = R::STAMP.head().len() as u64 + 100;
        let read = handle
            .rewind()
            .and_then(|()| BufReader::new(handle.take(longest)).read_until(b'\n', &mut head));
        match read {
            Err(error) => Err(self.held.refused(error)),
            // It was just made, or a crash was quicker than the first line.
            Ok(0) => Ok(()),
            Ok(_) => R::STAMP.check_head(&head).map_err(|reason| self.held.refused(reason)),
        }
    }

    /// Throws away what is damaged, and what is out of date if that is more than the rest.
    fn tidy(&mut self) -> io::Result<()> {
        let (mut latest, mut number, mut dropped) = (FxHashMap::default(), 0, 0);
        lines(self.held.handle(), |line| {
            match record::<R>(line) {
                Some(record) => drop(latest.insert(hash(&record), number)),
                None => dropped += 1,
            }
            number += 1;
            Ok(ControlFlow::Continue(()))
        })?;
        self.dropped = dropped;
        self.length = self.held.len()?;
        let outdated = number - dropped - latest.len() as u64;
        if self.length == 0 || dropped > 0 || outdated > latest.len() as u64 + SPARE {
            self.held.rewrite(|old, new| copy_latest::<R>(old, new, &latest))?;
            self.length = self.held.len()?;
        }
        Ok(())
    }
}

impl<R> fmt::Debug for Log<R> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("Log").field("held", &self.held).finish_non_exhaustive()
    }
}

/// Writes the first line and those lines that nothing replaced.
fn copy_latest<R: Record>(
    old: &mut (impl Read + Seek + ?Sized),
    new: &mut (impl Write + ?Sized),
    latest: &FxHashMap<u64, u64>,
) -> io::Result<()> {
    new.write_all(R::STAMP.head().as_bytes())?;
    let mut number = 0;
    lines(old, |line| {
        let stays =
            record::<R>(line).is_some_and(|found| latest.get(&hash(&found)) == Some(&number));
        number += 1;
        if stays {
            new.write_all(line)?;
        }
        Ok(ControlFlow::Continue(()))
    })
}

/// A hash in place of the key: two keys that share one cost a record, which is computed again.
fn hash<R: Record>(record: &R) -> u64 {
    FxBuildHasher.hash_one(record.key())
}

/// The record in a line. A line without an end is none: the next record would continue it.
fn record<R: Record>(line: &[u8]) -> Option<R> {
    let content = R::STAMP.unseal(line.strip_suffix(b"\n")?)?;
    serde_json::from_slice(content).ok().filter(R::is_sound)
}

/// All lines behind the first, until `each` breaks off.
fn lines(
    file: &mut (impl Read + Seek + ?Sized),
    mut each: impl FnMut(&[u8]) -> io::Result<ControlFlow<()>>,
) -> io::Result<()> {
    let mut is_head = true;
    lines_from(file, 0, |line| match std::mem::take(&mut is_head) {
        true => Ok(ControlFlow::Continue(())),
        false => each(line),
    })
}

/// All lines from the one on that begins at this place, until `each` breaks off.
fn lines_from(
    file: &mut (impl Read + Seek + ?Sized),
    place: u64,
    mut each: impl FnMut(&[u8]) -> io::Result<ControlFlow<()>>,
) -> io::Result<()> {
    file.seek(SeekFrom::Start(place))?;
    let mut file = BufReader::with_capacity(1 << 16, file);
    let mut line = Vec::new();
    loop {
        line.clear();
        if file.by_ref().take(LONGEST).read_until(b'\n', &mut line)? == 0 {
            return Ok(());
        }
        if each(&line)?.is_break() {
            return Ok(());
        }
    }
}
