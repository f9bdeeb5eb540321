//! Ordinals: their Cantor normal form, their order, and what can be computed with them.
//!
//! Every ordinal a > 0 is uniquely
//!
//! > a = ω^a₁·n₁ + … + ω^aₖ·nₖ, a₁ > … > aₖ, each nᵢ a positive natural number
//!
//! (Cantor 1897). Where an exponent would be the ordinal itself, as in ε₀ = ω^ε₀, the power has a
//! name of its own; see [`principal`]. The files:
//!
//! | | |
//! | --- | --- |
//! | [`principal`] | powers of ω and atoms ε, φ, Γ, ω_α |
//! | `order` | which of two ordinals is larger |
//! | `arithmetic` | sum, product, left subtraction, division |
//! | `power` | a^b |
//! | `natural` | natural (Hessenberg) sum and product |
//! | `nim_sum` | the nim-sum ⊕ |
//! | `base2` | the base-2 normal form |
//! | [`fundamental`] | sequences that converge to a limit ordinal |
//! | [`notation`], `print` | reading and writing |
//! | [`limits`] | how large an ordinal may become |
//!
//! The trap: + and · are the ordinary operations, which do not commute: 1+ω = ω and 2·ω = ω.
//! [`Ordinal::natural_sum`], [`Ordinal::natural_product`] and [`Ordinal::nim_sum`] do.

mod arithmetic;
mod base2;
pub mod fundamental;
pub mod limits;
mod natural;
mod nim_sum;
pub mod notation;
mod order;
mod power;
pub mod principal;
mod print;
#[cfg(feature = "serde")]
mod serde;
mod tally;

use std::hash::{DefaultHasher, Hash, Hasher};
use std::sync::Arc;

use dashu_int::ops::BitTest;

use crate::Natural;
pub use fundamental::NoSequence;
pub use limits::{MAX_ATOM_SIZE, MAX_BITS, MAX_DEPTH, MAX_SIZE, TooLarge};
pub use principal::Principal;

/// An ordinal number.
///
/// A natural number, or a tree in Cantor normal form shared by its clones. Cloning is O(1) (a
/// natural number of more than 128 bits is copied). Ordered as ordinals are, printed in ASCII;
/// the text reads back as the same ordinal.
///
/// ```
/// use nimatron_nimber::Ordinal;
///
/// let a: Ordinal = "w^2+5".parse()?;
/// let b: Ordinal = "w*3".parse()?;
/// assert_eq!((&a + &b).to_string(), "w^2+w*3");
/// assert_eq!((&b + &a).to_string(), "w^2+5");
/// assert!(a > b && a < "e0".parse()?);
/// # Ok::<(), nimatron_nimber::text::ParseError>(())
/// ```
#[derive(Clone)]
pub struct Ordinal(Repr);

#[derive(Clone)]
enum Repr {
    Finite(Natural),
    Infinite(Arc<NormalForm>),
}

/// A term P·n of a Cantor normal form, with P infinite.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct Term {
    /// P: a power of ω.
    pub principal: Principal,
    /// n ≥ 1.
    pub coefficient: Natural,
}

impl Term {
    /// Nodes and words of the term.
    fn size(&self) -> u64 {
        self.principal.size().saturating_add(words(&self.coefficient))
    }
}

/// An infinite ordinal: decreasing terms, at least one, and the finite part.
struct NormalForm {
    terms: Vec<Term>,
    finite: Natural,
    size: u64,
    depth: u32,
    /// Bits of the largest number in the tree.
    widest: usize,
    /// Equal ordinals have equal hashes.
    hash: u64,
}

/// 64-bit words of a number, at least one.
fn words(n: &Natural) -> u64 {
    n.bit_len().div_ceil(64).max(1) as u64
}

impl Ordinal {
    /// 0.
    pub fn zero() -> Self {
        Self(Repr::Finite(Natural::ZERO))
    }

    /// 1.
    pub fn one() -> Self {
        Self(Repr::Finite(Natural::ONE))
    }

    /// ω, the first infinite ordinal.
    pub fn omega() -> Self {
        Self::of_principal(Principal::Power(Self::one()))
    }

    /// The sum of decreasing terms and a natural number.
    fn from_terms(terms: Vec<Term>, finite: Natural) -> Self {
        debug_assert!(terms.is_sorted_by(|a, b| a.principal > b.principal));
        debug_assert!(terms.iter().all(|term| !term.coefficient.is_zero()));
        if terms.is_empty() {
            return Self(Repr::Finite(finite));
        }
        let mut hasher = DefaultHasher::new();
        (&terms, &finite).hash(&mut hasher);
        let mut size = if finite.is_zero() { 0 } else { words(&finite) };
        let mut depth = 0;
        let mut widest = finite.bit_len();
        for term in &terms {
            size = term.size().saturating_add(size);
            depth = term.principal.depth().max(depth);
            widest = widest.max(term.coefficient.bit_len());
            widest = term.principal.arguments().map(Self::widest).fold(widest, usize::max);
        }
        let hash = hasher.finish();
        Self(Repr::Infinite(Arc::new(NormalForm { terms, finite, size, depth, widest, hash })))
    }

    /// The ordinal with this Cantor normal form: decreasing exponents, coefficients ≥ 1.
    pub(crate) fn of_terms(terms: impl IntoIterator<Item = (Self, Natural)>) -> Self {
        let mut finite = Natural::ZERO;
        let mut limit_terms = Vec::new();
        for (exponent, coefficient) in terms {
            if exponent.is_zero() {
                finite = coefficient;
            } else {
                limit_terms.push(Term { principal: Principal::power(exponent), coefficient });
            }
        }
        Self::from_terms(limit_terms, finite)
    }

