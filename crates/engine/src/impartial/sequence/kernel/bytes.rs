//! What is known of a sequence, as bytes.
//!
//! A header (a word, the version, the kind of the engine, the digits), the
//! content, and a checksum of all of it. Numbers are little-endian; values
//! take one byte each where all of them fit.

use nimatron_nimber::say;
use thiserror::Error;

use super::Keep;
use super::history::History;
use crate::impartial::sequence::statistics::Fnv;
use crate::impartial::sequence::{Digits, Split};

const WORD: &[u8] = b"nimatron values";
const VERSION: u8 = 1;

/// Why bytes are not a checkpoint.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
pub enum RestoreError {
    /// They do not start as checkpoints do.
    #[error("{}", say!("this is not a checkpoint of a sequence of values"))]
    Foreign,
    /// Another version of the format.
    #[error("{}", say!(
        "the checkpoint has the version {}, and only {} can be read",
        version,
        VERSION,
    ))]
    Version {
        /// The version that was found.
        version: u8,
    },
    /// The checksum is not that of the content, or bytes are missing.
    #[error("{}", say!("the checkpoint is damaged"))]
    Damaged,
    /// The content contradicts itself.
    #[error("{}", say!("the checkpoint contradicts itself"))]
    Inconsistent,
}

/// Writes a checkpoint.
pub(in crate::impartial::sequence) struct Writer(Vec<u8>);

impl Writer {
    pub(in crate::impartial::sequence) fn new(engine: u8, digits: &Digits) -> Writer {
        let mut writer = Writer(WORD.to_vec());
        writer.0.extend([VERSION, engine]);
        writer.values((0..=digits.last()).map(|k| digits.get(k)));
        writer.0.push(u8::from(digits.split() == Split::Unequal));
        writer
    }

    pub(in crate::impartial::sequence) fn number(&mut self, number: u64) {
        self.0.extend(number.to_le_bytes());
    }

    pub(in crate::impartial::sequence) fn values(
        &mut self,
        values: impl Iterator<Item = u16> + Clone,
    ) {
        let narrow = values.clone().all(|value| value < 256);
        self.number(values.clone().count() as u64);
        self.0.push(if narrow { 1 } else { 2 });
        for value in values {
            self.0.extend(&value.to_le_bytes()[..if narrow { 1 } else { 2 }]);
        }
    }

    pub(in crate::impartial::sequence) fn bytes(&mut self, bytes: &[u8]) {
        self.number(bytes.len() as u64);
        self.0.extend(bytes);
    }

    pub(super) fn history(&mut self, history: &History) {
        self.number(history.keep().code());
        self.number(history.len());
        let (head, end) = (history.head(), history.end());
        let tail = if head.len() as u64 == history.len() { &[] } else { end };
        self.values(head.iter().copied());
        self.values(tail.iter().copied());
    }

    pub(in crate::impartial::sequence) fn finish(mut self) -> Vec<u8> {
        self.number(checksum(&self.0));
        self.0
    }
}

/// Reads a checkpoint.
pub(in crate::impartial::sequence) struct Reader<'a> {
    bytes: &'a [u8],
}

impl<'a> Reader<'a> {
    /// The reader behind the header, the engine, and the digits.
    pub(in crate::impartial::sequence) fn new(
        bytes: &'a [u8],
    ) -> Result<(Reader<'a>, u8, Digits), RestoreError> {
        let content = bytes.strip_prefix(WORD).ok_or(RestoreError::Foreign)?;
        let version = *content.first().ok_or(RestoreError::Damaged)?;
        if version != VERSION {
            return Err(RestoreError::Version { version });
        }
        let (sealed, seal) = bytes.split_last_chunk().ok_or(RestoreError::Damaged)?;
        if u64::from_le_bytes(*seal) != checksum(sealed) || sealed.len() < WORD.len() + 2 {
            return Err(RestoreError::Damaged);
        }
        let mut reader = Reader { bytes: &sealed[WORD.len() + 1..] };
        let engine = reader.byte()?;
        let digits = reader.values()?;
        let split = match reader.byte()? {
            0 => Split::Any,
            1 => Split::Unequal,
            _ => return Err(RestoreError::Inconsistent),
        };
        Ok((reader, engine, Digits::new(digits, split)))
    }

    fn take(&mut self, len: usize) -> Result<&'a [u8], RestoreError> {
        let (taken, rest) = self.bytes.split_at_checked(len).ok_or(RestoreError::Damaged)?;
        self.bytes = rest;
        Ok(taken)
    }

    pub(in crate::impartial::sequence) fn byte(&mut self) -> Result<u8, RestoreError> {
        Ok(self.take(1)?[0])
    }

    pub(in crate::impartial::sequence) fn number(&mut self) -> Result<u64, RestoreError> {
        let mut number = [0; 8];
        number.copy_from_slice(self.take(8)?);
        Ok(u64::from_le_bytes(number))
    }

    pub(in crate::impartial::sequence) fn values(&mut self) -> Result<Vec<u16>, RestoreError> {
        let count = usize::try_from(self.number()?).map_err(|_| RestoreError::Damaged)?;
        match self.byte()? {
            1 => Ok(self.take(count)?.iter().map(|byte| u16::from(*byte)).collect()),
            2 => {
                let bytes = self.take(count.checked_mul(2).ok_or(RestoreError::Damaged)?)?;
                Ok(bytes
                    .chunks_exact(2)
                    .map(|pair| u16::from_le_bytes([pair[0], pair[1]]))
                    .collect())
            }
            _ => Err(RestoreError::Inconsistent),
        }
    }

    pub(in crate::impartial::sequence) fn bytes(&mut self) -> Result<&'a [u8], RestoreError> {
        let len = usize::try_from(self.number()?).map_err(|_| RestoreError::Damaged)?;
        self.take(len)
    }

    pub(super) fn history(&mut self) -> Result<History, RestoreError> {
        let keep = Keep::of_code(self.number()?);
        let len = self.number()?;
        let (head, tail) = (self.values()?, self.values()?);
        History::from_parts(keep, len, head, tail).ok_or(RestoreError::Inconsistent)
    }

    /// Checks that nothing is left.
    pub(in crate::impartial::sequence) fn end(self) -> Result<(), RestoreError> {
        if self.bytes.is_empty() { Ok(()) } else { Err(RestoreError::Inconsistent) }
    }
}

fn checksum(bytes: &[u8]) -> u64 {
    let mut hash = Fnv::default();
    hash.take(bytes);
    hash.value()
}
