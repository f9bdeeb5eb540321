//! Gale's Nim: the game ends before the last heap is gone.
//!
//! # Rules
//! Nim, which ends as soon as no more than k heaps are left, here one unless something else is
//! said: whoever moves so wins.
//!
//! # Theory
//! With one heap more than are left in the end every heap can be taken whole, which ends the game.
//! So by induction k + 1 heaps a, b, … are worth one more than Nim with the heaps a − 1, b − 1, …:
//! the options are 0, and the values of fewer counters, each one more than in Nim. No formula is
//! known for more heaps.
//!
//! Reference: R. K. Guy and R. J. Nowakowski, Unsolved problems in combinatorial games, in *More
//! Games of No Chance* (2002).

use std::fmt;

use nimatron_nimber::text::ParseError;
use nimatron_nimber::{message, say};

use crate::foundation::{Head, MoveName, Options, Piece};
use crate::impartial::Game;
use crate::rulesets::boards::{counters, pins};
use crate::rulesets::description;
use crate::rulesets::editing::HEAPS;
use crate::rulesets::figure::{Figure, Thing};
use crate::rulesets::reading::{joined, named, number, numbers};
use crate::rulesets::searched::{Searched, Sketch};
use crate::rulesets::{Description, Editing, Example, Family, RuleOption};

const MOST_HEAPS: usize = 16;
const MOST: u64 = 1 << 10;
const EXAMPLE: &str =
    message!("a position looks like gale-nim: 3, 4, 5 or gale-nim(until=2): 1, 2, 3, 4");

/// Heaps, and how many of them are left in the end.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct GaleNim {
    left: usize,
    heaps: Vec<u64>,
}

impl GaleNim {
    /// The heaps.
    pub fn heaps(&self) -> &[u64] {
        &self.heaps
    }

    /// How many heaps are left when the game ends.
    pub fn left(&self) -> usize {
        self.left
    }

    fn is_over(&self) -> bool {
        self.heaps.iter().filter(|heap| **heap > 0).count() <= self.left
    }

    fn takes(&self) -> impl Iterator<Item = (usize, u64)> + '_ {
        let heaps = self.heaps.iter().enumerate().filter(|_| !self.is_over());
        heaps.flat_map(|(index, &heap)| (0..heap).rev().map(move |left| (index, left)))
    }

    fn after(&self, index: usize, left: u64) -> GaleNim {
        let mut heaps = self.heaps.clone();
        heaps[index] = left;
        GaleNim { heaps, ..*self }
    }
}

impl Game for GaleNim {
    fn options(&self) -> Options<'_, GaleNim> {
        Options::new(self.takes().map(|(index, left)| self.after(index, left)))
    }

    /// The heaps in order; an empty one where the game is over.
    fn canonical(mut self) -> GaleNim {
        let over = self.is_over();
        self.heaps.retain(|&heap| heap > 0 && !over);
        self.heaps.sort_unstable();
        if self.heaps.is_empty() {
            self.heaps.push(0);
        }
        self
    }

    fn known_value(&self) -> Option<u64> {
        let heaps = self.heaps.iter().filter(|heap| **heap > 0);
        match heaps.clone().count() {
            count if count <= self.left => Some(0),
            count if count == self.left + 1 => {
                Some(heaps.fold(0, |sum, heap| sum ^ (heap - 1)) + 1)
            }
            _ => None,
        }
    }

    fn effort(&self) -> u64 {
        self.heaps.iter().sum()
    }

    fn owned_bytes(&self) -> usize {
        self.heaps.len() * size_of::<u64>()
    }
}

impl fmt::Display for GaleNim {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self.left {
            1 => f.write_str("gale-nim: ")?,
            left => write!(f, "gale-nim(until={left}): ")?,
        }
        f.write_str(&joined(&self.heaps, ", "))
    }
}

impl Searched for GaleNim {
    fn description(&self) -> &Description {
        &DESCRIPTION
    }

    fn read(head: Head<'_>, body: Piece<'_>) -> Result<GaleNim, ParseError> {
        let left = match named(head, "until", EXAMPLE)? {
            Some(given) => {
                number(given, message!("a number of heaps"), 0, MOST_HEAPS as u64, EXAMPLE)?
                    as usize
            }
            None => 1,
        };
        let heaps = numbers(body, message!("a heap"), MOST, MOST_HEAPS, EXAMPLE)?;
        Ok(GaleNim { left, heaps })
    }

    fn moves(&self) -> Options<'_, (MoveName, GaleNim)> {
        Options::new(self.takes().map(|(index, left)| {
            (counters::replaces(&self.heaps, index, &[left]), self.after(index, left))
        }))
    }

    fn size(&self) -> u64 {
        self.heaps.iter().sum::<u64>() + 1
    }

    fn count_parts(&self) -> u64 {
        self.heaps.len() as u64
    }
}

impl Sketch for GaleNim {
    fn figure(&self) -> Option<Figure> {
        pins::rows(&say!("Heaps"), Thing::Counter, &self.heaps)
    }

    fn editing(&self) -> Option<Editing> {
        Some(Editing::numbers(HEAPS, &self.heaps, |heaps| joined(heaps, ", ")))
    }

    fn handles(&self, name: &MoveName) -> Vec<String> {
        counters::taken(name)
    }

    fn words(&self, name: &MoveName) -> String {
        counters::taken_in_words(name)
    }
}

/// What people need to know of it.
pub static DESCRIPTION: Description = description! {
    id: "gale-nim",
    title: "Gale's Nim",
    family: Family::Heaps,
    rules: [
        "A move takes any number of counters from one heap, as in Nim. The game ends as soon as only \
         one heap is left, and whoever made the last move wins.",
        "A move names the heap, and how many counters were in it and are left.",
    ],
    options: [RuleOption::new("until=k", "the game ends when no more than k heaps are left; in Gale's Nim one, and \
                  with 0 it is Nim")],
    examples: [
        Example::new("gale-nim: 2, 3, 4", "the player to move loses"),
        Example::new("gale-nim: 3, 4, 5", "three heaps"),
        Example::new("gale-nim(until=2): 1, 2, 3, 4", "two heaps may be left"),
    ],
    references: [
        "R. K. Guy, R. J. Nowakowski, Unsolved problems in combinatorial games, in: R. J. Nowakowski \
         (ed.), More Games of No Chance, MSRI Publications 42 (2002) 457-473",
    ],
};
