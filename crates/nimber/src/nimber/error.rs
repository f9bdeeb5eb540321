//! Why an operation on nimbers has no answer.

use thiserror::Error;

use crate::Natural;
use crate::finite::generators::MAX_LEVEL;
use crate::finite::roots::RootError;
use crate::finite::{self, Remainder};
use crate::ordinal::TooLarge;
use crate::say;
use crate::transfinite::{self, FieldError};

/// Why an operation on nimbers has no answer here.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
pub enum NimberError {
    /// An operand is outside the fields in which the operation is known.
    #[error("{error}")]
    Operand {
        /// Its number, counted from 0.
        index: usize,
        /// What is not known of it.
        error: FieldError,
    },
    /// What the operation needs in a field is not known, or out of reach.
    #[error(transparent)]
    Field(FieldError),
    /// The result exists, but is too large to be written.
    #[error("{}", say!("this makes an ordinal {}", .0.to_string()))]
    TooLarge(#[from] TooLarge),
    /// The work allowed was used up.
    #[error("{}", say!("the work allowed was used up"))]
    Exhausted,
    /// 0 has no inverse.
    #[error("{}", say!("division by 0"))]
    DivisionByZero,
    /// 0 to the power −n, for n > 0.
    #[error("{}", say!("0 has no negative powers"))]
    NegativePowerOfZero,
    /// The fields of finite nimbers have 2^(2^n) elements.
    #[error("{}", say!("the bits of a field are a power of 2"))]
    NoFiniteField,
    /// The norm of a finite nimber goes to a subfield of its smallest field.
    #[error("{}", say!("the smallest field of the number has {} bits", bits))]
    NoSubfield {
        /// The bits of the smallest field.
        bits: usize,
    },
    /// The nimber is no polynomial in the other one.
    #[error("{}", say!("it is outside the field that the other one generates"))]
    NotGenerated,
    /// There is no root, or none in the field, for a reason from the theory of finite nimbers.
    #[error(transparent)]
    Root(#[from] RootError),
    /// The roots that exist are in larger fields.
    #[error("{}", say!("the field of 2^{} elements has no such root", bits))]
    NoRootInField {
        /// The bits of the field.
        bits: usize,
    },
    /// More roots than are listed.
    #[error("{}", say!("there are more than {} such roots", super::MAX_ROOTS))]
    TooManyRoots,
    /// No power of 0 is 1.
    #[error("{}", say!("no power of 0 is *1"))]
    OrderOfZero,
    /// No power is 0.
    #[error("{}", say!("0 has no logarithm"))]
    LogarithmOfZero,
    /// The powers of 0 are 1 and 0.
    #[error("{}", say!("0 is no base of logarithms"))]
    LogarithmToBaseZero,
    /// The nimber is no power of the base.
    #[error("{}", no_power(divisor.as_ref()))]
    NotAPower {
        /// A divisor of its order that the order of the base lacks, if one is known.
        divisor: Option<Natural>,
    },
    /// An order or a logarithm takes the factors of Fermat numbers that nobody knows.
    #[error("{}", say!("the factors of {} are not all known", fermat_numbers(fermat)))]
    UnfactoredFermat {
        /// The k of the Fermat numbers 2^(2^k)+1.
        fermat: Vec<u32>,
        /// What is known of a logarithm without them.
        known: Remainder,
    },
    /// An order or a logarithm takes the prime factors of 2^`divisor`−1, which are not all known.
    #[error("{}", say!("this needs the prime factors of 2^{}-1, which are not all known", divisor))]
    Unfactored {
        /// The divisor of the degree.
        divisor: usize,
        /// What is known of a logarithm without them.
        known: Remainder,
    },
    /// The search for a logarithm used up the work allowed.
    #[error("{}", say!("the search in the group of order {} was stopped", prime.to_string()))]
    Stopped {
        /// The order of the group that was to be searched.
        prime: Natural,
        /// What was found before.
        known: Remainder,
    },
    /// The field is larger than those whose generators are known.
    #[error("{}", say!("generators are known up to {} bits", 1_u64 << MAX_LEVEL))]
    UnknownGenerator,
}

impl NimberError {
    /// The number of the operand that the error is about, counted from 0: the nimber itself, then
    /// the base, the exponent or the field, then the field of a root. `None` if it is about the
    /// result, or about several operands.
    pub fn operand(&self) -> Option<usize> {
        match self {
            Self::Operand { index, .. } => Some(*index),
            Self::OrderOfZero | Self::LogarithmOfZero | Self::UnknownGenerator => Some(0),
            Self::LogarithmToBaseZero | Self::NoFiniteField | Self::NoSubfield { .. } => Some(1),
            Self::Root(RootError::Zeroth | RootError::RepeatedPrime) => Some(1),
            Self::Root(RootError::OutsideField { .. }) => Some(2),
            _ => None,
        }
    }

    /// What is unknown or out of reach in a field of infinite nimbers, if that is the reason.
    pub fn field(&self) -> Option<&FieldError> {
        match self {
            Self::Operand { error, .. } | Self::Field(error) => Some(error),
            _ => None,
        }
    }
}

/// Why a nimber is no power of the base, whose order lacks the divisor.
fn no_power(divisor: Option<&Natural>) -> String {
    match divisor {
        Some(divisor) => say!(
            "it is no power of the base: its order is divisible by {}, that of the base is not",
            divisor.to_string()
        ),
        None => {
            say!("it is no power of the base: its order does not divide that of the base")
        }
    }
}

/// Fermat numbers in a row.
fn fermat_numbers(indices: &[u32]) -> String {
    let numbers = indices.iter().map(|index| format!("2^(2^{index})+1"));
    numbers.reduce(|before, number| say!("{} and {}", before, number)).unwrap_or_default()
}

impl From<FieldError> for NimberError {
    fn from(error: FieldError) -> Self {
        match error {
            FieldError::Exhausted => Self::Exhausted,
            FieldError::DivisionByZero => Self::DivisionByZero,
            error => Self::Field(error),
        }
    }
}

impl From<finite::LogarithmError> for NimberError {
    fn from(error: finite::LogarithmError) -> Self {
        use finite::LogarithmError as Error;
        match error {
            Error::OfZero => Self::LogarithmOfZero,
            Error::ToBaseZero => Self::LogarithmToBaseZero,
            Error::NotAPower { divisor } => Self::NotAPower { divisor: Some(divisor) },
            Error::Unfactored { fermat, known } => {
                Self::UnfactoredFermat { fermat: vec![fermat], known }
            }
            Error::Stopped { prime, known } => Self::Stopped { prime, known },
        }
    }
}

impl From<transfinite::LogarithmError> for NimberError {
    fn from(error: transfinite::LogarithmError) -> Self {
        use transfinite::LogarithmError as Error;
        match error {
            Error::OfZero => Self::LogarithmOfZero,
            Error::ToBaseZero => Self::LogarithmToBaseZero,
            Error::NotAPower => Self::NotAPower { divisor: None },
            Error::Unfactored { divisor, known } => Self::Unfactored { divisor, known },
            Error::Stopped { prime, known } => Self::Stopped { prime, known },
            Error::Field(error) => error.into(),
        }
    }
}
