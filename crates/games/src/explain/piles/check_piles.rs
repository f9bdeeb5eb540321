//! Confirming what is said of piles: equal ones, what is left, and answers.
//!
//! Every condition is read off the heights and the rules; nothing is asked of
//! those who found it.

use std::collections::{BTreeMap, BTreeSet};

use nimatron_nimber::{Ordinal, say};

use super::build::{MOST_MOVES, MOST_ROWS, at_most, phase};
use super::check::{Count, count_ones, counted_height, is_bounded, large_piles, outcome};
use super::{AnswerRow, How, Left, Measure, Phase, Split, SplitStep};
use crate::explain::check::{Doubt, ensure, read_move};
use crate::explain::written::Written;
use crate::foundation::{Budget, Convention, MoveCount, Outcome, Playable};
use crate::nim::{Change, Move, Position};
use crate::rulesets::{self, Solvable};

fn is_normal(position: &Position) -> bool {
    position.rules().convention == Convention::Normal
}

/// The piles that can be lowered (by count: that do not count as 0), counted
/// from 1, with what they are compared by.
fn compared(position: &Position, by: Measure) -> BTreeMap<usize, Ordinal> {
    let heights = position.piles().iter().enumerate().map(|(index, height)| (index + 1, height));
    let compared = heights.filter_map(|(pile, height)| {
        let counted = counted_height(position, &height);
        let (counts, key) = match by {
            Measure::Height if is_bounded(position) => (height.is_successor(), height),
            Measure::Height => (!height.is_zero(), height),
            Measure::Count => (!counted.is_zero(), counted),
        };
        counts.then_some((pile, key))
    });
    compared.collect()
}

/// Confirms that the pairs are of equal piles and the rest of different ones,
/// and that together they are all that count.
pub(super) fn check_equal(
    position: &Position,
    by: Measure,
    pairs: &[[usize; 2]],
    rest: &[usize],
) -> Result<(), String> {
    ensure(at_most(position) == 1, || say!("a turn lowers several piles"))?;
    ensure(by == Measure::Height || is_bounded(position), || say!("heights count here"))?;
    let cancels = is_normal(position) || pairs.is_empty() || rest.is_empty();
    ensure(cancels, || say!("equal piles do not cancel in misere play"))?;
    ensure(Count::of(position).decides(position), || say!("only the ones count here"))?;
    let simplest = !is_bounded(position) || (by == Measure::Height) == height_suffices(position);
    ensure(simplest, || say!("the piles are to be compared in the other way"))?;
    let mut left = compared(position, by);
    let ordered = pairs.iter().all(|[first, second]| first < second)
        && pairs.windows(2).all(|two| two[0] < two[1])
        && rest.windows(2).all(|two| two[0] < two[1]);
    ensure(ordered, || say!("the piles are not in order"))?;
    for [first, second] in pairs {
        let equal = left.remove(first).is_some_and(|key| left.remove(second) == Some(key));
        ensure(equal, || say!("piles {} and {} are not equal, or named twice", first, second))?;
    }
    let different: BTreeSet<&Ordinal> = left.values().collect();
    ensure(different.len() == left.len(), || say!("more piles are equal"))?;
    ensure(left.keys().eq(rest), || say!("other piles are left"))
}

/// The piles that remain when equal ones are taken away in pairs, the last of each
/// height (count).
fn unpaired(position: &Position, by: Measure) -> Vec<usize> {
    let mut last = BTreeMap::<Ordinal, (usize, usize)>::new();
    for (pile, key) in compared(position, by) {
        let seen = last.entry(key).or_default();
        *seen = (seen.0 + 1, pile);
    }
    let odd = last.into_values().filter(|(number, _)| number % 2 == 1);
    let mut piles: Vec<usize> = odd.map(|(_, pile)| pile).collect();
    piles.sort_unstable();
    piles
}

