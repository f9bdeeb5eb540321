//! The names of moves as data: what a move names, from which its text is made.
//!
//! A [`MoveName`] is a short sequence of [parts](NamePart): the [places](Place) that the move is
//! made at, the counts and signs around them. It is written from its parts and never read back to
//! find them: what is drawn, touched or spoken asks for [`places`](MoveName::places) and
//! [`counts`](MoveName::counts).
//!
//! ```
//! use nimatron::foundation::{MoveName, Place, Sign};
//! use nimatron_nimber::text::Notation;
//!
//! // A domino on two squares of a board.
//! let squares = [(1, 2), (1, 1)].map(|(column, row)| Place::Square { column, row });
//! let domino = MoveName::joined(Sign::Dash, squares.clone());
//! assert_eq!(domino.to_string(), "(1,2)-(1,1)");
//! assert!(domino.places().eq(&squares));
//!
//! // The second of three heaps: 12 counters become 5 and 6.
//! let split = [12.into(), Sign::Arrow.into(), 5.into(), Sign::Comma.into(), 6.into()];
//! let split = MoveName::in_part(3, 1, split);
//! assert_eq!(split.to_string(), "2: 12 -> 5, 6");
//! assert_eq!(split.to_text(Notation::Unicode), "2: 12 → 5, 6");
//! assert!(split.places().eq([&Place::Part(2)]));
//! assert!(split.counts().eq([12, 5, 6]));
//! ```

use std::borrow::Cow;
use std::fmt;
use std::sync::Arc;

use nimatron_nimber::text::Notation;
use serde::{Serialize, Serializer};

/// Where a move is made.
#[derive(Clone, Debug, PartialEq, Eq, Hash, Serialize)]
#[serde(rename_all = "lowercase")]
pub enum Place {
    /// One of several parts by its number, counted from 1: a heap, row, strip, step, region or
    /// summand. Positions named after it lie in it.
    Part(usize),
    /// A square of a board.
    Square {
        /// The column.
        column: usize,
        /// The row.
        row: usize,
    },
    /// A square of a strip by its number.
    Position(usize),
    /// A vertex of a graph by its name.
    Vertex(Box<str>),
    /// An edge of a graph.
    Edge(Box<Edge>),
}

/// An edge of a graph by the names of its ends.
#[derive(Clone, Debug, PartialEq, Eq, Hash, Serialize)]
pub struct Edge {
    /// The word for its colour, if it has one.
    pub colour: Option<&'static str>,
    /// The names of both ends.
    pub ends: [Box<str>; 2],
}

impl Place {
    /// The part with this index, counted from 0.
    pub fn part(index: usize) -> Place {
        Place::Part(index.saturating_add(1))
    }

    /// The vertex of this name.
    pub fn vertex(name: &str) -> Place {
        Place::Vertex(name.into())
    }

    /// The edge between vertices of these names.
    pub fn edge(colour: Option<&'static str>, from: &str, to: &str) -> Place {
        Place::Edge(Box::new(Edge { colour, ends: [from.into(), to.into()] }))
    }
}

impl fmt::Display for Place {
    /// A square as `(column,row)`, an edge as `colour from-to`, all else by its number or name.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Place::Part(number) | Place::Position(number) => number.fmt(f),
            Place::Square { column, row } => write!(f, "({column},{row})"),
            Place::Vertex(name) => f.write_str(name),
            Place::Edge(edge) => edge.fmt(f),
        }
    }
}

impl fmt::Display for Edge {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let Edge { colour, ends: [from, to] } = self;
        colour.iter().try_for_each(|colour| write!(f, "{colour} "))?;
        write!(f, "{from}-{to}")
    }
}

/// What stands between the places and counts of a name.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize)]
#[serde(rename_all = "lowercase")]
pub enum Sign {
    /// ` -> `: what becomes of something.
    Arrow,
    /// `->`: from one square to another.
    Step,
    /// `-`: both together.
    Dash,
    /// `, `: one and the next.
    Comma,
    /// `: `: behind the part in which the move is made.
    Colon,
    /// `/`: what is hit after a step.
    Stroke,
    /// A blank.
    Blank,
}

impl Sign {
    /// The sign in a notation.
    pub fn text(self, notation: Notation) -> &'static str {
        match (self, notation) {
            (Sign::Arrow, Notation::Ascii) => " -> ",
            (Sign::Arrow, Notation::Unicode) => " → ",
            (Sign::Arrow, Notation::Latex) => " \\to ",
            (Sign::Step, Notation::Ascii) => "->",
            (Sign::Step, Notation::Unicode) => "→",
            (Sign::Step, Notation::Latex) => "\\to",
            (Sign::Dash, _) => "-",
            (Sign::Comma, _) => ", ",
            (Sign::Colon, _) => ": ",
            (Sign::Stroke, _) => "/",
            (Sign::Blank, _) => " ",
        }
    }
}

