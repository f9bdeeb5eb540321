//! Deriving what is said of piles again, step by step.
//!
//! The checker trusts nothing in the explanation. It reads powers off the
//! heights, counts them one by one, plays moves by the rules and applies the
//! theorem to its own counts; only for claims about all winning moves does it ask
//! the solver for those that are missing. What is said of equal piles and of
//! answers is confirmed in [`check_piles`](super::check_piles).

use std::collections::{BTreeMap, BTreeSet, HashSet};

use nimatron_nimber::{Ordinal, message, say};

use super::build::{MOST_MOVES, MOST_ROWS, at_most, explain_move, phase, theorem};
use super::check_piles::{
    check_answers, check_equal, check_exchange, check_few, check_left, check_normal_form,
    check_splits,
};
use super::{Left, Pair, Phase, PileClaim, ResidueRow, Single, Uneven};
use crate::explain::building::Explainable;
use crate::explain::check::{
    Checker, Doubt, Refused, Unnamed, after, check_all, check_reply, check_winning, ensure,
    read_move,
};
use crate::explain::claim::{Claim, Step, Theorem};
use crate::explain::written::Written;
use crate::foundation::{Budget, Convention, Exhausted, Outcome};
use crate::nim::{Change, Move, Position, Variant};
use crate::rulesets::{self, Solvable};

impl Explainable for Position {
    const INCOMPLETE: &'static str = message!("the column sums and the theorem must both be there");

    fn check(
        &self,
        explanation: &Step,
        budget: &mut Budget,
    ) -> Result<Result<(), Refused>, Exhausted> {
        let count = Count::of(self);
        check_all(&mut PileChecker { position: self, count, budget }, explanation)
    }

    fn explain_move(&self, chosen: &Move, _: &mut Budget) -> Result<Option<Step>, Exhausted> {
        Ok(explain_move(self, chosen))
    }

    fn is_table(&self, claim: &Claim) -> bool {
        matches!(claim, Claim::Piles(PileClaim::Balance { .. } | PileClaim::Ones { .. }))
    }
}

/// A position of the Nim family with its powers of two, counted anew.
struct PileChecker<'c> {
    position: &'c Position,
    count: Count,
    budget: &'c mut Budget,
}

impl Checker for PileChecker<'_> {
    type Position = Position;
    type Own = PileClaim;

    const MOST_MOVES: usize = MOST_MOVES;

    fn position(&self) -> &Position {
        self.position
    }

    fn look(&mut self) -> Result<(), Exhausted> {
        self.budget.spend(self.position.size())
    }

    fn outcome(&mut self, position: &Position) -> Result<Outcome, Doubt> {
        Ok(outcome(position))
    }

    fn outcome_after(&mut self, position: &Position, chosen: &Move) -> Result<Outcome, Doubt> {
        let convention = position.rules().convention;
        Ok(self.counted_after(position, chosen, |count| count.outcome(convention)))
    }

    fn value(&mut self, position: &Position) -> Result<Ordinal, Doubt> {
        has_value(position)?;
        Ok(Count::of(position).value()?)
    }

    fn value_after(&mut self, position: &Position, chosen: &Move) -> Result<Ordinal, Doubt> {
        has_value(position)?;
        Ok(self.counted_after(position, chosen, Count::value)?)
    }

    fn unnamed(
        &mut self,
        position: &Position,
        named: &HashSet<String>,
    ) -> Result<Unnamed<Move>, Doubt> {
        let analysis = position.analyze();
        let missing = analysis.winning_moves().find(|chosen| !named.contains(&chosen.to_string()));
        Ok(missing.map_or(Unnamed::Nothing, Unnamed::Move))
    }

    fn is_decided_by(&mut self, claimed: Theorem) -> Result<bool, Doubt> {
        Ok(claimed == theorem(self.position))
    }

    fn check_own(&mut self, claim: &PileClaim) -> Result<(), Doubt> {
        let (position, count) = (self.position, &self.count);
        Ok(match claim {
            PileClaim::Residues { modulus, rows } => check_residues(position, modulus, rows),
            PileClaim::Switch { large, piles, phase } => {
                check_switch(position, count, (*large, piles, *phase))
            }
            PileClaim::Ones { number } => {
                ensure(!count.decides(position), || say!("the number of ones does not decide"))?;
                let ones = count_ones(position);
                ensure(*number == ones, || say!("the number of ones is {}", ones))
            }
            PileClaim::Equal { by, pairs, rest } => check_equal(position, *by, pairs, rest),
            PileClaim::Few { piles, equal } => check_few(position, piles, *equal),
            PileClaim::Splits { rows } => check_splits(position, rows),
            PileClaim::Balance { modulus, uneven } => {
                ensure(*modulus == count.modulus, || say!("the modulus is {}", count.modulus))?;
                ensure(*uneven == count.uneven(), || say!("the uneven powers are others"))
            }
            PileClaim::Powers { rows } => check_powers(position, rows),
            PileClaim::Pairs { pairs, lonely } => check_pairs(position, pairs, lonely),
            PileClaim::LonePower { exponent, piles } => {
                check_lone_power(position, count, exponent, piles)
            }
            PileClaim::OddMoves { number } => check_odd_moves(position, count, *number),
            PileClaim::Candidates { piles } => check_candidates(position, piles),
            PileClaim::Exchange { chosen, away, put } => {
                self.check_wins(chosen)?;
                check_exchange(position, chosen, away, put)
            }
            PileClaim::Makes { chosen, left } => {
                self.check_wins(chosen)?;
                check_left(&after(position, chosen)?, left)
            }
            PileClaim::Answers { how, rows, complete } => {
                let lost = outcome(position) == Outcome::P;
                ensure(lost, || say!("there is a winning move"))?;
                return check_answers(position, *how, rows, *complete, self.budget);
            }
            PileClaim::Effect { chosen, leaves, left, reply } => {
                return self.check_effect(chosen, *leaves, left, reply.as_ref());
            }
            PileClaim::NormalForm { pile, steps } => check_normal_form(position, *pile, steps),
        }?)
    }
}

