//! Dyadic rationals: the numbers among the short games.
//!
//! A short game that is a number is m/2^k for integers m and k ≥ 0. They are kept exact at any
//! size, in lowest terms: m is odd or k is 0.
//!
//! Reference: Conway, *On Numbers and Games*, ch. 1; Siegel, *Combinatorial Game Theory*, II.3.

use std::cmp::Ordering;
use std::fmt;
use std::ops::{Add, Mul, Neg, Sub};

use dashu_int::{IBig, UBig, ops::BitTest};

/// A dyadic rational m/2^k, exact.
///
/// ```
/// use nimatron::partizan::Dyadic;
/// let x = Dyadic::new(3, 2) + Dyadic::new(1, 2);
/// assert_eq!(x, Dyadic::from(1));
/// assert_eq!(Dyadic::new(-3, 4).to_string(), "-3/16");
/// ```
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct Dyadic {
    numerator: IBig,
    exponent: u32,
}

impl Dyadic {
    /// The number `numerator`/2^`exponent`.
    pub fn new(numerator: impl Into<IBig>, exponent: u32) -> Dyadic {
        let numerator = numerator.into();
        let twos = numerator.trailing_zeros().unwrap_or(usize::MAX).min(exponent as usize);
        Dyadic { numerator: numerator >> twos, exponent: exponent - twos as u32 }
    }

    /// 0.
    pub fn zero() -> Dyadic {
        Dyadic::from(0)
    }

    /// The numerator in lowest terms.
    pub fn numerator(&self) -> &IBig {
        &self.numerator
    }

    /// The exponent of two in the denominator.
    pub fn exponent(&self) -> u32 {
        self.exponent
    }

    /// Whether this is 0.
    pub fn is_zero(&self) -> bool {
        self.numerator.is_zero()
    }

    /// Whether this is less than 0.
    pub fn is_negative(&self) -> bool {
        self.numerator < IBig::ZERO
    }

    /// Whether the denominator is 1.
    pub fn is_integer(&self) -> bool {
        self.exponent == 0
    }

    /// The largest integer that is not above.
    pub fn floor(&self) -> IBig {
        // A shift of a negative number rounds down.
        &self.numerator >> self.exponent as usize
    }

    /// The smallest integer that is not below.
    pub fn ceiling(&self) -> IBig {
        -(-&self.numerator >> self.exponent as usize)
    }

    /// The absolute value.
    pub fn abs(&self) -> Dyadic {
        if self.is_negative() { -self } else { self.clone() }
    }

    /// Half of the number.
    pub fn half(&self) -> Dyadic {
        if self.is_zero() {
            self.clone()
        } else {
            Dyadic::new(self.numerator.clone(), self.exponent + 1)
        }
    }

    /// How many bits the number takes.
    pub fn bits(&self) -> usize {
        self.numerator.bit_len() + self.exponent as usize
    }

    /// Numerators over the greater of the two denominators, and its exponent.
    fn aligned(&self, other: &Dyadic) -> (IBig, IBig, u32) {
        let exponent = self.exponent.max(other.exponent);
        let over = |x: &Dyadic| &x.numerator << (exponent - x.exponent) as usize;
        (over(self), over(other), exponent)
    }

    /// The simplest number between two bounds, of which each may be missing and may be allowed
    /// itself. The bounds must leave a number.
    ///
    /// The simplest number is the one that is born first: the integer of least absolute value if
    /// there is an integer, and otherwise the one of least denominator, which is unique.
    ///
    /// Reference: Siegel, *Combinatorial Game Theory*, Theorem II.3.7 (simplest number).
    ///
    /// ```
    /// use nimatron::partizan::Dyadic;
    /// let between = |a: Dyadic, b: Dyadic| Dyadic::simplest(Some((&a, false)), Some((&b, false)));
    /// assert_eq!(between(Dyadic::new(1, 1), Dyadic::from(1)), Dyadic::new(3, 2));
    /// assert_eq!(between(Dyadic::from(2), Dyadic::from(9)), Dyadic::from(3));
    /// assert_eq!(Dyadic::simplest(None, Some((&Dyadic::from(-2), true))), Dyadic::from(-2));
    /// ```
    pub fn simplest(low: Option<(&Dyadic, bool)>, high: Option<(&Dyadic, bool)>) -> Dyadic {
        let admits = |x: &Dyadic| {
            low.is_none_or(|(bound, closed)| bound < x || closed && bound == x)
                && high.is_none_or(|(bound, closed)| x < bound || closed && bound == x)
        };
        if admits(&Dyadic::zero()) {
            return Dyadic::zero();
        }
        // 0 is out of bounds: either all numbers within are positive, or all are negative.
        let positive = low.is_some_and(|(bound, _)| !bound.is_negative());
        if !positive {
            let mirrored = |bound: Option<(&Dyadic, bool)>| bound.map(|(x, closed)| (-x, closed));
            let (low, high) = (mirrored(high), mirrored(low));
            let borrowed = |bound: &Option<(Dyadic, bool)>| {
                bound.as_ref().map(|(x, closed)| (x.clone(), *closed))
            };
            let (low, high) = (borrowed(&low), borrowed(&high));
            return -&Dyadic::simplest_positive(low.as_ref(), high.as_ref());
        }
        let owned = |bound: Option<(&Dyadic, bool)>| bound.map(|(x, closed)| (x.clone(), closed));
        Dyadic::simplest_positive(owned(low).as_ref(), owned(high).as_ref())
    }

