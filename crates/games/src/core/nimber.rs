//! Nimbers as the values of impartial games.
//!
//! The nimber `*a` is the Nim pile of height `a`, for any ordinal `a`. Sums of
//! games add nimbers: `*a + *b = *(a ⊕ b)` with ⊕ the nim-sum. As in the
//! literature `*0` prints `0` and `*1` prints `*`.
//!
//! Trap: `*n` is not the integer `n`, and the sum of nimbers is not the sum of
//! the ordinals under their stars.
//!
//! Reference: Conway, *On Numbers and Games*, ch. 6 and 11.

use std::fmt;
use std::ops::Add;

use nimatron_nimber::Ordinal;
use nimatron_nimber::ordinal::Principal;
use nimatron_nimber::text::Notation;
use nimatron_nimber::text::formula::Formula;
use serde::Serialize;

/// A nimber `*a`, the value of the Nim pile of height `a`.
///
/// ```
/// use nimatron::core::Nimber;
/// let sum = Nimber::from(5u32) + Nimber::from(3u32);
/// assert_eq!(sum.to_string(), "*6");
/// assert_eq!(Nimber::from(1u32).to_string(), "*");
/// assert_eq!((sum.clone() + sum).to_string(), "0");
/// ```
#[derive(Clone, Debug, Default, PartialEq, Eq, Hash, PartialOrd, Ord, Serialize)]
#[serde(transparent)]
pub struct Nimber(pub Ordinal);

impl Nimber {
    /// Whether this is `0`, the value of every position that the previous
    /// player wins in normal play.
    pub fn is_zero(&self) -> bool {
        self.0.is_zero()
    }

    /// The nimber in the given notation: `0`, `*`, `*5`, `*(w+1)`.
    pub fn to_text(&self, notation: Notation) -> String {
        self.formula().to_text(notation)
    }

    /// The nimber as a formula.
    pub fn formula(&self) -> Formula {
        let applied = match self.0.to_u64() {
            Some(0) => return Formula::number(0),
            Some(1) => None,
            _ => {
                let named =
                    |principal: &Principal| principal.is_atom() || self.0 == Ordinal::omega();
                let is_atomic = self.0.is_finite() || self.0.as_principal().is_some_and(named);
                let height = self.0.formula();
                Some(if is_atomic { height } else { height.in_brackets() })
            }
        };
        Formula::Star(applied.map(Box::new))
    }
}

impl fmt::Display for Nimber {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.to_text(Notation::Ascii))
    }
}

impl<T: Into<Ordinal>> From<T> for Nimber {
    fn from(height: T) -> Nimber {
        Nimber(height.into())
    }
}

impl Add for Nimber {
    type Output = Nimber;

    fn add(self, other: Nimber) -> Nimber {
        Nimber(self.0.nim_sum(&other.0))
    }
}
