//! A game as it was played: the first position, the moves, and the place where
//! the players are.

use std::fmt::{Debug, Display};

use nimatron_nimber::say;
use nimatron_nimber::text::ParseError;

use super::game::Role;
use super::opponent::Opponent;
use super::read_move;
use crate::foundation::{Budget, IllegalMove, Outcome, Playable, Random};
use crate::multiplayer::{Coalition, Players, Seat};
use crate::rulesets::{Move, Position};

/// A position of a game in which players take turns, as far as a [`Record`] has to know it.
///
/// ```
/// use nimatron::play::{Seat, Turns};
/// use nimatron::rulesets::Position;
///
/// let position: Position = "nim: 0".parse()?;
/// assert_eq!(position.turn_after(Seat::SECOND, 1), Seat::FIRST);
/// let winners = Turns::winners(&position, Seat::FIRST);
/// assert_eq!(winners.map(|winners| winners.has(Seat::SECOND)), Some(true));
/// # Ok::<(), nimatron_nimber::text::ParseError>(())
/// ```
pub trait Turns: Clone + Eq + Debug + Display {
    /// A move.
    type Move: Clone + Eq + Debug + Display;

    /// The number of players.
    fn players(&self) -> Players;

    /// Whose turn it is in this position after this number of moves, of which `starter` made the
    /// first; a position that says whose turn it is does not need that.
    fn turn_after(&self, starter: Seat, moves: usize) -> Seat;

    /// Who has won, if the game is over; `to_move` is whose turn it would be.
    fn winners(&self, to_move: Seat) -> Option<Coalition>;

    /// The position after a move.
    ///
    /// # Errors
    /// The rule that the move breaks.
    fn played(&self, chosen: &Self::Move) -> Result<Self, IllegalMove>;

    /// Reads a move as it is typed in play.
    ///
    /// # Errors
    /// What is wrong, and where in the text.
    fn typed_move(&self, text: &str) -> Result<Self::Move, ParseError>;

    /// Whether a position can come again in a game from here. Then a game is a draw when one comes for
    /// the third time.
    fn can_recur(&self) -> bool {
        false
    }

    /// About how long it takes to make a move: see [`Position::size`].
    fn size(&self) -> u64;

    /// Whether the machine knows how to play this role here.
    fn is_played_by(&self, role: Role) -> bool;

    /// What the machine does in this role; `None` if there is no move, or for a person.
    fn reply(
        record: &Record<Self>,
        roles: &[Role],
        random: &mut Random,
        budget: &mut Budget,
    ) -> Option<Self::Move>;
}

impl Turns for Position {
    type Move = Move;

    fn players(&self) -> Players {
        Players::TWO
    }

    fn turn_after(&self, starter: Seat, moves: usize) -> Seat {
        Players::TWO.turns_after(starter, moves % 2)
    }

    /// In normal play the player who has moved last, in misère play the other one; where a score
    /// decides whoever has more, or nobody.
    fn winners(&self, to_move: Seat) -> Option<Coalition> {
        self.is_terminal().then(|| match self.ending() {
            Outcome::P => Coalition::of([Players::TWO.after(to_move)]),
            Outcome::N => Coalition::of([to_move]),
            Outcome::D => Coalition::NOBODY,
        })
    }

    fn played(&self, chosen: &Move) -> Result<Position, IllegalMove> {
        self.play(chosen)
    }

    fn typed_move(&self, text: &str) -> Result<Move, ParseError> {
        read_move(self, text)
    }

    fn can_recur(&self) -> bool {
        matches!(self, Position::Loopy(_))
    }

    fn size(&self) -> u64 {
        Position::size(self)
    }

    fn is_played_by(&self, role: Role) -> bool {
        !matches!(role, Role::Ally(_))
    }

    fn reply(
        record: &Record<Position>,
        roles: &[Role],
        random: &mut Random,
        budget: &mut Budget,
    ) -> Option<Move> {
        match roles.get(record.to_move().index())? {
            Role::Machine(opponent) => opponent.choose(record, random, budget),
            Role::Ally(_) => Opponent::Perfect.choose(record, random, budget),
            Role::Person => None,
        }
    }
}

