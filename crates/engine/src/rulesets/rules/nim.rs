//! The Nim family as a ruleset; its theory is in [`crate::nim`].

use nimatron_nimber::message;
use nimatron_nimber::text::Notation;

use crate::foundation::{Budget, Exhausted, Nimber, Outcome};
use crate::nim::{Analysis, Move, Position, Quantity};
use crate::rulesets::description;
use crate::rulesets::editing::Editing;
use crate::rulesets::reading::joined;
use crate::rulesets::{Description, Example, Family, RuleOption, Solvable, Solved};

/// What a pile is called, one more and one less.
const PILES: [&str; 3] =
    [message!("pile {}"), message!("a further pile"), message!("one pile less")];

impl Position {
    /// The changes that can be made by hand; `None` if a pile is infinite, or if there are more than
    /// 64 of them.
    pub(in crate::rulesets) fn editing(&self) -> Option<Editing> {
        const MOST_PILES: usize = 64;
        let piles = self.piles();
        let heights = (piles.len() <= MOST_PILES).then(|| piles.iter().map(|pile| pile.to_u64()));
        let heights: Vec<u64> = heights?.collect::<Option<_>>()?;
        Some(Editing::numbers(PILES, &heights, |heights| joined(heights, ", ")))
    }
}

impl Solvable for Position {
    type Analysis = Analysis;

    fn description(&self) -> &Description {
        &DESCRIPTION
    }

    fn analyze(&self, _: &mut Budget) -> Result<Analysis, Exhausted> {
        Ok(Position::analyze(self))
    }

    fn move_text(chosen: &Move, notation: Notation) -> String {
        chosen.to_text(notation)
    }

    fn size(&self) -> u64 {
        self.piles().len() as u64
    }

    fn reaches_more_than(&self, most: u64) -> bool {
        self.count_reachable(most).is_none()
    }
}

impl Solved for Analysis {
    type Move = Move;

    fn outcome(&self) -> Outcome {
        Analysis::outcome(self)
    }

    fn quantity(&self) -> Quantity {
        Analysis::quantity(self).clone()
    }

    fn winning_moves(&self) -> Box<dyn Iterator<Item = Move> + '_> {
        Analysis::winning_moves(self)
    }

    fn beside(&self, heap: &Nimber) -> Option<Self> {
        Analysis::beside(self, heap)
    }
}

/// What people need to know of it.
pub static DESCRIPTION: Description = description! {
    id: "nim",
    title: "Nim, bounded Nim, Moore's Nim",
    family: Family::Heaps,
    rules: [
        "There are some piles. Two players take turns. A move lowers one pile to any smaller \
         height. Whoever cannot move loses, so whoever takes the last block wins.",
        "In misere play it is the other way round: whoever takes the last block loses. Write \
         'misere' before the ruleset.",
        "Heights are natural numbers or any ordinals: w, w^2+5, e0, w1. Every game ends, because \
         no sequence of ordinals falls for ever.",
    ],
    options: [
        RuleOption::new("max=k", "bounded Nim: a move removes at most k blocks, from the top of one pile; \
                      a pile of limit height has no top block and allows no move"),
        RuleOption::new("piles=k", "Moore's Nim: a move lowers between 1 and k piles"),
    ],
    examples: [
        Example::new("nim: 3, 5, 7", "the classic"),
        Example::new("misere nim: 1, 2, 3", "the last block loses"),
        Example::new("nim(max=4): 11, 14, 9, 13", "at most 4 blocks in a turn"),
        Example::new("nim(piles=2): 1, 2, 3, 4", "up to two piles in a turn"),
        Example::new("nim: 1, w+3, w^w+5, e0, w1", "piles of infinite height"),
    ],
    references: [
        "C. L. Bouton, Nim, a game with a complete mathematical theory, Annals of Mathematics 3 \
         (1901) 35-39",
        "E. H. Moore, A generalization of the game called Nim, Annals of Mathematics 11 (1910) \
         93-94",
        "E. R. Berlekamp, J. H. Conway, R. K. Guy, Winning Ways for your Mathematical Plays, \
         chapters 2-4 and 13",
        "J. H. Conway, On Numbers and Games, chapters 6 and 11",
    ],
};
