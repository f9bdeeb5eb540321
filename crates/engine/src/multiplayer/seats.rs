//! Who sits at the table: the number of players, a player's seat, and sets of players.

use std::fmt;

use nimatron_nimber::say;
use nimatron_nimber::text::ParseError;
use serde::{Deserialize, Deserializer, Serialize, Serializer};

use crate::foundation::Piece;

/// The number of players, from 2 to [`Players::MOST`].
///
/// ```
/// use nimatron::multiplayer::{Players, Seat};
/// let three = Players::new(3).expect("three may play");
/// let names: Vec<String> = three.seats().map(|seat| seat.to_string()).collect();
/// assert_eq!(names, ["A", "B", "C"]);
/// assert_eq!(three.after(Seat::of(2, three).expect("the third")), Seat::FIRST);
/// assert_eq!((Players::new(1), Players::new(70)), (None, None));
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct Players(u8);

/// One of the players, by the order in which they take turns: A, B, C, …
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct Seat(u8);

/// A set of players.
///
/// ```
/// use nimatron::multiplayer::{Coalition, Players, Seat};
/// let three = Players::new(3).expect("three may play");
/// let first = Coalition::of([Seat::FIRST]);
/// assert_eq!(first.others(three).to_string(), "B and C");
/// assert_eq!(Coalition::all_of(three).count(), 8);
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct Coalition(u8);

impl Players {
    /// As many as this may play: the sets of their [coalitions](Coalition) are the bits of a word.
    pub const MOST: u8 = 6;
    /// Two.
    pub const TWO: Players = Players(2);

    /// This number of players; `None` if it is not from 2 to [`Players::MOST`].
    pub fn new(number: u64) -> Option<Players> {
        (2..=u64::from(Players::MOST)).contains(&number).then_some(Players(number as u8))
    }

    /// The number.
    pub fn number(self) -> usize {
        usize::from(self.0)
    }

    /// The players in the order in which they take turns.
    pub fn seats(self) -> impl DoubleEndedIterator<Item = Seat> + ExactSizeIterator {
        (0..self.0).map(Seat)
    }

    /// Whose turn it is after this player's.
    pub fn after(self, seat: Seat) -> Seat {
        Seat((seat.0 + 1) % self.0)
    }

    /// Whose turn it was before this player's.
    pub fn before(self, seat: Seat) -> Seat {
        Seat((seat.0 + self.0 - 1) % self.0)
    }

    /// How many turns after `first` it is the turn of `seat`: 0 for the player itself.
    pub fn turns_from(self, first: Seat, seat: Seat) -> usize {
        usize::from((seat.0 + self.0 - first.0) % self.0)
    }

    /// The player who is this number of turns after `first`.
    pub fn turns_after(self, first: Seat, turns: usize) -> Seat {
        Seat(((usize::from(first.0) + turns) % self.number()) as u8)
    }
}

impl fmt::Display for Players {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.0.fmt(f)
    }
}

impl Seat {
    /// Who begins.
    pub const FIRST: Seat = Seat(0);

    /// Who moves after the first.
    pub const SECOND: Seat = Seat(1);

    /// The player with this index, counted from 0; `None` if there are not as many.
    pub fn of(index: usize, players: Players) -> Option<Seat> {
        (index < players.number()).then_some(Seat(index as u8))
    }

    /// The index, counted from 0.
    pub fn index(self) -> usize {
        usize::from(self.0)
    }

    /// The number of the player, counted from 1.
    pub fn number(self) -> usize {
        self.index() + 1
    }

    /// The letter of the player.
    pub fn letter(self) -> char {
        char::from(b'A' + self.0)
    }

    /// Reads the letter of one of the players.
    ///
    /// # Errors
    /// That it is none of them.
    pub fn read(piece: Piece<'_>, players: Players) -> Result<Seat, ParseError> {
        let found = Seat::with_letter(piece.text).filter(|seat| seat.0 < players.0);
        let last = players.before(Seat::FIRST);
        found.ok_or_else(|| {
            ParseError::new(say!("expected a player from A to {}", last.to_string()), piece.span())
        })
    }

    /// The player with this letter, whatever the number of players.
    fn with_letter(text: &str) -> Option<Seat> {
        let mut seats = (0..Players::MOST).map(Seat);
        seats.find(|seat| seat.to_string().eq_ignore_ascii_case(text))
    }
}

impl fmt::Display for Seat {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}", self.letter())
    }
}

impl Coalition {
    /// Nobody.
    pub const NOBODY: Coalition = Coalition(0);

    /// These players.
    pub fn of(seats: impl IntoIterator<Item = Seat>) -> Coalition {
        Coalition(seats.into_iter().fold(0, |set, seat| set | 1 << seat.0))
    }

    /// All players.
    pub fn everybody(players: Players) -> Coalition {
        Coalition((1 << players.0) - 1)
    }

    /// All sets of players, smaller ones of equal leading players first; 2ⁿ of them.
    pub fn all_of(players: Players) -> impl Iterator<Item = Coalition> {
        (0..1u8 << players.0).map(Coalition)
    }

