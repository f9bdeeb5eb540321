//! Numbers, powers and moves within a sentence.

use nimatron_nimber::text::Notation;
use nimatron_nimber::{Natural, Ordinal};

use super::document::{exact, formula};
use crate::foundation::Playable;
use crate::nim::{self, Change};
use crate::rulesets::{Move, Position};

/// Finite powers of two up to this exponent are written as numbers.
const LARGEST_NUMBER: u64 = 16;
/// A number or ordinal in a sentence has at most so many characters.
const LONGEST: usize = 60;
/// A position in a heading has hardly more characters than this.
const LONGEST_POSITION: usize = 300;

/// How numbers, powers and moves are written in one notation.
#[derive(Clone, Copy, Debug)]
pub(super) struct Words {
    pub(super) notation: Notation,
}

impl Words {
    fn spelled(
        self,
        ascii: &'static str,
        unicode: &'static str,
        latex: &'static str,
    ) -> &'static str {
        match self.notation {
            Notation::Ascii => ascii,
            Notation::Unicode => unicode,
            Notation::Latex => latex,
        }
    }

    /// The word for play in which the last move loses.
    pub(super) fn misere(self) -> &'static str {
        self.spelled("misere", "misère", "misère")
    }

    /// The sign between factors.
    pub(super) fn times(self) -> &'static str {
        self.spelled("*", "·", " \\cdot ")
    }

    /// The sign for the nim-sum.
    pub(super) fn nim_plus(self) -> &'static str {
        self.spelled("(+)", "⊕", "\\oplus")
    }

    /// The sign for the nim-product.
    pub(super) fn nim_times(self) -> &'static str {
        self.spelled("(x)", "⊗", "\\otimes")
    }

    /// The sign for a power that a pile does not have.
    pub(super) fn nothing(self) -> &'static str {
        self.spelled(".", "·", "")
    }

    /// The sign that points up to a column that is not balanced.
    pub(super) fn pointer(self) -> &'static str {
        self.spelled("^", "▲", "*")
    }

    /// The sign before a P-position.
    pub(super) fn mark(self) -> &'static str {
        self.spelled("*", "●", "*")
    }

    /// The sign for what is left out.
    pub(super) fn ellipsis(self) -> &'static str {
        self.spelled("...", "…", "...")
    }

    /// A position, its end left out if it is very long.
    pub(super) fn position(self, position: &Position) -> String {
        match position {
            Position::Nim(position) => self.piles(position),
            other => self.cut(&other.to_text(self.notation), LONGEST_POSITION),
        }
    }

    /// A position of the Nim family; the last of very many piles are only
    /// counted.
    fn piles(self, position: &nim::Position) -> String {
        let rules = nim::Position::new(position.rules().clone(), Vec::<u64>::new().into());
        let mut text = rules.to_text(self.notation);
        for (index, height) in position.piles().iter().enumerate() {
            let comma = if index == 0 { " " } else { ", " };
            if text.len() > LONGEST_POSITION {
                let more = counted(position.piles().len() - index, "more pile");
                return format!("{text}{comma}{} {more}", self.ellipsis());
            }
            text += comma;
            text += &self.ordinal(&height);
        }
        text
    }

    /// A move, in words where it has some: `slide (4,7) to (4,5)`.
    pub(super) fn chosen(self, chosen: &Move) -> String {
        match chosen {
            Move::Nimbers(chosen) => chosen.in_words(self.notation),
            Move::Sum(chosen) if self.notation != Notation::Latex => {
                format!("{} in part {}", self.chosen(&chosen.chosen), chosen.part + 1)
            }
            other => other.to_text(self.notation),
        }
    }

    /// A move as it is typed, and what that means where it has words.
    pub(super) fn listed_move(self, chosen: &Move) -> String {
        let text = exact(chosen.to_text(self.notation));
        match chosen {
            Move::Nimbers(made) => format!("{text}: {}", exact(made.in_words(self.notation))),
            _ => text,
        }
    }

    /// An ordinal, cut in the middle if it is very long.
    pub(super) fn ordinal(self, ordinal: &Ordinal) -> String {
        self.ordinal_within(ordinal, LONGEST)
    }

    /// An ordinal of at most about so many characters.
    pub(super) fn ordinal_within(self, ordinal: &Ordinal, most: usize) -> String {
        formula(self.cut(&ordinal.to_text(self.notation), most))
    }

    /// The text, its middle left out if it is longer than so many characters.
    pub(super) fn cut(self, text: &str, most: usize) -> String {
        let length = text.chars().count();
        if self.notation == Notation::Latex || length <= most {
            return text.into();
        }
        let dots = self.ellipsis();
        let kept = most.saturating_sub(dots.len()).max(2);
        let tail = if text.bytes().all(|byte| byte.is_ascii_digit()) { kept / 2 } else { 0 };
        let start: String = text.chars().take(kept - tail).collect();
        let end: String = text.chars().skip(length - tail).collect();
        format!("{start}{dots}{end}")
    }

    /// The power `2^exponent` as the number or ordinal that it is: `4`, `w*4`,
    /// but `2^100` where the number would be long.
    pub(super) fn power(self, exponent: &Ordinal) -> String {
        let value = match exponent.to_u64() {
            Some(_) => None,
            None => Ordinal::power_of_two(exponent).ok(),
        };
        match value.map(|value| value.to_text(self.notation)) {
            Some(text) if text.chars().count() <= LONGEST => formula(text),
            _ => self.head(exponent),
        }
    }

    /// The power `2^exponent` as the head of a column: `4`, `2^(w+2)`.
    pub(super) fn head(self, exponent: &Ordinal) -> String {
        if let Some(small) = exponent.to_u64().filter(|small| *small <= LARGEST_NUMBER) {
            return formula(1u64 << small);
        }
        let text = exponent.to_text(self.notation);
        formula(match self.notation {
            Notation::Latex => format!("2^{{{text}}}"),
            _ if text.contains(['+', '*', '^', '·', '(', '²', '³']) => {
                format!("2^({})", self.cut(&text, LONGEST))
            }
            _ => format!("2^{}", self.cut(&text, LONGEST)),
        })
    }

    /// The power both ways, where they differ: `w*4 = 2^(w+2)`.
    pub(super) fn both(self, exponent: &Ordinal) -> String {
        let (power, head) = (self.power(exponent), self.head(exponent));
        if power == head { power } else { formula(format!("{power} = {head}")) }
    }

    /// The power as the number or ordinal that it is, and both ways where that is
    /// a multiple of a power of ω, so that it does not look like a power of two.
    pub(super) fn plain(self, exponent: &Ordinal) -> String {
        match exponent.is_finite() || exponent.is_limit() {
            true => self.power(exponent),
            false => self.both(exponent),
        }
    }

    /// A sum of powers of two: `4+2+1`.
    pub(super) fn sum(self, exponents: &[Ordinal]) -> String {
        let powers: Vec<String> = exponents.iter().map(|exponent| self.power(exponent)).collect();
        formula(if powers.is_empty() { "0".into() } else { powers.join("+") })
    }

    /// What a move does, after "lower" or "lowering": `pile 1 from 7 to 1`.
    pub(super) fn lowering(self, chosen: &nim::Move) -> String {
        let changes = chosen.changes().iter().map(|Change { pile, from, to }| {
            format!("pile {} from {} to {}", pile + 1, self.ordinal(from), self.ordinal(to))
        });
        listed(changes, 4, "pile")
    }
}

