//! An atlas of the theory: pictures to be looked at, printed and hung on walls.
//!
//! A picture is named by its kind, with a size or with what it is a picture of. What stands in it is
//! computed, and so are its title and its caption: they say what is true of this picture.
//!
//! | file | what |
//! | --- | --- |
//! | `knights` | the nimbers of a field round a table, where products add angles |
//! | `tables` | nim-addition and nim-multiplication |
//! | `stones` | what stones of Nimbers are worth, on a plane board and in space |
//! | `heaps` | Grundy values of heaps, in rows as long as the period |
//! | `dimensions` | in how many dimensions finite stones of Nimbers suffice |
//! | `drawn` | positions and thermographs, as they are drawn everywhere |
//! | `grid` | squares shaded by their numbers |

mod dimensions;
mod drawn;
mod grid;
mod heaps;
mod knights;
mod stones;
mod tables;

use std::ops::ControlFlow;

use nimatron_nimber::text::language::serialize_translated;
use nimatron_nimber::text::{Notation, ParseError, did_you_mean, excerpt};
use nimatron_nimber::{NimberError, Work, message, say};
use serde::{Deserialize, Serialize};

use crate::foundation::{Budget, Exhausted};
use crate::render::document::{Block, Document, Prose};
use crate::render::svg::pen::{INK, number, words};
use crate::render::svg::{Picture, grey};

pub use dimensions::{Dimension, dimension};
pub use drawn::expression_thermograph;
pub use knights::RoundTable;

/// A kind of picture.
#[derive(Clone, Copy, Debug, Serialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[cfg_attr(feature = "typescript", ts(rename = "AtlasKind"))]
pub struct Kind {
    /// Its name, as it is typed.
    #[serde(rename = "kind")]
    pub id: &'static str,
    /// Its title.
    #[serde(serialize_with = "serialize_translated")]
    pub title: &'static str,
    /// What it shows, in a sentence.
    #[serde(serialize_with = "serialize_translated")]
    pub about: &'static str,
    /// The sizes that it is drawn in, that which is usual first; empty if there is no choice.
    #[cfg_attr(feature = "typescript", ts(type = "number[]"))]
    pub sizes: &'static [u64],
    /// What it is a picture of, if that is to be said: an example, which is usual.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "typescript", ts(optional))]
    pub of: Option<&'static str>,
    /// Whether the length of its rows can be chosen.
    pub columns: bool,
    /// Whether a generator of a field can be chosen.
    pub generator: bool,
    #[serde(skip)]
    draw: fn(&Order<'_>, &mut Budget) -> Result<Plate, Refusal>,
}

impl PartialEq for Kind {
    fn eq(&self, other: &Kind) -> bool {
        self.id == other.id
    }
}

impl Eq for Kind {}

/// The room around a picture, and above it with its title.
const MARGIN: f64 = 20.0;
const TITLE: f64 = 40.0;
const TITLE_TEXT: f64 = 17.0;
/// About how wide a letter of a title is.
const TITLE_LETTER: f64 = 8.6;

/// What is drawn, and how. What is not said is as usual.
#[derive(Clone, Copy, Debug, Default)]
pub struct Wanted<'a> {
    /// One of the sizes of the kind.
    pub size: Option<u64>,
    /// What it is a picture of.
    pub of: Option<&'a str>,
    /// The length of rows.
    pub columns: Option<u64>,
    /// The generator of a field.
    pub generator: Generator,
    /// The colours.
    pub ink: Ink,
}

/// Which generator of a field nimbers are the powers of.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[serde(rename_all = "snake_case")]
pub enum Generator {
    /// The least one.
    #[default]
    Least,
    /// The one that fits those of smaller fields.
    Compatible,
}

/// The colours of a picture.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[serde(rename_all = "snake_case")]
pub enum Ink {
    /// Warm colours, which read in grey as well.
    #[default]
    Colour,
    /// Black and greys on white.
    Black,
}