/// A part of the name of a move.
#[derive(Clone, Debug, PartialEq, Eq, Hash, Serialize)]
#[serde(rename_all = "lowercase")]
pub enum NamePart {
    /// A place that is written.
    Place(Place),
    /// A place that is not written, because it is the only one of its kind.
    Implied(Place),
    /// A number of counters, or the size of a heap.
    Count(u64),
    /// Several counts in brackets.
    Tuple(Box<[u64]>),
    /// A sign.
    Sign(Sign),
    /// A text that names no place.
    Word(Cow<'static, str>),
}

impl From<Place> for NamePart {
    fn from(place: Place) -> NamePart {
        NamePart::Place(place)
    }
}

impl From<u64> for NamePart {
    fn from(count: u64) -> NamePart {
        NamePart::Count(count)
    }
}

impl From<Sign> for NamePart {
    fn from(sign: Sign) -> NamePart {
        NamePart::Sign(sign)
    }
}

impl From<&'static str> for NamePart {
    fn from(word: &'static str) -> NamePart {
        NamePart::Word(Cow::Borrowed(word))
    }
}

/// The name of a move as a sequence of parts; see the [module](self).
///
/// `Display` writes it in ASCII. Copies share their parts.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct MoveName {
    parts: Arc<[NamePart]>,
}

impl MoveName {
    /// The name with these parts.
    pub fn new(parts: impl IntoIterator<Item = NamePart>) -> MoveName {
        MoveName { parts: parts.into_iter().collect() }
    }

    /// The name of these items with a sign between each two.
    pub fn joined<T: Into<NamePart>>(sign: Sign, items: impl IntoIterator<Item = T>) -> MoveName {
        MoveName::new(separated(sign, items))
    }

    /// The name of a move in the part with this index, counted from 0, of a position that has `of`
    /// parts. The part is written where there are several: `2: 5 -> 3`.
    pub fn in_part(of: usize, index: usize, parts: impl IntoIterator<Item = NamePart>) -> MoveName {
        let part = Place::part(index);
        match of {
            0 | 1 => MoveName::new(std::iter::once(NamePart::Implied(part)).chain(parts)),
            _ => MoveName::new([part.into(), Sign::Colon.into()].into_iter().chain(parts)),
        }
    }

    /// The parts.
    pub fn parts(&self) -> &[NamePart] {
        &self.parts
    }

    /// The places that it names, in order, those that are not written among them.
    pub fn places(&self) -> impl Iterator<Item = &Place> {
        self.parts.iter().filter_map(|part| match part {
            NamePart::Place(place) | NamePart::Implied(place) => Some(place),
            _ => None,
        })
    }

    /// The index, counted from 0, of the part in which the move is made.
    pub fn part(&self) -> Option<usize> {
        self.places().find_map(|place| match place {
            Place::Part(number) => number.checked_sub(1),
            _ => None,
        })
    }

    /// The counts outside of brackets, in order.
    pub fn counts(&self) -> impl Iterator<Item = u64> {
        self.parts.iter().filter_map(|part| match part {
            NamePart::Count(count) => Some(*count),
            _ => None,
        })
    }

    /// The counts in brackets, in order.
    pub fn tuples(&self) -> impl Iterator<Item = &[u64]> {
        self.parts.iter().filter_map(|part| match part {
            NamePart::Tuple(counts) => Some(&counts[..]),
            _ => None,
        })
    }

    /// The name in the given notation: only arrows differ.
    pub fn to_text(&self, notation: Notation) -> String {
        self.with_signs(|sign| sign.text(notation))
    }

    /// The name with its signs written in another way.
    pub fn with_signs(&self, sign: impl Fn(Sign) -> &'static str) -> String {
        let mut text = String::new();
        // Writing to a string never fails.
        let _ = self.write(&mut text, sign);
        text
    }

    fn write(&self, out: &mut dyn fmt::Write, text: impl Fn(Sign) -> &'static str) -> fmt::Result {
        self.parts.iter().try_for_each(|part| match part {
            NamePart::Place(place) => write!(out, "{place}"),
            NamePart::Implied(_) => Ok(()),
            NamePart::Count(count) => write!(out, "{count}"),
            NamePart::Tuple(counts) => {
                let counts: Vec<String> = counts.iter().map(u64::to_string).collect();
                write!(out, "({})", counts.join(","))
            }
            NamePart::Sign(sign) => out.write_str(text(*sign)),
            NamePart::Word(word) => out.write_str(word),
        })
    }
}

/// These items with a sign between each two, as parts of a name.
pub fn separated<T: Into<NamePart>>(
    sign: Sign,
    items: impl IntoIterator<Item = T>,
) -> impl Iterator<Item = NamePart> {
    let items = items.into_iter().enumerate();
    items.flat_map(move |(index, item)| {
        let before = (index > 0).then_some(NamePart::Sign(sign));
        before.into_iter().chain([item.into()])
    })
}

impl fmt::Display for MoveName {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.write(f, |sign| sign.text(Notation::Ascii))
    }
}

/// The name of a move that names nothing but a place.
impl From<Place> for MoveName {
    fn from(place: Place) -> MoveName {
        MoveName::new([place.into()])
    }
}

