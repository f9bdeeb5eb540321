//! How large an ordinal may become.
//!
//! Ordinals are trees, and a short expression can name a huge one: `(w+1)^100000000` has a
//! hundred million terms, `9^9^9^9` more digits than there is paper. Every operation that can
//! deepen a tree, or make it much larger than its arguments, is checked and returns [`TooLarge`].
//!
//! The bound on the depth makes it safe to compare, print and drop ordinals by recursion on a
//! stack of 2 MiB.

use super::Ordinal;
use crate::say;

/// Levels of nesting in an ordinal: `w^w^w` has three.
///
/// Atoms (ε, φ, Γ, ω_α) stay one level below, because a product may wrap them once more, as in
/// ε₀·ω = ω^(ε₀+1).
pub const MAX_DEPTH: u32 = 256;

/// Nodes and words in an ordinal, as counted by [`Ordinal::size`].
pub const MAX_SIZE: u64 = 1 << 18;

/// Nodes and words in an atom such as φ(a, b), because comparing two of them can take as many
/// steps as the product of their sizes.
pub const MAX_ATOM_SIZE: u64 = 1 << 12;

/// Bits of a natural number in an ordinal made by a checked operation: 100 000 decimal digits.
pub use crate::text::lexer::MAX_BITS;

/// An ordinal that exists, but is too large to write down here.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, thiserror::Error)]
pub enum TooLarge {
    /// Nested deeper than [`MAX_DEPTH`].
    #[error("{}", say!("nested more than {} levels deep", MAX_DEPTH))]
    Depth,
    /// Of more nodes and words than [`MAX_SIZE`].
    #[error("{}", say!("of more than {} symbols", MAX_SIZE))]
    Size,
    /// With an atom of more nodes and words than [`MAX_ATOM_SIZE`].
    #[error("{}", say!("with an index or an argument of more than {} symbols", MAX_ATOM_SIZE))]
    Atom,
    /// With a natural number of more than [`MAX_BITS`] bits.
    #[error("{}", say!("with a number of more than 100000 digits"))]
    Digits,
    /// Not necessarily large itself, but the way to it takes too many steps.
    #[error("{}", say!("that takes too many steps to compute"))]
    Work,
}

impl Ordinal {
    /// The ordinal itself, if it is within the limits.
    pub(crate) fn within_limits(self) -> Result<Self, TooLarge> {
        if self.depth() > MAX_DEPTH {
            Err(TooLarge::Depth)
        } else if self.size() > MAX_SIZE {
            Err(TooLarge::Size)
        } else if self.widest() > MAX_BITS {
            Err(TooLarge::Digits)
        } else {
            Ok(self)
        }
    }
}
