//! Numbers, powers and moves within a sentence.

use nimatron_nimber::text::Notation;
use nimatron_nimber::text::formula::{Formula, Operator};
use nimatron_nimber::{Natural, Ordinal, say};

pub(crate) use nimatron_nimber::text::language::counted;

use super::document::{Prose, Row, exact, prose};
use crate::foundation::{Playable, Player};
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

    /// How the word for play in which the last move loses is spelled.
    pub(super) fn misere_spelled(self) -> &'static str {
        self.spelled("misere", "misère", "misère")
    }

    /// The word for play in which the last move loses, within a sentence.
    pub(super) fn misere(self) -> String {
        match self.notation {
            Notation::Ascii => say!("misere"),
            Notation::Unicode | Notation::Latex => say!("misère"),
        }
    }

    /// The notation of what is typed: LaTeX is printed, not typed.
    pub(super) fn typed(self) -> Notation {
        match self.notation {
            Notation::Ascii | Notation::Latex => Notation::Ascii,
            Notation::Unicode => Notation::Unicode,
        }
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
    pub(super) fn position(self, position: &Position) -> Prose {
        match position {
            Position::Nim(position) => {
                prose!("{} {}", self.rules(position), self.piles(position))
            }
            other => self.cut(&other.to_text(self.typed()), LONGEST_POSITION).into(),
        }
    }

    /// What stands before the piles of a position of the Nim family.
    fn rules(self, position: &nim::Position) -> String {
        let empty = nim::Position::new(position.rules().clone(), Vec::<u64>::new().into());
        empty.to_text(self.typed())
    }

    /// The piles of a position of the Nim family; the last of very many are only counted.
    pub(super) fn piles(self, position: &nim::Position) -> Prose {
        let room = LONGEST_POSITION.saturating_sub(self.rules(position).len());
        let mut piles = Prose::default();
        let mut used = 0;
        for (index, height) in position.piles().iter().enumerate() {
            let comma = if index == 0 { "" } else { ", " };
            if used > room {
                let more = counted(position.piles().len() - index, "more pile");
                return piles + prose!("{}{} {}", comma, self.ellipsis(), more);
            }
            let height = self.ordinal(&height);
            used += comma.len() + height.to_text(self.typed()).len();
            piles += prose!("{}{}", comma, height);
        }
        piles
    }

    /// A move, in words where it has some: `slide (4,7) to (4,5)`.
    pub(super) fn chosen(self, chosen: &Move) -> Prose {
        match chosen {
            Move::Nimbers(chosen) => chosen.in_words(self.typed()).into(),
            Move::Sum(chosen) => {
                prose!("{} in part {}", self.chosen(&chosen.chosen), chosen.part + 1)
            }
            other => self.typed_move(other),
        }
    }

    /// A move as it is typed.
    pub(super) fn typed_move(self, chosen: &Move) -> Prose {
        match chosen {
            Move::Nim(chosen) => chosen.formula().into(),
            other => other.to_text(self.typed()).into(),
        }
    }

    /// A move as it is typed, and what that means where it has words.
    pub(super) fn listed_move(self, chosen: &Move) -> Prose {
        let typed = exact(self.typed_move(chosen));
        match chosen {
            Move::Nimbers(made) => prose!("{}: {}", typed, exact(made.in_words(self.typed()))),
            _ => typed,
        }
    }

    /// An ordinal, cut in the middle if it is very long.
    pub(super) fn ordinal(self, ordinal: &Ordinal) -> Formula {
        self.ordinal_within(ordinal, LONGEST)
    }

    /// An ordinal of at most about this number of characters.
    pub(super) fn ordinal_within(self, ordinal: &Ordinal, most: usize) -> Formula {
        self.within(ordinal.formula(), most)
    }

    /// A formula of at most about this number of characters.
    pub(super) fn within(self, formula: Formula, most: usize) -> Formula {
        match self.length(&formula) > most {
            true => Formula::Abridged(Box::new(formula), most),
            false => formula,
        }
    }

    /// The number of characters of a formula.
    fn length(self, formula: &Formula) -> usize {
        formula.to_text(self.notation).chars().count()
    }

    /// The text, its end left out if it is longer than this number of characters.
    pub(super) fn cut(self, text: &str, most: usize) -> String {
        if self.notation == Notation::Latex || text.chars().count() <= most {
            return text.into();
        }
        let dots = self.ellipsis();
        let kept = most.saturating_sub(dots.len()).max(2);
        text.chars().take(kept).chain(dots.chars()).collect()
    }

    /// The power `2^exponent` as the number or ordinal that it is: `4`, `w*4`,
    /// but `2^100` where the number would be long.
    pub(super) fn power(self, exponent: &Ordinal) -> Formula {
        let value = match exponent.to_u64() {
            Some(_) => None,
            None => Ordinal::power_of_two(exponent).ok(),
        };
        match value.map(|value| value.formula()) {
            Some(value) if self.length(&value) <= LONGEST => value,
            _ => self.head(exponent),
        }
    }

    /// The power `2^exponent` as the head of a column: `4`, `2^(w+2)`.
    pub(super) fn head(self, exponent: &Ordinal) -> Formula {
        match exponent.to_u64().filter(|small| *small <= LARGEST_NUMBER) {
            Some(small) => Formula::number(1u64 << small),
            None => Formula::number(2).to_the(self.ordinal(exponent)),
        }
    }

    /// The power both ways, where they differ: `w*4 = 2^(w+2)`.
    pub(super) fn both(self, exponent: &Ordinal) -> Formula {
        let (power, head) = (self.power(exponent), self.head(exponent));
        if power == head { power } else { equation(power, head) }
    }

    /// The power as the number or ordinal that it is, and both ways where that is
    /// a multiple of a power of ω, so that it does not look like a power of two.
    pub(super) fn plain(self, exponent: &Ordinal) -> Formula {
        match exponent.is_finite() || exponent.is_limit() {
            true => self.power(exponent),
            false => self.both(exponent),
        }
    }

    /// A sum of powers of two: `4+2+1`.
    pub(super) fn sum(self, exponents: &[Ordinal]) -> Formula {
        let powers = exponents.iter().map(|exponent| self.power(exponent));
        match exponents.is_empty() {
            true => Formula::number(0),
            false => Formula::joined(powers, &Operator::Plus.close()),
        }
    }

    /// What a move does, after "lower" or "lowering": `pile 1 from 7 to 1`.
    pub(super) fn lowering(self, chosen: &nim::Move) -> Prose {
        let changes = chosen.changes().iter().map(|Change { pile, from, to }| {
            prose!("pile {} from {} to {}", pile + 1, self.ordinal(from), self.ordinal(to))
        });
        listed(changes, 4, "pile")
    }
}

