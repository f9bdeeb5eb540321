//! Positions, moves and values as claims hold them.
//!
//! A claim that was built holds values. A claim that was read, from a certificate, holds texts: a
//! move can be read only in its position, and a checker trusts no other reading than its own.

use std::borrow::Cow;
use std::fmt::{self, Display};

use serde::{Deserialize, Deserializer, Serialize, Serializer};

/// A value in a claim, or its text where it has not been read yet.
///
/// It is serialized as text. Two are equal if their texts are.
///
/// ```
/// use nimatron::explain::Written;
/// use nimatron::rulesets::Position;
/// let position: Position = "nim: 3, 5".parse()?;
/// let (built, unread) = (Written::of(position), Written::Text("nim: 3, 5".into()));
/// assert_eq!(built, unread);
/// assert_eq!(unread.read(|text| text.parse().ok()).as_deref(), built.value());
/// # Ok::<(), nimatron::text::ParseError>(())
/// ```
#[derive(Clone, Debug)]
pub enum Written<T> {
    /// The value.
    Value(Box<T>),
    /// The text, which need not be that of any value.
    Text(String),
}

impl<T> Written<T> {
    /// Holds a value.
    pub fn of(value: T) -> Written<T> {
        Written::Value(Box::new(value))
    }

    /// The value, unless there is only its text.
    pub fn value(&self) -> Option<&T> {
        match self {
            Written::Value(value) => Some(value),
            Written::Text(_) => None,
        }
    }
}

impl<T: Clone> Written<T> {
    /// The value, from its text if need be; `None` if that cannot be read.
    pub fn read(&self, reader: impl FnOnce(&str) -> Option<T>) -> Option<Cow<'_, T>> {
        match self {
            Written::Value(value) => Some(Cow::Borrowed(&**value)),
            Written::Text(text) => reader(text).map(Cow::Owned),
        }
    }
}

impl<T: Display> Written<T> {
    /// The text, as certificates hold it.
    pub fn text(&self) -> Cow<'_, str> {
        match self {
            Written::Value(value) => Cow::Owned(value.to_string()),
            Written::Text(text) => Cow::Borrowed(text),
        }
    }
}

impl<T: Display> Display for Written<T> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Written::Value(value) => value.fmt(f),
            Written::Text(text) => f.write_str(text),
        }
    }
}

impl<T: Display> PartialEq for Written<T> {
    fn eq(&self, other: &Written<T>) -> bool {
        self.text() == other.text()
    }
}

impl<T: Display> Eq for Written<T> {}

impl<T: Display> Serialize for Written<T> {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_str(self)
    }
}

impl<'de, T> Deserialize<'de> for Written<T> {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Written<T>, D::Error> {
        String::deserialize(deserializer).map(Written::Text)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn values_are_written_as_their_text_and_read_as_text() {
        let built = Written::of(12u32);
        let json = serde_json::to_string(&built).unwrap();
        assert_eq!(json, "\"12\"");
        let read: Written<u32> = serde_json::from_str(&json).unwrap();
        assert_eq!((read.value(), &read), (None, &built));
        assert_eq!(read.read(|text| text.parse().ok()).as_deref(), Some(&12));
        assert_eq!(Written::<u32>::Text("x".into()).read(|text| text.parse().ok()), None);
    }
}
