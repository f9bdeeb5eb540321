//! Explanations of products of games: stones worth nim-products.
//!
//! The checker multiplies by rules of its own: see [`multiply`](super::multiply).

use std::collections::{BTreeSet, HashSet};

use nimatron_nimber::{Natural, Ordinal};

use serde::{Deserialize, Serialize};

use super::check::Refused;
use super::claim::{Claim, ComponentRow, Level, PowerRow, Step, StoneRow, Term, Theorem};
use super::frame::{
    self, Doubt, after, check_all, check_no_move, check_outcome, check_theorem, framed,
    has_table_and_theorem, read_move, winning_moves,
};
use super::ladder::{Ladder, Rung, Topic};
use super::multiply::{odd_prime, product};
use super::parts;
use crate::core::{Budget, Exhausted, Nimber, Outcome};
use crate::rulesets::nimbers::{Diagonal, has_finite_root, odd_part};
use crate::rulesets::{Product, ProductAnalysis};

/// Longer tables are left out: nobody reads them.
const MOST_ROWS: usize = 1000;
/// No power in a relation is larger: primes beyond this have too large fields.
const MOST_FACTORS: u32 = 1 << 14;
/// How many winning moves an explanation names.
const MOST_MOVES: usize = 20;

/// Stones on the diagonal of a board of Turning Corners, each of which makes its value 0.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct DiagonalClaim {
    /// The value of the board.
    pub value: Ordinal,
    /// The number d of coordinates.
    pub dimension: usize,
    /// The coordinates r of the stones (r, …, r), which are d-th roots of the value, in
    /// increasing order. The first is finite if any stone with this effect is.
    pub roots: Vec<Ordinal>,
    /// Whether these are all.
    pub complete: bool,
}

/// Explains a position of a product of games.
pub(super) fn explain<P: Product>(
    analysis: &ProductAnalysis<'_, P>,
    theorem: Theorem,
    level: Level,
) -> Step {
    let position = analysis.position();
    let reasons = || {
        let table = edge(position).into_iter().chain(relations(position)).chain(stones(analysis));
        table.map(Step::plain).chain(moves(analysis, level)).collect()
    };
    framed(position, analysis.outcome(), level, reasons, Some(theorem))
}

/// Explains what a legal move leaves, and how to answer it.
pub(super) fn explain_move<P: Product>(position: &P, chosen: &P::Move) -> Option<Step> {
    let after = position.play(chosen).ok()?;
    let analysis = ProductAnalysis::new(&after);
    let reply = analysis.winning_moves().next().map(|reply| reply.to_string());
    Some(Step::plain(Claim::Leaves {
        chosen: chosen.to_string(),
        value: analysis.value().height().clone(),
        reply,
    }))
}

/// The ladder of hints.
pub(super) fn ladder<P: Product>(analysis: &ProductAnalysis<'_, P>, theorem: Theorem) -> Vec<Rung> {
    let position = analysis.position();
    let rows = match stones(analysis) {
        Some(Claim::Stones { rows, .. }) => rows,
        _ => Vec::new(),
    };
    let parts = valued(&rows);
    let several = parts.len() > 1;
    let total = analysis.value().height().clone();
    let values = if several {
        Some(Claim::StoneValues { rows })
    } else {
        (!rows.is_empty()).then_some(Claim::Stones { rows, total })
    };
    let reason = explain(analysis, theorem, Level::PROOF);
    Ladder::new()
        .rung(Topic::Theorem, edge(position))
        .rung(Topic::Meaning, parts::meaning(term(theorem), parts.len()))
        .rung(Topic::Values, relations(position).into_iter().chain(values))
        .rung(Topic::Balance, several.then(|| parts::nim_sum(&parts)))
        .rung(Topic::Where, (!parts.is_empty()).then(|| parts::targets(&parts)))
        .ending(position, winning(analysis), reason)
}

/// What the value of a stone is called in the game that this theorem decides.
fn term(theorem: Theorem) -> Term {
    match theorem {
        Theorem::TurningCorners => Term::StoneValue,
        _ => Term::CoinValue,
    }
}

