//! A game in the fragment of an address: what stands behind the `#` of a link.
//!
//! ```text
//! v=1&start=nim:_3,_5,_7&players=person,sleepy&starter=1&seed=42&hints=7&moves=3:_7_-%3E_6;1:_3_-%3E_0
//! ```
//!
//! Spaces are written `_`; letters, digits and `-.~,:` stand for themselves, and
//! all other bytes of the text are percent-encoded: no program between two
//! people takes the end of a bracket for the end of the link. Moves are
//! separated by `;`, and those that have been taken back follow the others;
//! `played=` tells how many stand, where not all do. `names=` are those of the players, separated by `;`.
//! `tree=` holds branches and comments as the page writes them.
//!
//! `v` is the version of this form. Later versions keep reading it.

use std::fmt;
use std::str::FromStr;

use nimatron_nimber::say;
use nimatron_nimber::text::ParseError;

use super::game::{GameOf, Role};
use super::record::Turns;
use super::saved::refused;
use crate::explain::RUNGS;
use crate::foundation::Budget;
use crate::multiplayer::{Players, Seat};
use crate::rulesets::Position;
use crate::rulesets::multiplayer::is_meant;

const VERSION: &str = "1";
/// Bytes of a fragment; longer ones are refused before they are looked at.
pub const LONGEST_FRAGMENT: usize = 1 << 16;
/// Piles gone through while the moves are replayed, all moves together.
const MOST_WORK: u64 = 1 << 24;

/// A game with how far its hints may go.
///
/// ```
/// use nimatron::play::{Game, Link, Opponent, Seat, Role};
///
/// let players = [Role::Person, Role::Machine(Opponent::Sleepy)];
/// let game = Game::new("nim: 3, w+5".parse()?, players, Seat::FIRST, 42);
/// let link = Link { game, hints: 3, tree: String::new() };
/// let fragment = link.to_string();
/// let expected = "v=1&start=nim:_3,_w%2B5&players=person,sleepy&starter=1&seed=42&hints=3";
/// assert_eq!(fragment, expected);
/// assert_eq!(fragment.parse(), Ok(link));
/// # Ok::<(), nimatron_nimber::text::ParseError>(())
/// ```
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Link<P: Turns = Position> {
    /// The game.
    pub game: GameOf<P>,
    /// How much hints may tell: the [height](crate::explain::Topic::height) of the highest rung
    /// that is shown, 0 for no hints.
    pub hints: u8,
    /// Branches that the game did not take and comments on its moves, as text of the page that is
    /// kept and not read here: parts separated by `;`. Empty if there are none.
    pub tree: String,
}

impl<P: Turns> fmt::Display for Link<P> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let (game, record) = (&self.game, self.game.record());
        write!(f, "v={VERSION}&start={}", encoded(&record.start().to_string()))?;
        let roles = game.roles().iter().map(|role| encoded(&role.to_string()));
        write!(f, "&players={}", roles.collect::<Vec<_>>().join(","))?;
        if game.names().iter().any(|name| !name.is_empty()) {
            let names = game.names().iter().map(|name| encoded(name));
            write!(f, "&names={}", names.collect::<Vec<_>>().join(";"))?;
        }
        write!(f, "&starter={}", record.starter().number())?;
        write!(f, "&seed={}&hints={}", game.seed(), self.hints)?;
        if !record.moves().is_empty() {
            let moves = record.moves().iter().map(|chosen| encoded(&chosen.to_string()));
            write!(f, "&moves={}", moves.collect::<Vec<_>>().join(";"))?;
        }
        if record.cursor() < record.moves().len() {
            write!(f, "&played={}", record.cursor())?;
        }
        if !self.tree.is_empty() {
            let parts = self.tree.split(';').map(encoded);
            write!(f, "&tree={}", parts.collect::<Vec<_>>().join(";"))?;
        }
        Ok(())
    }
}

/// The text with everything encoded that means something in an address, or
/// ends one in the eyes of some program.
pub(crate) fn encoded(text: &str) -> String {
    let mut out = String::with_capacity(text.len());
    for &byte in text.as_bytes() {
        match byte {
            b' ' => out.push('_'),
            b'-' | b'.' | b'~' | b',' | b':' => out.push(byte.into()),
            _ if byte.is_ascii_alphanumeric() => out.push(byte.into()),
            _ => out += &format!("%{byte:02X}"),
        }
    }
    out
}

