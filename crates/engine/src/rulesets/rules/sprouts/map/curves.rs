//! Which curves can be drawn.

use super::{Corner, Curve, Map, Region};

impl Map {
    /// The curves that can be drawn, one of those that differ only in which of several spots without
    /// lines in the same region they meet or enclose: the first such spots. Loops at a spot without
    /// lines enclose no more walks than they leave out. The number of curves may grow exponentially
    /// with the number of walks that have lines.
    pub fn curves(&self) -> impl Iterator<Item = Curve> + '_ {
        (0..self.regions.len()).flat_map(|index| self.curves_in(index))
    }

    fn curves_in(&self, index: usize) -> impl Iterator<Item = Curve> + '_ {
        let region = &self.regions[index];
        let corners = self.corners(index);
        let starts = (0..corners.len())
            .flat_map(move |from| (from..corners.len()).map(move |to| (from, to)));
        let corners = self.corners(index);
        let pairs = starts.map(move |(from, to)| [corners[from], corners[to]]);
        let pairs = pairs.filter(move |ends| self.can_join(region, *ends));
        pairs.flat_map(move |ends| {
            sides(region, ends).map(move |left| Curve { region: index, ends, left })
        })
    }

    /// The corners of a region at spots that live; of spots without lines no more than two.
    fn corners(&self, index: usize) -> Vec<Corner> {
        let mut alone = 0;
        let mut corners = Vec::new();
        for (walk, spots) in self.regions[index].iter().enumerate() {
            if spots.len() == 1 {
                alone += 1;
                if alone > 2 {
                    continue;
                }
            }
            let live = spots.iter().enumerate().filter(|(_, spot)| self.lives(**spot) > 0);
            corners.extend(live.map(|(at, _)| Corner { walk, at }));
        }
        corners
    }

    fn can_join(&self, region: &Region, [from, to]: [Corner; 2]) -> bool {
        let is_alone = |corner: Corner| region[corner.walk].len() == 1;
        let spot = |corner: Corner| region[corner.walk][corner.at];
        // Of spots without lines the second is there for a line from the first alone.
        let earlier = |corner: Corner| (0..corner.walk).any(|walk| region[walk].len() == 1);
        let first_alone = |corner: Corner| is_alone(corner) && !earlier(corner);
        let second_alone = |corner: Corner| is_alone(corner) && earlier(corner);
        if from == to {
            return self.lives(spot(from)) >= 2 && !second_alone(from);
        }
        let fits = !second_alone(from) || first_alone(to);
        let fits = fits && (!second_alone(to) || first_alone(from));
        fits && spot(from) != spot(to)
    }
}

/// The sets of walks that may lie at the left of a curve.
fn sides(region: &Region, [from, to]: [Corner; 2]) -> impl Iterator<Item = Vec<usize>> + use<> {
    let divides = from.walk == to.walk;
    let others = (0..region.len()).filter(|&walk| divides && walk != from.walk);
    let (alone, lined): (Vec<usize>, Vec<usize>) =
        others.partition(|&walk| region[walk].len() == 1);
    let is_even = divides && region[from.walk].len() == 1;
    let subsets = 0..1u64.checked_shl(lined.len() as u32).unwrap_or(u64::MAX);
    subsets.flat_map(move |subset| {
        let (alone, lined) = (alone.clone(), lined.clone());
        let all = alone.len() + lined.len();
        (0..=alone.len()).filter_map(move |count| {
            let chosen = lined.iter().enumerate().filter(|(bit, _)| subset >> bit & 1 == 1);
            let chosen = chosen.map(|(_, walk)| *walk);
            let mut left: Vec<usize> = alone[..count].iter().copied().chain(chosen).collect();
            left.sort_unstable();
            // Both sides of a loop at a spot without lines are alike.
            let twice = 2 * left.len();
            let kept = if is_even && twice == all {
                // One of two halves: by the walks with lines, or by the number of those without.
                let rest = !subset & ((1 << lined.len()) - 1);
                (subset, count) <= (rest, alone.len() - count)
            } else {
                !is_even || twice < all
            };
            kept.then_some(left)
        })
    })
}
