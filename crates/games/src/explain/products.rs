//! Explanations of products of games: stones worth nim-products.
//!
//! The checker multiplies by rules of its own: see [`multiply`](super::multiply).

use std::collections::{BTreeSet, HashSet};

use nimatron_nimber::{Natural, Ordinal, message, say};

use serde::{Deserialize, Serialize};

use super::building::{self, Explainable, Explained, winning_moves, written};
use super::check::{Checker, Doubt, Refused, Unnamed, check_all, check_winning, ensure, read_move};
use super::claim::{Claim, Level, Step, Term, Theorem};
use super::families::Family;
use super::ladder::{Ladder, Topic};
use super::multiply::{odd_prime, product};
use super::parts::{self, ComponentRow};
use super::written::Written;
use crate::foundation::{Budget, Exhausted, Nimber, Outcome};
use crate::rulesets::nimbers::{self, Diagonal, has_finite_root, odd_part};
use crate::rulesets::{Move, Position, Product, ProductAnalysis, Stone, turning};

/// Longer tables are left out: nobody reads them.
const MOST_ROWS: usize = 1000;
/// No power in a relation is larger: primes beyond this have too large fields.
const MOST_FACTORS: u32 = 1 << 14;
/// How many winning moves an explanation names.
const MOST_MOVES: usize = 20;

/// One thing that can be said of a product of games, of a stone on a board.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(tag = "claim", rename_all = "snake_case", deny_unknown_fields)]
pub enum ProductClaim {
    /// What each stone is worth, and all together.
    Stones {
        /// One row a stone.
        rows: Vec<StoneRow>,
        /// The nim-sum of the products.
        total: Ordinal,
    },
    /// What each stone is worth, without the sum.
    StoneValues {
        /// One row a stone.
        rows: Vec<StoneRow>,
    },
    /// On infinite boards: the powers that tell how infinite coordinates multiply.
    Relations {
        /// One row for each prime involved.
        powers: Vec<PowerRow>,
    },
    /// Why a move wins.
    Factors {
        /// The move.
        chosen: Written<Move>,
        /// By what it changes the value in each game.
        factors: Vec<Ordinal>,
        /// The nim-product of the factors, which is the value of the position.
        product: Ordinal,
    },
    /// Turning Corners: a stone on the diagonal that turns the position into
    /// a win for the previous player.
    Diagonal(DiagonalClaim),
    /// Turning Corners with all stones on an edge: it is Nim.
    Edge {
        /// The heights of the piles, one for each stone.
        piles: Vec<Ordinal>,
    },
}

impl Family for ProductClaim {
    fn of(claim: &Claim) -> Option<&ProductClaim> {
        match claim {
            Claim::Product(claim) => Some(claim),
            _ => None,
        }
    }

    fn is_about_move(&self) -> bool {
        matches!(self, ProductClaim::Factors { .. })
    }
}

/// A stone of a product of games with its value.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct StoneRow {
    /// The stone.
    pub stone: Written<Stone>,
    /// The Grundy value of each coordinate.
    pub values: Vec<Ordinal>,
    /// Their nim-product.
    pub product: Ordinal,
}

/// A power of a nimber.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct PowerRow {
    /// `a`.
    pub base: Ordinal,
    /// `n`.
    pub exponent: u32,
    /// `aⁿ`.
    pub value: Ordinal,
}

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

/// A product of games with the theorem that decides it.
pub(super) trait Decided: Product<Move: Into<Move>> + Into<Position> {
    const THEOREM: Theorem;

    /// What the value of a stone is called.
    const TERM: Term;
}

impl Decided for nimbers::Position {
    const THEOREM: Theorem = Theorem::TurningCorners;
    const TERM: Term = Term::StoneValue;
}

impl Decided for turning::Position {
    const THEOREM: Theorem = Theorem::Tartan;
    const TERM: Term = Term::CoinValue;
}

impl<P: Decided> Explained for ProductAnalysis<P> {
    type Position = P;

    fn position(&self) -> &P {
        self.position()
    }

    fn written(&self) -> Written<Position> {
        Written::of(self.position().clone().into())
    }

