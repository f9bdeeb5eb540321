//! Partizan Euclid: the remainder for Left, what is missing to the next multiple for Right.
//!
//! # Rules
//! Of a pair (p, q) let r be the remainder of p by q. Left moves to (q, r), Right to (q, q − r), and
//! nobody can move where r is 0.
//!
//! Reference: N. A. McKay and R. J. Nowakowski, Outcomes of partizan Euclid, *Integers* 12B (2012/13)
//! A9.

use std::fmt;

use nimatron_nimber::text::ParseError;
use nimatron_nimber::{message, say};

use crate::foundation::{Head, MoveName, PerPlayer, Piece, Player};
use crate::partizan::Game;
use crate::rulesets::boards::counters;
use crate::rulesets::boards::pins::cut;
use crate::rulesets::description;
use crate::rulesets::figure::Figure;
use crate::rulesets::partizan::{Partizan, PartizanSketch, Searcher, TURN};
use crate::rulesets::reading::turn_only;
use crate::rulesets::{Description, Editing, Example, Family};

/// The largest number of a pair.
const MOST: u64 = 1 << 10;
const MOST_PAIRS: usize = 16;
const EXAMPLE: &str = message!("a position looks like partizan-euclid: (8,3)");

/// Pairs of numbers.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct PartizanEuclid {
    pairs: Vec<(u64, u64)>,
}

/// What a player makes of a pair; `None` if there is no move.
fn step((p, q): (u64, u64), player: Player) -> Option<(u64, u64)> {
    let rest = p.checked_rem(q).filter(|rest| *rest > 0)?;
    Some((q, if player == Player::Left { rest } else { q - rest }))
}

impl PartizanEuclid {
    /// The pairs.
    pub fn pairs(&self) -> &[(u64, u64)] {
        &self.pairs
    }

    fn with(&self, index: usize, pair: (u64, u64)) -> PartizanEuclid {
        let mut pairs = self.pairs.clone();
        pairs[index] = pair;
        PartizanEuclid { pairs }
    }
}

impl Game for PartizanEuclid {
    fn options(&self, player: Player, options: &mut Vec<PartizanEuclid>) {
        let pairs = counters::different(&self.pairs);
        options
            .extend(pairs.filter_map(|(index, pair)| Some(self.with(index, step(pair, player)?))));
    }

    fn components(&self, components: &mut Vec<PartizanEuclid>) {
        components.extend(self.pairs.iter().map(|&pair| PartizanEuclid { pairs: vec![pair] }));
    }

    fn owned_bytes(&self) -> usize {
        self.pairs.len() * size_of::<(u64, u64)>()
    }
}

impl fmt::Display for PartizanEuclid {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("partizan-euclid:")?;
        counters::write_pairs(f, &self.pairs)
    }
}

impl Partizan for PartizanEuclid {
    const SEARCHER: Searcher = Searcher::of::<PartizanEuclid>();

    fn description(&self) -> &Description {
        &DESCRIPTION
    }

    fn what_players_do(&self) -> PerPlayer<&str> {
        PerPlayer([
            message!("keeps the remainder"),
            message!("keeps what the remainder lacks to the second number"),
        ])
    }

    fn read(head: Head<'_>, body: Piece<'_>) -> Result<PartizanEuclid, ParseError> {
        turn_only(head)?;
        Ok(PartizanEuclid { pairs: counters::pairs(body, MOST, MOST_PAIRS, EXAMPLE)? })
    }

    fn moves(&self, player: Player) -> Vec<(MoveName, PartizanEuclid)> {
        let moves = counters::different(&self.pairs).filter_map(|(index, pair)| {
            let to = step(pair, player)?;
            Some((counters::replaces_pair(index, pair, to), self.with(index, to)))
        });
        moves.collect()
    }

    fn size(&self) -> u64 {
        self.pairs.len() as u64
    }
}

impl PartizanSketch for PartizanEuclid {
    const TOUCH: &'static str = message!("Touch a counter of the first row of a pair");

    fn figure(&self) -> Option<Figure> {
        counters::picture_of_pairs(&self.pairs)
    }

    fn editing(&self) -> Option<Editing> {
        Some(counters::editing_of_pairs(&self.pairs))
    }

    /// The first counter of the row that is divided.
    fn ways(&self, name: &MoveName) -> Vec<Vec<String>> {
        name.part().map(|pair| cut(2 * pair, 0)).into_iter().collect()
    }

    fn words(&self, name: &MoveName) -> String {
        match counters::replaced_pair(name) {
            Some((_, (p, q), (_, kept))) => say!("divide {} by {} and keep {}", p, q, kept),
            None => name.to_string(),
        }
    }
}

/// What people need to know of it.
pub static DESCRIPTION: Description = description! {
    id: "partizan-euclid",
    title: "Partizan Euclid",
    family: Family::Heaps,
    rules: [
        "There is a pair of numbers (p,q). A move divides p by q, and nobody can move if nothing \
         remains. Of a remainder r Left makes the pair (q,r), and Right the pair (q,q-r): of (8,3) Left \
         makes (3,2) and Right (3,1). Whoever cannot move loses.",
        "With several pairs a move changes one of them. A move names the pair before and after.",
    ],
    options: [TURN],
    examples: [
        Example::new("partizan-euclid: (8,3)", "Right wins"),
        Example::new("partizan-euclid: (8,7)", "five times up"),
        Example::new("partizan-euclid(turn=right): (23,9) (8,6)", "two pairs"),
    ],
    references: [
        "N. A. McKay, R. J. Nowakowski, Outcomes of partizan Euclid, Integers 12B (2012/13) A9",
    ],
};

#[cfg(test)]
mod tests {
    use super::*;
    use crate::rulesets::partizan::definition::keeps_the_value;
    use crate::rulesets::partizan::read_body;

    #[test]
    fn pairs_are_independent() {
        for (p, q) in (0..9).flat_map(|p| (0..9).map(move |q| (p, q))) {
            for text in [
                format!("({p},{q})"),
                format!("({p},{q}) ({q},{p})"),
                format!("({p},{q}) (7,4) ({p},{q})"),
            ] {
                let game = read_body::<PartizanEuclid>(&text).expect(&text);
                assert_eq!(game.to_string(), format!("partizan-euclid: {text}"));
                keeps_the_value(&game);
            }
        }
    }
}
