//! A line of the calculator: an expression or a position, and the name that its value is given.
//!
//! ```text
//! line = [ name "=" ] ( expression | position )
//! ```
//!
//! A colon tells a position from an expression: `domineering: 2x3`. The trap: `=` names a value, and
//! `==` compares two.

use std::borrow::Cow;

use nimatron_nimber::say;
use nimatron_nimber::text::lexer::{TokenKind, is_family, is_operator, tokens};
use nimatron_nimber::text::{Expr, Note, ParseError, Span, excerpt, index_notes};

use super::evaluate::CONSTANTS;
use super::functions::function;
use super::session::parse;
use crate::rulesets::Position;

/// Words of the notation of games, besides those that the lexer takes for games.
const WORDS_OF_GAMES: [&str; 7] = ["pass", "tiny", "miny", "Tiny", "Miny", "Pow", "PowTo"];

/// A line that was read, not yet evaluated.
///
/// ```
/// use nimatron::calculator::{Content, Line, reading};
/// let line = Line::read("g = {2|1} + 1")?;
/// assert_eq!(line.name, Some("g"));
/// let Content::Expression(expression) = &line.content else { panic!() };
/// assert_eq!(reading(expression), "({2|1} + 1)");
/// assert!(matches!(Line::read("kayles: 5")?.content, Content::Position(_)));
/// assert!(Line::read("w = 3").is_err());
/// # Ok::<(), nimatron_nimber::text::ParseError>(())
/// ```
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Line<'t> {
    /// The name that the value is given.
    pub name: Option<&'t str>,
    /// What is evaluated.
    pub content: Content,
    /// Where it stands.
    pub span: Span,
    /// How it was read where it could be meant otherwise.
    pub notes: Vec<Note>,
}

/// What is evaluated.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Content {
    /// An expression.
    Expression(Expr),
    /// A position, which stands for its value.
    Position(Position),
}

impl Line<'_> {
    /// Reads a line. Cost: linear in its length, but for positions.
    ///
    /// # Errors
    /// What cannot be read, and where; a name that means something else.
    pub fn read(text: &str) -> Result<Line<'_>, ParseError> {
        let defined = definition(text);
        let name = defined.clone().map(|(name, _)| checked(text, name)).transpose()?;
        // Blanks instead of the name leave every place where it is.
        let behind = defined.map_or(0, |(_, behind)| behind);
        let content = match behind {
            0 => Cow::Borrowed(text),
            _ => Cow::Owned(" ".repeat(behind) + &text[behind..]),
        };
        let blank = content.len() - content.trim_start().len();
        let span = blank..content.trim_end().len().max(blank);
        let (content, notes) = if content.contains(':') {
            let read = Position::read(&content)?;
            (Content::Position(read.value), read.notes)
        } else {
            (Content::Expression(parse(&content)?), index_notes(&content))
        };
        Ok(Line { name, content, span, notes })
    }
}

/// Whether a line begins with a name and `=`.
///
/// ```
/// use nimatron::calculator::is_definition;
/// assert!(is_definition("g = kayles: 5") && !is_definition("nim(max=4): 5"));
/// assert!(!is_definition("w == w"));
/// ```
pub fn is_definition(text: &str) -> bool {
    definition(text).is_some()
}

/// The place of the name that a line begins with, and where the text behind `=` begins.
fn definition(text: &str) -> Option<(Span, usize)> {
    let start = text.len() - text.trim_start().len();
    let rest = &text[start..];
    let word = |c: char| c.is_ascii_alphanumeric() || c == '_';
    let behind = rest.trim_start_matches(word);
    let value = behind.trim_start().strip_prefix('=')?;
    let is_name = rest.starts_with(|c: char| c.is_ascii_alphabetic()) && !value.starts_with('=');
    is_name.then(|| (start..text.len() - behind.len(), text.len() - value.len()))
}

/// The name at this place, if it means nothing yet.
fn checked(text: &str, place: Span) -> Result<&str, ParseError> {
    let name = &text[place.clone()];
    let is_word = matches!(&tokens(name)?[..], [token] if token.kind == TokenKind::Word(name));
    let taken = !is_word
        || is_family(name)
        || function(name).is_some()
        || CONSTANTS.contains(&name)
        || WORDS_OF_GAMES.contains(&name)
        || is_operator(name);
    if taken {
        let message = say!("'{}' has a meaning of its own", excerpt(name));
        return Err(
            ParseError::new(message, place).with_help(say!("choose another name, as g or k2"))
        );
    }
    Ok(name)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn names_that_mean_something_are_refused_with_their_place() {
        for name in ["w", "omega", "G", "v", "on", "mex", "pass", "tiny", "true", "xor", "w1", "e0"]
        {
            let text = format!("  {name} = 3");
            let error = Line::read(&text).unwrap_err();
            assert_eq!(error.span, 2..2 + name.len(), "{text}");
        }
        for name in ["g", "x", "x_1", "hot2", "N", "value_of_it"] {
            let text = format!("{name}=3");
            assert_eq!(Line::read(&text).unwrap().name, Some(name));
        }
    }

    #[test]
    fn places_are_those_of_the_line() {
        assert_eq!(Line::read("g = w+").unwrap_err().span, 6..6);
        assert_eq!(Line::read("g = kayles: x").unwrap_err().span, 12..13);
        assert_eq!(Line::read("g = w5").unwrap().notes[0].span, 4..6);
        assert_eq!(Line::read("  g = 1+w ").unwrap().span, 6..9);
    }
}
