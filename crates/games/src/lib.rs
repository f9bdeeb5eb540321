//! Combinatorial games: solved, explained, proved and played.
//!
//! Every answer is a value, an explanation and a certificate: what it is, why
//! it is so as a tree of typed steps, and data from which an independent
//! checker confirms it.
//!
//! # Who wins, and how
//! ```
//! use nimatron::foundation::{Budget, Outcome};
//! use nimatron::rulesets::Position;
//!
//! let position: Position = "nim: 1, w+3, w^w+5, w^(w+3)+w^w*3+w*5+7, e0, w1".parse()?;
//! let analysis = position.analyze(&mut Budget::unlimited())?;
//! assert_eq!(analysis.outcome(), Outcome::N);
//! let winning: Vec<String> = analysis.winning_moves().map(|m| m.to_string()).collect();
//! assert_eq!(winning, ["6: w1 -> e0+w^(w+3)+w^w*2+w*4"]);
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```
//!
//! # Why
//! ```
//! use nimatron::foundation::Budget;
//! use nimatron::explain::{Level, check, explain};
//! use nimatron::rulesets::Position;
//!
//! let position: Position = "misere nim: 4, 2, 1".parse()?;
//! let why = explain(&position.analyze(&mut Budget::unlimited())?, Level::PROOF);
//! assert_eq!(check(&position, &why, &mut Budget::unlimited()), Ok(Ok(())));
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```
//!
//! # Proof
//! ```
//! use nimatron::certificate::{prove, verify};
//! use nimatron::foundation::Budget;
//!
//! let position = "nim: 1, 2, 3".parse()?;
//! let certificate = prove(&position, 10_000, &mut Budget::unlimited())?;
//! let verified = verify(&certificate.to_json(), &mut Budget::unlimited())?;
//! assert_eq!(verified.settled, Some(24));
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```
//!
//! # A game of your own
//! A type that lists its options is a game. What follows is a game in which a
//! token is moved down or left on a board, any number of squares, or one square
//! in the diagonal.
//! ```
//! use nimatron::foundation::{Budget, Convention, Options, Outcome};
//! use nimatron::impartial::{Game, NimberSearch, Solver};
//!
//! #[derive(Clone, PartialEq, Eq, Hash)]
//! struct Token {
//!     column: u32,
//!     row: u32,
//! }
//!
//! impl Game for Token {
//!     fn options(&self) -> Options<'_, Token> {
//!         let Token { column, row } = *self;
//!         let left = (0..column).map(move |column| Token { column, row });
//!         let down = (0..row).map(move |row| Token { column, row });
//!         let diagonal = column.checked_sub(1).zip(row.checked_sub(1));
//!         let diagonal = diagonal.map(|(column, row)| Token { column, row });
//!         Options::new(left.chain(down).chain(diagonal))
//!     }
//!
//!     /// The board may be reflected.
//!     fn canonical(self) -> Token {
//!         Token { column: self.column.min(self.row), row: self.column.max(self.row) }
//!     }
//! }
//!
//! let budget = &mut Budget::unlimited();
//! let token = Token { column: 7, row: 4 };
//! let value = Solver::new().value(&token, budget)?;
//! // Nimber search needs less, and several threads can share it.
//! let two = &mut Budget::unlimited().with_threads(2);
//! assert_eq!(NimberSearch::new().value(&token, two)?, value);
//! let misere = Solver::new().outcome(&token, Convention::Misere, budget)?;
//! assert_eq!((value > 0, misere), (true, Outcome::N));
//! # Ok::<(), nimatron::foundation::Exhausted>(())
//! ```
//! To be read, written, explained, proved and played it needs names for its
//! moves as well: see [`rulesets::searched`].
//!
//! # Where is what
//! Modules stand in order: each uses only those before it.
//! [`foundation`] holds what all games share, [`files`] work kept on disk, [`search`] tables of known memory,
//! [`impartial`] the values of any impartial game, [`misere`] the theory of play in which the last
//! move loses, [`partizan`] the values of partizan games,
//! [`nim`] the Nim family, [`multiplayer`] games of n players, [`rulesets`]
//! every ruleset as a position of one type, [`language`] in which language all of it is told, [`explain`] reasons as data, [`certificate`] proofs that others can check, [`jobs`] questions for many machines, [`play`] a
//! game in progress and the opponents, [`calculator`] expressions and their
//! values, [`render`] all of it as text, [`catalogue`] the list of all
//! rulesets, [`teach`] lessons, and exercises made to order, [`atlas`] pictures of the theory, [`api`] answers for programs.
#![forbid(unsafe_code)]

pub mod api;
pub mod atlas;
pub mod calculator;
pub mod catalogue;
pub mod certificate;
pub mod explain;
pub mod jobs;
pub mod language;
pub mod play;
pub mod render;
pub mod teach;

#[doc(inline)]
pub use nimatron_engine::{
    files, foundation, impartial, misere, multiplayer, nim, partizan, rulesets, search,
};
pub use nimatron_nimber::{Natural, NimberError, Ordinal, message, say, text, transfinite};
