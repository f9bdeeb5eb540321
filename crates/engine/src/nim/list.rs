//! Lists of piles, as they are written here and as papers write them.
//!
//! Canonical is `1, w+3, e0`. Read as well, with a note, are lists
//!
//! - in brackets or as a formula: `[2,2]`, `(3, 5)`, `$$1\qquad\omega$$`;
//! - divided by `;`, `&`, `\\`, `\quad`, `\qquad`, the word "and", or by blanks between two piles;
//! - of natural numbers joined by `+`, as in Hamkins's "the position 1+2+3".
//!
//! Trap: `3 w` is two piles, and `w + 3` one: a blank divides only where one pile can end and the
//! next can begin.

use nimatron_nimber::ordinal::notation::GRAMMAR;
use nimatron_nimber::say;
use nimatron_nimber::text::language::{counted, translated};
use nimatron_nimber::text::lexer::{Symbol, Token, TokenKind, is_family, tokens};
use nimatron_nimber::text::{ExprKind, Note, Operator, ParseError, Reading, index_notes};
use nimatron_nimber::{Natural, Ordinal};

use super::Piles;
use crate::foundation::{POSITION_EXAMPLE, Piece};

const MAX_PILES: usize = 1 << 24;
/// The most symbols in the base-2 forms of all piles beyond a machine word: the
/// table of powers of two must fit into memory.
const MAX_TABLE: u64 = 1 << 25;

/// What may divide piles.
const DIVIDERS: [&str; 7] = [",", ";", "&", "\\qquad", "\\quad", "\\\\", " and "];

/// The dividers that demand a pile on either side.
const DEMANDING: [&str; 2] = [",", ";"];

/// What may stand around a list, and around a pile in it.
const AROUND: [(&str, &str); 9] = [
    ("$$", "$$"),
    ("$", "$"),
    ("\\[", "\\]"),
    ("\\(", "\\)"),
    ("\\left(", "\\right)"),
    ("\\{", "\\}"),
    ("[", "]"),
    ("(", ")"),
    ("{", "}"),
];

/// The ordinal that a piece of a text is.
pub(super) fn ordinal(piece: Piece<'_>) -> Result<Ordinal, ParseError> {
    // Long rows of ordinary piles are read at the speed of their digits.
    const WORD_DIGITS: usize = 20;
    if piece.text.len() <= WORD_DIGITS && piece.text.bytes().all(|byte| byte.is_ascii_digit()) {
        if let Ok(word) = piece.text.parse::<u64>() {
            return Ok(word.into());
        }
    }
    let ordinal: Ordinal =
        piece.text.parse().map_err(|error: ParseError| error.shifted(piece.start))?;
    if ordinal.base2_size() > MAX_TABLE {
        return Err(too_many_powers(piece));
    }
    Ok(ordinal)
}

fn too_many_powers(piece: Piece<'_>) -> ParseError {
    ParseError::new(say!("the piles up to here consist of too many powers of two"), piece.span())
        .with_help(say!("their table may have up to {} symbols", MAX_TABLE))
}

/// The piles of a list.
pub(super) fn piles_of(list: Piece<'_>) -> Result<Reading<Piles>, ParseError> {
    let whole = list.trimmed();
    let inside = bare(whole);
    let mut found = Found { was_respelled: inside.text != whole.text, ..Found::default() };
    let mut rest = Some(inside);
    let mut last: Option<&str> = None;
    while let Some(piece) = rest {
        let (piece, divider, after) = divided(piece);
        let is_alone = last.is_none() && divider.is_none();
        let demanding = [last, divider].into_iter().flatten().find(|sign| DEMANDING.contains(sign));
        if !piece.text.is_empty() {
            found.read(piece, is_alone)?;
        } else if demanding.is_some() || divider.is_none() && found.piles.is_empty() {
            let message = match last {
                Some(sign) => say!("expected a pile after '{}'", sign),
                None => say!("expected a pile"),
            };
            let place = piece.start.min(list.span().end);
            return Err(
                ParseError::new(message, place..place).with_help(translated(POSITION_EXAMPLE))
            );
        }
        found.was_respelled |= divider.is_some_and(|divider| divider != ",");
        (last, rest) = (divider, after);
    }
    let Found { piles, mut notes, was_respelled, .. } = found;
    if was_respelled && notes.is_empty() && piles.len() > 1 {
        notes.push(Note::new(say!("read as {}", listed(&piles)), whole.span()));
    }
    notes.extend(index_notes(list.text).into_iter().map(|note| note.shifted(list.start)));
    Ok(Reading { value: piles.into_iter().collect(), notes })
}

