//! What the players move on: a position of any ruleset, or a sum of tuples.

use std::fmt;

use nimatron_nimber::Ordinal;
use nimatron_nimber::say;
use nimatron_nimber::text::{Notation, ParseError};

use crate::foundation::{Convention, IllegalMove, MoveCount, MoveName, Options, Playable, Player};
use crate::multiplayer::{Coalition, Forms, Game, Players, Seat};
use crate::nim::{self, Piles};
use crate::partizan::Twin;
use crate::rulesets::reading::{no_such_move, simplified};
use crate::rulesets::{self, partizan, searched};

/// What n players move on, without turn and rules of ending.
///
/// Of a ruleset in which Left and Right have moves of their own, a [`Coalition`] has those of Left,
/// and all others have those of Right.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct Board {
    players: Players,
    game: Kind,
}

#[derive(Clone, Debug, PartialEq, Eq, Hash)]
enum Kind {
    Tuple(Forms),
    Impartial(rulesets::Position),
    Owned(rulesets::Position, Coalition),
}

/// A move on a [`Board`].
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct Move(Made);

#[derive(Clone, Debug, PartialEq, Eq, Hash)]
enum Made {
    Tuple(MoveName, Forms),
    Ruleset(rulesets::Move),
}

impl Board {
    /// A sum of tuples.
    pub fn tuple(game: Forms) -> Board {
        Board { players: game.players(), game: Kind::Tuple(game) }
    }

    /// A position in which everybody has the same moves; `None` if Left and Right have moves of
    /// their own, or positions can come again.
    pub fn impartial(position: rulesets::Position, players: Players) -> Option<Board> {
        let is_loopy = matches!(position, rulesets::Position::Loopy(_));
        let is_impartial = position.turn().is_none() && !is_loopy && !position.is_scored();
        is_impartial.then_some(Board { players, game: Kind::Impartial(position) })
    }

    /// A position in which these players have the moves of Left, and all others those of Right;
    /// `None` if both have the same moves, or positions can come again.
    pub fn owned(position: rulesets::Position, players: Players, left: Coalition) -> Option<Board> {
        let is_loopy = matches!(position, rulesets::Position::Loopy(_));
        position.turn().filter(|_| !is_loopy && !position.is_scored())?;
        let game = Kind::Owned(position.at_turn(Player::Left), left);
        Some(Board { players, game })
    }

    /// The sum of tuples, if it is one.
    pub fn as_tuple(&self) -> Option<&Forms> {
        match &self.game {
            Kind::Tuple(game) => Some(game),
            _ => None,
        }
    }

    /// Who has the moves of Left, where Left and Right have moves of their own.
    pub fn left(&self) -> Option<Coalition> {
        match self.game {
            Kind::Owned(_, left) => Some(left),
            _ => None,
        }
    }

    /// Whether all players have the same moves by the rules.
    pub fn is_impartial(&self) -> bool {
        matches!(self.game, Kind::Impartial(_))
    }

    /// The piles of Nim, if it is Nim without any bound on moves.
    pub fn nim_piles(&self) -> Option<&Piles> {
        match &self.game {
            Kind::Impartial(position) => {
                let nim = position.as_nim()?;
                (nim.rules().variant == nim::Variant::Nim).then(|| nim.piles())
            }
            _ => None,
        }
    }

    /// The position as this player sees it at their turn, as one of two players, by which it is
    /// drawn; `None` for tuples.
    pub fn position(&self, seat: Seat) -> Option<rulesets::Position> {
        match &self.game {
            Kind::Tuple(_) => None,
            Kind::Impartial(position) => Some(position.clone()),
            Kind::Owned(position, left) => {
                let owner = if left.has(seat) { Player::Left } else { Player::Right };
                Some(position.clone().at_turn(owner))
            }
        }
    }

    /// The number of moves of a player.
    pub fn count_moves(&self, seat: Seat) -> MoveCount {
        match (&self.game, self.position(seat)) {
            (_, Some(position)) => position.count_moves(),
            (Kind::Tuple(game), None) => MoveCount::Finite(game.moves(seat).len().into()),
            (_, None) => MoveCount::Finite(0u64.into()),
        }
    }

    /// Whether a player has no move.
    pub fn is_stuck(&self, seat: Seat) -> bool {
        match &self.game {
            Kind::Tuple(game) => game.options(seat).is_empty(),
            _ => self.position(seat).is_none_or(|position| position.is_terminal()),
        }
    }

    /// The moves of a player, each once; `None` if they are infinitely many.
    pub fn moves(&self, seat: Seat) -> Option<Vec<Move>> {
        self.listed(seat, |position| Some(position.moves()?.map(ruleset).collect()))
    }

