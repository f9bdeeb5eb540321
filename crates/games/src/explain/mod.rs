//! Why: explanations as data.
//!
//! An explanation is a tree of typed [`Step`]s. Each carries a [`Claim`] about
//! the position and the steps because of which it holds. It contains no prose:
//! renderers turn it into words, tables, formulas. [`check()`] derives every
//! step again from the rules of the game and refuses what it cannot confirm,
//! so that an explanation is also a certificate.
//!
//! # Levels
//! | level | adds |
//! | --- | --- |
//! | 0 | the verdict |
//! | 1 | what a teacher would say: equal piles or uneven powers, the winning moves |
//! | 2 | the table: piles as powers of two, residues, pairs; an answer to every move |
//! | 3 | the theorem with its proof |
//!
//! # Files
//! A claim is one that any position may have, or belongs to a family, which has the type of its
//! claims, their building and their checking in a file of its own.
//!
//! | file | concept |
//! | --- | --- |
//! | `claim`, `written` | steps, the claims that all families share, and the values in them |
//! | `families` | the register of the families, and how claims are read |
//! | `building`, `check` | what is the same in all families of building, and of checking |
//! | `piles`, `products`, `search`, `sums`, `partizan`, `loopy`, `score` | the families |
//! | `parts`, `copying` | independent parts, which several families have |
//! | `labels`, `theory`, `misere` | tables of Grundy values, theorems, and theories of misère play, of positions that are searched |
//! | `ladder` | hints |
//! | `known` | moves that are decided, of positions that are not solved |
//! | `players` | positions of n players: claims of their own, and the checker of these |
//! | `multiply` | nim-products as the checker finds them |

mod building;
mod by_family;
mod check;
mod claim;
mod copying;
mod families;
mod known;
mod labels;
mod ladder;
mod length;
mod loopy;
mod misere;
mod multiply;
mod partizan;
mod parts;
mod piles;
mod players;
mod products;
mod score;
mod search;
#[cfg(test)]
pub(crate) mod slipped;
mod sums;
mod theory;
mod written;

pub(crate) use piles::balance_of_piles;

pub use by_family::{check, check_completeness, confirm, explain, explain_move, hint, ladder};
pub use check::Refused;
pub use claim::{Claim, Level, Reached, Step, Term, Theorem, kinds};
pub use copying::{CancelClaim, CancelPair, Sameness};
pub use families::Kind;
pub use known::Known;
pub use labels::LabelRow;
pub use ladder::{RUNGS, Rung, Topic};
pub use length::{Branch, LengthClaim, StrategyClaim};
pub use loopy::{Ending, FateRow, LoopyClaim};
pub use misere::{
    ElementRow, ElementsClaim, GenusRow, HeapProductClaim, MisereClaim, MisereNimClaim,
    UntamedClaim,
};
pub use partizan::{ClassClaim, FollowedRow, PartizanClaim, SummandRow};
pub use parts::{ComponentRow, SumClaim, TargetRow};
pub use piles::{
    AnswerRow, How, Left, Measure, Pair, Phase, PileClaim, ResidueRow, Single, Split, SplitStep,
    Uneven,
};
pub use players::{
    CoalitionRow, OpenRow, OptionRow, TableClaim, check_table, check_table_completeness,
    explain_table,
};
pub use products::{DiagonalClaim, PowerRow, ProductClaim, StoneRow};
pub use score::{ScoreClaim, ScoreRow};
pub use search::{OptionsRow, SearchClaim};
pub use theory::{ApplicationClaim, PartRow, PrincipleClaim, StatementClaim};
pub use written::Written;
