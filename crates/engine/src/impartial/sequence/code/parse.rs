//! Reading codes.

use std::collections::BTreeMap;
use std::str::FromStr;

use nimatron_nimber::text::ParseError;
use nimatron_nimber::text::language::{counted, translated};
use nimatron_nimber::{message, say};

use super::text::DIGITS;
use super::{Code, Digit, MOST_DIGITS, MOST_PARTS, Parts};

const EXAMPLE: &str = message!("a code looks like 0.77, 4.0 or 0.3F; 4!.0 is Grundy's game");

impl FromStr for Code {
    type Err = ParseError;

    /// Reads a code; a 0 before the point may be left out.
    ///
    /// # Errors
    /// What is wrong, and where; also for a move that would not make every
    /// heap smaller, so that the game need not end.
    fn from_str(text: &str) -> Result<Code, ParseError> {
        let mut reader = Reader { text, at: 0 };
        reader.spaces();
        let first = reader.at;
        let mut whole = reader.digits()?;
        if !reader.accept('.') {
            return Err(reader.unexpected(message!("a point")).with_help(translated(EXAMPLE)));
        }
        let units = reader.at - 1;
        let mut fraction = reader.digits()?;
        let repeats = reader.accept('[');
        let repeated = if repeats { reader.digits()? } else { Vec::new() };
        if repeats && (repeated.is_empty() || !reader.accept(']')) {
            let wanted = if repeated.is_empty() { message!("a digit") } else { "']'" };
            return Err(reader.unexpected(wanted));
        }
        if fraction.is_empty() && repeated.is_empty() {
            return Err(reader.unexpected(message!("a digit")).with_help(translated(EXAMPLE)));
        }
        reader.spaces();
        if reader.peek().is_some() {
            return Err(reader.unexpected(message!("the end of the code")));
        }
        whole.reverse();
        let raising = whole.split_off(whole.len().min(1));
        let mut digits = whole;
        digits.resize(1, Digit::default());
        digits.append(&mut fraction);
        if digits.len() + raising.len() + repeated.len() > MOST_DIGITS {
            let message = say!("a code has at most {} digits", MOST_DIGITS);
            return Err(ParseError::new(message, 0..text.len()));
        }
        let code = Code::new(raising, digits, repeated);
        match code.endless() {
            Some(reason) => Err(ParseError::new(reason, first..units)),
            None => Ok(code),
        }
    }
}

impl Code {
    /// Why a player need never come to an end, if so.
    fn endless(&self) -> Option<String> {
        (0..=self.raising.len()).find_map(|put_on| {
            let digit = self.digit(-(put_on as i64));
            // Of `count` heaps one may have n + put_on − (count − 1) counters.
            let (count, _) = digit.counts(put_on as u64 + 1).next()?;
            Some(match (put_on, count) {
                (0, 0) => {
                    say!("the digit before the point allows to take nothing and leave nothing")
                }
                (0, _) => say!(
                    "the digit before the point allows to leave a heap as it is: \
                     the game would not end"
                ),
                _ => say!(
                    "heaps would grow without bound: a move may put {} on a heap and leave {}",
                    put_on,
                    counted(count, "heap")
                ),
            })
        })
    }
}

struct Reader<'t> {
    text: &'t str,
    at: usize,
}

impl Reader<'_> {
    fn peek(&self) -> Option<char> {
        self.text[self.at..].chars().next()
    }

    fn accept(&mut self, wanted: char) -> bool {
        let found = self.peek() == Some(wanted);
        if found {
            self.at += wanted.len_utf8();
        }
        found
    }

    fn spaces(&mut self) {
        while self.accept(' ') {}
    }

    fn unexpected(&self, wanted: &str) -> ParseError {
        let wanted = translated(wanted);
        match self.peek() {
            None => ParseError::new(say!("expected {}", wanted), self.at..self.at),
            Some(found) => {
                let shown = if found.is_alphanumeric() {
                    say!("'{}' is no digit: the digits are 0 to 9 and A to V", found)
                } else {
                    say!("expected {}, found '{}'", wanted, found)
                };
                ParseError::new(shown, self.at..self.at + found.len_utf8())
            }
        }
    }

    /// Digits as long as there are some.
    fn digits(&mut self) -> Result<Vec<Digit>, ParseError> {
        let mut row = Vec::new();
        while let Some(digit) = self.digit()? {
            row.push(digit);
        }
        Ok(row)
    }

    fn digit(&mut self) -> Result<Option<Digit>, ParseError> {
        if self.accept('{') {
            return self.braces().map(Some);
        }
        if self.accept('*') {
            let parts = self.mark();
            return Ok(Some(Digit::new(BTreeMap::new(), Some((0, parts.unwrap_or_default())))));
        }
        let Some(letter) = self.peek() else { return Ok(None) };
        let upper = letter.to_ascii_uppercase();
        let Some(bits) = DIGITS.iter().position(|&digit| char::from(digit) == upper) else {
            return Ok(None);
        };
        self.at += letter.len_utf8();
        let parts = self.mark().unwrap_or_default();
        Ok(Some(Digit::from_bits(bits as u32, parts)))
    }

    fn mark(&mut self) -> Option<Parts> {
        let marks = [('!', Parts::Different), ('?', Parts::NotAllEqual), ('=', Parts::AllEqual)];
        marks.into_iter().find(|&(mark, _)| self.accept(mark)).map(|(_, parts)| parts)
    }

    /// What stands between braces: `0,2!,5+}=`.
    fn braces(&mut self) -> Result<Digit, ParseError> {
        let mut single = BTreeMap::new();
        let mut onwards = None;
        loop {
            let start = self.at;
            let count = self.number()?;
            let own = self.mark();
            let marked = (count, own);
            let repeated = onwards.is_some() || single.contains_key(&count);
            if repeated {
                let message = say!("{} heaps are allowed twice", count);
                return Err(ParseError::new(message, start..self.at));
            }
            if self.accept('+') {
                if single.keys().any(|&other| other > count) {
                    let message = say!("{}+ already allows more heaps", count);
                    return Err(ParseError::new(message, start..self.at));
                }
                onwards = Some(marked);
            } else {
                single.insert(marked.0, marked.1);
            }
            if self.accept('}') {
                break;
            }
            if !self.accept(',') {
                return Err(self.unexpected(message!("',' or '}'")));
            }
        }
        let common = self.mark().unwrap_or_default();
        let resolve = |own: Option<Parts>| own.unwrap_or(common);
        let single = single.into_iter().map(|(count, own)| (count, resolve(own))).collect();
        Ok(Digit::new(single, onwards.map(|(from, own)| (from, resolve(own)))))
    }

    fn number(&mut self) -> Result<u32, ParseError> {
        let start = self.at;
        while self.peek().is_some_and(|letter| letter.is_ascii_digit()) {
            self.at += 1;
        }
        let written = &self.text[start..self.at];
        if written.is_empty() {
            return Err(self.unexpected(message!("a number of heaps")));
        }
        written.parse().ok().filter(|&count| count <= MOST_PARTS).ok_or_else(|| {
            let message = say!("a move leaves at most {} heaps by number", MOST_PARTS);
            ParseError::new(message, start..self.at)
        })
    }
}