    /// The first of the moves of a player, at most this number; none where there are infinitely
    /// many.
    pub fn first_moves(&self, seat: Seat, most: usize) -> Vec<Move> {
        let first = |position: &rulesets::Position| {
            Some(position.moves()?.take(most).map(ruleset).collect())
        };
        let mut moves = self.listed(seat, first).unwrap_or_default();
        moves.truncate(most);
        moves
    }

    /// All moves by the rules written plainly: see [`Playable::moves_by_rules`].
    pub fn moves_by_rules(&self, seat: Seat) -> Option<Vec<Move>> {
        self.listed(seat, |position| Some(position.moves_by_rules()?.map(ruleset).collect()))
    }

    fn listed(
        &self,
        seat: Seat,
        moves: impl FnOnce(&rulesets::Position) -> Option<Vec<Move>>,
    ) -> Option<Vec<Move>> {
        match &self.game {
            Kind::Tuple(game) => Some(game.moves(seat).into_iter().map(tuple).collect()),
            _ => moves(&self.position(seat)?),
        }
    }

    /// Reads a move of a player.
    ///
    /// # Errors
    /// What is wrong, and where in the text.
    pub fn parse_move(&self, seat: Seat, text: &str) -> Result<Move, ParseError> {
        self.parsed(seat, text, |position| position.parse_move(text))
    }

    /// The same, for one of the moves [by the rules](Board::moves_by_rules).
    ///
    /// # Errors
    /// As those of [`parse_move`](Board::parse_move).
    pub fn parse_by_rules(&self, seat: Seat, text: &str) -> Result<Move, ParseError> {
        self.parsed(seat, text, |position| position.parse_by_rules(text))
    }

    fn parsed(
        &self,
        seat: Seat,
        text: &str,
        parse: impl FnOnce(&rulesets::Position) -> Result<rulesets::Move, ParseError>,
    ) -> Result<Move, ParseError> {
        if let Kind::Tuple(game) = &self.game {
            let (wanted, moves) = (simplified(text), game.moves(seat));
            let found = moves.iter().find(|(name, _)| simplified(&name.to_string()) == wanted);
            return found.cloned().map(tuple).ok_or_else(|| no_such_move(text, &moves));
        }
        let nobody = || ParseError::new(say!("there is no move here"), 0..text.len());
        parse(&self.position(seat).ok_or_else(nobody)?).map(ruleset)
    }

    /// The board after a move of this player.
    ///
    /// # Errors
    /// [`IllegalMove`] with the rule that the move breaks.
    pub fn after(&self, seat: Seat, chosen: &Move) -> Result<Board, IllegalMove> {
        let foreign = || IllegalMove(say!("this is a move of another game"));
        match (&self.game, &chosen.0) {
            (Kind::Tuple(game), Made::Tuple(name, to)) => {
                let is_legal = game.moves(seat).iter().any(|(_, option)| option == to);
                let refused = || {
                    IllegalMove(say!("{} has no move {} here", seat.to_string(), name.to_string()))
                };
                is_legal.then(|| Board::tuple(to.clone())).ok_or_else(refused)
            }
            (Kind::Tuple(_), _) => Err(foreign()),
            (_, Made::Ruleset(chosen)) => {
                let position = self.position(seat).ok_or_else(foreign)?;
                Ok(self.with(position.play(chosen)?))
            }
            _ => Err(foreign()),
        }
    }

    /// Another position of the same ruleset, with the same owners.
    fn with(&self, position: rulesets::Position) -> Board {
        let game = match self.game {
            Kind::Owned(_, left) => Kind::Owned(position.at_turn(Player::Left), left),
            _ => Kind::Impartial(position),
        };
        Board { game, ..*self }
    }
}

fn tuple((name, to): (MoveName, Forms)) -> Move {
    Move(Made::Tuple(name, to))
}

fn ruleset(chosen: rulesets::Move) -> Move {
    Move(Made::Ruleset(chosen))
}

impl Game for Board {
    fn players(&self) -> Players {
        self.players
    }

