//! From a solved position of the Nim family to its explanation.

use nimatron_nimber::Ordinal;

use super::answers::answers;
use super::reading::{Reading, count_ones, counted, large_piles, left, read};
use super::{
    Left, Measure, Pair, Phase, PileClaim, ResidueRow, Single, Split, SplitStep, Uneven, hints,
};
use crate::explain::building::{self, Explained, winning_moves, written};
use crate::explain::check::MOST_REACHED;
use crate::explain::claim::{Claim, Level, Reached, Step, Theorem};
use crate::explain::ladder::Ladder;
use crate::explain::written::Written;
use crate::foundation::{Convention, Outcome, Playable};
use crate::nim::{Analysis, Move, Position, Quantity, Variant};
use crate::rulesets;

/// Rows are left out of tables longer than this: nobody reads them, and the
/// column sums alone already say everything that the verdict needs.
pub(super) const MOST_ROWS: usize = 1000;
/// How many winning moves an explanation names.
pub(super) const MOST_MOVES: usize = 100;
/// How many winning moves are told by the powers that they exchange.
const MOST_EXCHANGES: usize = 8;
/// Among so many winning moves the one that leaves least to think is looked for.
const MOST_COMPARED: usize = 16;
/// Piles and powers of a position that is small enough to be read aloud.
const FEW_PILES: usize = 8;
const FEW_POWERS: usize = 32;
impl Explained for Analysis {
    type Position = Position;

    fn position(&self) -> &Position {
        self.position()
    }

    fn written(&self) -> Written<rulesets::Position> {
        Written::of(self.position().clone().into())
    }

    fn reasons(&self, level: Level) -> Vec<Step> {
        reasons(self, level)
    }

    fn theorem(&self) -> Vec<Step> {
        let position = self.position();
        [building::theorem(theorem(position))].into_iter().chain(normal_form(position)).collect()
    }

    fn moves(&self) -> Vec<Step> {
        hints::moves(self)
    }

    fn climb(&self, ladder: Ladder) -> Ladder {
        hints::climb(self, ladder)
    }
}

fn reasons(analysis: &Analysis, level: Level) -> Vec<Step> {
    let mut steps: Vec<Step> = switch(analysis).into_iter().collect();
    if !decided_by_balance(analysis) {
        steps.push(ones(analysis.position()));
        steps.extend(moves(analysis, level, None));
        return steps;
    }
    let Reading { step, suffices, advice } = read(analysis);
    let by_height = suffices && !speaks_of_counts(step.as_ref());
    if !by_height || level >= Level::TABLE {
        steps.extend(residues(analysis.position()));
    }
    let rest = step.as_ref().and_then(rest_of);
    steps.extend(step);
    if !suffices || level >= Level::TABLE {
        if level < Level::TABLE {
            steps.extend(splits(analysis.position(), rest.as_deref()));
        }
        steps.push(balance(analysis, level));
        steps.extend(lone_power(analysis));
    }
    if level >= Level::TABLE {
        steps.extend(odd_moves(analysis));
        steps.extend(behaves(analysis));
    }
    let exchanges = match (level >= Level::TABLE, suffices) {
        (true, _) => MOST_EXCHANGES,
        (false, false) => 1,
        (false, true) => 0,
    };
    steps.extend(moves(analysis, level, Some((advice, exchanges))));
    steps
}

/// Whether the powers of two decide: always but in misère play from the switch
/// on.
pub(super) fn decided_by_balance(analysis: &Analysis) -> bool {
    let misere = analysis.position().rules().convention == Convention::Misere;
    !misere || phase_of(analysis) == Phase::AsNormal
}

fn speaks_of_counts(step: Option<&Step>) -> bool {
    let by_count = |step: &Step| {
        matches!(step.claim, Claim::Piles(PileClaim::Equal { by: Measure::Count, .. }))
    };
    step.is_some_and(by_count)
}

/// The piles that are left to look at when equal ones have cancelled.
fn rest_of(step: &Step) -> Option<Vec<usize>> {
    match &step.claim {
        Claim::Piles(PileClaim::Equal { rest, .. }) => Some(rest.clone()),
        _ => None,
    }
}

