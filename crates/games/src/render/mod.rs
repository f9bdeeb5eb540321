//! Explanations and certificates as words, tables and drawings.
//!
//! Rendering has two halves. Telling turns typed steps into a [`Document`]:
//! sentences, lists and tables in the notation that was asked for. Laying out
//! turns the document into [`text`], plain or with the emphasis of a terminal,
//! or into [`latex`]. Neither computes anything: who wins, by which moves and
//! because of which powers is read off the explanation.
//!
//! | file | concept |
//! | --- | --- |
//! | [`document`] | sentences with marked phrases, lists, tables |
//! | [`text`] | a document as lines of a given width |
//! | [`latex`] | a document as LaTeX |
//! | [`answer`](answer()), [`explanation`], [`steps`] | what is told of an analysis, an explanation, a hint |
//! | [`drawing`](drawing()) | boards, drawn with characters |
//! | [`strategy`] | certificates as tables and graphs |
//! | `claims` | one sentence or table for each kind of claim |
//! | `powers`, `residues` | the tables of powers of two, of Cantor normal forms, of residues |
//! | `products`, `board` | stones with their nim-products, boards |
//! | `theorems` | the theorems with their proofs |
//! | `words` | numbers, powers and moves in a sentence |

mod board;
mod claims;
pub mod document;
mod drawing;
pub mod latex;
mod powers;
mod products;
mod residues;
pub mod strategy;
mod tell;
pub mod text;
mod theorems;
mod words;

pub use document::Document;
pub use drawing::drawing;
pub use tell::{Answer, answer, explanation, steps};
pub use text::Style;
