//! Positions of partizan rulesets: a game, and whose turn it is.

use std::fmt::{self, Display};
use std::str::FromStr;
use std::sync::Arc;

use nimatron_nimber::text::{Notation, ParseError};

use super::{Analysis, Engine, Partizan};
use crate::core::{
    Budget, Convention, Exhausted, Head, IllegalMove, MoveCount, MoveName, Piece, Playable, Player,
};
use crate::partizan::{Prospect, Thermograph, Twin, ValueSummary};
use crate::rulesets::opening::{confirmed, named, no_such_move, simplified};
use crate::rulesets::{Advice, Description, Ruleset, searched};

/// A position of a partizan ruleset: the game, whose turn it is, and the convention.
///
/// ```
/// use nimatron::core::{Playable, Player};
/// use nimatron::rulesets::domineering::Domineering;
/// use nimatron::rulesets::partizan::Position;
///
/// let position: Position<Domineering> = "domineering: 2x2".parse()?;
/// assert_eq!(position.turn(), Player::Left);
/// let chosen = position.parse_move("(1,2)-(1,1)")?;
/// assert_eq!(position.play(&chosen)?.to_string(), "domineering(turn=right): #./#.");
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct Position<G> {
    convention: Convention,
    turn: Player,
    game: G,
}

/// A move of the player whose turn it is.
pub type Move<G> = searched::Move<Position<G>>;

/// What the option for the turn may be.
const TURNS: [(&str, Player); 2] = [("left", Player::Left), ("right", Player::Right)];

impl<G: Partizan> Position<G> {
    /// The position with this convention in which it is this player's turn.
    pub fn new(convention: Convention, turn: Player, game: G) -> Position<G> {
        Position { convention, turn, game }
    }

    /// The game, which does not depend on the turn.
    pub fn game(&self) -> &G {
        &self.game
    }

    /// Who is to move.
    pub fn turn(&self) -> Player {
        self.turn
    }

    /// The legal moves of a player, if it were their turn.
    pub fn moves_of(&self, player: Player) -> impl Iterator<Item = Move<G>> + use<G> {
        self.made(player, self.game.moves(player))
    }

    /// As [`moves_of`](Position::moves_of), by the rules written plainly.
    pub fn moves_of_by_rules(&self, player: Player) -> impl Iterator<Item = Move<G>> + use<G> {
        self.made(player, self.game.moves_by_rules(player))
    }

    /// The moves of a player with these names, to these games.
    fn made(
        &self,
        player: Player,
        moves: Vec<(MoveName, G)>,
    ) -> impl Iterator<Item = Move<G>> + use<G> {
        let from = Arc::new(Position { turn: player, ..self.clone() });
        moves.into_iter().map(move |(name, game)| {
            let to = Position { turn: player.opponent(), game, convention: from.convention };
            Move::new(name, from.clone(), to)
        })
    }
}

impl<G: Partizan> Display for Position<G> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        if self.convention == Convention::Misere {
            f.write_str("misere ")?;
        }
        let game = self.game.to_string();
        match (self.turn, game.split_once(':')) {
            (Player::Right, Some((word, body))) => write!(f, "{word}(turn=right):{body}"),
            _ => f.write_str(&game),
        }
    }
}

impl<G: Partizan> FromStr for Position<G> {
    type Err = ParseError;

    fn from_str(text: &str) -> Result<Position<G>, ParseError> {
        let whole = Piece::whole(text);
        let description = G::DESCRIPTION;
        let example = match description.examples.first() {
            Some(example) => format!("a position looks like {}", example.position),
            None => format!("a position begins with {}:", description.id),
        };
        let refused = |message: String, piece: Piece<'_>| {
            ParseError::new(message, piece.trimmed().span()).with_help(example.clone())
        };
        let Some((head, body)) = whole.split_once(":") else {
            return Err(refused("expected a ruleset and ':'".into(), whole));
        };
        let head = Head::of(head);
        if !G::WORDS.contains(&head.name.text) {
            return Err(refused(format!("expected the ruleset {}", description.id), head.name));
        }
        let turn = match named(head, "turn", "turn=right: Right is to move")? {
            None => Player::Left,
            Some(given) => match TURNS.iter().find(|(word, _)| *word == given.text) {
                Some((_, turn)) => *turn,
                None => {
                    return Err(refused("the turn is left or right".into(), given));
                }
            },
        };
        Ok(Position { convention: head.convention, turn, game: G::read(body)? })
    }
}

