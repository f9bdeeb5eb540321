//! Why a file is not used.

use std::io::{self, ErrorKind};
use std::path::PathBuf;

use thiserror::Error;

/// That a file is not used, and why. It was left as it was.
#[derive(Debug, Error)]
#[error("{} cannot be used: {reason}", path.display())]
pub struct Refusal {
    /// The file, as it was asked for.
    pub path: PathBuf,
    /// The reason.
    pub reason: Reason,
}

/// Why a file is not used.
#[derive(Debug, Error)]
pub enum Reason {
    /// Another process holds it.
    #[error("another run is using it")]
    Busy,
    /// It is none of ours.
    #[error("it holds something else")]
    Foreign,
    /// It is of another kind.
    #[error("it holds a nimatron {found}, not a {expected}")]
    Kind {
        /// The kind that it names.
        found: String,
        /// The kind that was wanted.
        expected: &'static str,
    },
    /// It is about something else.
    #[error("it is about {found}, not about {expected}")]
    Subject {
        /// What it is about.
        found: String,
        /// What was asked for.
        expected: String,
    },
    /// It is of an older version.
    #[error(
        "an older version of nimatron wrote it, which this one does not read\n  \
         = name another file, or remove this one and have everything computed again"
    )]
    Older,
    /// It is of a newer version.
    #[error("a newer version of nimatron wrote it")]
    Newer,
    /// It is not as it was written.
    #[error("it is damaged\n  = remove it, and everything is computed again")]
    Damaged,
    /// What the operating system says.
    #[error("{0}")]
    System(io::Error),
}

impl From<io::Error> for Reason {
    fn from(error: io::Error) -> Reason {
        match error.kind() {
            ErrorKind::WouldBlock => Reason::Busy,
            _ => Reason::System(error),
        }
    }
}