    fn reasons(&self, level: Level) -> Vec<Step> {
        let position = self.position();
        let table = edge(position).into_iter().chain(relations(position));
        let table = table.chain(stone_rows(self).map(|rows| all_together(self, rows)));
        table.map(Step::plain).chain(moves(self, level)).collect()
    }

    fn theorem(&self) -> Vec<Step> {
        vec![building::theorem(P::THEOREM)]
    }

    fn moves(&self) -> Vec<Step> {
        vec![winning(self)]
    }

    fn climb(&self, ladder: Ladder) -> Ladder {
        let position = self.position();
        let rows = stone_rows(self).unwrap_or_default();
        let parts = valued(&rows);
        let several = parts.len() > 1;
        let values = match (several, rows.is_empty()) {
            (true, _) => Some(ProductClaim::StoneValues { rows }),
            (false, true) => None,
            (false, false) => Some(all_together(self, rows)),
        };
        ladder
            .rung(Topic::Theorem, edge(position))
            .rung(Topic::Meaning, parts::meaning(P::TERM, parts.len()))
            .rung(Topic::Values, relations(position).into_iter().chain(values))
            .rung(Topic::Balance, several.then(|| parts::nim_sum(&parts)))
            .rung(Topic::Where, (!parts.is_empty()).then(|| parts::targets(&parts)))
    }
}

impl<P: Decided> Explainable for P {
    const INCOMPLETE: &'static str =
        message!("the values of the stones and the theorem must be there");

    fn check(
        &self,
        explanation: &Step,
        budget: &mut Budget,
    ) -> Result<Result<(), Refused>, Exhausted> {
        let value = recomputed(self, budget)?;
        check_all(&mut ProductChecker { position: self, value, budget }, explanation)
    }

    fn explain_move(&self, chosen: &Self::Move, _: &mut Budget) -> Result<Option<Step>, Exhausted> {
        Ok(left(self, chosen))
    }

    fn is_table(&self, claim: &Claim) -> bool {
        matches!(claim, Claim::Product(ProductClaim::Stones { .. }))
    }
}

/// What a legal move leaves, and how to answer it.
fn left<P: Decided>(position: &P, chosen: &P::Move) -> Option<Step> {
    let after = position.play(chosen).ok()?;
    let analysis = ProductAnalysis::new(&after);
    let reply = analysis.winning_moves().next().map(|reply| written(&reply));
    let value = analysis.value().height().clone();
    Some(Step::plain(Claim::Leaves { chosen: written(chosen), value, reply }))
}

/// The stones as parts with their values.
fn valued(rows: &[StoneRow]) -> Vec<ComponentRow> {
    let row =
        |row: &StoneRow| ComponentRow { part: row.stone.to_string(), value: row.product.clone() };
    rows.iter().map(row).collect()
}

/// The piles of Nim that the stones are, where they can only slide along an edge.
fn edge<P: Product>(position: &P) -> Option<ProductClaim> {
    position.edge().map(|piles| ProductClaim::Edge { piles })
}

/// The rows of the stones, if they are not too many.
fn stone_rows<P: Product>(analysis: &ProductAnalysis<P>) -> Option<Vec<StoneRow>> {
    let stones = stones_with_values(analysis.position());
    if stones.len() > MOST_ROWS {
        return None;
    }
    let rows = stones.into_iter().zip(analysis.products()).map(|((stone, values), product)| {
        StoneRow { stone: Written::of(stone), values, product: product.into_height() }
    });
    Some(rows.collect())
}

fn all_together<P: Product>(analysis: &ProductAnalysis<P>, rows: Vec<StoneRow>) -> ProductClaim {
    ProductClaim::Stones { rows, total: analysis.value().height().clone() }
}

/// Each stone with the Grundy values of its coordinates.
fn stones_with_values<P: Product>(position: &P) -> Vec<(Stone, Vec<Ordinal>)> {
    let values = position.values(&position.tables()).into_iter().map(heights);
    position.stones().into_iter().zip(values).collect()
}