/// Explains what a legal move does, and how to answer it.
pub(super) fn explain_move(position: &Position, chosen: &Move) -> Option<Step> {
    let after = position.play(chosen).ok()?;
    let analysis = after.analyze();
    Some(Step::plain(PileClaim::Effect {
        chosen: written(chosen),
        leaves: analysis.outcome(),
        left: left(&analysis),
        reply: best_move(&analysis).as_ref().map(written),
    }))
}

/// The winning move that leaves least to think: the one that equal piles
/// suggest, one that leaves equal piles, or any. In misère play from the switch
/// on it is one that leaves only ones.
pub(super) fn best_move(analysis: &Analysis) -> Option<Move> {
    let position = analysis.position();
    if !decided_by_balance(analysis) {
        // In bounded Nim one may also make a second pile large.
        let lowers_large = |chosen: &Move| {
            chosen.changes().iter().any(|change| counted(position, &change.from) > Ordinal::one())
        };
        let only_ones = phase_of(analysis) == Phase::OnlyOnes;
        return analysis.winning_moves().find(|chosen| only_ones || lowers_large(chosen));
    }
    read(analysis).advice.or_else(|| {
        let leaves_equal = |chosen: &Move| {
            let after = position.play(chosen).ok();
            let left = after.map(|after| left(&after.analyze()));
            matches!(left, Some(Left::Over | Left::Pairs { .. } | Left::Level { .. }))
        };
        let small = position.piles().len() <= MOST_ROWS;
        let mut compared = analysis.winning_moves().take(if small { MOST_COMPARED } else { 0 });
        compared.find(leaves_equal).or_else(|| analysis.winning_moves().next())
    })
}

/// The theorem that decides positions under these rules.
pub(super) fn theorem(position: &Position) -> Theorem {
    let rules = position.rules();
    match (&rules.variant, rules.convention) {
        (Variant::Nim, Convention::Normal) => Theorem::Bouton,
        (Variant::Nim, Convention::Misere) => Theorem::BoutonMisere,
        (Variant::Bounded { .. }, Convention::Normal) => Theorem::Residues,
        (Variant::Bounded { .. }, Convention::Misere) => Theorem::ResiduesMisere,
        (Variant::Moore { .. }, Convention::Normal) => Theorem::Moore,
        (Variant::Moore { .. }, Convention::Misere) => Theorem::MooreMisere,
    }
}

fn residues(position: &Position) -> Option<Step> {
    let Variant::Bounded { max } = &position.rules().variant else {
        return None;
    };
    if position.piles().len() > MOST_ROWS {
        return None;
    }
    let rows = position.piles().iter().zip(position.residues()).map(|(height, residue)| {
        let (limit, finite) = (height.limit_part(), height.finite_part().into());
        ResidueRow { height, limit, finite, residue }
    });
    let modulus = Ordinal::from(max.clone()).successor();
    Some(Step::plain(PileClaim::Residues { modulus, rows: rows.collect() }))
}

/// How many piles a turn may lower.
pub(super) fn at_most(position: &Position) -> usize {
    match position.rules().variant {
        Variant::Moore { at_most } => at_most,
        Variant::Nim | Variant::Bounded { .. } => 1,
    }
}

/// What the number of large piles means in misère play.
pub(super) fn phase(position: &Position, large: usize) -> Phase {
    match large {
        0 => Phase::OnlyOnes,
        _ if large <= at_most(position) => Phase::Switch,
        _ => Phase::AsNormal,
    }
}

/// How near the switch of misère play is.
pub(super) fn phase_of(analysis: &Analysis) -> Phase {
    phase(analysis.position(), analysis.count_large())
}

fn switch(analysis: &Analysis) -> Option<Step> {
    let position = analysis.position();
    let misere = position.rules().convention == Convention::Misere;
    let (large, phase) = (analysis.count_large(), phase_of(analysis));
    let named = phase == Phase::Switch && large <= MOST_ROWS;
    let piles = if named { large_piles(position) } else { Vec::new() };
    misere.then(|| Step::plain(PileClaim::Switch { large, piles, phase }))
}

fn ones(position: &Position) -> Step {
    Step::plain(PileClaim::Ones { number: count_ones(position) })
}

