//! How texts of others are shown in messages and pictures: harmless, short, and as wide as they are.
//!
//! A terminal obeys control characters, and characters that direct the order of writing or have no
//! width make a text look like another. They are written as escapes, `\u{202e}`. Width is counted
//! in the cells of a terminal: two for wide characters, none for combining signs (Unicode Standard
//! Annex 11).

use unicode_width::UnicodeWidthChar;

/// What some programs write at the head of a file to say that it is Unicode. It is no part of the
/// text.
pub const BYTE_ORDER_MARK: char = '\u{feff}';

/// Characters of a wrong word that its error repeats.
const LONGEST_EXCERPT: usize = 60;
/// Characters of the longest message.
const LONGEST_MESSAGE: usize = 1000;

/// Whether a character is not seen itself but changes how others are seen: control characters,
/// directions of writing, and what has no width and joins nothing.
fn is_hidden(character: char) -> bool {
    character.is_control()
        || matches!(character,
            '\u{ad}' | '\u{61c}' | '\u{180e}' | '\u{200b}'..='\u{200f}' | '\u{2028}'..='\u{202e}'
            | '\u{2060}'..='\u{206f}' | BYTE_ORDER_MARK | '\u{fff9}'..='\u{fffb}'
            | '\u{e0000}'..='\u{e007f}')
}

/// The characters that show one: itself, a blank for a tab, or its escape.
pub(super) fn shown(character: char) -> impl Iterator<Item = char> {
    let character = if character == '\t' { ' ' } else { character };
    let escape = is_hidden(character).then(|| character.escape_unicode());
    let itself = escape.is_none().then_some(character);
    escape.into_iter().flatten().chain(itself)
}

/// Cells of a terminal that a character takes.
pub(super) fn width(character: char) -> usize {
    character.width().unwrap_or(0)
}

/// A text in which hidden characters are written as escapes, and tabs as blanks; the ends of lines
/// stay.
///
/// ```
/// use nimatron_nimber::text::escaped;
///
/// assert_eq!(escaped("a\u{202e}b\u{7}\n"), "a\\u{202e}b\\u{7}\n");
/// ```
pub fn escaped(text: &str) -> String {
    let lines: Vec<String> =
        text.split('\n').map(|line| line.chars().flat_map(shown).collect()).collect();
    lines.join("\n")
}

/// A piece of a text for a message: harmless, in one line, and with `…` behind its first 59
/// characters if there are more than 60.
///
/// ```
/// use nimatron_nimber::text::excerpt;
///
/// assert_eq!(excerpt("gama"), "gama");
/// assert_eq!(excerpt(&"x".repeat(1_000_000)).chars().count(), 60);
/// ```
pub fn excerpt(text: &str) -> String {
    cut(text.chars().flat_map(shown), LONGEST_EXCERPT)
}

/// A message without hidden characters, in one line, with `…` at its end if it has more than 1000
/// characters.
///
/// ```
/// use nimatron_nimber::text::message;
///
/// assert_eq!(message("not\nso"), "not\\u{a}so");
/// ```
pub fn message(text: &str) -> String {
    cut(text.chars().flat_map(shown), LONGEST_MESSAGE)
}

fn cut(mut text: impl Iterator<Item = char>, longest: usize) -> String {
    let mut short: String = text.by_ref().take(longest).collect();
    if text.next().is_some() {
        short.pop();
        short.push('…');
    }
    short
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_is_cut_is_cut_between_characters() {
        assert_eq!(excerpt(&"ω".repeat(60)), "ω".repeat(60));
        assert_eq!(excerpt(&"ω".repeat(61)), "ω".repeat(59) + "…");
        assert!(excerpt(&"\u{202e}".repeat(61)).ends_with('…'));
        assert_eq!(excerpt("a\nb"), "a\\u{a}b");
    }

    #[test]
    fn nothing_hidden_is_left() {
        let all: String = (0..=0x10_ffff).filter_map(char::from_u32).collect();
        let kept = |c: char| c != '\n' && is_hidden(c);
        assert!(!escaped(&all).contains(kept));
        // Letters, marks that combine and emoji are as they were.
        for text in ["ω·2+ε₀", "e\u{301}", "漢字", "🙂", "שלום"] {
            assert_eq!(escaped(text), text);
        }
    }
}
