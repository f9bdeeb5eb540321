//! Finite nimbers as polynomials in the generators of their fields.
//!
//! The field of level n + 1 is that of level n with the Fermat power Xₙ = 2^(2^n) adjoined. So the
//! finite nimbers are the polynomials over {0, 1} in
//!
//! > x = 2, y = 4, z = 16, t = 256, u = 65536, x5 = 2^32, x6 = 2^64, …
//!
//! none of them to a higher power than the first, and computed with by the relations
//!
//! > x² = x + 1, y² = y + x, z² = z + xy, t² = t + xyz, …: Xₙ² = Xₙ + X₀X₁⋯Xₙ₋₁.
//!
//! The power of two 2^k is the product of the Xᵢ for which bit i of k is set, and a nimber is the sum
//! of its powers of two.
//!
//! Reference: J. H. Conway, *On Numbers and Games*, chapter 6.

use std::fmt;

use dashu_int::ops::BitTest;

use super::unbounded::FiniteNimber;
use crate::text::Notation;
use crate::text::formula::{Formula, Operator, Symbol};

/// The first generators.
const LETTERS: [&str; 5] = ["x", "y", "z", "t", "u"];

/// A finite nimber written as a polynomial in the generators x = 2, y = 4, z = 16, t = 256,
/// u = 65536, x5 = 2^32, ….
///
/// In ASCII it is written for a system of computer algebra, `x*y+z+1`, the highest power of two
/// first.
///
/// ```
/// use nimatron_nimber::finite::{FiniteNimber, TowerPolynomial};
///
/// let polynomial = TowerPolynomial::new(FiniteNimber::from(1051u32));
/// // 1051 = 1024 + 16 + 8 + 2 + 1, and 1024 = 2^(8+2).
/// assert_eq!(polynomial.to_string(), "y*t+z+x*y+x+1");
/// ```
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct TowerPolynomial(FiniteNimber);

impl TowerPolynomial {
    /// The polynomial of a nimber.
    pub fn new(nimber: FiniteNimber) -> TowerPolynomial {
        TowerPolynomial(nimber)
    }

    /// The nimber.
    pub fn nimber(&self) -> &FiniteNimber {
        &self.0
    }

    /// Number of generators written.
    pub fn size(&self) -> u64 {
        let bits = self.0.as_natural();
        (0..bits.bit_len())
            .filter(|&bit| bits.bit(bit))
            .map(|bit| bit.count_ones() as u64 + 1)
            .sum()
    }

    /// The polynomial in the given notation: `x*y+1`, `x·y+1`, `xy+1`.
    pub fn to_text(&self, notation: Notation) -> String {
        self.formula().to_text(notation)
    }

    /// The polynomial as a formula.
    pub fn formula(&self) -> Formula {
        let bits = self.0.as_natural();
        let term = |bit: usize| {
            let generators = (0..usize::BITS).filter(|place| bit >> place & 1 == 1);
            match bit {
                0 => Formula::number(1),
                _ => Formula::joined(generators.map(generator), &Operator::Juxtaposed.close()),
            }
        };
        let terms = (0..bits.bit_len()).rev().filter(|&bit| bits.bit(bit)).map(term);
        match bits.is_zero() {
            true => Formula::number(0),
            false => Formula::joined(terms, &Operator::Plus.close()),
        }
    }
}

/// A generator by its letter or its number.
fn generator(place: u32) -> Formula {
    match LETTERS.get(place as usize) {
        Some(letter) => Formula::Variable((*letter).into()),
        None => Symbol::Generator(place).formula(),
    }
}

impl fmt::Display for TowerPolynomial {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.pad(&self.to_text(Notation::Ascii))
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::Natural;
    use crate::finite::FieldElement;

    /// The nimber that a polynomial in ASCII stands for, by sums and products alone.
    fn value(text: &str) -> FiniteNimber {
        let factor = |name: &str| match LETTERS.iter().position(|letter| *letter == name) {
            Some(place) => FiniteNimber::power_of_two(1 << place),
            None if name == "1" => FiniteNimber::one(),
            None => FiniteNimber::power_of_two(1 << name[1..].parse::<u32>().unwrap()),
        };
        let term = |term: &str| term.split('*').map(factor).fold(FiniteNimber::one(), |a, b| a * b);
        text.split('+').map(term).fold(FiniteNimber::zero(), |a, b| a + b)
    }

    #[test]
    fn the_polynomial_has_the_value_of_the_nimber() {
        let mut state = 1_u64;
        for bits in 1..100_usize {
            state = state.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1);
            let natural = (Natural::from(state) << 64) + Natural::from(!state);
            let nimber =
                FiniteNimber::new(natural & Natural::ones(bits) | Natural::ONE << (bits - 1));
            assert_eq!(value(&TowerPolynomial::new(nimber.clone()).to_string()), nimber);
        }
        assert_eq!(TowerPolynomial::new(FiniteNimber::zero()).to_string(), "0");
    }

    #[test]
    fn generators_satisfy_their_relations() {
        for place in 0..8_usize {
            let generator = FiniteNimber::power_of_two(1 << place);
            let product = (0..place).map(|below| FiniteNimber::power_of_two(1 << below));
            let product = product.fold(FiniteNimber::one(), |a, b| a * b);
            assert_eq!(generator.square(), &generator + &product);
        }
    }

    #[test]
    fn notations() {
        let polynomial =
            TowerPolynomial::new(FiniteNimber::new((Natural::ONE << 33) + Natural::ONE));
        assert_eq!(polynomial.to_text(Notation::Ascii), "x*x5+1");
        assert_eq!(polynomial.to_text(Notation::Unicode), "x·x5+1");
        assert_eq!(polynomial.to_text(Notation::Latex), "xx_{5}+1");
    }
}
