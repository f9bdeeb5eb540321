//! Games with heaps, and the sequences of their Grundy values.
//!
//! A *take-and-break game* replaces a heap by fewer counters in some number of
//! heaps; its [`Code`] says which replacements are moves. The Grundy values
//! G(0), G(1), G(2), … of its heaps are the sequence of the game.
//!
//! References: Guy, Smith, *The G-values of various games*, Proc. Cambridge
//! Phil. Soc. 52 (1956); Berlekamp, Conway, Guy, *Winning Ways*, ch. 4;
//! Siegel, *Combinatorial Game Theory*, ch. IV.2.

pub mod code;
mod definition;
mod digits;
mod families;
pub mod kernel;
mod nimset;
pub mod period;
pub mod published;
pub mod statistics;
mod sums;
pub mod survey;

pub use code::{Code, HeapRules};
pub use definition::by_definition;
pub use digits::{Digits, Split};
pub use families::Family;
pub use kernel::{Halt, Keep, Values};
pub use sums::Sums;

/// The values of a game in the fastest way that there is for its code. The
/// first values may be given, as from a file; they are not checked.
///
/// # Errors
/// [`Halt::Raises`] for a code that [raises](Code::raises) heaps.
///
/// ```
/// use nimatron::foundation::Budget;
/// use nimatron::impartial::sequence::{Values, values};
/// let mut values = values(&"0.3F".parse()?, Vec::new())?;
/// values.extend(9, &mut Budget::unlimited(), &mut |_| ())?;
/// assert_eq!(values.values(0..9), Some(&[0, 1, 2, 0, 1, 2, 3, 4, 5][..]));
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
pub fn values(code: &Code, known: Vec<u16>) -> Result<Box<dyn Values>, Halt> {
    match digits_for_kernel(code) {
        Some(digits) => Ok(Box::new(kernel::from_values(&digits, known, Keep::All)?)),
        None => Ok(Box::new(Sums::new(code, known)?)),
    }
}

/// The digits of a game whose values the [`kernel`] computes.
fn digits_for_kernel(code: &Code) -> Option<Digits> {
    code.digits().filter(|digits| (0..=digits.last()).all(|k| digits.get(k) < 8))
}

/// Whether [`values`] of such a code come from the [`kernel`]. Otherwise they come
/// from [`Sums`], which are slower the larger the heap is.
///
/// ```
/// use nimatron::impartial::sequence::is_fast;
/// assert!(is_fast(&"0.77".parse()?) && !is_fast(&"0.8".parse()?));
/// # Ok::<(), nimatron::text::ParseError>(())
/// ```
pub fn is_fast(code: &Code) -> bool {
    digits_for_kernel(code).is_some()
}
