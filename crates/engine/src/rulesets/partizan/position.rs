//! Positions of partizan rulesets: a game, and whose turn it is.

use std::fmt::{self, Display};
use std::str::FromStr;
use std::sync::Arc;

use nimatron_nimber::say;
use nimatron_nimber::text::{Notation, ParseError};

use super::{Analysis, AnyGame, values_within};
use crate::foundation::{
    Budget, Convention, Exhausted, Faults, IllegalMove, MoveCount, MoveName, Piece, Playable,
    Player,
};
use crate::partizan::{Game, Prospect, Thermograph, Twin, ValueSummary};
use crate::rulesets::reading::{confirmed, no_such_move, simplified, with_turn};
use crate::rulesets::searched::NamedMove;
use crate::rulesets::{self, Advice, Description, Solvable};

/// A position of a partizan ruleset: the game, whose turn it is, and the convention.
///
/// ```
/// use nimatron::foundation::{Playable, Player};
/// use nimatron::rulesets::partizan::Position;
///
/// let position: Position = "domineering: 2x2".parse()?;
/// assert_eq!(position.turn(), Player::Left);
/// let chosen = position.parse_move("(1,2)-(1,1)")?;
/// assert_eq!(position.play(&chosen)?.to_string(), "domineering(turn=right): #./#.");
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct Position {
    convention: Convention,
    turn: Player,
    game: AnyGame,
}

/// A move of the player whose turn it is.
pub type Move = NamedMove<Position>;

impl Position {
    /// The position with this convention in which it is this player's turn.
    pub fn new(convention: Convention, turn: Player, game: AnyGame) -> Position {
        Position { convention, turn, game }
    }

    /// The game, which does not depend on the turn.
    pub fn game(&self) -> &AnyGame {
        &self.game
    }

    /// Who is to move.
    pub fn turn(&self) -> Player {
        self.turn
    }

    /// The legal moves of a player, if it were their turn.
    pub fn moves_of(&self, player: Player) -> impl Iterator<Item = Move> + use<> {
        self.made(player, self.game.moves(player))
    }

    /// As [`moves_of`](Position::moves_of), by the rules written plainly.
    pub fn moves_of_by_rules(&self, player: Player) -> impl Iterator<Item = Move> + use<> {
        self.made(player, self.game.moves_by_rules(player))
    }

    /// The moves of a player with these names, to these games.
    fn made(
        &self,
        player: Player,
        moves: Vec<(MoveName, AnyGame)>,
    ) -> impl Iterator<Item = Move> + use<> {
        let from = Position { turn: player, ..self.clone() };
        moves.into_iter().map(move |(name, game)| {
            let to = Position { turn: player.opponent(), game, convention: from.convention };
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
            rulesets::Position::Partizan(position) => Ok(position),
            _ => {
                let message =
                    say!("expected a ruleset in which the players have moves of their own");
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

    fn is_terminal(&self) -> bool {
        self.game.is_stuck(self.turn)
    }

    fn moves(&self) -> Option<Box<dyn Iterator<Item = Move> + '_>> {
        Some(Box::new(self.moves_of(self.turn)))
    }

    fn moves_by_rules(&self) -> Option<Box<dyn Iterator<Item = Move> + '_>> {
        Some(Box::new(self.moves_of_by_rules(self.turn)))
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

    fn parse_by_rules(&self, text: &str) -> Result<Move, ParseError> {
        confirmed(text, self.parse_move(text)?, self.moves_by_rules())
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
        Some(self.turn)
    }

    fn at_turn(self, turn: Player) -> Position {
        Position { turn, ..self }
    }

    fn summands(&self, summands: &mut Vec<Position>) {
        let mut components = Vec::new();
        self.game.components(&mut components);
        let position = |game| Position::new(self.convention, Player::Left, game);
        summands.extend(components.into_iter().map(position));
    }

    fn summands_by_rules(&self, summands: &mut Vec<Position>) {
        let position = |game| Position::new(self.convention, Player::Left, game);
        summands.extend(self.game.components_by_rules().into_iter().map(position));
    }

    fn twin(self) -> Twin<Position> {
        let Twin { game, is_negated } = self.game.canonical();
        Twin { game: Position { game, ..self }, is_negated }
    }

    /// Of the value in normal play; a value in misère play has none.
    fn thermograph(
        &self,
        budget: &mut Budget,
    ) -> Result<Option<(ValueSummary, Arc<Thermograph>)>, Exhausted> {
        if self.convention == Convention::Misere {
            return Ok(None);
        }
        let values = values_within(budget);
        let mut search = self.game.search(self.convention, &values, budget);
        search.thermograph(&self.game, budget).map(Some)
    }

    fn analyze(&self, budget: &mut Budget) -> Result<Analysis, Exhausted> {
        Analysis::new(self, budget)
    }

    fn faults(&self) -> Option<&Faults> {
        self.game.faults()
    }

    /// The move after which the player is sure of most, as far as thermographs say so.
    fn advise(&self, budget: &mut Budget) -> Result<Option<Advice<Move>>, Exhausted> {
        // A score says nothing of misère play.
        if self.convention == Convention::Misere {
            return Ok(None);
        }
        let moves: Vec<Move> = self.moves_of(self.turn).collect();
        let values = values_within(budget);
        let mut search = self.game.search(self.convention, &values, budget);
        let options: Vec<AnyGame> = moves.iter().map(|chosen| chosen.to().game().clone()).collect();
        let found = search.prospect(&self.game, &options, self.turn, budget)?;
        Ok(found.and_then(|Prospect { option, score }| {
            Some(Advice { chosen: moves.get(option)?.clone(), score })
        }))
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
}