impl PileChecker<'_> {
    /// What is counted after a legal move.
    fn counted_after<T>(
        &mut self,
        position: &Position,
        chosen: &Move,
        count: impl FnOnce(&Count) -> T,
    ) -> T {
        match position == self.position {
            true => self.count.with(position, chosen, count),
            false => Count::of(position).with(position, chosen, count),
        }
    }

    fn check_wins(&mut self, chosen: &Written<rulesets::Move>) -> Result<(), Doubt> {
        let position = self.position;
        check_winning(self, position, &read_move(position, chosen)?)
    }

    fn check_effect(
        &mut self,
        chosen: &Written<rulesets::Move>,
        leaves: Outcome,
        left: &Left,
        reply: Option<&Written<rulesets::Move>>,
    ) -> Result<(), Doubt> {
        let after = after(self.position, chosen)?;
        let actual = outcome(&after);
        ensure(leaves == actual, || say!("the move leaves outcome {}", actual.to_string()))?;
        check_left(&after, left)?;
        check_reply(self, &after, reply)
    }
}

/// Whether the powers of two tell a Grundy value.
fn has_value(position: &Position) -> Result<(), String> {
    let normal = position.rules().convention == Convention::Normal;
    ensure(normal && at_most(position) == 1, || say!("there is no value under these rules"))
}

fn check_residues(
    position: &Position,
    modulus: &Ordinal,
    rows: &[ResidueRow],
) -> Result<(), String> {
    let Variant::Bounded { max } = &position.rules().variant else {
        return Err(say!("residues belong to bounded Nim"));
    };
    let right = *modulus == Ordinal::from(max.clone()).successor();
    ensure(right, || say!("the modulus is {} + 1", max.to_string()))?;
    ensure(rows.len() == position.piles().len(), || say!("one row for each pile"))?;
    for (index, (row, height)) in rows.iter().zip(position.piles().iter()).enumerate() {
        let holds = row.height == height
            && !row.limit.is_successor()
            && row.finite.is_finite()
            && &row.limit + &row.finite == height
            && row.residue == counted_height(position, &height);
        ensure(holds, || say!("row {} is wrong", index + 1))?;
    }
    Ok(())
}