/// `a`, `a and b`, `a, b and c`; with more than `most` items `a, b and 5 more
/// piles`.
pub(super) fn listed<I>(items: I, most: usize, noun: &str) -> String
where
    I: IntoIterator<Item = String, IntoIter: ExactSizeIterator>,
{
    let mut items = items.into_iter();
    let count = items.len();
    // One that is left out would take no less room than its name.
    let shown = if count > most + 1 { most } else { count.saturating_sub(1) };
    let list = items.by_ref().take(shown).collect::<Vec<_>>().join(", ");
    let last = match items.len() {
        0 => return "nothing".into(),
        1 => items.next().unwrap_or_default(),
        more => counted(more, &format!("more {noun}")),
    };
    if shown == 0 { last } else { format!("{list} and {last}") }
}

/// `1 pile`, `3 piles`.
pub(super) fn counted(count: usize, noun: &str) -> String {
    let plural = if count == 1 { "" } else { "s" };
    format!("{count} {noun}{plural}")
}

/// A small number as a word.
pub(super) fn number_word(count: usize) -> String {
    const WORDS: [&str; 13] = [
        "no", "one", "two", "three", "four", "five", "six", "seven", "eight", "nine", "ten",
        "eleven", "twelve",
    ];
    WORDS.get(count).map_or_else(|| count.to_string(), |word| (*word).into())
}

/// `one 4`, `two 4s`; `w*4 twice` where the power is no word of a child's.
pub(super) fn copies(count: usize, power: &str, is_finite: bool) -> String {
    match count {
        _ if !is_finite => format!("{power} {}", times(count)),
        1 => format!("one {power}"),
        _ => format!("{} {power}s", number_word(count)),
    }
}

/// `once`, `twice`, `3 times`.
pub(super) fn times(count: usize) -> String {
    match count {
        1 => "once".into(),
        2 => "twice".into(),
        _ => format!("{count} times"),
    }
}

/// In what equal powers cancel when so many are needed: `pairs`, `threes`.
pub(super) fn groups(size: usize) -> String {
    match size {
        2 => "pairs".into(),
        6 => "sixes".into(),
        3..=12 => number_word(size) + "s",
        _ => format!("groups of {size}"),
    }
}

/// A plural for a number of blocks: `fives`, or `groups of 100`.
pub(super) fn groups_of(size: &Natural) -> String {
    match usize::try_from(size) {
        Ok(size) => groups(size),
        Err(_) => format!("groups of {size}"),
    }
}

/// The sentence with its first letter large.
pub(super) fn capitalised(sentence: &str) -> String {
    let mut chars = sentence.chars();
    match chars.next() {
        Some(first) => first.to_uppercase().chain(chars).collect(),
        None => String::new(),
    }
}
