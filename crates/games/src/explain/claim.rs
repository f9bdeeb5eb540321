//! The steps of an explanation.

use nimatron_nimber::Ordinal;
use serde::{Deserialize, Deserializer, Serialize};

use super::copying::CancelClaim;
use super::labels::LabelRow;
use super::partizan::{ClassClaim, FollowedRow, SummandRow};
use super::parts::TargetRow;
use super::piles::{AnswerRow, How, Left, Measure, Split, SplitStep};
use super::products::DiagonalClaim;
use super::theory::{ApplicationClaim, PrincipleClaim, StatementClaim};
use crate::core::{Convention, Outcome, Player};

/// How much an explanation tells, from 0 to 3; see the table of the
/// [module](super).
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Level(u8);

impl Level {
    /// Only who wins.
    pub const VERDICT: Level = Level(0);
    /// The sentence that a teacher would say.
    pub const SENTENCE: Level = Level(1);
    /// The table of powers, residues, pairs.
    pub const TABLE: Level = Level(2);
    /// The proof, with its theorem.
    pub const PROOF: Level = Level(3);

    /// The level with this number, if it is between 0 and 3.
    pub fn new(number: u8) -> Option<Level> {
        (number <= 3).then_some(Level(number))
    }
}

/// A claim and the steps because of which it holds.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[cfg_attr(
    feature = "typescript",
    ts(type = "{ claim: string, because?: Step[], [field: string]: unknown }")
)]
pub struct Step {
    /// What is claimed.
    #[serde(flatten)]
    pub claim: Claim,
    /// Why.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub because: Vec<Step>,
}

impl Step {
    /// The claim without further reasons.
    pub fn plain(claim: Claim) -> Step {
        Step { claim, because: Vec::new() }
    }
}

/// One thing that an explanation can say of a position.
///
/// Piles are counted from 1, powers `2^g` are named by the ordinal `g`, and
/// moves are written as the position reads them.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(tag = "claim", rename_all = "snake_case", deny_unknown_fields)]
pub enum Claim {
    /// Who wins.
    Outcome {
        /// The position, as text.
        position: String,
        /// The ending convention, named again because everything depends on it.
        convention: Convention,
        /// The verdict.
        outcome: Outcome,
    },
    /// A question to the player: who do you think is winning?
    #[serde(deserialize_with = "no_fields")]
    Question,
    /// There is no move left, so the convention decides.
    #[serde(deserialize_with = "no_fields")]
    NoMove,
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
    /// Moves that win.
    WinningMoves {
        /// The moves, as text.
        moves: Vec<String>,
        /// Whether these are all.
        complete: bool,
    },
    /// A winning move that exchanges powers of two in one pile (residue).
    Exchange {
        /// The move, as text.
        chosen: String,
        /// The ordinals `g` of the powers `2^g` that are taken away, decreasing.
        away: Vec<Ordinal>,
        /// The ordinals of the powers that are put in, decreasing.
        put: Vec<Ordinal>,
    },
    /// What a winning move leaves.
    Makes {
        /// The move, as text.
        chosen: String,
        /// What it leaves.
        left: Left,
    },
    /// There is no winning move. The reasons may show a move with its reply.
    #[serde(deserialize_with = "no_fields")]
    EveryMoveLoses,
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
        /// The move, as text.
        chosen: String,
        /// The outcome of the position that it leaves.
        leaves: Outcome,
        /// What it leaves.
        left: Left,
        /// A winning reply, as text, where there is one.
        reply: Option<String>,
    },
    /// Every ordinal is a sum of distinct powers of two in one way; how the
    /// height of a pile is found to be one.
    NormalForm {
        /// The pile.
        pile: usize,
        /// From the height on, until nothing remains.
        steps: Vec<SplitStep>,
    },
    /// Products of games: what each stone is worth, and all together.
    Stones {
        /// One row a stone.
        rows: Vec<StoneRow>,
        /// The nim-sum of the products.
        total: Ordinal,
    },
    /// Products of games: what each stone is worth, without the sum.
    StoneValues {
        /// One row a stone.
        rows: Vec<StoneRow>,
    },
    /// Products of games on infinite boards: the powers that tell how infinite
    /// coordinates multiply.
    Relations {
        /// One row for each prime involved.
        powers: Vec<PowerRow>,
    },
    /// Products of games: why a move wins.
    Factors {
        /// The move, as text.
        chosen: String,
        /// By what it changes the value in each game.
        factors: Vec<Ordinal>,
        /// The nim-product of the factors, which is the value of the position.
        product: Ordinal,
    },
    /// Turning Corners: a stone on the diagonal that turns the position into
    /// a win for the previous player.
    Diagonal(DiagonalClaim),
    /// Turning Corners with all stones on an edge: it is Nim.
    Edge {
        /// The heights of the piles, one for each stone.
        piles: Vec<Ordinal>,
    },
    /// Products of games: what a move leaves, and how to answer it.
    Leaves {
        /// The move, as text.
        chosen: String,
        /// The value of the position that it leaves.
        value: Ordinal,
        /// A winning reply, as text, where there is one.
        reply: Option<String>,
    },
    /// Searched games: the position is worth a heap of Nim.
    Behaves {
        /// The height of the heap: the Grundy value.
        value: u64,
        /// For smaller values a move that leaves as much.
        reached: Vec<Reached>,
    },
    /// Searched games: what the moves leave.
    Options {
        /// For each value that some move leaves, such moves.
        rows: Vec<OptionsRow>,
        /// The least value that none leaves.
        mex: u64,
    },
    /// Sums: what the independent parts are worth.
    Components {
        /// One row a part.
        rows: Vec<ComponentRow>,
        /// The nim-sum of their values.
        total: Ordinal,
    },
    /// What a term means that the claims after it use.
    Definition {
        /// The term.
        term: Term,
    },
    /// Independent parts that cancel in pairs, and what is left.
    Cancels(CancelClaim),
    /// The values of the independent parts, without their sum.
    PartValues {
        /// One row a part.
        rows: Vec<ComponentRow>,
    },
    /// The nim-sum of the values of the independent parts.
    NimSum {
        /// The values.
        values: Vec<Ordinal>,
        /// Their nim-sum.
        total: Ordinal,
    },
    /// The parts in which some move makes the nim-sum 0, each with the value that
    /// this move leaves there.
    Targets {
        /// One row a part; none if the nim-sum is 0.
        rows: Vec<TargetRow>,
    },
    /// How many of the moves win.
    Winners {
        /// The number of winning moves.
        wins: usize,
        /// The number of moves.
        moves: usize,
    },
    /// The independent parts in which winning moves are made.
    MovesIn {
        /// The parts, as text, in the order of the position.
        parts: Vec<String>,
    },
    /// The Grundy values of all positions that can be reached from the parts, each
    /// after all its options.
    Labels {
        /// One row a position.
        rows: Vec<LabelRow>,
    },
    /// Searched games: the theorem that decides the position, without what it
    /// says of it.
    Statement(StatementClaim),
    /// Searched games: what this theorem says of the position, without the theorem.
    Application(ApplicationClaim),
    /// Searched games: what a theorem says of the position, with the theorem.
    Principle(PrincipleClaim),
    /// Searched games: a move with its answer.
    Answer {
        /// The move, as text.
        chosen: String,
        /// A winning reply, as text, where there is one.
        reply: Option<String>,
    },
    /// Partizan games: who wins, whoever begins, and the value.
    Class(ClassClaim),
    /// Partizan games: the value of each independent part, the hottest first.
    Summands {
        /// One row a part.
        rows: Vec<SummandRow>,
    },
    /// Partizan games: moves that would win if it were the other player's turn.
    OtherTurn {
        /// The player whose turn it is not.
        player: Player,
        /// The moves, as text.
        moves: Vec<String>,
        /// Whether these are all.
        complete: bool,
    },
    /// Partizan games: what the moves of a player leave.
    Followed {
        /// The player.
        player: Player,
        /// One row a move.
        rows: Vec<FollowedRow>,
        /// Whether these are all moves.
        complete: bool,
    },
    /// The theorem that turns the table into the verdict.
    Theorem {
        /// Which one.
        theorem: Theorem,
    },
}

