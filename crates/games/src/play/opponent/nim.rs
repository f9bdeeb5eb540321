//! How the machine plays Nim and its variants.

use std::collections::HashMap;

use nimatron_nimber::{Natural, Ordinal};

use crate::foundation::{Playable, Random, random_below, random_natural, step_down};
use crate::nim::{Change, Move, Position, Variant};

/// Copies the last move in an equal pile where it can; otherwise makes two
/// piles equal where it can.
pub(super) fn copy(position: &Position, last: Option<&Move>) -> Option<Move> {
    last.and_then(|last| mirrored(position, last)).or_else(|| twins(position))
}

/// How many moves to look at: all of a small game, a single one of a huge one.
fn most_moves(position: &Position) -> usize {
    const BITS_LOOKED_AT: u64 = 2_000_000;
    let bits = |height: Ordinal| height.size().saturating_mul(64);
    let size = position.piles().iter().map(bits).fold(1, u64::saturating_add);
    (BITS_LOOKED_AT / size).clamp(1, 256) as usize
}

/// The piles from which something can be taken.
fn movable(position: &Position) -> Vec<(usize, Ordinal)> {
    let bounded = matches!(position.rules().variant, Variant::Bounded { .. });
    let piles = position.piles().iter().enumerate();
    piles.filter(|(_, height)| height.is_successor() || !bounded && !height.is_zero()).collect()
}

pub(super) fn random_move(position: &Position, random: &mut Random) -> Option<Move> {
    let mut piles = movable(position);
    let at_most = match position.rules().variant {
        Variant::Moore { at_most } => at_most.min(piles.len()),
        Variant::Nim | Variant::Bounded { .. } => 1.min(piles.len()),
    };
    let count = at_most.min(1 + random.below(at_most as u64) as usize);
    let mut changes = Vec::with_capacity(count);
    for place in 0..count {
        let rest = (piles.len() - place) as u64;
        piles.swap(place, place + random.below(rest) as usize);
        let (pile, from) = piles[place].clone();
        let to = match &position.rules().variant {
            Variant::Bounded { max } => {
                let finite = from.finite_part();
                let removed = Natural::ONE + random_natural((&finite).min(max), random);
                from.limit_part() + Ordinal::from(finite - removed)
            }
            Variant::Nim | Variant::Moore { .. } => random_below(&from, random)?,
        };
        changes.push(Change { pile, from, to });
    }
    (!changes.is_empty()).then(|| Move::new(changes))
}

pub(super) fn perfect(position: &Position, random: &mut Random) -> Option<Move> {
    let analysis = position.analyze();
    let winning: Vec<Move> = analysis.winning_moves().take(most_moves(position)).collect();
    random.choose(&winning).cloned().or_else(|| smallest_bite(position))
}

/// Takes as little as possible: a single block from the tallest pile that has
/// one on top; the tallest pile one step down if all are limits.
fn smallest_bite(position: &Position) -> Option<Move> {
    let piles = movable(position).into_iter();
    let (pile, from) =
        piles.max_by(|(_, a), (_, b)| (a.is_successor(), a).cmp(&(b.is_successor(), b)))?;
    let to = step_down(&from)?;
    Some(Move::single(pile, from, to))
}

/// The changes of the last move made in other piles of the same heights, as far
/// as there are such piles.
fn mirrored(position: &Position, last: &Move) -> Option<Move> {
    let changed = |pile| last.changes().binary_search_by_key(&pile, |change| change.pile).is_ok();
    let mut wanted: HashMap<&Ordinal, Vec<&Ordinal>> = HashMap::new();
    for change in last.changes() {
        wanted.entry(&change.from).or_default().push(&change.to);
    }
    let mut changes = Vec::new();
    for (pile, from) in position.piles().iter().enumerate() {
        if changed(pile) {
            continue;
        }
        if let Some(to) = wanted.get_mut(&from).and_then(Vec::pop) {
            changes.push(Change { pile, from, to: to.clone() });
        }
    }
    (!changes.is_empty()).then(|| Move::new(changes))
}

/// Lowers a pile without a twin to the height of the next lower one, or to
/// nothing if it is the only one.
fn twins(position: &Position) -> Option<Move> {
    let mut alone: HashMap<Ordinal, usize> = HashMap::new();
    for (pile, height) in position.piles().iter().enumerate() {
        if alone.remove(&height).is_none() {
            alone.insert(height, pile);
        }
    }
    alone.entry(Ordinal::zero()).or_insert(usize::MAX);
    let mut alone: Vec<(Ordinal, usize)> = alone.into_iter().collect();
    alone.sort_unstable_by(|a, b| b.cmp(a));
    alone.windows(2).find_map(|pair| {
        let change = Change { pile: pair[0].1, from: pair[0].0.clone(), to: pair[1].0.clone() };
        position.check_change(&change).is_ok().then(|| Move::new(vec![change]))
    })
}

/// How hard a position is to read: piles without a twin weigh more than powers.
fn reading(position: &Position) -> usize {
    let mut alone: HashMap<Ordinal, ()> = HashMap::new();
    let mut powers = 0;
    for residue in position.residues().filter(|residue| !residue.is_zero()) {
        powers += residue.base2().len();
        if alone.remove(&residue).is_none() {
            alone.insert(residue, ());
        }
    }
    4 * alone.len() + powers
}

pub(super) fn teach(position: &Position, random: &mut Random) -> Option<Move> {
    let most = most_moves(position);
    let analysis = position.analyze();
    let after = |chosen: &Move| position.play(chosen).ok();
    let winning = analysis.winning_moves().take(most);
    let easiest = winning.min_by_key(|chosen| after(chosen).map_or(usize::MAX, |p| reading(&p)));
    easiest.or_else(|| {
        let moves = some_moves(position, most, random).into_iter();
        moves.min_by_key(|chosen| {
            after(chosen).map_or((true, usize::MAX), |after| {
                let replies = after.analyze().winning_moves().take(2).count();
                (replies != 1, reading(&after))
            })
        })
    })
}

/// All moves if they are at most so many, otherwise so many of them.
fn some_moves(position: &Position, most: usize, random: &mut Random) -> Vec<Move> {
    if let Some(moves) = position.moves() {
        let moves: Vec<Move> = moves.take(most + 1).collect();
        if moves.len() <= most {
            return moves;
        }
    }
    (0..most).filter_map(|_| random_move(position, random)).collect()
}
