//! Codes of take-and-break games: octal, hexadecimal and beyond.
//!
//! A code is a row of digits … d₀ . d₁ d₂ d₃ …. The digit d_k says into how
//! many heaps a heap of n may be turned that together hold n − k: bit i of the
//! number d_k stands for i heaps, none of them empty. So `0.3` takes one
//! counter from a heap, `0.77` takes one or two and may break the rest in two,
//! `4.0` only breaks.
//!
//! | written | a move may leave |
//! | --- | --- |
//! | `0`–`9`, `A`–`V` | the numbers of heaps whose bits are set (up to four) |
//! | `{0,2,5}` | 0, 2 or 5 heaps |
//! | `{2+}`, `*` | two heaps or more; any number of heaps |
//! | `7!` | heaps that are all different |
//! | `7?` | heaps that are not all equal |
//! | `7=` | heaps that are all equal |
//! | `{2!,3+}` | the marks may be given for single numbers of heaps |
//! | `0.3[01]` | the digits in brackets repeat for ever |
//!
//! Marks say nothing about fewer than two heaps. Digits further left than d₀
//! put counters on: `80.0` turns 7 into 1, 1 and 6.
//!
//! The notation is that of CGSuite; it extends the one of Guy and Smith
//! (*Winning Ways*, ch. 4, for octal and hexadecimal codes).

mod cousins;
mod options;
mod parse;
mod rules;
mod text;

use std::collections::BTreeMap;

use super::{Digits, Split};

pub use options::Partitions;
pub use rules::HeapRules;

/// Most digits that a code may have.
pub const MOST_DIGITS: usize = 1 << 16;
/// Most heaps that a digit may name.
pub const MOST_PARTS: u32 = 9_999;

/// The code of a take-and-break game, always in normal form: no digit that
/// says nothing, no repetition that could be shorter, no mark without need.
///
/// `Eq` means the same normal form; different codes may still be games with
/// the same values.
///
/// ```
/// use nimatron::impartial::sequence::Code;
///
/// let kayles: Code = "0.77".parse()?;
/// let left: Vec<Vec<u64>> = kayles.options(3).collect();
/// assert_eq!(left, [vec![2], vec![1, 1], vec![1]]);
/// assert_eq!("0.{1,2!}0".parse::<Code>()?.to_string(), "0.6!");
/// # Ok::<(), nimatron::text::ParseError>(())
/// ```
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct Code {
    /// d₋₁, d₋₂, …
    raising: Vec<Digit>,
    /// d₀, d₁, …
    digits: Vec<Digit>,
    /// What follows them again and again; empty for a code that ends.
    repeated: Vec<Digit>,
}

/// The numbers of heaps that a digit allows, and which heaps they may be.
#[derive(Clone, Debug, Default, PartialEq, Eq, Hash)]
pub struct Digit {
    single: BTreeMap<u32, Parts>,
    /// All numbers of heaps from this one on.
    onwards: Option<(u32, Parts)>,
}

/// Which heaps a move may leave, of those with the right sum.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub enum Parts {
    /// Any heaps.
    #[default]
    Any,
    /// Heaps that are all different: `!`.
    Different,
    /// Heaps that are not all equal: `?`.
    NotAllEqual,
    /// Heaps that are all equal: `=`.
    AllEqual,
}

impl Parts {
    /// The kind, as far as it says something about this number of heaps.
    fn of(self, count: u32) -> Parts {
        if count < 2 { Parts::Any } else { self }
    }
}

impl Digit {
    /// The digit that allows what the bits of a number say: bit i for i heaps.
    pub fn from_bits(bits: u32, parts: Parts) -> Digit {
        let counts = (0..u32::BITS).filter(|i| bits >> i & 1 == 1);
        Digit { single: counts.map(|i| (i, parts.of(i))).collect(), onwards: None }
    }

    /// The digit with given numbers of heaps, and all from some number on.
    fn new(single: BTreeMap<u32, Parts>, onwards: Option<(u32, Parts)>) -> Digit {
        let single = single.into_iter().map(|(count, parts)| (count, parts.of(count)));
        let mut digit = Digit { single: single.collect(), onwards };
        let Some((mut from, parts)) = onwards else { return digit };
        while from > 0 && digit.single.get(&(from - 1)) == Some(&parts.of(from - 1)) {
            from -= 1;
        }
        digit.single.retain(|&count, _| count < from);
        digit.onwards = Some((from, parts));
        digit
    }

    /// Which heaps may be left if there are `count` of them; `None` if that
    /// number is not allowed.
    pub fn parts(&self, count: u64) -> Option<Parts> {
        match self.onwards {
            Some((from, parts)) if count >= u64::from(from) => {
                Some(if count < 2 { Parts::Any } else { parts })
            }
            _ => u32::try_from(count).ok().and_then(|count| self.single.get(&count).copied()),
        }
    }

    /// The numbers of heaps allowed, ascending, up to `most`.
    pub fn counts(&self, most: u64) -> impl Iterator<Item = (u64, Parts)> + '_ {
        let single = self.single.iter().map(|(&count, &parts)| (u64::from(count), parts));
        let onwards = self.onwards.into_iter().flat_map(move |(from, parts)| {
            (u64::from(from)..=most).map(move |c| (c, if c < 2 { Parts::Any } else { parts }))
        });
        single.take_while(move |&(count, _)| count <= most).chain(onwards)
    }

    /// The numbers of heaps that are named one by one, ascending.
    pub fn single(&self) -> impl Iterator<Item = (u32, Parts)> + '_ {
        self.single.iter().map(|(&count, &parts)| (count, parts))
    }

    /// The number from which on all are allowed.
    pub fn onwards(&self) -> Option<(u32, Parts)> {
        self.onwards
    }

    /// Whether the digit allows nothing.
    pub fn is_zero(&self) -> bool {
        self.single.is_empty() && self.onwards.is_none()
    }

    /// The largest number of heaps, and `None` if there is no largest.
    pub fn most(&self) -> Option<u32> {
        match self.onwards {
            Some(_) => None,
            None => Some(self.single.keys().next_back().copied().unwrap_or(0)),
        }
    }

    /// The bits of the numbers of heaps if they all are below 16 and of the
    /// given kind.
    fn bits(&self, kind: impl Fn(u32, Parts) -> bool) -> Option<u16> {
        let fits = self.onwards.is_none()
            && self.single.iter().all(|(&count, &parts)| count < 16 && kind(count, parts));
        fits.then(|| self.single.keys().fold(0, |bits, count| bits | 1 << count))
    }
}

