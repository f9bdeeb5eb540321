//! Positions of n players: a board, whose turn it is, and the rules of the table.

use std::fmt;
use std::str::FromStr;

use nimatron_nimber::say;
use nimatron_nimber::text::{Notation, ParseError, Reading};

use super::{Board, Move};
use crate::foundation::{IllegalMove, MoveCount, Playable};
use crate::multiplayer::{Coalition, Ending, Game, Players, Preferences, Seat, State};

/// A position of n players: the board, whose turn it is, how the play ends and what the players
/// prefer.
///
/// Under [`Ending::Elimination`] a player who cannot move has dropped out: the turn is that of a
/// player who can, or the play is over.
///
/// ```
/// use nimatron::rulesets::multiplayer::Position;
///
/// let position: Position = "domineering(players=3, left=A+C): 1x2".parse()?;
/// // A has the moves of Left, who cannot place a domino here, so that C wins.
/// assert_eq!(position.winners().map(|winners| winners.to_string()).as_deref(), Some("C"));
/// let other: Position = "domineering(players=3, left=B+C): 1x2".parse()?;
/// assert_eq!((other.is_over(), other.moves().map_or(0, |moves| moves.len())), (false, 1));
/// # Ok::<(), nimatron::text::ParseError>(())
/// ```
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct Position {
    state: State<Board>,
    ending: Ending,
    preferences: Preferences,
}

impl Position {
    /// The position in which this player is to move, with everybody present and preferences by the
    /// podium rule.
    pub fn new(board: Board, turn: Seat, ending: Ending) -> Position {
        let preferences = Preferences::podium_at(ending, board.players());
        Position::of(State::new(board, turn), ending, preferences)
    }

    /// The position in this state of the play.
    pub fn of(state: State<Board>, ending: Ending, preferences: Preferences) -> Position {
        Position { state, ending, preferences }.settled()
    }

    /// The same position with these preferences.
    pub fn with_preferences(self, preferences: Preferences) -> Position {
        Position { preferences, ..self }
    }

    /// Reads a position of n players: see the [module](super).
    ///
    /// # Errors
    /// What cannot be read, and where.
    pub fn read(text: &str) -> Result<Reading<Position>, ParseError> {
        super::text::read(text)
    }

    /// The number of players.
    pub fn players(&self) -> Players {
        self.state.game.players()
    }

    /// What the players move on.
    pub fn board(&self) -> &Board {
        &self.state.game
    }

    /// The board, whose turn it is, and who has not dropped out.
    pub fn state(&self) -> &State<Board> {
        &self.state
    }

    /// How the play ends.
    pub fn ending(&self) -> Ending {
        self.ending
    }

    /// What the players prefer.
    pub fn preferences(&self) -> &Preferences {
        &self.preferences
    }

    /// Whose turn it is; where the play is over, whose it would be.
    pub fn turn(&self) -> Seat {
        self.state.turn
    }

    /// Who has not dropped out.
    pub fn present(&self) -> Coalition {
        self.state.present
    }

    /// The number of legal moves; 0 if the play is over.
    pub fn count_moves(&self) -> MoveCount {
        match self.is_over() {
            true => MoveCount::Finite(0u64.into()),
            false => self.board().count_moves(self.turn()),
        }
    }

    /// The legal moves, each once: none if the play is over, and `None` if they are infinitely
    /// many.
    ///
    /// Cost: all of them are listed; [`count_moves`](Position::count_moves) tells how many there
    /// are.
    pub fn moves(&self) -> Option<Vec<Move>> {
        if self.is_over() { Some(Vec::new()) } else { self.board().moves(self.turn()) }
    }

    /// The first legal moves, at most this number: none if the play is over, or if there are
    /// infinitely many.
    pub fn first_moves(&self, most: usize) -> Vec<Move> {
        if self.is_over() { Vec::new() } else { self.board().first_moves(self.turn(), most) }
    }

