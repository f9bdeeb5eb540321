//! Deriving an explanation again, step by step.
//!
//! The checker trusts nothing in the explanation. It reads powers off the
//! heights, counts them one by one, plays moves by the rules and applies the
//! theorem to its own counts; only for claims about all winning moves does it ask
//! the solver for those that are missing. What is said of equal piles and of
//! answers is confirmed in [`check_piles`](super::check_piles).

use std::collections::{BTreeMap, BTreeSet, HashSet};

use nimatron_nimber::Ordinal;
use thiserror::Error;

use super::build::{MOST_MOVES, MOST_REACHED, at_most, phase, theorem};
use super::check_piles::{
    check_answers, check_equal, check_exchange, check_few, check_left, check_normal_form,
    check_splits,
};
use super::claim::{Claim, Phase, Step, Uneven};
use super::frame::{
    after, check_all, check_no_move, check_outcome, check_theorem, ensure, has_table_and_theorem,
    read_move,
};
use crate::core::{Budget, Convention, Exhausted, Outcome, Playable};
use crate::nim::{Change, Move, Position, Variant};
use crate::rulesets::Solvable;

/// A step that does not hold, with its place in the tree.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
#[error("step {place}: {reason}")]
pub struct Refused {
    /// The path from the root: `1.3` is the third reason of the root's first.
    pub place: String,
    /// What is wrong.
    pub reason: String,
}

/// Confirms every step of an explanation of `position`.
pub(super) fn check(
    position: &Position,
    explanation: &Step,
    budget: &mut Budget,
) -> Result<Result<(), Refused>, Exhausted> {
    let look = position.size();
    check_all(explanation, |claim| {
        budget.spend(look)?;
        match claim {
            Claim::Answers { how, rows, complete } => {
                ensure(outcome(position) == Outcome::P, || "there is a winning move".into())?;
                check_answers(position, *how, rows, *complete, budget)
            }
            _ => Ok(check_claim(position, claim)?),
        }
    })
}

