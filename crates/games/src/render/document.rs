//! What is rendered, before it is laid out: sentences, lists and tables.
//!
//! A [`Prose`] is a sentence made of phrases: words and [formulas](Formula), each with a [`Role`].
//! Formulas stay trees until the document is laid out, so that each layout writes them in its own
//! way. The macro `prose!` fills phrases into a sentence as `format!` does.

use std::borrow::Cow;

use nimatron_nimber::text::language::{self, Argument};
use nimatron_nimber::text::{Formula, Notation};
use textwrap::core::display_width;

use crate::foundation::Player;

/// What a phrase of a sentence is.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Role {
    /// Ordinary words or a formula, which stays on one line where it can.
    Plain,
    /// Something that a reader may copy, such as a move: never broken.
    Exact,
    /// Stressed: a verdict, the name of a theorem.
    Strong,
    /// Marked: what stands in the way of balance.
    Marked,
}

/// Words or a formula.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Content {
    /// Words, without control characters: a certificate may come from anywhere, and a terminal
    /// obeys them.
    Words(String),
    /// A formula.
    Formula(Formula),
}

impl Content {
    /// The content as text, its formula in the given notation.
    pub fn to_text(&self, notation: Notation) -> Cow<'_, str> {
        match self {
            Content::Words(words) => Cow::Borrowed(words),
            Content::Formula(formula) => Cow::Owned(cleaned(&formula.to_text(notation))),
        }
    }
}

/// A part of a sentence.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Phrase {
    /// What it is.
    pub role: Role,
    /// What it says.
    pub content: Content,
}

/// The text without control characters.
pub(super) fn cleaned(text: &str) -> String {
    text.chars().filter(|c| !c.is_control()).collect()
}

/// A phrase to be copied.
pub fn exact(inside: impl Into<Prose>) -> Prose {
    inside.into().with_role(Role::Exact)
}

/// A stressed phrase.
pub fn strong(inside: impl Into<Prose>) -> Prose {
    inside.into().with_role(Role::Strong)
}

/// A marked phrase.
pub fn marked(inside: impl Into<Prose>) -> Prose {
    inside.into().with_role(Role::Marked)
}

/// A sentence in which each `{}` is replaced by an argument, in order: words, numbers, formulas or
/// other prose. The number of arguments is checked when it is compiled.
macro_rules! prose {
    ($template:literal $(, $argument:expr)* $(,)?) => {{
        const {
            let arguments: &[&str] = &[$(stringify!($argument)),*];
            assert!(nimatron_nimber::text::language::places($template) == arguments.len());
        }
        $crate::render::document::Prose::filled(
            $template,
            [$($crate::render::document::Prose::from($argument)),*],
        )
    }};
}

pub(crate) use prose;

/// A sentence or a few, made of phrases.
///
/// ```
/// use nimatron::render::document::{Content, Prose};
/// use nimatron::text::Notation;
/// use nimatron_nimber::Ordinal;
/// let prose = Prose::from("Pile 3 is ") + Ordinal::omega().formula() + ".";
/// assert_eq!(prose.phrases()[1].content, Content::Formula(Ordinal::omega().formula()));
/// assert_eq!(prose.to_plain(Notation::Unicode), "Pile 3 is ω.");
/// ```
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Prose(Vec<Phrase>);

macro_rules! from_words {
    ($($type:ty),*) => {$(
        impl From<$type> for Prose {
            fn from(words: $type) -> Prose {
                Prose::words(&words.to_string())
            }
        }
    )*};
}
from_words!(&str, &&str, String, &String, usize, &usize, &u32, u64, &u64, i32);

impl From<Player> for Prose {
    fn from(player: Player) -> Prose {
        Prose::from(super::words::player(player))
    }
}

impl From<&Formula> for Prose {
    fn from(formula: &Formula) -> Prose {
        Prose::from(formula.clone())
    }
}

impl From<&Prose> for Prose {
    fn from(prose: &Prose) -> Prose {
        prose.clone()
    }
}

impl From<Formula> for Prose {
    fn from(formula: Formula) -> Prose {
        Prose(vec![Phrase { role: Role::Plain, content: Content::Formula(formula) }])
    }
}

impl Prose {
    fn words(words: &str) -> Prose {
        let words = cleaned(words);
        if words.is_empty() {
            return Prose::default();
        }
        Prose(vec![Phrase { role: Role::Plain, content: Content::Words(words) }])
    }

