//! Reading piles as a person does: equal piles first, powers of two only where
//! these do not suffice.

use std::collections::{BTreeMap, HashMap};

use nimatron_nimber::Ordinal;

use super::build::{MOST_ROWS, at_most, phase_of, uneven};
use super::{Left, Measure, Phase, PileClaim};
use crate::explain::claim::Step;
use crate::foundation::{Convention, Playable};
use crate::nim::{Analysis, Change, Move, Position, Variant, bounded};

/// What is seen of the piles without powers of two.
#[derive(Default)]
pub(super) struct Reading {
    /// What there is to see.
    pub(super) step: Option<Step>,
    /// Whether no powers of two are needed.
    pub(super) suffices: bool,
    /// The winning move that it suggests.
    pub(super) advice: Option<Move>,
}

/// The pairs of equal piles, and the other piles that count.
pub(super) type Pairing = (Vec<[usize; 2]>, Vec<usize>);

/// Reads the piles. Nothing is seen where they are too many, and in misère play
/// once a turn can lower all large piles.
pub(super) fn read(analysis: &Analysis) -> Reading {
    let position = analysis.position();
    let misere = position.rules().convention == Convention::Misere;
    if position.piles().len() > MOST_ROWS || misere && phase_of(analysis) != Phase::AsNormal {
        return Reading::default();
    }
    match (at_most(position), misere) {
        (1, _) => pairs(position, misere),
        (at_most, false) => few(position, at_most),
        (_, true) => Reading::default(),
    }
}

/// What each pile is for a comparison; `None` for a pile that does not count.
fn keys(position: &Position, by: Measure) -> Vec<Option<Ordinal>> {
    let bounded = matches!(position.rules().variant, Variant::Bounded { .. });
    let dead = |height: &Ordinal| if bounded { !height.is_successor() } else { height.is_zero() };
    match by {
        Measure::Height => {
            position.piles().iter().map(|height| (!dead(&height)).then_some(height)).collect()
        }
        Measure::Count => {
            position.residues().map(|count| (!count.is_zero()).then_some(count)).collect()
        }
    }
}

/// The pairs of equal piles, each pile with the next that is equal and free.
pub(super) fn pairing(position: &Position, by: Measure) -> Pairing {
    let keys = keys(position, by);
    let mut waiting = HashMap::<&Ordinal, usize>::new();
    let mut pairs = Vec::new();
    for (index, key) in keys.iter().enumerate() {
        let Some(key) = key else { continue };
        match waiting.remove(key) {
            Some(first) => pairs.push([first, index + 1]),
            None => {
                waiting.insert(key, index + 1);
            }
        }
    }
    pairs.sort_unstable();
    let mut rest: Vec<usize> = waiting.into_values().collect();
    rest.sort_unstable();
    (pairs, rest)
}

/// Equal piles where a turn lowers one pile.
fn pairs(position: &Position, misere: bool) -> Reading {
    let is_bounded = matches!(position.rules().variant, Variant::Bounded { .. });
    let measures =
        if is_bounded { &[Measure::Height, Measure::Count][..] } else { &[Measure::Height] };
    let mut seen = Reading::default();
    for &by in measures {
        let (pairs, rest) = pairing(position, by);
        let advice = match (&rest[..], misere) {
            ([], _) => None,
            ([pile], false) => to_nothing(position, by, *pile),
            ([a, b], false) => to_equal(position, by, [*a, *b]),
            ([a, b], true) if pairs.is_empty() => {
                let advice = to_equal(position, by, [*a, *b]);
                // One large pile alone would be the switch.
                advice.filter(|chosen| leaves_large(position, chosen))
            }
            _ => None,
        };
        let copies = rest.is_empty() && (by == Measure::Count || !pairs.is_empty());
        let suffices = copies || advice.is_some();
        // In misère play equal piles do not cancel, and in bounded Nim more piles
        // count the same than are equal.
        let cancels = !misere && !pairs.is_empty() && (by == Measure::Count || !is_bounded);
        if suffices || cancels {
            let step = Some(Step::plain(PileClaim::Equal { by, pairs, rest }));
            seen = Reading { step, suffices, advice };
        }
        if suffices {
            break;
        }
    }
    seen
}

/// The move that empties the only pile that counts, or makes it count as 0.
fn to_nothing(position: &Position, by: Measure, pile: usize) -> Option<Move> {
    let from = position.piles().height(pile - 1);
    let to = match (&position.rules().variant, by) {
        (Variant::Bounded { max }, Measure::Count) => bounded::reach(&from, &Ordinal::zero(), max)?,
        (Variant::Bounded { .. }, Measure::Height) => from.limit_part(),
        (Variant::Nim | Variant::Moore { .. }, _) => Ordinal::zero(),
    };
    legal(position, Change { pile: pile - 1, from, to })
}