/// A picture with what is told of it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Plate {
    /// Its title.
    pub title: String,
    /// Its caption.
    pub caption: Document,
    /// The picture as SVG, which needs nothing else.
    pub svg: String,
}

/// Why there is no picture.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Refusal {
    /// What it should be a picture of cannot be read.
    Unread(ParseError),
    /// There is no such picture.
    Unusable(String),
    /// It takes too much work.
    Exhausted(Exhausted),
}

impl From<ParseError> for Refusal {
    fn from(error: ParseError) -> Refusal {
        Refusal::Unread(error)
    }
}

impl From<Exhausted> for Refusal {
    fn from(exhausted: Exhausted) -> Refusal {
        Refusal::Exhausted(exhausted)
    }
}

/// What a picture is made from.
struct Order<'a> {
    size: u64,
    of: &'a str,
    columns: Option<u64>,
    generator: Generator,
    ink: Ink,
}

impl Plate {
    /// A picture below its title, in the middle; `size` is without the title.
    fn new(title: Prose, caption: Vec<Prose>, size: (f64, f64), drawn: &str) -> Plate {
        let title = title.to_plain(Notation::Unicode);
        let width = size.0.max(title.chars().count() as f64 * TITLE_LETTER + 2.0 * MARGIN);
        let mut whole = words(width / 2.0, MARGIN + TITLE_TEXT * 0.7, TITLE_TEXT, INK, &title);
        let [right, down] = [(width - size.0) / 2.0, TITLE].map(number);
        whole += &format!("<g transform=\"translate({right} {down})\">\n{drawn}</g>\n");
        let told: Vec<String> =
            caption.iter().map(|told| told.to_plain(Notation::Unicode)).collect();
        let svg = Picture::new((width, size.1 + TITLE), &title, told.join(" "), whole);
        let svg = svg.framed();
        let blocks = caption.into_iter().map(Block::Paragraph).collect();
        Plate { title, caption: Document { blocks }, svg }
    }
}

/// The kinds of pictures.
pub static KINDS: [Kind; 9] = [
    Kind {
        id: "knights",
        title: message!("The round table of the knights"),
        about: message!("nimbers seated so that to multiply is to add angles; chords tell sums"),
        sizes: &[15, 63, 255, 65535],
        generator: true,
        draw: knights::draw,
        ..PLAIN
    },
    Kind {
        id: "addition",
        title: message!("Nim-addition"),
        about: message!("the sums of all pairs of small numbers, the larger the darker"),
        sizes: &[16, 32, 64, 256],
        draw: tables::addition,
        ..PLAIN
    },
    Kind {
        id: "multiplication",
        title: message!("Nim-multiplication"),
        about: message!("the products of all pairs of small numbers, the larger the darker"),
        sizes: &[16, 32, 64, 256],
        draw: tables::multiplication,
        ..PLAIN
    },
    Kind {
        id: "stones",
        title: message!("Stones on a plane board"),
        about: message!("what each stone of the board game Nimbers is worth"),
        sizes: &[15, 31],
        draw: stones::plane,
        ..PLAIN
    },
    Kind {
        id: "stones-in-space",
        title: message!("Stones in space"),
        about: message!("what stones with three coordinates are worth, slice by slice"),
        sizes: &[3, 7, 15],
        draw: stones::space,
        ..PLAIN
    },
    Kind {
        id: "heaps",
        title: message!("Grundy values of heaps"),
        about: message!("the values of a game with heaps, in rows as long as its period"),
        of: Some("kayles"),
        columns: true,
        draw: heaps::draw,
        ..PLAIN
    },
    Kind {
        id: "thermograph",
        title: message!("A thermograph"),
        about: message!("how the value of a game cools: a game, or a position of Left and Right"),
        of: Some("{{5|2}|-1}"),
        draw: drawn::thermograph,
        ..PLAIN
    },
    Kind {
        id: "position",
        title: message!("A position"),
        about: message!("a picture of Hackenbush, or any other position that can be drawn"),
        of: Some("hackenbush: blue 0-1, blue 1-2, red 1-3, green 0-4, red 4-4"),
        draw: drawn::position,
        ..PLAIN
    },
    Kind {
        id: "dimensions",
        title: message!("Stones that suffice, by dimension"),
        about: message!("in which dimensions finite stones balance every finite board of Nimbers"),
        draw: dimensions::draw,
        ..PLAIN
    },
];