    /// The template in the language that is spoken, with each `{}` replaced by a part.
    pub(crate) fn filled<const N: usize>(template: &str, parts: [Prose; N]) -> Prose {
        /// Stands for the part of a number: no text of ours has characters of this private range.
        const FIRST_PART: u32 = 0xf_0000;
        let places = (FIRST_PART..).zip(&parts).map(|(place, part)| match part.number() {
            Some(number) => Argument::Number(number),
            None => Argument::Words(char::from_u32(place).into_iter().collect()),
        });
        let sentence = language::sentence(template, &places.collect::<Vec<_>>());
        let mut filled = Prose::default();
        let mut rest = sentence.as_str();
        let part = |place: char| parts.get(u32::from(place).checked_sub(FIRST_PART)? as usize);
        while let Some((at, found)) = rest.char_indices().find(|&(_, place)| part(place).is_some())
        {
            filled += &rest[..at];
            filled += part(found).expect("found as the place of a part");
            rest = &rest[at + found.len_utf8()..];
        }
        filled + rest
    }

    /// The number that it is, if it is nothing else.
    fn number(&self) -> Option<i128> {
        match self.0.as_slice() {
            [Phrase { role: Role::Plain, content: Content::Words(words) }] => words.parse().ok(),
            _ => None,
        }
    }

    /// The parts with the same between any two.
    pub fn joined(parts: impl IntoIterator<Item: Into<Prose>>, between: impl Into<Prose>) -> Prose {
        let (mut joined, between) = (Prose::default(), between.into());
        for (index, part) in parts.into_iter().enumerate() {
            if index > 0 {
                joined += &between;
            }
            joined += part;
        }
        joined
    }

    /// The sentences with another one behind them, if there is one.
    pub(crate) fn then(self, next: impl Into<Prose>) -> Prose {
        let next = next.into();
        if self.is_empty() || next.is_empty() { self + next } else { self + " " + next }
    }

    /// The same as one phrase of a role; as a formula if it has words and formulas.
    fn with_role(self, role: Role) -> Prose {
        let mut contents = self.0.into_iter().map(|phrase| phrase.content);
        let content = match (contents.next(), contents.next()) {
            (None, _) => return Prose::default(),
            (Some(only), None) => only,
            (first, second) => {
                let parts = first.into_iter().chain(second).chain(contents);
                Content::Formula(Formula::row(parts.map(|content| match content {
                    Content::Words(words) => Formula::Text(words),
                    Content::Formula(formula) => formula,
                })))
            }
        };
        Prose(vec![Phrase { role, content }])
    }

    /// The sentence with its first letter large.
    pub(super) fn capitalised(mut self) -> Prose {
        if let Some(Phrase { content: Content::Words(words), .. }) = self.0.first_mut() {
            *words = super::words::capitalised(words);
        }
        self
    }

    /// The phrases in order, none of them empty.
    pub fn phrases(&self) -> &[Phrase] {
        &self.0
    }

    /// The sentence without its roles.
    pub fn to_plain(&self, notation: Notation) -> String {
        self.0.iter().map(|phrase| phrase.content.to_text(notation)).collect()
    }

    /// The number of cells that the sentence takes in a terminal.
    pub fn width(&self, notation: Notation) -> usize {
        self.0.iter().map(|phrase| display_width(&phrase.content.to_text(notation))).sum()
    }

    /// Whether there is no phrase.
    pub fn is_empty(&self) -> bool {
        self.0.is_empty()
    }
}

impl<T: Into<Prose>> std::ops::AddAssign<T> for Prose {
    fn add_assign(&mut self, more: T) {
        for phrase in more.into().0 {
            match (self.0.last_mut(), phrase) {
                (
                    Some(Phrase { role: Role::Plain, content: Content::Words(words) }),
                    Phrase { role: Role::Plain, content: Content::Words(more) },
                ) => words.push_str(&more),
                (_, phrase) => self.0.push(phrase),
            }
        }
    }
}

impl<T: Into<Prose>> std::ops::Add<T> for Prose {
    type Output = Prose;

    fn add(mut self, more: T) -> Prose {
        self += more;
        self
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
    pub fn paragraph(text: impl Into<Prose>) -> Block {
        Block::Paragraph(text.into())
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

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn templates_are_filled_in_order() {
        let prose = prose!("Pile {} is {}: {}.", 3, Formula::number(5), strong("odd"));
        assert_eq!(prose.to_plain(Notation::Ascii), "Pile 3 is 5: odd.");
        let roles: Vec<Role> = prose.phrases().iter().map(|phrase| phrase.role).collect();
        assert_eq!(roles, [Role::Plain, Role::Plain, Role::Plain, Role::Strong, Role::Plain]);
    }
}
