//! Where heaps come from: the rules, as far as quotients need them.

use crate::impartial::sequence::Code;
use crate::impartial::sequence::code::{Partitions, Parts};

/// Heaps with numbers, every option of which is a sum of heaps with smaller numbers.
pub trait Heaps {
    /// Shows the options of a heap one by one, as lists of heaps; the same one may come twice.
    fn visit_options(&self, heap: u32, visit: &mut dyn FnMut(&[u32]));
}

impl Heaps for Code {
    fn visit_options(&self, heap: u32, visit: &mut dyn FnMut(&[u32])) {
        if heap == 0 {
            return;
        }
        for taken in 0..=heap {
            let sum = heap - taken;
            for (count, parts) in self.digit(taken.into()).counts(sum.into()) {
                match (count, parts) {
                    (0, _) if sum == 0 => visit(&[]),
                    (1, _) if sum > 0 => visit(&[sum]),
                    (2, Parts::Any) => (1..=sum / 2).for_each(|a| visit(&[a, sum - a])),
                    (0 | 1, _) => {}
                    _ => Partitions::new(sum.into(), count, parts).for_each(|left| {
                        let left: Vec<u32> = left.iter().map(|&part| part as u32).collect();
                        visit(&left);
                    }),
                }
            }
        }
    }
}
