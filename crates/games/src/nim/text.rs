//! How positions and moves of the family are written.
//!
//! ```text
//! position = ["misere" | "normal"] "nim" ["(" option {"," option} ")"] ":" pile {"," pile}
//! option   = "max" "=" natural | "piles" "=" natural
//! move     = change {"," change}
//! change   = [number ":"] [height "->"] height
//! ```
//!
//! A pile and a height are ordinals. In a move the number of the pile may be
//! left out when the height before the move names the pile, or when there is
//! one pile only.

use std::fmt;
use std::str::FromStr;

use nimatron_nimber::text::{Notation, ParseError, Span, did_you_mean};
use nimatron_nimber::{Natural, Ordinal};

use super::{Change, Move, Piles, Position, Rules, Variant};
use crate::core::{Convention, Impartial};

const RULESET: &str = "nim";
const MAX_PILES: usize = 1 << 24;
/// The most symbols in the base-2 forms of all piles beyond a machine word: the
/// table of powers of two must fit into memory.
const MAX_TABLE: u64 = 1 << 25;
const EXAMPLE: &str = "a position looks like nim: 3, 5, 7 or misere nim: 1, w+3";

/// A piece of the text with the place where it stands.
#[derive(Clone, Copy)]
struct Piece<'t> {
    text: &'t str,
    start: usize,
}

impl<'t> Piece<'t> {
    fn trimmed(self) -> Piece<'t> {
        let start = self.start + (self.text.len() - self.text.trim_start().len());
        Piece { text: self.text.trim(), start }
    }

    fn span(self) -> Span {
        self.start..self.start + self.text.len()
    }

    /// The pieces before and after the first occurrence of `separator` that
    /// stands outside all brackets.
    fn split_once(self, separator: &str) -> Option<(Piece<'t>, Piece<'t>)> {
        let at = self.find_outside_brackets(separator)?;
        let (head, tail) = (&self.text[..at], &self.text[at + separator.len()..]);
        let tail_start = self.start + at + separator.len();
        Some((Piece { text: head, start: self.start }, Piece { text: tail, start: tail_start }))
    }

    /// The pieces between the commas that stand outside all brackets.
    fn list(self) -> impl Iterator<Item = Piece<'t>> {
        let mut rest = Some(self);
        std::iter::from_fn(move || {
            let piece = rest?;
            match piece.split_once(",") {
                Some((head, tail)) => {
                    rest = Some(tail);
                    Some(head.trimmed())
                }
                None => {
                    rest = None;
                    Some(piece.trimmed())
                }
            }
        })
    }

    fn find_outside_brackets(self, separator: &str) -> Option<usize> {
        let first = *separator.as_bytes().first()?;
        let mut depth = 0usize;
        for (at, &byte) in self.text.as_bytes().iter().enumerate() {
            match byte {
                b'(' | b'{' => depth += 1,
                b')' | b'}' => depth = depth.saturating_sub(1),
                _ if depth == 0 && byte == first && self.text[at..].starts_with(separator) => {
                    return Some(at);
                }
                _ => {}
            }
        }
        None
    }

    fn natural(self, what: &str) -> Result<Natural, ParseError> {
        let ordinal = self.ordinal()?;
        let natural = ordinal.natural().filter(|natural| **natural != Natural::ZERO);
        natural.cloned().ok_or_else(|| {
            ParseError::new(format!("expected a number from 1 up for {what}"), self.span())
        })
    }

    fn ordinal(self) -> Result<Ordinal, ParseError> {
        // Long rows of ordinary piles are read at the speed of their digits.
        const WORD_DIGITS: usize = 20;
        if self.text.len() <= WORD_DIGITS && self.text.bytes().all(|byte| byte.is_ascii_digit()) {
            if let Ok(word) = self.text.parse::<u64>() {
                return Ok(word.into());
            }
        }
        let ordinal: Ordinal =
            self.text.parse().map_err(|error: ParseError| error.shifted(self.start))?;
        if ordinal.base2_size() > MAX_TABLE {
            return Err(self.too_many_powers());
        }
        Ok(ordinal)
    }

    fn too_many_powers(self) -> ParseError {
        ParseError::new("the piles up to here consist of too many powers of two", self.span())
            .with_help(format!("their table may have up to {MAX_TABLE} symbols"))
    }
}

impl FromStr for Position {
    type Err = ParseError;

