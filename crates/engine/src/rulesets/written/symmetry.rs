//! Which symmetries the rules have: they are found, not believed.
//!
//! A symmetry of the square that turns every pattern of each player into a pattern of the same
//! player leads to positions of equal value; one that turns the patterns of either player into those
//! of the other, while the pieces of the players are exchanged, leads to the negative.

use super::pattern::{Change, Clause, Item, Pattern, Sign, Step};
use crate::foundation::{PerPlayer, Player};

/// A symmetry of the square: rows and columns exchanged or not, then turned upside down or not, then
/// from left to right or not.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Turn {
    pub(super) exchanged: bool,
    pub(super) upside_down: bool,
    pub(super) reversed: bool,
}

impl Turn {
    pub(super) fn all() -> impl Iterator<Item = Turn> {
        (0..8).map(Turn::of)
    }

    /// The one with this index, which is below 8.
    pub(super) fn of(index: u8) -> Turn {
        Turn { exchanged: index & 4 > 0, upside_down: index & 2 > 0, reversed: index & 1 > 0 }
    }

    /// A bit for each of the three: 4, 2 and 1.
    pub(super) fn index(self) -> u8 {
        u8::from(self.exchanged) << 2 | u8::from(self.upside_down) << 1 | u8::from(self.reversed)
    }

    fn step(self, (down, right): Step) -> Step {
        let (down, right) = if self.exchanged { (right, down) } else { (down, right) };
        (if self.upside_down { -down } else { down }, if self.reversed { -right } else { right })
    }
}

/// A symmetry of the rules.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) struct Symmetry {
    pub(super) turn: Turn,
    /// Whether it exchanges the players and their pieces.
    pub(super) exchanges: bool,
}

/// The symmetries of the rules, as they are looked through for each position.
#[derive(Clone, Debug)]
pub(super) struct Symmetries {
    all: Vec<Symmetry>,
    /// Those that exchange the players and those that do not: a bit for the index of each turn.
    turns: [u8; 2],
    /// The signs that are exchanged with the players.
    pairs: Vec<(Sign, Sign)>,
}

impl Symmetries {
    /// These symmetries, where `other` has for each sign that of the same piece of the other player.
    pub(super) fn new(all: Vec<Symmetry>, other: &[Sign]) -> Symmetries {
        let mut turns = [0; 2];
        for Symmetry { turn, exchanges } in &all {
            turns[usize::from(*exchanges)] |= 1 << turn.index();
        }
        let pairs = (0..).zip(other.iter().copied()).filter(|(own, other)| own < other).collect();
        Symmetries { all, turns, pairs }
    }

    pub(super) fn iter(&self) -> impl Iterator<Item = &Symmetry> {
        self.all.iter()
    }

    /// The signs that are exchanged with the players, each pair once.
    pub(super) fn pairs(&self) -> &[(Sign, Sign)] {
        &self.pairs
    }

    /// The turns of those that exchange the players or do not, by the bits of their indices, in which images
    /// of a board are compared. Where sides are not alike these are the lying images only, if there are
    /// both kinds; and in one row nothing is turned upside down.
    pub(super) fn compared(&self, rows: usize, columns: usize, exchanges: bool) -> u8 {
        const TRANSPOSED: u8 = 0b1111_0000;
        let mut turns = self.turns[usize::from(exchanges)];
        if rows != columns && (self.turns[0] | self.turns[1]) & TRANSPOSED != 0 {
            turns &= if rows > columns { TRANSPOSED } else { !TRANSPOSED };
        }
        if rows == 1 {
            turns = (turns | turns >> 2) & !0b1100;
        }
        turns
    }

    /// The same piece of the other player.
    pub(super) fn other(&self, sign: Sign) -> Sign {
        let pairs = self.pairs.iter().flat_map(|&(one, other)| [(one, other), (other, one)]);
        pairs.filter(|(own, _)| *own == sign).map(|(_, other)| other).next().unwrap_or(sign)
    }
}

