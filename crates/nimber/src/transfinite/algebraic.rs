//! The elements of the algebraic closure of the field of two elements.

use std::borrow::Cow;
use std::cmp::Ordering;
use std::fmt;
use std::hash::{Hash, Hasher};

use dashu_int::ops::BitTest;

use super::FieldError;
use super::degree::Component;
use super::excesses::index_of;
use super::field::{Field, MAX_DEGREE, power};
use super::ordinals;
use super::slots::Slots;
use super::sparse::{Monomial, Sparse};
use super::terms::kappa_nimber;
use crate::finite::{FieldElement, FiniteNimber};
use crate::{Natural, Ordinal};

/// Elements of fields up to this degree are kept as rows of bits, those of larger ones as terms.
pub(super) const DENSE_DEGREE: usize = 1 << 14;

/// So many products of terms are done one by one in a field too large for rows of bits.
const FEW_PRODUCTS: usize = 1 << 12;

/// The work of the power of a term, in products of words: a few terms are multiplied.
const TERM_WORK: u64 = 1 << 10;

/// Bits of the exponent of a power in such a field.
const LONGEST_EXPONENT: usize = 64;

/// An ordinal below ω^(ω^ω) as a nimber: an element of the algebraic closure of the field of two
/// elements.
///
/// ```
/// use nimatron_nimber::transfinite::{AlgebraicNimber, FieldError};
/// use nimatron_nimber::Ordinal;
///
/// let w = AlgebraicNimber::new(&Ordinal::omega())?;
/// let cube = w.product(&w)?.product(&w)?;
/// assert_eq!(cube, AlgebraicNimber::new(&2u8.into())?);
/// assert_eq!(w.inverse()?.to_ordinal().to_string(), "w^2*3");
/// # Ok::<(), FieldError>(())
/// ```
#[derive(Clone)]
pub struct AlgebraicNimber(Repr);

/// An element of a field of at most 2^DENSE_DEGREE elements is `Dense` in the smallest closed one,
/// any other is `Sparse`: so equal nimbers are equally represented.
#[derive(Clone)]
enum Repr {
    Dense { field: &'static Field, slots: Slots },
    Sparse(Sparse),
}

impl AlgebraicNimber {
    /// The nimber of this height.
    ///
    /// # Errors
    /// [`FieldError::NotAlgebraic`] from ω^(ω^ω) on, and [`FieldError::BeyondTable`] if a prime
    /// beyond the table of excesses is involved.
    ///
    /// Cost: linear in the number of terms, and in the bits of the smallest field if that is small.
    pub fn new(height: &Ordinal) -> Result<Self, FieldError> {
        ordinals::sparse(height).map(Self::of_sparse)
    }

    /// The ordinal that this is.
    pub fn to_ordinal(&self) -> Ordinal {
        match &self.0 {
            Repr::Dense { field, slots } => ordinals::ordinal_of(slots, field),
            Repr::Sparse(sparse) => ordinals::ordinal(sparse),
        }
    }

    /// A sum of terms, in the form that its field calls for.
    pub(super) fn of_sparse(sparse: Sparse) -> Self {
        let degree = sparse.degree().ok().filter(|degree| degree.at_most(DENSE_DEGREE).is_some());
        match degree.and_then(|degree| Field::of(&degree).ok()) {
            Some(field) => Self(Repr::Dense { field, slots: ordinals::dense(&sparse, field) }),
            None => Self(Repr::Sparse(sparse)),
        }
    }

    /// An element of a field, brought to the smallest one.
    #[inline]
    pub(super) fn of_field(field: &'static Field, slots: Slots) -> Self {
        let (field, slots) = field.reduced(slots);
        match field.bits() {
            ..=DENSE_DEGREE => Self(Repr::Dense { field, slots }),
            _ => Self(Repr::Sparse(ordinals::sparse_of(&slots, field))),
        }
    }

    /// The smallest closed field that contains this, and the element of it.
    pub(super) fn in_field(&self) -> Result<(&'static Field, Slots), FieldError> {
        match &self.0 {
            Repr::Dense { field, slots } => Ok((field, slots.clone())),
            Repr::Sparse(sparse) => {
                let field = Field::of(&sparse.degree()?)?;
                Ok((field, ordinals::dense(sparse, field)))
            }
        }
    }