    /// All options; none where there are infinitely many moves, see [`Board::count_moves`].
    fn options(&self, seat: Seat) -> Options<'_, Board> {
        use rulesets::Position::{Partizan, Searched};
        match &self.game {
            Kind::Tuple(game) => game.options(seat).map(Board::tuple),
            Kind::Impartial(Searched(position)) => {
                let made = |game| searched::Position::new(Convention::Normal, game);
                position.game().options().map(move |game| self.with(made(game).into()))
            }
            Kind::Owned(Partizan(position), left) => {
                let owner = if left.has(seat) { Player::Left } else { Player::Right };
                let mut options = Vec::new();
                position.game().options(owner, &mut options);
                let made = |game| partizan::Position::new(Convention::Normal, Player::Left, game);
                Options::new(options.into_iter().map(move |game| self.with(made(game).into())))
            }
            Kind::Impartial(position) | Kind::Owned(position, _) => {
                let options = position.moves().into_iter().flatten();
                let after = move |chosen| position.play(&chosen).ok();
                Options::new(options.filter_map(after).map(|position| self.with(position)))
            }
        }
    }

    fn canonical(self) -> Board {
        let game = match self.game {
            Kind::Impartial(rulesets::Position::Nim(position)) => {
                Kind::Impartial(sorted(&position).into())
            }
            Kind::Impartial(position) => Kind::Impartial(position.twin().game),
            Kind::Owned(position, left) => {
                let Twin { game, is_negated } = position.twin();
                let left = if is_negated { left.others(self.players) } else { left };
                Kind::Owned(game, left)
            }
            tuple @ Kind::Tuple(_) => tuple,
        };
        Board { game, ..self }
    }

    fn owned_bytes(&self) -> usize {
        match &self.game {
            Kind::Tuple(game) => game.owned_bytes(),
            Kind::Impartial(rulesets::Position::Searched(position)) => {
                impartial_bytes(position.game())
            }
            Kind::Owned(rulesets::Position::Partizan(position), _) => {
                crate::partizan::Game::owned_bytes(position.game())
            }
            Kind::Impartial(position) | Kind::Owned(position, _) => {
                usize::try_from(position.count_parts()).unwrap_or(usize::MAX / 64) * 32
            }
        }
    }
}

/// A board by the rules written plainly, without representatives of symmetric positions: for
/// checkers.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct ByRules(pub Board);

impl Game for ByRules {
    fn players(&self) -> Players {
        self.0.players()
    }

    fn options(&self, seat: Seat) -> Options<'_, ByRules> {
        let moves = self.0.moves_by_rules(seat).into_iter().flatten();
        Options::new(moves.filter_map(move |chosen| self.0.after(seat, &chosen).ok().map(ByRules)))
    }

    fn owned_bytes(&self) -> usize {
        self.0.owned_bytes()
    }
}

fn impartial_bytes(game: &searched::AnyGame) -> usize {
    crate::impartial::Game::owned_bytes(game)
}

/// The position with its piles in order, and without empty ones.
fn sorted(position: &nim::Position) -> nim::Position {
    let piles: Piles = match position.piles().words() {
        Some(words) => {
            let mut words: Vec<u64> = words.iter().copied().filter(|&pile| pile > 0).collect();
            words.sort_unstable();
            words.into()
        }
        None => {
            let piles = position.piles().iter().filter(|pile| !pile.is_zero());
            let mut piles: Vec<Ordinal> = piles.collect();
            piles.sort();
            piles.into()
        }
    };
    nim::Position::new(position.rules().clone(), piles)
}

impl Move {
    /// The name of the move as data, where moves are known by their names: not in Nim.
    pub fn name(&self) -> Option<&MoveName> {
        match &self.0 {
            Made::Tuple(name, _) => Some(name),
            Made::Ruleset(chosen) => chosen.name(),
        }
    }

    /// The move as one of two players, by which it is drawn; `None` for tuples.
    pub fn of_ruleset(&self) -> Option<&rulesets::Move> {
        match &self.0 {
            Made::Tuple(..) => None,
            Made::Ruleset(chosen) => Some(chosen),
        }
    }

    /// The same from a move of a ruleset.
    pub fn from_ruleset(chosen: rulesets::Move) -> Move {
        ruleset(chosen)
    }

    /// The move in the given notation.
    pub fn to_text(&self, notation: Notation) -> String {
        match &self.0 {
            Made::Tuple(name, _) => name.to_text(notation),
            Made::Ruleset(chosen) => chosen.to_text(notation),
        }
    }
}

impl fmt::Display for Move {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match &self.0 {
            Made::Tuple(name, _) => name.fmt(f),
            Made::Ruleset(chosen) => chosen.fmt(f),
        }
    }
}

impl fmt::Display for Board {
    /// The position as one of two players, with a word before a sum of tuples.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match &self.game {
            Kind::Tuple(game) => write!(f, "{}: {game}", super::text::TUPLE),
            Kind::Impartial(position) | Kind::Owned(position, _) => position.fmt(f),
        }
    }
}
