//! Why a file is not used.

use std::io::{self, ErrorKind};
use std::path::PathBuf;

use nimatron_nimber::say;
use nimatron_nimber::text::language::translated;
use thiserror::Error;

/// That a file is not used, and why. It was left as it was.
#[derive(Debug, Error)]
#[error("{}", say!("{} cannot be used: {}", path.display().to_string(), reason.to_string()))]
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
    #[error("{}", say!("another run is using it"))]
    Busy,
    /// It is none of ours.
    #[error("{}", say!("it holds something else"))]
    Foreign,
    /// It is of another kind.
    #[error("{}", say!(
        "it holds a nimatron {}, not a {}",
        translated(found),
        translated(expected),
    ))]
    Kind {
        /// The kind that it names.
        found: String,
        /// The kind that was wanted.
        expected: &'static str,
    },
    /// It is about something else.
    #[error("{}", say!("it is about {}, not about {}", found, expected))]
    Subject {
        /// What it is about.
        found: String,
        /// What was asked for.
        expected: String,
    },
    /// It is of an older version.
    #[error("{}", say!(
        "an older version of nimatron wrote it, which this one does not read\n  \
         = name another file, or remove this one and have everything computed again"
    ))]
    Older,
    /// It is of a newer version.
    #[error("{}", say!("a newer version of nimatron wrote it"))]
    Newer,
    /// It is not as it was written.
    #[error("{}", say!("it is damaged\n  = remove it, and everything is computed again"))]
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
