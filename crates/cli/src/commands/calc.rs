//! `nimatron calc`: the value of an expression.

use std::io::Write;

use clap::Args;
use nimatron::api::Calculation;
use nimatron::calculator::Session;

use super::write_json;
use crate::context::Context;
use crate::input;
use crate::report::{Failure, Status};

/// Work in one expression, in symbols: a few seconds.
pub const MOST_WORK: u64 = 1 << 27;

/// Evaluate one expression and print its value
///
/// Ordinals: w^2*3+e0, with + * ^ as usual, # the natural sum, (+) the nim-sum.
/// Nimbers: *5 + *(w+1). Games: {2|-1} + ^3*2. Comparisons print true or false.
/// In the conversation that 'nimatron' begins, ':help' lists operators and
/// functions.
#[derive(Debug, Args)]
pub struct Calc {
    /// The expression, or - for one expression a line of standard input
    #[arg(required = true, allow_negative_numbers = true)]
    expr: Vec<String>,
}

impl Calc {
    pub fn run(&self, context: &Context, out: &mut impl Write) -> Result<Status, Failure> {
        let mut session = Session::new();
        input::answer_each(&self.expr, context, out, |text, out| {
            calculate(text, &mut session, context, out)
        })
    }
}

/// Writes the value of an expression as a line.
pub fn calculate(
    text: &str,
    session: &mut Session,
    context: &Context,
    out: &mut impl Write,
) -> Result<(), Failure> {
    let mut budget = context.budget(MOST_WORK);
    let answer = Calculation::new(text, session, context.notation, &mut budget);
    let answer = answer.map_err(|error| Failure::at(&error, text))?;
    if context.json {
        return write_json(out, &answer);
    }
    writeln!(out, "{}", answer.text)?;
    Ok(())
}
