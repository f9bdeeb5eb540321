//! What is kept of excesses: those that were computed, and in a file beside them the state of the
//! one that is being computed.

use std::fmt;
use std::path::{Path, PathBuf};
use std::sync::Arc;

use nimatron_nimber::message;
use nimatron_nimber::transfinite::excess::{Checkpoint, Computed, Excesses};
use serde::{Deserialize, Serialize};

use super::held::beside;
use super::{Disk, Reason, Record, Refusal, Sealed, Stamp, Store, System};
use crate::foundation::Pace;

/// The excess of an odd prime: nothing but what takes a computation, as everything else that is
/// told of it follows from the prime.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct KnownExcess {
    /// The odd prime.
    pub prime: u32,
    /// Its excess.
    pub excess: u32,
    /// How long that took.
    pub seconds: f64,
}

impl KnownExcess {
    /// The stamp of a state of a computation, a [`Sealed`](super::Sealed) file.
    pub const STATE: Stamp = Stamp {
        kind: message!("excess state"),
        version: 2,
        engine: "norm-1",
        older: &[b"nimatron m_p 1"],
    };

    /// The answer as the computation gave it; none if a theorem excludes the excess.
    pub fn computed(&self) -> Option<Computed> {
        Excesses::of(self.prime).ok()?.with_value(self.excess)
    }
}

impl Record for KnownExcess {
    type Key = u32;

    const STAMP: Stamp = Stamp {
        kind: message!("table of excesses"),
        version: 2,
        engine: "norm-1",
        older: &[b"{\"schema\":1,"],
    };

    fn key(&self) -> u32 {
        self.prime
    }

    fn is_sound(&self) -> bool {
        self.computed().is_some()
    }
}

/// The excesses that are known, and the state of the computation of one in `FILE.PRIME`.
pub struct ExcessStore {
    disk: Arc<dyn Disk>,
    path: PathBuf,
    known: Store<KnownExcess>,
    /// The file of the state, once there is one.
    file: Option<Sealed>,
    /// The last state, if it has not been written.
    state: Option<Checkpoint>,
    pace: Pace,
}

impl ExcessStore {
    /// Opens or makes the file of those that are known.
    ///
    /// # Errors
    /// As [`Store::open`].
    pub fn open(path: &Path) -> Result<ExcessStore, Refusal> {
        ExcessStore::open_on(Arc::new(System), path)
    }

    /// As [`open`](ExcessStore::open), on another disk.
    ///
    /// # Errors
    /// As [`open`](ExcessStore::open).
    pub fn open_on(disk: Arc<dyn Disk>, path: &Path) -> Result<ExcessStore, Refusal> {
        let known = Store::open_on(disk.clone(), path)?;
        let path = path.to_path_buf();
        Ok(ExcessStore { disk, path, known, file: None, state: None, pace: Pace::new() })
    }

    /// Number of lines that did not pass their check when the file was opened.
    pub fn dropped(&self) -> u64 {
        self.known.dropped()
    }

    /// The excess of a prime, if it is known.
    pub fn known(&self, prime: u32) -> Option<&KnownExcess> {
        self.known.records().get(&prime)
    }

    /// The state that an earlier run left of the computation for a prime.
    ///
    /// # Errors
    /// As [`Sealed::open`].
    pub fn state(&mut self, prime: u32) -> Result<Option<Checkpoint>, Refusal> {
        self.file = None;
        let path = self.state_path(prime);
        let exists = self.disk.exists(&path);
        if !exists.map_err(|error| Refusal { path, reason: error.into() })? {
            return Ok(None);
        }
        let (file, state) = self.open_state(prime)?;
        let read = state.map(|bytes| {
            let state = Checkpoint::from_bytes(&bytes).filter(|state| state.prime() == prime);
            state.ok_or_else(|| file.refused(Reason::Damaged))
        });
        let state = read.transpose()?;
        self.file = Some(file);
        Ok(state)
    }

    fn open_state(&self, prime: u32) -> Result<(Sealed, Option<Vec<u8>>), Refusal> {
        let (disk, subject) = (self.disk.clone(), format!("the excess of {prime}"));
        Sealed::open_on(disk, &self.state_path(prime), KnownExcess::STATE, &subject)
    }

    fn state_path(&self, prime: u32) -> PathBuf {
        beside(&self.path, &format!(".{prime}"))
    }

    /// Keeps an excess, and removes the state of its computation.
    ///
    /// # Errors
    /// As [`Store::put`].
    pub fn put(&mut self, known: KnownExcess) -> Result<(), Refusal> {
        self.known.put(known)?;
        self.state = None;
        if let Some(file) = self.file.take() {
            self.known.make_safe()?;
            file.remove()?;
        }
        Ok(())
    }

    /// Keeps a state; it is safe a second later, or after [`make_safe`](ExcessStore::make_safe).
    ///
    /// # Errors
    /// As [`make_safe`](ExcessStore::make_safe).
    pub fn keep(&mut self, state: &Checkpoint) -> Result<(), Refusal> {
        self.state = Some(state.clone());
        if self.pace.is_due() { self.make_safe() } else { Ok(()) }
    }

    /// Returns when nothing can be lost any more.
    ///
    /// # Errors
    /// As [`Store::make_safe`] and [`Sealed::open`].
    pub fn make_safe(&mut self) -> Result<(), Refusal> {
        self.known.make_safe()?;
        let Some(state) = self.state.take() else { return Ok(()) };
        let mut file = match self.file.take() {
            Some(file) => file,
            None => self.open_state(state.prime())?.0,
        };
        self.pace.write(|| file.write(&state.to_bytes()))?;
        self.file = Some(file);
        Ok(())
    }
}

impl fmt::Debug for ExcessStore {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("ExcessStore").field("known", &self.known).finish_non_exhaustive()
    }
}
