//! A game among people and machines.

use serde::{Deserialize, Serialize};

use super::opponent::{Opponent, UnknownOpponent};
use super::record::{Record, Turns};
use crate::foundation::{Budget, IllegalMove, Random};
use crate::multiplayer::{Coalition, Players, Seat};
use crate::rulesets::Position;

/// Who plays for one of the players. As text `person`, the name of an opponent, or `ally of B`.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[cfg_attr(
    feature = "typescript",
    ts(
        type = "\"person\" | \"random\" | \"copycat\" | \"rival\" | `rival ${number}` | \"sleepy\" | \"perfect\" | \"teacher\" | `ally of ${string}`"
    )
)]
#[serde(try_from = "String", into = "String")]
pub enum Role {
    /// Somebody who is asked for each move.
    Person,
    /// The machine.
    Machine(Opponent),
    /// The machine on the side of a player, among three or more: it plays for the win of the two.
    Ally(Seat),
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
/// use nimatron::play::{Game, Opponent, Role, Seat};
/// use nimatron::rulesets::Position;
///
/// let roles = [Role::Person, Role::Machine(Opponent::Perfect)];
/// let start: Position = "nim: 3, 5, 7".parse()?;
/// let mut game = Game::new(start, roles, Seat::SECOND, 42);
/// let budget = &mut Budget::unlimited();
/// let reply = game.machine_move(budget).expect("it is the machine's turn");
/// assert_eq!(game.record().last_move(), Some(&reply));
/// assert!(game.machine_move(budget).is_none());
/// # Ok::<(), nimatron_nimber::text::ParseError>(())
/// ```
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct GameOf<P: Turns> {
    record: Record<P>,
    roles: Vec<Role>,
    /// What people call themselves; empty for whoever has no name.
    names: Vec<String>,
    seed: u64,
}

/// A game of two players.
pub type Game = GameOf<Position>;

impl<P: Turns> GameOf<P> {
    /// A game in which nobody has moved. Where a role is missing a person plays.
    pub fn new(start: P, roles: impl Into<Vec<Role>>, starter: Seat, seed: u64) -> GameOf<P> {
        let (mut roles, number) = (roles.into(), start.players().number());
        roles.resize(number, Role::Person);
        let names = vec![String::new(); number];
        GameOf { record: Record::new(start, starter), roles, names, seed }
    }

    /// The same with names of the players, in the order of their seats. Blanks around a name and what
    /// cannot be printed are left out, long names are cut, and the machine's have none.
    pub fn with_names<'n>(mut self, names: impl IntoIterator<Item = &'n str>) -> GameOf<P> {
        for ((name, role), given) in self.names.iter_mut().zip(&self.roles).zip(names) {
            *name = if *role == Role::Person { tidy(given) } else { String::new() };
        }
        self
    }

    /// The moves and the position.
    pub fn record(&self) -> &Record<P> {
        &self.record
    }

    /// The moves, to be played or taken back.
    pub(super) fn record_mut(&mut self) -> &mut Record<P> {
        &mut self.record
    }

    /// The position now.
    pub fn position(&self) -> &P {
        self.record.position()
    }

    /// The number of players.
    pub fn players(&self) -> Players {
        self.record.start().players()
    }

    /// Who plays for a player.
    pub fn role(&self, seat: Seat) -> Role {
        self.roles.get(seat.index()).copied().unwrap_or(Role::Person)
    }

    /// The roles of all players.
    pub fn roles(&self) -> &[Role] {
        &self.roles
    }

    /// The names that people gave themselves, in the order of their seats; empty for whoever has none.
    pub fn names(&self) -> &[String] {
        &self.names
    }

    /// What the machine's random choices come from.
    pub fn seed(&self) -> u64 {
        self.seed
    }

    /// Whether a person is to move; `false` when the game is over.
    pub fn awaits_person(&self) -> bool {
        self.role(self.record.to_move()) == Role::Person && self.record.winners().is_none()
    }

    /// Makes a move for whoever is to move.
    ///
    /// # Errors
    /// The rule that the move breaks.
    pub fn play(&mut self, chosen: P::Move) -> Result<(), IllegalMove> {
        self.record.play(chosen)
    }

    /// Lets the machine move, if it is its turn and there is a move. Where the
    /// budget does not suffice for a good one it makes any.
    pub fn machine_move(&mut self, budget: &mut Budget) -> Option<P::Move> {
        if self.record.winners().is_some() {
            return None;
        }
        let random = &mut self.random_for_turn();
        let chosen = P::reply(&self.record, &self.roles, random, budget)?;
        self.record.play(chosen.clone()).ok()?;
        Some(chosen)
    }

    /// Takes back everything since a person was to move; `false` if no person
    /// has moved yet.
    pub fn undo(&mut self) -> bool {
        let is_person = |turn: &usize| {
            self.record.mover(*turn).is_some_and(|mover| self.role(mover) == Role::Person)
        };
        let turn = (0..self.record.cursor()).rev().find(is_person);
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

    /// The same start, players and starter with another seed and no moves. If the game is over,
    /// its opponents have adapted to how it ended: see [`next_roles`](Self::next_roles).
    pub fn again(&self, seed: u64) -> GameOf<P> {
        let record = Record::new(self.record.start().clone(), self.record.starter());
        GameOf { record, roles: self.next_roles(), names: self.names.clone(), seed }
    }

    /// The roles in the next game of the same players: [`Opponent::after`] this one, if it is over.
    pub fn next_roles(&self) -> Vec<Role> {
        let decided = self.record.winners().filter(|winners| *winners != Coalition::NOBODY);
        let Some(winners) = decided else { return self.roles.clone() };
        let after = |(seat, role): (Seat, &Role)| match *role {
            Role::Machine(opponent) => Role::Machine(opponent.after(winners.has(seat))),
            other => other,
        };
        self.players().seats().zip(&self.roles).map(after).collect()
    }

    /// Each turn has a sequence of its own, so that moves taken back and played
    /// again get the same replies.
    fn random_for_turn(&self) -> Random {
        let turn = self.record.cursor() as u64;
        Random::new(Random::new(self.seed).next_u64() ^ turn)
    }
}

/// Characters of a name.
const LONGEST_NAME: usize = 24;

/// A name as it is kept: printed and read, it stays the same.
fn tidy(name: &str) -> String {
    let printable: String = name.chars().filter(|c| !c.is_control()).collect();
    let words: Vec<&str> = printable.split_whitespace().collect();
    words.join(" ").chars().take(LONGEST_NAME).collect::<String>().trim_end().into()
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::foundation::Playable;
    use crate::rulesets::Move;

    fn game(starter: Seat) -> Game {
        let players = [Role::Person, Role::Machine(Opponent::Perfect)];
        Game::new("nim: 3, 5, 7".parse().unwrap(), players, starter, 7)
    }

    #[test]
    fn taking_back_returns_to_the_person() {
        let mut game = game(Seat::SECOND);
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
        let mut game = Game::new("nim: 9, w+5, 7".parse().unwrap(), players, Seat::FIRST, 3);
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
        let mut game = Game::new("nim: 3, 5, 7".parse().unwrap(), players, Seat::FIRST, 1);
        while game.machine_move(&mut Budget::unlimited()).is_some() {}
        assert!(game.record().winner().is_some());
        assert!(!game.undo());
    }
}
