//! Work kept on disk: files that outlive a crash, and that do not lie.
//!
//! # The discipline
//! Every file is held by one process at a time, a [`SharedLog`] only while it is read or written, and
//! is replaced as a whole or appended to:
//! - a path is followed through its links to a regular file; a directory, a device or a pipe is
//!   refused;
//! - the file is locked while it is in use, and a second process is told so ([`Reason::Busy`]);
//! - new content is written to a new file beside the old one, flushed, locked and renamed over it,
//!   so that there is always the old content or the new one ([`Held`]);
//! - what is appended is flushed before it is called safe, and cut off after a crash where it is
//!   incomplete ([`Log`], [`SequenceFile`]).
//!
//! # Seals
//! The first line of a file names its kind and version. Each record behind it has a checksum of its
//! own over kind, version, engine, subject and content ([`Stamp`]). A record whose checksum, engine
//! or content is not in order is left out; what it told has to be computed again. A whole file of
//! another kind, of another version or with a damaged first line is refused with a [`Refusal`].
//!
//! | type | content | written |
//! | --- | --- | --- |
//! | [`Held`] | any, such as a saved game | replaced |
//! | [`Sealed`] | a state of a computation | replaced |
//! | [`Log`], [`SharedLog`], [`Store`] | [records](Record), each for itself | appended to |
//! | [`SequenceFile`] | values of two bytes for other programs, a sealed text beside them | both |
//!
//! ```no_run
//! use nimatron::files::{Sealed, Stamp};
//! use std::path::Path;
//!
//! const STAMP: Stamp = Stamp { kind: "example", version: 1, engine: "example-1", older: &[] };
//! let (mut file, found) = Sealed::open(Path::new("state"), STAMP, "0.77")?;
//! assert_eq!(found, None);
//! file.write(b"so far")?;
//! # Ok::<(), nimatron::files::Refusal>(())
//! ```
//!
//! What is only written and never gone on from, such as a picture, is replaced as a whole by
//! [`write()`]. [`Store`] and [`ExcessStore`] write at the [`Pace`](crate::foundation::Pace) of long
//! computations.
//!
//! Everything is written through a [`Disk`]. [`Memory`] is one whose power can be cut at any write.

mod disk;
mod excess;
mod held;
mod log;
mod memory;
mod refusal;
mod sealed;
mod sequence;
mod shared;
mod stamp;
mod store;
mod write;

pub use disk::{Disk, Handle, System};
pub use excess::{ExcessStore, KnownExcess};
pub use held::Held;
pub use log::{Log, Record};
pub use memory::Memory;
pub use refusal::{Reason, Refusal};
pub use sealed::Sealed;
pub use sequence::SequenceFile;
pub use shared::SharedLog;
pub use stamp::Stamp;
pub use store::Store;
pub use write::{write, write_on};