/// The piles read so far.
#[derive(Default)]
struct Found {
    piles: Vec<Ordinal>,
    notes: Vec<Note>,
    table: u64,
    /// Whether the list is not written as this library writes it.
    was_respelled: bool,
}

impl Found {
    /// Reads a piece between two dividers: a pile, or several side by side.
    fn read(&mut self, piece: Piece<'_>, is_alone: bool) -> Result<(), ParseError> {
        let inside = bare(piece);
        self.was_respelled |= inside.text != piece.text;
        let piece = inside;
        if piece.text.starts_with(|c: char| c.is_ascii_digit()) && piece.text.contains('+') {
            if let Some(summands) = summands(piece) {
                return self.sum(piece, summands, is_alone);
            }
        }
        let error = match ordinal(piece) {
            Ok(pile) => return self.push(pile, piece),
            Err(error) => error,
        };
        let pieces = side_by_side(piece);
        if pieces.len() < 2 {
            return Err(error);
        }
        self.was_respelled = true;
        for piece in pieces {
            self.push(ordinal(piece)?, piece)?;
        }
        Ok(())
    }

    /// A sum that begins with a natural number: piles, or one pile that could be meant otherwise.
    fn sum(
        &mut self,
        piece: Piece<'_>,
        summands: Vec<Option<Natural>>,
        is_alone: bool,
    ) -> Result<(), ParseError> {
        let pile = ordinal(piece)?;
        let naturals: Option<Vec<Natural>> = summands.iter().cloned().collect();
        let message = match naturals {
            Some(naturals) if is_alone => {
                let piles: Vec<Ordinal> = naturals.into_iter().map(Ordinal::from).collect();
                let message = say!(
                    "read as {}; one pile of height {} is written {}",
                    listed(&piles),
                    pile.to_string(),
                    pile.to_string()
                );
                self.notes.push(Note::new(message, piece.span()));
                return piles.into_iter().try_for_each(|pile| self.push(pile, piece));
            }
            None if !pile.is_finite() && summands[0] != Some(Natural::ZERO) => say!(
                "'{}' is read as one pile of height {}: what stands before a larger power \
                 of w vanishes",
                piece.shown(),
                pile.to_string()
            ),
            _ => say!("'{}' is read as one pile of height {}", piece.shown(), pile.to_string()),
        };
        self.notes.push(Note::new(message, piece.span()));
        self.push(pile, piece)
    }

    fn push(&mut self, pile: Ordinal, piece: Piece<'_>) -> Result<(), ParseError> {
        if self.piles.len() == MAX_PILES {
            let message = say!("more than {} piles", MAX_PILES);
            return Err(ParseError::new(message, piece.span()));
        }
        if pile.to_u64().is_none() {
            self.table = self.table.saturating_add(pile.base2_size());
        }
        if self.table > MAX_TABLE {
            return Err(too_many_powers(piece));
        }
        self.piles.push(pile);
        Ok(())
    }
}