const PLAIN: Kind = Kind {
    id: "",
    title: "",
    about: "",
    sizes: &[],
    of: None,
    columns: false,
    generator: false,
    draw: tables::addition,
};

/// The kind of this name.
///
/// ```
/// use nimatron::atlas::kind;
/// assert_eq!(kind("knights")?.sizes[0], 15);
/// assert_eq!(kind("knight").unwrap_err().help.as_deref(), Some("did you mean 'knights'?"));
/// # Ok::<(), nimatron::text::ParseError>(())
/// ```
///
/// # Errors
/// There is no kind of this name.
pub fn kind(name: &str) -> Result<&'static Kind, ParseError> {
    let name = name.trim();
    KINDS.iter().find(|kind| kind.id == name).ok_or_else(|| {
        let names = KINDS.map(|kind| kind.id);
        let message = say!("there is no kind of picture '{}'", excerpt(name));
        ParseError::new(message, 0..name.len()).with_help(match did_you_mean(name, names) {
            Some(near) => say!("did you mean '{}'?", near),
            None => say!("choose one of {}", names.join(", ")),
        })
    })
}

/// A picture of this kind.
///
/// ```
/// use nimatron::atlas::{Wanted, draw, kind};
/// use nimatron::foundation::Budget;
/// let plate = draw(kind("knights")?, &Wanted::default(), &mut Budget::unlimited()).unwrap();
/// assert_eq!(plate.title, "15 knights: the powers of 4");
/// assert!(plate.svg.starts_with("<svg"));
/// # Ok::<(), nimatron::text::ParseError>(())
/// ```
///
/// # Errors
/// Why there is no such picture.
pub fn draw(kind: &Kind, wanted: &Wanted<'_>, budget: &mut Budget) -> Result<Plate, Refusal> {
    let refused = |message: String| Err(Refusal::Unusable(message));
    let size = wanted.size.or(kind.sizes.first().copied()).unwrap_or(0);
    if wanted.size.is_some() && !kind.sizes.contains(&size) {
        let sizes: Vec<String> = kind.sizes.iter().map(u64::to_string).collect();
        return refused(match sizes.is_empty() {
            true => say!("pictures of the kind {} have no sizes", kind.id),
            false => {
                say!("pictures of the kind {} have the sizes {}", kind.id, sizes.join(", "))
            }
        });
    }
    if wanted.of.is_some() && kind.of.is_none() {
        return refused(say!("pictures of the kind {} are of nothing else", kind.id));
    }
    if wanted.columns.is_some() && !kind.columns {
        return refused(say!("pictures of the kind {} have rows of one length", kind.id));
    }
    let of = wanted.of.or(kind.of).unwrap_or("");
    let Wanted { columns, generator, ink, .. } = *wanted;
    let mut plate = (kind.draw)(&Order { size, of, columns, generator, ink }, budget)?;
    if ink == Ink::Black {
        plate.svg = grey(&plate.svg);
    }
    Ok(plate)
}

/// What a computation of nimbers gives that asks the budget as it goes on.
fn computed<T>(
    budget: &mut Budget,
    compute: impl FnOnce(&mut Work<'_>) -> Result<T, NimberError>,
) -> Result<T, Refusal> {
    let mut exhausted = None;
    let result = compute(&mut |work| match budget.spend(work) {
        Ok(()) => ControlFlow::Continue(()),
        Err(reason) => {
            exhausted = Some(reason);
            ControlFlow::Break(())
        }
    });
    result.map_err(|error| match exhausted {
        Some(exhausted) => exhausted.into(),
        None => Refusal::Unusable(error.to_string()),
    })
}
