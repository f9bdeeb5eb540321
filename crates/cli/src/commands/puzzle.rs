//! `nimatron puzzle`: puzzles by idea, asked and checked.

use std::io::{self, IsTerminal, Write};

use clap::Args;
use nimatron::api::{PuzzleAnswer, PuzzlesAnswer};
use nimatron::foundation::{Budget, Playable};
use nimatron::render::document::{Align, Block, Row, Table, exact};
use nimatron::render::{Document, drawing};
use nimatron::say;
use nimatron::teach::puzzle::{Ask, LADDERS, LEVELS, Name, Puzzle, SEED_BOUND, ladder};
use nimatron::text::ParseError;
use nimatron::text::language::translated;

use super::{write_document, write_json};
use crate::context::Context;
use crate::input::Lines;
use crate::interrupt::interrupted;
use crate::play::any_seed;
use crate::report::{Failure, Status};

/// Solve puzzles by idea, seeded and endless; without a ladder, list the ladders
///
/// A puzzle is named by its ladder, its level and its seed: the same three give the same puzzle
/// everywhere. An answer is read from standard input until it is right; a wrong one is refuted.
/// An empty line, or the end of the input, gives up.
///
/// Exit status: 0 if the last answer was right, or none was asked for; 1 if it was wrong.
#[derive(Debug, Args)]
pub struct PuzzleArguments {
    /// The ladder, or the name of a puzzle such as cancel-2-17
    #[arg(value_name = "LADDER|NAME")]
    ladder: Option<String>,
    /// How hard, from 1 to 5
    #[arg(long, value_name = "N", default_value_t = 1,
          value_parser = clap::value_parser!(u8).range(1..=i64::from(LEVELS)))]
    level: u8,
    /// What the puzzle is made from; any if not given
    #[arg(long, value_name = "N", value_parser = clap::value_parser!(u64).range(..SEED_BOUND))]
    seed: Option<u64>,
    /// Check this answer instead of asking for one
    #[arg(long, value_name = "ANSWER", allow_hyphen_values = true)]
    answer: Option<String>,
    /// Print the solution, too
    #[arg(long)]
    solution: bool,
}

impl PuzzleArguments {
    pub fn run(&self, context: &Context, out: &mut impl Write) -> Result<Status, Failure> {
        let Some(word) = &self.ladder else {
            match context.json {
                true => write_json(out, &PuzzlesAnswer::all())?,
                false => write_document(out, &overview(), context)?,
            }
            return Ok(Status::Answered);
        };
        let name = self.name(word).map_err(|error| Failure::at(&error, word))?;
        let mut budget = context.budget(u64::MAX).with_cancel(interrupted().clone());
        if context.json {
            let answer = self.answer.as_deref();
            let answered = PuzzleAnswer::new(name, answer, self.solution, &mut budget)
                .map_err(|failure| Failure::Refused(Box::new(failure)))?;
            let wrong = answered.checked.as_ref().is_some_and(|checked| !checked.right);
            write_json(out, &answered)?;
            return Ok(if wrong { Status::No } else { Status::Answered });
        }
        let puzzle = Puzzle::new(name, &mut budget)?;
        if self.answer.is_none() {
            show(&puzzle, context, out)?;
        }
        let right = match &self.answer {
            Some(answer) => check(&puzzle, answer, &mut budget, context, out)?,
            None if self.solution => true,
            None => ask(&puzzle, &mut budget, context, out)?,
        };
        if self.solution {
            if self.answer.is_some() {
                writeln!(out)?;
            }
            write_document(out, &puzzle.solution(context.notation, &mut budget)?, context)?;
        }
        Ok(if right { Status::Answered } else { Status::No })
    }

    fn name(&self, word: &str) -> Result<Name, ParseError> {
        if word.contains('-') {
            return word.parse();
        }
        let seed = self.seed.unwrap_or_else(any_seed);
        let name = Name::new(ladder(word)?, self.level, seed);
        name.ok_or_else(|| ParseError::new(say!("there is no such puzzle"), 0..word.len()))
    }
}

fn overview() -> Document {
    let heads = [say!("ladder"), say!("title"), say!("idea")];
    let columns = heads.map(|head| (Align::Left, head.into()));
    let rows = LADDERS.iter().map(|ladder| {
        let (title, idea) = (translated(ladder.title), translated(ladder.idea));
        Row::Cells(vec![exact(ladder.id), title.into(), idea.into()])
    });
    let table = Table { columns: columns.into(), rows: rows.collect() };
    let hint = say!("Each has five levels: nimatron puzzle LADDER --level N --seed N.");
    Document { blocks: vec![Block::Table(table), Block::paragraph(hint)] }
}

/// Writes the puzzle: its name, its position, the question.
fn show(puzzle: &Puzzle, context: &Context, out: &mut impl Write) -> Result<(), Failure> {
    writeln!(out, "{}: {}", puzzle.name(), translated(puzzle.name().ladder().title))?;
    writeln!(out, "{}", puzzle.position().to_text(context.notation))?;
    let parts = match puzzle.ask() {
        Ask::Hottest { parts } => parts.iter().collect(),
        _ => vec![puzzle.position()],
    };
    for (index, part) in parts.iter().enumerate() {
        let Some(drawn) = drawing(part, context.notation) else { continue };
        if parts.len() > 1 {
            write!(out, "\n{}", say!("Part {}", index + 1))?;
        }
        writeln!(out, "\n{drawn}")?;
    }
    write_document(out, &puzzle.question(), context)
}

/// Reads answers until one is right: whether one was, or none was given at all.
fn ask(
    puzzle: &Puzzle,
    budget: &mut Budget,
    context: &Context,
    out: &mut impl Write,
) -> Result<bool, Failure> {
    const LONGEST_LINE: u64 = 1 << 16;
    writeln!(out, "{}", puzzle.how())?;
    let mut lines = Lines::new(io::BufReader::new(io::stdin().lock()), LONGEST_LINE);
    let mut right = true;
    loop {
        if io::stdin().is_terminal() {
            write!(out, "> ")?;
        }
        out.flush()?;
        let Some(line) = lines.next_bytes()? else { return Ok(right) };
        let line = String::from_utf8_lossy(line);
        if line.trim().is_empty() {
            return Ok(right);
        }
        right = match check(puzzle, line.trim(), budget, context, out) {
            Err(Failure::Refused(failure)) => {
                writeln!(out, "{}", failure.error.picture)?;
                false
            }
            other => other?,
        };
        if right {
            return Ok(true);
        }
    }
}

fn check(
    puzzle: &Puzzle,
    answer: &str,
    budget: &mut Budget,
    context: &Context,
    out: &mut impl Write,
) -> Result<bool, Failure> {
    let checked = puzzle.check(answer, context.notation, budget)?;
    let checked = checked.map_err(|error| Failure::at(&error, answer))?;
    write_document(out, &checked.told, context)?;
    Ok(checked.right)
}
