//! Why an operation on infinite nimbers has no answer.

use thiserror::Error;

use crate::say;

/// Why an operation on nimbers below ω^(ω^ω) has no answer here.
#[derive(Clone, Debug, PartialEq, Eq, Hash, Error)]
pub enum FieldError {
    /// The ordinal is not below ω^(ω^ω).
    #[error("{}", say!(
        "only the nimbers below w^(w^w) are algebraic over the field of two elements"
    ))]
    NotAlgebraic,
    /// The ordinal is not below ω^(ω^(ω^ω)).
    #[error("{}", say!("nim-products are known below w^(w^(w^w)) only"))]
    NotRational,
    /// The product needs the excess of this prime, or the smallest field does.
    #[error("{}", say!("this needs the excess of the prime {}, which is not known", prime))]
    UnknownExcess {
        /// The prime.
        prime: u32,
    },
    /// The ordinal involves a prime beyond the table of excesses.
    #[error("{}", say!(
        "this needs the excess of odd prime number {}, which is beyond the table",
        index,
    ))]
    BeyondTable {
        /// The number of the prime, counted from 1 for 3.
        index: usize,
    },
    /// The operation works in the smallest field, and this one is too large.
    #[error("{}", say!("this takes place in a field of more than 2^{} elements", limit))]
    FieldTooLarge {
        /// The largest degree of a field for this operation.
        limit: usize,
    },
    /// The result has too many terms to be written.
    #[error("{}", say!("the result has too many terms"))]
    TooManyTerms,
    /// Every x has x⁰ = 1.
    #[error("{}", say!("0 is no exponent of a root"))]
    ZerothRoot,
    /// Every x is a root of the polynomial 0.
    #[error("{}", say!("the polynomial is 0"))]
    ZeroPolynomial,
    /// There are more roots than are listed.
    #[error("{}", say!("there are more than {} such roots", super::MAX_ROOTS))]
    TooManyRoots,
    /// The order of a nimber needs the factors of 2^d−1 for its degree d, and those of Φ_k(2) for
    /// this divisor k of d are not all known or found.
    #[error("{}", say!("this needs the prime factors of 2^{}-1, which are not all known", divisor))]
    Unfactored {
        /// k.
        divisor: usize,
    },
    /// The smallest field has no such subfield.
    #[error("{}", say!(
        "the field of 2^{} elements has no subfield of 2^{} elements",
        degree,
        subfield,
    ))]
    NoSubfield {
        /// The degree of the nimber.
        degree: usize,
        /// The degree asked for.
        subfield: usize,
    },
    /// No power of 0 is 1.
    #[error("{}", say!("no power of 0 is 1"))]
    OrderOfZero,
    /// The work allowed was used up.
    #[error("{}", say!("the work allowed was used up"))]
    Exhausted,
    /// 0 has no inverse.
    #[error("{}", say!("division by 0"))]
    DivisionByZero,
}
