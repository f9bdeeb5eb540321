//! Paragraphs to documents, with what is computed in them.

use super::inline::{self, Inline};
use super::judge::Winner;
use super::take::TakeError;
use super::{Content, Lesson, Placed, Register, Step, Text};
use crate::calculator::{Session, Value};
use crate::explain::{Level, explain};
use crate::foundation::Budget;
use crate::render::document::{Block, Prose, exact, prose, strong};
use crate::render::{Document, explanation};
use crate::rulesets::{Analyses, Position};
use nimatron_nimber::text::language::translated;
use nimatron_nimber::text::{Notation, ParseError};

/// Winning moves that a sentence names at most.
const MOST_MOVES: usize = 12;

/// What a lesson is told with, and to whom.
pub(super) struct Teller<'l> {
    pub lesson: &'l Lesson,
    pub register: Register,
    pub notation: Notation,
    pub analyses: &'l Analyses,
    pub budget: &'l mut Budget,
    /// The values that have names, once one is asked for.
    session: Option<Session>,
}

impl<'l> Teller<'l> {
    pub fn new(
        lesson: &'l Lesson,
        (register, notation): (Register, Notation),
        analyses: &'l Analyses,
        budget: &'l mut Budget,
    ) -> Teller<'l> {
        Teller { lesson, register, notation, analyses, budget, session: None }
    }

    /// What a step says before anything is answered.
    pub fn tell(&mut self, step: &Step) -> Result<Document, TakeError> {
        let mut blocks = Vec::new();
        let register = self.register;
        let told = step.told.iter().filter(|told| told.register.is_none_or(|of| of == register));
        for told in told {
            match &told.content {
                Content::Paragraph(text) => blocks.push(Block::Paragraph(self.text(text)?)),
                Content::List(points) => {
                    let points: Result<Vec<Prose>, TakeError> =
                        points.iter().map(|point| self.text(point)).collect();
                    blocks.push(Block::List(points?));
                }
                Content::Explanation(position, level) => {
                    let level = level.unwrap_or(Level::SENTENCE);
                    let analysis = self.analyses.analyze(position, self.budget)?;
                    self.budget.spend(position.size())?;
                    blocks.extend(explanation(&explain(&analysis, level), self.notation).blocks);
                }
            }
        }
        Ok(Document { blocks })
    }

    /// A paragraph in the language that is spoken, whose claims are computed as those of the file.
    fn text(&mut self, text: &Text) -> Result<Prose, TakeError> {
        let told = translated(&text.source);
        if told == text.source {
            return self.prose(&text.parts);
        }
        // What is wrong in another language is told at the beginning of the paragraph.
        let wrong = |error: ParseError| {
            let error = ParseError { span: text.at..text.at, ..error };
            TakeError::Lesson(self.lesson.wrong(error))
        };
        let parts = inline::read(&told, text.at).map_err(wrong)?;
        self.prose(&parts)
    }

    fn prose(&mut self, parts: &[Inline]) -> Result<Prose, TakeError> {
        let mut prose = Prose::default();
        for part in parts {
            match part {
                Inline::Words(words) => prose += words,
                Inline::Strong(words) => prose += strong(words),
                Inline::Exact(text) => prose += exact(text),
                Inline::Value(claim) => {
                    let lines = self.value(claim)?.lines();
                    prose += Prose::joined(lines, ", ");
                }
                Inline::Who(position) => {
                    let winner = Winner::of(position, self.analyses, self.budget)?;
                    prose += translated(winner.words());
                }
                Inline::Count(position) => prose += self.winning(position)?.len(),
                Inline::Moves(position) => {
                    let moves = self.winning(position)?;
                    let named: Vec<Prose> = moves.iter().take(MOST_MOVES).map(exact).collect();
                    prose += match &named[..] {
                        [] => prose!("no move"),
                        [first @ .., last] if !first.is_empty() => {
                            prose!("{} and {}", Prose::joined(first, ", "), last)
                        }
                        _ => Prose::joined(&named, ""),
                    };
                }
            }
        }
        Ok(prose)
    }

    fn winning(&mut self, position: &Position) -> Result<Vec<String>, TakeError> {
        let analysis = self.analyses.analyze(position, self.budget)?;
        self.budget.spend(position.size())?;
        Ok(analysis.winning_moves().map(|chosen| chosen.to_text(self.notation)).collect())
    }

    /// The value of an expression of the file.
    pub fn value(&mut self, claim: &Placed) -> Result<Value, TakeError> {
        let found = self.evaluate(&claim.text)?;
        found.map_err(|error| TakeError::Lesson(self.lesson.wrong(error.shifted(claim.at))))
    }

    /// The value of an expression that somebody may have typed.
    pub fn evaluate(&mut self, text: &str) -> Result<Result<Value, ParseError>, TakeError> {
        if self.session.is_none() {
            let mut session = Session::new();
            for line in &self.lesson.definitions {
                session.evaluate(&line.text, self.budget).map_err(|error| {
                    TakeError::Lesson(self.lesson.wrong(error.shifted(line.at)))
                })?;
            }
            self.session = Some(session);
        }
        let session = self.session.get_or_insert_default();
        let found = session.preview(text, self.budget).map(|answer| answer.value);
        // The end of the budget is no mistake of whoever has typed the expression.
        self.budget.spend(0)?;
        Ok(found)
    }
}
