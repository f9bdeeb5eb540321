//! Sums of positions: the value of the parts that are known, and the others.

use super::known::Known;

/// A sum of which some parts may be known.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) struct Sum<G> {
    /// The nim-sum of the values of the known parts.
    pub(super) known: u64,
    /// The other parts.
    pub(super) parts: Parts<G>,
}

impl<G> Default for Sum<G> {
    fn default() -> Sum<G> {
        Sum { known: 0, parts: Parts { first: None, others: Vec::new() } }
    }
}

impl<G> Sum<G> {
    /// A single part of which nothing is known.
    pub(super) fn of(part: G) -> Sum<G> {
        Sum { known: 0, parts: Parts { first: Some(part), others: Vec::new() } }
    }

    /// What is known of the sum, where `last` is what is known of its last part.
    pub(super) fn appraised(&self, last: Known) -> Known {
        match self.parts.only() {
            Some(_) => last.shifted(self.known),
            None if self.parts.is_empty() => Known::Exactly(self.known),
            None => Known::NOTHING,
        }
    }
}

/// The unknown parts of a sum. Mostly there is one, which needs no storage of
/// its own.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) struct Parts<G> {
    first: Option<G>,
    /// Empty if there is no first one.
    others: Vec<G>,
}

impl<G> Parts<G> {
    pub(super) fn is_empty(&self) -> bool {
        self.first.is_none()
    }

    /// The part, if there is a single one.
    pub(super) fn only(&self) -> Option<&G> {
        self.first.as_ref().filter(|_| self.others.is_empty())
    }

    /// Adds a part; `false` if it is taken away with an equal one, as both are
    /// together worth nothing.
    pub(super) fn add(&mut self, part: G) -> bool
    where
        G: PartialEq,
    {
        if self.first.is_none() {
            self.first = Some(part);
        } else if self.first.as_ref() == Some(&part) {
            self.first = self.others.pop();
            return false;
        } else if let Some(index) = self.others.iter().position(|other| *other == part) {
            self.others.swap_remove(index);
            return false;
        } else {
            self.others.push(part);
        }
        true
    }

    pub(super) fn iter(&self) -> impl Iterator<Item = &G> {
        self.first.iter().chain(&self.others)
    }

    /// Leaves out the parts for which the answer is `false`.
    pub(super) fn retain(&mut self, mut keep: impl FnMut(&G) -> bool) {
        self.others.retain(&mut keep);
        if !self.first.as_ref().is_some_and(keep) {
            self.first = self.others.pop();
        }
    }

    /// Takes the part out for which the key is least.
    pub(super) fn take_least_by(&mut self, key: impl Fn(&G) -> u64) -> Option<G> {
        let first = self.first.take()?;
        let least = self.others.iter().map(&key).enumerate().min_by_key(|(_, key)| *key);
        match least {
            Some((index, least)) if least < key(&first) => {
                self.first = Some(first);
                Some(self.others.swap_remove(index))
            }
            _ => {
                self.first = self.others.pop();
                Some(first)
            }
        }
    }
}
