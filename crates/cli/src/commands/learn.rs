//! `nimatron learn`: courses in steps, which ask before they tell.

use std::io::{self, BufRead, IsTerminal, Write};
use std::path::Path;

use clap::{Args, ValueEnum};
use nimatron::api::{LessonAnswer, LessonsAnswer, MOST_WORK};
use nimatron::explain::ladder;
use nimatron::foundation::Exhausted;
use nimatron::render::coach::remark;
use nimatron::render::document::{Block, Prose, exact, strong};
use nimatron::render::{Document, Style, drawing};
use nimatron::rulesets::{Analyses, Position};
use nimatron::say;
use nimatron::teach::lesson::{
    Awaits, Lesson, Register, TakeError, Taken, Turn, courses, lesson, lessons,
};
use nimatron::text::language::translated;
use nimatron::text::{Notation, ParseError};

use super::{write_document, write_json};
use crate::context::Context;
use crate::play::talk::{Answer, Talk};
use crate::play::words::{position_line, rules};
use crate::report::{Failure, Status};

/// Learn by playing: courses in steps, which ask before they tell
///
/// Without a name the courses are listed. Answers are typed, or come line by line from standard
/// input; 'hint' gives a hint, 'board' draws the position, 'quit' leaves. Nothing is kept: --step goes on where you left.
#[derive(Debug, Args)]
pub struct Learn {
    /// The lesson, by its name or as a file of your own (NAME.md), which is checked first
    lesson: Option<String>,
    /// Whom it is told
    #[arg(long, value_enum, default_value = "adult")]
    register: Whom,
    /// The step to begin with
    #[arg(long, value_name = "NUMBER", default_value_t = 1)]
    step: usize,
}

/// Whom a lesson is told.
#[derive(Clone, Copy, Debug, ValueEnum)]
enum Whom {
    /// Somebody who can count
    Child,
    /// Somebody who wants to know why
    Adult,
}

impl From<Whom> for Register {
    fn from(whom: Whom) -> Register {
        match whom {
            Whom::Child => Register::Child,
            Whom::Adult => Register::Adult,
        }
    }
}

impl Learn {
    pub fn run(&self, context: &Context, out: &mut impl Write) -> Result<Status, Failure> {
        let Some(name) = &self.lesson else {
            match context.json {
                true => write_json(out, &LessonsAnswer::all())?,
                false => write_document(out, &menu(), context)?,
            }
            return Ok(Status::Answered);
        };
        let own;
        let lesson = match name.strip_suffix(".md") {
            Some(stem) => {
                own = from_file(stem, name, context)?;
                &own
            }
            None => lesson(name).map_err(|error| Failure::at(&error, name))?,
        };
        let analyses = Analyses::default();
        let mut taking =
            Taking { lesson, learn: self, context, analyses: &analyses, rules: String::new() };
        let mut input = io::stdin().lock();
        match context.json {
            true => taking.answer(&mut input, out)?,
            false => taking.talk(&mut Talk { input: &mut input, output: out })?,
        }
        Ok(Status::Answered)
    }
}

/// A lesson that somebody is writing.
fn from_file(stem: &str, file: &str, context: &Context) -> Result<Lesson, Failure> {
    let text = std::fs::read_to_string(file)
        .map_err(|error| Failure::message(say!("cannot read {}: {}", file, error.to_string())))?;
    let name = Path::new(stem).file_name().map_or(stem.into(), |name| name.to_string_lossy());
    let lesson = Lesson::read(&name, &text);
    let checked = lesson.and_then(|lesson| {
        lesson.check(&mut context.budget(MOST_WORK))?;
        Ok(lesson)
    });
    checked.map_err(|wrong| {
        let message = format!("{file}:{}:{}: {}", wrong.line, wrong.column, wrong.error.message);
        Failure::at(&ParseError { message, ..wrong.error }, &text)
    })
}

/// The courses with their lessons.
fn menu() -> Document {
    let mut blocks = Vec::new();
    for course in courses() {
        blocks.push(Block::Heading(translated(course.title).into()));
        let entry = |lesson: &&Lesson| exact(&lesson.name) + ": " + translated(&lesson.about);
        blocks.push(Block::List(course.lessons.iter().map(entry).collect()));
    }
    blocks.push(Block::paragraph(say!("A lesson begins with 'nimatron learn NAME'.")));
    Document { blocks }
}

