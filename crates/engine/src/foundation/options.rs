//! The options of a position: nobody goes through them without paying.

use std::fmt;
use std::ops::ControlFlow;

use super::{Budget, Exhausted};

/// Options of a position, or its moves, made one by one as they are asked for.
///
/// There may be very many, so that this is no [`Iterator`]: each costs a node of a [`Budget`],
/// and nothing can be gathered that was not paid for.
///
/// ```
/// use nimatron::foundation::{Budget, Exhausted, Options};
/// let mut heaps = Options::new(0..u64::MAX);
/// let mut budget = Budget::nodes(2);
/// assert_eq!(heaps.next(&mut budget), Ok(Some(0)));
/// assert_eq!(heaps.next(&mut budget), Ok(Some(1)));
/// assert_eq!(heaps.next(&mut budget), Err(Exhausted::Nodes { limit: 2 }));
/// ```
pub struct Options<'p, T>(Box<dyn Iterator<Item = T> + 'p>);

impl<'p, T> Options<'p, T> {
    /// These options, in this order.
    pub fn new<I>(options: I) -> Options<'p, T>
    where
        I: IntoIterator<Item = T>,
        I::IntoIter: 'p,
    {
        Options(Box::new(options.into_iter()))
    }

    /// The next option, for a node; `None` behind the last one.
    ///
    /// # Errors
    /// [`Exhausted`] if the budget has ended.
    pub fn next(&mut self, budget: &mut Budget) -> Result<Option<T>, Exhausted> {
        budget.spend(1)?;
        Ok(self.0.next())
    }

    /// All that are left, for a node each and one more.
    ///
    /// # Errors
    /// [`Exhausted`] if the budget ends before the options do.
    ///
    /// ```
    /// use nimatron::foundation::{Budget, Options};
    /// let all = Options::new([1, 2, 3]).gather(&mut Budget::nodes(4));
    /// assert_eq!(all, Ok(vec![1, 2, 3]));
    /// assert!(Options::new([1, 2, 3]).gather(&mut Budget::nodes(3)).is_err());
    /// ```
    pub fn gather(mut self, budget: &mut Budget) -> Result<Vec<T>, Exhausted> {
        let mut all = Vec::new();
        while let Some(option) = self.next(budget)? {
            all.push(option);
        }
        Ok(all)
    }

    /// The first one; one is not many, and costs nothing.
    pub fn first(mut self) -> Option<T> {
        self.0.next()
    }

    /// Whether there is none.
    pub fn is_empty(self) -> bool {
        self.first().is_none()
    }

    /// The same options seen otherwise.
    pub fn map<U>(self, seen: impl FnMut(T) -> U + 'p) -> Options<'p, U>
    where
        T: 'p,
    {
        Options::new(self.0.map(seen))
    }

    /// The first that is sought, for rulesets whose reading sees to it that there are few.
    pub(crate) fn find(mut self, sought: impl FnMut(&T) -> bool) -> Option<T> {
        self.0.find(sought)
    }

    /// All of them, for tests.
    #[cfg(test)]
    pub(crate) fn all(self) -> Vec<T> {
        self.0.collect()
    }

    /// How many there are, for rulesets whose reading sees to it that there are few.
    pub(crate) fn count(self) -> u64 {
        self.0.fold(0, |count, _| count + 1)
    }

    /// The first of them, at most this number.
    pub fn at_most(self, most: usize) -> impl Iterator<Item = T> + 'p
    where
        T: 'p,
    {
        self.0.take(most)
    }

    /// Shows them one by one, until `visit`, which pays for them, breaks off.
    pub(crate) fn visit(mut self, visit: impl FnMut(T) -> ControlFlow<()>) {
        let _ = self.0.try_for_each(visit);
    }
}

impl<T> fmt::Debug for Options<'_, T> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("Options")
    }
}
