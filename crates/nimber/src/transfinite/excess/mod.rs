//! The excesses m_p, computed anew.
//!
//! For an odd prime p with f the order of 2 modulo p, the excess is the least m such that
//! β = κ_f + m has no p-th root below κ_p (see [`excess`](super::excess())). Passing to a larger field
//! below κ_p never adds a p-th root, as the degrees of those extensions are prime to p. So one looks
//! into any field that contains β, of 2^E elements say. There β is a p-th power if and only if
//!
//! > β^((2^E−1)/p) = N(β)^((2^f−1)/p) = 1, N the norm to the field of 2^f elements,
//!
//! because f divides E and (2^E−1)/(2^f−1) is the exponent of the norm. The norm takes some
//! log₂(E/f) products of E bits (module `norm`) by Frobenius maps (`frobenius`) and products through
//! additive Fourier transforms (`dense`, `product`, `transform`, `cantor`); then everything goes on
//! in a small field (`descent`, `kummer`), where the last power is taken (`power`). Raising β to the
//! power (2^E−1)/p by squaring would take E products instead.
//!
//! Two checks are made before anything is said: Φ(N) = N for the generator Φ of the automorphisms
//! over the field of 2^f elements, and that the last power is a p-th root of unity. If one fails,
//! the answer is [`ExcessError::Damaged`].
//!
//! Two theorems of Lenstra save candidates: m ≥ 1 if κ_f is κ_q for an odd prime power q, and m ≥ 4
//! if f = 2·3^k (k > 0).
//!
//! ```
//! use nimatron_nimber::transfinite::excess::{Excesses, MEBIBYTE};
//!
//! let found = Excesses::of(47)?.with_memory(16 * MEBIBYTE).compute(None, &mut ())?;
//! assert_eq!((found.value, found.degree), (1, 5060));
//! # Ok::<(), nimatron_nimber::transfinite::excess::ExcessError>(())
//! ```
//!
//! Reference: H. W. Lenstra, *On the algebraic closure of two* (1977), sections 3 and 4.

mod cantor;
mod checkpoint;
mod dense;
mod descent;
mod frobenius;
mod kummer;
mod norm;
mod power;
mod product;
mod transform;

use std::ops::ControlFlow;

use thiserror::Error;

use super::FieldError;
use super::degree::{Degree, Relation, least_of_degree, order_of_two};
use crate::Natural;
use crate::say;
use dashu_int::ops::BitTest;
use dense::Dense;

pub use checkpoint::Checkpoint;

/// 2^20 bytes.
pub const MEBIBYTE: usize = 1 << 20;

/// The memory that is taken at most if nothing else is said: 4096 MiB.
pub const DEFAULT_MEMORY: usize = 4096 * MEBIBYTE;

/// Degrees up to here are computed with as numbers, so that memory can be estimated.
const LARGEST_DEGREE: usize = 1 << 40;

/// Why there is no answer.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
pub enum ExcessError {
    /// The number is not an odd prime.
    #[error("{}", say!("{} is not an odd prime", number))]
    NotAnOddPrime {
        /// The number.
        number: u32,
    },
    /// The field needs an excess that is not known, or a prime that the table does not have.
    #[error("{}", say!(
        "the field in which m_{} is found is not known: {}",
        prime,
        reason.to_string(),
    ))]
    Predecessor {
        /// The prime whose excess was asked for.
        prime: u32,
        /// What is missing.
        reason: FieldError,
    },
    /// The field is so large that the computation would take too much memory.
    #[error("{}", say!(
        "m_{} takes {} of memory; allowed are {} MiB",
        prime,
        needed.map_or_else(
            || say!("more than a million MiB"),
            |bytes| say!("{} MiB", bytes.div_ceil(MEBIBYTE)),
        ),
        allowed / MEBIBYTE,
    ))]
    Memory {
        /// The prime whose excess was asked for.
        prime: u32,
        /// Bytes, if they have been counted.
        needed: Option<usize>,
        /// Bytes.
        allowed: usize,
    },
    /// A check failed: a computation, or a state that was stored, was damaged on the way.
    #[error("{}", say!("a check failed: the computation was damaged, and its result is void"))]
    Damaged,
    /// The state belongs to another computation.
    #[error("{}", say!("the stored state belongs to another computation"))]
    OtherState,
    /// The observer ended the computation.
    #[error("{}", say!("the computation was stopped"))]
    Stopped,
}

