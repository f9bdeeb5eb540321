//! Positions that can be played, as certificates, play and the rulesets see them.

use std::fmt::{Debug, Display};
use std::hash::Hash;
use std::str::FromStr;

use nimatron_nimber::Natural;
use nimatron_nimber::text::{Notation, ParseError};
use thiserror::Error;

use super::{Convention, Outcome};

/// A position that can be played: what the moves are of the player whose turn it is.
///
/// In impartial games both players have the same moves; a position of a partizan game says whose
/// turn it is.
///
/// An implementor says what the moves are and how positions and moves are
/// written; strategies, certificates and play follow for nothing.
///
/// `Eq` and `Hash` mean the same position in the same writing: `nim: 1, 2` and
/// `nim: 2, 1` differ although they are equal games.
pub trait Playable: Clone + Eq + Hash + Debug + Display + FromStr<Err = ParseError> {
    /// A move; what it prints, [`parse_move`](Playable::parse_move) reads.
    type Move: Clone + Eq + Hash + Debug + Display;

    /// Which player a position without moves is lost for; normal play where a score decides.
    fn convention(&self) -> Convention;

    /// How many legal moves there are, without listing them.
    fn count_moves(&self) -> MoveCount;

    /// Whether there is no legal move, so that the convention decides.
    fn is_terminal(&self) -> bool {
        self.count_moves() == MoveCount::Finite(Natural::ZERO)
    }

    /// Who wins a position without moves, as the player to move sees it: by default as the convention
    /// says, and in games with a score whoever has more.
    fn ending(&self) -> Outcome {
        self.convention().terminal()
    }

    /// Every legal move once, in a fixed order; only the first few where they
    /// are infinitely many is meaningless, so then there is nothing.
    fn moves(&self) -> Option<Box<dyn Iterator<Item = Self::Move> + '_>>;

    /// Every legal move once, by the rules written plainly: what checkers play by. Where the moves
    /// are found in a way made for speed, these are found in another, so that a slip in one does
    /// not confirm itself. By default the [`moves`](Playable::moves).
    fn moves_by_rules(&self) -> Option<Box<dyn Iterator<Item = Self::Move> + '_>> {
        self.moves()
    }

    /// The position after a move.
    ///
    /// # Errors
    /// [`IllegalMove`] with the rule that the move breaks.
    fn play(&self, chosen: &Self::Move) -> Result<Self, IllegalMove>;

    /// Reads a move and checks that it is legal here.
    ///
    /// # Errors
    /// What is wrong, and where in the text.
    fn parse_move(&self, text: &str) -> Result<Self::Move, ParseError>;

    /// As [`parse_move`](Playable::parse_move), for one of the moves
    /// [by the rules](Playable::moves_by_rules).
    ///
    /// # Errors
    /// As those of `parse_move`.
    fn parse_by_rules(&self, text: &str) -> Result<Self::Move, ParseError> {
        self.parse_move(text)
    }

    /// The position in the given notation.
    fn to_text(&self, notation: Notation) -> String;
}

/// How many moves a position has.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum MoveCount {
    /// Exactly this number.
    Finite(Natural),
    /// Finitely many, and too many for being counted one by one: more than 2^16.
    Many,
    /// Infinitely many: some pile has a limit ordinal below it or is one.
    Infinite,
}

/// A move that the rules forbid, with the rule.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
#[error("{0}")]
pub struct IllegalMove(pub String);
