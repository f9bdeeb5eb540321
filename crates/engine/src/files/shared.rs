//! A log that several processes use at once.

use std::fmt;
use std::marker::PhantomData;
use std::ops::ControlFlow;
use std::path::{Path, PathBuf};
use std::sync::Arc;
use std::thread::sleep;
use std::time::Duration;

use super::{Disk, Log, Reason, Record, Refusal, System};

/// A [`Log`] that is locked only while it is read or written, so that processes can share it.
///
/// Before it writes, each reads what others have written meanwhile. Records of two processes never
/// mix: one waits for the other. What a killed process leaves unfinished is a line that does not pass
/// its check. Whoever opens the log may tidy it up, also while others use it.
pub struct SharedLog<R> {
    disk: Arc<dyn Disk>,
    path: PathBuf,
    dropped: u64,
    /// How far it has been read, and what stands before that.
    place: u64,
    mark: Vec<u8>,
    records: PhantomData<fn() -> R>,
}

/// How long a process waits for others, which write for moments and tidy up for seconds.
const PATIENCE: Duration = Duration::from_secs(30);
const PAUSE: Duration = Duration::from_millis(2);

impl<R: Record> SharedLog<R> {
    /// Opens or makes a log.
    ///
    /// # Errors
    /// As [`Log::open`]; [`Reason::Busy`] if another process holds it for half a minute.
    pub fn open(path: &Path) -> Result<SharedLog<R>, Refusal> {
        SharedLog::open_on(Arc::new(System), path)
    }

    /// As [`open`](SharedLog::open), on another disk.
    ///
    /// # Errors
    /// As [`open`](SharedLog::open).
    pub fn open_on(disk: Arc<dyn Disk>, path: &Path) -> Result<SharedLog<R>, Refusal> {
        let log: Log<R> = patiently(|| Log::open_on(disk.clone(), path))?;
        let (path, dropped) = (path.to_path_buf(), log.dropped());
        Ok(SharedLog { disk, path, dropped, place: 0, mark: Vec::new(), records: PhantomData })
    }

    /// How many lines did not pass their check when the log was opened.
    pub fn dropped(&self) -> u64 {
        self.dropped
    }

    fn join(&self) -> Result<Log<R>, Refusal> {
        patiently(|| Log::join_on(self.disk.clone(), &self.path))
    }

    /// Goes through the records in the order in which they were written, until `each` breaks off.
    ///
    /// # Errors
    /// [`Reason::System`], and [`Reason::Busy`] if another process holds the log for half a minute.
    pub fn read(&mut self, each: impl FnMut(R) -> ControlFlow<()>) -> Result<(), Refusal> {
        let mut log = self.join()?;
        log.read(each)?;
        self.stop_at_end(&mut log)
    }

    /// Goes through the records that others have written since it was read last, then appends some.
    /// When it returns these can no longer be lost. After another process has tidied the log up it is
    /// read from the beginning.
    ///
    /// # Errors
    /// As [`read`](SharedLog::read).
    pub fn exchange<'r>(
        &mut self,
        records: impl IntoIterator<Item = &'r R>,
        mut each: impl FnMut(R),
    ) -> Result<(), Refusal>
    where
        R: 'r,
    {
        let mut log = self.join()?;
        let each = |record| {
            each(record);
            ControlFlow::Continue(())
        };
        match log.mark(self.place)?.as_ref() == Some(&self.mark) && self.place > 0 {
            true => log.read_from(self.place, each)?,
            false => log.read(each)?,
        }
        log.append(records)?;
        self.stop_at_end(&mut log)
    }

    fn stop_at_end(&mut self, log: &mut Log<R>) -> Result<(), Refusal> {
        self.place = log.length();
        self.mark = log.mark(self.place)?.unwrap_or_default();
        Ok(())
    }
}

/// Tries again for a while if another process holds a file.
fn patiently<T>(attempt: impl Fn() -> Result<T, Refusal>) -> Result<T, Refusal> {
    for _ in 0..PATIENCE.as_millis() / PAUSE.as_millis() {
        match attempt() {
            Err(Refusal { reason: Reason::Busy, .. }) => sleep(PAUSE),
            done => return done,
        }
    }
    attempt()
}

impl<R> fmt::Debug for SharedLog<R> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_tuple("SharedLog").field(&self.path).finish()
    }
}
