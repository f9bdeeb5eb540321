//! Equal piles, few piles, and the switch of misère play.

use super::piles_named;
use crate::explain::{Measure, Phase};
use crate::nim::Variant;
use crate::render::claims::Teller;
use crate::render::document::{Prose, prose};
use crate::render::words::{capitalised, listed, number_word};

impl Teller<'_> {
    /// Which piles are equal, and which are left to look at.
    pub(in crate::render) fn equal(&mut self, by: Measure, pairs: &[[usize; 2]], rest: &[usize]) {
        let told = match (pairs, rest) {
            ([], rest) => self.different(by, rest),
            (pairs, []) => self.paired(by, pairs),
            (pairs, rest) => {
                let cancel = match (pairs, by) {
                    ([[first, second]], Measure::Height) => prose!(
                        "Piles {} and {} are equal, so they cancel: a move in one of them can be \
                         copied in the other.",
                        first,
                        second
                    ),
                    ([[first, second]], Measure::Count) => prose!(
                        "Piles {} and {} count the same, so they cancel: a move in one of them \
                         can be answered so that they count the same again.",
                        first,
                        second
                    ),
                    (_, Measure::Height) => prose!(
                        "The piles in each of the pairs {} are equal, so they cancel: a move in \
                         one of a pair can be copied in the other.",
                        pairs_named(pairs)
                    ),
                    (_, Measure::Count) => prose!(
                        "The piles in each of the pairs {} count the same, so they cancel: a move \
                         in one of a pair can be answered so that they count the same again.",
                        pairs_named(pairs)
                    ),
                };
                let named = piles_named(rest);
                cancel.then(match (rest.len(), by) {
                    (2, Measure::Height) => {
                        prose!("Who wins depends on {} alone, which are not equal.", named)
                    }
                    (2, Measure::Count) => {
                        prose!("Who wins depends on {} alone, which do not count the same.", named)
                    }
                    _ => prose!("Who wins depends on {} alone.", named),
                })
            }
        };
        self.say(told);
    }

    /// No pile has a partner.
    fn different(&self, by: Measure, rest: &[usize]) -> Prose {
        let all = self.count_piles() == Some(rest.len());
        let named = piles_named(rest);
        match (by, rest.len()) {
            (Measure::Height, 1) if all => prose!("There is only one pile."),
            (Measure::Height, 1) => prose!("Only {} can be lowered.", named),
            (Measure::Height, 2) if all => prose!("There are two piles, and they are not equal."),
            (Measure::Height, _) => prose!("Only {} can be lowered, and no two are equal.", named),
            (Measure::Count, 0) => prose!("Every pile counts as 0."),
            (Measure::Count, 1) => prose!("Only {} counts as more than 0.", named),
            (Measure::Count, _) => {
                prose!("Only {} count as more than 0, and no two count the same.", named)
            }
        }
    }

    /// Every pile that counts has a partner.
    fn paired(&self, by: Measure, pairs: &[[usize; 2]]) -> Prose {
        let all = self.count_piles() == Some(2 * pairs.len());
        let others = match (by, all) {
            (_, true) => Prose::default(),
            (Measure::Height, false) => prose!("No other pile can be lowered."),
            (Measure::Count, false) => prose!("Every other pile counts as 0."),
        };
        let half = pairs.len();
        let mirrored =
            all && pairs.iter().enumerate().all(|(i, pair)| *pair == [i + 1, i + 1 + half]);
        let told = match (by, pairs) {
            (Measure::Height, [_]) if all => prose!("The two piles are equal."),
            (Measure::Height, [[first, second]]) => {
                prose!("Piles {} and {} are equal.", first, second)
            }
            (Measure::Count, [_]) if all => prose!("The two piles count the same."),
            (Measure::Count, [[first, second]]) => {
                prose!("Piles {} and {} count the same.", first, second)
            }
            (Measure::Height, _) if mirrored => {
                let halves: Vec<usize> = (1..=2 * half).collect();
                let (first, second) = halves.split_at(half);
                let (first, second) = (piles_named(first), piles_named(second).capitalised());
                prose!("{} mirror {}, each pile an equal one.", second, first)
            }
            (Measure::Height, _) => {
                prose!("The piles come in equal pairs: {}.", pairs_named(pairs))
            }
            (Measure::Count, _) => {
                prose!("The piles come in pairs that count the same: {}.", pairs_named(pairs))
            }
        };
        told.then(others)
    }

    /// Moore's Nim with few piles.
    pub(in crate::render) fn few(&mut self, piles: &[usize], equal: bool) {
        let all = self.count_piles() == Some(piles.len());
        let there = match (piles.len(), all) {
            (1, true) => prose!("There is only one pile"),
            (1, false) => prose!("Only {} is not empty", piles_named(piles)),
            (number, true) => prose!("There are {} piles", number_word(number)),
            (_, false) => prose!("Only {} are not empty", piles_named(piles)),
        };
        self.say(match piles.len().checked_sub(self.at_most()) {
            _ if piles.len() == 1 => prose!("{}.", there),
            Some(1..) if equal => {
                prose!("{}, one more than a turn can lower, and they are equal.", there)
            }
            Some(1..) => {
                prose!("{}, one more than a turn can lower, and they are not all equal.", there)
            }
            _ => prose!("{}, and a turn can lower all of them.", there),
        });
    }

    /// Misère play: how near the switch is.
    pub(in crate::render) fn switch(&mut self, large: usize, piles: &[usize], phase: Phase) {
        let bounded = self.is_bounded();
        let losing = self.losing_number();
        let told = match phase {
            Phase::AsNormal => {
                let number = capitalised(&number_word(large));
                let are = match (large, bounded) {
                    (1, false) => prose!("{} pile is larger than 1.", number),
                    (1, true) => prose!("{} pile counts as more than 1.", number),
                    (_, false) => prose!("{} piles are larger than 1.", number),
                    (_, true) => prose!("{} piles count as more than 1.", number),
                };
                are.then(prose!(
                    "To win, a move that leaves such a pile must leave every power balanced, as \
                     in normal play; a move that leaves no such pile must leave {}.",
                    losing
                ))
            }
            Phase::Switch => {
                let named = match piles {
                    [] => prose!("{} piles", number_word(large)),
                    _ => piles_named(piles),
                };
                match (piles.len(), bounded) {
                    (1, false) => prose!(
                        "Only {} is larger than 1, and a turn can lower it: this is the switch. \
                         Whoever moves now wins, by leaving {}.",
                        named,
                        losing
                    ),
                    (1, true) => prose!(
                        "Only {} counts as more than 1, and a turn can lower it: this is the \
                         switch. Whoever moves now wins, by leaving {}.",
                        named,
                        losing
                    ),
                    (_, false) => prose!(
                        "Only {} are larger than 1, and a turn can lower them all: this is the \
                         switch. Whoever moves now wins, by leaving {}.",
                        named,
                        losing
                    ),
                    (_, true) => prose!(
                        "Only {} count as more than 1, and a turn can lower them all: this is the \
                         switch. Whoever moves now wins, by leaving {}.",
                        named,
                        losing
                    ),
                }
            }
            Phase::OnlyOnes if bounded => prose!(
                "No pile counts as more than 1, so only the number of piles that count as 1 \
                 matters: whoever has to move from {} loses.",
                losing
            ),
            Phase::OnlyOnes => prose!(
                "No pile is larger than 1, so only the number of ones matters: whoever has to \
                 move from {} loses.",
                losing
            ),
        };
        let rule = match self.convention_seen {
            true => Prose::default(),
            false => {
                self.convention_seen = true;
                prose!("In {} play whoever makes the last move loses.", self.words.misere())
            }
        };
        self.say(rule.then(told));
    }

    /// Misère play: the number of ones.
    pub(in crate::render) fn ones(&mut self, number: usize) {
        let remainder = self.remainder(number);
        self.say(match self.is_bounded() {
            true => {
                prose!("The number of piles that count as 1 is now {}: {}.", number, remainder)
            }
            false => prose!("The number of ones is now {}: {}.", number, remainder),
        });
    }

    /// `even`, `odd`, or in Moore's Nim `2 more than a multiple of 3`.
    pub(super) fn remainder(&self, number: usize) -> Prose {
        let modulus = self.at_most().saturating_add(1);
        match (modulus, number % modulus) {
            (2, 0) => prose!("even"),
            (2, _) => prose!("odd"),
            (_, 0) => prose!("a multiple of {}", modulus),
            (_, remainder) => prose!("{} more than a multiple of {}", remainder, modulus),
        }
    }

    /// Which numbers of ones lose for the player to move in misère play.
    pub(super) fn losing_number(&self) -> Prose {
        match self.rules() {
            Some((Variant::Moore { at_most }, _)) if *at_most > 1 => {
                prose!("a number of ones that is 1 more than a multiple of {}", at_most + 1)
            }
            Some((Variant::Bounded { .. }, _)) => prose!("an odd number of piles that count as 1"),
            _ => prose!("an odd number of ones"),
        }
    }

    /// In misère play what is left when the switch comes: `only one pile larger
    /// than 1`. `None` in normal play.
    pub(super) fn at_the_switch(&self) -> Option<Prose> {
        let left = match (self.at_most(), self.is_bounded()) {
            (1, true) => prose!("only one pile that counts as more than 1"),
            (1, false) => prose!("only one pile larger than 1"),
            (most, true) => {
                let most = number_word(most);
                prose!("no more than {} piles that counts as more than 1", most)
            }
            (most, false) => prose!("no more than {} piles larger than 1", number_word(most)),
        };
        self.is_misere().then_some(left)
    }
}

/// `1-2, 3-4 and 5-6`.
pub(super) fn pairs_named(pairs: &[[usize; 2]]) -> Prose {
    let named = pairs.iter().map(|[first, second]| prose!("{}-{}", first, second));
    listed(named, super::MOST_NAMED, "pair")
}
