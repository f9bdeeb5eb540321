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

    /// Whether it is known who wins.
    pub fn is_settled(self) -> bool {
        self.proof == 0 || self.disproof == 0
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

/// A bound above a number, so that work does not turn to another option at once.
pub fn a_little_more(number: u32) -> u32 {
    sum(number, 1 + number / 4)
}

/// Which option is searched next: the one with the least disproof number, as it seems to a thread
/// that leaves to others what they work on.
#[derive(Debug)]
pub struct Choice<O> {
    /// The option.
    pub option: O,
    /// Its weight.
    pub chosen: Weight,
    /// The least disproof number of the other options.
    pub next: u32,
    /// The sum of the proof numbers of all.
    pub disproof: u32,
    least: u32,
}

impl<O> Choice<O> {
    /// Of no options yet; if there are none it stays at this one.
    pub fn new(none: O) -> Choice<O> {
        Choice { option: none, chosen: Weight::WIN, next: INFINITE, disproof: 0, least: u32::MAX }
    }

    /// Takes an option into account.
    pub fn consider(&mut self, weight: Weight, option: O) {
        self.disproof = sum(self.disproof, weight.proof);
        // A little is enough for threads to part, and more leads them to options that are not needed.
        let avoided = weight.disproof.saturating_mul(weight.workers.into()) / 8;
        let seen = sum(weight.disproof, avoided.min(INFINITE));
        if seen < self.least {
            self.next = self.least.min(INFINITE);
            (self.least, self.chosen, self.option) = (seen, weight, option);
        } else {
            self.next = self.next.min(seen);
        }
    }
}