/// A value of the fragment with the place where it stands.
#[derive(Clone, Copy)]
struct Value<'t> {
    text: &'t str,
    start: usize,
}

impl<'t> Value<'t> {
    fn error(self, message: impl Into<String>) -> ParseError {
        ParseError::new(message, self.start..self.start + self.text.len())
    }

    /// The text that was encoded. Programs on the way may have encoded more
    /// than needed, or decoded some of it: both are understood.
    fn decoded(self) -> Result<String, ParseError> {
        let mut bytes = Vec::with_capacity(self.text.len());
        let mut rest = self.text.bytes();
        while let Some(byte) = rest.next() {
            bytes.push(match byte {
                b'_' => b' ',
                b'%' => {
                    let mut digit = || char::from(rest.next()?).to_digit(16);
                    let digits = digit().zip(digit());
                    let broken = || self.error(say!("'%' stands before two hexadecimal digits"));
                    let (high, low) = digits.ok_or_else(broken)?;
                    (high * 16 + low) as u8
                }
                other => other,
            });
        }
        String::from_utf8(bytes).map_err(|_| self.error(say!("this encodes no text")))
    }

    fn number<T: FromStr>(self, expected: fn() -> String) -> Result<T, ParseError> {
        let digits = !self.text.is_empty() && self.text.bytes().all(|byte| byte.is_ascii_digit());
        let number = digits.then(|| self.text.parse().ok()).flatten();
        number.ok_or_else(|| self.error(expected()))
    }

    fn split(self, separator: char) -> impl Iterator<Item = Value<'t>> {
        let mut start = self.start;
        self.text.split(separator).map(move |text| {
            let piece = Value { text, start };
            start += text.len() + separator.len_utf8();
            piece
        })
    }
}

/// The values of a fragment by their keys.
#[derive(Default)]
struct Values<'t> {
    found: Vec<(&'t str, Value<'t>)>,
}

impl<'t> Values<'t> {
    const KEYS: [&'static str; 10] =
        ["v", "start", "players", "names", "starter", "seed", "hints", "moves", "played", "tree"];

    fn of(whole: Value<'t>) -> Result<Values<'t>, ParseError> {
        let mut values = Values::default();
        for field in whole.split('&') {
            let (key, value) = field.text.split_once('=').ok_or_else(|| {
                field
                    .error(say!("this is no link to a game"))
                    .with_help(say!("it would begin with v=1&start="))
            })?;
            if !Values::KEYS.contains(&key) {
                return Err(field.error(say!("a link to a game has no such part")));
            }
            if values.optional(key).is_some() {
                return Err(field.error(say!("'{}' is given twice", key)));
            }
            values.found.push((key, Value { text: value, start: field.start + key.len() + 1 }));
        }
        Ok(values)
    }

    fn optional(&self, key: &str) -> Option<Value<'t>> {
        self.found.iter().find(|(found, _)| *found == key).map(|(_, value)| *value)
    }

    fn required(&self, key: &str) -> Result<Value<'t>, ParseError> {
        let missing = || ParseError::new(say!("'{}=' is missing from this link", key), 0..0);
        self.optional(key).ok_or_else(missing)
    }
}

impl Link {
    /// Whether the game of a fragment is one of n players: then it is read as a link with a
    /// position of theirs.
    ///
    /// ```
    /// use nimatron::play::Link;
    /// assert!(Link::is_table("v=1&start=nim%28players%3D3%29:_1,_2&players=person"));
    /// assert!(!Link::is_table("v=1&start=nim:_1,_2&players=person"));
    /// ```
    pub fn is_table(fragment: &str) -> bool {
        let mut fields = fragment.trim_start_matches('#').split('&');
        let start = fields.find_map(|field| field.strip_prefix("start="));
        let start = start.and_then(|text| Value { text, start: 0 }.decoded().ok());
        start.is_some_and(|start| is_meant(&start))
    }
}

impl<P: Turns + FromStr<Err = ParseError>> FromStr for Link<P> {
    type Err = ParseError;

