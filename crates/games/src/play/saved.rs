//! A game as a small text file.
//!
//! ```text
//! nimatron game, version 1
//! position: nim: 3, 5, 7
//! player 1: person Anna
//! player 2: sleepy
//! starts: player 1
//! seed: 42
//! played: 2
//! moves:
//! 1: 3 -> 2
//! 3: 7 -> 6
//! 2: 5 -> 1
//! ```
//!
//! A person may have a name. Among three or more players there is a line for each, up to `player 6`.
//! `played` tells how many of the moves stand; the others were taken back and
//! can be played again. Empty lines and lines that begin with `#` are skipped.
//! A [`GameOf`] prints this and reads it back; reading plays every move by the
//! rules, so that a file cannot smuggle in a position that no game reaches.

use std::fmt;
use std::str::FromStr;

use nimatron_nimber::text::language::translated;
use nimatron_nimber::text::{ParseError, did_you_mean};
use nimatron_nimber::{message, say};

use super::game::{Game, GameOf, Role};
use super::opponent::{Opponent, UnknownOpponent};
use super::record::{Record, Turns};
use crate::foundation::Budget;
use crate::multiplayer::{Players, Seat};
use crate::rulesets::multiplayer::is_meant;

const TITLE: &str = "nimatron game, version 1";
const KEYS: [&str; 10] = [
    "position", "starts", "seed", "played", "player 1", "player 2", "player 3", "player 4",
    "player 5", "player 6",
];
/// Of the keys, those before the players.
const FIRST_PLAYER: usize = KEYS.len() - Players::MOST as usize;
/// The keys of every game, for whoever has to be told.
const LINES: &str =
    message!("the lines are position, player 1, player 2, starts, seed, played, and then moves");
const PERSON: &str = "person";
const ALLY: &str = "ally of ";
/// Longer files are refused before they are looked at.
const MOST_BYTES: usize = 1 << 26;
/// Piles gone through while the moves are replayed, all moves together.
const MOST_WORK: u64 = 1_000_000_000;

impl fmt::Display for Role {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Role::Person => f.write_str(PERSON),
            Role::Machine(opponent) => opponent.fmt(f),
            Role::Ally(seat) => write!(f, "{ALLY}{seat}"),
        }
    }
}

impl FromStr for Role {
    type Err = UnknownOpponent;

    fn from_str(text: &str) -> Result<Role, UnknownOpponent> {
        let seat = text.strip_prefix(ALLY).and_then(|letter| {
            Players::new(Players::MOST.into())?
                .seats()
                .find(|seat| seat.to_string().eq_ignore_ascii_case(letter))
        });
        match (text, seat) {
            (PERSON, _) => Ok(Role::Person),
            (_, Some(seat)) => Ok(Role::Ally(seat)),
            (machine, None) => machine.parse().map(Role::Machine),
        }
    }
}

impl<P: Turns> fmt::Display for GameOf<P> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let record = self.record();
        writeln!(f, "{TITLE}")?;
        writeln!(f, "position: {}", record.start())?;
        for (seat, name) in self.players().seats().zip(self.names()) {
            let role = format!("{} {name}", self.role(seat));
            writeln!(f, "player {}: {}", seat.number(), role.trim_end())?;
        }
        writeln!(f, "starts: player {}", record.starter().number())?;
        writeln!(f, "seed: {}", self.seed())?;
        writeln!(f, "played: {}", record.cursor())?;
        writeln!(f, "moves:")?;
        record.moves().iter().try_for_each(|chosen| writeln!(f, "{chosen}"))
    }
}

/// A line, or the right part of one, with the place where it stands.
#[derive(Clone, Copy)]
struct Field<'t> {
    text: &'t str,
    start: usize,
}