fn check_switch(
    position: &Position,
    count: &Count,
    (large, piles, claimed): (usize, &[usize], Phase),
) -> Result<(), String> {
    let misere = position.rules().convention == Convention::Misere;
    ensure(misere, || say!("only misere play has a switch"))?;
    let actual = count.large;
    ensure(large == actual, || say!("{} piles are large, not {}", actual, large))?;
    ensure(claimed == phase(position, actual), || say!("the switch is not there"))?;
    let named = match claimed {
        Phase::Switch if large <= MOST_ROWS => *piles == large_piles(position),
        Phase::Switch | Phase::AsNormal | Phase::OnlyOnes => piles.is_empty(),
    };
    ensure(named, || say!("other piles are large"))
}

fn check_powers(position: &Position, rows: &[Vec<Ordinal>]) -> Result<(), String> {
    ensure(rows.len() == position.piles().len(), || say!("one row for each pile"))?;
    for (index, (row, height)) in rows.iter().zip(position.piles().iter()).enumerate() {
        let decreasing = row.windows(2).all(|pair| pair[0] > pair[1]);
        let sum = Ordinal::from_base2(row);
        let holds = decreasing && sum == Ok(counted_height(position, &height));
        ensure(holds, || say!("row {} does not add up to its pile", index + 1))?;
    }
    Ok(())
}

fn check_odd_moves(position: &Position, count: &Count, number: usize) -> Result<(), String> {
    let is_nim = count.modulus == 2 && !is_bounded(position) && count.decides(position);
    ensure(is_nim, || say!("the number of winning moves need not be odd"))?;
    let analysis = position.analyze();
    let found = analysis.winning_moves().take(number.saturating_add(1)).count();
    ensure(found == number && found % 2 == 1, || say!("this is not their number"))
}

fn check_candidates(position: &Position, piles: &[usize]) -> Result<(), String> {
    let analysis = position.analyze();
    let moves = analysis.winning_moves().take(MOST_MOVES);
    let piles_of = |chosen: Move| -> Vec<usize> {
        chosen.changes().iter().map(|change| change.pile + 1).collect()
    };
    let changed: BTreeSet<usize> = moves.flat_map(piles_of).collect();
    ensure(changed.iter().eq(piles), || say!("winning moves start from other piles"))
}

/// The number of piles that have each power.
pub(super) struct Count {
    powers: BTreeMap<Ordinal, usize>,
    pub(super) modulus: usize,
    pub(super) large: usize,
}

impl Count {
    pub(super) fn of(position: &Position) -> Count {
        let modulus = at_most(position) + 1;
        let mut count = Count { powers: BTreeMap::new(), modulus, large: 0 };
        for height in position.piles().iter() {
            count.add(&counted_height(position, &height));
        }
        count
    }

    fn add(&mut self, counted: &Ordinal) {
        self.large += usize::from(*counted > Ordinal::one());
        for exponent in counted.base2() {
            *self.powers.entry(exponent).or_insert(0) += 1;
        }
    }

    fn remove(&mut self, counted: &Ordinal) {
        self.large -= usize::from(*counted > Ordinal::one());
        for exponent in counted.base2() {
            if let Some(number) = self.powers.get_mut(&exponent) {
                *number -= 1;
            }
        }
    }

    /// What is counted after a legal move, without counting the other piles again.
    fn with<T>(
        &mut self,
        position: &Position,
        chosen: &Move,
        count: impl FnOnce(&Count) -> T,
    ) -> T {
        for Change { from, to, .. } in chosen.changes() {
            self.remove(&counted_height(position, from));
            self.add(&counted_height(position, to));
        }
        let counted = count(self);
        for Change { from, to, .. } in chosen.changes() {
            self.remove(&counted_height(position, to));
            self.add(&counted_height(position, from));
        }
        counted
    }

    /// The sum of the powers that are not balanced.
    fn value(&self) -> Result<Ordinal, String> {
        let powers: Vec<Ordinal> = self.uneven().into_iter().map(|power| power.exponent).collect();
        Ordinal::from_base2(&powers).map_err(|error| error.to_string())
    }

    pub(super) fn uneven(&self) -> Vec<Uneven> {
        let uneven = self.powers.iter().rev().filter_map(|(exponent, count)| {
            let remainder = count % self.modulus;
            (remainder != 0).then(|| Uneven { exponent: exponent.clone(), remainder })
        });
        uneven.collect()
    }

    /// Whether the powers of two decide: in misère play only while more piles are
    /// large than a turn can lower.
    pub(super) fn decides(&self, position: &Position) -> bool {
        position.rules().convention == Convention::Normal
            || phase(position, self.large) == Phase::AsNormal
    }

