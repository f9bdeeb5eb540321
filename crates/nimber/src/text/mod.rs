//! How numbers are written: notations, places in a text, errors, tokens, and the expression
//! grammar.
//!
//! Text is read in three steps, one file each:
//!
//! 1. [`lexer`] cuts a line into tokens and knows every spelling: ASCII (`w^2*3`), Unicode
//!    (`ω²·3`) and LaTeX (`\omega^{2} \cdot 3`);
//! 2. the [`grammar`] puts tokens together into an [`Expr`] by precedence, and knows nothing of
//!    what the operators mean;
//! 3. an evaluator gives the expression its meaning. The one for ordinals is
//!    [`ordinal::notation`](crate::ordinal::notation).
//!
//! In the other direction a value becomes a [`Formula`], a tree from which the text of each
//! [`Notation`] is written.
//!
//! Every step reports a [`ParseError`] that points at the place in the text. Where a text can be
//! read and may have been meant otherwise, a [`Note`] says so.

pub mod error;
pub mod expression;
pub mod formula;
mod games;
pub mod grammar;
pub mod language;
pub mod lexer;
mod note;
mod shown;
mod suggestion;

pub use error::{ParseError, Span};
pub use expression::{Expr, ExprKind, Link, Operator, PrefixOperator};
pub use formula::Formula;
pub use games::stands_alone;
pub use grammar::{Grammar, parse_expression};
pub use note::{Note, Reading, index_notes};
pub use shown::{BYTE_ORDER_MARK, escaped, excerpt, message};
pub use suggestion::did_you_mean;

/// The three ways in which a value is written.
///
/// Whatever is printed in one of them reads back as the same value; the reader accepts all three,
/// even mixed.
///
/// ```
/// use nimatron_nimber::{Ordinal, text::Notation};
///
/// let a: Ordinal = "w^(w+3)+w^2*5".parse()?;
/// assert_eq!(a.to_text(Notation::Ascii), "w^(w+3)+w^2*5");
/// assert_eq!(a.to_text(Notation::Unicode), "ω^(ω+3)+ω²·5");
/// assert_eq!(a.to_text(Notation::Latex), r"\omega^{\omega+3}+\omega^{2} \cdot 5");
/// # Ok::<(), nimatron_nimber::text::ParseError>(())
/// ```
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub enum Notation {
    /// Letters of the keyboard: `w^2*3+e0`.
    #[default]
    Ascii,
    /// Greek letters, superscripts and subscripts: `ω²·3+ε₀`.
    Unicode,
    /// For a formula in a paper: `\omega^{2} \cdot 3+\varepsilon_{0}`.
    Latex,
}
