//! Answers to the moves from a P-position of the Nim family.

use nimatron_nimber::Ordinal;

use super::build::{at_most, best_move, first_bite, phase_of, uneven};
use super::reading::{counted, left, pairing};
use super::{AnswerRow, How, Left, Measure, Phase, PileClaim};
use crate::explain::building::written;
use crate::explain::claim::{Level, Step};
use crate::foundation::{Convention, MoveCount, Playable};
use crate::nim::{Analysis, Change, Move, Position, Variant, bounded};

/// So many answers are listed; of more moves one is shown as an example.
const MOST_LISTED: u32 = 20;

/// How every move is answered, with an example or, from the table on, with all
/// answers where they are few. `None` if there is no move.
pub(super) fn answers(analysis: &Analysis, level: Level) -> Option<Step> {
    let position = analysis.position();
    let how = how(analysis)?;
    let few = match position.count_moves() {
        MoveCount::Finite(count) => level >= Level::TABLE && count <= MOST_LISTED.into(),
        MoveCount::Many | MoveCount::Infinite => false,
    };
    let (chosen, complete) = match position.moves().filter(|_| few) {
        Some(all) => (all.collect(), true),
        None => {
            let example: Vec<Move> = first_bite(position).into_iter().collect();
            let only = position.count_moves() == MoveCount::Finite(1u32.into());
            (example, only)
        }
    };
    let rows = chosen.iter().filter_map(|chosen| row(position, how, chosen, !complete));
    Some(Step::plain(PileClaim::Answers { how, rows: rows.collect(), complete }))
}

fn how(analysis: &Analysis) -> Option<How> {
    Some(match left(analysis) {
        Left::Pairs { by: Measure::Height, .. } => How::Copy,
        Left::Pairs { by: Measure::Count, .. } => How::Count,
        Left::Level { .. } => How::Level,
        Left::Balanced => How::Balance,
        Left::Ones { .. } => How::Ones,
        Left::Over | Left::Uneven { .. } | Left::Switch { .. } => return None,
    })
}

fn row(position: &Position, how: How, chosen: &Move, is_example: bool) -> Option<AnswerRow> {
    let after = position.play(chosen).ok()?;
    let analysis = after.analyze();
    let misere = position.rules().convention == Convention::Misere;
    let at_switch = misere && phase_of(&analysis) != Phase::AsNormal;
    let reply = match how {
        How::Copy if !at_switch => copy(position, chosen),
        How::Count if !at_switch => same_count(position, chosen),
        How::Level => Some(level_out(&after)),
        _ => None,
    };
    let reply = reply.or_else(|| best_move(&analysis));
    let uneven = match (how, is_example && !at_switch) {
        (How::Balance, true) => uneven(analysis.quantity()).1,
        _ => Vec::new(),
    };
    let reply = reply.as_ref().map(written);
    Some(AnswerRow { chosen: written(chosen), uneven, reply })
}

/// The partner of a pile, counted from 1.
fn partner(position: &Position, by: Measure, pile: usize) -> Option<usize> {
    let (pairs, _) = pairing(position, by);
    pairs.into_iter().find_map(|[first, second]| match pile {
        _ if pile == first => Some(second),
        _ if pile == second => Some(first),
        _ => None,
    })
}

/// The same move in the equal pile.
fn copy(position: &Position, chosen: &Move) -> Option<Move> {
    let [Change { pile, from, to }] = chosen.changes() else { return None };
    let partner = partner(position, Measure::Height, pile + 1)?;
    Some(Move::single(partner - 1, from.clone(), to.clone()))
}

/// The move after which the pile and its partner count the same again, or the
/// pile counts as 0 again.
fn same_count(position: &Position, chosen: &Move) -> Option<Move> {
    let [Change { pile, from, to }] = chosen.changes() else { return None };
    let Variant::Bounded { max } = &position.rules().variant else { return None };
    let (before, after) = (counted(position, from), counted(position, to));
    let (pile, from, target) = if before < after {
        (*pile, to.clone(), before)
    } else {
        let partner = partner(position, Measure::Count, pile + 1)? - 1;
        (partner, position.piles().height(partner), after)
    };
    let to = bounded::reach(&from, &target, max)?;
    Some(Move::single(pile, from, to))
}

/// The move that brings all piles down to the lowest that is not empty, or to
/// nothing if one has been emptied: all were equal before.
fn level_out(after: &Position) -> Move {
    let standing = |height: &Ordinal| !height.is_zero();
    // Piles that were empty before do not count; those that have been emptied
    // leave fewer than were equal.
    let heights: Vec<Ordinal> = after.piles().iter().collect();
    let at_most = at_most(after);
    let count = heights.iter().filter(|height| standing(height)).count();
    let lowest = match count <= at_most {
        true => Ordinal::zero(),
        false => {
            heights.iter().filter(|height| standing(height)).min().cloned().unwrap_or_default()
        }
    };
    let changes = heights.into_iter().enumerate().filter(|(_, height)| *height > lowest);
    Move::new(changes.map(|(pile, from)| Change { pile, from, to: lowest.clone() }).collect())
}