/// A name that is given as text in ASCII: its arrows become signs, what stands between them words
/// that name no place.
///
/// ```
/// use nimatron::foundation::MoveName;
/// use nimatron_nimber::text::Notation;
/// let name = MoveName::from("24 -> 23");
/// assert_eq!(name.to_string(), "24 -> 23");
/// assert_eq!(name.to_text(Notation::Unicode), "24 → 23");
/// assert_eq!(name.places().count(), 0);
/// ```
impl From<&str> for MoveName {
    fn from(text: &str) -> MoveName {
        let mut parts = Vec::new();
        let mut rest = text;
        while let Some((before, after)) = rest.split_once("->") {
            let spaced = before.strip_suffix(' ').zip(after.strip_prefix(' '));
            let (before, sign, after) = match spaced {
                Some((before, after)) => (before, Sign::Arrow, after),
                None => (before, Sign::Step, after),
            };
            parts.push(NamePart::Word(Cow::Owned(before.into())));
            parts.push(NamePart::Sign(sign));
            rest = after;
        }
        parts.push(NamePart::Word(Cow::Owned(rest.into())));
        MoveName::new(parts)
    }
}

impl From<String> for MoveName {
    fn from(text: String) -> MoveName {
        MoveName::from(text.as_str())
    }
}

/// As the sequence of its parts.
impl Serialize for MoveName {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_seq(self.parts())
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn all_kinds() -> MoveName {
        let parts: [NamePart; 15] = [
            "in ".into(),
            Place::part(1).into(),
            Sign::Colon.into(),
            NamePart::Implied(Place::Part(1)),
            Place::Square { column: 3, row: 1 }.into(),
            Sign::Step.into(),
            Place::Position(4).into(),
            Sign::Stroke.into(),
            Place::vertex("v.1").into(),
            Sign::Dash.into(),
            Place::edge(Some("blue"), "0", "a1").into(),
            Sign::Arrow.into(),
            NamePart::Tuple([4, 8].into()),
            Sign::Comma.into(),
            18_446_744_073_709_551_615.into(),
        ];
        MoveName::new(parts)
    }

    #[test]
    fn names_are_written_in_every_notation() {
        let name = all_kinds();
        let written = "in 2: (3,1)->4/v.1-blue 0-a1 -> (4,8), 18446744073709551615";
        assert_eq!(name.to_string(), written);
        assert_eq!(name.to_text(Notation::Ascii), written);
        assert_eq!(name.to_text(Notation::Unicode), written.replace("->", "→"));
        assert_eq!(name.to_text(Notation::Latex), written.replace("->", "\\to"));
        for notation in [Notation::Ascii, Notation::Unicode, Notation::Latex] {
            let text = MoveName::from(written).to_text(notation);
            assert_eq!(text, name.to_text(notation));
        }
    }

    #[test]
    fn names_have_their_parts() {
        let name = all_kinds();
        let places = [
            Place::Part(2),
            Place::Part(1),
            Place::Square { column: 3, row: 1 },
            Place::Position(4),
            Place::vertex("v.1"),
            Place::edge(Some("blue"), "0", "a1"),
        ];
        assert!(name.places().eq(&places));
        assert_eq!(name.part(), Some(1));
        assert_eq!(MoveName::from(Place::Position(1)).part(), None);
        assert!(name.counts().eq([u64::MAX]));
        assert!(name.tuples().eq([[4, 8]]));
        assert_eq!(MoveName::new(name.parts().to_vec()), name);
    }

    #[test]
    fn parts_are_written_where_there_are_several() {
        let left = || [3.into()];
        assert_eq!(MoveName::in_part(1, 0, left()).to_string(), "3");
        assert_eq!(MoveName::in_part(2, 0, left()).to_string(), "1: 3");
        assert!(MoveName::in_part(1, 0, left()).places().eq([&Place::Part(1)]));
        assert_eq!(MoveName::joined(Sign::Comma, [1, 2, 3]).to_string(), "1, 2, 3");
        assert_eq!(MoveName::joined(Sign::Comma, [0u64; 0]).to_string(), "");
    }

    #[test]
    fn texts_keep_their_characters() {
        for text in ["", "->", " -> ", "a->b -> c", "take the bag", "x- >y", "->->", "a ->b"] {
            assert_eq!(MoveName::from(text).to_string(), text);
        }
    }

    #[test]
    fn names_are_data() {
        let name =
            MoveName::in_part(2, 0, [Place::vertex("a").into(), Sign::Dash.into(), 7.into()]);
        let json = serde_json::to_string(&name).expect("JSON");
        let [part, vertex] = [r#"{"place":{"part":1}}"#, r#"{"place":{"vertex":"a"}}"#];
        let signs = [r#"{"sign":"colon"}"#, r#"{"sign":"dash"}"#];
        let parts = format!(r#"[{part},{},{vertex},{},{{"count":7}}]"#, signs[0], signs[1]);
        assert_eq!(json, parts);
        fn is_shared<T: Clone + Eq + std::hash::Hash + Send + Sync + Serialize>(_: &T) {}
        is_shared(&name);
    }
}
