//! The signs in which values are written, the same for ASCII, Unicode and LaTeX.

use std::iter::Peekable;
use std::str::CharIndices;

use nimatron_nimber::say;
use nimatron_nimber::text::language::translated;
use nimatron_nimber::text::{ParseError, Span, excerpt};

/// A sign with its place in the text.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) struct Sign {
    pub kind: Kind,
    pub span: Span,
    /// Whether there is a space in front of it.
    pub spaced: bool,
}

/// What a sign is.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) enum Kind {
    /// A digit, a bracket, a comma, or an operator by its ASCII character.
    Char(char),
    /// A word of letters.
    Word(String),
    /// ↑, or ↓.
    Arrow { down: bool },
    /// So many bars.
    Bars(usize),
    /// ±.
    PlusMinus,
    /// ⧾, or ⧿.
    Tiny { miny: bool },
}

/// Commands of LaTeX that stand for signs, by the spelling of these signs in Unicode.
const COMMANDS: [(&str, &str); 26] = [
    ("{\\uparrow}", "↑"),
    ("{\\downarrow}", "↓"),
    ("{\\Uparrow}", "⇑"),
    ("{\\Downarrow}", "⇓"),
    ("{\\ast}", "*"),
    ("{\\pm}", "±"),
    ("{\\mathbf{+}}_", "⧾"),
    ("{\\mathbf{-}}_", "⧿"),
    ("\\uparrow", "↑"),
    ("\\downarrow", "↓"),
    ("\\Uparrow", "⇑"),
    ("\\Downarrow", "⇓"),
    ("\\ast", "*"),
    ("\\pm", "±"),
    ("\\mid", "|"),
    ("\\cdot", "·"),
    ("\\|", "‖"),
    ("\\mathbin{\\&}", "&"),
    ("\\&", "&"),
    ("\\mathbf{on}", "on"),
    ("\\mathbf{off}", "off"),
    ("\\mathbf{over}", "over"),
    ("\\mathbf{under}", "under"),
    ("\\mathbf{upon}", "upon"),
    ("\\mathbf{dud}", "dud"),
    ("\\mathbf{pass}", "pass"),
];

/// Cuts a text into signs.
pub(super) fn signs(text: &str) -> Result<Vec<Sign>, ParseError> {
    let mut reader = Reader { signs: Vec::new(), spaced: false, groups: Vec::new() };
    if text.contains('\\') {
        reader.latex(text)?
    } else {
        reader.plain(text, 0, None)?
    }
    Ok(reader.signs)
}

struct Reader {
    signs: Vec<Sign>,
    /// Whether a space was passed since the last sign.
    spaced: bool,
    /// What closes the groups of LaTeX that are open.
    groups: Vec<Option<char>>,
}

impl Reader {
    fn push(&mut self, kind: Kind, span: Span) {
        // Bars side by side are one sign.
        let spaced = std::mem::take(&mut self.spaced);
        if let (Kind::Bars(more), Some(last), false) = (&kind, self.signs.last_mut(), spaced) {
            if let Kind::Bars(bars) = &mut last.kind {
                *bars += more;
                last.span.end = span.end;
                return;
            }
        }
        self.signs.push(Sign { kind, span, spaced });
    }

    fn char(&mut self, char: char, span: Span) {
        self.push(Kind::Char(char), span);
    }

    /// Reads a text without LaTeX that begins at a place. A command of LaTeX is read as its
    /// meaning, and has its own place.
    fn plain(&mut self, text: &str, start: usize, place: Option<Span>) -> Result<(), ParseError> {
        let mut chars = text.char_indices().peekable();
        while let Some((at, char)) = chars.next() {
            let end = start + at + char.len_utf8();
            let span = place.clone().unwrap_or(start + at..end);
            match char {
                _ if char.is_whitespace() => self.spaced = true,
                '⇑' | '⇓' => {
                    let arrow = Kind::Arrow { down: char == '⇓' };
                    self.push(arrow.clone(), span.clone());
                    self.push(arrow, span);
                }
                '^' | '↑' => self.push(Kind::Arrow { down: false }, span),
                '↓' => self.push(Kind::Arrow { down: true }, span),
                '|' => self.push(Kind::Bars(1), span),
                '‖' | '∥' => self.push(Kind::Bars(2), span),
                '±' => self.push(Kind::PlusMinus, span),
                '⧾' | '⧿' => self.push(Kind::Tiny { miny: char == '⧿' }, span),
                '+' if chars.next_if(|&(_, next)| next == '-').is_some() => {
                    self.push(Kind::PlusMinus, span.start..span.end + 1);
                }
                '+' | '-' if chars.next_if(|&(_, next)| next == '_').is_some() => {
                    self.push(Kind::Tiny { miny: char == '-' }, span.start..span.end + 1);
                }
                '−' => self.char('-', span),
                '·' | '⋅' | '×' => self.char('·', span),
                '⋆' | '∗' => self.char('*', span),
                '0'..='9'
                | '{'
                | '}'
                | '('
                | ')'
                | '['
                | ']'
                | '<'
                | '>'
                | ','
                | '/'
                | '.'
                | '*'
                | '+'
                | '-'
                | '&'
                | '\'' => self.char(char, span),
                'a'..='z' | 'A'..='Z' => self.word(char, span, &mut chars, start),
                _ if raised(char, &SUPERSCRIPTS).is_some() => {
                    self.raised(&SUPERSCRIPTS, ['<', '>'], char, span, &mut chars);
                }
                _ if raised(char, &SUBSCRIPTS).is_some() => {
                    self.raised(&SUBSCRIPTS, ['(', ')'], char, span, &mut chars);
                }
                _ => {
                    let shown = char.escape_debug();
                    return Err(ParseError::new(say!("unexpected '{}'", shown.to_string()), span)
                        .with_help(translated(super::EXAMPLE)));
                }
            }
        }
        Ok(())
    }