    /// The terms, where they are few and the field is not one of words.
    fn few_terms(&self) -> Option<Cow<'_, Sparse>> {
        match &self.0 {
            Repr::Sparse(sparse) => Some(Cow::Borrowed(sparse)),
            Repr::Dense { field, slots } => {
                let used = slots.iter().filter(|slot| **slot != 0).count();
                (slots.len() > 1 && used == 1)
                    .then(|| Cow::Owned(ordinals::sparse_of(slots, field)))
            }
        }
    }

    pub(super) fn to_sparse(&self) -> Sparse {
        match &self.0 {
            Repr::Dense { field, slots } => ordinals::sparse_of(slots, field),
            Repr::Sparse(sparse) => sparse.clone(),
        }
    }

    /// 0.
    pub fn zero() -> Self {
        Self::of_sparse(Sparse::default())
    }

    /// 1.
    pub fn one() -> Self {
        Self::of_sparse(Sparse::one())
    }

    /// Whether this is 0.
    pub fn is_zero(&self) -> bool {
        matches!(&self.0, Repr::Dense { slots, .. } if slots.is_zero())
    }

    /// Whether this is 1.
    pub fn is_one(&self) -> bool {
        matches!(&self.0, Repr::Dense { slots, .. } if slots.is_one())
    }

