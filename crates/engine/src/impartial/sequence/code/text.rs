//! Codes as they are written.

use std::fmt::{self, Write};

use super::{Code, Digit, Parts};

/// The digits that stand for sets of 0, …, 4 heaps.
pub(super) const DIGITS: &[u8; 32] = b"0123456789ABCDEFGHIJKLMNOPQRSTUV";

impl Parts {
    /// The mark behind a digit.
    fn mark(self) -> &'static str {
        match self {
            Parts::Any => "",
            Parts::Different => "!",
            Parts::NotAllEqual => "?",
            Parts::AllEqual => "=",
        }
    }
}

impl Digit {
    /// The kind that all numbers of heaps have in common.
    fn common(&self) -> Option<Parts> {
        let onwards = self.onwards.map(|(_, parts)| parts);
        let single = self.single.iter().filter(|&(&count, _)| count >= 2).map(|(_, &p)| p);
        let mut kinds = single.chain(onwards);
        let first = kinds.next().unwrap_or_default();
        kinds.all(|parts| parts == first).then_some(first)
    }
}

impl fmt::Display for Digit {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let common = self.common();
        let mark = common.unwrap_or_default().mark();
        if common.is_some() && self.onwards.is_some_and(|(from, _)| from == 0) {
            return write!(f, "*{mark}");
        }
        if common.is_some() && self.most().is_some_and(|most| most < 5) {
            let bits = self.single.keys().fold(0usize, |bits, count| bits | 1 << count);
            return write!(f, "{}{mark}", char::from(DIGITS[bits]));
        }
        let own = |parts: Parts| if common.is_some() { "" } else { parts.mark() };
        let mut comma = "";
        f.write_char('{')?;
        for (count, &parts) in &self.single {
            write!(f, "{comma}{count}{}", own(parts))?;
            comma = ",";
        }
        if let Some((from, parts)) = self.onwards {
            write!(f, "{comma}{from}{}+", own(parts))?;
        }
        write!(f, "}}{mark}")
    }
}

impl fmt::Display for Code {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let row = |f: &mut fmt::Formatter<'_>, digits: &[Digit]| {
            digits.iter().try_for_each(|digit| write!(f, "{digit}"))
        };
        for digit in self.raising.iter().rev() {
            write!(f, "{digit}")?;
        }
        write!(f, "{}.", self.digit(0))?;
        row(f, self.digits.get(1..).unwrap_or_default())?;
        if !self.repeated.is_empty() {
            f.write_char('[')?;
            row(f, &self.repeated)?;
            f.write_char(']')?;
        } else if self.digits.len() < 2 {
            f.write_char('0')?;
        }
        Ok(())
    }
}