    /// A word; letters v alone are as many downs.
    fn word(
        &mut self,
        first: char,
        span: Span,
        chars: &mut Peekable<CharIndices<'_>>,
        start: usize,
    ) {
        let mut word = String::from(first);
        let mut end = span.end;
        while let Some((at, letter)) = chars.next_if(|(_, next)| next.is_ascii_alphabetic()) {
            word.push(letter);
            end = start + at + 1;
        }
        if word.bytes().all(|letter| letter == b'v') {
            for place in span.start..end {
                self.push(Kind::Arrow { down: true }, place..place + 1);
            }
        } else {
            self.push(Kind::Word(word), span.start..end);
        }
    }

    /// Digits above or below the line, in the brackets for which they stand.
    fn raised(
        &mut self,
        alphabet: &[char; 10],
        brackets: [char; 2],
        first: char,
        span: Span,
        chars: &mut Peekable<CharIndices<'_>>,
    ) {
        self.char(brackets[0], span.start..span.start);
        let mut end = span.start;
        let mut next = Some(first);
        while let Some((char, digit)) = next.and_then(|char| Some((char, raised(char, alphabet)?)))
        {
            self.char(digit, end..end + char.len_utf8());
            end += char.len_utf8();
            next =
                chars.next_if(|&(_, char)| raised(char, alphabet).is_some()).map(|(_, char)| char);
        }
        self.char(brackets[1], end..end);
    }

    fn latex(&mut self, text: &str) -> Result<(), ParseError> {
        let mut at = 0;
        while at < text.len() {
            let rest = &text[at..];
            let (length, meaning) = self.command(rest, at)?;
            if let Some(meaning) = meaning {
                self.plain(meaning, at, Some(at..at + length))?;
            }
            at += length;
        }
        Ok(())
    }

    /// How many bytes the next piece of LaTeX has, and what it means.
    fn command(
        &mut self,
        rest: &str,
        at: usize,
    ) -> Result<(usize, Option<&'static str>), ParseError> {
        if let Some((command, meaning)) =
            COMMANDS.iter().find(|(command, _)| rest.starts_with(command))
        {
            if matches!(*meaning, "⧾" | "⧿") && rest[command.len()..].starts_with('{') {
                self.groups.push(Some(')'));
                self.plain(meaning, at, Some(at..at + command.len()))?;
                return Ok((command.len() + 1, Some("(")));
            }
            return Ok((command.len(), Some(meaning)));
        }
        for (command, meaning, closing) in
            [("^{[", "[", "]}"), ("^{", "<", "}"), ("\\frac{", "", "}{")]
        {
            let Some(inside) = rest.strip_prefix(command) else { continue };
            let Some(length) = inside.find(closing) else { break };
            let digits = &inside[..length];
            let inner = at + command.len();
            self.plain(meaning, at, Some(at..inner))?;
            self.plain(digits, inner, None)?;
            let mut end = command.len() + length + closing.len();
            match meaning {
                "" => {
                    let below = &rest[end..];
                    let Some(length) = below.find('}') else { break };
                    self.plain("/", at, Some(at + end - 1..at + end))?;
                    self.plain(&below[..length], at + end, None)?;
                    end += length + 1;
                }
                _ => {
                    let close = if meaning == "[" { "]" } else { ">" };
                    self.plain(close, at, Some(at + end - closing.len()..at + end))?;
                }
            }
            return Ok((end, None));
        }
        for (ignored, meaning) in [
            ("\\left", ""),
            ("\\right", ""),
            ("\\middle", ""),
            ("\\,", ""),
            ("\\;", ""),
            ("\\!", ""),
            ("\\{", "{"),
            ("\\}", "}"),
        ] {
            if rest.starts_with(ignored) {
                return Ok((ignored.len(), Some(meaning)));
            }
        }
        let char = rest.chars().next().unwrap_or(' ');
        let length = char.len_utf8();
        match char {
            '{' => self.groups.push(None),
            '}' => match self.groups.pop() {
                Some(Some(_)) => return Ok((1, Some(")"))),
                Some(None) => {}
                None => return Err(ParseError::new(say!("unexpected '}'"), at..at + 1)),
            },
            '\\' => {
                let letters = rest[1..].chars().take_while(char::is_ascii_alphabetic).count();
                let span = at..at + 1 + letters;
                let command = &rest[..1 + letters];
                return Err(ParseError::new(say!("unknown command '{}'", excerpt(command)), span));
            }
            _ => {
                // Up to what may be LaTeX again.
                let special = |c: char| matches!(c, '{' | '}' | '\\' | '^');
                let length = rest[length..].find(special).map_or(rest.len(), |next| length + next);
                self.plain(&rest[..length], at, None)?;
                return Ok((length, None));
            }
        }
        Ok((length, None))
    }
}

const SUPERSCRIPTS: [char; 10] = ['⁰', '¹', '²', '³', '⁴', '⁵', '⁶', '⁷', '⁸', '⁹'];
const SUBSCRIPTS: [char; 10] = ['₀', '₁', '₂', '₃', '₄', '₅', '₆', '₇', '₈', '₉'];

fn raised(char: char, alphabet: &[char; 10]) -> Option<char> {
    let digit = alphabet.iter().position(|&raised| raised == char)?;
    char::from_digit(digit as u32, 10)
}
