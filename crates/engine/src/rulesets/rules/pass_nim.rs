//! Nim with a pass: once in the game somebody may sit out.
//!
//! # Rules
//! Nim with heaps, but one pass for both players together: whoever is to move may pass instead, if
//! nobody has passed yet and some heap is left. So a position without counters is the end, and the
//! pass is worth nothing there.
//!
//! # Theory
//! Once somebody has passed, it is Nim. No formula is known for three heaps and more with the pass:
//! the pass destroys the order of Nim (Morrison, Friedman and Landsberg 2012). Such positions are
//! searched; the heaps are no parts of a sum, because they share the pass.
//!
//! References: R. K. Guy and R. J. Nowakowski, Unsolved problems in combinatorial games, in *More
//! Games of No Chance* (2002); R. E. Morrison, E. J. Friedman and A. S. Landsberg, Combinatorial
//! games with a pass: A dynamical systems approach, *Chaos* 22 (2012) 013108.

use std::fmt;

use nimatron_nimber::text::ParseError;
use nimatron_nimber::{message, say};

use crate::foundation::{Head, MoveName, Options, Piece};
use crate::impartial::Game;
use crate::rulesets::boards::{counters, pins};
use crate::rulesets::description;
use crate::rulesets::editing::HEAPS;
use crate::rulesets::figure::{CELL, Figure, Ink, Thing};
use crate::rulesets::reading::{choice, joined, numbers};
use crate::rulesets::searched::{Searched, Sketch};
use crate::rulesets::{Description, Editing, Example, Family, Part, Principle, RuleOption, Theory};

const MOST_HEAPS: usize = 16;
const MOST: u64 = 1 << 10;
const EXAMPLE: &str = message!("a position looks like pass-nim: 3, 5, 7 or pass-nim(used): 3, 5");
const PASS: &str = "pass";

/// Heaps, and whether somebody has passed.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct PassNim {
    used: bool,
    heaps: Vec<u64>,
}

impl PassNim {
    /// The heaps.
    pub fn heaps(&self) -> &[u64] {
        &self.heaps
    }

    /// Whether a player may pass now.
    pub fn may_pass(&self) -> bool {
        !self.used && self.heaps.iter().any(|&heap| heap > 0)
    }

    fn takes(&self) -> impl Iterator<Item = (usize, u64)> + '_ {
        let heaps = self.heaps.iter().enumerate();
        heaps.flat_map(|(index, &heap)| (0..heap).rev().map(move |left| (index, left)))
    }

    fn after(&self, index: usize, left: u64) -> PassNim {
        let mut heaps = self.heaps.clone();
        heaps[index] = left;
        PassNim { heaps, ..*self }
    }

    fn passed(&self) -> Option<PassNim> {
        self.may_pass().then(|| PassNim { used: true, heaps: self.heaps.clone() })
    }
}

impl Game for PassNim {
    fn options(&self) -> Options<'_, PassNim> {
        let takes = self.takes().map(|(index, left)| self.after(index, left));
        Options::new(takes.chain(self.passed()))
    }

    /// Heaps alone once the pass is used.
    fn components(&self) -> Vec<PassNim> {
        match self.used {
            true => {
                let heap = |&heap: &u64| PassNim { used: true, heaps: vec![heap] };
                self.heaps.iter().filter(|heap| **heap > 0).map(heap).collect()
            }
            false => vec![self.clone()],
        }
    }

    /// The heaps in order, or an empty one. Without counters nobody can pass.
    fn canonical(mut self) -> PassNim {
        self.heaps.retain(|&heap| heap > 0);
        self.heaps.sort_unstable();
        if self.heaps.is_empty() {
            self = PassNim { used: true, heaps: vec![0] };
        }
        self
    }

    fn known_value(&self) -> Option<u64> {
        (!self.may_pass()).then(|| self.heaps.iter().fold(0, |sum, heap| sum ^ heap))
    }

    fn effort(&self) -> u64 {
        self.heaps.iter().sum()
    }

    fn owned_bytes(&self) -> usize {
        self.heaps.len() * size_of::<u64>()
    }
}

