//! Smaller ordinals: one at random, and the next step down.
//!
//! Below an infinite ordinal there are infinitely many, and no way to choose
//! among them is fair to all. What a player wants to see is variety: numbers
//! that a child can say, the same normal form cut short, members of sequences
//! that climb to the ordinal. [`random_below`] mixes these ways.

use nimatron_nimber::ordinal::{Principal, Term};
use nimatron_nimber::{Natural, Ordinal};

use super::Random;

/// How often a drawn ordinal may be built from others that are drawn.
const NESTING: u32 = 3;
/// Members of fundamental sequences grow fast: the fifth of ε₀ has five storeys.
const MOST_STEPS: u64 = 5;
/// Finite numbers that are easily said.
const SMALL: u64 = 10;

/// A random ordinal below `bound`; nothing below 0.
///
/// Every finite number below a finite bound that fits a machine word is equally
/// likely. Cost: linear in the size of the bound.
///
/// ```
/// use nimatron::foundation::Random;
/// use nimatron::foundation::random_below;
/// use nimatron_nimber::Ordinal;
///
/// let bound: Ordinal = "w1+w^w*3+5".parse()?;
/// let mut random = Random::new(1);
/// assert!((0..100).all(|_| random_below(&bound, &mut random).unwrap() < bound));
/// assert_eq!(random_below(&Ordinal::zero(), &mut random), None);
/// # Ok::<(), nimatron_nimber::text::ParseError>(())
/// ```
pub fn random_below(bound: &Ordinal, random: &mut Random) -> Option<Ordinal> {
    (!bound.is_zero()).then(|| draw(bound, random, NESTING))
}

/// The next lower height on the way down: the predecessor; for a limit, a
/// member of its fundamental sequence; where no sequence climbs to it, as to
/// `w1`, the last power is exchanged for `e0`. Nothing below 0.
///
/// ```
/// use nimatron::foundation::step_down;
/// for (height, below) in [("w+3", "w+2"), ("w^2", "w*5"), ("w1*2", "w1+e0"), ("w", "5")] {
///     assert_eq!(step_down(&height.parse()?), Some(below.parse()?));
/// }
/// # Ok::<(), nimatron_nimber::text::ParseError>(())
/// ```
pub fn step_down(height: &Ordinal) -> Option<Ordinal> {
    if height.is_zero() {
        return None;
    }
    let below = height.predecessor().or_else(|| height.fundamental_sequence(MOST_STEPS).ok());
    Some(below.filter(|below| below < height).unwrap_or_else(|| {
        let last = height.limit_terms().len().saturating_sub(1);
        let landmark = Ordinal::epsilon(&Ordinal::zero()).unwrap_or_else(|_| Ordinal::omega());
        let cut = height.limit_terms().get(last).map(|term| {
            let coefficient = &term.coefficient - Natural::ONE;
            cut_at(height, last, coefficient, landmark)
        });
        cut.filter(|below| below < height).unwrap_or_default()
    }))
}

/// A random natural number below `bound ≥ 1`, each equally likely while the
/// bound fits a machine word. A longer bound is cut to a random length every
/// other time: otherwise all numbers drawn would be about as long as it.
pub fn random_natural(bound: &Natural, random: &mut Random) -> Natural {
    if let Ok(bound) = u64::try_from(bound) {
        return random.below(bound).into();
    }
    let bits = Ordinal::from(bound.clone()).leading_power();
    let bits = bits.and_then(|top| top.to_u64()).unwrap_or(0) as usize + 1;
    let bits = if random.below(2) == 0 { bits } else { 1 + random.below(bits as u64) as usize };
    loop {
        let words = (0..bits.div_ceil(64)).flat_map(|_| random.next_u64().to_le_bytes());
        let bytes: Vec<u8> = words.collect();
        let drawn = Natural::from_le_bytes(&bytes) >> (bytes.len() * 8 - bits);
        if drawn < *bound {
            return drawn;
        }
    }
}

fn draw(bound: &Ordinal, random: &mut Random, nesting: u32) -> Ordinal {
    if let Some(natural) = bound.natural() {
        return random_natural(natural, random).into();
    }
    let small = Ordinal::from(random.below(SMALL));
    let drawn = match random.below(6) {
        0 => None,
        1 => Some(lower_finite_part(bound, random)),
        2 => bound.fundamental_sequence(1 + random.below(MOST_STEPS)).ok(),
        _ => Some(cut(bound, random, nesting)),
    };
    drawn.filter(|drawn| drawn < bound).unwrap_or(small)
}

/// `l + m` from `l + n` with `m < n`; a limit stays as it is.
fn lower_finite_part(bound: &Ordinal, random: &mut Random) -> Ordinal {
    let finite = bound.finite_part();
    if finite == Natural::ZERO {
        return bound.clone();
    }
    bound.limit_part() + Ordinal::from(random_natural(&finite, random))
}

/// Keeps the terms before a random one, lowers its coefficient, and puts
/// something smaller behind.
fn cut(bound: &Ordinal, random: &mut Random, nesting: u32) -> Ordinal {
    let terms = bound.limit_terms();
    let index = random.below(terms.len() as u64) as usize;
    let Some(Term { principal, coefficient }) = terms.get(index) else {
        return Ordinal::zero();
    };
    let coefficient = random_natural(coefficient, random);
    let tail = match nesting.checked_sub(1) {
        Some(nesting) if random.below(4) > 0 => below_principal(principal, random, nesting),
        _ => Ordinal::from(random.below(SMALL)),
    };
    cut_at(bound, index, coefficient, tail)
}