    /// All legal moves by the rules written plainly: see [`Playable::moves_by_rules`].
    pub fn moves_by_rules(&self) -> Option<Vec<Move>> {
        if self.is_over() { Some(Vec::new()) } else { self.board().moves_by_rules(self.turn()) }
    }

    /// Reads a move of the player whose turn it is.
    ///
    /// # Errors
    /// What is wrong, and where in the text.
    pub fn parse_move(&self, text: &str) -> Result<Move, ParseError> {
        match self.is_over() {
            true => Err(ParseError::new(say!("the play is over"), 0..text.len())),
            false => self.board().parse_move(self.turn(), text),
        }
    }

    /// The same, for one of the moves [by the rules](Position::moves_by_rules).
    ///
    /// # Errors
    /// As those of [`parse_move`](Position::parse_move).
    pub fn parse_by_rules(&self, text: &str) -> Result<Move, ParseError> {
        match self.is_over() {
            true => Err(ParseError::new(say!("the play is over"), 0..text.len())),
            false => self.board().parse_by_rules(self.turn(), text),
        }
    }

    /// Whether outcome classes are those of Propp: three players, everybody has the same moves, and
    /// the last player wins.
    pub fn has_class_of_propp(&self) -> bool {
        self.players().number() == 3
            && self.ending() == Ending::LastWins
            && self.board().is_impartial()
    }

    /// The position after a move.
    ///
    /// # Errors
    /// [`IllegalMove`] with the rule that the move breaks.
    pub fn after(&self, chosen: &Move) -> Result<Position, IllegalMove> {
        if self.is_over() {
            return Err(IllegalMove(say!("the play is over")));
        }
        let game = self.board().after(self.turn(), chosen)?;
        let turn = self.state.turn_after(self.players());
        let state = State { game, turn, present: self.present() };
        Ok(Position::of(state, self.ending, self.preferences.clone()))
    }

    /// Whether the play is over.
    pub fn is_over(&self) -> bool {
        self.result().is_some()
    }

    /// The player by whom the result is [named](Ending::winners), once the play is over.
    pub fn result(&self) -> Option<Seat> {
        if self.ending == Ending::Elimination {
            let only = self.present().seats().next();
            return only.filter(|_| self.present().size() == 1);
        }
        let is_stuck = self.board().is_stuck(self.turn());
        is_stuck.then(|| self.ending.result(self.turn(), self.players()))
    }

    /// Who has won, once the play is over.
    pub fn winners(&self) -> Option<Coalition> {
        self.result().map(|result| self.ending.winners(result, self.players()))
    }

    /// The position with everybody dropped out who has to.
    fn settled(mut self) -> Position {
        if self.ending == Ending::Elimination {
            let players = self.players();
            while self.state.present.size() > 1 {
                let turn = self.state.turn;
                let is_present = self.state.present.has(turn);
                if is_present && !self.board().is_stuck(turn) {
                    break;
                }
                self.state.present = self.state.present.without(turn);
                self.state.turn = self.state.turn_after(players);
            }
            if self.state.present.size() == 1 {
                self.state.turn = self.state.present.seats().next().unwrap_or(self.state.turn);
            }
        }
        self
    }

    /// The position in the given notation, which for positions is the same in all.
    pub fn to_text(&self, notation: Notation) -> String {
        let board = match self.board().position(Seat::FIRST) {
            Some(position) => position.at_turn(crate::foundation::Player::Left).to_text(notation),
            None => self.board().to_string(),
        };
        super::text::written(self, &board)
    }
}

impl fmt::Display for Position {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&super::text::written(self, &self.board().to_string()))
    }
}

impl FromStr for Position {
    type Err = ParseError;

    /// Reads a position as [`Position::read`] does, without its notes.
    fn from_str(text: &str) -> Result<Position, ParseError> {
        Position::read(text).map(|reading| reading.value)
    }
}