impl<'t> Field<'t> {
    fn trimmed(self) -> Field<'t> {
        let start = self.start + (self.text.len() - self.text.trim_start().len());
        Field { text: self.text.trim(), start }
    }

    fn error(self, message: impl Into<String>) -> ParseError {
        ParseError::new(message, self.start..self.start + self.text.len())
    }

    /// What stands before and after the first colon.
    fn key_and_value(self) -> Result<(Field<'t>, Field<'t>), ParseError> {
        let at = self.text.find(':').ok_or_else(|| {
            self.error(say!("expected a line such as 'seed: 42'")).with_help(translated(LINES))
        })?;
        let value = Field { text: &self.text[at + 1..], start: self.start + at + 1 };
        Ok((Field { text: &self.text[..at], start: self.start }.trimmed(), value.trimmed()))
    }

    fn number<T: FromStr>(self) -> Result<T, ParseError> {
        let digits = !self.text.is_empty() && self.text.bytes().all(|byte| byte.is_ascii_digit());
        let number = digits.then(|| self.text.parse().ok()).flatten();
        number.ok_or_else(|| self.error(say!("expected a number below 2^64")))
    }

    fn position<P: FromStr<Err = ParseError>>(self) -> Result<P, ParseError> {
        self.text.parse().map_err(|error: ParseError| error.shifted(self.start))
    }

    /// Who plays, and under which name.
    fn role(self) -> Result<(Role, &'t str), ParseError> {
        match self.text.strip_prefix(PERSON) {
            Some(name) if name.is_empty() || name.starts_with(' ') => Ok((Role::Person, name)),
            _ => self.text.parse().map(|role| (role, "")).map_err(|error: UnknownOpponent| {
                self.error(say!("there is no player '{}'", error.name))
                    .with_help(say!("a player is a person or an opponent; {}", error.help))
            }),
        }
    }

    fn seat(self, players: Players) -> Result<Seat, ParseError> {
        let named = |seat: &Seat| self.text == format!("player {}", seat.number());
        players.seats().find(named).ok_or_else(|| {
            self.error(match players == Players::TWO {
                true => say!("expected 'player 1' or 'player 2'"),
                false => say!("expected 'player 1' to 'player {}'", players.number()),
            })
        })
    }
}

/// Why a role cannot be played in this game, if it cannot.
pub fn refused<P: Turns>(start: &P, seat: Seat, role: Role) -> Option<String> {
    let is_there = |ally: Seat| ally != seat && start.players().seats().any(|other| other == ally);
    match role {
        Role::Ally(ally) if !is_there(ally) => {
            Some(say!("{} is no other player here", ally.to_string()))
        }
        _ if start.is_played_by(role) => None,
        _ => {
            let players = start.players().number();
            Some(say!("'{}' does not play games of {} players", role.to_string(), players))
        }
    }
}

/// The machine's roles that can be played from this position, from the weakest to the strongest.
pub fn machines<P: Turns>(start: &P) -> Vec<Role> {
    let allies = start.players().seats().map(Role::Ally);
    let roles = Opponent::ALL.into_iter().map(Role::Machine).chain(allies);
    roles.filter(|role| start.is_played_by(*role)).collect()
}

fn lines(text: &str) -> impl Iterator<Item = Field<'_>> {
    let mut start = 0;
    let lines = text.split_inclusive('\n').map(move |line| {
        let field = Field { text: line, start }.trimmed();
        start += line.len();
        field
    });
    lines.filter(|line| !line.text.is_empty() && !line.text.starts_with('#'))
}

impl Game {
    /// Whether a saved game is one of n players: then it is read as a [`TableGame`](super::TableGame).
    ///
    /// ```
    /// use nimatron::play::Game;
    /// assert!(Game::is_table("nimatron game, version 1\nposition: nim(players=3): 1, 2\n"));
    /// assert!(!Game::is_table("nimatron game, version 1\nposition: nim: 1, 2\n"));
    /// ```
    pub fn is_table(saved: &str) -> bool {
        let fields = lines(saved).take(1 + KEYS.len()).filter_map(|line| line.key_and_value().ok());
        let position =
            fields.filter(|(key, _)| key.text == KEYS[0]).map(|(_, value)| value.text).next();
        position.is_some_and(is_meant)
    }
}

impl<P: Turns + FromStr<Err = ParseError>> FromStr for GameOf<P> {
    type Err = ParseError;