/// Bounded Nim: whether it suffices to look at heights. Then all piles that can
/// be lowered are equal in pairs, or a move takes away the one that is not, or
/// makes the two that are not equal.
fn height_suffices(position: &Position) -> bool {
    let height = |pile: usize| position.piles().height(pile - 1);
    let is_move = |pile: usize, from: Ordinal, to: Ordinal| {
        position.check_change(&Change { pile: pile - 1, from, to }).is_ok()
    };
    let misere = !is_normal(position);
    match unpaired(position, Measure::Height)[..] {
        [] => !position.is_terminal(),
        [pile] if !misere => is_move(pile, height(pile), height(pile).limit_part()),
        [a, b] => {
            let (high, low) = if height(a) < height(b) { (b, a) } else { (a, b) };
            let stays_large = counted_height(position, &height(low)) > Ordinal::one();
            let alone = compared(position, Measure::Height).len() == 2;
            is_move(high, height(high), height(low)) && (!misere || alone && stays_large)
        }
        _ => false,
    }
}

/// Confirms that a turn can lower all piles but at most one.
pub(super) fn check_few(position: &Position, piles: &[usize], equal: bool) -> Result<(), String> {
    let most = at_most(position);
    ensure(most > 1 && is_normal(position), || say!("this is about Moore's Nim"))?;
    let standing = compared(position, Measure::Height);
    ensure(standing.keys().eq(piles), || say!("other piles are not empty"))?;
    let few = !piles.is_empty() && piles.len() <= most.saturating_add(1);
    ensure(few, || say!("a turn cannot lower so many piles"))?;
    let heights: BTreeSet<&Ordinal> = standing.values().collect();
    ensure(equal == (heights.len() == 1), || say!("it is not said rightly whether they are equal"))
}

/// Confirms that all of these piles are at one height, and one more than a turn
/// can lower.
fn check_level(position: &Position, piles: &[usize]) -> Result<(), String> {
    check_few(position, piles, true)?;
    let more = piles.len() == at_most(position) + 1;
    ensure(more, || say!("a turn can lower all of the piles"))
}

/// Confirms what is left in a position.
pub(super) fn check_left(position: &Position, left: &Left) -> Result<(), String> {
    let count = Count::of(position);
    let phase = phase(position, count.large);
    match left {
        Left::Over => {
            return ensure(position.is_terminal(), || say!("there are moves left"));
        }
        _ => ensure(!position.is_terminal(), || say!("no move is left"))?,
    }
    match left {
        Left::Over => Ok(()),
        Left::Pairs { by, pairs } => {
            let by_height = *by == Measure::Height;
            let simplest = by_height || !unpaired(position, Measure::Height).is_empty();
            ensure(simplest, || say!("the heights are equal as well"))?;
            check_equal(position, *by, pairs, &[])
        }
        Left::Level { piles } => check_level(position, piles),
        Left::Balanced => {
            let simplest = simplest_answer(position, &count) == Some(How::Balance);
            ensure(simplest, || say!("some power is not balanced, or equal piles are all"))
        }
        Left::Uneven { powers } => {
            ensure(count.decides(position), || say!("only the ones count here"))?;
            let uneven = !powers.is_empty() && *powers == count.uneven();
            ensure(uneven, || say!("the uneven powers are others"))
        }
        Left::Switch { piles } => {
            let holds =
                !is_normal(position) && phase == Phase::Switch && *piles == large_piles(position);
            ensure(holds, || say!("this is not the switch"))
        }
        Left::Ones { number } => {
            let holds =
                !is_normal(position) && phase == Phase::OnlyOnes && *number == count_ones(position);
            ensure(holds, || say!("not only so many ones are left"))
        }
    }
}

