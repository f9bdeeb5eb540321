//! What a value is: a small number that stands for a game in canonical form.
//!
//! Sums of a number, a multiple of up and a nimber are so common that the small ones among them
//! *are* their identifier: neither table nor memory is needed to add, negate or compare them.
//! Everything else is looked up in the [`Values`](super::Values) that made it.
//!
//! ```text
//! bit 31   1: a small number-up-star        0: the place of a block in the store
//! 17…30    numerator, two's complement
//! 13…16    exponent of the denominator
//!  7…12    multiple of up, two's complement
//!  0…6     nimber
//! ```

use std::num::NonZeroU32;

use dashu_int::IBig;

use super::Dyadic;

/// A short game up to equality: the identifier of its canonical form.
///
/// Values of the same [`Values`](super::Values) are equal as games iff they are equal as
/// identifiers. The order of games is partial and takes work: see
/// [`Arithmetic::compare`](super::Arithmetic::compare). Values of different stores must not be
/// mixed; a stray one means some other game, or 0.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct Value(NonZeroU32);

const INLINE: u32 = 1 << 31;
const STAR_BITS: u32 = 7;
const UP_BITS: u32 = 6;
const EXPONENT_BITS: u32 = 4;
const NUMERATOR_BITS: u32 = 14;
const UP_SHIFT: u32 = STAR_BITS;
const EXPONENT_SHIFT: u32 = UP_SHIFT + UP_BITS;
const NUMERATOR_SHIFT: u32 = EXPONENT_SHIFT + EXPONENT_BITS;
const INFINITESIMAL: u32 = (1 << EXPONENT_SHIFT) - 1;

/// The greatest exponent of a denominator in a small number.
const MAX_EXPONENT: u32 = (1 << EXPONENT_BITS) - 1;

const fn fits(value: i64, bits: u32) -> bool {
    value >= -(1 << (bits - 1)) && value < 1 << (bits - 1)
}

/// A small number-up-star, taken apart.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Small {
    pub numerator: i32,
    pub exponent: u32,
    pub ups: i32,
    pub star: u32,
}

impl Small {
    /// The numerator over the greatest denominator.
    fn fixed(self) -> i32 {
        self.numerator << (MAX_EXPONENT - self.exponent)
    }

    /// The value, unless some part is too large.
    pub fn packed(self) -> Option<Value> {
        Small::pack(self.fixed().into(), self.ups.into(), self.star)
    }

    fn pack(fixed: i64, ups: i64, star: u32) -> Option<Value> {
        let twos = fixed.trailing_zeros().min(MAX_EXPONENT);
        let (numerator, exponent) = (fixed >> twos, MAX_EXPONENT - twos);
        let fits = fits(numerator, NUMERATOR_BITS) && fits(ups, UP_BITS) && star >> STAR_BITS == 0;
        let mask = |value: i64, bits: u32| value as u32 & ((1 << bits) - 1);
        fits.then(|| {
            Value::from_bits(
                INLINE
                    | mask(numerator, NUMERATOR_BITS) << NUMERATOR_SHIFT
                    | exponent << EXPONENT_SHIFT
                    | mask(ups, UP_BITS) << UP_SHIFT
                    | star,
            )
        })
    }
}

impl Value {
    /// The game {|}, in which nobody can move.
    pub const ZERO: Value = Value::small_integer(0);
    /// The integer 1 = {0|}.
    pub const ONE: Value = Value::small_integer(1);
    /// The nimber * = {0|0}.
    pub const STAR: Value = Value(match NonZeroU32::new(INLINE | 1) {
        Some(bits) => bits,
        None => panic!(),
    });
    /// Up: ↑ = {0|*}.
    pub const UP: Value = Value(match NonZeroU32::new(INLINE | 1 << UP_SHIFT) {
        Some(bits) => bits,
        None => panic!(),
    });

    /// A small integer.
    pub(super) const fn small_integer(integer: i8) -> Value {
        let numerator = integer as u32 & ((1 << NUMERATOR_BITS) - 1);
        match NonZeroU32::new(INLINE | numerator << NUMERATOR_SHIFT) {
            Some(bits) => Value(bits),
            None => panic!(),
        }
    }

