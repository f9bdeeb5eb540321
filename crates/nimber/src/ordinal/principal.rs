//! Principal ordinals: powers of ω, and the atoms ε, φ, Γ, ω_α among them.
//!
//! An infinite ordinal that is not the sum of two smaller ones is a power ω^a. Most are written by
//! their exponent; those with ω^a = a need names of their own:
//!
//! - φ(a, b), Veblen's functions: φ(0, b) = ω^b, and φ(a, ·) for a > 0 counts the common fixed
//!   points of all φ(c, ·) with c < a. In particular ε_b = φ(1, b) and ζ_b = φ(2, b);
//! - Γ_a, the a-th ordinal closed under φ (the *strongly critical* ones);
//! - ω_a, the a-th infinite initial ordinal: ω_0 = ω, ω_1 is the first uncountable one.
//!
//! All names have their usual meaning for all arguments, so one ordinal could have several. The
//! constructors collapse them, so that equal ordinals are equal terms:
//!
//! - φ(a, b) = b if b = φ(c, d) with c > a, or if b is a Γ or ω_c above a;
//! - φ(a, 0) = a if a is a Γ or an ω_c, c > 0;
//! - Γ_a = a if a is an ω_c, c > 0.
//!
//! The terms denote exactly the ordinals below the first fixed point of a ↦ ω_a that can be built
//! from 0 by these functions and addition.
//!
//! References: O. Veblen, *Continuous increasing functions of finite and transfinite ordinals*,
//! Trans. AMS 9 (1908); W. Pohlers, *Proof Theory*.

use super::{MAX_ATOM_SIZE, MAX_DEPTH, Ordinal, TooLarge};
use crate::Natural;

/// A principal ordinal: an infinite one that is not the sum of two smaller ones.
///
/// In a value reached through an [`Ordinal`] the collapse rules have been applied.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub enum Principal {
    /// ω^a, a > 0, where a is no atom.
    Power(Ordinal),
    /// φ(a, b), a > 0.
    Veblen(Ordinal, Ordinal),
    /// Γ_a.
    Gamma(Ordinal),
    /// ω_a, a > 0.
    Initial(Ordinal),
}

impl Principal {
    /// ω^exponent for an exponent that is not zero, without a look at the limits.
    pub(super) fn power(exponent: Ordinal) -> Self {
        match exponent.as_principal() {
            Some(atom) if atom.is_atom() => atom.clone(),
            _ => Self::Power(exponent),
        }
    }

    /// Whether this is an ordinal a with ω^a = a: an ε, φ, Γ or ω_a, and not written as a power.
    pub fn is_atom(&self) -> bool {
        !matches!(self, Self::Power(_))
    }

    /// Whether this is a Γ or ω_a, and so closed under φ.
    fn is_strongly_critical(&self) -> bool {
        matches!(self, Self::Gamma(_) | Self::Initial(_))
    }

    /// The a with ω^a = this.
    pub fn exponent(&self) -> Ordinal {
        match self {
            Self::Power(exponent) => exponent.clone(),
            atom => Ordinal::of_principal(atom.clone()),
        }
    }

    /// The ordinals that the name is built from.
    pub(super) fn arguments(&self) -> impl Iterator<Item = &Ordinal> {
        let (first, second) = match self {
            Self::Power(a) | Self::Gamma(a) | Self::Initial(a) => (a, None),
            Self::Veblen(a, b) => (a, Some(b)),
        };
        std::iter::once(first).chain(second)
    }

    /// Nodes and words of the tree.
    pub(super) fn size(&self) -> u64 {
        self.arguments().fold(1, |size, argument| argument.size().saturating_add(size))
    }

    /// Levels of the tree.
    pub(super) fn depth(&self) -> u32 {
        self.arguments().map(Ordinal::depth).max().unwrap_or(0).saturating_add(1)
    }
}

impl Ordinal {
    /// The principal ordinal itself, to which the collapse rules have been applied.
    pub(super) fn of_principal(principal: Principal) -> Self {
        Self::from_terms(vec![super::Term { principal, coefficient: Natural::ONE }], Natural::ZERO)
    }