/// The ordinals under the stars, as they are written.
fn heights(nimbers: Vec<Nimber>) -> Vec<Ordinal> {
    nimbers.into_iter().map(Nimber::into_height).collect()
}

/// The powers by which the infinite coordinates multiply, if there are any.
fn relations<P: Product>(position: &P) -> Option<ProductClaim> {
    let powers: Vec<PowerRow> = exponents(position).into_iter().filter_map(relation).collect();
    (!powers.is_empty()).then_some(ProductClaim::Relations { powers })
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
fn winning<P: Decided>(analysis: &ProductAnalysis<P>) -> Step {
    let position = analysis.position();
    if analysis.outcome() == Outcome::P {
        let example = position.any_move().and_then(|chosen| left(position, &chosen));
        return Step { claim: Claim::EveryMoveLoses, because: example.into_iter().collect() };
    }
    let moves = analysis.winning_moves().map(|chosen| written(&chosen));
    Step::plain(winning_moves(moves, MOST_MOVES, analysis.finds_all()))
}

fn moves<P: Decided>(analysis: &ProductAnalysis<P>, level: Level) -> Vec<Step> {
    let position = analysis.position();
    if analysis.outcome() == Outcome::P {
        return vec![winning(analysis)];
    }
    let first = analysis.winning_moves().next().filter(|_| level >= Level::TABLE);
    let factors = first.map(|chosen| {
        Step::plain(ProductClaim::Factors {
            factors: heights(position.factors(&position.tables(), &chosen)),
            product: analysis.value().height().clone(),
            chosen: written(&chosen),
        })
    });
    let mut steps: Vec<Step> = factors.into_iter().chain([winning(analysis)]).collect();
    let value = analysis.value().height().clone();
    let diagonal = position.diagonal().map(|Diagonal { dimension, roots, complete }| {
        ProductClaim::Diagonal(DiagonalClaim { value, dimension, roots, complete })
    });
    steps.extend(diagonal.map(Step::plain));
    steps
}

/// A product of games with its value, found anew.
struct ProductChecker<'c, P> {
    position: &'c P,
    value: Ordinal,
    budget: &'c mut Budget,
}

impl<P: Decided> Checker for ProductChecker<'_, P> {
    type Position = P;
    type Own = ProductClaim;

    const MOST_MOVES: usize = MOST_MOVES;

    fn position(&self) -> &P {
        self.position
    }

    fn look(&mut self) -> Result<(), Exhausted> {
        self.budget.spend(self.position.size())
    }

    fn outcome(&mut self, position: &P) -> Result<Outcome, Doubt> {
        Ok(if self.value(position)?.is_zero() { Outcome::P } else { Outcome::N })
    }

    fn value(&mut self, position: &P) -> Result<Ordinal, Doubt> {
        match position == self.position {
            true => Ok(self.value.clone()),
            false => Ok(recomputed(position, self.budget)?),
        }
    }

    fn unnamed(
        &mut self,
        position: &P,
        named: &HashSet<String>,
    ) -> Result<Unnamed<P::Move>, Doubt> {
        let analysis = ProductAnalysis::new(position);
        let missing = analysis.winning_moves().find(|chosen| !named.contains(&chosen.to_string()));
        Ok(match missing {
            Some(chosen) => Unnamed::Move(chosen),
            None if analysis.finds_all() => Unnamed::Nothing,
            None => Unnamed::Unknown(None),
        })
    }

    /// The stones with their values.
    fn parts(&mut self) -> Result<Vec<ComponentRow>, Doubt> {
        let mut valued = Vec::new();
        for (stone, values) in stones_with_values(self.position) {
            self.budget.spend(1)?;
            valued.extend(
                product(&values).map(|value| ComponentRow { part: stone.to_string(), value }),
            );
        }
        Ok(valued)
    }

    fn has_term(&mut self, term: Term) -> Result<bool, Doubt> {
        Ok(term == P::TERM)
    }

    fn is_decided_by(&mut self, theorem: Theorem) -> Result<bool, Doubt> {
        Ok(theorem == P::THEOREM)
    }

    fn check_own(&mut self, claim: &ProductClaim) -> Result<(), Doubt> {
        match claim {
            ProductClaim::Stones { rows, total } => {
                self.check_stones(rows)?;
                Ok(ensure(*total == self.value, || say!("the sum is {}", self.value.to_string()))?)
            }
            ProductClaim::StoneValues { rows } => self.check_stones(rows),
            ProductClaim::Relations { powers } => self.check_relations(powers),
            ProductClaim::Edge { .. } => {
                let holds = edge(self.position).as_ref() == Some(claim);
                Ok(ensure(holds, || say!("the stones are not these piles"))?)
            }
            ProductClaim::Factors { chosen, factors, product } => {
                self.check_factors(chosen, factors, product)
            }
            ProductClaim::Diagonal(claim) => self.check_diagonal(claim),
        }
    }
}

