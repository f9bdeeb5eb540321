//! Names of games with heaps, and sets instead of digits.

use std::fmt;
use std::str::FromStr;

use nimatron_nimber::say;
use nimatron_nimber::text::{ParseError, did_you_mean};

use super::{Code, Digit, MOST_DIGITS, Parts};
use crate::foundation::Piece;

/// Games that have names, with their codes.
const NAMED: [(&str, &str); 7] = [
    ("kayles", "0.77"),
    ("dawson-kayles", "0.07"),
    ("dawson-chess", "0.137"),
    ("grundy", "4!.0"),
    ("officers", "0.6"),
    ("lasker", "4.[3]"),
    ("nim", "0.[3]"),
];

/// Games given by a set of numbers: the name, the digit of a number in the
/// set, and that of all others.
const SETS: [(&str, u32, u32); 3] = [("subtraction", 3, 0), ("allbut", 0, 3), ("splittles", 7, 0)];

/// The rules of a game with heaps, as they were written: a code, a name, or a
/// set of numbers.
///
/// | written | code |
/// | --- | --- |
/// | `kayles` | `0.77` |
/// | `grundy` | `4!.0` |
/// | `subtraction(2,3)` | `0.033`: take 2 or 3 |
/// | `allbut(2,3)` | `0.300[3]`: take any number but 2 or 3 |
/// | `splittles(2,3)` | `0.077`: take 2 or 3, and break the rest in two or not |
///
/// ```
/// use nimatron::impartial::sequence::HeapRules;
/// let rules: HeapRules = "subtraction(3, 1)".parse()?;
/// assert_eq!(rules.to_string(), "subtraction(1,3)");
/// assert_eq!(rules.code().to_string(), "0.303");
/// # Ok::<(), nimatron::text::ParseError>(())
/// ```
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct HeapRules {
    written: String,
    code: Code,
}

impl HeapRules {
    /// The code of the game.
    pub fn code(&self) -> &Code {
        &self.code
    }
}

impl From<Code> for HeapRules {
    fn from(code: Code) -> HeapRules {
        HeapRules { written: code.to_string(), code }
    }
}

impl fmt::Display for HeapRules {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.written)
    }
}

impl FromStr for HeapRules {
    type Err = ParseError;

    /// Reads a code, a name or a set.
    ///
    /// # Errors
    /// What is wrong, and where.
    fn from_str(text: &str) -> Result<HeapRules, ParseError> {
        let piece = Piece::whole(text).trimmed();
        if let Some((_, code)) = NAMED.iter().find(|(name, _)| *name == piece.text) {
            return Ok(HeapRules { written: piece.text.into(), code: code.parse()? });
        }
        match piece.text.chars().next() {
            Some(letter) if letter.is_alphabetic() && !piece.text.contains('.') => set(piece),
            _ => {
                let code: Code =
                    piece.text.parse().map_err(|e: ParseError| e.shifted(piece.start))?;
                if code.raises() > 0 {
                    let message = say!(
                        "heaps would grow without bound: a digit further left than \
                         that before the point puts counters on"
                    );
                    return Err(ParseError::new(message, piece.span()));
                }
                Ok(code.into())
            }
        }
    }
}

/// Reads `subtraction(2,3)` and its like.
fn set(piece: Piece<'_>) -> Result<HeapRules, ParseError> {
    let (name, rest) = piece.text.split_once('(').unwrap_or((piece.text, ""));
    let name = name.trim_end();
    let Some(&(_, inside, outside)) = SETS.iter().find(|(known, ..)| *known == name) else {
        let known = NAMED.iter().map(|(known, _)| *known).chain(SETS.map(|(known, ..)| known));
        let help = match did_you_mean(name, known) {
            Some(nearest) => say!("did you mean {}?", nearest),
            None => say!(
                "rules are a code such as 0.77, a name such as kayles, or a set such as \
                 subtraction(1,3,4)"
            ),
        };
        let span = piece.start..piece.start + name.len();
        let shown = Piece { text: name, ..piece }.shown();
        return Err(
            ParseError::new(say!("unknown game with heaps '{}'", shown), span).with_help(help)
        );
    };
    let start = piece.start + piece.text.len() - rest.len();
    let Some(list) = rest.strip_suffix(')') else {
        let end = piece.span().end;
        let error = ParseError::new(say!("expected a set of numbers in parentheses"), end..end);
        return Err(error.with_help(say!("write {}(1,3,4)", name)));
    };
    let mut numbers = Vec::new();
    for number in (Piece { text: list, start }).list() {
        let digits = number.text.bytes().all(|byte| byte.is_ascii_digit());
        let value = number.text.parse().ok().filter(|&n| digits && 0 < n && n < MOST_DIGITS);
        numbers.push(value.ok_or_else(|| {
            let message = say!("expected a number from 1 to {}", MOST_DIGITS - 1);
            ParseError::new(message, number.span())
        })?);
    }
    numbers.sort_unstable();
    numbers.dedup();
    let last = numbers.last().copied().unwrap_or(0);
    let digit = |bits| Digit::from_bits(bits, Parts::Any);
    let mut digits = vec![digit(outside); last + 1];
    digits[0] = Digit::default();
    numbers.iter().for_each(|&number| digits[number] = digit(inside));
    let written: Vec<String> = numbers.iter().map(usize::to_string).collect();
    let written = format!("{name}({})", written.join(","));
    Ok(HeapRules { written, code: Code::new(Vec::new(), digits, vec![digit(outside)]) })
}
