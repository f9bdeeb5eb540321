//! Sheets to be printed in black and white: exercises, their key, and things to cut and fold.
//!
//! A sheet is named by its kind, its level and a seed, as a [puzzle](super::puzzle) is: the same name
//! gives the same sheet everywhere, another seed another one. Every ladder of puzzles is a kind of
//! sheet, too; where an exercise is a puzzle, its name stands beside it, and a code for a camera opens
//! its position.
//!
//! | file | what |
//! | --- | --- |
//! | `paper` | pages of HTML with their style |
//! | `exercises` | puzzles in a grid, and their key |
//! | `ink` | pictures in black and white |
//! | `fold` | the sheet that is folded up |
//! | `lines` | all games from 1, 2, 3 |
//! | `powers` | powers of two: pairs, cards, hands, two colours |
//! | `tables` | tables of nim-addition and nim-multiplication |
//! | `guide` | the teacher's page |

mod exercises;
mod fold;
mod guide;
mod ink;
mod lines;
mod paper;
mod powers;
mod tables;
#[cfg(test)]
mod tests;

use std::fmt;
use std::str::FromStr;

use nimatron_nimber::text::language::{serialize_translated, translated};
use nimatron_nimber::text::{ParseError, did_you_mean, excerpt};
use nimatron_nimber::{message, say};
use serde::{Deserialize, Serialize};

use super::puzzle::{LADDERS, LEVELS, Ladder, SEED_BOUND};
use crate::foundation::{Budget, Exhausted};

/// Where `nimatron serve` shows the page, if nothing else is said.
pub const ADDRESS: &str = "http://localhost:8421/";

/// A kind of sheet.
#[derive(Clone, Copy, Debug, Serialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[cfg_attr(feature = "typescript", ts(rename = "SheetKind"))]
pub struct Kind {
    /// Its name, as it is typed.
    #[serde(rename = "kind")]
    pub id: &'static str,
    /// Its title.
    #[serde(serialize_with = "serialize_translated")]
    pub title: &'static str,
    /// What it is, in a sentence.
    #[serde(serialize_with = "serialize_translated")]
    pub about: &'static str,
    #[serde(skip)]
    make: Make,
}

#[derive(Clone, Copy, Debug)]
enum Make {
    Puzzles(&'static Ladder),
    Pages(fn(&Order<'_>, &mut Budget) -> Result<Pages, Exhausted>),
}

impl PartialEq for Kind {
    fn eq(&self, other: &Kind) -> bool {
        self.id == other.id
    }
}

impl Eq for Kind {}

/// What is printed: the bodies of pages as HTML.
#[derive(Clone, Debug, Default)]
struct Pages {
    pages: Vec<String>,
    key: Vec<String>,
}

/// What a sheet is made from.
struct Order<'a> {
    name: Name,
    address: &'a str,
}

/// How it is printed.
#[derive(Clone, Copy, Debug)]
pub struct Printing<'a> {
    /// The paper.
    pub paper: Paper,
    /// Whether the key follows, on pages of its own.
    pub answers: bool,
    /// The address of the page, with which the codes for cameras begin.
    pub address: &'a str,
}

/// A size of paper.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[serde(rename_all = "snake_case")]
pub enum Paper {
    /// 210 by 297 millimetres.
    #[default]
    A4,
    /// 8½ by 11 inches.
    Letter,
}

/// What names a sheet: `KIND-LEVEL-SEED`.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Name {
    kind: Kind,
    level: u8,
    seed: u64,
}

impl Name {
    /// The name; `None` if there is no such level, or the seed is not below 2^53.
    pub fn new(kind: Kind, level: u8, seed: u64) -> Option<Name> {
        let exists = (1..=LEVELS).contains(&level) && seed < SEED_BOUND;
        exists.then_some(Name { kind, level, seed })
    }

    /// The kind.
    pub fn kind(&self) -> Kind {
        self.kind
    }

    /// The same with a seed so many further.
    pub fn further(self, by: u64) -> Option<Name> {
        Name::new(self.kind, self.level, self.seed.checked_add(by)?)
    }
}

impl fmt::Display for Name {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}-{}-{}", self.kind.id, self.level, self.seed)
    }
}

impl FromStr for Name {
    type Err = ParseError;

    fn from_str(text: &str) -> Result<Name, ParseError> {
        let mut parts = text.rsplitn(3, '-');
        let mut number = || parts.next()?.parse::<u64>().ok();
        let named = number().zip(number()).zip(parts.next());
        let ((seed, level), word) = named.ok_or_else(|| {
            let message = say!("expected KIND-LEVEL-SEED, found '{}'", excerpt(text));
            ParseError::new(message, 0..text.len())
                .with_help(say!("a sheet is named like who-2-17"))
        })?;
        let name =
            u8::try_from(level).ok().and_then(|level| Name::new(kind(word).ok()?, level, seed));
        let none = || ParseError::new(say!("there is no such sheet"), 0..text.len());
        name.ok_or_else(none)
    }
}

