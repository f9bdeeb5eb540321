//! Notes on how the texts of a request were read.

use nimatron_nimber::text::Note;
use serde::Serialize;

/// How texts of the request were read that could be meant otherwise.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub struct Notes {
    /// A sentence each, without a full stop; left out if there is none.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    #[cfg_attr(feature = "typescript", ts(optional, as = "Option<Vec<String>>"))]
    pub notes: Vec<String>,
}

/// An answer, and the notes on how the texts of its request were read.
///
/// ```
/// use nimatron::api::Noted;
/// use nimatron::text::Note;
/// # #[derive(serde::Serialize)] struct Answer { text: &'static str }
/// let answer = Noted::new(Answer { text: "w_5" }, &[Note::new("'w5' is read as w_5", 0..2)]);
/// let json = r#"{"text":"w_5","notes":["'w5' is read as w_5"]}"#;
/// assert_eq!(serde_json::to_string(&answer)?, json);
/// # Ok::<(), serde_json::Error>(())
/// ```
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct Noted<T> {
    /// The answer.
    #[serde(flatten)]
    pub answer: T,
    /// The notes.
    #[serde(flatten)]
    pub notes: Notes,
}

impl<T> Noted<T> {
    /// The answer with these notes.
    pub fn new<'n>(answer: T, notes: impl IntoIterator<Item = &'n Note>) -> Noted<T> {
        let notes = notes.into_iter().map(|note| note.message.clone()).collect();
        Noted { answer, notes: Notes { notes } }
    }
}
