//! Where each index occurs: bitmaps over the last heaps, which slide along.

use super::aligned::Aligned;

/// Heaps in a word.
pub(super) const WORD: u64 = 64;

/// Words in a block.
pub(super) const WORDS: usize = super::BLOCK / WORD as usize;

/// Parallel tracks of words, each word with `LANES` lanes side by side. Bit i
/// of a word w stands for the heap 64 w + i.
///
/// With 8 lanes a track holds the bitmaps of 8 indices, interleaved, so that a
/// vector is one word of each; with one lane it is the bitmap of one index, and
/// a vector is 8 of its words.
#[derive(Clone, Debug)]
pub(super) struct Tracks<const LANES: usize> {
    data: Aligned,
    count: usize,
    /// Words that each track has room for.
    room: usize,
    /// Words that must stay.
    keep: usize,
    /// The number of the first word; negative ones stand for no heaps.
    base: i64,
    /// The number of the word to be written next.
    next: i64,
}

impl<const LANES: usize> Tracks<LANES> {
    /// Empty tracks, of which `keep` words stay; the next word is `next`.
    pub(super) fn new(count: usize, keep: usize, next: i64) -> Self {
        let room = Self::room(keep);
        let keep = keep + WORDS;
        let base = next - keep as i64;
        let data = Aligned::zeros(count * room * LANES);
        Tracks { data, count, room, keep, base, next }
    }

    /// Number of words that each track has room for, by the number of those that stay.
    pub(super) fn room(keep: usize) -> usize {
        let keep = keep + WORDS;
        keep + (keep / 2).max(8 * WORDS) + WORDS
    }

    /// All words, track after track, with [room](Self::room) for each.
    #[inline(always)]
    pub(super) fn all(&self) -> &[u64] {
        &self.data
    }

    /// The words of a track from one on, at least a block and one more.
    #[inline(always)]
    pub(super) fn from(&self, track: usize, word: i64) -> &[u64] {
        &self.track(track)[(word - self.base) as usize * LANES..]
    }

    /// All words of a track.
    #[inline(always)]
    fn track(&self, track: usize) -> &[u64] {
        &self.data[track * self.room * LANES..][..self.room * LANES]
    }

    /// The number of the first word of a track.
    #[inline(always)]
    pub(super) fn base(&self) -> i64 {
        self.base
    }

    /// Appends a word to every track: `words` has the lanes of all tracks.
    pub(super) fn push(&mut self, words: &[u64]) {
        if (self.next - self.base) as usize + WORDS + 1 >= self.room {
            self.slide();
        }
        let place = (self.next - self.base) as usize * LANES;
        for (track, lanes) in words.chunks_exact(LANES).take(self.count).enumerate() {
            let start = track * self.room * LANES + place;
            self.data[start..start + LANES].copy_from_slice(lanes);
        }
        self.next += 1;
    }

    /// Moves what must stay to the front.
    fn slide(&mut self) {
        let by = (self.next - self.base) as usize - self.keep;
        for track in self.data.chunks_exact_mut(self.room * LANES) {
            track.copy_within(by * LANES.., 0);
        }
        self.base += by as i64;
    }
}

/// The bits of two consecutive words from `shift` on.
#[inline(always)]
pub(super) fn funnel(low: u64, high: u64, shift: u32) -> u64 {
    (low >> shift) | ((high << 1) << (63 - shift))
}
