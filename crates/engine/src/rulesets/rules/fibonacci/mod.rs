//! Fibonacci Nim: at most twice as much as the last player.
//!
//! # Rules
//! The first player takes some of the heap, but not all of it. From then on a
//! move takes at most twice as much as the move before.
//!
//! # Theorem (Whinihan 1963)
//! By Zeckendorf every positive number is a sum of Fibonacci numbers no two of
//! which are neighbours, in one way. The player to move loses exactly if even the
//! smallest of them is more than may be taken; otherwise taking it wins.
//!
//! Reference: M. J. Whinihan, Fibonacci Nim, *Fibonacci Quarterly* 1:4 (1963)
//! 9–13.

mod values;

use std::fmt;

use nimatron_nimber::text::ParseError;
use nimatron_nimber::{message, say};

use crate::foundation::move_name::separated;
use crate::foundation::{Head, MoveName, Options, Outcome, Piece, Sign};
use crate::impartial::Game;
use crate::rulesets::boards::pins;
use crate::rulesets::description;
use crate::rulesets::editing::HEAPS;
use crate::rulesets::figure::{CELL, Figure, Ink, Thing};
use crate::rulesets::reading::{joined, named, number};
use crate::rulesets::searched::{Searched, Sketch};
use crate::rulesets::theory::outcome_of;
use crate::rulesets::{Description, Editing, Example, Family, Part, Principle, RuleOption, Theory};

pub use self::values::value;

/// The largest heap.
pub const MOST: u64 = 10_000;
const EXAMPLE: &str =
    message!("a position looks like fibonacci-nim: 20 or fibonacci-nim(max=6): 17");

/// A heap, and how much may be taken.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct FibonacciNim {
    heap: u64,
    /// At most the heap.
    max: u64,
}

/// The Fibonacci numbers whose sum a number is, the largest first, no two of
/// them neighbours.
///
/// ```
/// use nimatron::rulesets::fibonacci::zeckendorf;
/// assert_eq!(zeckendorf(20), [13, 5, 2]);
/// ```
pub fn zeckendorf(number: u64) -> Vec<u64> {
    let mut fibonacci = vec![1u64, 2];
    while let Some(next) =
        fibonacci[fibonacci.len() - 1].checked_add(fibonacci[fibonacci.len() - 2])
    {
        if next > number {
            break;
        }
        fibonacci.push(next);
    }
    let mut rest = number;
    let greedy = fibonacci.into_iter().rev().filter(|&part| {
        let fits = part <= rest;
        rest -= if fits { part } else { 0 };
        fits
    });
    greedy.collect()
}

impl FibonacciNim {
    /// How large the heap is.
    pub fn heap(&self) -> u64 {
        self.heap
    }

    /// How much may be taken.
    pub fn max(&self) -> u64 {
        self.max
    }

    fn after(&self, taken: u64) -> FibonacciNim {
        let heap = self.heap - taken;
        FibonacciNim { heap, max: (2 * taken).min(heap) }
    }

    fn is_lost(&self) -> bool {
        zeckendorf(self.heap).last().is_none_or(|&smallest| smallest > self.max)
    }
}

impl Game for FibonacciNim {
    fn options(&self) -> Options<'_, FibonacciNim> {
        Options::new((1..=self.max).map(|taken| self.after(taken)))
    }

    fn known_value(&self) -> Option<u64> {
        Some(value(self.heap, self.max))
    }
}

impl fmt::Display for FibonacciNim {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self.max == self.heap.saturating_sub(1) {
            true => write!(f, "fibonacci-nim: {}", self.heap),
            false => write!(f, "fibonacci-nim(max={}): {}", self.max, self.heap),
        }
    }
}

impl Searched for FibonacciNim {
    fn description(&self) -> &Description {
        &DESCRIPTION
    }

    fn read(head: Head<'_>, body: Piece<'_>) -> Result<FibonacciNim, ParseError> {
        let heap = number(body.trimmed(), message!("a heap"), 0, MOST, EXAMPLE)?;
        let max = match named(head, "max", EXAMPLE)? {
            Some(given) => number(given, message!("a number"), 0, MOST, EXAMPLE)?,
            None => heap.saturating_sub(1),
        };
        Ok(FibonacciNim { heap, max: max.min(heap) })
    }

    fn moves(&self) -> Options<'_, (MoveName, FibonacciNim)> {
        let name = |left| MoveName::in_part(1, 0, separated(Sign::Arrow, [self.heap, left]));
        self.options().map(move |after| (name(after.heap), after))
    }

    fn size(&self) -> u64 {
        self.max
    }

    fn count_parts(&self) -> u64 {
        1
    }

    fn theory(&self) -> Option<Theory> {
        let outcome = outcome_of(u64::from(!self.is_lost()));
        let mut parts: Vec<Part> = zeckendorf(self.heap)
            .into_iter()
            .map(|part| Part::new(say!("a Fibonacci number of the heap"), part))
            .collect();
        parts.push(Part::new(say!("at most to be taken"), self.max));
        Some(match self.heap {
            0 => Theory { value: Some(0), ..Theory::outcome(&PRINCIPLE, Outcome::P, parts) },
            _ => Theory::outcome(&PRINCIPLE, outcome, parts),
        })
    }
}

const PRINCIPLE: Principle = Principle {
    name: message!("Whinihan's theorem"),
    statement: message!(
        "The heap is a sum of Fibonacci numbers no two of which are neighbours. The player \
         to move wins by taking the smallest of them, and loses exactly if that is more \
         than may be taken."
    ),
    reference: "M. J. Whinihan, Fibonacci Nim, Fibonacci Quarterly 1:4 (1963) 9-13",
};

impl Sketch for FibonacciNim {
    fn figure(&self) -> Option<Figure> {
        let mut figure = pins::rows(&say!("A heap"), Thing::Counter, &[self.heap])?;
        let below = pins::Layout::of(&[self.heap])?.below();
        figure.words((2 * CELL, below), say!("at most {}", self.max), Ink::Accent);
        Some(figure)
    }

    fn editing(&self) -> Option<Editing> {
        Some(Editing::numbers(HEAPS, &[self.heap], |heaps| joined(heaps, ", ")))
    }

    fn handles(&self, name: &MoveName) -> Vec<String> {
        name.counts().last().map_or(Vec::new(), |left| pins::cut(0, left))
    }

    fn words(&self, name: &MoveName) -> String {
        let left = name.counts().last().unwrap_or(0);
        say!("take {}", self.heap.saturating_sub(left))
    }
}

/// What people need to know of it.
pub static DESCRIPTION: Description = description! {
    id: "fibonacci-nim",
    title: "Fibonacci Nim",
    family: Family::Heaps,
    rules: [
        "There is one heap. The first player takes any number from it, but not all. From then on \
         a move takes at least 1 and at most twice as much as the move before. Whoever cannot \
         move loses, so whoever takes the last one wins.",
    ],
    options: [RuleOption::new("max=k", "at most k may be taken now; without it all but one")],
    examples: [
        Example::new("fibonacci-nim: 20", "the beginning"),
        Example::new("fibonacci-nim: 21", "a Fibonacci number is lost"),
        Example::new("fibonacci-nim(max=4): 18", "after a move that took 2"),
    ],
    references: [
        "M. J. Whinihan, Fibonacci Nim, Fibonacci Quarterly 1:4 (1963) 9-13",
        "E. R. Berlekamp, J. H. Conway, R. K. Guy, Winning Ways for your Mathematical Plays, \
         chapter 15",
    ],
};