    /// Both in the smallest closed field that contains both, if rows of bits are used there.
    fn together<'a>(&'a self, other: &'a Self) -> Option<(&'static Field, Slots, Slots)> {
        let (Repr::Dense { field: first, slots: a }, Repr::Dense { field: second, slots: b }) =
            (&self.0, &other.0)
        else {
            return None;
        };
        let field = first.join(second).ok().filter(|field| field.bits() <= DENSE_DEGREE)?;
        Some((field, first.transfer(a, field), second.transfer(b, field)))
    }

    /// a + b, the nim-sum.
    ///
    /// # Errors
    /// [`FieldError::TooManyTerms`].
    pub fn sum(&self, other: &Self) -> Result<Self, FieldError> {
        if let Some((field, a, b)) = self.together(other) {
            return Ok(Self::of_field(field, a.sum(&b)));
        }
        self.to_sparse().sum(&other.to_sparse()).map(Self::of_sparse)
    }

    /// a·b, the nim-product.
    ///
    /// # Errors
    /// [`FieldError::UnknownExcess`] if some α_p is needed that is not known;
    /// [`FieldError::TooManyTerms`].
    ///
    /// Cost: in a field of at most 2^64 elements a few dozen table look-ups and a carry-less
    /// multiplication.
    pub fn product(&self, other: &Self) -> Result<Self, FieldError> {
        if let (Repr::Dense { field: first, slots: a }, Repr::Dense { field: second, slots: b }) =
            (&self.0, &other.0)
        {
            if std::ptr::eq(*first, *second) {
                return Ok(Self::of_field(first, first.product(a, b)));
            }
        }
        if let Some((field, a, b)) = self.together(other) {
            return Ok(Self::of_field(field, field.product(&a, &b)));
        }
        let (a, b) = (self.to_sparse(), other.to_sparse());
        let few = a.0.len().saturating_mul(b.0.len()) <= FEW_PRODUCTS;
        let field = || {
            let mut degree = a.degree()?;
            degree.join(&b.degree()?);
            Field::of(&degree)
        };
        match field() {
            Ok(field) if !few => {
                let product =
                    field.product(&ordinals::dense(&a, field), &ordinals::dense(&b, field));
                Ok(Self::of_field(field, product))
            }
            _ => a.product(&b).map(Self::of_sparse),
        }
    }

    /// a².
    ///
    /// # Errors
    /// As [`product`](Self::product).
    pub fn square(&self) -> Result<Self, FieldError> {
        match &self.0 {
            Repr::Dense { field, slots } => Ok(Self::of_field(field, field.square(slots))),
            Repr::Sparse(sparse) => sparse.square().map(Self::of_sparse),
        }
    }

    /// The only b with b² = a. It lies in the smallest field of a.
    ///
    /// ```
    /// use nimatron_nimber::transfinite::{AlgebraicNimber, FieldError};
    ///
    /// let a = AlgebraicNimber::new(&"w^w".parse().unwrap())?;
    /// assert_eq!(a.square_root()?.to_ordinal().to_string(), "w^(w*3)*11");
    /// # Ok::<(), FieldError>(())
    /// ```
    ///
    /// # Errors
    /// [`FieldError::FieldTooLarge`] beyond [`MAX_DEGREE`]; as
    /// [`product`](Self::product).
    pub fn square_root(&self) -> Result<Self, FieldError> {
        let (field, slots) = self.in_field()?;
        Ok(Self::of_field(field, field.square_root(&slots)))
    }

    /// The degree over the field of two elements: the d of the smallest field of 2^d elements.
    ///
    /// # Errors
    /// [`FieldError::FieldTooLarge`] beyond 2^16384 elements; as [`product`](Self::product).
    pub fn degree(&self) -> Result<usize, FieldError> {
        self.in_small_field().map(|(field, slots)| field.degree_of(slots))
    }

    /// a^(2^j), also for negative j: the image under the j-th power of the Frobenius map.
    ///
    /// # Errors
    /// As [`degree`](Self::degree).
    pub fn frobenius(&self, j: i64) -> Result<Self, FieldError> {
        let (field, slots) = self.in_small_field()?;
        let count = j.rem_euclid(field.bits() as i64) as usize;
        Ok(Self::of_field(field, field.frobenius(slots, count)))
    }

    /// The bits of an ordinal in the least field of this form that contains this nimber: a
    /// multiple of its [degree](Self::degree). None beyond 16384, or if an excess is unknown.
    pub fn field_degree(&self) -> Option<usize> {
        self.in_small_field().ok().map(|(field, _)| field.bits())
    }

    /// About how many products of machine words a product with this one takes: what a computation
    /// with many of them should be bounded by.
    pub fn product_work(&self) -> u64 {
        match &self.0 {
            Repr::Dense { field, .. } => field.product_work(),
            Repr::Sparse(sparse) => {
                let pairs = (sparse.0.len() as u64).saturating_pow(2);
                let degree = sparse.degree().ok().and_then(|degree| degree.at_most(MAX_DEGREE));
                match degree.filter(|_| pairs > FEW_PRODUCTS as u64) {
                    Some(degree) => (degree as u64).saturating_mul(degree.isqrt() as u64),
                    None => pairs.saturating_mul(64),
                }
            }
        }
    }

    /// About how many products of machine words [`pow`](Self::pow) with this exponent takes.
    pub fn power_work(&self, n: &Natural) -> u64 {
        if n.is_zero() || self.is_zero() || self.is_one() {
            return 1;
        }
        if self.few_terms().is_some_and(|sparse| sparse.is_power_of_term_easy(n)) {
            return TERM_WORK;
        }
        let squares = match &self.0 {
            Repr::Dense { field, .. } => n.bit_len().min(field.bits()),
            Repr::Sparse(_) => n.bit_len().min(LONGEST_EXPONENT),
        };
        self.product_work().saturating_mul(squares as u64)
    }

    /// The least n-th root for n = p^j, if this is the α_p or a κ_(p^i) to which Lenstra's tower
    /// adjoins it: κ_(p^j), or κ_(p^(i+j)).
    ///
    /// ```
    /// use nimatron_nimber::transfinite::{AlgebraicNimber, FieldError};
    /// use nimatron_nimber::Natural;
    ///
    /// let alpha = AlgebraicNimber::new(&"w^(w^2)+4".parse().unwrap())?;
    /// let root = alpha.adjoined_root(&Natural::from(113u8)).unwrap();
    /// assert_eq!(root.to_string(), "w^(w^28)");
    /// # Ok::<(), FieldError>(())
    /// ```
    pub fn adjoined_root(&self, n: &Natural) -> Option<Self> {
        let (p, exponent) = odd_prime_power(n)?;
        let prime = index_of(p)?;
        if let [(monomial, coefficient)] = self.to_sparse().0.as_slice() {
            if let ([(kappa, 1)], true) = (monomial.as_slice(), coefficient.is_one()) {
                if kappa.prime == prime {
                    let exponent = kappa.exponent + exponent;
                    return Some(kappa_nimber(Component { prime, exponent }));
                }
            }
        }
        let kappa = kappa_nimber(Component { prime, exponent: 1 });
        let is_alpha = kappa.pow(&Natural::from(p)).is_ok_and(|alpha| alpha == *self);
        is_alpha.then(|| kappa_nimber(Component { prime, exponent }))
    }

    /// The element of its field, if that is small enough for work that is proportional to its
    /// degree.
    pub(super) fn in_small_field(&self) -> Result<(&'static Field, &Slots), FieldError> {
        match &self.0 {
            Repr::Dense { field, slots } => Ok((field, slots)),
            Repr::Sparse(sparse) => match sparse.degree() {
                Ok(_) => Err(FieldError::FieldTooLarge { limit: DENSE_DEGREE }),
                Err(error) => Err(error),
            },
        }
    }

    /// a^n, with a⁰ = 1.
    ///
    /// ```
    /// use nimatron_nimber::transfinite::{AlgebraicNimber, FieldError};
    /// use nimatron_nimber::Natural;
    ///
    /// let a = AlgebraicNimber::new(&"w^(w^2)".parse().unwrap())?;
    /// assert_eq!(a.pow(&Natural::from(7u8))?.to_ordinal().to_string(), "w+1");
    /// # Ok::<(), FieldError>(())
    /// ```
    ///
    /// # Errors
    /// [`FieldError::FieldTooLarge`] for exponents of more than 64 bits in a field of more than
    /// 2^16384 elements; as [`product`](Self::product).
    pub fn pow(&self, n: &Natural) -> Result<Self, FieldError> {
        if n.is_zero() || self.is_zero() || self.is_one() {
            return Ok(if n.is_zero() { Self::one() } else { self.clone() });
        }
        match self.few_terms().and_then(|sparse| sparse.power_of_term(n)) {
            // The way to a row of bits can be longer by terms than by products of rows.
            Some(Err(FieldError::TooManyTerms)) if matches!(self.0, Repr::Dense { .. }) => {}
            Some(power) => return power.map(Self::of_sparse),
            None => {}
        }
        match &self.0 {
            Repr::Dense { field, slots } => {
                let order = Natural::ones(field.bits());
                let power = if *n < order {
                    field.power(slots, n)
                } else {
                    field.power(slots, &(n % order))
                };
                Ok(Self::of_field(field, power))
            }
            Repr::Sparse(_) if n.bit_len() > LONGEST_EXPONENT => {
                Err(FieldError::FieldTooLarge { limit: DENSE_DEGREE })
            }
            Repr::Sparse(_) => {
                let (square, product) = (
                    |a: &Result<Self, FieldError>| {
                        a.as_ref().map_err(Clone::clone).and_then(Self::square)
                    },
                    |a: &Result<Self, FieldError>, b: &Result<Self, FieldError>| match (a, b) {
                        (Ok(a), Ok(b)) => a.product(b),
                        (Err(error), _) | (_, Err(error)) => Err(error.clone()),
                    },
                );
                power(Ok(Self::one()), &Ok(self.clone()), n, &square, &product)
            }
        }
    }

    /// a^(−n).
    ///
    /// # Errors
    /// As [`inverse`](Self::inverse) and [`pow`](Self::pow).
    pub fn negative_pow(&self, n: &Natural) -> Result<Self, FieldError> {
        self.inverse()?.pow(n)
    }

    /// 1/a.
    ///
    /// # Errors
    /// [`FieldError::DivisionByZero`]; [`FieldError::FieldTooLarge`] beyond [`MAX_DEGREE`]; as
    /// [`product`](Self::product).
    pub fn inverse(&self) -> Result<Self, FieldError> {
        if self.is_zero() {
            return Err(FieldError::DivisionByZero);
        }
        if let Some((monomial, coefficient)) = self.single_term() {
            let finite = Sparse::finite(coefficient.inverse().unwrap_or_default());
            let inverse = monomial.into_iter().try_fold(finite, |product, (kappa, exponent)| {
                product.product(&inverse_of_kappa(kappa, exponent)?)
            });
            return inverse.map(Self::of_sparse);
        }
        let (field, slots) = self.in_field()?;
        Ok(Self::of_field(field, field.inverse(&slots)))
    }

    /// About how many products of machine words [`inverse`](Self::inverse) takes.
    pub fn inverse_work(&self) -> u64 {
        let Some((monomial, _)) = self.single_term() else {
            let squares = self.field_degree().unwrap_or(64) as u64;
            return self.product_work().saturating_mul(squares);
        };
        // κ^p is in a smaller field, where the inverse is found.
        let work = |(kappa, _): &(Component, u32)| {
            let below = kappa_nimber(*kappa).pow(&Natural::from(kappa.p()));
            below.map_or(TERM_WORK, |below| below.inverse_work().saturating_add(TERM_WORK))
        };
        monomial.iter().map(work).fold(TERM_WORK, u64::saturating_add)
    }

    /// The powers of κ and the coefficient, if this is a single term in a field larger than words.
    fn single_term(&self) -> Option<(Monomial, FiniteNimber)> {
        let sparse = self.few_terms()?;
        let [(monomial, coefficient)] = sparse.0.as_slice() else { return None };
        (!monomial.is_empty()).then(|| (monomial.clone(), coefficient.clone()))
    }

    /// a/b.
    ///
    /// # Errors
    /// As [`inverse`](Self::inverse) of b and [`product`](Self::product).
    pub fn quotient(&self, divisor: &Self) -> Result<Self, FieldError> {
        self.product(&divisor.inverse()?)
    }
}