impl<P: Decided> ProductChecker<'_, P> {
    fn check_stones(&mut self, rows: &[StoneRow]) -> Result<(), Doubt> {
        let stones = stones_with_values(self.position);
        ensure(rows.len() == stones.len(), || say!("one row for each stone"))?;
        for (row, (stone, values)) in rows.iter().zip(&stones) {
            self.budget.spend(1)?;
            let holds = row.stone.text() == stone.to_string()
                && row.values == *values
                && Some(&row.product) == product(values).as_ref();
            ensure(holds, || say!("the row of {} is wrong", stone.to_string()))?;
        }
        Ok(())
    }

    fn check_relations(&mut self, powers: &[PowerRow]) -> Result<(), Doubt> {
        let of = |row: &PowerRow| (row.base.clone(), row.exponent);
        let wanted = exponents(self.position).into_iter().filter_map(relation);
        let same = wanted.map(|row| of(&row)).eq(powers.iter().map(of));
        ensure(same, || say!("other powers tell how the coordinates multiply"))?;
        for PowerRow { base, exponent, value } in powers {
            self.budget.spend((*exponent).into())?;
            let factors = vec![base.clone(); (*exponent).min(MOST_FACTORS) as usize];
            let holds = product(&factors).as_ref() == Some(value);
            ensure(holds, || say!("the power of {} is wrong", base.to_string()))?;
        }
        Ok(())
    }

    fn check_factors(
        &mut self,
        chosen: &Written<Move>,
        factors: &[Ordinal],
        claimed: &Ordinal,
    ) -> Result<(), Doubt> {
        let position = self.position;
        let chosen = read_move(position, chosen)?;
        let holds = *factors == heights(position.factors(&position.tables(), &chosen));
        ensure(holds, || say!("the factors of the move are others"))?;
        let holds = *claimed == self.value && Some(claimed) == product(factors).as_ref();
        ensure(holds, || say!("the product of the factors is not the value"))?;
        check_winning(self, position, &chosen)
    }

    fn check_diagonal(&mut self, claimed: &DiagonalClaim) -> Result<(), Doubt> {
        let DiagonalClaim { value, dimension, roots, complete } = claimed;
        ensure(*value == self.value, || say!("the value is {}", self.value.to_string()))?;
        let found = self.position.diagonal().map(|diagonal| diagonal.dimension);
        ensure(found == Some(*dimension), || say!("the board has another dimension"))?;
        for root in roots {
            let turned = self.position.toggled_at(vec![root.clone(); *dimension]);
            let left = turned.map(|turned| recomputed(&turned, self.budget)).transpose()?;
            let balanced = left.is_some_and(|left| left.is_zero());
            ensure(balanced, || {
                say!("the stones at {} do not balance the board", root.to_string())
            })?;
        }
        let rising = roots.windows(2).all(|pair| pair[0] < pair[1]);
        ensure(rising, || say!("the roots are not in increasing order"))?;
        let first = roots.first().ok_or_else(|| say!("a stone is missing"))?;
        let finite = value.natural().is_some_and(|value| has_finite_root(value, *dimension));
        ensure(first.is_finite() == finite, || say!("a finite stone comes first"))?;
        let all = roots.len() == odd_part(*dimension);
        Ok(ensure(*complete == all, || say!("there are {} stones", odd_part(*dimension)))?)
    }
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
