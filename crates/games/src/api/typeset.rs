//! What was asked, as LaTeX.

use serde::Serialize;

use super::Schema;

/// An expression or a position, and what LaTeX prints of it.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct Typeset {
    schema: Schema,
    /// What was asked.
    pub input: String,
    /// The LaTeX.
    pub latex: String,
}

impl Typeset {
    /// The answer to a question.
    ///
    /// ```
    /// use nimatron::api::Typeset;
    /// let answer = Typeset::new("w", r"\omega");
    /// let json = serde_json::to_string(&answer).unwrap();
    /// assert_eq!(json, r#"{"schema":1,"input":"w","latex":"\\omega"}"#);
    /// ```
    pub fn new(input: &str, latex: &str) -> Typeset {
        Typeset { schema: Schema, input: input.trim().into(), latex: latex.into() }
    }
}