/// The powers that are not balanced, highest first, and the modulus.
pub(super) fn uneven(quantity: &Quantity) -> (usize, Vec<Uneven>) {
    match quantity {
        Quantity::NimSum(sum) => {
            let powers = sum.height().base2().into_iter();
            (2, powers.map(|exponent| Uneven { exponent, remainder: 1 }).collect())
        }
        Quantity::Columns { modulus, remainders } => {
            let columns = remainders.iter().cloned();
            let uneven = columns.map(|(exponent, remainder)| Uneven { exponent, remainder });
            (*modulus, uneven.collect())
        }
        Quantity::Outcome(_) | Quantity::Game(_) | Quantity::Loopy(_) | Quantity::Score(_) => {
            (2, Vec::new())
        }
    }
}

/// Which powers of two are not balanced; from the table on with the powers of
/// each pile.
pub(crate) fn balance(analysis: &Analysis, level: Level) -> Step {
    let (modulus, uneven) = uneven(analysis.quantity());
    let position = analysis.position();
    let mut because = Vec::new();
    if level >= Level::TABLE && position.piles().len() <= MOST_ROWS {
        let rows: Vec<Vec<Ordinal>> = position.residues().map(|height| height.base2()).collect();
        let pairs = (modulus == 2).then(|| pairs(&rows));
        because.push(Step::plain(PileClaim::Powers { rows }));
        because.extend(pairs.map(Step::plain));
    }
    Step { claim: PileClaim::Balance { modulus, uneven }.into(), because }
}

/// Pairs equal powers greedily, in the order of the piles.
fn pairs(rows: &[Vec<Ordinal>]) -> PileClaim {
    let mut waiting = std::collections::BTreeMap::<&Ordinal, usize>::new();
    let mut pairs = Vec::new();
    for (index, row) in rows.iter().enumerate() {
        for exponent in row {
            match waiting.remove(exponent) {
                Some(first) => {
                    pairs.push(Pair { exponent: exponent.clone(), piles: [first, index + 1] });
                }
                None => {
                    waiting.insert(exponent, index + 1);
                }
            }
        }
    }
    let lonely = waiting.into_iter().rev();
    let lonely = lonely.map(|(exponent, pile)| Single { exponent: exponent.clone(), pile });
    pairs.sort_by(|a, b| b.exponent.cmp(&a.exponent));
    PileClaim::Pairs { pairs, lonely: lonely.collect() }
}

/// The piles of a small position, or some of them, as sums of powers of two;
/// nothing if each is a power itself.
pub(super) fn splits(position: &Position, only: Option<&[usize]>) -> Option<Step> {
    let wanted = |pile: &usize| only.is_none_or(|only| only.binary_search(pile).is_ok());
    let piles: Vec<usize> = (1..=position.piles().len()).filter(wanted).collect();
    if piles.len() > FEW_PILES {
        return None;
    }
    let rows = piles.into_iter().map(|pile| {
        let powers = counted(position, &position.piles().height(pile - 1)).base2();
        Split { pile, powers }
    });
    let rows: Vec<Split> = rows.collect();
    let powers: usize = rows.iter().map(|row| row.powers.len()).sum();
    let shown = powers <= FEW_POWERS && rows.iter().any(|row| row.powers.len() > 1);
    shown.then(|| Step::plain(PileClaim::Splits { rows }))
}

/// The highest power that is not balanced, where a turn lowers one pile.
fn lone_power(analysis: &Analysis) -> Option<Step> {
    let position = analysis.position();
    let (modulus, uneven) = uneven(analysis.quantity());
    let exponent = uneven.into_iter().next().filter(|_| modulus == 2)?.exponent;
    if position.piles().len() > MOST_ROWS {
        return None;
    }
    let counts = position.residues().enumerate();
    let piles = counts.filter(|(_, count)| count.has_power(&exponent));
    let piles = piles.map(|(index, _)| index + 1).collect();
    Some(Step::plain(PileClaim::LonePower { exponent, piles }))
}

/// The number of winning moves of Nim.
fn odd_moves(analysis: &Analysis) -> Option<Step> {
    let position = analysis.position();
    let is_nim = at_most(position) == 1 && !is_bounded(position);
    if !is_nim || analysis.outcome() == Outcome::P || position.piles().len() > MOST_ROWS {
        return None;
    }
    let number = analysis.winning_moves().count();
    Some(Step::plain(PileClaim::OddMoves { number }))
}

