//! What a player may type for a move.

use nimatron_nimber::text::ParseError;

use crate::foundation::Playable;
use crate::rulesets::{Move, Position};

/// Reads a move as it is typed in play: as [`Position`] reads moves, and for
/// short, in the Nim family, a pile and what is left of it with a space between.
///
/// ```
/// use nimatron::rulesets::Position;
/// use nimatron::play::read_move;
///
/// let position: Position = "nim: 3, 5, w+7".parse()?;
/// for typed in ["3: w+7 -> 2", "w+7 -> 2", "3: 2", "3 2"] {
///     assert_eq!(read_move(&position, typed)?.to_string(), "3: w+7 -> 2");
/// }
/// # Ok::<(), nimatron_nimber::text::ParseError>(())
/// ```
///
/// # Errors
/// What is wrong, and where in the text.
pub fn read_move(position: &Position, text: &str) -> Result<Move, ParseError> {
    match position.as_nim() {
        Some(_) => position.parse_move(&with_colons(text)),
        None => position.parse_move(text),
    }
}

/// Puts a colon in the place of the space after the number of a pile. No byte
/// moves, so that errors point into what was typed.
fn with_colons(text: &str) -> String {
    let pieces = text.split(',').map(|piece| {
        let start = piece.len() - piece.trim_start().len();
        let digits = piece[start..].bytes().take_while(u8::is_ascii_digit).count();
        let rest = &piece[start + digits..];
        let left = rest.trim_start();
        let begins_ordinal = left.starts_with(|c: char| c.is_alphanumeric() || "(\\".contains(c));
        let short = digits > 0 && rest.starts_with(' ') && begins_ordinal && !rest.contains(':');
        if short && !rest.contains("->") && !rest.contains('→') {
            format!("{}:{}", &piece[..start + digits], &rest[1..])
        } else {
            piece.to_string()
        }
    });
    pieces.collect::<Vec<_>>().join(",")
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_space_stands_for_a_colon() {
        for (typed, read) in [
            ("3 2", "3:2"),
            (" 3   w+1, 2 0", " 3:  w+1, 2:0"),
            ("3 + w", "3 + w"),
            ("3: 2 1", "3: 2 1"),
            ("3 -> 2", "3 -> 2"),
            ("2 phi(1,0)", "2:phi(1,0)"),
            ("", ""),
        ] {
            assert_eq!(with_colons(typed), read);
        }
    }

    #[test]
    fn errors_point_at_what_was_typed() {
        let position: Position = "nim: 3, 5".parse().unwrap();
        for typed in ["3 2", "2 7", "2", "2 x", "", "1 0, 2 0", "ω 2", "2 2→"] {
            let error = read_move(&position, typed).unwrap_err();
            assert!(error.span.end <= typed.len(), "{typed}: {error:?}");
        }
    }
}
