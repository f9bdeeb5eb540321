//! Positions of any ruleset with n players at the table, as one type.
//!
//! ```text
//! position = ruleset "(" "players=" n ["," option]… ")" ":" …   a position of any ruleset
//!          | "tuple" "(" "players=" n ["," option]… ")" ":" …   a sum of tuples
//!          | tuple ["+" …]                                      the same, without options
//! option   = "left=" coalition        who has the moves of Left, where Left and Right differ
//!          | "ending=" last | normal | misere | elimination
//!          | "turn=" player           who is to move, by default A
//!          | "out=" coalition         who has dropped out, under elimination
//!          | "prefer=" podium | selfish | "[" row ["," row]… "]"
//!          | an option of the ruleset
//! row      = player [(">" | "=") player]…        results from the best on
//! ```
//!
//! These options are split off, and what is left is read by the
//! [register](mod@crate::rulesets::register), so that every ruleset can be played by n players. A row
//! of preferences names each result by a player: by the one who wins, or under `ending=normal` by
//! the one who loses.
//!
//! ```
//! use nimatron::rulesets::multiplayer::Position;
//!
//! let position: Position = "kayles(players=3, turn=C): 1, 2".parse()?;
//! let chosen = position.parse_move("2: 2 -> 0")?;
//! let after = position.after(&chosen)?;
//! assert_eq!(after.to_string(), "kayles(players=3): 1");
//! assert_eq!(after.turn().letter(), 'A');
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```

mod analysis;
mod board;
mod position;
#[cfg(test)]
mod tests;
mod text;

pub use analysis::{Analysis, Follows, Method, OpenChoice, RulesSolver, Unsolved};
pub use board::{Board, ByRules, Move};
pub use position::Position;
pub use text::is_meant;
