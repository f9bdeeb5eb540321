//! `nimatron calc`: the value of an expression.

use std::io::Write;

use clap::Args;
use nimatron::api::{Calculation, Noted};
use nimatron::calculator::{Kind, Session};

use super::write_json;
use crate::context::Context;
use crate::input;
use crate::report::{self, Failure, Status};

/// Work in one expression, in symbols: a few seconds.
pub const MOST_WORK: u64 = 1 << 27;

/// Evaluate one expression and print its value
///
/// Ordinals: w^2*3+e0, with + * ^ as usual, # the natural sum, (+) the nim-sum.
/// Nimbers: *5 + *(w+1). Games: {2|-1} + ^3*2. Comparisons print true or false,
/// and the exit status is 1 for false. In the conversation that 'nimatron'
/// begins, ':help' lists operators and functions.
///
/// Of standard input every line has its answer, but for blank lines and lines
/// that begin with #; of a line that cannot be answered it is 'error: …', or with
/// --json an object with "error".
#[derive(Debug, Args)]
pub struct Calc {
    /// The expression, or - for one expression a line of standard input
    #[arg(required = true, allow_negative_numbers = true)]
    expr: Vec<String>,
}

impl Calc {
    pub fn run(&self, context: &Context, out: &mut impl Write) -> Result<Status, Failure> {
        let mut session = Session::new();
        input::answer_each(&self.expr, context, out, |question, out| {
            calculate(question.text, &mut session, context, out)
        })
    }
}

/// Writes the value of an expression as a line. "No" is the answer false.
pub fn calculate(
    text: &str,
    session: &mut Session,
    context: &Context,
    out: &mut impl Write,
) -> Result<Status, Failure> {
    let mut budget = context.budget(MOST_WORK);
    let (answer, notes) = Calculation::new(text, session, context.notation, &mut budget)
        .map_err(|error| Failure::at(&error, text))?;
    let is_no = answer.kind == Kind::Boolean && answer.text == "false";
    if context.json {
        write_json(out, &Noted::new(answer, &notes))?;
    } else {
        report::notes(&notes, context);
        writeln!(out, "{}", answer.text)?;
    }
    Ok(if is_no { Status::No } else { Status::Answered })
}
