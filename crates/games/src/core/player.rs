//! The two players of a partizan game.

use std::fmt;

use serde::{Deserialize, Serialize};

/// A player. Left is the positive one: a game is greater than 0 iff Left wins it whoever starts.
///
/// ```
/// use nimatron::core::Player;
/// assert_eq!(Player::Left.opponent(), Player::Right);
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum Player {
    /// Left, who likes games that are greater.
    Left,
    /// Right, who likes games that are less.
    Right,
}

impl Player {
    /// Left and Right.
    pub const BOTH: [Player; 2] = [Player::Left, Player::Right];

    /// The other one.
    pub fn opponent(self) -> Player {
        match self {
            Player::Left => Player::Right,
            Player::Right => Player::Left,
        }
    }
}

impl fmt::Display for Player {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            Player::Left => "Left",
            Player::Right => "Right",
        })
    }
}
