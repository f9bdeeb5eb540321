//! Words, stressed words and claims within a paragraph.

use super::Placed;
use crate::calculator::Line;
use crate::rulesets::Position;
use nimatron_nimber::say;
use nimatron_nimber::text::ParseError;

/// A part of a sentence.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) enum Inline {
    Words(String),
    /// `**stressed**`
    Strong(String),
    /// A text to be copied, in backticks.
    Exact(String),
    /// `{3 (+) 5}`: a line of the calculator.
    Value(Placed),
    /// `{who nim: 3, 5}`: who wins.
    Who(Position),
    /// `{moves nim: 3, 5}`: the winning moves.
    Moves(Position),
    /// `{count nim: 3, 5}`: the number of winning moves.
    Count(Position),
}

/// The parts of a text that begins at byte `at` of the file.
pub(super) fn read(text: &str, at: usize) -> Result<Vec<Inline>, ParseError> {
    let mut parts = Vec::new();
    let mut rest = text;
    while let Some(start) = rest.find(['*', '`', '{']) {
        let place = at + text.len() - rest.len() + start;
        let (words, opened) = rest.split_at(start);
        let unclosed =
            |sign: &str| ParseError::new(say!("'{}' is never closed", sign), place..place + 1);
        let closed = |sign: &'static str| {
            let inside = &opened[sign.len()..];
            inside.split_once(sign).ok_or_else(|| unclosed(sign))
        };
        let (part, after) = if opened.starts_with("**") {
            let (inside, after) = closed("**")?;
            (Inline::Strong(inside.into()), after)
        } else if opened.starts_with('`') {
            let (inside, after) = closed("`")?;
            (Inline::Exact(inside.into()), after)
        } else if opened.starts_with('{') {
            // Games are written with braces, too.
            let mut depth = 0;
            let end = opened.find(|c| {
                depth += i32::from(c == '{') - i32::from(c == '}');
                depth == 0
            });
            let end = end.ok_or_else(|| unclosed("{"))?;
            (claim(&opened[1..end], place + 1)?, &opened[end + 1..])
        } else {
            (Inline::Words("*".into()), &opened[1..])
        };
        if !words.is_empty() {
            parts.push(Inline::Words(words.into()));
        }
        parts.push(part);
        rest = after;
    }
    if !rest.is_empty() {
        parts.push(Inline::Words(rest.into()));
    }
    Ok(parts.into_iter().map(without_gaps).collect())
}

/// Line breaks and indents are single blanks in what is read.
fn without_gaps(part: Inline) -> Inline {
    let single = |text: String| {
        let blank = |side: bool| if side { " " } else { "" };
        let words: Vec<&str> = text.split_whitespace().collect();
        let (before, after) =
            (text.starts_with(char::is_whitespace), text.ends_with(char::is_whitespace));
        match words.is_empty() {
            true => blank(before).to_string(),
            false => format!("{}{}{}", blank(before), words.join(" "), blank(after)),
        }
    };
    match part {
        Inline::Words(text) => Inline::Words(single(text)),
        Inline::Strong(text) => Inline::Strong(single(text)),
        Inline::Exact(text) => Inline::Exact(single(text)),
        other => other,
    }
}

/// A text as it is written without line breaks.
pub(super) fn on_one_line(text: &str) -> String {
    text.split_whitespace().collect::<Vec<_>>().join(" ")
}

fn claim(text: &str, at: usize) -> Result<Inline, ParseError> {
    let (word, rest) = text.split_once(' ').unwrap_or((text, ""));
    let about = |made: fn(Position) -> Inline| {
        let read = Position::read(rest).map_err(|error| error.shifted(at + word.len() + 1))?;
        Ok(made(read.value))
    };
    match word {
        "who" => about(Inline::Who),
        "moves" => about(Inline::Moves),
        "count" => about(Inline::Count),
        _ => {
            Line::read(text).map_err(|error| error.shifted(at))?;
            Ok(Inline::Value(Placed { text: text.into(), at }))
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn parts_of_a_sentence() {
        let parts = read("A **lone** *5, `nim: 3`: {{2|-1} + 1}.", 10).unwrap();
        assert_eq!(parts[1], Inline::Strong("lone".into()));
        assert!(parts.contains(&Inline::Exact("nim: 3".into())));
        assert!(parts.contains(&Inline::Value(Placed { text: "{2|-1} + 1".into(), at: 36 })));
        for (wrong, place) in
            [("a **b", 12), ("a `b", 12), ("{1", 10), ("{1+}", 13), ("{who nim: x}", 20)]
        {
            assert_eq!(read(wrong, 10).unwrap_err().span.start, place, "{wrong}");
        }
    }
}