    /// Reads a fragment, with or without its `#`, and replays its game by the
    /// rules: a link cannot smuggle in a position that no game reaches.
    fn from_str(text: &str) -> Result<Link<P>, ParseError> {
        if text.len() > LONGEST_FRAGMENT {
            let message = say!("a link of more than {} characters", LONGEST_FRAGMENT);
            return Err(ParseError::new(message, 0..text.len()));
        }
        let inside = text.strip_prefix('#').unwrap_or(text);
        let values = Values::of(Value { text: inside, start: text.len() - inside.len() })?;
        let version = values.required("v")?;
        if version.text != VERSION {
            return Err(version
                .error(say!("this link was made by another version"))
                .with_help(say!("this program reads v={}", VERSION)));
        }
        let beginning: P = start(values.required("start")?)?;
        let roles = roles(values.required("players")?, &beginning)?;
        let given = values.required("starter")?;
        let starter = starter(given, beginning.players())?;
        let seed = values.required("seed")?.number(|| say!("expected a number below 2^64"))?;
        let mut game = GameOf::new(beginning, roles, starter, seed);
        if game.record().starter() != starter {
            return Err(given.error(say!("the position says that another player starts")));
        }
        if let Some(names) = values.optional("names") {
            let names: Vec<String> =
                names.split(';').map(Value::decoded).collect::<Result<_, _>>()?;
            game = game.with_names(names.iter().map(String::as_str));
        }
        if let Some(moves) = values.optional("moves") {
            replay(&mut game, moves)?;
        }
        if let Some(played) = values.optional("played") {
            let cursor: usize = played.number(|| say!("expected a number of moves"))?;
            if !game.rewind(cursor) {
                let count = game.record().cursor();
                return Err(played.error(say!("there are only {} moves", count)));
            }
        }
        let tree = values.optional("tree").map_or(Ok(String::new()), Value::decoded)?;
        Ok(Link { game, hints: hints(values.optional("hints"))?, tree })
    }
}

fn start<P: FromStr<Err = ParseError>>(value: Value<'_>) -> Result<P, ParseError> {
    // Places in what was encoded are of no use to whoever looks at the link.
    value.decoded()?.parse().map_err(|error: ParseError| ParseError {
        span: value.start..value.start + value.text.len(),
        ..error
    })
}

fn roles<P: Turns>(value: Value<'_>, start: &P) -> Result<Vec<Role>, ParseError> {
    let players = start.players();
    let mut roles = Vec::new();
    for (piece, seat) in value.split(',').zip(players.seats()) {
        let role = piece.decoded()?.parse::<Role>();
        let role = role.map_err(|error| piece.error(error.to_string()))?;
        if let Some(reason) = refused(start, seat, role) {
            return Err(piece.error(reason));
        }
        roles.push(role);
    }
    if value.split(',').count() != players.number() {
        let count = players.number();
        return Err(value.error(say!("expected {} players, such as person,perfect", count)));
    }
    Ok(roles)
}

fn starter(value: Value<'_>, players: Players) -> Result<Seat, ParseError> {
    let seat = players.seats().find(|seat| seat.number().to_string() == value.text);
    seat.ok_or_else(|| {
        value.error(match players == Players::TWO {
            true => say!("expected player 1 or 2"),
            false => say!("expected player 1 to {}", players.number()),
        })
    })
}

fn hints(value: Option<Value<'_>>) -> Result<u8, ParseError> {
    let Some(value) = value else { return Ok(RUNGS) };
    let expected = || say!("expected a rung of the hint ladder from 0 to {}", RUNGS);
    let hints = value.number(expected)?;
    if hints > RUNGS { Err(value.error(expected())) } else { Ok(hints) }
}

fn replay<P: Turns>(game: &mut GameOf<P>, moves: Value<'_>) -> Result<(), ParseError> {
    let mut budget = Budget::nodes(MOST_WORK);
    for value in moves.split(';') {
        let work = 1 + game.position().size();
        budget
            .spend(work)
            .map_err(|_| value.error(say!("this game is too long to be replayed")))?;
        let chosen = game.position().typed_move(&value.decoded()?);
        let chosen = chosen.map_err(|error| ParseError {
            span: value.start..value.start + value.text.len(),
            ..error
        })?;
        game.play(chosen).map_err(|illegal| value.error(illegal.0))?;
    }
    Ok(())
}

#[cfg(test)]
mod tests {
    use proptest::prelude::*;

    use super::*;
    use crate::foundation::{Budget, Random};
    use crate::play::{Game, Opponent};

    const FRAGMENT: &str = "v=1&start=nim:_3,_5,_w%2B7&players=person,sleepy&starter=2&seed=42\
                            &hints=3&moves=3:_w%2B7_-%3E_6;1:_3_-%3E_0&played=1";

