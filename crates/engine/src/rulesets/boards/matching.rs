//! Maximum matchings of graphs with at most 64 vertices.
//!
//! Edmonds' algorithm: from every vertex that is not covered, a breadth-first
//! search along alternating paths, in which odd cycles (blossoms) are shrunk to
//! their bases.
//!
//! Reference: J. Edmonds, Paths, trees, and flowers, *Canadian Journal of
//! Mathematics* 17 (1965) 449–467.

use std::collections::VecDeque;

use crate::rulesets::graph::bits;

/// The number of edges of a maximum matching; the neighbours of each vertex are
/// given as bits, in both directions.
///
/// Cost: O(n³).
pub(in crate::rulesets) fn matching(neighbours: &[u64]) -> usize {
    let mut search = Search { neighbours, mate: vec![None; neighbours.len()] };
    (0..neighbours.len())
        .filter(|&root| search.mate[root].is_none() && search.augment(root))
        .count()
}

struct Search<'g> {
    neighbours: &'g [u64],
    mate: Vec<Option<usize>>,
}

impl Search<'_> {
    /// Looks for an alternating path from a free vertex to another, and takes
    /// its other edges instead.
    fn augment(&mut self, root: usize) -> bool {
        let count = self.neighbours.len();
        let mut parent: Vec<Option<usize>> = vec![None; count];
        let mut base: Vec<usize> = (0..count).collect();
        let mut even = vec![false; count];
        even[root] = true;
        let mut queue = VecDeque::from([root]);
        while let Some(v) = queue.pop_front() {
            for to in bits(self.neighbours[v]).map(|to| to as usize) {
                if base[v] == base[to] || self.mate[v] == Some(to) {
                    continue;
                }
                let joins_even = to == root || self.mate[to].is_some_and(|m| parent[m].is_some());
                if joins_even {
                    let shrunk = self.common_base(&parent, &base, v, to);
                    let mut blossom = vec![false; count];
                    self.mark(&mut parent, &base, &mut blossom, v, shrunk, to);
                    self.mark(&mut parent, &base, &mut blossom, to, shrunk, v);
                    for vertex in 0..count {
                        if blossom[base[vertex]] {
                            base[vertex] = shrunk;
                            if !std::mem::replace(&mut even[vertex], true) {
                                queue.push_back(vertex);
                            }
                        }
                    }
                } else if parent[to].is_none() {
                    parent[to] = Some(v);
                    match self.mate[to] {
                        Some(mate) => {
                            even[mate] = true;
                            queue.push_back(mate);
                        }
                        None => {
                            self.flip(&parent, to);
                            return true;
                        }
                    }
                }
            }
        }
        false
    }

    /// Where the paths from two even vertices to the root meet.
    fn common_base(&self, parent: &[Option<usize>], base: &[usize], a: usize, b: usize) -> usize {
        let up = |vertex: usize| self.mate[vertex].and_then(|mate| parent[mate]);
        let path = |from: usize| {
            std::iter::successors(Some(base[from]), move |&at| up(at).map(|next| base[next]))
        };
        let first: Vec<usize> = path(a).collect();
        path(b).find(|at| first.contains(at)).unwrap_or(base[b])
    }

    /// Marks the bases on the way from a vertex to the base of its blossom, and
    /// lets its odd vertices be entered from the other side.
    fn mark(
        &self,
        parent: &mut [Option<usize>],
        base: &[usize],
        blossom: &mut [bool],
        from: usize,
        end: usize,
        child: usize,
    ) {
        let (mut vertex, mut child) = (from, child);
        while base[vertex] != end {
            let Some(mate) = self.mate[vertex] else { return };
            blossom[base[vertex]] = true;
            blossom[base[mate]] = true;
            parent[vertex] = Some(child);
            child = mate;
            let Some(next) = parent[mate] else { return };
            vertex = next;
        }
    }

    fn flip(&mut self, parent: &[Option<usize>], end: usize) {
        let mut at = Some(end);
        while let Some(vertex) = at {
            let before = parent[vertex];
            let next = before.and_then(|before| self.mate[before]);
            self.mate[vertex] = before;
            if let Some(before) = before {
                self.mate[before] = Some(vertex);
            }
            at = next;
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::foundation::Random;

    /// By trying for the first vertex every partner, and none.
    fn naive(neighbours: &[u64], left: u64) -> usize {
        let Some(first) = bits(left).next() else { return 0 };
        let rest = left & !(1 << first);
        let partners = bits(neighbours[first as usize] & rest);
        let with = partners.map(|partner| 1 + naive(neighbours, rest & !(1 << partner)));
        with.chain([naive(neighbours, rest)]).max().unwrap_or(0)
    }

    #[test]
    fn it_is_as_large_as_the_largest() {
        let mut random = Random::new(7);
        for round in 0..400 {
            let count = 2 + round % 9;
            let mut neighbours = vec![0u64; count];
            for a in 0..count {
                for b in a + 1..count {
                    if random.below(3) == 0 {
                        neighbours[a] |= 1 << b;
                        neighbours[b] |= 1 << a;
                    }
                }
            }
            let all = (1 << count) - 1;
            assert_eq!(matching(&neighbours), naive(&neighbours, all), "{neighbours:?}");
        }
    }
}
