//! Positions of loopy rulesets: a game, whose turn it is, and the convention.

use std::fmt::{self, Display};
use std::str::FromStr;

use nimatron_nimber::say;
use nimatron_nimber::text::{Notation, ParseError};

use super::{Analysis, AnyGame};
use crate::foundation::{
    Budget, Convention, Exhausted, IllegalMove, MoveCount, MoveName, Piece, Playable, Player,
};
use crate::rulesets::reading::{no_such_move, simplified, with_turn};
use crate::rulesets::searched::NamedMove;
use crate::rulesets::{self, Description, Solvable};

/// A position of a loopy ruleset: the game, whose turn it is, and the convention. Where both players
/// have the same moves, nothing says whose turn it is.
///
/// ```
/// use nimatron::foundation::{Playable, Player};
/// use nimatron::rulesets::loopy::Position;
///
/// let position: Position = "backsliding-toads: t_f".parse()?;
/// assert_eq!(position.mover(), Player::Left);
/// let chosen = position.parse_move("1 -> 2")?;
/// let after = position.play(&chosen)?;
/// assert_eq!(after.to_string(), "backsliding-toads(turn=right): _tf");
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct Position {
    convention: Convention,
    /// Left where both players have the same moves.
    turn: Player,
    game: AnyGame,
}

/// A move of the player whose turn it is.
pub type Move = NamedMove<Position>;

impl Position {
    /// The position with this convention in which it is this player's turn, which is not told where
    /// both players have the same moves.
    pub fn new(convention: Convention, turn: Player, game: AnyGame) -> Position {
        let turn = if game.is_impartial() { Player::Left } else { turn };
        Position { convention, turn, game }
    }

    /// The game, which does not depend on the turn.
    pub fn game(&self) -> &AnyGame {
        &self.game
    }

    /// The player whose moves those of the position are: Left where both have the same.
    pub fn mover(&self) -> Player {
        self.turn
    }

    /// Who wins or draws, without the value: what play needs.
    ///
    /// # Errors
    /// As [`analyze`](Solvable::analyze).
    pub fn analyze_fates(&self, budget: &mut Budget) -> Result<Analysis, Exhausted> {
        Analysis::of_fates(self, budget)
    }

    /// The legal moves of a player, if it were their turn.
    pub fn moves_of(&self, player: Player) -> impl Iterator<Item = Move> + use<> {
        let from = Position::new(self.convention, player, self.game.clone());
        let after = player.opponent();
        self.game.moves(player).into_iter().map(move |(name, game)| {
            let to = Position::new(from.convention, after, game);
            NamedMove::new(name, from.clone(), to)
        })
    }
}

impl Display for Position {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&with_turn(self.convention, self.turn, &self.game.to_string()))
    }
}

impl FromStr for Position {
    type Err = ParseError;

    /// Reads a position of a registered ruleset.
    fn from_str(text: &str) -> Result<Position, ParseError> {
        match rulesets::Position::read(text)?.value {
            rulesets::Position::Loopy(position) => Ok(position),
            _ => {
                let message = say!("expected a ruleset in which positions can come again");
                Err(ParseError::new(message, Piece::whole(text).trimmed().span()))
            }
        }
    }
}

impl Playable for Position {
    type Move = Move;

    fn convention(&self) -> Convention {
        self.convention
    }

    fn count_moves(&self) -> MoveCount {
        MoveCount::Finite(self.game.moves(self.turn).len().into())
    }

    fn moves(&self) -> Option<Box<dyn Iterator<Item = Move> + '_>> {
        Some(Box::new(self.moves_of(self.turn)))
    }

    fn play(&self, chosen: &Move) -> Result<Position, IllegalMove> {
        chosen.made_in(self, || self.moves_of(self.turn))
    }

    fn parse_move(&self, text: &str) -> Result<Move, ParseError> {
        let wanted = simplified(text);
        let mut moves = self.moves_of(self.turn);
        let found = moves.find(|legal| simplified(&legal.to_string()) == wanted);
        found.ok_or_else(|| no_such_move(text, &self.game.moves(self.turn)))
    }

    fn to_text(&self, _notation: Notation) -> String {
        self.to_string()
    }
}

impl Solvable for Position {
    type Analysis = Analysis;

    fn description(&self) -> &Description {
        self.game.description()
    }

    fn turn(&self) -> Option<Player> {
        (!self.game.is_impartial()).then_some(self.turn)
    }

    fn at_turn(self, turn: Player) -> Position {
        Position::new(self.convention, turn, self.game)
    }

    fn analyze(&self, budget: &mut Budget) -> Result<Analysis, Exhausted> {
        Analysis::new(self, budget)
    }

    fn move_text(chosen: &Move, notation: Notation) -> String {
        chosen.to_text(notation)
    }

    fn move_name(chosen: &Move) -> Option<&MoveName> {
        Some(chosen.name())
    }

    fn size(&self) -> u64 {
        self.game.size()
    }

    /// A strategy as a table proves nothing where positions can come again.
    fn reaches_more_than(&self, _most: u64) -> bool {
        true
    }

    /// Nothing is noted of positions that can come again.
    fn takes_notes(&self) -> bool {
        false
    }
}
