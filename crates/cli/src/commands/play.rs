//! `nimatron play`: the way to [`crate::play`].

use crate::context::Context;
use crate::play::{PlayArguments, run as play};
use crate::report::{Failure, Status};

pub fn run(arguments: &PlayArguments, context: &Context) -> Result<Status, Failure> {
    play(arguments, context.wished_notation)
        .map(|()| Status::Answered)
        .map_err(|error| Failure::message(error.to_string().trim_start_matches("error: ")))
}
