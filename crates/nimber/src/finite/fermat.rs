//! Fermat numbers f_k = 2^(2^k)+1 and their prime factors.
//!
//! The group of the field [2^(2^n)] has order 2^(2^n)−1 = f₀·f₁·…·f_(n−1), and any two Fermat
//! numbers are coprime. Orders, roots and logarithms in finite nimbers are therefore questions
//! about the factors of Fermat numbers: those of f₀ … f₁₁ are known completely, those of the next
//! ones in part. No Fermat number is known to be divisible by the square of a prime.
//!
//! Sources: Euler 1732 (f₅); Landry 1880 (f₆); Morrison and Brillhart 1970 (f₇); Brent and
//! Pollard 1980 (f₈); Western 1903, Lenstra, Lenstra, Manasse and Pollard 1990 (f₉); Selfridge
//! 1953, Brillhart 1962, Brent 1995 (f₁₀); Cunningham 1899, Brent and Morain 1988 (f₁₁); Pervushin
//! 1877, Western 1903, Hallyburton and Brillhart 1974, Baillie 1986, Vang and Zimmermann 2010
//! (f₁₂); Hallyburton and Brillhart 1974, Crandall 1991, Brent 1995 (f₁₃); Rajala and others 2010
//! (f₁₄); Kraitchik 1925, Gostin 1987, Crandall, van Halewyn and others 1997 (f₁₅).

use std::sync::OnceLock;

use super::FieldElement;
use super::unbounded::FiniteNimber;
use crate::Natural;

/// Known prime factors of f_k, from the smallest; where the last one is left out it is what
/// remains.
const PRIMES: [&[&str]; 16] = [
    &[],
    &[],
    &[],
    &[],
    &[],
    &["641"],
    &["274177"],
    &["59649589127497217"],
    &["1238926361552897"],
    &["2424833", "7455602825647884208337395736200454918783366342657"],
    &["45592577", "6487031809", "4659775785220018543264560743076778192897"],
    &["319489", "974849", "167988556341760475137", "3560841906445833920513"],
    &[
        "114689",
        "26017793",
        "63766529",
        "190274191361",
        "1256132134125569",
        "568630647535356955169033410940867804839360742060818433",
    ],
    &["2710954639361", "2663848877152141313", "3603109844542291969", "319546020820551643220672513"],
    &["116928085873074369829035993834596371340386703423373313"],
    &["1214251009", "2327042503868417", "168768817029516972383024127016961"],
];

/// The Fermat numbers below this index are factored completely.
pub const COMPLETELY_FACTORED: u32 = 12;

/// The Fermat number f_k = 2^(2^k)+1.
///
/// ```
/// use nimatron_nimber::{Natural, finite::fermat::fermat_number};
///
/// assert_eq!(fermat_number(4), Natural::from(65537u32));
/// ```
pub fn fermat_number(index: u32) -> Natural {
    (Natural::ONE << (1_usize << index)) + Natural::ONE
}

/// What is known about the factors of a Fermat number.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Factorisation {
    /// The known primes, each of which divides it once, from the smallest.
    pub primes: Vec<Natural>,
    /// What remains, if it is composite and its factors are unknown.
    pub cofactor: Option<Natural>,
}

impl Factorisation {
    /// The factors to be looked at one by one: the primes, then the cofactor.
    pub(super) fn parts(&self) -> impl Iterator<Item = &Natural> {
        self.primes.iter().chain(&self.cofactor)
    }

    /// Whether this factor is the composite cofactor.
    pub(super) fn is_cofactor(&self, part: &Natural) -> bool {
        self.cofactor.as_ref() == Some(part)
    }

    /// The parts p with u^(f/p) ≠ 1, for an element u whose order divides the number f: the primes
    /// of its order.
    ///
    /// Cost: two powers of the length of f together, and short ones. The factors are much
    /// shorter than the last one, and the power to the last one is theirs in common.
    pub(super) fn parts_of_order(&self, circle: &FiniteNimber) -> Vec<&Natural> {
        let mut parts: Vec<&Natural> = self.parts().collect();
        let Some(last) = parts.pop().filter(|_| !circle.is_one()) else {
            return Vec::new();
        };
        let rest: Natural = parts.iter().copied().product();
        let power = circle.pow(last);
        parts.retain(|&part| !power.pow(&(&rest / part)).is_one());
        if !circle.pow(&rest).is_one() {
            parts.push(last);
        }
        parts
    }
}

/// The factorisation of the Fermat number f_k: complete for k ≤ 11, partial above.
///
/// ```
/// use nimatron_nimber::finite::fermat::factorisation;
///
/// let five = factorisation(5);
/// assert_eq!(five.primes.iter().map(ToString::to_string).collect::<Vec<_>>(), ["641", "6700417"]);
/// assert_eq!(five.cofactor, None);
/// assert!(factorisation(12).cofactor.is_some());
/// ```
///
/// The factorisations up to f₁₅ are divided out once and kept.
pub fn factorisation(index: u32) -> Factorisation {
    static KNOWN: [OnceLock<Factorisation>; PRIMES.len()] =
        [const { OnceLock::new() }; PRIMES.len()];
    match (KNOWN.get(index as usize), PRIMES.get(index as usize)) {
        (Some(known), Some(primes)) => known.get_or_init(|| divided(index, primes)).clone(),
        _ => Factorisation { primes: Vec::new(), cofactor: Some(fermat_number(index)) },
    }
}

