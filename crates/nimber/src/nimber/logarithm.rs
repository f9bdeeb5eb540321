//! The group of a field: orders, logarithms, and compatible generators.

use super::arithmetic::{finite_power_work, word_products};
use super::operands::Closed;
use super::{Nimber, NimberError};
use crate::Natural;
use crate::finite::generators::{MAX_LEVEL, compatible_generator};
use crate::finite::{FiniteNimber, Order, Remainder};
use crate::transfinite::work::spend;
use crate::transfinite::{AlgebraicNimber, FieldError};
use crate::work::Work;

impl Nimber {
    /// The least n ≥ 1 with a^n = 1.
    ///
    /// ```
    /// use nimatron_nimber::{Nimber, allowance};
    ///
    /// assert_eq!(Nimber::from(4u8).order(&mut allowance(1 << 20))?, 15u8.into());
    /// # Ok::<(), nimatron_nimber::NimberError>(())
    /// ```
    ///
    /// # Errors
    /// [`NimberError::OrderOfZero`]; [`NimberError::UnfactoredFermat`] and
    /// [`NimberError::Unfactored`] if prime factors of the order of the group are not known;
    /// [`NimberError::Operand`] from ω^(ω^ω) on; [`NimberError::Field`] if the smallest field is
    /// too large or not known; [`NimberError::Exhausted`].
    pub fn order(&self, work: &mut Work<'_>) -> Result<Natural, NimberError> {
        match Closed::of([self])? {
            Closed::Finite([a]) => {
                spend(work, finite_power_work(&a).saturating_mul(4))?;
                match a.order().ok_or(NimberError::OrderOfZero)? {
                    Order::Exact(order) => Ok(order),
                    Order::Partial { unfactored, .. } => Err(NimberError::UnfactoredFermat {
                        fermat: unfactored,
                        known: Remainder::unknown(),
                    }),
                }
            }
            Closed::Infinite([a]) => a.order(work).map_err(|error| match error {
                FieldError::Unfactored { divisor } => {
                    NimberError::Unfactored { divisor, known: Remainder::unknown() }
                }
                error => error.into(),
            }),
        }
    }

    /// The k < 2^d−1 with g^k = a, where d is the degree of a and g the [compatible
    /// generator](Self::generator) of its field.
    ///
    /// ```
    /// use nimatron_nimber::{Nimber, allowance};
    ///
    /// let logarithm = |text: &str| text.parse::<Nimber>().unwrap().logarithm(&mut allowance(1 << 20));
    /// // Angles of 1/3 and of 28/63 = 4/9: ω is a cube root of *2.
    /// assert_eq!(logarithm("*2")?, 1u8.into());
    /// assert_eq!(logarithm("*w")?, 28u8.into());
    /// # Ok::<(), nimatron_nimber::NimberError>(())
    /// ```
    ///
    /// # Errors
    /// [`NimberError::LogarithmOfZero`]; [`NimberError::Stopped`] with the remainder that is known
    /// if the work is used up; [`NimberError::UnknownGenerator`]; as [`order`](Self::order).
    ///
    /// Cost: about √p products for the largest prime factor p of the order.
    pub fn logarithm(&self, work: &mut Work<'_>) -> Result<Natural, NimberError> {
        match Closed::of([self])? {
            Closed::Finite([a]) => {
                let generator = finite_generator(a.level(), work)?;
                finite_logarithm(&a, &generator, work)
            }
            Closed::Infinite([a]) => Ok(a.logarithm(work)?),
        }
    }

    /// The least k ≥ 0 with base^k = a.
    ///
    /// # Errors
    /// [`NimberError::LogarithmToBaseZero`]; [`NimberError::NotAPower`]; as
    /// [`logarithm`](Self::logarithm).
    pub fn logarithm_to(&self, base: &Self, work: &mut Work<'_>) -> Result<Natural, NimberError> {
        match Closed::of([self, base])? {
            Closed::Finite([a, base]) => finite_logarithm(&a, &base, work),
            Closed::Infinite([a, base]) => Ok(a.logarithm_to(&base, work)?),
        }
    }

    /// The generator g_n of the group of the field of 2^n elements, n = `bits`, in a compatible
    /// system: g_n^((2^n−1)/(2^m−1)) = g_m wherever m divides n.
    ///
    /// ```
    /// use nimatron_nimber::{Nimber, allowance};
    ///
    /// assert_eq!(Nimber::generator(16, &mut allowance(1 << 20))?, 1051u16.into());
    /// # Ok::<(), nimatron_nimber::NimberError>(())
    /// ```
    ///
    /// # Errors
    /// [`NimberError::UnknownGenerator`] if n is a power of 2 and above 16384;
    /// [`NimberError::Unfactored`] if the factors of 2^n−1 are not all known;
    /// [`NimberError::Field`] if n is 0, or the field too large; [`NimberError::Exhausted`].
    pub fn generator(bits: usize, work: &mut Work<'_>) -> Result<Self, NimberError> {
        if bits.is_power_of_two() {
            return Self::of_finite(finite_generator(bits.ilog2(), work)?);
        }
        Self::of_algebraic(&AlgebraicNimber::compatible_generator(bits, work)?)
    }
}

/// The compatible generator of the field of this level.
fn finite_generator(level: u32, work: &mut Work<'_>) -> Result<FiniteNimber, NimberError> {
    if level > MAX_LEVEL {
        return Err(NimberError::UnknownGenerator);
    }
    let bits = 1_u64 << level;
    spend(work, bits.saturating_mul(word_products(bits)))?;
    let generator = compatible_generator(level).map(|generator| generator.nimber);
    generator.ok_or(NimberError::UnknownGenerator)
}

fn finite_logarithm(
    nimber: &FiniteNimber,
    base: &FiniteNimber,
    work: &mut Work<'_>,
) -> Result<Natural, NimberError> {
    let larger = if nimber.level() < base.level() { base } else { nimber };
    spend(work, finite_power_work(larger).saturating_mul(8))?;
    Ok(nimber.logarithm(base, work)?)
}
