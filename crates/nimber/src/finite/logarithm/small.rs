//! Logarithms by tables, in the fields up to 64 bits.
//!
//! To the compatible generator g of the field of 64 bits. Its norms are the compatible generators
//! of the smaller fields, so that the exponent e is known
//!
//! - modulo 65535 from the norm to 16 bits: a table of all logarithms there;
//! - modulo 65537 from the norm a₁X + a₀ to 32 bits: the class of a₀/a₁ decides it, as the group
//!   modulo that of the smaller field is cyclic of that order;
//! - modulo 641·6700417 from the circle part u = a′/a: modulo the large prime by baby steps and giant
//!   steps of u^641, then modulo the small one by a table.
//!
//! An element and its inverse on the circle are conjugate and have the same upper half, so that
//! one entry of a table stands for both.

use std::sync::OnceLock;

use super::super::generators::compatible_generator;
use super::super::{Nimber16, Nimber32, Nimber64};

/// The primes of f₅ = 2^32+1.
const SMALL_PRIME: u64 = 641;
const LARGE_PRIME: u64 = 6_700_417;

/// The powers of an element of the circle from the 0-th to the `last`, found by their upper halves.
struct Powers {
    /// Upper half, a bit of the lower one, and the exponent plus one; 0 is empty.
    slots: Vec<u64>,
    shift: u32,
}

impl Powers {
    const EXPONENT: u64 = (1 << 31) - 1;
    const LOWER: u64 = 1 << 31;

    fn new(base: Nimber64, last: u64) -> Powers {
        let bits = (2 * last).ilog2() + 1;
        let mut powers = Powers { slots: vec![0; 1 << bits], shift: 64 - bits };
        let mut power = Nimber64::ONE;
        for exponent in 0..=last {
            let mut place = powers.place(power);
            while powers.slots[place] != 0 {
                place = powers.after(place);
            }
            powers.slots[place] = entry(power) | (exponent + 1);
            power *= base;
        }
        powers
    }

    fn place(&self, element: Nimber64) -> usize {
        const MULTIPLIER: u64 = 0x9e37_79b9_7f4a_7c15;
        ((element.get() >> 32).wrapping_mul(MULTIPLIER) >> self.shift) as usize
    }

    fn after(&self, place: usize) -> usize {
        (place + 1) & (self.slots.len() - 1)
    }

    /// The e with base^e = `element`, as its absolute value and whether it is negative.
    fn exponent(&self, element: Nimber64) -> Option<(u64, bool)> {
        let wanted = entry(element);
        let mut place = self.place(element);
        loop {
            let slot = self.slots[place];
            if slot == 0 {
                return None;
            }
            if slot >> 32 == wanted >> 32 {
                return Some(((slot & Self::EXPONENT) - 1, (slot ^ wanted) & Self::LOWER != 0));
            }
            place = self.after(place);
        }
    }
}

/// The upper half of an element, and the bit of the lower half in which it differs from its
/// conjugate: a₁X + a₀ and a₁X + a₀+a₁.
fn entry(element: Nimber64) -> u64 {
    let (upper, lower) = (element.get() >> 32, element.get() & 0xffff_ffff);
    let differs = upper & upper.wrapping_neg() & lower != 0;
    upper << 32 | if differs { Powers::LOWER } else { 0 }
}

/// About 1.6 MiB, made on first use.
struct Tables {
    /// Powers of the generator of 16 bits, and the logarithms to it.
    powers: Vec<u16>,
    logarithms: Vec<u16>,
    /// Logarithms modulo 65537 by a₀/a₁, the last one for a₁ = 0.
    classes: Vec<u32>,
    /// The baby steps: powers of h, a generator of the subgroup of the large prime.
    babies: Powers,
    /// h^(−s·j) for the giant steps, s the `stride`.
    giants: Vec<Nimber64>,
    /// u^−n for n below 2^12, and for the multiples of 2^12, u the circle part of the generator.
    inverses: [Vec<Nimber64>; 2],
    /// The powers of u^6700417.
    small: Powers,
}

/// The number of baby steps, on either side.
const BABIES: u64 = 1 << 16;
/// The length of a giant step.
const STRIDE: u64 = 2 * BABIES + 1;
/// Bits of an exponent looked up at once.
const DIGIT: u32 = 12;

/// base^0, base^1, … base^(count−1).
fn powers(base: Nimber64, count: u64) -> Vec<Nimber64> {
    std::iter::successors(Some(Nimber64::ONE), |&power| Some(power * base))
        .take(count as usize)
        .collect()
}

