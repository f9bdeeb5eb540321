//! A proof that every game ends: weights that every move lowers.
//!
//! A board weighs as much as the signs on its squares together. A sign has a weight of its own and,
//! if no move changes how many of it there are, a weight for each row and for each column that it
//! stands further on. If all patterns lower the total, no game goes on for ever, not even if a
//! player moves several times in a row: totals are whole numbers, and those of the boards of one
//! size are bounded.
//!
//! The weights are looked for by the perceptron rule (F. Rosenblatt 1958): as long as a pattern
//! does not lower the total, what the pattern adds is subtracted from the weights. It finds weights
//! if there are any that lower the total by every pattern; what it finds is checked.

use super::pattern::{Change, Item, Pattern, Sign};

/// Weights of the signs: of itself, for a row further down, for a column further to the right.
pub(super) type Weights = Vec<[i64; 3]>;

/// What a move adds to the numbers of each sign and to the sums of their rows and columns; and
/// whether it may add nothing, as one more repetition does.
struct Addition {
    added: Weights,
    may_be_nothing: bool,
}

impl Addition {
    fn lowers(&self, weights: &Weights) -> bool {
        let pairs = weights.iter().zip(&self.added).flat_map(|(own, added)| own.iter().zip(added));
        let total: i64 = pairs.map(|(weight, added)| weight * added).sum();
        total <= if self.may_be_nothing { 0 } else { -1 }
    }
}

/// Weights that do the same, as many of them 0 as can be one by one, the negative ones first; without a
/// common divisor.
fn simplified(mut weights: Weights, suffice: impl Fn(&Weights) -> bool) -> Weights {
    for is_wanted in [|weight: i64| weight < 0, |weight: i64| weight > 0] {
        for sign in 0..weights.len() {
            for by in 0..3 {
                let before = weights[sign][by];
                if is_wanted(before) {
                    weights[sign][by] = 0;
                    if !suffice(&weights) {
                        weights[sign][by] = before;
                    }
                }
            }
        }
    }
    let divisor = weights.iter().flatten().fold(0, |divisor: u64, weight| {
        let (mut one, mut other) = (divisor, weight.unsigned_abs());
        while other > 0 {
            (one, other) = (other, one % other);
        }
        one
    });
    let divisor = divisor.max(1) as i64;
    weights.iter_mut().flatten().for_each(|weight| *weight /= divisor);
    weights
}

/// More steps than these are not tried.
const MOST_STEPS: usize = 20_000;

/// Weights that every pattern lowers, if they are found.
pub(super) fn weights<'p>(
    patterns: impl Iterator<Item = &'p Pattern> + Clone,
    signs: usize,
) -> Option<Weights> {
    let additions: Vec<Addition> = additions(patterns, signs)?;
    let mut weights: Weights = vec![[0; 3]; signs];
    for _ in 0..MOST_STEPS {
        let wrong = additions.iter().find(|addition| !addition.lowers(&weights));
        let Some(Addition { added, .. }) = wrong else {
            return Some(simplified(weights, |weights| {
                additions.iter().all(|a| a.lowers(weights))
            }));
        };
        for (weight, added) in weights.iter_mut().zip(added) {
            weight.iter_mut().zip(added).for_each(|(weight, added)| *weight -= added);
        }
    }
    None
}

/// What the patterns add; `None` if one of them changes nothing when its groups are empty.
fn additions<'p>(
    patterns: impl Iterator<Item = &'p Pattern> + Clone,
    signs: usize,
) -> Option<Vec<Addition>> {
    let keeps = |sign: Sign| {
        patterns.clone().all(|pattern| {
            let changed = |changes: &[Change]| counted(changes, sign);
            let ones = pattern.items.iter().filter(|item| matches!(item, Item::One(_)));
            let groups = pattern.items.iter().filter(|item| matches!(item, Item::Repeated { .. }));
            let is_kept = |group: &Item| group.changes().iter().all(|c| c.from == c.to);
            ones.map(|item| changed(item.changes())).sum::<i64>() == 0
                && groups.clone().all(|group| {
                    is_kept(group) || group.changes().iter().all(|c| c.from != sign && c.to != sign)
                })
        })
    };
    let kept: Vec<bool> = (0..signs).map(|sign| keeps(sign as Sign)).collect();
    let mut additions = Vec::new();
    for pattern in patterns {
        for (down, right) in &pattern.steps {
            let steps = [i64::from(*down), i64::from(*right)];
            // All groups as seldom as they may be.
            let mut least = vec![[0; 3]; signs];
            let mut at = 0;
            let add = |added: &mut Weights, change: &Change, at: i64| {
                for (sign, by) in [(change.from, -1), (change.to, 1)] {
                    let sign = usize::from(sign);
                    added[sign][0] += by;
                    if kept[sign] {
                        added[sign][1] += by * at * steps[0];
                        added[sign][2] += by * at * steps[1];
                    }
                }
            };
            for item in &pattern.items {
                let times = match item {
                    Item::One(_) => 1,
                    Item::Repeated { least, .. } => *least,
                };
                for _ in 0..times {
                    for change in item.changes() {
                        add(&mut least, change, at);
                        at += 1;
                    }
                }
            }
            additions.push(Addition { added: least, may_be_nothing: false });
            // Every further repetition of a group: its own changes, and what stands behind it is
            // so much further away.
            for (index, item) in pattern.items.iter().enumerate() {
                let Item::Repeated { changes, .. } = item else { continue };
                let mut more = vec![[0; 3]; signs];
                let length = changes.len() as i64;
                for change in changes {
                    add(&mut more, change, 0);
                }
                for (sign, more) in more.iter_mut().enumerate().filter(|(sign, _)| kept[*sign]) {
                    // Signs that are kept do not change in groups.
                    let behind = pattern.items[index + 1..].iter();
                    let behind = behind.filter(|item| matches!(item, Item::One(_)));
                    let behind: i64 =
                        behind.map(|item| counted(item.changes(), sign as Sign)).sum();
                    more[1] = behind * length * steps[0];
                    more[2] = behind * length * steps[1];
                }
                additions.push(Addition { added: more, may_be_nothing: true });
            }
        }
    }
    let nothing = |added: &Weights| added.iter().flatten().all(|added| *added == 0);
    additions.retain(|addition| !(addition.may_be_nothing && nothing(&addition.added)));
    (!additions.iter().any(|addition| nothing(&addition.added))).then_some(additions)
}

/// By how many these changes raise the number of a sign.
fn counted(changes: &[Change], sign: Sign) -> i64 {
    let by = |change: &Change| i64::from(change.to == sign) - i64::from(change.from == sign);
    changes.iter().map(by).sum()
}