/// `left = right`.
pub(super) fn equation(left: Formula, right: Formula) -> Formula {
    Formula::joined([left, right], &Operator::Equals.spaced())
}

/// `a`, `a and b`, `a, b and c`; with more than `most` items `a, b and 5 more
/// piles`.
pub(super) fn listed<I>(items: I, most: usize, noun: &str) -> Prose
where
    I: IntoIterator<Item: Into<Prose>, IntoIter: ExactSizeIterator>,
{
    joined_by(|list, last| prose!("{} and {}", list, last), items, most, noun)
}

/// As [`listed`], with "or".
pub(super) fn either<I>(items: I, most: usize, noun: &str) -> Prose
where
    I: IntoIterator<Item: Into<Prose>, IntoIter: ExactSizeIterator>,
{
    joined_by(|list, last| prose!("{} or {}", list, last), items, most, noun)
}

fn joined_by<I>(with_last: fn(Prose, Prose) -> Prose, items: I, most: usize, noun: &str) -> Prose
where
    I: IntoIterator<Item: Into<Prose>, IntoIter: ExactSizeIterator>,
{
    let mut items = items.into_iter().map(Into::into);
    let count = items.len();
    // One that is left out would take no less room than its name.
    let shown = if count > most + 1 { most } else { count.saturating_sub(1) };
    let list = Prose::joined(items.by_ref().take(shown), ", ");
    let last = match items.len() {
        0 => return prose!("nothing"),
        1 => items.next().unwrap_or_default(),
        left_out => more(left_out, noun).into(),
    };
    if shown == 0 { last } else { with_last(list, last) }
}