/// How far a norm has come: it is a product of so many factors.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Step {
    /// Factors of the partial norm.
    pub done: usize,
    /// Factors of the norm, E/f.
    pub factors: usize,
}

/// Who is told of the progress of a computation.
///
/// `()` lets everything run.
pub trait Observer {
    /// Says between two stretches of work whether to go on.
    fn proceed(&mut self) -> ControlFlow<()> {
        ControlFlow::Continue(())
    }

    /// Told of every step of the norm of κ_f + m: from the state the computation can be
    /// [taken up](Excesses::compute) again.
    fn step(&mut self, candidate: u32, step: Step, state: &Checkpoint) {
        let _ = (candidate, step, state);
    }
}

impl Observer for () {}

/// The computation of the excess of a prime, before it is done.
#[derive(Clone, Debug)]
pub struct Excesses {
    prime: u32,
    order: usize,
    kappa: Relation,
    memory: usize,
}

/// An excess that was computed.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Computed {
    /// The odd prime p.
    pub prime: u32,
    /// m_p.
    pub value: u32,
    /// f, the order of 2 modulo p.
    pub order: usize,
    /// E, the degree of the field of κ_f + m_p in which there is no p-th root.
    pub degree: usize,
    /// The least m that was not excluded by a theorem; those from there on were computed.
    pub least: u32,
}

impl Excesses {
    /// Prepares the computation for an odd prime p.
    ///
    /// The field is that of κ_f + m, which is made of the excesses of smaller primes in the
    /// [table](super::excess()).
    ///
    /// # Errors
    /// [`ExcessError::NotAnOddPrime`], and [`ExcessError::Predecessor`] if an excess is missing.
    ///
    /// Cost: p steps.
    pub fn of(prime: u32) -> Result<Excesses, ExcessError> {
        if !is_odd_prime(prime) {
            return Err(ExcessError::NotAnOddPrime { number: prime });
        }
        let order = order_of_two(prime) as usize;
        let kappa =
            least_of_degree(order).map_err(|reason| ExcessError::Predecessor { prime, reason })?;
        Ok(Excesses { prime, order, kappa, memory: DEFAULT_MEMORY })
    }

    /// The same with another bound on the memory, in bytes.
    #[must_use]
    pub fn with_memory(self, memory: usize) -> Excesses {
        Excesses { memory, ..self }
    }

    /// The order f of 2 modulo p.
    pub fn order(&self) -> usize {
        self.order
    }

    /// The least m that is not excluded by a theorem of Lenstra.
    pub fn least(&self) -> u32 {
        let three_power = |mut n: usize| {
            while n > 1 && n % 3 == 0 {
                n /= 3;
            }
            n == 1
        };
        if self.order % 6 == 0 && three_power(self.order / 2) {
            4
        } else {
            u32::from(self.kappa.kappas.len() == 1 && self.kappa.finite.is_zero())
        }
    }

    /// κ_f + m.
    fn candidate(&self, m: u32) -> Relation {
        let mut candidate = self.kappa.clone();
        candidate.finite ^= Natural::from(m);
        let bits = candidate.finite.bit_len().max(1).next_power_of_two();
        candidate.degree.join(&Degree::of_level(bits.trailing_zeros()));
        candidate
    }

    /// The degree E of the field of κ_f + m for the least m, none if it is beyond 2^40.
    pub fn degree(&self) -> Option<usize> {
        self.candidate(self.least()).degree.at_most(LARGEST_DEGREE)
    }

    /// The answer with an excess that was computed before; none if a theorem excludes it.
    ///
    /// ```
    /// use nimatron_nimber::transfinite::excess::Excesses;
    ///
    /// let excess = Excesses::of(19)?;
    /// assert_eq!(excess.with_value(4), Some(excess.compute(None, &mut ())?));
    /// assert_eq!(excess.with_value(0), None);
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    pub fn with_value(&self, value: u32) -> Option<Computed> {
        let (prime, order, least) = (self.prime, self.order, self.least());
        let degree = self.candidate(value).degree.at_most(LARGEST_DEGREE)?;
        (value >= least).then_some(Computed { prime, value, order, degree, least })
    }

