//! What a partizan game has to say of itself.

use std::hash::Hash;

use super::{Arithmetic, Failure, Value};
use crate::foundation::Player;

/// A position of a partizan game, as the engine sees it: the options of both players, and what is
/// known of its structure.
///
/// Only [`options`](Game::options) has to be written. Every sequence of moves must end, also if a
/// player moves twice in a row, and `Eq` must mean that the two positions have equal values.
///
/// Positions are appended to a list of the caller's, so that a search needs one list in all.
///
/// ```
/// use nimatron::foundation::{PerPlayer, Player};
/// use nimatron::partizan::Game;
///
/// /// So many moves of Left and of Right, which do not disturb each other.
/// #[derive(Clone, PartialEq, Eq, Hash)]
/// struct Moves(PerPlayer<u32>);
///
/// impl Game for Moves {
///     fn options(&self, player: Player, options: &mut Vec<Moves>) {
///         let mut moves = self.0;
///         if moves[player] > 0 {
///             moves[player] -= 1;
///             options.push(Moves(moves));
///         }
///     }
/// }
/// let mut options = Vec::new();
/// Moves(PerPlayer([3, 0])).options(Player::Left, &mut options);
/// assert!(options == [Moves(PerPlayer([2, 0]))]);
/// ```
pub trait Game: Clone + Eq + Hash {
    /// Appends the positions that one move of the player leads to. Repetitions are harmless.
    fn options(&self, player: Player, options: &mut Vec<Self>);

    /// Appends independent positions whose sum this one is; parts of value 0 may be left out. By
    /// default it is one piece.
    fn components(&self, components: &mut Vec<Self>) {
        components.push(self.clone());
    }

    /// The representative of all positions that are equal to this one, or its negative, by
    /// symmetry: what is kept in tables. By default the position itself.
    fn canonical(self) -> Twin<Self> {
        Twin { game: self, is_negated: false }
    }

    /// What theorems tell of the value: G = x + H, a value x and a simpler position H, or none
    /// where x is all. By default they tell nothing.
    ///
    /// # Errors
    /// Those of [`Arithmetic`].
    fn known_part(self, _games: &mut Arithmetic<'_>) -> Result<(Value, Option<Self>), Failure> {
        Ok((Value::ZERO, Some(self)))
    }

    /// How many bytes a position owns beyond its own size, such as the elements of a vector.
    /// Tables take as much memory as they may by this count.
    fn owned_bytes(&self) -> usize {
        0
    }

    /// Whether the player has no move.
    fn is_stuck(&self, player: Player) -> bool {
        let mut options = Vec::new();
        self.options(player, &mut options);
        options.is_empty()
    }
}

/// A position that is equal to another one or to its negative.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Twin<G> {
    /// The position.
    pub game: G,
    /// Whether it is equal to the negative.
    pub is_negated: bool,
}
