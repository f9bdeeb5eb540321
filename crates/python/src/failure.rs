//! Errors as exceptions, which are classes of `nimatron.errors`.

use nimatron::files::Refusal;
use nimatron::foundation::Exhausted;
use nimatron::text::ParseError;
use pyo3::prelude::*;

mod named {
    pyo3::import_exception!(nimatron.errors, ParseError);
    pyo3::import_exception!(nimatron.errors, IllegalMove);
    pyo3::import_exception!(nimatron.errors, Exhausted);
    pyo3::import_exception!(nimatron.errors, Undefined);
    pyo3::import_exception!(nimatron.errors, Refused);
    pyo3::import_exception!(nimatron.errors, Unusable);
}

/// The place of an error in characters, which is how Python counts.
fn place(text: &str, error: &ParseError) -> (usize, usize) {
    let count = |end: usize| text.char_indices().take_while(|(at, _)| *at < end).count();
    (count(error.span.start), count(error.span.end))
}

/// What the exceptions of a place are made of: the message, the text, the place, help, and the picture.
type AtPlace = (String, String, (usize, usize), Option<String>, String);

fn at_place(error: &ParseError, text: &str) -> AtPlace {
    let (message, help) = (error.message.clone(), error.help.clone());
    (message, text.to_owned(), place(text, error), help, error.render(text))
}

/// A text that cannot be read.
pub fn unread(error: &ParseError, text: &str) -> PyErr {
    named::ParseError::new_err(at_place(error, text))
}

/// A move that cannot be read or made.
pub fn illegal(error: &ParseError, text: &str) -> PyErr {
    named::IllegalMove::new_err(at_place(error, text))
}

/// Values for which an operation means nothing.
pub fn mismatch(error: &ParseError) -> PyErr {
    let help = error.help.as_ref().map(|help| format!(" ({help})")).unwrap_or_default();
    named::Undefined::new_err(format!("{}{help}", error.message))
}

/// A limit that was reached.
pub fn exhausted(exhausted: &Exhausted) -> PyErr {
    named::Exhausted::new_err(exhausted.to_string())
}

/// A certificate that proves nothing.
pub fn refused(message: String) -> PyErr {
    named::Refused::new_err(message)
}

/// A file that cannot be used.
pub fn unusable(refusal: &Refusal) -> PyErr {
    named::Unusable::new_err(refusal.to_string())
}

/// Any other error of the library.
pub fn of_value(error: impl ToString) -> PyErr {
    named::Undefined::new_err(error.to_string())
}

/// A limit that was reached, in words.
pub fn stopped(message: &str) -> PyErr {
    named::Exhausted::new_err(message.to_owned())
}
