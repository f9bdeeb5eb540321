//! How far the text of a game reaches.
//!
//! Games have a notation of their own: `{2|-1}`, `^3*2`, `±1`. In an expression such a text is one
//! token, read by whoever knows games; here it is only found where it begins and where it ends.
//! It begins where an operand is expected, so that `w^2` stays a power and `a +-2` a sum.
//!
//! | begins with | reaches |
//! | --- | --- |
//! | `{` | to the closing brace |
//! | `^` or `v`, once or more often; `↑ ↓ ⇑ ⇓` | over `3`, `<3>`, `[3]` or `³`, and a star with its height |
//! | `±` or `+-`, `+_` or `-_`, `⧾` or `⧿` | over a number, a fraction, or brackets |

use super::{ParseError, Span};

/// A star in LaTeX, in braces so that it is set close to what follows.
const STAR: &str = "{\\ast}";

/// The length of the game that a text begins with; nothing if it begins with none.
///
/// # Errors
/// The place of a bracket that is never closed, within the text.
pub(super) fn game(text: &str) -> Result<Option<usize>, Span> {
    if text.starts_with(STAR) {
        return Ok(None);
    }
    if text.starts_with('{') || text.starts_with("\\{") {
        return latex_sign(text)
            .map_or_else(|| brackets(text).map(Some), |(kind, length)| kind.reach(text, length));
    }
    match sign(text).or_else(|| latex_sign(text)) {
        Some((kind, length)) => kind.reach(text, length),
        None => Ok(None),
    }
}

/// The error for a bracket that is never closed.
pub(super) fn unclosed(text: &str, span: Span) -> ParseError {
    let open = &text[span.clone()];
    let close = match open {
        "(" => ")",
        "[" => "]",
        _ => "}",
    };
    ParseError::new(format!("'{open}' is never closed"), span)
        .with_help(format!("'{close}' is missing"))
}

/// What a sign at the beginning means for what follows.
#[derive(Clone, Copy)]
enum Kind {
    /// Arrows: a multiple or a power, then a star.
    Ups,
    /// A switch, or a tiny: one operand.
    Operand,
}

impl Kind {
    /// The length of the game whose sign has this length.
    fn reach(self, text: &str, length: usize) -> Result<Option<usize>, Span> {
        let rest = &text[length..];
        let more = match self {
            Kind::Operand => operand(rest).map_err(|at| at.start + length..at.end + length)?,
            Kind::Ups => {
                let exponent = exponent(rest);
                exponent + star(&rest[exponent..])
            }
        };
        Ok(Some(length + more))
    }
}

/// The sign that a text begins with, and its length.
fn sign(text: &str) -> Option<(Kind, usize)> {
    let length = |of: &[char]| text.len() - text.trim_start_matches(of).len();
    for arrows in [&['^', '↑', '⇑'][..], &['↓', '⇓'], &['v']] {
        let length = length(arrows);
        // `v` and `vv` are downs, other words that begin so are words.
        let word = |c: char| c.is_ascii_alphabetic() || c == '_' || c == '(';
        if length > 0 && !(arrows == ['v'] && text[length..].starts_with(word)) {
            return Some((Kind::Ups, length));
        }
    }
    let signs = ["±", "+-", "+_", "-_", "⧾", "⧿"];
    let found = signs.into_iter().find(|sign| text.starts_with(sign))?;
    Some((Kind::Operand, found.len()))
}

/// The same for the signs of LaTeX.
fn latex_sign(text: &str) -> Option<(Kind, usize)> {
    let arrows = ["{\\uparrow}", "{\\downarrow}", "{\\Uparrow}", "{\\Downarrow}"];
    let operands = ["{\\pm}", "{+}_", "{-}_"];
    let found =
        |signs: &[&str]| signs.iter().find(|sign| text.starts_with(**sign)).map(|s| s.len());
    let ups = found(&arrows).map(|length| (Kind::Ups, length));
    ups.or_else(|| found(&operands).map(|length| (Kind::Operand, length)))
}

