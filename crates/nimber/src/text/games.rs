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
//! | `±` or `+-`, `+_` or `-_`, `⧾` or `⧿` | over a number, a fraction, brackets or a name |
//! | `on`, `off`, `over`, `under`, `upon`, `dud` | to the end of the word |
//! | `'` | to the next one: a form that is not simplified |
//! | letters and `{` | to the closing brace: a form with a name, `a{0\|\|0\|a}` |

use super::{ParseError, Span};

/// A star in LaTeX, in braces so that it is set close to what follows.
const STAR: &str = "{\\ast}";

/// Names of loopy games.
const NAMES: [&str; 6] = ["on", "off", "over", "under", "upon", "dud"];

/// The length of the game that a text begins with; nothing if it begins with none.
///
/// # Errors
/// The place of a bracket that is never closed, within the text.
pub(super) fn game(text: &str) -> Result<Option<usize>, Span> {
    if text.starts_with(STAR) {
        return Ok(None);
    }
    if let Some(quoted) = text.strip_prefix('\'') {
        return quoted.find('\'').map(|end| Some(end + 2)).ok_or(0..1);
    }
    if text.starts_with('{') || text.starts_with("\\{") {
        return latex_sign(text)
            .map_or_else(|| brackets(text).map(Some), |(kind, length)| kind.reach(text, length));
    }
    if let Some((kind, length)) = sign(text).or_else(|| latex_sign(text)) {
        return kind.reach(text, length);
    }
    let letters = letters(text);
    let rest = &text[letters..];
    if letters > 0 && (rest.starts_with('{') || rest.starts_with("\\{")) {
        let length = brackets(rest).map_err(|at| at.start + letters..at.end + letters)?;
        return Ok(Some(letters + length));
    }
    Ok(name(text))
}

fn letters(text: &str) -> usize {
    text.bytes().take_while(u8::is_ascii_alphabetic).count()
}

/// The length of the name that a text begins with, which may be set in bold by LaTeX.
fn name(text: &str) -> Option<usize> {
    if let Some(bold) = text.strip_prefix("\\mathbf{") {
        let (name, _) = bold.split_once('}')?;
        return NAMES.contains(&name).then_some("\\mathbf{}".len() + name.len());
    }
    let letters = letters(text);
    let part_of_word = |c: char| c.is_ascii_digit() || matches!(c, '_' | '(');
    let is_name = NAMES.contains(&&text[..letters]) && !text[letters..].starts_with(part_of_word);
    is_name.then_some(letters)
}

/// The error for a bracket that is never closed.
pub(super) fn unclosed(text: &str, span: Span) -> ParseError {
    let open = &text[span.clone()];
    if open == "'" {
        return ParseError::new("the form is never closed", span)
            .with_help("a second ' is missing");
    }
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
    if let Some(length) = name(text) {
        return Ok(length);
    }
    const SUBSCRIPTS: &str = "₀₁₂₃₄₅₆₇₈₉";
    let lowered = text.len() - text.trim_start_matches(|c| SUBSCRIPTS.contains(c)).len();
    let numerator = digits(text);
    let denominator = text[numerator..].strip_prefix('/').map_or(0, digits);
    Ok(lowered + numerator + if numerator * denominator > 0 { 1 + denominator } else { 0 })
}

/// The length of a multiple or a power of up: `3`, `<3>`, `[3]`, `³`, `^{3}`, `<on>`.
fn exponent(text: &str) -> usize {
    const SUPERSCRIPTS: &str = "⁰¹²³⁴⁵⁶⁷⁸⁹";
    let raised = text.len() - text.trim_start_matches(|c| SUPERSCRIPTS.contains(c)).len();
    if raised > 0 {
        return raised;
    }
    for (open, close) in [("<", ">"), ("[", "]"), ("^{[", "]}"), ("^{", "}")] {
        if let Some(rest) = text.strip_prefix(open) {
            let inside = if rest.starts_with("on") { "on".len() } else { digits(rest) };
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
            ("on + 1", "on"),
            ("under*3", "under"),
            ("a{0||0|a}+1", "a{0||0|a}"),
            ("x\\{0|x\\}", "x\\{0|x\\}"),
            ("^<on>*+1", "^<on>*"),
            ("v[on]", "v[on]"),
            ("+-over+1", "+-over"),
            ("\\mathbf{off}+1", "\\mathbf{off}"),
        ] {
            assert_eq!(super::game(text), Ok(Some(game.len())), "{text}");
        }
        for text in
            ["{\\ast}2", "value(1)", "vale", "2|1", "+2", "-2", "w", "order(*2)", "once", "on1"]
        {
            assert_eq!(super::game(text), Ok(None), "{text}");
        }
        assert_eq!(super::game("+-{1|2"), Err(2..3));
    }
}
