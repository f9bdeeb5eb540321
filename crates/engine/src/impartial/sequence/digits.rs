//! The digits of a code: which moves a game with heaps allows.

/// The digits d₀, d₁, …, d_t of a take-and-break game.
///
/// Bit i of the digit d_k says whether a heap may be replaced by i heaps that
/// together are smaller by k: 1 takes it all, 2 leaves one heap, 4 leaves two,
/// 8 leaves three, and so on.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct Digits {
    digits: Vec<u16>,
    split: Split,
}

/// Which parts two heaps may be split into.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Split {
    /// Any parts.
    Any,
    /// Parts that are not equal, as in Grundy's game.
    Unequal,
}

impl Digits {
    /// The digits from d₀ on.
    pub fn new(mut digits: Vec<u16>, split: Split) -> Digits {
        while digits.last() == Some(&0) {
            digits.pop();
        }
        Digits { digits, split }
    }

    /// The digit d_k.
    pub fn get(&self, k: usize) -> u16 {
        self.digits.get(k).copied().unwrap_or(0)
    }

    /// The index of the last digit that is not 0, and 0 if all are.
    pub fn last(&self) -> usize {
        self.digits.len().saturating_sub(1)
    }

    /// Which parts a split may leave.
    pub fn split(&self) -> Split {
        self.split
    }
}
