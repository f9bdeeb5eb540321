//! What a command is asked: an argument, or the lines of standard input.

use std::fs::{self, File};
use std::io::{self, BufRead, BufReader, Read, Write};
use std::path::Path;

use nimatron::foundation::{Head, Piece};
use nimatron::rulesets::Position;
use nimatron::say;
use nimatron::text::{BYTE_ORDER_MARK, ParseError, Reading};

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
    mut answer: impl FnMut(Question<'_>, &mut W) -> Result<Status, Failure>,
) -> Result<Status, Failure> {
    if words == ["-"] {
        return answer_lines(context, out, answer);
    }
    let text = unmarked(words.join(" "));
    answer(Question::argument(&text), out).or_else(|failure| refused(failure, context, out))
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
    mut answer: impl FnMut(Question<'_>, &mut W) -> Result<Status, Failure>,
) -> Result<Status, Failure> {
    let mut lines = Lines::new(BufReader::new(io::stdin().lock()), LONGEST_LINE);
    let mut status = Status::Answered;
    loop {
        context.at_line(lines.count + 1);
        let Some(line) = lines.next() else { return Ok(status) };
        let result = line.and_then(|line| match line.trim() {
            text if text.is_empty() || text.starts_with('#') => Ok(Status::Answered),
            text => answer(Question::line(text), out),
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

/// What is asked, and by whom.
#[derive(Clone, Copy, Debug)]
pub struct Question<'t> {
    /// The text.
    pub text: &'t str,
    /// Whether it stands in the arguments, so that whoever asks may read the files here. Lines may
    /// come from others.
    is_argument: bool,
}

impl<'t> Question<'t> {
    pub fn argument(text: &'t str) -> Question<'t> {
        Question { text, is_argument: true }
    }

    pub fn line(text: &'t str) -> Question<'t> {
        Question { text, is_argument: false }
    }

    /// What stands before the colon, and the name of a file with a graph, of `graph: @FILE`.
    fn graph_file(self) -> Option<(&'t str, &'t Path)> {
        let (head, body) = self.text.split_once(':')?;
        let path = body.trim().strip_prefix('@')?;
        let is_graph = Head::of(Piece::whole(head)).name.text == "graph";
        (self.is_argument && is_graph).then_some((head, Path::new(path)))
    }

    /// The position that is asked about; its graph may stand in a file.
    pub fn position(self) -> Result<Reading<Position>, Failure> {
        self.read(Position::read)
    }

    /// What is asked about, read so; a graph may stand in a file.
    pub fn read<T>(
        self,
        read: impl Fn(&str) -> Result<Reading<T>, ParseError>,
    ) -> Result<Reading<T>, Failure> {
        let Some((head, path)) = self.graph_file() else {
            return read(self.text).map_err(|error| Failure::at(&error, self.text));
        };
        let head = format!("{head}: ");
        let text = head.clone() + &*text_file(path)?;
        read(&text).map_err(|error| match error.span.start < head.len() {
            true => Failure::at(&error, &head),
            false => {
                let before = text.bytes().take(error.span.start);
                in_file(path, before.filter(|byte| *byte == b'\n').count() + 1, &error)
            }
        })
    }
}

/// An error in a line of a file, which repeats nothing of what stands there.
pub fn in_file(path: &Path, line: usize, error: &ParseError) -> Failure {
    // What a message repeats stands behind a quotation mark or a colon.
    let wrong = error.message.split(['\'', '"', '`', ':', '‘', '‚', '“', '„', '«', '»']).next();
    let wrong = wrong
        .filter(|wrong| !wrong.is_empty())
        .map_or_else(|| say!("this cannot be read"), str::to_owned);
    Failure::message(say!("{}, line {}: {}", path.display().to_string(), line, wrong.trim_end()))
}

/// The text in a file of bounded length, without a byte order mark. What is no plain file, such as
/// a device or a pipe, is not opened: it might never end, or never begin.
pub fn text_file(path: &Path) -> Result<String, Failure> {
    const LONGEST: u64 = 1 << 28;
    let shown = path.display().to_string();
    let unreadable = |error: io::Error| {
        Failure::message(say!("{} cannot be read: {}", &shown, error.to_string()))
    };
    let about = fs::metadata(path).map_err(unreadable)?;
    if !about.is_file() {
        return Err(Failure::message(say!("{} is no plain file", &shown)));
    }
    if about.len() > LONGEST {
        return Err(Failure::message(say!("{} has more than {} bytes", &shown, LONGEST)));
    }
    // It may have grown meanwhile.
    let file = File::open(path).map_err(unreadable)?.take(LONGEST);
    io::read_to_string(file).map(unmarked).map_err(unreadable)
}

/// The text without a byte order mark at its head.
fn unmarked(text: String) -> String {
    text.strip_prefix(BYTE_ORDER_MARK).map(String::from).unwrap_or(text)
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
    /// at the end. A byte order mark before the first line is passed over.
    pub fn next_bytes(&mut self) -> Result<Option<&[u8]>, Failure> {
        self.line.clear();
        self.count += 1;
        if self.count == 1 {
            self.skip_mark()?;
        }
        let mut limited = self.reader.by_ref().take(self.longest);
        let read = limited.read_until(b'\n', &mut self.line).map_err(unreadable)?;
        if self.is_cut() {
            self.reader.skip_until(b'\n').map_err(unreadable)?;
        }
        Ok((read > 0).then_some(&self.line))
    }

    fn skip_mark(&mut self) -> Result<(), Failure> {
        let mut mark = [0; BYTE_ORDER_MARK.len_utf8()];
        BYTE_ORDER_MARK.encode_utf8(&mut mark);
        // What has arrived by now is enough to see one: it is written at once.
        let begun = self.reader.fill_buf().map_err(unreadable)?;
        if begun.starts_with(&mark) {
            self.reader.consume(mark.len());
        }
        Ok(())
    }

    fn is_cut(&self) -> bool {
        self.line.len() as u64 == self.longest && !self.line.ends_with(b"\n")
    }

    /// The next line, or what is wrong with it; nothing at the end.
    pub fn next(&mut self) -> Option<Result<&str, Failure>> {
        match self.next_bytes() {
            Err(failure) => return Some(Err(failure)),
            Ok(None) => return None,
            Ok(Some(_)) => {}
        }
        if self.is_cut() {
            let message = say!("a line of more than {} bytes", self.longest);
            return Some(Err(Failure::message(message)));
        }
        Some(std::str::from_utf8(&self.line).map_err(|error| {
            let place = error.valid_up_to();
            let error = ParseError::new(say!("this is not UTF-8 text"), place..place + 1);
            Failure::at(&error, &String::from_utf8_lossy(&self.line))
        }))
    }
}

fn unreadable(error: io::Error) -> Failure {
    Failure::message(say!("standard input cannot be read: {}", error.to_string()))
}