impl Claim {
    /// Whether it is about a move and what follows, and so about the position that the move leaves.
    pub(super) fn is_about_move(&self) -> bool {
        matches!(
            self,
            Claim::Effect { .. }
                | Claim::Leaves { .. }
                | Claim::Answer { .. }
                | Claim::Makes { .. }
                | Claim::Exchange { .. }
                | Claim::Factors { .. }
        )
    }
}

/// Reads what stands beside the tag of a variant without fields, which must be nothing. By itself
/// serde would pass over it.
pub(super) fn no_fields<'de, D: Deserializer<'de>>(deserializer: D) -> Result<(), D::Error> {
    #[derive(Deserialize)]
    #[serde(deny_unknown_fields)]
    struct NoFields {}
    NoFields::deserialize(deserializer).map(|NoFields {}| ())
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

/// A stone of a product of games with its value.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct StoneRow {
    /// The stone, as text.
    pub stone: String,
    /// The Grundy value of each coordinate.
    pub values: Vec<Ordinal>,
    /// Their nim-product.
    pub product: Ordinal,
}

/// A power of a nimber.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct PowerRow {
    /// `a`.
    pub base: Ordinal,
    /// `n`.
    pub exponent: u32,
    /// `aⁿ`.
    pub value: Ordinal,
}

/// A move that leaves a value.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Reached {
    /// The value that it leaves.
    pub value: u64,
    /// The move, as text.
    pub chosen: String,
}

/// The moves that leave a value.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct OptionsRow {
    /// The value that they leave.
    pub value: u64,
    /// How many there are.
    pub count: usize,
    /// The first of them, as text.
    pub chosen: String,
}

/// An independent part of a position with its value.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct ComponentRow {
    /// The part, as text.
    pub part: String,
    /// Its Grundy value.
    pub value: Ordinal,
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

/// A term that explanations and hints use.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Term {
    /// Who wins, by definition.
    Outcome,
    /// The Grundy value of a position in normal play.
    GrundyValue,
    /// The nim-sum of the values of independent parts.
    NimSum,
    /// The value of a stone in Turning Corners.
    StoneValue,
    /// The value of a coin in a turning game, or in a product of some.
    CoinValue,
    /// The value of a partizan game, its mean and its temperature.
    GameValue,
}

/// The theorems of the family.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Theorem {
    /// Nim in normal play: see [`crate::nim::normal`].
    Bouton,
    /// Nim in misère play: see [`crate::nim::misere`].
    BoutonMisere,
    /// Bounded Nim in normal play: see [`crate::nim::bounded`].
    Residues,
    /// Bounded Nim in misère play: see [`crate::nim::bounded`].
    ResiduesMisere,
    /// Moore's Nim in normal play: see [`crate::nim::moore`].
    Moore,
    /// Moore's Nim in misère play: see [`crate::nim::moore`].
    MooreMisere,
    /// Turning Corners: see [`crate::rulesets::nimbers`].
    TurningCorners,
    /// Products of turning games: see [`crate::rulesets::turning`].
    Tartan,
    /// Every impartial game is a heap of Nim: see [`crate::impartial::Solver`].
    SpragueGrundy,
    /// The definition of the outcome: see [`crate::core::Outcome`].
    Search,
}
