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
//! | `*[` | to the closing bracket: a canonical form of misère play, `*[2#1]` |
//! | letters and `{` | to the closing brace: a form with a name, `a{0\|\|0\|a}` |
//! | a number, with its sign | over ups, a star or a name glued to it: `-1^*`, `3/2v4*2`, `5over` |
//! | `\\frac{1}{2}` | to its end, and as a number further |
//!
//! A number and a sign behind it can also be a product or a power. It is that wherever an operand
//! follows: `2*3`, `2* w`, `2^3`, `2^-1`. So `2*`, `2* + 1`, `2^`, `2^*3` and `2^^` are games. Of a
//! sign that could be a prefix or an operator the blanks decide: `2* - 1` is a difference, `2*-1` and
//! `2 * -1` are products.

use super::lexer::{Symbol, operator_command, symbol};
use super::{ParseError, Span};
use crate::say;

/// A star in LaTeX, in braces so that it is set close to what follows.
const STAR: &str = "{\\ast}";

/// How a fraction begins in LaTeX.
const FRACTION: &str = "\\frac{";

/// The signs of ups and downs other than `^`, which is a power elsewhere.
const ARROWS: [char; 5] = ['v', '↑', '⇑', '↓', '⇓'];

/// Names of loopy games.
const NAMES: [&str; 6] = ["on", "off", "over", "under", "upon", "dud"];

/// Whether an expression reads the whole text as one game, number or nimber, whatever operators
/// stand beside it.
///
/// ```
/// use nimatron_nimber::text::stands_alone;
///
/// assert!(["-1*", "1/2", "*3", "{2|1}", "1^*", "5over", "tiny(2)"].into_iter().all(stands_alone));
/// assert!(!["1*2", "1^3", "^ + *", "over & under"].into_iter().any(stands_alone));
/// ```
pub fn stands_alone(text: &str) -> bool {
    let whole = Ok(Some(text.len()));
    // An expression reads `tiny(2)` as a call.
    Ok(number(text)) == whole
        || Ok(Some(star(text))) == whole
        || game(text) == whole
        || tiny(text) == whole
}

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
    if let Some(form) = text.strip_prefix('*').filter(|rest| rest.starts_with('[')) {
        return brackets(form)
            .map(|length| Some(1 + length))
            .map_err(|at| at.start + 1..at.end + 1);
    }
    if text.starts_with('{') || text.starts_with("\\{") {
        return latex_sign(text)
            .map_or_else(|| brackets(text).map(Some), |(kind, length)| kind.reach(text, length));
    }
    if let Some((kind, length)) = sign(text).or_else(|| latex_sign(text)) {
        return kind.reach(text, length);
    }
    if let Some(length) = number(text) {
        return glued(text, length);
    }
    let letters = letters(text);
    let rest = &text[letters..];
    if letters > 0 && (rest.starts_with('{') || rest.starts_with("\\{")) {
        let length = brackets(rest).map_err(|at| at.start + letters..at.end + letters)?;
        return Ok(Some(letters + length));
    }
    Ok(name(text))
}

/// The length of the number that a text begins with, its sign and its denominator included.
fn number(text: &str) -> Option<usize> {
    let sign = ["-", "−"].iter().find(|sign| text.starts_with(**sign)).map_or(0, |sign| sign.len());
    let rest = &text[sign..];
    if let Some(inside) = rest.strip_prefix(FRACTION) {
        let numerator = digits(inside);
        let below = inside[numerator..].strip_prefix("}{")?;
        let denominator = digits(below);
        let is_closed = numerator * denominator > 0 && below[denominator..].starts_with('}');
        let brackets = FRACTION.len() + "}{".len() + "}".len();
        return is_closed.then_some(sign + numerator + denominator + brackets);
    }
    let numerator = digits(rest);
    let denominator = rest[numerator..].strip_prefix('/').map_or(0, digits);
    let slash = usize::from(denominator > 0);
    (numerator > 0).then_some(sign + numerator + slash + denominator)
}

/// The length of the game that begins with a number of this length; none if nothing is glued to it,
/// unless it is a fraction of LaTeX, of which expressions know nothing else.
fn glued(text: &str, length: usize) -> Result<Option<usize>, Span> {
    let rest = &text[length..];
    let within = |at: Span| at.start + length..at.end + length;
    let more = if let Some(carets) = rest.strip_prefix('^') {
        let power = exponent(carets);
        let power = if digits(carets) > 0 || carets.starts_with('[') { 0 } else { power };
        let is_game = power > 0 || carets.starts_with(['^', '*']) || !operand_follows(carets);
        let (kind, sign) = sign(rest).unwrap_or((Kind::Ups, 1));
        if is_game { kind.reach(rest, sign).map_err(within)? } else { None }
    } else if let Some(after) = rest.strip_prefix('*') {
        (!operand_follows(after)).then_some(1)
    } else if rest.starts_with(STAR) {
        Some(star(rest))
    } else if let Some((kind, sign)) =
        sign(rest).filter(|_| rest.starts_with(ARROWS)).or_else(|| latex_sign(rest))
    {
        kind.reach(rest, sign).map_err(within)?
    } else if let Some(length) = tiny(rest).map_err(within)? {
        Some(length)
    } else {
        name(rest)
    };
    let is_latex = text[..length].ends_with('}');
    Ok(more.map(|more| length + more).or(is_latex.then_some(length)))
}

