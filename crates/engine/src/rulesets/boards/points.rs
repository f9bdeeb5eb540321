//! Lists of points such as `(2,2) (4,7)`: how they are read and written.

use std::fmt;
use std::str::FromStr;

use nimatron_nimber::Ordinal;
use nimatron_nimber::text::formula::{Formula, Operator};
use nimatron_nimber::text::language::translated;
use nimatron_nimber::text::{Notation, ParseError, Span};
use nimatron_nimber::{message, say};

use crate::foundation::Piece;

/// A coordinate with the place where it stands.
pub(in crate::rulesets) struct Coordinate {
    pub(in crate::rulesets) value: Ordinal,
    pub(in crate::rulesets) span: Span,
}

/// A point with the place where it stands.
pub(in crate::rulesets) struct Located {
    pub(in crate::rulesets) coordinates: Vec<Coordinate>,
    pub(in crate::rulesets) span: Span,
}

impl Located {
    /// The coordinates without their places.
    pub(in crate::rulesets) fn point(self) -> Vec<Ordinal> {
        self.coordinates.into_iter().map(|coordinate| coordinate.value).collect()
    }
}

/// Reads points in brackets, with blanks or commas between them.
pub(in crate::rulesets) fn points<'t>(
    list: Piece<'t>,
    example: &'static str,
) -> impl Iterator<Item = Result<Located, ParseError>> + 't {
    let mut at = 0;
    std::iter::from_fn(move || {
        let blank = |c: char| c.is_whitespace() || c == ',';
        let rest = list.text.get(at..)?;
        let trimmed = rest.trim_start_matches(blank);
        if trimmed.is_empty() {
            return None;
        }
        let start = list.start + at + (rest.len() - trimmed.len());
        let found = closing(trimmed).ok_or_else(|| {
            // What cannot be a point ends the list.
            let word = trimmed.split(blank).next().unwrap_or(trimmed);
            let message = match trimmed.starts_with('(') {
                true => say!("expected ')' at the end of a point"),
                false => say!("expected a point in brackets"),
            };
            ParseError::new(message, start..start + word.len()).with_help(translated(example))
        });
        at = match &found {
            Ok(length) => start - list.start + length,
            Err(_) => list.text.len(),
        };
        Some(found.and_then(|length| point(Piece { text: &trimmed[..length], start }, example)))
    })
}

/// The length of a text in brackets at the beginning of another.
fn closing(text: &str) -> Option<usize> {
    let mut depth = 0usize;
    for (at, byte) in text.bytes().enumerate() {
        match byte {
            b'(' | b'{' => depth += 1,
            b')' | b'}' => {
                depth = depth.checked_sub(1)?;
                if depth == 0 {
                    return Some(at + 1);
                }
            }
            _ if depth == 0 => return None,
            _ => {}
        }
    }
    None
}

fn point(piece: Piece<'_>, example: &str) -> Result<Located, ParseError> {
    let inside = piece.text.strip_prefix('(').and_then(|text| text.strip_suffix(')'));
    let inside = inside.ok_or_else(|| {
        ParseError::new(say!("expected a point in round brackets"), piece.span())
            .with_help(translated(example))
    })?;
    let inside = Piece { text: inside, start: piece.start + 1 };
    let coordinates = inside.list().map(|coordinate| {
        let span = coordinate.span();
        if coordinate.text.is_empty() {
            let message = say!("a coordinate is missing");
            return Err(ParseError::new(message, piece.span()).with_help(translated(example)));
        }
        let value = coordinate.text.parse::<Ordinal>();
        let value = value.map_err(|error| error.shifted(coordinate.start))?;
        Ok(Coordinate { value, span })
    });
    Ok(Located { coordinates: coordinates.collect::<Result<_, _>>()?, span: piece.span() })
}

/// A point as it is read: `(4,7)`.
pub(in crate::rulesets) fn point_text(point: &[Ordinal], notation: Notation) -> String {
    point_formula(point).to_text(notation)
}

fn point_formula(point: &[Ordinal]) -> Formula {
    let coordinates = point.iter().map(Ordinal::formula);
    Formula::joined(coordinates, &Operator::Comma.close()).in_brackets()
}

/// A stone on a board by its coordinates, or a coin in a row by its place.
///
/// ```
/// use nimatron::rulesets::Stone;
/// use nimatron::text::Notation;
/// let stone: Stone = "(4,w)".parse()?;
/// assert_eq!(stone.to_text(Notation::Unicode), "(4,ω)");
/// assert_eq!("3".parse::<Stone>()?, Stone(vec![3u32.into()]));
/// # Ok::<(), nimatron::text::ParseError>(())
/// ```
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct Stone(pub Vec<Ordinal>);

impl Stone {
    /// The stone in the given notation: `(4,7)`, or `3` where there is one coordinate.
    pub fn to_text(&self, notation: Notation) -> String {
        self.formula().to_text(notation)
    }

    /// The stone as a formula.
    pub fn formula(&self) -> Formula {
        match &self.0[..] {
            [only] => only.formula(),
            point => point_formula(point),
        }
    }
}

impl fmt::Display for Stone {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.to_text(Notation::Ascii))
    }
}

impl FromStr for Stone {
    type Err = ParseError;

    fn from_str(text: &str) -> Result<Stone, ParseError> {
        if text.starts_with('(') {
            return Ok(Stone(
                point(Piece::whole(text), message!("a stone looks like (4,7)"))?.point(),
            ));
        }
        Ok(Stone(vec![text.parse()?]))
    }
}

/// The sign between what is there before a move and after it.
pub(in crate::rulesets) fn arrow(notation: Notation) -> &'static str {
    match notation {
        Notation::Ascii => "->",
        Notation::Unicode => "→",
        Notation::Latex => "\\to",
    }
}
