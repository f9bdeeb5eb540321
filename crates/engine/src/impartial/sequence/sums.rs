//! Grundy values of every take-and-break game, by sets of sums.
//!
//! Where a move may leave three heaps or more, the options are too many to be
//! listed, but their values are few. For a sum of heaps r let E_m(r) be the
//! set of all values of m heaps that together hold r. Then
//!
//! - E_1(r) = {G(r)}, and E_m(r) = ⋃ₐ G(a) ⊕ E_{m−1}(r − a);
//! - the values M_m(r) of m heaps or more are ⋃ₐ G(a) ⊕ M_{m−1}(r − a), down
//!   to M_2(r) = E_2(r) ∪ ⋃ₐ G(a) ⊕ M_2(r − a);
//! - both hold for heaps that are not all equal too if the sets for two heaps
//!   are those of two different ones: of three heaps or more that are not all
//!   equal one can be left out so that the others are not all equal either.
//!
//! Heaps that are all equal are divisors; more than two heaps that are all
//! different are listed one by one.
//!
//! Digits that repeat for ever with the length q cost no more than q digits:
//! the options through them from a heap of n are those from n − q and those
//! through their first occurrence.

use std::collections::{BTreeSet, VecDeque};
use std::ops::Range;

use super::Code;
use super::code::{Digit, Partitions, Parts};
use super::kernel::{Halt, SparseSpace, Values};
use super::nimset::NimSet;
use crate::foundation::Budget;

/// A number of heaps, or that and all larger ones.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
enum Count {
    Exactly(u32),
    AtLeast(u32),
}

impl Count {
    /// What has one heap fewer.
    fn before(self) -> Count {
        match self {
            Count::Exactly(m) => Count::Exactly(m - 1),
            Count::AtLeast(2) => self,
            Count::AtLeast(m) => Count::AtLeast(m - 1),
        }
    }
}

/// The sets of values of a number of heaps, for all sums from 0 on.
#[derive(Clone, Debug)]
struct Layer {
    parts: Parts,
    count: Count,
    sets: Vec<NimSet>,
}

/// The Grundy values of a game with any code, computed by sets of sums.
#[derive(Clone, Debug)]
pub struct Sums {
    code: Code,
    values: Vec<u16>,
    /// How many heaps have their sums in the layers: all but those whose values were given.
    ready: usize,
    /// Each one after the one it is computed from.
    layers: Vec<Layer>,
    /// The options through repeated digits of the last heaps, the last first.
    repeated: VecDeque<NimSet>,
}

impl Sums {
    /// The values of the game, of which the first are given, as from a file.
    /// They are not checked.
    ///
    /// # Errors
    /// [`Halt::Raises`] for a code that [raises](Code::raises) heaps.
    pub fn new(code: &Code, known: Vec<u16>) -> Result<Sums, Halt> {
        if code.raises() > 0 {
            return Err(Halt::Raises);
        }
        let mut needed = BTreeSet::new();
        let (first, repeated) = code.shape();
        for k in 0..(first + repeated) as i64 {
            demand(code.digit(k), &mut needed);
        }
        let layer = |(parts, count)| Layer { parts, count, sets: Vec::new() };
        let layers = needed.into_iter().map(layer).collect();
        let code = code.clone();
        Ok(Sums { code, values: known, ready: 0, layers, repeated: VecDeque::new() })
    }

    /// The sets of the heaps whose values were given: no mex is needed, but the sets are.
    fn catch_up(&mut self, budget: &mut Budget) -> Result<(), Halt> {
        while self.ready < self.values.len() {
            self.prepare(budget)?;
            let repeated = self.options_of_repeated(budget)?;
            self.remember(repeated);
        }
        Ok(())
    }

    fn value(&self, heap: u64) -> u16 {
        self.values[heap as usize]
    }

    /// The sets of all sums up to the next heap.
    fn prepare(&mut self, budget: &mut Budget) -> Result<(), Halt> {
        let sum = self.ready;
        for at in 0..self.layers.len() {
            let (done, rest) = self.layers.split_at_mut(at);
            let layer = &mut rest[0];
            while layer.sets.len() <= sum {
                let sum = layer.sets.len();
                budget.spend(sum as u64)?;
                let mut set = NimSet::default();
                if matches!(layer.count, Count::Exactly(2) | Count::AtLeast(2)) {
                    let different = layer.parts != Parts::Any;
                    pairs(&self.values, sum, different, |value| set.insert(value));
                }
                if layer.count != Count::Exactly(2) {
                    let source = done.iter().find(|other| {
                        (other.parts, other.count) == (layer.parts, layer.count.before())
                    });
                    let source = source.map_or(&layer.sets, |other| &other.sets);
                    for part in 1..sum {
                        set.extend_sums(&source[sum - part], self.values[part]);
                    }
                }
                layer.sets.push(set);
            }
        }
        Ok(())
    }

