//! Families of games with heaps, to be looked at one after the other.

use std::fmt;
use std::str::FromStr;

use nimatron_nimber::say;
use nimatron_nimber::text::{ParseError, did_you_mean};

use super::{HeapRules, published};

/// Digits that the codes of a family may have.
const MOST_OCTAL: u32 = 5;
const MOST_HEXADECIMAL: u32 = 4;
/// The largest number in the sets of a family.
const MOST_SUBTRACTION: u32 = 16;

/// Many games with heaps.
///
/// ```
/// use nimatron::impartial::sequence::Family;
/// let family: Family = "octals:2".parse()?;
/// let games: Vec<String> = family.games().map(|rules| rules.to_string()).collect();
/// assert_eq!(games.len(), 63);
/// assert_eq!(games[..3], ["0.01", "0.02", "0.03"]);
/// # Ok::<(), nimatron::text::ParseError>(())
/// ```
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Family {
    /// All octal codes 0.d₁d₂… with this number of digits that may leave two heaps,
    /// one or none; 0.00… is left out.
    Octals(u32),
    /// All hexadecimal codes with this number of digits.
    Hexadecimals(u32),
    /// All subtraction games with numbers up to this one.
    Subtractions(u32),
    /// The octal games whose periods are [published].
    Published,
    /// One game.
    One(HeapRules),
}

impl Family {
    /// The games, in a fixed order.
    pub fn games(&self) -> Box<dyn Iterator<Item = HeapRules> + '_> {
        match self {
            Family::Octals(digits) => codes(8, *digits),
            Family::Hexadecimals(digits) => codes(16, *digits),
            Family::Subtractions(most) => {
                let most = *most;
                Box::new((1u32..1 << most).filter_map(move |set| {
                    let numbers = (1..=most).filter(|number| set >> (number - 1) & 1 == 1);
                    let numbers: Vec<String> = numbers.map(|number| number.to_string()).collect();
                    format!("subtraction({})", numbers.join(",")).parse().ok()
                }))
            }
            Family::Published => {
                Box::new(published::periods().iter().map(|known| known.rules.clone()))
            }
            Family::One(rules) => Box::new(std::iter::once(rules.clone())),
        }
    }
}

fn codes(base: u32, digits: u32) -> Box<dyn Iterator<Item = HeapRules>> {
    Box::new((1..base.pow(digits)).filter_map(move |number| {
        let digit = |place| char::from_digit(number / base.pow(place) % base, base);
        let written: Option<String> = (0..digits).rev().map(digit).collect();
        format!("0.{}", written?).parse().ok()
    }))
}

impl fmt::Display for Family {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Family::Octals(digits) => write!(f, "octals:{digits}"),
            Family::Hexadecimals(digits) => write!(f, "hexadecimals:{digits}"),
            Family::Subtractions(most) => write!(f, "subtractions:{most}"),
            Family::Published => f.write_str("published"),
            Family::One(rules) => write!(f, "{rules}"),
        }
    }
}

impl FromStr for Family {
    type Err = ParseError;

    /// Reads `octals:3`, `hexadecimals:2`, `subtractions:6`, `published`, or the
    /// rules of one game.
    ///
    /// # Errors
    /// What is wrong, and where.
    fn from_str(text: &str) -> Result<Family, ParseError> {
        type Make = fn(u32) -> Family;
        const FAMILIES: [(&str, u32, Make); 3] = [
            ("octals", MOST_OCTAL, Family::Octals),
            ("hexadecimals", MOST_HEXADECIMAL, Family::Hexadecimals),
            ("subtractions", MOST_SUBTRACTION, Family::Subtractions),
        ];
        if text == "published" {
            return Ok(Family::Published);
        }
        let Some((name, number)) = text.split_once(':') else {
            let names = FAMILIES.map(|(name, ..)| name).into_iter().chain(["published"]);
            return text.parse().map(Family::One).map_err(|error: ParseError| {
                match did_you_mean(text, names) {
                    Some(nearest) => error.with_help(say!("did you mean {}?", nearest)),
                    None => error,
                }
            });
        };
        let Some((_, most, make)) = FAMILIES.iter().find(|(known, ..)| *known == name) else {
            let error = ParseError::new(say!("no family of games is called so"), 0..name.len());
            let help = say!("families are octals:3, hexadecimals:2, subtractions:6 and published");
            return Err(error.with_help(help));
        };
        let start = name.len() + 1;
        match number.parse::<u32>() {
            Ok(number) if (1..=*most).contains(&number) => Ok(make(number)),
            _ => {
                let message = say!("expected a number from 1 to {}", most);
                Err(ParseError::new(message, start..text.len()))
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn families_read_back_and_have_their_games() {
        for (name, games) in
            [("octals:3", 511), ("hexadecimals:2", 255), ("subtractions:6", 63), ("kayles", 1)]
        {
            let family: Family = name.parse().unwrap();
            assert_eq!(family.to_string(), name);
            assert_eq!(family.games().count(), games, "{name}");
        }
        assert!("published".parse::<Family>().unwrap().games().count() > 80);
        for wrong in ["octals:0", "octals:9", "octals:x", "octal:2", "publishd", ""] {
            assert!(wrong.parse::<Family>().is_err(), "{wrong}");
        }
    }
}