    /// The decreasing infinite terms.
    ///
    /// Together with [`finite_part`](Self::finite_part) the Cantor normal form.
    pub fn limit_terms(&self) -> &[Term] {
        match &self.0 {
            Repr::Finite(_) => &[],
            Repr::Infinite(form) => &form.terms,
        }
    }

    /// The Cantor normal form: decreasing exponents with their coefficients.
    ///
    /// ```
    /// use nimatron_nimber::Ordinal;
    ///
    /// let a: Ordinal = "w^w*3+e0+w^2+7".parse()?;
    /// let terms: Vec<String> = a.terms().map(|(e, n)| format!("({e}, {n})")).collect();
    /// assert_eq!(terms.join(" "), "(e0, 1) (2, 1) (0, 7)");
    /// # Ok::<(), nimatron_nimber::text::ParseError>(())
    /// ```
    pub fn terms(&self) -> impl Iterator<Item = (Self, &Natural)> {
        let finite = self.finite();
        self.limit_terms()
            .iter()
            .map(|term| (term.principal.exponent(), &term.coefficient))
            .chain((!finite.is_zero()).then(|| (Self::zero(), finite)))
    }

    fn finite(&self) -> &Natural {
        match &self.0 {
            Repr::Finite(n) => n,
            Repr::Infinite(form) => &form.finite,
        }
    }

    /// The n in a = l + n with l a limit or 0.
    pub fn finite_part(&self) -> Natural {
        self.finite().clone()
    }

    /// The l in a = l + n with l a limit or 0, and n natural.
    pub fn limit_part(&self) -> Self {
        match &self.0 {
            Repr::Finite(_) => Self::zero(),
            Repr::Infinite(form) if form.finite.is_zero() => self.clone(),
            Repr::Infinite(form) => Self::from_terms(form.terms.clone(), Natural::ZERO),
        }
    }

    /// Whether this is 0.
    pub fn is_zero(&self) -> bool {
        matches!(&self.0, Repr::Finite(n) if n.is_zero())
    }

    fn is_one(&self) -> bool {
        matches!(&self.0, Repr::Finite(n) if n.is_one())
    }

    /// Whether this is a natural number.
    pub fn is_finite(&self) -> bool {
        matches!(self.0, Repr::Finite(_))
    }

    /// Whether this is a limit: neither 0 nor a successor.
    pub fn is_limit(&self) -> bool {
        !self.is_finite() && self.finite().is_zero()
    }

    /// Whether this is a successor a+1.
    pub fn is_successor(&self) -> bool {
        !self.finite().is_zero()
    }

    /// a+1.
    #[must_use]
    pub fn successor(&self) -> Self {
        self + &Self::one()
    }

    /// The b with b+1 = a, if there is one.
    pub fn predecessor(&self) -> Option<Self> {
        if self.finite().is_zero() {
            return None;
        }
        Some(Self::from_terms(self.limit_terms().to_vec(), self.finite() - Natural::ONE))
    }

    /// The value as a natural number, if it is finite.
    pub fn natural(&self) -> Option<&Natural> {
        match &self.0 {
            Repr::Finite(n) => Some(n),
            Repr::Infinite(_) => None,
        }
    }

    /// The value as a word, if it is below 2^64.
    pub fn to_u64(&self) -> Option<u64> {
        self.natural().and_then(|n| u64::try_from(n).ok())
    }

    /// The principal ordinal that this is, if it is one.
    pub fn as_principal(&self) -> Option<&Principal> {
        match self.limit_terms() {
            [term] if term.coefficient.is_one() && self.finite().is_zero() => Some(&term.principal),
            _ => None,
        }
    }

    /// Nodes of the tree and words of its numbers: a measure of the text and of the work.
    ///
    /// Parts that several places share in memory are counted at each place. O(1).
    pub fn size(&self) -> u64 {
        match &self.0 {
            Repr::Finite(n) => words(n),
            Repr::Infinite(form) => form.size,
        }
    }

    /// Words of the coefficients, at least one: a measure of the work of adding.
    fn width(&self) -> u64 {
        let terms = self.limit_terms().iter().map(|term| words(&term.coefficient));
        terms.fold(words(self.finite()), u64::saturating_add)
    }

    /// Levels of the tree: 0 for a natural number, 1 for ω and ε₀, 2 for ω^ω. O(1).
    pub fn depth(&self) -> u32 {
        match &self.0 {
            Repr::Finite(_) => 0,
            Repr::Infinite(form) => form.depth,
        }
    }

    /// Bits of the largest number in the tree.
    fn widest(&self) -> usize {
        match &self.0 {
            Repr::Finite(n) => n.bit_len(),
            Repr::Infinite(form) => form.widest,
        }
    }
}

impl Default for Ordinal {
    fn default() -> Self {
        Self::zero()
    }
}

impl std::fmt::Debug for Ordinal {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        std::fmt::Display::fmt(self, f)
    }
}

impl From<Natural> for Ordinal {
    fn from(n: Natural) -> Self {
        Self(Repr::Finite(n))
    }
}

macro_rules! from_unsigned {
    ($($unsigned:ty)*) => {$(
        impl From<$unsigned> for Ordinal {
            fn from(n: $unsigned) -> Self {
                Self(Repr::Finite(Natural::from(n)))
            }
        }
    )*};
}

from_unsigned!(u8 u16 u32 u64 u128 usize);
