//! What is known of a Grundy value, and how it is shifted by a heap.

/// Larger values are not asked for, nor excluded.
pub(crate) const MOST_ASKED: u64 = 62;

/// A set of numbers up to [`MOST_ASKED`].
pub(crate) type Set = u64;

const ALL: Set = (1 << (MOST_ASKED + 1)) - 1;

/// What is known of a value.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Known {
    /// The value.
    Exactly(u64),
    /// Numbers that it is not.
    Not(Set),
}

/// What is known of a value, in a word: the numbers that it is not, or the
/// value beside the highest bit.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Packed(u64);

impl Packed {
    /// The word, as it is kept in notes.
    pub(crate) fn code(self) -> u64 {
        self.0
    }

    /// What a word says.
    pub(crate) fn from_code(code: u64) -> Packed {
        Packed(code)
    }
}

impl From<Known> for Packed {
    fn from(known: Known) -> Packed {
        match known {
            Known::Exactly(value) => Packed(value | !ALL),
            Known::Not(excluded) => Packed(excluded & ALL),
        }
    }
}

impl From<Packed> for Known {
    fn from(Packed(word): Packed) -> Known {
        if word & !ALL == 0 { Known::Not(word) } else { Known::Exactly(word & ALL) }
    }
}

impl Known {
    /// Nothing at all.
    pub(crate) const NOTHING: Known = Known::Not(0);

    /// Whether this tells if the value is `asked`, which may be asked for.
    pub(crate) fn answers(self, asked: u64) -> bool {
        match self {
            Known::Exactly(_) => true,
            Known::Not(excluded) => excluded >> asked & 1 == 1,
        }
    }

    /// Whether both cannot be true.
    pub(crate) fn contradicts(self, other: Known) -> bool {
        match (self, other) {
            (Known::Exactly(value), Known::Exactly(other)) => value != other,
            (Known::Exactly(value), Known::Not(excluded))
            | (Known::Not(excluded), Known::Exactly(value)) => {
                value <= MOST_ASKED && excluded >> value & 1 == 1
            }
            (Known::Not(_), Known::Not(_)) => false,
        }
    }

    /// Both together.
    pub(crate) fn and(self, other: Known) -> Known {
        match (self, other) {
            (Known::Not(before), Known::Not(now)) => Known::Not(before | now),
            (Known::Exactly(value), _) | (_, Known::Exactly(value)) => Known::Exactly(value),
        }
    }

    /// What is known of the value x ⊕ v, where this is known of v.
    pub(crate) fn shifted(self, x: u64) -> Known {
        match self {
            Known::Exactly(value) => Known::Exactly(value ^ x),
            Known::Not(excluded) => Known::Not(shifted(excluded, x)),
        }
    }
}

/// The numbers x ⊕ v for v in the set, as far as they can be in one.
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
    if x == 0 || set == 0 {
        return set;
    }
    if x >= 64 {
        return 0;
    }
    let bits = HALVES.iter().enumerate().filter(|(bit, _)| x >> bit & 1 == 1);
    let shifted = bits.fold(set, |set, (bit, low)| {
        let length = 1 << bit;
        (set & low) << length | set >> length & low
    });
    shifted & ALL
}

/// The `count` least numbers that are not in `seen`.
pub(crate) fn least_missing(seen: Set, count: u64) -> Set {
    let missing = !seen & ALL;
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
        fn sets_are_shifted_number_by_number(set in 0..=ALL, x in 0u64..70) {
            let members = (0..=MOST_ASKED).filter(|v| set >> v & 1 == 1).map(|v| v ^ x);
            let members = members.filter(|v| *v <= MOST_ASKED);
            let plain = members.fold(0, |sum, v| sum | 1 << v);
            prop_assert_eq!(shifted(set, x) & plain, shifted(set, x));
            if x < 64 {
                prop_assert_eq!(shifted(set, x), plain);
            }
        }

        #[test]
        fn knowledge_is_packed(set in 0..=ALL, value in 0..=ALL) {
            for known in [Known::Not(set), Known::Exactly(value), Known::Exactly(value % 64)] {
                prop_assert_eq!(Known::from(Packed::from(known)), known);
            }
        }

        #[test]
        fn the_least_missing_are_counted(seen in 0..=ALL, count in 0u64..70) {
            let missing = (0..=MOST_ASKED).filter(|v| seen >> v & 1 == 0).take(count as usize);
            prop_assert_eq!(least_missing(seen, count), missing.fold(0, |sum, v| sum | 1 << v));
        }
    }
}
