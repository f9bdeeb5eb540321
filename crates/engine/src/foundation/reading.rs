//! What all rulesets share of how positions and moves are read.
//!
//! ```text
//! position = [convention] ruleset ["(" options ")"] ":" …
//! ```
//!
//! A ruleset reads what stands behind the colon, and its own options.

use nimatron_nimber::text::language::translated;
use nimatron_nimber::text::{ParseError, Span, did_you_mean, excerpt};
use nimatron_nimber::{message, say};

use super::Convention;

/// Help for a text that is no position at all.
pub(crate) const POSITION_EXAMPLE: &str =
    message!("a position looks like nim: 3, 5, 7 or misere nim: 1, w+3");

/// A piece of a text with the place where it stands, so that an error can point
/// at it.
///
/// ```
/// use nimatron::foundation::Piece;
/// let whole = Piece::whole("kayles: 3, 12");
/// let (head, heaps) = whole.split_once(":").expect("a colon");
/// assert_eq!(head.text, "kayles");
/// let spans: Vec<_> = heaps.list().map(|heap| (heap.text, heap.span())).collect();
/// assert_eq!(spans, [("3", 8..9), ("12", 11..13)]);
/// ```
#[derive(Clone, Copy, Debug)]
pub struct Piece<'t> {
    /// The piece itself.
    pub text: &'t str,
    /// The byte of the whole text at which the piece begins.
    pub start: usize,
}

impl<'t> Piece<'t> {
    /// The whole of a text.
    pub fn whole(text: &'t str) -> Piece<'t> {
        Piece { text, start: 0 }
    }

    /// The piece without the blanks around it.
    pub fn trimmed(self) -> Piece<'t> {
        let start = self.start + (self.text.len() - self.text.trim_start().len());
        Piece { text: self.text.trim(), start }
    }

    /// Its place: the bytes of the whole text.
    pub fn span(self) -> Span {
        self.start..self.start + self.text.len()
    }

    /// The text as an error repeats it: see [`excerpt`].
    pub fn shown(self) -> String {
        excerpt(self.text)
    }

    /// The pieces before and after the first occurrence of `separator` that
    /// stands outside all brackets.
    pub fn split_once(self, separator: &str) -> Option<(Piece<'t>, Piece<'t>)> {
        let at = self.find_outside_brackets(separator)?;
        let (head, tail) = (&self.text[..at], &self.text[at + separator.len()..]);
        let tail_start = self.start + at + separator.len();
        Some((Piece { text: head, start: self.start }, Piece { text: tail, start: tail_start }))
    }

    /// The pieces between the commas that stand outside all brackets.
    pub fn list(self) -> impl Iterator<Item = Piece<'t>> {
        let mut rest = Some(self);
        std::iter::from_fn(move || {
            let piece = rest?;
            match piece.split_once(",") {
                Some((head, tail)) => {
                    rest = Some(tail);
                    Some(head.trimmed())
                }
                None => {
                    rest = None;
                    Some(piece.trimmed())
                }
            }
        })
    }

    fn find_outside_brackets(self, separator: &str) -> Option<usize> {
        let first = *separator.as_bytes().first()?;
        let mut depth = 0usize;
        for (at, &byte) in self.text.as_bytes().iter().enumerate() {
            match byte {
                b'(' | b'{' | b'[' => depth += 1,
                b')' | b'}' | b']' => depth = depth.saturating_sub(1),
                _ if depth == 0 && byte == first && self.text[at..].starts_with(separator) => {
                    return Some(at);
                }
                _ => {}
            }
        }
        None
    }
}

/// What stands before the colon of a position.
#[derive(Clone, Copy, Debug)]
pub struct Head<'t> {
    /// Normal play unless `misere` stands first.
    pub convention: Convention,
    /// The word of the ruleset.
    pub name: Piece<'t>,
    /// The options with their brackets, as far as the colon.
    pub options: Option<Piece<'t>>,
    /// Where the turn stands, if it has been taken out of the list.
    turn: Option<usize>,
}

