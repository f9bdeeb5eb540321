//! Subsets of a given size, in lexicographic order, one at a time.

/// A `size`-element subset of `0..of`, as increasing indices.
#[derive(Clone, Debug)]
pub(super) struct Combination {
    indices: Vec<usize>,
    of: usize,
}

impl Combination {
    /// The one subset without elements.
    pub(super) fn empty() -> Combination {
        Combination { indices: Vec::new(), of: 0 }
    }

    /// The first subset, or nothing if there is none.
    pub(super) fn first(size: usize, of: usize) -> Option<Combination> {
        (size <= of).then(|| Combination { indices: (0..size).collect(), of })
    }

    /// Moves on to the next subset; `false` after the last one.
    pub(super) fn advance(&mut self) -> bool {
        let size = self.indices.len();
        let Some(place) = (0..size).rfind(|&i| self.indices[i] < self.of - size + i) else {
            return false;
        };
        let start = self.indices[place] + 1;
        for (offset, index) in self.indices[place..].iter_mut().enumerate() {
            *index = start + offset;
        }
        true
    }

    pub(super) fn indices(&self) -> &[usize] {
        &self.indices
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_subset_once() {
        for of in 0..7 {
            for size in 0..=of {
                let mut seen = Vec::new();
                let mut combination = Combination::first(size, of).unwrap();
                loop {
                    seen.push(combination.indices().to_vec());
                    if !combination.advance() {
                        break;
                    }
                }
                let expected: Vec<Vec<usize>> = (0..1usize << of)
                    .filter(|set| set.count_ones() as usize == size)
                    .map(|set| (0..of).filter(|&i| set >> i & 1 == 1).collect())
                    .collect();
                assert_eq!(seen.len(), expected.len());
                assert!(seen.windows(2).all(|pair| pair[0] < pair[1]));
                assert!(expected.iter().all(|subset| seen.contains(subset)));
            }
        }
        assert!(Combination::first(3, 2).is_none());
    }
}
