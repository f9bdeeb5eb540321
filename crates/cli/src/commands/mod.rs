//! The commands, a file each.

pub mod api;
pub mod atlas;
pub mod calc;
pub mod cluster;
pub mod completions;
pub mod excess;
pub mod games;
pub mod genus;
mod heaps;
pub mod job;
pub mod languages;
pub mod latex;
pub mod learn;
pub mod lines;
pub mod man;
pub mod play;
pub mod players;
pub mod prove;
pub mod puzzle;
pub mod quotient;
pub mod sequence;
pub mod serve;
pub mod sheet;
pub mod solve;
pub mod survey;
pub mod svg;
pub mod verify;

use std::io::Write;

use nimatron::render::Document;
use serde::Serialize;

use crate::context::Context;
use crate::report::Failure;

/// Writes an answer as one line of JSON.
pub fn write_json(out: &mut impl Write, answer: &impl Serialize) -> Result<(), Failure> {
    serde_json::to_writer(&mut *out, answer).map_err(std::io::Error::from)?;
    writeln!(out)?;
    Ok(())
}

/// Writes an answer in words.
fn write_document(
    out: &mut impl Write,
    document: &Document,
    context: &Context,
) -> Result<(), Failure> {
    out.write_all(document.to_text(&context.style()).as_bytes())?;
    Ok(())
}
