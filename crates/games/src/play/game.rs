//! A game between two players, each a person or the machine.

use serde::{Deserialize, Serialize};

use super::opponent::{Opponent, UnknownOpponent};
use super::record::{Player, Record};
use crate::foundation::{Budget, IllegalMove, Random};
use crate::rulesets::{Move, Position};

/// Who plays for one of the two players. As text `person`, or the name of an
/// opponent.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[cfg_attr(
    feature = "typescript",
    ts(type = "\"person\" | \"random\" | \"copycat\" | \"sleepy\" | \"perfect\" | \"teacher\"")
)]
#[serde(try_from = "String", into = "String")]
pub enum Role {
    /// Somebody who is asked for each move.
    Person,
    /// The machine.
    Machine(Opponent),
}

impl TryFrom<String> for Role {
    type Error = UnknownOpponent;

    fn try_from(text: String) -> Result<Role, UnknownOpponent> {
        text.parse()
    }
}

impl From<Role> for String {
    fn from(role: Role) -> String {
        role.to_string()
    }
}

/// A game with its players and the seed of the machine's choices.
///
/// ```
/// use nimatron::foundation::Budget;
/// use nimatron::play::{Game, Opponent, Player, Role};
///
/// let players = [Role::Person, Role::Machine(Opponent::Perfect)];
/// let mut game = Game::new("nim: 3, 5, 7".parse()?, players, Player::Two, 42);
/// let budget = &mut Budget::unlimited();
/// let reply = game.machine_move(budget).expect("it is the machine's turn");
/// assert_eq!(game.record().last_move(), Some(&reply));
/// assert!(game.machine_move(budget).is_none());
/// # Ok::<(), nimatron_nimber::text::ParseError>(())
/// ```
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Game {
    pub(super) record: Record<Position>,
    pub(super) players: [Role; 2],
    pub(super) seed: u64,
}

impl Game {
    /// A game in which nobody has moved.
    pub fn new(start: Position, players: [Role; 2], starter: Player, seed: u64) -> Game {
        Game { record: Record::new(start, starter), players, seed }
    }

    /// The moves and the position.
    pub fn record(&self) -> &Record<Position> {
        &self.record
    }

    /// The position now.
    pub fn position(&self) -> &Position {
        self.record.position()
    }

    /// Who plays for a player.
    pub fn role(&self, player: Player) -> Role {
        self.players[player.number() - 1]
    }

    /// Both roles.
    pub fn players(&self) -> [Role; 2] {
        self.players
    }

    /// What the machine's random choices come from.
    pub fn seed(&self) -> u64 {
        self.seed
    }

    /// Whether a person is to move; `false` when the game is over.
    pub fn awaits_person(&self) -> bool {
        self.role(self.record.to_move()) == Role::Person && self.record.winner().is_none()
    }

    /// Makes a move for whoever is to move.
    ///
    /// # Errors
    /// The rule that the move breaks.
    pub fn play(&mut self, chosen: Move) -> Result<(), IllegalMove> {
        self.record.play(chosen)
    }

    /// Lets the machine move, if it is its turn and there is a move. Where the
    /// budget does not suffice for a good one it makes any.
    pub fn machine_move(&mut self, budget: &mut Budget) -> Option<Move> {
        let Role::Machine(opponent) = self.role(self.record.to_move()) else {
            return None;
        };
        let chosen = opponent.choose(&self.record, &mut self.random_for_turn(), budget)?;
        self.record.play(chosen.clone()).ok()?;
        Some(chosen)
    }

    /// Takes back everything since a person was to move; `false` if no person
    /// has moved yet.
    pub fn undo(&mut self) -> bool {
        let starter = self.record.starter();
        let mover = |turn: usize| if turn % 2 == 0 { starter } else { starter.other() };
        let mut turns = (0..self.record.cursor()).rev();
        let turn = turns.find(|&turn| self.role(mover(turn)) == Role::Person);
        turn.is_some_and(|turn| self.record.rewind(turn))
    }

    /// Goes back to where only the first `cursor` moves were played; `false` if
    /// fewer have been.
    pub fn rewind(&mut self, cursor: usize) -> bool {
        self.record.rewind(cursor)
    }

    /// Plays again what was taken back, up to the next turn of a person;
    /// `false` if nothing was.
    pub fn redo(&mut self) -> bool {
        let mut changed = false;
        while self.record.redo() {
            changed = true;
            if self.awaits_person() {
                break;
            }
        }
        changed
    }

    /// The same start, players and starter with another seed and no moves.
    pub fn again(&self, seed: u64) -> Game {
        Game::new(self.record.start().clone(), self.players, self.record.starter(), seed)
    }

    /// Each turn has a sequence of its own, so that moves taken back and played
    /// again get the same replies.
    fn random_for_turn(&self) -> Random {
        let turn = self.record.cursor() as u64;
        Random::new(Random::new(self.seed).next_u64() ^ turn)
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::foundation::Playable;

    fn game(starter: Player) -> Game {
        let players = [Role::Person, Role::Machine(Opponent::Perfect)];
        Game::new("nim: 3, 5, 7".parse().unwrap(), players, starter, 7)
    }

    #[test]
    fn taking_back_returns_to_the_person() {
        let mut game = game(Player::Two);
        game.machine_move(&mut Budget::unlimited()).unwrap();
        assert!(!game.undo(), "the machine's first move stays");
        let chosen = game.position().moves().unwrap().next().unwrap();
        let before = game.clone();
        game.play(chosen).unwrap();
        game.machine_move(&mut Budget::unlimited()).unwrap();
        let after = game.clone();
        assert!(game.undo());
        assert_eq!(game.position(), before.position());
        assert!(game.awaits_person());
        assert!(game.redo());
        assert_eq!(game, after);
        assert!(!game.redo());
    }

    #[test]
    fn the_same_move_gets_the_same_reply() {
        let players = [Role::Person, Role::Machine(Opponent::Random)];
        let mut game = Game::new("nim: 9, w+5, 7".parse().unwrap(), players, Player::One, 3);
        let chosen = game.position().parse_move("1: 9 -> 5").unwrap();
        let replies: Vec<Move> = (0..3)
            .map(|_| {
                game.play(chosen.clone()).unwrap();
                let reply = game.machine_move(&mut Budget::unlimited()).unwrap();
                assert!(game.undo());
                reply
            })
            .collect();
        assert!(replies.windows(2).all(|pair| pair[0] == pair[1]));
    }

    #[test]
    fn two_machines_can_be_left_alone() {
        let players = [Role::Machine(Opponent::Sleepy), Role::Machine(Opponent::Teacher)];
        let mut game = Game::new("nim: 3, 5, 7".parse().unwrap(), players, Player::One, 1);
        while game.machine_move(&mut Budget::unlimited()).is_some() {}
        assert!(game.record().winner().is_some());
        assert!(!game.undo());
    }
}
