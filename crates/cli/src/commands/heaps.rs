//! What the commands on games with heaps share: a state that is kept in a file, and what is said when
//! one ends early.

use std::fmt::Display;
use std::path::Path;

use nimatron::files::{Sealed, Stamp};
use nimatron::impartial::sequence::HeapRules;
use nimatron::say;

use crate::context::Context;
use crate::report::{self, Failure, Status};

/// Refuses files for anything but one game with heaps.
pub fn only_for_heaps(has_file: bool, of: &[String]) -> Result<(), Failure> {
    let is_one = || of.len() == 1 && !of[0].contains(':') && !of[0].starts_with(['*', '-']);
    match has_file && !is_one() {
        true => Err(Failure::message(say!("a file is for one game with heaps"))),
        false => Ok(()),
    }
}

/// The file of a state, if there is to be one, and the state of an earlier run.
pub fn state(
    path: Option<&Path>,
    stamp: Stamp,
    rules: &HeapRules,
) -> Result<(Option<Sealed>, Option<Vec<u8>>), Failure> {
    let Some(path) = path else { return Ok((None, None)) };
    let (file, state) = Sealed::open(path, stamp, &rules.code().to_string())?;
    Ok((Some(file), state))
}

/// Says that a game was computed below a heap only.
pub fn computed_below(
    heap: usize,
    rules: &HeapRules,
    why: &dyn Display,
    is_kept: bool,
    context: &Context,
) -> Status {
    let computed =
        say!("{} was computed below heap {} only: {}", rules.to_string(), heap, why.to_string());
    let mut message = say!("error: {}", computed);
    if is_kept {
        message += &format!("\n  = {}", say!("the same command goes on from here"));
    }
    report::print("", &message, context);
    Status::Reported
}
