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

mod answers;
mod any;
mod build;
mod check;
mod check_piles;
mod claim;
mod copying;
mod frame;
mod hint;
mod labels;
mod ladder;
mod multiply;
mod partizan;
mod parts;
mod piles;
mod products;
mod reading;
mod search;
mod sums;
mod theory;

pub(crate) use build::balance as balance_of_piles;

pub use any::{Refused, check, check_completeness, confirm, explain, explain_move, hint, ladder};
pub use claim::{
    Claim, ComponentRow, Level, OptionsRow, Pair, Phase, PowerRow, Reached, ResidueRow, Single,
    Step, StoneRow, Term, Theorem, Uneven,
};
pub use copying::{CancelClaim, CancelPair, Sameness};
pub use labels::LabelRow;
pub use ladder::{RUNGS, Rung, Topic};
pub use partizan::{ClassClaim, FollowedRow, SummandRow};
pub use parts::TargetRow;
pub use piles::{AnswerRow, How, Left, Measure, Split, SplitStep};
pub use products::DiagonalClaim;
pub use theory::{ApplicationClaim, PartRow, PrincipleClaim, StatementClaim};