    fn outcome(&self, convention: Convention) -> Outcome {
        let p_position = if convention == Convention::Misere && self.large == 0 {
            let ones = self.powers.get(&Ordinal::zero()).copied().unwrap_or(0);
            ones % self.modulus == 1
        } else {
            self.uneven().is_empty()
        };
        if p_position { Outcome::P } else { Outcome::N }
    }
}

/// The height, or in bounded Nim what division by `k+1` leaves of its finite
/// part.
pub(super) fn counted_height(position: &Position, height: &Ordinal) -> Ordinal {
    match &position.rules().variant {
        Variant::Bounded { max } => {
            let modulus = Ordinal::from(max.clone()).successor();
            let finite = Ordinal::from(height.finite_part());
            finite.div_rem(&modulus).map(|(_, remainder)| remainder).unwrap_or_default()
        }
        Variant::Nim | Variant::Moore { .. } => height.clone(),
    }
}

pub(super) fn outcome(position: &Position) -> Outcome {
    Count::of(position).outcome(position.rules().convention)
}

/// The piles (residues) that are at least 2, counted from 1.
pub(super) fn large_piles(position: &Position) -> Vec<usize> {
    let heights = position.piles().iter().enumerate();
    let large = |height: &Ordinal| counted_height(position, height) > Ordinal::one();
    heights.filter(|(_, height)| large(height)).map(|(index, _)| index + 1).collect()
}

/// How many piles (residues) are 1.
pub(super) fn count_ones(position: &Position) -> usize {
    let heights = position.piles().iter();
    heights.filter(|height| counted_height(position, height) == Ordinal::one()).count()
}

pub(super) fn is_bounded(position: &Position) -> bool {
    matches!(position.rules().variant, Variant::Bounded { .. })
}

fn check_lone_power(
    position: &Position,
    count: &Count,
    exponent: &Ordinal,
    piles: &[usize],
) -> Result<(), String> {
    let decides = count.modulus == 2 && count.decides(position);
    ensure(decides, || say!("powers that stand alone do not decide here"))?;
    let uneven = count.uneven();
    let highest = uneven.first().is_some_and(|power| power.exponent == *exponent);
    ensure(highest, || {
        say!("2^({}) is not the highest power that stands alone", exponent.to_string())
    })?;
    let heights = position.piles().iter().enumerate();
    let has = |height: &Ordinal| counted_height(position, height).base2().contains(exponent);
    let with = heights.filter(|(_, height)| has(height)).map(|(index, _)| index + 1);
    ensure(with.eq(piles.iter().copied()), || say!("other piles have this power"))?;
    let analysis = position.analyze();
    let mut starts = BTreeMap::<usize, usize>::new();
    for chosen in analysis.winning_moves() {
        for change in chosen.changes() {
            *starts.entry(change.pile + 1).or_default() += 1;
        }
    }
    let once = piles.iter().all(|pile| starts.get(pile) == Some(&1));
    ensure(once, || say!("not exactly one winning move starts from each of the piles"))?;
    let only = is_bounded(position) || starts.len() == piles.len();
    ensure(only, || say!("winning moves start from other piles as well"))
}

fn check_pairs(position: &Position, pairs: &[Pair], lonely: &[Single]) -> Result<(), String> {
    let mut left = BTreeMap::<(usize, Ordinal), ()>::new();
    for (index, height) in position.piles().iter().enumerate() {
        for exponent in counted_height(position, &height).base2() {
            left.insert((index + 1, exponent), ());
        }
    }
    let mut take = |pile: usize, exponent: &Ordinal| {
        let found = left.remove(&(pile, exponent.clone())).is_some();
        ensure(found, || say!("pile {} has no 2^({}) to spare", pile, exponent.to_string()))
    };
    for pair in pairs {
        take(pair.piles[0], &pair.exponent)?;
        take(pair.piles[1], &pair.exponent)?;
    }
    for single in lonely {
        take(single.pile, &single.exponent)?;
    }
    ensure(left.is_empty(), || say!("some powers are left out"))?;
    let mut exponents: Vec<&Ordinal> = lonely.iter().map(|single| &single.exponent).collect();
    exponents.sort();
    let distinct = exponents.windows(2).all(|pair| pair[0] != pair[1]);
    ensure(distinct, || say!("two lonely powers are equal"))
}
