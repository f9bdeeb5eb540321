//! Why an operation on infinite nimbers has no answer.

use thiserror::Error;

/// Why an operation on nimbers below ω^(ω^ω) has no answer here.
#[derive(Clone, Debug, PartialEq, Eq, Hash, Error)]
pub enum FieldError {
    /// The ordinal is not below ω^(ω^ω).
    #[error("only the nimbers below w^(w^w) are algebraic over the field of two elements")]
    NotAlgebraic,
    /// The ordinal is not below ω^(ω^(ω^ω)).
    #[error("nim-products are known below w^(w^(w^w)) only")]
    NotRational,
    /// The product needs the excess of this prime, or the smallest field does.
    #[error("this needs the excess of the prime {prime}, which is not known")]
    UnknownExcess {
        /// The prime.
        prime: u32,
    },
    /// The ordinal involves a prime beyond the table of excesses.
    #[error("this needs the excess of odd prime number {index}, which is beyond the table")]
    BeyondTable {
        /// The number of the prime, counted from 1 for 3.
        index: usize,
    },
    /// The operation works in the smallest field, and this one is too large.
    #[error("this takes place in a field of more than 2^{limit} elements")]
    FieldTooLarge {
        /// The largest degree of a field for this operation.
        limit: usize,
    },
    /// The result has too many terms to be written.
    #[error("the result has too many terms")]
    TooManyTerms,
    /// Every x has x⁰ = 1.
    #[error("0 is no exponent of a root")]
    ZerothRoot,
    /// Every x is a root of the polynomial 0.
    #[error("the polynomial is 0")]
    ZeroPolynomial,
    /// There are more roots than are listed.
    #[error("there are more than {} such roots", super::MAX_ROOTS)]
    TooManyRoots,
    /// The order of a nimber needs the factors of 2^d−1 for its degree d, and those of Φ_k(2) for
    /// this divisor k of d are not all known or found.
    #[error("this needs the prime factors of 2^{divisor}-1, which are not all known")]
    Unfactored {
        /// k.
        divisor: usize,
    },
    /// The smallest field has no such subfield.
    #[error("the field of 2^{degree} elements has no subfield of 2^{subfield} elements")]
    NoSubfield {
        /// The degree of the nimber.
        degree: usize,
        /// The degree asked for.
        subfield: usize,
    },
    /// No power of 0 is 1.
    #[error("no power of 0 is 1")]
    OrderOfZero,
    /// The work allowed was used up.
    #[error("the work allowed was used up")]
    Exhausted,
    /// 0 has no inverse.
    #[error("division by 0")]
    DivisionByZero,
}
