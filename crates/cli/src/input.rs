//! What a command is asked: an argument, or the lines of standard input.

use std::borrow::Cow;
use std::fs::File;
use std::io::{self, BufRead, BufReader, Read, Write};

use nimatron::text::ParseError;

use crate::commands::write_json;
use crate::context::Context;
use crate::report::{self, Failure, Status};

/// Bytes in one line of standard input. A line is a whole position, which may
/// have millions of piles.
const LONGEST_LINE: u64 = 1 << 28;

/// Answers the question in the arguments, put together with spaces, or if they
/// are `-` each line of standard input.
///
/// With `--json` an error is an answer as well: an object with `error`.
pub fn answer_each<W: Write>(
    words: &[String],
    context: &Context,
    out: &mut W,
    mut answer: impl FnMut(&str, &mut W) -> Result<Status, Failure>,
) -> Result<Status, Failure> {
    if words == ["-"] {
        return answer_lines(context, out, answer);
    }
    answer(&words.join(" "), out).or_else(|failure| refused(failure, context, out))
}

/// The failure again, written as an answer where answers are JSON.
pub fn refused<T>(failure: Failure, context: &Context, out: &mut impl Write) -> Result<T, Failure> {
    if let (Failure::Refused(failure), true) = (&failure, context.json) {
        write_json(out, failure)?;
    }
    Err(failure)
}

/// Answers each line of standard input, but for blank lines and comments.
///
/// Every other line has its answer on standard output, so that questions and answers can be
/// matched: an error is a line `error: …`, with `--json` an object with `error`, besides its picture
/// on standard error. An error ends it, unless `--keep-going` was given. A "no" is an answer as any
/// other. Answers are written out as soon as no further line is waiting, so that another program can
/// ask and listen in turns.
pub fn answer_lines<W: Write>(
    context: &Context,
    out: &mut W,
    mut answer: impl FnMut(&str, &mut W) -> Result<Status, Failure>,
) -> Result<Status, Failure> {
    let mut lines = Lines::new(BufReader::new(io::stdin().lock()), LONGEST_LINE);
    let mut status = Status::Answered;
    loop {
        context.at_line(lines.count + 1);
        let Some(line) = lines.next() else { return Ok(status) };
        let result = line.and_then(|line| match line.trim() {
            text if text.is_empty() || text.starts_with('#') => Ok(Status::Answered),
            text => answer(text, out),
        });
        match result {
            Err(Failure::Refused(failure)) => {
                match context.json {
                    true => write_json(out, &failure)?,
                    false => writeln!(out, "{}", report::one_line(&failure))?,
                }
                out.flush()?;
                report::print(&context.place(), &failure.error.picture, context);
                status = Status::Reported;
                if !context.keep_going {
                    return Ok(status);
                }
            }
            Err(other) => return Err(other),
            Ok(Status::Reported) => status = Status::Reported,
            Ok(Status::Answered | Status::No) => {}
        }
        if !lines.is_waiting() {
            out.flush()?;
        }
    }
}

/// The text with the contents of a file in place of its name, where `@` and the
/// name stand behind the colon of a position.
///
/// # Errors
/// The file cannot be read, or is too long.
pub fn with_file(text: &str) -> Result<Cow<'_, str>, Failure> {
    const LONGEST_FILE: u64 = 1 << 28;
    let named = text.split_once(':').map(|(head, body)| (head, body.trim()));
    let Some((head, path)) = named.and_then(|(head, body)| Some((head, body.strip_prefix('@')?)))
    else {
        return Ok(text.into());
    };
    let mut contents = String::new();
    let read =
        File::open(path).and_then(|file| file.take(LONGEST_FILE).read_to_string(&mut contents));
    match read {
        Ok(length) if length as u64 == LONGEST_FILE => {
            Err(Failure::message(format!("{path} has more than {LONGEST_FILE} bytes")))
        }
        Ok(_) => Ok(format!("{head}: {contents}").into()),
        Err(error) => Err(Failure::message(format!("{path} cannot be read: {error}"))),
    }
}

/// The lines of a reader, each of a bounded length.
pub struct Lines<R> {
    reader: BufReader<R>,
    longest: u64,
    line: Vec<u8>,
    count: usize,
}

impl<R: Read> Lines<R> {
    /// The lines of a reader, each cut after so many bytes.
    pub fn new(reader: BufReader<R>, longest: u64) -> Lines<R> {
        Lines { reader, longest, line: Vec::new(), count: 0 }
    }

    /// Whether a further line has arrived already.
    pub fn is_waiting(&self) -> bool {
        !self.reader.buffer().is_empty()
    }

    /// The bytes of the next line with its end, or as many as are kept; nothing
    /// at the end.
    pub fn next_bytes(&mut self) -> Result<Option<&[u8]>, Failure> {
        self.line.clear();
        self.count += 1;
        let mut limited = self.reader.by_ref().take(self.longest);
        let read = limited.read_until(b'\n', &mut self.line).map_err(unreadable)?;
        if self.is_cut() {
            self.reader.skip_until(b'\n').map_err(unreadable)?;
        }
        Ok((read > 0).then_some(&self.line))
    }

    fn is_cut(&self) -> bool {
        self.line.len() as u64 == self.longest && !self.line.ends_with(b"\n")
    }

    /// The next line, or what is wrong with it; nothing at the end.
    fn next(&mut self) -> Option<Result<&str, Failure>> {
        match self.next_bytes() {
            Err(failure) => return Some(Err(failure)),
            Ok(None) => return None,
            Ok(Some(_)) => {}
        }
        if self.is_cut() {
            let message = format!("a line of more than {} bytes", self.longest);
            return Some(Err(Failure::message(message)));
        }
        Some(std::str::from_utf8(&self.line).map_err(|error| {
            let place = error.valid_up_to();
            let error = ParseError::new("this is not UTF-8 text", place..place + 1);
            Failure::at(&error, &String::from_utf8_lossy(&self.line))
        }))
    }
}

fn unreadable(error: io::Error) -> Failure {
    Failure::message(format!("standard input cannot be read: {error}"))
}
