//! Explanations and certificates as words, tables and drawings.
//!
//! Rendering has two halves. Telling turns typed steps into a [`Document`]:
//! sentences, lists and tables, whose formulas are trees that are made from the
//! values themselves. Laying out turns the document into [`text`], plain or with the emphasis of a terminal,
//! into [`latex`] or into [`html`]. Neither computes anything: who wins, by which moves and
//! because of which powers is read off the explanation.
//!
//! | file | concept |
//! | --- | --- |
//! | [`document`] | sentences with marked phrases, lists, tables |
//! | [`text`] | a document as lines of a given width |
//! | [`latex`] | a document as LaTeX |
//! | [`html`], [`mathml`] | a document as HTML, its formulas as MathML |
//! | [`scene`] | positions, moves and what it means to touch them, as data for a page |
//! | [`svg`], [`qr`] | static pictures, codes that a camera reads |
//! | [`answer`](answer()), [`explanation`], [`steps`] | what is told of an analysis, an explanation, a hint |
//! | [`drawing`](drawing()) | boards, drawn with characters |
//! | [`period`](period()) | what is known of the period of a sequence |
//! | [`strategy`] | certificates as tables and graphs |
//! | [`review`](review()) | a game looked back at |
//! | `claims` | claims that any position may have, in sentences and tables |
//! | `nim` | claims about piles: equal ones, powers of two, moves and answers, with their tables |
//! | [`title`] | the titles of the rungs of the ladder of hints |
//! | [`coach`] | what is said of moves and of what nobody can judge |
//! | `parts` | claims about independent parts: values, the nim-sum, what cancels |
//! | `products` | claims about stones with their nim-products |
//! | `searched` | claims about positions that are searched: what moves leave, theorems |
//! | `partizan` | claims about partizan positions: values, what the moves of both players leave |
//! | `players` | positions of n players |
//! | `board` | boards |
//! | `figure` | discs, squares and lines, of which positions are drawn |
//! | `theorems` | the theorems with their proofs |
//! | `words` | numbers, powers and moves in a sentence |
//! | `spoken` | formulas in words for the ear |

mod board;
mod claims;
pub mod coach;
pub mod document;
mod drawing;
mod hints;
pub mod html;
mod known;
pub mod latex;
mod length;
mod loopy;
pub mod mathml;
mod misere;
mod nim;
mod partizan;
mod parts;
mod period;
pub mod players;
mod products;
pub mod qr;
mod review;
pub mod scene;
mod score;
mod searched;
mod spoken;
pub mod strategy;
pub mod svg;
pub mod table;
mod tell;
pub mod text;
mod theorems;
pub(crate) mod words;

pub use document::Document;
pub use drawing::drawing;
pub use hints::title;
pub use known::known;
pub use period::period;
pub use review::review;
pub use tell::{Answer, answer, explanation, steps};
pub use text::Style;
