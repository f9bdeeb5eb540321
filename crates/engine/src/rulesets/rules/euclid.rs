//! Euclid's game: subtract multiples, as in the algorithm.
//!
//! # Rules
//! From a pair of numbers a move subtracts a positive multiple of the smaller
//! from the larger. In the game of Cole and Davie the larger may become 0, which
//! ends the game; in Grossman's variant, `euclid(positive)`, both stay positive.
//!
//! # Theorems
//! - Cole and Davie 1969: with x < y the player to move loses exactly if
//!   y/x < φ = (1 + √5)/2. Of equal numbers the first player leaves 0 and wins.
//!   In Grossman's variant the same holds, and equal numbers are lost.
//! - Nivasch 2006: in Grossman's variant the value of {x, y} is
//!   ⌊|y/x − x/y|⌋.
//!
//! # Values along the algorithm
//! Let y = qx + r with 0 ≤ r < x, and let g be the value of (r, x). From (r + ix, x) the moves
//! lead to (r + jx, x) with 0 ≤ j < i. So the values of (r + x, x), (r + 2x, x), … are the numbers
//! 0, 1, 2, … without g, and that of (x, y) is the q-th of these. Where r is 0 there is no pair
//! (0, x) in Grossman's variant, and no number is left out.
//!
//! As y/x is rational, y/x < φ is decided by y² < xy + x².

use std::fmt;

use nimatron_nimber::text::ParseError;
use nimatron_nimber::{message, say};

use crate::foundation::{Head, MoveName, Options, Piece};
use crate::impartial::Game;
use crate::rulesets::boards::{counters, pins};
use crate::rulesets::description;
use crate::rulesets::figure::Figure;
use crate::rulesets::reading::choice;
use crate::rulesets::searched::{Searched, Sketch};
use crate::rulesets::theory::outcome_of;
use crate::rulesets::{Description, Editing, Example, Family, Part, Principle, RuleOption, Theory};

/// The largest number of a pair.
pub const MOST: u64 = 1 << 14;
const MOST_PAIRS: usize = 16;
const EXAMPLE: &str = message!("a position looks like euclid: (3,7) or euclid(positive): (3,7)");

/// Pairs of numbers.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct Euclid {
    positive: bool,
    pairs: Vec<(u64, u64)>,
}

impl Euclid {
    /// The pairs.
    pub fn pairs(&self) -> &[(u64, u64)] {
        &self.pairs
    }

    fn steps(&self, (x, y): (u64, u64)) -> impl Iterator<Item = (u64, u64)> + use<> {
        let (low, high) = (x.min(y), x.max(y));
        let most = match (low, self.positive) {
            (0, _) => 0,
            (_, true) => (high - 1) / low,
            (_, false) => high / low,
        };
        // Of equal numbers each can be subtracted from the other.
        let from_second = (1..=most).filter(move |_| x <= y).map(move |times| (x, y - times * x));
        let from_first = (1..=most).filter(move |_| y <= x).map(move |times| (x - times * y, y));
        from_first.chain(from_second)
    }

    fn with(&self, index: usize, pair: (u64, u64)) -> Euclid {
        let mut pairs = self.pairs.clone();
        pairs[index] = pair;
        Euclid { pairs, ..*self }
    }
}

impl Game for Euclid {
    fn options(&self) -> Options<'_, Euclid> {
        let pairs = self.pairs.iter().enumerate();
        let options = pairs
            .flat_map(move |(index, &pair)| self.steps(pair).map(move |to| self.with(index, to)));
        Options::new(options)
    }

    fn components(&self) -> Vec<Euclid> {
        self.pairs.iter().map(|&pair| Euclid { pairs: vec![pair], ..*self }).collect()
    }

    fn canonical(mut self) -> Euclid {
        for (x, y) in &mut self.pairs {
            (*x, *y) = ((*x).min(*y), (*x).max(*y));
        }
        self.pairs.sort_unstable();
        self
    }

    /// Of a single pair Nivasch's formula, if it stays positive, and else what the algorithm tells.
    fn known_value(&self) -> Option<u64> {
        match self.pairs.as_slice() {
            [] => Some(0),
            &[(x, y)] if self.positive => Some(nivasch(x, y)),
            &[(x, y)] => Some(along_the_algorithm(x.min(y), x.max(y))),
            _ => None,
        }
    }

    fn owned_bytes(&self) -> usize {
        self.pairs.len() * size_of::<(u64, u64)>()
    }
}

/// The value of a pair with `low` ≤ `high` in the game of Cole and Davie: the `high / low`-th
/// number, counted from 1, of 0, 1, 2, … without the value of (`high % low`, `low`).
fn along_the_algorithm(low: u64, high: u64) -> u64 {
    let Some(quotient) = high.checked_div(low) else { return 0 };
    let missing = along_the_algorithm(high % low, low);
    if quotient <= missing { quotient - 1 } else { quotient }
}

