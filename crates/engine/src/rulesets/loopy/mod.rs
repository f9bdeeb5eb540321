//! Rulesets in which positions can come again, so that a game may go on for ever.
//!
//! A [`Loopy`] ruleset says what its positions are, which moves each player has, and how all that is
//! written and drawn. [`Position`] makes a ruleset of it: a game, whose turn it is, and the
//! convention. Nothing is assumed of the moves but that each position has finitely many.
//!
//! # How it is solved
//! Everything comes from the [graph](Graph) of the positions that can be reached. *Retrograde
//! analysis* goes from the ends of the game backwards: a position is won if a move leads to one that
//! the opponent loses, and lost if all moves lead to positions that the opponent wins. What is
//! neither is a draw: each player has a move for ever that does not lose. The number of moves of a
//! win, which the winner makes as small and the loser as great as possible, is its *remoteness*.
//!
//! The value, in normal play, is that of [`loopy`](crate::partizan::loopy): a stopper, or an onside
//! and an offside; some games have none.
//!
//! # Bounds
//! The graph is explored breadth first, within the work and the memory of the budget. A win that is
//! found within the moves that have been explored is one whatever is beyond them, so that the search
//! of a graph that is too large, or infinite, may still tell who wins. That a game is a draw is told
//! of a whole graph alone.
//!
//! # References
//! C. A. B. Smith, Graphs and composite games, *J. Combinatorial Theory* 1 (1966); J. H. Conway, Loopy
//! games, *Annals of Discrete Mathematics* 3 (1978); A. N. Siegel, *Combinatorial Game Theory* (2013),
//! chapter VI.

mod analysis;
mod any_game;
mod graph;
mod position;
mod retrograde;
#[cfg(test)]
mod tests;

use std::fmt::{Debug, Display};
use std::hash::Hash;

use nimatron_nimber::message;
use nimatron_nimber::text::ParseError;

use super::figure::Figure;
use super::handles;
use super::{Description, Editing};
use crate::foundation::{MoveName, PerPlayer, Piece, Player};

pub use analysis::{Analysis, OptionFate, Valued, Values};
pub use any_game::{AnyGame, Erased};
pub use graph::{Graph, Outlook};
pub use position::{Move, Position};
pub use retrograde::Fate;

/// A ruleset in which positions can come again.
///
/// `Display` prints the whole position from the word of the ruleset on, without convention and
/// turn, and [`read`](Loopy::read) reads it. `Eq` and `Hash` mean the same position, by which
/// repetitions are recognized.
pub trait Loopy: Clone + Eq + Hash + Debug + Display + Send + Sync + 'static {
    /// The name, rules, examples and references of its ruleset.
    fn description(&self) -> &Description;

    /// What Left does in a move, and what Right does: `moves a goose down`. Not asked where both have
    /// the same moves.
    fn what_players_do(&self) -> PerPlayer<&str>;

    /// Whether both players have the same moves. Then a position does not say whose turn it is, and
    /// only the moves of Left are asked for.
    fn is_impartial(&self) -> bool {
        false
    }

    /// Reads what stands behind the colon of a position.
    ///
    /// # Errors
    /// What is wrong, and where in the text.
    fn read(body: Piece<'_>) -> Result<Self, ParseError>;

    /// The legal moves of a player in a fixed order: what each is called, with the places that it is
    /// made at, and the position that it leads to. The names differ.
    fn moves(&self, player: Player) -> Vec<(MoveName, Self)>;

    /// The positions that the [moves](Loopy::moves) of a player lead to, in the same order.
    fn options(&self, player: Player) -> Vec<Self> {
        self.moves(player).into_iter().map(|(_, to)| to).collect()
    }

    /// A player who, by a theorem on the ruleset, can move for ever from here whatever the other does,
    /// and whom the other cannot outlast: the value is on if that is Left, and off if it is Right.
    /// Only where that is plain; by default nobody.
    fn outlasts(&self) -> Option<Player> {
        None
    }

    /// Number of bytes that it owns beside its own size.
    fn owned_bytes(&self) -> usize {
        0
    }

    /// How many parts it has (squares, vertices), which is what one look at it costs.
    fn size(&self) -> u64;

    /// The picture; `None` if there is none.
    fn figure(&self) -> Option<Figure> {
        None
    }

    /// The changes that can be made by hand; `None` if the position has to be typed.
    fn editing(&self) -> Option<Editing> {
        None
    }

    /// The handles of a move, in the ways in which it can be touched.
    fn ways(&self, name: &MoveName) -> Vec<Vec<String>> {
        vec![handles::of_places(name)]
    }

    /// What there is to touch.
    const TOUCH: &'static str = message!("Touch the squares of the move");

    /// The move of this name in words.
    fn words(&self, name: &MoveName) -> String {
        handles::spoken(name)
    }
}
