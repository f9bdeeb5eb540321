//! What is told, before it is laid out: sentences, lists and tables.
//!
//! A [`Prose`] is a sentence in which some phrases have a [`Role`]: a formula,
//! something to be copied, something to be stressed. The phrases are fenced by
//! characters that no text contains, so that sentences can be written with
//! `format!` and read like sentences in the source.

use std::fmt::Display;

use textwrap::core::display_width;

/// What a phrase of a sentence is.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Role {
    /// An ordinary word.
    Plain,
    /// A formula: stays on one line where it can.
    Formula,
    /// Something that a reader may copy, such as a move: never broken.
    Exact,
    /// Stressed: a verdict, the name of a theorem.
    Strong,
    /// Marked: what stands in the way of balance.
    Marked,
}

const OPENERS: [(char, Role); 4] = [
    ('\u{1}', Role::Formula),
    ('\u{2}', Role::Exact),
    ('\u{3}', Role::Strong),
    ('\u{4}', Role::Marked),
];
const CLOSER: char = '\u{5}';

fn fenced(role: Role, inside: impl Display) -> String {
    let opener = OPENERS.iter().find(|(_, of)| *of == role).map(|(opener, _)| *opener);
    match opener {
        Some(opener) => format!("{opener}{}{CLOSER}", cleaned(&inside.to_string())),
        None => cleaned(&inside.to_string()),
    }
}

/// The text without control characters: a certificate may come from anywhere,
/// and a terminal obeys them.
pub(super) fn cleaned(text: &str) -> String {
    text.chars().filter(|c| !c.is_control()).collect()
}

/// A formula within a sentence.
pub fn formula(inside: impl Display) -> String {
    fenced(Role::Formula, inside)
}

/// A phrase to be copied.
pub fn exact(inside: impl Display) -> String {
    fenced(Role::Exact, inside)
}

/// A stressed phrase.
pub fn strong(inside: impl Display) -> String {
    fenced(Role::Strong, inside)
}

/// A marked phrase.
pub fn marked(inside: impl Display) -> String {
    fenced(Role::Marked, inside)
}

/// A sentence or a few, with roles.
///
/// ```
/// use nimatron::render::document::{Prose, Role, formula};
/// let prose = Prose::from(format!("Pile 3 is {}.", formula("5 = 4+1")));
/// let phrases: Vec<_> = prose.phrases().collect();
/// assert_eq!(phrases[1], (Role::Formula, "5 = 4+1"));
/// assert_eq!(prose.to_plain(), "Pile 3 is 5 = 4+1.");
/// ```
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Prose(String);

impl<T: Into<String>> From<T> for Prose {
    fn from(text: T) -> Prose {
        Prose(text.into())
    }
}

impl Prose {
    /// The phrases in order, none of them empty.
    pub fn phrases(&self) -> impl Iterator<Item = (Role, &str)> {
        let mut rest = self.0.as_str();
        std::iter::from_fn(move || {
            while !rest.is_empty() {
                let opened = OPENERS.iter().find(|(opener, _)| rest.starts_with(*opener));
                let (role, inside, after) = match opened {
                    Some((opener, role)) => {
                        let inside = &rest[opener.len_utf8()..];
                        let end = inside.find(CLOSER).unwrap_or(inside.len());
                        let after = inside[end..].trim_start_matches(CLOSER);
                        (*role, &inside[..end], after)
                    }
                    None => {
                        let opens = |c: char| OPENERS.iter().any(|(opener, _)| *opener == c);
                        let end = rest.find(opens).unwrap_or(rest.len());
                        (Role::Plain, &rest[..end], &rest[end..])
                    }
                };
                rest = after;
                if !inside.is_empty() {
                    return Some((role, inside));
                }
            }
            None
        })
    }

    /// The sentence with another one behind it.
    pub(super) fn followed_by(self, sentence: &str) -> Prose {
        Prose(format!("{} {sentence}", self.0))
    }

    /// The sentence without its roles.
    pub fn to_plain(&self) -> String {
        self.phrases().map(|(_, text)| text).collect()
    }

    /// The sentence with its roles, to be gone on with.
    pub(super) fn fenced(&self) -> &str {
        &self.0
    }

    /// The number of cells that the sentence takes in a terminal.
    pub fn width(&self) -> usize {
        self.phrases().map(|(_, text)| display_width(text)).sum()
    }

    /// Whether there is no character.
    pub fn is_empty(&self) -> bool {
        self.phrases().next().is_none()
    }
}

/// A part of a document.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Block {
    /// The title of what follows.
    Heading(Prose),
    /// Sentences.
    Paragraph(Prose),
    /// Sentences that each begin a line.
    Lines(Vec<Prose>),
    /// Points of a list that belongs to the block before it.
    List(Vec<Prose>),
    /// A table.
    Table(Table),
    /// The first of several ways to say the same whose tables are narrow
    /// enough; the last if none is.
    FirstFitting(Vec<Vec<Block>>),
}

impl Block {
    /// A paragraph.
    pub fn paragraph(text: impl Into<String>) -> Block {
        Block::Paragraph(Prose::from(text))
    }
}

/// On which side the cells of a column are aligned.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Align {
    /// Words.
    Left,
    /// Numbers.
    Right,
}

/// A table: a head, and rows.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Table {
    /// The columns: how they are aligned, and their heads.
    pub columns: Vec<(Align, Prose)>,
    /// The rows.
    pub rows: Vec<Row>,
}

/// A row of a table.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Row {
    /// One cell for each column.
    Cells(Vec<Prose>),
    /// A remark instead of rows.
    Note(Prose),
    /// A line across the table.
    Rule,
}

/// Parts one after another.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Document {
    /// The parts.
    pub blocks: Vec<Block>,
}
