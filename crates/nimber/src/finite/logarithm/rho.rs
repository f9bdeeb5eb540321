//! Pollard's rho: logarithms in a group of prime order.
//!
//! A walk multiplies by one of a few known products bˢ·aᵗ, chosen by the element that it has
//! reached. Walks that meet go on together; they end at elements distinguished by their hash, and
//! two that ended at the same one give s + t·x = s′ + t′·x for the logarithm x. Only where walks
//! begin and end is remembered; the exponents are found by walking again.
//!
//! Reference: J. M. Pollard, *Monte Carlo methods for index computation (mod p)* (1978); E. Teske,
//! *Speeding up Pollard's rho method* (1998); P. C. van Oorschot, M. J. Wiener, *Parallel collision
//! search* (1999).

use std::collections::HashMap;
use std::hash::{BuildHasherDefault, Hash, Hasher};

use dashu_int::fast_div::ConstDivisor;
use dashu_int::ops::BitTest;

use super::super::FieldElement;
use super::super::power::power;
use super::Work;
use crate::Natural;

/// An element of a finite group, which is written as a product.
pub(crate) trait GroupElement: Clone + Eq + Hash {
    fn product(&self, other: &Self) -> Self;
    fn power(&self, exponent: &Natural) -> Self;

    /// About how many products of machine words a product takes.
    fn product_work(&self) -> u64;
}

impl<T: FieldElement> GroupElement for T {
    fn product_work(&self) -> u64 {
        // Beyond machine words a product takes memory anew, and thrice the time for twice the bits.
        const LONGER: u64 = 16;
        match self.leading_bit().unwrap_or(0) / 128 {
            0 => 1,
            words => LONGER.saturating_mul(3_u64.saturating_pow(words.ilog2() + 1)),
        }
    }

    fn product(&self, other: &T) -> T {
        FieldElement::product(self, other)
    }

    fn power(&self, exponent: &Natural) -> T {
        power(self, exponent)
    }
}

/// How many products a walk chooses among: with 64 it is hardly worse than a random one (Teske).
const CHOICES: u32 = 6;
/// Steps between two questions whether to go on.
const ASK_EVERY: u64 = 1024;

/// A quick hash of the bytes of a number.
#[derive(Default)]
struct Mixed(u64);

impl Hasher for Mixed {
    fn write(&mut self, bytes: &[u8]) {
        const MULTIPLIER: u64 = 0x9e37_79b9_7f4a_7c15;
        for chunk in bytes.chunks(8) {
            let mut padded = [0; 8];
            padded[..chunk.len()].copy_from_slice(chunk);
            let mixed =
                (self.0.rotate_left(29) ^ u64::from_le_bytes(padded)).wrapping_mul(MULTIPLIER);
            self.0 = mixed ^ mixed >> 32;
        }
    }

    fn finish(&self) -> u64 {
        self.0
    }
}

fn hash<T: Hash>(element: &T) -> u64 {
    let mut hasher = Mixed::default();
    element.hash(&mut hasher);
    hasher.finish()
}

/// The generator splitmix64 (Steele, Lea and Flood 2014): the same walks every time.
struct Random(u64);

impl Random {
    fn word(&mut self) -> u64 {
        self.0 = self.0.wrapping_add(0x9e37_79b9_7f4a_7c15);
        let mut z = self.0;
        z = (z ^ z >> 30).wrapping_mul(0xbf58_476d_1ce4_e5b9);
        z = (z ^ z >> 27).wrapping_mul(0x94d0_49bb_1331_11eb);
        z ^ z >> 31
    }

    fn below(&mut self, bound: &Natural) -> Natural {
        let words = bound.bit_len() / 64 + 2;
        (0..words).fold(Natural::ZERO, |n, _| (n << 64) + Natural::from(self.word())) % bound
    }
}

/// bˢ·aᵗ with its exponents.
#[derive(Clone)]
struct Known<T> {
    element: T,
    s: Natural,
    t: Natural,
}

/// The group, its base b, the number a, and the products that walks choose among.
struct Walks<'a, T> {
    base: &'a T,
    target: &'a T,
    order: &'a Natural,
    choices: Vec<Known<T>>,
    random: Random,
    /// Of the bits of a hash that distinguish an element, all 0: one in about √√p.
    mask: u64,
}