    /// The integer, if it is small.
    pub(super) fn integer(integer: i64) -> Option<Value> {
        let fixed = fits(integer, NUMERATOR_BITS).then_some(integer << MAX_EXPONENT)?;
        Small::pack(fixed, 0, 0)
    }

    /// The simplest number between two small ones, of which each may be missing and may be allowed
    /// itself, if it is small: see [`Dyadic::simplest`].
    pub(super) fn simplest_number(
        low: Option<(Value, bool)>,
        high: Option<(Value, bool)>,
    ) -> Option<Value> {
        // In units of the least small fraction. A bound that is not allowed moves by one of them.
        let bound = |bound: Option<(Value, bool)>, inwards: i64| match bound {
            None => Some(-inwards << 40),
            Some((value, closed)) => value
                .is_small_number()
                .then(|| i64::from(value.small_fixed()) + if closed { 0 } else { inwards }),
        };
        let (low, high) = (bound(low, 1)?, bound(high, -1)?);
        if low > high {
            return None;
        }
        if low <= 0 && high >= 0 {
            return Some(Value::ZERO);
        }
        let (near, far) = if low > 0 { (low, high) } else { (-high, -low) };
        let rounded_up = |twos: u32| (near + (1 << twos) - 1) >> twos << twos;
        let simplest = (0..=MAX_EXPONENT).rev().map(rounded_up).find(|&number| number <= far)?;
        Small::pack(low.signum() * simplest, 0, 0)
    }

    /// The value of an identifier; one that means nothing is 0.
    pub(super) fn from_bits(bits: u32) -> Value {
        NonZeroU32::new(bits).map_or(Value::ZERO, Value)
    }

    pub(super) fn bits(self) -> u32 {
        self.0.get()
    }

    pub(super) fn is_small(self) -> bool {
        self.bits() & INLINE != 0
    }

    /// Whether this is a small number without ups and stars.
    pub(super) fn is_small_number(self) -> bool {
        self.bits() & (INLINE | INFINITESIMAL) == INLINE
    }

    /// The parts of a small number-up-star.
    pub(super) fn small(self) -> Option<Small> {
        self.is_small().then(|| {
            let bits = self.bits();
            // Shifted up and down again to extend the sign.
            let signed =
                |shift: u32, width: u32| (bits << (32 - shift - width)) as i32 >> (32 - width);
            Small {
                numerator: signed(NUMERATOR_SHIFT, NUMERATOR_BITS),
                exponent: bits >> EXPONENT_SHIFT & MAX_EXPONENT,
                ups: signed(UP_SHIFT, UP_BITS),
                star: bits & ((1 << STAR_BITS) - 1),
            }
        })
    }

    /// The same small number with other small ups and another small star.
    pub(super) fn with_infinitesimal(self, ups: i64, star: u32) -> Value {
        let ups = ups as u32 & ((1 << UP_BITS) - 1);
        Value::from_bits(self.bits() & !INFINITESIMAL | ups << UP_SHIFT | star)
    }

    /// The number in a small number-up-star.
    pub(super) fn small_number_part(self) -> Value {
        Value::from_bits(self.bits() & !INFINITESIMAL)
    }

    /// Small numbers compare as their numerators over one denominator.
    pub(super) fn small_fixed(self) -> i32 {
        let bits = self.bits();
        let numerator =
            (bits << (32 - NUMERATOR_SHIFT - NUMERATOR_BITS)) as i32 >> (32 - NUMERATOR_BITS);
        numerator << (MAX_EXPONENT - (bits >> EXPONENT_SHIFT & MAX_EXPONENT))
    }

    /// The sum of two small ones, if it is small.
    pub(super) fn small_sum(self, other: Value) -> Option<Value> {
        let (a, b) = (self.small()?, other.small()?);
        let fixed = i64::from(a.fixed()) + i64::from(b.fixed());
        Small::pack(fixed, i64::from(a.ups + b.ups), a.star ^ b.star)
    }

    /// The negative of a small one, if it is small.
    pub(super) fn small_negative(self) -> Option<Value> {
        let a = self.small()?;
        Small::pack(-i64::from(a.fixed()), -i64::from(a.ups), a.star)
    }

