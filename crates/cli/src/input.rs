//! What a command is asked: an argument, or the lines of standard input.

use std::io::{self, BufRead, BufReader, Read, Write};

use nimatron::text::ParseError;

use crate::context::Context;
use crate::report::{self, Failure, Status};

/// Bytes in one line of standard input. A line is a whole position, which may
/// have millions of piles.
const LONGEST_LINE: u64 = 1 << 28;

/// Answers the question in the arguments, put together with spaces, or if they
/// are `-` each line of standard input.
pub fn answer_each<W: Write>(
    words: &[String],
    context: &Context,
    out: &mut W,
    mut answer: impl FnMut(&str, &mut W) -> Result<(), Failure>,
) -> Result<Status, Failure> {
    if words == ["-"] {
        return answer_lines(context, out, answer);
    }
    answer(&words.join(" "), out)?;
    Ok(Status::Answered)
}

/// Answers each line of standard input, but for blank lines and comments.
///
/// An error ends it, unless `--keep-going` was given. Answers are written out
/// as soon as no further line is waiting, so that another program can ask and
/// listen in turns.
pub fn answer_lines<W: Write>(
    context: &Context,
    out: &mut W,
    mut answer: impl FnMut(&str, &mut W) -> Result<(), Failure>,
) -> Result<Status, Failure> {
    let mut lines =
        Lines { reader: BufReader::new(io::stdin().lock()), line: Vec::new(), count: 0 };
    let mut status = Status::Answered;
    while let Some(line) = lines.next() {
        let result = line.and_then(|line| match line.trim() {
            text if text.is_empty() || text.starts_with('#') => Ok(()),
            text => answer(text, out),
        });
        match result {
            Err(Failure::Refused(picture)) => {
                out.flush()?;
                report::print(&format!("line {}: ", lines.count), &picture, context);
                status = Status::Reported;
                if !context.keep_going {
                    return Ok(status);
                }
            }
            other => other?,
        }
        if lines.reader.buffer().is_empty() {
            out.flush()?;
        }
    }
    Ok(status)
}

struct Lines<R> {
    reader: BufReader<R>,
    line: Vec<u8>,
    count: usize,
}

impl<R: Read> Lines<R> {
    /// The next line, or what is wrong with it; nothing at the end.
    fn next(&mut self) -> Option<Result<&str, Failure>> {
        self.line.clear();
        self.count += 1;
        let mut limited = self.reader.by_ref().take(LONGEST_LINE);
        match limited.read_until(b'\n', &mut self.line) {
            Ok(0) => None,
            Ok(_) if self.line.len() as u64 == LONGEST_LINE => {
                if let Err(error) = self.reader.skip_until(b'\n') {
                    return Some(Err(unreadable(&error)));
                }
                let message = format!("a line of more than {LONGEST_LINE} bytes");
                Some(Err(Failure::message(message)))
            }
            Ok(_) => Some(std::str::from_utf8(&self.line).map_err(|error| {
                let place = error.valid_up_to();
                let error = ParseError::new("this is not UTF-8 text", place..place + 1);
                Failure::at(&error, &String::from_utf8_lossy(&self.line))
            })),
            Err(error) => Some(Err(unreadable(&error))),
        }
    }
}

fn unreadable(error: &io::Error) -> Failure {
    Failure::message(format!("standard input cannot be read: {error}"))
}
