//! Expressions evaluated.

use nimatron_nimber::text::{Notation, Note, ParseError};
use serde::Serialize;

use super::Schema;
use super::failure::Failure;
use crate::calculator::{Answer, Kind, Session, Value, parse, reading};
use crate::foundation::Budget;
use crate::render::mathml::mathml;

/// The answer to an expression.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub struct Calculation {
    schema: Schema,
    /// The expression.
    pub input: String,
    /// What its value is.
    pub kind: Kind,
    /// The value.
    pub text: String,
    /// The value in MathML, if that was asked for.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "typescript", ts(optional))]
    pub mathml: Option<String>,
}

impl Calculation {
    /// Evaluates an expression, and notes how it was read; the session remembers its value.
    ///
    /// ```
    /// use nimatron::api::Calculation;
    /// use nimatron::calculator::Session;
    /// use nimatron::foundation::Budget;
    /// use nimatron_nimber::text::Notation;
    ///
    /// let (session, budget) = (&mut Session::new(), &mut Budget::nodes(100));
    /// let (answer, notes) = Calculation::new("*5 + *3", session, Notation::Ascii, budget)?;
    /// let json = r#"{"schema":1,"input":"*5 + *3","kind":"nimber","text":"*6"}"#;
    /// assert_eq!(serde_json::to_string(&answer)?, json);
    /// assert!(notes.is_empty());
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    ///
    /// # Errors
    /// As [`Session::evaluate`].
    pub fn new(
        input: &str,
        session: &mut Session,
        notation: Notation,
        budget: &mut Budget,
    ) -> Result<(Calculation, Vec<Note>), ParseError> {
        let Answer { value, notes, .. } = session.evaluate(input, budget)?;
        Ok((Calculation::showing(input, &value, notation), notes))
    }
}

impl Calculation {
    fn showing(input: &str, value: &Value, notation: Notation) -> Calculation {
        let (kind, text) = (value.kind(), value.to_text(notation));
        Calculation { schema: Schema, input: input.trim().into(), kind, text, mathml: None }
    }

    pub(super) fn of(
        input: &str,
        earlier: &[String],
        with_mathml: bool,
        budget: &mut Budget,
    ) -> Result<(Calculation, Vec<Note>), Failure> {
        within_limits(input, earlier)?;
        let session = remembering(earlier, budget);
        let answer = session.preview(input, budget);
        let Answer { value, notes, .. } = answer.map_err(|error| match budget.spend(0) {
            Err(_) => Failure::input(&error, input).exhausted(),
            Ok(()) => Failure::input(&error, input),
        })?;
        let answer = Calculation::showing(input, &value, Notation::Ascii);
        let mathml = with_mathml.then(|| formula(&value)).flatten();
        Ok((Calculation { mathml, ..answer }, notes))
    }
}

/// How an expression reads while it is being typed.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub struct PreviewAnswer {
    schema: Schema,
    /// The expression with all its brackets, as soon as it is one.
    pub reading: Option<String>,
    /// What its value is.
    pub kind: Option<Kind>,
    /// Its value, if that is quickly found.
    pub text: Option<String>,
    /// Its value in MathML.
    pub mathml: Option<String>,
    /// What is wrong or still missing.
    pub problem: Option<String>,
}

impl PreviewAnswer {
    /// Work in a preview, in symbols: a few milliseconds.
    const MOST_WORK: u64 = 1 << 19;

    pub(super) fn of(
        input: &str,
        earlier: &[String],
        budget: &mut Budget,
    ) -> Result<PreviewAnswer, Failure> {
        within_limits(input, earlier)?;
        if input.trim().is_empty() {
            return Ok(Self::default());
        }
        let expression = match parse(input) {
            Ok(expression) => expression,
            Err(error) => {
                return Ok(Self { problem: Some(error.message), ..Self::default() });
            }
        };
        let reading = Some(reading(&expression));
        let mut little = Budget::nodes(Self::MOST_WORK);
        let session = remembering(earlier, &mut little);
        let value = session.preview(input, &mut little).map(|answer| answer.value);
        budget.spend(little.spent())?;
        Ok(match value {
            Ok(value) => Self { reading, ..Self::showing(&value) },
            Err(_) if little.spend(0).is_err() => {
                let problem = Some("this takes a moment to compute".into());
                Self { reading, problem, ..Self::default() }
            }
            Err(error) => Self { reading, problem: Some(error.message), ..Self::default() },
        })
    }

    fn showing(value: &Value) -> PreviewAnswer {
        let text = value.to_text(Notation::Ascii);
        let kind = Some(value.kind());
        if text.len() > LONGEST_FORMULA {
            let problem = Some(format!("the value has {} characters", text.len()));
            return Self { kind, problem, ..Self::default() };
        }
        Self { kind, mathml: formula(value), text: Some(text), ..Self::default() }
    }
}

/// Bytes in an expression.
const LONGEST_INPUT: usize = 1 << 18;
/// Earlier results.
const MOST_EARLIER: usize = 1000;
/// Longer values are not laid out as formulas.
const LONGEST_FORMULA: usize = 1 << 13;

fn within_limits(input: &str, earlier: &[String]) -> Result<(), Failure> {
    if earlier.len() > MOST_EARLIER {
        return Err(Failure::request(format!("more than {MOST_EARLIER} earlier results")));
    }
    if input.len() > LONGEST_INPUT {
        return Err(Failure::too_long("an expression", LONGEST_INPUT));
    }
    Ok(())
}

/// The value as MathML, if it is a single formula that is not very long.
fn formula(value: &Value) -> Option<String> {
    let [formula] = &value.lines()[..] else { return None };
    let length = formula.to_text(Notation::Unicode).len();
    (length <= LONGEST_FORMULA).then(|| mathml(formula))
}

/// A session with these answers. One that cannot be read again keeps its number.
fn remembering(earlier: &[String], budget: &mut Budget) -> Session {
    let mut session = Session::new();
    for text in earlier {
        match Session::new().preview(text, budget) {
            Ok(answer) => session.remember(answer.value),
            Err(_) => session.skip(),
        }
    }
    session
}
