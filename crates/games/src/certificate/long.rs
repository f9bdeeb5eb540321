//! Certificates of losing couples that may be longer than memory.
//!
//! Such a certificate is written with a couple on each line, in the order of the lengths of the
//! positions and then of their letters. It is read once to see that this is so; every 2^k-th couple is
//! remembered, with k so that they are at most [`MOST_MARKS`]. To look a position up, the lines between
//! two of them are read. So the memory that is needed does not depend on the length of the file.

use nimatron_nimber::say;

use std::io::{self, BufRead, BufReader, Read, Seek, SeekFrom};

use super::format::{HEAD, canonical, head_of};
use super::{Invalid, Verified};
use crate::foundation::Budget;
use crate::rulesets::{Couples, ValueRow};

/// Number of couples by which others are found.
const MOST_MARKS: usize = 1 << 13;
/// Longer lines are no couples.
const LONGEST_LINE: u64 = 1 << 12;

/// Checks a certificate of losing couples in a file as [`verify`](super::verify) does, with less than
/// 128 MiB of memory however long it is. `None` if it is another certificate, or is not written so:
/// then it has to be read as a whole.
///
/// ```
/// use std::io::Cursor;
/// use nimatron::certificate::{prove, verify_couples};
/// use nimatron::foundation::Budget;
/// let budget = &mut Budget::unlimited();
/// let json = prove(&"sprouts: 6".parse()?, 0, budget)?.to_json();
/// let verified = verify_couples(Cursor::new(json), budget).expect("they are in order")?;
/// assert!(verified.settled > Some(20));
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
///
/// # Errors
/// As [`verify`](super::verify); [`Invalid::Unreadable`] if the file cannot be read.
pub fn verify_couples(
    file: impl Read + Seek,
    budget: &mut Budget,
) -> Option<Result<Verified, Invalid>> {
    let mut lines = Lines::new(file);
    lines.rewind().ok()?;
    let head = lines.next().ok()?.filter(|head| head.ends_with(HEAD))?;
    let (position, outcome) = match head_of(&head) {
        Ok(claimed) => claimed,
        Err(invalid) => return Some(Err(invalid)),
    };
    let mut couples = match LongCouples::new(lines, MOST_MARKS) {
        Ok(couples) => couples?,
        Err(reason) => return Some(Err(unreadable(&reason))),
    };
    let found = position.check_losing_couples(&mut couples, budget);
    let count = couples.count;
    let refused = |place: String, reason: String| Err(Invalid::Refused { place, reason });
    Some(match found {
        Ok(Ok(found)) if found == outcome => {
            Ok(Verified { position, outcome, settled: Some(count) })
        }
        Ok(Ok(_)) => refused("outcome".into(), say!("the list says otherwise")),
        Ok(Err((index, reason))) => refused(say!("couple {} of {}", index + 1, count), reason),
        Err(exhausted) => Err(exhausted.into()),
    })
}

fn unreadable(reason: &str) -> Invalid {
    Invalid::Unreadable { place: "file".into(), reason: reason.into() }
}

/// The lines of a file.
struct Lines<F> {
    file: BufReader<F>,
    /// Where the next line begins.
    place: u64,
}

impl<F: Read + Seek> Lines<F> {
    fn new(file: F) -> Lines<F> {
        Lines { file: BufReader::with_capacity(1 << 14, file), place: 0 }
    }

    fn rewind(&mut self) -> Result<(), String> {
        self.go_to(0)
    }

    fn go_to(&mut self, place: u64) -> Result<(), String> {
        self.place = place;
        self.file.seek(SeekFrom::Start(place)).map(drop).map_err(|error| error.to_string())
    }

    /// The next line without its end; `None` behind the last.
    fn next(&mut self) -> Result<Option<String>, String> {
        let mut line = Vec::new();
        let read = self.file.by_ref().take(LONGEST_LINE).read_until(b'\n', &mut line);
        match read.map_err(|error: io::Error| error.to_string())? {
            0 => return Ok(None),
            length => self.place += length as u64,
        }
        if line.pop_if(|byte| *byte == b'\n').is_none() && line.len() as u64 == LONGEST_LINE {
            return Err(say!("a line is longer than {} bytes", LONGEST_LINE));
        }
        String::from_utf8(line).map(Some).map_err(|_| say!("it is no text in UTF-8"))
    }

    /// The couple on the next line, and whether it is the last one.
    fn couple(&mut self) -> Result<Option<(ValueRow, bool)>, String> {
        let Some(line) = self.next()? else { return Ok(None) };
        let (row, is_last) = match (line.strip_suffix("]}"), line.strip_suffix(',')) {
            (Some(row), _) => (row, true),
            (None, Some(row)) => (row, false),
            (None, None) => return Err(say!("a couple ends with a comma, the last one with ]}")),
        };
        let row = serde_json::from_str(row).map_err(|error| error.to_string())?;
        Ok(Some((row, is_last)))
    }
}

