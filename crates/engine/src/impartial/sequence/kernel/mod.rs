//! Grundy values of games with heaps, fast.
//!
//! A heap of n is replaced by nothing, by one heap or by two, and its value is
//! the least number that none of these options has:
//!
//! G(n) = mex { G(a) ⊕ G(b) : a move leads from n to a and b }.
//!
//! By the definition this costs n/2 steps a value. Two ways are faster, and
//! exact as well:
//!
//! - The *quadratic* way looks at all options, but at many in a step, and only
//!   until those are found that matter.
//! - The way of *sparse spaces* uses what Richard Guy observed of nearly all games that are
//!   not known to be periodic: there is a subgroup of the numbers under ⊕ such
//!   that the values inside it become *rare*. Then options outside it come
//!   from few heaps only, and the options inside it need not be computed but
//!   found: one witness for each value suffices (Berlekamp, Conway and Guy,
//!   *Winning Ways*, chapter 4, "Sparse spaces and common cosets").
//!
//! [`fastest`] starts with the first and goes over to the second as soon as
//! there is a subgroup. None of them ever guesses: where a value cannot be
//! decided with what is in memory, the answer is a [`Halt`].
//!
//! ```
//! use nimatron::foundation::Budget;
//! use nimatron::impartial::sequence::kernel::{Keep, Values, fastest};
//! use nimatron::impartial::sequence::{Digits, Split};
//!
//! let kayles = Digits::new(vec![0, 7, 7], Split::Any);
//! let mut values = fastest(&kayles, Keep::All)?;
//! values.extend(100, &mut Budget::unlimited(), &mut |_| ())?;
//! assert_eq!(values.values(0..12), Some(&[0, 1, 2, 3, 1, 4, 3, 2, 1, 4, 2, 6][..]));
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```

mod adaptive;
mod aligned;
mod block;
mod bytes;
mod history;
mod narrow;
mod pipeline;
mod quadratic;
mod reach;
mod space;
mod sparse;
mod tracks;
mod transpose;
mod witness;

#[cfg(test)]
mod tests;

use std::ops::Range;

use nimatron_nimber::say;
use thiserror::Error;

pub(super) use self::adaptive::Place;
pub use self::adaptive::{Fastest, fastest, from_values, restore};
pub use self::bytes::RestoreError;
pub(super) use self::bytes::{Reader, Writer};
pub use self::history::Keep;
pub use self::space::Space;
use super::Digits;
use crate::foundation::{Budget, Exhausted};

/// Number of heaps in a block, which are computed together.
pub const BLOCK: usize = 512;

/// Grundy values of a game, computed on demand, heap by heap.
pub trait Values: Send {
    /// How many are known: those of the heaps 0 … len − 1.
    fn len(&self) -> u64;

    /// Whether none is known.
    fn is_empty(&self) -> bool {
        self.len() == 0
    }

    /// Computes until at least the heaps below `to` are known; blocks are
    /// always finished. Every new value is handed to `sink` once, in order.
    /// Each heap counts as one node of the budget.
    ///
    /// # Errors
    /// Why the computation stopped before; what was done is kept.
    fn extend(
        &mut self,
        to: u64,
        budget: &mut Budget,
        sink: &mut dyn FnMut(&[u16]),
    ) -> Result<(), Halt>;

    /// The values of these heaps, if they are known and [kept](Keep).
    fn values(&self, heaps: Range<u64>) -> Option<&[u16]>;

    /// What [`restore`] needs to go on from here, as bytes: the values that are
    /// kept, and what was learnt of the game.
    fn checkpoint(&self) -> Vec<u8>;

    /// The sparse space in use, and the heaps whose values are in it.
    fn sparse_space(&self) -> Option<SparseSpace<'_>>;
}

/// A sparse space and the heaps with values in it.
#[derive(Clone, Copy, Debug)]
pub struct SparseSpace<'a> {
    /// The space.
    pub space: Space,
    /// The rare heaps from 1 on with their values, in ascending order.
    pub rare: &'a [(u64, u16)],
}

/// Why values could not be computed.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
pub enum Halt {
    /// The budget is spent.
    #[error(transparent)]
    Exhausted(#[from] Exhausted),
    /// A value is 65536 or more.
    #[error("{}", say!("the value of the heap {} does not fit in 16 bits", heap))]
    TooWide {
        /// The heap.
        heap: u64,
    },
    /// The value depends on values that are no longer kept.
    #[error("{}", say!(
        "the heap {} needs values that are no longer in memory: keep them all",
        heap,
    ))]
    LetGo {
        /// The heap.
        heap: u64,
    },
    /// There is no memory for more values.
    #[error("{}", say!("there is no memory for {} values", values))]
    Memory {
        /// How many would have to be kept.
        values: u64,
    },
    /// A move may put counters on.
    #[error("{}", say!("a move may put counters on, so that heaps would grow without bound"))]
    Raises,
    /// There is no position with this number: that after the last one.
    #[error("{}", say!("{} is no position", .0))]
    NoPosition(String),
    /// A digit allows moves to three heaps or more.
    #[error("{}", say!("the digit {} leaves more than two heaps", digit))]
    Heaps {
        /// The digit.
        digit: u16,
    },
}

/// The moves of a game, sorted by kind.
#[derive(Clone, Debug)]
struct Moves {
    /// All k such that a heap of k may be taken.
    whole: Vec<usize>,
    /// All k such that k may be taken from a larger heap.
    part: Vec<usize>,
    /// All k such that k may be taken and the rest be split in two.
    split: Vec<usize>,
    /// Whether the two parts must differ.
    unequal: bool,
}

impl Moves {
    fn new(digits: &Digits) -> Result<Moves, Halt> {
        let all = 0..=digits.last();
        if let Some(digit) = all.clone().map(|k| digits.get(k)).find(|digit| *digit > 7) {
            return Err(Halt::Heaps { digit });
        }
        let with = |bit: u16, from: usize| {
            all.clone().filter(|k| *k >= from && digits.get(*k) & bit != 0).collect::<Vec<_>>()
        };
        Ok(Moves {
            whole: with(1, 1),
            part: with(2, 1),
            split: with(4, 0),
            unequal: digits.split() == super::Split::Unequal,
        })
    }

    /// How many pairs of heaps n is split into after k were taken: the smaller
    /// parts are 1 … pairs.
    fn pairs(&self, n: u64, k: usize) -> u64 {
        let rest = n.saturating_sub(k as u64);
        if self.unequal { rest.saturating_sub(1) / 2 } else { rest / 2 }
    }
}
