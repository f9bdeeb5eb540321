//! What each sentence about piles asserts, decided by playing it out.
//!
//! Nothing here knows the claims behind the sentences, nor any theorem: only the
//! words, the rules and the exhaustion of all plays. A sentence without a meaning
//! here fails the test.

use super::oracle::{BLOCK, Oracle, rank};
use super::pattern::{gaps, items, number, pairs, piles};

/// A reader who checks one sentence after another.
pub struct Reader<'o> {
    pub oracle: &'o mut Oracle,
    pub position: Vec<u64>,
    /// The pairs that were spoken of last.
    pairs: Vec<(usize, usize)>,
    /// What the winning move spoken of last leaves.
    shown: Option<Vec<u64>>,
    /// How moves are answered, as it was said last.
    way: Way,
    /// Whether what is said next is about another position.
    about_move: Option<(Vec<u64>, Option<String>)>,
}

/// How a move is answered.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Way {
    Any,
    Copy,
    SameCount,
    SamePile,
    Level,
    Ones,
}

/// Fails with the sentence, unless it holds.
macro_rules! holds {
    ($condition:expr) => {
        if !$condition {
            return Err(format!("false, by {}", stringify!($condition)));
        }
    };
}

mod moves;
mod piles;
mod powers;

type Meaning = Result<(), String>;

