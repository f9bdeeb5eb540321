//! `nimatron latex`: a value or a position as LaTeX.

use std::io::Write;

use clap::Args;
use nimatron::api::{Noted, Typeset, winning_moves};
use nimatron::calculator::Session;
use nimatron::explain::{Level, explain};
use nimatron::render::latex::{displayed, standalone};
use nimatron::render::{Answer, answer};
use nimatron::say;
use nimatron::text::{Notation, Note, Reading};

use super::calc::MOST_WORK;
use super::lines::is_position;
use super::write_json;
use crate::context::Context;
use crate::input::{self, Question};
use crate::interrupt::interrupted;
use crate::report::{self, Failure, Status};

/// Winning moves that are listed.
const MOST_MOVES: usize = 20;

/// Write the value of an expression, or what is said of a position, as LaTeX
///
/// Of an expression such as 'w^2*3' or '{2|-1} + ^*' the value is printed as a
/// formula, without the signs that begin mathematics. Of a position such as
/// 'nim: 3, 5, w+2' who wins, by which moves and why is printed as paragraphs, lists
/// and tables, which need the package amsmath. With --standalone it is a whole
/// document.
///
/// Of standard input every line has its answer, but for blank lines and lines
/// that begin with #; of a line that cannot be answered it is 'error: …', or with
/// --json an object with "error".
#[derive(Debug, Args)]
pub struct Latex {
    /// The expression or the position, or - for one of them a line of standard input
    #[arg(required = true, allow_negative_numbers = true, value_name = "EXPR|POSITION")]
    question: Vec<String>,
    /// How much of a position to explain: 0 the verdict, 1 a sentence, 2 the table, 3 the proof
    #[arg(long, value_name = "LEVEL", default_value_t = 1,
          value_parser = clap::value_parser!(u8).range(0..=3))]
    explain: u8,
    /// Print a whole document, for pdflatex
    #[arg(long)]
    standalone: bool,
}

impl Latex {
    pub fn run(&self, context: &Context, out: &mut impl Write) -> Result<Status, Failure> {
        if self.standalone && self.question == ["-"] {
            let refusal = format!(
                "{}\n  = {}",
                say!("a document of its own has one question, not lines of standard input"),
                say!("leave out --standalone, or ask for one expression or position")
            );
            return Err(Failure::message(refusal));
        }
        let mut session = Session::new();
        input::answer_each(&self.question, context, out, |question, out| {
            let (latex, notes) = match is_position(question.text) {
                true => self.position(question, context)?,
                false => self.expression(question.text, &mut session, context)?,
            };
            let latex = if self.standalone { standalone(&latex) } else { latex };
            if context.json {
                write_json(
                    out,
                    &Noted::new(Typeset::new(question.text, latex.trim_end()), &notes),
                )?;
            } else {
                report::notes(&notes, context);
                out.write_all(latex.as_bytes())?;
            }
            Ok(Status::Answered)
        })
    }

    fn expression(
        &self,
        text: &str,
        session: &mut Session,
        context: &Context,
    ) -> Result<(String, Vec<Note>), Failure> {
        let mut budget = context.budget(MOST_WORK);
        let answer = session.evaluate(text, &mut budget);
        let answer = answer.map_err(|error| Failure::at(&error, text))?;
        let formulas = answer.value.lines();
        let latex = match self.standalone {
            true => displayed(&formulas),
            false => {
                let lines = formulas.iter().map(|formula| formula.to_text(Notation::Latex) + "\n");
                lines.collect()
            }
        };
        Ok((latex, answer.notes))
    }

    fn position(
        &self,
        question: Question<'_>,
        context: &Context,
    ) -> Result<(String, Vec<Note>), Failure> {
        let Reading { value: position, notes } = question.position()?;
        let mut budget = context.budget(u64::MAX).with_cancel(interrupted().clone());
        let analysis = position.analyze(&mut budget)?;
        let budget = &mut budget;
        let (moves, complete) = winning_moves(&analysis, MOST_MOVES, 1, budget, Some);
        let explanation = explain(&analysis, Level::new(self.explain).unwrap_or(Level::PROOF));
        let told =
            Answer { analysis: &analysis, explanation: &explanation, moves: &moves, complete };
        Ok((answer(&told, Notation::Latex).to_latex(), notes))
    }
}
