//! Digits of natural numbers, and the mex of a set of numbers.

use std::fmt;

use dashu_int::fast_div::ConstDivisor;
use dashu_int::ops::{BitTest, DivRem};
use nimatron_nimber::text::{ParseError, Span};
use nimatron_nimber::{Natural, Ordinal, say};

use super::functions::Arguments;
use super::operators::{Refusal, mixed};
use super::value::Value;

/// Digits beyond 9 are letters up to this base; in larger bases digits are numbers between commas.
const LETTERS: u8 = 36;

/// Bits of a number whose digits are found one by one.
const LONGEST: usize = 1 << 17;

/// The digits of a natural number in some base.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct Digits {
    /// At least one, the highest first.
    digits: Vec<Natural>,
    base: Natural,
}

impl Digits {
    /// The digits of `number` in a base from 2 up.
    ///
    /// Quadratic in the length of the number, unless the base is a power of two or ten.
    fn of(number: &Natural, base: &Natural) -> Digits {
        let written = u8::try_from(base).ok().filter(|base| *base <= LETTERS);
        if let Some(text) = written.map(|base| number.in_radix(base).to_string()) {
            let value =
                |digit: char| Natural::from(digit.to_digit(LETTERS.into()).unwrap_or_default());
            return Digits { digits: text.chars().map(value).collect(), base: base.clone() };
        }
        let divisor = ConstDivisor::new(base.clone());
        let (mut rest, mut digits) = (number.clone(), Vec::new());
        while digits.is_empty() || !rest.is_zero() {
            let (quotient, digit) = rest.div_rem(&divisor);
            digits.push(digit);
            rest = quotient;
        }
        digits.reverse();
        Digits { digits, base: base.clone() }
    }

    /// How many digits there are.
    pub fn size(&self) -> u64 {
        self.digits.len() as u64
    }
}

impl fmt::Display for Digits {
    /// As `1011000`; in a base above 36 as `4, 15`.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let has_letters = self.base <= Natural::from(LETTERS);
        for (place, digit) in self.digits.iter().enumerate() {
            match has_letters {
                true => write!(f, "{}", digit.in_radix(LETTERS))?,
                false if place == 0 => write!(f, "{digit}")?,
                false => write!(f, ", {digit}")?,
            }
        }
        Ok(())
    }
}

/// The digits of the first argument in a base.
fn digits_in(call: &mut Arguments<'_>, base: &Natural) -> Result<Value, ParseError> {
    let number = call.natural(0)?;
    if number.bit_len() > LONGEST {
        let refusal = Refusal::new(say!("a number of more than {} bits", LONGEST));
        return Err(call.error_at(0, refusal));
    }
    let words = (number.bit_len() as u64).div_ceil(64);
    call.spend(words.saturating_mul(words).saturating_add(number.bit_len() as u64))?;
    Ok(Value::Digits(Digits::of(&number, base)))
}

pub(super) fn binary(call: &mut Arguments<'_>) -> Result<Value, ParseError> {
    digits_in(call, &Natural::from(2u8))
}

pub(super) fn digits(call: &mut Arguments<'_>) -> Result<Value, ParseError> {
    let base = call.natural(1)?;
    if base <= Natural::ONE {
        return Err(call.error_at(1, Refusal::new(say!("a base is a number from 2 up"))));
    }
    digits_in(call, &base)
}

/// The least ordinal, or nimber, that is none of the arguments.
pub(super) fn mex(call: &mut Arguments<'_>) -> Result<Value, ParseError> {
    let mut kind: Option<&Value> = None;
    let mut is_present = vec![false; call.values.len()];
    for (index, (value, _)) in call.values.iter().enumerate() {
        let height = match value {
            Value::Ordinal(height) | Value::Base2(height) => height,
            Value::Nimber(nimber) => nimber.height(),
            other => return Err(call.expected(index, say!("an ordinal or a nimber"), other)),
        };
        // Both the ordinal 0 and the nimber 0 are written 0.
        if !height.is_zero() {
            let first = kind.get_or_insert(value);
            if matches!(first, Value::Nimber(_)) != matches!(value, Value::Nimber(_)) {
                return Err(call.error_at(index, mixed(first, value)));
            }
        }
        // A mex is at most the number of the values.
        let place = height.to_u64().and_then(|height| usize::try_from(height).ok());
        if let Some(seen) = place.and_then(|place| is_present.get_mut(place)) {
            *seen = true;
        }
    }
    let mex = is_present.iter().position(|present| !present).unwrap_or(is_present.len());
    let mex = Ordinal::from(mex);
    Ok(match kind {
        Some(Value::Nimber(_)) => Value::Nimber(mex.into()),
        _ => Value::Ordinal(mex),
    })
}

/// The elements of a set in braces with their places, if the text is one: no bar divides it.
pub(super) fn elements(text: &str) -> Option<Vec<(Span, &str)>> {
    let inside = ["{", "\\{"].iter().zip(["}", "\\}"]).find_map(|(open, close)| {
        let inside = text.strip_prefix(open)?.strip_suffix(close)?;
        Some((open.len(), inside))
    });
    let (start, inside) = inside?;
    let mut elements = Vec::new();
    let (mut depth, mut from) = (0_usize, 0);
    for (at, char) in inside.char_indices() {
        match char {
            '{' | '(' | '[' => depth += 1,
            '}' | ')' | ']' => depth = depth.checked_sub(1)?,
            '|' | '‖' | '∥' if depth == 0 => return None,
            ',' if depth == 0 => {
                elements.push((start + from..start + at, &inside[from..at]));
                from = at + 1;
            }
            _ => {}
        }
    }
    if !inside.trim().is_empty() {
        elements.push((start + from..start + inside.len(), &inside[from..]));
    }
    Some(elements)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn digits_stand_for_their_number() {
        for (number, base, text) in [
            (88u32, 2u32, "1011000"),
            (14, 3, "112"),
            (0, 7, "0"),
            (255, 16, "ff"),
            (35, 36, "z"),
            (255, 60, "4, 15"),
            (37, 37, "1, 0"),
        ] {
            let digits = Digits::of(&number.into(), &base.into());
            assert_eq!(digits.to_string(), text);
            let value = digits.digits.iter().fold(Natural::ZERO, |sum, digit| sum * base + digit);
            assert_eq!(value, Natural::from(number));
        }
    }

    #[test]
    fn sets_are_taken_apart_at_their_own_commas() {
        let shown = |text| {
            let elements = elements(text)?;
            Some(elements.into_iter().map(|(_, text)| text.trim()).collect::<Vec<_>>().join(";"))
        };
        assert_eq!(shown("{0, 1,{2|3},f(4,5)}").as_deref(), Some("0;1;{2|3};f(4,5)"));
        assert_eq!(shown("{ }").as_deref(), Some(""));
        assert_eq!(shown("{0,1|2}"), None);
        assert_eq!(shown("^"), None);
        assert_eq!(elements("{7, 12}").map(|found| found[1].0.clone()), Some(3..6));
    }
}
