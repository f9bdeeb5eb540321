//! What Nimatron computes with: rulesets, searches and values.
//!
//! The crate `nimatron` has all of this under the same names, and explains, proves, plays and
//! draws it. What computes is a crate of its own so that it is compiled for speed and all else for
//! size, and for programs that want values alone.
//!
//! ```
//! use nimatron_engine::foundation::{Budget, Outcome};
//! use nimatron_engine::rulesets::Position;
//!
//! let position: Position = "nim: 3, 5, 7".parse()?;
//! assert_eq!(position.analyze(&mut Budget::unlimited())?.outcome(), Outcome::N);
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```
//!
//! # Where is what
//! Modules stand in order: each uses only those before it. [`foundation`] holds what all games
//! share, [`files`] work kept on disk, [`search`] tables of known memory, [`impartial`] the values
//! of any impartial game, [`misere`] the theory of play in which the last move loses, [`partizan`]
//! the values of partizan games, [`nim`] the Nim family, [`multiplayer`] games of n players,
//! [`rulesets`] every ruleset as a position of one type.
#![forbid(unsafe_code)]

pub mod files;
pub mod foundation;
pub mod impartial;
pub mod misere;
pub mod multiplayer;
pub mod nim;
pub mod partizan;
pub mod rulesets;
pub mod search;

pub use nimatron_nimber::{Natural, NimberError, Ordinal, text, transfinite};
