//! The notation of canonical forms.
//!
//! | written | game |
//! | --- | --- |
//! | `*[3]` | the Nim heap of 3; heaps from 10 on are `&10;` |
//! | `*[2#]` | the game whose only option is *2 |
//! | `*[2[2]]` | *2 + *2: what stands in brackets behind a game is done to it from left to right |
//! | `*[2[#1]]` | the game whose only option is *2, plus *1 |
//! | `*[(2#1)20]` | the game with the options `(2#1)`, *2 and 0 |
//! | `*[[2],1]` | read only: brackets in front, and commas, enclose options |
//!
//! The notation is that of CGSuite, after *Winning Ways*, ch. 13, which has indices for the
//! brackets.

use std::ops::Range;

use nimatron_nimber::say;
use nimatron_nimber::text::ParseError;

use super::{Form, Forms};
use crate::foundation::{Budget, Exhausted};

/// The largest heap and the deepest nesting that are read.
const MOST_HEAP: u32 = 255;
const DEEPEST: usize = 64;
/// Longest text that is written.
const LONGEST: usize = 1 << 16;

/// Why a text is no canonical form.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum FormError {
    /// It cannot be read.
    Parse(ParseError),
    /// The work was cut short.
    Exhausted(Exhausted),
}

impl From<Exhausted> for FormError {
    fn from(exhausted: Exhausted) -> FormError {
        FormError::Exhausted(exhausted)
    }
}

impl Forms {
    /// The form in the notation of the literature: `None` beyond 65536 bytes.
    ///
    /// # Errors
    /// [`Exhausted`] if the budget or its memory ends.
    pub fn short_text(
        &mut self,
        form: Form,
        budget: &mut Budget,
    ) -> Result<Option<String>, Exhausted> {
        let mut written = String::from("*[");
        let whole = self.write(form, &mut written, 0, false, budget)?;
        written.push(']');
        Ok(whole.then_some(written))
    }

    /// The form in the notation of the literature, or its genus if that is longer than 65536 bytes.
    ///
    /// # Errors
    /// [`Exhausted`] if the budget or its memory ends.
    pub fn text(&mut self, form: Form, budget: &mut Budget) -> Result<String, Exhausted> {
        let text = self.short_text(form, budget)?;
        Ok(text.unwrap_or_else(|| say!("a game of genus {}", self.genus(form).to_string())))
    }

    /// Writes a form as one of several if `among`, and returns whether there was room.
    fn write(
        &mut self,
        form: Form,
        to: &mut String,
        depth: usize,
        among: bool,
        budget: &mut Budget,
    ) -> Result<bool, Exhausted> {
        if depth > DEEPEST || to.len() > LONGEST {
            return Ok(false);
        }
        if let Some(heap) = self.as_heap(form) {
            write_heap(heap, to);
            return Ok(true);
        }
        if let &[only] = self.options(form) {
            let whole = self.write(only, to, depth + 1, true, budget)?;
            return Ok(attach(to, "#") && whole);
        }
        if let Some((rest, heap)) = self.without_heap(form, budget)? {
            let whole = self.write(rest, to, depth + 1, true, budget)?;
            let mut text = String::new();
            write_heap(heap, &mut text);
            return Ok(attach(to, &text) && whole);
        }
        if among {
            to.push('(');
        }
        let mut options = self.options(form).to_vec();
        options
            .sort_by_key(|&option| (self.birthday(option), self.as_heap(option).is_some(), option));
        let mut whole = true;
        for &option in options.iter().rev() {
            whole = whole && self.write(option, to, depth + 1, true, budget)?;
        }
        if among {
            to.push(')');
        }
        Ok(whole)
    }

    /// The game G and the n ≥ 1 with form = G + *n, where all moves of the sum are there.
    fn without_heap(
        &mut self,
        form: Form,
        budget: &mut Budget,
    ) -> Result<Option<(Form, u32)>, Exhausted> {
        let options = self.options(form).to_vec();
        for option in options {
            let heap = self.birthday(form) - self.birthday(option);
            if self.options(form).len() >= heap as usize && heap <= self.birthday(option) {
                let heap_form = self.heap(heap, budget)?;
                if self.sum(option, heap_form, budget)? == form {
                    return Ok(Some((option, heap)));
                }
            }
        }
        Ok(None)
    }

    /// Reads a form; what is written need not be canonical.
    ///
    /// # Errors
    /// What is wrong, and where, or [`Exhausted`].
    ///
    /// ```
    /// use nimatron::foundation::Budget;
    /// use nimatron::misere::Forms;
    /// let (mut forms, budget) = (Forms::new(), &mut Budget::unlimited());
    /// let mut written = |text: &str| {
    ///     let form = forms.read(text, budget).ok()?;
    ///     forms.text(form, budget).ok()
    /// };
    /// assert_eq!(written("*[[2],1]").as_deref(), Some("*[2#1]"));
    /// assert_eq!(written("*[3,0]").as_deref(), Some("*[1]"));
    /// assert_eq!(written("*[x]"), None);
    /// ```
    pub fn read(&mut self, text: &str, budget: &mut Budget) -> Result<Form, FormError> {
        let mut reader = Reader { forms: self, budget, text, at: 0, depth: 0 };
        reader.skip();
        if reader.peek() != Some('*') {
            return Err(reader.expected(&say!("a canonical form such as *[2#1]")));
        }
        let form = reader.sum()?;
        match reader.at < text.len() {
            true => Err(reader.expected(&say!("the end"))),
            false => Ok(form),
        }
    }
}