/// The kinds that are no ladder of puzzles.
static OTHERS: [Kind; 8] = [
    Kind {
        id: "win-at-nim",
        title: message!("Win at Nim!"),
        about: message!("eight puzzles, and the secret on a flap that is folded away"),
        make: Make::Pages(fold::pages),
    },
    Kind {
        id: "one-two-three",
        title: message!("All games from 1, 2, 3"),
        about: message!("24 positions, and who wins; every line of play"),
        make: Make::Pages(lines::pages),
    },
    Kind {
        id: "pair-the-powers",
        title: message!("Pair the powers"),
        about: message!("piles split into powers of two, which find partners"),
        make: Make::Pages(powers::pairs),
    },
    Kind {
        id: "binary-cards",
        title: message!("Binary cards"),
        about: message!("cards with dots to cut out, and counting to 1023 on two hands"),
        make: Make::Pages(powers::cards),
    },
    Kind {
        id: "two-colours",
        title: message!("Rows of two colours"),
        about: message!("a game of parity on rows of chips, which is Nim"),
        make: Make::Pages(powers::two_colours),
    },
    Kind {
        id: "nim-addition",
        title: message!("Nim-addition"),
        about: message!("a table to be filled in with the least numbers that are free"),
        make: Make::Pages(tables::addition),
    },
    Kind {
        id: "nim-multiplication",
        title: message!("Nim-multiplication"),
        about: message!("a table to be filled in"),
        make: Make::Pages(tables::multiplication),
    },
    Kind {
        id: "guide",
        title: message!("For whoever teaches"),
        about: message!("a page on how to go about it: questions, conjectures, counterexamples"),
        make: Make::Pages(guide::pages),
    },
];

/// All kinds of sheets: the ladders of puzzles come last.
pub fn kinds() -> impl Iterator<Item = Kind> {
    let puzzles = LADDERS.iter().map(|ladder| Kind {
        id: ladder.id,
        title: ladder.title,
        about: ladder.idea,
        make: Make::Puzzles(ladder),
    });
    OTHERS.into_iter().chain(puzzles)
}

/// The kind of this name.
///
/// ```
/// use nimatron::teach::sheet::kind;
/// assert_eq!(kind("guide")?.title, "For whoever teaches");
/// assert_eq!(kind("nim-adition").unwrap_err().help.as_deref(), Some("did you mean 'nim-addition'?"));
/// # Ok::<(), nimatron::text::ParseError>(())
/// ```
///
/// # Errors
/// There is no kind of this name.
pub fn kind(name: &str) -> Result<Kind, ParseError> {
    let name = name.trim();
    kinds().find(|kind| kind.id == name).ok_or_else(|| {
        let names: Vec<&str> = kinds().map(|kind| kind.id).collect();
        let message = say!("there is no kind of sheet '{}'", excerpt(name));
        let near = did_you_mean(name, names.iter().copied());
        ParseError::new(message, 0..name.len()).with_help(match near {
            Some(near) => say!("did you mean '{}'?", near),
            None => say!("choose one of {}", names.join(", ")),
        })
    })
}

/// Sheets as one page of HTML, which a browser prints.
///
/// ```
/// use nimatron::foundation::Budget;
/// use nimatron::teach::sheet::{ADDRESS, Paper, Printing, html};
/// let printing = Printing { paper: Paper::A4, answers: true, address: ADDRESS };
/// let page = html(&["who-1-7".parse()?], &printing, &mut Budget::unlimited())?;
/// assert_eq!(page.matches("<section").count(), 2);
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
///
/// # Errors
/// [`Exhausted`] if the budget does not suffice.
pub fn html(
    names: &[Name],
    printing: &Printing<'_>,
    budget: &mut Budget,
) -> Result<String, Exhausted> {
    let mut sections = Vec::new();
    for &name in names {
        let order = Order { name, address: printing.address };
        let made = match name.kind.make {
            Make::Puzzles(ladder) => exercises::pages(&order, ladder, budget)?,
            Make::Pages(make) => make(&order, budget)?,
        };
        let is_filled_in = !made.key.is_empty();
        sections.extend(made.pages.iter().map(|page| paper::sheet(&name, is_filled_in, page)));
        if printing.answers {
            sections.extend(made.key.iter().map(|page| paper::key(&name, page)));
        }
    }
    let title = names.first().map_or(String::new(), |name| translated(name.kind.title));
    Ok(paper::document(&title, printing.paper, &sections))
}