/// κ^(−n) for 0 < n < p: κ^(p−n)/κ^p, where κ^p is in a smaller field.
fn inverse_of_kappa(kappa: Component, n: u32) -> Result<Sparse, FieldError> {
    let below = kappa_nimber(kappa).pow(&Natural::from(kappa.p()))?.inverse()?;
    let numerator = Sparse(vec![(vec![(kappa, kappa.p() - n)], FiniteNimber::one())]);
    numerator.product(&below.to_sparse())
}

/// (p, j) with n = p^j for an odd prime p in the table of excesses.
fn odd_prime_power(n: &Natural) -> Option<(u32, u32)> {
    const LONGEST: usize = 64;
    let n = u64::try_from(n).ok().filter(|n| n % 2 == 1 && *n > 1)?;
    let p = (3..).step_by(2).take_while(|p| p * p <= n).take(1 << 16).find(|p| n % p == 0);
    let p = p.unwrap_or(n);
    let mut power = p;
    let exponent = (1..=LONGEST as u32).find(|_| {
        let found = power == n;
        power = power.saturating_mul(p);
        found
    })?;
    Some((u32::try_from(p).ok()?, exponent))
}

impl From<&FiniteNimber> for AlgebraicNimber {
    fn from(nimber: &FiniteNimber) -> Self {
        Self::of_sparse(Sparse::finite(nimber.clone()))
    }
}

