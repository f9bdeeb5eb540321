//! Explanations of products of games: stones worth nim-products.
//!
//! The checker multiplies by rules of its own: see [`multiply`](super::multiply).

use std::collections::{BTreeSet, HashSet};

use nimatron_nimber::transfinite::AlgebraicNimber;
use nimatron_nimber::{Natural, Ordinal};

use super::check::Refused;
use super::claim::{Claim, Level, PowerRow, Step, StoneRow, Theorem};
use super::frame::{
    after, check_no_move, check_outcome, check_theorem, contains, ensure, framed, place_of_reason,
    read_move,
};
use super::multiply::{odd_prime, product};
use crate::core::Outcome;
use crate::rulesets::{Product, ProductAnalysis};

/// Longer tables are left out: nobody reads them.
const MOST_ROWS: usize = 1000;
/// No power in a relation is larger: primes beyond this have too large fields.
const MOST_FACTORS: u32 = 1 << 14;
/// How many winning moves an explanation names.
const MOST_MOVES: usize = 20;

/// Explains a position of a product of games.
pub(super) fn explain<P: Product>(
    analysis: &ProductAnalysis<'_, P>,
    theorem: Theorem,
    level: Level,
) -> Step {
    let position = analysis.position();
    let reasons = || {
        let table = relations(position).into_iter().chain(stones(analysis));
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
        value: analysis.value().0.clone(),
        reply,
    }))
}

/// The hint on a rung.
pub(super) fn hint<P: Product>(
    analysis: &ProductAnalysis<'_, P>,
    theorem: Theorem,
    rung: u8,
) -> Vec<Step> {
    let whole = explain(analysis, theorem, Level::PROOF);
    let wanted: fn(&Claim) -> bool = match rung {
        0 => return Vec::new(),
        1 => return vec![Step::plain(Claim::Question)],
        2..=3 => {
            |claim| matches!(claim, Claim::Relations { .. } | Claim::Stones { .. } | Claim::NoMove)
        }
        4 => |claim| matches!(claim, Claim::Diagonal { .. } | Claim::EveryMoveLoses),
        5 => |claim| matches!(claim, Claim::Factors { .. } | Claim::EveryMoveLoses),
        6 => |claim| matches!(claim, Claim::WinningMoves { .. } | Claim::EveryMoveLoses),
        _ => return vec![whole],
    };
    let found: Vec<Step> = whole.because.into_iter().filter(|step| wanted(&step.claim)).collect();
    let stones = || stones(analysis).into_iter().map(Step::plain).collect();
    if found.is_empty() { stones() } else { found }
}

fn stones<P: Product>(analysis: &ProductAnalysis<'_, P>) -> Option<Claim> {
    let stones = stones_with_values(analysis.position());
    if stones.len() > MOST_ROWS {
        return None;
    }
    let rows = stones
        .into_iter()
        .zip(analysis.products())
        .map(|((stone, values), product)| StoneRow { stone, values, product });
    Some(Claim::Stones { rows: rows.collect(), total: analysis.value().0.clone() })
}

/// Each stone as it is written, with the Grundy values of its coordinates.
fn stones_with_values<P: Product>(position: &P) -> Vec<(String, Vec<Ordinal>)> {
    let values = position.values(&position.tables());
    position.stone_texts().into_iter().zip(values).collect()
}

/// The powers by which the infinite coordinates multiply, if there are any.
fn relations<P: Product>(position: &P) -> Option<Claim> {
    let values = position.values(&position.tables());
    let exponents = values.iter().flatten().flat_map(|value| value.terms());
    let indices: BTreeSet<u64> = exponents
        .flat_map(|(exponent, _)| exponent.terms().map(|(index, _)| index).collect::<Vec<_>>())
        .filter_map(|index| index.to_u64())
        .collect();
    let powers: Vec<PowerRow> = indices.into_iter().filter_map(relation).collect();
    (!powers.is_empty()).then_some(Claim::Relations { powers })
}

/// What ω^(ω^index) to the power of its prime is.
fn relation(index: u64) -> Option<PowerRow> {
    let exponent = odd_prime(usize::try_from(index).ok()?.checked_add(1)?)?;
    let power = Ordinal::omega_power(&Ordinal::from(index)).ok()?;
    let base = Ordinal::omega_power(&power).ok()?;
    let nimber = AlgebraicNimber::new(&base).ok()?;
    let value = nimber.pow(&Natural::from(exponent)).ok()?.to_ordinal();
    Some(PowerRow { base, exponent, value })
}

fn moves<P: Product>(analysis: &ProductAnalysis<'_, P>, level: Level) -> Vec<Step> {
    let position = analysis.position();
    if analysis.outcome() == Outcome::P {
        let example = position.any_move();
        let example = example.and_then(|chosen| explain_move(position, &chosen));
        return vec![Step { claim: Claim::EveryMoveLoses, because: example.into_iter().collect() }];
    }
    let mut steps = Vec::new();
    let mut winning = analysis.winning_moves();
    let named: Vec<P::Move> = winning.by_ref().take(MOST_MOVES).collect();
    let complete = winning.next().is_none() && analysis.finds_all();
    if let Some(chosen) = named.first().filter(|_| level >= Level::TABLE) {
        steps.push(Step::plain(Claim::Factors {
            chosen: chosen.to_string(),
            factors: position.factors(&position.tables(), chosen),
            product: analysis.value().0.clone(),
        }));
    }
    let moves = named.iter().map(ToString::to_string).collect();
    steps.push(Step::plain(Claim::WinningMoves { moves, complete }));
    let diagonal = position.diagonal_stone();
    steps.extend(diagonal.map(|stone| Step::plain(Claim::Diagonal { stone })));
    steps
}