impl<'o> Reader<'o> {
    pub fn new(oracle: &'o mut Oracle, position: &[u64]) -> Reader<'o> {
        let position = position.to_vec();
        let (pairs, shown, about_move) = (Vec::new(), None, None);
        Reader { oracle, position, pairs, shown, way: Way::Any, about_move }
    }

    /// The position after the lowerings `pile 1 from 7 to 1 and pile 2 from …`.
    fn lowered(&self, from: &[u64], lowerings: &str) -> Result<Vec<u64>, String> {
        let mut after = from.to_vec();
        for lowering in lowerings.split("pile ").filter(|text| !text.is_empty()) {
            let lowering = lowering.trim_end_matches(" and ").trim_end_matches(", ");
            let found = gaps("{} from {} to {}", lowering).ok_or("no lowering")?;
            let pile: usize = found[0].parse().map_err(|_| "no pile")?;
            holds!(after[pile - 1] == rank(found[1]));
            after[pile - 1] = rank(found[2]);
        }
        holds!(self.oracle.is_move(from, &after));
        Ok(after)
    }

    /// The position after the move `1: 5 → 3, 4: 2 → 0`.
    pub fn played(&self, from: &[u64], moves: &str) -> Result<Vec<u64>, String> {
        let mut after = from.to_vec();
        for change in moves.split(", ") {
            let found = gaps("{}: {} → {}", change).ok_or(format!("no move: {change}"))?;
            let pile: usize = found[0].parse().map_err(|_| "no pile")?;
            holds!(after[pile - 1] == rank(found[1]));
            after[pile - 1] = rank(found[2]);
        }
        holds!(self.oracle.is_move(from, &after));
        Ok(after)
    }

    /// Several such moves of one pile.
    fn all_played(&self, moves: &str) -> Result<Vec<Vec<u64>>, String> {
        items(moves).iter().map(|text| self.played(&self.position, text)).collect()
    }

    fn has_moves(&self, pile: usize) -> bool {
        self.oracle.can_be_lowered(self.position[pile - 1])
    }

    fn count(&self, pile: usize) -> u64 {
        self.oracle.count(self.position[pile - 1])
    }

    fn only_movable(&self, piles: &[usize]) -> bool {
        let movable = (1..=self.position.len()).filter(|&pile| self.has_moves(pile));
        movable.eq(piles.iter().copied())
    }

    fn only_counting(&self, piles: &[usize]) -> bool {
        let counting = (1..=self.position.len()).filter(|&pile| self.count(pile) > 0);
        counting.eq(piles.iter().copied())
    }

    fn all_different(&self, keys: &[u64]) -> bool {
        (0..keys.len()).all(|i| !keys[..i].contains(&keys[i]))
    }

    /// Answers to all moves from a P-position in the way described, up to the
    /// switch of misère play; from there on those that leave ones.
    fn answered(&mut self, start: &[u64], way: Way) -> Meaning {
        let options = self.oracle.options(start);
        holds!(!options.is_empty());
        for after in options {
            let replies = self.oracle.winning(&after);
            let fits = |reply: &Vec<u64>| self.is_answer(way, start, &after, reply);
            let answered = replies.iter().any(fits);
            // Whoever made the last move in misère play has lost.
            let over = self.oracle.misere && self.oracle.options(&after).is_empty();
            if !(answered || over && way == Way::Ones) {
                return Err(format!("no answer ({way:?}) to {start:?} -> {after:?}"));
            }
        }
        Ok(())
    }

    /// Whether a reply is of the kind described.
    fn is_answer(&self, way: Way, start: &[u64], after: &[u64], left: &[u64]) -> bool {
        if self.oracle.is_at_switch(after) {
            return self.oracle.leaves_losing_ones(left);
        }
        let changed = |a: &[u64], b: &[u64]| -> Vec<usize> {
            (0..a.len()).filter(|&pile| a[pile] != b[pile]).collect()
        };
        let (made, answer) = (changed(start, after), changed(after, left));
        let count = |of: &[u64], pile: usize| self.oracle.count(of[pile]);
        match (way, &made[..], &answer[..]) {
            (Way::Any, ..) => true,
            (Way::Copy, &[pile], &[other]) => {
                pile != other && start[pile] == start[other] && after[pile] == left[other]
            }
            (Way::SamePile, &[pile], &[other]) => pile == other && count(left, pile) == 0,
            (Way::SameCount, &[pile], &[other]) => match pile == other {
                true => count(left, pile) == count(start, pile),
                false => {
                    count(start, pile) == count(start, other)
                        && count(left, pile) == count(left, other)
                }
            },
            (Way::Level, _, answer) => {
                let lowest = after.iter().filter(|&&height| height > 0).min();
                let emptied = made.iter().any(|&pile| after[pile] == 0);
                let level = if emptied { 0 } else { lowest.copied().unwrap_or(0) };
                let brought = |pile: usize| start[pile] == 0 || left[pile] == level;
                !answer.is_empty() && (0..left.len()).all(brought)
            }
            (Way::Ones, ..) => self.oracle.leaves_losing_ones(left),
            _ => false,
        }
    }

    /// What "until …; then leave …" says of the switch: checked with the answers.
    fn split_until<'t>(&self, text: &'t str) -> Result<&'t str, String> {
        for (who, then) in
            [("you leave", "your opponent leaves"), ("your opponent leaves", "leave")]
        {
            let until = gaps(&format!("{{}}, until {who} {{}}; then {then} {{}}"), text);
            let Some(until) = until else { continue };
            holds!(self.oracle.misere);
            let left = match (self.oracle.at_most(), self.oracle.turn) {
                (1, super::oracle::Turn::AtMost(_)) => "only one pile that counts as more than 1",
                (1, _) => "only one pile larger than 1",
                (2, _) => "no more than two piles larger than 1",
                (3, _) => "no more than three piles larger than 1",
                _ => return Err("another switch".into()),
            };
            holds!(until[1] == left && until[2] == self.losing());
            return Ok(until[0]);
        }
        holds!(!self.oracle.misere);
        Ok(text)
    }

    fn losing(&self) -> String {
        match (self.oracle.at_most(), self.oracle.turn) {
            (1, super::oracle::Turn::AtMost(_)) => "an odd number of piles that count as 1".into(),
            (1, _) => "an odd number of ones".into(),
            (most, _) => {
                format!("a number of ones that is 1 more than a multiple of {}", most + 1)
            }
        }
    }

    /// Whether the position is won as these piles alone, by the same moves.
    fn won_as(&mut self, rest: &[usize]) -> Meaning {
        let alone: Vec<u64> = rest.iter().map(|&pile| self.position[pile - 1]).collect();
        holds!(self.oracle.next_wins(&self.position) == self.oracle.next_wins(&alone));
        for after in self.oracle.winning(&alone) {
            let mut whole = self.position.clone();
            for (&pile, &height) in rest.iter().zip(&after) {
                whole[pile - 1] = height;
            }
            holds!(!self.oracle.next_wins(&whole));
        }
        Ok(())
    }

    /// The power of two `4` or `ω·2 = 2^(ω+1)`, as a rank.
    fn power(&self, text: &str) -> u64 {
        let value = text.split(" = ").next().unwrap_or(text);
        let article = ["the ", "an ", "a "].iter().find_map(|article| value.strip_prefix(article));
        let value = rank(article.unwrap_or(value));
        assert!(value.is_power_of_two(), "{text} is no power of two");
        value
    }

    fn powers(&self, list: &str) -> Vec<u64> {
        items(list).iter().map(|power| self.power(power)).collect()
    }

    /// `one 4`, `two 2s`, `ω·2 twice`.
    fn copies(&self, text: &str) -> (u64, usize) {
        if let Some(found) = gaps("{} once", text).or(gaps("{} twice", text)) {
            return (self.power(found[0]), if text.ends_with("once") { 1 } else { 2 });
        }
        let (count, power) = text.split_once(' ').expect("a number of powers");
        (self.power(power.trim_end_matches('s')), number(count))
    }

    /// `4 and 2 without a partner` or `one 4 over`, of a position.
    fn leaves(&mut self, what: &str, position: &[u64]) -> Meaning {
        if let Some(found) = gaps("{} without a partner", what) {
            let uneven: Vec<u64> = self.oracle.uneven(position).iter().map(|(p, _)| *p).collect();
            holds!(self.powers(found[0]) == uneven && !uneven.is_empty());
        } else if let Some(found) = gaps("{} over", what) {
            let over: Vec<(u64, usize)> =
                items(found[0]).iter().map(|text| self.copies(text)).collect();
            holds!(over == self.oracle.uneven(position) && !over.is_empty());
        } else if what == "every power balanced" {
            holds!(self.oracle.is_balanced(position));
        } else if let Some(found) =
            gaps("piles {} and {} equal, and no other pile that can be lowered", what)
        {
            let pair = [found[0], found[1]].map(|pile| pile.parse::<usize>().expect("a pile"));
            holds!(position[pair[0] - 1] == position[pair[1] - 1]);
            let movable = |pile: usize| self.oracle.can_be_lowered(position[pile - 1]);
            holds!((1..=position.len()).all(|pile| movable(pile) == pair.contains(&pile)));
        } else if let Some(found) = gaps("the piles in equal pairs, {}", what) {
            self.paired(&pairs(found[0]), position, false)?;
        } else if what == "every pile counting as 0" {
            holds!(self.oracle.counts(position).iter().all(|&count| count == 0));
        } else if let Some(found) = gaps("the piles counting the same in pairs, {}", what) {
            self.paired(&pairs(found[0]), position, true)?;
        } else if let Some(found) = gaps("only {}, which are equal", what) {
            let named = piles(found[0]);
            let first = position[named[0] - 1];
            let level = |pile: usize| match named.contains(&pile) {
                true => position[pile - 1] == first,
                false => position[pile - 1] == 0,
            };
            holds!((1..=position.len()).all(level));
        } else if let Some(found) =
            gaps("only {} larger than 1", what).or(gaps("only {} counting as more than 1", what))
        {
            let large = |pile: &usize| self.oracle.count(position[pile - 1]) > 1;
            let large: Vec<usize> = (1..=position.len()).filter(large).collect();
            holds!(piles(found[0]) == large && self.oracle.is_at_switch(position));
        } else if what == self.losing() {
            holds!(self.oracle.leaves_losing_ones(position));
        } else if let Some(found) = gaps("an even number of {}", what) {
            holds!(["ones", "piles that count as 1"].contains(&found[0]));
            holds!(self.oracle.large(position) == 0 && self.oracle.ones(position) % 2 == 0);
        } else if let Some(found) = gaps("{} ones, {}", what) {
            let ones = self.oracle.ones(position);
            holds!(self.oracle.large(position) == 0 && ones == number(found[0]));
            self.remainder(ones, found[1])?;
        } else {
            return Err("no meaning".into());
        }
        Ok(())
    }

    fn remainder(&self, ones: usize, told: &str) -> Meaning {
        let modulus = self.oracle.at_most() + 1;
        holds!(
            told == match (modulus, ones % modulus) {
                (2, 0) => "even".to_string(),
                (2, _) => "odd".to_string(),
                (_, 0) => format!("a multiple of {modulus}"),
                (_, over) => format!("{over} more than a multiple of {modulus}"),
            }
        );
        Ok(())
    }

    /// Whether these are pairs of equal piles and nothing else counts.
    fn paired(&self, pairs: &[(usize, usize)], position: &[u64], by_count: bool) -> Meaning {
        let key = |pile: usize| match by_count {
            true => self.oracle.count(position[pile - 1]),
            false => position[pile - 1],
        };
        holds!(pairs.iter().all(|&(a, b)| a != b && key(a) == key(b)));
        let named: Vec<usize> = pairs.iter().flat_map(|&(a, b)| [a, b]).collect();
        holds!(self.all_different(&named.iter().map(|&pile| pile as u64).collect::<Vec<_>>()));
        let counts = |pile: usize| match by_count {
            true => key(pile) > 0,
            false => self.oracle.can_be_lowered(position[pile - 1]),
        };
        holds!((1..=position.len()).all(|pile| counts(pile) == named.contains(&pile)));
        Ok(())
    }

    /// Checks a sentence, its full stop left out.
    pub fn check(&mut self, sentence: &str) -> Meaning {
        self.verdict(sentence)
            .or_else(|| self.equal_piles(sentence))
            .or_else(|| self.few_piles(sentence))
            .or_else(|| self.ones(sentence))
            .or_else(|| self.balance(sentence))
            .or_else(|| self.residues(sentence))
            .or_else(|| self.winning_moves(sentence))
            .or_else(|| self.goals(sentence))
            .or_else(|| self.answers(sentence))
            .or_else(|| self.comments(sentence))
            .unwrap_or_else(|| Err("no meaning".into()))
    }

    fn verdict(&mut self, sentence: &str) -> Option<Meaning> {
        let wins = self.oracle.next_wins(&self.position);
        let over = self.oracle.options(&self.position).is_empty();
        let convention = if self.oracle.misere { "Misère" } else { "Normal" };
        let ending = if self.oracle.misere { "loses" } else { "wins" };
        let found = gaps("Whoever moves {} wins ({})", sentence)
            .or_else(|| gaps("Whoever moves {} wins ({}): {}", sentence));
        if let Some(found) = found {
            return Some(self.value_told(&found, wins));
        }
        Some(match sentence {
            "Decide before you read on: would you rather move now, or let the other player move?" => {
                Ok(())
            }
            "There is no move left: the game is over" => self.ensure(over),
            "There is no move left, since a limit pile has no top block: the game is over" => {
                let limit = |height: &u64| *height > 0 && height % BLOCK == 0;
                let limits = self.position.iter().any(limit);
                self.ensure(over && limits)
            }
            "In normal play the player who cannot move loses: the previous player has won" => {
                self.ensure(over && !self.oracle.misere && !wins)
            }
            "In misère play the player who cannot move wins: the previous player has lost" => {
                self.ensure(over && self.oracle.misere && wins)
            }
            "In misère play whoever makes the last move loses" => self.ensure(self.oracle.misere),
            _ if sentence == format!("{convention} play: whoever makes the last move {ending}") => {
                Ok(())
            }
            _ => return None,
        })
    }

    fn ensure(&self, condition: bool) -> Meaning {
        holds!(condition);
        Ok(())
    }

    fn value_told(&mut self, found: &[&str], wins: bool) -> Meaning {
        holds!(found[0] == if wins { "first" } else { "second" });
        let class = if wins { "N" } else { "P" };
        if let Some(position) = found.get(2) {
            holds!(found[1] == class && position.contains("nim"));
            return Ok(());
        }
        let (told_class, value) = found[1].split_once(", ").ok_or("no value")?;
        holds!(told_class == class);
        let uneven = self.oracle.uneven(&self.position);
        if let Some(value) = value.strip_prefix("value ") {
            let value = match value {
                "*" => "1",
                _ => value.trim_start_matches('*').trim_start_matches('(').trim_end_matches(')'),
            };
            holds!(self.oracle.value(&self.position) == rank(value));
        } else if let Some(sum) = value.strip_prefix("nim-sum ") {
            let counts = self.oracle.counts(&self.position);
            holds!(counts.iter().fold(0, |sum, count| sum ^ count) == rank(sum));
        } else {
            let told = gaps("columns {} (mod {})", value).ok_or("no columns")?;
            holds!(told[1] == (self.oracle.at_most() + 1).to_string());
            let columns = told[0].split(", ").filter(|column| *column != "0").map(|column| {
                let (power, over) = column.split_once(':').expect("a column");
                (columns_power(power), number(over))
            });
            holds!(columns.collect::<Vec<_>>() == uneven);
        }
        Ok(())
    }
}

/// The power at the head of a column: `4`, `2^ω`, `2^(ω+1)`.
pub fn columns_power(text: &str) -> u64 {
    match text.strip_prefix("2^") {
        None => rank(text),
        Some(exponent) => {
            let exponent = exponent.trim_start_matches('(').trim_end_matches(')');
            // 2^(ω+n) is ω·2^n, whose rank is 16·2^n.
            let rank_of_exponent = rank(exponent);
            let (infinite, finite) = (rank_of_exponent / BLOCK, rank_of_exponent % BLOCK);
            assert!(infinite <= 1, "{text}");
            (if infinite == 1 { BLOCK } else { 1 }) << finite
        }
    }
}