    /// A number, ups and a star as a small value, if it is small.
    pub(super) fn pack(parts: &NumberUpStar) -> Option<Value> {
        let exponent = parts.number.exponent();
        let numerator = i32::try_from(parts.number.numerator()).ok()?;
        if exponent > MAX_EXPONENT || !fits(numerator.into(), NUMERATOR_BITS) {
            return None;
        }
        let fixed = i64::from(numerator) << (MAX_EXPONENT - exponent);
        Small::pack(fixed, parts.ups, parts.star)
    }
}

/// A number, a multiple of up and a nimber: x + n·↑ + *m.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct NumberUpStar {
    /// The number x.
    pub number: Dyadic,
    /// The multiple n.
    pub ups: i64,
    /// The nimber m.
    pub star: u32,
}

impl NumberUpStar {
    /// The number alone.
    pub fn number(number: Dyadic) -> NumberUpStar {
        NumberUpStar { number, ups: 0, star: 0 }
    }

    /// Whether there are neither ups nor stars.
    pub fn is_number(&self) -> bool {
        self.ups == 0 && self.star == 0
    }

    /// Whether the game is at least 0: whether Left wins moving second.
    ///
    /// A positive number outweighs everything infinitesimal; n·↑ + *m ≥ 0 iff n ≥ 2, or n = 1
    /// and m ≠ 1, or n = m = 0.
    ///
    /// Reference: Conway, *On Numbers and Games*, ch. 9; *Winning Ways*, ch. 3.
    pub fn is_at_least_zero(&self) -> bool {
        if !self.number.is_zero() {
            return !self.number.is_negative();
        }
        infinitesimal_at_least_zero(self.ups, self.star)
    }
}

/// Whether n·↑ + *m ≥ 0.
pub(super) fn infinitesimal_at_least_zero(ups: i64, star: u32) -> bool {
    match ups {
        0 => star == 0,
        1 => star != 1,
        _ => ups > 1,
    }
}

impl From<Small> for NumberUpStar {
    fn from(small: Small) -> NumberUpStar {
        NumberUpStar {
            number: Dyadic::new(IBig::from(small.numerator), small.exponent),
            ups: small.ups.into(),
            star: small.star,
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_simplest_small_number_is_the_simplest_one() {
        let value = |number: &Dyadic| Value::pack(&NumberUpStar::number(number.clone()));
        let mut bounds = vec![None];
        for number in (-20..=20).map(|numerator| Dyadic::new(numerator, 3)) {
            bounds.extend([false, true].map(|closed| Some((number.clone(), closed))));
        }
        for low in &bounds {
            for high in &bounds {
                if let (Some((low, a)), Some((high, b))) = (low, high) {
                    if low > high || low == high && !(*a && *b) {
                        continue;
                    }
                }
                let small = |bound: &Option<(Dyadic, bool)>| {
                    bound.as_ref().and_then(|(number, closed)| Some((value(number)?, *closed)))
                };
                let expected = Dyadic::simplest(
                    low.as_ref().map(|(number, closed)| (number, *closed)),
                    high.as_ref().map(|(number, closed)| (number, *closed)),
                );
                let found = Value::simplest_number(small(low), small(high));
                assert_eq!(found, value(&expected), "{low:?} {high:?}");
            }
        }
        let least = Dyadic::new(1, MAX_EXPONENT);
        let beyond = [Some((Value::ZERO, false)), Some((value(&least).unwrap(), false))];
        assert_eq!(Value::simplest_number(beyond[0], beyond[1]), None);
    }

    #[test]
    fn small_values_carry_their_parts() {
        for (numerator, exponent, ups, star) in
            [(0, 0, 0, 0), (-3, 2, 5, 1), (8191, 0, -32, 127), (-8192, 0, 31, 64), (1, 15, 0, 0)]
        {
            let parts = NumberUpStar { number: Dyadic::new(numerator, exponent), ups, star };
            let value = Value::pack(&parts).expect("it is small");
            assert_eq!(NumberUpStar::from(value.small().unwrap()), parts);
            assert_eq!(value.is_small_number(), ups == 0 && star == 0);
        }
        for (numerator, exponent, ups, star) in
            [(8192, 0, 0, 0), (1, 16, 0, 0), (0, 0, 32, 0), (0, 0, 0, 128)]
        {
            let parts = NumberUpStar { number: Dyadic::new(numerator, exponent), ups, star };
            assert_eq!(Value::pack(&parts), None);
        }
    }
}