/// Confirms that a legal move exchanges exactly the powers that are not
/// balanced: it takes away those that its pile has, and puts in the others.
pub(super) fn check_exchange(
    position: &Position,
    chosen: &Written<rulesets::Move>,
    away: &[Ordinal],
    put: &[Ordinal],
) -> Result<(), String> {
    let count = Count::of(position);
    let applies = count.modulus == 2 && count.decides(position);
    ensure(applies, || say!("powers are not exchanged here"))?;
    let chosen = read_move(position, chosen)?;
    let [change] = chosen.changes() else { return Err(say!("the move lowers several piles")) };
    let powers = |height: &Ordinal| -> BTreeSet<Ordinal> {
        counted_height(position, height).base2().into_iter().collect()
    };
    let (before, after) = (powers(&change.from), powers(&change.to));
    let named = away.iter().rev().eq(before.difference(&after))
        && put.iter().rev().eq(after.difference(&before));
    ensure(named, || say!("other powers are exchanged"))?;
    let mut all: Vec<&Ordinal> = away.iter().chain(put).collect();
    all.sort_by(|a, b| b.cmp(a));
    let uneven = count.uneven();
    let exact = uneven.iter().map(|power| &power.exponent).eq(all);
    ensure(exact, || say!("these are not the powers that stand alone"))?;
    let lowers = away.first() > put.first();
    ensure(lowers, || say!("the highest of the powers is not taken away"))
}

/// Confirms that the answers are of the kind described, and whether they are to
/// all moves.
pub(super) fn check_answers(
    position: &Position,
    how: How,
    rows: &[AnswerRow],
    complete: bool,
    budget: &mut Budget,
) -> Result<(), Doubt> {
    let simplest = simplest_answer(position, &Count::of(position));
    ensure(simplest == Some(how), || say!("moves are not answered in this way here"))?;
    let some = !rows.is_empty() && rows.len() <= MOST_MOVES;
    ensure(some, || say!("no move is named, or more than {}", MOST_MOVES))?;
    let mut named = BTreeSet::new();
    for row in rows {
        budget.spend(position.size())?;
        let chosen = read_move(position, &row.chosen)?;
        ensure(named.insert(chosen.to_string()), || say!("{} is named twice", chosen.to_string()))?;
        check_answer(position, how, &chosen, row, complete)?;
    }
    // As many different legal moves as there are are all of them.
    let all = position.count_moves() == MoveCount::Finite(rows.len().into());
    ensure(complete == all, || say!("it is not said rightly whether these are all moves"))?;
    let moves = position.moves().filter(|_| all).into_iter().flatten();
    let ordered = moves.zip(rows).all(|(chosen, row)| *chosen.to_string() == *row.chosen.text());
    Ok(ensure(ordered, || say!("the moves are not in order"))?)
}

/// The simplest way in which every move from a P-position can be answered.
fn simplest_answer(position: &Position, count: &Count) -> Option<How> {
    if position.is_terminal() {
        return None;
    }
    if !count.decides(position) {
        let ones = phase(position, count.large) == Phase::OnlyOnes;
        return ones.then_some(How::Ones);
    }
    let few = position.piles().len() <= MOST_ROWS;
    let single = few && at_most(position) == 1;
    if single && unpaired(position, Measure::Height).is_empty() {
        return Some(How::Copy);
    }
    if single && is_bounded(position) && unpaired(position, Measure::Count).is_empty() {
        return Some(How::Count);
    }
    let standing: Vec<usize> = compared(position, Measure::Height).into_keys().collect();
    if few && check_level(position, &standing).is_ok() {
        return Some(How::Level);
    }
    count.uneven().is_empty().then_some(How::Balance)
}

fn check_answer(
    position: &Position,
    how: How,
    chosen: &Move,
    row: &AnswerRow,
    complete: bool,
) -> Result<(), String> {
    let after = position.play(chosen).map_err(|illegal| illegal.0)?;
    let count = Count::of(&after);
    // An example shows what has become uneven.
    let told = how == How::Balance && !complete && count.decides(&after);
    let uneven = if told { count.uneven() } else { Vec::new() };
    ensure(row.uneven == uneven, || say!("{} leaves other powers uneven", chosen.to_string()))?;
    let Some(reply) = &row.reply else {
        return ensure(after.is_terminal(), || say!("{} has an answer", chosen.to_string()));
    };
    let reply = read_move(&after, reply)?;
    let left = after.play(&reply).map_err(|illegal| illegal.0)?;
    ensure(outcome(&left) == Outcome::P, || say!("the reply {} does not win", reply.to_string()))?;
    let described = match how {
        How::Copy if count.decides(&after) => is_copy(chosen, &reply),
        How::Count if count.decides(&after) => is_same_count(position, &left, chosen, &reply),
        How::Level => is_level(&left),
        How::Balance if count.decides(&after) => true,
        // From the switch on only ones are left.
        How::Copy | How::Count | How::Balance | How::Ones => Count::of(&left).large == 0,
    };
    ensure(described, || say!("the reply {} is not the one described", reply.to_string()))
}

