//! `nimatron play`: the way to [`crate::play`].

use crate::context::Context;
use crate::play::{PlayArguments, PlayError, run as play};
use crate::report::{Failure, Status};

pub fn run(arguments: &PlayArguments, context: &Context) -> Result<Status, Failure> {
    play(arguments, context.wished_notation).map(|()| Status::Answered).map_err(|error| match error
    {
        PlayError::Text { error, source_text } => Failure::at(&error, &source_text),
        other => Failure::message(other),
    })
}