    fn from_str(text: &str) -> Result<Position, ParseError> {
        let whole = Piece { text, start: 0 };
        if text.trim().is_empty() {
            return Err(ParseError::new("expected a position", whole.span()).with_help(EXAMPLE));
        }
        let Some((head, piles)) = whole.split_once(":") else {
            let help = match piles_of(whole) {
                Ok(_) => format!("did you mean 'nim: {}'?", text.trim()),
                Err(_) => EXAMPLE.into(),
            };
            return Err(ParseError::new("expected a ruleset and ':'", whole.trimmed().span())
                .with_help(help));
        };
        Ok(Position::new(rules_of(head)?, piles_of(piles)?))
    }
}

fn rules_of(head: Piece<'_>) -> Result<Rules, ParseError> {
    let mut head = head.trimmed();
    let mut convention = Convention::Normal;
    if let Some((word, rest)) = head.text.split_once(char::is_whitespace) {
        let named = match word {
            "misere" | "misère" => Some(Convention::Misere),
            "normal" => Some(Convention::Normal),
            _ => None,
        };
        if let Some(named) = named {
            convention = named;
            let start = head.start + head.text.len() - rest.len();
            head = Piece { text: rest, start }.trimmed();
        }
    }
    let (name, options) = match head.text.find('(') {
        None => (head, None),
        Some(at) => {
            let (name, rest) = head.text.split_at(at);
            let rest = Piece { text: rest, start: head.start + at };
            (Piece { text: name, start: head.start }.trimmed(), Some(rest))
        }
    };
    if name.text != RULESET {
        return Err(unknown_ruleset(name));
    }
    let variant = options.map(variant_of).transpose()?.unwrap_or_default();
    Ok(Rules { convention, variant })
}

fn unknown_ruleset(name: Piece<'_>) -> ParseError {
    if name.text.is_empty() {
        return ParseError::new("expected a ruleset before ':'", name.span()).with_help(EXAMPLE);
    }
    let words = [RULESET, "misere", "normal"];
    let help = match did_you_mean(&name.text.to_lowercase(), words) {
        Some(known) => format!("did you mean '{known}'?"),
        None => EXAMPLE.into(),
    };
    ParseError::new(format!("unknown ruleset '{}'", shortened(name.text)), name.span())
        .with_help(help)
}

fn shortened(word: &str) -> String {
    const MOST: usize = 40;
    if word.chars().count() <= MOST {
        word.into()
    } else {
        word.chars().take(MOST).chain(['…']).collect()
    }
}

fn variant_of(options: Piece<'_>) -> Result<Variant, ParseError> {
    let inside = options.text.strip_prefix('(').and_then(|text| text.trim_end().strip_suffix(')'));
    let Some(inside) = inside else {
        let message = "expected ')' at the end of the options";
        return Err(ParseError::new(message, options.span()));
    };
    let inside = Piece { text: inside, start: options.start + 1 };
    let mut variant = None;
    for option in inside.list() {
        let (name, number) = option.split_once("=").ok_or_else(|| {
            ParseError::new("expected an option such as max=4 or piles=2", option.span())
        })?;
        let (name, number) = (name.trimmed(), number.trimmed());
        let found = match name.text {
            "max" => Variant::Bounded { max: number.natural("max")? },
            "piles" => {
                let at_most = number.natural("piles")?;
                let too_many = |_| {
                    ParseError::new(
                        format!("a turn may lower at most {MAX_PILES} piles"),
                        number.span(),
                    )
                };
                let at_most = usize::try_from(&at_most).map_err(too_many)?;
                Variant::Moore { at_most: at_most.min(MAX_PILES) }
            }
            _ => return Err(unknown_option(name)),
        };
        if variant.is_some() {
            let message = "only one of max and piles can be given, and once";
            return Err(ParseError::new(message, option.span())
                .with_help("no theory is known for both bounds together"));
        }
        variant = Some(found);
    }
    Ok(variant.unwrap_or_default())
}

fn unknown_option(name: Piece<'_>) -> ParseError {
    let help = match did_you_mean(name.text, ["max", "piles"]) {
        Some(known) => format!("did you mean '{known}'?"),
        None => "nim has the options max=k (bounded Nim) and piles=k (Moore's Nim)".into(),
    };
    ParseError::new(format!("unknown option '{}'", shortened(name.text)), name.span())
        .with_help(help)
}

