//! How nimbers are written: `0`, `*`, `*2`, `*3`, ….

use std::fmt;

use crate::Natural;
use crate::text::language::translated;
use crate::text::{ParseError, Span};
use crate::{message, say};

const HELP: &str = message!("a nimber looks like 0, * or *5");

/// Digits read, so that no text makes the reader work for long.
const MAX_DIGITS: usize = 1 << 16;

/// Writes the nimber of this value.
pub(super) fn write(value: &impl fmt::Display, f: &mut fmt::Formatter<'_>) -> fmt::Result {
    let digits = value.to_string();
    match digits.as_str() {
        "0" => f.pad("0"),
        "1" => f.pad("*"),
        digits => f.pad(&format!("*{digits}")),
    }
}

/// The value of the nimber with this text.
pub(super) fn parse(text: &str) -> Result<Natural, ParseError> {
    let Span { start, end } = span(text);
    let fail = |message: String, at| Err(ParseError::new(message, at).with_help(translated(HELP)));
    let written = &text[start..end];
    if written.is_empty() {
        return fail(say!("expected a nimber"), end..end);
    }
    let Some(digits) = written.strip_prefix('*') else {
        return match written {
            "0" => Ok(Natural::ZERO),
            _ => fail(say!("a nimber other than 0 begins with '*'"), start..end),
        };
    };
    let first = start + 1;
    if digits.len() > MAX_DIGITS {
        return fail(say!("the number is too long"), first..end);
    }
    let stray = |(_, character): &(usize, char)| !character.is_ascii_digit();
    if let Some((at, character)) = digits.char_indices().find(stray) {
        return fail(say!("expected a digit"), first + at..first + at + character.len_utf8());
    }
    // Digits alone are a number, and no digits are the one of `*`.
    Ok(digits.parse().unwrap_or(Natural::ONE))
}

/// The error of a number that the type cannot hold.
pub(super) fn too_wide(text: &str, bits: u32) -> ParseError {
    ParseError::new(say!("the number has more than {} bits", bits), span(text))
}

/// The place of the text without the spaces around it.
fn span(text: &str) -> Span {
    let end = text.trim_end().len();
    let start = text.len() - text.trim_start().len();
    start.min(end)..end
}