    #[test]
    fn a_fragment_is_read_and_printed() {
        let link: Link = FRAGMENT.parse().unwrap();
        assert_eq!(link.to_string(), FRAGMENT);
        assert_eq!(link.game.position().to_string(), "nim: 3, 5, 6");
        assert_eq!(link.game.record().to_move(), Seat::FIRST);
        assert_eq!(format!("#{FRAGMENT}").parse(), Ok(link.clone()));
        let decoded = FRAGMENT.replace("%2B", "+").replace("%3E", ">").replace('_', "%20");
        assert_eq!(decoded.parse(), Ok(link));
    }

    #[test]
    fn branches_and_comments_are_kept() {
        let text = format!("{FRAGMENT}&tree=~m1;1:_3_-%3E_2;~1;~:what_if%3F");
        let link: Link = text.parse().unwrap();
        assert_eq!(link.tree, "~m1;1: 3 -> 2;~1;~:what if?");
        assert_eq!(link.to_string(), text);
    }

    #[test]
    fn errors_say_what_and_where() {
        for (from, to, place, message) in [
            ("v=1", "v=2", "2", "this link was made by another version"),
            ("v=1&", "", "", "'v=' is missing from this link"),
            ("&seed", "&sede", "sede=42", "a link to a game has no such part"),
            ("&hints=3", "&hints=8", "8", "expected a rung of the hint ladder from 0 to 7"),
            ("&hints=3", "&seed=3", "seed=3", "'seed' is given twice"),
            ("starter=2", "starter=3", "3", "expected player 1 or 2"),
            ("sleepy", "sleepy,random", "person,sleepy,random", ""),
            ("%2B7&", "%2&", "nim:_3,_5,_w%2", "'%' stands before two hexadecimal digits"),
            ("%2B7&", "%FF&", "nim:_3,_5,_w%FF", "this encodes no text"),
            ("played=1", "played=3", "3", "there are only 2 moves"),
            ("3:_w", "3:_e0", "", ""),
            (FRAGMENT, "analysis", "analysis", "this is no link to a game"),
        ] {
            let text = FRAGMENT.replacen(from, to, 1);
            let error = text.parse::<Link>().unwrap_err();
            if !message.is_empty() {
                assert_eq!(error.message, message);
                assert_eq!(&text[error.span.clone()], place, "{}", error.render(&text));
            }
        }
        assert!("v=1&".repeat(LONGEST_FRAGMENT).parse::<Link>().is_err());
    }

    proptest! {
        #[test]
        fn printing_and_reading_are_inverse(
            seed: u64,
            start in prop::sample::select(&[
                "nim: 3, 5, 7", "misere nim: 1, w+3, e_(w), w1", "nim(max=3): 9, w+4, 2",
                "nim(piles=2): 1, w^w, 4, 6", "nim: 0", "nimbers: (1,2) (4,4)",
            ]),
            players in (0usize..7, 0usize..7),
            starts: bool,
            (moves, back, hints) in (0usize..12, 0usize..12, 0u8..8),
            tree in "[ -~é]{0,20}",
        ) {
            let role = |n: usize| {
                Opponent::ALL.get(n).map_or(Role::Person, |&o| Role::Machine(o.after(starts)))
            };
            let starter = if starts { Seat::FIRST } else { Seat::SECOND };
            let roles = [role(players.0), role(players.1)];
            let mut game = Game::new(start.parse().unwrap(), roles, starter, seed);
            let mut random = Random::new(seed);
            for _ in 0..moves {
                if let Some(chosen) = Opponent::Random.choose(game.record(), &mut random, &mut Budget::unlimited()) {
                    game.play(chosen).unwrap();
                }
            }
            (0..back).for_each(|_| { game.record_mut().undo(); });
            let link = Link { game, hints, tree };
            let text = link.to_string();
            let harmless = |c: char| c.is_ascii_alphanumeric() || "-._~%&=;,:".contains(c);
            prop_assert!(text.chars().all(harmless), "{}", text);
            prop_assert_eq!(text.parse(), Ok(link));
        }

        #[test]
        fn damaged_links_do_no_harm(place in 0..FRAGMENT.len(), text in "\\PC{0,3}") {
            let mut damaged = FRAGMENT.to_string();
            damaged.replace_range(place..place + 1, &text);
            if let Err(error) = damaged.parse::<Link>() {
                prop_assert!(error.span.end <= damaged.len());
            }
        }
    }
}