fn is_bounded(position: &Position) -> bool {
    matches!(position.rules().variant, Variant::Bounded { .. })
}

/// The pile of Nim that the position is equal to, with moves to smaller ones.
fn behaves(analysis: &Analysis) -> Option<Step> {
    let position = analysis.position();
    let normal = position.rules().convention == Convention::Normal;
    let Quantity::NimSum(sum) = analysis.quantity() else { return None };
    let value = sum.height().to_u64().filter(|value| normal && *value > 0)?;
    if position.piles().len() > MOST_ROWS {
        return None;
    }
    let reached = (0..value.min(MOST_REACHED)).filter_map(|value| {
        let beside = analysis.beside(&value.into())?;
        let chosen = written(&beside.winning_moves().next()?);
        Some(Reached { value, chosen })
    });
    Some(Step::plain(Claim::Behaves { value, reached: reached.collect() }))
}

/// The winning moves, or how every move is answered. What equal piles suggest
/// and how many exchanges of powers are told is given where balance decides.
fn moves(analysis: &Analysis, level: Level, told: Option<(Option<Move>, usize)>) -> Option<Step> {
    if analysis.outcome() == Outcome::P {
        return answers(analysis, level);
    }
    let position = analysis.position();
    let (advice, exchanges) = told.unwrap_or_default();
    let best = advice.or_else(|| best_move(analysis));
    let mut because = Vec::new();
    if let Some(best) = &best {
        let others = analysis.winning_moves().take(exchanges).filter(|chosen| chosen != best);
        let exchanged = [best.clone()].into_iter().chain(others).take(exchanges);
        because.extend(exchanged.filter_map(|chosen| exchange(position, &chosen)));
        let left = position.play(best).map(|after| left(&after.analyze()));
        let chosen = written(best);
        because.extend(left.ok().map(|left| Step::plain(PileClaim::Makes { chosen, left })));
    }
    Some(Step {
        claim: winning_moves(
            analysis.winning_moves().map(|chosen| written(&chosen)),
            MOST_MOVES,
            true,
        ),
        because,
    })
}

/// Which powers of two a winning move exchanges, where it lowers one pile and
/// what the pile counts for.
fn exchange(position: &Position, chosen: &Move) -> Option<Step> {
    let [change] = chosen.changes() else { return None };
    let (from, to) = (counted(position, &change.from), counted(position, &change.to));
    if at_most(position) > 1 || to >= from {
        return None;
    }
    let without = |of: &Ordinal, other: &Ordinal| -> Vec<Ordinal> {
        of.base2().into_iter().filter(|exponent| !other.has_power(exponent)).collect()
    };
    let (away, put) = (without(&from, &to), without(&to, &from));
    Some(Step::plain(PileClaim::Exchange { chosen: written(chosen), away, put }))
}

/// Some legal move, to show how it is answered: one that takes the smallest
/// bite from a pile, so that the reply is not obvious.
pub(super) fn first_bite(position: &Position) -> Option<Move> {
    position.piles().iter().enumerate().find_map(|(pile, from)| {
        let to = match from.predecessor() {
            Some(below) => below,
            None if from.is_zero() => return None,
            None => Ordinal::from(5u32),
        };
        let chosen = Move::single(pile, from, to);
        position.play(&chosen).is_ok().then_some(chosen)
    })
}

/// How the first pile with the most powers of two is found to be their sum,
/// where some pile that counts is infinite.
fn normal_form(position: &Position) -> Option<Step> {
    if is_bounded(position) || position.piles().len() > MOST_ROWS {
        return None;
    }
    let infinite = position.piles().iter().enumerate().filter(|(_, height)| !height.is_finite());
    let infinite = infinite.map(|(index, height)| (height.base2().len(), index));
    let few = infinite.filter(|(powers, _)| *powers <= FEW_POWERS);
    let (_, index) = few.max_by_key(|(powers, index)| (*powers, std::cmp::Reverse(*index)))?;
    let exponents = position.piles().height(index).base2();
    let steps = exponents.iter().enumerate().map(|(place, exponent)| {
        let rest = Ordinal::from_base2(&exponents[place + 1..]).unwrap_or_default();
        SplitStep { exponent: exponent.clone(), rest }
    });
    Some(Step::plain(PileClaim::NormalForm { pile: index + 1, steps: steps.collect() }))
}