    fn simplest_positive(low: Option<&(Dyadic, bool)>, high: Option<&(Dyadic, bool)>) -> Dyadic {
        let zero = (Dyadic::zero(), false);
        let (low, low_closed) = low.unwrap_or(&zero);
        // The least multiple of 1/2^exponent that the lower bound admits, if the upper one does.
        let candidate = |exponent: u32| {
            let scaled = Dyadic::scaled(low, exponent);
            let mut numerator = scaled.ceiling();
            if !low_closed && scaled == Dyadic::from(numerator.clone()) {
                numerator += IBig::ONE;
            }
            let candidate = Dyadic::new(numerator, exponent);
            let fits = high
                .is_none_or(|(high, closed)| candidate < *high || *closed && candidate == *high);
            fits.then_some(candidate)
        };
        if let Some(integer) = candidate(0) {
            return integer;
        }
        // What fits stays a multiple for greater exponents: the least one is found by halving.
        let (mut short, mut enough) = (0, low.exponent.max(high.map_or(0, |x| x.0.exponent)) + 1);
        while enough - short > 1 {
            let middle = short.midpoint(enough);
            if candidate(middle).is_some() { enough = middle } else { short = middle }
        }
        candidate(enough).unwrap_or_else(|| low.clone())
    }

    fn scaled(x: &Dyadic, exponent: u32) -> Dyadic {
        Dyadic::new(&x.numerator << exponent as usize, x.exponent)
    }
}

impl From<IBig> for Dyadic {
    fn from(integer: IBig) -> Dyadic {
        Dyadic { numerator: integer, exponent: 0 }
    }
}

impl From<UBig> for Dyadic {
    fn from(natural: UBig) -> Dyadic {
        Dyadic::from(IBig::from(natural))
    }
}

impl From<i64> for Dyadic {
    fn from(integer: i64) -> Dyadic {
        Dyadic::from(IBig::from(integer))
    }
}

impl Ord for Dyadic {
    fn cmp(&self, other: &Dyadic) -> Ordering {
        if self.exponent == other.exponent {
            return self.numerator.cmp(&other.numerator);
        }
        let (a, b, _) = self.aligned(other);
        a.cmp(&b)
    }
}

impl PartialOrd for Dyadic {
    fn partial_cmp(&self, other: &Dyadic) -> Option<Ordering> {
        Some(self.cmp(other))
    }
}

impl Add for &Dyadic {
    type Output = Dyadic;

    fn add(self, other: &Dyadic) -> Dyadic {
        let (a, b, exponent) = self.aligned(other);
        Dyadic::new(a + b, exponent)
    }
}

impl Sub for &Dyadic {
    type Output = Dyadic;

    fn sub(self, other: &Dyadic) -> Dyadic {
        let (a, b, exponent) = self.aligned(other);
        Dyadic::new(a - b, exponent)
    }
}

impl Mul for &Dyadic {
    type Output = Dyadic;

    fn mul(self, other: &Dyadic) -> Dyadic {
        Dyadic::new(&self.numerator * &other.numerator, self.exponent + other.exponent)
    }
}

impl Neg for &Dyadic {
    type Output = Dyadic;

    fn neg(self) -> Dyadic {
        Dyadic { numerator: -&self.numerator, exponent: self.exponent }
    }
}

macro_rules! owned {
    ($($operator:ident $method:ident),*) => {$(
        impl $operator for Dyadic {
            type Output = Dyadic;

            fn $method(self, other: Dyadic) -> Dyadic {
                (&self).$method(&other)
            }
        }
    )*};
}

owned!(Add add, Sub sub, Mul mul);

impl Neg for Dyadic {
    type Output = Dyadic;

    fn neg(self) -> Dyadic {
        -&self
    }
}

impl fmt::Display for Dyadic {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        if self.is_integer() {
            return write!(f, "{}", self.numerator);
        }
        write!(f, "{}/{}", self.numerator, UBig::ONE << self.exponent as usize)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn floors_and_ceilings() {
        for (numerator, exponent, floor, ceiling) in
            [(3, 1, 1, 2), (-3, 1, -2, -1), (4, 1, 2, 2), (-1, 5, -1, 0), (0, 3, 0, 0)]
        {
            let x = Dyadic::new(numerator, exponent);
            assert_eq!((x.floor(), x.ceiling()), (floor.into(), ceiling.into()), "{x}");
        }
    }

    /// The simplest number found by going through all numbers in the order of their birth.
    #[test]
    fn the_simplest_number_is_born_first() {
        let mut by_birth = vec![Dyadic::zero()];
        for exponent in 0..4 {
            let mut generation: Vec<Dyadic> =
                (1..=8i64 << exponent).map(|n| Dyadic::new(n, exponent)).collect();
            generation.retain(|x| x.exponent == exponent);
            for x in generation {
                by_birth.push(x.clone());
                by_birth.push(-x);
            }
        }
        let bounds: Vec<Dyadic> = (-12..=12).map(|n| Dyadic::new(n, 2)).collect();
        for low in &bounds {
            for high in &bounds {
                for (low_closed, high_closed) in
                    [(false, false), (true, false), (false, true), (true, true)]
                {
                    let fits = |x: &&Dyadic| {
                        (low < *x || low_closed && low == *x)
                            && (*x < high || high_closed && high == *x)
                    };
                    // Within one open unit there is at most one number of each denominator.
                    let Some(expected) = by_birth.iter().find(fits) else { continue };
                    let found =
                        Dyadic::simplest(Some((low, low_closed)), Some((high, high_closed)));
                    assert_eq!(&found, expected, "{low} {low_closed} {high} {high_closed}");
                }
            }
        }
    }
}
