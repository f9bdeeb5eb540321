//! Words that begin where vectors are loaded and stored fast.

use std::ops::{Deref, DerefMut};

/// Bytes of the widest vectors.
const VECTOR: usize = 64;

/// Words, the first at a multiple of the length of vectors: those that lie across
/// two lines of a cache cost twice as much.
#[derive(Debug)]
pub(super) struct Aligned {
    data: Vec<u64>,
    start: usize,
    len: usize,
}

impl Aligned {
    /// A number of words, all 0.
    pub(super) fn zeros(len: usize) -> Aligned {
        let data = vec![0; len + VECTOR / size_of::<u64>()];
        // A place that is not found costs time only.
        let start = match data.as_ptr().align_offset(VECTOR) {
            start if start + len <= data.len() => start,
            _ => 0,
        };
        Aligned { data, start, len }
    }
}

impl Clone for Aligned {
    fn clone(&self) -> Aligned {
        let mut clone = Aligned::zeros(self.len);
        clone.copy_from_slice(self);
        clone
    }
}

impl Deref for Aligned {
    type Target = [u64];

    #[inline(always)]
    fn deref(&self) -> &[u64] {
        &self.data[self.start..self.start + self.len]
    }
}

impl DerefMut for Aligned {
    #[inline(always)]
    fn deref_mut(&mut self) -> &mut [u64] {
        &mut self.data[self.start..self.start + self.len]
    }
}
