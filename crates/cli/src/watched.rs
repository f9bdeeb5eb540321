//! Output that ends where a function of a ruleset has gone wrong: nothing that was computed with it
//! is printed.

use std::io::{self, Write};

use nimatron::foundation::{Fault, Faults};

/// Output that takes nothing more once there is a fault.
pub struct Watched<W> {
    out: W,
    faults: Faults,
}

impl<W: Write> Write for Watched<W> {
    fn write(&mut self, bytes: &[u8]) -> io::Result<usize> {
        self.check()?;
        self.out.write(bytes)
    }

    fn flush(&mut self) -> io::Result<()> {
        self.check()?;
        self.out.flush()
    }
}

impl<W> Watched<W> {
    /// Output that watches for the faults of this thread.
    pub fn here(out: W) -> Watched<W> {
        Watched { out, faults: Faults::here() }
    }

    fn check(&self) -> io::Result<()> {
        self.faults.first().map_or(Ok(()), |fault| Err(io::Error::other(fault.clone())))
    }
}

/// The fault for which output has ended, if it has ended for one.
pub fn fault_of(error: &io::Error) -> Option<&Fault> {
    error.get_ref().and_then(|inner| inner.downcast_ref())
}