/// The stones as parts with their values.
fn valued(rows: &[StoneRow]) -> Vec<ComponentRow> {
    let row = |row: &StoneRow| ComponentRow { part: row.stone.clone(), value: row.product.clone() };
    rows.iter().map(row).collect()
}

/// The piles of Nim that the stones are, where they can only slide along an edge.
fn edge<P: Product>(position: &P) -> Option<Claim> {
    position.edge().map(|piles| Claim::Edge { piles })
}

fn stones<P: Product>(analysis: &ProductAnalysis<'_, P>) -> Option<Claim> {
    let stones = stones_with_values(analysis.position());
    if stones.len() > MOST_ROWS {
        return None;
    }
    let rows = stones.into_iter().zip(analysis.products()).map(|((stone, values), product)| {
        StoneRow { stone, values, product: product.into_height() }
    });
    Some(Claim::Stones { rows: rows.collect(), total: analysis.value().height().clone() })
}

/// Each stone as it is written, with the Grundy values of its coordinates.
fn stones_with_values<P: Product>(position: &P) -> Vec<(String, Vec<Ordinal>)> {
    let values = position.values(&position.tables()).into_iter().map(heights);
    position.stone_texts().into_iter().zip(values).collect()
}

/// The ordinals under the stars, as they are written.
fn heights(nimbers: Vec<Nimber>) -> Vec<Ordinal> {
    nimbers.into_iter().map(Nimber::into_height).collect()
}

/// The powers by which the infinite coordinates multiply, if there are any.
fn relations<P: Product>(position: &P) -> Option<Claim> {
    let powers: Vec<PowerRow> = exponents(position).into_iter().filter_map(relation).collect();
    (!powers.is_empty()).then_some(Claim::Relations { powers })
}

/// The k of the ω^(ω^k) of which the infinite coordinates are made.
fn exponents<P: Product>(position: &P) -> BTreeSet<u64> {
    let values = position.values(&position.tables());
    let exponents = values.iter().flatten().flat_map(|value| value.height().terms());
    exponents
        .flat_map(|(exponent, _)| exponent.terms().map(|(index, _)| index).collect::<Vec<_>>())
        .filter_map(|index| index.to_u64())
        .collect()
}

/// What ω^(ω^index) to the power of its prime is.
fn relation(index: u64) -> Option<PowerRow> {
    let exponent = odd_prime(usize::try_from(index).ok()?.checked_add(1)?)?;
    let power = Ordinal::omega_power(&Ordinal::from(index)).ok()?;
    let base = Ordinal::omega_power(&power).ok()?;
    let nimber = Nimber::from(base.clone());
    let value = nimber.pow(&Natural::from(exponent)).ok()?.into_height();
    Some(PowerRow { base, exponent, value })
}

/// The winning moves, or that there is none.
fn winning<P: Product>(analysis: &ProductAnalysis<'_, P>) -> Step {
    let position = analysis.position();
    if analysis.outcome() == Outcome::P {
        let example = position.any_move();
        let example = example.and_then(|chosen| explain_move(position, &chosen));
        return Step { claim: Claim::EveryMoveLoses, because: example.into_iter().collect() };
    }
    Step::plain(winning_moves(analysis.winning_moves(), MOST_MOVES, analysis.finds_all()))
}

fn moves<P: Product>(analysis: &ProductAnalysis<'_, P>, level: Level) -> Vec<Step> {
    let position = analysis.position();
    if analysis.outcome() == Outcome::P {
        return vec![winning(analysis)];
    }
    let first = analysis.winning_moves().next().filter(|_| level >= Level::TABLE);
    let factors = first.map(|chosen| {
        Step::plain(Claim::Factors {
            chosen: chosen.to_string(),
            factors: heights(position.factors(&position.tables(), &chosen)),
            product: analysis.value().height().clone(),
        })
    });
    let mut steps: Vec<Step> = factors.into_iter().chain([winning(analysis)]).collect();
    let value = analysis.value().height().clone();
    let diagonal = position.diagonal().map(|Diagonal { dimension, roots, complete }| {
        Claim::Diagonal(DiagonalClaim { value, dimension, roots, complete })
    });
    steps.extend(diagonal.map(Step::plain));
    steps
}

