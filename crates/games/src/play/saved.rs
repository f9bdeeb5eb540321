//! A game as a small text file.
//!
//! ```text
//! nimatron game, version 1
//! position: nim: 3, 5, 7
//! player 1: person
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
//! `played` tells how many of the moves stand; the others were taken back and
//! can be played again. Empty lines and lines that begin with `#` are skipped.
//! [`Game`] prints this and reads it back; reading plays every move by the
//! rules, so that a file cannot smuggle in a position that no game reaches.

use std::fmt;
use std::str::FromStr;

use nimatron_nimber::text::{ParseError, did_you_mean};

use super::game::{Game, Role};
use super::opponent::UnknownOpponent;
use super::record::{Player, Record};
use crate::foundation::{Budget, Playable};
use crate::rulesets::Position;

const TITLE: &str = "nimatron game, version 1";
const KEYS: [&str; 6] = ["position", "player 1", "player 2", "starts", "seed", "played"];
const PERSON: &str = "person";
/// Longer files are refused before they are looked at.
const MOST_BYTES: usize = 1 << 26;
/// Piles gone through while the moves are replayed, all moves together.
const MOST_WORK: u64 = 1_000_000_000;

impl fmt::Display for Role {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Role::Person => f.write_str(PERSON),
            Role::Machine(opponent) => opponent.fmt(f),
        }
    }
}

impl FromStr for Role {
    type Err = UnknownOpponent;

    fn from_str(text: &str) -> Result<Role, UnknownOpponent> {
        match text {
            PERSON => Ok(Role::Person),
            machine => machine.parse().map(Role::Machine),
        }
    }
}

impl fmt::Display for Game {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let record = self.record();
        writeln!(f, "{TITLE}")?;
        writeln!(f, "position: {}", record.start())?;
        for player in Player::BOTH {
            writeln!(f, "player {}: {}", player.number(), self.role(player))?;
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
            self.error("expected a line such as 'seed: 42'")
                .with_help(format!("the lines are {}, and then moves", KEYS.join(", ")))
        })?;
        let value = Field { text: &self.text[at + 1..], start: self.start + at + 1 };
        Ok((Field { text: &self.text[..at], start: self.start }.trimmed(), value.trimmed()))
    }

    fn number<T: FromStr>(self) -> Result<T, ParseError> {
        let digits = !self.text.is_empty() && self.text.bytes().all(|byte| byte.is_ascii_digit());
        let number = digits.then(|| self.text.parse().ok()).flatten();
        number.ok_or_else(|| self.error("expected a number below 2^64"))
    }

    fn position(self) -> Result<Position, ParseError> {
        self.text.parse().map_err(|error: ParseError| error.shifted(self.start))
    }

    fn role(self) -> Result<Role, ParseError> {
        self.text.parse().map_err(|error: UnknownOpponent| {
            self.error(format!("there is no player '{}'", error.name))
                .with_help(format!("a player is a person or an opponent; {}", error.help))
        })
    }

    fn player(self) -> Result<Player, ParseError> {
        match self.text {
            "player 1" => Ok(Player::One),
            "player 2" => Ok(Player::Two),
            _ => Err(self.error("expected 'player 1' or 'player 2'")),
        }
    }
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

impl FromStr for Game {
    type Err = ParseError;

    fn from_str(text: &str) -> Result<Game, ParseError> {
        if text.len() > MOST_BYTES {
            return Err(ParseError::new("this is too long for a saved game", 0..0));
        }
        let mut lines = lines(text);
        let title = lines.next().unwrap_or(Field { text: "", start: text.len() });
        if title.text != TITLE {
            return Err(title
                .error("this is not a saved game")
                .with_help(format!("a saved game begins with '{TITLE}'")));
        }
        let end = || Field { text: "", start: text.len() };
        let mut values: [Option<Field<'_>>; KEYS.len()] = [None; KEYS.len()];
        for line in lines.by_ref() {
            let (key, value) = line.key_and_value()?;
            if key.text == "moves" {
                if !value.text.is_empty() {
                    return Err(value.error("the moves begin on the next line"));
                }
                break;
            }
            let slot = KEYS.iter().position(|known| *known == key.text);
            let slot = slot.ok_or_else(|| unknown_key(key))?;
            if values[slot].replace(value).is_some() {
                return Err(key.error(format!("'{}' is given twice", key.text)));
            }
        }
        let value = |slot: usize| {
            values[slot]
                .ok_or_else(|| end().error(format!("the line '{}: …' is missing", KEYS[slot])))
        };
        let [position, one, two, starts, seed, played] =
            [value(0)?, value(1)?, value(2)?, value(3)?, value(4)?, value(5)?];
        let mut game = Game {
            record: Record::new(position.position()?, starts.player()?),
            players: [one.role()?, two.role()?],
            seed: seed.number()?,
        };
        replay(&mut game.record, lines, &mut Budget::nodes(MOST_WORK))?;
        let cursor: usize = played.number()?;
        if cursor > game.record.cursor() {
            let count = game.record.cursor();
            return Err(played.error(format!("there are only {count} moves")));
        }
        game.record.rewind(cursor);
        Ok(game)
    }
}

fn unknown_key(key: Field<'_>) -> ParseError {
    let known = KEYS.into_iter().chain(["moves"]);
    let help = match did_you_mean(key.text, known) {
        Some(near) => format!("did you mean '{near}'?"),
        None => format!("the lines are {}, and then moves", KEYS.join(", ")),
    };
    key.error("a saved game has no such line").with_help(help)
}

fn replay<'t>(
    record: &mut Record<Position>,
    moves: impl Iterator<Item = Field<'t>>,
    budget: &mut Budget,
) -> Result<(), ParseError> {
    for line in moves {
        let work = 1 + record.position().size();
        budget.spend(work).map_err(|_| line.error("this game is too long to be replayed"))?;
        let chosen = record.position().parse_move(line.text);
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

    const SAVED: &str = "nimatron game, version 1
position: nim: 3, 5, w+7
player 1: person
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
        assert_eq!(game.record().to_move(), Player::One);
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
        let mut record = Record::new("nim: 5, 5".parse().unwrap(), Player::One);
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
            players in (0usize..6, 0usize..6),
            starts: bool,
            (moves, back) in (0usize..12, 0usize..12),
        ) {
            let role = |n: usize| Opponent::ALL.get(n).map_or(Role::Person, |&o| Role::Machine(o));
            let starter = if starts { Player::One } else { Player::Two };
            let roles = [role(players.0), role(players.1)];
            let mut game = Game::new(start.parse().unwrap(), roles, starter, seed);
            let mut random = crate::foundation::Random::new(seed);
            for _ in 0..moves {
                if let Some(chosen) = Opponent::Random.choose(game.record(), &mut random, &mut Budget::unlimited()) {
                    game.play(chosen).unwrap();
                }
            }
            (0..back).for_each(|_| { game.record.undo(); });
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
