//! Multiplicative orders.
//!
//! The order of a ≠ 0 in the field of level n divides 2^(2^n)−1 = f₀·…·f_(n−1). Its divisor in f_k
//! is the order of the circle part u_k (see [`fermat`](super::fermat)): the product of the primes
//! p of f_k with u_k^(f_k/p) ≠ 1, as no square of a prime divides f_k.

use super::FieldElement;
use super::fermat::{circle_parts, factorisation};
use super::unbounded::FiniteNimber;
use crate::Natural;

/// The order of a nimber, as far as the factors of Fermat numbers are known.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Order {
    /// The order.
    Exact(Natural),
    /// The order is `known` times one divisor > 1 of each of the composite cofactors.
    Partial {
        /// The product of the known primes that divide the order.
        known: Natural,
        /// The indices k of the Fermat numbers f_k of which a composite
        /// [cofactor](super::fermat::Factorisation::cofactor) has some divisor in the order.
        unfactored: Vec<u32>,
    },
}

impl Order {
    /// The order, if it is known.
    pub fn exact(&self) -> Option<&Natural> {
        match self {
            Order::Exact(order) => Some(order),
            Order::Partial { .. } => None,
        }
    }
}

impl FiniteNimber {
    /// The least n ≥ 1 with a^n = 1; none for 0.
    ///
    /// Exact up to the field of 2^4096 elements, and above it where no composite cofactor of a
    /// Fermat number is involved.
    ///
    /// ```
    /// use nimatron_nimber::finite::{FiniteNimber, Order};
    ///
    /// let order = FiniteNimber::from(1361923u32).order();
    /// assert_eq!(order, Some(Order::Exact(u32::MAX.into())));
    /// ```
    ///
    /// Cost: for each of the primes a power in the field of its Fermat number.
    pub fn order(&self) -> Option<Order> {
        if self.is_zero() {
            return None;
        }
        let mut known = Natural::ONE;
        let mut unfactored = Vec::new();
        for (index, circle) in circle_parts(self, self.level(), 0).0 {
            let factors = factorisation(index);
            for part in factors.parts_of_order(&circle) {
                match factors.is_cofactor(part) {
                    true => unfactored.push(index),
                    false => known *= part,
                }
            }
        }
        Some(match unfactored.is_empty() {
            true => Order::Exact(known),
            false => Order::Partial { known, unfactored },
        })
    }
}
