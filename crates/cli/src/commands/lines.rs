//! `nimatron` with standard input that is no terminal: one answer a line.

use std::io::Write;

use nimatron::api::{Noted, Solution};
use nimatron::calculator::Session;
use nimatron::text::Reading;

use super::{calc, players, solve, write_json};
use crate::context::Context;
use crate::input::{self, Question};
use crate::report::{self, Failure, Status};

pub fn run(context: &Context, out: &mut impl Write) -> Result<Status, Failure> {
    let mut session = Session::new();
    input::answer_lines(context, out, |question, out| match is_position(question.text) {
        true => outcome(question, context, out),
        false => calc::calculate(question.text, &mut session, context, out),
    })
}

/// Whether a line is a position: no expression has a colon.
pub fn is_position(text: &str) -> bool {
    text.contains(':')
}

/// Writes who wins a position, and the quantity that decides it.
fn outcome(
    question: Question<'_>,
    context: &Context,
    out: &mut impl Write,
) -> Result<Status, Failure> {
    if players::is_meant(question.text) {
        players::line(question, solve::Solve::default().options(context), context, out)?;
        return Ok(Status::Answered);
    }
    let Reading { value: position, notes } = question.position()?;
    if context.json {
        let options = solve::Solve::default().options(context);
        let solution = Solution::new(&position, options, &mut context.budget(u64::MAX))?;
        write_json(out, &Noted::new(solution, &notes))?;
        return Ok(Status::Answered);
    }
    report::notes(&notes, context);
    let analysis = position.analyze(&mut context.budget(u64::MAX))?;
    let quantity = analysis.quantity().to_text(context.notation);
    writeln!(out, "{} {quantity}", analysis.outcome())?;
    Ok(Status::Answered)
}
