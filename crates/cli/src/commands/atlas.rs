//! `nimatron atlas`: pictures of the theory.

use std::io::Write;
use std::path::PathBuf;

use clap::{Args, ValueEnum};
use nimatron::api::{AtlasAnswer, PlateAnswer};
use nimatron::atlas::{Generator, Ink, KINDS, Wanted};
use nimatron::language::translated;
use nimatron::render::Document;
use nimatron::render::document::{Align, Block, Row, Table, exact};
use nimatron::say;

use super::{write_document, write_json};
use crate::context::Context;
use crate::interrupt::interrupted;
use crate::report::{self, Failure, Status};

/// Draw a picture of the theory as SVG; without a kind, list the kinds
///
/// What stands in a picture is computed, and so are its title and its caption. It needs nothing else,
/// its words are text, and it can be printed in any size; with --ink black without colours.
#[derive(Debug, Args)]
pub struct Atlas {
    /// The kind
    #[arg(value_name = "KIND")]
    kind: Option<String>,
    /// One of the sizes of the kind
    #[arg(long, value_name = "N")]
    size: Option<u64>,
    /// What it is a picture of: a game with heaps, a position, an expression
    #[arg(long, value_name = "TEXT", allow_hyphen_values = true)]
    of: Option<String>,
    /// The length of rows of heaps [default: the period, if one is seen]
    #[arg(long, value_name = "HEAPS")]
    columns: Option<u64>,
    /// The generator whose powers are seated
    #[arg(long, default_value = "least")]
    generator: Choice,
    /// The colours
    #[arg(long, default_value = "colour")]
    ink: Colours,
    /// Print the title and the caption instead
    #[arg(long)]
    words: bool,
    /// Write to this file instead of standard output
    #[arg(long, short, value_name = "FILE")]
    output: Option<PathBuf>,
}

/// A generator, by name.
#[derive(Clone, Copy, Debug, ValueEnum)]
enum Choice {
    /// The least one of the field
    Least,
    /// The one that fits those of smaller fields
    Compatible,
}

/// Colours, by name.
#[derive(Clone, Copy, Debug, ValueEnum)]
enum Colours {
    /// Warm colours, which read in grey as well
    Colour,
    /// Black and greys on white
    Black,
}

impl Atlas {
    pub fn run(&self, context: &Context, out: &mut impl Write) -> Result<Status, Failure> {
        let Some(name) = &self.kind else {
            match context.json {
                true => write_json(out, &AtlasAnswer::all())?,
                false => write_document(out, &overview(), context)?,
            }
            return Ok(Status::Answered);
        };
        let wanted = Wanted {
            size: self.size,
            of: self.of.as_deref(),
            columns: self.columns,
            generator: match self.generator {
                Choice::Least => Generator::Least,
                Choice::Compatible => Generator::Compatible,
            },
            ink: match self.ink {
                Colours::Colour => Ink::Colour,
                Colours::Black => Ink::Black,
            },
        };
        let mut budget = context.budget(u64::MAX).with_cancel(interrupted().clone());
        let plate = PlateAnswer::new(name, &wanted, &mut budget)
            .map_err(|failure| Failure::Refused(Box::new(failure)))?;
        match &self.output {
            _ if context.json => write_json(out, &plate)?,
            _ if self.words => write!(out, "{}\n\n{}", plate.title, plate.told.text)?,
            Some(path) => report::write_file(path, plate.svg.as_bytes())?,
            None => out.write_all(plate.svg.as_bytes())?,
        }
        Ok(Status::Answered)
    }
}

fn overview() -> Document {
    let columns = [say!("kind"), say!("what it shows")].map(|head| (Align::Left, head.into()));
    let rows =
        KINDS.iter().map(|kind| Row::Cells(vec![exact(kind.id), translated(kind.about).into()]));
    let table = Table { columns: columns.into(), rows: rows.collect() };
    let hint = "nimatron atlas KIND --size N --of TEXT --ink black --output FILE";
    Document { blocks: vec![Block::Table(table), Block::paragraph(exact(hint))] }
}
