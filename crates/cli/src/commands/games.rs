//! `nimatron games`: the catalogue, the rules of one game, and what a kind of games is.

use std::io::Write;

use clap::Args;
use nimatron::api::{Entry, KindEntry};
use nimatron::catalogue::{Description, kind, overview, page, ruleset, rulesets};

use super::{write_document, write_json};
use crate::context::Context;
use crate::report::{Failure, Status};

/// List the rulesets, or show the rules of one
///
/// 'games impartial', 'games partizan' and 'games players' define the kinds of games.
#[derive(Debug, Args)]
pub struct Games {
    /// The ruleset whose rules, options and examples to show, or impartial, partizan or players
    ruleset: Option<String>,
}

impl Games {
    pub fn run(&self, context: &Context, out: &mut impl Write) -> Result<Status, Failure> {
        match &self.ruleset {
            None => list(context, out)?,
            Some(name) => named(name, context, out)?,
        }
        Ok(Status::Answered)
    }
}

/// Writes the list of all rulesets.
pub fn list(context: &Context, out: &mut impl Write) -> Result<(), Failure> {
    if context.json {
        return rulesets()
            .iter()
            .try_for_each(|entry| write_json(out, &Entry::from(entry.clone())));
    }
    write_document(out, &overview(), context)
}

/// Writes the rules of the ruleset of this name, or the definition of a kind of games.
pub fn named(name: &str, context: &Context, out: &mut impl Write) -> Result<(), Failure> {
    match kind(name) {
        Some(kind) if context.json => write_json(out, &KindEntry::from(*kind)),
        Some(kind) => write_document(out, &kind.document(), context),
        None => {
            let found = ruleset(name).map_err(|error| Failure::at(&error, name))?;
            show(&found, context, out)
        }
    }
}

/// Writes the rules of one.
fn show(entry: &Description, context: &Context, out: &mut impl Write) -> Result<(), Failure> {
    if context.json {
        return write_json(out, &Entry::from(entry.clone()));
    }
    write_document(out, &page(entry), context)
}
