//! Files that are written once, for people and other programs.

use std::fs;
use std::path::Path;
use std::sync::Arc;

use super::{Disk, Held, Refusal, System};

/// Writes a file: if it cannot be written as a whole, it is left as it was. What a device or a pipe
/// is given goes through.
///
/// # Errors
/// As [`Held::open`] and [`Held::replace`].
///
/// ```no_run
/// nimatron::files::write("picture.svg".as_ref(), b"<svg/>")?;
/// # Ok::<(), nimatron::files::Refusal>(())
/// ```
pub fn write(path: &Path, content: &[u8]) -> Result<(), Refusal> {
    // These have no content that could be replaced.
    if fs::metadata(path).is_ok_and(|found| !found.is_file() && !found.is_dir()) {
        let written = fs::write(path, content);
        return written.map_err(|error| Refusal { path: path.into(), reason: error.into() });
    }
    write_on(Arc::new(System), path, content)
}

/// As [`write()`], on another disk.
///
/// # Errors
/// As [`write()`].
pub fn write_on(disk: Arc<dyn Disk>, path: &Path, content: &[u8]) -> Result<(), Refusal> {
    let existed = disk.target(path).and_then(|target| disk.exists(&target)).unwrap_or(true);
    let mut held = Held::open_on(disk, path)?;
    let written = held.replace(content);
    if written.is_err() && !existed {
        let _ = held.remove();
    }
    written
}
