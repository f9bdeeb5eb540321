//! Puzzles of the Nim family.

use nimatron_nimber::{Natural, Ordinal};

use super::ask::Ask;
use super::draw::Draw;
use crate::foundation::Convention;
use crate::nim::{Piles, Position as Nim, Rules, Variant};
use crate::rulesets::Position;

type Made = Option<(Position, Ask)>;

fn nim(piles: impl Into<Piles>) -> Position {
    Nim::new(Rules::default(), piles.into()).into()
}

fn nim_sum(heights: &[u64]) -> u64 {
    Piles::from(heights.to_vec()).nim_sum().to_u64().unwrap_or_default()
}

/// Two piles of different height.
pub fn equal(draw: &mut Draw) -> Made {
    if draw.level() == 5 {
        let heights = vec![draw.below_power(2), draw.below_power(2)];
        return Some((nim(heights), Ask::A_MOVE));
    }
    let most = draw.at_level([5, 9, 15, 31, 0]);
    let heights = draw.different(2, most);
    Some((nim(heights), Ask::A_MOVE))
}

/// Pairs of equal piles, in one of which a pile is too high.
pub fn pairs(draw: &mut Draw) -> Made {
    let most = draw.at_level([4, 6, 7, 9, 9]);
    let count = draw.at_level([2, 2, 3, 3, 4]);
    let mut lower = draw.different(count, most);
    let mut heights = lower.clone();
    lower[0] += draw.number(1, 3);
    heights.append(&mut lower);
    draw.shuffle(&mut heights);
    Some((nim(heights), Ask::A_MOVE))
}

/// Pairs of equal piles, and piles without a partner.
pub fn cancel(draw: &mut Draw) -> Made {
    let [pairs, lone] = draw.at_level([[1, 1], [2, 1], [2, 2], [3, 2], [3, 3]]);
    let heights = draw.different(pairs + lone, 9);
    let mut all = [&heights[..pairs], &heights[..]].concat();
    if draw.level() >= 4 {
        // Three of a kind leave one.
        all.push(heights[0]);
    }
    draw.shuffle(&mut all);
    Some((nim(all), Ask::Uncancelled))
}

/// Piles that are not balanced.
pub fn power(draw: &mut Draw) -> Made {
    let position = match draw.level() {
        5 => nim((0..3).map(|_| draw.below_power(2)).collect::<Vec<Ordinal>>()),
        level => {
            let most = draw.at_level([3, 7, 15, 31, 0]);
            nim(draw.numbers(2 + level.min(3), most))
        }
    };
    Some((position, Ask::LonePower))
}

/// Piles with some winning moves and some that lose.
pub fn find(draw: &mut Draw) -> Made {
    Some((several(draw), Ask::A_MOVE))
}

/// Piles with three winning moves or more.
pub fn find_all(draw: &mut Draw) -> Made {
    Some((several(draw), Ask::AllMoves { count: 3 }))
}

fn several(draw: &mut Draw) -> Position {
    let [count, most] = draw.at_level([[3, 5], [3, 7], [4, 9], [4, 15], [5, 31]]);
    nim(draw.numbers(count as usize, most))
}

/// Piles that are balanced as often as not.
pub fn who(draw: &mut Draw) -> Made {
    let [count, most] = draw.at_level([[3, 3], [3, 7], [4, 7], [4, 15], [5, 31]]);
    let mut heights = draw.numbers(count as usize, most);
    let last = nim_sum(&heights[1..]);
    if draw.coin() {
        heights[0] = last;
    }
    let fits = (1..=most).contains(&heights[0]);
    fits.then(|| (nim(heights), Ask::Winner))
}

/// Piles whose last block loses, at the switch or before it.
pub fn misere(draw: &mut Draw) -> Made {
    let mut heights = match draw.level() {
        1 => [vec![1; draw.number(1, 4) as usize], vec![draw.number(2, 5)]].concat(),
        2 => draw.numbers(3, 3),
        3 => draw.numbers(3, 7),
        4 => draw.numbers(4, 9),
        _ => draw.numbers(3, 3),
    };
    draw.shuffle(&mut heights);
    let mut heights: Vec<Ordinal> = heights.into_iter().map(Ordinal::from).collect();
    if draw.level() == 5 {
        heights.push(draw.below_power(2));
    }
    let rules = Rules { convention: Convention::Misere, variant: Variant::Nim };
    Some((Nim::new(rules, heights.into()).into(), Ask::A_MOVE))
}

/// Piles of which a turn takes a few blocks at most.
pub fn bounded(draw: &mut Draw) -> Made {
    let [count, most] = draw.at_level([[1, 12], [2, 9], [2, 15], [3, 15], [4, 21]]);
    let max = draw.number(2, 4);
    let variant = Variant::Bounded { max: Natural::from(max) };
    let rules = Rules { convention: Convention::Normal, variant };
    let heights = draw.numbers(count as usize, most);
    Some((Nim::new(rules, heights.into()).into(), Ask::A_MOVE))
}

/// Piles to which others are to be added.
pub fn build(draw: &mut Draw) -> Made {
    let different = |add, highest| Ask::Balance { add, highest: Some(highest), different: true };
    let one = Ask::Balance { add: 1, highest: None, different: false };
    Some(match draw.level() {
        1 => (nim(draw.different(2, 7)), one),
        2 => (nim(draw.different(3, 9)), one),
        3 => (nim(draw.different(1, 15)), different(2, 15)),
        4 => (nim(draw.different(2, 15)), different(2, 15)),
        _ => (nim(vec![draw.below_power(2), draw.below_power(2)]), one),
    })
}

/// Infinite piles of which one alone has the largest lone power.
///
/// The summit of the level stands on one pile; from level 3 on a higher one may stand on two others,
/// where it cancels.
pub fn transfinite(draw: &mut Draw) -> Made {
    const SUMMITS: [&[&str]; 5] = [
        &["w"],
        &["w^2", "w^2*2", "w^3"],
        &["w^w", "w^(w+1)", "w^(w*2)", "w^w^2"],
        &["e0", "w^(e0+1)", "e0*4"],
        &["w1", "e_(1)", "Gamma0", "phi(2,0)"],
    ];
    let level = draw.level();
    let exponent = draw.at_level([1, 2, 3, 3, 3]);
    let count = draw.at_level([3, 3, 4, 4, 6]);
    let mut heights: Vec<Ordinal> = (1..count).map(|_| draw.below_power(exponent)).collect();
    let below: Ordinal = draw.one_of(SUMMITS[level.saturating_sub(2)]).parse().ok()?;
    if level >= 3 {
        heights[0] = below.checked_add(&heights[0]).ok()?;
    }
    if level >= 3 && draw.coin() {
        let above: Ordinal = draw.one_of(SUMMITS[level - 1]).parse().ok()?;
        for height in &mut heights[1..3] {
            *height = above.checked_add(height).ok()?;
        }
    }
    let summit: Ordinal = draw.one_of(SUMMITS[level - 1]).parse().ok()?;
    heights.push(summit.checked_add(&draw.below_power(exponent)).ok()?);
    draw.shuffle(&mut heights);
    Some((nim(heights), Ask::THE_ONLY_MOVE))
}