    /// Its index among [all](Coalition::all_of).
    pub fn index(self) -> usize {
        usize::from(self.0)
    }

    /// Whether the player belongs to it.
    pub fn has(self, seat: Seat) -> bool {
        self.0 >> seat.0 & 1 == 1
    }

    /// The players who do not belong to it.
    pub fn others(self, players: Players) -> Coalition {
        Coalition(Coalition::everybody(players).0 & !self.0)
    }

    /// It without this player.
    pub fn without(self, seat: Seat) -> Coalition {
        Coalition(self.0 & !(1 << seat.0))
    }

    /// It with this player.
    pub fn with(self, seat: Seat) -> Coalition {
        Coalition(self.0 | 1 << seat.0)
    }

    /// Whether a player belongs to both.
    pub fn meets(self, other: Coalition) -> bool {
        self.0 & other.0 != 0
    }

    /// Whether all its players belong to the other.
    pub fn is_within(self, other: Coalition) -> bool {
        self.0 & !other.0 == 0
    }

    /// The number of its players.
    pub fn size(self) -> usize {
        self.0.count_ones() as usize
    }

    /// Its players in the order in which they take turns.
    pub fn seats(self) -> impl Iterator<Item = Seat> {
        (0..8).map(Seat).filter(move |&seat| self.has(seat))
    }

    /// Its players with `+` between them, as it is read: `A+C`.
    pub fn to_text(self) -> String {
        let letters: Vec<String> = self.seats().map(|seat| seat.to_string()).collect();
        letters.join("+")
    }

    /// Reads players with `+` between them, at least one.
    ///
    /// ```
    /// use nimatron::foundation::Piece;
    /// use nimatron::multiplayer::{Coalition, Players};
    /// let three = Players::new(3).expect("three may play");
    /// let read = |text| Coalition::read(Piece::whole(text), three);
    /// assert_eq!(read("A + C")?.to_string(), "A and C");
    /// assert_eq!(read("A+C")?.to_text(), "A+C");
    /// assert_eq!(read("A+D").unwrap_err().span, 2..3);
    /// # Ok::<(), nimatron::text::ParseError>(())
    /// ```
    ///
    /// # Errors
    /// Who is none of the players, or stands there twice.
    pub fn read(piece: Piece<'_>, players: Players) -> Result<Coalition, ParseError> {
        let mut set = Coalition::NOBODY;
        let mut start = piece.start;
        for text in piece.text.split('+') {
            let letter = Piece { text, start }.trimmed();
            let seat = Seat::read(letter, players)?;
            if set.has(seat) {
                return Err(ParseError::new(
                    say!("{} stands here twice", seat.to_string()),
                    letter.span(),
                ));
            }
            set = set.with(seat);
            start += text.len() + 1;
        }
        Ok(set)
    }
}

/// A player as a letter.
impl Serialize for Seat {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_str(self)
    }
}

impl<'de> Deserialize<'de> for Seat {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Seat, D::Error> {
        let text = String::deserialize(deserializer)?;
        let none = || serde::de::Error::custom(say!("expected a player from A to F"));
        Seat::with_letter(&text).ok_or_else(none)
    }
}

/// A set of players as `A+C`.
impl Serialize for Coalition {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.serialize_str(&self.to_text())
    }
}

impl<'de> Deserialize<'de> for Coalition {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Coalition, D::Error> {
        let text = String::deserialize(deserializer)?;
        if text.is_empty() {
            return Ok(Coalition::NOBODY);
        }
        let read = Coalition::read(Piece::whole(&text), Players(Players::MOST));
        read.map_err(|error| serde::de::Error::custom(error.message))
    }
}

impl fmt::Display for Coalition {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let seats: Vec<String> = self.seats().map(|seat| seat.to_string()).collect();
        f.write_str(&match seats.as_slice() {
            [] => say!("nobody"),
            [only] => only.clone(),
            [first @ .., last] => say!("{} and {}", first.join(", "), last),
        })
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn coalitions_are_sets() {
        for number in 2..=u64::from(Players::MOST) {
            let players = Players::new(number).unwrap();
            for coalition in Coalition::all_of(players) {
                assert_eq!(Coalition::of(coalition.seats()), coalition);
                assert_eq!(coalition.size() + coalition.others(players).size(), players.number());
                assert!(!coalition.meets(coalition.others(players)));
                for seat in players.seats() {
                    assert!(coalition.with(seat).has(seat) && !coalition.without(seat).has(seat));
                    assert_eq!(players.before(players.after(seat)), seat);
                    let turns = players.turns_from(Seat::FIRST, seat);
                    assert_eq!(players.turns_after(Seat::FIRST, turns), seat);
                }
            }
        }
    }

    #[test]
    fn coalitions_are_written_as_lists() {
        let four = Players::new(4).unwrap();
        assert_eq!(Coalition::everybody(four).to_string(), "A, B, C and D");
        assert_eq!(Coalition::NOBODY.to_string(), "nobody");
    }
}
