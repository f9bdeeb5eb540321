//! The steps of an explanation, and the claims that all families share.
//!
//! A claim is one that makes sense of any position, or one of a *family*: what can be said of piles,
//! of products, of a position that is searched, of independent parts, of a partizan game. A family
//! has its claims, their building and their checking in files of its own.

use nimatron_nimber::Ordinal;
use serde::{Deserialize, Deserializer, Serialize, Serializer};

use super::families;
use super::loopy::LoopyClaim;
use super::misere::MisereClaim;
use super::partizan::PartizanClaim;
use super::parts::SumClaim;
use super::piles::PileClaim;
use super::products::ProductClaim;
use super::score::ScoreClaim;
use super::search::SearchClaim;
use super::written::Written;
use crate::foundation::{Convention, Outcome};
use crate::rulesets::{Move, Position};

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
    pub fn plain(claim: impl Into<Claim>) -> Step {
        Step { claim: claim.into(), because: Vec::new() }
    }
}

impl<C: Into<Claim>> From<C> for Step {
    fn from(claim: C) -> Step {
        Step::plain(claim)
    }
}

/// One thing that an explanation can say of a position.
///
/// Piles are counted from 1, and powers `2^g` are named by the ordinal `g`.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(remote = "Self", tag = "claim", rename_all = "snake_case", deny_unknown_fields)]
pub enum Claim {
    /// Who wins.
    Outcome {
        /// The position.
        position: Written<Position>,
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
    /// What a term means that the claims after it use.
    Definition {
        /// The term.
        term: Term,
    },
    /// The position is worth a heap of Nim.
    Behaves {
        /// The height of the heap: the Grundy value.
        value: u64,
        /// For smaller values a move that leaves as much.
        reached: Vec<Reached>,
    },
    /// Moves that win.
    WinningMoves {
        /// The moves.
        moves: Vec<Written<Move>>,
        /// Whether these are all.
        complete: bool,
    },
    /// How many of the moves win.
    Winners {
        /// The number of winning moves.
        wins: usize,
        /// The number of moves.
        moves: usize,
    },
    /// There is no winning move. The reasons may show a move with its reply.
    #[serde(deserialize_with = "no_fields")]
    EveryMoveLoses,
    /// A move with its answer.
    Answer {
        /// The move.
        chosen: Written<Move>,
        /// A winning reply; `None` if there is none.
        reply: Option<Written<Move>>,
    },
    /// What a move leaves, and how to answer it.
    Leaves {
        /// The move.
        chosen: Written<Move>,
        /// The value of the position that it leaves.
        value: Ordinal,
        /// A winning reply; `None` if there is none.
        reply: Option<Written<Move>>,
    },
    /// The theorem that turns the table into the verdict.
    Theorem {
        /// Which one.
        theorem: Theorem,
    },
    /// What is said of piles.
    #[serde(skip)]
    Piles(PileClaim),
    /// What is said of products of games.
    #[serde(skip)]
    Product(ProductClaim),
    /// What is said of positions that are searched.
    #[serde(skip)]
    Search(SearchClaim),
    /// What is said of independent parts.
    #[serde(skip)]
    Sum(SumClaim),
    /// What theory says in misère play.
    #[serde(skip)]
    Misere(MisereClaim),
    /// What is said of partizan positions.
    #[serde(skip)]
    Partizan(PartizanClaim),
    /// What is said where positions can come again.
    #[serde(skip)]
    Loopy(LoopyClaim),
    /// What is said where a score decides.
    #[serde(skip)]
    Score(ScoreClaim),
}

impl Claim {
    /// The reply that a claim about a move names, as text.
    pub fn reply(&self) -> Option<String> {
        match self {
            Claim::Answer { reply, .. } | Claim::Leaves { reply, .. } => {
                reply.as_ref().map(ToString::to_string)
            }
            Claim::Piles(PileClaim::Effect { reply, .. }) => {
                reply.as_ref().map(ToString::to_string)
            }
            Claim::Loopy(LoopyClaim::LeadsTo { reply, .. }) => {
                reply.as_ref().map(ToString::to_string)
            }
            Claim::Score(ScoreClaim::ScoredMove { reply, .. }) => {
                reply.as_ref().map(ToString::to_string)
            }
            _ => None,
        }
    }
}

families::register! {
    Piles "piles": PileClaim,
    Product "product": ProductClaim,
    Search "search": SearchClaim,
    Sum "sum": SumClaim,
    Misere "misere": MisereClaim,
    Partizan "partizan": PartizanClaim,
    Loopy "loopy": LoopyClaim,
    Score "score": ScoreClaim,
}

/// A claim that all families share, read as such.
struct Shared(Claim);

impl<'de> Deserialize<'de> for Shared {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Shared, D::Error> {
        Claim::deserialize(deserializer).map(Shared)
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

/// A move that leaves a value.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Reached {
    /// The value that it leaves.
    pub value: u64,
    /// The move.
    pub chosen: Written<Move>,
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
    /// The genus of a game in misère play, and when it is tame.
    Genus,
    /// The misère quotient of a game, and the elements of its heaps.
    MisereQuotient,
    /// Wins, losses and draws where positions can come again.
    Draw,
    /// The net score of a position in which a score decides.
    NetScore,
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
    /// Sums of tame games in misère play: see [`crate::misere::Tame`].
    TameMisere,
    /// The misère quotient of a game: see [`crate::misere::quotient`].
    MisereQuotient,
    /// The definition of the outcome: see [`crate::foundation::Outcome`].
    Search,
    /// The same where positions can come again: see [`crate::rulesets::loopy`].
    Retrograde,
    /// Net scores from those of what moves leave: see [`crate::rulesets::dots_and_boxes`].
    NetScores,
}
