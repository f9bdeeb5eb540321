//! Before the first move: who sets up the piles, and who chooses who starts.
//!
//! One sets up the piles, the other chooses who makes the first move: this is
//! fair, since whoever builds a position does not know from which side of it
//! they will play (J. D. Hamkins, *Transfinite Nim*).

use nimatron_nimber::say;
use nimatron_nimber::text::ParseError;

use super::game::{Game, Role};
use super::opponent::Opponent;
use crate::foundation::{Budget, Playable, Random};
use crate::multiplayer::{Players, Seat};
use crate::nim::{self, Piles, Rules};
use crate::rulesets::Position;

/// What a person has to decide before a game can begin.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Question {
    /// Who plays for player 2?
    Opponent,
    /// Which player sets up the piles?
    Builder,
    /// The player is a person and sets up the piles.
    Piles(Seat),
    /// The player is a person and says who starts.
    Starter(Seat),
}

/// A game that is being prepared. Player 1 is a person.
///
/// ```
/// use nimatron::foundation::Budget;
/// use nimatron::play::{Opponent, Seat, Question, Role, Setup};
///
/// let mut setup = Setup::new(42);
/// assert_eq!(setup.question(), Some(Question::Opponent));
/// setup.choose_opponent(Role::Machine(Opponent::Sleepy));
/// setup.choose_builder(Seat::SECOND, &mut Budget::unlimited());
/// assert_eq!(setup.question(), Some(Question::Starter(Seat::FIRST)));
/// setup.choose_starter(Seat::FIRST);
/// assert!(setup.game().is_some());
/// # Ok::<(), nimatron_nimber::text::ParseError>(())
/// ```
#[derive(Clone, Debug)]
pub struct Setup {
    opponent: Option<Role>,
    builder: Option<Seat>,
    position: Option<Position>,
    starter: Option<Seat>,
    seed: u64,
}

impl Setup {
    /// Nothing is decided but the seed of the machine's choices.
    pub fn new(seed: u64) -> Setup {
        Setup { opponent: None, builder: None, position: None, starter: None, seed }
    }

    /// The first thing that is not decided yet; nothing if the game can begin.
    pub fn question(&self) -> Option<Question> {
        match (self.opponent, self.builder, &self.position, self.starter) {
            (None, ..) => Some(Question::Opponent),
            (_, None, None, _) => Some(Question::Builder),
            (_, Some(builder), None, _) => Some(Question::Piles(builder)),
            (_, builder, Some(_), None) => Some(Question::Starter(
                builder.map_or(Seat::FIRST, |builder| Players::TWO.after(builder)),
            )),
            _ => None,
        }
    }

    /// The piles, once they are set up.
    pub fn position(&self) -> Option<&Position> {
        self.position.as_ref()
    }

    /// Who plays for player 2, once that is decided.
    pub fn opponent(&self) -> Option<Role> {
        self.opponent
    }

    /// Who starts, once that is decided.
    pub fn starter(&self) -> Option<Seat> {
        self.starter
    }

    /// Decides who plays for player 2. Of two people the first sets up the
    /// piles and the second chooses who starts.
    pub fn choose_opponent(&mut self, role: Role) {
        self.opponent = Some(role);
        if role == Role::Person && self.position.is_none() {
            self.builder = Some(Seat::FIRST);
        }
    }

    /// Decides who sets up the piles; the machine does so at once.
    pub fn choose_builder(&mut self, builder: Seat, budget: &mut Budget) {
        self.builder = Some(builder);
        if self.role(builder) != Role::Person {
            self.choose_position(random_piles(&mut Random::new(self.seed)), budget);
        }
    }

    /// Decides the position. Where the machine is to choose who starts, it does.
    pub fn choose_position(&mut self, position: Position, budget: &mut Budget) {
        if let (Some(Seat::FIRST), None, Role::Machine(opponent)) =
            (self.builder, self.starter, self.role(Seat::SECOND))
        {
            let starts = opponent.wants_to_start(&position, &mut Random::new(self.seed), budget);
            self.starter = Some(if starts { Seat::SECOND } else { Seat::FIRST });
        }
        self.position = Some(position);
    }

    /// Decides who starts.
    pub fn choose_starter(&mut self, starter: Seat) {
        self.starter = Some(starter);
    }

