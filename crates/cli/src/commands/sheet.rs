//! `nimatron sheet`: exercises to be printed.

use std::io::Write;
use std::path::PathBuf;

use clap::{Args, ValueEnum};
use nimatron::api::{SheetAnswer, SheetsAnswer};
use nimatron::render::Document;
use nimatron::render::document::{Align, Block, Row, Table, exact};
use nimatron::say;
use nimatron::teach::puzzle::{LEVELS, SEED_BOUND};
use nimatron::teach::sheet::{ADDRESS, Name, Paper, Printing, html, kind, kinds};
use nimatron::text::ParseError;
use nimatron::text::language::translated;

use super::{write_document, write_json};
use crate::context::Context;
use crate::interrupt::interrupted;
use crate::play::any_seed;
use crate::report::{self, Failure, Status};

/// Make a sheet of exercises to be printed; without a kind, list the kinds
///
/// A sheet is HTML with its pictures inside, made for black and white: a browser prints it. The
/// same kind, level and seed give the same sheet, another seed another one. Every puzzle has a
/// name that 'nimatron puzzle' knows, and a code for a camera that opens its position on the page.
#[derive(Debug, Args)]
pub struct Sheet {
    /// The kind, or the name of a sheet such as who-2-17
    #[arg(value_name = "KIND|NAME")]
    kind: Option<String>,
    /// How hard, from 1 to 5
    #[arg(long, value_name = "N", default_value_t = 1,
          value_parser = clap::value_parser!(u8).range(1..=i64::from(LEVELS)))]
    level: u8,
    /// What the sheet is made from; any if not given
    #[arg(long, value_name = "N", value_parser = clap::value_parser!(u64).range(..SEED_BOUND))]
    seed: Option<u64>,
    /// How many sheets, with this seed and the next ones
    #[arg(long, value_name = "N", default_value_t = 1,
          value_parser = clap::value_parser!(u64).range(1..=100))]
    copies: u64,
    /// The paper
    #[arg(long, default_value = "a4")]
    paper: Size,
    /// Add the key, on a page of its own
    #[arg(long)]
    answers: bool,
    /// The address of the page, with which the codes for cameras begin
    #[arg(long, value_name = "URL", default_value = ADDRESS)]
    address: String,
    /// Write to this file instead of standard output
    #[arg(long, short, value_name = "FILE")]
    output: Option<PathBuf>,
}

/// A size of paper, by name.
#[derive(Clone, Copy, Debug, ValueEnum)]
enum Size {
    /// 210 by 297 millimetres
    A4,
    /// 8½ by 11 inches
    Letter,
}

impl Sheet {
    pub fn run(&self, context: &Context, out: &mut impl Write) -> Result<Status, Failure> {
        let Some(word) = &self.kind else {
            match context.json {
                true => write_json(out, &SheetsAnswer::all())?,
                false => write_document(out, &overview(), context)?,
            }
            return Ok(Status::Answered);
        };
        let names = self.names(word).map_err(|error| Failure::at(&error, word))?;
        let mut budget = context.budget(u64::MAX).with_cancel(interrupted().clone());
        let paper = match self.paper {
            Size::A4 => Paper::A4,
            Size::Letter => Paper::Letter,
        };
        let printing = Printing { paper, answers: self.answers, address: &self.address };
        if context.json {
            for name in names {
                let answer = SheetAnswer::new(name, &printing, &mut budget)
                    .map_err(|failure| Failure::Refused(Box::new(failure)))?;
                write_json(out, &answer)?;
            }
            return Ok(Status::Answered);
        }
        let page = html(&names, &printing, &mut budget)?;
        match &self.output {
            Some(path) => report::write_file(path, page.as_bytes())?,
            None => out.write_all(page.as_bytes())?,
        }
        Ok(Status::Answered)
    }

    fn names(&self, word: &str) -> Result<Vec<Name>, ParseError> {
        let first = match kind(word) {
            Ok(kind) => Name::new(kind, self.level, self.seed.unwrap_or_else(any_seed)),
            Err(unknown) => Some(word.parse::<Name>().map_err(|_| unknown)?),
        };
        let copies = (0..self.copies).map(|more| first.and_then(|first| first.further(more)));
        let none = || ParseError::new(say!("seeds are below 2^53"), 0..word.len());
        copies.collect::<Option<Vec<_>>>().ok_or_else(none)
    }
}

fn overview() -> Document {
    let heads = [say!("kind"), say!("title"), say!("what it is")];
    let columns = heads.map(|head| (Align::Left, head.into()));
    let rows = kinds().map(|kind| {
        let (title, about) = (translated(kind.title), translated(kind.about));
        Row::Cells(vec![exact(kind.id), title.into(), about.into()])
    });
    let table = Table { columns: columns.into(), rows: rows.collect() };
    let hint = "nimatron sheet KIND --level N --seed N --answers --output FILE";
    Document { blocks: vec![Block::Table(table), Block::paragraph(exact(hint))] }
}