    /// Adds the values of what a digit leaves of `sum` counters.
    fn add(
        &self,
        digit: &Digit,
        sum: u64,
        budget: &mut Budget,
        to: &mut NimSet,
    ) -> Result<(), Halt> {
        budget.spend(1)?;
        if digit.parts(0).is_some() && sum == 0 {
            to.insert(0);
        }
        if sum == 0 {
            return Ok(());
        }
        if digit.parts(1).is_some() {
            to.insert(self.value(sum));
        }
        for (parts, count) in groups(digit) {
            let stored = self.layers.iter().find(|l| (l.parts, l.count) == (parts, count));
            match (parts, count) {
                (_, Count::Exactly(2)) if stored.is_none() && parts != Parts::AllEqual => {
                    budget.spend(sum / 64)?;
                    let different = parts != Parts::Any;
                    pairs(&self.values, sum as usize, different, |value| to.insert(value));
                }
                (Parts::AllEqual, _) => self.add_equal(count, sum, to),
                (Parts::Different, _) => self.add_different(count, sum, budget, to)?,
                _ => {
                    if let Some(set) = stored.and_then(|layer| layer.sets.get(sum as usize)) {
                        to.extend(set);
                    }
                }
            }
        }
        Ok(())
    }

    fn add_equal(&self, count: Count, sum: u64, to: &mut NimSet) {
        let counts = match count {
            Count::Exactly(m) => u64::from(m)..=u64::from(m),
            Count::AtLeast(m) => u64::from(m)..=sum,
        };
        for count in counts.filter(|count| sum % count == 0) {
            to.insert(if count % 2 == 0 { 0 } else { self.value(sum / count) });
        }
    }

    fn add_different(
        &self,
        count: Count,
        sum: u64,
        budget: &mut Budget,
        to: &mut NimSet,
    ) -> Result<(), Halt> {
        let (least, most) = match count {
            Count::Exactly(m) => (u64::from(m), u64::from(m)),
            Count::AtLeast(m) => (u64::from(m), sum),
        };
        for count in least..=most {
            let mut any = false;
            for list in Partitions::new(sum, count, Parts::Different) {
                budget.spend(1)?;
                to.insert(list.iter().fold(0, |value, &part| value ^ self.value(part)));
                any = true;
            }
            if !any {
                break;
            }
        }
        Ok(())
    }

    /// The options of the next heap through repeated digits.
    fn options_of_repeated(&self, budget: &mut Budget) -> Result<NimSet, Halt> {
        let (first, length) = self.code.shape();
        let heap = self.ready as u64;
        let earlier = self.repeated.back().filter(|_| self.repeated.len() == length);
        let mut set = earlier.cloned().unwrap_or_default();
        for k in first..first + length {
            if let Some(sum) = heap.checked_sub(k as u64) {
                self.add(self.code.digit(k as i64), sum, budget, &mut set)?;
            }
        }
        Ok(set)
    }

    /// Keeps the options of the next heap through repeated digits.
    fn remember(&mut self, repeated: NimSet) {
        let (_, length) = self.code.shape();
        self.repeated.truncate(length.saturating_sub(1));
        if length > 0 {
            self.repeated.push_front(repeated);
        }
        self.ready += 1;
    }

    /// Computes the value of the next heap.
    fn step(&mut self, budget: &mut Budget) -> Result<(), Halt> {
        let heap = self.values.len() as u64;
        self.prepare(budget)?;
        let repeated = self.options_of_repeated(budget)?;
        let mut set = repeated.clone();
        let (first, _) = self.code.shape();
        // A heap of nothing has no moves.
        let digits = if heap > 0 { 0..(first as u64).min(heap + 1) } else { 0..0 };
        for k in digits {
            self.add(self.code.digit(k as i64), heap - k, budget, &mut set)?;
        }
        let value = u16::try_from(set.mex()).map_err(|_| Halt::TooWide { heap })?;
        self.values.push(value);
        self.remember(repeated);
        Ok(())
    }
}

impl Values for Sums {
    fn len(&self) -> u64 {
        self.values.len() as u64
    }

