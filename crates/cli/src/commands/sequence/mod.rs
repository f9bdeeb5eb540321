//! Commands about the Grundy values of games with heaps.

pub mod grundy;
pub mod period;

use nimatron::foundation::Budget;
use nimatron::impartial::sequence::HeapRules;

use crate::context::Context;
use crate::interrupt::interrupted;
use crate::report::Failure;

/// Bytes of a mebibyte.
const MEBIBYTE: u64 = 1 << 20;
/// Bytes that a value takes in memory: it may be kept twice, to be read from
/// both ends.
const BYTES_OF_VALUE: u64 = 4;

/// Reads the rules of a game.
pub fn rules(text: &str) -> Result<HeapRules, Failure> {
    text.parse().map_err(|error| Failure::at(&error, text))
}

/// A budget of so many mebibytes that ends with the time that was given, or with Ctrl-C.
pub fn budget(context: &Context, mebibytes: u64) -> Budget {
    let budget = context.budget(u64::MAX).with_cancel(interrupted().clone());
    budget.with_memory(mebibytes.saturating_mul(MEBIBYTE))
}

/// How many values fit in so many mebibytes.
pub fn values_in(mebibytes: u64) -> u64 {
    mebibytes.saturating_mul(MEBIBYTE) / BYTES_OF_VALUE
}