fn write_heap(heap: u32, to: &mut String) {
    match heap {
        0..=9 => to.push_str(&heap.to_string()),
        _ => to.push_str(&format!("&{heap};")),
    }
}

/// Puts a step behind the game at the end of the text: into its brackets if it has any, and a `#`
/// without brackets otherwise. Returns whether there was room.
fn attach(to: &mut String, step: &str) -> bool {
    if to.ends_with(']') {
        to.pop();
        to.push_str(step);
        to.push(']');
    } else if step == "#" {
        to.push('#');
    } else {
        // The row of # at the end goes into the brackets, too.
        let row = to.split_off(to.trim_end_matches('#').len());
        to.push_str(&format!("[{row}{step}]"));
    }
    to.len() <= LONGEST
}

struct Reader<'r> {
    forms: &'r mut Forms,
    budget: &'r mut Budget,
    text: &'r str,
    at: usize,
    depth: usize,
}

impl Reader<'_> {
    fn peek(&self) -> Option<char> {
        self.text[self.at..].chars().next()
    }

    fn skip(&mut self) {
        while let Some(space) = self.peek().filter(|sign| sign.is_whitespace()) {
            self.at += space.len_utf8();
        }
    }

    fn takes(&mut self, sign: char) -> bool {
        let is_there = self.peek() == Some(sign);
        if is_there {
            self.at += sign.len_utf8();
        }
        is_there
    }

    fn span(&self) -> Range<usize> {
        self.at..self.at + self.peek().map_or(0, char::len_utf8)
    }

    fn expected(&self, what: &str) -> FormError {
        FormError::Parse(ParseError::new(say!("expected {}", what), self.span()))
    }

    /// Games up to the sign that closes them.
    fn items(&mut self, end: char) -> Result<Vec<Form>, FormError> {
        self.depth += 1;
        if self.depth > DEEPEST {
            return Err(FormError::Parse(ParseError::new(say!("nested too deeply"), self.span())));
        }
        let mut items = Vec::new();
        loop {
            self.skip();
            if self.takes(end) {
                self.depth -= 1;
                return Ok(items);
            }
            if !items.is_empty() && self.takes(',') {
                self.skip();
            }
            items.push(self.sum()?);
        }
    }

    /// A game, or several with `+` between them.
    fn sum(&mut self) -> Result<Form, FormError> {
        let game = self.game()?;
        let mut sum = self.changed(game)?;
        loop {
            self.skip();
            if !self.takes('+') {
                return Ok(sum);
            }
            self.skip();
            let game = self.game()?;
            let game = self.changed(game)?;
            sum = self.forms.sum(sum, game, self.budget)?;
        }
    }

    /// A heap, or a game in parentheses or brackets.
    fn game(&mut self) -> Result<Form, FormError> {
        if self.takes('*') {
            if !self.takes('[') {
                return Err(self.expected(&say!("an opening bracket")));
            }
            let items = self.items(']')?;
            return match items[..] {
                [only] => Ok(only),
                _ => Ok(self.forms.form(&items, self.budget)?),
            };
        }
        if self.takes('(') {
            let items = self.items(')')?;
            return Ok(self.forms.form(&items, self.budget)?);
        }
        if self.takes('[') {
            let items = self.items(']')?;
            return Ok(self.forms.form(&items, self.budget)?);
        }
        let start = self.at;
        let digits = |text: &str| text.bytes().take_while(u8::is_ascii_digit).count();
        let (from, to) = match self.takes('&') {
            true => (self.at, self.at + digits(&self.text[self.at..])),
            false => (self.at, self.at + digits(&self.text[self.at..]).min(1)),
        };
        let heap = self.text[from..to].parse().ok().filter(|&heap| heap <= MOST_HEAP);
        self.at = to;
        if from > start && !self.takes(';') {
            return Err(self.expected(&say!("a semicolon behind the size of the heap")));
        }
        match heap {
            Some(heap) => Ok(self.forms.heap(heap, self.budget)?),
            None => {
                self.at = start;
                Err(self
                    .expected(&say!("a heap of at most {}, or a game in parentheses", MOST_HEAP)))
            }
        }
    }

    /// What stands behind a game: the signs # and the brackets.
    fn changed(&mut self, mut game: Form) -> Result<Form, FormError> {
        while self.takes('#') {
            game = self.forms.form(&[game], self.budget)?;
        }
        if self.takes('[') {
            loop {
                self.skip();
                if self.takes('#') {
                    game = self.forms.form(&[game], self.budget)?;
                } else if self.takes(']') {
                    break;
                } else {
                    let other = self.game()?;
                    game = self.forms.sum(game, other, self.budget)?;
                }
            }
        }
        Ok(game)
    }
}