    fn from_str(text: &str) -> Result<GameOf<P>, ParseError> {
        if text.len() > MOST_BYTES {
            return Err(ParseError::new(say!("this is too long for a saved game"), 0..0));
        }
        let mut lines = lines(text);
        let title = lines.next().unwrap_or(Field { text: "", start: text.len() });
        if title.text != TITLE {
            return Err(title
                .error(say!("this is not a saved game"))
                .with_help(say!("a saved game begins with '{}'", TITLE)));
        }
        let end = || Field { text: "", start: text.len() };
        let mut values: [Option<Field<'_>>; KEYS.len()] = [None; KEYS.len()];
        for line in lines.by_ref() {
            let (key, value) = line.key_and_value()?;
            if key.text == "moves" {
                if !value.text.is_empty() {
                    return Err(value.error(say!("the moves begin on the next line")));
                }
                break;
            }
            let slot = KEYS.iter().position(|known| *known == key.text);
            let slot = slot.ok_or_else(|| unknown_key(key))?;
            if values[slot].replace(value).is_some() {
                return Err(key.error(say!("'{}' is given twice", key.text)));
            }
        }
        let value = |slot: usize| {
            values[slot].ok_or_else(|| end().error(say!("the line '{}: …' is missing", KEYS[slot])))
        };
        let [position, starts, seed, played] = [value(0)?, value(1)?, value(2)?, value(3)?];
        let start: P = position.position()?;
        let players = start.players();
        let (mut roles, mut names) = (Vec::new(), Vec::new());
        for seat in players.seats() {
            let field = value(FIRST_PLAYER + seat.index())?;
            let (role, name) = field.role()?;
            if let Some(reason) = refused(&start, seat, role) {
                return Err(field.error(reason));
            }
            roles.push(role);
            names.push(name);
        }
        if let Some(more) = values[FIRST_PLAYER..].iter().skip(players.number()).flatten().next() {
            return Err(more.error(say!("this is a game of {} players", players.number())));
        }
        let starter = starts.seat(players)?;
        let mut game = GameOf::new(start, roles, starter, seed.number()?).with_names(names);
        if game.record().starter() != starter {
            return Err(starts.error(say!("the position says that another player starts")));
        }
        replay(game.record_mut(), lines, &mut Budget::nodes(MOST_WORK))?;
        let cursor: usize = played.number()?;
        if cursor > game.record().cursor() {
            let count = game.record().cursor();
            return Err(played.error(say!("there are only {} moves", count)));
        }
        game.rewind(cursor);
        Ok(game)
    }
}

fn unknown_key(key: Field<'_>) -> ParseError {
    let known = KEYS.into_iter().chain(["moves"]);
    let help = match did_you_mean(key.text, known) {
        Some(near) => say!("did you mean '{}'?", near),
        None => translated(LINES),
    };
    key.error(say!("a saved game has no such line")).with_help(help)
}

fn replay<'t, P: Turns>(
    record: &mut Record<P>,
    moves: impl Iterator<Item = Field<'t>>,
    budget: &mut Budget,
) -> Result<(), ParseError> {
    for line in moves {
        let work = 1 + record.position().size();
        budget.spend(work).map_err(|_| line.error(say!("this game is too long to be replayed")))?;
        let chosen = record.position().typed_move(line.text);
        let chosen = chosen.map_err(|error| error.shifted(line.start))?;
        record.play(chosen).map_err(|illegal| line.error(illegal.0))?;
    }
    Ok(())
}

#[cfg(test)]
mod tests {
    use proptest::prelude::*;

    use super::*;
    use crate::play::Opponent;
    use crate::rulesets::Position;

    const SAVED: &str = "nimatron game, version 1
position: nim: 3, 5, w+7
player 1: person Anna
player 2: sleepy
starts: player 2
seed: 42
played: 1
moves:
3: w+7 -> 6
1: 3 -> 0
";