/// The number of those that are left out: `3 more piles`.
pub(super) fn more(count: usize, noun: &str) -> String {
    match noun {
        "coin" => counted(count, "more coin"),
        "factor" => counted(count, "more factor"),
        "heap" => counted(count, "more heap"),
        "move" => counted(count, "more move"),
        "option" => counted(count, "more option"),
        "pair" => counted(count, "more pair"),
        "part" => counted(count, "more part"),
        "pile" => counted(count, "more pile"),
        "position" => counted(count, "more position"),
        "power" => counted(count, "more power"),
        "stone" => counted(count, "more stone"),
        "value" => counted(count, "more value"),
        noun => counted(count, &format!("more {noun}")),
    }
}

/// What is left out of a table, as its last line.
pub(super) fn left_out(words: Words, more: String) -> Row {
    Row::Note(prose!("{} {}", words.ellipsis(), more))
}

/// The last line of a table of moves, of which so many are left out and others may be missing.
pub(super) fn further_moves(words: Words, left: usize, complete: bool) -> Option<Row> {
    let more = match (left, complete) {
        (0, true) => return None,
        (0, false) => say!("and more"),
        (left, _) => counted(left, "more move"),
    };
    Some(left_out(words, more))
}

/// A small number as a word.
pub(super) fn number_word(count: usize) -> String {
    match count {
        0 => say!("no"),
        1 => say!("one"),
        2 => say!("two"),
        3 => say!("three"),
        4 => say!("four"),
        5 => say!("five"),
        6 => say!("six"),
        7 => say!("seven"),
        8 => say!("eight"),
        9 => say!("nine"),
        10 => say!("ten"),
        11 => say!("eleven"),
        12 => say!("twelve"),
        _ => count.to_string(),
    }
}

/// `one 4`, `two 4s`; `w*4 twice` where the power is no word of a child's.
pub(super) fn copies(count: usize, power: Formula, is_finite: bool) -> Prose {
    match count {
        _ if !is_finite => prose!("{} {}", power, times(count)),
        1 => prose!("one {}", power),
        _ => prose!("{} {}s", number_word(count), power),
    }
}

/// `once`, `twice`, `3 times`.
pub(super) fn times(count: usize) -> String {
    match count {
        1 => say!("once"),
        2 => say!("twice"),
        _ => say!("{} times", count),
    }
}

/// In what equal powers cancel when so many are needed: `pairs`, `threes`.
pub(super) fn groups(size: usize) -> String {
    match size {
        2 => say!("pairs"),
        3 => say!("threes"),
        4 => say!("fours"),
        5 => say!("fives"),
        6 => say!("sixes"),
        7 => say!("sevens"),
        8 => say!("eights"),
        9 => say!("nines"),
        10 => say!("tens"),
        11 => say!("elevens"),
        12 => say!("twelves"),
        _ => say!("groups of {}", size),
    }
}

/// A plural for a number of blocks: `fives`, or `groups of 100`.
pub(super) fn groups_of(size: &Natural) -> String {
    match usize::try_from(size) {
        Ok(size) => groups(size),
        Err(_) => say!("groups of {}", size.to_string()),
    }
}

/// The name of a player within a sentence.
pub(super) fn player(player: Player) -> String {
    match player {
        Player::Left => say!("Left"),
        Player::Right => say!("Right"),
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

/// `a or b or c`.
pub(super) fn any_of(items: impl IntoIterator<Item = String>) -> String {
    items.into_iter().reduce(|all, item| say!("{} or {}", all, item)).unwrap_or_default()
}
