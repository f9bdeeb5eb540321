//! `nimatron languages`: the languages in which the program speaks, and whether a file has it all.

use std::io::Write;
use std::path::PathBuf;

use clap::Args;

use nimatron::language::{self, ENGLISH, counted};
use nimatron::say;
use serde::Serialize;

use super::write_json;
use crate::context::Context;
use crate::language::from_file;
use crate::report::{Failure, Status};

/// List the languages, or the messages that the file of a language lacks
#[derive(Debug, Args)]
pub struct Languages {
    /// A file CODE.ftl: what it lacks is printed in English, to be translated
    file: Option<PathBuf>,
}

#[derive(Serialize)]
struct Entry {
    code: String,
    name: String,
    missing: usize,
}

impl Languages {
    pub fn run(&self, context: &Context, out: &mut impl Write) -> Result<Status, Failure> {
        let Some(file) = &self.file else { return list(context, out) };
        let language = from_file(file)?;
        let missing: Vec<_> = language.missing().collect();
        if context.json {
            let entry = Entry {
                code: language.code().into(),
                name: language.name().into(),
                missing: missing.len(),
            };
            write_json(out, &entry)?;
        } else {
            for message in &missing {
                out.write_all(message.to_fluent(false).as_bytes())?;
            }
        }
        match missing.len() {
            0 => Ok(Status::Answered),
            _ => Ok(Status::No),
        }
    }
}

fn list(context: &Context, out: &mut impl Write) -> Result<Status, Failure> {
    let others = language::bundled().iter().map(|language| Entry {
        code: language.code().into(),
        name: language.name().into(),
        missing: language.missing().count(),
    });
    let english = Entry { code: ENGLISH.into(), name: "English".into(), missing: 0 };
    for entry in [english].into_iter().chain(others) {
        match (context.json, entry.missing) {
            (true, _) => write_json(out, &entry)?,
            (false, 0) => writeln!(out, "{}  {}", entry.code, entry.name)?,
            (false, missing) => {
                let lacks = say!("{} lacks {}", entry.name, counted(missing, "message"));
                writeln!(out, "{}  {lacks}", entry.code)?;
            }
        }
    }
    Ok(Status::Answered)
}
