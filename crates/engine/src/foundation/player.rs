//! The two players of a partizan game, and what each of them has.

use std::fmt;
use std::ops::{Index, IndexMut};
use std::slice;

use nimatron_nimber::say;
use serde::{Deserialize, Serialize};

/// A player. Left is the positive one: a game is greater than 0 iff Left wins it whoever starts.
///
/// ```
/// use nimatron::foundation::Player;
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

    /// The name in the language that is spoken; `Display` writes it in English.
    pub fn told(self) -> String {
        match self {
            Player::Left => say!("Left"),
            Player::Right => say!("Right"),
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

/// Something of each player: that of Left, and that of Right.
///
/// ```
/// use nimatron::foundation::{PerPlayer, Player};
///
/// let mut moves = PerPlayer([3, 2]);
/// moves[Player::Right] += 2;
/// assert_eq!(moves.map(|count| 10 * count), PerPlayer([30, 40]));
/// assert_eq!(PerPlayer::from_fn(|player| player == Player::Left), PerPlayer([true, false]));
/// ```
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub struct PerPlayer<T>(pub [T; 2]);

impl<T> PerPlayer<T> {
    /// What the function says of each player, of Left first.
    pub fn from_fn(of: impl FnMut(Player) -> T) -> PerPlayer<T> {
        PerPlayer(Player::BOTH.map(of))
    }

    /// Both changed alike.
    pub fn map<U>(self, change: impl FnMut(T) -> U) -> PerPlayer<U> {
        PerPlayer(self.0.map(change))
    }

    /// References to both.
    pub fn as_ref(&self) -> PerPlayer<&T> {
        PerPlayer(self.0.each_ref())
    }

    /// That of Left, then that of Right.
    pub fn iter(&self) -> slice::Iter<'_, T> {
        self.0.iter()
    }

    /// That of Left, then that of Right, to be changed.
    pub fn iter_mut(&mut self) -> slice::IterMut<'_, T> {
        self.0.iter_mut()
    }
}

impl<'p, T> IntoIterator for &'p PerPlayer<T> {
    type Item = &'p T;
    type IntoIter = slice::Iter<'p, T>;

    fn into_iter(self) -> slice::Iter<'p, T> {
        self.iter()
    }
}

impl<'p, T> IntoIterator for &'p mut PerPlayer<T> {
    type Item = &'p mut T;
    type IntoIter = slice::IterMut<'p, T>;

    fn into_iter(self) -> slice::IterMut<'p, T> {
        self.iter_mut()
    }
}

impl<T> Index<Player> for PerPlayer<T> {
    type Output = T;

    fn index(&self, player: Player) -> &T {
        &self.0[player as usize]
    }
}

impl<T> IndexMut<Player> for PerPlayer<T> {
    fn index_mut(&mut self, player: Player) -> &mut T {
        &mut self.0[player as usize]
    }
}