impl<G: Partizan> Playable for Position<G> {
    type Move = Move<G>;

    fn convention(&self) -> Convention {
        self.convention
    }

    fn count_moves(&self) -> MoveCount {
        MoveCount::Finite(self.game.moves(self.turn).len().into())
    }

    fn is_terminal(&self) -> bool {
        self.game.is_stuck(self.turn)
    }

    fn moves(&self) -> Option<Box<dyn Iterator<Item = Move<G>> + '_>> {
        Some(Box::new(self.moves_of(self.turn)))
    }

    fn moves_by_rules(&self) -> Option<Box<dyn Iterator<Item = Move<G>> + '_>> {
        Some(Box::new(self.moves_of_by_rules(self.turn)))
    }

    fn play(&self, chosen: &Move<G>) -> Result<Position<G>, IllegalMove> {
        // Moves are made by positions alone, so that the move of a position is
        // legal there. Another position may have one of the same name.
        if chosen.from() == self {
            return Ok(chosen.to().clone());
        }
        match self.moves_of(self.turn).find(|legal| legal.name() == chosen.name()) {
            Some(legal) => Ok(legal.to().clone()),
            None => Err(IllegalMove(format!("there is no move {chosen} here"))),
        }
    }

    fn parse_move(&self, text: &str) -> Result<Move<G>, ParseError> {
        let wanted = simplified(text);
        let mut moves = self.moves_of(self.turn);
        let found = moves.find(|legal| simplified(&legal.to_string()) == wanted);
        found.ok_or_else(|| no_such_move(text, &self.game.moves(self.turn)))
    }

    fn parse_by_rules(&self, text: &str) -> Result<Move<G>, ParseError> {
        confirmed(text, self.parse_move(text)?, self.moves_by_rules())
    }

    fn to_text(&self, _notation: Notation) -> String {
        self.to_string()
    }
}

impl<G: Partizan> Ruleset for Position<G> {
    type Analysis<'p> = Analysis<'p, G>;

    const DESCRIPTION: Description = G::DESCRIPTION;

    const WORDS: &'static [&'static str] = G::WORDS;

    fn reads(text: &str) -> bool {
        G::reads(text)
    }

    fn turn(&self) -> Option<Player> {
        Some(self.turn)
    }

    fn at_turn(self, turn: Player) -> Position<G> {
        Position { turn, ..self }
    }

    fn summands(&self, summands: &mut Vec<Position<G>>) {
        let mut components = Vec::new();
        self.game.components(&mut components);
        let position = |game| Position::new(self.convention, Player::Left, game);
        summands.extend(components.into_iter().map(position));
    }

    fn summands_by_rules(&self, summands: &mut Vec<Position<G>>) {
        let position = |game| Position::new(self.convention, Player::Left, game);
        summands.extend(self.game.components_by_rules().into_iter().map(position));
    }

    fn twin(self) -> Twin<Position<G>> {
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
        let values = Engine::<G>::values(budget);
        let mut engine = Engine::new(self.convention, &values, budget);
        engine.thermograph(&self.game, budget).map(Some)
    }

    fn analyze(&self, budget: &mut Budget) -> Result<Analysis<'_, G>, Exhausted> {
        Analysis::new(self, budget)
    }

    /// The move after which the player is sure of most, as far as thermographs say so.
    fn advise(&self, budget: &mut Budget) -> Result<Option<Advice<Move<G>>>, Exhausted> {
        // A score says nothing of misère play.
        if self.convention == Convention::Misere {
            return Ok(None);
        }
        let moves: Vec<Move<G>> = self.moves_of(self.turn).collect();
        let values = Engine::<G>::values(budget);
        let mut engine = Engine::new(self.convention, &values, budget);
        let options: Vec<G> = moves.iter().map(|chosen| chosen.to().game().clone()).collect();
        let found = engine.prospect(&self.game, &options, self.turn, budget)?;
        Ok(found.and_then(|Prospect { option, score }| {
            Some(Advice { chosen: moves.get(option)?.clone(), score })
        }))
    }

    fn move_text(chosen: &Move<G>, notation: Notation) -> String {
        chosen.to_text(notation)
    }

    fn move_name(chosen: &Move<G>) -> Option<&MoveName> {
        Some(chosen.name())
    }

    fn respelled(name: &str, notation: Notation) -> Option<String> {
        Some(searched::respelled(name, notation))
    }

    fn size(&self) -> u64 {
        self.game.size()
    }
}
