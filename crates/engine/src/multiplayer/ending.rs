//! How a play ends, and who has won then.

use std::fmt;

use nimatron_nimber::message;

use super::{Coalition, Players, Seat};

/// What happens when a player cannot move. For two players the first three are normal play, normal
/// play and misère play, and the last is normal play.
///
/// ```
/// use nimatron::multiplayer::{Ending, Players, Seat};
/// let three = Players::new(3).expect("three may play");
/// let stuck = Seat::FIRST;
/// assert_eq!(Ending::LastWins.winners(Ending::LastWins.result(stuck, three), three).to_string(), "C");
/// assert_eq!(Ending::StuckLoses.winners(stuck, three).to_string(), "B and C");
/// ```
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub enum Ending {
    /// The play ends when a player cannot move, and who moved last wins alone.
    #[default]
    LastWins,
    /// The play ends when a player cannot move; this player loses alone, and all others tie as
    /// winners.
    StuckLoses,
    /// The play ends when a player cannot move, who wins alone.
    StuckWins,
    /// A player who cannot move drops out, and the others go on; who is left over wins alone.
    Elimination,
}

impl Ending {
    /// All of them.
    pub const ALL: [Ending; 4] =
        [Ending::LastWins, Ending::StuckLoses, Ending::StuckWins, Ending::Elimination];

    /// The word by which it is chosen in a text.
    pub fn word(self) -> &'static str {
        match self {
            Ending::LastWins => "last",
            Ending::StuckLoses => "normal",
            Ending::StuckWins => "misere",
            Ending::Elimination => "elimination",
        }
    }

    /// The player by whom the result of a play is named when `stuck` cannot move: who moved last,
    /// or would have; who loses; or who wins. Not for elimination, in which the play goes on.
    pub fn result(self, stuck: Seat, players: Players) -> Seat {
        match self {
            Ending::LastWins => players.before(stuck),
            Ending::StuckLoses | Ending::StuckWins | Ending::Elimination => stuck,
        }
    }

    /// Who wins where the result is named by this player.
    pub fn winners(self, result: Seat, players: Players) -> Coalition {
        match self {
            Ending::StuckLoses => Coalition::everybody(players).without(result),
            _ => Coalition::of([result]),
        }
    }

    /// The rule in a sentence.
    pub fn rule(self) -> &'static str {
        match self {
            Ending::LastWins => message!("whoever makes the last move wins alone"),
            Ending::StuckLoses => message!("whoever cannot move loses, and all others win"),
            Ending::StuckWins => message!("whoever cannot move wins alone"),
            Ending::Elimination => {
                message!("whoever cannot move drops out, and the last one left wins")
            }
        }
    }
}

impl fmt::Display for Ending {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.word())
    }
}