/// Confirms every step of an explanation.
pub(super) fn check<P: Product>(
    position: &P,
    theorem: Theorem,
    explanation: &Step,
    budget: &mut Budget,
) -> Result<Result<(), Refused>, Exhausted> {
    let value = recomputed(position, budget)?;
    let mut checker = Checker { position, theorem, value, budget };
    check_all(explanation, |claim| checker.check_claim(claim))
}

/// Whether the values of the stones and the theorem are part of it.
pub(super) fn check_completeness<P: Product>(
    _: &P,
    explanation: &Step,
) -> Result<(), &'static str> {
    let values = |claim: &Claim| matches!(claim, Claim::Stones { .. });
    let complete = has_table_and_theorem(explanation, &values);
    if complete { Ok(()) } else { Err("the values of the stones and the theorem must be there") }
}

struct Checker<'p, P> {
    position: &'p P,
    theorem: Theorem,
    /// The value as the checker finds it.
    value: Ordinal,
    budget: &'p mut Budget,
}

/// Refuses with the reason what does not hold.
fn ensure(holds: bool, reason: impl FnOnce() -> String) -> Result<(), Doubt> {
    Ok(frame::ensure(holds, reason)?)
}

impl<P: Product> Checker<'_, P> {
    fn check_claim(&mut self, claim: &Claim) -> Result<(), Doubt> {
        let position = self.position;
        self.budget.spend(position.size())?;
        match claim {
            Claim::Outcome { position: named, convention, outcome } => {
                let found = if self.value.is_zero() { Outcome::P } else { Outcome::N };
                Ok(check_outcome(position, (named, *convention, *outcome), found)?)
            }
            Claim::Question => Ok(()),
            Claim::NoMove => Ok(check_no_move(position)?),
            Claim::Relations { powers } => {
                let of = |row: &PowerRow| (row.base.clone(), row.exponent);
                let wanted = exponents(position).into_iter().filter_map(relation);
                let same = wanted.map(|row| of(&row)).eq(powers.iter().map(of));
                ensure(same, || "other powers tell how the coordinates multiply".into())?;
                for PowerRow { base, exponent, value } in powers {
                    self.budget.spend((*exponent).into())?;
                    let factors = vec![base.clone(); (*exponent).min(MOST_FACTORS) as usize];
                    let holds = product(&factors).as_ref() == Some(value);
                    ensure(holds, || format!("the power of {base} is wrong"))?;
                }
                Ok(())
            }
            Claim::Stones { rows, total } => {
                self.check_stones(rows)?;
                ensure(*total == self.value, || format!("the sum is {}", self.value))
            }
            Claim::StoneValues { rows } => self.check_stones(rows),
            Claim::NimSum { .. }
            | Claim::Targets { .. }
            | Claim::Definition { term: Term::NimSum } => {
                let other = || Err(String::from("this is not about stones"));
                Ok(parts::check(claim, &self.parts()?).unwrap_or_else(other)?)
            }
            Claim::Definition { term: claimed } => {
                let right = *claimed == term(self.theorem);
                ensure(right, || "this term belongs to other games".into())
            }
            Claim::Edge { .. } => {
                let holds = edge(position).as_ref() == Some(claim);
                ensure(holds, || "the stones are not these piles".into())
            }
            Claim::Factors { chosen, factors, product: claimed } => {
                let chosen = read_move(position, chosen)?;
                let holds = *factors == heights(position.factors(&position.tables(), &chosen));
                ensure(holds, || "the factors of the move are others".into())?;
                let holds = *claimed == self.value && Some(claimed) == product(factors).as_ref();
                ensure(holds, || "the product of the factors is not the value".into())?;
                check_winning(position, &chosen, self.budget)
            }
            Claim::WinningMoves { moves, complete } => self.check_winning_moves(moves, *complete),
            Claim::EveryMoveLoses => {
                ensure(self.value.is_zero(), || "there is a winning move".into())
            }
            Claim::Diagonal(claim) => self.check_diagonal(claim),
            Claim::Leaves { chosen, value, reply } => {
                let after = after(position, chosen)?;
                let left = recomputed(&after, self.budget)?;
                ensure(*value == left, || format!("the move leaves {left}"))?;
                match reply {
                    Some(reply) => check_winning(&after, &read_move(&after, reply)?, self.budget),
                    None => ensure(value.is_zero(), || "there is a winning reply".into()),
                }
            }
            Claim::Theorem { theorem } => Ok(check_theorem(*theorem, self.theorem)?),
            _ => Err(Doubt::Refused("this is about other games".into())),
        }
    }

    fn check_stones(&mut self, rows: &[StoneRow]) -> Result<(), Doubt> {
        let stones = stones_with_values(self.position);
        ensure(rows.len() == stones.len(), || "one row for each stone".into())?;
        for (row, (stone, values)) in rows.iter().zip(&stones) {
            self.budget.spend(1)?;
            let holds = row.stone == *stone
                && row.values == *values
                && Some(&row.product) == product(values).as_ref();
            ensure(holds, || format!("the row of {stone} is wrong"))?;
        }
        Ok(())
    }

    /// The stones with their values, found anew.
    fn parts(&mut self) -> Result<Vec<ComponentRow>, Exhausted> {
        let mut valued = Vec::new();
        for (part, values) in stones_with_values(self.position) {
            self.budget.spend(1)?;
            valued.extend(product(&values).map(|value| ComponentRow { part, value }));
        }
        Ok(valued)
    }

    fn check_diagonal(&mut self, claimed: &DiagonalClaim) -> Result<(), Doubt> {
        let DiagonalClaim { value, dimension, roots, complete } = claimed;
        ensure(*value == self.value, || format!("the value is {}", self.value))?;
        let found = self.position.diagonal().map(|diagonal| diagonal.dimension);
        ensure(found == Some(*dimension), || "the board has another dimension".into())?;
        for root in roots {
            let turned = self.position.toggled_at(vec![root.clone(); *dimension]);
            let left = turned.map(|turned| recomputed(&turned, self.budget)).transpose()?;
            let balanced = left.is_some_and(|left| left.is_zero());
            ensure(balanced, || format!("the stones at {root} do not balance the board"))?;
        }
        let rising = roots.windows(2).all(|pair| pair[0] < pair[1]);
        ensure(rising, || "the roots are not in increasing order".into())?;
        let first = roots.first().ok_or_else(|| String::from("a stone is missing"))?;
        let finite = value.natural().is_some_and(|value| has_finite_root(value, *dimension));
        ensure(first.is_finite() == finite, || "a finite stone comes first".into())?;
        let all = roots.len() == odd_part(*dimension);
        ensure(*complete == all, || format!("there are {} stones", odd_part(*dimension)))
    }

    fn check_winning_moves(&mut self, moves: &[String], complete: bool) -> Result<(), Doubt> {
        ensure(moves.len() <= MOST_MOVES, || format!("more than {MOST_MOVES} moves are named"))?;
        let mut named = HashSet::new();
        for text in moves {
            let chosen = read_move(self.position, text)?;
            check_winning(self.position, &chosen, self.budget)?;
            ensure(named.insert(chosen), || format!("the move {text} is named twice"))?;
        }
        let analysis = ProductAnalysis::new(self.position);
        let missing = analysis.winning_moves().find(|chosen| !named.contains(chosen));
        let all = missing.is_none() && analysis.finds_all();
        ensure(complete == all, || match complete {
            true => "not all winning moves are named".into(),
            false => "there are no other winning moves".into(),
        })
    }
}

/// Confirms that a legal move wins.
fn check_winning<P: Product>(
    position: &P,
    chosen: &P::Move,
    budget: &mut Budget,
) -> Result<(), Doubt> {
    let after = position.play(chosen).map_err(|error| error.to_string())?;
    let left = recomputed(&after, budget)?;
    ensure(left.is_zero(), || format!("the move {chosen} does not win"))
}

/// The value of a position from its stones. Of a stone whose value is not
/// known, which no position has, nothing is counted.
fn recomputed<P: Product>(position: &P, budget: &mut Budget) -> Result<Ordinal, Exhausted> {
    let mut products = Vec::new();
    for values in position.values(&position.tables()) {
        budget.spend(1)?;
        products.extend(product(&heights(values)));
    }
    Ok(Ordinal::nim_sum_of(&products))
}
