//! States of a computation that can be stored and taken up again.

use std::fmt;

/// How far the computation of an excess has come.
///
/// ```
/// use nimatron_nimber::transfinite::excess::Checkpoint;
///
/// assert_eq!(Checkpoint::from_bytes(b"something else"), None);
/// ```
#[derive(Clone, PartialEq, Eq)]
pub struct Checkpoint {
    pub(super) prime: u32,
    /// The m that is being tried; the smaller ones failed.
    pub(super) candidate: u32,
    /// The k of the partial norm N_k.
    pub(super) factors: usize,
    pub(super) norm: Vec<u64>,
}

/// The first bytes: what this is, and in which version.
const HEAD: &[u8; 16] = b"nimatron m_p 1\n\0";

impl Checkpoint {
    /// The odd prime p.
    pub fn prime(&self) -> u32 {
        self.prime
    }

    /// The state as bytes, with a checksum.
    pub fn to_bytes(&self) -> Vec<u8> {
        let numbers = [u64::from(self.prime), u64::from(self.candidate), self.factors as u64];
        let mut bytes = Vec::with_capacity(HEAD.len() + 8 * (self.norm.len() + 4));
        bytes.extend_from_slice(HEAD);
        for word in numbers.iter().chain(&self.norm) {
            bytes.extend_from_slice(&word.to_le_bytes());
        }
        bytes.extend_from_slice(&checksum(&bytes).to_le_bytes());
        bytes
    }

    /// The state that [`to_bytes`](Self::to_bytes) wrote; none if the bytes are not whole.
    pub fn from_bytes(bytes: &[u8]) -> Option<Checkpoint> {
        let (text, sum) = bytes.split_at_checked(bytes.len().checked_sub(8)?)?;
        let numbers = text.strip_prefix(HEAD)?;
        if numbers.len() % 8 != 0 || checksum(text).to_le_bytes() != sum {
            return None;
        }
        let mut words = numbers
            .chunks_exact(8)
            .map(|bytes| bytes.iter().rev().fold(0, |word, &byte| word << 8 | u64::from(byte)));
        let prime = words.next()?.try_into().ok()?;
        let candidate = words.next()?.try_into().ok()?;
        let factors = words.next()?.try_into().ok()?;
        Some(Checkpoint { prime, candidate, factors, norm: words.collect() })
    }
}

impl fmt::Debug for Checkpoint {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("Checkpoint")
            .field("prime", &self.prime)
            .field("candidate", &self.candidate)
            .field("factors", &self.factors)
            .finish_non_exhaustive()
    }
}

/// The hash of Fowler, Noll and Vo (1a), taken of words of 64 bits.
fn checksum(bytes: &[u8]) -> u64 {
    bytes.chunks(8).fold(0xcbf2_9ce4_8422_2325, |hash, bytes| {
        let word = bytes.iter().rev().fold(0, |word, &byte| word << 8 | u64::from(byte));
        (hash ^ word).wrapping_mul(0x0000_0100_0000_01b3)
    })
}