    /// The tower of the field of κ_f + m, if it is not too large.
    fn field(&self, candidate: &Relation) -> Result<Dense, ExcessError> {
        let prime = self.prime;
        let allowed = self.memory;
        if candidate.degree.at_most(LARGEST_DEGREE).is_none() {
            return Err(ExcessError::Memory { prime, needed: None, allowed });
        }
        let dense = Dense::of(&candidate.degree)
            .map_err(|reason| ExcessError::Predecessor { prime, reason })?;
        let needed = dense.bytes();
        if needed > allowed {
            return Err(ExcessError::Memory { prime, needed: Some(needed), allowed });
        }
        Ok(dense)
    }

    /// The bytes that it takes at most for the least m.
    ///
    /// # Errors
    /// [`ExcessError::Memory`] if the field is of a degree beyond 2^40.
    pub fn memory(&self) -> Result<usize, ExcessError> {
        let field = Excesses { memory: usize::MAX, ..self.clone() };
        Ok(field.field(&self.candidate(self.least()))?.bytes())
    }

    /// Computes the excess, or goes on from a state of the same computation.
    ///
    /// # Errors
    /// [`ExcessError::Memory`] before anything is computed, [`ExcessError::Stopped`] by the
    /// observer, [`ExcessError::OtherState`], and [`ExcessError::Damaged`] if a check fails.
    ///
    /// Cost: for each candidate some log₂(E/f) products in the field of 2^E elements, each followed
    /// by a Frobenius map that costs about as much.
    pub fn compute(
        &self,
        from: Option<Checkpoint>,
        observer: &mut dyn Observer,
    ) -> Result<Computed, ExcessError> {
        let prime = self.prime;
        let least = self.least();
        let first = from.as_ref().map_or(least, |state| state.candidate);
        if from.as_ref().is_some_and(|state| state.prime != prime) || first < least {
            return Err(ExcessError::OtherState);
        }
        let mut from = from;
        for value in first.. {
            let candidate = self.candidate(value);
            let dense = self.field(&candidate)?;
            let start = from.take().map(|state| (state.factors, state.norm));
            if !self.is_power(&dense, &candidate, value, start, observer)? {
                let degree = dense.degree(dense.height());
                return Ok(Computed { prime, value, order: self.order, degree, least });
            }
        }
        Err(ExcessError::Damaged)
    }

    /// Whether κ_f + m is a p-th power in its field.
    fn is_power(
        &self,
        dense: &Dense,
        candidate: &Relation,
        m: u32,
        from: Option<(usize, Vec<u64>)>,
        observer: &mut dyn Observer,
    ) -> Result<bool, ExcessError> {
        let beta = dense.tower.sum(&candidate.degree, candidate);
        if let Some((factors, norm)) = &from {
            let all = dense.degree(dense.height()) / self.order;
            let shift = all.ilog2().checked_sub(factors.checked_ilog2().unwrap_or(u32::MAX));
            if shift.is_none_or(|shift| all >> shift != *factors)
                || norm.len() != dense.slots(dense.height())
                || norm.iter().any(|slot| slot.checked_shr(dense.bits as u32).unwrap_or(0) > 0)
            {
                return Err(ExcessError::OtherState);
            }
        }
        let norm = norm::norm(dense, &beta, self.order, from, observer, &|factors, norm| {
            Checkpoint { prime: self.prime, candidate: m, factors, norm: norm.to_vec() }
        })?;
        descent::is_power_below(dense, &norm, self.order, self.prime, &mut || go_on(observer))
    }
}

/// Asks the observer.
fn go_on(observer: &mut dyn Observer) -> Result<(), ExcessError> {
    match observer.proceed() {
        ControlFlow::Continue(()) => Ok(()),
        ControlFlow::Break(()) => Err(ExcessError::Stopped),
    }
}

fn is_odd_prime(n: u32) -> bool {
    let divisors = (3..).step_by(2).take_while(|d| u64::from(*d) * u64::from(*d) <= n.into());
    n > 2 && n % 2 == 1 && divisors.into_iter().all(|d: u32| n % d != 0)
}

#[cfg(test)]
mod tests;