/// The terms of `bound` before `index`, that one with another coefficient, and
/// a tail below its power.
fn cut_at(bound: &Ordinal, index: usize, coefficient: Natural, tail: Ordinal) -> Ordinal {
    let terms = bound.limit_terms();
    let kept = terms[..index].iter().map(|term| (term, term.coefficient.clone()));
    let lowered = terms.get(index).map(|term| (term, coefficient));
    let mut parts: Vec<Ordinal> = kept
        .chain(lowered)
        .map(|(term, coefficient)| power(&term.principal) * Ordinal::from(coefficient))
        .collect();
    parts.push(tail);
    // The powers differ, so that the nim-sum is the sum; it is linear in the
    // number of terms, which repeated addition is not.
    Ordinal::nim_sum_of(&parts)
}

/// The principal ordinal as an ordinal; being part of one, it is not too large.
fn power(principal: &Principal) -> Ordinal {
    Ordinal::omega_power(&principal.exponent()).unwrap_or_default()
}

/// Something below a principal ordinal. These are closed under addition.
fn below_principal(principal: &Principal, random: &mut Random, nesting: u32) -> Ordinal {
    let whole = power(principal);
    let large = match principal {
        Principal::Power(exponent) => {
            let power = Ordinal::omega_power(&draw(exponent, random, nesting)).ok();
            let times = Ordinal::from(1 + random.below(SMALL - 1));
            power.map(|power| power * times)
        }
        Principal::Initial(index) => below_initial(index, random, nesting),
        Principal::Veblen(..) | Principal::Gamma(_) => {
            whole.fundamental_sequence(1 + random.below(MOST_STEPS)).ok()
        }
    };
    let large = large.filter(|large| *large < whole).unwrap_or_default();
    if large.is_zero() || random.below(2) == 0 {
        return large;
    }
    let tail = draw(&large, random, nesting);
    large + tail
}

/// Nothing climbs to `w_a` step by step, so a smaller initial ordinal or a
/// famous countable one is taken.
fn below_initial(index: &Ordinal, random: &mut Random, nesting: u32) -> Option<Ordinal> {
    let smaller = Ordinal::initial(&draw(index, random, nesting)).ok()?;
    if smaller > Ordinal::omega() {
        return Some(smaller);
    }
    let number = |n: u64| Ordinal::from(n);
    match random.below(5) {
        0 => Ordinal::omega_power(&number(2 + random.below(SMALL))).ok(),
        1 => Ordinal::omega_power(&Ordinal::omega()).ok(),
        2 => Ordinal::epsilon(&number(random.below(3))).ok(),
        3 => Ordinal::veblen(&number(2), &number(0)).ok(),
        _ => Ordinal::gamma(&number(0)).ok(),
    }
}

#[cfg(test)]
mod tests {
    use std::collections::HashSet;

    use super::*;

    const BOUNDS: [&str; 16] = [
        "1",
        "2",
        "w",
        "w+1",
        "w*2",
        "w^2",
        "w^w",
        "w^w+w*5+3",
        "e0",
        "e0*2+w",
        "w1",
        "w1*3+1",
        "w^w1",
        "w_(w)",
        "phi(w,3)",
        "Gamma0+w^(w+3)+w^w*3+w*5+7",
    ];

    #[test]
    fn stays_below_and_has_variety() {
        let mut random = Random::new(3);
        for text in BOUNDS {
            let bound: Ordinal = text.parse().unwrap();
            let mut seen = HashSet::new();
            for _ in 0..2000 {
                let drawn = random_below(&bound, &mut random).unwrap();
                assert!(drawn < bound, "{drawn} is not below {bound}");
                seen.insert(drawn);
            }
            let expected = bound.to_u64().unwrap_or(9) as usize;
            assert!(seen.len() >= expected, "{text}: {}", seen.len());
            if bound > Ordinal::omega() * Ordinal::omega() {
                assert!(seen.iter().any(|drawn| !drawn.is_finite()), "{text}");
                assert!(seen.len() > 30, "{text}: {}", seen.len());
            }
        }
    }

    #[test]
    fn reaches_every_small_number_and_long_ones() {
        let mut random = Random::new(1);
        let seven = Ordinal::from(7u32);
        let all: HashSet<_> = (0..500).map(|_| random_below(&seven, &mut random)).collect();
        assert_eq!(all.len(), 7);
        let long: Natural = Natural::ONE << 33_000;
        for _ in 0..50 {
            assert!(random_natural(&long, &mut random) < long);
        }
    }

    #[test]
    fn going_down_ends() {
        let mut random = Random::new(9);
        for text in BOUNDS {
            let mut height: Ordinal = text.parse().unwrap();
            let mut steps = 0;
            while let Some(below) = step_down(&height) {
                assert!(below < height, "{below} is not below {height}");
                // Step by step it would take longer than there is time.
                height = random_below(&height, &mut random).unwrap();
                steps += 1;
                assert!(steps < 100_000);
            }
        }
    }
}