/// The length of the `tiny(g)` or `miny(g)` that a text begins with.
fn tiny(text: &str) -> Result<Option<usize>, Span> {
    const WORD: usize = "tiny".len();
    if !text.starts_with("tiny(") && !text.starts_with("miny(") {
        return Ok(None);
    }
    match brackets(&text[WORD..]) {
        Ok(length) => Ok(Some(WORD + length)),
        Err(at) => Err(at.start + WORD..at.end + WORD),
    }
}

/// Whether the right operand of a sign begins here, behind blanks perhaps.
fn operand_follows(text: &str) -> bool {
    let next = text.trim_start();
    let is_spaced = next.len() < text.len();
    if ["+-", "+_", "-_"].iter().any(|sign| next.starts_with(sign)) {
        return !is_spaced;
    }
    match symbol(next) {
        // A sign with blanks around it stands between two operands.
        Some((Symbol::Star | Symbol::Minus, length)) => {
            let after = &next[length..];
            !is_spaced || after.starts_with(|c: char| !c.is_whitespace())
        }
        Some((symbol, _)) => {
            matches!(symbol, Symbol::Open | Symbol::OpenBrace | Symbol::Caret | Symbol::Percent)
        }
        None => {
            let ends = |c: char| matches!(c, '|' | '&' | '=' | '!' | '.');
            !next.is_empty() && !next.starts_with(ends) && !operator_command(next)
        }
    }
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
        return ParseError::new(say!("the form is never closed"), span)
            .with_help(say!("a second ' is missing"));
    }
    let close = match open {
        "(" => ")",
        "[" => "]",
        _ => "}",
    };
    ParseError::new(say!("'{}' is never closed", open), span)
        .with_help(say!("'{}' is missing", close))
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
    let operands = ["{\\pm}", "{\\mathbf{+}}_", "{\\mathbf{-}}_"];
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
    let unsigned = !text.starts_with(['-', '−']);
    Ok(lowered + number(text).filter(|_| unsigned && lowered == 0).unwrap_or(0))
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
        for (text, game) in [
            ("1* + 2", "1*"),
            ("-1*", "-1*"),
            ("-3/2*)", "-3/2*"),
            ("2* - 1", "2*"),
            ("2* * 3", "2*"),
            ("2*+1", "2*"),
            ("2* +-1", "2*"),
            ("2*/3", "2*"),
            ("1^", "1^"),
            ("1^ + 1", "1^"),
            ("1^*2*3", "1^*2"),
            ("1/2^^*", "1/2^^*"),
            ("1^<2>*", "1^<2>*"),
            ("1^<2", "1^"),
            ("1^ - 1", "1^"),
            ("1^|", "1^"),
            ("1v4*2*3", "1v4*2"),
            ("1v[2]", "1v[2]"),
            ("1\u{2191}[2]*", "1\u{2191}[2]*"),
            ("1\u{21d1}+1", "1\u{21d1}"),
            ("5over+1", "5over"),
            ("1tiny(2^*) + 1", "1tiny(2^*)"),
            ("\\frac{1}{2}+1", "\\frac{1}{2}"),
            ("-\\frac{1}{2}{\\ast}3", "-\\frac{1}{2}{\\ast}3"),
            ("1{\\uparrow}3 \\cdot 2", "1{\\uparrow}3"),
            ("2{\\mathbf{+}}_{3}", "2{\\mathbf{+}}_{3}"),
            ("{\\pm}\\frac{1}{2}", "{\\pm}\\frac{1}{2}"),
        ] {
            assert_eq!(super::game(text), Ok(Some(game.len())), "{text}");
        }
        for text in [
            "1",
            "-1",
            "3/2",
            "1*2",
            "1* 2",
            "1*w",
            "1*(2)",
            "1*-1",
            "1* -1",
            "1**",
            "1* *2",
            "2*+-1",
            "2* ^",
            "2^3",
            "2^ 3",
            "2^-1",
            "2^(1)",
            "2^[1]",
            "2^w",
            "2^{1}",
            "2^ *3",
            "2^\\omega",
            "2*\\omega",
            "2*^",
            "2v_",
            "2value",
            "2 over",
            "\\frac{1",
            "1.5*",
        ] {
            assert_eq!(super::game(text), Ok(None), "{text}");
        }
        for text in
            ["{\\ast}2", "value(1)", "vale", "2|1", "+2", "-2", "w", "order(*2)", "once", "on1"]
        {
            assert_eq!(super::game(text), Ok(None), "{text}");
        }
        assert_eq!(super::game("+-{1|2"), Err(2..3));
    }
}