/// Confirms every step of an explanation.
pub(super) fn check<P: Product>(
    position: &P,
    theorem: Theorem,
    explanation: &Step,
) -> Result<(), Refused> {
    let checker = Checker { position, theorem, value: recomputed(position) };
    checker.check_step(explanation, "0")
}

/// Whether the values of the stones and the theorem are part of it.
pub(super) fn check_completeness(explanation: &Step) -> Result<(), &'static str> {
    let steps = &explanation.because;
    let values = |claim: &Claim| matches!(claim, Claim::Stones { .. } | Claim::NoMove);
    let complete =
        contains(steps, values) && contains(steps, |claim| matches!(claim, Claim::Theorem { .. }));
    if complete { Ok(()) } else { Err("the values of the stones and the theorem must be there") }
}

struct Checker<'p, P> {
    position: &'p P,
    theorem: Theorem,
    /// The value as the checker finds it.
    value: Ordinal,
}

impl<P: Product> Checker<'_, P> {
    fn check_step(&self, step: &Step, place: &str) -> Result<(), Refused> {
        self.check_claim(&step.claim)
            .map_err(|reason| Refused { place: place.to_string(), reason })?;
        for (index, reason) in step.because.iter().enumerate() {
            self.check_step(reason, &place_of_reason(place, index))?;
        }
        Ok(())
    }

    fn check_claim(&self, claim: &Claim) -> Result<(), String> {
        let position = self.position;
        match claim {
            Claim::Outcome { position: named, convention, outcome } => {
                let found = if self.value.is_zero() { Outcome::P } else { Outcome::N };
                check_outcome(position, (named, *convention, *outcome), found)
            }
            Claim::Question => Ok(()),
            Claim::NoMove => check_no_move(position),
            Claim::Relations { powers } => {
                for PowerRow { base, exponent, value } in powers {
                    let factors = vec![base.clone(); (*exponent).min(MOST_FACTORS) as usize];
                    let holds = product(&factors).as_ref() == Some(value);
                    ensure(holds, || format!("the power of {base} is wrong"))?;
                }
                Ok(())
            }
            Claim::Stones { rows, total } => {
                let stones = stones_with_values(position);
                ensure(rows.len() == stones.len(), || "one row for each stone".into())?;
                for (row, (stone, values)) in rows.iter().zip(&stones) {
                    let holds = row.stone == *stone
                        && row.values == *values
                        && Some(&row.product) == product(values).as_ref();
                    ensure(holds, || format!("the row of {stone} is wrong"))?;
                }
                ensure(*total == self.value, || format!("the sum is {}", self.value))
            }
            Claim::Factors { chosen, factors, product: claimed } => {
                let chosen = read_move(position, chosen)?;
                let holds = *factors == position.factors(&position.tables(), &chosen);
                ensure(holds, || "the factors of the move are others".into())?;
                let holds = *claimed == self.value && Some(claimed) == product(factors).as_ref();
                ensure(holds, || "the product of the factors is not the value".into())?;
                self.check_winning(&chosen)
            }
            Claim::WinningMoves { moves, complete } => self.check_winning_moves(moves, *complete),
            Claim::EveryMoveLoses => {
                ensure(self.value.is_zero(), || "there is a winning move".into())
            }
            Claim::Diagonal { stone } => {
                let turned = position.toggled_at(stone);
                let balanced = turned.is_some_and(|turned| recomputed(&turned).is_zero());
                ensure(balanced, || format!("the stone {stone} does not balance the board"))
            }
            Claim::Leaves { chosen, value, reply } => {
                let after = after(position, chosen)?;
                let left =
                    Checker { position: &after, theorem: self.theorem, value: recomputed(&after) };
                ensure(*value == left.value, || format!("the move leaves {}", left.value))?;
                match reply {
                    Some(reply) => left.check_winning(&read_move(&after, reply)?),
                    None => ensure(value.is_zero(), || "there is a winning reply".into()),
                }
            }
            Claim::Theorem { theorem } => check_theorem(*theorem, self.theorem),
            Claim::Residues { .. }
            | Claim::Switch { .. }
            | Claim::Balance { .. }
            | Claim::Powers { .. }
            | Claim::Pairs { .. }
            | Claim::Copy { .. }
            | Claim::Candidates { .. }
            | Claim::Effect { .. } => Err("this is about piles".into()),
            Claim::Behaves { .. }
            | Claim::Options { .. }
            | Claim::Components { .. }
            | Claim::Principle(_)
            | Claim::Class(_)
            | Claim::OtherTurn { .. }
            | Claim::Followed { .. }
            | Claim::Answer { .. } => Err("this is about searched games".into()),
        }
    }

    fn check_winning(&self, chosen: &P::Move) -> Result<(), String> {
        let after = self.position.play(chosen).map_err(|error| error.to_string())?;
        ensure(recomputed(&after).is_zero(), || format!("the move {chosen} does not win"))
    }

    fn check_winning_moves(&self, moves: &[String], complete: bool) -> Result<(), String> {
        ensure(moves.len() <= MOST_MOVES, || format!("more than {MOST_MOVES} moves are named"))?;
        let mut named = HashSet::new();
        for text in moves {
            let chosen = read_move(self.position, text)?;
            self.check_winning(&chosen)?;
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

/// The value of a position from its stones. Of a stone whose value is not
/// known, which no position has, nothing is counted.
fn recomputed<P: Product>(position: &P) -> Ordinal {
    let values = position.values(&position.tables());
    let products: Vec<Ordinal> = values.iter().filter_map(|values| product(values)).collect();
    Ordinal::nim_sum_of(&products)
}