/// The move that makes two piles equal, if it is legal.
fn to_equal(position: &Position, by: Measure, piles: [usize; 2]) -> Option<Move> {
    let key = |pile: usize| match by {
        Measure::Height => position.piles().height(pile - 1),
        Measure::Count => counted(position, &position.piles().height(pile - 1)),
    };
    let [low, high] = if key(piles[0]) < key(piles[1]) { piles } else { [piles[1], piles[0]] };
    let (from, target) = (position.piles().height(high - 1), key(low));
    let to = match (&position.rules().variant, by) {
        (Variant::Bounded { max }, Measure::Count) => bounded::reach(&from, &target, max)?,
        _ => target,
    };
    legal(position, Change { pile: high - 1, from, to })
}

fn legal(position: &Position, change: Change) -> Option<Move> {
    position.check_change(&change).is_ok().then(|| Move::new(vec![change]))
}

fn leaves_large(position: &Position, chosen: &Move) -> bool {
    chosen.changes().iter().all(|change| counted(position, &change.to) > Ordinal::one())
}

/// What a height counts for: in bounded Nim its residue.
pub(super) fn counted(position: &Position, height: &Ordinal) -> Ordinal {
    match &position.rules().variant {
        Variant::Bounded { max } => bounded::residue(height, max).into(),
        Variant::Nim | Variant::Moore { .. } => height.clone(),
    }
}

/// The piles that are not empty, if a turn can lower all of them but one.
fn few(position: &Position, at_most: usize) -> Reading {
    let piles = standing(position);
    if piles.is_empty() || piles.len() > at_most.saturating_add(1) {
        return Reading::default();
    }
    let lowest = match piles.len() <= at_most {
        true => Ordinal::zero(),
        false => piles.iter().map(|(_, height)| height).min().cloned().unwrap_or_default(),
    };
    let changes = piles.iter().filter(|(_, height)| *height > lowest);
    let changes = changes.map(|(pile, height)| Change {
        pile: pile - 1,
        from: height.clone(),
        to: lowest.clone(),
    });
    let changes: Vec<Change> = changes.collect();
    let advice = (!changes.is_empty()).then(|| Move::new(changes));
    let equal = piles.windows(2).all(|two| two[0].1 == two[1].1);
    let piles = piles.into_iter().map(|(pile, _)| pile).collect();
    let step = Some(Step::plain(PileClaim::Few { piles, equal }));
    Reading { step, suffices: true, advice }
}

/// The piles that are not empty, with their heights.
fn standing(position: &Position) -> Vec<(usize, Ordinal)> {
    let piles = position.piles().iter().enumerate().map(|(index, height)| (index + 1, height));
    piles.filter(|(_, height)| !height.is_zero()).collect()
}

/// The piles (residues) that are at least 2.
pub(super) fn large_piles(position: &Position) -> Vec<usize> {
    let counts = position.residues().enumerate();
    counts.filter(|(_, count)| *count > Ordinal::one()).map(|(index, _)| index + 1).collect()
}

/// How many piles (residues) are 1.
pub(super) fn count_ones(position: &Position) -> usize {
    position.residues().filter(|count| *count == Ordinal::one()).count()
}

/// What has been left, in the simplest terms that hold.
pub(super) fn left(analysis: &Analysis) -> Left {
    let position = analysis.position();
    if position.is_terminal() {
        return Left::Over;
    }
    if position.rules().convention == Convention::Misere {
        match phase_of(analysis) {
            Phase::OnlyOnes => return Left::Ones { number: count_ones(position) },
            Phase::Switch => return Left::Switch { piles: large_piles(position) },
            Phase::AsNormal => {}
        }
    }
    if let Some(left) = equal(position) {
        return left;
    }
    let powers = uneven(analysis.quantity()).1;
    if powers.is_empty() { Left::Balanced } else { Left::Uneven { powers } }
}

/// Whether all piles that count are equal in pairs, or all at one height.
fn equal(position: &Position) -> Option<Left> {
    if position.piles().len() > MOST_ROWS {
        return None;
    }
    let normal = position.rules().convention == Convention::Normal;
    match (at_most(position), &position.rules().variant) {
        (1, variant) => {
            let bounded = matches!(variant, Variant::Bounded { .. });
            let measures = [Measure::Height].into_iter().chain(bounded.then_some(Measure::Count));
            measures.into_iter().find_map(|by| {
                let (pairs, rest) = pairing(position, by);
                rest.is_empty().then_some(Left::Pairs { by, pairs })
            })
        }
        (at_most, _) if normal => {
            let piles = standing(position);
            let heights: BTreeMap<&Ordinal, ()> =
                piles.iter().map(|(_, height)| (height, ())).collect();
            let level = heights.len() == 1 && piles.len() == at_most.saturating_add(1);
            level.then(|| Left::Level { piles: piles.iter().map(|(pile, _)| *pile).collect() })
        }
        _ => None,
    }
}
