//! Nim, bounded Nim and Moore's Nim played out from their rules.
//!
//! A height `ω·a + b` with `b < 16` is the rank `16·a + b`. Of the moves from an
//! infinite pile those to such heights are tried: they are closed under the
//! answers that the sentences speak of.

use std::collections::HashMap;

use nimatron_nimber::Ordinal;

/// The heights below each multiple of ω.
pub const BLOCK: u64 = 16;

/// What a turn may do.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Turn {
    /// Lower one pile.
    Any,
    /// Take at most so many blocks from the top of one pile.
    AtMost(u64),
    /// Lower up to so many piles.
    Piles(usize),
}

/// A ruleset, and what is known of its positions.
pub struct Oracle {
    pub turn: Turn,
    pub misere: bool,
    wins: HashMap<Vec<u64>, bool>,
    values: HashMap<Vec<u64>, u64>,
}

impl Oracle {
    pub fn new(turn: Turn, misere: bool) -> Oracle {
        Oracle { turn, misere, wins: HashMap::new(), values: HashMap::new() }
    }

    /// The position as it is typed.
    pub fn text(&self, piles: &[u64]) -> String {
        let heights: Vec<String> = piles.iter().map(|&rank| height(rank)).collect();
        let option = match self.turn {
            Turn::Any => String::new(),
            Turn::AtMost(most) => format!("(max={most})"),
            Turn::Piles(most) => format!("(piles={most})"),
        };
        let misere = if self.misere { "misere " } else { "" };
        format!("{misere}nim{option}: {}", heights.join(", "))
    }

    /// How many piles a turn lowers at most.
    pub fn at_most(&self) -> usize {
        match self.turn {
            Turn::Piles(most) => most,
            Turn::Any | Turn::AtMost(_) => 1,
        }
    }

    /// Whether a pile may be lowered from one height to another.
    pub fn lowers(&self, from: u64, to: u64) -> bool {
        match self.turn {
            Turn::AtMost(most) => to < from && from - to <= most && from / BLOCK == to / BLOCK,
            Turn::Any | Turn::Piles(_) => to < from,
        }
    }

    /// Whether a pile of this height can be lowered.
    pub fn can_be_lowered(&self, from: u64) -> bool {
        from.checked_sub(1).is_some_and(|below| self.lowers(from, below))
    }

    /// Whether a move leads from one position to another.
    pub fn is_move(&self, before: &[u64], after: &[u64]) -> bool {
        let changed: Vec<(u64, u64)> =
            before.iter().copied().zip(after.iter().copied()).filter(|(a, b)| a != b).collect();
        before.len() == after.len()
            && (1..=self.at_most()).contains(&changed.len())
            && changed.iter().all(|&(from, to)| self.lowers(from, to))
    }

    /// All positions to which a move leads.
    pub fn options(&self, piles: &[u64]) -> Vec<Vec<u64>> {
        let mut found = Vec::new();
        self.lower(piles, 0, self.at_most(), &mut piles.to_vec(), &mut found);
        found.retain(|option| option != piles);
        found
    }

    fn lower(
        &self,
        piles: &[u64],
        index: usize,
        left: usize,
        current: &mut Vec<u64>,
        found: &mut Vec<Vec<u64>>,
    ) {
        if index == piles.len() || left == 0 {
            found.push(current.clone());
            return;
        }
        self.lower(piles, index + 1, left, current, found);
        for to in (0..piles[index]).filter(|&to| self.lowers(piles[index], to)) {
            current[index] = to;
            self.lower(piles, index + 1, left - 1, current, found);
        }
        current[index] = piles[index];
    }

    /// Whether the player to move wins.
    pub fn next_wins(&mut self, piles: &[u64]) -> bool {
        let mut key = piles.to_vec();
        key.sort_unstable();
        if let Some(&known) = self.wins.get(&key) {
            return known;
        }
        let options = self.options(&key);
        let wins = match options.is_empty() {
            true => self.misere,
            false => options.iter().any(|option| !self.next_wins(option)),
        };
        self.wins.insert(key, wins);
        wins
    }