impl<'t> Head<'t> {
    /// Takes apart what stands before the colon.
    pub fn of(head: Piece<'t>) -> Head<'t> {
        let mut head = head.trimmed();
        let mut convention = Convention::Normal;
        if let Some((word, rest)) = head.text.split_once(char::is_whitespace) {
            let named = match word.to_lowercase().as_str() {
                "misere" | "misère" => Some(Convention::Misere),
                "normal" => Some(Convention::Normal),
                _ => None,
            };
            if let Some(named) = named {
                convention = named;
                let start = head.start + head.text.len() - rest.len();
                head = Piece { text: rest, start }.trimmed();
            }
        }
        let Some(at) = head.text.find('(') else {
            return Head { convention, name: head, options: None, turn: None };
        };
        let (name, options) = head.text.split_at(at);
        let options = Piece { text: options, start: head.start + at };
        let name = Piece { text: name, start: head.start }.trimmed();
        Head { convention, name, options: Some(options), turn: None }
    }

    /// The options that stand in the brackets, with commas between them; without the turn, if that
    /// has been read.
    ///
    /// ```
    /// use nimatron::foundation::{Head, Piece};
    /// let head = Head::of(Piece::whole("subtraction(1, 3)"));
    /// let options: Vec<&str> = head.list()?.iter().map(|option| option.text).collect();
    /// assert_eq!(options, ["1", "3"]);
    /// # Ok::<(), nimatron::text::ParseError>(())
    /// ```
    ///
    /// # Errors
    /// A bracket that is not closed.
    pub fn list(self) -> Result<Vec<Piece<'t>>, ParseError> {
        let Some(options) = self.options else { return Ok(Vec::new()) };
        let inside = options.text.strip_prefix('(');
        let inside = inside.and_then(|text| text.trim_end().strip_suffix(')'));
        let inside = inside.ok_or_else(|| {
            ParseError::new(say!("expected ')' at the end of the options"), options.span())
        })?;
        let inside = Piece { text: inside, start: options.start + 1 };
        let is_left = |option: &Piece<'t>| self.turn != Some(option.start);
        Ok(inside.list().filter(is_left).collect())
    }

    /// Takes the option `turn=…` out of the list: what is given, if it is there.
    pub(crate) fn take_turn(&mut self) -> Result<Option<Piece<'t>>, ParseError> {
        let turn = |option: Piece<'t>| {
            let (name, given) = option.split_once("=")?;
            (name.text.trim() == "turn").then_some((option.start, given.trimmed()))
        };
        let Some((at, given)) = self.list()?.into_iter().find_map(turn) else { return Ok(None) };
        self.turn = Some(at);
        Ok(Some(given))
    }
}

/// What is wrong with a text that is to be JSON, with what the message repeats of it cut.
pub fn json_error(error: &serde_json::Error) -> String {
    let message = error.to_string();
    let (wrong, expected) = match message.rsplit_once(", expected ") {
        Some((wrong, expected)) => (wrong, format!(", expected {expected}")),
        None => (&*message, String::new()),
    };
    match wrong.split_once(['`', '"']) {
        Some((what, quoted)) => {
            let quote = &wrong[what.len()..what.len() + 1];
            format!("{what}{quote}{}{expected}", excerpt(quoted))
        }
        None => message,
    }
}

/// Help for a name that is not known: the known words of which it is a part, or the nearest one.
pub fn suggested(name: &str, known: &[&str]) -> Option<String> {
    let wanted = name.trim().to_lowercase();
    // `chess` is too far from `dawson-chess` to be a slip.
    let parts = known.iter().filter(|word| word.split('-').any(|part| part == wanted));
    let parts = parts.map(|word| format!("'{word}'"));
    if let Some(parts) = parts.reduce(|before, word| say!("{} or {}", before, word)) {
        return Some(say!("did you mean {}?", parts));
    }
    let nearest = did_you_mean(&wanted, known.iter().copied())?;
    Some(say!("did you mean '{}'?", nearest))
}

/// The error for a word that names none of the `known` rulesets, with those of which it is a part or
/// a near spelling.
pub(crate) fn unknown_ruleset<'k>(
    name: Piece<'_>,
    known: impl IntoIterator<Item = &'k str>,
) -> ParseError {
    if name.text.is_empty() {
        return ParseError::new(say!("expected a ruleset before ':'"), name.span())
            .with_help(translated(POSITION_EXAMPLE));
    }
    let known: Vec<&str> = known.into_iter().chain(["misere", "normal"]).collect();
    let help = suggested(name.text, &known).unwrap_or_else(|| translated(POSITION_EXAMPLE));
    ParseError::new(say!("unknown ruleset '{}'", name.shown()), name.span()).with_help(help)
}
