//! Positions in reduced form as text.
//!
//! ```text
//! position = {land} "!"
//! land     = {region} "]"
//! region   = {boundary} "}"
//! boundary = {spot} "."
//! spot     = "0" | "1" | "2" | letter {"'"}
//! ```
//!
//! Behind `z` and `Z` come `a'`, `b'` and so on. Signs at the end of a text may be left out.

use std::collections::HashMap;
use std::fmt;
use std::str::FromStr;

use nimatron_nimber::say;
use nimatron_nimber::text::{ParseError, Span};

use super::Reduced;
use super::code::{BOUNDARY, DEAD, LOWER, REGION, Reducer, UPPER};
use crate::foundation::Piece;

/// Most lives of a position that is read: those of sixty spots.
const MOST_LIVES: u32 = 180;
/// Most letters of a land.
const MOST_LETTERS: u8 = 120;

impl fmt::Display for Reduced {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let letter = |f: &mut fmt::Formatter<'_>, first: u8, index: u8| {
            write!(f, "{}", char::from(first + index % 26))?;
            (0..index / 26).try_for_each(|_| f.write_str("'"))
        };
        for land in self.lands() {
            for &byte in land {
                match byte {
                    BOUNDARY => f.write_str(".")?,
                    REGION => f.write_str("}")?,
                    LOWER..UPPER => letter(f, b'a', byte - LOWER)?,
                    UPPER..BOUNDARY => letter(f, b'A', byte - UPPER)?,
                    digit => write!(f, "{digit}")?,
                }
            }
            f.write_str("]")?;
        }
        f.write_str("!")
    }
}

impl FromStr for Reduced {
    type Err = ParseError;

    /// Reads a position, and reduces it.
    fn from_str(text: &str) -> Result<Reduced, ParseError> {
        Reduced::read(Piece::whole(text))
    }
}

/// Whether a text is a position in this form, and not a map.
pub fn is_reduced(text: &str) -> bool {
    text.contains(['.', '}', ']', '!'])
}

/// A spot as it was read: a digit or a letter, and where it stands.
type Written<'t> = Piece<'t>;
type Land<'t> = Vec<Vec<Vec<Written<'t>>>>;

impl Reduced {
    /// Reads a position, and reduces it.
    ///
    /// # Errors
    /// What is wrong, and where: a spot with more than three lines, a letter that does not occur as
    /// its case says, a boundary in no region.
    pub fn read(body: Piece<'_>) -> Result<Reduced, ParseError> {
        let body = body.trimmed();
        let mut all = Reduced::default();
        let mut reducer = Reducer::default();
        for land in parse(body)? {
            let open = opened(&land)?;
            all.lands.append(&mut Reduced::of(&mut reducer, &open).lands);
        }
        all.lands.sort_unstable();
        match all.count_lives() {
            0..=MOST_LIVES => Ok(all),
            _ => Err(ParseError::new(say!("more than {} lives", MOST_LIVES), body.span())),
        }
    }
}

fn refused<T>(message: impl Into<String>, span: Span) -> Result<T, ParseError> {
    Err(ParseError::new(message.into(), span))
}

