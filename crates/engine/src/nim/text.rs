//! How positions and moves of the family are written.
//!
//! ```text
//! position = ["misere" | "normal"] "nim" ["(" option {"," option} ")"] ":" pile {"," pile}
//! option   = "max" "=" natural | "piles" "=" natural
//! move     = change {"," change}
//! change   = [number ":"] [height "->"] height
//! ```
//!
//! A pile and a height are ordinals. Piles as papers write them are read by `list`. In a move the
//! number of the pile may be left out when the height before the move names the pile, or when there
//! is one pile only.

use std::fmt;
use std::str::FromStr;

use nimatron_nimber::Natural;
use nimatron_nimber::say;
use nimatron_nimber::text::language::translated;
use nimatron_nimber::text::{Notation, Note, ParseError, Reading, did_you_mean};

use super::list::{ordinal, piles_of};
use super::{Change, Move, Position, Rules, Variant};
use crate::foundation::{Convention, Head, POSITION_EXAMPLE, Piece, Playable, unknown_ruleset};

const RULESET: &str = "nim";
const MAX_PILES: usize = 1 << 24;
fn natural(piece: Piece<'_>, what: &str) -> Result<Natural, ParseError> {
    let ordinal = ordinal(piece)?;
    let natural = ordinal.natural().filter(|natural| **natural != Natural::ZERO);
    natural.cloned().ok_or_else(|| {
        ParseError::new(say!("expected a number from 1 up for {}", what), piece.span())
    })
}

impl FromStr for Position {
    type Err = ParseError;

    fn from_str(text: &str) -> Result<Position, ParseError> {
        read(text).map(|reading| reading.value)
    }
}

/// Reads a position, also with piles as a paper writes them, and then with a note; piles alone
/// are a position of Nim.
///
/// ```
/// let reading = nimatron::nim::read(r"$1\qquad \omega+3\qquad \epsilon_0$")?;
/// assert_eq!(reading.value.to_string(), "nim: 1, w+3, e0");
/// assert_eq!(reading.notes[0].message, "read as nim: 1, w+3, e0");
/// # Ok::<(), nimatron_nimber::text::ParseError>(())
/// ```
///
/// # Errors
/// What cannot be read, and where.
pub fn read(text: &str) -> Result<Reading<Position>, ParseError> {
    let whole = Piece::whole(text);
    if text.trim().is_empty() {
        return Err(ParseError::new(say!("expected a position"), whole.span())
            .with_help(translated(POSITION_EXAMPLE)));
    }
    let Some((head, piles)) = whole.split_once(":") else {
        return piles_alone(whole.trimmed());
    };
    let rules = rules_of(head)?;
    Ok(piles_of(piles)?.map(|piles| Position::new(rules, piles)))
}

/// Piles without a ruleset, if they are several.
fn piles_alone(list: Piece<'_>) -> Result<Reading<Position>, ParseError> {
    let help = match piles_of(list) {
        Ok(Reading { value: piles, mut notes }) if piles.len() > 1 => {
            let position = Position::new(Rules::default(), piles);
            // That there are several piles is said by this note as well.
            notes.retain(|note| note.span != list.span());
            notes.insert(0, read_as(&position, list));
            return Ok(Reading { value: position, notes });
        }
        Ok(_) => say!("did you mean 'nim: {}'?", list.text),
        Err(_) => POSITION_EXAMPLE.into(),
    };
    Err(ParseError::new(say!("expected a ruleset and ':'"), list.span()).with_help(help))
}

/// The note that piles are a position of Nim.
fn read_as(position: &Position, list: Piece<'_>) -> Note {
    const LONGEST: usize = 80;
    let text = position.to_string();
    let message = if text.len() <= LONGEST {
        say!("read as {}", text)
    } else {
        say!("read as a position of Nim with {} piles", position.piles().len())
    };
    Note::new(message, list.span())
}

