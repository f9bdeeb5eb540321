//! A file that this process alone uses, and that is replaced as a whole.

use std::ffi::OsString;
use std::fmt;
use std::io::{self, BufWriter, Read, SeekFrom, Write};
use std::path::{Path, PathBuf};
use std::sync::Arc;

use super::{Disk, Handle, Reason, Refusal, System};

/// A file that is locked, and whose content is replaced at once or not at all.
///
/// ```no_run
/// use nimatron::files::Held;
/// use std::path::Path;
///
/// let mut file = Held::open(Path::new("game.txt"))?;
/// file.replace(b"nimatron game, version 1\n")?;
/// assert_eq!(file.read()?, b"nimatron game, version 1\n");
/// # Ok::<(), nimatron::files::Refusal>(())
/// ```
pub struct Held {
    disk: Arc<dyn Disk>,
    /// The path as it was asked for.
    name: PathBuf,
    /// The path behind all links.
    path: PathBuf,
    handle: Box<dyn Handle>,
}

impl Held {
    /// Opens and locks a file; where there is none an empty one is made.
    ///
    /// # Errors
    /// [`Reason::Busy`] if another process holds it, [`Reason::System`] if it is no regular file or
    /// cannot be opened for writing.
    pub fn open(path: &Path) -> Result<Held, Refusal> {
        Held::open_on(Arc::new(System), path)
    }

    /// As [`open`](Held::open), on another disk.
    ///
    /// # Errors
    /// As [`open`](Held::open).
    pub fn open_on(disk: Arc<dyn Disk>, path: &Path) -> Result<Held, Refusal> {
        let name = path.to_path_buf();
        let opened = disk.target(path).and_then(|path| Ok((disk.open(&path)?, path)));
        match opened {
            Ok((handle, path)) => Ok(Held { disk, name, path, handle }),
            Err(error) => Err(Refusal { path: name, reason: error.into() }),
        }
    }

    /// The path of the file, behind all links.
    pub fn path(&self) -> &Path {
        &self.path
    }

    /// The whole content.
    ///
    /// # Errors
    /// [`Reason::System`].
    pub fn read(&mut self) -> Result<Vec<u8>, Refusal> {
        let mut content = Vec::new();
        let read = self.handle.rewind().and_then(|()| self.handle.read_to_end(&mut content));
        read.map(|_| content).map_err(|error| self.refused(error))
    }

    /// Replaces the content. If the process, or the machine, ends meanwhile, there is the old
    /// content or the new one.
    ///
    /// # Errors
    /// [`Reason::System`]; then the old content is there.
    pub fn replace(&mut self, content: &[u8]) -> Result<(), Refusal> {
        self.rewrite(|_, new| new.write_all(content)).map_err(|error| self.refused(error))
    }

    /// Removes the file.
    ///
    /// # Errors
    /// [`Reason::System`].
    pub fn remove(self) -> Result<(), Refusal> {
        self.disk.remove(&self.path).map_err(|error| self.refused(error))
    }

    /// As [`replace`](Held::replace), with content that may be drawn from the old one.
    pub(super) fn rewrite(
        &mut self,
        write: impl FnOnce(&mut dyn Handle, &mut dyn Write) -> io::Result<()>,
    ) -> io::Result<()> {
        let beside = beside(&self.path, ".nimatron.new");
        let new = self.disk.create(&beside, &self.path)?;
        let mut new = BufWriter::new(new);
        let written = write(&mut *self.handle, &mut new)
            .and_then(|()| new.into_inner().map_err(io::IntoInnerError::into_error))
            .and_then(|mut new| {
                new.sync()?;
                self.disk.rename(&beside, &self.path)?;
                Ok(new)
            });
        match written {
            Ok(new) => {
                self.handle = new;
                Ok(())
            }
            Err(error) => {
                let _ = self.disk.remove(&beside);
                Err(error)
            }
        }
    }

    /// The open file.
    pub(super) fn handle(&mut self) -> &mut dyn Handle {
        &mut *self.handle
    }

    /// The length of the file.
    pub(super) fn len(&mut self) -> io::Result<u64> {
        self.handle.seek(SeekFrom::End(0))
    }

    /// A refusal of this file.
    pub(super) fn refused(&self, reason: impl Into<Reason>) -> Refusal {
        Refusal { path: self.name.clone(), reason: reason.into() }
    }
}

impl fmt::Debug for Held {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_tuple("Held").field(&self.path).finish()
    }
}

/// The path of the file beside this one whose name goes on with `end`.
pub(super) fn beside(path: &Path, end: &str) -> PathBuf {
    let mut name = OsString::from(path);
    name.push(end);
    PathBuf::from(name)
}
