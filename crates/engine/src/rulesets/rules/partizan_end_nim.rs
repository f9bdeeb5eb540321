//! Partizan End-Nim: Left takes from the first heap of a row, Right from the last.
//!
//! The mirror image of a row is its negative. A row of one heap is a heap of Nim; whoever has a move
//! leaves one to the other player, too, unless nothing is left, so that every value is all-small.
//!
//! References: M. H. Albert and R. J. Nowakowski, The game of End-Nim, *Electronic Journal of
//! Combinatorics* 8(2) (2001) R1; A. Duffy, G. Kolpin and D. Wolfe, Ordinal partizan End Nim, in
//! *Games of No Chance 3* (2009) 419–426.

use std::fmt;

use nimatron_nimber::text::ParseError;
use nimatron_nimber::{message, say};

use crate::foundation::{Head, MoveName, PerPlayer, Piece, Player};
use crate::partizan::{Game, Twin};
use crate::rulesets::boards::{counters, pins};
use crate::rulesets::description;
use crate::rulesets::editing::HEAPS;
use crate::rulesets::figure::{Figure, Thing};
use crate::rulesets::partizan::{Partizan, PartizanSketch, Searcher, TURN};
use crate::rulesets::reading::turn_only;
use crate::rulesets::{Description, Editing, Example, Family};

const MOST_HEAPS: usize = 24;
const MOST: u64 = 1 << 10;
const EXAMPLE: &str = message!("a position looks like partizan-end-nim: 3, 5, 2");

/// Heaps in a row, none of them empty.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct PartizanEndNim {
    heaps: Vec<u64>,
}

impl PartizanEndNim {
    /// The heaps, from the left to the right.
    pub fn heaps(&self) -> &[u64] {
        &self.heaps
    }

    /// The index of the heap at the end of a player, and what can be left of it.
    fn takes(&self, player: Player) -> impl Iterator<Item = (usize, u64)> + use<> {
        let last = self.heaps.len().saturating_sub(1);
        let index = if player == Player::Left { 0 } else { last };
        let heap = self.heaps.get(index).copied().unwrap_or(0);
        (0..heap).rev().map(move |left| (index, left))
    }

    fn after(&self, index: usize, left: u64) -> PartizanEndNim {
        let mut heaps = self.heaps.clone();
        match left {
            0 => drop(heaps.remove(index)),
            _ => heaps[index] = left,
        }
        PartizanEndNim { heaps }
    }
}

impl Game for PartizanEndNim {
    fn options(&self, player: Player, options: &mut Vec<PartizanEndNim>) {
        options.extend(self.takes(player).map(|(index, left)| self.after(index, left)));
    }

    /// The smaller one of the row and its mirror image, which is the negative.
    fn canonical(mut self) -> Twin<PartizanEndNim> {
        let is_negated = self.heaps.iter().rev().lt(&self.heaps);
        if is_negated {
            self.heaps.reverse();
        }
        Twin { game: self, is_negated }
    }

    fn owned_bytes(&self) -> usize {
        self.heaps.len() * size_of::<u64>()
    }
}

impl fmt::Display for PartizanEndNim {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "partizan-end-nim: {}", counters::written(&self.heaps))
    }
}

impl Partizan for PartizanEndNim {
    const SEARCHER: Searcher = Searcher::of::<PartizanEndNim>();

    fn description(&self) -> &Description {
        &DESCRIPTION
    }

    fn what_players_do(&self) -> PerPlayer<&str> {
        PerPlayer([message!("takes from the first heap"), message!("takes from the last heap")])
    }

    fn read(head: Head<'_>, body: Piece<'_>) -> Result<PartizanEndNim, ParseError> {
        turn_only(head)?;
        Ok(PartizanEndNim { heaps: counters::row_of_heaps(body, MOST, MOST_HEAPS, EXAMPLE)? })
    }

    fn moves(&self, player: Player) -> Vec<(MoveName, PartizanEndNim)> {
        let moves = self.takes(player).map(|(index, left)| {
            (counters::replaces(&self.heaps, index, &[left]), self.after(index, left))
        });
        moves.collect()
    }

    fn size(&self) -> u64 {
        self.heaps.iter().sum()
    }
}

impl PartizanSketch for PartizanEndNim {
    const TOUCH: &'static str = message!("Touch the first counter that goes");

    fn figure(&self) -> Option<Figure> {
        let what = say!("Heaps in a row, of which the first is open to Left and the last to Right");
        pins::rows(&what, Thing::Counter, &self.heaps)
    }

    fn editing(&self) -> Option<Editing> {
        Some(Editing::numbers(HEAPS, &self.heaps, counters::written))
    }

    fn ways(&self, name: &MoveName) -> Vec<Vec<String>> {
        vec![counters::taken(name)]
    }

    fn words(&self, name: &MoveName) -> String {
        counters::taken_in_words(name)
    }
}

/// What people need to know of it.
pub static DESCRIPTION: Description = description! {
    id: "partizan-end-nim",
    title: "Partizan End-Nim",
    family: Family::Heaps,
    rules: [
        "Heaps stand in a row. Left takes any number of counters from the first heap, Right from the \
         last; when a heap at an end is gone, the next one is at the end. Of a single heap both may \
         take. Whoever cannot move loses.",
        "A move names the heap, counted from the left, and how many counters were in it and are \
         left.",
    ],
    options: [TURN],
    examples: [
        Example::new("partizan-end-nim: 3, 5, 2", "whoever begins wins"),
        Example::new("partizan-end-nim: 2, 1, 2", "a row that is its own mirror image"),
        Example::new("partizan-end-nim(turn=right): 4, 1, 3, 2", "Right begins"),
    ],
    references: [
        "M. H. Albert, R. J. Nowakowski, The game of End-Nim, Electronic Journal of Combinatorics \
         8(2) (2001) R1",
        "A. Duffy, G. Kolpin, D. Wolfe, Ordinal partizan End Nim, in: M. H. Albert, R. J. Nowakowski \
         (eds.), Games of No Chance 3, MSRI Publications 56 (2009) 419-426",
    ],
};

#[cfg(test)]
mod tests {
    use super::*;
    use crate::rulesets::partizan::definition::keeps_the_value;
    use crate::rulesets::partizan::read_body;

    #[test]
    fn mirror_images_are_negatives() {
        for text in
            ["0", "4", "3, 1", "2, 3, 1", "1, 1, 2, 1", "3, 5, 2", "2, 1, 3, 2", "1, 2, 2, 1, 3"]
        {
            let game = read_body::<PartizanEndNim>(text).expect(text);
            assert_eq!(game.to_string(), format!("partizan-end-nim: {text}"));
            keeps_the_value(&game);
        }
    }
}