/// A couple, and where its line begins.
struct Mark {
    key: (usize, String),
    place: u64,
}

fn key(position: &str) -> (usize, String) {
    (position.len(), position.to_owned())
}

/// The couples of a file.
struct LongCouples<F> {
    lines: Lines<F>,
    count: usize,
    /// Couples at equal distances, from the first on.
    marks: Vec<Mark>,
    /// Where the line of the next couple begins, and the number of those before it.
    next: u64,
    gone: usize,
}

impl<F: Read + Seek> LongCouples<F> {
    /// The couples behind the first line, found by at most this number of marks; `None` if they are
    /// not in order, or written otherwise.
    fn new(mut lines: Lines<F>, most_marks: usize) -> Result<Option<LongCouples<F>>, String> {
        let (first, mut count, mut every) = (lines.place, 0, 1);
        let mut marks: Vec<Mark> = Vec::new();
        let mut before: Option<(usize, String)> = None;
        loop {
            let place = lines.place;
            let Some((row, is_last)) = lines.couple()? else {
                return Err(say!("it ends before the last couple"));
            };
            let key = key(&row.position);
            let is_later = before.as_ref().is_none_or(|before| *before < key);
            if !is_later || canonical(&row) != row {
                return Ok(None);
            }
            if count % every == 0 {
                if marks.len() == most_marks {
                    let mut index = 0;
                    marks.retain(|_| (index % 2 == 0, index += 1).0);
                    every *= 2;
                }
                if count % every == 0 {
                    marks.push(Mark { key: key.clone(), place });
                }
            }
            (before, count) = (Some(key), count + 1);
            if is_last {
                break;
            }
        }
        match lines.next()? {
            None => Ok(Some(LongCouples { lines, count, marks, next: first, gone: 0 })),
            Some(_) => Err(say!("something stands behind the last couple")),
        }
    }
}

impl<F: Read + Seek> Couples for LongCouples<F> {
    fn next(&mut self) -> Result<Option<ValueRow>, String> {
        if self.gone == self.count {
            return Ok(None);
        }
        self.lines.go_to(self.next)?;
        let couple = self.lines.couple()?;
        (self.next, self.gone) = (self.lines.place, self.gone + 1);
        Ok(couple.map(|(row, _)| row))
    }

    fn value(&mut self, position: &str) -> Result<Option<u64>, String> {
        let wanted = key(position);
        let behind = self.marks.partition_point(|mark| mark.key <= wanted);
        let Some(mark) = behind.checked_sub(1).and_then(|index| self.marks.get(index)) else {
            return Ok(None);
        };
        self.lines.go_to(mark.place)?;
        while let Some((row, is_last)) = self.lines.couple()? {
            let found = key(&row.position);
            if found == wanted {
                return Ok(Some(row.value));
            }
            if found > wanted || is_last {
                break;
            }
        }
        Ok(None)
    }
}

#[cfg(test)]
mod tests {
    use std::io::Cursor;

    use super::*;
    use crate::certificate::{Certificate, prove};

    fn proof(text: &str) -> (Vec<ValueRow>, String) {
        let proved = prove(&text.parse().expect(text), 0, &mut Budget::unlimited()).expect(text);
        match &proved {
            Certificate::Couples { rows, .. } => (rows.clone(), proved.to_json()),
            _ => panic!("{text} is proved otherwise"),
        }
    }

    #[test]
    fn few_marks_find_every_couple() {
        let (rows, json) = proof("sprouts: 6");
        for most_marks in [2, 3, 8, rows.len(), rows.len() + 1] {
            let mut lines = Lines::new(Cursor::new(&json));
            assert!(lines.next().expect("text").is_some_and(|line| line.ends_with(HEAD)));
            let mut couples = LongCouples::new(lines, most_marks).expect("text").expect("order");
            assert_eq!(couples.count, rows.len());
            assert!(couples.marks.len() <= most_marks);
            for row in rows.iter().rev() {
                assert_eq!(couples.value(&row.position), Ok(Some(row.value)));
                assert_eq!(couples.value(&format!("{}0", row.position)), Ok(None));
            }
            assert_eq!((couples.value(""), couples.value("z")), (Ok(None), Ok(None)));
            for row in &rows {
                assert_eq!(couples.next(), Ok(Some(row.clone())));
            }
            assert_eq!(couples.next(), Ok(None));
        }
    }

    #[test]
    fn what_is_remembered_does_not_matter() {
        let (rows, json) = proof("sprouts: 6");
        for memory in [0, 10_000, 1 << 30] {
            let budget = &mut Budget::unlimited().with_memory(memory);
            let verified = verify_couples(Cursor::new(&json), budget).expect("in order");
            assert_eq!(verified.expect("right").settled, Some(rows.len()));
        }
    }
}
