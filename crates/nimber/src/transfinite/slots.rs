//! The bits of an element of a field: one word, or a row of them.

use std::ops::{Deref, DerefMut};

/// The slots of an element. A single one needs no allocation.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub(super) enum Slots {
    One([u64; 1]),
    Many(Box<[u64]>),
}

impl Slots {
    pub(super) fn zero(count: usize) -> Slots {
        if count == 1 { Slots::One([0]) } else { Slots::Many(vec![0; count].into()) }
    }

    pub(super) fn one(count: usize) -> Slots {
        let mut one = Slots::zero(count);
        one[0] = 1;
        one
    }

    pub(super) fn is_zero(&self) -> bool {
        self.iter().all(|&slot| slot == 0)
    }

    pub(super) fn is_one(&self) -> bool {
        self[0] == 1 && self[1..].iter().all(|&slot| slot == 0)
    }

    /// a + b for elements of one field.
    pub(super) fn sum(&self, other: &Slots) -> Slots {
        match (self, other) {
            (Slots::One([a]), Slots::One([b])) => Slots::One([a ^ b]),
            _ => self.iter().zip(other.iter()).map(|(a, b)| a ^ b).collect::<Vec<u64>>().into(),
        }
    }
}

impl From<Vec<u64>> for Slots {
    fn from(slots: Vec<u64>) -> Slots {
        match slots[..] {
            [slot] => Slots::One([slot]),
            _ => Slots::Many(slots.into()),
        }
    }
}

impl Deref for Slots {
    type Target = [u64];

    #[inline]
    fn deref(&self) -> &[u64] {
        match self {
            Slots::One(slot) => slot,
            Slots::Many(slots) => slots,
        }
    }
}

impl DerefMut for Slots {
    #[inline]
    fn deref_mut(&mut self) -> &mut [u64] {
        match self {
            Slots::One(slot) => slot,
            Slots::Many(slots) => slots,
        }
    }
}