/// The piece without brackets and dollars around the whole of it.
fn bare(piece: Piece<'_>) -> Piece<'_> {
    // Of a longer row of brackets nobody is served by reading it.
    const MOST: usize = 4;
    let mut piece = piece.trimmed();
    if piece.text.starts_with(|c: char| c.is_ascii_alphanumeric()) {
        return piece;
    }
    for _ in 0..MOST {
        let inside = AROUND.iter().find_map(|(open, close)| {
            let inside = piece.text.strip_prefix(open)?.strip_suffix(close)?;
            let start = piece.start + open.len();
            encloses(inside).then(|| Piece { text: inside, start }.trimmed())
        });
        match inside {
            Some(inside) => piece = inside,
            None => break,
        }
    }
    piece
}

/// Whether no bracket around this text is closed within it, nor any dollar.
fn encloses(inside: &str) -> bool {
    let mut depth = 0_usize;
    for byte in inside.bytes() {
        match byte {
            b'(' | b'[' | b'{' => depth += 1,
            b')' | b']' | b'}' => match depth.checked_sub(1) {
                Some(less) => depth = less,
                None => return false,
            },
            b'$' => return false,
            _ => {}
        }
    }
    depth == 0
}

/// The piece before the first divider, the divider, and what stands behind it.
fn divided(piece: Piece<'_>) -> (Piece<'_>, Option<&'static str>, Option<Piece<'_>>) {
    let mut depth = 0_usize;
    for (at, byte) in piece.text.bytes().enumerate() {
        match byte {
            b'(' | b'[' | b'{' => depth += 1,
            b')' | b']' | b'}' => depth = depth.saturating_sub(1),
            b',' | b';' | b'&' | b'\\' | b' ' if depth == 0 => {
                // In LaTeX `\,` and `\;` are spaces within a pile.
                let is_space = at > 0 && piece.text.as_bytes()[at - 1] == b'\\';
                let found = DIVIDERS.iter().find(|divider| piece.text[at..].starts_with(**divider));
                if let Some(divider) = found.filter(|_| !is_space) {
                    let before = Piece { text: &piece.text[..at], start: piece.start };
                    let end = at + divider.len();
                    let after = Piece { text: &piece.text[end..], start: piece.start + end };
                    return (before.trimmed(), Some(divider), Some(after));
                }
            }
            _ => {}
        }
    }
    (piece.trimmed(), None, None)
}

/// The terms of a sum whose first term is a natural number, each as the natural number that it is,
/// if it is one; none for anything else.
fn summands(piece: Piece<'_>) -> Option<Vec<Option<Natural>>> {
    let expression = GRAMMAR.parse(piece.text).ok()?;
    let ExprKind::Chain { first, rest } = expression.kind else { return None };
    if rest.iter().any(|link| link.operator != Operator::Add) {
        return None;
    }
    let natural = |kind: ExprKind| match kind {
        ExprKind::Natural(natural) => Some(natural),
        _ => None,
    };
    let terms = std::iter::once(first.kind).chain(rest.into_iter().map(|link| link.operand.kind));
    let terms: Vec<Option<Natural>> = terms.map(natural).collect();
    terms[0].is_some().then_some(terms)
}

/// The pieces of a text that stand side by side with blanks between them.
fn side_by_side(piece: Piece<'_>) -> Vec<Piece<'_>> {
    let Ok(tokens) = tokens(piece.text) else { return Vec::new() };
    let mut pieces = Vec::new();
    let mut start = 0;
    let mut depth = 0_usize;
    for pair in tokens.windows(2) {
        let [last, next] = pair else { continue };
        match last.kind {
            TokenKind::Symbol(Symbol::Open | Symbol::OpenBrace) => depth += 1,
            TokenKind::Symbol(Symbol::Close | Symbol::CloseBrace) => {
                depth = depth.saturating_sub(1)
            }
            _ => {}
        }
        let is_apart = piece.text[last.span.end..next.span.start].contains([' ', '\t', '\u{a0}']);
        if depth == 0 && is_apart && ends_value(last) && begins_value(last, next) {
            let end = next.span.start;
            pieces.push(
                Piece { text: &piece.text[start..end], start: piece.start + start }.trimmed(),
            );
            start = end;
        }
    }
    pieces.push(Piece { text: &piece.text[start..], start: piece.start + start }.trimmed());
    pieces
}

fn ends_value(token: &Token<'_>) -> bool {
    matches!(
        token.kind,
        TokenKind::Natural(_)
            | TokenKind::Word(_)
            | TokenKind::Index(_)
            | TokenKind::Symbol(Symbol::Close | Symbol::CloseBrace)
    )
}

/// Whether a pile begins with a token, and not an argument of the function before it.
fn begins_value(last: &Token<'_>, next: &Token<'_>) -> bool {
    let is_function = matches!(last.kind, TokenKind::Word(word) if !is_family(word));
    match next.kind {
        TokenKind::Natural(_) | TokenKind::Word(_) => true,
        TokenKind::Symbol(Symbol::Open) => !is_function,
        _ => false,
    }
}

/// Piles in a note: `three piles 1, 2, 3`.
fn listed(piles: &[Ordinal]) -> String {
    const LONGEST: usize = 60;
    let count = match piles.len() {
        0 => say!("no piles"),
        1 => say!("one pile"),
        2 => say!("two piles"),
        3 => say!("three piles"),
        4 => say!("four piles"),
        5 => say!("five piles"),
        6 => say!("six piles"),
        7 => say!("seven piles"),
        8 => say!("eight piles"),
        many => return counted(many, "pile"),
    };
    let texts: Vec<String> = piles.iter().map(ToString::to_string).collect();
    let list = texts.join(", ");
    if list.len() > LONGEST { count } else { format!("{count} {list}") }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn read(text: &str) -> (String, Vec<String>) {
        let reading = piles_of(Piece::whole(text)).unwrap_or_else(|error| {
            panic!("{}", error.render(text));
        });
        let piles: Vec<String> = reading.value.iter().map(|pile| pile.to_string()).collect();
        (piles.join(", "), reading.notes.into_iter().map(|note| note.message).collect())
    }

    #[test]
    fn canonical_lists_have_no_notes() {
        for text in ["3, 5, 7", "1, w+3, w^(w+3)+w^w*3+w*5+7, e0, w1", "w_2, phi(2,0)", "0", "3,5"]
        {
            assert!(read(text).1.is_empty(), "{text}");
        }
        assert_eq!(read("w+3").0, "w+3");
    }

    #[test]
    fn lists_of_papers() {
        let challenge = r"$$1\qquad \omega+3\qquad \omega^\omega+5 \qquad
            \omega^{\omega+3}+\omega^\omega\cdot3+\omega\cdot 5+7\qquad \epsilon_0\qquad\omega_1$$";
        let expected = "1, w+3, w^w+5, w^(w+3)+w^w*3+w*5+7, e0, w1";
        assert_eq!(read(challenge).0, expected);
        assert_eq!(read(challenge).1, [format!("read as six piles {expected}")]);
        for (text, piles) in [
            ("[2,2]", "2, 2"),
            ("(3, 5, 7)", "3, 5, 7"),
            ("{1,2}", "1, 2"),
            (r"\left(1, 2\right)", "1, 2"),
            (r"$1$, $\omega+3$", "1, w+3"),
            ("1; 2; 3", "1, 2, 3"),
            (r"1 & 2 & 3 \\", "1, 2, 3"),
            ("3 5 7", "3, 5, 7"),
            ("1 w+3 w^w + 5 e0 w1", "1, w+3, w^w+5, e0, w1"),
            ("w (3) 5", "w, 3, 5"),
            ("phi (2,0) 3", "phi(2,0), 3"),
            ("1, 2 and 3", "1, 2, 3"),
            (r"\omega\,+\;3, 2", "w+3, 2"),
        ] {
            let (read, notes) = read(text);
            assert_eq!(
                (read.as_str(), notes.len()),
                (piles, usize::from(!text.contains("\\,"))),
                "{text}"
            );
        }
    }

    #[test]
    fn sums_of_natural_numbers() {
        let (piles, notes) = read("1+2+3");
        assert_eq!(piles, "1, 2, 3");
        assert_eq!(notes, ["read as three piles 1, 2, 3; one pile of height 6 is written 6"]);
        let (piles, notes) = read("1+2, 3");
        assert_eq!(piles, "3, 3");
        assert_eq!(notes, ["'1+2' is read as one pile of height 3"]);
        let (piles, notes) = read("1+w+3");
        assert_eq!(piles, "w+3");
        assert!(notes[0].starts_with("'1+w+3' is read as one pile of height w+3"));
        let (piles, notes) = read("w5, 2*3+1");
        assert_eq!(piles, "w_5, 7");
        assert!(notes[0].starts_with("'w5' is read as"));
    }

    #[test]
    fn what_is_missing_is_still_missed() {
        for text in
            ["", "3,", ",3", "3,,5", "3;;5", "[2,2", "2,2]", "w+, 5", "3 x", "$3", "\\qquad"]
        {
            assert!(piles_of(Piece::whole(text)).is_err(), "{text}");
        }
    }
}
