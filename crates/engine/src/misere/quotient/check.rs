//! Whether a monoid tells the outcomes of all positions.
//!
//! Let Φ map every heap to an element, and a position to the product of its heaps. By induction
//! Φ tells all outcomes if and only if
//!
//! - *P-check*: no option of a position that is mapped to the P-portion is mapped to it, and
//! - *N-check*: every other position, except that without heaps, has an option that is.
//!
//! The first is a matter of each heap h and each z: if zΦ(h) is in the P-portion, no zΦ(h') is
//! for any option h'. For the second let the *open set* of a position X be the set of all z for
//! which zΦ(X) is not in the P-portion, and neither is zΦ(X') for any option X' of X. It depends
//! on Φ(X) and those of the parts alone: z is open for X + Y if and only if zΦ(Y) is open for X
//! and zΦ(X) is for Y. The N-check is that no position but the empty one has 1 in its open set.
//!
//! So pairs of an element and an open set are multiplied until there are no new ones, where a
//! pair is left out if another with the same element has a larger open set: whatever fails with
//! the one fails with the other. A pair with the empty set can never fail.
//!
//! Reference: Plambeck, Siegel, *Misère quotients for impartial games: supplementary material*,
//! section on verification. Open sets take the place of their minimal transition sets.

use std::collections::VecDeque;

use super::Monoid;
use super::bits::Bits;
use crate::foundation::{Budget, Exhausted};

/// A position that the monoid is wrong about: its heaps.
pub(super) type Word = Vec<u32>;

/// The open sets of the positions of some heaps.
#[derive(Clone, Debug)]
pub(super) struct Check {
    states: Vec<State>,
    /// For every element its states that matter.
    current: Vec<Vec<u32>>,
}

/// Positions with one element and one open set, and how the first of them is made.
#[derive(Clone, Debug)]
struct State {
    element: u16,
    open: Bits,
    before: u32,
    heap: u32,
}

/// What the check of a heap found.
pub(super) enum Verdict {
    /// All is well.
    Right,
    /// A position with this heap and this element besides is mapped to the P-portion, and an
    /// option of it is as well.
    TwoP(u16),
    /// This position is mapped to an N-position, and none of its options is mapped to the P-portion.
    NoP(Word),
}

impl Check {
    /// No heaps at all.
    pub(super) fn new(monoid: &Monoid) -> Check {
        let none = (0..monoid.order()).filter(|&z| !monoid.row(0).contains(z));
        let open = Bits::from_iter(monoid.order(), none);
        let empty = State { element: 0, open, before: u32::MAX, heap: 0 };
        let mut current = vec![Vec::new(); monoid.order()];
        current[0].push(0);
        Check { states: vec![empty], current }
    }

    /// Bytes that the states take.
    pub(super) fn bytes(&self) -> u64 {
        (self.states.len() * (48 + self.current.len() / 8)) as u64
    }

    /// Adds a heap: its element, and those of its options.
    pub(super) fn add(
        &mut self,
        monoid: &Monoid,
        heap: u32,
        element: u16,
        options: &Bits,
        budget: &mut Budget,
    ) -> Result<Verdict, Exhausted> {
        let order = monoid.order();
        let mut open = Bits::new(order);
        for z in 0..order {
            let reaches = monoid.row(z as u16).meets(options);
            match (monoid.row(element).contains(z), reaches) {
                (true, true) => return Ok(Verdict::TwoP(z as u16)),
                (false, false) => open.insert(z),
                _ => {}
            }
        }
        budget.spend(1 + order as u64 / 64)?;
        if open.is_empty() || self.is_covered(element, &open) {
            return Ok(Verdict::Right);
        }
        // Short words come first, so that a short one is found if any is wrong.
        let mut left: Vec<u32> = self.current.iter().flatten().copied().collect();
        left.sort_unstable();
        let mut left = VecDeque::from(left);
        while let Some(before) = left.pop_front() {
            budget.spend(1 + order as u64 / 64)?;
            let state = &self.states[before as usize];
            let product = monoid.product(state.element, element);
            let (by_heap, by_state) = (monoid.products(element), monoid.products(state.element));
            let mut both = Bits::new(order);
            for (z, (&with_heap, &with_state)) in by_heap.iter().zip(by_state).enumerate() {
                if state.open.contains(with_heap.into()) && open.contains(with_state.into()) {
                    both.insert(z);
                }
            }
            if both.is_empty() || self.is_covered(product, &both) {
                continue;
            }
            let fails = both.contains(0);
            let states = &self.states;
            self.current[usize::from(product)]
                .retain(|&old| old == 0 || !states[old as usize].open.is_within(&both));
            let new = self.states.len() as u32;
            self.states.push(State { element: product, open: both, before, heap });
            self.current[usize::from(product)].push(new);
            if fails {
                return Ok(Verdict::NoP(self.word(new)));
            }
            left.push_back(new);
        }
        Ok(Verdict::Right)
    }

    fn is_covered(&self, element: u16, open: &Bits) -> bool {
        // The empty position covers none: it may have 1 in its open set.
        let current = self.current[usize::from(element)].iter().filter(|&&state| state != 0);
        current.into_iter().any(|&state| open.is_within(&self.states[state as usize].open))
    }

    fn word(&self, mut state: u32) -> Word {
        let mut word = Vec::new();
        while let Some(step) =
            self.states.get(state as usize).filter(|step| step.before != u32::MAX)
        {
            word.push(step.heap);
            state = step.before;
        }
        word
    }
}
