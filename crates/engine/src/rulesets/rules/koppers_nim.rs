//! Koppers' Nim: one heap goes, the other is split.
//!
//! # Rules
//! Of two heaps a move removes one and splits the other into two heaps, none of them empty. It is
//! known as Variant Delete Nim, too.
//!
//! # Theorem (Singmaster; Abuku and Suetsugu 2021)
//! The value of (x, y) is the number of ones at the end of (x − 1) OR (y − 1) in binary, that is, the
//! place of its last zero bit. Count for each heap what it has beyond one counter: a move removes
//! one number and replaces the other, n > 0, by a and b with a + b = n − 1.
//! - Let the OR end with exactly v ones, so that n has no bit 2^v. If a OR b did the same, then, modulo
//!   2^(v+1), a + b would lie between 2^v − 1 and 2^(v+1) − 2, and n would have this bit.
//! - For u < v one of the numbers has the bit 2^u. Keep it, as n, with a = 2^u − 1: then b = n − 1 − a
//!   lies between 0 and 2^u − 1 modulo 2^(u+1), and a OR b ends with exactly u ones.
//!
//! References: OEIS A053398; T. Abuku and M. Suetsugu, Delete Nim, *Journal of Mathematics, Tokushima
//! University* 55 (2021) 75–81.

use std::fmt;

use nimatron_nimber::text::ParseError;
use nimatron_nimber::{message, say};

use crate::foundation::{Head, MoveName, Options, Piece};
use crate::impartial::Game;
use crate::rulesets::boards::{counters, pins};
use crate::rulesets::description;
use crate::rulesets::figure::Figure;
use crate::rulesets::reading::no_options;
use crate::rulesets::searched::{Searched, Sketch};
use crate::rulesets::{Description, Editing, Example, Family, Part, Principle, Theory};

/// The largest heap.
pub const MOST: u64 = 1 << 12;
const MOST_PAIRS: usize = 16;
const EXAMPLE: &str = message!("a position looks like koppers-nim: (3,7)");

/// Pairs of heaps.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct KoppersNim {
    pairs: Vec<(u64, u64)>,
}

/// A split: which heap of a pair is kept (0 or 1), and what becomes of it, the smaller heap first.
type Split = (usize, (u64, u64));

fn splits((x, y): (u64, u64)) -> impl Iterator<Item = Split> {
    // Of equal heaps it does not matter which one goes.
    let kept = [x, y].into_iter().enumerate().take(if x == y { 1 } else { 2 });
    kept.flat_map(|(index, heap)| (1..=heap / 2).map(move |part| (index, (part, heap - part))))
}

/// The number of ones at the end of (x − 1) OR (y − 1).
fn value_of((x, y): (u64, u64)) -> u64 {
    (x.saturating_sub(1) | y.saturating_sub(1)).trailing_ones().into()
}

impl KoppersNim {
    /// The pairs.
    pub fn pairs(&self) -> &[(u64, u64)] {
        &self.pairs
    }

    fn with(&self, index: usize, pair: (u64, u64)) -> KoppersNim {
        let mut pairs = self.pairs.clone();
        pairs[index] = pair;
        KoppersNim { pairs }
    }
}

impl Game for KoppersNim {
    fn options(&self) -> Options<'_, KoppersNim> {
        let pairs = self.pairs.iter().enumerate();
        let options = pairs
            .flat_map(move |(index, &pair)| splits(pair).map(move |(_, to)| self.with(index, to)));
        Options::new(options)
    }

    fn components(&self) -> Vec<KoppersNim> {
        self.pairs.iter().map(|&pair| KoppersNim { pairs: vec![pair] }).collect()
    }

    fn canonical(mut self) -> KoppersNim {
        for (x, y) in &mut self.pairs {
            (*x, *y) = ((*x).min(*y), (*x).max(*y));
        }
        self.pairs.sort_unstable();
        self
    }

    fn known_value(&self) -> Option<u64> {
        Some(self.pairs.iter().fold(0, |sum, &pair| sum ^ value_of(pair)))
    }

    fn owned_bytes(&self) -> usize {
        self.pairs.len() * size_of::<(u64, u64)>()
    }
}

impl fmt::Display for KoppersNim {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("koppers-nim:")?;
        counters::write_pairs(f, &self.pairs)
    }
}

impl Searched for KoppersNim {
    fn description(&self) -> &Description {
        &DESCRIPTION
    }

    fn read(head: Head<'_>, body: Piece<'_>) -> Result<KoppersNim, ParseError> {
        no_options(head, EXAMPLE)?;
        let pairs = counters::positive_pairs(body, MOST, MOST_PAIRS, EXAMPLE)?;
        Ok(KoppersNim { pairs })
    }

    fn moves(&self) -> Options<'_, (MoveName, KoppersNim)> {
        let moves = counters::different(&self.pairs).flat_map(move |(index, from)| {
            splits(from).map(move |(_, to)| {
                (counters::replaces_pair(index, from, to), self.with(index, to))
            })
        });
        Options::new(moves)
    }

    fn size(&self) -> u64 {
        self.pairs.len() as u64
    }

    fn theory(&self) -> Option<Theory> {
        let pairs = self.pairs.iter();
        let parts = pairs.map(|&(x, y)| Part::new(format!("({x},{y})"), value_of((x, y))));
        Some(Theory::heaps(&LAST_ZERO, parts.collect()))
    }
}

const LAST_ZERO: Principle = Principle {
    name: message!("the last zero"),
    statement: message!(
        "Write x-1 and y-1 in binary, one below the other, and put a 1 wherever one of them has \
         a 1. The pair (x,y) is worth the heap of Nim of the number of ones at the end."
    ),
    reference: "T. Abuku, M. Suetsugu, Delete Nim, Journal of Mathematics, Tokushima University 55 \
                (2021) 75-81",
};

impl Sketch for KoppersNim {
    fn figure(&self) -> Option<Figure> {
        counters::picture_of_pairs(&self.pairs)
    }

    fn editing(&self) -> Option<Editing> {
        Some(counters::editing_of_pairs(&self.pairs))
    }

    /// The first pin of the second part.
    fn handles(&self, name: &MoveName) -> Vec<String> {
        let Some((pair, (x, _), (part, rest))) = counters::replaced_pair(name) else {
            return Vec::new();
        };
        pins::cut(2 * pair + usize::from(part + rest != x), part)
    }

    fn words(&self, name: &MoveName) -> String {
        match counters::replaced_pair(name) {
            Some((_, (x, y), (part, rest))) => {
                let gone = if part + rest == x { y } else { x };
                say!("remove {} and split {} into {} and {}", gone, part + rest, part, rest)
            }
            None => name.to_string(),
        }
    }
}

/// What people need to know of it.
pub static DESCRIPTION: Description = description! {
    id: "koppers-nim",
    title: "Koppers' Nim",
    family: Family::Heaps,
    rules: [
        "There are two heaps. A move removes one of them and splits the other into two heaps, \
         neither of them empty. Whoever cannot move loses: then both heaps have one counter.",
        "With several pairs a move changes one of them. A move names the pair before and after.",
    ],
    options: [],
    examples: [
        Example::new("koppers-nim: (4,6)", "one pair"),
        Example::new("koppers-nim: (5,7)", "two odd heaps are lost"),
        Example::new("koppers-nim: (3,8) (2,5)", "two pairs"),
    ],
    references: [
        "T. Abuku, M. Suetsugu, Delete Nim, Journal of Mathematics, Tokushima University 55 (2021) \
         75-81",
        "The On-Line Encyclopedia of Integer Sequences, A053398",
    ],
};
