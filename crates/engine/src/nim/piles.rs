//! A row of piles.

use nimatron_nimber::Ordinal;

/// The heights of the piles of a position, in order.
///
/// Heights that all fit a machine word are kept as words, so that a million
/// ordinary piles cost eight bytes each and their nim-sum is a plain fold. The
/// choice depends on the heights alone: equal rows are stored alike.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct Piles(Storage);

#[derive(Clone, Debug, PartialEq, Eq, Hash)]
enum Storage {
    Words(Vec<u64>),
    Ordinals(Vec<Ordinal>),
}

impl Piles {
    /// How many piles there are, those of height 0 included.
    pub fn len(&self) -> usize {
        match &self.0 {
            Storage::Words(words) => words.len(),
            Storage::Ordinals(ordinals) => ordinals.len(),
        }
    }

    /// Whether there is no pile, not even one of height 0.
    pub fn is_empty(&self) -> bool {
        self.len() == 0
    }

    /// The height of the pile at `index`, counted from 0.
    ///
    /// # Panics
    /// If there is no such pile.
    pub fn height(&self, index: usize) -> Ordinal {
        match &self.0 {
            Storage::Words(words) => words[index].into(),
            Storage::Ordinals(ordinals) => ordinals[index].clone(),
        }
    }

    /// The heights in order.
    pub fn iter(&self) -> impl ExactSizeIterator<Item = Ordinal> + '_ {
        (0..self.len()).map(|index| self.height(index))
    }

    /// The heights as machine words, where all of them are.
    pub fn words(&self) -> Option<&[u64]> {
        match &self.0 {
            Storage::Words(words) => Some(words),
            Storage::Ordinals(_) => None,
        }
    }

    /// The nim-sum of all heights, in time linear in their length.
    ///
    /// ```
    /// use nimatron::nim::Piles;
    /// let piles: Piles = [7u64, 4, 5].into_iter().collect();
    /// assert_eq!(piles.nim_sum().to_string(), "6");
    /// ```
    pub fn nim_sum(&self) -> Ordinal {
        match &self.0 {
            Storage::Words(words) => words.iter().fold(0, |sum, word| sum ^ word).into(),
            Storage::Ordinals(ordinals) => Ordinal::nim_sum_of(ordinals),
        }
    }

    /// The row after the given piles have been given new heights.
    pub(super) fn with(&self, changes: impl IntoIterator<Item = (usize, Ordinal)>) -> Piles {
        let mut heights: Vec<Ordinal> = self.iter().collect();
        for (index, height) in changes {
            heights[index] = height;
        }
        heights.into()
    }
}

impl From<Vec<Ordinal>> for Piles {
    fn from(heights: Vec<Ordinal>) -> Piles {
        let words: Option<Vec<u64>> = heights.iter().map(Ordinal::to_u64).collect();
        Piles(words.map_or_else(|| Storage::Ordinals(heights), Storage::Words))
    }
}

impl From<Vec<u64>> for Piles {
    fn from(heights: Vec<u64>) -> Piles {
        Piles(Storage::Words(heights))
    }
}

impl FromIterator<u64> for Piles {
    fn from_iter<I: IntoIterator<Item = u64>>(heights: I) -> Piles {
        Piles(Storage::Words(heights.into_iter().collect()))
    }
}

impl FromIterator<Ordinal> for Piles {
    fn from_iter<I: IntoIterator<Item = Ordinal>>(heights: I) -> Piles {
        heights.into_iter().collect::<Vec<_>>().into()
    }
}
