//! A sequence in a file that other programs can read, and that a later run goes on with.
//!
//! The file is nothing but the values: two bytes each, the lower one first, that of heap n at byte
//! 2n. Beside it stands its checkpoint, a [sealed](super::Sealed) text: of which game, how many
//! values are safe, and their checksum. Values are made safe before the checkpoint says so; what
//! stands behind them is written anew. So the end of the program at any moment costs what happened
//! since the last checkpoint.

use std::fmt;
use std::hash::Hasher;
use std::io::{self, Read, Seek, SeekFrom};
use std::path::Path;
use std::sync::Arc;

use nimatron_nimber::message;
use twox_hash::xxhash3_64::Hasher as Checksum;

use super::held::beside;
use super::{Disk, Held, Reason, Refusal, Sealed, Stamp, System};

const STAMP: Stamp = Stamp {
    kind: message!("sequence"),
    version: 2,
    engine: "values-1",
    older: &[b"{\"schema\":1,"],
};
/// So many bytes are collected before they are written.
const BUFFER: usize = 1 << 16;

/// The file of a sequence, and its checkpoint in `FILE.checkpoint`.
pub struct SequenceFile {
    held: Held,
    checkpoint: Sealed,
    /// Bytes that have not been written.
    waiting: Vec<u8>,
    /// How many bytes have been, and their checksum.
    written: u64,
    checksum: Checksum,
}

impl SequenceFile {
    /// Opens the file of a game, or makes it: also the values that are in it.
    ///
    /// # Errors
    /// As [`Sealed::open`]; [`Reason::Foreign`] if there are values without a checkpoint, and
    /// [`Reason::Damaged`] if they are not those of the checkpoint.
    ///
    /// Cost: the whole sequence is read.
    pub fn open(path: &Path, ruleset: &str) -> Result<(SequenceFile, Vec<u16>), Refusal> {
        SequenceFile::open_on(Arc::new(System), path, ruleset)
    }

    /// As [`open`](SequenceFile::open), on another disk.
    ///
    /// # Errors
    /// As [`open`](SequenceFile::open).
    pub fn open_on(
        disk: Arc<dyn Disk>,
        path: &Path,
        ruleset: &str,
    ) -> Result<(SequenceFile, Vec<u16>), Refusal> {
        let mut held = Held::open_on(disk.clone(), path)?;
        let length = held.len().map_err(|error| held.refused(error))?;
        let beside = beside(held.path(), ".checkpoint");
        let (mut checkpoint, state) = Sealed::open_on(disk, &beside, STAMP, ruleset)?;
        let (mut values, mut checksum) = (Vec::new(), Checksum::new());
        match state {
            None if length > 0 => {
                // It is empty, and beside the file of somebody else.
                checkpoint.remove()?;
                return Err(held.refused(Reason::Foreign));
            }
            // Who comes back before the first values are safe finds what the file is.
            None => checkpoint.write(&state_of(0, &checksum))?,
            Some(state) => {
                let Some(count) = count_of(&state).filter(|&count| 2 * count <= length) else {
                    return Err(held.refused(Reason::Damaged));
                };
                let read = read_values(held.handle(), count, &mut checksum);
                values = read.map_err(|error| held.refused(error))?;
                if state_of(count, &checksum) != state {
                    return Err(held.refused(Reason::Damaged));
                }
            }
        }
        let written = 2 * values.len() as u64;
        held.handle().set_len(written).map_err(|error| held.refused(error))?;
        let file = SequenceFile { held, checkpoint, waiting: Vec::new(), written, checksum };
        Ok((file, values))
    }

    /// How many values are in the file.
    pub fn len(&self) -> u64 {
        (self.written + self.waiting.len() as u64) / 2
    }

    /// Whether there are none yet.
    pub fn is_empty(&self) -> bool {
        self.len() == 0
    }

    /// Takes the values of the next heaps. They are safe after [`make_safe`](Self::make_safe).
    ///
    /// # Errors
    /// [`Reason::System`]; then they wait, and the next call tries again to write them.
    pub fn append(&mut self, values: &[u16]) -> Result<(), Refusal> {
        self.waiting.extend(values.iter().flat_map(|value| value.to_le_bytes()));
        if self.waiting.len() < BUFFER { Ok(()) } else { self.write() }
    }

    /// Makes all values safe.
    ///
    /// # Errors
    /// [`Reason::System`]; then those are safe that were before.
    pub fn make_safe(&mut self) -> Result<(), Refusal> {
        self.write()?;
        self.held.handle().sync().map_err(|error| self.held.refused(error))?;
        self.checkpoint.write(&state_of(self.len(), &self.checksum))
    }

    fn write(&mut self) -> Result<(), Refusal> {
        let (handle, start) = (self.held.handle(), SeekFrom::Start(self.written));
        let written = handle.seek(start).and_then(|_| handle.write_all(&self.waiting));
        written.map_err(|error| self.held.refused(error))?;
        self.written += self.waiting.len() as u64;
        self.checksum.write(&self.waiting);
        self.waiting.clear();
        Ok(())
    }
}

impl fmt::Debug for SequenceFile {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("SequenceFile").field("held", &self.held).finish_non_exhaustive()
    }
}

/// What the checkpoint says: how many values are safe, and their checksum.
fn state_of(values: u64, checksum: &Checksum) -> Vec<u8> {
    format!("{values} {:016x}\n", checksum.finish()).into_bytes()
}

fn count_of(state: &[u8]) -> Option<u64> {
    let count: u64 = std::str::from_utf8(state).ok()?.split(' ').next()?.parse().ok()?;
    (count <= u64::MAX / 2).then_some(count)
}

fn read_values(
    file: &mut (impl Read + Seek + ?Sized),
    count: u64,
    checksum: &mut Checksum,
) -> io::Result<Vec<u16>> {
    file.rewind()?;
    let (mut values, mut block) = (Vec::new(), vec![0; BUFFER]);
    let mut left = 2 * count;
    while left > 0 {
        let most = left.min(BUFFER as u64) as usize;
        let bytes = &mut block[..most];
        file.read_exact(bytes)?;
        checksum.write(bytes);
        values.extend(bytes.chunks_exact(2).map(|pair| u16::from_le_bytes([pair[0], pair[1]])));
        left -= most as u64;
    }
    Ok(values)
}
