//! Deriving an explanation again, step by step.
//!
//! The checker trusts nothing in the explanation. It reads powers off the
//! heights, counts them one by one, plays moves by the rules and applies the
//! theorem to its own counts; only for the claim that a list of winning moves
//! is complete does it ask the solver for one that is missing.

use std::collections::{BTreeMap, BTreeSet, HashSet};

use nimatron_nimber::Ordinal;
use thiserror::Error;

use super::build::{MOST_MOVES, phase, theorem};
use super::claim::{Claim, Step, Uneven};
use super::frame::{
    after, check_no_move, check_outcome, check_theorem, contains, ensure, place_of_reason,
    read_move,
};
use crate::core::{Convention, Outcome, Playable};
use crate::nim::{Change, Move, Position, Variant};

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
pub(super) fn check(position: &Position, explanation: &Step) -> Result<(), Refused> {
    check_step(position, explanation, "0")
}

/// Whether the column sums and the theorem are both part of an explanation.
pub(super) fn check_completeness(explanation: &Step) -> Result<(), &'static str> {
    let steps = std::slice::from_ref(explanation);
    let sums = |claim: &Claim| matches!(claim, Claim::Balance { .. } | Claim::NoMove);
    let complete =
        contains(steps, sums) && contains(steps, |claim| matches!(claim, Claim::Theorem { .. }));
    if complete { Ok(()) } else { Err("the column sums and the theorem must both be there") }
}

fn check_step(position: &Position, step: &Step, place: &str) -> Result<(), Refused> {
    check_claim(position, &step.claim)
        .map_err(|reason| Refused { place: place.to_string(), reason })?;
    for (index, reason) in step.because.iter().enumerate() {
        let place = place_of_reason(place, index);
        match &step.claim {
            Claim::Effect { chosen, .. } => {
                if let Ok(after) = after(position, chosen) {
                    check_step(&after, reason, &place)?;
                }
            }
            _ => check_step(position, reason, &place)?,
        }
    }
    Ok(())
}

/// The number of piles that have each power.
struct Count {
    powers: BTreeMap<Ordinal, usize>,
    modulus: usize,
    large: usize,
}

impl Count {
    fn of(position: &Position) -> Count {
        let modulus = match position.rules().variant {
            Variant::Moore { at_most } => at_most + 1,
            Variant::Nim | Variant::Bounded { .. } => 2,
        };
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

    /// The outcome after a legal move, without counting the other piles again.
    fn outcome_after(&mut self, position: &Position, chosen: &Move) -> Outcome {
        for Change { from, to, .. } in chosen.changes() {
            self.remove(&counted_height(position, from));
            self.add(&counted_height(position, to));
        }
        let outcome = self.outcome(position.rules().convention);
        for Change { from, to, .. } in chosen.changes() {
            self.remove(&counted_height(position, to));
            self.add(&counted_height(position, from));
        }
        outcome
    }

    fn uneven(&self) -> Vec<Uneven> {
        let uneven = self.powers.iter().rev().filter_map(|(exponent, count)| {
            let remainder = count % self.modulus;
            (remainder != 0).then(|| Uneven { exponent: exponent.clone(), remainder })
        });
        uneven.collect()
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
fn counted_height(position: &Position, height: &Ordinal) -> Ordinal {
    match &position.rules().variant {
        Variant::Bounded { max } => {
            let modulus = Ordinal::from(max.clone()).successor();
            let finite = Ordinal::from(height.finite_part());
            finite.div_rem(&modulus).map(|(_, remainder)| remainder).unwrap_or_default()
        }
        Variant::Nim | Variant::Moore { .. } => height.clone(),
    }
}

fn outcome(position: &Position) -> Outcome {
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
        Claim::Switch { large, phase: claimed } => {
            let misere = position.rules().convention == Convention::Misere;
            ensure(misere, || "only misere play has a switch".into())?;
            let actual = Count::of(position).large;
            ensure(*large == actual, || format!("{actual} piles are large, not {large}"))?;
            let holds = *claimed == phase(position, actual);
            ensure(holds, || "the switch is not there".into())
        }
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
        Claim::Copy { piles } => {
            let counted = |number: usize| {
                let heights = position.piles();
                let index = number.checked_sub(1).filter(|index| *index < heights.len())?;
                Some(counted_height(position, &heights.height(index)))
            };
            let equal = piles[0] != piles[1]
                && counted(piles[0]).is_some()
                && counted(piles[0]) == counted(piles[1]);
            ensure(equal, || "the two piles are not equal".into())?;
            let heights = position.piles().iter().enumerate();
            let others = heights.filter(|(index, _)| !piles.contains(&(index + 1)));
            let nothing = others.map(|(_, height)| counted_height(position, &height));
            let alone = nothing.into_iter().all(|counted| counted.is_zero());
            ensure(alone, || "other piles count as well".into())?;
            let applies = position.rules().convention == Convention::Normal
                && Count::of(position).modulus == 2;
            ensure(applies, || "copying does not win under these rules".into())
        }
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
            ensure(outcome(position) == Outcome::P, || "there is a winning move".into())
        }
        Claim::Effect { chosen, leaves, uneven, reply } => {
            let after = after(position, chosen)?;
            let actual = outcome(&after);
            ensure(*leaves == actual, || format!("the move leaves outcome {actual}"))?;
            let counted = Count::of(&after).uneven();
            ensure(*uneven == counted, || "the uneven powers are others".into())?;
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
        let wins = count.outcome_after(position, &chosen) == Outcome::P;
        ensure(wins, || format!("the move {text} does not win"))?;
        ensure(named.insert(chosen), || format!("the move {text} is named twice"))?;
    }
    Ok(named)
}