impl fmt::Display for PassNim {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let used = if self.used { "(used)" } else { "" };
        write!(f, "pass-nim{used}: {}", joined(&self.heaps, ", "))
    }
}

impl Searched for PassNim {
    fn description(&self) -> &Description {
        &DESCRIPTION
    }

    fn read(head: Head<'_>, body: Piece<'_>) -> Result<PassNim, ParseError> {
        let used = choice(head, &[("used", true)])?.unwrap_or(false);
        let heaps = numbers(body, message!("a heap"), MOST, MOST_HEAPS, EXAMPLE)?;
        Ok(PassNim { used, heaps })
    }

    fn moves(&self) -> Options<'_, (MoveName, PassNim)> {
        let takes = self.takes().map(|(index, left)| {
            (counters::replaces(&self.heaps, index, &[left]), self.after(index, left))
        });
        let pass = self.passed().map(|passed| (MoveName::from(PASS), passed));
        Options::new(takes.chain(pass))
    }

    fn size(&self) -> u64 {
        self.heaps.iter().sum::<u64>() + 1
    }

    fn count_parts(&self) -> u64 {
        self.heaps.len() as u64
    }

    fn theory(&self) -> Option<Theory> {
        let part = |(index, &heap): (usize, &u64)| Part::new(say!("heap {}", index + 1), heap);
        let parts = || self.heaps.iter().enumerate().map(part).collect();
        (!self.may_pass()).then(|| Theory::heaps(&NIM, parts()))
    }
}

const NIM: Principle = Principle {
    name: message!("Nim"),
    statement: message!("Nobody can pass any more, and what is left is Nim with these heaps."),
    reference: "C. L. Bouton, Nim, a game with a complete mathematical theory, Annals of \
                Mathematics 3 (1901) 35-39",
};

impl Sketch for PassNim {
    fn figure(&self) -> Option<Figure> {
        let mut figure = pins::rows(&say!("Heaps"), Thing::Counter, &self.heaps)?;
        if self.may_pass() {
            let below = (2 * CELL, pins::Layout::of(&self.heaps)?.below());
            figure.words(below, say!("pass"), Ink::Accent);
            figure.spot(below, CELL, PASS.into(), say!("pass"));
        }
        Some(figure)
    }

    fn editing(&self) -> Option<Editing> {
        Some(Editing::numbers(HEAPS, &self.heaps, |heaps| joined(heaps, ", ")))
    }

    fn handles(&self, name: &MoveName) -> Vec<String> {
        if name.part().is_some() { counters::taken(name) } else { vec![PASS.into()] }
    }

    fn words(&self, name: &MoveName) -> String {
        if name.part().is_some() { counters::taken_in_words(name) } else { say!("pass") }
    }
}

/// What people need to know of it.
pub static DESCRIPTION: Description = description! {
    id: "pass-nim",
    title: "Nim with a pass",
    family: Family::Heaps,
    rules: [
        "A move takes any number of counters from one heap. Once in the whole game a player may \
         pass instead of taking, as long as there are counters; after that nobody may pass again. \
         Whoever cannot move loses, so whoever takes the last counter wins.",
        "A move names the heap, and how many counters were in it and are left, or it is called pass.",
    ],
    options: [RuleOption::new("used", "somebody has passed already, so that it is Nim")],
    examples: [
        Example::new("pass-nim: 3, 5, 7", "three heaps and the pass"),
        Example::new("pass-nim: 3, 6, 7", "the player to move loses"),
        Example::new("pass-nim(used): 1, 4, 5", "nobody may pass any more"),
    ],
    references: [
        "R. K. Guy, R. J. Nowakowski, Unsolved problems in combinatorial games, in: R. J. Nowakowski \
         (ed.), More Games of No Chance, MSRI Publications 42 (2002) 457-473",
        "R. E. Morrison, E. J. Friedman, A. S. Landsberg, Combinatorial games with a pass: A \
         dynamical systems approach, Chaos 22 (2012) 013108",
    ],
};
