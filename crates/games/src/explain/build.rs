//! From a solved position of the Nim family to its explanation.

use nimatron_nimber::Ordinal;

use super::claim::{Claim, Level, Pair, Phase, ResidueRow, Single, Step, Theorem, Uneven};
use super::frame::{framed, winning_moves};
use crate::core::{Convention, Nimber, Outcome, Playable};
use crate::nim::{Analysis, Move, Position, Quantity, Variant};

/// Rows are left out of tables longer than this: nobody reads them, and the
/// column sums alone already say everything that the verdict needs.
const MOST_ROWS: usize = 1000;
/// How many winning moves an explanation names.
pub(super) const MOST_MOVES: usize = 100;

/// Explains a solved position of the family.
pub(super) fn explain(analysis: &Analysis<'_>, level: Level) -> Step {
    let position = analysis.position();
    let reasons = || {
        let before = residues(position).into_iter().chain(switch(analysis));
        let after = copy(analysis).into_iter().chain([moves(analysis)]);
        before.chain([balance(analysis, level)]).chain(after).collect()
    };
    framed(position, analysis.outcome(), level, reasons, Some(theorem(position)))
}

/// Explains what a legal move does to the balance, and how to answer it.
pub(super) fn explain_move(position: &Position, chosen: &Move) -> Option<Step> {
    let after = position.play(chosen).ok()?;
    let analysis = after.analyze();
    let claim = Claim::Effect {
        chosen: chosen.to_string(),
        leaves: analysis.outcome(),
        uneven: uneven(analysis.quantity()).1,
        reply: analysis.winning_moves().next().map(|reply| reply.to_string()),
    };
    Some(Step { claim, because: switch(&analysis).into_iter().collect() })
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
    Some(Step::plain(Claim::Residues { modulus, rows: rows.collect() }))
}

/// What the number of large piles means in misère play.
pub(super) fn phase(position: &Position, large: usize) -> Phase {
    let at_most = match position.rules().variant {
        Variant::Moore { at_most } => at_most,
        Variant::Nim | Variant::Bounded { .. } => 1,
    };
    match large {
        0 => Phase::OnlyOnes,
        _ if large <= at_most => Phase::Switch,
        _ => Phase::AsNormal,
    }
}

fn switch(analysis: &Analysis<'_>) -> Option<Step> {
    let misere = analysis.position().rules().convention == Convention::Misere;
    let large = analysis.count_large();
    let phase = phase(analysis.position(), large);
    misere.then(|| Step::plain(Claim::Switch { large, phase }))
}

fn uneven(quantity: &Quantity) -> (usize, Vec<Uneven>) {
    match quantity {
        Quantity::NimSum(Nimber(sum)) => {
            let powers = sum.base2().into_iter();
            (2, powers.map(|exponent| Uneven { exponent, remainder: 1 }).collect())
        }
        Quantity::Columns { modulus, remainders } => {
            let columns = remainders.iter().cloned();
            let uneven = columns.map(|(exponent, remainder)| Uneven { exponent, remainder });
            (*modulus, uneven.collect())
        }
        Quantity::Outcome(_) | Quantity::Game(_) => (2, Vec::new()),
    }
}

fn balance(analysis: &Analysis<'_>, level: Level) -> Step {
    let (modulus, uneven) = uneven(analysis.quantity());
    let position = analysis.position();
    let mut because = Vec::new();
    if level >= Level::TABLE && position.piles().len() <= MOST_ROWS {
        let rows: Vec<Vec<Ordinal>> = position.residues().map(|height| height.base2()).collect();
        let pairs = (modulus == 2).then(|| pairs(&rows));
        because.push(Step::plain(Claim::Powers { rows }));
        because.extend(pairs.map(Step::plain));
    }
    Step { claim: Claim::Balance { modulus, uneven }, because }
}

/// Pairs equal powers greedily, in the order of the piles.
fn pairs(rows: &[Vec<Ordinal>]) -> Claim {
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
    Claim::Pairs { pairs, lonely: lonely.collect() }
}

/// The two piles with equal residues when all others count for nothing, where
/// copying wins.
fn copy(analysis: &Analysis<'_>) -> Option<Step> {
    let position = analysis.position();
    let single = !matches!(position.rules().variant, Variant::Moore { at_most } if at_most > 1);
    if !single || position.rules().convention != Convention::Normal {
        return None;
    }
    let mut others = position.residues().enumerate().filter(|(_, residue)| !residue.is_zero());
    let (first, residue) = others.next()?;
    let (second, _) = others.next().filter(|(_, twin)| *twin == residue)?;
    let alone = others.next().is_none();
    alone.then(|| Step::plain(Claim::Copy { piles: [first + 1, second + 1] }))
}

fn moves(analysis: &Analysis<'_>) -> Step {
    if analysis.outcome() == Outcome::P {
        let example = example_move(analysis.position());
        let example = example.and_then(|chosen| explain_move(analysis.position(), &chosen));
        return Step { claim: Claim::EveryMoveLoses, because: example.into_iter().collect() };
    }
    Step::plain(winning_moves(analysis.winning_moves(), MOST_MOVES, true))
}

/// Some legal move, to show how it is answered: one that takes the smallest
/// bite from a pile, so that the reply is not obvious.
fn example_move(position: &Position) -> Option<Move> {
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
