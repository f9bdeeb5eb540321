//! The operations on files that the discipline is made of, and those of the operating system.

use std::fs::{self, File, Metadata, OpenOptions};
use std::io::{self, ErrorKind, Read, Seek, Write};
use std::path::{Path, PathBuf};

use fs4::{FileExt, TryLockError};
use nimatron_nimber::say;

/// A file that is open, and locked until it is dropped.
pub trait Handle: Read + Write + Seek + Send {
    /// Cuts the file off, or fills it up with zeros.
    ///
    /// # Errors
    /// What the system says.
    fn set_len(&mut self, length: u64) -> io::Result<()>;

    /// Returns when everything that was written can no longer be lost.
    ///
    /// # Errors
    /// What the system says.
    fn sync(&mut self) -> io::Result<()>;
}

/// Where files are: a file system, or a model of one.
pub trait Disk: Send + Sync {
    /// The path of the file that a path leads to, behind all links. It need not exist.
    ///
    /// # Errors
    /// [`ErrorKind::InvalidInput`] if it is no regular file, and what the system says.
    fn target(&self, path: &Path) -> io::Result<PathBuf>;

    /// Whether there is a file.
    ///
    /// # Errors
    /// What the system says.
    fn exists(&self, path: &Path) -> io::Result<bool>;

    /// Opens and locks a file, and makes an empty one where there is none.
    ///
    /// # Errors
    /// [`ErrorKind::WouldBlock`] if somebody else has locked it, and what the system says.
    fn open(&self, path: &Path) -> io::Result<Box<dyn Handle>>;

    /// Makes and locks an empty file, with the permissions of another one. A file that has the name
    /// already is removed.
    ///
    /// # Errors
    /// What the system says.
    fn create(&self, path: &Path, like: &Path) -> io::Result<Box<dyn Handle>>;

    /// Renames a file over another one, and returns when that can no longer be lost.
    ///
    /// # Errors
    /// What the system says.
    fn rename(&self, from: &Path, to: &Path) -> io::Result<()>;

    /// Removes a file.
    ///
    /// # Errors
    /// What the system says.
    fn remove(&self, path: &Path) -> io::Result<()>;
}

/// The file system of the operating system.
#[derive(Clone, Copy, Debug, Default)]
pub struct System;

impl Handle for File {
    fn set_len(&mut self, length: u64) -> io::Result<()> {
        File::set_len(self, length)
    }

    fn sync(&mut self) -> io::Result<()> {
        self.sync_data()
    }
}

impl Disk for System {
    fn target(&self, path: &Path) -> io::Result<PathBuf> {
        const MOST_LINKS: usize = 40;
        let mut path = path.to_path_buf();
        for _ in 0..MOST_LINKS {
            match fs::symlink_metadata(&path) {
                Ok(found) if found.is_symlink() => {
                    let link = fs::read_link(&path)?;
                    path = path.parent().map_or(link.clone(), |folder| folder.join(link));
                }
                Ok(found) => return regular(&found).map(|()| path),
                Err(error) if error.kind() == ErrorKind::NotFound => return Ok(path),
                Err(error) => return Err(error),
            }
        }
        Err(io::Error::new(ErrorKind::InvalidInput, say!("its links lead to no file")))
    }

    fn exists(&self, path: &Path) -> io::Result<bool> {
        path.try_exists()
    }

    fn open(&self, path: &Path) -> io::Result<Box<dyn Handle>> {
        loop {
            let options =
                OpenOptions::new().read(true).write(true).create(true).truncate(false).clone();
            let file = options.open(path)?;
            regular(&file.metadata()?)?;
            lock(&file)?;
            // Whoever held the lock before may have renamed another file over this one.
            if is_at(&file, path)? {
                return Ok(Box::new(file));
            }
        }
    }

    fn create(&self, path: &Path, like: &Path) -> io::Result<Box<dyn Handle>> {
        match fs::remove_file(path) {
            Err(error) if error.kind() != ErrorKind::NotFound => return Err(error),
            _ => {}
        }
        let file = OpenOptions::new().read(true).write(true).create_new(true).open(path)?;
        lock(&file)?;
        if let Ok(found) = fs::metadata(like) {
            // Some file systems have none.
            let _ = file.set_permissions(found.permissions());
        }
        Ok(Box::new(file))
    }

    fn rename(&self, from: &Path, to: &Path) -> io::Result<()> {
        fs::rename(from, to)?;
        // Not every file system can; where it fails the new name is there all the same.
        let _ = sync_folder_of(to);
        Ok(())
    }

    fn remove(&self, path: &Path) -> io::Result<()> {
        fs::remove_file(path)
    }
}

fn regular(found: &Metadata) -> io::Result<()> {
    let what = match found {
        found if found.is_file() => return Ok(()),
        found if found.is_dir() => say!("it is a directory"),
        _ => say!("it is a device or a pipe"),
    };
    Err(io::Error::new(ErrorKind::InvalidInput, what))
}

fn lock(file: &File) -> io::Result<()> {
    match FileExt::try_lock(file) {
        Ok(()) => Ok(()),
        Err(TryLockError::WouldBlock) => Err(ErrorKind::WouldBlock.into()),
        // Some network file systems have no locks.
        Err(TryLockError::Error(error)) if error.kind() == ErrorKind::Unsupported => Ok(()),
        Err(TryLockError::Error(error)) => Err(error),
    }
}

/// Whether an open file is still the one at its path.
#[cfg(unix)]
fn is_at(file: &File, path: &Path) -> io::Result<bool> {
    use std::os::unix::fs::MetadataExt;
    let identity = |found: Metadata| (found.dev(), found.ino());
    match fs::metadata(path) {
        Ok(found) => Ok(identity(found) == identity(file.metadata()?)),
        Err(error) if error.kind() == ErrorKind::NotFound => Ok(false),
        Err(error) => Err(error),
    }
}

#[cfg(not(unix))]
fn is_at(_: &File, path: &Path) -> io::Result<bool> {
    path.try_exists()
}

/// A new name is safe when the folder is.
#[cfg(unix)]
fn sync_folder_of(path: &Path) -> io::Result<()> {
    let folder = path.parent().filter(|folder| !folder.as_os_str().is_empty());
    File::open(folder.unwrap_or(Path::new(".")))?.sync_all()
}

#[cfg(not(unix))]
fn sync_folder_of(_: &Path) -> io::Result<()> {
    Ok(())
}
