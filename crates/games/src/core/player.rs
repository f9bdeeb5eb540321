//! The two players of a partizan game.

/// A player. Left is the positive one: a game is greater than 0 iff Left wins it whoever starts.
///
/// ```
/// use nimatron::core::Player;
/// assert_eq!(Player::Left.opponent(), Player::Right);
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
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
