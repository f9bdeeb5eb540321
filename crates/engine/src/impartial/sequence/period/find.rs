//! Finding the pattern at the end of a sequence.

use super::Period;

/// Number of times that a pattern at the end has to repeat.
const REPETITIONS: u64 = 3;
/// And it has to hold for one in this number of the known heaps.
const SHARE: u64 = 8;
/// Or, if they rise, for three in this number: such patterns may break
/// whenever a value reaches a power of two.
const SHARE_OF_RISING: u64 = 4;
/// And for at least this number of heaps.
const LEAST: u64 = 16;

/// The least period with which all values from some heap on repeat, if they do
/// so at least three times and for an eighth of all values; with `rising`
/// also one in which they rise, then for three quarters of all values.
///
/// Every distance p is tried from the end. If the values agree at the distance p
/// for the last m heaps but no more, no distance up to m − p can agree for
/// more than that (Fine and Wilf), so that the search goes on there: it takes
/// about as many steps as there are values.
///
/// ```
/// use nimatron::impartial::sequence::period::{Period, find};
/// let values: Vec<u16> = (0..100).map(|n| if n < 7 { 9 } else { n % 5 }).collect();
/// let found = find(&values, false).unwrap();
/// assert_eq!(found, Period { preperiod: 7, period: 5, saltus: 0 });
/// let rising: Vec<u16> = (0..100).map(|n| 2 * (n / 3)).collect();
/// assert_eq!(find(&rising, true).unwrap().saltus, 2);
/// assert_eq!(find(&rising, false), None);
/// ```
pub fn find(values: &[u16], rising: bool) -> Option<Period> {
    let mut distance = 1;
    while distance <= values.len() / 2 {
        let rise = rise(values, distance);
        let agreeing = match rise {
            0 => agreeing(values, distance),
            _ if rising && rise > 0 => agreeing_with_rise(values, distance, rise as u16),
            _ => 0,
        };
        let (p, m) = (distance as u64, agreeing as u64);
        let len = values.len() as u64;
        let share = if rise == 0 { len / SHARE } else { len - len / SHARE_OF_RISING };
        if m + p >= share && m >= LEAST.max((REPETITIONS - 1) * p) {
            let preperiod = (values.len() - distance - agreeing) as u64;
            return Some(Period { preperiod, period: p, saltus: rise as u64 });
        }
        distance = (distance + 1).max(agreeing.saturating_sub(distance));
    }
    None
}

/// Whether the pattern holds for all values from its preperiod on.
pub(super) fn holds(values: &[u16], period: &Period) -> bool {
    let (Ok(from), Ok(distance), Ok(saltus)) = (
        usize::try_from(period.preperiod),
        usize::try_from(period.period),
        u16::try_from(period.saltus),
    ) else {
        return false;
    };
    let later = from.checked_add(distance).and_then(|start| values.get(start..));
    let Some(later) = later.filter(|_| distance > 0) else { return false };
    let earlier = &values[from..from + later.len()];
    earlier.iter().zip(later).all(|(&a, &b)| a.checked_add(saltus) == Some(b))
}

fn rise(values: &[u16], distance: usize) -> i32 {
    let last = values.len() - 1;
    i32::from(values[last]) - i32::from(values[last - distance])
}

/// For how many heaps from the end on the values agree at a distance.
fn agreeing(values: &[u16], distance: usize) -> usize {
    /// Long stretches are compared in blocks, which is faster.
    const BLOCK: usize = 4096;
    let (later, earlier) = (&values[distance..], &values[..values.len() - distance]);
    let blocks = later.rchunks_exact(BLOCK).zip(earlier.rchunks_exact(BLOCK));
    let single = |most: usize, skipped: usize| {
        let pairs = later.iter().rev().zip(earlier.iter().rev()).skip(skipped).take(most);
        pairs.take_while(|(a, b)| a == b).count()
    };
    // Most distances fail at once.
    let first = single(BLOCK, 0);
    if first < BLOCK {
        return first;
    }
    let equal = BLOCK * blocks.take_while(|(a, b)| a == b).count();
    equal + single(BLOCK, equal)
}

fn agreeing_with_rise(values: &[u16], distance: usize, rise: u16) -> usize {
    let pairs = values[distance..].iter().rev().zip(values[..values.len() - distance].iter().rev());
    pairs.take_while(|&(&later, &earlier)| earlier.checked_add(rise) == Some(later)).count()
}

#[cfg(test)]
mod tests {
    use proptest::prelude::*;

    use super::*;

    /// The least period by trying them all.
    fn plain(values: &[u16]) -> Option<Period> {
        (1..=values.len() / 2).find_map(|p| {
            let mut m = 0;
            while m + p < values.len()
                && values[values.len() - 1 - m] == values[values.len() - 1 - m - p]
            {
                m += 1;
            }
            let enough = m >= 16 && m >= 2 * p && m + p >= values.len() / 8;
            let preperiod = (values.len() - p - m) as u64;
            enough.then_some(Period { preperiod, period: p as u64, saltus: 0 })
        })
    }

    proptest! {
        #[test]
        fn no_period_is_passed_over(
            start in prop::collection::vec(0u16..2, 0..40),
            cycle in prop::collection::vec(0u16..2, 1..40),
            repetitions in 0usize..8,
            end in prop::collection::vec(0u16..2, 0..4),
        ) {
            let values = [start, cycle.repeat(repetitions), end].concat();
            prop_assert_eq!(find(&values, false), plain(&values));
        }
    }
}
