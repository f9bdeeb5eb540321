//! Rulesets in which the two players have moves of their own.
//!
//! A [`Partizan`] ruleset is a [`Game`] that can be read and written. [`Position`] makes a ruleset
//! of it: a game with the player whose turn it is. So the moves of a position are those of that
//! player, and outcome, certificate and play are as for every other ruleset; beside them a
//! position has a value and an outcome class, which do not depend on the turn.

mod analysis;
mod any_game;
#[cfg(test)]
pub(in crate::rulesets) mod definition;
mod position;
mod search;
mod sketch;
pub mod sum;

use std::fmt::{Debug, Display};

use nimatron_nimber::text::ParseError;

use super::plain::Plain;
use super::{Description, RuleOption};
use crate::foundation::{Faults, Head, MoveName, PerPlayer, Piece, Player};
use crate::partizan::{Arithmetic, Failure, Game, Value};

pub use analysis::{Analysis, OptionValue};
pub use any_game::{AnyGame, Erased};
pub use position::{Move, Position};
pub use search::{Engine, Key, Search, Searcher, Summand, values_within};
pub use sketch::PartizanSketch;

/// Whose turn it is, as an option in brackets.
pub const TURN: RuleOption = RuleOption::new("turn=right", "Right is to move; without it Left is");

/// A partizan game that can be read and written.
///
/// `Display` prints the whole position from the word of the ruleset on, without convention and
/// turn, and [`read`](Partizan::read) reads it. `Eq` means the same position in the same writing.
pub trait Partizan: Game + Debug + Display + Send + Sync + 'static {
    /// Its rules written plainly, where [`moves`](Partizan::moves) are found on sets of bits: see
    /// [`plain`](super::plain).
    const PLAIN: Option<Plain<Self>> = None;

    /// What the tables of its searches hold: [`AnyGame`] by default. A ruleset of which many small
    /// positions are searched has `Searcher::of::<Self>()`, and is that much faster.
    const SEARCHER: Searcher = Searcher::of::<AnyGame>();

    /// What Left does in a move, and what Right does: `cuts blue or green edges`.
    fn what_players_do(&self) -> PerPlayer<&str>;

    /// The name, rules, examples and references of its ruleset.
    fn description(&self) -> &Description;

    /// Reads a position: `head` has the word and the options in brackets, of which its
    /// [list](Head::list) has all but the turn; `body` is what stands behind the colon. What is too
    /// large to be searched at all is refused here.
    ///
    /// # Errors
    /// What is wrong, and where in the text.
    fn read(head: Head<'_>, body: Piece<'_>) -> Result<Self, ParseError>;

    /// The legal moves of a player in a fixed order: what each is called, with the places that it
    /// is made at, and the position that it leads to. The names differ; the positions are the
    /// [options](Game::options).
    fn moves(&self, player: Player) -> Vec<(MoveName, Self)>;

    /// As [`moves`](Partizan::moves), by the rules written plainly: what checkers play by.
    fn moves_by_rules(&self, player: Player) -> Vec<(MoveName, Self)> {
        match Self::PLAIN {
            Some(plain) => plain.moves(self, player),
            None => self.moves(player),
        }
    }

    /// As [`options`](Game::options), by the rules written plainly.
    fn options_by_rules(&self, player: Player) -> Vec<Self> {
        match Self::PLAIN {
            Some(plain) => plain.options(self, player),
            None => {
                let mut options = Vec::new();
                self.options(player, &mut options);
                options
            }
        }
    }

    /// As [`components`](Game::components), by the rules written plainly.
    fn components_by_rules(&self) -> Vec<Self> {
        match Self::PLAIN {
            Some(plain) => plain.parts(self),
            None => {
                let mut components = Vec::new();
                self.components(&mut components);
                components
            }
        }
    }

    /// As [`known_part`](Game::known_part), with those theorems alone from which checkers derive
    /// the values of whole positions, too. By default none.
    ///
    /// # Errors
    /// Those of [`Arithmetic`].
    fn known_part_by_rules(
        self,
        _games: &mut Arithmetic<'_>,
    ) -> Result<(Value, Option<Self>), Failure> {
        Ok((Value::ZERO, Some(self)))
    }

    /// Where functions that tell its moves note what goes wrong in them. By default no functions do.
    fn faults(&self) -> Option<&Faults> {
        None
    }

    /// How many parts it has (squares, edges), which is what one look at it costs.
    fn size(&self) -> u64;
}

/// Reads a position of which nothing but this stands behind the colon, without options.
///
/// # Errors
/// Those of [`Partizan::read`].
#[cfg(test)]
pub(in crate::rulesets) fn read_body<G: Partizan>(body: &str) -> Result<G, ParseError> {
    G::read(Head::of(Piece::whole("")), Piece::whole(body))
}