    /// The game, if everything is decided.
    pub fn game(&self) -> Option<Game> {
        let (opponent, position) = (self.opponent?, self.position.clone()?);
        Some(Game::new(position, [Role::Person, opponent], self.starter?, self.seed))
    }

    /// Reads the piles that a player sets up: `3 5 7`, `1, w+3`, or a whole
    /// position such as `misere nim: 1, 2, 3`.
    ///
    /// # Errors
    /// What is wrong, and where in the text; also if there is nothing to take.
    pub fn read_piles(text: &str) -> Result<Position, ParseError> {
        const HEAD: &str = "nim:";
        let position: Position = if text.contains(':') {
            text.parse()?
        } else {
            let unshift = |at: usize| at.saturating_sub(HEAD.len());
            format!("{HEAD}{text}").parse().map_err(|error: ParseError| ParseError {
                span: unshift(error.span.start)..unshift(error.span.end),
                ..error
            })?
        };
        if position.is_terminal() {
            return Err(ParseError::new(say!("there is nothing to take"), 0..text.len())
                .with_help(say!("give at least one pile a block, as in 3 5 7")));
        }
        Ok(position)
    }

    fn role(&self, player: Seat) -> Role {
        match player {
            Seat::FIRST => Role::Person,
            _ => self.opponent.unwrap_or(Role::Machine(Opponent::Sleepy)),
        }
    }
}

/// Three or four piles that fit a small table.
fn random_piles(random: &mut Random) -> Position {
    let count = 3 + random.below(2);
    let piles: Piles = (0..count).map(|_| 1 + random.below(9)).collect();
    nim::Position::new(Rules::default(), piles).into()
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::foundation::Outcome;

    #[test]
    fn whoever_did_not_build_chooses_who_starts() {
        let mut setup = Setup::new(1);
        setup.choose_opponent(Role::Person);
        assert_eq!(setup.question(), Some(Question::Piles(Seat::FIRST)));
        setup.choose_position(Setup::read_piles("3 5 7").unwrap(), &mut Budget::unlimited());
        assert_eq!(setup.question(), Some(Question::Starter(Seat::SECOND)));
        setup.choose_starter(Seat::SECOND);
        assert_eq!(setup.game().unwrap().record().starter(), Seat::SECOND);

        for (piles, outcome) in [("1 2 3", Outcome::P), ("3 5 7", Outcome::N)] {
            let mut setup = Setup::new(1);
            setup.choose_opponent(Role::Machine(Opponent::Perfect));
            assert_eq!(setup.question(), Some(Question::Builder));
            setup.choose_builder(Seat::FIRST, &mut Budget::unlimited());
            setup.choose_position(Setup::read_piles(piles).unwrap(), &mut Budget::unlimited());
            let game = setup.game().expect("the machine has chosen");
            let machine_starts = game.record().starter() == Seat::SECOND;
            assert_eq!(machine_starts, outcome == Outcome::N);
        }
    }

    #[test]
    fn a_given_position_leaves_the_start_to_the_person() {
        let mut setup = Setup::new(1);
        setup.choose_position("nim: 3, 5, 7".parse().unwrap(), &mut Budget::unlimited());
        setup.choose_opponent(Role::Machine(Opponent::Perfect));
        assert_eq!(setup.question(), Some(Question::Starter(Seat::FIRST)));
    }

    #[test]
    fn piles_are_read_in_several_ways() {
        for (text, position) in [
            ("3 5 7", "nim: 3, 5, 7"),
            (" 3,5 , 7 ", "nim: 3, 5, 7"),
            ("1 w e0", "nim: 1, w, e0"),
            ("1, w + 3", "nim: 1, w+3"),
            ("w + 3", "nim: w+3"),
            ("7", "nim: 7"),
            ("misere nim: 1, 2", "misere nim: 1, 2"),
        ] {
            assert_eq!(Setup::read_piles(text).unwrap().to_string(), position);
        }
    }

    #[test]
    fn errors_point_into_the_text() {
        for text in ["", " ", "0", "3, x", "  3 5 y7", "3,,5", "nim(max=2): w"] {
            let error = Setup::read_piles(text).unwrap_err();
            assert!(error.span.end <= text.len(), "{text:?}: {error:?}");
        }
        assert_eq!(Setup::read_piles("  3 5 y7").unwrap_err().span.start, 6);
    }
}