fn piles_of(list: Piece<'_>) -> Result<Piles, ParseError> {
    let mut piles = Vec::new();
    let mut after_comma = false;
    let mut table = 0u64;
    for piece in list.list() {
        if piece.text.is_empty() {
            let message = if after_comma { "expected a pile after ','" } else { "expected a pile" };
            let place = piece.start.min(list.span().end);
            return Err(ParseError::new(message, place..place).with_help(EXAMPLE));
        }
        if piles.len() == MAX_PILES {
            let message = format!("more than {MAX_PILES} piles");
            return Err(ParseError::new(message, piece.span()));
        }
        let pile = piece.ordinal().map_err(|error| missing_commas(piece).unwrap_or(error))?;
        if pile.to_u64().is_none() {
            table = table.saturating_add(pile.base2_size());
        }
        if table > MAX_TABLE {
            return Err(piece.too_many_powers());
        }
        piles.push(pile);
        after_comma = true;
    }
    Ok(piles.into_iter().collect())
}

/// The error for piles that are separated by spaces only.
fn missing_commas(piece: Piece<'_>) -> Option<ParseError> {
    let words: Vec<&str> = piece.text.split_whitespace().collect();
    let piles = words.iter().all(|word| word.parse::<Ordinal>().is_ok());
    (words.len() > 1 && piles)
        .then(|| ParseError::new("piles are separated by commas", piece.span()).with_help(EXAMPLE))
}

/// Reads a move of `position`: which piles, and what is left of them.
pub(super) fn parse_move(position: &Position, text: &str) -> Result<Move, ParseError> {
    let whole = Piece { text, start: 0 };
    let mut changes: Vec<Change> = Vec::new();
    for piece in whole.list() {
        let change = change_of(position, piece, &changes)?;
        position.check_change(&change).map_err(|error| ParseError::new(error.0, piece.span()))?;
        changes.push(change);
    }
    Ok(Move::new(changes))
}

fn change_of(
    position: &Position,
    piece: Piece<'_>,
    earlier: &[Change],
) -> Result<Change, ParseError> {
    let (number, heights) = match piece.split_once(":") {
        Some((number, heights)) => (Some(number.trimmed()), heights.trimmed()),
        None => (None, piece),
    };
    let arrow = ["->", "→", "\\to"].into_iter().find_map(|arrow| heights.split_once(arrow));
    let (from, to) = match arrow {
        Some((from, to)) => (Some(from.trimmed().ordinal()?), to.trimmed()),
        None => (None, heights),
    };
    if to.text.is_empty() {
        return Err(ParseError::new("expected the height that is left", to.span())
            .with_help("a move looks like 3: 7 -> 2, or 3: 2 for short"));
    }
    let pile = match (number, &from) {
        (Some(number), _) => pile_numbered(position, number)?,
        (None, Some(from)) => {
            let free = |pile: &usize| earlier.iter().all(|change| change.pile != *pile);
            let named = position.piles().iter().enumerate().filter(|(_, height)| height == from);
            named.map(|(pile, _)| pile).find(free).ok_or_else(|| {
                ParseError::new(format!("there is no pile of height {from}"), heights.span())
            })?
        }
        (None, None) if position.piles().len() == 1 => 0,
        (None, None) => {
            return Err(ParseError::new("which pile?", piece.span())
                .with_help("a move looks like 3: 7 -> 2, or 3: 2 for short"));
        }
    };
    let to = to.ordinal()?;
    Ok(Change { pile, from: from.unwrap_or_else(|| position.piles().height(pile)), to })
}

fn pile_numbered(position: &Position, number: Piece<'_>) -> Result<usize, ParseError> {
    let count = position.piles().len();
    let index = number.text.parse::<usize>().ok().filter(|index| (1..=count).contains(index));
    index.map(|index| index - 1).ok_or_else(|| {
        let message = format!("there is no pile '{}'", shortened(number.text));
        ParseError::new(message, number.span())
            .with_help(format!("the piles are numbered from 1 to {count}"))
    })
}

/// The position as [`Position`]'s `FromStr` reads it.
pub(super) fn position_text(position: &Position, notation: Notation) -> String {
    let Rules { convention, variant } = position.rules();
    let mut text = match (convention, notation) {
        (Convention::Normal, _) => RULESET.to_string(),
        (Convention::Misere, Notation::Unicode) => format!("misère {RULESET}"),
        (Convention::Misere, _) => format!("misere {RULESET}"),
    };
    match variant {
        Variant::Nim => {}
        Variant::Bounded { max } => text += &format!("(max={max})"),
        Variant::Moore { at_most } => text += &format!("(piles={at_most})"),
    }
    text += ":";
    for (index, height) in position.piles().iter().enumerate() {
        text += if index == 0 { " " } else { ", " };
        text += &height.to_text(notation);
    }
    text
}

impl fmt::Display for Position {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.to_text(Notation::Ascii))
    }
}