/// ⌊|y/x − x/y|⌋.
fn nivasch(x: u64, y: u64) -> u64 {
    (x * x).abs_diff(y * y).checked_div(x * y).unwrap_or(0)
}

impl fmt::Display for Euclid {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(if self.positive { "euclid(positive):" } else { "euclid:" })?;
        counters::write_pairs(f, &self.pairs)
    }
}

impl Searched for Euclid {
    fn description(&self) -> &Description {
        &DESCRIPTION
    }

    fn read(head: Head<'_>, body: Piece<'_>) -> Result<Euclid, ParseError> {
        let positive = choice(head, &[("positive", true)])?.unwrap_or(false);
        let pairs = match positive {
            true => counters::positive_pairs(body, MOST, MOST_PAIRS, EXAMPLE)?,
            false => counters::pairs(body, MOST, MOST_PAIRS, EXAMPLE)?,
        };
        Ok(Euclid { positive, pairs })
    }

    fn moves(&self) -> Options<'_, (MoveName, Euclid)> {
        let moves = counters::different(&self.pairs).flat_map(move |(index, from)| {
            self.steps(from)
                .map(move |to| (counters::replaces_pair(index, from, to), self.with(index, to)))
        });
        Options::new(moves)
    }

    fn size(&self) -> u64 {
        self.pairs.len() as u64
    }

    fn theory(&self) -> Option<Theory> {
        if self.positive {
            let parts = self.pairs.iter();
            let parts = parts.map(|&(x, y)| Part::new(format!("({x},{y})"), nivasch(x, y)));
            return Some(Theory::heaps(&NIVASCH, parts.collect()));
        }
        let &[(x, y)] = self.pairs.as_slice() else { return None };
        let (low, high) = (x.min(y), x.max(y));
        let lost = low == 0 || low < high && high * high < high * low + low * low;
        let parts = vec![
            Part::new(say!("the square of the larger"), high * high),
            Part::new(say!("the smaller times the sum of both"), low * (low + high)),
        ];
        Some(Theory::outcome(&RATIO, outcome_of(u64::from(!lost)), parts))
    }
}

const RATIO: Principle = Principle {
    name: message!("the golden ratio"),
    statement: message!(
        "Of two different positive numbers x < y the player to move loses exactly if y/x \
         is less than the golden ratio, that is, if y*y < x*(x+y). Whoever has equal \
         numbers subtracts one from the other and wins."
    ),
    reference: "A. J. Cole, A. J. T. Davie, A game based on the Euclidean algorithm and a winning \
                strategy for it, Mathematical Gazette 53 (1969) 354-357",
};

const NIVASCH: Principle = Principle {
    name: message!("Nivasch's formula"),
    statement: message!(
        "While both numbers stay positive, the pair (x,y) is worth the heap of Nim of \
         |y/x - x/y|, rounded down."
    ),
    reference: "G. Nivasch, The Sprague-Grundy function of the game Euclid, Discrete Mathematics \
                306 (2006) 2798-2800",
};

impl Sketch for Euclid {
    fn figure(&self) -> Option<Figure> {
        counters::picture_of_pairs(&self.pairs)
    }

    fn editing(&self) -> Option<Editing> {
        Some(counters::editing_of_pairs(&self.pairs))
    }

    fn handles(&self, name: &MoveName) -> Vec<String> {
        let Some((pair, (x, _), (left, other))) = counters::replaced_pair(name) else {
            return Vec::new();
        };
        match left < x {
            true => pins::cut(2 * pair, left),
            false => pins::cut(2 * pair + 1, other),
        }
    }
}

/// What people need to know of it.
pub static DESCRIPTION: Description = description! {
    id: "euclid",
    title: "Euclid's game",
    family: Family::Heaps,
    rules: [
        "There is a pair of numbers. A move subtracts a positive multiple of the smaller from the \
         larger, which may leave 0. Whoever leaves 0 wins, because no move is left.",
        "With several pairs a move changes one of them.",
    ],
    options: [RuleOption::new("positive", "both numbers must stay positive")],
    examples: [
        Example::new("euclid: (7,25)", "one pair"),
        Example::new("euclid: (5,8)", "5 and 8 are near the golden ratio"),
        Example::new("euclid(positive): (3,16) (4,9)", "no number may become 0"),
    ],
    references: [
        "A. J. Cole, A. J. T. Davie, A game based on the Euclidean algorithm and a winning \
         strategy for it, Mathematical Gazette 53 (1969) 354-357",
        "J. W. Grossman, A nim-type game, problem 1537, Mathematics Magazine 70 (1997) 382",
        "G. Nivasch, The Sprague-Grundy function of the game Euclid, Discrete Mathematics 306 \
         (2006) 2798-2800",
    ],
};
