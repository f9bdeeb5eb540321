//! Names in the text of a game: `{g|0}`, where `g` is the name of a value.
//!
//! The text of a game is read by whoever knows games, and names are none of its words. So each is
//! replaced by the text of its value, in parentheses, and places in the new text are traced back.

use std::collections::BTreeSet;

use nimatron_nimber::text::{ParseError, Span};

/// A text in which names were replaced.
pub(super) struct Replaced {
    /// The new text.
    pub text: String,
    /// The places of what was put in, and of the names that stood there, from left to right.
    places: Vec<(Span, Span)>,
}

impl Replaced {
    /// Replaces every word that `value` has a text for. Words that name a form in the text itself
    /// (`a{0||0|a}`), parts of longer words (`5over`) and commands of LaTeX stay.
    ///
    /// Cost: the length of both texts, and what `value` costs.
    pub(super) fn new(
        text: &str,
        mut value: impl FnMut(&str, Span) -> Result<Option<String>, ParseError>,
    ) -> Result<Replaced, ParseError> {
        let words = words(text);
        let begins_form = |place: &Span| text[place.end..].starts_with('{');
        let forms: BTreeSet<&str> = words
            .iter()
            .filter(|place| begins_form(place))
            .map(|place| &text[place.clone()])
            .collect();
        let mut replaced = Replaced { text: String::new(), places: Vec::new() };
        let mut copied = 0;
        for place in words {
            let word = &text[place.clone()];
            if forms.contains(word) {
                continue;
            }
            let Some(value) = value(word, place.clone())? else { continue };
            replaced.text += &text[copied..place.start];
            let start = replaced.text.len();
            replaced.text += &format!("({value})");
            copied = place.end;
            replaced.places.push((start..replaced.text.len(), place));
        }
        replaced.text += &text[copied..];
        Ok(replaced)
    }

    /// The error at its place in the text before.
    pub(super) fn traced(&self, error: ParseError) -> ParseError {
        let span = self.before(error.span.start, false)..self.before(error.span.end, true);
        ParseError { span, ..error }
    }

    /// Where a place of the new text was before.
    fn before(&self, at: usize, is_end: bool) -> usize {
        let nearest =
            self.places.iter().rev().find(|(new, _)| new.start < at + usize::from(!is_end));
        match nearest {
            None => at,
            Some((new, old)) if at < new.end => {
                if is_end {
                    old.end
                } else {
                    old.start
                }
            }
            Some((new, old)) => at - new.end + old.end,
        }
    }
}

/// The places of the words of a text.
fn words(text: &str) -> Vec<Span> {
    let joins = |c: char| c.is_ascii_alphanumeric() || c == '_';
    let mut words = Vec::new();
    let mut at = 0;
    while let Some(found) = text[at..].find(joins) {
        let start = at + found;
        let length = text[start..].find(|c| !joins(c)).unwrap_or(text.len() - start);
        at = start + length;
        // The underscore of `+_g` is no part of the name.
        let word = start + text[start..at].bytes().take_while(|&byte| byte == b'_').count();
        let is_command = text[..start].ends_with('\\');
        if text[word..].starts_with(|c: char| c.is_ascii_alphabetic()) && !is_command {
            words.push(word..at);
        }
    }
    words
}

#[cfg(test)]
mod tests {
    use super::*;

    fn replaced(text: &str) -> Replaced {
        let value = |word: &str, _| Ok((word.len() == 1).then(|| word.repeat(3)));
        Replaced::new(text, value).unwrap()
    }

    #[test]
    fn whole_words_that_name_no_form_are_replaced() {
        for (text, expected) in [
            ("{g|0}", "{(ggg)|0}"),
            ("{g,-h|g+1}", "{(ggg),-(hhh)|(ggg)+1}"),
            ("a{0||0|a}", "a{0||0|a}"),
            ("{5over|gh}", "{5over|gh}"),
            ("+_g", "+_(ggg)"),
            ("\\{g \\mid \\g\\}", "\\{(ggg) \\mid \\g\\}"),
            ("{ω|g}", "{ω|(ggg)}"),
        ] {
            assert_eq!(replaced(text).text, expected, "{text}");
        }
    }

    #[test]
    fn places_lead_back() {
        let replaced = replaced("{g|?h}");
        assert_eq!(replaced.text, "{(ggg)|?(hhh)}");
        for (new, old) in
            [(0..1, 0..1), (1..6, 1..2), (2..3, 1..2), (7..8, 3..4), (8..13, 4..5), (13..14, 5..6)]
        {
            let error = replaced.traced(ParseError::new("", new.clone()));
            assert_eq!(error.span, old, "{new:?}");
        }
    }
}