/// A lesson that is being taken.
struct Taking<'l> {
    lesson: &'l Lesson,
    learn: &'l Learn,
    context: &'l Context,
    analyses: &'l Analyses,
    /// The rules that were told last.
    rules: String,
}

impl Taking<'_> {
    /// Answers the lines of the input, JSON to each, from step to step.
    fn answer(&mut self, input: &mut impl BufRead, out: &mut impl Write) -> Result<(), Failure> {
        let mut lines = input.lines();
        for step in self.learn.step.. {
            let mut said = Vec::new();
            loop {
                let budget = &mut self.context.budget(MOST_WORK);
                let register = self.learn.register.into();
                let answer =
                    LessonAnswer::of(self.lesson, step, register, &said, self.analyses, budget);
                let done = match &answer {
                    Ok(answer) => {
                        write_json(out, answer)?;
                        answer.done
                    }
                    Err(failure) if said.is_empty() => {
                        return Err(Failure::Refused(Box::new(failure.clone())));
                    }
                    Err(failure) => {
                        write_json(out, failure)?;
                        false
                    }
                };
                out.flush()?;
                if done {
                    break;
                }
                let Some(line) = lines.next() else { return Ok(()) };
                said.push(line?.trim().to_string());
            }
            if step >= self.lesson.steps.len() {
                break;
            }
        }
        Ok(())
    }

    /// Lessons are written in Unicode, and so is what is computed in them.
    fn notation(&self) -> Notation {
        self.context.wished_notation.unwrap_or(Notation::Unicode)
    }

    fn take(&self, step: usize, said: &[String]) -> Result<Taken, TakeError> {
        let how = (self.learn.register.into(), self.notation());
        let budget = &mut self.context.budget(MOST_WORK);
        self.lesson.take(step, said, how, self.analyses, budget)
    }

    /// Talks from step to step.
    fn talk<R: BufRead, W: Write>(&mut self, talk: &mut Talk<'_, R, W>) -> Result<(), Failure> {
        let steps = self.lesson.steps.len();
        talk.say(&format!("{}.", translated(&self.lesson.title)))?;
        talk.say(&say!("Type hint for a hint, board for a drawing, quit to leave."))?;
        for step in self.learn.step..=steps.max(self.learn.step) {
            let taken = self.take(step, &[]).map_err(Failure::message)?;
            let title = translated(&self.lesson.steps[step - 1].title);
            let heading = strong(say!("Step {} of {}: {}", step, steps, title));
            talk.say("")?;
            self.tell(talk, &Document { blocks: vec![Block::paragraph(heading)] })?;
            self.tell(talk, &taken.told)?;
            if !self.talk_about(talk, step, taken)? {
                let name = self.learn.lesson.as_deref().unwrap_or_default();
                let register = match self.learn.register {
                    Whom::Child => " --register child",
                    Whom::Adult => "",
                };
                let command = format!("nimatron learn {name}{register} --step {step}");
                talk.say(&say!("Goodbye. Go on with: {}", command))?;
                return Ok(());
            }
        }
        talk.say("")?;
        match self.lesson.next() {
            Some(next) => {
                let title = translated(&next.title);
                talk.say(&say!("Next: {} (nimatron learn {})", title, &next.name))?
            }
            None if lessons().iter().any(|known| known.name == self.lesson.name) => {
                talk.say(&say!("That was the last lesson of this course."))?;
            }
            None => {}
        }
        Ok(())
    }

    /// Asks until the step is done; false if the learner leaves.
    fn talk_about<R: BufRead, W: Write>(
        &mut self,
        talk: &mut Talk<'_, R, W>,
        step: usize,
        mut taken: Taken,
    ) -> Result<bool, Failure> {
        let mut said: Vec<String> = Vec::new();
        let (mut told, mut hints) = (0, 0);
        self.show(talk, &taken, &mut told, true)?;
        while !taken.is_done() {
            let Answer::Text(text) = talk.ask(&taken.question)? else { return Ok(false) };
            match (text.to_lowercase().as_str(), &taken.position) {
                ("hint" | "h", Some(position)) => {
                    let told = self.hint(position, hints);
                    hints += 1;
                    self.tell(talk, &told.map_err(Failure::message)?)?;
                    continue;
                }
                ("board" | "b", Some(position)) => {
                    let drawn = drawing(position, self.notation());
                    let line = || position_line(position, self.notation());
                    talk.say(drawn.unwrap_or_else(line).trim_end())?;
                    continue;
                }
                _ => {}
            }
            said.push(named(&taken.awaits, text));
            match self.take(step, &said) {
                Ok(next) => taken = next,
                Err(TakeError::Said(error)) => {
                    talk.complain(&error, &said.pop().unwrap_or_default())?;
                    continue;
                }
                Err(error) => return Err(Failure::message(error)),
            }
            let right = taken.verdict.as_ref().is_some_and(|verdict| verdict.right);
            match right {
                true => hints = 0,
                false => drop(said.pop()),
            }
            self.show(talk, &taken, &mut told, right)?;
        }
        if taken.verdict.is_none() && io::stdin().is_terminal() {
            talk.say(&say!("Press Enter to go on."))?;
            talk.output.flush()?;
            talk.input.read_line(&mut String::new())?;
        }
        Ok(true)
    }

    /// Says what has been answered, and what is on the table if that has changed.
    fn show<R: BufRead, W: Write>(
        &mut self,
        talk: &mut Talk<'_, R, W>,
        taken: &Taken,
        turns: &mut usize,
        changed: bool,
    ) -> Result<(), Failure> {
        let (yours, replies): (Vec<&Turn>, Vec<&Turn>) =
            taken.turns.iter().skip(*turns).partition(|turn| turn.by_you);
        *turns = taken.turns.len();
        yours.iter().try_for_each(|turn| talk.say(&turn.words))?;
        if let Some(verdict) = &taken.verdict {
            self.tell(talk, &verdict.told)?;
        }
        replies.iter().try_for_each(|turn| talk.say(&turn.words))?;
        let is_over = taken.is_done() && taken.verdict.is_some();
        if let Some(position) = taken.position.as_ref().filter(|_| changed && !is_over) {
            talk.say("")?;
            let rules = rules(position);
            if rules != self.rules && !taken.is_done() {
                let lines = rules.lines().map(Prose::from).collect();
                self.tell(talk, &Document { blocks: vec![Block::Lines(lines)] })?;
                self.rules = rules;
            }
            talk.say(&position_line(position, self.notation()))?;
        }
        if let Awaits::Choice(choices) = &taken.awaits {
            for (index, choice) in choices.iter().enumerate() {
                talk.say(&format!("  {} {}", index + 1, choice.told()))?;
            }
        }
        Ok(())
    }

    /// The next rung of the ladder of hints.
    fn hint(&self, position: &Position, climbed: usize) -> Result<Document, Exhausted> {
        let budget = &mut self.context.budget(MOST_WORK);
        let analysis = self.analyses.analyze(position, budget)?;
        let ladder = ladder(&analysis);
        let rung = ladder.get(climbed).or(ladder.last());
        let steps = rung.map_or(&[][..], |rung| &rung.steps);
        Ok(remark(position, steps, self.notation()))
    }

    fn tell<R: BufRead, W: Write>(
        &self,
        talk: &mut Talk<'_, R, W>,
        document: &Document,
    ) -> Result<(), Failure> {
        let style = Style { notation: self.notation(), ..self.context.style() };
        let text = document.to_text(&style);
        text.lines().try_for_each(|line| talk.say(line))?;
        Ok(())
    }
}

/// What was typed, or the answer that it numbers.
fn named(awaits: &Awaits, typed: String) -> String {
    let Awaits::Choice(choices) = awaits else { return typed };
    let number = typed.parse::<usize>().ok().and_then(|number| number.checked_sub(1));
    let chosen = number.and_then(|index| choices.get(index));
    chosen.map_or(typed, |choice| choice.say.into())
}