/// A game of any ruleset, with moves that can be taken back and played again
/// without end.
///
/// ```
/// use nimatron::foundation::Playable;
/// use nimatron::play::{Record, Seat};
/// use nimatron::rulesets::Position;
///
/// let start: Position = "nim: 3, 3".parse()?;
/// let mut game = Record::new(start, Seat::FIRST);
/// let chosen = game.position().parse_move("1: 3 -> 0")?;
/// game.play(chosen)?;
/// assert_eq!(game.to_move(), Seat::SECOND);
/// assert!(game.undo() && !game.undo());
/// assert!(game.redo() && !game.redo());
/// let chosen = game.position().parse_move("2: 3 -> 0")?;
/// game.play(chosen)?;
/// assert_eq!(game.winner(), Some(Seat::SECOND));
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Record<P: Turns> {
    start: P,
    starter: Seat,
    /// All moves; those from `cursor` on have been taken back.
    moves: Vec<P::Move>,
    /// Who made each of them.
    movers: Vec<Seat>,
    cursor: usize,
    /// The position at the cursor. Only this one is kept: a row of a million
    /// piles is too large to be kept once a move.
    position: P,
    /// All positions before it, where positions can come again.
    before: Vec<P>,
}

/// How often a position comes until the game is a draw.
const MOST_TIMES: usize = 3;
/// Number of moves after which a game is a draw if positions can come again, or need not.
const MOST_MOVES: usize = 1000;

impl<P: Turns> Record<P> {
    /// A game in which nobody has moved. Where the position says whose turn it is, that player
    /// starts, otherwise `starter`.
    pub fn new(start: P, starter: Seat) -> Record<P> {
        let starter = start.turn_after(starter, 0);
        let (moves, movers, before) = (Vec::new(), Vec::new(), Vec::new());
        Record { position: start.clone(), start, starter, moves, movers, cursor: 0, before }
    }

    /// The position at which the game began.
    pub fn start(&self) -> &P {
        &self.start
    }

    /// Who made or makes the first move.
    pub fn starter(&self) -> Seat {
        self.starter
    }

    /// The position now.
    pub fn position(&self) -> &P {
        &self.position
    }

    /// All moves, those that have been taken back included.
    pub fn moves(&self) -> &[P::Move] {
        &self.moves
    }

    /// Who made a move, counted from 0; `None` if there are not as many.
    pub fn mover(&self, turn: usize) -> Option<Seat> {
        self.movers.get(turn).copied()
    }

    /// How many of the moves have been played and not taken back.
    pub fn cursor(&self) -> usize {
        self.cursor
    }

    /// The move that led here.
    pub fn last_move(&self) -> Option<&P::Move> {
        self.moves[..self.cursor].last()
    }

    /// Whose turn it is, or would be if there were a move.
    pub fn to_move(&self) -> Seat {
        self.position.turn_after(self.starter, self.cursor)
    }

    /// Who has won, if the game is over: nobody if it is a draw.
    pub fn winners(&self) -> Option<Coalition> {
        let drawn = || self.is_drawn().then_some(Coalition::NOBODY);
        self.position.winners(self.to_move()).or_else(drawn)
    }

    /// Whether the game is a draw, because the position has come for the third time, or because there
    /// have been a thousand moves in a game that may go on for ever.
    ///
    /// ```
    /// use nimatron::foundation::Playable;
    /// use nimatron::play::{Record, Seat};
    /// use nimatron::rulesets::Position;
    ///
    /// let start: Position = "backsliding-toads: t___f".parse()?;
    /// let mut game = Record::new(start, Seat::FIRST);
    /// for turn in 0..8 {
    ///     assert!(!game.is_drawn());
    ///     let chosen = ["1 -> 2", "5 -> 4", "2 -> 1", "4 -> 5"][turn % 4];
    ///     game.play(game.position().parse_move(chosen)?)?;
    /// }
    /// assert!(game.is_drawn() && game.winner().is_none());
    /// assert!(game.play(game.position().parse_move("1 -> 2")?).is_err());
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    pub fn is_drawn(&self) -> bool {
        let is_long = self.before.len() >= MOST_MOVES;
        (is_long || self.is_repeated()) && self.position.winners(self.to_move()).is_none()
    }

    /// Whether the position has come for the third time.
    pub fn is_repeated(&self) -> bool {
        let same = self.before.iter().filter(|before| **before == self.position);
        same.count() + 1 >= MOST_TIMES
    }

    /// Who has won, if the game is over: of several the one whose turn comes first.
    pub fn winner(&self) -> Option<Seat> {
        self.winners().and_then(|winners| winners.seats().next())
    }

