//! Fundamental sequences: a limit ordinal from below.
//!
//! A limit a of countable cofinality is the supremum of a\[0\] < a\[1\] < a\[2\] < …, here by
//! the usual rules for Veblen's functions:
//!
//! - (s + P·n)\[k\] = s + P·(n−1) + P\[k\] for the last term P·n;
//! - ω^(b+1)\[k\] = ω^b·k, and ω^b\[k\] = ω^(b\[k\]) for a limit b;
//! - φ(a+1, 0)\[k\] is φ(a, ·) applied k times to 0, and φ(a+1, b+1)\[k\] k times to φ(a+1, b)+1;
//! - φ(a, 0)\[k\] = φ(a\[k\], 0) and φ(a, b+1)\[k\] = φ(a\[k\], φ(a, b)+1) for a limit a;
//! - φ(a, b)\[k\] = φ(a, b\[k\]) for a limit b;
//! - Γ_0\[k\] is x ↦ φ(x, 0) applied k times to 0, Γ_(b+1)\[k\] k times to Γ_b+1, and
//!   Γ_b\[k\] = Γ_(b\[k\]) for a limit b;
//! - ω_b\[k\] = ω_(b\[k\]) for a limit b.
//!
//! The initial ordinal ω_(b+1) is regular and uncountable: no sequence of naturals reaches it.

use super::{Ordinal, Principal, Term, TooLarge};
use crate::Natural;
use crate::say;

/// Why an ordinal has no fundamental sequence, or why its element cannot be written.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum NoSequence {
    /// The ordinal is 0.
    #[error("{}", say!("0 is not a limit"))]
    Zero,
    /// The ordinal is a successor.
    #[error("{}", say!("a successor is not a limit"))]
    Successor,
    /// The cofinality of the ordinal is this uncountable ordinal.
    #[error("{}", say!("no sequence reaches it: its cofinality is {}", .0.to_string()))]
    Uncountable(Ordinal),
    /// The element exists, but is too large.
    #[error("{}", say!("the element is {}", .0.to_string()))]
    TooLarge(#[from] TooLarge),
}

impl Ordinal {
    /// The n-th element of the fundamental sequence of a limit ordinal.
    ///
    /// The sequence increases strictly, and its supremum is the ordinal.
    ///
    /// ```
    /// use nimatron_nimber::{Ordinal, ordinal::NoSequence};
    ///
    /// let epsilon: Ordinal = "e0".parse()?;
    /// assert_eq!(epsilon.fundamental_sequence(4).unwrap().to_string(), "w^(w^w)");
    /// let uncountable: Ordinal = "w^w1*2".parse()?;
    /// let error = uncountable.fundamental_sequence(4).unwrap_err();
    /// assert_eq!(error.to_string(), "no sequence reaches it: its cofinality is w1");
    /// # Ok::<(), nimatron_nimber::text::ParseError>(())
    /// ```
    ///
    /// # Errors
    /// [`NoSequence`] for 0, successors, and ordinals of uncountable cofinality such as ω₁; and if
    /// the element is too large to be written.
    pub fn fundamental_sequence(&self, n: u64) -> Result<Self, NoSequence> {
        if self.is_zero() {
            return Err(NoSequence::Zero);
        }
        if self.is_successor() {
            return Err(NoSequence::Successor);
        }
        let Some((last, before)) = self.limit_terms().split_last() else {
            return Err(NoSequence::Zero);
        };
        let mut terms = before.to_vec();
        let coefficient = &last.coefficient - Natural::ONE;
        if !coefficient.is_zero() {
            terms.push(Term { principal: last.principal.clone(), coefficient });
        }
        let element = last.principal.element(n)?;
        Ok((&Self::from_terms(terms, Natural::ZERO) + &element).within_limits()?)
    }
}

impl Principal {
    /// The n-th element of the fundamental sequence.
    fn element(&self, n: u64) -> Result<Ordinal, NoSequence> {
        match self {
            Self::Power(exponent) => match exponent.predecessor() {
                Some(before) => Ok(Ordinal::omega_power(&before)?.checked_mul(&Ordinal::from(n))?),
                None => Ok(Ordinal::omega_power(&exponent.fundamental_sequence(n)?)?),
            },
            Self::Veblen(a, b) if b.is_limit() => {
                Ok(Ordinal::veblen(a, &b.fundamental_sequence(n)?)?)
            }
            Self::Veblen(a, b) => {
                let start = match b.predecessor() {
                    Some(before) => Ordinal::veblen(a, &before)?.successor(),
                    None => Ordinal::zero(),
                };
                match a.predecessor() {
                    Some(a) => iterate(start, n, |x| Ordinal::veblen(&a, x)),
                    None => Ok(Ordinal::veblen(&a.fundamental_sequence(n)?, &start)?),
                }
            }
            Self::Gamma(index) if index.is_limit() => {
                Ok(Ordinal::gamma(&index.fundamental_sequence(n)?)?)
            }
            Self::Gamma(index) => {
                let start = match index.predecessor() {
                    Some(before) => Ordinal::gamma(&before)?.successor(),
                    None => Ordinal::zero(),
                };
                iterate(start, n, |x| Ordinal::veblen(x, &Ordinal::zero()))
            }
            Self::Initial(index) if index.is_limit() => {
                Ok(Ordinal::initial(&index.fundamental_sequence(n)?)?)
            }
            Self::Initial(_) => Err(NoSequence::Uncountable(Ordinal::of_principal(self.clone()))),
        }
    }
}

/// f applied n times; every application deepens its argument, so that many are refused soon.
fn iterate(
    start: Ordinal,
    n: u64,
    f: impl Fn(&Ordinal) -> Result<Ordinal, TooLarge>,
) -> Result<Ordinal, NoSequence> {
    let mut element = start;
    for _ in 0..n {
        element = f(&element)?;
    }
    Ok(element)
}