/// Whether the column sums and the theorem are both part of an explanation.
pub(super) fn check_completeness(_: &Position, explanation: &Step) -> Result<(), &'static str> {
    let sums = |claim: &Claim| matches!(claim, Claim::Balance { .. } | Claim::Ones { .. });
    let complete = has_table_and_theorem(explanation, &sums);
    if complete { Ok(()) } else { Err("the column sums and the theorem must both be there") }
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

    /// The sum of the powers that are not balanced, where it is finite and fits.
    fn value(&self) -> Option<u64> {
        self.uneven().iter().try_fold(0u64, |sum, power| {
            let exponent = u32::try_from(power.exponent.to_u64()?).ok()?;
            sum.checked_add(1u64.checked_shl(exponent)?)
        })
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

fn check_claim(position: &Position, claim: &Claim) -> Result<(), String> {
    match claim {
        Claim::Outcome { position: named, convention, outcome: claimed } => {
            check_outcome(position, (named, *convention, *claimed), outcome(position))
        }
        Claim::Question => Ok(()),
        Claim::NoMove => check_no_move(position),
        Claim::Residues { modulus, rows } => {
            let Variant::Bounded { max } = &position.rules().variant else {
                return Err("residues belong to bounded Nim".into());
            };
            let right = *modulus == Ordinal::from(max.clone()).successor();
            ensure(right, || format!("the modulus is {max} + 1"))?;
            ensure(rows.len() == position.piles().len(), || "one row for each pile".into())?;
            for (index, (row, height)) in rows.iter().zip(position.piles().iter()).enumerate() {
                let holds = row.height == height
                    && !row.limit.is_successor()
                    && row.finite.is_finite()
                    && &row.limit + &row.finite == height
                    && row.residue == counted_height(position, &height);
                ensure(holds, || format!("row {} is wrong", index + 1))?;
            }
            Ok(())
        }
        Claim::Switch { large, piles, phase: claimed } => {
            let misere = position.rules().convention == Convention::Misere;
            ensure(misere, || "only misere play has a switch".into())?;
            let actual = Count::of(position).large;
            ensure(*large == actual, || format!("{actual} piles are large, not {large}"))?;
            let holds = *claimed == phase(position, actual);
            ensure(holds, || "the switch is not there".into())?;
            let named = piles.is_empty() && *claimed != Phase::Switch
                || *claimed == Phase::Switch && *piles == large_piles(position);
            ensure(named, || "other piles are large".into())
        }
        Claim::Ones { number } => {
            let count = Count::of(position);
            ensure(!count.decides(position), || "the number of ones does not decide".into())?;
            let ones = count_ones(position);
            ensure(*number == ones, || format!("the number of ones is {ones}"))
        }
        Claim::Equal { by, pairs, rest } => check_equal(position, *by, pairs, rest),
        Claim::Few { piles, equal } => check_few(position, piles, *equal),
        Claim::Splits { rows } => check_splits(position, rows),
        Claim::Balance { modulus, uneven } => {
            let count = Count::of(position);
            ensure(*modulus == count.modulus, || format!("the modulus is {}", count.modulus))?;
            ensure(*uneven == count.uneven(), || "the uneven powers are others".into())
        }
        Claim::Powers { rows } => {
            ensure(rows.len() == position.piles().len(), || "one row for each pile".into())?;
            for (index, (row, height)) in rows.iter().zip(position.piles().iter()).enumerate() {
                let decreasing = row.windows(2).all(|pair| pair[0] > pair[1]);
                let sum = Ordinal::from_base2(row);
                let holds = decreasing && sum == Ok(counted_height(position, &height));
                ensure(holds, || format!("row {} does not add up to its pile", index + 1))?;
            }
            Ok(())
        }
        Claim::Pairs { pairs, lonely } => check_pairs(position, pairs, lonely),
        Claim::LonePower { exponent, piles } => check_lone_power(position, exponent, piles),
        Claim::OddMoves { number } => {
            let count = Count::of(position);
            let is_nim = count.modulus == 2 && !is_bounded(position) && count.decides(position);
            ensure(is_nim, || "the number of winning moves need not be odd".into())?;
            let analysis = position.analyze();
            let found = analysis.winning_moves().take(number.saturating_add(1)).count();
            ensure(found == *number && found % 2 == 1, || "this is not their number".into())
        }
        Claim::Exchange { chosen, away, put } => {
            check_winning_moves(position, std::slice::from_ref(chosen))?;
            check_exchange(position, chosen, away, put)
        }
        Claim::Makes { chosen, left } => {
            check_winning_moves(position, std::slice::from_ref(chosen))?;
            check_left(&after(position, chosen)?, left)
        }
        Claim::NormalForm { pile, steps } => check_normal_form(position, *pile, steps),
        Claim::Behaves { value, reached } => check_behaves(position, *value, reached),
        Claim::Candidates { piles } => {
            let analysis = position.analyze();
            let moves = analysis.winning_moves().take(MOST_MOVES);
            let changed: BTreeSet<usize> = moves
                .flat_map(|chosen| {
                    chosen.changes().iter().map(|change| change.pile + 1).collect::<Vec<_>>()
                })
                .collect();
            let holds = changed.iter().eq(piles);
            ensure(holds, || "winning moves start from other piles".into())
        }
        Claim::WinningMoves { moves, complete } => {
            let named = check_winning_moves(position, moves)?;
            let analysis = position.analyze();
            let missing = analysis.winning_moves().find(|chosen| !named.contains(chosen));
            match (missing, complete) {
                (Some(chosen), true) => Err(format!("the winning move {chosen} is missing")),
                (None, false) => Err("there are no other winning moves".into()),
                (Some(_), false) | (None, true) => Ok(()),
            }
        }
        Claim::EveryMoveLoses => {
            ensure(!position.is_terminal(), || "there is no move".into())?;
            ensure(outcome(position) == Outcome::P, || "there is a winning move".into())
        }
        Claim::Effect { chosen, leaves, left, reply } => {
            let after = after(position, chosen)?;
            let actual = outcome(&after);
            ensure(*leaves == actual, || format!("the move leaves outcome {actual}"))?;
            check_left(&after, left)?;
            match reply {
                Some(reply) => check_winning_moves(&after, std::slice::from_ref(reply)).map(drop),
                None => {
                    let none = actual == Outcome::P || after.is_terminal();
                    ensure(none, || "there is a winning reply".into())
                }
            }
        }
        Claim::Theorem { theorem: claimed } => check_theorem(*claimed, theorem(position)),
        _ => Err("this is about other games".into()),
    }
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
    exponent: &Ordinal,
    piles: &[usize],
) -> Result<(), String> {
    let count = Count::of(position);
    let decides = count.modulus == 2 && count.decides(position);
    ensure(decides, || "powers that stand alone do not decide here".into())?;
    let uneven = count.uneven();
    let highest = uneven.first().is_some_and(|power| power.exponent == *exponent);
    ensure(highest, || format!("2^({exponent}) is not the highest power that stands alone"))?;
    let heights = position.piles().iter().enumerate();
    let has = |height: &Ordinal| counted_height(position, height).base2().contains(exponent);
    let with = heights.filter(|(_, height)| has(height)).map(|(index, _)| index + 1);
    ensure(with.eq(piles.iter().copied()), || "other piles have this power".into())?;
    let analysis = position.analyze();
    let mut starts = BTreeMap::<usize, usize>::new();
    for chosen in analysis.winning_moves() {
        for change in chosen.changes() {
            *starts.entry(change.pile + 1).or_default() += 1;
        }
    }
    let once = piles.iter().all(|pile| starts.get(pile) == Some(&1));
    ensure(once, || "not exactly one winning move starts from each of the piles".into())?;
    let only = is_bounded(position) || starts.len() == piles.len();
    ensure(only, || "winning moves start from other piles as well".into())
}

fn check_behaves(
    position: &Position,
    value: u64,
    reached: &[super::Reached],
) -> Result<(), String> {
    let normal = position.rules().convention == Convention::Normal;
    let mut count = Count::of(position);
    ensure(normal && count.modulus == 2, || "there is no value under these rules".into())?;
    ensure(count.value() == Some(value), || "the value is another".into())?;
    let expected = 0..value.min(MOST_REACHED);
    let complete = reached.iter().map(|row| row.value).eq(expected);
    ensure(complete, || "not the smaller values, one after another".into())?;
    for row in reached {
        let chosen = read_move(position, &row.chosen)?;
        let left = count.with(position, &chosen, Count::value);
        ensure(left == Some(row.value), || format!("{chosen} leaves another value"))?;
    }
    Ok(())
}

fn check_pairs(
    position: &Position,
    pairs: &[super::Pair],
    lonely: &[super::Single],
) -> Result<(), String> {
    let mut left = BTreeMap::<(usize, Ordinal), ()>::new();
    for (index, height) in position.piles().iter().enumerate() {
        for exponent in counted_height(position, &height).base2() {
            left.insert((index + 1, exponent), ());
        }
    }
    let mut take = |pile: usize, exponent: &Ordinal| {
        let found = left.remove(&(pile, exponent.clone())).is_some();
        ensure(found, || format!("pile {pile} has no 2^({exponent}) to spare"))
    };
    for pair in pairs {
        take(pair.piles[0], &pair.exponent)?;
        take(pair.piles[1], &pair.exponent)?;
    }
    for single in lonely {
        take(single.pile, &single.exponent)?;
    }
    ensure(left.is_empty(), || "some powers are left out".into())?;
    let mut exponents: Vec<&Ordinal> = lonely.iter().map(|single| &single.exponent).collect();
    exponents.sort();
    let distinct = exponents.windows(2).all(|pair| pair[0] != pair[1]);
    ensure(distinct, || "two lonely powers are equal".into())
}

/// Confirms that each move is legal and leaves a P-position, and that none is
/// named twice.
fn check_winning_moves(position: &Position, moves: &[String]) -> Result<HashSet<Move>, String> {
    ensure(moves.len() <= MOST_MOVES, || format!("more than {MOST_MOVES} moves are named"))?;
    let mut count = Count::of(position);
    let mut named = HashSet::new();
    for text in moves {
        let chosen = read_move(position, text)?;
        let convention = position.rules().convention;
        let wins = count.with(position, &chosen, |count| count.outcome(convention)) == Outcome::P;
        ensure(wins, || format!("the move {text} does not win"))?;
        ensure(named.insert(chosen), || format!("the move {text} is named twice"))?;
    }
    Ok(named)
}
