//! Options in brackets before the colon of a position, numbers behind it, and the names of moves.

use nimatron_nimber::say;
use nimatron_nimber::text::language::translated;
use nimatron_nimber::text::{ParseError, did_you_mean};

use crate::foundation::{Head, MoveName, Piece};

/// What stands in the brackets behind the word of the ruleset.
fn inside(head: Head<'_>) -> Result<Option<Piece<'_>>, ParseError> {
    let Some(options) = head.options else { return Ok(None) };
    let inside = options.text.strip_prefix('(');
    let inside = inside.and_then(|text| text.trim_end().strip_suffix(')'));
    let inside = inside.ok_or_else(|| {
        ParseError::new(say!("expected ')' at the end of the options"), options.span())
    })?;
    Ok(Some(Piece { text: inside, start: options.start + 1 }.trimmed()))
}

/// Refuses all options.
pub(super) fn no_options(head: Head<'_>, example: &str) -> Result<(), ParseError> {
    match inside(head)? {
        None => Ok(()),
        Some(options) => {
            let message = say!("{} has no options", head.name.text);
            Err(ParseError::new(message, options.span()).with_help(translated(example)))
        }
    }
}

/// The one option, if it is there: one of these words.
pub(super) fn choice<T: Copy>(
    head: Head<'_>,
    choices: &[(&'static str, T)],
) -> Result<Option<T>, ParseError> {
    let Some(option) = inside(head)? else { return Ok(None) };
    let found = choices.iter().find(|(word, _)| *word == option.text);
    let words = || choices.iter().map(|(word, _)| *word);
    found.map(|&(_, choice)| Some(choice)).ok_or_else(|| {
        let help = match did_you_mean(option.text, words()) {
            Some(word) => say!("did you mean '{}'?", word),
            None => say!("the option is one of: {}", words().collect::<Vec<_>>().join(", ")),
        };
        ParseError::new(say!("unknown option '{}'", option.shown()), option.span()).with_help(help)
    })
}

/// What is given as the one option `name=…`, if it is there.
pub(super) fn named<'t>(
    head: Head<'t>,
    name: &str,
    example: &str,
) -> Result<Option<Piece<'t>>, ParseError> {
    let Some(option) = inside(head)? else { return Ok(None) };
    match option.split_once("=") {
        Some((found, given)) if found.text.trim() == name => Ok(Some(given.trimmed())),
        _ => {
            let message = say!("expected the option {}=…", name);
            Err(ParseError::new(message, option.span()).with_help(translated(example)))
        }
    }
}

/// A number from `least` to `most`. What it is and the example are messages.
pub(super) fn number(
    piece: Piece<'_>,
    what: &str,
    least: u64,
    most: u64,
    example: &str,
) -> Result<u64, ParseError> {
    let digits = !piece.text.is_empty() && piece.text.bytes().all(|byte| byte.is_ascii_digit());
    let found = piece.text.parse::<u64>().ok().filter(|found| (least..=most).contains(found));
    found.filter(|_| digits).ok_or_else(|| {
        let message = say!("expected {} from {} to {}", translated(what), least, most);
        ParseError::new(message, piece.span()).with_help(translated(example))
    })
}

/// Numbers with commas between them.
pub(super) fn numbers(
    body: Piece<'_>,
    what: &str,
    most: u64,
    most_parts: usize,
    example: &str,
) -> Result<Vec<u64>, ParseError> {
    let mut found = Vec::new();
    for piece in body.list() {
        if found.len() == most_parts {
            let message = say!("more than {} numbers", most_parts);
            return Err(ParseError::new(message, piece.span()));
        }
        found.push(number(piece, what, 0, most, example)?);
    }
    Ok(found)
}

/// Things as they are read, with a separator between them.
pub(super) fn joined<T: ToString>(things: &[T], separator: &str) -> String {
    things.iter().map(T::to_string).collect::<Vec<_>>().join(separator)
}

/// What one of several parts is called: with its number, counted from 1, where there are more than
/// one.
pub(super) fn numbered(parts: usize, index: usize, name: impl std::fmt::Display) -> String {
    if parts > 1 { format!("{}: {name}", index + 1) } else { name.to_string() }
}

/// The name of a move without blanks, its arrows in ASCII.
pub(super) fn simplified(name: &str) -> String {
    let name = name.replace('→', "->").replace('×', "x");
    name.chars().filter(|c| !c.is_whitespace()).flat_map(char::to_lowercase).collect()
}

/// The error for a text that names none of these moves.
pub(super) fn no_such_move<G>(text: &str, moves: &[(MoveName, G)]) -> ParseError {
    let piece = Piece::whole(text).trimmed();
    let error = ParseError::new(say!("there is no move '{}' here", piece.shown()), piece.span());
    let names: Vec<String> = moves.iter().map(|(name, _)| name.to_string()).collect();
    let names = || names.iter().map(String::as_str);
    match did_you_mean(piece.text, names()) {
        Some(near) => error.with_help(say!("did you mean '{}'?", near)),
        None => match names().next() {
            Some(first) => error.with_help(say!("a move is written like {}", first)),
            None => error.with_help(say!("there is no move left")),
        },
    }
}

/// A move that was read, if it is one of those by the rules.
pub(super) fn confirmed<M: PartialEq>(
    text: &str,
    read: M,
    by_rules: Option<impl Iterator<Item = M>>,
) -> Result<M, ParseError> {
    let found = by_rules.and_then(|mut moves| moves.find(|legal| *legal == read));
    let piece = Piece::whole(text).trimmed();
    let refused = || say!("the move '{}' is against the rules", piece.shown());
    found.ok_or_else(|| ParseError::new(refused(), piece.span()))
}
