//! Long computations of sequences that are kept on disk, at a [`Pace`].

use std::path::Path;

use super::{Continued, Long, Verdict};
use crate::files::{Reason, Refusal, Sealed, SequenceFile};
use crate::foundation::{Budget, Pace};
use crate::impartial::sequence::{Code, Halt, Values};

impl Continued {
    /// Computes the values of all heaps below `wanted`, as [`extend`](Values::extend) does, and
    /// appends those that are not in the file. In the end all of them are safe: also why it ended
    /// early, if it did.
    ///
    /// # Errors
    /// If the file cannot be written; the values are computed all the same.
    pub fn extend_file(
        &mut self,
        file: &mut SequenceFile,
        wanted: u64,
        budget: &mut Budget,
        sink: &mut dyn FnMut(&[u16]),
    ) -> Result<Option<Halt>, Refusal> {
        let (mut kept, mut pace) = (Ok(()), Pace::new());
        let halt = self.extend(wanted, budget, &mut |new| {
            sink(new);
            if kept.is_ok() {
                let room = wanted.saturating_sub(file.len()).min(new.len() as u64);
                kept = file.append(&new[..room as usize]);
            }
            if kept.is_ok() && pace.is_due() {
                kept = pace.write(|| file.make_safe());
            }
        });
        kept?;
        file.make_safe()?;
        Ok(halt.err())
    }
}

impl Long {
    /// Opens or makes the file of a search, and goes on from the state in it, if there is one.
    /// `self` is a new search for the same game.
    ///
    /// # Errors
    /// As [`Sealed::open`].
    pub fn with_file(self, code: &Code, path: &Path) -> Result<(Long, Sealed), Refusal> {
        let (mut file, state) = Sealed::open(path, Long::STAMP, &code.to_string())?;
        let search = match state {
            Some(state) => {
                Long::restore(code, &state).map_err(|_| file.refused(Reason::Damaged))?
            }
            None => self,
        };
        file.write(&search.checkpoint())?;
        Ok((search, file))
    }

    /// Searches as [`run`](Long::run) does, and keeps its state in the file.
    ///
    /// # Errors
    /// If the file cannot be written in the end.
    pub fn run_in_file(
        &mut self,
        file: &mut Sealed,
        most: u64,
        kept: u64,
        budget: &mut Budget,
        watch: &mut dyn FnMut(&Long),
    ) -> Result<(Verdict, Option<Halt>), Refusal> {
        let (mut failed, mut pace) = (false, Pace::new());
        let found = self.run(most, kept, budget, &mut |search| {
            watch(search);
            if !failed && pace.is_due() {
                failed = pace.write(|| file.write(&search.checkpoint())).is_err();
            }
        });
        file.write(&self.checkpoint())?;
        Ok(found)
    }
}