/// Whether the reply does in another pile what the move did.
fn is_copy(chosen: &Move, reply: &Move) -> bool {
    match (chosen.changes(), reply.changes()) {
        ([made], [copied]) => {
            made.pile != copied.pile && (&made.from, &made.to) == (&copied.from, &copied.to)
        }
        _ => false,
    }
}

/// Whether the reply makes the pile of the move and one that counted the same
/// count the same again, or the pile alone as 0.
fn is_same_count(position: &Position, left: &Position, chosen: &Move, reply: &Move) -> bool {
    let ([made], [answer]) = (chosen.changes(), reply.changes()) else { return false };
    let count = |of: &Position, pile: usize| counted_height(of, &of.piles().height(pile));
    let Change { pile, .. } = *made;
    match made.pile == answer.pile {
        // The partner has not been touched.
        true => count(left, pile) == count(position, pile),
        false => {
            count(position, pile) == count(position, answer.pile)
                && count(left, pile) == count(left, answer.pile)
        }
    }
}

/// Whether all piles that are not empty are equal, or none is left.
fn is_level(position: &Position) -> bool {
    let standing = compared(position, Measure::Height);
    let heights: BTreeSet<&Ordinal> = standing.values().collect();
    heights.is_empty() || heights.len() == 1 && standing.len() == at_most(position) + 1
}

/// Confirms the sums of powers of two of some piles.
pub(super) fn check_splits(position: &Position, rows: &[Split]) -> Result<(), String> {
    let all: Vec<usize> = (1..=position.piles().len()).collect();
    let mut wanted = vec![all];
    // Some are left to look at where equal ones cancel.
    if is_normal(position) && at_most(position) == 1 {
        let rests = [Measure::Height, Measure::Count].map(|by| {
            let rest = unpaired(position, by);
            (rest.len() < compared(position, by).len()).then_some(rest)
        });
        wanted.extend(rests.into_iter().flatten());
    }
    let named: Vec<usize> = rows.iter().map(|row| row.pile).collect();
    let complete = wanted.contains(&named);
    ensure(complete, || say!("these are not all piles, nor those that are left"))?;
    for Split { pile, powers } in rows {
        let index = pile.checked_sub(1).filter(|index| *index < position.piles().len());
        let index = index.ok_or_else(|| say!("there is no pile {}", pile))?;
        let counted = counted_height(position, &position.piles().height(index));
        let decreasing = powers.windows(2).all(|two| two[0] > two[1]);
        let holds = decreasing && Ordinal::from_base2(powers) == Ok(counted);
        ensure(holds, || say!("pile {} is not the sum of these powers", pile))?;
    }
    Ok(())
}

/// Confirms that each step splits off the highest power of two.
pub(super) fn check_normal_form(
    position: &Position,
    pile: usize,
    steps: &[SplitStep],
) -> Result<(), String> {
    let index = pile.checked_sub(1).filter(|index| *index < position.piles().len());
    let index = index.ok_or_else(|| say!("there is no pile {}", pile))?;
    let mut whole = position.piles().height(index);
    let first = position.piles().iter().position(|height| height == whole) == Some(index);
    ensure(first, || say!("an earlier pile is equal"))?;
    for (number, SplitStep { exponent, rest }) in steps.iter().enumerate() {
        let power = Ordinal::power_of_two(exponent).map_err(|error| error.to_string())?;
        let splits = *rest < power && &power + rest == whole;
        ensure(splits, || say!("split {} is wrong", number + 1))?;
        whole = rest.clone();
    }
    ensure(whole.is_zero() && !steps.is_empty(), || say!("something remains to be split"))
}
