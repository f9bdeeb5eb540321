//! What is known of a Grundy value, and how it is shifted by a heap.

/// A set of numbers below 64.
pub(super) type Set = u64;

/// What is known of a value.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Known {
    /// The value.
    Exactly(u64),
    /// Numbers below 64 that it is not.
    Not(Set),
}

impl Known {
    /// Whether this tells if the value is `asked`, which is less than 64.
    pub(super) fn answers(self, asked: u64) -> bool {
        match self {
            Known::Exactly(_) => true,
            Known::Not(excluded) => excluded >> asked & 1 == 1,
        }
    }

    /// Both together.
    pub(super) fn and(self, other: Known) -> Known {
        match (self, other) {
            (Known::Not(before), Known::Not(now)) => Known::Not(before | now),
            (Known::Exactly(value), _) | (_, Known::Exactly(value)) => Known::Exactly(value),
        }
    }

    /// What is known of the value x ⊕ v, where this is known of v.
    pub(super) fn shifted(self, x: u64) -> Known {
        match self {
            Known::Exactly(value) => Known::Exactly(value ^ x),
            Known::Not(excluded) => Known::Not(shifted(excluded, x)),
        }
    }
}

/// The numbers x ⊕ v for v in the set, as far as they are below 64.
///
/// The nim-sum with a power of two exchanges neighbouring blocks of that length.
fn shifted(set: Set, x: u64) -> Set {
    const HALVES: [u64; 6] = [
        0x5555_5555_5555_5555,
        0x3333_3333_3333_3333,
        0x0f0f_0f0f_0f0f_0f0f,
        0x00ff_00ff_00ff_00ff,
        0x0000_ffff_0000_ffff,
        0x0000_0000_ffff_ffff,
    ];
    if x >= 64 {
        return 0;
    }
    HALVES.iter().enumerate().filter(|(bit, _)| x >> bit & 1 == 1).fold(set, |set, (bit, low)| {
        let length = 1 << bit;
        (set & low) << length | set >> length & low
    })
}

/// The `count` least numbers below 64 that are not in `seen`.
pub(super) fn least_missing(seen: Set, count: u64) -> Set {
    let missing = !seen;
    if count >= u64::from(missing.count_ones()) {
        return missing;
    }
    // Nearly always they are a block with few gaps.
    let (mut found, mut rest) = (0, missing);
    for _ in 0..count {
        found |= rest & rest.wrapping_neg();
        rest &= rest - 1;
    }
    found
}

#[cfg(test)]
mod tests {
    use proptest::prelude::*;

    use super::*;

    proptest! {
        #[test]
        fn sets_are_shifted_number_by_number(set: u64, x in 0u64..64) {
            let plain = (0..64).filter(|v| set >> v & 1 == 1).fold(0, |sum, v| sum | 1 << (v ^ x));
            prop_assert_eq!(shifted(set, x), plain);
        }

        #[test]
        fn the_least_missing_are_counted(seen: u64, count in 0u64..70) {
            let missing = (0..64).filter(|v| seen >> v & 1 == 0).take(count as usize);
            prop_assert_eq!(least_missing(seen, count), missing.fold(0, |sum, v| sum | 1 << v));
        }
    }
}