    /// The positions that winning moves leave.
    pub fn winning(&mut self, piles: &[u64]) -> Vec<Vec<u64>> {
        let mut options = self.options(piles);
        options.retain(|option| !self.next_wins(option));
        options
    }

    /// The Grundy value in normal play.
    pub fn value(&mut self, piles: &[u64]) -> u64 {
        let mut key = piles.to_vec();
        key.sort_unstable();
        if let Some(&known) = self.values.get(&key) {
            return known;
        }
        let values: Vec<u64> = self.options(&key).iter().map(|option| self.value(option)).collect();
        let value = (0..).find(|value| !values.contains(value)).expect("finitely many options");
        self.values.insert(key, value);
        value
    }

    /// What a height counts for.
    pub fn count(&self, rank: u64) -> u64 {
        match self.turn {
            Turn::AtMost(most) => rank % BLOCK % (most + 1),
            Turn::Any | Turn::Piles(_) => rank,
        }
    }

    pub fn counts(&self, piles: &[u64]) -> Vec<u64> {
        piles.iter().map(|&rank| self.count(rank)).collect()
    }

    /// How many piles count as more than 1.
    pub fn large(&self, piles: &[u64]) -> usize {
        self.counts(piles).iter().filter(|&&count| count > 1).count()
    }

    /// How many piles count as 1.
    pub fn ones(&self, piles: &[u64]) -> usize {
        self.counts(piles).iter().filter(|&&count| count == 1).count()
    }

    /// How many piles have each power of two in what they count as.
    pub fn columns(&self, piles: &[u64]) -> Vec<(u64, usize)> {
        let counts = self.counts(piles);
        let powers = (0..16).map(|bit| 1u64 << bit);
        let columns =
            powers.map(|power| (power, counts.iter().filter(|&&count| count & power != 0).count()));
        columns.filter(|(_, number)| *number > 0).collect()
    }

    /// The powers whose number is not divisible, highest first, with what is over.
    pub fn uneven(&self, piles: &[u64]) -> Vec<(u64, usize)> {
        let modulus = self.at_most() + 1;
        let columns = self.columns(piles).into_iter().rev();
        let uneven = columns.map(|(power, number)| (power, number % modulus));
        uneven.filter(|(_, over)| *over > 0).collect()
    }

    pub fn is_balanced(&self, piles: &[u64]) -> bool {
        self.uneven(piles).is_empty()
    }

    /// Whether only small piles are left, of which so many are ones that in
    /// misère play the player to move loses.
    pub fn leaves_losing_ones(&self, piles: &[u64]) -> bool {
        self.large(piles) == 0 && self.ones(piles) % (self.at_most() + 1) == 1
    }

    /// In misère play: whether a turn can lower all piles that count as more than 1.
    pub fn is_at_switch(&self, piles: &[u64]) -> bool {
        self.misere && self.large(piles) <= self.at_most()
    }
}

/// The height of a rank.
pub fn height(rank: u64) -> String {
    match (rank / BLOCK, rank % BLOCK) {
        (0, finite) => finite.to_string(),
        (1, 0) => "w".into(),
        (1, finite) => format!("w+{finite}"),
        (infinite, 0) => format!("w*{infinite}"),
        (infinite, finite) => format!("w*{infinite}+{finite}"),
    }
}

/// The rank of a height as it is printed.
pub fn rank(text: &str) -> u64 {
    let ordinal: Ordinal = text.parse().unwrap_or_else(|_| panic!("'{text}' is no height"));
    ordinal.terms().fold(0, |rank, (exponent, coefficient)| {
        let coefficient = u64::try_from(coefficient).expect("small");
        match exponent.to_u64() {
            Some(0) => rank + coefficient,
            Some(1) => rank + BLOCK * coefficient,
            _ => panic!("{text} is not below the square of omega"),
        }
    })
}
