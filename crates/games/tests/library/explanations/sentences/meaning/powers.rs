//! Powers of two: which stand alone, who has them, what piles count as.

use super::{Meaning, Reader};
use crate::explanations::sentences::oracle::{BLOCK, Turn, rank};
use crate::explanations::sentences::pattern::{gaps, items, number, piles};

impl Reader<'_> {
    /// Powers of two.
    pub(super) fn balance(&mut self, sentence: &str) -> Option<Meaning> {
        let uneven = self.oracle.uneven(&self.position);
        let modulus = self.oracle.at_most() + 1;
        let powers: Vec<u64> = uneven.iter().map(|(power, _)| *power).collect();
        let alone = gaps("The power {} stands alone: it occurs an odd number of times", sentence)
            .or(gaps("The powers {} stand alone: each occurs an odd number of times", sentence));
        if let Some(found) = alone {
            return Some(self.ensure(modulus == 2 && self.powers(found[0]) == powers));
        }
        if sentence == "Every power of two occurs an even number of times: each one has a partner" {
            return Some(self.ensure(modulus == 2 && uneven.is_empty()));
        }
        if let Some(found) =
            gaps("A turn can lower up to {}, so equal powers cancel in {}", sentence)
        {
            let groups = ["pairs", "threes", "fours", "fives"][modulus - 2];
            let lowered = found[0].split(' ').next().map(number);
            return Some(self.ensure(lowered == Some(modulus - 1) && found[1] == groups));
        }
        if let Some(found) =
            gaps("Every power of two cancels: its number is divisible by {}", sentence)
        {
            return Some(self.ensure(number(found[0]) == modulus && uneven.is_empty()));
        }
        if let Some(found) = gaps("What is left over: {}", sentence) {
            let over: Vec<(u64, usize)> =
                items(found[0]).iter().map(|text| self.copies(text)).collect();
            return Some(self.ensure(over == uneven && !over.is_empty()));
        }
        if let Some(found) = gaps("The largest lone power is {}", sentence) {
            return Some(self.ensure(powers.first() == Some(&self.power(found[0]))));
        }
        if let Some(found) = gaps("Split {} into powers of two: {}", sentence) {
            let splits = items(found[1]);
            let all = ["every pile", "what each pile counts as"].contains(&found[0]);
            return Some(
                self.ensure(!all || splits.len() == self.position.len())
                    .and_then(|()| splits.iter().try_for_each(|split| self.split(split))),
            );
        }
        if sentence.starts_with("Split ") && sentence.ends_with(" into powers of two:") {
            return Some(Ok(()));
        }
        self.lone_power(sentence).or_else(|| self.vector(sentence)).or_else(|| self.hands(sentence))
    }

    /// `pile 1 is 7 = 4+2+1`.
    pub fn split(&self, told: &str) -> Meaning {
        let found = gaps("pile {} is {}", told).or(gaps("pile {} counts as {}", told));
        let found = found.ok_or("no split")?;
        let pile: usize = found[0].parse().map_err(|_| "no pile")?;
        let (whole, sum) = found[1].split_once(" = ").unwrap_or((found[1], found[1]));
        holds!(rank(whole) == self.count(pile));
        let powers: Vec<u64> = sum.split('+').map(rank).collect();
        let parts = if whole == "0" { Vec::new() } else { powers };
        holds!(parts.iter().all(|power| power.is_power_of_two()));
        holds!(parts.windows(2).all(|two| two[0] > two[1]));
        holds!(parts.iter().sum::<u64>() == rank(whole));
        Ok(())
    }

    pub(super) fn starts(&mut self) -> Vec<usize> {
        let here = self.position.clone();
        let changed = |after: &Vec<u64>| {
            (1..=here.len()).filter(|pile| after[pile - 1] != here[pile - 1]).collect::<Vec<_>>()
        };
        self.oracle.winning(&here).iter().flat_map(changed).collect()
    }

    pub(super) fn lone_power(&mut self, sentence: &str) -> Option<Meaning> {
        let top = self.oracle.uneven(&self.position).first().map_or(0, |(power, _)| *power);
        let with: Vec<usize> =
            (1..=self.position.len()).filter(|&pile| self.count(pile) & top != 0).collect();
        let all_lose = "every other move loses";
        let (found, only) = if let Some(found) = gaps(
            &format!("Only {{}} has it, so only one move wins, and it starts there; {all_lose}"),
            sentence,
        ) {
            (found, true)
        } else if let Some(found) = gaps(
            &format!("{{}} have it: from each of them exactly one move wins, and {all_lose}"),
            sentence,
        ) {
            (found, true)
        } else if let Some(found) = gaps("Only {} has it, so a winning move starts there", sentence)
        {
            (found, false)
        } else {
            (gaps("{} have it, and from each of them exactly one move wins", sentence)?, false)
        };
        let starts = self.starts();
        let once =
            with.iter().all(|pile| starts.iter().filter(|start| *start == pile).count() == 1);
        let no_others = starts.iter().all(|start| with.contains(start));
        Some(self.ensure(piles(found[0]) == with && once && (!only || no_others)))
    }

    pub(super) fn vector(&mut self, sentence: &str) -> Option<Meaning> {
        let found = gaps(
            "How many there are of each power, the lowest first, is the nim-sum vector [{}]; an odd \
             number gives the digit 1 of the nim-sum and an even one 0: {}",
            sentence,
        )?;
        let columns = self.oracle.columns(&self.position);
        let numbers = found[0].split(',').enumerate();
        let right = numbers.clone().all(|(bit, told)| {
            let power = 1u64 << bit;
            let there = columns.iter().find(|(column, _)| *column == power);
            number(told) == there.map_or(0, |(_, number)| *number)
        });
        let complete = columns.iter().all(|(power, _)| *power < 1 << numbers.clone().count());
        let sum = self.oracle.counts(&self.position).iter().fold(0, |sum, count| sum ^ count);
        let digits = match sum {
            0 => "0".to_string(),
            _ => format!("{sum:b} in binary, which is {sum}"),
        };
        Some(self.ensure(right && complete && found[1] == digits))
    }

    /// Who shakes hands.
    pub(super) fn hands(&mut self, sentence: &str) -> Option<Meaning> {
        let told = sentence.replace("pile ", "Pile ");
        let has = |told: &str| -> Option<(usize, u64)> {
            let found = gaps("Pile {}'s {}", told)?;
            Some((found[0].parse().ok()?, self.power(found[1])))
        };
        let real = |&(pile, power): &(usize, u64)| self.count(pile) & power != 0;
        if let Some(found) = gaps("{} and {} shake hands", &told) {
            let [a, b] = [has(found[0])?, has(found[1])?];
            return Some(self.ensure(a.1 == b.1 && a.0 != b.0 && real(&a) && real(&b)));
        }
        if sentence == "Nobody is left alone" {
            return Some(self.ensure(self.oracle.is_balanced(&self.position)));
        }
        let found = gaps("{} finds no partner", &told).or(gaps("{} find no partner", &told))?;
        let lonely: Vec<(usize, u64)> =
            items(found[0]).iter().filter_map(|text| has(text)).collect();
        let powers: Vec<u64> = lonely.iter().map(|(_, power)| *power).collect();
        let uneven: Vec<u64> = self.oracle.uneven(&self.position).iter().map(|(p, _)| *p).collect();
        Some(self.ensure(powers == uneven && lonely.iter().all(real)))
    }

    /// Bounded Nim.
    pub(super) fn residues(&mut self, sentence: &str) -> Option<Meaning> {
        let Turn::AtMost(most) = self.oracle.turn else { return None };
        let full = most + 1;
        let groups = ["pairs", "threes", "fours", "fives", "sixes"][most as usize - 1];
        let intro = format!(
            "A turn takes at most {most} from a pile, so full {groups} do not count: of {full} \
             blocks the other player can take what one leaves"
        );
        if sentence == intro {
            let answered = (1..full).all(|taken| (1..=most).contains(&(full - taken)));
            return Some(self.ensure(answered));
        }
        if sentence == "A pile counts as what is left over"
            || sentence == "Only the blocks above a limit count"
        {
            return Some(Ok(()));
        }
        let found =
            gaps("And {} is a limit: it has no top block, so nobody can take from it", sentence)?;
        let limit = rank(found[0]);
        let there =
            self.position.iter().any(|&height| height / BLOCK * BLOCK == limit && limit > 0);
        Some(self.ensure(there && !self.oracle.can_be_lowered(limit)))
    }

    /// `pile 1: 11 = 2·5 + 1 counts as 1`, of a list.
    pub fn residue_row(&self, told: &str) -> Meaning {
        let Turn::AtMost(most) = self.oracle.turn else {
            return Err("no residues here".into());
        };
        let found = gaps("pile {}: {} counts as {}", told).ok_or("no residue")?;
        let pile: usize = found[0].parse().map_err(|_| "no pile")?;
        let (height, residue) = (self.position[pile - 1], rank(found[2]));
        holds!(residue == height % BLOCK % (most + 1));
        let mut what = found[1].trim_end_matches(" it").trim_end_matches(';');
        if let Some(limit) = what.strip_suffix(" has no top block and") {
            holds!(rank(limit) == height && height % BLOCK == 0 && height > 0);
            return Ok(());
        }
        if let Some((whole, rest)) = what.split_once(" has ") {
            let (top, rest) = rest.split_once(" on top").ok_or("no top")?;
            holds!(rank(whole) == height && rank(top) == height % BLOCK);
            what = rest.trim_start_matches(';').trim();
        } else if !what.contains('=') {
            holds!(rank(what) == height);
            return Ok(());
        }
        if let Some(found) = gaps("{} = {}·{} + {}", what) {
            let [whole, times, modulus, over] = [0, 1, 2, 3].map(|gap| rank(found[gap]));
            holds!(whole == height % BLOCK && modulus == most + 1 && over == residue);
            holds!(whole == times * modulus + over);
        }
        Ok(())
    }
}
