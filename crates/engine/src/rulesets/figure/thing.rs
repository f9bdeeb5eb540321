//! What stands on the table: squares of boards, and what is put on them.

use nimatron_nimber::text::Notation;

use super::CELL;
use crate::foundation::Player;

/// A thing on the table. The same thing looks the same in every game.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Thing {
    /// A square of a board.
    Square,
    /// Half of a domino, on the square that it covers.
    Domino,
    /// A square that was hit by an arrow.
    Burnt,
    /// A square of a bar of chocolate.
    Chocolate,
    /// The square of it that nobody wants.
    Poison,
    /// Where a square was when the game began.
    Gone,
    /// A stone of a player.
    Stone(Player),
    /// An amazon of a player.
    Amazon(Player),
    /// A toad, which leaps to the right.
    Toad,
    /// A frog, which leaps to the left.
    Frog,
    /// An elephant, which goes to the right.
    Elephant,
    /// A rhino, which goes to the left.
    Rhino,
    /// A queen of chess.
    Queen,
    /// A pawn of chess of a player.
    Pawn(Player),
    /// A domino that stands on its end, of a player or of both.
    Tile(Option<Player>),
    /// A coin.
    Coin,
    /// The silver dollar.
    Dollar,
    /// A cross, as it is written with a pencil.
    Cross,
    /// A pin that a ball can knock down.
    Pin,
    /// A counter of a heap.
    Counter,
}

impl Thing {
    /// Its word.
    pub fn word(self) -> &'static str {
        match self {
            Thing::Square => "square",
            Thing::Domino => "domino",
            Thing::Burnt => "burnt",
            Thing::Chocolate => "chocolate",
            Thing::Poison => "poison",
            Thing::Gone => "gone",
            Thing::Stone(Player::Left) => "dark-stone",
            Thing::Stone(Player::Right) => "light-stone",
            Thing::Amazon(Player::Left) => "dark-amazon",
            Thing::Amazon(Player::Right) => "light-amazon",
            Thing::Toad => "toad",
            Thing::Frog => "frog",
            Thing::Elephant => "elephant",
            Thing::Rhino => "rhino",
            Thing::Queen => "queen",
            Thing::Pawn(Player::Left) => "dark-pawn",
            Thing::Pawn(Player::Right) => "light-pawn",
            Thing::Tile(Some(Player::Left)) => "dark-tile",
            Thing::Tile(Some(Player::Right)) => "light-tile",
            Thing::Tile(None) => "half-tile",
            Thing::Coin => "coin",
            Thing::Dollar => "dollar",
            Thing::Cross => "cross",
            Thing::Pin => "pin",
            Thing::Counter => "counter",
        }
    }

    /// Whether it is a part of the board, on which other things stand.
    pub fn is_board(self) -> bool {
        matches!(
            self,
            Thing::Square
                | Thing::Domino
                | Thing::Burnt
                | Thing::Chocolate
                | Thing::Poison
                | Thing::Gone
        )
    }

    /// How far it reaches from its middle, in pixels.
    pub fn reach(self) -> i32 {
        if self.is_board() { CELL / 2 } else { CELL * 2 / 5 }
    }

    /// The character that stands for it.
    pub fn sign(self, notation: Notation) -> &'static str {
        let [unicode, ascii] = match self {
            Thing::Square | Thing::Chocolate => ["·", "."],
            Thing::Domino | Thing::Burnt | Thing::Tile(None) => ["▒", "#"],
            Thing::Gone => [" ", " "],
            Thing::Poison | Thing::Dollar => ["◆", "$"],
            Thing::Stone(Player::Left)
            | Thing::Amazon(Player::Left)
            | Thing::Pawn(Player::Left)
            | Thing::Tile(Some(Player::Left)) => ["●", "x"],
            Thing::Stone(Player::Right)
            | Thing::Amazon(Player::Right)
            | Thing::Pawn(Player::Right)
            | Thing::Tile(Some(Player::Right)) => ["○", "o"],
            Thing::Toad => ["●", "t"],
            Thing::Frog => ["○", "f"],
            Thing::Elephant => ["●", "e"],
            Thing::Rhino => ["○", "r"],
            Thing::Cross => ["○", "x"],
            Thing::Queen | Thing::Coin | Thing::Pin | Thing::Counter => ["●", "o"],
        };
        if notation == Notation::Unicode { unicode } else { ascii }
    }
}
