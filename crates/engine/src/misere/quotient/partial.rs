//! The quotient of the heaps up to some size, heap by heap.

use nimatron_nimber::say;
use rustc_hash::FxHashMap;
use thiserror::Error;

use super::bits::Bits;
use super::check::{Check, Verdict};
use super::{Heaps, Monoid};
use crate::foundation::{Budget, Exhausted};

/// The misère quotient of the positions of some heaps: the monoid, and the *pretending function*
/// Φ that maps heaps to its elements.
///
/// ```
/// use nimatron::foundation::Budget;
/// use nimatron::impartial::sequence::Code;
/// use nimatron::misere::quotient::Partial;
/// let (mut kayles, code) = (Partial::new(), "0.77".parse::<Code>()?);
/// kayles.extend(&code, 30, &mut Budget::unlimited())?;
/// assert_eq!(kayles.monoid().order(), 40);
/// assert_eq!(kayles.monoid().p_positions().count(), 9);
/// // Whoever has to begin with rows of 5 and 1 loses, but with two rows of 5 wins.
/// assert_eq!((kayles.is_p(&[5, 1]), kayles.is_p(&[5, 5])), (Some(true), Some(false)));
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[derive(Clone, Debug)]
pub struct Partial {
    pub(super) monoid: Monoid,
    /// The least word of every element: that of another element, and one heap more.
    pub(super) words: Vec<(u16, u32)>,
    /// The elements of the options of the least words.
    pub(super) options: Vec<Bits>,
    /// Φ.
    pub(super) heaps: Vec<u16>,
    /// The elements by the multipliers that lead to the P-portion.
    pub(super) named: FxHashMap<Bits, u16>,
    pub(super) check: Check,
    /// The elements of heaps by those of their options.
    pub(super) known: FxHashMap<Bits, u16>,
    /// The last heap that changed the monoid.
    pub(super) changed: u32,
}

/// Why a quotient was not computed up to the heap wanted. What was found before is there.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
pub enum Halt {
    /// The budget ended.
    #[error(transparent)]
    Exhausted(#[from] Exhausted),
    /// The quotient, or what it takes to find it, is too large; it may be infinite.
    #[error("{}", say!("the quotient grows beyond bounds at heap {}", heap))]
    TooLarge {
        /// The heap that would be next.
        heap: u32,
    },
    /// The attempts to find the quotient with this heap all failed.
    #[error("{}", say!("no quotient was found for heap {}", heap))]
    Unsettled {
        /// The heap.
        heap: u32,
    },
}

impl Default for Partial {
    fn default() -> Partial {
        Partial::new()
    }
}

impl Partial {
    /// Most elements of a quotient.
    pub const MOST_ORDER: usize = 1 << 12;

    /// The quotient of no heaps at all.
    pub fn new() -> Partial {
        let monoid = Monoid::trivial();
        Partial {
            words: vec![(0, 0)],
            options: vec![Bits::new(1)],
            heaps: Vec::new(),
            named: FxHashMap::from_iter([(Bits::new(1), 0)]),
            check: Check::new(&monoid),
            known: FxHashMap::default(),
            changed: 0,
            monoid,
        }
    }

    /// The monoid: the misère quotient of all sums of the heaps.
    pub fn monoid(&self) -> &Monoid {
        &self.monoid
    }

    /// The elements of the heaps from 0 on.
    pub fn heaps(&self) -> &[u16] {
        &self.heaps
    }

    /// The last heap that changed the monoid.
    pub fn changed(&self) -> u32 {
        self.changed
    }

    /// The element of a position: the product of those of its heaps. `None` if one is not known.
    pub fn element(&self, heaps: &[u32]) -> Option<u16> {
        heaps.iter().try_fold(0, |product, &heap| {
            Some(self.monoid.product(product, *self.heaps.get(heap as usize)?))
        })
    }

    /// Whether the previous player wins a position in misère play. `None` if the element of a heap is
    /// not known.
    pub fn is_p(&self, heaps: &[u32]) -> Option<bool> {
        self.element(heaps).map(|element| self.monoid.is_p(element))
    }

    /// The least position of an element: fewest of the largest heap, then of the next, and so on.
    pub fn word(&self, mut element: u16) -> Vec<u32> {
        let mut word = Vec::new();
        while element != 0 {
            let (before, heap) = self.words[usize::from(element)];
            word.push(heap);
            element = before;
        }
        word.reverse();
        word
    }

    pub(super) fn bytes(&self) -> u64 {
        let order = self.monoid.order() as u64;
        2 * order * order + self.check.bytes() + self.known.len() as u64 * (order / 8 + 48)
    }

    /// Adds all heaps up to this one.
    ///
    /// # Errors
    /// [`Halt`], and the heaps added until then stay.
    ///
    /// Cost: every option of every heap, and what a change of the monoid takes: all heaps again, and
    /// a check that is cheap as long as most positions can be won in many ways.
    pub fn extend(&mut self, source: &dyn Heaps, to: u32, budget: &mut Budget) -> Result<(), Halt> {
        while self.heaps.len() <= to as usize {
            self.add(source, budget)?;
        }
        Ok(())
    }

    /// Adds the next heap.
    fn add(&mut self, source: &dyn Heaps, budget: &mut Budget) -> Result<(), Halt> {
        let (heap, order) = (self.heaps.len() as u32, self.monoid.order());
        let (mut options, mut count) = (Bits::new(order), 0);
        source.visit_options(heap, &mut |left| {
            count += 1;
            options.insert(self.element(left).unwrap_or(0).into());
        });
        budget.spend(1 + count / 64)?;
        let known = if options.is_empty() { Some(0) } else { self.known.get(&options).copied() };
        if let Some(element) = known {
            self.heaps.push(element);
            return Ok(());
        }
        // The outcomes of the heap together with the least words, by which an element is known.
        let mut row = Bits::new(order);
        for z in 0..order {
            if !self.options[z].meets(&row) && !self.monoid.row(z as u16).meets(&options) {
                row.insert(z);
            }
        }
        let mut wrong = None;
        if let Some(&element) = self.named.get(&row) {
            let mut check = self.check.clone();
            match check.add(&self.monoid, heap, element, &options, budget)? {
                Verdict::Right => {
                    self.check = check;
                    self.heaps.push(element);
                    self.known.insert(options, element);
                    return match self.bytes() > budget.memory() {
                        true => Err(Halt::TooLarge { heap: heap + 1 }),
                        false => Ok(()),
                    };
                }
                Verdict::NoP(word) => wrong = Some(word),
                Verdict::TwoP(z) => wrong = Some([self.word(z), vec![heap]].concat()),
            }
        }
        *self = self.adjoin(source, wrong, budget)?;
        Ok(())
    }
}