/// The length of the brackets that a text begins with, those within included.
fn brackets(text: &str) -> Result<usize, Span> {
    let mut open = 0usize;
    for (at, char) in text.char_indices() {
        match char {
            '{' | '(' | '[' => open += 1,
            '}' | ')' | ']' => {
                open = open.saturating_sub(1);
                if open == 0 {
                    return Ok(at + 1);
                }
            }
            _ => {}
        }
    }
    let first = text.find(['{', '(', '[']).unwrap_or(0);
    Err(first..first + 1)
}

/// The length of the operand of a sign: brackets, or a fraction.
fn operand(text: &str) -> Result<usize, Span> {
    if text.starts_with(['{', '(']) || text.starts_with("\\{") {
        return brackets(text);
    }
    const SUBSCRIPTS: &str = "₀₁₂₃₄₅₆₇₈₉";
    let lowered = text.len() - text.trim_start_matches(|c| SUBSCRIPTS.contains(c)).len();
    let numerator = digits(text);
    let denominator = text[numerator..].strip_prefix('/').map_or(0, digits);
    Ok(lowered + numerator + if numerator * denominator > 0 { 1 + denominator } else { 0 })
}

/// The length of a multiple or a power of up: `3`, `<3>`, `[3]`, `³`, `^{3}`.
fn exponent(text: &str) -> usize {
    const SUPERSCRIPTS: &str = "⁰¹²³⁴⁵⁶⁷⁸⁹";
    let raised = text.len() - text.trim_start_matches(|c| SUPERSCRIPTS.contains(c)).len();
    if raised > 0 {
        return raised;
    }
    for (open, close) in [("<", ">"), ("[", "]"), ("^{[", "]}"), ("^{", "}")] {
        if let Some(rest) = text.strip_prefix(open) {
            let inside = digits(rest);
            if inside > 0 && rest[inside..].starts_with(close) {
                return open.len() + inside + close.len();
            }
        }
    }
    digits(text)
}

/// The length of a star with its height.
fn star(text: &str) -> usize {
    let stars = ["*", STAR];
    let star = stars.into_iter().find(|star| text.starts_with(star));
    star.map_or(0, |star| star.len() + digits(&text[star.len()..]))
}

fn digits(text: &str) -> usize {
    text.bytes().take_while(u8::is_ascii_digit).count()
}

#[cfg(test)]
mod tests {
    #[test]
    fn the_text_of_a_game_ends_where_it_should() {
        for (text, game) in [
            ("{1|-1} + 2", "{1|-1}"),
            ("{3||2|{1,*2}}*2", "{3||2|{1,*2}}"),
            ("\\{1|\\{2|3\\}\\}+1", "\\{1|\\{2|3\\}\\}"),
            ("^", "^"),
            ("^^* + 1", "^^*"),
            ("^3*2*5", "^3*2"),
            ("^3 * 2", "^3"),
            ("vv7", "vv7"),
            ("v<2>*", "v<2>*"),
            ("^<2", "^"),
            ("^[3]+1", "^[3]"),
            ("↑²*3", "↑²*3"),
            ("{\\downarrow}^{[2]}{\\ast}+1", "{\\downarrow}^{[2]}{\\ast}"),
            ("+-1/2+3", "+-1/2"),
            ("±{2|1}*2", "±{2|1}"),
            ("+_2+1", "+_2"),
            ("⧾₂+1", "⧾₂"),
            ("-_(1/2)", "-_(1/2)"),
        ] {
            assert_eq!(super::game(text), Ok(Some(game.len())), "{text}");
        }
        for text in ["{\\ast}2", "value(1)", "vale", "2|1", "+2", "-2", "w"] {
            assert_eq!(super::game(text), Ok(None), "{text}");
        }
        assert_eq!(super::game("+-{1|2"), Err(2..3));
    }
}
