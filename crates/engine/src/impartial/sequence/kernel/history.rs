//! The values that are kept.

use std::ops::Range;

use super::Halt;

/// How many values stay in memory.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Keep {
    /// All of them.
    All,
    /// A number of the first and a number of the last: memory stays constant.
    Ends(u64),
}

impl Keep {
    pub(super) fn code(self) -> u64 {
        match self {
            Keep::All => u64::MAX,
            Keep::Ends(room) => room,
        }
    }

    pub(super) fn of_code(code: u64) -> Keep {
        if code == u64::MAX { Keep::All } else { Keep::Ends(code) }
    }
}

/// Values from heap 0 on: all of them, or a head and a tail.
#[derive(Clone, Debug)]
pub(super) struct History {
    head: Vec<u16>,
    /// The last values, or nothing while the head has all of them.
    tail: Vec<u16>,
    len: u64,
    /// How many the head may hold, and the tail at least holds.
    room: usize,
}

impl History {
    pub(super) fn new(keep: Keep) -> History {
        let room = match keep {
            Keep::All => usize::MAX,
            Keep::Ends(room) => usize::try_from(room).unwrap_or(usize::MAX),
        };
        History { head: Vec::new(), tail: Vec::new(), len: 0, room }
    }

    /// Whether no value was let go of.
    pub(super) fn is_whole(&self) -> bool {
        self.len == self.head.len().max(self.tail.len()) as u64
    }

    /// From values that were kept; `None` if they do not fit together.
    pub(super) fn from_parts(
        keep: Keep,
        len: u64,
        head: Vec<u16>,
        tail: Vec<u16>,
    ) -> Option<History> {
        let room = History::new(keep).room;
        let (first, last) = (head.len() as u64, tail.len() as u64);
        let fits = head.len() <= room
            && if tail.is_empty() { first == len } else { first < len && last <= len };
        fits.then_some(History { head, tail, len, room })
    }

    /// Everything from heap 0 on.
    pub(super) fn from_values(values: Vec<u16>) -> History {
        History { len: values.len() as u64, head: values, ..History::new(Keep::All) }
    }

    /// Keeps all values from now on, if [none](History::is_whole) was let go of.
    pub(super) fn keep_all(self) -> History {
        History::from_values(if self.tail.is_empty() { self.head } else { self.tail })
    }

    /// Lets go of all but `room` values at both ends, if all are kept.
    pub(super) fn let_go(mut self, room: u64) -> History {
        self.room = usize::try_from(room).unwrap_or(usize::MAX).min(self.room);
        if self.tail.is_empty() && self.head.len() > self.room {
            self.tail = self.head[self.head.len() - self.room..].to_vec();
            self.head.truncate(self.room);
            self.head.shrink_to_fit();
        }
        self
    }

    pub(super) fn keep(&self) -> Keep {
        if self.room == usize::MAX { Keep::All } else { Keep::Ends(self.room as u64) }
    }

    /// How many of the last values stay for sure.
    pub(super) fn room(&self) -> u64 {
        self.room as u64
    }

    pub(super) fn len(&self) -> u64 {
        self.len
    }

    /// The first values without a gap.
    pub(super) fn head(&self) -> &[u16] {
        &self.head
    }

    /// The last values without a gap.
    pub(super) fn end(&self) -> &[u16] {
        if self.tail.is_empty() { &self.head } else { &self.tail }
    }

    pub(super) fn get(&self, heaps: Range<u64>) -> Option<&[u16]> {
        let part = |values: &'_ [u16], from: u64| -> Option<Range<usize>> {
            let start = usize::try_from(heaps.start.checked_sub(from)?).ok()?;
            let end = usize::try_from(heaps.end.checked_sub(from)?).ok()?;
            (start <= end && end <= values.len()).then_some(start..end)
        };
        if let Some(range) = part(&self.head, 0) {
            return self.head.get(range);
        }
        let from = self.len - self.tail.len() as u64;
        part(&self.tail, from).and_then(|range| self.tail.get(range))
    }

    /// The value of one heap.
    pub(super) fn value(&self, heap: u64) -> Option<u16> {
        self.get(heap..heap + 1).map(|values| values[0])
    }

    pub(super) fn push(&mut self, values: &[u16]) -> Result<(), Halt> {
        let memory = Halt::Memory { values: self.len + values.len() as u64 };
        if self.tail.is_empty() && self.head.len() + values.len() > self.room {
            self.tail = self.head.clone();
        }
        let to = if self.tail.is_empty() { &mut self.head } else { &mut self.tail };
        if to.len() / 2 >= self.room {
            to.drain(..to.len() - self.room);
        }
        to.try_reserve(values.len()).map_err(|_| memory)?;
        to.extend_from_slice(values);
        self.len += values.len() as u64;
        Ok(())
    }

    /// Forgets the heaps from `len` on, which must be kept.
    pub(super) fn truncate(&mut self, len: u64) {
        let excess = self.len.saturating_sub(len) as usize;
        self.tail.truncate(self.tail.len().saturating_sub(excess));
        self.len -= excess as u64;
        self.head.truncate(usize::try_from(self.len).unwrap_or(usize::MAX));
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_ends_stay_and_the_middle_goes() {
        let mut history = History::new(Keep::Ends(4));
        for n in 0..40u16 {
            history.push(&[2 * n, 2 * n + 1]).unwrap();
        }
        assert_eq!(history.len(), 80);
        assert_eq!(history.get(1..4), Some(&[1, 2, 3][..]));
        assert_eq!(history.get(76..80), Some(&[76, 77, 78, 79][..]));
        assert_eq!(history.get(3..5), None);
        assert_eq!(history.get(79..81), None);
        history.truncate(78);
        assert_eq!(history.value(77), Some(77));
        assert_eq!(history.value(78), None);
    }
}