fn divided(index: u32, primes: &[&str]) -> Factorisation {
    let mut rest = fermat_number(index);
    // The table holds numerals only, which a test asserts.
    let mut primes: Vec<Natural> = primes.iter().filter_map(|prime| prime.parse().ok()).collect();
    for prime in &primes {
        rest /= prime;
    }
    if index < COMPLETELY_FACTORED {
        primes.push(rest);
        return Factorisation { primes, cofactor: None };
    }
    Factorisation { primes, cofactor: Some(rest) }
}

/// A number ≠ 0 seen by the Fermat numbers from f_(`field`−1) down to f_`bottom`: its circle
/// parts u_k in the fields of level k+1, and its norm to the field of level `bottom`.
///
/// u_k = a_k′/a_k for the norm a_k of a to the field of level k+1, and its order divides f_k. The
/// prime p of f_k divides the order of a as often as that of u_k: a′/a = a^(2^(2^k)−1), and
/// 2^(2^k)−1 is coprime to f_k; the other primes are those of the norm, which is a^f_k. So questions
/// about one prime cost short powers in a small field, and not long ones in the whole field.
pub(super) fn circle_parts(
    a: &FiniteNimber,
    field: u32,
    bottom: u32,
) -> (Vec<(u32, FiniteNimber)>, FiniteNimber) {
    let mut parts = Vec::new();
    let mut norm = a.clone();
    for half in (bottom..field).rev() {
        // A number of the smaller field is its own conjugate.
        let conjugate = if norm.is_in(half) { norm.clone() } else { norm.conjugate() };
        parts.push((half, conjugate.checked_div(&norm).unwrap_or_else(FiniteNimber::one)));
        norm = norm.half_norm(half);
    }
    (parts, norm)
}

#[cfg(test)]
mod tests {
    use super::*;
    use dashu_int::fast_div::ConstDivisor;
    use dashu_int::ops::BitTest;

    /// Whether an odd number passes the test of Miller and Rabin to the first bases, which for
    /// composite numbers below 3.3·10^24 none does (Sorenson and Webster 2015).
    fn is_probably_prime(n: &Natural) -> bool {
        let less = n - Natural::ONE;
        let twos = less.trailing_zeros().unwrap_or(0);
        let ring = ConstDivisor::new(n.clone());
        let one = ring.reduce(Natural::ONE);
        let minus_one = ring.reduce(less.clone());
        [2_u32, 3, 5, 7, 11, 13, 17, 19, 23, 29, 31, 37, 41].iter().all(|&base| {
            if (Natural::from(base) % n).is_zero() {
                return true;
            }
            let mut power = ring.reduce(Natural::from(base)).pow(&(&less >> twos));
            power == one
                || (0..twos).any(|_| {
                    let found = power == minus_one;
                    power = power.sqr();
                    found
                })
        })
    }

    #[test]
    fn the_factors_multiply_to_the_fermat_numbers() {
        for index in 0..PRIMES.len() as u32 {
            let Factorisation { primes, cofactor } = factorisation(index);
            assert!(primes.iter().all(|prime| *prime > Natural::ONE));
            let known: Natural = primes.iter().product();
            assert_eq!(known * cofactor.clone().unwrap_or(Natural::ONE), fermat_number(index));
            assert_eq!(cofactor.is_none(), index < COMPLETELY_FACTORED);
            let given = PRIMES[index as usize].len();
            assert_eq!(primes.len(), given + usize::from(cofactor.is_none()));
            assert!(primes.is_sorted());
        }
        // The number of digits of the large factors, as published.
        let digits = |n: &Natural| n.to_string().len();
        let largest = |index| factorisation(index).primes.last().map(digits);
        assert_eq!([8, 9, 10, 11].map(largest), [62, 99, 252, 564].map(Some));
        let unknown = |index| factorisation(index).cofactor.as_ref().map(digits);
        assert_eq!([12, 13].map(unknown), [1133, 2391].map(Some));
    }

    #[test]
    fn the_factors_are_probably_prime_and_the_cofactors_are_not() {
        for index in 0..PRIMES.len() as u32 {
            let Factorisation { primes, cofactor } = factorisation(index);
            for prime in primes {
                assert!(is_probably_prime(&prime), "{prime} divides f_{index}");
                assert!(
                    index < 2
                        || (&prime - Natural::ONE).trailing_zeros() > Some(index as usize + 1)
                );
            }
            // Fermat's test to the base 3 alone already tells the smaller ones.
            if let Some(cofactor) = cofactor.filter(|cofactor| cofactor.bit_len() < 9000) {
                assert!(!is_probably_prime(&cofactor));
            }
        }
    }
}
