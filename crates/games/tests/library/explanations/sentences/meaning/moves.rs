//! Winning moves, what they leave, and how moves are answered.

use super::{Meaning, Reader, Way};
use crate::explanations::sentences::oracle::{Turn, rank};
use crate::explanations::sentences::pattern::{gaps, items, number, pairs, piles};

impl Reader<'_> {
    pub(super) fn winning_moves(&mut self, sentence: &str) -> Option<Meaning> {
        let winning = self.oracle.winning(&self.position);
        let all = self.oracle.options(&self.position).len();
        if let Some(found) = gaps("Winning move: {}", sentence) {
            let after = self.played(&self.position, found[0]);
            return Some(after.and_then(|after| self.ensure(winning == [after])));
        }
        if let Some(found) = gaps("{} winning moves:", sentence) {
            return Some(self.ensure(number(found[0]) == winning.len()));
        }
        let odd = ", an odd number: one starts from each pile that has the largest lone power, and \
                   an odd number of piles have it";
        if let Some(found) = gaps(&format!("There {{}}{odd}"), sentence) {
            let (are, moves) = found[0].split_once(' ')?;
            let told = moves.split(' ').next().map(number);
            let right = told == Some(winning.len()) && winning.len() % 2 == 1;
            return Some(self.ensure(right && (are == "is") == (winning.len() == 1)));
        }
        if let Some(found) = gaps("Look at {}: a winning move starts there", sentence)
            .or(gaps("Look at {}: a winning move starts from each of them", sentence))
            .or(gaps("Look at {}: every winning move lowers some of these", sentence))
            .or(gaps("Look at {}: every winning move lowers it", sentence))
        {
            let mut starts = self.starts();
            starts.sort_unstable();
            starts.dedup();
            return Some(self.ensure(piles(found[0]) == starts));
        }
        if let Some(found) = gaps("This position behaves like a heap of Nim of height {}", sentence)
        {
            let value = self.oracle.value(&self.position);
            return Some(self.ensure(value == rank(found[0])));
        }
        if let Some(found) =
            gaps("As from such a heap, moves leave {}, and none leaves {}", sentence)
                .or(gaps("A move leaves {}, and none leaves {}", sentence))
        {
            return Some(self.values_left(&found));
        }
        if let Some(found) = gaps("{} moves win, and every other move loses", sentence) {
            return Some(self.ensure(number(found[0]) == winning.len() && winning.len() < all));
        }
        Some(match sentence {
            "It is the only winning move" => self.ensure(winning.len() == 1 && all > 1),
            "Every move wins" => self.ensure(winning.len() == all && all > 0),
            "Every move loses: there is no winning move" => {
                self.ensure(winning.is_empty() && all > 0)
            }
            "The powers that other winning moves exchange:" => Ok(()),
            "There are more" => Ok(()),
            _ => {
                let found = gaps("The other winning moves are {}", sentence)
                    .or(gaps("The other winning move is {}", sentence))?;
                let list = found[0].split(" more move").next()?;
                // Commas part moves, and in Moore's Nim also the piles of one.
                if list != found[0] || self.oracle.at_most() > 1 {
                    return Some(Ok(()));
                }
                let shown = self.shown.clone()?;
                self.all_played(list).and_then(|mut named| {
                    named.push(shown);
                    named.sort();
                    let mut expected = winning;
                    expected.sort();
                    self.ensure(named == expected)
                })
            }
        })
    }

    fn values_left(&mut self, found: &[&str]) -> Meaning {
        let missing = rank(found[1]);
        let options = self.oracle.options(&self.position);
        for option in &options {
            holds!(self.oracle.value(option) != missing);
        }
        let mut told = 0;
        for row in items(found[0]) {
            if let Some(more) = gaps("{} more values", row).or(gaps("{} more value", row)) {
                told += number(more[0]) as u64;
                continue;
            }
            told += 1;
            let row = gaps("{} ({})", row).ok_or("no row")?;
            let left = self.played(&self.position, row[1])?;
            holds!(self.oracle.value(&left) == rank(row[0]));
        }
        // All smaller values are left, so each is told or counted.
        holds!(told == missing);
        Ok(())
    }

    /// `2: 4 → 2: take away the 4 and put in a 2`, of a list.
    pub fn exchange_row(&mut self, told: &str) -> Meaning {
        let (chosen, exchange) = told.split_once(": take away ").ok_or("no exchange")?;
        let after = self.played(&self.position, chosen)?;
        holds!(!self.oracle.next_wins(&after));
        self.exchanged(&format!("take away {exchange}"), &after)
    }

    /// Whether the powers exchanged make of the pile what the move leaves of it,
    /// and are those without a partner.
    fn exchanged(&mut self, told: &str, after: &[u64]) -> Meaning {
        let told = told.strip_prefix("take away ").ok_or("no exchange")?;
        let (away, put) = told.split_once(" and put in ").unwrap_or((told, ""));
        let away = self.powers(away);
        let put = if put.is_empty() { Vec::new() } else { self.powers(put) };
        let changed = (0..after.len()).find(|&pile| after[pile] != self.position[pile]);
        let pile = changed.ok_or("nothing changed")?;
        let (before, left) =
            (self.oracle.count(self.position[pile]), self.oracle.count(after[pile]));
        holds!(away.iter().all(|power| before & power != 0));
        holds!(put.iter().all(|power| before & power == 0));
        let exchanged = before - away.iter().sum::<u64>() + put.iter().sum::<u64>();
        holds!(exchanged == left);
        let mut all: Vec<u64> = away.into_iter().chain(put).collect();
        all.sort_unstable_by(|a, b| b.cmp(a));
        let uneven: Vec<u64> = self.oracle.uneven(&self.position).iter().map(|(p, _)| *p).collect();
        holds!(all == uneven);
        Ok(())
    }

    /// A winning move with what it achieves.
    pub(super) fn goals(&mut self, sentence: &str) -> Option<Meaning> {
        if let Some(found) = gaps("Lower {}: {}", sentence) {
            let after = self.lowered(&self.position, found[0]);
            return Some(after.and_then(|after| self.shown_move(after, found[1])));
        }
        if let Some(found) = gaps("Take all of pile {}: {}", sentence) {
            let mut after = self.position.clone();
            after[found[0].parse::<usize>().ok()? - 1] = 0;
            return Some(self.shown_move(after, found[1]));
        }
        if sentence.starts_with("Now ") {
            let goal = sentence.replacen("Now ", "now ", 1);
            let after = self.shown.clone()?;
            return Some(self.goal(&goal, &after));
        }
        None
    }

    fn shown_move(&mut self, after: Vec<u64>, what: &str) -> Meaning {
        holds!(self.oracle.is_move(&self.position, &after));
        holds!(!self.oracle.next_wins(&after));
        self.shown = Some(after.clone());
        let what = what.strip_prefix("of what it counts as, ").unwrap_or(what);
        match what.starts_with("take away ") {
            true => self.exchanged(what, &after),
            false => self.goal(what, &after),
        }
    }

    fn goal(&mut self, told: &str, after: &[u64]) -> Meaning {
        if told == format!("that leaves {}", self.losing()) {
            holds!(self.oracle.misere && self.oracle.leaves_losing_ones(after));
            return Ok(());
        }
        if told == "that is the last move, and you have won" {
            holds!(!self.oracle.misere && self.oracle.options(after).is_empty());
            return Ok(());
        }
        let has_partner = [
            "now every power has a partner",
            "now every power of what the piles count as has a partner",
        ];
        if has_partner.contains(&told) {
            holds!(self.oracle.at_most() == 1 && self.oracle.is_balanced(after));
            return Ok(());
        }
        if let Some(found) = gaps("now every power cancels in {}", told) {
            let groups = ["pairs", "threes", "fours"][self.oracle.at_most() - 1];
            holds!(found[0] == groups && self.oracle.is_balanced(after));
            return Ok(());
        }
        let lowest = "whatever your opponent lowers, you can bring the others down to the lowest";
        if let Some(found) = gaps(&format!("now {{}} are equal, and {lowest}"), told) {
            let named = piles(found[0]);
            holds!(named.iter().all(|&pile| after[pile - 1] == after[named[0] - 1]));
            return self.answered(after, Way::Level);
        }
        let told = self.split_until(told)?;
        let one = |text: &str| text.parse::<usize>().expect("a pile");
        let same = "whatever your opponent does to one of them, you can do to the other";
        if let Some(found) = gaps(&format!("now piles {{}} and {{}} are equal, and {same}"), told) {
            holds!(after[one(found[0]) - 1] == after[one(found[1]) - 1]);
            return self.answered(after, Way::Copy);
        }
        let same = "whatever your opponent does to a pile, you can do to its partner";
        if let Some(found) =
            gaps(&format!("now the piles come in equal pairs, {{}}, and {same}"), told)
        {
            self.paired(&pairs(found[0]), after, false)?;
            return self.answered(after, Way::Copy);
        }
        let again = "you can always answer so that they do again";
        if let Some(found) =
            gaps(&format!("now piles {{}} and {{}} count the same, and {again}"), told)
        {
            self.paired(&[(one(found[0]), one(found[1]))], after, true)?;
            return self.answered(after, Way::SameCount);
        }
        if let Some(found) =
            gaps(&format!("now the piles count the same in pairs, {{}}, and {again}"), told)
        {
            self.paired(&pairs(found[0]), after, true)?;
            return self.answered(after, Way::SameCount);
        }
        let rest = "now every pile counts as 0, and whatever your opponent takes, you can take the \
                    rest of {} from the same pile";
        if let Some(found) = gaps(rest, told) {
            self.full_turn(found[0])?;
            return self.answered(after, Way::SamePile);
        }
        Err("no meaning".into())
    }

    pub(super) fn full_turn(&self, told: &str) -> Meaning {
        let Turn::AtMost(most) = self.oracle.turn else {
            return Err("turns are not bounded".into());
        };
        holds!(rank(told) == most + 1);
        Ok(())
    }

    /// How moves are answered.
    pub(super) fn answers(&mut self, sentence: &str) -> Option<Meaning> {
        let here = self.position.clone();
        let lost = !self.oracle.next_wins(&here);
        let options = self.oracle.options(&here);
        let all_last = options.iter().all(|after| self.oracle.options(after).is_empty());
        let is_said = |told: &str| sentence == told;
        if is_said("The only move is the last one, and loses") {
            return Some(self.ensure(lost && options.len() == 1 && all_last));
        }
        if is_said("Every move is the last one, and loses") {
            return Some(self.ensure(lost && options.len() > 1 && all_last));
        }
        if let Some(found) = gaps("For example, {}", sentence) {
            return Some(self.example(found[0]));
        }
        if let Some(found) = gaps("There is one move: {}", sentence) {
            return Some(self.ensure(options.len() == 1).and_then(|()| self.example(found[0])));
        }
        if is_said("An answer to every move:") {
            return Some(Ok(()));
        }
        if let Some(found) = gaps(
            "Whatever you take, your opponent can take the rest of {} from the same pile, so that it \
             counts as 0 again",
            sentence,
        ) {
            self.way = Way::SamePile;
            let answered =
                self.full_turn(found[0]).and_then(|()| self.answered(&here, Way::SamePile));
            return Some(answered);
        }
        if let Some(found) = gaps(
            "Whatever you take, your opponent can take the rest of {}, until a single one is left \
             for you",
            sentence,
        ) {
            self.way = Way::Ones;
            let full = self.oracle.at_most() + 1;
            let right = number(found[0]) == full && self.oracle.leaves_losing_ones(&here);
            return Some(self.ensure(right).and_then(|()| self.answered(&here, Way::Ones)));
        }
        let again = format!(
            "Whatever you do is the last move, or your opponent can leave {} again",
            self.losing()
        );
        let forced =
            "Every turn takes a pile of one away, so you will make the last move, and lose";
        if is_said(&again) || is_said(forced) {
            self.way = Way::Ones;
            let one = |after: &Vec<u64>| self.oracle.ones(after) + 1 == self.oracle.ones(&here);
            let right = sentence != forced
                || here.iter().all(|&height| height <= 1) && options.iter().all(one);
            return Some(self.ensure(lost && right).and_then(|()| self.answered(&here, Way::Ones)));
        }
        if is_said("Whatever you lower, your opponent can bring the other piles down to the lowest")
        {
            self.way = Way::Level;
            return Some(self.answered(&here, Way::Level));
        }
        let told = match self.split_until(sentence) {
            Ok(told) => told,
            Err(_) => return None,
        };
        self.way = match told {
            "Whatever you do to a pile, your opponent can do to an equal one" => Way::Copy,
            "Whatever you do to a pile, your opponent can answer so that it counts the same as its \
             partner again, or as 0 if it did before" => Way::SameCount,
            "Whatever you do breaks the balance, and your opponent can restore it"
            | "Whatever you do, something is left over, and your opponent can make every power \
               cancel again" => {
                let broken = options.iter().all(|after| !self.oracle.is_balanced(after));
                let restored = self.restored(&here);
                self.way = Way::Any;
                return Some(self.ensure(lost && broken).and(restored));
            }
            _ => return None,
        };
        Some(self.answered(&here, self.way))
    }

    /// Whether after every move some reply restores the balance, or at the switch
    /// leaves the right number of ones.
    fn restored(&mut self, here: &[u64]) -> Meaning {
        for after in self.oracle.options(here) {
            let at_switch = self.oracle.is_at_switch(&after);
            let replies = self.oracle.winning(&after);
            let restores = |left: &Vec<u64>| match at_switch {
                true => self.oracle.leaves_losing_ones(left),
                false => self.oracle.is_balanced(left),
            };
            holds!(replies.iter().any(restores));
        }
        Ok(())
    }

    /// `if you lower pile 1 from 5 to 4, your opponent lowers …`.
    fn example(&mut self, told: &str) -> Meaning {
        let here = self.position.clone();
        if let Some(found) =
            gaps("if you lower {}, you have made the last move, which loses in misère play", told)
        {
            let after = self.lowered(&here, found[0])?;
            holds!(self.oracle.misere && self.oracle.options(&after).is_empty());
            return Ok(());
        }
        let found = gaps("if you lower {}, this leaves {}, and your opponent lowers {}", told)
            .or_else(|| {
                let found = gaps("if you lower {}, your opponent lowers {}", told)?;
                Some(vec![found[0], "", found[1]])
            })
            .ok_or("no example")?;
        let after = self.lowered(&here, found[0])?;
        if !found[1].is_empty() {
            self.leaves(found[1], &after)?;
        }
        let mut reply = found[2];
        let mut counts = None;
        if let Some(told) = gaps("{}, so that both count as {}", reply) {
            (reply, counts) = (told[0], Some((told[1], true)));
        } else if let Some(told) = gaps("{}, so that it counts as {} again", reply) {
            (reply, counts) = (told[0], Some((told[1], false)));
        }
        let left = self.lowered(&after, reply)?;
        self.is_described(&here, &after, &left)?;
        if let Some((told, both)) = counts {
            let changed = |a: &[u64], b: &[u64]| (0..a.len()).find(|&pile| a[pile] != b[pile]);
            let (made, answer) = (changed(&here, &after), changed(&after, &left));
            let piles: Vec<usize> = made.into_iter().chain(answer).collect();
            holds!(piles.iter().all(|&pile| self.oracle.count(left[pile]) == rank(told)));
            holds!(both == (piles[0] != piles[1]));
            holds!(both || self.oracle.count(here[piles[0]]) == rank(told));
        }
        Ok(())
    }

    fn is_described(&mut self, here: &[u64], after: &[u64], left: &[u64]) -> Meaning {
        holds!(!self.oracle.next_wins(left));
        holds!(self.is_answer(self.way, here, after, left));
        Ok(())
    }

    /// A table of answers: to every move one, as it was described.
    pub fn table_of_answers(&mut self, rows: &[(String, String)]) -> Meaning {
        let here = self.position.clone();
        let mut seen = Vec::new();
        for (chosen, reply) in rows {
            let after = self.played(&here, chosen)?;
            match &reply[..] {
                "none: it was the last move" => {
                    holds!(self.oracle.misere && self.oracle.options(&after).is_empty());
                }
                reply => {
                    let left = self.played(&after, reply)?;
                    self.is_described(&here, &after, &left)?;
                }
            }
            seen.push(after);
        }
        let mut all = self.oracle.options(&here);
        seen.sort();
        all.sort();
        holds!(seen == all);
        Ok(())
    }

    /// Comments on a move.
    pub(super) fn comments(&mut self, sentence: &str) -> Option<Meaning> {
        let here = self.position.clone();
        let last = gaps("Lowering {} is the last move, which {} in {} play", sentence);
        if let Some(found) = last {
            let after = self.lowered(&here, found[0]);
            return Some(after.and_then(|after| {
                let (ending, name) =
                    if self.oracle.misere { ("loses", "misère") } else { ("wins", "normal") };
                self.ensure(self.oracle.options(&after).is_empty())?;
                self.ensure(found[1] == ending && found[2] == name)
            }));
        }
        if let Some(found) = gaps("Lowering {} leaves {}", sentence) {
            let after = self.lowered(&here, found[0]);
            return Some(after.and_then(|after| {
                self.about_move = Some((after.clone(), None));
                self.leaves(found[1], &after)
            }));
        }
        let (after, _) = self.about_move.clone()?;
        if sentence == "It wins" {
            let wins = !self.oracle.next_wins(&after);
            return Some(self.ensure(wins));
        }
        let found = gaps("It loses: the answer is to lower {}", sentence)?;
        Some(self.lowered(&after, found[0]).and_then(|left| {
            holds!(self.oracle.next_wins(&after) && !self.oracle.next_wins(&left));
            Ok(())
        }))
    }
}
