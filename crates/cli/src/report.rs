//! Errors and the exit status.

use std::io::{self, ErrorKind, Write};
use std::path::Path;
use std::process::ExitCode;

use nimatron::api::{self, FailureKind};
use nimatron::files::{self, Refusal};
use nimatron::foundation::{Exhausted, Faults};
use nimatron::say;
use nimatron::text::{Note, ParseError, escaped};

use crate::context::Context;
use crate::watched::fault_of;

/// How a command ended that ended well.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Status {
    /// With an answer: exit status 0.
    Answered,
    /// With a "no" to a yes-or-no question: exit status 1.
    No,
    /// With errors that have been reported already: exit status 2.
    Reported,
}

/// Why a command stopped.
#[derive(Debug)]
pub enum Failure {
    /// An error in what was asked, as `--json` and the API answer it.
    Refused(Box<api::Failure>),
    /// Standard output does not take the answer.
    Output(io::Error),
}

impl Failure {
    /// An error in a text that was read.
    pub fn at(error: &ParseError, source: &str) -> Failure {
        Failure::Refused(Box::new(api::Failure::input(error, source)))
    }

    /// An error without a place. A line that helps may follow, as in the picture of an error.
    pub fn message(message: impl std::fmt::Display) -> Failure {
        Failure::of_kind(FailureKind::Request, message)
    }

    /// The budget ended before there was an answer.
    pub fn exhausted(message: impl std::fmt::Display) -> Failure {
        Failure::of_kind(FailureKind::Exhausted, message)
    }

    fn of_kind(kind: FailureKind, message: impl std::fmt::Display) -> Failure {
        let message = message.to_string();
        let failure = match message.split_once("\n  = ") {
            Some((message, help)) => api::Failure::new(kind, message.into()).with_help(help),
            None => api::Failure::new(kind, message),
        };
        Failure::Refused(Box::new(failure))
    }
}

impl From<Exhausted> for Failure {
    fn from(exhausted: Exhausted) -> Failure {
        Failure::exhausted(say!("not solved: {}", exhausted.to_string()))
    }
}

impl From<Refusal> for Failure {
    fn from(refusal: Refusal) -> Failure {
        Failure::message(refusal)
    }
}

impl From<io::Error> for Failure {
    fn from(error: io::Error) -> Failure {
        Failure::Output(error)
    }
}

/// Reports a failure and turns the end of a command into an exit status.
///
/// A reader that has seen enough closes the pipe: that is no error.
pub fn exit_code(result: Result<Status, Failure>, context: &Context) -> ExitCode {
    match result {
        Ok(Status::Answered) => ExitCode::SUCCESS,
        Ok(Status::No) => ExitCode::from(1),
        Ok(Status::Reported) => ExitCode::from(2),
        Err(Failure::Output(error)) if error.kind() == ErrorKind::BrokenPipe => ExitCode::SUCCESS,
        Err(Failure::Output(error)) if fault_of(&error).is_some() => {
            print("", &say!("error: {}", error.to_string()), context);
            ExitCode::from(2)
        }
        Err(Failure::Output(error)) => {
            let message = say!("the answer cannot be written: {}", error.to_string());
            print("", &say!("error: {}", message), context);
            ExitCode::from(2)
        }
        Err(Failure::Refused(failure)) => {
            print("", &failure.error.picture, context);
            ExitCode::from(2)
        }
    }
}

/// Writes a file for people or other programs: none of what was computed with a function that has gone
/// wrong.
pub fn write_file(path: &Path, content: &[u8]) -> Result<(), Failure> {
    if let Some(fault) = Faults::here().first() {
        return Err(Failure::message(fault));
    }
    files::write(path, content).map_err(|Refusal { path, reason }| {
        let (path, reason) = (path.display().to_string(), reason.to_string());
        Failure::message(say!("{} cannot be written: {}", path, reason))
    })
}

/// Says how many lines of a store were damaged, if any.
pub fn dropped(lines: u64, path: &Path, context: &Context) {
    if lines > 0 {
        let path = path.display().to_string();
        let note = match lines {
            1 => say!("note: {}: 1 line is damaged or out of date, and computed again", path),
            _ => say!(
                "note: {}: {} lines are damaged or out of date, and computed again",
                path,
                lines
            ),
        };
        print("", &note, context);
    }
}

/// Prints notes on how a text was read, on standard error.
pub fn notes<'n>(notes: impl IntoIterator<Item = &'n Note>, context: &Context) {
    for note in notes {
        print(&context.place(), &say!("note: {}", &note.message), context);
    }
}

/// An error in one line, without control characters.
pub fn one_line(failure: &api::Failure) -> String {
    painted(&say!("error: {}", &failure.error.message), false).replace('\n', " ")
}

/// Prints the picture of an error, behind the place of the line that it is in.
pub fn print(place: &str, picture: &str, context: &Context) {
    let picture = painted(picture, context.error_colour);
    // There is nowhere to report that standard error is closed.
    let _ = writeln!(io::stderr().lock(), "{place}{picture}");
}

/// The picture of an error with its first word in red, and without characters that a terminal
/// would obey.
pub fn painted(picture: &str, colour: bool) -> String {
    let picture = escaped(picture);
    let head = say!("error: {}", "");
    let head = head.trim_end();
    match picture.strip_prefix(head) {
        Some(rest) if colour => format!("\x1b[1;31m{head}\x1b[0m{rest}"),
        _ => picture,
    }
}
