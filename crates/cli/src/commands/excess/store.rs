//! What a long computation keeps: its answers, and in a file beside them its state.

use std::ffi::OsString;
use std::path::{Path, PathBuf};

use nimatron::files::{KnownExcess, Reason, Sealed};
use nimatron::transfinite::excess::Checkpoint;

use crate::context::Context;
use crate::report::Failure;
use crate::store::{self, Pace};

/// The store of answers, and the state of the prime that is being computed.
pub struct Store {
    path: PathBuf,
    answers: store::Store<KnownExcess>,
    /// The file of the state, once there is one.
    file: Option<Sealed>,
    /// The last state, if it has not been written.
    state: Option<Checkpoint>,
    pace: Pace,
}

impl Store {
    /// Reads the answers that are there.
    pub fn open(path: &Path, context: &Context) -> Result<Store, Failure> {
        let answers = store::Store::open(path, context)?;
        let path = path.to_path_buf();
        Ok(Store { path, answers, file: None, state: None, pace: Pace::new() })
    }

    pub fn answer(&self, prime: u32) -> Option<&KnownExcess> {
        self.answers.records().get(&prime)
    }

    /// The state that an earlier run left of this computation.
    pub fn state(&mut self, prime: u32) -> Result<Option<Checkpoint>, Failure> {
        self.file = None;
        if !self.state_path(prime).exists() {
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

    fn open_state(&self, prime: u32) -> Result<(Sealed, Option<Vec<u8>>), Failure> {
        let subject = format!("the excess of {prime}");
        Ok(Sealed::open(&self.state_path(prime), KnownExcess::STATE, &subject)?)
    }

    fn state_path(&self, prime: u32) -> PathBuf {
        let mut name = OsString::from(&self.path);
        name.push(format!(".{prime}"));
        PathBuf::from(name)
    }

    /// Keeps an answer, whose state is no longer needed.
    pub fn add(&mut self, answer: KnownExcess) -> Result<(), Failure> {
        self.answers.put(answer)?;
        self.state = None;
        if let Some(file) = self.file.take() {
            self.answers.make_safe()?;
            file.remove()?;
        }
        Ok(())
    }

    /// Keeps a state; it is safe a second later, or after [`Store::write`].
    pub fn keep(&mut self, state: &Checkpoint) -> Result<(), Failure> {
        self.state = Some(state.clone());
        if self.pace.is_due() { self.write() } else { Ok(()) }
    }

    /// Writes what has not been written.
    pub fn write(&mut self) -> Result<(), Failure> {
        self.answers.make_safe()?;
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
