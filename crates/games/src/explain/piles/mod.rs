//! Explanations of the Nim family.
//!
//! What can be said of piles is written here, in the terms of the game: powers of two, equal piles,
//! what a move leaves, how a move is answered, how an ordinal splits into powers of two.
//!
//! | file | concept |
//! | --- | --- |
//! | `build` | what holds of a solved position |
//! | `reading` | equal piles, as a person sees them |
//! | `answers` | how the moves from a P-position are answered |
//! | `hints` | the ladder |
//! | `check`, `check_piles` | confirming claims by the heights and the rules |

mod answers;
mod build;
mod check;
mod check_piles;
mod hints;
mod reading;

use nimatron_nimber::Ordinal;
use serde::{Deserialize, Serialize};

use super::claim::{Claim, no_fields};
use super::families::Family;
use super::written::Written;
use crate::foundation::Outcome;
use crate::rulesets::Move;

pub(crate) use build::balance as balance_of_piles;

/// One thing that can be said of a position of the Nim family.
///
/// Piles are counted from 1, and powers `2^g` are named by the ordinal `g`.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(tag = "claim", rename_all = "snake_case", deny_unknown_fields)]
pub enum PileClaim {
    /// Bounded Nim: each pile counts as its residue.
    Residues {
        /// `k+1`, where at most `k` blocks may be removed.
        modulus: Ordinal,
        /// One row a pile.
        rows: Vec<ResidueRow>,
    },
    /// Misère play: how near the switch is.
    Switch {
        /// How many piles (residues) are large, that is, at least 2.
        large: usize,
        /// At the switch: which they are.
        #[serde(default, skip_serializing_if = "Vec::is_empty")]
        piles: Vec<usize>,
        /// What that means for the strategy.
        phase: Phase,
    },
    /// Misère play at the switch and after it: the piles (residues) that are 1.
    Ones {
        /// How many there are.
        number: usize,
    },
    /// A turn lowers one pile: which piles are equal. In normal play they cancel,
    /// so that the position is won as the other piles alone. In misère play
    /// there are either pairs or others, not both.
    Equal {
        /// In what they are equal.
        by: Measure,
        /// The pairs, by their first piles.
        pairs: Vec<[usize; 2]>,
        /// The other piles that can be lowered (by count: that do not count as
        /// 0), all different.
        rest: Vec<usize>,
    },
    /// Moore's Nim in normal play: at most one pile more than a turn can lower.
    Few {
        /// The piles that are not empty.
        piles: Vec<usize>,
        /// Whether all of them are equal.
        equal: bool,
    },
    /// Some piles (residues) as sums of distinct powers of two.
    Splits {
        /// One row a pile.
        rows: Vec<Split>,
    },
    /// Which powers of two stand in the way of balance.
    Balance {
        /// 2, or `k+1` in Moore's Nim: a power is even if its number is
        /// divisible by this.
        modulus: usize,
        /// The powers that are not even, highest first; none if balanced.
        uneven: Vec<Uneven>,
    },
    /// Each pile (residue) as a sum of distinct powers of two.
    Powers {
        /// For each pile the ordinals `g` of its powers `2^g`, decreasing.
        rows: Vec<Vec<Ordinal>>,
    },
    /// Equal powers in different piles cancel in pairs; the rest is lonely.
    Pairs {
        /// The pairs.
        pairs: Vec<Pair>,
        /// What found no partner.
        lonely: Vec<Single>,
    },
    /// The highest of the powers that are not balanced. In Nim a winning move
    /// starts from each pile that has it, one from each, and from no other.
    LonePower {
        /// The ordinal `g` of the power `2^g`.
        exponent: Ordinal,
        /// The piles (residues) that have it, an odd number.
        piles: Vec<usize>,
    },
    /// Nim: how many winning moves there are, an odd number while the balance
    /// decides.
    OddMoves {
        /// How many.
        number: usize,
    },
    /// From these piles a winning move starts.
    Candidates {
        /// The piles, in increasing order.
        piles: Vec<usize>,
    },
    /// A winning move that exchanges powers of two in one pile (residue).
    Exchange {
        /// The move.
        chosen: Written<Move>,
        /// The ordinals `g` of the powers `2^g` that are taken away, decreasing.
        away: Vec<Ordinal>,
        /// The ordinals of the powers that are put in, decreasing.
        put: Vec<Ordinal>,
    },
    /// What a winning move leaves.
    Makes {
        /// The move.
        chosen: Written<Move>,
        /// What it leaves.
        left: Left,
    },
    /// How every move is answered.
    Answers {
        /// In which way.
        how: How,
        /// Moves with their answers.
        rows: Vec<AnswerRow>,
        /// Whether these are all moves.
        complete: bool,
    },
    /// What a move does, and how to answer it.
    Effect {
        /// The move.
        chosen: Written<Move>,
        /// The outcome of the position that it leaves.
        leaves: Outcome,
        /// What it leaves.
        left: Left,
        /// A winning reply; `None` if there is none.
        reply: Option<Written<Move>>,
    },
    /// Every ordinal is a sum of distinct powers of two in one way; how the
    /// height of a pile is found to be one.
    NormalForm {
        /// The pile.
        pile: usize,
        /// From the height on, until nothing remains.
        steps: Vec<SplitStep>,
    },
}

impl Family for PileClaim {
    fn of(claim: &Claim) -> Option<&PileClaim> {
        match claim {
            Claim::Piles(claim) => Some(claim),
            _ => None,
        }
    }

    fn is_about_move(&self) -> bool {
        use PileClaim::{Effect, Exchange, Makes};
        matches!(self, Effect { .. } | Makes { .. } | Exchange { .. })
    }
}

/// A pile of bounded Nim with its residue.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct ResidueRow {
    /// The height `l + n`.
    pub height: Ordinal,
    /// `l`, zero or a limit: the part that no move can touch.
    pub limit: Ordinal,
    /// `n`, finite.
    pub finite: Ordinal,
    /// `n mod (k+1)`.
    pub residue: Ordinal,
}

/// How near the switch of misère play is.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Phase {
    /// More large piles than one turn can lower: play as in normal play.
    AsNormal,
    /// One turn can make all piles small: now the parity is chosen.
    Switch,
    /// No pile is large: the number of ones decides.
    OnlyOnes,
}

/// A power of two whose number is not divisible by the modulus.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Uneven {
    /// The ordinal `g` of the power `2^g`.
    pub exponent: Ordinal,
    /// Its number modulo the modulus.
    pub remainder: usize,
}

/// The same power of two in two piles.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Pair {
    /// The ordinal `g` of the power `2^g`.
    pub exponent: Ordinal,
    /// The two piles.
    pub piles: [usize; 2],
}

/// A power of two in one pile.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Single {
    /// The ordinal `g` of the power `2^g`.
    pub exponent: Ordinal,
    /// The pile.
    pub pile: usize,
}

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
    /// The move.
    pub chosen: Written<Move>,
    /// The powers that are uneven after it, where balance is kept and they are
    /// to be told.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub uneven: Vec<Uneven>,
    /// A winning reply; `None` after the last move.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub reply: Option<Written<Move>>,
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