    /// The ordinal of an atom, if there is room for one level above it.
    fn atom(atom: Principal) -> Result<Self, TooLarge> {
        if atom.depth() >= MAX_DEPTH {
            return Err(TooLarge::Depth);
        }
        if atom.size() > MAX_ATOM_SIZE {
            return Err(TooLarge::Atom);
        }
        Self::of_principal(atom).within_limits()
    }

    /// ω^exponent.
    ///
    /// ```
    /// use nimatron_nimber::Ordinal;
    ///
    /// assert_eq!(Ordinal::omega_power(&2u8.into())?.to_string(), "w^2");
    /// let epsilon = Ordinal::epsilon(&0u8.into())?;
    /// assert_eq!(Ordinal::omega_power(&epsilon)?, epsilon);
    /// # Ok::<(), nimatron_nimber::ordinal::TooLarge>(())
    /// ```
    ///
    /// # Errors
    /// [`TooLarge`] if the result is nested too deeply or of too many symbols. So for the
    /// constructors below.
    pub fn omega_power(exponent: &Self) -> Result<Self, TooLarge> {
        if exponent.is_zero() {
            return Ok(Self::one());
        }
        Self::of_principal(Principal::power(exponent.clone())).within_limits()
    }

    /// Veblen's φ(a, b): φ(0, b) = ω^b, φ(1, b) = ε_b, φ(2, b) = ζ_b.
    ///
    /// ```
    /// use nimatron_nimber::Ordinal;
    ///
    /// let zeta = Ordinal::veblen(&2u8.into(), &0u8.into())?;
    /// assert_eq!(zeta.to_string(), "phi(2,0)");
    /// assert_eq!(Ordinal::epsilon(&zeta)?, zeta);
    /// # Ok::<(), nimatron_nimber::ordinal::TooLarge>(())
    /// ```
    ///
    /// # Errors
    /// [`TooLarge`], as for [`omega_power`](Self::omega_power).
    pub fn veblen(a: &Self, b: &Self) -> Result<Self, TooLarge> {
        if a.is_zero() {
            return Self::omega_power(b);
        }
        let is_fixed = match b.as_principal() {
            Some(Principal::Veblen(c, _)) => c > a,
            Some(atom) => atom.is_strongly_critical() && a < b,
            None => false,
        };
        if is_fixed {
            return Ok(b.clone());
        }
        if b.is_zero() && a.as_principal().is_some_and(Principal::is_strongly_critical) {
            return Ok(a.clone());
        }
        Self::atom(Principal::Veblen(a.clone(), b.clone()))
    }

    /// ε_a: the a-th ordinal x with ω^x = x.
    ///
    /// # Errors
    /// [`TooLarge`], as for [`omega_power`](Self::omega_power).
    pub fn epsilon(a: &Self) -> Result<Self, TooLarge> {
        Self::veblen(&Self::one(), a)
    }

    /// Γ_a: the a-th ordinal x with φ(x, 0) = x.
    ///
    /// # Errors
    /// [`TooLarge`], as for [`omega_power`](Self::omega_power).
    pub fn gamma(a: &Self) -> Result<Self, TooLarge> {
        match a.as_principal() {
            Some(Principal::Initial(_)) => Ok(a.clone()),
            _ => Self::atom(Principal::Gamma(a.clone())),
        }
    }

    /// ω_a: the a-th infinite initial ordinal, the least of its cardinality; ω_0 = ω.
    ///
    /// ```
    /// use nimatron_nimber::Ordinal;
    ///
    /// assert_eq!(Ordinal::initial(&0u8.into())?, Ordinal::omega());
    /// let first_uncountable = Ordinal::initial(&1u8.into())?;
    /// assert_eq!(Ordinal::gamma(&first_uncountable)?, first_uncountable);
    /// # Ok::<(), nimatron_nimber::ordinal::TooLarge>(())
    /// ```
    ///
    /// # Errors
    /// [`TooLarge`], as for [`omega_power`](Self::omega_power).
    pub fn initial(a: &Self) -> Result<Self, TooLarge> {
        if a.is_zero() {
            return Ok(Self::omega());
        }
        Self::atom(Principal::Initial(a.clone()))
    }
}