    #[test]
    fn a_game_is_read_and_printed() {
        let game: Game = SAVED.parse().unwrap();
        assert_eq!(game.to_string(), SAVED);
        assert_eq!(game.position().to_string(), "nim: 3, 5, 6");
        assert_eq!(game.record().to_move(), Seat::FIRST);
        let with_remarks = SAVED.replace("moves:\n", "\n# my first game\r\nmoves:\r\n\n");
        assert_eq!(with_remarks.parse(), Ok(game));
    }

    #[test]
    fn errors_say_what_and_where() {
        for (from, to, place, message) in [
            ("version 1", "version 2", "nimatron game, version 2", "this is not a saved game"),
            ("seed: 42", "seed: -1", "-1", "expected a number below 2^64"),
            ("seed: 42", "seed: 42\nseed: 42", "seed", "'seed' is given twice"),
            ("seed: 42\n", "", "", "the line 'seed: …' is missing"),
            ("sleepy", "slepy", "slepy", "there is no player 'slepy'"),
            ("starts", "strats", "strats", "a saved game has no such line"),
            ("played: 1", "played: 3", "3", "there are only 2 moves"),
            ("player 2\n", "me\n", "me", "expected 'player 1' or 'player 2'"),
            ("w+7\n", "w+\n", "", "expected an ordinal after '+'"),
            ("3 -> 0", "3 -> 4", "", ""),
            ("moves:\n", "moves: none\n", "none", "the moves begin on the next line"),
            ("moves:\n", "moves\n", "moves", "expected a line such as 'seed: 42'"),
        ] {
            let text = SAVED.replacen(from, to, 1);
            let error = text.parse::<Game>().unwrap_err();
            if !message.is_empty() {
                assert_eq!(error.message, message);
                assert_eq!(&text[error.span.clone()], place, "{}", error.render(&text));
            }
            assert!(error.render(&text).contains('^'));
        }
        assert!("".parse::<Game>().is_err());
        assert!("\n".repeat(MOST_BYTES + 1).parse::<Game>().is_err());
    }

    #[test]
    fn a_game_that_takes_for_ever_to_replay_is_refused() {
        let start: Position = "nim: 5, 5".parse().unwrap();
        let mut record = Record::new(start, Seat::FIRST);
        let lines = ["1: 5 -> 4", "1: 4 -> 3", "1: 3 -> 2"];
        let moves = lines.into_iter().map(|text| Field { text, start: 0 });
        let error = replay(&mut record, moves, &mut Budget::nodes(8)).unwrap_err();
        assert_eq!(error.message, "this game is too long to be replayed");
        assert_eq!(record.cursor(), 2);
    }

    proptest! {
        #[test]
        fn printing_and_reading_are_inverse(
            seed: u64,
            start in prop::sample::select(&[
                "nim: 3, 5, 7", "misere nim: 1, w+3, e0, w1", "nim(max=3): 9, w+4, 2",
                "nim(piles=2): 1, w^w, 4, 6", "nim: 0",
            ]),
            players in (0usize..7, 0usize..7),
            starts: bool,
            (moves, back) in (0usize..12, 0usize..12),
        ) {
            let role = |n: usize| {
                Opponent::ALL.get(n).map_or(Role::Person, |&o| Role::Machine(o.after(starts)))
            };
            let starter = if starts { Seat::FIRST } else { Seat::SECOND };
            let roles = [role(players.0), role(players.1)];
            let mut game = Game::new(start.parse().unwrap(), roles, starter, seed);
            let mut random = crate::foundation::Random::new(seed);
            for _ in 0..moves {
                if let Some(chosen) = Opponent::Random.choose(game.record(), &mut random, &mut Budget::unlimited()) {
                    game.play(chosen).unwrap();
                }
            }
            (0..back).for_each(|_| { game.record_mut().undo(); });
            prop_assert_eq!(game.to_string().parse(), Ok(game));
        }

        #[test]
        fn damaged_files_do_no_harm(place in 0..SAVED.len(), text in "\\PC{0,3}") {
            let mut damaged = SAVED.to_string();
            damaged.replace_range(place..place + 1, &text);
            if let Err(error) = damaged.parse::<Game>() {
                prop_assert!(error.span.end <= damaged.len());
            }
        }
    }
}
