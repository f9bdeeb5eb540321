//! A sequence in a file that other programs can read, and that a later run
//! goes on with.
//!
//! The file is nothing but the values: two bytes each, the lower one first,
//! that of heap n at byte 2n. Beside it stands a short text, its *checkpoint*:
//! of which game, how many values are safe, and their checksum. Values are made
//! safe before the checkpoint says so; what stands behind them is written
//! anew. So the end of the program at any moment costs what happened since
//! the last checkpoint, about a second.

use std::ffi::OsString;
use std::fs::{self, File, OpenOptions};
use std::io::{self, BufReader, BufWriter, ErrorKind, Read, Seek, SeekFrom, Write};
use std::path::{Path, PathBuf};
use std::time::{Duration, Instant};

use nimatron::impartial::sequence::statistics::Fnv;
use serde::{Deserialize, Serialize};

use super::checkpoint::{refused, replace};
use crate::report::Failure;

/// How often values are made safe.
const PAUSE: Duration = Duration::from_secs(1);

/// What the text beside the file says.
#[derive(Debug, PartialEq, Eq, Serialize, Deserialize)]
struct Checkpoint {
    schema: u32,
    ruleset: String,
    values: u64,
    checksum: String,
}

/// The file of a sequence.
pub struct SequenceFile {
    path: PathBuf,
    ruleset: String,
    out: BufWriter<File>,
    values: u64,
    checksum: Fnv,
    /// When the last values were made safe.
    safe: Instant,
}

impl SequenceFile {
    /// Opens the file of a game, or makes it: also the values that are in it.
    pub fn open(path: &Path, ruleset: &str) -> Result<(SequenceFile, Vec<u16>), Failure> {
        let refused = |reason: String| refused(path, &reason);
        let checkpoint = match fs::read(beside(path)) {
            Err(error) if error.kind() == ErrorKind::NotFound => None,
            Err(error) => return Err(refused(error.to_string())),
            Ok(text) => Some(
                serde_json::from_slice::<Checkpoint>(&text)
                    .map_err(|_| refused("its checkpoint is damaged".into()))?,
            ),
        };
        let options =
            OpenOptions::new().read(true).write(true).create(true).truncate(false).clone();
        let mut file = options.open(path).map_err(|error| refused(error.to_string()))?;
        let length = file.metadata().map_err(|error| refused(error.to_string()))?.len();
        let mut known = Vec::new();
        let mut checksum = Fnv::default();
        match &checkpoint {
            None if length > 0 => {
                return Err(refused("it holds something else".into()));
            }
            Some(other) if other.ruleset != ruleset => {
                return Err(refused(format!("it holds the values of {}", other.ruleset)));
            }
            Some(found) => {
                let bytes = found.values.saturating_mul(2);
                let mut reader = BufReader::with_capacity(1 << 20, (&mut file).take(bytes));
                known = read_values(&mut reader, &mut checksum)
                    .map_err(|error| refused(error.to_string()))?;
                if known.len() as u64 != found.values || checksum.to_string() != found.checksum {
                    return Err(refused("its values are not those that were written".into()));
                }
            }
            None => {}
        }
        let values = known.len() as u64;
        file.set_len(2 * values)
            .and_then(|()| file.seek(SeekFrom::Start(2 * values)))
            .map_err(|error| refused(error.to_string()))?;
        let out = BufWriter::with_capacity(1 << 16, file);
        let (path, ruleset) = (path.to_path_buf(), ruleset.to_owned());
        let safe = Instant::now();
        let mut file = SequenceFile { path, ruleset, out, values, checksum, safe };
        if checkpoint.is_none() {
            // Who comes back before the first second is over finds what the file is.
            file.make_safe()?;
        }
        Ok((file, known))
    }

    /// How many values are in the file.
    pub fn len(&self) -> u64 {
        self.values
    }

