//! Talking line by line: what is said, and questions that are asked until they are answered.

use std::io::{self, BufRead, Write};

use nimatron::play::shortened;
use nimatron::say;
use nimatron::text::{Notation, ParseError};

/// Longer lines are cut: no move and no row of piles that is typed needs them.
const MOST_BYTES: u64 = 1 << 26;

/// What a player said to a question.
pub enum Answer {
    Text(String),
    /// The player leaves, or there is no more input.
    Leave,
}

/// A conversation by lines.
pub struct Talk<'a, R, W> {
    pub input: &'a mut R,
    pub output: &'a mut W,
}

impl<R: BufRead, W: Write> Talk<'_, R, W> {
    /// Says a line.
    pub fn say(&mut self, text: &str) -> io::Result<()> {
        writeln!(self.output, "{text}")
    }

    /// Says what is wrong with what was typed, and where.
    pub fn complain(&mut self, error: &ParseError, typed: &str) -> io::Result<()> {
        self.say(&sorry(error, typed))
    }

    /// Asks until something is said.
    pub fn ask(&mut self, question: &str) -> io::Result<Answer> {
        loop {
            self.say(question)?;
            self.output.flush()?;
            let mut line = Vec::new();
            let read = io::Read::take(&mut *self.input, MOST_BYTES).read_until(b'\n', &mut line)?;
            let text = String::from_utf8_lossy(&line).trim().to_string();
            if read == 0 || ["quit", "exit", "q"].contains(&text.to_lowercase().as_str()) {
                return Ok(Answer::Leave);
            }
            if !text.is_empty() {
                return Ok(Answer::Text(text));
            }
        }
    }

    /// Asks for one of several things by its number or its first word.
    pub fn choose<T: Copy>(
        &mut self,
        question: &str,
        choices: &[(String, T)],
    ) -> io::Result<Option<T>> {
        self.say(question)?;
        for (index, (choice, _)) in choices.iter().enumerate() {
            self.say(&format!("  {} {choice}", index + 1))?;
        }
        let prompt = say!("Your answer, a number from 1 to {}:", choices.len());
        loop {
            let Answer::Text(typed) = self.ask(&prompt)? else {
                return Ok(None);
            };
            let word = |choice: &str| choice.split([' ', ',']).next().unwrap_or("").to_lowercase();
            let by_number = typed.parse::<usize>().ok().and_then(|number| number.checked_sub(1));
            let by_word = || choices.iter().position(|(c, _)| word(c) == typed.to_lowercase());
            if let Some((_, chosen)) = by_number.or_else(by_word).and_then(|at| choices.get(at)) {
                return Ok(Some(*chosen));
            }
            self.say(&say!("Sorry, '{}' is none of these.", shown(&typed)))?;
        }
    }
}

/// An error with its place in what was typed, as it is said to whoever plays.
pub fn sorry(error: &ParseError, typed: &str) -> String {
    let picture = error.render(typed);
    let place = picture.find('\n').map_or("", |end| &picture[end..]);
    say!("Sorry: {}", &error.message) + place
}

/// What was typed, as it is repeated.
pub fn shown(typed: &str) -> String {
    shortened(typed, 40, Notation::Ascii)
}
