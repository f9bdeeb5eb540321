//! Commands about the Grundy values of games with heaps.

pub mod grundy;
pub mod period;

use nimatron::foundation::Budget;
use nimatron::impartial::sequence::HeapRules;
use nimatron::rulesets::sequence::Sequence;

use crate::context::Context;
use crate::interrupt::interrupted;
use crate::report::Failure;

/// Bytes of a mebibyte.
const MEBIBYTE: u64 = 1 << 20;
/// Bytes that a value takes in memory: it may be kept twice, to be read from
/// both ends.
const BYTES_OF_VALUE: u64 = 4;

/// Reads the rules of a sequence.
pub fn sequence(text: &str) -> Result<Sequence, Failure> {
    Sequence::read(text).map_err(|error| Failure::at(&error, text))
}

/// Reads the rules of a game with heaps.
pub fn rules(text: &str) -> Result<HeapRules, Failure> {
    let sequence = sequence(text)?;
    sequence.heap_rules().ok_or_else(|| Failure::message(sequence.no_heaps()))
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