    /// Writes the values of the next heaps.
    pub fn append(&mut self, values: &[u16]) -> Result<(), Failure> {
        let mut checksum = self.checksum;
        let mut write = || -> io::Result<()> {
            for value in values {
                let bytes = value.to_le_bytes();
                checksum.take(&bytes);
                self.out.write_all(&bytes)?;
            }
            Ok(())
        };
        write().map_err(|error| refused(&self.path, &error.to_string()))?;
        self.checksum = checksum;
        self.values += values.len() as u64;
        if self.safe.elapsed() >= PAUSE { self.make_safe() } else { Ok(()) }
    }

    /// Makes all values safe.
    pub fn make_safe(&mut self) -> Result<(), Failure> {
        let checkpoint = Checkpoint {
            schema: 1,
            ruleset: self.ruleset.clone(),
            values: self.values,
            checksum: self.checksum.to_string(),
        };
        let mut write = || -> io::Result<()> {
            self.out.flush()?;
            self.out.get_ref().sync_data()?;
            let mut text = serde_json::to_vec(&checkpoint)?;
            text.push(b'\n');
            replace(&beside(&self.path), &text)
        };
        write().map_err(|error| refused(&self.path, &error.to_string()))?;
        self.safe = Instant::now();
        Ok(())
    }
}

fn read_values(reader: &mut impl Read, checksum: &mut Fnv) -> io::Result<Vec<u16>> {
    let mut bytes = Vec::new();
    reader.read_to_end(&mut bytes)?;
    checksum.take(&bytes);
    Ok(bytes.chunks_exact(2).map(|pair| u16::from_le_bytes([pair[0], pair[1]])).collect())
}

/// The path of the checkpoint.
fn beside(path: &Path) -> PathBuf {
    let mut name = OsString::from(path);
    name.push(".checkpoint");
    PathBuf::from(name)
}

#[cfg(test)]
mod tests {
    use super::*;

    fn path(name: &str) -> PathBuf {
        std::env::temp_dir().join(format!("nimatron-file-{name}-{}", std::process::id()))
    }

    fn clean(path: &Path) {
        let _ = fs::remove_file(path);
        let _ = fs::remove_file(beside(path));
    }

    #[test]
    fn what_is_not_safe_is_written_anew() {
        let path = path("anew");
        clean(&path);
        let (mut file, known) = SequenceFile::open(&path, "0.77").unwrap();
        assert!(known.is_empty());
        file.append(&[0, 1, 2]).unwrap();
        file.make_safe().unwrap();
        file.append(&[9, 9]).unwrap();
        drop(file);
        let (file, known) = SequenceFile::open(&path, "0.77").unwrap();
        assert_eq!((file.len(), &known[..]), (3, &[0, 1, 2][..]));
        drop(file);
        assert_eq!(fs::read(&path).unwrap(), [0, 0, 1, 0, 2, 0]);
        clean(&path);
    }

    #[test]
    fn a_file_is_known_from_its_first_moment_on() {
        let path = path("first");
        clean(&path);
        let (mut file, _) = SequenceFile::open(&path, "0.77").unwrap();
        file.append(&[0, 1, 2]).unwrap();
        drop(file);
        assert_eq!(fs::read(&path).unwrap().len(), 6);
        let (file, known) = SequenceFile::open(&path, "0.77").unwrap();
        assert_eq!((file.len(), known), (0, Vec::new()));
        clean(&path);
    }

    #[test]
    fn other_files_are_left_alone() {
        let path = path("other");
        clean(&path);
        fs::write(&path, "a letter").unwrap();
        assert!(SequenceFile::open(&path, "0.77").is_err());
        assert_eq!(fs::read(&path).unwrap(), b"a letter");
        clean(&path);
        let (mut file, _) = SequenceFile::open(&path, "0.77").unwrap();
        file.append(&[0, 1]).unwrap();
        file.make_safe().unwrap();
        assert!(SequenceFile::open(&path, "0.07").is_err());
        fs::write(&path, [0, 0, 7, 0]).unwrap();
        assert!(SequenceFile::open(&path, "0.77").is_err());
        clean(&path);
    }
}