fn rules_of(head: Piece<'_>) -> Result<Rules, ParseError> {
    let Head { convention, name, options, .. } = Head::of(head);
    if name.text != RULESET {
        return Err(unknown_ruleset(name, [RULESET]));
    }
    let variant = options.map(variant_of).transpose()?.unwrap_or_default();
    Ok(Rules { convention, variant })
}

fn variant_of(options: Piece<'_>) -> Result<Variant, ParseError> {
    let inside = options.text.strip_prefix('(').and_then(|text| text.trim_end().strip_suffix(')'));
    let Some(inside) = inside else {
        let message = say!("expected ')' at the end of the options");
        return Err(ParseError::new(message, options.span()));
    };
    let inside = Piece { text: inside, start: options.start + 1 };
    let mut variant = None;
    for option in inside.list() {
        let (name, number) = option.split_once("=").ok_or_else(|| {
            ParseError::new(say!("expected an option such as max=4 or piles=2"), option.span())
        })?;
        let (name, number) = (name.trimmed(), number.trimmed());
        let found = match name.text {
            "max" => Variant::Bounded { max: natural(number, "max")? },
            "piles" => {
                let at_most = natural(number, "piles")?;
                let too_many = |_| {
                    ParseError::new(
                        say!("a turn may lower at most {} piles", MAX_PILES),
                        number.span(),
                    )
                };
                let at_most = usize::try_from(&at_most).map_err(too_many)?;
                Variant::Moore { at_most: at_most.min(MAX_PILES) }
            }
            _ => return Err(unknown_option(name)),
        };
        if variant.is_some() {
            let message = say!("only one of max and piles can be given, and once");
            return Err(ParseError::new(message, option.span())
                .with_help(say!("no theory is known for both bounds together")));
        }
        variant = Some(found);
    }
    Ok(variant.unwrap_or_default())
}

fn unknown_option(name: Piece<'_>) -> ParseError {
    let help = match did_you_mean(name.text, ["max", "piles"]) {
        Some(known) => say!("did you mean '{}'?", known),
        None => say!("nim has the options max=k (bounded Nim) and piles=k (Moore's Nim)"),
    };
    ParseError::new(say!("unknown option '{}'", name.shown()), name.span()).with_help(help)
}

/// Reads a move of `position`: which piles, and what is left of them.
pub(super) fn parse_move(position: &Position, text: &str) -> Result<Move, ParseError> {
    let whole = Piece::whole(text);
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
        Some((from, to)) => (Some(ordinal(from.trimmed())?), to.trimmed()),
        None => (None, heights),
    };
    if to.text.is_empty() {
        return Err(ParseError::new(say!("expected the height that is left"), to.span())
            .with_help(say!("a move looks like 3: 7 -> 2, or 3: 2 for short")));
    }
    let pile = match (number, &from) {
        (Some(number), _) => pile_numbered(position, number)?,
        (None, Some(from)) => {
            let free = |pile: &usize| earlier.iter().all(|change| change.pile != *pile);
            let named = position.piles().iter().enumerate().filter(|(_, height)| height == from);
            named.map(|(pile, _)| pile).find(free).ok_or_else(|| {
                ParseError::new(
                    say!("there is no pile of height {}", from.to_string()),
                    heights.span(),
                )
            })?
        }
        (None, None) if position.piles().len() == 1 => 0,
        (None, None) => {
            return Err(ParseError::new(say!("which pile?"), piece.span())
                .with_help(say!("a move looks like 3: 7 -> 2, or 3: 2 for short")));
        }
    };
    let to = ordinal(to)?;
    Ok(Change { pile, from: from.unwrap_or_else(|| position.piles().height(pile)), to })
}

fn pile_numbered(position: &Position, number: Piece<'_>) -> Result<usize, ParseError> {
    let count = position.piles().len();
    let index = number.text.parse::<usize>().ok().filter(|index| (1..=count).contains(index));
    index.map(|index| index - 1).ok_or_else(|| {
        let message = say!("there is no pile '{}'", number.shown());
        ParseError::new(message, number.span())
            .with_help(say!("the piles are numbered from 1 to {}", count))
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