impl PartialEq for AlgebraicNimber {
    fn eq(&self, other: &Self) -> bool {
        match (&self.0, &other.0) {
            (Repr::Dense { field, slots }, Repr::Dense { field: other_field, slots: other }) => {
                std::ptr::eq(*field, *other_field) && slots == other
            }
            (Repr::Sparse(a), Repr::Sparse(b)) => a == b,
            _ => false,
        }
    }
}

impl Eq for AlgebraicNimber {}

impl Hash for AlgebraicNimber {
    fn hash<H: Hasher>(&self, state: &mut H) {
        match &self.0 {
            Repr::Dense { field, slots } => (field.bits(), slots).hash(state),
            Repr::Sparse(sparse) => sparse.hash(state),
        }
    }
}

/// The order of ordinals.
impl Ord for AlgebraicNimber {
    fn cmp(&self, other: &Self) -> Ordering {
        match self.together(other) {
            Some((_, a, b)) => a.iter().rev().cmp(b.iter().rev()),
            None => self.to_sparse().0.cmp(&other.to_sparse().0),
        }
    }
}

impl PartialOrd for AlgebraicNimber {
    fn partial_cmp(&self, other: &Self) -> Option<Ordering> {
        Some(self.cmp(other))
    }
}

impl fmt::Display for AlgebraicNimber {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.pad(&self.to_ordinal().to_string())
    }
}

impl fmt::Debug for AlgebraicNimber {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        fmt::Display::fmt(self, f)
    }
}