    fn extend(
        &mut self,
        to: u64,
        budget: &mut Budget,
        sink: &mut dyn FnMut(&[u16]),
    ) -> Result<(), Halt> {
        if self.len() < to {
            self.catch_up(budget)?;
        }
        while self.len() < to {
            let known = self.values.len();
            self.values.try_reserve(1).map_err(|_| Halt::Memory { values: to })?;
            self.step(budget)?;
            sink(&self.values[known..]);
        }
        Ok(())
    }

    fn values(&self, heaps: Range<u64>) -> Option<&[u16]> {
        let index = |heap| usize::try_from(heap).ok();
        self.values.get(index(heaps.start)?..index(heaps.end)?)
    }

    /// The values, little-endian, as [`Sums::new`] takes them.
    fn checkpoint(&self) -> Vec<u8> {
        self.values.iter().flat_map(|value| value.to_le_bytes()).collect()
    }

    fn sparse_space(&self) -> Option<SparseSpace<'_>> {
        None
    }
}

/// The values of two heaps that together hold `sum`.
fn pairs(values: &[u16], sum: usize, different: bool, mut found: impl FnMut(u16)) {
    let most = if different { sum.saturating_sub(1) / 2 } else { sum / 2 };
    let (Some(small), Some(large)) = (values.get(1..=most), values.get(sum - most..sum)) else {
        return;
    };
    small.iter().zip(large.iter().rev()).for_each(|(a, b)| found(a ^ b));
}

/// The numbers of heaps from two on that a digit allows.
fn groups(digit: &Digit) -> impl Iterator<Item = (Parts, Count)> + '_ {
    let single = digit.single().filter(|&(count, _)| count >= 2);
    let single = single.map(|(count, parts)| (parts, Count::Exactly(count)));
    single.chain(digit.onwards().map(|(from, parts)| (parts, Count::AtLeast(from.max(2)))))
}

/// Notes the layers that a digit needs.
fn demand(digit: &Digit, needed: &mut BTreeSet<(Parts, Count)>) {
    for (parts, count) in groups(digit) {
        let listed = matches!(parts, Parts::Different | Parts::AllEqual);
        match count {
            _ if listed => {}
            Count::Exactly(2) => {}
            Count::Exactly(m) => needed.extend((2..=m).map(|m| (parts, Count::Exactly(m)))),
            Count::AtLeast(m) => needed.extend((2..=m).map(|m| (parts, Count::AtLeast(m)))),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::impartial::sequence::by_definition;

    fn agree(code: &str, to: u64) {
        let code: Code = code.parse().unwrap();
        let mut sums = Sums::new(&code, Vec::new()).unwrap();
        let mut seen: Vec<u16> = Vec::new();
        sums.extend(to + 1, &mut Budget::unlimited(), &mut |new| seen.extend(new)).unwrap();
        let expected = by_definition(&code, to, &mut Budget::unlimited()).unwrap();
        assert_eq!(seen, expected, "{code}");
        let resumed = Sums::new(&code, expected[..to as usize / 2].to_vec()).unwrap();
        let mut resumed = Sums { values: resumed.values.clone(), ..resumed };
        resumed.extend(to + 1, &mut Budget::unlimited(), &mut |_| ()).unwrap();
        assert_eq!(resumed.values(0..to + 1), Some(&expected[..]), "{code} resumed");
    }

    #[test]
    fn the_values_are_those_of_the_definition() {
        for code in [
            "0.77",
            "0.3F",
            "0.8",
            "8.0",
            "8.8",
            "0.CF",
            "0.G",
            "0.V3",
            "4!.0",
            "8?.0",
            "8!.0",
            "0.3F!",
            "0.3F?",
            "0.7=",
            "0.{5}",
            "0.{2,4?}",
            "0.[3]",
            "0.[73]",
            "4.[3]",
            "0.4[3]",
            "0.[013]",
            "0.3[1]",
            "0.0[F0]",
            "0.7[03]",
            "0.[{0+}=]",
        ] {
            agree(code, 40);
        }
        for code in [
            "0.*3",
            "0.*?3",
            "0.*!3",
            "0.*=",
            "0.**",
            "{2+}.0",
            "{3+}.0",
            "{2+}=.0",
            "{3+}?.0",
            "0.{0,1,3+}",
            "0.{1,4+}",
            "0.{2,3?+}",
            "0.[{4+}0]",
            "0.{2!,4?+}",
        ] {
            agree(code, 24);
        }
    }

    #[test]
    fn heaps_must_not_be_raised() {
        let code: Code = "80.0".parse().unwrap();
        assert_eq!(Sums::new(&code, Vec::new()).unwrap_err(), Halt::Raises);
    }
}
