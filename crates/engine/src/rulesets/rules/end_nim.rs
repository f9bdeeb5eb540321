//! End-Nim: heaps in a row, of which only the outer ones can be reached.
//!
//! # Rules
//! Heaps stand in a row. A move takes counters from the first heap or from the last; where one is
//! gone, the next is at the end.
//!
//! # Theory
//! One or two heaps are Nim. Of longer rows Albert and Nowakowski know who wins, and in misère play
//! the player to move loses the same positions, except for rows of equal heaps (Cairns and Ho). Of
//! the other values no formula is known; a row of heaps has few positions below it, so that all
//! longer rows are searched.
//!
//! References: M. H. Albert and R. J. Nowakowski, The game of End-Nim, *Electronic Journal of
//! Combinatorics* 8(2) (2001) R1; G. Cairns and N. B. Ho, Some remarks on End-Nim, *International
//! Journal of Combinatorics* (2011).

use std::fmt;

use nimatron_nimber::text::ParseError;
use nimatron_nimber::{message, say};

use crate::foundation::{Head, MoveName, Options, Piece};
use crate::impartial::Game;
use crate::rulesets::boards::{counters, pins};
use crate::rulesets::description;
use crate::rulesets::editing::HEAPS;
use crate::rulesets::figure::{Figure, Thing};
use crate::rulesets::reading::no_options;
use crate::rulesets::searched::{Searched, Searcher, Sketch};
use crate::rulesets::{Description, Editing, Example, Family};

const MOST_HEAPS: usize = 24;
const MOST: u64 = 1 << 10;
const EXAMPLE: &str = message!("a position looks like end-nim: 2, 1, 3");

/// Heaps in a row, none of them empty.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct EndNim {
    heaps: Vec<u64>,
}

impl EndNim {
    /// The heaps, from one end to the other.
    pub fn heaps(&self) -> &[u64] {
        &self.heaps
    }

    /// The index of a heap at an end, and what is left of it.
    fn takes(&self) -> impl Iterator<Item = (usize, u64)> + '_ {
        let last = self.heaps.len().saturating_sub(1);
        let ends =
            self.heaps.iter().enumerate().filter(move |(index, _)| [0, last].contains(index));
        ends.flat_map(|(index, &heap)| (0..heap).rev().map(move |left| (index, left)))
    }

    fn after(&self, index: usize, left: u64) -> EndNim {
        let mut heaps = self.heaps.clone();
        match left {
            0 => drop(heaps.remove(index)),
            _ => heaps[index] = left,
        }
        EndNim { heaps }
    }
}

impl Game for EndNim {
    fn options(&self) -> Options<'_, EndNim> {
        Options::new(self.takes().map(|(index, left)| self.after(index, left)))
    }

    /// Two heaps do not hinder each other.
    fn components(&self) -> Vec<EndNim> {
        match self.heaps.as_slice() {
            [_, _] => self.heaps.iter().map(|&heap| EndNim { heaps: vec![heap] }).collect(),
            _ => vec![self.clone()],
        }
    }

    /// The row or its mirror image.
    fn canonical(mut self) -> EndNim {
        if self.heaps.iter().rev().lt(&self.heaps) {
            self.heaps.reverse();
        }
        self
    }

    fn known_value(&self) -> Option<u64> {
        match self.heaps.as_slice() {
            [] => Some(0),
            &[heap] => Some(heap),
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

impl fmt::Display for EndNim {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "end-nim: {}", counters::written(&self.heaps))
    }
}

impl Searched for EndNim {
    const SEARCHER: Searcher = Searcher::of::<EndNim>();

    fn description(&self) -> &Description {
        &DESCRIPTION
    }

    fn read(head: Head<'_>, body: Piece<'_>) -> Result<EndNim, ParseError> {
        no_options(head, EXAMPLE)?;
        Ok(EndNim { heaps: counters::row_of_heaps(body, MOST, MOST_HEAPS, EXAMPLE)? })
    }

    fn moves(&self) -> Options<'_, (MoveName, EndNim)> {
        Options::new(self.takes().map(|(index, left)| {
            (counters::replaces(&self.heaps, index, &[left]), self.after(index, left))
        }))
    }

    fn size(&self) -> u64 {
        self.heaps.iter().sum()
    }

    fn count_parts(&self) -> u64 {
        self.heaps.len() as u64
    }
}

impl Sketch for EndNim {
    fn figure(&self) -> Option<Figure> {
        pins::rows(
            &say!("Heaps in a row, of which the first and the last are open"),
            Thing::Counter,
            &self.heaps,
        )
    }

    fn editing(&self) -> Option<Editing> {
        Some(Editing::numbers(HEAPS, &self.heaps, counters::written))
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
    id: "end-nim",
    title: "End-Nim",
    family: Family::Heaps,
    rules: [
        "Heaps stand in a row. A move takes any number of counters from the first heap or from the \
         last; the heaps between them cannot be reached. When a heap at an end is gone, the next \
         one is at the end. Whoever cannot move loses.",
        "A move names the heap, counted from the left, and how many counters were in it and are \
         left.",
    ],
    options: [],
    examples: [
        Example::new("end-nim: 2, 1, 3", "three heaps"),
        Example::new("end-nim: 3, 1, 4, 1, 5", "five heaps"),
        Example::new("end-nim: 2, 2, 2", "equal heaps"),
    ],
    references: [
        "M. H. Albert, R. J. Nowakowski, The game of End-Nim, Electronic Journal of Combinatorics \
         8(2) (2001) R1",
        "G. Cairns, N. B. Ho, Some remarks on End-Nim, International Journal of Combinatorics (2011)",
    ],
};

#[cfg(test)]
mod tests {
    use super::*;
    use crate::foundation::{Budget, Convention, Outcome};
    use crate::impartial::Solver;

    /// Every row of up to `length` heaps up to `most`.
    fn rows(length: usize, most: u64) -> Vec<Vec<u64>> {
        let mut all = vec![Vec::new()];
        let mut last = all.clone();
        for _ in 0..length {
            let longer = last.iter().flat_map(|row: &Vec<u64>| {
                (1..=most).map(move |heap| [row.as_slice(), &[heap]].concat())
            });
            last = longer.collect();
            all.extend(last.clone());
        }
        all
    }

    /// Cairns and Ho: misère play has the same P-positions, except for rows of equal heaps.
    #[test]
    fn misere_play_differs_where_all_heaps_are_equal() {
        let budget = &mut Budget::unlimited();
        let mut solver = Solver::new();
        for heaps in rows(4, 4).into_iter().skip(1) {
            let game = EndNim { heaps };
            let mut lost =
                |convention| solver.outcome(&game, convention, budget).unwrap() == Outcome::P;
            let (normal, misere) = (lost(Convention::Normal), lost(Convention::Misere));
            let equal = game.heaps.windows(2).all(|pair| pair[0] == pair[1]);
            assert!(equal || normal == misere, "{game}");
        }
    }
}
