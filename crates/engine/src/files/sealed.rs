//! A state of a computation in a file of its own.

use std::path::Path;
use std::sync::Arc;

use super::{Disk, Held, Reason, Refusal, Stamp, System};

/// A file with one record: all that a computation needs to go on.
///
/// Behind the first line stands one record, the line with the subject of the computation and the
/// bytes of its state.
#[derive(Debug)]
pub struct Sealed {
    held: Held,
    stamp: Stamp,
    subject: String,
}

impl Sealed {
    /// Opens or makes the file of a computation: also its state, if there is one. `subject` names
    /// the computation in one line.
    ///
    /// # Errors
    /// As [`Held::open`]; [`Reason::Foreign`], [`Reason::Kind`], [`Reason::Older`],
    /// [`Reason::Newer`], [`Reason::Damaged`] and [`Reason::Subject`] as they say.
    pub fn open(
        path: &Path,
        stamp: Stamp,
        subject: &str,
    ) -> Result<(Sealed, Option<Vec<u8>>), Refusal> {
        Sealed::open_on(Arc::new(System), path, stamp, subject)
    }

    /// As [`open`](Sealed::open), on another disk.
    ///
    /// # Errors
    /// As [`open`](Sealed::open).
    pub fn open_on(
        disk: Arc<dyn Disk>,
        path: &Path,
        stamp: Stamp,
        subject: &str,
    ) -> Result<(Sealed, Option<Vec<u8>>), Refusal> {
        let mut held = Held::open_on(disk, path)?;
        let content = held.read()?;
        let sealed = Sealed { held, stamp, subject: subject.to_owned() };
        let state = match content.as_slice() {
            // It was just made, or a crash was quicker than the first state.
            [] => None,
            content => Some(sealed.state(content).map_err(|reason| sealed.refused(reason))?),
        };
        Ok((sealed, state))
    }

    fn state(&self, content: &[u8]) -> Result<Vec<u8>, Reason> {
        let end =
            content.iter().position(|&byte| byte == b'\n').map_or(content.len(), |end| end + 1);
        let (head, record) = content.split_at(end);
        self.stamp.check_head(head)?;
        let content = self.stamp.unseal(record).ok_or(Reason::Damaged)?;
        let mut parts = content.splitn(2, |&byte| byte == b'\n');
        let (Some(subject), Some(state)) = (parts.next(), parts.next()) else {
            return Err(Reason::Damaged);
        };
        if subject != self.subject.as_bytes() {
            let found = String::from_utf8_lossy(subject).into_owned();
            return Err(Reason::Subject { found, expected: self.subject.clone() });
        }
        Ok(state.to_vec())
    }

    /// Replaces the state.
    ///
    /// # Errors
    /// [`Reason::System`]; then the old state is there.
    pub fn write(&mut self, state: &[u8]) -> Result<(), Refusal> {
        let record = self.stamp.seal(&[self.subject.as_bytes(), b"\n", state].concat());
        self.held.replace(&[self.stamp.head().as_bytes(), &record].concat())
    }

    /// Removes the file.
    ///
    /// # Errors
    /// [`Reason::System`].
    pub fn remove(self) -> Result<(), Refusal> {
        self.held.remove()
    }

    /// A refusal of this file.
    pub fn refused(&self, reason: Reason) -> Refusal {
        self.held.refused(reason)
    }
}
