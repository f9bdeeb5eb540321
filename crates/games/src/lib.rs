//! Combinatorial games: solved, explained, proved and played.
//!
//! Every answer is a value, an explanation and a certificate: what it is, why
//! it is so as a tree of typed steps, and data from which an independent
//! checker confirms it.
//!
//! # Who wins, and how
//! ```
//! use nimatron::core::Outcome;
//! use nimatron::rulesets::Position;
//!
//! let position: Position = "nim: 1, w+3, w^w+5, w^(w+3)+w^w*3+w*5+7, e0, w1".parse()?;
//! let analysis = position.analyze();
//! assert_eq!(analysis.outcome(), Outcome::N);
//! let winning: Vec<String> = analysis.winning_moves().map(|m| m.to_string()).collect();
//! assert_eq!(winning, ["6: w1 -> e0+w^(w+3)+w^w*2+w*4"]);
//! # Ok::<(), nimatron_nimber::text::ParseError>(())
//! ```
//!
//! # Why
//! ```
//! use nimatron::explain::{Level, check, explain};
//! use nimatron::rulesets::Position;
//!
//! let position: Position = "misere nim: 4, 2, 1".parse()?;
//! let why = explain(&position.analyze(), Level::PROOF);
//! assert!(check(&position, &why).is_ok());
//! # Ok::<(), nimatron_nimber::text::ParseError>(())
//! ```
//!
//! # Proof
//! ```
//! use nimatron::certificate::{prove, verify};
//! use nimatron::core::Budget;
//!
//! let position = "nim: 1, 2, 3".parse()?;
//! let certificate = prove(&position, 10_000, &mut Budget::unlimited())?;
//! let verified = verify(&certificate.to_json(), &mut Budget::unlimited())?;
//! assert_eq!(verified.settled, Some(24));
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```
//!
//! # Where is what
//! Modules stand in order: each uses only those before it.
//! [`core`] holds what all games share, [`impartial`] sequences of Grundy values, [`nim`] the Nim family, [`rulesets`]
//! every ruleset as a position of one type, [`explain`] reasons as data, [`certificate`] proofs that others can check, [`play`] a
//! game in progress and the opponents, [`calculator`] expressions and their
//! values, [`render`] all of it as text, [`catalogue`] the list of all
//! rulesets, [`api`] answers for programs.
#![forbid(unsafe_code)]

pub mod api;
pub mod calculator;
pub mod catalogue;
pub mod certificate;
pub mod core;
pub mod explain;
pub mod impartial;
pub mod nim;
pub mod play;
pub mod render;
pub mod rulesets;

pub use nimatron_nimber::{Natural, Ordinal, text, transfinite};
