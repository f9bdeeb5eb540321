//! Expressions evaluated.

use nimatron_nimber::text::{Notation, Note, ParseError};
use nimatron_nimber::{message, say};
use serde::Serialize;

use super::Schema;
use super::failure::{Failure, utf16};
use super::request::{LONGEST_POSITION, within_limits as within_parts};
use super::thermograph::Walls;
use crate::calculator::{Answer, Content, Kind, Line, Session, Value, reading};
use crate::foundation::{Budget, Playable};
use crate::partizan::Dyadic;
use crate::render::mathml::mathml;

/// The answer to an expression.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub struct Calculation {
    schema: Schema,
    /// The expression.
    pub input: String,
    /// The name that its value is given.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "typescript", ts(optional))]
    pub name: Option<String>,
    /// The position whose value it is.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "typescript", ts(optional))]
    pub position: Option<String>,
    /// What its value is.
    pub kind: Kind,
    /// The value.
    pub text: String,
    /// The value in MathML, if that was asked for.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "typescript", ts(optional))]
    pub mathml: Option<String>,
    /// The value in LaTeX, a formula a line, if that was asked for.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "typescript", ts(optional))]
    pub latex: Option<String>,
    /// The thermograph of a hot game, or the one that the value is, if that was asked for.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "typescript", ts(optional))]
    pub thermograph: Option<Walls>,
}

/// How else a value is shown than as text.
#[derive(Clone, Copy, Debug, Default)]
pub(super) struct Shown {
    /// In MathML.
    pub mathml: bool,
    /// In LaTeX.
    pub latex: bool,
    /// By its thermograph.
    pub thermograph: bool,
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
        let answer = session.evaluate(input, budget)?;
        Ok((Calculation::showing(input, &answer, notation), answer.notes))
    }
}

impl Calculation {
    fn showing(input: &str, answer: &Answer, notation: Notation) -> Calculation {
        Calculation {
            schema: Schema,
            input: input.trim().into(),
            name: answer.name.clone(),
            position: answer.position.as_ref().map(|position| position.to_text(notation)),
            kind: answer.value.kind(),
            text: answer.value.to_text(notation),
            mathml: None,
            latex: None,
            thermograph: None,
        }
    }

    pub(super) fn of(
        input: &str,
        earlier: &[String],
        shown: Shown,
        budget: &mut Budget,
    ) -> Result<(Calculation, Vec<Note>), Failure> {
        within_limits(input, earlier)?;
        let line = Line::read(input).map_err(|error| Failure::input(&error, input))?;
        bearable(&line)?;
        let session = remembering(earlier, budget);
        let answer = session.answer(line, budget).map_err(|error| match budget.spend(0) {
            Err(_) => Failure::input(&error, input).exhausted(),
            Ok(()) => Failure::input(&error, input),
        })?;
        let value = &answer.value;
        let calculation = Calculation {
            mathml: shown.mathml.then(|| formula(value)).flatten(),
            latex: shown.latex.then(|| latex(value)).flatten(),
            thermograph: shown.thermograph.then(|| walls(value, budget)).flatten(),
            ..Calculation::showing(input, &answer, Notation::Ascii)
        };
        Ok((calculation, answer.notes))
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
    /// Where, in UTF-16 code units: the beginning and the end.
    pub span: Option<[usize; 2]>,
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
        let line = match Line::read(input) {
            Ok(line) => line,
            Err(error) => return Ok(Self::wrong(&error, input)),
        };
        bearable(&line)?;
        let reading = Some(match &line.content {
            Content::Expression(expression) => reading(expression),
            Content::Position(position) => position.to_string(),
        });
        let mut little = Budget::nodes(Self::MOST_WORK);
        let session = remembering(earlier, &mut little);
        let value = session.answer(line, &mut little).map(|answer| answer.value);
        budget.spend(little.spent())?;
        Ok(match value {
            Ok(value) => Self { reading, ..Self::showing(&value) },
            Err(_) if little.spend(0).is_err() => {
                let problem = Some(say!("this takes a moment to compute"));
                Self { reading, problem, ..Self::default() }
            }
            Err(error) => Self { reading, ..Self::wrong(&error, input) },
        })
    }

    /// What is wrong, and where.
    fn wrong(error: &ParseError, input: &str) -> PreviewAnswer {
        let span = [error.span.start, error.span.end].map(|byte| utf16(input, byte));
        Self { problem: Some(error.message.clone()), span: Some(span), ..Self::default() }
    }

    fn showing(value: &Value) -> PreviewAnswer {
        let text = value.to_text(Notation::Ascii);
        let kind = Some(value.kind());
        if text.len() > LONGEST_FORMULA {
            let problem = Some(say!("the value has {} characters", text.len()));
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
        return Err(Failure::request(say!("more than {} earlier results", MOST_EARLIER)));
    }
    if input.len() > LONGEST_INPUT {
        return Err(Failure::too_long(message!("an expression"), LONGEST_INPUT));
    }
    Ok(())
}

/// Refuses a position that is longer than those of other requests.
fn bearable(line: &Line<'_>) -> Result<(), Failure> {
    let Content::Position(position) = &line.content else { return Ok(()) };
    if line.span.len() > LONGEST_POSITION {
        return Err(Failure::too_long(message!("a position"), LONGEST_POSITION));
    }
    within_parts(position.clone()).map(drop)
}

/// The value in LaTeX, a formula a line, if it is not very long.
fn latex(value: &Value) -> Option<String> {
    let lines = value.lines();
    let lines: Vec<String> = lines.iter().map(|line| line.to_text(Notation::Latex)).collect();
    let latex = lines.join("\n");
    (latex.len() <= LONGEST_FORMULA).then_some(latex)
}

/// The thermograph that the value is, or that of a hot game, if it is quickly found and can be drawn.
fn walls(value: &Value, budget: &mut Budget) -> Option<Walls> {
    const MOST_WORK: u64 = 1 << 20;
    match value {
        Value::Thermograph(thermograph) => Walls::of(thermograph),
        Value::Game(game) => {
            let mut little = Budget::nodes(MOST_WORK);
            let short = game.value().short()?;
            let found = game.values().arithmetic(&mut little).thermograph(short);
            budget.spend(little.spent()).ok()?;
            let thermograph = found.ok()?;
            let is_hot = *thermograph.temperature() > Dyadic::zero();
            is_hot.then(|| Walls::of(&thermograph)).flatten()
        }
        _ => None,
    }
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
        let is_bearable = Line::read(text).is_ok_and(|line| bearable(&line).is_ok());
        if !is_bearable || session.evaluate(text, budget).is_err() {
            session.skip();
        }
    }
    session
}
