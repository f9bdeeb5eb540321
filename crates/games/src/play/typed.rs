//! What a player may type for a move.

use nimatron_nimber::Ordinal;
use nimatron_nimber::text::ParseError;

use crate::foundation::Playable;
use crate::nim;
use crate::rulesets::{Move, Position};

/// Reads a move as it is typed in play: as [`Position`] reads moves, and in the
/// Nim family also for short, as a pile and what is left of it with a space
/// between or a pile and what is taken with a minus sign, or in words.
///
/// ```
/// use nimatron::rulesets::Position;
/// use nimatron::play::read_move;
///
/// let position: Position = "nim: 3, 5, w+7".parse()?;
/// for typed in ["3: w+7 -> 2", "w+7 -> 2", "3: 2", "3 2", "pile 3: 2"] {
///     assert_eq!(read_move(&position, typed)?.to_string(), "3: w+7 -> 2");
/// }
/// for typed in ["take 3 from pile 2", "Take 3 from pile 2, leave 2.", "2-3"] {
///     assert_eq!(read_move(&position, typed)?.to_string(), "2: 5 -> 2");
/// }
/// # Ok::<(), nimatron_nimber::text::ParseError>(())
/// ```
///
/// # Errors
/// What is wrong, and where in the text.
pub fn read_move(position: &Position, text: &str) -> Result<Move, ParseError> {
    let Some(nim) = position.as_nim() else { return position.parse_move(text) };
    match in_signs(nim, text) {
        // A text that was made here has other places than the one that was typed.
        Some(signs) => position.parse_move(&signs).map_err(|error| {
            let start = text.len() - text.trim_start().len();
            ParseError { span: start..start + text.trim().len(), ..error }
        }),
        None => position.parse_move(&with_colons(text)),
    }
}

/// A move of one pile that is told in words or by what is taken, as it is written with signs: `2: 4`
/// for `take 3 from pile 2`, `lower pile 2 from 7 to 4`, `pile 2: 4` and `2-3` if the height of pile
/// 2 is 7. `None` if the text tells no such move.
fn in_signs(position: &nim::Position, text: &str) -> Option<String> {
    let words = text.trim().trim_end_matches('.');
    if let Some(("", taking)) = split_at_words(words, "take ") {
        let (taken, pile) = split_at_words(taking, " from pile ")?;
        return match split_at_words(pile, ", leave ") {
            Some((pile, left)) if left.eq_ignore_ascii_case("nothing") => {
                Some(format!("{pile}: 0"))
            }
            Some((pile, left)) => Some(format!("{pile}: {left}")),
            None if taken.eq_ignore_ascii_case("all") => Some(format!("{pile}: 0")),
            None => taken_away(position, pile, taken),
        };
    }
    if let Some(("", lowering)) = split_at_words(words, "lower pile ") {
        let (pile, heights) = split_at_words(lowering, " from ")?;
        return Some(match split_at_words(heights, " to ") {
            Some((before, after)) => format!("{pile}: {before} -> {after}"),
            None => format!("{pile}: {heights}"),
        });
    }
    if let Some(("", pile)) = split_at_words(words, "pile ") {
        return Some(pile.to_string());
    }
    let (pile, taken) = words.split_once(['-', '−'])?;
    let is_number = |text: &str| !text.is_empty() && text.bytes().all(|b| b.is_ascii_digit());
    (is_number(pile.trim()) && is_number(taken.trim()))
        .then(|| taken_away(position, pile.trim(), taken.trim()))?
}

/// What stands before and after these words, in whatever letters they are written; heights keep
/// theirs.
fn split_at_words<'t>(text: &'t str, words: &str) -> Option<(&'t str, &'t str)> {
    let place = text.to_ascii_lowercase().find(words)?;
    Some((&text[..place], &text[place + words.len()..]))
}

/// What is left of a finite pile, as a move: `2: 4`. `None` if there is no such pile, or less on it.
fn taken_away(position: &nim::Position, pile: &str, taken: &str) -> Option<String> {
    let index = pile.parse::<usize>().ok()?.checked_sub(1)?;
    let height = position.piles().iter().nth(index).filter(|height| height.is_finite())?;
    let left = height.left_subtract(&taken.parse::<Ordinal>().ok()?)?;
    Some(format!("{pile}: {left}"))
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
    fn what_cannot_be_taken_is_refused() {
        let position: Position = "nim: 3, w+5".parse().unwrap();
        for typed in ["take 4 from pile 1", "take 1 from pile 3", "1-4", "take from", "pile 4: 1"] {
            let error = read_move(&position, typed).unwrap_err();
            assert!(error.span.end <= typed.len(), "{typed}: {error:?}");
        }
        let lowered = read_move(&position, "lower pile 2 from w+5 to w").unwrap();
        assert_eq!(lowered.to_string(), "2: w+5 -> w");
    }

    #[test]
    fn words_may_have_capitals_and_heights_keep_theirs() {
        let position: Position = "nim: 3, Gamma0*2".parse().unwrap();
        let lowered = read_move(&position, "Lower Pile 2 from Gamma0*2 to Gamma0").unwrap();
        assert_eq!(lowered, read_move(&position, "2: Gamma0").unwrap());
        assert!(read_move(&position, "TAKE ALL FROM PILE 1").is_ok());
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
