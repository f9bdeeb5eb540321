//! What can be said of piles: equal ones, what a move leaves, how a move is
//! answered, and how an ordinal splits into powers of two.
//!
//! These are the parts of the claims about the Nim family. What they mean is
//! written here, in the terms of the game; [`build`](super::build) finds what
//! holds, and [`check`](super::check) confirms it from the rules.

use nimatron_nimber::Ordinal;
use serde::{Deserialize, Serialize};

use super::claim::{Uneven, no_fields};

/// By what piles are compared.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Measure {
    /// The height. Equal piles have the same moves, so a move in one of them can
    /// be copied in the other.
    Height,
    /// Bounded Nim: what division by `k+1` leaves. Of two piles that count the
    /// same, a move in one can be answered so that they count the same again, but
    /// not always by a copy.
    Count,
}

/// What a move leaves, in the simplest terms that tell how to go on.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(tag = "is", rename_all = "snake_case", deny_unknown_fields)]
pub enum Left {
    /// No move is left.
    #[serde(deserialize_with = "no_fields")]
    Over,
    /// A turn lowers one pile, and the piles that can be lowered (by count: that
    /// do not count as 0) come in equal pairs. In misère play more piles are
    /// large than a turn can lower.
    Pairs {
        /// In what they are equal.
        by: Measure,
        /// The pairs.
        pairs: Vec<[usize; 2]>,
    },
    /// Moore's Nim in normal play: one pile more than a turn can lower, all equal.
    Level {
        /// The piles.
        piles: Vec<usize>,
    },
    /// Every power of two is balanced. In misère play more piles are large than
    /// a turn can lower.
    #[serde(deserialize_with = "no_fields")]
    Balanced,
    /// These powers of two are not balanced. In misère play more piles are large
    /// than a turn can lower.
    Uneven {
        /// The powers, highest first.
        powers: Vec<Uneven>,
    },
    /// Misère play: a turn can lower all large piles.
    Switch {
        /// The large piles.
        piles: Vec<usize>,
    },
    /// Misère play: no pile is large.
    Ones {
        /// How many piles (residues) are 1.
        number: usize,
    },
}

/// How every move from a P-position can be answered.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum How {
    /// By the same move in an equal pile. In misère play until a turn can lower
    /// all large piles; then as for [`Ones`](How::Ones).
    Copy,
    /// So that the pair counts the same again, or the pile as 0 again. In misère
    /// play until a turn can lower all large piles, as for copying.
    Count,
    /// Moore's Nim: by lowering the other piles to the lowest.
    Level,
    /// By restoring the balance. In misère play until a turn can lower all large
    /// piles, as for copying.
    Balance,
    /// Misère play: by leaving a number of ones from which the player to move
    /// loses, unless that player has made the last move.
    Ones,
}

/// A move with its answer.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct AnswerRow {
    /// The move, as text.
    pub chosen: String,
    /// The powers that are uneven after it, where balance is kept and they are
    /// to be told.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub uneven: Vec<Uneven>,
    /// A winning reply, as text; none after the last move.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub reply: Option<String>,
}

/// A pile (residue) as a sum of distinct powers of two.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Split {
    /// The pile.
    pub pile: usize,
    /// The ordinals `g` of its powers `2^g`, decreasing.
    pub powers: Vec<Ordinal>,
}

/// A step of the induction that splits an ordinal: the highest power of two in
/// it, and what remains.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct SplitStep {
    /// The largest ordinal `g` such that `2^g` is not above the ordinal.
    pub exponent: Ordinal,
    /// The ordinal `r < 2^g` such that `2^g + r` is the ordinal.
    pub rest: Ordinal,
}
