//! How much work is expected to settle a couple.

/// Proof number of what is disproved.
pub const INFINITE: u32 = (1 << 28) - 1;

/// The proof numbers of a couple, and who works on it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Weight {
    /// Least number of positions that have to be settled to prove that the next player wins; 0 if
    /// that is proved.
    pub proof: u32,
    /// The same for a loss.
    pub disproof: u32,
    /// Number of threads that work on it.
    pub workers: u8,
}

impl Weight {
    /// A couple that the next player wins.
    pub const WIN: Weight = Weight { proof: 0, disproof: INFINITE, workers: 0 };
    /// A couple that the next player loses.
    pub const LOSS: Weight = Weight { proof: INFINITE, disproof: 0, workers: 0 };

    /// As a word that is not 0.
    pub fn code(self) -> u64 {
        u64::from(self.proof) << 36 | u64::from(self.disproof) << 8 | u64::from(self.workers)
    }

    /// The weight that a word stands for; `None` for 0.
    pub fn from_code(code: u64) -> Option<Weight> {
        let part = |shift: u32| (code >> shift) as u32 & INFINITE;
        (code != 0).then_some(Weight { proof: part(36), disproof: part(8), workers: code as u8 })
    }

    /// The lesser of both numbers: what it takes to know who wins.
    pub fn least(self) -> u32 {
        self.proof.min(self.disproof)
    }
}

/// The sum of proof numbers.
pub fn sum(a: u32, b: u32) -> u32 {
    (a + b).min(INFINITE)
}