/// A pattern in one direction, written in one way only.
type Directed = (Step, Vec<Item>, Vec<Clause>);

fn directed(pattern: &Pattern, turn: Turn, sign: &impl Fn(Sign) -> Sign) -> Vec<Directed> {
    let change = |change: &Change| Change { from: sign(change.from), to: sign(change.to) };
    let item = |item: &Item| match item {
        Item::One(one) => Item::One(change(one)),
        Item::Repeated { changes, least } => {
            Item::Repeated { changes: changes.iter().map(change).collect(), least: *least }
        }
    };
    let clause = |clause: &Clause| {
        let mut steps: Vec<Step> = clause.steps.iter().map(|step| turn.step(*step)).collect();
        steps.sort_unstable();
        Clause { steps, signs: clause.signs.iter().map(|own| sign(*own)).collect() }
    };
    let items: Vec<Item> = pattern.items.iter().map(item).collect();
    let mut unless: Vec<Clause> = pattern.unless.iter().map(clause).collect();
    unless.sort_unstable();
    let in_direction = |step: &Step| {
        let step = turn.step(*step);
        let own = (step, items.clone(), unless.clone());
        // Without a clause it does not matter at which end a pattern begins.
        if !unless.is_empty() {
            return own;
        }
        let backwards = items.iter().rev().map(|item| match item {
            Item::One(one) => Item::One(*one),
            Item::Repeated { changes, least } => {
                Item::Repeated { changes: changes.iter().rev().copied().collect(), least: *least }
            }
        });
        own.min(((-step.0, -step.1), backwards.collect(), Vec::new()))
    };
    pattern.steps.iter().map(in_direction).collect()
}

fn all(patterns: &[Pattern], turn: Turn, sign: &impl Fn(Sign) -> Sign) -> Vec<Directed> {
    let mut all: Vec<Directed> =
        patterns.iter().flat_map(|pattern| directed(pattern, turn, sign)).collect();
    all.sort_unstable();
    all.dedup();
    all
}

/// What a file can say of the symmetries of a function.
pub(super) fn names(is_strip: bool) -> &'static [&'static str] {
    match is_strip {
        true => &["none", "mirror"],
        false => &["none", "mirror", "flip", "half-turn", "rectangle", "square"],
    }
}

/// The symmetries that a name stands for; none of them exchanges the players.
pub(super) fn named(name: &str, is_strip: bool) -> Vec<Symmetry> {
    let has = |turn: &Turn| {
        let Turn { exchanged, upside_down, reversed } = *turn;
        match (name, exchanged) {
            ("square", _) => true,
            (_, true) => false,
            ("rectangle", false) => true,
            ("mirror", false) => !upside_down,
            ("flip", false) => !reversed,
            ("half-turn", false) => upside_down == reversed,
            _ => !upside_down && !reversed,
        }
    };
    let turns = Turn::all().filter(|turn| !(is_strip && turn.exchanged)).filter(has);
    turns.map(|turn| Symmetry { turn, exchanges: false }).collect()
}

/// All symmetries of the rules, where `other` is the same piece of the other player. The first is
/// the one that changes nothing.
pub(super) fn found(
    patterns: &PerPlayer<Vec<Pattern>>,
    is_strip: bool,
    other: &impl Fn(Sign) -> Sign,
) -> Vec<Symmetry> {
    let own = |sign: Sign| sign;
    let unchanged = Turn { exchanged: false, upside_down: false, reversed: false };
    let straight = PerPlayer::from_fn(|player| all(&patterns[player], unchanged, &own));
    let mut found = Vec::new();
    for exchanges in [false, true] {
        for turn in Turn::all().filter(|turn| !is_strip || !turn.exchanged) {
            let same = Player::BOTH.iter().all(|&player| match exchanges {
                false => all(&patterns[player], turn, &own) == straight[player],
                true => all(&patterns[player], turn, other) == straight[player.opponent()],
            });
            if same {
                found.push(Symmetry { turn, exchanges });
            }
        }
    }
    found
}