impl<'a, T: GroupElement> Walks<'a, T> {
    fn new(base: &'a T, target: &'a T, order: &'a Natural) -> Self {
        let distinguished = (order.bit_len() / 4).min(30);
        let mask = (1 << distinguished) - 1;
        let random = Random(0);
        let mut walks = Walks { base, target, order, choices: Vec::new(), random, mask };
        walks.choices = (0..1 << CHOICES).map(|_| walks.known()).collect();
        walks
    }

    /// A random product.
    fn known(&mut self) -> Known<T> {
        let (s, t) = (self.random.below(self.order), self.random.below(self.order));
        let element = self.base.power(&s).product(&self.target.power(&t));
        Known { element, s, t }
    }

    /// Whether walks end here. The bits are others than a hash table looks at.
    fn ends_at(&self, hash: u64) -> bool {
        hash >> 20 & self.mask == 0
    }

    fn choice(&self, hash: u64) -> &Known<T> {
        &self.choices[(hash >> (u64::BITS - CHOICES)) as usize]
    }

    /// Where the walk ends; none if it runs in a circle, or if the work is used up.
    fn end(&self, start: &Known<T>, work: &mut Work<'_>) -> Walk<T> {
        let mut element = start.element.clone();
        for step in 1..=32 * (self.mask + 1) {
            let hash = hash(&element);
            if self.ends_at(hash) {
                return if work(step % ASK_EVERY).is_break() {
                    Walk::Stopped
                } else {
                    Walk::Ended(element)
                };
            }
            element = element.product(&self.choice(hash).element);
            if step % ASK_EVERY == 0 && work(ASK_EVERY).is_break() {
                return Walk::Stopped;
            }
        }
        Walk::Circles
    }

    /// The exponents s and t at the end of a walk.
    fn exponents(&self, start: &Known<T>) -> (Natural, Natural) {
        let Known { mut element, mut s, mut t } = start.clone();
        loop {
            let hash = hash(&element);
            if self.ends_at(hash) {
                return (s % self.order, t % self.order);
            }
            let choice = self.choice(hash);
            element = element.product(&choice.element);
            s += &choice.s;
            t += &choice.t;
        }
    }
}

enum Walk<T> {
    Ended(T),
    Circles,
    Stopped,
}

/// About how many products a search in the group of this order takes.
fn expected(order: &Natural) -> u64 {
    use dashu_int::ops::SquareRoot;
    u64::try_from(&order.sqrt()).map_or(u64::MAX, |root| root.saturating_add(root / 4))
}

/// The x with base^x = target in the group of prime order p that the base generates; none if the
/// work is used up. The target must be in that group.
///
/// Cost: about √(πp/2) products, of which `work` is told in products of machine words. Half of them
/// are announced before the first one, so that a search without prospects is not begun.
pub(crate) fn logarithm<T: GroupElement>(
    base: &T,
    target: &T,
    order: &Natural,
    work: &mut Work<'_>,
) -> Option<Natural> {
    let each = base.product_work().max(target.product_work());
    let mut announced = expected(order) / 2;
    if work(announced.saturating_mul(each)).is_break() {
        return None;
    }
    let work: &mut Work<'_> = &mut |products| {
        let paid = products.min(announced);
        announced -= paid;
        work((products - paid).saturating_mul(each))
    };
    let ring = ConstDivisor::new(order.clone());
    let mut walks = Walks::new(base, target, order);
    let mut ends: HashMap<T, Known<T>, BuildHasherDefault<Mixed>> = HashMap::default();
    loop {
        let start = walks.known();
        let end = match walks.end(&start, work) {
            Walk::Ended(end) => end,
            Walk::Circles => continue,
            Walk::Stopped => return None,
        };
        let Some(other) = ends.insert(end, start.clone()) else {
            continue;
        };
        let ((s, t), (s2, t2)) = (walks.exponents(&start), walks.exponents(&other));
        let inverse = (ring.reduce(t2) - ring.reduce(t)).inv();
        if let Some(inverse) = inverse {
            return Some(((ring.reduce(s) - ring.reduce(s2)) * inverse).residue());
        }
    }
}
