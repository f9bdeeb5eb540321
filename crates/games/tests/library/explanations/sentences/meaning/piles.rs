//! Equal piles, few piles, and the ones of misère play.

use super::{Meaning, Reader, Way};
use crate::explanations::sentences::pattern::{gaps, number, pairs, piles};

impl Reader<'_> {
    pub(super) fn equal_piles(&mut self, sentence: &str) -> Option<Meaning> {
        let all: Vec<usize> = (1..=self.position.len()).collect();
        let heights: Vec<u64> = self.position.clone();
        let height = |pile: usize| heights[pile - 1];
        if sentence == "There is only one pile" {
            return Some(self.ensure(all.len() == 1));
        }
        if sentence == "There are two piles, and they are not equal" {
            return Some(self.ensure(all.len() == 2 && height(1) != height(2)));
        }
        if let Some(found) = gaps("Only {} can be lowered", sentence) {
            return Some(self.ensure(self.only_movable(&piles(found[0]))));
        }
        if let Some(found) = gaps("Only {} can be lowered, and no two are equal", sentence) {
            let named = piles(found[0]);
            let keys: Vec<u64> = named.iter().map(|&pile| height(pile)).collect();
            return Some(self.ensure(self.only_movable(&named) && self.all_different(&keys)));
        }
        if let Some(found) = gaps("Only {} counts as more than 0", sentence) {
            return Some(self.ensure(self.only_counting(&piles(found[0]))));
        }
        let different = "Only {} count as more than 0, and no two count the same";
        if let Some(found) = gaps(different, sentence) {
            let named = piles(found[0]);
            let keys: Vec<u64> = named.iter().map(|&pile| self.count(pile)).collect();
            return Some(self.ensure(self.only_counting(&named) && self.all_different(&keys)));
        }
        let two = match sentence {
            "The two piles are equal" => Some((vec!["1", "2"], false)),
            "The two piles count the same" => Some((vec!["1", "2"], true)),
            _ => gaps("Piles {} and {} are equal", sentence).map(|found| (found, false)).or(gaps(
                "Piles {} and {} count the same",
                sentence,
            )
            .map(|found| (found, true))),
        };
        if let Some((found, by_count)) = two {
            let [a, b] = [found[0], found[1]].map(|pile| pile.parse::<usize>().expect("a pile"));
            self.pairs = vec![(a, b)];
            let equal =
                if by_count { self.count(a) == self.count(b) } else { height(a) == height(b) };
            // Nothing else is said of the others: then there are none.
            return Some(
                self.ensure(equal && (!sentence.starts_with("The two") || all.len() == 2)),
            );
        }
        let several = gaps("The piles come in equal pairs: {}", sentence)
            .map(|found| (found, false))
            .or(gaps("The piles come in pairs that count the same: {}", sentence)
                .map(|found| (found, true)));
        if let Some((found, by_count)) = several {
            self.pairs = pairs(found[0]);
            return Some(self.paired(&self.pairs, &self.position, by_count));
        }
        if let Some(found) = gaps("{} mirror {}, each pile an equal one", sentence) {
            let (second, first) = (piles(found[0]), piles(found[1]));
            self.pairs = first.iter().copied().zip(second.iter().copied()).collect();
            let mirrored = first.iter().chain(&second).copied().eq(all);
            return Some(
                self.ensure(mirrored)
                    .and_then(|()| self.paired(&self.pairs, &self.position, false)),
            );
        }
        if ["No other pile can be lowered", "Every other pile counts as 0"].contains(&sentence) {
            let by_count = sentence.starts_with("Every");
            return Some(self.paired(&self.pairs, &self.position, by_count));
        }
        if sentence == "Every pile counts as 0" {
            return Some(self.ensure(self.only_counting(&[])));
        }
        self.cancelling(sentence)
    }

    fn cancelling(&mut self, sentence: &str) -> Option<Meaning> {
        let one = |text: &str| text.parse::<usize>().expect("a pile");
        let copied = "a move in one of them can be copied in the other";
        let found = gaps(
            &format!("Piles {{}} and {{}} are equal, so they cancel: {copied}"),
            sentence,
        )
        .map(|found| vec![(one(found[0]), one(found[1]))])
        .or_else(|| {
            let found = gaps(
                "The piles in each of the pairs {} are equal, so they cancel: a move in one of \
                     a pair can be copied in the other",
                sentence,
            );
            found.map(|found| pairs(found[0]))
        });
        if let Some(found) = found {
            self.pairs = found;
            let pairs = self.pairs.clone();
            let equal = pairs.iter().all(|&(a, b)| self.position[a - 1] == self.position[b - 1]);
            // X + G + G, for the piles X that are in none of the pairs.
            let rest = self.outside(&pairs);
            return Some(self.ensure(equal).and_then(|()| self.won_as(&rest)));
        }
        let again = "be answered so that they count the same again";
        let found = gaps(
            &format!(
                "Piles {{}} and {{}} count the same, so they cancel: a move in one of them can {again}"
            ),
            sentence,
        )
        .map(|found| vec![(one(found[0]), one(found[1]))])
        .or_else(|| {
            let found = gaps(
                &format!(
                    "The piles in each of the pairs {{}} count the same, so they cancel: a move in \
                     one of a pair can {again}"
                ),
                sentence,
            );
            found.map(|found| pairs(found[0]))
        });
        if let Some(found) = found {
            self.pairs = found;
            let pairs = self.pairs.clone();
            let rest = self.outside(&pairs);
            return Some(self.won_as(&rest).and_then(|()| {
                for (a, b) in pairs {
                    holds!(self.count(a) == self.count(b));
                    let alone = [self.position[a - 1], self.position[b - 1]];
                    self.answered(&alone, Way::SameCount)?;
                }
                Ok(())
            }));
        }
        let found = gaps("Who wins depends on {} alone, which are not equal", sentence)
            .or(gaps("Who wins depends on {} alone, which do not count the same", sentence))
            .or(gaps("Who wins depends on {} alone", sentence))?;
        let rest = piles(found[0]);
        let by_count = sentence.contains("count the same");
        let key = |pile: usize| if by_count { self.count(pile) } else { self.position[pile - 1] };
        let differ = !sentence.contains("which") || key(rest[0]) != key(rest[1]);
        Some(self.ensure(differ).and_then(|()| self.won_as(&rest)))
    }

    pub(super) fn outside(&self, pairs: &[(usize, usize)]) -> Vec<usize> {
        let inside = |pile: &usize| pairs.iter().any(|&(a, b)| a == *pile || b == *pile);
        (1..=self.position.len()).filter(|pile| !inside(pile)).collect()
    }

    pub(super) fn few_piles(&mut self, sentence: &str) -> Option<Meaning> {
        let standing: Vec<usize> =
            (1..=self.position.len()).filter(|&pile| self.position[pile - 1] > 0).collect();
        if let Some(found) = gaps("Only {} is not empty", sentence) {
            return Some(self.ensure(piles(found[0]) == standing));
        }
        let (named, what) = match gaps("There are {} piles, {}", sentence) {
            Some(found) => {
                let all = number(found[0]) == self.position.len();
                (if all { standing.clone() } else { Vec::new() }, found[1])
            }
            None => {
                let found = gaps("Only {} are not empty, {}", sentence)?;
                (piles(found[0]), found[1])
            }
        };
        let heights: Vec<u64> = standing.iter().map(|&pile| self.position[pile - 1]).collect();
        let equal = heights.iter().all(|height| *height == heights[0]);
        let most = self.oracle.at_most();
        let right = match what {
            "and a turn can lower all of them" => standing.len() <= most,
            "one more than a turn can lower, and they are equal" => {
                standing.len() == most + 1 && equal
            }
            "one more than a turn can lower, and they are not all equal" => {
                standing.len() == most + 1 && !equal
            }
            _ => return None,
        };
        Some(self.ensure(right && named == standing))
    }

    /// Misère play.
    pub(super) fn ones(&mut self, sentence: &str) -> Option<Meaning> {
        let losing = self.losing();
        let large = self.oracle.large(&self.position);
        for (pattern, plural) in [
            ("{} pile is larger than 1", false),
            ("{} pile counts as more than 1", false),
            ("{} piles are larger than 1", true),
            ("{} piles count as more than 1", true),
        ] {
            if let Some(found) = gaps(pattern, sentence).filter(|found| !found[0].contains(' ')) {
                return Some(self.ensure(number(found[0]) == large && plural == (large != 1)));
            }
        }
        let rule = format!(
            "To win, a move that leaves such a pile must leave every power balanced, as in normal \
             play; a move that leaves no such pile must leave {losing}"
        );
        if sentence == rule {
            return Some(self.misere_rule());
        }
        let switch =
            gaps("Only {} larger than 1, and a turn can lower {}: this is the switch", sentence)
                .or(gaps(
                    "Only {} as more than 1, and a turn can lower {}: this is the switch",
                    sentence,
                ));
        if let Some(found) = switch {
            let named = found[0].trim_end_matches(" is").trim_end_matches(" are");
            let named = named.trim_end_matches(" counts").trim_end_matches(" count");
            let larger = |pile: &usize| self.count(*pile) > 1;
            let larger: Vec<usize> = (1..=self.position.len()).filter(larger).collect();
            return Some(self.ensure(piles(named) == larger && large <= self.oracle.at_most()));
        }
        if sentence == format!("Whoever moves now wins, by leaving {losing}") {
            let mut leaving = self.oracle.options(&self.position);
            leaving.retain(|after| self.oracle.leaves_losing_ones(after));
            let wins = leaving.iter().all(|after| !self.oracle.next_wins(after));
            return Some(self.ensure(wins && !leaving.is_empty()));
        }
        let bounded = losing.contains("count as");
        let only = format!(
            "No pile {} than 1, so only the number of {} matters: whoever has to move from {losing} \
             loses",
            if bounded { "counts as more" } else { "is larger" },
            if bounded { "piles that count as 1" } else { "ones" },
        );
        if sentence == only {
            let lost = !self.oracle.next_wins(&self.position);
            let losing = self.oracle.leaves_losing_ones(&self.position);
            return Some(self.ensure(large == 0 && lost == losing));
        }
        let found = gaps("The number of ones is now {}: {}", sentence)
            .or(gaps("The number of piles that count as 1 is now {}: {}", sentence))?;
        let ones = self.oracle.ones(&self.position);
        Some(self.ensure(number(found[0]) == ones).and_then(|()| self.remainder(ones, found[1])))
    }

    /// Which moves win in misère play, here and after each move.
    fn misere_rule(&mut self) -> Meaning {
        let here = self.position.clone();
        for before in self.oracle.options(&here).into_iter().chain([here]) {
            for after in self.oracle.options(&before) {
                let should = match self.oracle.large(&after) {
                    0 => self.oracle.leaves_losing_ones(&after),
                    _ => self.oracle.is_balanced(&after),
                };
                holds!(should != self.oracle.next_wins(&after));
            }
        }
        Ok(())
    }
}
