//! Generators of the groups of the finite fields.
//!
//! The least generators are 2, 4, 18, 258, 65540, …. Compatible ones form a sequence x₁ = 2, x₂, …
//! in which each has the one before as its norm,
//!
//! > xₙ is the least generator of [2^(2^n)] with xₙ^(2^(2^(n−1))+1) = xₙ₋₁:
//!
//! 2, 4, 32, 1051, 1361923, 1127700028470, …. With them logarithms agree between the fields.
//!
//! How xₙ = a + bX is found: its norm a² + ab + c·b² is to be x = xₙ₋₁. With a = b·y that is
//! y² + y = c + x/b², solvable if and only if x/b² has trace 1; the two solutions are conjugate, and
//! the lesser a counts. So the least b decides, if xₙ is a generator at all, that is, if
//! u = xₙ′/xₙ has the order f_(n−1). The trace of x/b² is that of s/b for s = √x, and for b in a
//! subfield it is the trace of (the trace of s there)/b: where that vanishes, the whole subfield
//! can be skipped.
//!
//! Trap: without "generator" the sequence would be another one, as 57^257 = 32 and 57 < 1051.

use std::sync::OnceLock;

use super::FieldElement;
use super::fermat::{COMPLETELY_FACTORED, Factorisation, circle_parts, factorisation};
use super::unbounded::FiniteNimber;

/// The largest level whose generators are looked for: the field of 2^16384 elements.
pub const MAX_LEVEL: u32 = 14;

/// A generator of the group of a finite field, and how sure that is.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Generator {
    /// The generator.
    pub nimber: FiniteNimber,
    /// What its order rests on.
    pub certainty: Certainty,
}

/// What the claim that a number generates the group rests on.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Certainty {
    /// Proved, by the complete factorisation of the order.
    Proved,
    /// No known prime contradicts it, but the factors of these Fermat numbers are not all known.
    Conditional {
        /// Their indices: f_k = 2^(2^k)+1.
        unfactored: Vec<u32>,
    },
}

impl Generator {
    fn of_level(nimber: FiniteNimber, level: u32) -> Generator {
        let unfactored: Vec<u32> = (COMPLETELY_FACTORED..level).collect();
        let certainty = match unfactored.is_empty() {
            true => Certainty::Proved,
            false => Certainty::Conditional { unfactored },
        };
        Generator { nimber, certainty }
    }
}

/// Whether every known factor of the Fermat number divides the order of the element.
fn has_full_order(circle: &FiniteNimber, factors: &Factorisation) -> bool {
    factors.parts_of_order(circle).len() == factors.parts().count()
}

/// The least generator of the group of the field of level `level`; none above [`MAX_LEVEL`].
///
/// ```
/// use nimatron_nimber::finite::{FiniteNimber, generators::least_generator};
///
/// let least = [1, 2, 3, 4, 5].map(|level| least_generator(level).unwrap().nimber);
/// assert_eq!(least, [2u32, 4, 18, 258, 65540].map(FiniteNimber::from));
/// ```
///
/// Cost: a handful of candidates, each tested in the small fields first.
pub fn least_generator(level: u32) -> Option<Generator> {
    if level > MAX_LEVEL {
        return None;
    }
    let generates = |candidate: &FiniteNimber| {
        let (circles, _) = circle_parts(candidate, level, 0);
        circles.iter().rev().all(|(index, circle)| has_full_order(circle, &factorisation(*index)))
    };
    // What is smaller lies in a smaller field.
    let mut candidate = FiniteNimber::power_of_two((1 << level) / 2);
    while !generates(&candidate) {
        candidate = successor(&candidate);
    }
    Some(Generator::of_level(candidate, level))
}

fn successor(nimber: &FiniteNimber) -> FiniteNimber {
    FiniteNimber::new(nimber.as_natural() + crate::Natural::ONE)
}

/// The compatible generator xₙ of the field of level n, from x₀ = 1; none above [`MAX_LEVEL`].
///
/// ```
/// use nimatron_nimber::finite::generators::{Certainty, compatible_generator};
///
/// let six = compatible_generator(6).unwrap();
/// assert_eq!(six.nimber.to_string(), "*1127700028470");
/// assert_eq!(six.certainty, Certainty::Proved);
/// ```
///
/// Cost: all twelve proved ones take about a second; they are kept.
pub fn compatible_generator(level: u32) -> Option<Generator> {
    static FOUND: [OnceLock<FiniteNimber>; MAX_LEVEL as usize + 1] =
        [const { OnceLock::new() }; MAX_LEVEL as usize + 1];
    if level > MAX_LEVEL {
        return None;
    }
    let mut generator = FiniteNimber::one();
    for (index, found) in (0..=level).zip(&FOUND) {
        generator = found.get_or_init(|| next_compatible(&generator, index)).clone();
    }
    Some(Generator::of_level(generator, level))
}

/// The compatible generator of a level after that of the level before.
fn next_compatible(norm: &FiniteNimber, level: u32) -> FiniteNimber {
    let Some(half) = level.checked_sub(1) else {
        return FiniteNimber::one();
    };
    let bits = 1 << half;
    let constant = FiniteNimber::power_of_two(bits - 1);
    let factors = factorisation(half);
    let root = norm.square_root();
    let hopeless =
        |&subfield: &u32| root.relative_trace(half, subfield).is_some_and(|trace| trace.is_zero());
    let skipped = (0..half).rev().find(hopeless);
    let mut b =
        skipped.map_or(FiniteNimber::one(), |subfield| FiniteNimber::power_of_two(1 << subfield));
    loop {
        let quotient = norm / b.square();
        if quotient.has_bit(bits - 1) {
            let y = (quotient + &constant).artin_schreier().unwrap_or_else(FiniteNimber::zero);
            let a = &b * y;
            let a = (&a + &b).min(a);
            let candidate = FiniteNimber::join(&b, &a, bits);
            let circle = candidate.conjugate() / &candidate;
            if has_full_order(&circle, &factors) {
                return candidate;
            }
        }
        b = successor(&b);
    }
}