impl Tables {
    fn get() -> &'static Tables {
        static TABLES: OnceLock<Tables> = OnceLock::new();
        TABLES.get_or_init(Tables::new)
    }

    fn new() -> Tables {
        let generator = |level| {
            let generator = compatible_generator(level).map(|generator| generator.nimber);
            let word = generator.and_then(|nimber| u64::try_from(nimber.as_natural()).ok());
            Nimber64::new(word.unwrap_or(1))
        };
        let mut tables = Tables {
            powers: Vec::with_capacity(0xffff),
            logarithms: vec![0; 0x1_0000],
            classes: vec![0; 0x1_0001],
            babies: Powers { slots: Vec::new(), shift: 0 },
            giants: Vec::new(),
            inverses: [Vec::new(), Vec::new()],
            small: Powers { slots: Vec::new(), shift: 0 },
        };
        let base = Nimber16::new(generator(4).get() as u16);
        let mut power = Nimber16::ONE;
        for exponent in 0..0xffff_u16 {
            tables.powers.push(power.get());
            tables.logarithms[usize::from(power.get())] = exponent;
            power *= base;
        }
        let base = Nimber32::new(generator(5).get() as u32);
        let mut power = Nimber32::ONE;
        for exponent in 0..=0x1_0000 {
            let class = tables.class(power.get());
            tables.classes[class] = exponent;
            power *= base;
        }
        let circle = generator(6).conjugate() / generator(6);
        let inverse = circle.conjugate();
        let baby = circle.pow(SMALL_PRIME.into());
        tables.babies = Powers::new(baby, BABIES);
        let giant = baby.conjugate().pow(STRIDE.into());
        tables.giants = powers(giant, LARGE_PRIME.div_ceil(STRIDE));
        let digits = 1 << DIGIT;
        tables.inverses = [
            powers(inverse, digits),
            powers(inverse.pow(digits.into()), LARGE_PRIME.div_ceil(digits)),
        ];
        tables.small = Powers::new(circle.pow(LARGE_PRIME.into()), SMALL_PRIME / 2);
        tables
    }

    /// The place of a number of 32 bits, not 0, in the table of classes.
    fn class(&self, number: u32) -> usize {
        let (upper, lower) = ((number >> 16) as usize, (number & 0xffff) as usize);
        if upper == 0 {
            return 0x1_0000;
        }
        if lower == 0 {
            return 0;
        }
        let logarithm = |n: usize| u32::from(self.logarithms[n]);
        let quotient = (logarithm(lower) + 0xffff - logarithm(upper)) % 0xffff;
        usize::from(self.powers[quotient as usize])
    }

    /// The logarithm of an element of the circle modulo f₅.
    fn on_the_circle(&self, element: Nimber64) -> u64 {
        // u^641 = u^512·u^128·u.
        let u128 = (0..7).fold(element, |power, _| power.square());
        let u512 = u128.square().square();
        let target = u512 * u128 * element;
        let large = (0..).zip(&self.giants).find_map(|(step, &giant)| {
            let (exponent, negative) = self.babies.exponent(target * giant)?;
            let reached = LARGE_PRIME + STRIDE * step;
            Some(if negative { reached - exponent } else { reached + exponent } % LARGE_PRIME)
        });
        let large = large.unwrap_or_default();
        let [low, high] = &self.inverses;
        let (low, high) =
            (low[(large & ((1 << DIGIT) - 1)) as usize], high[(large >> DIGIT) as usize]);
        let rest = element * (low * high);
        let (small, negative) = self.small.exponent(rest).unwrap_or_default();
        let small = if negative { SMALL_PRIME - small } else { small };
        (large + LARGE_PRIME * small) % (SMALL_PRIME * LARGE_PRIME)
    }
}

/// Joins remainders modulo Q−1 and Q+1 to one modulo Q²−1, for Q = 2^bits: −2 is Q−1 modulo Q+1,
/// and its inverse there is Q/2.
fn join(lower: u64, circle: u64, bits: u32) -> u64 {
    let q = 1_u128 << bits;
    let (lower, circle) = (u128::from(lower), u128::from(circle));
    let difference = (circle + (q + 1) - lower % (q + 1)) % (q + 1);
    let times = (difference << (bits - 1)) % (q + 1);
    (lower + (q - 1) * times) as u64
}

/// The e < 2^64−1 with g^e = a for the compatible generator g = `*1127700028470` of the field of 64
/// bits; none for 0.
///
/// For the compatible generator of a smaller field [2^(2^n)], divide by (2^64−1)/(2^(2^n)−1).
///
/// ```
/// use nimatron_nimber::finite::{Nimber64, logarithm::compatible_logarithm};
///
/// let generator = Nimber64::from(1127700028470);
/// assert_eq!(compatible_logarithm(generator.pow(12345)), Some(12345));
/// assert_eq!(compatible_logarithm(Nimber64::from(2)), Some(u64::MAX / 3));
/// assert_eq!(compatible_logarithm(Nimber64::from(0)), None);
/// ```
///
/// Cost: about 40 products and 30 lookups in tables of 1.6 MiB, which are made on first use.
pub fn compatible_logarithm(a: Nimber64) -> Option<u64> {
    if a.is_zero() {
        return None;
    }
    let tables = Tables::get();
    let norm = Nimber32::new(a.norm().get() as u32);
    let lowest = norm.norm().get() as usize;
    let class = tables.class(norm.get());
    let logarithm = join(tables.logarithms[lowest].into(), tables.classes[class].into(), 16);
    // A number of 32 bits has the circle part 1.
    let circle = a.conjugate().checked_div(a)?;
    Some(join(logarithm, tables.on_the_circle(circle), 32))
}
