//! A game as it was played: the first position, the moves, and the place where
//! the players are.

use serde::{Deserialize, Serialize};

use crate::foundation::{Convention, IllegalMove, Playable};

/// One of the two players, whoever starts.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum Player {
    /// The first of the two: the person, where a person plays the machine.
    One,
    /// The second of the two.
    Two,
}

impl Player {
    /// Both players.
    pub const BOTH: [Player; 2] = [Player::One, Player::Two];

    /// The opponent.
    pub fn other(self) -> Player {
        match self {
            Player::One => Player::Two,
            Player::Two => Player::One,
        }
    }

    /// 1 or 2.
    pub fn number(self) -> usize {
        match self {
            Player::One => 1,
            Player::Two => 2,
        }
    }
}

/// A game of any ruleset, with moves that can be taken back and played again
/// without end.
///
/// ```
/// use nimatron::foundation::Playable;
/// use nimatron::nim::Position;
/// use nimatron::play::{Player, Record};
///
/// let start: Position = "nim: 3, 3".parse()?;
/// let mut game = Record::new(start, Player::One);
/// let chosen = game.position().parse_move("1: 3 -> 0")?;
/// game.play(chosen)?;
/// assert_eq!(game.to_move(), Player::Two);
/// assert!(game.undo() && !game.undo());
/// assert!(game.redo() && !game.redo());
/// let chosen = game.position().parse_move("2: 3 -> 0")?;
/// game.play(chosen)?;
/// assert_eq!(game.winner(), Some(Player::Two));
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Record<P: Playable> {
    start: P,
    starter: Player,
    /// All moves; those from `cursor` on have been taken back.
    moves: Vec<P::Move>,
    cursor: usize,
    /// The position at the cursor. Only this one is kept: a row of a million
    /// piles is too large to be kept once a move.
    position: P,
}

impl<P: Playable> Record<P> {
    /// A game in which nobody has moved.
    pub fn new(start: P, starter: Player) -> Record<P> {
        Record { position: start.clone(), start, starter, moves: Vec::new(), cursor: 0 }
    }

    /// The position in which the game began.
    pub fn start(&self) -> &P {
        &self.start
    }

    /// Who made or makes the first move.
    pub fn starter(&self) -> Player {
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

    /// How many of the moves have been played and not taken back.
    pub fn cursor(&self) -> usize {
        self.cursor
    }

    /// The move that led here.
    pub fn last_move(&self) -> Option<&P::Move> {
        self.moves[..self.cursor].last()
    }

    /// Whose turn it is, or would be if there were a move.
    pub fn to_move(&self) -> Player {
        if self.cursor % 2 == 0 { self.starter } else { self.starter.other() }
    }

    /// Who has won, as soon as there is no move left: in normal play the player
    /// who has moved last, in misère play the other one.
    pub fn winner(&self) -> Option<Player> {
        self.position.is_terminal().then(|| match self.position.convention() {
            Convention::Normal => self.to_move().other(),
            Convention::Misere => self.to_move(),
        })
    }

    /// Makes a move. Moves that had been taken back are forgotten, unless this
    /// is the next of them.
    ///
    /// # Errors
    /// The rule that the move breaks; the record stays as it was.
    pub fn play(&mut self, chosen: P::Move) -> Result<(), IllegalMove> {
        self.position = self.position.play(&chosen)?;
        if self.moves.get(self.cursor) != Some(&chosen) {
            self.moves.truncate(self.cursor);
            self.moves.push(chosen);
        }
        self.cursor += 1;
        Ok(())
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
            .try_fold(self.start.clone(), |position, chosen| position.play(chosen));
        if let Ok(position) = replayed {
            (self.position, self.cursor) = (position, cursor);
        }
        self.cursor == cursor
    }

    /// Plays the move that was taken back last; `false` if there is none.
    pub fn redo(&mut self) -> bool {
        match self.moves.get(self.cursor).map(|chosen| self.position.play(chosen)) {
            Some(Ok(position)) => {
                self.position = position;
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
        let mut record = Record::new(start.parse().unwrap(), Player::One);
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
        for (start, winner) in [("nim: 1", Player::One), ("misere nim: 1", Player::Two)] {
            let record = random_game(start, 1);
            assert_eq!(record.winner(), Some(winner));
            assert_eq!(record.cursor(), 1);
        }
        let without_moves: Position = "misere nim(max=2): w".parse().unwrap();
        assert_eq!(Record::new(without_moves, Player::Two).winner(), Some(Player::Two));
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