impl Code {
    /// The code with the digits d₀, d₁, …, after which `repeated` follows
    /// again and again; `raising` are the digits d₋₁, d₋₂, ….
    fn new(mut raising: Vec<Digit>, mut digits: Vec<Digit>, mut repeated: Vec<Digit>) -> Code {
        let strip = |digits: &mut Vec<Digit>| {
            while digits.last().is_some_and(Digit::is_zero) {
                digits.pop();
            }
        };
        strip(&mut raising);
        if repeated.iter().all(Digit::is_zero) {
            repeated.clear();
            strip(&mut digits);
            return Code { raising, digits, repeated };
        }
        let length = repeated.len();
        let shortest = (1..length)
            .find(|p| length % p == 0 && (*p..length).all(|i| repeated[i] == repeated[i - p]));
        repeated.truncate(shortest.unwrap_or(length));
        while digits.len() > 1 && digits.last() == repeated.last() {
            digits.pop();
            repeated.rotate_right(1);
        }
        while repeated[0].is_zero() {
            digits.push(Digit::default());
            repeated.rotate_left(1);
        }
        Code { raising, digits, repeated }
    }

    /// The digit d_k.
    ///
    /// ```
    /// use nimatron::impartial::sequence::Code;
    /// let code: Code = "0.7[03]".parse()?;
    /// assert!(code.digit(8).is_zero());
    /// assert_eq!(code.digit(9).most(), Some(1));
    /// # Ok::<(), nimatron::text::ParseError>(())
    /// ```
    pub fn digit(&self, k: i64) -> &Digit {
        static ZERO: Digit = Digit { single: BTreeMap::new(), onwards: None };
        let place = usize::try_from(k.unsigned_abs()).unwrap_or(usize::MAX);
        if k < 0 {
            return self.raising.get(place - 1).unwrap_or(&ZERO);
        }
        match (self.digits.get(place), self.repeated.len()) {
            (Some(digit), _) => digit,
            (None, 0) => &ZERO,
            (None, length) => &self.repeated[(place - self.digits.len()) % length],
        }
    }

    /// The index of the last digit that is not 0; 0 if there is none, `None`
    /// if the digits go on for ever.
    pub fn last(&self) -> Option<u64> {
        self.repeated.is_empty().then(|| (self.digits.len() as u64).saturating_sub(1))
    }

    /// How many digits stand before the repeated ones, d₀ included, and how
    /// many are repeated.
    pub fn shape(&self) -> (usize, usize) {
        (self.digits.len().max(1), self.repeated.len())
    }

    /// Whether no move exists.
    pub fn is_zero(&self) -> bool {
        self.raising.is_empty() && self.digits.is_empty() && self.repeated.is_empty()
    }

    /// The most counters that a move may put on; codes with an answer other
    /// than 0 have no sequence here.
    pub fn raises(&self) -> usize {
        self.raising.len()
    }

    /// The most heaps that a move may leave, and `None` if there is no bound.
    pub fn most_parts(&self) -> Option<u32> {
        let digits = self.raising.iter().chain(&self.digits).chain(&self.repeated);
        digits.map(Digit::most).try_fold(0, |most, digit| Some(most.max(digit?)))
    }

    /// Whether every move leaves one heap or none, whatever its size: a
    /// subtraction game, possibly with rules for taking a whole heap.
    pub fn is_subtraction(&self) -> bool {
        self.most_parts().is_some_and(|most| most <= 1)
    }

    /// The digits as numbers, if the code has finitely many, none left of d₀,
    /// no mark but a common one for two different heaps, and fewer than 16
    /// heaps.
    ///
    /// ```
    /// use nimatron::impartial::sequence::{Code, Split};
    /// let kayles = "0.77".parse::<Code>()?.digits().unwrap();
    /// assert_eq!((kayles.get(2), kayles.split()), (7, Split::Any));
    /// let grundy = "4!.0".parse::<Code>()?.digits().unwrap();
    /// assert_eq!((grundy.get(0), grundy.split()), (4, Split::Unequal));
    /// assert!("0.[3]".parse::<Code>()?.digits().is_none());
    /// # Ok::<(), nimatron::text::ParseError>(())
    /// ```
    pub fn digits(&self) -> Option<Digits> {
        if self.raises() > 0 || !self.repeated.is_empty() {
            return None;
        }
        let read = |kind: fn(u32, Parts) -> bool| -> Option<Vec<u16>> {
            self.digits.iter().map(|digit| digit.bits(kind)).collect()
        };
        let any = read(|_, parts| parts == Parts::Any).map(|d| Digits::new(d, Split::Any));
        // Two heaps are all different if and only if they are not all equal.
        let unequal = |count, parts| {
            count < 2 || count == 2 && matches!(parts, Parts::Different | Parts::NotAllEqual)
        };
        any.or_else(|| read(unequal).map(|d| Digits::new(d, Split::Unequal)))
    }
}

#[cfg(test)]
mod tests;