/// Takes a text apart.
fn parse(body: Piece<'_>) -> Result<Vec<Land<'_>>, ParseError> {
    let (mut lands, mut land, mut region) = (Vec::new(), Land::new(), Vec::new());
    let mut boundary: Vec<Written<'_>> = Vec::new();
    let mut at = 0;
    while let Some(sign) = body.text[at..].chars().next() {
        let mut length = sign.len_utf8();
        if sign.is_ascii_alphabetic() {
            let primes = body.text[at + 1..].bytes().take_while(|byte| *byte == b'\'');
            length += primes.count();
        }
        let piece = Piece { text: &body.text[at..at + length], start: body.start + at };
        at += length;
        let is_last = at == body.text.len();
        match sign {
            '0'..='2' | 'a'..='z' | 'A'..='Z' => boundary.push(piece),
            '3'..='9' => {
                let message = say!("a spot with {} lines has no life", sign);
                let help = say!("the digits 0, 1 and 2 are spots by their number of lines");
                return Err(ParseError::new(message, piece.span()).with_help(help));
            }
            '.' if boundary.is_empty() => {
                return refused(say!("expected a spot before '.'"), piece.span());
            }
            '.' => region.push(std::mem::take(&mut boundary)),
            '}' | ']' | '!' if !boundary.is_empty() => {
                return refused(say!("expected '.' behind the boundary"), piece.span());
            }
            '}' if region.is_empty() => {
                return refused(say!("expected a boundary before '}'"), piece.span());
            }
            '}' => land.push(std::mem::take(&mut region)),
            ']' | '!' if !region.is_empty() => {
                let first = region[0][0].start;
                let message = say!("this boundary is in no region: expected '}' behind it");
                return refused(message, first..piece.start);
            }
            ']' => lands.push(std::mem::take(&mut land)),
            '!' if is_last => {}
            _ if sign.is_whitespace() => {}
            _ => return refused(say!("expected a spot, '.', '}' or ']'"), piece.span()),
        }
    }
    if let Some(first) = region.first().and_then(|first| first.first()).or(boundary.first()) {
        let message = say!("this boundary is in no region: expected '}' behind it");
        return refused(message, first.start..body.span().end);
    }
    lands.push(land);
    Ok(lands)
}

/// The bytes of a land, in which every letter has an upper case name of its own.
fn opened(land: &Land<'_>) -> Result<Vec<u8>, ParseError> {
    let mut open = Vec::new();
    let mut fresh = UPPER;
    let mut uppers: HashMap<&str, Vec<(usize, Piece<'_>, u8)>> = HashMap::new();
    for (index, region) in land.iter().enumerate() {
        for boundary in region {
            let mut lowers: HashMap<&str, u8> = HashMap::new();
            // Lower case letters of which the second occurrence is still to come.
            let mut inside: Vec<Piece<'_>> = Vec::new();
            for &spot in boundary {
                let name = spot.text;
                let is_upper = name.starts_with(|sign: char| sign.is_ascii_uppercase());
                let known = match is_upper {
                    true => uppers.get(name).map(|found| found[0].2),
                    false => lowers.get(name).copied(),
                };
                open.push(match name {
                    "0" if boundary.len() > 1 => {
                        return refused(
                            say!("a spot without lines is a boundary by itself"),
                            spot.span(),
                        );
                    }
                    "0" | "1" | "2" => name.as_bytes()[0] - b'0',
                    _ if fresh >= UPPER + MOST_LETTERS => {
                        return refused(say!("too many letters"), spot.span());
                    }
                    _ => known.unwrap_or(fresh),
                });
                let byte = open[open.len() - 1];
                if byte < DEAD {
                    continue;
                }
                fresh = fresh.max(byte + 1);
                if is_upper {
                    uppers.entry(name).or_default().push((index, spot, byte));
                } else if known.is_none() {
                    lowers.insert(name, byte);
                    inside.push(spot);
                } else if inside.pop().is_none_or(|last| last.text != name) {
                    let message = say!("{} occurs more than twice, or lines would cross", name);
                    return refused(message, spot.span());
                }
            }
            if let Some(once) = inside.first() {
                let message =
                    say!("{} occurs once: a lower case letter is twice in a boundary", once.text);
                return refused(message, once.span());
            }
            open.push(BOUNDARY);
        }
        open.push(REGION);
    }
    for (name, found) in uppers {
        let is_right = matches!(found.as_slice(), [(a, ..), (b, ..)] if a != b);
        if let Some((_, last, _)) = found.last().filter(|_| !is_right) {
            let message = say!("{} must occur twice in its land: in two regions", name);
            return refused(message, last.span());
        }
    }
    Ok(open)
}
