//! First cousins: games that differ by one counter in every heap.

use std::collections::BTreeMap;

use super::{Code, Digit, Parts};

impl Code {
    /// The game whose heaps of n behave as those of n + 1 here.
    ///
    /// It exists if a heap of one cannot be taken, so that it is as good as
    /// none. Then every heap may be thought one smaller: m heaps of together
    /// n − k become at most m heaps of together n − (k + m − 1), and to take
    /// a heap of k is to take one of k − 1. Finite codes without marks only.
    ///
    /// ```
    /// use nimatron::impartial::sequence::Code;
    /// let dawsons_kayles: Code = "0.07".parse()?;
    /// let dawsons_chess = dawsons_kayles.first_cousin().unwrap();
    /// assert_eq!(dawsons_chess.to_string(), "0.137");
    /// assert!(dawsons_chess.first_cousin().is_none());
    /// # Ok::<(), nimatron::text::ParseError>(())
    /// ```
    ///
    /// Reference: Guy, Smith 1956; *Winning Ways*, ch. 4, "first cousins".
    pub fn first_cousin(&self) -> Option<Code> {
        let most = self.most_parts()?;
        let last = self.last()?;
        let marked = |digit: &Digit| digit.single.values().any(|&parts| parts != Parts::Any);
        let takes_one = self.digit(1).parts(0).is_some();
        if self.is_zero() || self.raises() > 0 || takes_one || self.digits.iter().any(marked) {
            return None;
        }
        let mut digits = vec![BTreeMap::new(); last as usize + most.max(1) as usize];
        for (k, digit) in self.digits.iter().enumerate() {
            for &count in digit.single.keys() {
                // k + m − 1 is at least 1: a move leaves no heap as it is.
                let taken = k + count as usize - 1;
                digits[taken].extend((0..=count).map(|m| (m, Parts::Any)));
            }
        }
        let digits = digits.into_iter().map(|single| Digit::new(single, None)).collect();
        Some(Code::new(Vec::new(), digits, Vec::new()))
    }

    /// The standard form: the first cousin of the first cousin … in which a
    /// heap of one can be taken, and by how many counters its heaps are
    /// smaller. The code itself where it has no first cousin.
    ///
    /// ```
    /// use nimatron::impartial::sequence::Code;
    /// let (standard, smaller) = "0.4".parse::<Code>()?.standard_form();
    /// assert_eq!((standard.to_string().as_str(), smaller), ("0.137", 2));
    /// # Ok::<(), nimatron::text::ParseError>(())
    /// ```
    pub fn standard_form(&self) -> (Code, u64) {
        let mut form = self.clone();
        let mut smaller = 0;
        // The least heap that has a move gets smaller each time, and ends as
        // a heap of one, which can only be taken.
        while let Some(cousin) = form.first_cousin() {
            form = cousin;
            smaller += 1;
        }
        (form, smaller)
    }
}