    /// Makes a move. Moves that had been taken back are forgotten, unless this
    /// is the next of them.
    ///
    /// # Errors
    /// The rule that the move breaks; the record stays as it was.
    pub fn play(&mut self, chosen: P::Move) -> Result<(), IllegalMove> {
        if self.is_drawn() {
            return Err(IllegalMove(say!("the game is over: it is a draw")));
        }
        let mover = self.to_move();
        self.go_to(self.position.played(&chosen)?);
        if self.moves.get(self.cursor) != Some(&chosen) {
            self.moves.truncate(self.cursor);
            self.movers.truncate(self.cursor);
            self.moves.push(chosen);
            self.movers.push(mover);
        }
        self.cursor += 1;
        Ok(())
    }

    fn go_to(&mut self, next: P) {
        let before = std::mem::replace(&mut self.position, next);
        if before.can_recur() {
            self.before.push(before);
        }
    }

    /// Takes the last move back; `false` at the beginning.
    ///
    /// Cost: the game is played again from its beginning.
    pub fn undo(&mut self) -> bool {
        self.cursor.checked_sub(1).is_some_and(|cursor| self.rewind(cursor))
    }

    /// Goes back to where only the first `cursor` moves were played; `false` if
    /// fewer have been.
    pub fn rewind(&mut self, cursor: usize) -> bool {
        if cursor > self.cursor {
            return false;
        }
        let replayed = self.moves[..cursor]
            .iter()
            .try_fold(self.start.clone(), |position, chosen| position.played(chosen));
        if let Ok(position) = replayed {
            (self.position, self.cursor) = (position, cursor);
            self.before.truncate(cursor);
        }
        self.cursor == cursor
    }

    /// Plays the move that was taken back last; `false` if there is none.
    pub fn redo(&mut self) -> bool {
        match self.moves.get(self.cursor).map(|chosen| self.position.played(chosen)) {
            Some(Ok(position)) => {
                self.go_to(position);
                self.cursor += 1;
                true
            }
            _ => false,
        }
    }
}

#[cfg(test)]
mod tests {
    use proptest::prelude::*;

    use super::*;
    use crate::foundation::{Budget, Random};
    use crate::play::Opponent;
    use crate::rulesets::Position;

    fn random_game(start: &str, seed: u64) -> Record<Position> {
        let mut record = Record::new(start.parse().unwrap(), Seat::FIRST);
        let mut random = Random::new(seed);
        while let Some(chosen) =
            Opponent::Random.choose(&record, &mut random, &mut Budget::unlimited())
        {
            record.play(chosen).unwrap();
        }
        record
    }

    #[test]
    fn the_convention_decides_the_winner() {
        for (start, winner) in [("nim: 1", Seat::FIRST), ("misere nim: 1", Seat::SECOND)] {
            let record = random_game(start, 1);
            assert_eq!(record.winner(), Some(winner));
            assert_eq!(record.cursor(), 1);
        }
        let without_moves: Position = "misere nim(max=2): w".parse().unwrap();
        assert_eq!(Record::new(without_moves, Seat::SECOND).winner(), Some(Seat::SECOND));
    }

    #[test]
    fn an_illegal_move_changes_nothing() {
        let mut record = random_game("nim: 3, 4", 5);
        record.undo();
        let before = record.clone();
        let wrong = record.start().parse_move("2: 4 -> 3").unwrap();
        assert!(record.play(wrong).is_err());
        assert_eq!(record, before);
    }

    proptest! {
        #[test]
        fn undo_and_redo_are_inverse(seed: u64, back in 0usize..20) {
            let record = random_game("nim: w*2+3, 4, w", seed);
            let mut changed = record.clone();
            let undone = (0..back).take_while(|_| changed.undo()).count();
            prop_assert_eq!(undone, back.min(record.cursor()));
            prop_assert_eq!(changed.cursor() + undone, record.cursor());
            for _ in 0..undone {
                prop_assert!(changed.redo());
            }
            prop_assert!(!changed.redo());
            prop_assert_eq!(changed, record);
        }

        #[test]
        fn another_move_forgets_what_was_taken_back(seed: u64) {
            let mut record = random_game("nim: 3, 5, 7", seed);
            while record.undo() {}
            let moves = record.moves().len();
            let same = record.moves()[0].clone();
            record.play(same.clone()).unwrap();
            prop_assert_eq!(record.moves().len(), moves);
            record.undo();
            let mut all = record.position().moves().unwrap();
            let other = all.find(|chosen| *chosen != same).unwrap();
            drop(all);
            record.play(other).unwrap();
            prop_assert_eq!(record.moves().len(), 1);
            prop_assert!(!record.redo());
        }
    }
}
