//! `nimatron games`: the catalogue, and the rules of one game.

use std::io::Write;

use clap::Args;
use nimatron::api::Entry;
use nimatron::catalogue::{Description, overview, ruleset, rulesets};

use super::{write_document, write_json};
use crate::context::Context;
use crate::report::{Failure, Status};

/// List the rulesets, or show the rules of one
#[derive(Debug, Args)]
pub struct Games {
    /// The ruleset whose rules, options and examples to show
    ruleset: Option<String>,
}

impl Games {
    pub fn run(&self, context: &Context, out: &mut impl Write) -> Result<Status, Failure> {
        match &self.ruleset {
            None => list(context, out)?,
            Some(name) => {
                let found = ruleset(name).map_err(|error| Failure::at(&error, name))?;
                show(found, context, out)?;
            }
        }
        Ok(Status::Answered)
    }
}

/// Writes the list of all rulesets.
pub fn list(context: &Context, out: &mut impl Write) -> Result<(), Failure> {
    if context.json {
        return rulesets().iter().try_for_each(|entry| write_json(out, &Entry::from(*entry)));
    }
    write_document(out, &overview(), context)
}

/// Writes the rules of one.
pub fn show(entry: &Description, context: &Context, out: &mut impl Write) -> Result<(), Failure> {
    if context.json {
        return write_json(out, &Entry::from(*entry));
    }
    write_document(out, &entry.document(), context)
}
